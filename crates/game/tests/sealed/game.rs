//! Sealed. Each round every seat is dealt a card that it alone sees, and bids in secret, at most the card. The highest bid,
//! if nobody else bid the same, scores its card, names the round with a new word, and the next seat claps or not.

use reverie_game::{Audience, Eyes, Happening, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The most who can play.
pub(crate) const MOST_PLAYERS: usize = 3;
/// The most rounds there can be.
pub(crate) const MOST_ROUNDS: usize = 3;
/// The words that come with the box, in order.
pub(crate) const BOX: [&str; 4] = ["moon", "river", "star", "sun"];

/// The rules, for so many seats and rounds.
#[derive(Debug, Clone)]
pub(crate) struct Sealed {
    pub(crate) seats: u8,
    pub(crate) rounds: u8,
    /// By the first version of the rules whoever bids most gets a point, whatever their card is worth.
    pub(crate) cards_count: bool,
    pub(crate) mutant: Option<Mutant>,
}

/// What is chosen before a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) rounds: u8,
    /// Never among the choices: for tests alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) mutant: Option<Mutant>,
}

impl Default for Options {
    fn default() -> Self {
        Self { rounds: 2, mutant: None }
    }
}

/// A rule broken on purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Mutant {
    LogTellsTheBid,
    LogTellsTheCard,
    RevealIsNotMarked,
    BidsAreNumberedAsTheyArrive,
    FirstToBidGetsAPoint,
    ViewShowsACard,
    SampleForgetsTheOwnCard,
    SampleDealsACardTwice,
    MovesAreNotSorted,
    MoveIsListedTwice,
    ListedMoveIsRefused,
    UnlistedMoveIsAllowed,
    MovesDependOnAnothersCard,
    LastToBidMayNotBid,
    RollsAreNotSorted,
    IdleSeatIsAwaited,
    RoundsNeverEnd,
    DealingNeverEnds,
    FieldIsNotWrittenDown,
    ReachedStateIsRefused,
    OddPositionPanics,
    OddPositionCannotBeSampled,
    RefusalTellsAnothersBid,
    StandingsCountHiddenCards,
    PlayPanics,
}

/// A card, worth 1 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub(crate) struct Card(u8);

impl Card {
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=6).map(Self)
    }

    pub(crate) const fn worth(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Card {
    type Error = String;
    fn try_from(worth: u8) -> Result<Self, String> {
        if (1..=6).contains(&worth) { Ok(Self(worth)) } else { Err(format!("no card is worth {worth}")) }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

/// A word of one to eight small letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Word([u8; Word::LONGEST]);

impl Word {
    pub(crate) const LONGEST: usize = 8;

    pub(crate) fn new(text: &str) -> Option<Self> {
        let fits = (1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_lowercase());
        let mut letters = [0; Self::LONGEST];
        fits.then(|| {
            letters[..text.len()].copy_from_slice(text.as_bytes());
            Self(letters)
        })
    }
}

impl TryFrom<String> for Word {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        Self::new(&text).ok_or_else(|| format!("{text:?} is not one to eight small letters"))
    }
}

impl From<Word> for String {
    fn from(word: Word) -> Self {
        word.0.iter().take_while(|&&letter| letter != 0).map(|&letter| char::from(letter)).collect()
    }
}

/// What each seat has.
pub(crate) type Each<T> = [T; MOST_PLAYERS];

/// The table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    /// How many rounds are over.
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    pub(crate) cards: Each<Option<Card>>,
    pub(crate) bids: Each<Option<u8>>,
    pub(crate) points: Each<u8>,
    pub(crate) words: ArrayVec<[Word; MOST_ROUNDS]>,
    /// For a mutant: who bid first, second, third.
    pub(crate) arrivals: Each<u8>,
    /// For a mutant: lost on the way to paper.
    #[serde(skip)]
    pub(crate) unwritten: u8,
}

/// Where in the round we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Stage {
    /// Cards are dealt and bids are made.
    Bidding,
    /// This seat names the round.
    Naming { seat: Seat },
    /// This seat named the round, the next one claps.
    Clapping { seat: Seat },
}

/// What a seat may decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Move {
    Bid { bid: u8 },
    Name { word: Word },
    Clap { loud: bool },
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Event {
    /// A seat got a card.
    Dealt { seat: Seat },
    /// Which one, for its eyes alone; unless a mutant tells all.
    Got { seat: Seat, card: Card, aloud: bool },
    /// A seat has bid.
    Chosen { seat: Seat },
    /// How much, for its eyes alone; unless a mutant tells all.
    Bid { seat: Seat, bid: u8, aloud: bool },
    /// Everything that was hidden; unless a mutant slips it in unmarked.
    Shown { cards: Each<Option<Card>>, bids: Each<Option<u8>>, marked: bool },
    /// The round has a name.
    Named { seat: Seat, word: Word },
    /// For the name.
    Clapped { seat: Seat, loud: bool },
}

impl Happening for Event {
    fn audience(&self) -> Audience {
        match *self {
            Self::Got { seat, aloud: false, .. } | Self::Bid { seat, aloud: false, .. } => {
                Audience::Only(seat)
            }
            _ => Audience::All,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Shown { marked: true, .. })
    }
}

/// What one pair of eyes sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct View {
    pub(crate) eyes: Eyes,
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    /// Who has a card.
    pub(crate) dealt: SeatSet,
    /// Who has bid.
    pub(crate) chosen: SeatSet,
    /// Their own card and bid.
    pub(crate) card: Option<Card>,
    pub(crate) bid: Option<u8>,
    pub(crate) points: Each<u8>,
    pub(crate) words: ArrayVec<[Word; MOST_ROUNDS]>,
    pub(crate) arrivals: Each<u8>,
    /// For a mutant: a card that is none of their business.
    pub(crate) peeped: Option<Card>,
}
