//! What the strongest bot says of a recorded game: each decision, what it would have played, what that cost, where the game
//! turned.

use std::fmt::Write as _;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use reverie_catalog::review::{Reviewed, Reviewing, Turned, Turning, turning};
use reverie_game::{Illegal, Phrase};
use reverie_kit::Level;
use reverie_lab::progress;
use reverie_text::{Names, Voice};
use serde::Serialize;

use super::film::Film;
use super::show;
use crate::complaint::Complaint;
use crate::figures::tenths;
use crate::out::{self, plain};

const FAINT: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();
const COSTLY: Style = AnsiColor::Red.on_default();

/// The review as data.
#[derive(Debug, Serialize)]
struct Report<'a> {
    level: &'a str,
    /// Whom one seat alone played against without anybody deciding for them: all points are those beyond theirs.
    #[serde(skip_serializing_if = "Option::is_none")]
    rival: Option<&'a Phrase>,
    steps: &'a [Reviewed],
    turning: Vec<Turning>,
    ended: &'a [i32],
}

pub(super) fn run(film: &Film, json: bool, voice: &Voice) -> anyhow::Result<Result<ExitCode, Complaint>> {
    let Some(table) = film.last().map(|frame| frame.table.as_ref()) else { return Ok(Ok(ExitCode::SUCCESS)) };
    let refused = |illegal: &Illegal| Complaint::new(illegal.key(), &illegal.phrase, voice);
    let mut reviewing = match Reviewing::of(table) {
        Ok(reviewing) => reviewing,
        Err(illegal) => return Ok(Err(refused(&illegal))),
    };
    let names = show::names(table);
    let rival = reviewing.rival().cloned();
    if !json {
        out::print(&format!("{}\n", show::title(film, voice)))?;
        if let Some(rival) = &rival {
            let told = voice.say(&Phrase::new("replay-beyond").with("rival", rival.clone()));
            out::print(&format!("{FAINT}{told}{FAINT:#}\n"))?;
        }
        out::print("\n")?;
    }
    let teller = Teller { level: reviewing.level(), signed: rival.is_some(), names, voice };
    let bar = progress::bar(reviewing.decisions() as u64);
    let within = reviewing.pace();
    let mut steps = Vec::new();
    loop {
        match reviewing.look(within) {
            Ok(None) => break,
            Ok(Some(found)) => {
                if !json {
                    bar.suspend(|| out::print(&teller.decision(&found)))?;
                }
                bar.inc(1);
                steps.push(found);
            }
            Err(illegal) => return Ok(Err(refused(&illegal))),
        }
    }
    bar.finish_and_clear();
    let turns = turning(&steps);
    if json {
        let report = Report {
            level: reviewing.level().name,
            rival: rival.as_ref(),
            steps: &steps,
            turning: turns,
            ended: reviewing.ended(),
        };
        out::print(&format!("{}\n", serde_json::to_string_pretty(&report)?))?;
    } else {
        out::print(&teller.moments(&turns))?;
    }
    Ok(Ok(ExitCode::SUCCESS))
}

/// Puts what was found into words.
struct Teller<'a> {
    level: &'static Level,
    /// Whether points are those beyond a rival's.
    signed: bool,
    names: Names,
    voice: &'a Voice,
}

impl Teller<'_> {
    /// A decision: what was played, what could be expected then; under it, what would have been better.
    fn decision(&self, found: &Reviewed) -> String {
        let Self { names, voice, .. } = self;
        let name = voice.name(names, found.seat);
        let hope = |&points: &f64| if self.signed { self.signed(points) } else { self.figure(points) };
        let hopes: Vec<String> = found.hopes.iter().map(hope).collect();
        let played = Phrase::new("replay-played").with("name", name).with("move", self.words(&found.played));
        let mut lines = format!(
            "{FAINT}{:>4}{FAINT:#}  {}  {FAINT}{}{FAINT:#}\n",
            found.step,
            voice.say(&played),
            hopes.join(" · ")
        );
        if let Some(better) = &found.better {
            let phrase = Phrase::new("replay-better")
                .with("level", Phrase::new(format!("level-{}.who", self.level.name)))
                .with("move", self.words(better));
            let said = voice.say(&phrase);
            let (style, cost) = match found.cost {
                cost if cost < 0.05 => (FAINT, voice.word("replay-as-good")),
                cost => (if cost < 0.5 { FAINT } else { COSTLY }, self.signed(-cost)),
            };
            let _ = writeln!(lines, "      {style}{said} ({cost}){style:#}");
        }
        lines
    }

    fn moments(&self, turns: &[Turning]) -> String {
        let Self { names, voice, .. } = self;
        if turns.is_empty() {
            return format!("\n{}\n", voice.word("replay-no-turns"));
        }
        let mut lines = format!("\n{BOLD}{}{BOLD:#}\n", voice.word("replay-turns"));
        for turn in turns {
            let key = match turn.kind {
                Turned::Cost => "replay-turn-cost",
                Turned::Swing => "replay-turn-swing",
            };
            let phrase = Phrase::new(key)
                .with("name", voice.name(names, turn.seat))
                .with("count", turn.points.abs())
                .with("points", self.signed(turn.points));
            let _ = writeln!(lines, "{FAINT}{:>4}{FAINT:#}  {}", turn.step, voice.say(&phrase));
        }
        lines
    }

    fn words(&self, phrases: &[Phrase]) -> String {
        let said: Vec<String> =
            phrases.iter().map(|phrase| plain(&self.voice.say_to(&self.names, phrase))).collect();
        said.join(", ")
    }

    /// Points that are only expected: one digit behind the point.
    fn figure(&self, points: f64) -> String {
        tenths(points, self.voice.lang())
    }

    fn signed(&self, points: f64) -> String {
        let sign = if points < 0.0 { "−" } else { "+" };
        format!("{sign}{}", self.figure(points.abs()))
    }
}
