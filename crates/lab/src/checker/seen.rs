//! What one pair of eyes sent, was answered and was shown at a table, in the order it came, over all its connections.

use std::collections::BTreeSet;

use reverie_game::{Eyes, Illegal};
use reverie_splice::Plain;
use reverie_splice::patch::view_hash;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::load::trouble;

/// What somebody saw at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    /// Who.
    pub who: String,
    /// As whom they looked.
    pub eyes: Eyes,
    /// What they saw.
    pub sights: Vec<Sight>,
}

/// One thing that was seen or done. Times are milliseconds since 1970, by one clock for all who saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sight {
    /// They asked to come in, over a new connection.
    Joined {
        /// When they asked.
        at: i64,
    },
    /// They sent a move: for the first time, or again.
    Sent {
        /// Its id.
        id: String,
        /// When.
        at: i64,
    },
    /// It was acknowledged.
    Answered {
        /// Its id.
        id: String,
        /// The number of the table then.
        number: u64,
        /// When.
        at: i64,
    },
    /// It was refused for good.
    Refused(Refused),
    /// They were shown the table.
    Shown(Shown),
}

/// A move that was refused for good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// Its id.
    pub id: String,
    /// Why.
    pub code: String,
}

/// The table as it was shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// Its number.
    pub n: u64,
    /// After which number the events came; none for a fresh view.
    pub from: Option<u64>,
    /// The fingerprint of the view, as it came.
    pub view: String,
    /// What they were told, as it came.
    pub events: Vec<String>,
}

/// An update, as much of it as matters here. What the game says in it is left as it came.
#[derive(Deserialize)]
struct Update<'a> {
    n: u64,
    #[serde(default)]
    from: Option<u64>,
    #[serde(borrow)]
    events: Vec<&'a RawValue>,
    #[serde(borrow)]
    view: &'a RawValue,
}

impl Shown {
    /// From the text of an update.
    pub fn read(text: &str) -> Result<Self, Illegal> {
        let update: Update<'_> = serde_json::from_str(text).map_err(|error| trouble("read", error))?;
        let events = update.events.iter().map(|event| event.get().to_owned()).collect();
        Ok(Self { n: update.n, from: update.from, view: fingerprint(update.view.get()), events })
    }
}

/// The fingerprint of a view as it is told, in ASCII: its first 16 digits are enough, and the server's own are the same.
pub(crate) fn fingerprint(view: &str) -> String {
    view_hash(Plain::of(view).text())
}

impl Seen {
    /// Somebody who has seen nothing yet.
    pub const fn new(who: String, eyes: Eyes) -> Self {
        Self { who, eyes, sights: Vec::new() }
    }

    /// The last number they know of.
    pub fn latest(&self) -> Option<u64> {
        self.shown().map(|shown| shown.n).max()
    }

    /// What was acknowledged: the id, the number, when it was first sent, when it was acknowledged.
    pub fn answered(&self) -> impl Iterator<Item = (&str, u64, i64, i64)> {
        self.sights.iter().enumerate().filter_map(|(n, sight)| match sight {
            Sight::Answered { id, number, at } => {
                let first = self.sights[..n].iter().find_map(|sight| match sight {
                    Sight::Sent { id: sent, at } if sent == id => Some(*at),
                    _ => None,
                });
                Some((id.as_str(), *number, first.unwrap_or(*at), *at))
            }
            _ => None,
        })
    }

    pub(super) fn refused(&self) -> impl Iterator<Item = &Refused> {
        self.sights.iter().filter_map(|sight| match sight {
            Sight::Refused(refused) => Some(refused),
            _ => None,
        })
    }

    pub(super) fn shown(&self) -> impl Iterator<Item = &Shown> {
        self.sights.iter().filter_map(|sight| match sight {
            Sight::Shown(shown) => Some(shown),
            _ => None,
        })
    }

    fn sent(&self) -> impl Iterator<Item = &str> {
        self.sights.iter().filter_map(|sight| match sight {
            Sight::Sent { id, .. } => Some(id.as_str()),
            _ => None,
        })
    }

    /// How often something was sent again.
    pub(super) fn resent(&self) -> u64 {
        let all = self.sent().count();
        (all - self.sent().collect::<BTreeSet<_>>().len()) as u64
    }

    /// What was sent and neither acknowledged nor refused.
    pub(super) fn unanswered(&self) -> BTreeSet<&str> {
        let mut open: BTreeSet<&str> = self.sent().collect();
        for (id, ..) in self.answered() {
            open.remove(id);
        }
        for Refused { id, .. } in self.refused() {
            open.remove(id.as_str());
        }
        open
    }
}
