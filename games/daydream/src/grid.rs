//! The grid of clouds: where a cloud is, which clouds, what is written in them.

use std::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Rows of every grid.
pub const ROWS: u8 = 5;
/// Columns of the widest view.
pub const COLUMNS: u8 = 10;
/// A column more than any view has, always a gap: so a cloud's left and right neighbours never wrap to another row.
const STRIDE: u8 = COLUMNS + 1;
/// Places a cloud can have.
pub(crate) const PLACES: usize = (ROWS * STRIDE) as usize;

/// What each place is called. A table, since every position that is sent or hashed spells its clouds.
#[rustfmt::skip]
const NAMES: [[&str; COLUMNS as usize]; ROWS as usize] = [
    ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10"],
    ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10"],
    ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10"],
    ["d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9", "d10"],
    ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10"],
];

/// A digit as written in a cloud: 0 to 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number", export_to = "daydream.ts")]
pub struct Digit(u8);

impl Digit {
    /// The lowest, 0.
    pub const MIN: Self = Self(0);
    /// The highest, 9.
    pub const MAX: Self = Self(9);

    /// This digit, if it is one.
    pub const fn new(value: u8) -> Option<Self> {
        if value <= Self::MAX.0 { Some(Self(value)) } else { None }
    }

    /// Its value.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Every digit from `self` to `last`.
    pub fn up_to(self, last: Self) -> impl Iterator<Item = Self> {
        (self.0..=last.0).map(Self)
    }
}

/// A die as it fell: 1 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number", export_to = "daydream.ts")]
pub struct Die(u8);

impl Die {
    /// Every face.
    pub const FACES: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// This face, if a die has it.
    pub const fn new(value: u8) -> Option<Self> {
        if 1 <= value && value <= 6 { Some(Self(value)) } else { None }
    }

    /// Its pips.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The digit it shows before any leaf.
    pub const fn digit(self) -> Digit {
        Digit(self.0)
    }

    /// The leaves it takes to write this digit with it.
    pub const fn leaves_to(self, digit: Digit) -> u8 {
        self.0.abs_diff(digit.0)
    }
}

impl Default for Die {
    fn default() -> Self {
        Self(1)
    }
}

macro_rules! number {
    ($type:ident, $what:literal) => {
        impl TryFrom<u8> for $type {
            type Error = String;
            fn try_from(value: u8) -> Result<Self, String> {
                Self::new(value).ok_or_else(|| format!(concat!("{} is not ", $what), value))
            }
        }
        impl From<$type> for u8 {
            fn from(value: $type) -> u8 {
                value.0
            }
        }
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}
number!(Digit, "a digit from 0 to 9");
number!(Die, "a face of a die, 1 to 6");

/// The place of a cloud in a view: a row from `a` (top) to `e`, a column from 1 (left). In text: `b3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string", export_to = "daydream.ts")]
pub struct Cloud(u8);

impl Cloud {
    /// The place in this row and column, both counted from 0.
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row < ROWS && column < COLUMNS { Some(Self(row * STRIDE + column)) } else { None }
    }

    /// Its row, counted from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// Its column, counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// Its name: `b3`.
    pub const fn name(self) -> &'static str {
        NAMES[self.row() as usize][self.column() as usize]
    }

    /// Its number among all [`PLACES`].
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Cloud {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl std::str::FromStr for Cloud {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is not a cloud: a row a to e and a column 1 to 10, like b3");
        let mut letters = text.chars();
        let row =
            letters.next().and_then(|letter| u32::from(letter.to_ascii_lowercase()).checked_sub('a'.into()));
        let column = letters.as_str();
        // One spelling a cloud: no sign, no leading zero.
        let plain = !column.starts_with(['+', '0']);
        let column = column.parse::<u8>().ok().filter(|_| plain).and_then(|column| column.checked_sub(1));
        row.and_then(|row| u8::try_from(row).ok())
            .zip(column)
            .and_then(|(row, column)| Self::at(row, column))
            .ok_or_else(wrong)
    }
}

impl TryFrom<String> for Cloud {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Cloud> for String {
    fn from(cloud: Cloud) -> Self {
        cloud.name().to_owned()
    }
}

/// Some clouds of a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, TS)]
#[serde(into = "Vec<Cloud>")]
#[ts(as = "Vec<Cloud>", export_to = "daydream.ts")]
pub struct CloudSet(u64);

impl CloudSet {
    /// None.
    pub const EMPTY: Self = Self(0);

    /// Whether this one is among them.
    pub const fn contains(self, cloud: Cloud) -> bool {
        self.0 >> cloud.0 & 1 == 1
    }

