//! What people saw of their tables, held against what is stored, in the manner of Jepsen: whatever happened to the servers, all that
//! was acknowledged is there, once, in one order for all eyes.
//!
//! | room | what it is for |
//! |---|---|
//! | here | what may be wrong, and the looking |
//! | [`seen`] | what one pair of eyes sent, was answered and was shown, in the order it came |
//! | `truth` | a table as it is stored, played again: what each pair of eyes may have seen of it at each number |
//! | [`claims`] | who held which table when, by their own account |
//!
//! It is all plain data: what the tests plant is found as what a real run brings.

pub mod claims;
pub mod seen;
mod truth;

use std::collections::BTreeMap;
use std::fmt;

use reverie_game::Eyes;
use reverie_store::{StoredEntry, TableRow};
use serde::Serialize;

pub use claims::Claim;
pub use seen::{Refused, Seen, Shown, Sight};

use truth::Truth;

/// What may be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A move was acknowledged and is not stored before that.
    Lost,
    /// A move is stored twice.
    Doubled,
    /// A number is missing among what is stored.
    Gap,
    /// What is stored cannot be played again, or the dealer's rolls are not the seed's.
    Broken,
    /// Somebody was shown what never came to be: a view at a number that is not stored.
    Vanished,
    /// Somebody was shown another view, or told other things, than what is stored leads to: two orders.
    Different,
    /// Somebody was shown or told what only others may know.
    Secret,
    /// Somebody was shown an older table than they had seen before.
    Backwards,
    /// Somebody came in and was shown an older table than what had been acknowledged by then.
    Stale,
    /// A move that was legal was refused.
    Refused,
    /// A move is stored that its sender was told to be refused.
    Phantom,
    /// A move was sent, again and again, and never answered.
    Stuck,
    /// The time of an entry is not when it was sent and answered.
    Clock,
    /// Two nodes held a table by the same fence.
    Split,
    /// A fence of the store is older than one by which somebody held the table.
    Fence,
}

impl Kind {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Doubled => "doubled",
            Self::Gap => "gap",
            Self::Broken => "broken",
            Self::Vanished => "vanished",
            Self::Different => "different",
            Self::Secret => "secret",
            Self::Backwards => "backwards",
            Self::Stale => "stale",
            Self::Refused => "refused",
            Self::Phantom => "phantom",
            Self::Stuck => "stuck",
            Self::Clock => "clock",
            Self::Split => "split",
            Self::Fence => "fence",
        }
    }
}

/// Something that is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// What of.
    pub kind: Kind,
    /// Where.
    pub table: String,
    /// What was seen, for people.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.table, self.kind.name(), self.what)
    }
}

/// What was looked at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// Tables.
    pub tables: u64,
    /// Moves that were acknowledged.
    pub answered: u64,
    /// Moves that were sent again because no answer had come.
    pub resent: u64,
    /// Views that were shown.
    pub shown: u64,
    /// Entries that are stored.
    pub stored: u64,
}

/// What was found so far.
#[derive(Debug, Default)]
pub struct Checker {
    /// What was looked at.
    pub counts: Counts,
    /// What is wrong.
    pub findings: Vec<Finding>,
}

/// A clock that is further off than this, from when somebody sent something to when they were answered, is wrong.
const OFF: i64 = 5_000;

impl Checker {
    /// Everything that was seen of a table, against what is stored of it.
    pub fn table(&mut self, row: &TableRow, entries: &[StoredEntry], seen: &[Seen]) {
        let truth = Truth::of(row, entries);
        let mut found = Found { table: &row.id.0, findings: &mut self.findings };
        for broken in &truth.broken {
            found.add(broken.0, broken.1.clone());
        }
        found.stored_once(entries);
        found.answered_is_stored(entries, seen);
        for eyes in seen {
            found.shown_is_true(&truth, eyes);
            found.never_backwards(eyes);
        }
        found.nothing_stale(seen);
        self.counts.tables += 1;
        self.counts.stored += entries.len() as u64;
        for eyes in seen {
            self.counts.answered += eyes.answered().count() as u64;
            self.counts.shown += eyes.shown().count() as u64;
            self.counts.resent += eyes.resent();
        }
    }

    /// Everything that nodes claimed, against each other and against the fence of each table in the store, where that is known.
    pub fn claims(&mut self, claims: &[Claim], stored: &BTreeMap<String, i64>) {
        let mut holders: BTreeMap<(&str, i64), &str> = BTreeMap::new();
        for Claim { table, fence, node, .. } in claims {
            let mut found = Found { table, findings: &mut self.findings };
            let holder = *holders.entry((table, *fence)).or_insert(node);
            if holder != node {
                found.add(Kind::Split, format!("{holder} and {node} both held it by fence {fence}"));
            }
            if let Some(kept) = stored.get(table).filter(|kept| *kept < fence) {
                found.add(Kind::Fence, format!("{node} held it by fence {fence}, and the store says {kept}"));
            }
        }
    }
}

struct Found<'a> {
    table: &'a str,
    findings: &'a mut Vec<Finding>,
}

