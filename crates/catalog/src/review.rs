//! Looking back at a game: every decision, what the strongest bot would have played, what the difference cost, and where
//! the game turned.

use std::time::Duration;

use reverie_game::session::By;
use reverie_game::table::Glance;
use reverie_game::{AnyStep, Entry, Eyes, Illegal, Luck, Phrase, Seat, Step, Table};
use reverie_kit::Level;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::find;

/// What there is to say of one decision.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub struct Reviewed {
    /// How many entries the game had after it: where it stands in the replay.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// The bot that decided in the place of the seat's owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// What was played.
    pub played: Vec<Phrase>,
    /// What the reviewer would have played, where that is something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<Vec<Phrase>>,
    /// What was given away, in points.
    pub cost: f64,
    /// The points every seat could expect to end with after it, as its own seat could know then.
    pub hopes: Vec<f64>,
}

/// A moment that mattered.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub struct Turning {
    /// Where it stands in the replay.
    pub step: usize,
    /// Whose affairs turned.
    pub seat: Seat,
    /// How.
    pub kind: Turned,
    /// By how many points: below 0 to the worse.
    pub points: f64,
}

/// How a game turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "server.ts")]
pub enum Turned {
    /// By a decision that gave points away.
    Cost,
    /// By what chance or the others brought.
    Swing,
}

/// About how long a whole game may take to look at, and each of its decisions.
const WHOLE: Duration = Duration::from_secs(150);
const LEAST: Duration = Duration::from_millis(100);
const MOST: Duration = Duration::from_secs(1);

/// A game that is looked back at, one decision after the other.
pub struct Reviewing {
    level: &'static Level,
    table: Box<dyn Table>,
    steps: std::vec::IntoIter<AnyStep>,
    /// By entry: the bot that decided in the place of a seat's owner.
    bots: Vec<Option<String>>,
    /// How many entries the table has.
    at: usize,
    decisions: usize,
    luck: Luck,
    rival: Option<Phrase>,
    ended: Vec<i32>,
}

impl std::fmt::Debug for Reviewing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reviewing")
            .field("level", &self.level.name)
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}

impl Reviewing {
    /// From the beginning of this game, or why it cannot be looked back at.
    pub fn of(table: &dyn Table) -> Result<Self, Illegal> {
        let kit = find(table.setting().game)?;
        let level = kit.reviewer().ok_or_else(|| Illegal::new("no-review"))?;
        let record = table.record(true);
        let mut begin = None;
        (kit.entry.retell)(&record, &mut |table, _| {
            begin.get_or_insert_with(|| table.fork());
        })
        .map_err(|broken| broken.reason)?;
        let begin = begin.ok_or_else(|| Illegal::new("no-review"))?;
        let glance = Glance { eyes: Eyes::Spectator, from: 1, views: false, proofs: false };
        let bots = table.past(glance)?.into_iter().map(|past| match past.by {
            Some(By::Seat { bot, .. }) => bot,
            _ => None,
        });
        let decisions = record.entries.iter().filter(|entry| matches!(entry, Entry::Move { .. })).count();
        let rival = level.rival(table)?;
        let theirs = rival.as_ref().map_or(0, |rival| rival.points);
        let ended = table.standings().seats.iter().map(|standing| standing.points - theirs).collect();
        let rival = rival.map(|rival| rival.name);
        // The same game is always looked at in the same way.
        Ok(Self {
            level,
            table: begin,
            steps: record.steps().into_iter(),
            bots: bots.collect(),
            at: 0,
            decisions,
            luck: Luck::seeded(1),
            rival,
            ended,
        })
    }

    /// Who looks back.
    pub fn level(&self) -> &'static Level {
        self.level
    }

    /// Whom one seat alone played against without anybody deciding for them: all points are those beyond theirs.
    pub fn rival(&self) -> Option<&Phrase> {
        self.rival.as_ref()
    }

    /// The points every seat ended with.
    pub fn ended(&self) -> &[i32] {
        &self.ended
    }

    /// How many decisions the game has.
    pub fn decisions(&self) -> usize {
        self.decisions
    }

    /// How long each of them may be looked at, so that nobody waits for long: at most a second, and about two and a half
    /// minutes for all of them.
    pub fn pace(&self) -> Duration {
        pace(self.decisions())
    }

    /// The next decision, looked at for no longer than this; none at the end.
    pub fn look(&mut self, within: Duration) -> Result<Option<Reviewed>, Illegal> {
        for step in self.steps.by_ref() {
            let found = match &step {
                Step::Entry(Entry::Move { seat, mv }) => {
                    let found = self.level.judge(&*self.table, *seat, mv, &mut self.luck, within)?;
                    let found = found.ok_or_else(|| Illegal::new("no-review"))?;
                    Some(Reviewed {
                        step: self.at + 1,
                        seat: *seat,
                        bot: self.bots.get(self.at).cloned().flatten(),
                        played: found.played,
                        better: (!found.same).then_some(found.words),
                        cost: rounded(found.cost),
                        hopes: found.hopes.into_iter().map(rounded).collect(),
                    })
                }
                _ => None,
            };
            self.table.take(&step)?;
            self.at = self.table.setting().steps;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }
}

fn pace(decisions: usize) -> Duration {
    (WHOLE / u32::try_from(decisions).unwrap_or(u32::MAX).max(1)).clamp(LEAST, MOST)
}

/// To a hundredth: more than that is noise.
fn rounded(points: f64) -> f64 {
    (points * 100.0).round() / 100.0
}

/// The most moments of a kind that are pointed out.
const MOMENTS: usize = 3;
/// What is worth pointing out, in points.
const COSTLY: f64 = 0.5;
const SWUNG: f64 = 1.5;

/// Where the game turned, in order: the costliest decisions, and where somebody's hopes changed most by what they had no
/// hand in.
pub fn turning(steps: &[Reviewed]) -> Vec<Turning> {
    let costs = steps.iter().filter(|one| one.cost >= COSTLY).map(|one| Turning {
        step: one.step,
        seat: one.seat,
        kind: Turned::Cost,
        points: -one.cost,
    });
    let mut turns = largest(costs.collect());
    // One's own hopes change by one's own decision only by what it cost: the rest came from elsewhere.
    let swings = steps.windows(2).filter_map(|pair| {
        let [before, after] = pair else { return None };
        let changes = before.hopes.iter().zip(&after.hopes).zip(Seat::all(u8::MAX));
        let turns = changes.map(|((before, now), seat)| {
            let own = if seat == after.seat { after.cost } else { 0.0 };
            Turning { step: after.step, seat, kind: Turned::Swing, points: rounded(now - before + own) }
        });
        turns.max_by(|one, other| one.points.abs().total_cmp(&other.points.abs()))
    });
    turns.extend(largest(swings.filter(|turn| turn.points.abs() >= SWUNG).collect()));
    turns.sort_by_key(|turn| turn.step);
    turns
}

fn largest(mut turns: Vec<Turning>) -> Vec<Turning> {
    turns.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
    turns.truncate(MOMENTS);
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_looked_at_for_a_second_at_most_and_for_less_where_there_are_many() {
        assert_eq!(
            [0, 1, 150, 300, 100_000].map(|decisions| pace(decisions).as_millis()),
            [1000, 1000, 1000, 500, 100]
        );
    }
}
