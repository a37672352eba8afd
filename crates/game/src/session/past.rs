//! How the table came to be what it is, step by step.

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use super::Session;
use crate::{Entry, EntryOf, Game, Pending, Seat};

/// Who made a step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(untagged)]
#[schemars(rename = "By")]
#[ts(optional_fields, export_to = "game.ts")]
pub enum By<R> {
    /// A seat decided.
    Seat {
        /// Which.
        seat: Seat,
        /// The bot that did so in its owner's place.
        #[serde(skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// Chance did.
    Chance {
        /// How.
        chance: Cast<R>,
    },
}

/// A roll, with all it takes to check it against the seed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[schemars(rename = "Cast")]
#[ts(type = "{ source: string, index: number } & Partial<Proof<R>>", bound = "R: TS", export_to = "game.ts")]
pub struct Cast<R> {
    /// The name of what was rolled.
    pub source: &'static str,
    /// Which one, where there are several of a kind.
    pub index: u8,
    /// What else there is to know, once everybody may.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof<R>>,
}

/// What proves a roll: the first 8 bytes, little-endian, of BLAKE3 keyed with the seed over source, 0, index and n (8 bytes,
/// little-endian), times the total weight, divided by 2^64, fall into the stretch of the roll that came.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[schemars(rename = "Proof")]
#[ts(export_to = "game.ts")]
pub struct Proof<R> {
    /// The how manieth of its source, counted from 0.
    pub n: u64,
    /// What could have come, with weights, in the order in which they are summed.
    pub rolls: Vec<(R, u32)>,
    /// What came.
    pub roll: R,
}

impl<G: Game> Session<G> {
    /// Plays the game again for somebody who watches: shown the table before the first entry and after each, with who
    /// made the step and what happened. What was noted before an entry stands in the table that it leads to.
    pub fn relive(&self, mut watch: impl FnMut(&Self, Option<By<G::Roll>>, &[G::Event])) {
        const STOOD: &str = "what was noted once can be noted again";
        let mut again = self.at_first();
        let mut notes = self.notes.iter().peekable();
        again.take_notes(&mut notes, 0).expect(STOOD);
        watch(&again, None, &[]);
        for (n, &entry) in (1..).zip(&self.entries) {
            let by = again.author(entry);
            let events = again.apply(entry);
            again.take_notes(&mut notes, n).expect(STOOD);
            watch(&again, by, &events);
        }
    }

    /// Who makes this step, now that it is due.
    fn author(&self, entry: EntryOf<G>) -> Option<By<G::Roll>> {
        let roll = match entry {
            Entry::Move { seat, .. } => {
                let bot = self.bot_at(self.entries.len(), seat).map(str::to_owned);
                return Some(By::Seat { seat, bot });
            }
            Entry::Roll { roll } => roll,
        };
        let Pending::Chance(source) = self.game.pending(&self.state) else { return None };
        let proof = Some(Proof { n: self.rolled_from(source), rolls: self.rolls(), roll });
        Some(By::Chance { chance: Cast { source: source.name, index: source.index, proof } })
    }
}
