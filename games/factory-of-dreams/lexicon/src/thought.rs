//! The Thoughts: 200 cards with a word on each side.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Language;
use crate::content::CONTENT;

/// How many cards lie in the box.
pub const CARDS: u16 = 200;

/// One side of a Thought card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "lexicon.ts")]
#[serde(try_from = "u16")]
pub struct Thought(u16);

/// A number beyond the last Thought, theme or dream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are only {there} of these, numbered from 0; {asked} is not one of them")]
pub struct Beyond {
    /// The number asked for.
    pub asked: usize,
    /// How many there are.
    pub there: usize,
}

impl Thought {
    /// How many there are: two to a card.
    pub const COUNT: u16 = CARDS * 2;

    /// The Thought on one side (0 or 1) of a card.
    pub fn on(card: u16, side: u16) -> Option<Self> {
        (card < CARDS && side < 2).then_some(Self(card * 2 + side))
    }

    /// Every Thought, card by card.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The Thought with this English word.
    pub fn by_word(word: &str) -> Option<Self> {
        Self::all().find(|thought| thought.word(Language::En) == word)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card it is printed on.
    pub const fn card(self) -> u16 {
        self.0 / 2
    }

    /// Which side of that card.
    pub const fn side(self) -> u16 {
        self.0 % 2
    }

    /// The word.
    pub fn word(self, language: Language) -> &'static str {
        CONTENT.thoughts[self.index()][language.index()]
    }
}

impl TryFrom<u16> for Thought {
    type Error = Beyond;

    fn try_from(number: u16) -> Result<Self, Beyond> {
        if number < Self::COUNT {
            Ok(Self(number))
        } else {
            Err(Beyond { asked: number.into(), there: Self::COUNT.into() })
        }
    }
}
