//! Houses of several nodes, on a PostgreSQL and a NATS of the test run.

use std::time::Duration;

use reverie_server::{Config, House as Setting, Pace, Time};
use reverie_store::Database;

use super::{House, child, config, quick};

/// What the nodes of a house share.
pub(crate) struct Street {
    pub(crate) database: Database,
    pub(crate) bus: String,
    pub(crate) pace: Pace,
}

impl Street {
    /// An empty database, and the bus of the test run.
    pub(crate) fn new() -> Self {
        Self::on(reverie_services::nats().unwrap())
    }

    /// An empty database, and this bus.
    pub(crate) fn on(bus: String) -> Self {
        Self::of(reverie_services::postgres().unwrap().parse().unwrap(), bus)
    }

    /// This database, and this bus.
    pub(crate) fn of(database: Database, bus: String) -> Self {
        Self { database, bus, pace: Pace::of(Duration::from_millis(250), Duration::from_secs(2)) }
    }

    pub(crate) fn config(&self) -> Config {
        let bus = Some(self.bus.parse().unwrap());
        let house = Setting { bus, name: None, pace: self.pace };
        Config { data: self.database.clone(), house, ..config(std::path::Path::new("/nowhere"), quick()) }
    }

    /// A node in this process.
    pub(crate) async fn node(&self) -> House {
        House::set(self.config(), tempfile::tempdir().unwrap()).await
    }

    /// A node whose machine's clock is off by so many milliseconds.
    pub(crate) async fn node_astray(&self, off: i64) -> House {
        let config = Config { time: Time::Astray(off), ..self.config() };
        House::set(config, tempfile::tempdir().unwrap()).await
    }

    /// A node in a process of its own, to be killed or stopped.
    pub(crate) fn child(&self) -> child::House {
        child::House::of_many(self)
    }
}
