//! The cores that bots may think on. Whoever thinks takes all that nobody else needs just then, so one table on a big
//! machine is answered sooner, and a hundred tables share what there is.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};

use reverie_kit::Means;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The part of a decision's time that may be spent waiting for a core; the rest is for thinking.
const WAITING: f64 = 0.75;

/// Who may think, and on what.
#[derive(Debug)]
pub(crate) struct Thinkers {
    cores: Arc<Semaphore>,
    /// Programs from outside think in processes of their own: however slow they are, nobody but programs waits for them.
    programs: Arc<Semaphore>,
    /// Those for whom no core was free in time decide at a glance, one after the other.
    glances: Arc<Semaphore>,
}

impl Thinkers {
    /// On so many cores.
    pub(crate) fn new(cores: usize) -> Self {
        let some = |permits: usize| Arc::new(Semaphore::new(permits.max(1)));
        Self { cores: some(cores), programs: some(cores), glances: some(1) }
    }

    /// What somebody thinks of within this time, waiting for a core included. None where none was free.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        time: Duration,
        think: impl FnOnce(Means) -> T + Send + 'static,
    ) -> Option<T> {
        let until = Instant::now() + time;
        let core = Arc::clone(&self.cores).acquire_owned();
        let core = tokio::time::timeout(time.mul_f64(WAITING), core).await.ok()?.ok()?;
        let (core, cores) = self.with_idle_ones(core);
        let means = Means { cores, time: until.saturating_duration_since(Instant::now()) };
        on_a_thread(core, move || think(means)).await
    }

    /// All cores that nobody waits for, with one that somebody has already.
    fn with_idle_ones(&self, mut core: OwnedSemaphorePermit) -> (OwnedSemaphorePermit, NonZeroUsize) {
        let idle = u32::try_from(self.cores.available_permits()).unwrap_or(0);
        // Who is faster has them.
        if let Ok(others) = Arc::clone(&self.cores).try_acquire_many_owned(idle) {
            core.merge(others);
        }
        let cores = NonZeroUsize::new(core.num_permits()).unwrap_or(NonZeroUsize::MIN);
        (core, cores)
    }

    /// A core, if nobody who plays wants it.
    pub(crate) fn idle_one(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.cores).try_acquire_owned().ok()
    }

    /// What a program from outside answers. None where it took longer than this, waiting for other programs included.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        time: Duration,
        ask: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let answer = async {
            let turn = Arc::clone(&self.programs).acquire_owned().await.ok()?;
            on_a_thread(turn, ask).await
        };
        tokio::time::timeout(time, answer).await.ok().flatten()
    }

    /// What somebody decides who may not think.
    pub(crate) async fn glance<T: Send + 'static>(
        &self,
        decide: impl FnOnce(Means) -> T + Send + 'static,
    ) -> Option<T> {
        let turn = Arc::clone(&self.glances).acquire_owned().await.ok()?;
        let means = Means { cores: NonZeroUsize::MIN, time: Duration::ZERO };
        on_a_thread(turn, move || decide(means)).await
    }
}

/// Never on a thread that serves people.
async fn on_a_thread<T: Send + 'static>(
    permit: OwnedSemaphorePermit,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let working = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    working.await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[tokio::test]
    async fn whoever_thinks_has_all_cores_that_are_idle() {
        let thinkers = Thinkers::new(4);
        let cores = |means: Means| means.cores.get();
        assert_eq!(thinkers.think(SECOND, cores).await, Some(4));
        let busy = thinkers.idle_one();
        assert_eq!(thinkers.think(SECOND, cores).await, Some(3));
        drop(busy);
        assert_eq!(thinkers.think(SECOND, cores).await, Some(4), "what was taken is given back");
    }

    #[tokio::test]
    async fn who_waits_for_a_core_has_less_time_to_think_and_nobody_waits_for_longer_than_was_said() {
        let thinkers = Arc::new(Thinkers::new(1));
        let busy = thinkers.idle_one();
        let began = Instant::now();
        let time = Duration::from_millis(200);
        assert_eq!(thinkers.think(time, |_| ()).await, None);
        assert!(began.elapsed() < time, "{:?}", began.elapsed());
        assert_eq!(thinkers.glance(|means| means.time).await, Some(Duration::ZERO));
        let waiting = tokio::spawn({
            let thinkers = Arc::clone(&thinkers);
            async move { thinkers.think(4 * SECOND, |means| means.time).await }
        });
        let waited = Duration::from_millis(50);
        tokio::time::sleep(waited).await;
        drop(busy);
        let left = waiting.await.ok().flatten();
        assert!(left.is_some_and(|left| left + waited <= 4 * SECOND), "{left:?}");
    }

    #[tokio::test]
    async fn a_slow_program_keeps_nobody_from_thinking() {
        let thinkers = Arc::new(Thinkers::new(1));
        let slow = tokio::spawn({
            let thinkers = Arc::clone(&thinkers);
            async move { thinkers.ask(SECOND, || std::thread::sleep(Duration::from_millis(300))).await }
        });
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert_eq!(thinkers.think(Duration::from_millis(100), |_| ()).await, Some(()));
        assert_eq!(
            thinkers.ask(Duration::from_millis(20), || ()).await,
            None,
            "programs wait for each other"
        );
        assert_eq!(slow.await.ok().flatten(), Some(()));
    }
}
