//! `reverie lab train`: what the features of bots weigh, learned anew from a seed.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use reverie_game::Phrase;
use reverie_lab::{progress, train};
use reverie_text::Voice;

use crate::speech::refused;

/// Let bots learn by playing with themselves.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// The seed all games come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games for each file.
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Only the files whose names begin like this.
    #[arg(long, value_name = "NAME", default_value = "")]
    only: String,
    /// Where the files are written.
    #[arg(long, value_name = "DIR", default_value = "learned")]
    out: PathBuf,
}

pub(super) fn run(args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let bar = progress::bar(args.games);
    let kit = reverie_catalog::find(&args.game).map_err(|no| refused(voice, &no))?;
    let files =
        train::learn(kit, args.seed, args.games, &args.only, &bar).map_err(|no| refused(voice, &no))?;
    bar.finish_and_clear();
    train::keep(&files, &args.out).with_context(|| {
        voice.say(&Phrase::new("lab-train-cannot-write").with("folder", args.out.display().to_string()))
    })?;
    for (name, learned) in &files {
        let told = Phrase::new("lab-train-learned")
            .with("file", args.out.join(name).display().to_string())
            .with("before", learned.points.0)
            .with("after", learned.points.1);
        writeln!(out, "{}", voice.say(&told))?;
    }
    Ok(ExitCode::SUCCESS)
}
