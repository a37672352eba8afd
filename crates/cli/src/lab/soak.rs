//! `reverie lab soak`: random games under the laws, and what to do about one that breaks them.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use reverie_game::laws::Rigor;
use reverie_game::{GameEntry, Phrase};
use reverie_lab::progress;
use reverie_lab::soak::{Failure, Report, Soak};
use reverie_lab::studied::{OptionSet, seat_counts};
use reverie_text::Voice;
use serde_json::json;

use crate::figures::{Column, line, tenths, whole};
use crate::speech::refused;

/// Play random games under the laws.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game.
    game: String,
    /// How many games, spread over every set of options and every number of seats.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first game; each that follows has the next.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How many play (default: every number in turn).
    #[arg(long, value_name = "N", num_args = 1.., value_delimiter = ',')]
    seats: Vec<u8>,
    /// The options, by the name the summary gives them or as JSON (default: every set in turn).
    #[arg(long, value_name = "NAME|JSON")]
    options: Option<String>,
    /// How closely each game is looked at.
    #[arg(long, value_enum, default_value = "soak")]
    rigor: How,
    /// Where the record of a game that breaks a law is written.
    #[arg(long, value_name = "DIR", default_value = "soak-failures")]
    failures: PathBuf,
    /// Print a JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum How {
    /// Every position to every law.
    Full,
    /// Every position to the quick laws, one in sixteen to all: for the hundred thousands.
    Soak,
}

pub(super) fn run(args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let kit = reverie_catalog::find(&args.game).map_err(|no| refused(voice, &no))?;
    of(kit.entry, args, voice, out)
}

