//! The rules of Daydream, a roll and write by Anthony Perone and Benoît Turpin on a board that folds into eight games.
//!
//! Everyone rolls the same two dice and writes them into their own clouds. A line of clouds whose digits all differ lets
//! you draw strokes on the shelf; one whose digits go up or down one by one draws them from sun to sun. Who has drawn the
//! most objects when somebody has filled the grid wins.
//!
//! | room | what it is for |
//! |---|---|
//! | [`folding`] | the six panels and the eight views |
//! | [`components`] | the box: `data/components.ron`, as types |
//! | `boxcheck` | whether a box holds together |
//! | [`board`] | the components of one view, ready to play on |
//! | [`grid`] | clouds, digits, dice, lines |
//! | [`state`] | what lies on the table |
//! | [`moves`] | what a seat may decide |
//! | `rules` | what a decision does |
//! | `position` | whether a position could lie on a table |
//! | [`events`] | what happened |
//! | [`view`] | what eyes may see |
//! | [`score`] | who is winning, and why |
//! | [`words`] | moves and events, put into words |

pub mod board;
mod boxcheck;
pub mod components;
pub mod events;
pub mod folding;
pub mod grid;
pub mod moves;
mod position;
mod rules;
pub mod score;
pub mod state;
pub mod view;
pub mod words;

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

use reverie_game::{
    Choice, Contents, Eyes, Game, GameEntry, Illegal, Log, Luck, Pending, Rules, Seat, SeatSet, Source,
    Standings, Value, entry, seats_for,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use board::Board;
use components::Components;
use events::Event;
use folding::Folding;
use moves::Move;
use state::{Leaves, Roll, Sheet, State};
use view::View;

/// Daydream in the catalog.
pub static ENTRY: GameEntry = entry::<Daydream>();

/// The two dice.
const DICE: Source = Source::new("dice");

/// The rules of Daydream for one view and so many players.
#[derive(Debug, Clone)]
pub struct Daydream {
    board: Arc<Board>,
    seats: u8,
}

/// What is chosen before a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields, export_to = "daydream.ts")]
pub struct Options {
    /// How the board is folded.
    #[serde(default)]
    #[ts(as = "Option<Folding>")]
    pub view: Folding,
    /// A box of the players' own, instead of ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    pub components: Option<Box<Components>>,
}

impl Daydream {
    /// The board it is played on.
    pub fn board(&self) -> &Board {
        &self.board
    }

    fn blank(&self) -> State {
        let leaves = Leaves { ready: self.board.leaves.circled, coloured: 0 };
        let sheet = Sheet { leaves, ..Sheet::default() };
        State { turn: 0, roll: None, sheets: (0..self.seats).map(|_| sheet).collect() }
    }
}

impl Game for Daydream {
    const NAME: &'static str = "daydream";
    const RULES: Rules = Rules::FIRST;
    const SEATS: RangeInclusive<u8> = 1..=5;
    const OPEN: bool = true;
    const CHOICES: &'static [Choice] = &[Choice {
        name: "view",
        values: &[
            Value::Word("A"),
            Value::Word("D"),
            Value::Word("BC"),
            Value::Word("EF"),
            Value::Word("AD"),
            Value::Word("DA"),
            Value::Word("ABC"),
            Value::Word("DEF"),
        ],
    }];

    type Options = Options;
    type Components = Components;
    type State = State;
    type Move = Move;
    type Roll = Roll;
    type Board = Board;
    type View = View;
    type Event = Event;

    fn with_box(options: Options, components: Components) -> Options {
        Options { components: Some(Box::new(components)), ..options }
    }

    fn under(_rules: u16, seats: u8, options: &Options) -> Result<Self, Illegal> {
        /// Our own box, folded in all eight ways once.
        static OWN: LazyLock<Vec<Arc<Board>>> = LazyLock::new(|| {
            let own = Components::own();
            Folding::ALL.into_iter().map(|folding| Arc::new(Board::new(&own, folding))).collect()
        });
        seats_for::<Self>(seats)?;
        let board = match &options.components {
            Some(components) => {
                // A box can also come inside a record or a message, never having been read as a file.
                components.check().map_err(|fault| fault.reason)?;
                Arc::new(Board::new(components, options.view))
            }
            None => OWN[options.view as usize].clone(),
        };
        Ok(Self { board, seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// A turn writes a cloud at least, so there are no more turns than clouds; in each a die may be forgone. A cloud may
    /// ask for an order of lines, an object for a bonus.
    fn longest(&self) -> usize {
        usize::from(self.seats) * (3 * self.board.clouds.len() + self.board.objects.len())
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn start(&self) -> State {
        self.blank()
    }

    fn admit(&self, state: &State) -> Result<(), Illegal> {
        self.admit_state(state)
    }

    fn pending(&self, state: &State) -> Pending {
        let owing = |(_, sheet): &(Seat, &Sheet)| !sheet.owes.nothing();
        let awaited: SeatSet =
            Seat::all(self.seats).zip(&state.sheets).filter(owing).map(|(seat, _)| seat).collect();
        if !awaited.is_empty() {
            Pending::Seats(awaited)
        } else if state.sheets.iter().any(|sheet| self.finished(sheet)) {
            Pending::Over
        } else {
            Pending::Chance(DICE)
        }
    }

    fn moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if let Some(sheet) = state.sheets.get(seat.index()) {
            self.list(sheet, state.starting(), out);
        }
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        match state.sheets.get(seat.index()) {
            Some(sheet) => self.refuse(sheet, state.starting(), mv),
            None => Err(Illegal::no_such_seat(seat.number(), self.seats)),
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        self.decide(state, seat, mv, log);
    }

    fn rolls(&self, _state: &State, out: &mut Vec<(Roll, u32)>) {
        out.clear();
        out.extend_from_slice(&Roll::ALL);
    }

    fn roll(&self, state: &mut State, roll: Roll, log: &mut Log<'_, Event>) {
        Self::deal(state, roll, log);
    }

    fn view(&self, state: &State, _eyes: Eyes) -> View {
        self.see(state)
    }

    fn sample(&self, view: &View, _luck: &mut Luck) -> State {
        view.table
    }

    fn standings(&self, state: &State) -> Standings {
        self.standings_of(state)
    }
}
