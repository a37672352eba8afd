//! A node's right to be alive: it lasts for a while from when the node last asked for it, and is the node's own to watch.

use std::time::Duration;

/// A moment by the clock of one machine that only ever goes forward: how long since it began to count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Moment(pub Duration);

impl Moment {
    /// So much later.
    #[must_use]
    pub const fn after(self, time: Duration) -> Self {
        Self(self.0.saturating_add(time))
    }

    /// How long it has been since then; no time where that is still to come.
    pub const fn since(self, then: Self) -> Duration {
        self.0.saturating_sub(then.0)
    }
}

/// How much of the lease a node counts on: two clocks may go at slightly different rates.
const COUNTED_ON: (u32, u32) = (9, 10);

/// A node's lease, as it sees it itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lease {
    lasts: Duration,
    until: Option<Moment>,
}

impl Lease {
    /// A lease that has never been given.
    pub const fn none(lasts: Duration) -> Self {
        Self { lasts, until: None }
    }

    /// The store has renewed it, asked at that moment: it began then at the earliest, so it is counted from then.
    pub fn renewed(&mut self, asked: Moment) {
        let counted = self.lasts * COUNTED_ON.0 / COUNTED_ON.1;
        self.until = self.until.max(Some(asked.after(counted)));
    }

    /// Whether it stands.
    pub fn stands(&self, now: Moment) -> bool {
        self.until.is_some_and(|until| now < until)
    }

    /// How long a lease lasts, as the store counts it.
    pub const fn lasts(&self) -> Duration {
        self.lasts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(ms: u64) -> Moment {
        Moment(Duration::from_millis(ms))
    }

    #[test]
    fn a_lease_is_counted_from_when_it_was_asked_for_and_a_little_short() {
        let mut lease = Lease::none(Duration::from_secs(3));
        assert!(!lease.stands(at(0)));
        lease.renewed(at(1000));
        assert!(lease.stands(at(3699)));
        assert!(!lease.stands(at(3700)));
    }

    #[test]
    fn an_answer_that_was_overtaken_shortens_nothing() {
        let mut lease = Lease::none(Duration::from_secs(3));
        lease.renewed(at(2000));
        lease.renewed(at(1000));
        assert!(lease.stands(at(4699)));
    }
}
