//! The Thoughts: 200 cards with a word on each side, and what room there is for the cards of a box that has more.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Language;
use crate::content::CONTENT;

/// How many cards lie in the box.
pub const CARDS: u16 = 200;

/// How many there can be: a box may bring more, with words of its own.
pub const MOST_CARDS: u16 = 256;

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
    /// How many there can be.
    pub const MOST: u16 = MOST_CARDS * 2;

    /// The Thought on one side (0 or 1) of a card.
    pub fn on(card: u16, side: u16) -> Option<Self> {
        (card < MOST_CARDS && side < 2).then(|| Self(card * 2 + side))
    }

    /// Every Thought whose word we know, card by card.
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

    /// Whether it is on a card of our own; the words of others only their box knows.
    pub const fn is_ours(self) -> bool {
        self.0 < Self::COUNT
    }

    /// The word of one of ours; nothing for others.
    pub fn word(self, language: Language) -> &'static str {
        CONTENT.thoughts.get(self.index()).map_or("", |words| words[language.index()])
    }
}

impl TryFrom<u16> for Thought {
    type Error = Beyond;

    fn try_from(number: u16) -> Result<Self, Beyond> {
        if number < Self::MOST {
            Ok(Self(number))
        } else {
            Err(Beyond { asked: number.into(), there: Self::MOST.into() })
        }
    }
}
