//! Cards and sets of them. Stars to bid with and dreams to win are both numbered from 1.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A card by its number: stars in a hand, or the points of a dream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number", export_to = "goofspiel.ts")]
pub struct Card(u8);

impl Card {
    /// The highest of the long game.
    pub const HIGHEST: u8 = 13;

    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::HIGHEST { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Card {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("{number} is no card: they go from 1 to {}", Self::HIGHEST))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Some cards, none of them twice. Serialises as a list from the lowest to the highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
#[ts(as = "Vec<Card>", export_to = "goofspiel.ts")]
pub struct Cards(u16);

impl Cards {
    /// None.
    pub const NONE: Self = Self(0);

    /// All from 1 to the highest.
    pub const fn up_to(highest: u8) -> Self {
        Self((1 << highest) - 1)
    }

    /// With this one.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | Self::bit(card))
    }

    /// Without this one.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !Self::bit(card))
    }

    /// Those of either.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Whether this one is among them.
    pub const fn has(self, card: Card) -> bool {
        self.0 & Self::bit(card) != 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their numbers together.
    pub fn sum(self) -> u8 {
        self.iter().map(Card::number).sum()
    }

    /// From the lowest to the highest.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        (1..=Card::HIGHEST).map(Card).filter(move |&card| self.has(card))
    }

    const fn bit(card: Card) -> u16 {
        1 << (card.0 - 1)
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}
