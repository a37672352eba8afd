//! The Factory Floor: squares, sides, faces, and the tiles that lie there.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::components::{Improvement, Kind};

/// The rows of a factory, from top to bottom.
pub const ROWS: u8 = 3;
/// The columns of the Factory Floor, between the Start Zone and the Loading Dock.
pub const COLUMNS: u8 = 4;
/// The squares of the Factory Floor.
pub const SQUARES: usize = 12;
/// The most output holes a tile has.
pub const MOST_OUTPUTS: usize = 3;

/// The three models, from the cheapest to the dearest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub enum Model {
    #[default]
    Basic,
    Plus,
    Deluxe,
}

impl Model {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Basic, Self::Plus, Self::Deluxe];

    /// The next model up; a Deluxe stays one.
    #[must_use]
    pub const fn up(self) -> Self {
        match self {
            Self::Basic => Self::Plus,
            Self::Plus | Self::Deluxe => Self::Deluxe,
        }
    }

    /// The next model down, if there is one.
    pub const fn down(self) -> Option<Self> {
        match self {
            Self::Basic => None,
            Self::Plus => Some(Self::Basic),
            Self::Deluxe => Some(Self::Plus),
        }
    }
}

/// A side of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side across.
    #[must_use]
    pub const fn across(self) -> Self {
        self.turned(2)
    }

    /// So many quarter turns clockwise.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The same side with north and south exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::South => Self::North,
            east_or_west => east_or_west,
        }
    }
}

/// What is on one side of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "mechanica.ts")]
pub enum Face {
    /// Bots can come in here.
    Entrance,
    /// Bots leave here.
    Exit,
    /// Nothing passes.
    Flat,
}

/// A square of the Factory Floor, counted from 0 row by row. Written as its row from the top and its column from the left,
/// a1 to c4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string", export_to = "mechanica.ts")]
pub struct Square(u8);

impl Square {
    /// The square in this row and column, both counted from 0.
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row < ROWS && column < COLUMNS { Some(Self(row * COLUMNS + column)) } else { None }
    }

    /// The square at this place of that order.
    pub(crate) const fn nth(place: u8) -> Self {
        Self(place % (ROWS * COLUMNS))
    }

    /// All squares, row by row.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..ROWS * COLUMNS).map(Self)
    }

    /// Its place in that order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn place(self) -> u8 {
        self.0
    }

    /// Its row, from the top.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Its column, from the left.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// What lies beyond this side.
    pub const fn beyond(self, side: Side) -> Cell {
        let (row, column) = (self.row(), self.column());
        let next = match side {
            Side::North if row == 0 => return Cell::Edge,
            Side::South if row + 1 == ROWS => return Cell::Edge,
            Side::East if column + 1 == COLUMNS => return Cell::Truck(row),
            Side::West if column == 0 => return Cell::Start(row),
            Side::North => Self(self.0 - COLUMNS),
            Side::South => Self(self.0 + COLUMNS),
            Side::East => Self(self.0 + 1),
            Side::West => Self(self.0 - 1),
        };
        Cell::Floor(next)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row()), self.column() + 1)
    }
}

impl std::str::FromStr for Square {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Self::all()
            .find(|square| square.to_string() == text)
            .ok_or_else(|| format!("{text:?} is no square: they are a1 to a4, b1 to b4 and c1 to c4"))
    }
}

impl TryFrom<String> for Square {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

/// Where a bot may be carried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// A square.
    Floor(Square),
    /// The truck of this row.
    Truck(u8),
    /// The Start Zone slot of this row.
    Start(u8),
    /// Above or below the factory.
    Edge,
}

/// What lies on the Factory Floor: improvements that work in one of seven ways, and Forks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub enum Machine {
    #[default]
    Fork,
    GiftWrapper,
    Upgrader,
    Duplicator,
    Downgrader,
    Repurposer,
    FlightTester,
    StaticCharger,
}

