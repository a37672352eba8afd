//! What the strongest bot says of a recorded game: each decision, what it would have played, what that cost, where the game
//! turned.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use reverie_catalog::review::{Reviewed, Reviewing, Turned, Turning, turning};
use reverie_game::{Illegal, Phrase};
use reverie_text::{Names, Voice};
use serde::Serialize;

use super::film::Film;
use super::show;
use crate::complaint::Complaint;
use crate::out::{self, plain};

const FAINT: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();
const COSTLY: Style = AnsiColor::Red.on_default();

/// The longest it thinks about one decision.
const WITHIN: Duration = Duration::from_secs(3);

/// The review as data.
#[derive(Debug, Serialize)]
struct Report<'a> {
    level: &'a str,
    steps: &'a [Reviewed],
    turning: Vec<Turning>,
    ended: Vec<i32>,
}

pub(super) fn run(film: &Film, json: bool, voice: &Voice) -> anyhow::Result<Result<ExitCode, Complaint>> {
    let Some(table) = film.last().map(|frame| frame.table.as_ref()) else { return Ok(Ok(ExitCode::SUCCESS)) };
    let refused = |illegal: &Illegal| Complaint::new(illegal.key(), &illegal.0, voice);
    let mut reviewing = match Reviewing::of(table) {
        Ok(reviewing) => reviewing,
        Err(illegal) => return Ok(Err(refused(&illegal))),
    };
    let names = show::names(table);
    let level = voice.say(&Phrase::new(format!("level-{}", reviewing.level().name)));
    if !json {
        out::print(&format!("{}\n\n", show::title(film, voice)))?;
    }
    let mut steps = Vec::new();
    loop {
        match reviewing.look(WITHIN) {
            Ok(None) => break,
            Ok(Some(found)) => {
                if !json {
                    out::print(&decision(&found, &level, &names, voice))?;
                }
                steps.push(found);
            }
            Err(illegal) => return Ok(Err(refused(&illegal))),
        }
    }
    let turns = turning(&steps);
    if json {
        let ended = table.standings().seats.iter().map(|standing| standing.points).collect();
        let report = Report { level: reviewing.level().name, steps: &steps, turning: turns, ended };
        out::print(&format!("{}\n", serde_json::to_string_pretty(&report)?))?;
    } else {
        out::print(&moments(&turns, &names, voice))?;
    }
    Ok(Ok(ExitCode::SUCCESS))
}

/// A decision: what was played, what could be expected then; under it, what would have been better.
fn decision(found: &Reviewed, level: &str, names: &Names, voice: &Voice) -> String {
    let name = voice.name(names, found.seat);
    let hopes: Vec<String> = found.hopes.iter().map(|points| figure(*points)).collect();
    let played = words(&found.played, names, voice);
    let mut lines = format!(
        "{FAINT}{:>4}{FAINT:#}  {name}: {played}  {FAINT}{}{FAINT:#}\n",
        found.step,
        hopes.join(" · ")
    );
    if let Some(better) = &found.better {
        let better = words(better, names, voice);
        let phrase = Phrase::new("replay-better").with("level", level).with("move", better);
        let said = voice.say(&phrase);
        let (style, cost) = match found.cost {
            cost if cost < 0.05 => (FAINT, voice.word("replay-as-good")),
            cost => (if cost < 0.5 { FAINT } else { COSTLY }, format!("−{}", figure(cost))),
        };
        let _ = writeln!(lines, "      {style}{said} ({cost}){style:#}");
    }
    lines
}

fn moments(turns: &[Turning], names: &Names, voice: &Voice) -> String {
    if turns.is_empty() {
        return format!("\n{}\n", voice.word("replay-no-turns"));
    }
    let mut lines = format!("\n{BOLD}{}{BOLD:#}\n", voice.word("replay-turns"));
    for turn in turns {
        let key = match turn.kind {
            Turned::Cost => "replay-turn-cost",
            Turned::Swing => "replay-turn-swing",
        };
        let sign = if turn.points < 0.0 { "−" } else { "+" };
        let phrase = Phrase::new(key)
            .with("name", voice.name(names, turn.seat))
            .with("points", format!("{sign}{}", figure(turn.points.abs())));
        let _ = writeln!(lines, "{FAINT}{:>4}{FAINT:#}  {}", turn.step, voice.say(&phrase));
    }
    lines
}

fn words(phrases: &[Phrase], names: &Names, voice: &Voice) -> String {
    let said: Vec<String> = phrases.iter().map(|phrase| plain(&voice.say_to(names, phrase))).collect();
    said.join(", ")
}

/// Points that are only expected: one digit behind the point.
fn figure(points: f64) -> String {
    format!("{points:.1}")
}
