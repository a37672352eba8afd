//! What happened, in words the log, the animation and the replay share. What somebody writes is theirs alone until the
//! flask is revealed.

use reverie_game::{Audience, Happening, Seat};
use reverie_lexicon::{Theme, Thought};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::score::Score;
use crate::state::{Answer, Card, Proposal, Vote};
use crate::text::Text;
use crate::tool::{Kit, Tool};

/// Something that happened. Flasks and reserves are counted from 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
#[allow(missing_docs)] // who, what and where
pub enum Event {
    /// The tools of the night were chosen.
    Chose { seat: Seat, tools: Kit },
    /// A theme was drawn.
    Theme { theme: Theme },
    /// A tool was drawn.
    Drew { tool: Tool },
    /// Who begins.
    First { seat: Seat },
    /// A card came on top of a reserve.
    Turned { reserve: u8, thought: Thought },
    /// The top card of a reserve was laid below a flask.
    Placed { seat: Seat, reserve: u8, flask: u8, thought: Thought },
    /// The Broom swept the tops of all reserves away.
    Swept { seat: Seat, thoughts: Vec<Thought> },
    /// A token was played on a flask.
    Token { seat: Seat, tool: Tool, flask: u8 },
    /// The cards of a flask are gone.
    Upended { flask: u8, cards: Vec<Card> },
    /// The Magic Feather wrote a word.
    Feathered { seat: Seat, flask: u8, word: Text },
    /// Somebody lays no more cards.
    Passed { seat: Seat },
    /// Everybody writes their dreams.
    Creating,
    /// Somebody has answered one more question.
    Wrote { seat: Seat, answered: u8 },
    /// What they wrote, for their eyes alone; none where one dream is enough.
    Dreamt { seat: Seat, flask: u8, second: bool, dream: Option<Text> },
    /// The answers to a flask are shown.
    Revealed { flask: u8, answers: Vec<Shown> },
    /// Somebody finds the groups right.
    Settled { seat: Seat },
    /// Somebody would have something different.
    Proposed { seat: Seat, proposal: Proposal, texts: Vec<Text> },
    /// Somebody voted on the proposal.
    Voted { seat: Seat, vote: Vote },
    /// The vote is over.
    Decided { proposal: Proposal, texts: Vec<Text>, agreed: u8, against: u8, holds: bool },
    /// A flask scored.
    Scored { flask: u8, score: Score },
    /// The night is over.
    Ended { points: u8 },
}

/// An answer that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct Shown {
    /// Whose, and whether it is their second.
    pub answer: Answer,
    /// What it says.
    pub text: Text,
}

impl Happening for Event {
    fn audience(&self) -> Audience {
        match *self {
            Self::Dreamt { seat, .. } => Audience::Only(seat),
            _ => Audience::All,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Revealed { .. })
    }
}
