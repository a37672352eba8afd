//! How long a search may think.

use std::num::NonZeroUsize;
use std::time::Duration;

/// Iterations, time, or both: whichever is used up first ends the search, and there is an answer at any time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// Imagined games; with these alone an answer is the same on every machine.
    pub iterations: u64,
    /// The longest it may take; `Duration::MAX` for no bound.
    pub time: Duration,
    /// How many cores may work on it.
    pub threads: NonZeroUsize,
}

impl Budget {
    /// So many imagined games, however long that takes.
    pub const fn iterations(iterations: u64) -> Self {
        Self { iterations, time: Duration::MAX, threads: NonZeroUsize::MIN }
    }

    /// As many imagined games as fit into this time.
    pub const fn time(time: Duration) -> Self {
        Self { iterations: u64::MAX, time, threads: NonZeroUsize::MIN }
    }

    /// Stops at this time even where iterations are left.
    #[must_use]
    pub const fn within(self, time: Duration) -> Self {
        Self { time, ..self }
    }

    /// On so many cores.
    #[must_use]
    pub const fn on(self, threads: NonZeroUsize) -> Self {
        Self { threads, ..self }
    }

    /// Whether only time ends it.
    pub(crate) const fn is_timed(&self) -> bool {
        self.iterations == u64::MAX
    }
}
