//! PostgreSQL and NATS for the tests, one of each for the whole run.

#[cfg(unix)]
pub(crate) use here::Services;
#[cfg(not(unix))]
pub(crate) use nowhere::Services;

#[cfg(unix)]
mod here {
    use anyhow::Result;
    use reverie_services::{Nats, Postgres, TEST_NATS, TEST_POSTGRES};

    /// They end when this is dropped, and when this program is killed.
    pub(crate) struct Services {
        postgres: String,
        nats: String,
        _running: (Postgres, Nats),
    }

    impl Services {
        /// Finds or installs them, and starts one of each.
        pub(crate) fn start() -> Result<Self> {
            let running = (Postgres::start()?, Nats::start()?);
            let (postgres, nats) = (running.0.url("postgres"), running.1.url());
            Ok(Self { postgres, nats, _running: running })
        }

        /// What the tests are told by their environment.
        pub(crate) fn told(&self) -> [(&str, &str); 2] {
            [(TEST_POSTGRES, &self.postgres), (TEST_NATS, &self.nats)]
        }
    }
}

/// The tests that need them are of systems like Unix.
#[cfg(not(unix))]
mod nowhere {
    use anyhow::Result;

    pub(crate) struct Services;

    impl Services {
        #[allow(clippy::unnecessary_wraps)] // as elsewhere
        pub(crate) fn start() -> Result<Self> {
            Ok(Self)
        }

        #[allow(clippy::unused_self)] // as elsewhere
        pub(crate) fn told(&self) -> [(&str, &str); 0] {
            []
        }
    }
}
