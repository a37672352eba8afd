//! What can happen to machines, and how it is done and undone.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use reverie_game::{Illegal, Luck};
use serde::Serialize;

use super::site::{End, Site};

/// What can happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// kill -9 of a node; another starts in its place.
    KillNode,
    /// A node is asked to end (SIGTERM); another starts in its place.
    DrainNode,
    /// A node stands still past its lease (SIGSTOP) and goes on (SIGCONT).
    PauseNode,
    /// A node ends, and another starts in its place whose clock is five minutes off.
    ClockOff,
    /// A node and NATS cannot reach each other.
    CutFromBus,
    /// A node and PostgreSQL cannot reach each other.
    CutFromDatabase,
    /// A node and everybody else cannot reach each other.
    CutOff,
    /// kill -9 of NATS, and a new start.
    KillBus,
    /// kill -9 of PostgreSQL, and a new start.
    KillDatabase,
    /// PostgreSQL's disk is full, then it is enlarged.
    DiskFull,
    /// The primary is cut off and killed, its standby is promoted; what was the primary becomes the standby.
    Failover,
}

/// A clock that is off is so much off, in milliseconds.
const FIVE_MINUTES: i64 = 300_000;

impl Fault {
    /// All that can happen.
    pub const ALL: [Self; 11] = [
        Self::KillNode,
        Self::DrainNode,
        Self::PauseNode,
        Self::ClockOff,
        Self::CutFromBus,
        Self::CutFromDatabase,
        Self::CutOff,
        Self::KillBus,
        Self::KillDatabase,
        Self::DiskFull,
        Self::Failover,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::KillNode => "kill-node",
            Self::DrainNode => "drain-node",
            Self::PauseNode => "pause-node",
            Self::ClockOff => "clock-off",
            Self::CutFromBus => "cut-from-bus",
            Self::CutFromDatabase => "cut-from-database",
            Self::CutOff => "cut-off",
            Self::KillBus => "kill-bus",
            Self::KillDatabase => "kill-database",
            Self::DiskFull => "disk-full",
            Self::Failover => "failover",
        }
    }

    /// Whether it takes machines of their own.
    pub(super) const fn needs_machines(self) -> bool {
        matches!(self, Self::CutFromBus | Self::CutFromDatabase | Self::CutOff | Self::DiskFull)
    }

    /// Whether it happens to one node alone.
    pub(super) const fn is_of_a_node(self) -> bool {
        !matches!(self, Self::KillBus | Self::KillDatabase | Self::DiskFull | Self::Failover)
    }

    /// It happens to this node, or to what all share, lasts a while, and is undone; whenever nodes come or go, that is said.
    pub(super) fn happen(
        self,
        site: &mut Site,
        node: usize,
        luck: &mut Luck,
        told: &dyn Fn(&Site),
    ) -> Result<(), Illegal> {
        let mut lasts = |from: u64, to: u64| {
            let span = usize::try_from(to - from).unwrap_or(1).max(1);
            std::thread::sleep(Duration::from_millis(from + luck.below(span) as u64));
        };
        match self {
            Self::KillNode | Self::DrainNode => {
                let end = if self == Self::KillNode { End::Killed } else { End::Drained };
                site.end_node(node, end, told)?;
                lasts(3_000, 6_000);
                site.start_node(node, 0)?;
                told(site);
            }
            Self::ClockOff => {
                site.end_node(node, End::Drained, told)?;
                site.start_node(node, FIVE_MINUTES * if node.is_multiple_of(2) { 1 } else { -1 })?;
                told(site);
                lasts(1_000, 3_000);
            }
            Self::PauseNode => {
                site.pause_node(node);
                lasts(3_500, 8_000);
                site.resume_node(node);
            }
            Self::CutFromBus => {
                site.cut_from_bus(node)?;
                lasts(1_000, 8_000);
                site.heal(node)?;
            }
            Self::CutFromDatabase => {
                site.cut_from_database(node)?;
                lasts(1_000, 8_000);
                site.heal(node)?;
            }
            Self::CutOff => {
                site.cut_off(node)?;
                lasts(1_000, 8_000);
                site.heal(node)?;
            }
            Self::KillBus => {
                site.kill_bus();
                lasts(0, 5_000);
                site.start_bus()?;
            }
            Self::KillDatabase => {
                site.kill_database();
                lasts(0, 3_000);
                site.start_database()?;
            }
            Self::DiskFull => {
                site.fill_disk()?;
                lasts(2_000, 5_000);
                site.enlarge_disk()?;
            }
            Self::Failover => {
                site.cut_primary_off()?;
                lasts(0, 2_000);
                site.fail_over()?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Fault {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let known = || Self::ALL.map(Self::name).join(", ");
        Self::ALL.into_iter().find(|fault| fault.name() == name).ok_or_else(known)
    }
}
