//! The server's clock. It is given to whoever needs it and never read behind their back, so that a test can let days pass
//! in no time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use reverie_store::Millis;
use tokio::sync::watch;

/// Where the time comes from.
#[derive(Debug, Clone, Default)]
pub enum Time {
    /// The machine's own clock.
    #[default]
    Machine,
    /// The machine's own clock, which is off by so many milliseconds: for studies of machines whose clocks are.
    Astray(i64),
    /// The time of a house of many nodes: the database's, whatever the clocks of the machines say.
    House(HouseTime),
    /// It passes when somebody says so: for tests and studies.
    Manual(ManualClock),
}

/// The time of a house of many nodes. It goes on by the machine's own steady clock, is put right by the database's at every beat,
/// and never goes back.
#[derive(Debug, Clone)]
pub struct HouseTime(Arc<Hands>);

#[derive(Debug)]
struct Hands {
    began: Instant,
    /// What time it was when it began, as far as is known; 0 until the database was first asked.
    then: AtomicI64,
    /// The latest that anybody was told.
    told: AtomicI64,
}

/// Whoever is so far behind is put right at once: as when the machine has slept.
const FAR_BEHIND: i64 = 2000;
/// How much of a smaller difference is put right at each beat, and the most that time is held back by at each.
const SMOOTHLY: i64 = 4;
const HELD_BACK: i64 = 100;

impl Default for HouseTime {
    fn default() -> Self {
        let (then, told) = (AtomicI64::new(0), AtomicI64::new(0));
        Self(Arc::new(Hands { began: Instant::now(), then, told }))
    }
}

impl HouseTime {
    /// The database has said what time it is, and took so long to answer.
    pub(crate) fn heard(&self, now: Millis, took: Duration) {
        self.is_put_right(now, took, self.0.began.elapsed());
    }

    fn is_put_right(&self, now: Millis, took: Duration, at: Duration) {
        let half = i64::try_from(took.as_millis() / 2).unwrap_or(0);
        let right = now.0 + half - millis(at);
        let then = self.0.then.load(Ordering::Relaxed);
        let behind = right - then;
        let then =
            if then == 0 || behind > FAR_BEHIND { right } else { then + (behind / SMOOTHLY).max(-HELD_BACK) };
        self.0.then.store(then, Ordering::Relaxed);
    }

    fn now(&self) -> Millis {
        self.told(self.0.began.elapsed())
    }

    fn told(&self, at: Duration) -> Millis {
        let now = self.0.then.load(Ordering::Relaxed) + millis(at);
        Millis(self.0.told.fetch_max(now, Ordering::Relaxed).max(now))
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// A clock that stands still until somebody moves it.
#[derive(Debug, Clone)]
pub struct ManualClock(watch::Sender<Millis>);

impl ManualClock {
    /// It is this time.
    pub fn at(now: Millis) -> Self {
        Self(watch::Sender::new(now))
    }

    /// So much time passes.
    pub fn pass(&self, time: Duration) {
        self.0.send_modify(|now| *now = later(*now, time));
    }
}

/// The longest nap before another look at the machine's clock: it may have been put right, or the machine may have slept.
const NAP: Duration = Duration::from_secs(60);

impl Time {
    /// What time it is.
    pub fn now(&self) -> Millis {
        match self {
            Self::Machine => machine(),
            Self::Astray(off) => Millis(machine().0.saturating_add(*off)),
            Self::House(house) => house.now(),
            Self::Manual(hand) => *hand.0.borrow(),
        }
    }

    /// So much later than now.
    pub fn after(&self, time: Duration) -> Millis {
        later(self.now(), time)
    }

    /// Waits until then.
    pub async fn until(&self, then: Millis) {
        match self {
            Self::Machine | Self::Astray(_) | Self::House(_) => loop {
                let left = then.0.saturating_sub(self.now().0);
                let Ok(left @ 1..) = u64::try_from(left) else { return };
                tokio::time::sleep(Duration::from_millis(left).min(NAP)).await;
            },
            Self::Manual(hand) => {
                // Whoever holds the hand is the one who could let it go.
                let _ = hand.0.subscribe().wait_for(|now| *now >= then).await;
            }
        }
    }

    /// Waits for so long.
    pub async fn pass(&self, time: Duration) {
        self.until(self.after(time)).await;
    }
}

fn machine() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// So much later than then.
pub(crate) fn later(now: Millis, time: Duration) -> Millis {
    Millis(now.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
}

/// How much later the second is than the first: no time at all where a clock was put back.
pub(crate) fn since(then: Millis, now: Millis) -> Duration {
    Duration::from_millis(u64::try_from(now.0.saturating_sub(then.0)).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn the_time_of_a_house_is_the_databases_when_half_the_way_was_gone() {
        let house = HouseTime::default();
        house.is_put_right(Millis(1_000_000), ms(40), ms(500));
        assert_eq!(house.told(ms(500)), Millis(1_000_020));
        assert_eq!(house.told(ms(700)), Millis(1_000_220));
    }

    #[test]
    fn a_house_is_put_right_smoothly_and_never_goes_back() {
        let house = HouseTime::default();
        house.is_put_right(Millis(1_000_000), ms(0), ms(0));
        assert_eq!(house.told(ms(1000)), Millis(1_001_000));
        // The database that took over is 5 minutes behind: time is held back a little.
        house.is_put_right(Millis(701_000), ms(0), ms(1000));
        assert_eq!(house.told(ms(1000)), Millis(1_001_000));
        assert_eq!(house.told(ms(2000)), Millis(1_001_900));
        house.is_put_right(Millis(1_002_300), ms(0), ms(2000));
        assert_eq!(house.told(ms(2000)), Millis(1_002_000));
    }

    #[test]
    fn whoever_is_far_behind_is_put_right_at_once() {
        let house = HouseTime::default();
        house.is_put_right(Millis(1_000_000), ms(0), ms(0));
        house.is_put_right(Millis(1_100_000), ms(0), ms(1000));
        assert_eq!(house.told(ms(1000)), Millis(1_100_000));
    }
}