    /// With this one added.
    #[must_use]
    pub const fn with(self, cloud: Cloud) -> Self {
        Self(self.0 | 1 << cloud.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in this set only.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether all of these are in the other.
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The places next to these: above, below, left, right.
    #[must_use]
    pub const fn neighbours(self) -> Self {
        Self(self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE)
    }

    /// How many pieces these fall into, when only neighbours hold together.
    pub fn pieces(self) -> usize {
        let mut left = self;
        let mut pieces = 0;
        while let Some(seed) = left.iter().next() {
            let mut piece = Self::EMPTY.with(seed);
            loop {
                let grown = piece.or(piece.neighbours().and(left));
                if grown == piece {
                    break;
                }
                piece = grown;
            }
            left = left.minus(piece);
            pieces += 1;
        }
        pieces
    }

    /// Row by row, from left to right.
    pub fn iter(self) -> impl Iterator<Item = Cloud> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            #[allow(clippy::cast_possible_truncation)] // at most 63
            let cloud = Cloud(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(cloud)
        })
    }
}

impl From<CloudSet> for Vec<Cloud> {
    fn from(set: CloudSet) -> Self {
        set.iter().collect()
    }
}

impl FromIterator<Cloud> for CloudSet {
    fn from_iter<I: IntoIterator<Item = Cloud>>(clouds: I) -> Self {
        clouds.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// What one player has written. In JSON: the digit of each written cloud, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, TS)]
#[ts(type = "Partial<Record<Cloud, Digit>>", export_to = "daydream.ts")]
pub struct Grid {
    written: CloudSet,
    /// 0 where nothing is written, so that equal grids are equal.
    digits: [Digit; PLACES],
}

impl Default for Grid {
    fn default() -> Self {
        Self { written: CloudSet::EMPTY, digits: [Digit::MIN; PLACES] }
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(cloud, digit)| (cloud.to_string(), digit.value()))).finish()
    }
}

impl Grid {
    /// The clouds that have a digit.
    pub const fn written(&self) -> CloudSet {
        self.written
    }

    /// The digit in this cloud.
    pub fn digit(&self, cloud: Cloud) -> Option<Digit> {
        self.written.contains(cloud).then(|| self.digits[cloud.index()])
    }

    /// Writes a digit.
    pub fn write(&mut self, cloud: Cloud, digit: Digit) {
        self.written = self.written.with(cloud);
        self.digits[cloud.index()] = digit;
    }

    /// Every written cloud with its digit, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (Cloud, Digit)> {
        self.written.iter().map(|cloud| (cloud, self.digits[cloud.index()]))
    }
}

impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.written.len()))?;
        for (cloud, digit) in self.iter() {
            map.serialize_entry(&cloud, &digit)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Grid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Digits;
        impl<'de> Visitor<'de> for Digits {
            type Value = Grid;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("digits by cloud, like {\"b3\": 5}")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Grid, A::Error> {
                let mut grid = Grid::default();
                while let Some((cloud, digit)) = map.next_entry::<Cloud, Digit>()? {
                    if grid.written.contains(cloud) {
                        return Err(serde::de::Error::custom(format!("cloud {cloud} is written twice")));
                    }
                    grid.write(cloud, digit);
                }
                Ok(grid)
            }
        }
        deserializer.deserialize_map(Digits)
    }
}

/// A line of clouds, named by its first and its last. In text: `b1-b4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string", export_to = "daydream.ts")]
pub struct Line {
    /// Its left or top end.
    pub from: Cloud,
    /// Its right or bottom end.
    pub to: Cloud,
}

impl Line {
    /// Whether it runs from left to right.
    pub const fn is_row(self) -> bool {
        self.from.row() == self.to.row()
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl TryFrom<String> for Line {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let (from, to) =
            text.split_once('-').ok_or_else(|| format!("{text:?} is not a line: two clouds, like b1-b4"))?;
        Ok(Self { from: from.parse()?, to: to.parse()? })
    }
}

impl From<Line> for String {
    fn from(line: Line) -> Self {
        line.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cloud(text: &str) -> Cloud {
        text.parse().unwrap()
    }

    #[test]
    fn a_cloud_has_one_spelling() {
        assert_eq!(cloud("b3").to_string(), "b3");
        assert_eq!(cloud("e10").to_string(), "e10");
        for wrong in ["", "b", "3", "f1", "a0", "a11", "a+1", "a01", "é1", "b3 ", "a-1"] {
            assert!(wrong.parse::<Cloud>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn neighbours_share_an_edge_and_never_wrap_to_another_row() {
        let around = |text| CloudSet::EMPTY.with(cloud(text)).neighbours();
        let board: CloudSet =
            (0..ROWS).flat_map(|row| (0..COLUMNS).filter_map(move |column| Cloud::at(row, column))).collect();
        let names = |text| around(text).and(board).iter().map(|c| c.to_string()).collect::<Vec<_>>();
        assert_eq!(names("b3"), ["a3", "b2", "b4", "c3"]);
        assert_eq!(names("a10"), ["a9", "b10"]);
        assert_eq!(names("b1"), ["a1", "b2", "c1"]);
    }

    #[test]
    fn clouds_that_only_touch_at_a_corner_are_two_pieces() {
        let set: CloudSet = ["a1", "b2", "b3"].into_iter().map(cloud).collect();
        assert_eq!(set.pieces(), 2);
    }
}
