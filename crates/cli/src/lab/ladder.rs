//! `reverie lab ladder`: all levels of a game, rated.

use std::io::Write;
use std::process::ExitCode;

use reverie_game::Phrase;
use reverie_lab::ladder::{Ladder, Report};
use reverie_lab::progress;
use reverie_text::Voice;

use super::setting::{SettingArgs, interval, players};
use crate::figures::{Column, line, tenths, whole};
use crate::speech::refused;

/// Rate all levels of a game.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// How many play; 1: each alone on the same deals [default: 2, or the fewest who can].
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Who is rated, the weakest first [default: all levels of the game].
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    players: Vec<String>,
    /// How many games each pair plays, never fewer.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    setting: SettingArgs,
}

pub(super) fn run(args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let kit = reverie_catalog::find(&args.game).map_err(|no| refused(voice, &no))?;
    let seats = args.seats.unwrap_or_else(|| kit.entry.seats.0.max(2));
    let names = if args.players.is_empty() {
        kit.levels.iter().map(|level| level.name.to_owned()).collect()
    } else {
        args.players.clone()
    };
    let ladder = Ladder {
        setting: args.setting.setting(kit, seats, voice)?,
        bots: players(kit, &names, &args.setting.bots, voice)?,
        games: args.games,
    };
    let total = ladder.total().map_err(|no| refused(voice, &no))?;
    let report = ladder.run(args.setting.threads, &progress::bar(total)).map_err(|no| refused(voice, &no))?;
    if args.setting.json {
        writeln!(out, "{:#}", serde_json::to_value(&report)?)?;
    } else {
        tell(&report, voice, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn tell(report: &Report, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<()> {
    let lang = voice.lang();
    let intro = Phrase::new("lab-ladder-intro")
        .with("game", report.game.as_str())
        .with("options", report.options.as_str())
        .with("seats", report.seats)
        .with("games", whole(report.games, lang));
    writeln!(out, "{}\n", voice.say(&intro))?;
    let headings = ["lab-match-player", "lab-ladder-rating", "lab-match-points", "lab-ladder-below"]
        .map(|key| voice.word(key));
    let names = report.ratings.iter().map(|rating| rating.level.as_str()).chain([headings[0].as_str()]);
    let columns = [
        Column::words(names),
        Column::figures(&headings[1], 24),
        Column::figures(&headings[2], 8),
        Column::figures(&headings[3], 20),
    ];
    let mut row =
        |texts: [String; 4]| writeln!(out, "{}", line(&texts.into_iter().zip(columns).collect::<Vec<_>>()));
    row(headings.clone())?;
    for rating in report.ratings.iter().rev() {
        let below = report.neighbours.iter().find(|pair| pair.level == rating.level);
        row([
            rating.level.clone(),
            interval(&rating.rating, lang),
            rating.points.map_or_else(String::new, |points| tenths(points, lang)),
            below.map_or_else(String::new, |pair| interval(&pair.win_share.times(100.0), lang)),
        ])?;
    }
    Ok(())
}
