//! One thing that happened at a table under way. A request becomes a step, a table takes it, a store keeps it, a record is
//! made of steps: they all share this one envelope, and nobody looks for its keys in JSON.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Entry, Game, Own, Phrase, Seat};

/// One thing that happened to a table under way: something was decided or rolled, taken back, or noted.
///
/// ```
/// use reverie_game::{Note, Own, Seat, Step};
/// let step: Step<Own, Own> = serde_json::from_str(r#"{"seat":1,"move":{"do":"pass"}}"#).unwrap();
/// assert_eq!(step.decided_by(), Seat::new(1));
/// let step: Step<Own, Own> = serde_json::from_str(r#"{"back":0}"#).unwrap();
/// assert_eq!(step, Step::Note(Note::Back(Seat::new(0).unwrap())));
/// assert!(serde_json::from_str::<Step<Own, Own>>(r#"{"seat":1,"back":0}"#).is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    try_from = "Line<M, R>",
    bound(
        serialize = "M: Serialize, R: Serialize",
        deserialize = "M: Deserialize<'de>, R: Deserialize<'de>"
    )
)]
pub enum Step<M, R> {
    /// Something was decided, by a seat or by chance.
    Entry(Entry<M, R>),
    /// A seat took its last decision back.
    Undo {
        /// Whose.
        undo: Seat,
    },
    /// Something that is nothing to the rules.
    Note(Note),
}

/// The step of a game of `G`.
pub type StepOf<G> = Step<<G as Game>::Move, <G as Game>::Roll>;

/// A step of any game, its own part written out: as a table gives it away and a store keeps it.
pub type AnyStep = Step<Own, Own>;

/// Something that happened at a table and is nothing to the rules, but to people: to their clocks, to the log, to whoever
/// looks back and wants to know who decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "game.ts")]
pub enum Note {
    /// The game began without a roll: from then on its clocks run.
    Begun(bool),
    /// The owner of a seat was back from then on.
    Back(Seat),
    /// A bot makes the next decision of a seat, for its owner.
    Standin(StandIn),
    /// The owner of a seat was turned out.
    Out(TurnedOut),
    /// Somebody sat down on a seat that a bot had played.
    Sat(Seat),
    /// The owner of a seat takes time off: the clock stands still.
    Off(TimeOff),
    /// From here on the game is played by this version of its rules.
    Rules(u16),
}

/// A bot that decides once for somebody who is late or away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "game.ts")]
pub struct StandIn {
    /// Whose seat.
    pub seat: Seat,
    /// Which bot.
    pub bot: String,
    /// Why.
    pub why: Why,
}

/// Why a bot decides for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "game.ts")]
pub enum Why {
    /// A deadline has passed.
    Late,
    /// The others agreed to it.
    Agreed,
    /// It goes on with what it had begun.
    Still,
}

/// Somebody who was turned out of a running game: a bot plays the seat from then on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "game.ts")]
pub struct TurnedOut {
    /// Whose seat it was.
    pub seat: Seat,
    /// Which bot.
    pub bot: String,
    /// Who said so.
    pub by: Verdict,
}

/// Time that the owner of a seat takes off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "game.ts")]
pub struct TimeOff {
    /// Whose seat.
    pub seat: Seat,
    /// Until when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until: i64,
}

/// Who said that somebody is turned out of a running game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "game.ts")]
pub enum Verdict {
    /// All the others who play.
    Vote,
    /// The clock: too many deadlines in a row had passed.
    Clock,
    /// Nobody: they have left the server for good, and are known here no longer.
    Left,
}

impl Note {
    /// Whose affair it is, if it is one seat's.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Back(seat)
            | Self::Sat(seat)
            | Self::Standin(StandIn { seat, .. })
            | Self::Out(TurnedOut { seat, .. })
            | Self::Off(TimeOff { seat, .. }) => Some(seat),
            Self::Begun(_) | Self::Rules(_) => None,
        }
    }
}

impl Note {
    /// Its line in the log; none for what nobody needs to read.
    pub fn words(&self) -> Option<Phrase> {
        let bot = |phrase: Phrase, bot: &str| phrase.with("bot", Phrase::new(format!("level-{bot}.who")));
        Some(match self {
            Self::Begun(_) => return None,
            Self::Back(seat) => Phrase::new("note-back").with("who", *seat),
            Self::Standin(by) => {
                let key = match by.why {
                    Why::Late => "note-late",
                    Why::Agreed => "note-standin",
                    Why::Still => return None,
                };
                bot(Phrase::new(key).with("who", by.seat), &by.bot)
            }
            Self::Out(out) => {
                let key = match out.by {
                    Verdict::Vote => "note-out-vote",
                    Verdict::Clock => "note-out-clock",
                    Verdict::Left => "note-out-left",
                };
                bot(Phrase::new(key).with("who", out.seat), &out.bot)
            }
            Self::Sat(seat) => Phrase::new("note-sat").with("who", *seat),
            Self::Off(off) => Phrase::new("note-off").with("who", off.seat),
            Self::Rules(rules) => Phrase::new("note-rules").with("rules", *rules),
        })
    }
}

/// A note, and where in the game it was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "game.ts")]
pub struct NoteAfter {
    /// How many entries had been played.
    pub after: usize,
    /// What was noted.
    pub note: Note,
}

impl<M, R> Step<M, R> {
    /// The seat whose decision this is, as against taking one back.
    pub const fn decided_by(&self) -> Option<Seat> {
        match self {
            Self::Entry(Entry::Move { seat, .. }) => Some(*seat),
            _ => None,
        }
    }
}

/// A step as it is read: field by field, so that the reason names what is wrong inside a move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "M: Deserialize<'de>, R: Deserialize<'de>"))]
struct Line<M, R> {
    seat: Option<Seat>,
    #[serde(rename = "move")]
    mv: Option<M>,
    roll: Option<R>,
    undo: Option<Seat>,
    begun: Option<bool>,
    back: Option<Seat>,
    standin: Option<StandIn>,
    out: Option<TurnedOut>,
    sat: Option<Seat>,
    off: Option<TimeOff>,
    rules: Option<u16>,
}

impl<M, R> TryFrom<Line<M, R>> for Step<M, R> {
    type Error = &'static str;
    fn try_from(line: Line<M, R>) -> Result<Self, &'static str> {
        let Line { seat, mv, roll, undo, begun, back, standin, out, sat, off, rules } = line;
        let decided = match (seat, mv) {
            (Some(seat), Some(mv)) => Some(Self::Entry(Entry::Move { seat, mv })),
            (None, None) => None,
            _ => return Err("a decision is a seat and its move"),
        };
        let mut steps = [
            decided,
            roll.map(|roll| Self::Entry(Entry::Roll { roll })),
            undo.map(|undo| Self::Undo { undo }),
            begun.map(|begun| Self::Note(Note::Begun(begun))),
            back.map(|seat| Self::Note(Note::Back(seat))),
            standin.map(|standin| Self::Note(Note::Standin(standin))),
            out.map(|out| Self::Note(Note::Out(out))),
            sat.map(|seat| Self::Note(Note::Sat(seat))),
            off.map(|off| Self::Note(Note::Off(off))),
            rules.map(|rules| Self::Note(Note::Rules(rules))),
        ]
        .into_iter()
        .flatten();
        match (steps.next(), steps.next()) {
            (Some(step), None) => Ok(step),
            _ => Err("a step is one decision, one roll, one undo or one note"),
        }
    }
}
