//! One server of several: the database they share, the bus they speak over, and what this one is called.

use std::time::Duration;

use reverie_server::{BusUrl, House, Pace};
use reverie_store::PostgresUrl;

/// One server of several.
#[derive(Debug, clap::Args)]
pub(crate) struct HouseArgs {
    /// The database server that keeps everything, in place of a file.
    #[arg(
        long,
        value_name = "URL",
        conflicts_with = "data",
        env = "REVERIE_DATABASE",
        hide_env_values = true
    )]
    pub(super) database: Option<PostgresUrl>,
    /// The NATS over which the servers of one database speak with each other.
    #[arg(long, value_name = "URL", env = "REVERIE_BUS", hide_env_values = true)]
    bus: Option<BusUrl>,
    /// What this server is called in logs, among several.
    #[arg(long, value_name = "NAME", requires = "database", env = "REVERIE_NODE_NAME")]
    node_name: Option<String>,
    /// Seconds after which a server that is not heard of is taken to be dead, and its tables are taken over.
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 3,
        value_parser = clap::value_parser!(u64).range(1..=60),
        env = "REVERIE_LEASE"
    )]
    lease: u64,
}

impl HouseArgs {
    /// How it is one of several.
    pub(super) fn house(&self) -> House {
        let lease = Duration::from_secs(self.lease);
        House { bus: self.bus.clone(), name: self.node_name.clone(), pace: Pace::of(lease / 3, lease) }
    }
}
