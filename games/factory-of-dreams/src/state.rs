//! What lies on the table, nothing derived: what a flask scores follows from its cards, its token and who dreamt what.

use reverie_game::{Seat, SeatSet};
use reverie_lexicon::{MOST_CARDS as MOST_THOUGHT_CARDS, Theme, Thought};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::text::Text;
use crate::tool::{Kit, Tool};

/// The most who can play.
pub const MOST_PLAYERS: usize = 5;
/// The flasks.
pub const FLASKS: usize = 5;
/// The most cards in a flask.
pub const MOST_CARDS: usize = 3;
/// The most reserves.
pub const MOST_RESERVES: usize = 8;
/// The most themes of a night.
pub const MOST_THEMES: usize = 2;
/// The most words on a dream board: one a flask, and a second for the Flask of Doubt.
pub const MOST_WORDS: usize = FLASKS + 1;
/// The most answers to a flask.
pub const MOST_ANSWERS: usize = 2 * MOST_PLAYERS;
/// How often a player may propose something about the answers to one flask.
pub const MOST_PROPOSALS: u8 = 3;

/// What the table is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "factory-of-dreams.ts")]
pub enum Phase {
    /// The table is being laid.
    Opening,
    /// Thoughts are laid under flasks, in silence.
    Connecting,
    /// Everybody writes their dreams, in silence.
    Creating,
    /// The dreams are compared, flask by flask.
    Waking,
    /// The night is over.
    Over,
}

/// The table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct State {
    /// What the table is doing.
    pub phase: Phase,
    /// Tonight's themes, in the order in which they were drawn.
    pub themes: [Option<Theme>; MOST_THEMES],
    /// Tonight's tools, used or not.
    pub kit: Kit,
    /// Whether the Broom has been used.
    pub swept: bool,
    /// Who began, once that is drawn.
    pub first: Option<Seat>,
    /// Whose turn it is while Thoughts are connected.
    pub active: Option<Seat>,
    /// Who has passed.
    pub passed: SeatSet,
    /// The cards that have been on top of a reserve.
    pub seen: Cards,
    /// What lies on top of each reserve; none where a card is to be turned up.
    pub reserves: [Option<Thought>; MOST_RESERVES],
    /// The flasks, from left to right.
    pub flasks: [Flask; FLASKS],
    /// The flask whose Feather card waits for its word.
    pub pen: Option<u8>,
    /// The word on the Feather card.
    pub feather: Option<Text>,
    /// One for each seat.
    #[ts(as = "Vec<DreamBoard>")]
    pub boards: ArrayVec<[DreamBoard; MOST_PLAYERS]>,
    /// Who dreamt the same, for each flask revealed so far.
    #[ts(as = "Vec<Groups>")]
    pub awake: ArrayVec<[Groups; FLASKS]>,
    /// What is said about the flask revealed last.
    pub talk: Talk,
}

/// A flask, with what lies below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct Flask {
    /// Its cards, in the order in which they came.
    #[ts(as = "Vec<Card>")]
    pub cards: ArrayVec<[Card; MOST_CARDS]>,
    /// The token played on it.
    pub token: Option<Tool>,
}

/// A card in a flask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "factory-of-dreams.ts")]
pub enum Card {
    /// With a printed word.
    Thought(Thought),
    /// With the Magic Feather's word.
    #[default]
    Feather,
}

/// What a player has written, in the order in which it was asked; none for a second dream that was not wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct DreamBoard {
    /// The words.
    #[ts(as = "Vec<Option<Text>>")]
    pub words: ArrayVec<[Option<Text>; MOST_WORDS]>,
}

/// An answer to a flask: whose it is, and whether it is the second one that the Flask of Doubt allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct Answer {
    /// Whose.
    pub seat: Seat,
    /// Their second.
    pub second: bool,
}

impl Answer {
    /// Its place among all answers to a flask.
    pub const fn index(self) -> usize {
        2 * self.seat.index() + self.second as usize
    }

    /// The answers that so many players can give, in order.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> + Clone {
        Seat::all(seats).flat_map(|seat| [false, true].map(|second| Self { seat, second }))
    }
}

/// Who dreamt the same: for each [`Answer`] the first of its group, by its place; none where there is no answer, or where
/// it was struck as off the theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(type = "(number | null)[]", export_to = "factory-of-dreams.ts")]
pub struct Groups(pub [Option<u8>; MOST_ANSWERS]);

/// What is said about a flask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct Talk {
    /// What each seat says to the groups as they are; while it is voted, the proposals that are not decided yet.
    pub said: [Option<Said>; MOST_PLAYERS],
    /// How many proposals each seat has made about this flask.
    pub spent: [u8; MOST_PLAYERS],
    /// Whether the first of the proposals is put to the vote.
    pub voting: bool,
    /// The votes on it.
    pub votes: [Option<Vote>; MOST_PLAYERS],
}

