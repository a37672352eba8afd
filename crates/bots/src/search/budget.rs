//! How long a search may think.

use std::num::NonZeroUsize;
use std::time::Duration;

use rayon::prelude::*;

/// Iterations, time, or both: whichever is used up first ends the search, and there is an answer at any time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// Rollouts; with these alone an answer is the same on every machine.
    pub iterations: u64,
    /// The longest it may take; `Duration::MAX` for no bound.
    pub time: Duration,
    /// How many cores may work on it.
    pub threads: NonZeroUsize,
}

impl Budget {
    /// So many rollouts, however long that takes.
    pub const fn iterations(iterations: u64) -> Self {
        Self { iterations, time: Duration::MAX, threads: NonZeroUsize::MIN }
    }

    /// As many rollouts as fit into this time.
    pub const fn time(time: Duration) -> Self {
        Self { iterations: u64::MAX, time, threads: NonZeroUsize::MIN }
    }

    /// Stops at this time even where iterations are left.
    #[must_use]
    pub const fn within(self, time: Duration) -> Self {
        Self { time, ..self }
    }

    /// So many times as much, of iterations and of time.
    #[must_use]
    // No more exact than it has to be.
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    pub fn times(self, times: f64) -> Self {
        let timed = self.iterations == u64::MAX;
        let iterations =
            if timed { u64::MAX } else { (self.iterations as f64 * times).round().max(1.0) as u64 };
        let time = Duration::try_from_secs_f64(self.time.as_secs_f64() * times).unwrap_or(Duration::MAX);
        Self { iterations, time, ..self }
    }

    /// On so many cores.
    #[must_use]
    pub const fn on(self, threads: NonZeroUsize) -> Self {
        Self { threads, ..self }
    }

    /// What so many workers have done, at most one for each core that may work on it; in no order.
    pub(crate) fn share_out<T: Send>(&self, workers: usize, work: impl Fn() -> Vec<T> + Sync) -> Vec<T> {
        let workers = self.threads.get().min(workers);
        if workers <= 1 {
            return work();
        }
        // The threads stay when the work is done, and so does what they remember.
        (0..workers).into_par_iter().with_max_len(1).flat_map_iter(|_| work()).collect()
    }

    /// Whether only time ends it.
    pub(crate) const fn is_timed(&self) -> bool {
        self.iterations == u64::MAX
    }
}
