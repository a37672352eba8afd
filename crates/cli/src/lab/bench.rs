//! `reverie lab bench`: how fast the games run.

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use reverie_catalog::GAMES;
use reverie_game::GameEntry;
use reverie_lab::bench::{self, Bench, Row};
use reverie_text::Voice;

use crate::figures::{Column, line, rounded, tenths, whole};
use crate::speech::refused;
use crate::visitors::seconds;

/// Measure how fast the games run.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game (default: all of them).
    game: Option<String>,
    /// How long each row is measured.
    #[arg(long, value_name = "S", default_value = "1", value_parser = seconds)]
    seconds: Duration,
    /// How many play (default: the fewest, and the most).
    #[arg(long, value_name = "N", num_args = 1.., value_delimiter = ',')]
    seats: Vec<u8>,
    /// Print a JSON array.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let games: Vec<&GameEntry> = match &args.game {
        Some(name) => vec![reverie_catalog::find(name).map_err(|no| refused(voice, &no))?.entry],
        None => GAMES.iter().map(|kit| kit.entry).collect(),
    };
    let benches = bench::plan(&games, &args.seats).map_err(|no| refused(voice, &no))?;
    let table = Table::new(&benches, voice);
    if !args.json {
        writeln!(out, "{}\n\n{}", voice.word("lab-bench-intro"), table.heading())?;
    }
    let mut rows = Vec::new();
    for bench in &benches {
        let row = bench.run(args.seconds).map_err(|no| refused(voice, &no))?;
        if !args.json {
            writeln!(out, "{}", table.row(&row))?;
            out.flush()?;
        }
        rows.push(row);
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &rows)?;
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The table that the rows are printed in as they are measured: its widths are known beforehand.
struct Table<'a> {
    voice: &'a Voice,
    headings: [String; 8],
    columns: [Column; 8],
}

impl<'a> Table<'a> {
    fn new(benches: &[Bench<'_>], voice: &'a Voice) -> Self {
        let headings = [
            "lab-game",
            "lab-options",
            "lab-seats",
            "lab-decisions-per-second",
            "lab-games-per-second",
            "lab-decisions-per-game",
            "lab-state-bytes",
            "lab-clone-ns",
        ]
        .map(|key| voice.word(key));
        let games = benches.iter().map(|bench| bench.game.name);
        let options = benches.iter().map(|bench| bench.set.name.as_str());
        let columns = [
            Column::words(games.chain([headings[0].as_str()])),
            Column::words(options.chain([headings[1].as_str()])),
            Column::figures(&headings[2], 1),
            Column::figures(&headings[3], 11),
            Column::figures(&headings[4], 9),
            Column::figures(&headings[5], 6),
            Column::figures(&headings[6], 5),
            Column::figures(&headings[7], 5),
        ];
        Self { voice, headings, columns }
    }

    fn heading(&self) -> String {
        self.line(self.headings.clone())
    }

    fn row(&self, row: &Row) -> String {
        let lang = self.voice.lang();
        self.line([
            row.game.clone(),
            row.options.clone(),
            row.seats.to_string(),
            rounded(row.decisions_per_second, lang),
            rounded(row.games_per_second, lang),
            tenths(row.decisions_per_game, lang),
            whole(row.state_bytes as u64, lang),
            tenths(row.clone_ns, lang),
        ])
    }

    fn line(&self, texts: [String; 8]) -> String {
        line(&texts.into_iter().zip(self.columns).collect::<Vec<_>>())
    }
}
