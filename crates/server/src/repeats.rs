//! What happens again and again: said at once, then at most every ten seconds with how often. The log is on a disk too, and a
//! flood must not fill it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long what was said is not said again.
const QUIET: Duration = Duration::from_secs(10);
/// Different things that are remembered: where there are more, the count of some is lost.
const MOST: usize = 64;

/// What was said when, and how often it happened since.
#[derive(Debug)]
pub(crate) struct Repeats<K>(Mutex<HashMap<K, Heard>>);

#[derive(Debug)]
struct Heard {
    said: Instant,
    since: u64,
}

impl<K> Default for Repeats<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash + Clone> Repeats<K> {
    fn known(&self) -> MutexGuard<'_, HashMap<K, Heard>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// It happened: how often since it was last said, if it is to be said now.
    pub(crate) fn heard(&self, what: K, now: Instant) -> Option<u64> {
        let mut known = self.known();
        if known.len() >= MOST {
            known.retain(|_, heard| now.duration_since(heard.said) < QUIET);
        }
        let full = known.len() >= MOST;
        match known.entry(what) {
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

    /// What is to be said although it did not happen just now, with how often it has: to be asked now and then. What has not
    /// happened for long is forgotten.
    pub(crate) fn untold(&self, now: Instant) -> Vec<(K, u64)> {
        let mut untold = Vec::new();
        self.known().retain(|what, heard| {
            let due = now.duration_since(heard.said) >= QUIET;
            if due && heard.since > 0 {
                heard.said = now;
                untold.push((what.clone(), std::mem::take(&mut heard.since)));
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
    fn what_repeats_is_said_at_once_and_then_with_how_often() {
        let (faults, began) = (Repeats::default(), Instant::now());
        let hear = |second: u64| faults.heard("full", began + Duration::from_secs(second));
        assert_eq!(hear(0), Some(1));
        for second in 1..10 {
            assert_eq!(hear(second), None);
        }
        assert_eq!(hear(10), Some(10));
        assert_eq!(faults.heard("broken", began), Some(1), "another is another matter");
    }

    #[test]
    fn what_ended_is_still_counted_and_then_forgotten() {
        let (faults, began) = (Repeats::default(), Instant::now());
        let at = |second: u64| began + Duration::from_secs(second);
        for _ in 0..5 {
            faults.heard("full", began);
        }
        assert_eq!(faults.untold(at(9)), []);
        assert_eq!(faults.untold(at(10)), [("full", 4)]);
        assert_eq!(faults.untold(at(20)), []);
        assert_eq!(faults.heard("full", at(21)), Some(1));
    }

    #[test]
    fn there_are_never_too_many_to_remember() {
        let (faults, began) = (Repeats::default(), Instant::now());
        for n in 0..2 * MOST {
            faults.heard(n, began);
        }
        assert_eq!(faults.known().len(), MOST);
        assert_eq!(faults.heard(2 * MOST, began + QUIET), Some(1));
    }
}
