//! Delivery cards, Enlightened Robots and Specialists by their numbers. How many there are, the box says.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most cards or tiles of each kind.
pub const MOST: u8 = 32;

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(try_from = "u8", into = "u8")]
        #[ts(type = "number", export_to = "mech-a-dream.ts")]
        pub struct $name(u8);

        impl $name {
            /// The one with this number, counted from 1; whether a box has it is another question.
            pub const fn new(number: u8) -> Option<Self> {
                if number >= 1 && number <= MOST { Some(Self(number)) } else { None }
            }

            /// The first so many, in order: those of a box.
            pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
                (1..=MOST).take(count).map(Self)
            }

            /// Its number, counted from 1.
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Its place in the box, counted from 0.
            pub const fn index(self) -> usize {
                self.0 as usize - 1
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;
            fn try_from(number: u8) -> Result<Self, String> {
                Self::new(number).ok_or_else(|| format!("there is no {} {number}: they are 1 to {MOST} at most", $what))
            }
        }

        impl From<$name> for u8 {
            fn from(it: $name) -> u8 {
                it.0
            }
        }

        /// The first; lists with free room need one.
        impl Default for $name {
            fn default() -> Self {
                Self(1)
            }
        }
    };
}

numbered!(
    /// A Delivery card.
    Delivery,
    "Delivery card"
);
numbered!(
    /// An Enlightened Robot: a Monitor Screen tile.
    Robot,
    "Enlightened Robot"
);
numbered!(
    /// A Specialist card.
    Specialist,
    "Specialist"
);

/// Some cards of one kind. Serialises as a list of numbers.
macro_rules! set_of {
    ($(#[$doc:meta])* $set:ident, $name:ident, $list:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
        #[serde(from = $list, into = $list)]
        #[ts(type = "number[]", export_to = "mech-a-dream.ts")]
        pub struct $set(u32);

        impl $set {
            /// None of them.
            pub const NONE: Self = Self(0);

            /// With this one added.
            #[must_use]
            pub const fn with(self, one: $name) -> Self {
                Self(self.0 | 1 << one.index())
            }

            /// With this one taken out.
            #[must_use]
            pub const fn without(self, one: $name) -> Self {
                Self(self.0 & !(1 << one.index()))
            }

            /// Whether this is one of them.
            pub const fn contains(self, one: $name) -> bool {
                self.0 & 1 << one.index() != 0
            }

            /// Whether there are none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// In order of their numbers.
            pub fn iter(self) -> impl Iterator<Item = $name> + Clone {
                let Self(mut left) = self;
                std::iter::from_fn(move || {
                    let lowest = left.trailing_zeros();
                    left &= left.checked_sub(1)?;
                    u8::try_from(lowest + 1).ok().map($name)
                })
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(all: I) -> Self {
                all.into_iter().fold(Self::NONE, Self::with)
            }
        }

        impl From<Vec<$name>> for $set {
            fn from(all: Vec<$name>) -> Self {
                all.into_iter().collect()
            }
        }

        impl From<$set> for Vec<$name> {
            fn from(set: $set) -> Self {
                set.iter().collect()
            }
        }
    };
}

set_of!(
    /// Some Delivery cards.
    DeliverySet,
    Delivery,
    "Vec<Delivery>"
);
set_of!(
    /// Some Specialists.
    SpecialistSet,
    Specialist,
    "Vec<Specialist>"
);