/// What somebody says to the groups as they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "factory-of-dreams.ts")]
pub enum Said {
    /// They are right.
    Settled,
    /// Something should be different.
    Proposed(Proposal),
}

/// What should be different.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "propose", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
#[allow(missing_docs)]
pub enum Proposal {
    /// These two are the same dream, with all that match them.
    Join { one: Answer, other: Answer },
    /// This one is not what the others of its group dreamt.
    Split { answer: Answer },
    /// This dream, with all that match it, does not fit the theme.
    Strike { answer: Answer },
}

/// A vote on a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "factory-of-dreams.ts")]
#[allow(missing_docs)]
pub enum Vote {
    Agree,
    Disagree,
    Abstain,
}

/// Some of the Thought cards. Serialises as a list of their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(try_from = "Vec<u16>", into = "Vec<u16>")]
#[ts(as = "Vec<u16>", export_to = "factory-of-dreams.ts")]
pub struct Cards([u64; 4]);

impl Cards {
    /// Puts the card of this Thought in.
    pub const fn put(&mut self, thought: Thought) {
        let card = thought.card() as usize;
        self.0[card / 64] |= 1 << (card % 64);
    }

    /// Whether this card, by its number, is one of them.
    pub const fn contains(&self, card: u16) -> bool {
        self.0[card as usize / 64] & 1 << (card % 64) != 0
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl From<Cards> for Vec<u16> {
    fn from(cards: Cards) -> Self {
        (0..MOST_THOUGHT_CARDS).filter(|&card| cards.contains(card)).collect()
    }
}

impl TryFrom<Vec<u16>> for Cards {
    type Error = String;
    fn try_from(numbers: Vec<u16>) -> Result<Self, String> {
        let mut cards = Self::default();
        for number in numbers {
            let thought = Thought::on(number, 0).ok_or_else(|| format!("there is no card {number}"))?;
            if cards.contains(number) {
                return Err(format!("card {number} comes twice"));
            }
            cards.put(thought);
        }
        Ok(cards)
    }
}

impl State {
    /// Tonight's themes.
    pub fn themes(&self) -> impl Iterator<Item = Theme> + Clone {
        self.themes.into_iter().flatten()
    }

    /// The flask with this token.
    pub fn flask_with(&self, tool: Tool) -> Option<u8> {
        (0..).zip(&self.flasks).find(|(_, flask)| flask.token == Some(tool)).map(|(number, _)| number)
    }

    /// Whether this tool can still be used.
    pub fn has_left(&self, tool: Tool) -> bool {
        let used = if tool == Tool::Broom { self.swept } else { self.flask_with(tool).is_some() };
        self.kit.contains(tool) && !used
    }

    /// The tools that can still be used.
    pub fn tools_left(&self) -> Kit {
        self.kit.iter().filter(|&tool| self.has_left(tool)).collect()
    }

    /// Whether every flask has as many cards as fit.
    pub fn is_full(&self) -> bool {
        self.flasks.iter().all(|flask| flask.cards.len() == MOST_CARDS)
    }

    /// Whether every flask has a card.
    pub fn all_have_a_card(&self) -> bool {
        self.flasks.iter().all(|flask| !flask.cards.is_empty())
    }

    /// How many words a dream board has room for tonight.
    pub fn questions(&self) -> usize {
        FLASKS + usize::from(self.flask_with(Tool::Doubt).is_some())
    }

    /// What the nth word of a dream board is for: the flask, and whether it is the second for that flask.
    pub fn question(&self, nth: usize) -> (u8, bool) {
        let doubt = self.flask_with(Tool::Doubt).map_or(FLASKS, usize::from);
        let flask = if nth > doubt { nth - 1 } else { nth };
        (u8::try_from(flask).unwrap_or(u8::MAX), nth == doubt + 1)
    }

    /// Where on a dream board the word for a flask stands.
    pub fn line(&self, flask: u8, second: bool) -> usize {
        let doubt = self.flask_with(Tool::Doubt).unwrap_or(u8::MAX);
        usize::from(flask) + usize::from(flask > doubt || second)
    }

    /// An answer to a flask, if it was given.
    pub fn answer(&self, flask: u8, answer: Answer) -> Option<Text> {
        if answer.second && self.flask_with(Tool::Doubt) != Some(flask) {
            return None;
        }
        let board = self.boards.get(answer.seat.index())?;
        *board.words.get(self.line(flask, answer.second))?
    }

    /// The flask that was revealed last.
    pub fn open_flask(&self) -> Option<u8> {
        u8::try_from(self.awake.len()).ok()?.checked_sub(1)
    }
}
