//! `reverie lab siege`: a well-behaved table while its server is attacked.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;

use anyhow::anyhow;
use reverie_game::Phrase;
use reverie_lab::siege::{self, Answers, Report, Siege};
use reverie_lab::studied::seat_counts;
use reverie_lab::{load, progress};
use reverie_text::Voice;

use crate::figures::{tenths, whole};
use crate::speech::refused;

/// Attack a server on this machine in every way we know while a well-behaved table plays on it: half-sent requests, idle
/// connections, slow bodies, floods of connections, requests, messages and pings, storms of watchers, frames that are none,
/// streams that nobody reads.
///
/// A sixth of the time is quiet, four sixths are the siege, a sixth is what comes after. Without --url it starts a server of
/// its own, with the usual limits and a data file of its own that is removed afterwards.
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The game of the well-behaved table, with its usual options.
    #[arg(default_value_t = reverie_lab::studied::usual_game())]
    game: String,
    /// For how long, in all.
    #[arg(long, value_name = "M", default_value = "30", value_parser = clap::value_parser!(u64).range(1..=240))]
    minutes: u64,
    /// Where the server is; on this machine only.
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// The server's process (default: the one that listens on that port).
    #[arg(long, value_name = "PID", requires = "url")]
    pid: Option<u32>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Be those who attack, until the standard input ends.
    #[arg(long, hide = true, requires = "url")]
    attack: bool,
}

pub(super) fn run(args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let game = reverie_catalog::find(&args.game).map_err(|no| refused(voice, &no))?.entry;
    seat_counts(game, &[load::SEATS]).map_err(|no| refused(voice, &no))?;
    reverie_server::raise_open_files();
    let cannot = |why: String| anyhow!(voice.say(&Phrase::new("lab-siege-no-server").with("reason", why)));
    let own = if args.url.is_none() { Some(Own::start().map_err(cannot)?) } else { None };
    let server = match (&own, &args.url) {
        (Some(own), _) => own.address,
        (None, url) => {
            load::loopback(url.as_deref().unwrap_or_default()).map_err(|no| refused(voice, &no))?
        }
    };
    if args.attack {
        return siege::attack(server, game.name, out)
            .map(|()| ExitCode::SUCCESS)
            .map_err(|no| refused(voice, &no));
    }
    let mut attackers = Command::new(std::env::current_exe()?);
    attackers.args(["--lang", "en", "lab", "siege", game.name, "--attack", "--url"]);
    attackers.arg(format!("http://{server}"));
    let pid = own.as_ref().map(|own| own.child.id()).or(args.pid);
    let siege = Siege { game: game.name, server, time: Duration::from_secs(args.minutes * 60), pid };
    let bar = if args.json { progress::none() } else { progress::bar(args.minutes * 60) };
    let report = siege.run(&mut attackers, &bar).map_err(|no| refused(voice, &no))?;
    drop(own);
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{}", worded(&report, voice))?;
    }
    Ok(if report.turned_away == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A server of our own, on any free port, that is gone when this is.
struct Own {
    child: Child,
    address: SocketAddr,
    data: std::path::PathBuf,
}

impl Own {
    fn start() -> Result<Self, String> {
        let data = std::env::temp_dir().join(format!("reverie-siege-{}", std::process::id()));
        let program = std::env::current_exe().map_err(|error| error.to_string())?;
        let mut child = Command::new(program)
            .args([
                "--lang",
                "en",
                "serve",
                "--no-open",
                "--push",
                "off",
                "--log",
                "error",
                "--address",
                "127.0.0.1:0",
            ])
            .arg("--data")
            .arg(data.join("reverie.db"))
            .stdout(Stdio::piped())
            .stdin(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let lines = child.stdout.take().map(|out| BufReader::new(out).lines().map_while(Result::ok));
        let found = lines.into_iter().flatten().find_map(|line| line.rsplit_once("http://")?.1.parse().ok());
        if let Some(address) = found {
            return Ok(Self { child, address, data });
        }
        let _ = child.kill();
        let _ = child.wait();
        Err("it does not say where it listens".to_owned())
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

fn worded(report: &Report, voice: &Voice) -> String {
    let lang = voice.lang();
    let answers = |when: &'static str, answers: &Answers| {
        Phrase::new("lab-siege-answer")
            .with("when", when)
            .with("half", tenths(answers.answer_ms.p50, lang))
            .with("most", tenths(answers.answer_ms.p99, lang))
            .with("moves", whole(answers.moves, lang))
    };
    let mut lines = vec![
        answers("alone", &report.alone),
        answers("besieged", &report.besieged),
        answers("after", &report.after),
        Phrase::new("lab-siege-ratio").with("ratio", tenths(report.p99_ratio, lang)),
        Phrase::new("lab-siege-turned-away")
            .with("away", whole(report.turned_away, lang))
            .with("tries", whole(report.sat, lang)),
    ];
    lines.extend(
        report.reason.iter().map(|reason| Phrase::new("lab-siege-reason").with("reason", reason.clone())),
    );
    if let Some(memory) = &report.memory {
        lines.push(
            Phrase::new("lab-siege-memory")
                .with("before", whole(memory.before, lang))
                .with("most", whole(memory.most, lang))
                .with("after", whole(memory.after, lang))
                .with("ratio", tenths(memory.ratio, lang)),
        );
    } else {
        lines.push(Phrase::new("lab-load-no-process"));
    }
    let did = |(name, count): (&String, &u64)| {
        voice.say(&Phrase::new(format!("lab-siege-did-{name}")).with("count", whole(*count, lang)))
    };
    let attacks: Vec<String> = report.attacks.iter().map(did).collect();
    lines.push(Phrase::new("lab-siege-attacks").with("attacks", attacks.join(", ")));
    lines.iter().map(|line| voice.say(line)).collect::<Vec<_>>().join("\n")
}
