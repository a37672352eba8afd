//! `reverie serve`: tables for people and bots, in a browser near you.
//!
//! | room | what it is for |
//! |---|---|
//! | here | what a host can set, and what the host is told |
//! | [`place`] | where the data lies |
//! | [`house`] | one server of several |
//! | [`network`] | how friends on the same network get in |
//! | [`log`] | the host's log: never a secret in it |
//! | [`limits`] | how much is too much |
//! | [`push`] | calling people back |
//! | [`browser`] | the page, opened |

mod browser;
mod house;
mod limits;
mod log;
pub(crate) mod network;
pub(crate) mod place;
mod push;

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, anyhow};
use reverie_catalog::Games;
use reverie_game::Phrase;
use reverie_server::{CannotJoin, CannotServe, Config, Server, Time};
use reverie_store::{Database, Failure};
use reverie_text::{Lang, Voice};
use reverie_visitors::Murmurs;

use crate::admin::held;
use crate::out;
use crate::speech::refused;
use crate::visitors::BotArgs;

/// Host tables for people and bots, here or on the local network.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen; 0.0.0.0 lets in everybody on the local network.
    #[arg(
        long,
        value_name = "HOST[:PORT]",
        default_value = "127.0.0.1:4870",
        value_parser = network::address,
        env = "REVERIE_ADDRESS"
    )]
    address: SocketAddr,
    /// The file that keeps everything (default: reverie/reverie.db among your own data).
    #[arg(long, value_name = "FILE", env = "REVERIE_DATA")]
    data: Option<PathBuf>,
    #[command(flatten)]
    house: house::HouseArgs,
    /// The address people use, where that is another one, like `https://play.example.org`. With https, cookies are never sent
    /// in the clear.
    #[arg(long, value_name = "URL", value_parser = network::origin, env = "REVERIE_ORIGIN")]
    origin: Option<String>,
    /// A name that leads here besides addresses in figures and localhost, like `myserver` on a home network. Can be given
    /// several times.
    #[arg(long, value_name = "NAME", value_parser = network::host, value_delimiter = ',', env = "REVERIE_HOST")]
    host: Vec<String>,
    /// Believe X-Forwarded-For and X-Forwarded-Host. Only where nobody can get past the proxy.
    #[arg(long, env = "REVERIE_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Which games are hosted, examples among them; usually all but those.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', env = "REVERIE_GAMES")]
    games: Vec<String>,
    /// How many milliseconds this machine's clock is off: `lab faults` starts such nodes.
    #[arg(
        long,
        hide = true,
        allow_negative_numbers = true,
        default_value_t = 0,
        env = "REVERIE_CLOCK_SHIFT_MS"
    )]
    clock_shift: i64,
    #[command(flatten)]
    browser: browser::BrowserArgs,
    #[command(flatten)]
    bots: BotArgs,
    #[command(flatten)]
    push: push::PushArgs,
    #[command(flatten)]
    limits: limits::LimitArgs,
    #[command(flatten)]
    log: log::LogArgs,
}

/// How long bots that still think are waited for at the end; what they think about is stored.
const LAST_THOUGHTS: Duration = Duration::from_millis(500);

impl Args {
    fn games(&self, voice: &Voice) -> anyhow::Result<Games> {
        if self.games.is_empty() {
            return Ok(Games::default());
        }
        Games::named(self.games.iter().map(String::as_str)).map_err(|no| refused(voice, &no))
    }
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let voice = Voice::of(lang);
    args.log.start().map_err(|error| anyhow!(error))?;
    let data = match (&args.house.database, &args.data) {
        (Some(url), _) => Database::Postgres(url.clone()),
        (None, Some(data)) => Database::File(data.clone()),
        (None, None) => Database::File(place::usual().ok_or_else(|| anyhow!(voice.word("serve-no-home")))?),
    };
    if let Some(file) = data.file() {
        place::make_room(file)
            .with_context(|| voice.say(&Phrase::new("serve-no-room").with("path", data.to_string())))?;
    }
    let config = Config {
        address: args.address,
        data: data.clone(),
        house: args.house.house(),
        origin: args.origin.clone(),
        hosts: args.host.clone(),
        behind_proxy: args.behind_proxy,
        push: args.push.push(),
        games: args.games(voice)?,
        visitors: args.bots.invite(Vec::new(), Murmurs::Logged, voice)?,
        limits: args.limits.limits(),
        time: if args.clock_shift == 0 { Time::Machine } else { Time::Astray(args.clock_shift) },
    };
    reverie_server::raise_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        // Heard from the start: whoever stops a program that has hardly begun means it too.
        let stop = stop()?;
        let server = Server::open(config).await.map_err(|cannot| why(&cannot, args, voice))?;
        let path = data.file().and_then(|file| file.canonicalize().ok()).map_or(data, Database::File);
        out::print(&welcome(server.address(), &path.to_string(), args, voice))?;
        args.browser.open(&network::url_here(server.address()), args.origin.is_some());
        server.serve(stop).await?;
        out::print(&format!("{}\n", voice.word("serve-stopped")))?;
        Ok(ExitCode::SUCCESS)
    });
    runtime.shutdown_timeout(LAST_THOUGHTS);
    served
}

