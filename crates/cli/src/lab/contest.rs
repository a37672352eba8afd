//! `reverie lab match`: bots against each other on the same deals.

use std::io::Write;
use std::process::ExitCode;

use reverie_game::Phrase;
use reverie_lab::contest::{Contest, Report, Score};
use reverie_lab::progress;
use reverie_text::Voice;

use super::setting::{SettingArgs, interval, players};
use crate::figures::{Column, line, tenths, whole};
use crate::speech::refused;

/// Play bots against each other.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    #[arg(long, value_name = "GAME")]
    game: String,
    /// How many play [default: as many as are named, or the fewest who can].
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Who plays: levels of the game, master*2 for one with twice as much to think, master+tree for one who grows a tree, names given with --bot, or bot:COMMAND. A
    /// shorter list than there are seats is repeated.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    players: Vec<String>,
    /// How many games, never fewer: every deal is played in each rotation of the seats.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    setting: SettingArgs,
}

pub(super) fn run(args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let kit = reverie_catalog::find(&args.game).map_err(|no| refused(voice, &no))?;
    let named = u8::try_from(args.players.len()).unwrap_or(u8::MAX);
    let seats = args.seats.unwrap_or_else(|| named.max(kit.entry.seats.0));
    let setting = args.setting.setting(kit, seats, voice)?;
    let bots = players(kit, &args.players, &args.setting.bots, voice)?;
    let contest = Contest::new(setting, &bots, args.games).map_err(|no| refused(voice, &no))?;
    let bar = progress::bar(contest.games());
    let report = contest.run(args.setting.threads, &bar).map_err(|no| refused(voice, &no))?;
    if args.setting.json {
        writeln!(out, "{:#}", as_json(&report, voice)?)?;
    } else {
        tell(&report, voice, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The report, with the reasons for forfeits in words.
fn as_json(report: &Report, voice: &Voice) -> anyhow::Result<serde_json::Value> {
    let mut json = serde_json::to_value(report)?;
    for (n, forfeit) in report.forfeits.iter().enumerate() {
        json["forfeits"][n]["why"] = voice.say(&forfeit.why).into();
    }
    Ok(json)
}

fn tell(report: &Report, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<()> {
    let lang = voice.lang();
    let intro = Phrase::new("lab-match-intro")
        .with("game", report.game.as_str())
        .with("options", report.options.as_str())
        .with("seats", report.seats)
        .with("games", whole(report.games, lang))
        .with("deals", whole(report.deals, lang))
        .with("seconds", tenths(report.timing.seconds, lang));
    writeln!(out, "{}\n", voice.say(&intro))?;
    let headings =
        ["lab-match-player", "lab-match-wins", "lab-match-points", "lab-match-median", "lab-match-ms"]
            .map(|key| voice.word(key));
    let percent =
        |score: &Score| score.win_share.map_or_else(String::new, |share| interval(&share.times(100.0), lang));
    let points = |score: &Score| score.points.map_or_else(String::new, |points| interval(&points, lang));
    let names = report.players.iter().map(|score| score.player.as_str()).chain([headings[0].as_str()]);
    let widest = |of: &dyn Fn(&Score) -> String| {
        report.players.iter().map(|score| of(score).chars().count()).max().unwrap_or(0)
    };
    let columns = [
        Column::words(names),
        Column::figures(&headings[1], widest(&percent)),
        Column::figures(&headings[2], widest(&points)),
        Column::figures(&headings[3], 6),
        Column::figures(&headings[4], 8),
    ];
    let mut row =
        |texts: [String; 5]| writeln!(out, "{}", line(&texts.into_iter().zip(columns).collect::<Vec<_>>()));
    row(headings.clone())?;
    for (score, pace) in report.players.iter().zip(&report.timing.players) {
        let median = score.median.map_or_else(String::new, |median| tenths(median, lang));
        row([score.player.clone(), percent(score), points(score), median, tenths(pace.ms_a_decision, lang)])?;
    }
    for score in report.players.iter().filter(|score| !score.bands.is_empty()) {
        tell_bands(score, voice, out)?;
    }
    for score in report.players.iter().filter(|score| score.forfeits > 0) {
        let told = Phrase::new("lab-match-forfeits")
            .with("player", score.player.as_str())
            .with("games", whole(score.forfeits, lang));
        writeln!(out, "\n{}", voice.say(&told))?;
    }
    for forfeit in &report.forfeits {
        let told = Phrase::new("lab-match-forfeit")
            .with("deal", whole(forfeit.deal, lang))
            .with("seat", forfeit.seat)
            .with("why", forfeit.why.clone());
        writeln!(out, "  {}", voice.say(&told))?;
    }
    Ok(())
}

fn tell_bands(score: &Score, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<()> {
    let lang = voice.lang();
    writeln!(out, "\n{}", voice.say(&Phrase::new("lab-match-bands").with("player", score.player.as_str())))?;
    for row in &score.bands {
        let name = row.name.clone().map_or_else(String::new, |key| voice.say(&Phrase::new(key)));
        let share = tenths(row.share * 100.0, lang);
        writeln!(out, "{:>4}  {share:>5} %  {name}", row.band + 1)?;
    }
    if let Some(top) = score.top_band {
        let told = Phrase::new("lab-match-top").with("share", interval(&top.times(100.0), lang));
        writeln!(out, "  {}", voice.say(&told))?;
    }
    Ok(())
}
