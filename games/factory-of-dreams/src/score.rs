//! What the flasks score, and what the Great Sandman says to it.

use reverie_game::{Band, Part, Standings};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::FactoryOfDreams;
use crate::state::{FLASKS, Groups, Phase, State};
use crate::tool::Tool;

/// How a flask scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct Score {
    /// How many players dreamt the same, in the largest group.
    pub matched: u8,
    /// How many cards the flask has.
    pub cards: u8,
    /// What the scoring tile gives for that.
    pub tile: u8,
    /// What Fairy Dust adds.
    pub dust: u8,
}

impl Score {
    /// All of it.
    pub const fn points(self) -> u8 {
        self.tile + self.dust
    }
}

/// The names of the parts of a score, by flask.
const PARTS: [&str; FLASKS] = ["flask-1", "flask-2", "flask-3", "flask-4", "flask-5"];

impl FactoryOfDreams {
    /// What a flask scores with these groups: only its largest group counts.
    pub fn score(&self, state: &State, flask: u8, groups: &Groups) -> Score {
        let Some(flask) = state.flasks.get(usize::from(flask)) else { return Score::default() };
        let cards = u8::try_from(flask.cards.len()).unwrap_or(u8::MAX);
        let matched = groups.matched();
        let reward = usize::from(matched).checked_sub(2).and_then(|row| self.board.scoring.get(row));
        let tile = reward.map_or(0, |reward| reward.points(cards));
        // Fairy Dust adds to a flask that scores, and to no other.
        let dust = if tile > 0 { flask.token.map_or(0, Tool::dust) } else { 0 };
        Score { matched, cards, tile, dust }
    }

    /// How many flasks are settled: the one that the table still talks about is not.
    pub(crate) fn settled(state: &State) -> usize {
        if state.phase == Phase::Waking { state.awake.len().saturating_sub(1) } else { state.awake.len() }
    }

    /// The points of the flasks that are settled.
    pub fn points(&self, state: &State) -> u8 {
        (0..)
            .zip(&state.awake)
            .take(Self::settled(state))
            .map(|(flask, groups)| self.score(state, flask, groups).points())
            .sum()
    }

    /// Everybody has the same: the night is won or lost together.
    pub(crate) fn standings_of(&self, state: &State) -> Standings {
        let settled = Self::settled(state);
        let parts: Vec<Part> = (0..)
            .zip(&state.awake)
            .take(settled)
            .zip(PARTS)
            .map(|((flask, groups), name)| Part {
                name: name.into(),
                points: self.score(state, flask, groups).points().into(),
            })
            .collect();
        let mut standings = Standings::ranked((0..self.seats).map(|_| (parts.clone(), Vec::new())));
        standings.band = Some(self.band(self.points(state)));
        standings
    }

    /// The row of the chart for so many points; in a trial, whether it is passed.
    pub fn band(&self, points: u8) -> Band {
        let target = self.board.target.as_slice();
        let (name, rows) = if target.is_empty() {
            ("sandman", &self.board.chart[..])
        } else {
            (self.board.night.name(), target)
        };
        let index = rows.iter().filter(|&&from| points >= from).count();
        Band {
            name: format!("band-{name}-{index}").into(),
            index: u8::try_from(index).unwrap_or(u8::MAX),
            of: u8::try_from(rows.len() + 1).unwrap_or(u8::MAX),
            next_at: rows.get(index).map(|&from| from.into()),
        }
    }
}