/// A soak of this game, which need not be in the catalog.
fn of(game: &GameEntry, args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let seats = seat_counts(game, &args.seats).map_err(|no| refused(voice, &no))?;
    let played = match &args.options {
        Some(text) => vec![OptionSet::read(game, text).map_err(|no| refused(voice, &no))?],
        None => OptionSet::all(game),
    };
    let rigor = match args.rigor {
        How::Full => Rigor::FULL,
        How::Soak => Rigor::SOAK,
    };
    let soak = Soak { game, sets: played, seats, seed: args.seed, games: args.games, rigor };
    match soak.run(&progress::bar(args.games)) {
        Ok(report) => {
            if args.json {
                write_json(out, &serde_json::to_value(&report)?)?;
            } else {
                summarise(&report, voice, out)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(failure) => {
            let kept = soak.keep(&failure, &args.failures).with_context(|| {
                let folder = args.failures.display().to_string();
                voice.say(&Phrase::new("lab-cannot-keep").with("folder", folder))
            })?;
            let repeat = soak.command_to_repeat(&failure);
            if args.json {
                write_json(out, &failure_as_json(&soak, &failure, &kept, &repeat))?;
            } else {
                tell_failure(&soak, &failure, &kept, &repeat, voice, out)?;
            }
            Ok(ExitCode::FAILURE)
        }
    }
}

fn write_json(out: &mut dyn Write, json: &serde_json::Value) -> anyhow::Result<()> {
    Ok(writeln!(out, "{json:#}")?)
}

fn summarise(report: &Report, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<()> {
    let lang = voice.lang();
    let headings = ["lab-options", "lab-games", "lab-decisions", "lab-rolls"].map(|key| voice.word(key));
    let names = report.sets.iter().map(|set| set.options.as_str()).chain([headings[0].as_str()]);
    let columns = [
        Column::words(names),
        Column::figures(&headings[1], 11),
        Column::figures(&headings[2], 13),
        Column::figures(&headings[3], 13),
    ];
    let mut row =
        |texts: [String; 4]| writeln!(out, "{}", line(&texts.into_iter().zip(columns).collect::<Vec<_>>()));
    row(headings)?;
    for set in &report.sets {
        let figures = [set.tally.games, set.tally.decisions, set.tally.rolls].map(|n| whole(n, lang));
        let [games, decisions, rolls] = figures;
        row([set.options.clone(), games, decisions, rolls])?;
    }
    let told = Phrase::new("lab-soak-held")
        .with("game", report.game.as_str())
        .with("games", whole(report.tally.games, lang))
        .with("decisions", whole(report.tally.decisions, lang))
        .with("rolls", whole(report.tally.rolls, lang))
        .with("seconds", tenths(report.seconds, lang));
    writeln!(out, "\n{}", voice.say(&told))?;
    Ok(())
}

fn command_to_replay(kept: &Path) -> String {
    let path = kept.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "=,._-/:\\".contains(letter);
    if path.chars().all(plain) {
        format!("reverie replay {path}")
    } else {
        format!("reverie replay '{}'", path.replace('\'', r"'\''"))
    }
}

fn failure_as_json(soak: &Soak<'_>, failure: &Failure, kept: &Path, repeat: &str) -> serde_json::Value {
    json!({
        "game": soak.game.name,
        "seed": soak.seed,
        "failure": {
            "number": failure.number,
            "options": soak.sets[failure.deal.set].name,
            "seats": failure.deal.seats,
            "seed": failure.deal.seed,
            "law": failure.breach.law,
            "what": failure.breach.what,
            "record": kept,
            "replay": command_to_replay(kept),
            "repeat": repeat,
        },
    })
}

fn tell_failure(
    soak: &Soak<'_>,
    failure: &Failure,
    kept: &Path,
    repeat: &str,
    voice: &Voice,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let broken = Phrase::new("lab-soak-broken")
        .with("game", soak.game.name)
        .with("options", soak.sets[failure.deal.set].name.as_str())
        .with("seats", failure.deal.seats)
        .with("seed", failure.deal.seed.to_string())
        .with("law", failure.breach.law);
    writeln!(out, "{}\n{}\n", voice.say(&broken), failure.breach.what)?;
    let record = Phrase::new("lab-soak-kept").with("file", kept.display().to_string());
    writeln!(out, "{}", voice.say(&record))?;
    writeln!(out, "{}\n    {}", voice.word("lab-soak-replay"), command_to_replay(kept))?;
    writeln!(out, "{}\n    {repeat}", voice.word("lab-soak-repeat"))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use clap::Parser;
    use reverie_game::laws::Breach;
    use reverie_text::Lang;

    use super::*;

    fn game() -> &'static GameEntry {
        reverie_catalog::GAMES[0].entry
    }

    /// A game under a curse: games of some seeds break a law that is not there.
    static CURSED: LazyLock<GameEntry> = LazyLock::new(|| GameEntry {
        seats: (2, 2),
        option_sets: || ["day", "night"].map(|name| (name.to_owned(), serde_json::json!({}))).to_vec(),
        uphold: |seats, options, seed, rigor| {
            let tally = (game().uphold)(seats, options, seed, rigor)?;
            let chance = reverie_game::Chance::Asked;
            match (game().open)(seats, options, chance) {
                Ok(table) if seed == 9 => Err(Box::new(Breach {
                    law: "no curse",
                    what: "nine is cursed".to_owned(),
                    record: serde_json::json!(table.record(true)),
                })),
                _ => Ok(tally),
            }
        },
        ..*game()
    });

    #[derive(Debug, Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    fn soaked(lang: Lang, arguments: &[&str]) -> (bool, String) {
        let line = [&["soak", game().name], arguments].concat();
        let args = Line::try_parse_from(line).unwrap().args;
        let mut out = Vec::new();
        let code = of(&CURSED, &args, Voice::of(lang), &mut out).unwrap();
        // ExitCode can't be compared, but it can be shown.
        (format!("{code:?}") == format!("{:?}", ExitCode::SUCCESS), String::from_utf8(out).unwrap())
    }

    #[test]
    fn a_broken_law_is_told_with_the_commands_that_show_it_again() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().to_str().unwrap();
        let (held, told) = soaked(Lang::default(), &["--games", "30", "--failures", folder]);
        assert!(!held, "{told}");
        let name = game().name;
        let file = format!("{folder}/{name}-night-2-9.json");
        for part in [
            "no curse",
            "nine is cursed",
            &format!("reverie replay {file}"),
            &format!("reverie lab soak {name} --games 1 --seed 9 --seats 2 --options night"),
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
        let record = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        assert!((game().replay)(&record).is_ok(), "the record can be replayed");

        let (held, json) = soaked(Lang::default(), &["--games", "30", "--failures", folder, "--json"]);
        assert!(!held);
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(json["failure"]["law"], "no curse");
        assert_eq!(json["failure"]["record"], file.as_str());
    }

    #[test]
    fn without_the_cursed_game_every_law_holds() {
        for lang in Lang::all() {
            let (held, told) = soaked(lang, &["--games", "20", "--seed", "10"]);
            assert!(held, "{told}");
            assert!(told.contains("day") && told.contains("night"), "{told}");
        }
    }

    #[test]
    fn a_path_with_a_space_is_quoted() {
        assert_eq!(command_to_replay(Path::new("my files/a.json")), "reverie replay 'my files/a.json'");
    }
}
