//! The rules of Mechanica, a game of conveyor belts by Mary Flanagan and Max Seidman.
//!
//! Everybody runs a factory of three belts that makes cleaning bots, improves it with tiles from a Shop that turns and
//! gets cheaper, sells bots or keeps them for blueprints. When nothing is left to buy, the richest wins.
//!
//! | room | what it is for |
//! |---|---|
//! | [`floor`] | squares, sides, faces, models, tiles |
//! | [`components`] | the box: `data/components.ron`, as types |
//! | `boxcheck` | whether a box holds together |
//! | [`board`] | the components of one game, ready to play with |
//! | [`state`] | what lies on the table |
//! | [`route`] | where one bot may be carried |
//! | [`run`] | a factory's run |
//! | [`plan`] | a sound plan for a run |
//! | [`projection`] | what the coming workdays would bring |
//! | [`moves`] | what a seat may decide |
//! | `fit` | what fits where, and what it costs |
//! | `refusals` | why a seat may not decide something |
//! | [`rules`] | what a decision does, by chance, day, shop and trade |
//! | `position` | whether a position could lie on a table |
//! | [`events`] | what happened |
//! | [`view`] | what eyes may see |
//! | [`score`] | who is winning, and why |
//! | [`words`] | moves and events, put into words |
//! | [`names`] | what things are called in them |

pub mod board;
mod boxcheck;
pub mod components;
pub mod events;
mod fit;
pub mod floor;
pub mod moves;
pub mod names;
pub mod plan;
mod position;
pub mod projection;
mod refusals;
pub mod route;
pub mod rules;
pub mod run;
pub mod score;
pub mod state;
pub mod view;
pub mod words;

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

use reverie_game::{
    BadBox, Choice, Eyes, Game, GameEntry, Illegal, Log, Luck, Pending, Rules, Seat, Standings, Value, entry,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use board::Board;
use components::Components;
use events::Event;
use floor::Model;
use moves::Move;
use rules::Roll;
use state::{Armand, Fabricator, Factory, Phase, Slot, Stack, State};
use view::View;

/// Mechanica in the catalog.
pub static ENTRY: GameEntry = entry::<Mechanica>();

/// The rules of Mechanica with some options, for so many players.
#[derive(Debug, Clone)]
pub struct Mechanica {
    board: Arc<Board>,
    components: Arc<Components>,
    seats: u8,
}

/// How strong ARMAND-0 is, in a solo game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub enum Level {
    #[default]
    Normal,
    Hard,
    Impossible,
    Apocalyptic,
}

/// What is chosen before a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields, export_to = "mechanica.ts")]
pub struct Options {
    /// How strong ARMAND-0 is.
    #[ts(as = "Option<Level>")]
    pub level: Level,
    /// Whether all improvements are played, whatever the number of players.
    #[ts(as = "Option<bool>")]
    pub long_shift: bool,
    /// A box of the players' own, instead of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    pub components: Option<Box<Components>>,
}

impl Mechanica {
    /// What it is played with.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The box it came out of: games with the same one have the same figures.
    pub const fn components(&self) -> &Arc<Components> {
        &self.components
    }

    fn blank(&self) -> State {
        let mut factory = Factory { wallet: self.board.wallet.into(), ..Factory::default() };
        factory.start[1] =
            Slot { fabricator: Some(Fabricator::Basic), centre: Some(Model::Basic), side: None };
        let mut unseen = state::Tally::default();
        for &tile in &self.board.tiles {
            unseen[tile] = self.board.copies(tile);
        }
        let wallet = self.board.wallet.into();
        let armand = Armand { wallet, vault: self.board.head_start().into(), ..Armand::default() };
        State {
            day: 1,
            phase: Phase::Opening,
            first: Seat::new(0).filter(|_| self.seats == 1),
            active: None,
            shop: [None; state::SHOP],
            fallen: None,
            unseen,
            stack: self.board.stack,
            extras: self.board.extras,
            blueprints: [Stack::default(); 2],
            sideways: false,
            armand: (self.seats == 1).then_some(armand),
            factories: (0..self.seats).map(|_| factory).collect(),
        }
    }
}

impl Game for Mechanica {
    const NAME: &'static str = "mechanica";
    const RULES: Rules = Rules::FIRST;
    const SEATS: RangeInclusive<u8> = 1..=4;
    const OPEN: bool = true;
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "level",
            values: &[
                Value::Word("normal"),
                Value::Word("hard"),
                Value::Word("impossible"),
                Value::Word("apocalyptic"),
            ],
        },
        Choice { name: "long_shift", values: &[Value::Flag(false), Value::Flag(true)] },
    ];

    type Options = Options;
    type Components = Components;
    type State = State;
    type Move = Move;
    type Roll = Roll;
    type Board = Board;
    type View = View;
    type Event = Event;

    fn unbox(source: &str) -> Result<Components, BadBox> {
        Components::read(source)
    }

    fn with_box(options: Options, components: Components) -> Options {
        Options { components: Some(Box::new(components)), ..options }
    }

    fn under(_rules: u16, seats: u8, options: &Options) -> Result<Self, Illegal> {
        /// Our own box, once.
        static OWN: LazyLock<Arc<Components>> = LazyLock::new(|| Arc::new(Components::own()));
        if !Self::SEATS.contains(&seats) {
            return Err(Illegal::new("wrong-seats")
                .with("seats", seats)
                .with("fewest", *Self::SEATS.start())
                .with("most", *Self::SEATS.end()));
        }
        let components = match &options.components {
            Some(components) => {
                // A box can also come inside a record or a message, never having been read as a file.
                components.check().map_err(|fault| fault.reason)?;
                Arc::new((**components).clone())
            }
            None => Arc::clone(&OWN),
        };
        let board = Arc::new(Board::new(&components, options, seats));
        Ok(Self { board, components, seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// Every turn draws a tile or empties a place of the Shop, so there are few; in each of them money is the bound on what
    /// can be built and demolished.
    fn longest(&self) -> usize {
        let tiles: usize = self.board.improvements.iter().map(|figures| usize::from(figures.copies)).sum();
        let turns = tiles + 2 * state::SHOP + usize::from(self.seats);
        // A run: answers, and money from at most 41 bots that pass each tile once.
        let run = state::MOST_ANSWERS + 1;
        let earned = 9 * usize::from(self.board.sells(Model::Deluxe)) + 41 * floor::SQUARES;
        // Nine bots sold, two blueprints of up to nine bots, gifts and recycled bots, three Fabricators.
        let turn = 9 + 2 * 10 + 16 + 6 + 2 * state::SHOP * 8;
        usize::from(self.seats) * turns * (run + turn + 2 * earned) + 4 * usize::from(self.board.wallet)
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
        self.owing(state)
    }

    fn moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        self.list(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        if seat.number() >= self.seats {
            return Err(Illegal::new("no-such-seat")
                .with("seat", seat.number())
                .with("last", self.seats - 1));
        }
        self.refuse(state, seat, mv)
    }

    fn play(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        self.decide(state, seat, mv, log);
    }

    fn rolls(&self, state: &State, out: &mut Vec<(Roll, u32)>) {
        out.clear();
        self.list_rolls(state, out);
    }

    fn roll(&self, state: &mut State, roll: Roll, log: &mut Log<'_, Event>) {
        self.deal(state, roll, log);
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
