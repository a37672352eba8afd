//! `reverie lab load`: how much a server carries.

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use reverie_game::Phrase;
use reverie_lab::load::{self, Load, Ratio, Report};
use reverie_lab::progress;
use reverie_lab::studied::seat_counts;
use reverie_text::{Figures, Voice};

use crate::figures::{rounded, tenths, whole};
use crate::speech::refused;

/// Drive tables of four sockets each against a server on this machine, with random moves, and measure it.
///
/// A server slows down whoever asks too much, so start the one under test with generous limits:
///
///   reverie serve --data /tmp/load.db --requests-per-second 100000 --messages-per-second 100000
///
/// With --url twice, two servers are driven in turn, a second at a time, and compared.
///
/// Every table needs four open files here and four there: `ulimit -n`.
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The game, with its usual options.
    #[arg(default_value_t = reverie_lab::studied::usual_game())]
    game: String,
    /// Where the server is; on this machine only.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:4870")]
    url: Vec<String>,
    /// How many tables.
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// For how long, once all of them sit.
    #[arg(long, value_name = "S", default_value = "10", value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// One move a table every so many milliseconds; else the next as soon as all four seats have the last.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    paced: Option<u64>,
    /// The server's process (default: the one that listens on that port).
    #[arg(long, value_name = "PID")]
    pid: Option<u32>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let servers = args.url.iter().map(|url| load::loopback(url)).collect::<Result<Vec<_>, _>>();
    let servers = servers.map_err(|no| refused(voice, &no))?;
    let game = reverie_catalog::find(&args.game).map_err(|no| refused(voice, &no))?.entry;
    seat_counts(game, &[load::SEATS]).map_err(|no| refused(voice, &no))?;
    let load = Load {
        game: game.name,
        servers,
        tables: args.tables,
        time: Duration::from_secs(args.seconds),
        pace: args.paced.map(Duration::from_millis),
        pid: args.pid,
    };
    let bar = if args.json {
        progress::none()
    } else {
        progress::bar(u64::from(args.tables) * args.url.len() as u64)
    };
    let reports = load.run(&bar).map_err(|no| refused(voice, &no))?;
    let ratio = match &*reports {
        [first, second] => Some(second.beside(first)),
        _ => None,
    };
    if args.json {
        match (&*reports, &ratio) {
            ([report], _) => serde_json::to_writer_pretty(&mut *out, report)?,
            _ => serde_json::to_writer_pretty(
                &mut *out,
                &serde_json::json!({ "servers": reports, "ratio": ratio }),
            )?,
        }
        writeln!(out)?;
    } else {
        for report in &reports {
            if reports.len() > 1 {
                writeln!(out, "http://{}", report.server)?;
            }
            writeln!(out, "{}", worded(report, voice))?;
        }
        if let Some(ratio) = ratio {
            writeln!(out, "{}", compared(&ratio, voice))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The second server beside the first.
fn compared(ratio: &Ratio, voice: &Voice) -> String {
    let times = |figure: f64| Figures::of(voice.lang()).places(figure, 2);
    let figures = [
        ("lab-load-times-moves", Some(ratio.moves_per_second)),
        ("lab-load-times-cpu", ratio.moves_per_cpu_second),
        ("lab-load-times-answer", Some(ratio.answer_ms)),
        ("lab-load-times-bytes", Some(ratio.bytes_per_move)),
        ("lab-load-times-memory", ratio.kb_per_table),
    ];
    let lines =
        figures.into_iter().filter_map(|(key, figure)| Some(Phrase::new(key).with("times", times(figure?))));
    lines.map(|line| voice.say(&line)).collect::<Vec<_>>().join("\n")
}

fn worded(report: &Report, voice: &Voice) -> String {
    let lang = voice.lang();
    let mut lines = vec![
        Phrase::new("lab-load-moves")
            .with("tables", whole(u64::from(report.tables), lang))
            .with("moves", whole(report.moves, lang))
            .with("seconds", tenths(report.seconds, lang))
            .with("rate", rounded(report.moves_per_second, lang)),
        Phrase::new("lab-load-answer")
            .with("half", tenths(report.answer_ms.p50, lang))
            .with("most", tenths(report.answer_ms.p99, lang)),
        Phrase::new("lab-load-last-seat")
            .with("half", tenths(report.last_seat_ms.p50, lang))
            .with("most", tenths(report.last_seat_ms.p99, lang)),
        Phrase::new("lab-load-bytes").with("bytes", rounded(report.bytes_per_move, lang)),
    ];
    lines.extend(report.bytes_by_kind.iter().map(|(kind, bytes)| {
        Phrase::new("lab-load-bytes-of").with("kind", kind.as_str()).with("bytes", rounded(*bytes, lang))
    }));
    if let Some(moves) = report.moves_per_cpu_second {
        lines.push(Phrase::new("lab-load-cpu").with("moves", rounded(moves, lang)));
    }
    if let Some(memory) = report.kb_per_table {
        lines.push(Phrase::new("lab-load-memory").with("memory", rounded(memory, lang)));
    }
    if report.moves_per_cpu_second.is_none() {
        lines.push(Phrase::new("lab-load-no-process"));
    }
    if report.refused > 0 {
        lines.push(Phrase::new("lab-load-refused").with("refused", whole(report.refused, lang)));
    }
    lines.iter().map(|line| voice.say(line)).collect::<Vec<_>>().join("\n")
}
