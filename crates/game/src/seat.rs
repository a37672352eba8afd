//! Who sits where, and whose eyes look at the table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Illegal;

/// The most seats a table can have, in any game.
pub const MOST_SEATS: u8 = 8;

/// A place at the table, counted from 0. Always below [`MOST_SEATS`]; whether a given table has it is
/// for the game to say.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(extend("maximum" = MOST_SEATS - 1))]
#[ts(type = "number", export_to = "game.ts")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if a table can have it.
    pub const fn new(number: u8) -> Option<Self> {
        if number < MOST_SEATS { Some(Self(number)) } else { None }
    }

    /// The first `seats` seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats.min(MOST_SEATS)).map(Self)
    }

    /// Refused where a table of so many does not have it.
    pub fn at_table_of(self, seats: u8) -> Result<(), Illegal> {
        if self.0 < seats { Ok(()) } else { Err(Illegal::no_such_seat(self.0, seats)) }
    }

    /// Its number, counted from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number, to index what each seat has.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number)
            .ok_or_else(|| format!("seat {number} cannot be at any table: seats are 0 to {}", MOST_SEATS - 1))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// Some of the seats of a table. Serialises as a list of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[ts(as = "Vec<Seat>", export_to = "game.ts")]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// With this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// With this seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Those in this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether this seat is one of them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Whether it is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// In order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MOST_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

/// Whose eyes look at the table: a seat's, or (`null` in JSON) a spectator's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(from = "Option<Seat>", into = "Option<Seat>")]
#[ts(as = "Option<Seat>", export_to = "game.ts")]
pub enum Eyes {
    /// The player on this seat.
    Seat(Seat),
    /// Somebody who only watches, and may see what is public.
    Spectator,
}

impl Eyes {
    /// The seat they belong to, if any.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Every pair of eyes at a table of this many seats, the spectator's last.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain(std::iter::once(Self::Spectator))
    }
}

impl From<Option<Seat>> for Eyes {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::Spectator, Self::Seat)
    }
}

impl From<Eyes> for Option<Seat> {
    fn from(eyes: Eyes) -> Self {
        eyes.seat()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    proptest! {
        #[test]
        fn a_seat_is_a_number_that_a_table_can_have(number: u8) {
            let seat = serde_json::from_value::<Seat>(json!(number)).ok();
            prop_assert_eq!(seat, Seat::new(number));
            prop_assert_eq!(seat.is_some(), number < MOST_SEATS);
            if let Some(seat) = seat {
                prop_assert_eq!(json!(seat), json!(number));
            }
        }

        #[test]
        fn a_set_of_seats_is_written_as_a_list_in_order_each_once(
            numbers in prop::collection::vec(0..MOST_SEATS, 0..12),
        ) {
            let set: SeatSet = serde_json::from_value(json!(numbers)).unwrap();
            let sorted: BTreeSet<u8> = numbers.into_iter().collect();
            prop_assert_eq!(json!(set), json!(sorted));
            prop_assert_eq!(set.len(), sorted.len());
            prop_assert!(Seat::all(MOST_SEATS).all(|seat| set.contains(seat) == sorted.contains(&seat.number())));
        }

        #[test]
        fn sets_of_seats_are_sets(one: u8, other: u8, number in 0..MOST_SEATS) {
            let (one, other, seat) = (SeatSet(one), SeatSet(other), Seat(number));
            prop_assert!(one.with(seat).contains(seat) && !one.without(seat).contains(seat));
            prop_assert_eq!(one.with(seat).without(seat), one.without(seat));
            let left = one.iter().filter(|&seat| !other.contains(seat)).collect::<SeatSet>();
            prop_assert_eq!(one.minus(other), left);
        }
    }

    #[test]
    fn a_set_with_a_seat_that_no_table_has_is_refused() {
        assert!(serde_json::from_value::<SeatSet>(json!([0, MOST_SEATS])).is_err());
    }

    #[test]
    fn a_spectator_is_written_as_nobody() {
        assert_eq!(json!(Eyes::all(2).collect::<Vec<_>>()), json!([0, 1, null]));
        assert_eq!(serde_json::from_value::<Eyes>(json!(null)).unwrap(), Eyes::Spectator);
    }
}
