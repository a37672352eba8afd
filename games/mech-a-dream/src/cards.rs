//! Delivery cards, Enlightened Robots and Specialists by their numbers.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $count:literal, $what:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(try_from = "u8", into = "u8")]
        #[ts(type = "number", export_to = "mech-a-dream.ts")]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with this number, counted from 1.
            pub const fn new(number: u8) -> Option<Self> {
                if number >= 1 && number as usize <= Self::COUNT { Some(Self(number)) } else { None }
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (1..=$count).map(Self)
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
                Self::new(number).ok_or_else(|| format!("there is no {} {number}: they are 1 to {}", $what, $count))
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
    10,
    "Delivery card"
);
numbered!(
    /// An Enlightened Robot: a Monitor Screen tile.
    Robot,
    8,
    "Enlightened Robot"
);
numbered!(
    /// A Specialist card.
    Specialist,
    10,
    "Specialist"
);

/// Some cards of one kind. Serialises as a list of numbers.
macro_rules! set_of {
    ($(#[$doc:meta])* $set:ident, $name:ident, $list:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
        #[serde(from = $list, into = $list)]
        #[ts(type = "number[]", export_to = "mech-a-dream.ts")]
        pub struct $set(u16);

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
                $name::all().filter(move |&one| self.contains(one))
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
