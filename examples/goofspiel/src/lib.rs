//! Goofspiel, the game of pure strategy that Merrill Flood is credited with: all bid in secret for the same prize, each with the same
//! cards. Here a prize is a dream and a card some stars.
//!
//! It is an example: the whole of a game in one room, to be read and copied. The [`README`](../README.md) says in which order.
//!
//! | room | what it is for |
//! |---|---|
//! | here | the options, the face of the game, and its [`KIT`] |
//! | [`cards`] | cards and sets of them |
//! | [`table`] | what lies on the table, moves, events, views |
//! | `rules` | what a bid does, and whether a position could lie on a table |
//! | [`words`] | moves and events, put into words |
//! | [`bots`] | its players |
//! | [`terminal`] | its board in a terminal |

pub mod bots;
pub mod cards;
mod rules;
pub mod table;
pub mod terminal;
pub mod words;

use std::ops::RangeInclusive;

use reverie_bots::first::First;
use reverie_bots::level::{APPRENTICE, DREAMER, ENGINEER, MASTER};
use reverie_bots::random::Random;
use reverie_game::{
    BadBox, Choice, Eyes, Game, GameEntry, Illegal, Log, Luck, Part, Pending, Rules, Seat, Source, Standings,
    Value, entry, seats_for,
};
use reverie_kit::report::{Label, Noted, Notes};
use reverie_kit::{Kit, Lesson, house, level, nothing_to_prepare, page_types, quick};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use bots::Bidder;
use cards::{Card, Cards};
use table::{Event, MOST_PLAYERS, Move, Side, State, View};

/// Goofspiel in the catalog.
pub static ENTRY: GameEntry = entry::<Goofspiel>();

