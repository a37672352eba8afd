//! What lies on the table, nothing derived: which lines are won, which stars are circled follows from the digits.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::board::MOST_MOONS;
use crate::grid::{Die, Digit, Grid, Line};

/// The most who can play.
pub const MOST_PLAYERS: usize = 5;

/// Two dice, the lower first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "[Die; 2]", into = "[Die; 2]")]
#[ts(as = "[Die; 2]", export_to = "daydream.ts")]
pub struct Roll([Die; 2]);

impl Roll {
    /// Every roll, sorted, with its weight: two different dice fall in two ways.
    pub(crate) const ALL: [(Self, u32); 21] = {
        let mut all = [(Self([Die::FACES[0]; 2]), 1); 21];
        let (mut n, mut low) = (0, 0);
        while low < 6 {
            let mut high = low;
            while high < 6 {
                all[n] = (Self([Die::FACES[low], Die::FACES[high]]), if low == high { 1 } else { 2 });
                n += 1;
                high += 1;
            }
            low += 1;
        }
        all
    };

    /// Two dice, in any order.
    pub fn of(one: Die, other: Die) -> Self {
        Self([one.min(other), one.max(other)])
    }

    /// The lower and the higher die.
    pub const fn dice(self) -> [Die; 2] {
        self.0
    }
}

impl TryFrom<[Die; 2]> for Roll {
    type Error = String;
    fn try_from([low, high]: [Die; 2]) -> Result<Self, String> {
        if low <= high { Ok(Self([low, high])) } else { Err("the lower die comes first".to_owned()) }
    }
}

impl From<Roll> for [Die; 2] {
    fn from(roll: Roll) -> Self {
        roll.0
    }
}

/// The table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "daydream.ts")]
pub struct State {
    /// How many rolls there were. The first gives the starting digits.
    pub turn: u8,
    /// The last roll.
    pub roll: Option<Roll>,
    /// One sheet for each player.
    #[ts(as = "Vec<Sheet>")]
    pub sheets: ArrayVec<[Sheet; MOST_PLAYERS]>,
}

/// What one player has in front of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "daydream.ts")]
pub struct Sheet {
    /// The digits in the clouds.
    pub grid: Grid,
    /// The leaves.
    pub leaves: Leaves,
    /// The shelf.
    pub drawing: Drawing,
    /// Solo: the thorns on the plant.
    #[serde(default, skip_serializing_if = "is_default")]
    pub thorns: u8,
    /// The digits on the garland, in the order in which they were written.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    #[ts(as = "Vec<Digit>")]
    pub garland: ArrayVec<[Digit; MOST_MOONS]>,
    /// The points circled for the round, the square and the oval frames; 0 while there are none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub frames: [u8; 3],
    /// What the player still has to do this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owes: Owes,
}

/// The leaves of a sheet; the others are blank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "daydream.ts")]
pub struct Leaves {
    /// Circled and not yet coloured: ready to change a die.
    pub ready: u8,
    /// Coloured: used up.
    pub coloured: u8,
}

/// How far the shelf is drawn. Objects are drawn one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "daydream.ts")]
pub struct Drawing {
    /// Objects drawn whole.
    pub objects: u8,
    /// Segments of the one under way.
    pub segments: u8,
}

/// How a stroke is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "daydream.ts")]
pub enum Ink {
    /// To the next point.
    Dot,
    /// To the next sun.
    Sun,
}

/// Strokes still to be drawn for a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "daydream.ts")]
pub struct Strokes {
    /// Of which kind.
    pub ink: Ink,
    /// How many.
    pub left: u8,
}

/// What a player still has to do this turn, innermost last: the dice, the lines the last placement completed, the strokes
/// of the line under way, the bonus of the object just finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "daydream.ts")]
pub struct Owes {
    /// Dice neither placed nor forgone, the lower first.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    #[ts(as = "Vec<Die>")]
    pub dice: ArrayVec<[Die; 2]>,
    /// Whether the other die was forgone: then this one must be placed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub forgone: bool,
    /// Completed lines that still have strokes to give, the row first.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    #[ts(as = "Vec<Line>")]
    pub lines: ArrayVec<[Line; 2]>,
    /// The strokes of the line being drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub strokes: Option<Strokes>,
    /// Whether an object with a bonus mark was just finished.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bonus: bool,
}

impl Owes {
    /// Whether nothing is left to decide.
    pub fn nothing(&self) -> bool {
        // Strokes are only left over while a bonus is to be chosen.
        !self.bonus && self.lines.is_empty() && self.dice.is_empty()
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
