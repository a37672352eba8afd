//! When a limit bites: counted for the host's metrics, and told in the log once for many. A flood must not fill the disk.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What can be too much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limit {
    /// Connections in all.
    Connections,
    /// Connections of one address.
    AddressConnections,
    /// A request whose headers take too long.
    SlowHeaders,
    /// A connection over which nothing was ever asked.
    Silent,
    /// A connection over which nothing more was asked: every browser has some.
    Idle,
    /// A request whose body takes too long.
    SlowBody,
    /// Requests of one address.
    Requests,
    /// Messages over one connection.
    Messages,
    /// Bytes over one connection that are no messages.
    Bytes,
    /// People at one table.
    Crowd,
    /// Somebody who does not read.
    SlowReader,
    /// Unfinished tables of a guest.
    Tables,
    /// A name that is not ours.
    ForeignHost,
}

impl Limit {
    const ALL: [Self; 13] = [
        Self::Connections,
        Self::AddressConnections,
        Self::SlowHeaders,
        Self::Silent,
        Self::Idle,
        Self::SlowBody,
        Self::Requests,
        Self::Messages,
        Self::Bytes,
        Self::Crowd,
        Self::SlowReader,
        Self::Tables,
        Self::ForeignHost,
    ];

    /// As it stands in the log and in the metrics.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Connections => "connections",
            Self::AddressConnections => "connections-of-an-address",
            Self::SlowHeaders => "slow-headers",
            Self::Silent => "silent-connection",
            Self::Idle => "idle-connection",
            Self::SlowBody => "slow-body",
            Self::Requests => "requests",
            Self::Messages => "messages",
            Self::Bytes => "bytes",
            Self::Crowd => "table-crowded",
            Self::SlowReader => "slow-reader",
            Self::Tables => "tables-of-a-guest",
            Self::ForeignHost => "foreign-host",
        }
    }
}

/// How long a limit that bites again and again is only counted before the log tells of it again.
const QUIET: Duration = Duration::from_secs(10);

#[derive(Debug, Default, Clone, Copy)]
struct Tally {
    /// Bites that the log does not know of yet.
    untold: u64,
    told: Option<Instant>,
}

/// What bit how often, since the log last told of it.
#[derive(Debug, Default)]
pub(crate) struct Bites(Mutex<[Tally; Limit::ALL.len()]>);

impl Bites {
    /// A limit bit somebody.
    pub(crate) fn bit(&self, limit: Limit) {
        metrics::counter!("reverie_limits_total", "limit" => limit.name()).increment(1);
        if let Some(count) = self.count(limit, Instant::now()) {
            log(limit, count);
        }
    }

    /// How many the log is to tell of now.
    fn count(&self, limit: Limit, now: Instant) -> Option<u64> {
        let mut tallies = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let tally = &mut tallies[limit as usize];
        tally.untold += 1;
        tally.due(now)
    }

    /// Tells of what bit meanwhile and not since.
    pub(crate) fn catch_up(&self) {
        let now = Instant::now();
        for limit in Limit::ALL {
            let mut tallies = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let due = tallies[limit as usize].due(now);
            drop(tallies);
            if let Some(count) = due {
                log(limit, count);
            }
        }
    }
}

impl Tally {
    fn due(&mut self, now: Instant) -> Option<u64> {
        let told_just_now = self.told.is_some_and(|told| now.saturating_duration_since(told) < QUIET);
        if self.untold == 0 || told_just_now {
            return None;
        }
        self.told = Some(now);
        Some(std::mem::take(&mut self.untold))
    }
}

fn log(limit: Limit, count: u64) {
    let name = limit.name();
    // Nobody means harm who leaves a page open.
    if limit == Limit::Idle {
        tracing::debug!(limit = name, count, "a limit was reached");
    } else {
        tracing::warn!(limit = name, count, "a limit was reached");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_tells_at_once_then_once_for_many() {
        let (bites, began) = (Bites::default(), Instant::now());
        let bit = |seconds| bites.count(Limit::Requests, began + Duration::from_secs(seconds));
        assert_eq!([bit(0), bit(1), bit(9)], [Some(1), None, None]);
        assert_eq!(bites.count(Limit::Messages, began), Some(1));
        assert_eq!([bit(10), bit(11)], [Some(3), None]);
    }

    #[test]
    fn every_limit_has_a_place_and_a_name_of_its_own() {
        for (place, limit) in Limit::ALL.into_iter().enumerate() {
            assert_eq!(limit as usize, place);
            assert!(Limit::ALL[..place].iter().all(|other| other.name() != limit.name()));
        }
    }
}
