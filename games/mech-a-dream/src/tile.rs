//! The Machine tiles by name, their piles and the six places where they are on sale. Which of them there are, the box says.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most tiles of all families: as many as a set of them has bits.
pub(crate) const TILES: usize = 64;
/// How many of them are on sale at once.
pub const SPOTS: usize = 6;

/// The four types of machines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "mech-a-dream.ts")]
pub enum Family {
    /// Blue; purple when completed.
    Resource,
    /// Green.
    Economical,
    /// Red; purple when completed.
    Power,
    /// Yellow.
    Crystal,
}

impl Family {
    /// All four, in the order of the tiles.
    pub const ALL: [Self; 4] = [Self::Resource, Self::Economical, Self::Power, Self::Crystal];

    /// The letter its tiles are named by.
    pub const fn letter(self) -> char {
        match self {
            Self::Resource => 'B',
            Self::Economical => 'E',
            Self::Power => 'P',
            Self::Crystal => 'C',
        }
    }

    /// Whether its tiles turn purple when completed: they can be activated.
    pub const fn turns_purple(self) -> bool {
        matches!(self, Self::Resource | Self::Power)
    }

    /// Where its tiles come from.
    pub const fn pile(self) -> Pile {
        match self {
            Self::Resource | Self::Economical => Pile::BlueGreen,
            Self::Power => Pile::Red,
            Self::Crystal => Pile::Yellow,
        }
    }

    /// How many tiles it can have at most.
    pub const fn most(self) -> u8 {
        match self {
            Self::Resource => 24,
            Self::Power => 20,
            Self::Economical | Self::Crystal => 10,
        }
    }

    const fn first(self) -> u8 {
        match self {
            Self::Resource => 0,
            Self::Economical => 24,
            Self::Power => 34,
            Self::Crystal => 54,
        }
    }
}

/// A Machine tile. Its name is the letter of its family and its number: B7, P1, E3, C8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string", export_to = "mech-a-dream.ts")]
pub struct Tile(u8);

impl Tile {
    pub(crate) const FIRST: Self = Self(0);

    /// The tile of this family with this number, counted from 1; whether a box has it is another question.
    pub const fn of(family: Family, number: u8) -> Option<Self> {
        if number >= 1 && number <= family.most() { Some(Self(family.first() + number - 1)) } else { None }
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its type.
    pub const fn family(self) -> Family {
        match self.0 {
            0..24 => Family::Resource,
            24..34 => Family::Economical,
            34..54 => Family::Power,
            _ => Family::Crystal,
        }
    }

    /// Its number in its family, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 - self.family().first() + 1
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.family().letter(), self.number())
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> Self {
        tile.to_string()
    }
}

impl std::str::FromStr for Tile {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let parse = || {
            let family = Family::ALL.into_iter().find(|family| text.starts_with(family.letter()))?;
            let digits = &text[1..];
            // One name a tile: no B07, no B+7.
            let plain = !digits.starts_with(['0', '+']);
            Self::of(family, digits.parse().ok().filter(|_| plain)?)
        };
        parse().ok_or_else(|| format!("{text:?} is no tile: B1 to B24, E1 to E10, P1 to P20 or C1 to C10"))
    }
}

impl TryFrom<String> for Tile {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// Some tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TileSet(u64);

impl TileSet {
    /// None of them.
    pub(crate) const NONE: Self = Self(0);
    /// Those that turn purple.
    pub(crate) const PURPLE: Self = Self::of(Family::Resource).either(Self::of(Family::Power));
    /// The green ones.
    pub(crate) const ECONOMICAL: Self = Self::of(Family::Economical);

    /// All that this family can have.
    const fn of(family: Family) -> Self {
        Self(((1 << family.most()) - 1) << family.first())
    }

    /// All that this pile can have.
    pub(crate) const fn in_pile(pile: Pile) -> Self {
        match pile {
            Pile::BlueGreen => Self::of(Family::Resource).either(Self::of(Family::Economical)),
            Pile::Red => Self::of(Family::Power),
            Pile::Yellow => Self::of(Family::Crystal),
        }
    }

    pub(crate) const fn add(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    pub(crate) const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    pub(crate) const fn contains(self, tile: Tile) -> bool {
        self.0 & 1 << tile.0 != 0
    }

    /// Those in both.
    pub(crate) const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    pub(crate) const fn either(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in any of these.
    pub(crate) fn all_of(sets: &[Self]) -> Self {
        sets.iter().fold(Self::NONE, |all, &one| all.either(one))
    }

    /// Those not in the other.
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[allow(clippy::cast_possible_truncation)]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut set = Self::NONE;
        for tile in tiles {
            set.add(tile);
        }
        set
    }
}

impl IntoIterator for TileSet {
    type Item = Tile;
    type IntoIter = InOrder;
    fn into_iter(self) -> InOrder {
        InOrder(self)
    }
}

/// The tiles of a set, in order.
#[derive(Debug, Clone)]
pub(crate) struct InOrder(TileSet);

impl Iterator for InOrder {
    type Item = Tile;
    #[allow(clippy::cast_possible_truncation)] // below 64
    fn next(&mut self) -> Option<Tile> {
        let TileSet(left) = &mut self.0;
        if *left == 0 {
            return None;
        }
        let lowest = left.trailing_zeros() as u8;
        *left &= *left - 1;
        Some(Tile(lowest))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

/// The three piles of the factory. Each lies at the start of its conveyor belt, its top tile face up and on sale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "mech-a-dream.ts")]
pub enum Pile {
    /// Resource and Economical machines.
    BlueGreen,
    /// Power machines.
    Red,
    /// Crystal machines.
    Yellow,
}

impl Pile {
    /// All three.
    pub const ALL: [Self; 3] = [Self::BlueGreen, Self::Red, Self::Yellow];

    /// The place of its top tile.
    pub const fn top(self) -> Spot {
        match self {
            Self::BlueGreen => Spot(0),
            Self::Red => Spot(3),
            Self::Yellow => Spot(5),
        }
    }
}

/// A place in the factory where a tile is on sale, counted from 0: the top of the blue-green pile and the two places
/// beside it, the top of the red pile and the one beside it, the top of the yellow pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number", export_to = "mech-a-dream.ts")]
pub struct Spot(u8);

impl Spot {
    /// All six.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..6).map(Self)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The pile that fills it.
    pub const fn pile(self) -> Pile {
        match self.0 {
            0..3 => Pile::BlueGreen,
            3 | 4 => Pile::Red,
            _ => Pile::Yellow,
        }
    }
}

impl TryFrom<u8> for Spot {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        if usize::from(number) < SPOTS {
            Ok(Self(number))
        } else {
            Err(format!("there is no place {number} where a tile is sold: they are 0 to 5"))
        }
    }
}

impl From<Spot> for u8 {
    fn from(spot: Spot) -> u8 {
        spot.0
    }
}