/// Done when somebody asks the program to stop: Ctrl-C, or the system's SIGTERM.
fn stop() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    {
        Ok(async {
            let _ = tokio::signal::ctrl_c().await;
        })
    }
}

/// Where the table is, where the data is, how friends get in.
fn welcome(address: SocketAddr, data: &str, args: &Args, voice: &Voice) -> String {
    let say = |phrase: Phrase| voice.say(&phrase);
    let here = network::url_here(address);
    let mut lines = vec![
        say(Phrase::new("serve-table").with("url", args.origin.clone().unwrap_or(here))),
        say(Phrase::new("serve-data").with("path", data)),
    ];
    let urls = network::urls_of_friends(address, &args.host);
    if args.origin.is_some() {
        // The host knows the address that friends use.
    } else if address.ip().is_loopback() {
        let everywhere = SocketAddr::new(network::everywhere(address.ip()), address.port());
        lines.push(say(Phrase::new("serve-friends-not-yet")
            .with("command", format!("reverie serve --address {everywhere}"))));
    } else if urls.is_empty() {
        lines.push(say(Phrase::new("serve-friends-unknown").with("port", address.port().to_string())));
    } else {
        lines.push(say(Phrase::new("serve-friends").with("urls", urls.join("  "))));
    }
    lines.push(voice.word("serve-how-to-stop"));
    lines.join("\n") + "\n"
}

/// Why there is no server, and what to do about it.
fn why(cannot: &CannotServe, args: &Args, voice: &Voice) -> anyhow::Error {
    let phrase = match cannot {
        CannotServe::Held { path, holder } => return held(path, holder, "serve-other-file", voice),
        CannotServe::Lock { path, reason } => {
            Phrase::new("serve-bad-data").with("path", path.as_str()).with("reason", reason.to_string())
        }
        CannotServe::BusAndFile { path } => Phrase::new("serve-bus-and-file").with("path", path.as_str()),
        CannotServe::Join { path, reason: CannotJoin::Alone(_) } => {
            Phrase::new("serve-not-alone").with("path", path.as_str())
        }
        CannotServe::Join { reason: CannotJoin::Bus(reason), .. } => {
            Phrase::new("serve-no-bus").with("reason", reason.to_string())
        }
        CannotServe::Join { path, reason: CannotJoin::Store(failure) } => {
            Phrase::new("serve-no-database").with("path", path.as_str()).with("reason", failure.to_string())
        }
        CannotServe::Store { path, failure: Failure::Newer { found, known } } => {
            Phrase::new("serve-newer-data")
                .with("path", path.as_str())
                .with("found", *found)
                .with("known", *known)
        }
        CannotServe::Store { path, failure } if args.house.database.is_some() => {
            Phrase::new("serve-no-database").with("path", path.as_str()).with("reason", failure.to_string())
        }
        CannotServe::Store { path, failure } => {
            Phrase::new("serve-bad-data").with("path", path.as_str()).with("reason", failure.to_string())
        }
        CannotServe::Address { address, reason } if reason.kind() == ErrorKind::AddrInUse => {
            Phrase::new("serve-address-taken").with("address", address.to_string())
        }
        CannotServe::Address { address, reason } => Phrase::new("serve-bad-address")
            .with("address", address.to_string())
            .with("reason", reason.to_string()),
    };
    anyhow!(voice.say(&phrase))
}
