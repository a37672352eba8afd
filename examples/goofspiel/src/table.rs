//! What lies on the table, what may be decided, what happens, and what eyes may see of it.

use reverie_game::{Audience, Eyes, Happening, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::cards::{Card, Cards};

/// The most who can play.
pub const MOST_PLAYERS: u8 = 4;

/// The table. What follows from it is not in it: a bid is open while hands hold a card more than dreams are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The dreams that have not come up yet, in no order: the next one is chance's affair.
    pub left: Cards,
    /// The dreams that are bid for: one, and with it those that waited.
    pub stake: Cards,
    /// What lies before each player.
    pub sides: ArrayVec<[Side; MOST_PLAYERS as usize]>,
}

/// What lies before a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "goofspiel.ts")]
pub struct Side {
    /// The stars not yet spent, the bid among them until it is shown.
    pub hand: Cards,
    /// The bid, face down.
    pub bid: Option<Card>,
    /// The bid before, face up on those already spent.
    pub last: Option<Card>,
    /// The dreams won.
    pub won: Cards,
}

/// What a seat may decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
#[allow(missing_docs)]
#[ts(export_to = "goofspiel.ts")]
pub enum Move {
    /// Lays a card face down.
    Bid { card: Card },
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "lowercase", deny_unknown_fields)]
#[allow(missing_docs)] // who and what
#[ts(export_to = "goofspiel.ts")]
pub enum Event {
    /// A dream came up, in this round, counted from 1.
    Turned { round: usize, dream: Card },
    /// A seat has bid. What, is its own secret.
    Sealed { seat: Seat },
    /// A bid was shown.
    Showed { seat: Seat, card: Card },
    /// A dream was won.
    Won { seat: Seat, dream: Card },
    /// The highest bid was made twice: the dreams wait for the next bid, or are gone.
    Tied { waits: bool },
}

impl Happening for Event {
    fn audience(&self) -> Audience {
        Audience::All
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Showed { .. })
    }
}

/// The table as some eyes see it. A hand is what has not been spent, so everybody can count it; only a bid is hidden.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "goofspiel.ts")]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// The dreams that have not come up yet.
    pub left: Cards,
    /// The dreams that are bid for.
    pub stake: Cards,
    /// What lies before each player, without the bids of others.
    pub sides: Vec<Side>,
    /// Who has bid.
    pub sealed: SeatSet,
}
