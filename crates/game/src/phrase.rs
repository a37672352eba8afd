//! What is said to people: a key into the Fluent files and what to fill in, worded for each reader later.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;

/// A sentence or a name, not yet worded: the key of a Fluent message, with its arguments.
///
/// ```
/// use reverie_game::Phrase;
/// let phrase = Phrase::new("wrote").with("digit", 4).with("cloud", "b3");
/// assert_eq!(serde_json::to_string(&phrase).unwrap(), r#"{"key":"wrote","args":{"cloud":"b3","digit":4}}"#);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "game.ts")]
pub struct Phrase {
    /// The Fluent message.
    pub key: Cow<'static, str>,
    /// What the message mentions, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// Something a phrase mentions.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
#[ts(export_to = "game.ts")]
pub enum Arg {
    /// A number, worded with the plural it calls for.
    Number(i64),
    /// A number to one place behind the point, written and worded as each language does.
    Tenths {
        /// How many tenths.
        tenths: i64,
    },
    /// A word that is the same in every language: a name, a digit, a position.
    Word(String),
    /// Somebody at the table: "you" to themselves, their name to the others.
    Seat {
        /// Who.
        seat: Seat,
    },
    /// Something that has to be worded itself.
    Phrase(Phrase),
}

impl Phrase {
    /// The message with this key.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: BTreeMap::new() }
    }

    /// A piece by the name its box gives it: worded by the message that is called so (`kind-name`), or, where no text
    /// knows it, just by that name.
    ///
    /// ```
    /// use reverie_game::Phrase;
    /// assert_eq!(Phrase::named("object", "music box").to_string(), "object-music-box name=music box");
    /// ```
    pub fn named(kind: &str, name: &str) -> Self {
        Self::new(format!("{kind}-{}", name.to_lowercase().replace(' ', "-"))).with("name", name)
    }

    /// Mentioning this too.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.insert(Cow::Borrowed(name), arg.into());
        self
    }
}

/// Unworded, for logs and panics; people get it through `reverie-text`.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Tenths { tenths } => {
                    let sign = if *tenths < 0 { "-" } else { "" };
                    let tenths = tenths.unsigned_abs();
                    write!(f, " {name}={sign}{}.{}", tenths / 10, tenths % 10)?;
                }
                Arg::Word(word) => write!(f, " {name}={word}")?,
                Arg::Seat { seat } => write!(f, " {name}=seat {seat}")?,
                Arg::Phrase(phrase) => write!(f, " {name}=({phrase})")?,
            }
        }
        Ok(())
    }
}

/// To one place behind the point.
///
/// ```
/// use reverie_game::Phrase;
/// let phrase = Phrase::new("hope").with("points", -8.25).with("cost", -0.01);
/// assert_eq!(phrase.to_string(), "hope cost=0.0 points=-8.3");
/// ```
impl From<f64> for Arg {
    #[allow(clippy::cast_possible_truncation)] // a cast from f64 saturates
    fn from(number: f64) -> Self {
        Self::Tenths { tenths: (number * 10.0).round() as i64 }
    }
}

macro_rules! number_arg {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
number_arg!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Self {
        Self::Word(word.to_owned())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Self::Word(word)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat { seat }
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

/// What kind of refusal it is: what the asker can do about it. Over HTTP each has a status of its own: 422, 409, 403, 404, 401,
/// 429, 503.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "game.ts")]
pub enum Kind {
    /// What was asked is wrong: it cannot be read, or the rules say no to it.
    #[default]
    Wrong,
    /// It may be right at another time, or was until somebody was faster.
    NotNow,
    /// It is not the asker's to do.
    NotAllowed,
    /// There is no such thing.
    NotThere,
    /// Nobody knows who asks.
    Stranger,
    /// It was asked too often.
    TooOften,
    /// The fault is ours: the asker did nothing wrong and may try again.
    Ours,
}

/// Why something may not be done, in words for the person who tried it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{phrase}")]
#[serde(transparent)]
pub struct Illegal {
    /// The words.
    pub phrase: Phrase,
    /// What kind of refusal it is; left out of the JSON.
    #[serde(skip)]
    pub kind: Kind,
}

impl Illegal {
    /// Wrong, for the reason with this key.
    pub fn new(key: &'static str) -> Self {
        Self::of(Kind::Wrong, key)
    }

    /// Refused in this way, for the reason with this key.
    pub fn of(kind: Kind, key: &'static str) -> Self {
        Self { phrase: Phrase::new(key), kind }
    }

    /// Not now, for the reason with this key.
    pub fn not_now(key: &'static str) -> Self {
        Self::of(Kind::NotNow, key)
    }

    /// Not the asker's to do, for the reason with this key.
    pub fn not_allowed(key: &'static str) -> Self {
        Self::of(Kind::NotAllowed, key)
    }

    /// Nothing of the kind, for the reason with this key.
    pub fn not_there(key: &'static str) -> Self {
        Self::of(Kind::NotThere, key)
    }

    /// A fault of ours, for the reason with this key.
    pub fn ours(key: &'static str) -> Self {
        Self::of(Kind::Ours, key)
    }

    /// Mentioning this in the reason.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        Self { phrase: self.phrase.with(name, arg), ..self }
    }

    /// So many cannot play a game for `fewest` to `most`.
    pub fn wrong_seats(seats: impl Into<Arg>, fewest: u8, most: u8) -> Self {
        Self::new("wrong-seats").with("seats", seats).with("fewest", fewest).with("most", most)
    }

    /// A table of so many does not have this seat.
    pub fn no_such_seat(seat: impl Into<Arg>, seats: impl Into<usize>) -> Self {
        Self::new("no-such-seat").with("seat", seat).with("last", seats.into().saturating_sub(1))
    }

    /// The key of the reason, which is also the error code of the referee.
    pub fn key(&self) -> &str {
        &self.phrase.key
    }
}
