//! `reverie lab words`: the word knowledge of a game that reads words against people's answers.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use reverie_catalog::GAMES;
use reverie_game::{Illegal, Phrase};
use reverie_kit::words::{Answered, Judged};
use reverie_text::Voice;

use crate::figures::{Column, line, tenths, whole};
use crate::speech::refused;

/// Measure the word knowledge.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Rank people's answers: lines `theme: thought,thought = answer/answer`, in English.
    #[arg(long, value_name = "FILE", required_unless_present = "pairs", conflicts_with = "pairs")]
    prompts: Option<PathBuf>,
    /// Match pairs of answers: lines of 1 (the same) or 0, an answer, an answer, with tabs between.
    #[arg(long, value_name = "FILE")]
    pairs: Option<PathBuf>,
    /// Print a JSON object.
    #[arg(long)]
    json: bool,
}

/// Pairs are read in the language of the command, where there are cards in it.
pub(super) fn run(args: &Args, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let knowing = GAMES.iter().find_map(|kit| kit.words);
    let words = knowing.ok_or_else(|| refused(voice, &Illegal::new("lab-words-nobody")))?;
    if let Some(path) = &args.prompts {
        let answered = words.answer(&read(path, voice)?).map_err(|no| refused(voice, &no))?;
        if args.json {
            writeln!(out, "{:#}", serde_json::to_value(&answered)?)?;
        } else {
            tell_answered(&answered, voice, out)?;
        }
    }
    if let Some(path) = &args.pairs {
        let judged = words.judge(&read(path, voice)?, voice.lang()).map_err(|no| refused(voice, &no))?;
        if args.json {
            writeln!(out, "{:#}", serde_json::to_value(&judged)?)?;
        } else {
            tell_judged(&judged, voice, out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn read(path: &Path, voice: &Voice) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| {
        voice.say(&Phrase::new("lab-words-cannot-read").with("file", path.display().to_string()))
    })
}

fn tell_answered(answered: &Answered, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<()> {
    let lang = voice.lang();
    let headings = [
        "lab-words-theme",
        "lab-words-prompts",
        "lab-words-top1",
        "lab-words-top3",
        "lab-words-any-top1",
        "lab-words-any-top3",
    ]
    .map(|key| voice.word(key));
    let names = answered.themes.iter().filter_map(|shares| shares.theme.as_deref());
    let everything = voice.word("lab-words-all");
    let [theme, prompts, top1, top3, any_top1, any_top3] = &headings;
    let columns = [
        Column::words(names.chain([theme.as_str(), everything.as_str()])),
        Column::figures(prompts, 6),
        Column::figures(top1, 6),
        Column::figures(top3, 6),
        Column::figures(any_top1, 6),
        Column::figures(any_top3, 6),
    ];
    let mut row =
        |texts: [String; 6]| writeln!(out, "{}", line(&texts.into_iter().zip(columns).collect::<Vec<_>>()));
    row(headings.clone())?;
    for shares in answered.themes.iter().chain([&answered.all]) {
        let percent = |share: f64| tenths(share * 100.0, lang);
        row([
            shares.theme.clone().unwrap_or_else(|| everything.clone()),
            whole(shares.prompts as u64, lang),
            percent(shares.top1),
            percent(shares.top3),
            percent(shares.any_top1),
            percent(shares.any_top3),
        ])?;
    }
    Ok(())
}

fn tell_judged(judged: &Judged, voice: &Voice, out: &mut dyn Write) -> anyhow::Result<()> {
    let lang = voice.lang();
    let figure = |count: usize| whole(count as u64, lang);
    let told = Phrase::new("lab-words-judged")
        .with("same", figure(judged.same))
        .with("matched", figure(judged.matched))
        .with("found", figure(judged.found))
        .with("share", tenths(judged.found_share * 100.0, lang))
        .with("different", figure(judged.different))
        .with("wrongly_matched", figure(judged.wrongly_matched))
        .with("wrongly_suggested", figure(judged.wrongly_suggested));
    writeln!(out, "{}", voice.say(&told))?;
    Ok(())
}
