//! The server's clock. It is given to whoever needs it and never read behind their back, so that a test can let days pass
//! in no time.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

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
    /// It passes when somebody says so: for tests and studies.
    Manual(ManualClock),
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
            Self::Machine | Self::Astray(_) => loop {
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
