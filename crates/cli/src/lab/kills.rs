//! `reverie lab kills`: kill -9 at random moments, and whether anything is lost.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

use anyhow::Context;
use reverie_game::Phrase;
use reverie_lab::kills::{Kills, Report, Server};
use reverie_lab::progress;
use reverie_lab::studied::seat_counts;
use reverie_text::Voice;

use crate::figures::{tenths, whole};
use crate::out;
use crate::speech::refused;

/// Kill a server at random moments while people play on it, and see that nothing is lost.
///
/// Starts a server of its own, lets people play there over sockets with a bot each, kills it (kill -9), starts it again, and
/// so on. Whoever got no answer sends the same again. In the end what they were answered and shown is held against what is
/// stored: all of it, once, and the same. Ends with code 1 where it is not.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, with its usual options.
    #[arg(default_value_t = reverie_lab::studied::usual_game())]
    game: String,
    /// How often the server is killed.
    #[arg(long, value_name = "N", default_value = "200", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rounds: u32,
    /// People who play at the same time.
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u32).range(1..=100))]
    players: u32,
    /// What the moves and the moments follow from, as far as they can.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// The file to play on, for instance on the disk that is to be used: a new one, which stays (default: one that does
    /// not).
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// With one bot, and somebody who plays.
const SEATS: u8 = 2;

pub(super) fn run(args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let game = reverie_catalog::find(&args.game).map_err(|no| refused(voice, &no))?.entry;
    seat_counts(game, &[SEATS]).map_err(|no| refused(voice, &no))?;
    let place = Place::new(args.data.clone(), voice)?;
    let program = std::env::current_exe()?;
    let start = || {
        let mut serve = Command::new(&program);
        serve.args(["serve", "--address", "127.0.0.1:0", "--no-open", "--push", "off", "--bot-pause", "0"]);
        serve.args(["--requests-per-second", "100000", "--messages-per-second", "100000"]);
        serve.args(["--tables-per-guest", "100000", "--log", "error", "--data"]).arg(&place.data);
        Server::start(serve.stderr(Stdio::inherit()))
    };
    let kills = Kills { game: game.name, rounds: args.rounds, players: args.players, seed: args.seed };
    let bar = if args.json { progress::none() } else { progress::bar(u64::from(args.rounds)) };
    let report = kills.run(&place.data, start, &bar).map_err(|no| refused(voice, &no))?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{}", worded(&report, voice))?;
    }
    Ok(if report.holds() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Where the tables are kept: a folder that goes in the end, unless a file was named.
struct Place {
    data: PathBuf,
    folder: Option<PathBuf>,
}

impl Place {
    fn new(data: Option<PathBuf>, voice: &Voice) -> anyhow::Result<Self> {
        let Some(data) = data else {
            let folder = std::env::temp_dir().join(format!("reverie-kills-{}", std::process::id()));
            std::fs::create_dir(&folder).with_context(|| folder.display().to_string())?;
            return Ok(Self { data: folder.join("reverie.db"), folder: Some(folder) });
        };
        if data.exists() {
            let there = Phrase::new("admin-file-there").with("path", data.display().to_string());
            anyhow::bail!(voice.say(&there));
        }
        Ok(Self { data, folder: None })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

fn worded(report: &Report, voice: &Voice) -> String {
    let figure = |figure| whole(figure, voice.lang());
    let lines = [
        Phrase::new("lab-kills-rounds")
            .with("rounds", figure(report.rounds.into()))
            .with("seconds", tenths(report.seconds, voice.lang()))
            .with("tables", figure(report.tables)),
        Phrase::new("lab-kills-played")
            .with("answered", figure(report.answered))
            .with("resent", figure(report.resent))
            .with("shown", figure(report.shown)),
        Phrase::new("lab-kills-found")
            .with("lost", figure(report.lost))
            .with("doubled", figure(report.doubled))
            .with("different", figure(report.different))
            .with("refused", figure(report.refused)),
    ];
    let wrong = report.wrong.iter().map(|wrong| format!("✗ {}", out::plain(wrong)));
    lines.iter().map(|line| voice.say(line)).chain(wrong).collect::<Vec<_>>().join("\n")
}
