//! `reverie lab faults`: many machines, whatever can happen to them, and whether anything is lost.

use std::io::Write;
use std::process::ExitCode;

use reverie_game::Phrase;
use reverie_lab::faults::fault::Fault;
use reverie_lab::faults::{Faults, Report};
use reverie_lab::progress;
use reverie_lab::studied::seat_counts;
use reverie_text::Voice;

use crate::figures::{tenths, whole};
use crate::out;
use crate::speech::refused;

/// Let whatever can happen to many machines happen while people play on them, and see that nothing is lost.
///
/// Starts a PostgreSQL with a standby, a NATS and several nodes of this program, installing the first two where it may; lets people
/// play there over sockets, two a table, with somebody watching, over whichever node; and lets one fault happen after the other:
/// kill -9 of a node, of PostgreSQL, of NATS; a node asked to end, paused past its lease, with a clock five minutes off, cut off from
/// the others; a full disk; failover to the standby. As root on Linux everything runs on a machine of its own (network namespaces),
/// and cables are pulled; else what needs that is left out. In the end everything that anybody was answered and shown is held
/// against what is stored, and so is who held which table. Ends with code 1 where anything is wrong.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, with its usual options, for two: one that hides something.
    #[arg(default_value_t = reverie_lab::studied::usual_secretive_game())]
    game: String,
    /// How many faults happen.
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rounds: u32,
    /// How many nodes there are.
    #[arg(long, value_name = "N", default_value = "3", value_parser = clap::value_parser!(u8).range(2..=20))]
    nodes: u8,
    /// Tables that are played at, at the same time.
    #[arg(long, value_name = "N", default_value = "8", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    tables: u32,
    /// What the faults and the moves follow from, as far as they can.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Only these faults, by their names.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', value_parser = fault)]
    only: Vec<Fault>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// At each table.
const SEATS: u8 = 2;

fn fault(name: &str) -> Result<Fault, String> {
    name.parse()
}

pub(super) fn run(args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let game = reverie_catalog::find(&args.game).map_err(|no| refused(voice, &no))?.entry;
    seat_counts(game, &[SEATS]).map_err(|no| refused(voice, &no))?;
    let faults = Faults {
        program: std::env::current_exe()?,
        game: game.name,
        rounds: args.rounds,
        nodes: args.nodes.into(),
        tables: args.tables,
        seed: args.seed,
        kinds: if args.only.is_empty() { Fault::ALL.to_vec() } else { args.only.clone() },
    };
    let bar = if args.json { progress::none() } else { progress::bar(u64::from(args.rounds)) };
    let report = faults.run(&bar).map_err(|no| refused(voice, &no))?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{}", worded(&report, voice))?;
    }
    Ok(if report.holds() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn worded(report: &Report, voice: &Voice) -> String {
    let figure = |figure: u64| whole(figure, voice.lang());
    let count = |count: usize| figure(count as u64);
    let counts = report.counts;
    let kinds = report.faults.iter().map(|(fault, times)| format!("{fault} {times}"));
    let mut lines = vec![
        Phrase::new("lab-faults-rounds")
            .with("rounds", figure(report.faults.values().map(|times| u64::from(*times)).sum()))
            .with("nodes", count(report.nodes))
            .with("seconds", tenths(report.seconds, voice.lang()))
            .with("kinds", kinds.collect::<Vec<_>>().join(", ")),
        Phrase::new("lab-faults-played")
            .with("tables", figure(counts.tables))
            .with("answered", figure(counts.answered))
            .with("resent", figure(counts.resent))
            .with("shown", figure(counts.shown))
            .with("claims", count(report.claims)),
    ];
    for (fault, still) in report.still.iter().filter(|(_, still)| still.tables > 0) {
        let still = Phrase::new("lab-faults-still")
            .with("fault", fault.name())
            .with("tables", count(still.tables))
            .with("half", tenths(still.ms.p50, voice.lang()))
            .with("most", tenths(still.ms.p99, voice.lang()))
            .with("longest", tenths(still.most, voice.lang()));
        lines.push(still);
    }
    lines.extend(
        report.left_out.as_ref().map(|why| Phrase::new("lab-faults-left-out").with("why", why.as_str())),
    );
    let found = report.found.iter().map(|(kind, times)| format!("{} {times}", kind.name()));
    lines.push(if report.holds() {
        Phrase::new("lab-faults-nothing")
    } else {
        Phrase::new("lab-faults-found").with("found", found.collect::<Vec<_>>().join(", "))
    });
    let wrong = report.wrong.iter().map(|wrong| format!("✗ {}", out::plain(wrong)));
    lines.iter().map(|line| voice.say(line)).chain(wrong).collect::<Vec<_>>().join("\n")
}