/// All that the program needs of it.
pub static KIT: Kit = Kit {
    entry: &ENTRY,
    components: "// Goofspiel is played with nothing but numbers: there is no box of one's own.\n",
    levels: &[
        level(&DREAMER, &house::<Goofspiel, _>(Bidder { whims: true })),
        level(&APPRENTICE, &house::<Goofspiel, _>(Bidder { whims: false })),
        level(&ENGINEER, &house::<Goofspiel, _>(bots::ENGINEER)),
        level(&MASTER, &house::<Goofspiel, _>(bots::MASTER)),
    ],
    plain: &[
        quick("random", &house::<Goofspiel, _>(Random)),
        quick("greedy", &house::<Goofspiel, _>(Bidder { whims: false })),
    ],
    lesson: Some(Lesson { seed: "dream", options: r#"{"cards":7}"#, seats: &["me", "partner"] }),
    partner: Some(&quick("partner", &house::<Goofspiel, _>(First))),
    prepare: nothing_to_prepare,
    board: &terminal::GoofspielBoard,
    notes: Notes {
        things: &[Noted::each("report-kind-goofspiel", "won", "dream", Label::Said("dream"))],
        offered: &[],
        round: Some(("turned", "round")),
    },
    trainer: None,
    words: None,
    types: page_types::<Goofspiel>,
};

/// The dreams that have not come up.
const DREAMS: Source = Source::new("dreams");

/// The rules, for so many players.
#[derive(Debug, Clone)]
pub struct Goofspiel {
    options: Options,
    seats: u8,
}

/// What is chosen before a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields, export_to = "goofspiel.ts")]
pub struct Options {
    /// How many dreams there are, and cards in each hand: 13 or 7.
    pub cards: u8,
    /// What becomes of a dream nobody wins.
    pub ties: Ties,
    /// In which order the dreams come up.
    pub prizes: Order,
}

impl Default for Options {
    fn default() -> Self {
        Self { cards: 13, ties: Ties::Carried, prizes: Order::Shuffled }
    }
}

/// What becomes of a dream nobody wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "goofspiel.ts")]
pub enum Ties {
    /// It waits, and is won with the next one.
    Carried,
    /// Nobody gets it.
    Lost,
}

/// In which order the dreams come up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "goofspiel.ts")]
pub enum Order {
    /// As chance has it.
    Shuffled,
    /// From the highest to the lowest.
    Descending,
}

impl Game for Goofspiel {
    const NAME: &'static str = "goofspiel";
    const RULES: Rules = Rules::FIRST;
    const SEATS: RangeInclusive<u8> = 2..=MOST_PLAYERS;
    const CHOICES: &'static [Choice] = &[
        Choice { name: "cards", values: &[Value::Number(13), Value::Number(7)] },
        Choice { name: "ties", values: &[Value::Word("carried"), Value::Word("lost")] },
        Choice { name: "prizes", values: &[Value::Word("shuffled"), Value::Word("descending")] },
    ];

    type Options = Options;
    type Components = ();
    type State = State;
    type Move = Move;
    type Roll = Card;
    type Board = Options;
    type View = View;
    type Event = Event;

    fn unbox(_source: &str) -> Result<(), BadBox> {
        Err(BadBox { line: 1, reason: Illegal::new("goofspiel-no-box") })
    }

    fn with_box(options: Options, (): ()) -> Options {
        options
    }

    fn under(_rules: u16, seats: u8, options: &Options) -> Result<Self, Illegal> {
        seats_for::<Self>(seats)?;
        if ![7, 13].contains(&options.cards) {
            return Err(Illegal::new("goofspiel-cards").with("cards", options.cards));
        }
        Ok(Self { options: *options, seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// The last card is never asked for.
    fn longest(&self) -> usize {
        usize::from(self.seats) * usize::from(self.options.cards - 1)
    }

    fn board(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        let all = Cards::up_to(self.options.cards);
        let side = Side { hand: all, ..Side::default() };
        State { left: all, stake: Cards::NONE, sides: (0..self.seats).map(|_| side).collect() }
    }

    fn admit(&self, state: &State) -> Result<(), Illegal> {
        self.admit_state(state)
    }

    fn pending(&self, state: &State) -> Pending {
        if state.bidding() {
            Pending::Seats(state.awaited())
        } else if state.left.is_empty() {
            Pending::Over
        } else {
            Pending::Chance(DREAMS)
        }
    }

    fn moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        let side = state.sides.get(seat.index()).filter(|side| state.bidding() && side.bid.is_none());
        out.extend(side.into_iter().flat_map(|side| side.hand.iter()).map(|card| Move::Bid { card }));
    }

    fn check(&self, state: &State, seat: Seat, Move::Bid { card }: Move) -> Result<(), Illegal> {
        let side = state.sides.get(seat.index());
        let side = side.ok_or_else(|| Illegal::no_such_seat(seat.number(), self.seats))?;
        if !state.bidding() {
            Err(Illegal::not_now("goofspiel-nothing-up"))
        } else if side.bid.is_some() {
            Err(Illegal::not_now("goofspiel-has-bid"))
        } else if !side.hand.has(card) {
            Err(Illegal::new("goofspiel-spent").with("card", card.number()))
        } else {
            Ok(())
        }
    }

    fn play(&self, state: &mut State, seat: Seat, Move::Bid { card }: Move, log: &mut Log<'_, Event>) {
        self.bid(state, seat, card, log);
    }

    /// A bid says all that a seat has to say: nobody waits for more.
    fn confirms(&self, _mv: Move) -> bool {
        true
    }

    fn rolls(&self, state: &State, out: &mut Vec<(Card, u32)>) {
        out.clear();
        if !state.bidding() {
            out.extend(self.next(state).map(|dream| (dream, 1)));
        }
    }

    fn roll(&self, state: &mut State, dream: Card, log: &mut Log<'_, Event>) {
        self.turn_up(state, dream, log);
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        let State { left, stake, sides } = *state;
        let seen =
            |(seat, side): (Seat, Side)| Side { bid: side.bid.filter(|_| eyes.seat() == Some(seat)), ..side };
        let sides = Seat::all(self.seats).zip(sides).map(seen).collect();
        View { eyes, left, stake, sides, sealed: state.sealed() }
    }

    /// What others have bid is guessed as the bots guess it.
    fn sample(&self, view: &View, luck: &mut Luck) -> State {
        let &View { left, stake, ref sides, .. } = view;
        let mut state = State { left, stake, sides: sides.iter().copied().collect() };
        for seat in view.sealed.iter().filter(|&seat| view.eyes.seat() != Some(seat)) {
            state.sides[seat.index()].bid = bots::guess(&state, seat, luck);
        }
        state
    }

    fn standings(&self, state: &State) -> Standings {
        let score = |side: &Side| vec![Part { name: "dreams-won".into(), points: side.won.sum().into() }];
        Standings::ranked(state.sides.iter().map(|side| (score(side), Vec::new())))
    }
}
