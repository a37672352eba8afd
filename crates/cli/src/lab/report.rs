//! `reverie lab report`: thousands of games turned into one page.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use reverie_game::Phrase;
use reverie_lab::progress;
use reverie_lab::report::{Study, page};
use reverie_lab::studied::{OptionSet, seat_counts};
use reverie_text::Voice;

use super::setting::players;
use crate::figures::whole;
use crate::speech::refused;
use crate::visitors::BotArgs;

/// Turn thousands of games into one page with plots.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many play; several numbers take turns [default: every number from 2 on].
    #[arg(long, value_name = "N", num_args = 1.., value_delimiter = ',')]
    seats: Vec<u8>,
    /// Who plays on every seat [default: the strongest level of the game].
    #[arg(long, value_name = "LEVEL")]
    level: Option<String>,
    /// The options, by the name the lab gives them or as JSON; several take turns [default: the usual ones].
    #[arg(long, value_name = "NAME|JSON")]
    options: Vec<String>,
    /// Every set of options in turn.
    #[arg(long, conflicts_with = "options")]
    all_options: bool,
    /// What all deals follow from: the same seed gives the same games.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How many games are played at the same time [default: one for each core].
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    /// Where the page goes.
    #[arg(long, value_name = "FILE.html")]
    out: PathBuf,
    #[command(flatten)]
    bots: BotArgs,
}

impl Args {
    /// The options to be studied.
    fn sets(&self, game: &reverie_game::GameEntry) -> Result<Vec<OptionSet>, reverie_game::Illegal> {
        if self.all_options {
            return Ok(OptionSet::all(game));
        }
        if self.options.is_empty() {
            return Ok(vec![OptionSet::read(game, "{}")?]);
        }
        self.options.iter().map(|text| OptionSet::read(game, text)).collect()
    }

    /// How to make the page again.
    fn command(&self, level: &str, seats: &[u8], sets: &[OptionSet]) -> String {
        let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
        let options = if self.all_options {
            " --all-options".to_owned()
        } else {
            let arguments: Vec<String> = sets.iter().map(OptionSet::argument).collect();
            format!(" --options {}", arguments.join(" --options "))
        };
        format!(
            "reverie lab report {} --level {level} --games {} --seats {} --seed {}{options} --out {}",
            self.game,
            self.games,
            seats.join(","),
            self.seed,
            self.out.display()
        )
    }
}

pub(super) fn run(args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let no = |illegal| refused(voice, &illegal);
    let kit = reverie_catalog::find(&args.game).map_err(no)?;
    let sets = args.sets(kit.entry).map_err(no)?;
    let mut seats = seat_counts(kit.entry, &args.seats).map_err(no)?;
    if args.seats.is_empty() {
        seats.retain(|&seats| seats > 1);
    }
    let strongest = kit.levels.last().map(|level| level.name.to_owned());
    let level = args.level.clone().or(strongest).unwrap_or_default();
    let bot = players(kit, std::slice::from_ref(&level), &args.bots, voice)?.swap_remove(0);
    let command = args.command(&level, &seats, &sets);
    let study = Study { kit, sets, seats, bot, games: args.games, seed: args.seed };
    let found = study.run(args.threads, &progress::bar(args.games)).map_err(no)?;
    let html = page::write(&found, &command, voice);
    fs::write(&args.out, html).with_context(|| {
        voice.say(&Phrase::new("lab-report-cannot-write").with("file", args.out.display().to_string()))
    })?;
    let told = Phrase::new("lab-report-written")
        .with("games", whole(args.games, voice.lang()))
        .with("file", args.out.display().to_string());
    writeln!(out, "{}", voice.say(&told))?;
    Ok(ExitCode::SUCCESS)
}
