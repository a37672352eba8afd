//! The host's log, on standard error. Never a secret in it: no cookies, tokens, links or seeds.

use std::io::{self, IsTerminal};

use tracing_subscriber::filter::{EnvFilter, LevelFilter, filter_fn};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// What is logged, and how.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "help-heading-log")]
pub(super) struct LogArgs {
    /// How much: error, warn, info, debug or trace, or a filter like `reverie_server=debug`.
    #[arg(long, value_name = "LEVEL|FILTER", default_value = "info", env = "REVERIE_LOG")]
    log: String,
    /// One JSON object a line, for programs that collect logs.
    #[arg(long, env = "REVERIE_LOG_JSON")]
    log_json: bool,
}

impl LogArgs {
    /// Begins to log, or says what is wrong with the filter.
    pub(super) fn start(&self) -> Result<(), String> {
        let filter = EnvFilter::try_new(&self.log).map_err(|error| format!("--log {}: {error}", self.log))?;
        // Whatever the filter lets through, other people's crates only warn: at finer levels they write down whole
        // requests, cookies and all.
        let ours =
            filter_fn(|about| about.target().starts_with("reverie") || *about.level() <= LevelFilter::WARN);
        let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
        let lines = if self.log_json {
            lines.json().flatten_event(true).boxed()
        } else {
            lines.with_ansi(io::stderr().is_terminal()).boxed()
        };
        let log = tracing_subscriber::registry().with(filter).with(ours).with(lines);
        log.try_init().map_err(|error| error.to_string())
    }
}
