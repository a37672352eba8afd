//! The rules of Mech a Dream, a game of assistants and machines by Thomas Dupont and Antoni Guillen.
//!
//! For up to seven days everybody sends three assistants a day to the stock room, to the delivery dock, to buy machines
//! or to build them. Machines move along a conveyor belt until they are completed, and work at night. Who has made the
//! most dreams when the week is over wins.
//!
//! | room | what it is for |
//! |---|---|
//! | [`lot`] | what is paid and gained; effects as data |
//! | [`tile`], [`cards`] | tiles, piles, cards and robots by name |
//! | [`components`] | the box: `data/components.ron`, as types |
//! | `boxcheck` | whether a box holds together |
//! | [`board`] | the components of one game, ready to play with |
//! | [`state`] | what lies on the table |
//! | [`engines`], [`prices`] | what robots and machines can do; what things cost somebody |
//! | [`moves`], `refusals` | what a seat may decide; why not |
//! | [`rules`] | what a decision does |
//! | `position` | whether a position could lie on a table |
//! | [`events`] | what happened |
//! | [`view`] | what eyes may see |
//! | [`score`] | who is winning, and why |
//! | [`words`] | moves and events, put into words |

pub mod board;
mod boxcheck;
pub mod cards;
pub mod components;
pub mod engines;
pub mod events;
pub mod lot;
pub mod moves;
mod position;
pub mod prices;
mod refusals;
pub mod rules;
pub mod score;
pub mod state;
pub mod tile;
pub mod view;
pub mod words;

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

use reverie_game::{
    Choice, Contents, Eyes, Game, GameEntry, Illegal, Log, Luck, Pending, Rules, Seat, Standings, Value,
    entry, seats_for,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use board::Board;
use cards::DeliverySet;
use components::Components;
use events::Event;
use moves::Move;
use rules::chance::Roll;
use state::{Player, State, Tiles, Time};
use view::View;

/// Mech a Dream in the catalog.
pub static ENTRY: GameEntry = entry::<MechADream>();

/// The rules of Mech a Dream with some variations, for so many players.
#[derive(Debug, Clone)]
pub struct MechADream {
    board: Arc<Board>,
    seats: u8,
}

/// What is chosen before a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields, export_to = "mech-a-dream.ts")]
pub struct Options {
    /// The Enlightened Robots.
    #[ts(as = "Option<bool>")]
    pub robots: bool,
    /// The Specialists.
    #[ts(as = "Option<bool>")]
    pub specialists: bool,
    /// A box of the players' own, instead of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    pub components: Option<Box<Components>>,
}

impl MechADream {
    /// What it is played with.
    pub fn board(&self) -> &Board {
        &self.board
    }

    fn blank(&self) -> State {
        let mut player = Player::default();
        if !self.board.with_robots {
            player.gain(self.board.start);
        }
        State {
            day: 1,
            time: Time::Opening,
            first: None,
            tiles: Tiles::default(),
            delivery: None,
            delivered: DeliverySet::NONE,
            specialists: tinyvec::ArrayVec::new(),
            players: (0..self.seats).map(|_| player).collect(),
        }
    }
}

impl Game for MechADream {
    const NAME: &'static str = "mech-a-dream";
    const RULES: Rules = Rules::FIRST;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const CHOICES: &'static [Choice] = &[
        Choice { name: "robots", values: &[Value::Flag(false), Value::Flag(true)] },
        Choice { name: "specialists", values: &[Value::Flag(false), Value::Flag(true)] },
    ];

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
        /// Our own box, with and without each variation, once.
        static OWN: LazyLock<[[Arc<Board>; 2]; 2]> = LazyLock::new(|| {
            let own = Components::own();
            [false, true].map(|robots| {
                [false, true].map(|specialists| Arc::new(Board::new(&own, robots, specialists)))
            })
        });
        seats_for::<Self>(seats)?;
        let board = match &options.components {
            Some(components) => {
                // A box can also come inside a record or a message, never having been read as a file.
                components.check().map_err(|fault| fault.reason)?;
                Arc::new(Board::new(components, options.robots, options.specialists))
            }
            None => OWN[usize::from(options.robots)][usize::from(options.specialists)].clone(),
        };
        Ok(Self { board, seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn longest(&self) -> usize {
        self.board.longest(self.seats)
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
        self.list(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        seat.at_table_of(self.seats)?;
        self.refuse(state, seat, mv)
    }

    fn play(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        self.decide(state, seat, mv, log);
    }

    fn confirms(&self, mv: Move) -> bool {
        mv == Move::Done
    }

    fn rolls(&self, state: &State, out: &mut Vec<(Roll, u32)>) {
        out.clear();
        self.list_rolls(state, out);
    }

    fn roll(&self, state: &mut State, roll: Roll, log: &mut Log<'_, Event>) {
        self.deal(state, roll, log);
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        self.see(state, eyes)
    }

    fn sample(&self, view: &View, luck: &mut Luck) -> State {
        self.imagine(view, luck)
    }

    fn standings(&self, state: &State) -> Standings {
        self.standings_of(state)
    }
}
