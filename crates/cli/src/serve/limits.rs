//! How much is too much.

use std::time::Duration;

use reverie_server::Limits;

/// How much is too much. What is not set is as the server thinks best.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "help-heading-limits")]
pub(super) struct LimitArgs {
    /// Unfinished tables that one guest may have [default: 100].
    #[arg(long, value_name = "N", env = "REVERIE_TABLES_PER_GUEST")]
    tables_per_guest: Option<u32>,
    /// People who may look at one table at once [default: 200].
    #[arg(long, value_name = "N", env = "REVERIE_PEOPLE_PER_TABLE")]
    people_per_table: Option<usize>,
    /// Messages a second that one connection may send for long, with a burst of four times that [default: 10].
    #[arg(long, value_name = "N", value_parser = rate, env = "REVERIE_MESSAGES_PER_SECOND")]
    messages_per_second: Option<f64>,
    /// Requests a second that one address may make for long, with a burst of ten times that [default: 20].
    #[arg(long, value_name = "N", value_parser = rate, env = "REVERIE_REQUESTS_PER_SECOND")]
    requests_per_second: Option<f64>,
    /// Connections in all [default: as many as the limit of open files allows, which is raised as far as it goes].
    #[arg(long, value_name = "N", env = "REVERIE_CONNECTIONS")]
    connections: Option<usize>,
    /// Connections of one address whose people do not sit at a table [default: 512].
    #[arg(long, value_name = "N", env = "REVERIE_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<usize>,
    /// Seconds that the headers of a request may take, and twice that its body [default: 10].
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=3600), env = "REVERIE_REQUEST_TIME")]
    request_time: Option<u64>,
    /// Seconds that a connection is kept over which nothing more is asked [default: 60].
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u64).range(1..=3600), env = "REVERIE_KEEP_ALIVE")]
    keep_alive: Option<u64>,
    /// Cores that bots may think on; one bot takes all of them that no other needs [default: one less than there are].
    #[arg(long, value_name = "N", env = "REVERIE_THINKERS")]
    thinkers: Option<usize>,
    /// Milliseconds that a bot takes at least, so that people can follow [default: 300].
    #[arg(long, value_name = "MS", env = "REVERIE_BOT_PAUSE")]
    bot_pause: Option<u64>,
    /// Seconds that the dealer waits for somebody who may still take something back [default: 15].
    #[arg(long, value_name = "S", env = "REVERIE_HOLD")]
    hold: Option<u64>,
    /// Seconds that a table nobody looks at stays in memory [default: 60].
    #[arg(long, value_name = "S", env = "REVERIE_IDLE")]
    idle: Option<u64>,
}

fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse().ok().filter(|rate| (0.1..=1e9).contains(rate));
    rate.ok_or_else(|| "a number from 0.1 up".to_owned())
}

impl LimitArgs {
    pub(super) fn limits(&self) -> Limits {
        let usual = Limits::default();
        let messages = self
            .messages_per_second
            .map_or((usual.messages_a_second, usual.message_burst), |rate| (rate, (rate * 4.0).max(1.0)));
        let requests = self
            .requests_per_second
            .map_or((usual.requests_a_second, usual.request_burst), |rate| (rate, (rate * 10.0).max(1.0)));
        Limits {
            tables_a_guest: self.tables_per_guest.unwrap_or(usual.tables_a_guest),
            people_a_table: self.people_per_table.unwrap_or(usual.people_a_table),
            connections: self.connections.or(usual.connections),
            connections_an_address: self.connections_per_address.unwrap_or(usual.connections_an_address),
            headers: self.request_time.map_or(usual.headers, Duration::from_secs),
            body: self.request_time.map_or(usual.body, |seconds| Duration::from_secs(2 * seconds)),
            keep_alive: self.keep_alive.map_or(usual.keep_alive, Duration::from_secs),
            messages_a_second: messages.0,
            message_burst: messages.1,
            requests_a_second: requests.0,
            request_burst: requests.1,
            thinkers: self.thinkers.unwrap_or(usual.thinkers),
            bot_pause: self.bot_pause.map_or(usual.bot_pause, Duration::from_millis),
            hold: self.hold.map_or(usual.hold, Duration::from_secs),
            idle: self.idle.map_or(usual.idle, Duration::from_secs),
            ..usual
        }
    }
}
