//! Whether a box holds together: what a reader of the file could not see from one value alone.

use std::collections::HashSet;

use reverie_game::Fault;
use reverie_lexicon::{CARDS, Language, MOST_CARDS as MOST_THOUGHT_CARDS, Thought};

use crate::components::{Components, Reward, Trial};
use crate::state::{MOST_CARDS, MOST_RESERVES, MOST_THEMES};
use crate::tool::Kit;

/// The most points anything scores or asks for: what two digits can't say is a slip of the pen.
const MOST: u8 = 99;
/// The most points of a tile: nine, and a card or two more.
const MOST_REWARD: u8 = 9;

impl Components {
    /// What is wrong with the box as a whole, if anything is.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        for (players, name) in (2_u8..).zip(["two:", "three:", "four:", "five:"]) {
            let tile = self.scoring.tile(players);
            let fits = tile.iter().all(|reward| reward.points <= MOST_REWARD);
            if !fits || !tile.is_sorted_by(|few, many| never_less(*few, *many)) {
                return Err(Fault::at(&["scoring:", name], "components-scoring"));
            }
        }
        if !self.chart.is_sorted_by(|low, high| low < high) || self.chart[0] == 0 || self.chart[4] > MOST {
            return Err(Fault::at(&["chart:"], "components-chart"));
        }
        if !(1..=MOST_RESERVES).contains(&usize::from(self.reserves)) {
            return Err(Fault::at(&["reserves:"], "components-reserves"));
        }
        if self.tools.iter().copied().collect::<Kit>().len() != self.tools.len() {
            return Err(Fault::at(&["tools:"], "components-tools"));
        }
        let trials = &self.trials;
        for (name, trial) in [
            ("monday:", &trials.monday),
            ("tuesday:", &trials.tuesday),
            ("wednesday:", &trials.wednesday),
            ("thursday:", &trials.thursday),
            ("friday:", &trials.friday),
            ("saturday:", &trials.saturday),
            ("sunday:", &trials.sunday),
        ] {
            trial.check().map_err(|key| Fault::at(&["trials:", name], key))?;
        }
        self.check_thoughts()
    }

    /// There is room for the cards, and no word is on two of them.
    fn check_thoughts(&self) -> Result<(), Fault> {
        let room = MOST_THOUGHT_CARDS - CARDS;
        if self.more.len() > usize::from(room) {
            return Err(Fault::at(&["more:"], "components-thoughts").with("most", &room.to_string()));
        }
        for language in Language::ALL {
            let mut known: HashSet<&str> = Thought::all().map(|thought| thought.word(language)).collect();
            for words in self.more.iter().flatten() {
                let word = words.word(language);
                if !known.insert(word) {
                    // It may be an English word as well as a French one: the side is found by both.
                    return Err(Fault::at(
                        &["more:", &String::from(words.clone())],
                        "components-thought-twice",
                    )
                    .with("thought", word));
                }
            }
        }
        Ok(())
    }
}

impl Trial {
    fn check(&self) -> Result<(), &'static str> {
        if self.themes.len() > MOST_THEMES {
            return Err("components-trial-themes");
        }
        if self.points == 0 || self.points > MOST {
            return Err("components-trial-points");
        }
        if self.tools.iter().copied().collect::<Kit>().len() != self.tools.len() {
            return Err("components-trial-tools");
        }
        if !self.reserves.is_none_or(|reserves| (1..=MOST_RESERVES).contains(&usize::from(reserves))) {
            return Err("components-trial-reserves");
        }
        Ok(())
    }
}

/// Whether more who match never score less, whatever lies in the flask.
fn never_less(few: Reward, many: Reward) -> bool {
    (1_u8..).take(MOST_CARDS).all(|cards| few.points(cards) <= many.points(cards))
}
