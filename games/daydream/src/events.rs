//! What happened, in words the log, the animation and the replay share. Everything at this table is open.

use reverie_game::{Audience, Happening, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Outcome;
use crate::grid::{Cloud, Die, Digit, Line};
use crate::moves::Bonus;
use crate::state::{Ink, Roll};

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "lowercase", deny_unknown_fields)]
#[allow(missing_docs)] // who, what and where
#[ts(export_to = "daydream.ts")]
pub enum Event {
    /// The dice fell, for everyone.
    Rolled { turn: u8, dice: Roll },
    /// Leaves were coloured to make a die another digit.
    Coloured { seat: Seat, leaves: u8, die: Die, digit: Digit },
    /// A digit was written.
    Wrote { seat: Seat, die: Die, digit: Digit, cloud: Cloud },
    /// A die was let go; a leaf was circled if one was blank, and a thorn grew in a solo game.
    Forwent { seat: Seat, die: Die, leaf: bool, thorn: bool },
    /// The grid was full before this die was placed.
    Lost { seat: Seat, die: Die },
    /// Strokes on the constellation, from so many to so many, circling so many stars.
    Constellation { seat: Seat, from: u16, to: u16, stars: u8 },
    /// A polaroid, counted from 0, got its digit.
    Polaroid { seat: Seat, polaroid: u8, digit: Digit },
    /// A moon of the garland, counted from 0, got its digit; a link to the one before was worth so much.
    Moon { seat: Seat, moon: u8, digit: Digit, reward: u8 },
    /// Heads of a note, counted from 0, were coloured: so many more.
    Note { seat: Seat, note: u8, heads: u8 },
    /// A line was completed.
    Line { seat: Seat, line: Line, outcome: Outcome, clouds: u8 },
    /// A stroke on an object, by its place in the drawing order, from one of its points to another.
    Stroke { seat: Seat, object: u8, ink: Ink, from: u8, to: u8 },
    /// An object was finished.
    Finished { seat: Seat, object: u8 },
    /// A bonus was chosen; a leaf only if one was blank, a stroke only if an object was left.
    Bonus { seat: Seat, take: Bonus, gained: bool },
    /// A family of frames was rewarded.
    Frame { seat: Seat, family: u8, points: u8 },
    /// Solo: rewards of so many points that were not won are gone.
    Barred { seat: Seat, points: u8 },
    /// Somebody filled the grid or drew every object: the game is over.
    Ended { seat: Seat, full: bool },
}

impl Happening for Event {
    fn audience(&self) -> Audience {
        Audience::All
    }

    fn reveals(&self) -> bool {
        false
    }
}
