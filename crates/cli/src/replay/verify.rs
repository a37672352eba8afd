//! Whether a record holds: what was checked, and what could not be.

use std::process::ExitCode;

use reverie_game::{AnyRecord, Phrase, Standings};
use reverie_text::Voice;
use serde::Serialize;

use super::film::Film;
use super::show;
use crate::complaint::Complaint;
use crate::out;

/// What is known of the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Dice {
    /// The seed gives every roll, and is the one promised before the deal.
    Proven,
    /// The seed gives every roll, but nothing was promised.
    Dealt,
    /// A seed was promised and is not shown yet: possible rolls, no more.
    Sealed,
    /// Brought by hand: possible rolls, no more.
    Asked,
}

impl Dice {
    fn of(record: &AnyRecord) -> Self {
        match (record.seed.is_some(), record.commitment.is_some()) {
            (true, true) => Self::Proven,
            (true, false) => Self::Dealt,
            (false, true) => Self::Sealed,
            (false, false) => Self::Asked,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Proven => "replay-dice-proven",
            Self::Dealt => "replay-dice-dealt",
            Self::Sealed => "replay-dice-sealed",
            Self::Asked => "replay-dice-asked",
        }
    }
}

/// What the check found.
#[derive(Debug, Serialize)]
struct Report<'a> {
    holds: bool,
    game: &'static str,
    rules: u16,
    /// Entries that stand.
    entries: usize,
    dice: Dice,
    /// Hashes of the table that the record has.
    hashes: usize,
    /// The result the record states, if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Standings>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a Complaint>,
}

/// Says whether the record holds. Fails if it doesn't.
pub(super) fn run(film: &Film, json: bool, voice: &Voice) -> anyhow::Result<ExitCode> {
    let report = Report {
        holds: film.fault.is_none(),
        game: film.game.name,
        rules: film.record.rules,
        entries: film.entries(),
        dice: Dice::of(&film.record),
        hashes: film.record.hashes.len(),
        result: film.last().and_then(|frame| frame.table.over()),
        error: film.fault.as_ref(),
    };
    let said = if json { serde_json::to_string_pretty(&report)? } else { words(&report, film, voice) };
    out::print(&format!("{said}\n"))?;
    Ok(if report.holds { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn words(report: &Report<'_>, film: &Film, voice: &Voice) -> String {
    let title = show::title(film, voice);
    if let Some(fault) = report.error {
        return format!("{title}\n\n✗ {}\n{}", fault.message, voice.word("replay-is-broken"));
    }
    let counted = |key: &'static str, count: usize| voice.say(&Phrase::new(key).with("count", count));
    let (dice_mark, hash_mark) = (
        if matches!(report.dice, Dice::Proven | Dice::Dealt) { "✓" } else { "–" },
        if report.hashes > 0 { "✓" } else { "–" },
    );
    let (end_mark, end) = if report.result.is_none() {
        ("–", "replay-unfinished")
    } else if film.record.result.is_some() {
        ("✓", "replay-result")
    } else {
        ("–", "replay-no-result")
    };
    [
        format!("{title}\n"),
        format!("✓ {}", counted("replay-moves", report.entries)),
        format!("{dice_mark} {}", voice.word(report.dice.key())),
        format!("{hash_mark} {}", counted("replay-hashes", report.hashes)),
        format!("{end_mark} {}", voice.word(end)),
        voice.word("replay-holds"),
    ]
    .join("\n")
}
