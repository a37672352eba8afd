//! Whether and how people are called back to a table that waits for them.

use std::time::Duration;

use clap::builder::BoolishValueParser;
use reverie_server::{Push, PushHost};

/// Calling people back (Web Push), for play over days.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "help-heading-push")]
pub(super) struct PushArgs {
    /// Call people whom a table waits for, if they want that: on or off.
    #[arg(
        long,
        value_name = "on|off",
        default_value = "on",
        value_parser = BoolishValueParser::new(),
        action = clap::ArgAction::Set,
        hide_possible_values = true,
        env = "REVERIE_PUSH"
    )]
    push: bool,
    /// Seconds that somebody must have been away while a table waits for them [default: 30].
    #[arg(long, value_name = "S", env = "REVERIE_PUSH_AFTER")]
    push_after: Option<u64>,
    /// A push service to call besides those of the browsers: push.example.org, *.example.org. Can be given several times.
    #[arg(long, value_name = "HOST", value_delimiter = ',', env = "REVERIE_PUSH_HOST")]
    push_host: Vec<PushHost>,
}

impl PushArgs {
    pub(super) fn push(&self) -> Option<Push> {
        let mut push = Push::default();
        push.hosts.extend(self.push_host.iter().cloned());
        push.after = self.push_after.map_or(push.after, Duration::from_secs);
        self.push.then_some(push)
    }
}