impl Found<'_> {
    fn add(&mut self, kind: Kind, what: String) {
        self.findings.push(Finding { kind, table: self.table.to_owned(), what });
    }

    fn stored_once(&mut self, entries: &[StoredEntry]) {
        let mut first: BTreeMap<&str, u32> = BTreeMap::new();
        for (n, entry) in (0_u32..).zip(entries) {
            if entry.number != n {
                self.add(Kind::Gap, format!("entry {n} is missing, {} stands there", entry.number));
            }
            if let Some(client) = entry.client.as_deref()
                && let Some(first) = first.insert(client, n)
            {
                self.add(Kind::Doubled, format!("{client} is stored at {first} and at {n}"));
            }
        }
    }

    fn answered_is_stored(&mut self, entries: &[StoredEntry], seen: &[Seen]) {
        // The sender's number stands before the id.
        let named = |entry: &StoredEntry| Some(entry.client.as_deref()?.split_once('/')?.1.to_owned());
        let stored: BTreeMap<String, &StoredEntry> =
            entries.iter().filter_map(|entry| Some((named(entry)?, entry))).collect();
        for eyes in seen {
            for answered in eyes.answered() {
                if let Some((kind, what)) = wrong_answer(stored.get(answered.0).copied(), answered) {
                    self.add(kind, what);
                }
            }
            for Refused { id, code } in eyes.refused() {
                self.add(Kind::Refused, format!("{id}: {code}"));
                if stored.contains_key(id) {
                    self.add(Kind::Phantom, format!("{id} was refused ({code}) and is stored"));
                }
            }
            for id in eyes.unanswered() {
                self.add(Kind::Stuck, format!("{id} of {} was never answered", eyes.who));
            }
        }
    }

    fn shown_is_true(&mut self, truth: &Truth, seen: &Seen) {
        for shown in seen.shown() {
            let wrong = [wrong_view(truth, seen.eyes, shown), wrong_news(truth, seen.eyes, shown)];
            for (kind, what) in wrong.into_iter().flatten() {
                self.add(kind, format!("{} at {}: {what}", seen.who, shown.n));
            }
        }
    }

    fn never_backwards(&mut self, seen: &Seen) {
        let (mut newest, mut acknowledged, mut fresh) = (0, 0, false);
        for sight in &seen.sights {
            match sight {
                Sight::Joined { .. } => fresh = true,
                Sight::Answered { number, .. } => acknowledged = acknowledged.max(*number),
                Sight::Shown(Shown { n, .. }) => {
                    let known = if fresh { newest.max(acknowledged) } else { newest };
                    if *n < known {
                        self.add(Kind::Backwards, format!("{} was shown {n} after {known}", seen.who));
                    }
                    fresh = false;
                    newest = newest.max(*n);
                }
                Sight::Sent { .. } | Sight::Refused(_) => {}
            }
        }
    }

    /// Whoever comes in after somebody's move was acknowledged is shown it.
    fn nothing_stale(&mut self, seen: &[Seen]) {
        let mut acknowledged: Vec<(i64, u64)> =
            seen.iter().flat_map(Seen::answered).map(|(_, number, _, at)| (at, number)).collect();
        acknowledged.sort_unstable();
        let by_then = |then: i64| {
            let known = acknowledged.partition_point(|(at, _)| *at < then);
            acknowledged[..known].iter().map(|(_, number)| *number).max().unwrap_or(0)
        };
        for eyes in seen {
            let mut joined = None;
            for sight in &eyes.sights {
                match sight {
                    Sight::Joined { at } => joined = Some(*at),
                    Sight::Shown(Shown { n, .. }) => {
                        let Some(at) = joined.take() else { continue };
                        let known = by_then(at);
                        if *n < known {
                            let who = &eyes.who;
                            self.add(Kind::Stale, format!("{who} came in and was shown {n}, after {known}"));
                        }
                    }
                    _ => {}
                }
            }
        }
    }
}

/// What is wrong with an answer, as the move it answers is stored.
fn wrong_answer(
    stored: Option<&StoredEntry>,
    (id, number, sent, at): (&str, u64, i64, i64),
) -> Option<(Kind, String)> {
    let Some(entry) = stored else {
        return Some((Kind::Lost, format!("{id} was acknowledged with {number} and is not stored")));
    };
    if u64::from(entry.number) >= number {
        let what = format!("{id} was acknowledged with {number} and is stored as entry {}", entry.number);
        return Some((Kind::Lost, what));
    }
    let when = entry.at.0;
    let is_off = !(sent - OFF..=at + OFF).contains(&when);
    is_off.then(|| (Kind::Clock, format!("{id}, of {sent} to {at}, is stored at the time {when}")))
}

/// What is wrong with a view, as these eyes were to see it.
fn wrong_view(truth: &Truth, eyes: Eyes, Shown { n, view, .. }: &Shown) -> Option<(Kind, String)> {
    let Some(views) = truth.views(*n) else {
        return Some((Kind::Vanished, format!("shown, and only {} entries are stored", truth.len())));
    };
    if views.get(&eyes) == Some(view) {
        return None;
    }
    let of_another = views.iter().find(|(other, seen)| **other != eyes && *seen == view);
    Some(match of_another {
        Some((other, _)) => (Kind::Secret, format!("shown the view of {}", called(*other))),
        None => (Kind::Different, "another view than what is stored leads to".to_owned()),
    })
}

/// What is wrong with what these eyes were told.
fn wrong_news(truth: &Truth, eyes: Eyes, Shown { n, from, events, .. }: &Shown) -> Option<(Kind, String)> {
    let from = from.filter(|_| truth.views(*n).is_some())?;
    let expected = truth.told(from, *n, eyes);
    if expected.iter().copied().eq(events) {
        return None;
    }
    let secret = events.iter().find(|event| !expected.contains(event) && truth.is_others(from, *n, event));
    Some(match secret {
        Some(event) => (Kind::Secret, format!("told {event}")),
        None => (Kind::Different, format!("told other things since {from} than happened")),
    })
}

fn called(eyes: Eyes) -> String {
    eyes.seat().map_or_else(|| "those who watch".to_owned(), |seat| format!("seat {}", seat.index()))
}