impl Machine {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Fork,
        Self::GiftWrapper,
        Self::Upgrader,
        Self::Duplicator,
        Self::Downgrader,
        Self::Repurposer,
        Self::FlightTester,
        Self::StaticCharger,
    ];

    /// How many bots it takes in before it does its work; none where bots only pass.
    pub const fn inputs(self) -> usize {
        match self {
            Self::Upgrader | Self::Duplicator | Self::Downgrader => 1,
            Self::Repurposer => 2,
            Self::Fork | Self::GiftWrapper | Self::FlightTester | Self::StaticCharger => 0,
        }
    }
}

/// The most tiles in a box that work alike.
pub const MOST_DESIGNS: u8 = 4;

/// Which of the tiles that work alike, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number", export_to = "mechanica.ts")]
pub struct Design(u8);

impl Design {
    /// The first, and mostly the only one.
    pub const FIRST: Self = Self(0);

    /// All that there can be.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..MOST_DESIGNS).map(Self)
    }

    /// The one with this place, counted from 0.
    pub fn nth(place: usize) -> Option<Self> {
        Self::all().nth(place)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
    pub(crate) fn is_first(&self) -> bool {
        *self == Self::FIRST
    }
}

impl TryFrom<u8> for Design {
    type Error = String;
    fn try_from(place: u8) -> Result<Self, String> {
        if place < MOST_DESIGNS {
            Ok(Self(place))
        } else {
            Err(format!(
                "no {MOST_DESIGNS} tiles work alike, so there is no design {place}: they are counted from 0"
            ))
        }
    }
}

impl From<Design> for u8 {
    fn from(design: Design) -> u8 {
        design.0
    }
}

/// How a tile lies: so many quarter turns clockwise from facing east, and on which side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Lie {
    /// Quarter turns, 0 to 3.
    pub turns: u8,
    /// Whether its back is up: only a Duplicator has one.
    #[serde(default)]
    pub back: bool,
}

impl Lie {
    /// Four turns of each side.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { turns: 0, back: false }; 8];
        let mut n = 0;
        while n < 8 {
            all[n as usize] = Self { turns: n % 4, back: n >= 4 };
            n += 1;
        }
        all
    };

    /// Its place in that order.
    pub(crate) const fn index(self) -> usize {
        self.turns as usize % 4 + if self.back { 4 } else { 0 }
    }

    /// Where a printed side comes to lie.
    pub const fn place(self, printed: Side) -> Side {
        let side = if self.back { printed.mirrored() } else { printed };
        side.turned(self.turns)
    }

    /// Which printed side lies on this side.
    pub const fn printed(self, side: Side) -> Side {
        let unturned = side.turned(4 - self.turns % 4);
        if self.back { unturned.mirrored() } else { unturned }
    }
}

/// What lies on each square, row by row.
pub type Floor = [Option<Tile>; SQUARES];

/// A tile on the floor, with the bots in its holes between two runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Tile {
    /// What it is.
    pub machine: Machine,
    /// Which of those that work so.
    #[serde(default, skip_serializing_if = "Design::is_first")]
    #[ts(as = "Option<Design>", optional)]
    pub design: Design,
    /// How it lies.
    pub lie: Lie,
    /// What is in its output holes, in the order in which they are printed.
    #[serde(default)]
    pub outputs: [Option<Model>; MOST_OUTPUTS],
    /// A bot that waits in a Repurposer for another.
    #[serde(default)]
    pub waiting: Option<Model>,
}

impl Tile {
    /// A Fork that lies so.
    pub fn fork(lie: Lie) -> Self {
        Self { machine: Machine::Fork, lie, ..Self::default() }
    }

    /// This improvement, lying so; none of those that belong into the Start Zone.
    pub fn of(improvement: Improvement, lie: Lie) -> Option<Self> {
        Some(Self { machine: improvement.machine()?, design: improvement.design(), lie, ..Self::default() })
    }

    /// Which improvement it is; a Fork is none.
    pub fn improvement(&self) -> Option<Improvement> {
        Kind::of(self.machine).map(|kind| Improvement::of(kind, self.design))
    }
}

/// The tiles that lie there, with their squares.
pub fn laid(floor: &Floor) -> impl Iterator<Item = (Square, &Tile)> {
    Square::all().zip(floor).filter_map(|(square, tile)| Some((square, tile.as_ref()?)))
}
