//! The components of one game, ready to play with.

use reverie_lexicon::{CARDS, Language, Level};
use serde::Serialize;
use ts_rs::TS;

use crate::components::{Components, Reward};
use crate::state::{FLASKS, MOST_CARDS, MOST_PROPOSALS};
use crate::tool::Kit;
use crate::{Night, Options, Tools};

/// What a game is played with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct Board {
    /// The language of the cards, in which answers are read.
    pub words: Language,
    /// The night.
    pub night: Night,
    /// The level of each of its themes.
    pub themes: Vec<Level>,
    /// What it takes to pass a trial; a basic night has the chart.
    pub target: Option<u8>,
    /// Where the rows of the chart begin, from the second on.
    pub chart: [u8; 5],
    /// What two who match score, then three, and so on.
    pub scoring: Vec<Reward>,
    /// How many reserves there are.
    pub reserves: u8,
    /// Whether players may pass.
    pub passing: bool,
    /// Tonight's tools, where they are settled before the night.
    pub tools: Option<Kit>,
    /// Whether they are drawn, where they are not; otherwise they are chosen.
    pub drawn: bool,
    /// How many flasks there are.
    pub flasks: u8,
    /// How many cards a flask holds.
    pub cards: u8,
    /// The words of the Thoughts beside ours, in the language of the cards, two to a card.
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) more: Vec<String>,
    /// How often a player may propose something about the answers to one flask.
    pub proposals: u8,
}

impl Board {
    /// How many Thought cards there are.
    pub(crate) fn thought_cards(&self) -> u16 {
        CARDS + u16::try_from(self.more.len() / 2).unwrap_or(0)
    }

    /// Takes from the box what this game needs.
    pub fn new(components: &Components, options: &Options, seats: u8) -> Self {
        let trial = components.trials.of(options.night);
        let tools = match trial {
            Some(trial) => Some(trial.tools.iter().copied().collect()),
            None => (options.tools == Tools::Box).then(|| components.tools.into_iter().collect()),
        };
        #[allow(clippy::cast_possible_truncation)] // five, and three
        let (flasks, cards) = (FLASKS as u8, MOST_CARDS as u8);
        Self {
            words: options.words,
            night: options.night,
            themes: trial
                .map_or_else(|| options.night.level().into_iter().collect(), |trial| trial.themes.clone()),
            target: trial.map(|trial| trial.points),
            chart: components.chart,
            scoring: components.scoring.tile(seats).to_vec(),
            reserves: trial.and_then(|trial| trial.reserves).unwrap_or(components.reserves),
            passing: trial.is_none_or(|trial| trial.passing),
            tools,
            drawn: options.tools == Tools::Drawn,
            flasks,
            cards,
            more: components
                .more
                .iter()
                .flatten()
                .map(|words| words.word(options.words).to_owned())
                .collect(),
            proposals: MOST_PROPOSALS,
        }
    }
}
