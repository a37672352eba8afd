//! Faults that repeat: said at once, then at most every ten seconds with how often. A full disk refuses every move, and the
//! log is on a disk too.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Display;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use reverie_store::TableId;

/// How long a fault that was said is not said again.
const QUIET: Duration = Duration::from_secs(10);
/// Different faults that are remembered: where there are more, the count of some is lost.
const MOST: usize = 64;

static FAULTS: LazyLock<Repeats> = LazyLock::new(Repeats::default);

/// Says that something is wrong, and at which table if it was at one: unless that was said just now.
pub(crate) fn fault(what: &'static str, error: &dyn Display, table: Option<&TableId>) {
    let error = error.to_string();
    if let Some(times) = FAULTS.heard(what, &error, Instant::now()) {
        tracing::error!(%error, times, table = table.map(tracing::field::display), "{what}");
    }
}

/// Says how often faults were heard that nobody has heard of since: to be called now and then.
pub(crate) fn settle() {
    for Untold { what, error, times } in FAULTS.untold(Instant::now()) {
        tracing::error!(%error, times, "{what}");
    }
}

/// Which faults were said when, and how often they were heard since.
#[derive(Debug, Default)]
struct Repeats(Mutex<HashMap<(&'static str, String), Heard>>);

#[derive(Debug)]
struct Heard {
    said: Instant,
    since: u64,
}

/// A fault that was heard more often than it was said.
#[derive(Debug, PartialEq, Eq)]
struct Untold {
    what: &'static str,
    error: String,
    times: u64,
}

impl Repeats {
    fn known(&self) -> MutexGuard<'_, HashMap<(&'static str, String), Heard>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A fault was heard: how often since it was last said, if it is to be said now.
    fn heard(&self, what: &'static str, error: &str, now: Instant) -> Option<u64> {
        let mut known = self.known();
        if known.len() >= MOST {
            known.retain(|_, heard| now.duration_since(heard.said) < QUIET);
        }
        let full = known.len() >= MOST;
        match known.entry((what, error.to_owned())) {
            Entry::Vacant(_) if full => None,
            Entry::Vacant(new) => {
                new.insert(Heard { said: now, since: 0 });
                Some(1)
            }
            Entry::Occupied(mut known) => {
                let heard = known.get_mut();
                heard.since += 1;
                (now.duration_since(heard.said) >= QUIET).then(|| {
                    heard.said = now;
                    std::mem::take(&mut heard.since)
                })
            }
        }
    }

    /// What is to be said although it was not heard just now; what has not been heard for long is forgotten.
    fn untold(&self, now: Instant) -> Vec<Untold> {
        let mut untold = Vec::new();
        self.known().retain(|(what, error), heard| {
            let due = now.duration_since(heard.said) >= QUIET;
            if due && heard.since > 0 {
                heard.said = now;
                let times = std::mem::take(&mut heard.since);
                untold.push(Untold { what, error: error.clone(), times });
                return true;
            }
            !due
        });
        untold
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_that_repeats_is_said_at_once_and_then_with_how_often() {
        let (faults, began) = (Repeats::default(), Instant::now());
        let hear = |second: u64| faults.heard("refused", "full", began + Duration::from_secs(second));
        assert_eq!(hear(0), Some(1));
        for second in 1..10 {
            assert_eq!(hear(second), None);
        }
        assert_eq!(hear(10), Some(10));
        assert_eq!(faults.heard("refused", "broken", began), Some(1), "another fault is another matter");
    }

    #[test]
    fn what_ended_is_still_counted_and_then_forgotten() {
        let (faults, began) = (Repeats::default(), Instant::now());
        let at = |second: u64| began + Duration::from_secs(second);
        for _ in 0..5 {
            faults.heard("refused", "full", began);
        }
        assert_eq!(faults.untold(at(9)), []);
        let untold = Untold { what: "refused", error: "full".to_owned(), times: 4 };
        assert_eq!(faults.untold(at(10)), [untold]);
        assert_eq!(faults.untold(at(20)), []);
        assert_eq!(faults.heard("refused", "full", at(21)), Some(1));
    }

    #[test]
    fn there_are_never_too_many_to_remember() {
        let (faults, began) = (Repeats::default(), Instant::now());
        for n in 0..2 * MOST {
            faults.heard("refused", &n.to_string(), began);
        }
        assert_eq!(faults.known().len(), MOST);
        assert_eq!(faults.heard("refused", "new", began + QUIET), Some(1));
    }
}
