//! When a limit bites: counted for the host's metrics, and told in the log once for many.

use std::time::Instant;

use crate::repeats::Repeats;

/// What can be too much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

/// What bit how often, since the log last told of it.
#[derive(Debug, Default)]
pub(crate) struct Bites(Repeats<Limit>);

impl Bites {
    /// A limit bit somebody.
    pub(crate) fn bit(&self, limit: Limit) {
        metrics::counter!("reverie_limits_total", "limit" => limit.name()).increment(1);
        if let Some(count) = self.0.heard(limit, Instant::now()) {
            log(limit, count);
        }
    }

    /// Tells of what bit meanwhile and not since.
    pub(crate) fn catch_up(&self) {
        for (limit, count) in self.0.untold(Instant::now()) {
            log(limit, count);
        }
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
