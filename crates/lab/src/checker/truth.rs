//! A table as it is stored, played again: what each pair of eyes may have seen of it at each number.

use std::collections::HashMap;

use reverie_game::table::Telling;
use reverie_game::{Chance, Dealer, Entry, Eyes, Illegal, Seed, Step, Table};
use reverie_store::{StoredEntry, TableRow};

use super::Kind;
use super::seen::fingerprint;

/// What was to be seen at each number.
#[derive(Default)]
pub(super) struct Truth {
    /// By number.
    views: Vec<HashMap<Eyes, String>>,
    /// What each entry told, and whom: the first is what led from 0 to 1.
    told: Vec<Vec<(Telling, String)>>,
    pub(super) broken: Vec<(Kind, String)>,
}

impl Truth {
    pub(super) fn of(row: &TableRow, entries: &[StoredEntry]) -> Self {
        let mut truth = Self::default();
        if let Err(reason) = truth.replay(row, entries) {
            truth.broken.push((Kind::Broken, reason.to_string()));
        }
        truth
    }

    fn replay(&mut self, row: &TableRow, entries: &[StoredEntry]) -> Result<(), Illegal> {
        let mut game = open(row)?;
        self.look(&*game)?;
        for (n, entry) in (0_u64..).zip(entries) {
            let dealt = matches!(entry.step, Step::Entry(Entry::Roll { .. }));
            if dealt && game.fork().deal().map(|done| done.step).as_ref() != Some(&entry.step) {
                self.broken.push((Kind::Broken, format!("the roll of entry {n} is not the seed's")));
            }
            let told = game.take(&entry.step)?;
            let text = |telling: &Telling| serde_json::to_string(telling).unwrap_or_default();
            self.told.push(
                told.into_iter()
                    .map(|telling| {
                        let text = text(&telling);
                        (telling, text)
                    })
                    .collect(),
            );
            self.look(&*game)?;
        }
        Ok(())
    }

    fn look(&mut self, game: &dyn Table) -> Result<(), Illegal> {
        let eyes = Eyes::all(game.setting().seats);
        let views = eyes.map(|eyes| game.view(eyes).map(|view| (eyes, fingerprint(view.text()))));
        self.views.push(views.collect::<Result<_, _>>()?);
        Ok(())
    }

    /// How many entries are stored.
    pub(super) fn len(&self) -> usize {
        self.told.len()
    }

    /// What was to be seen at this number, if there is such a number.
    pub(super) fn views(&self, n: u64) -> Option<&HashMap<Eyes, String>> {
        self.views.get(usize::try_from(n).ok()?)
    }

    /// What these eyes were to be told between two numbers.
    pub(super) fn told(&self, from: u64, to: u64, eyes: Eyes) -> Vec<&String> {
        self.between(from, to)
            .filter(|(telling, _)| telling.audience.includes(eyes))
            .map(|(_, text)| text)
            .collect()
    }

    /// Whether somebody was to be told this then.
    pub(super) fn is_others(&self, from: u64, to: u64, event: &str) -> bool {
        self.between(from, to).any(|(_, text)| text == event)
    }

    fn between(&self, from: u64, to: u64) -> impl Iterator<Item = &(Telling, String)> {
        let place = |n: u64| usize::try_from(n).unwrap_or(usize::MAX).min(self.told.len());
        self.told[place(from).min(place(to))..place(to)].iter().flatten()
    }
}

fn open(row: &TableRow) -> Result<Box<dyn Table>, Illegal> {
    let entry = reverie_catalog::find(&row.game)?.entry;
    let seats = u8::try_from(row.seats.len()).unwrap_or(u8::MAX);
    let unread = |_| Illegal::ours("lab-kills-trouble").with("reason", "a seed cannot be read");
    let seed: Seed = row.seed.parse().map_err(unread)?;
    (entry.under)(row.rules, seats, &row.options, Chance::Dealt(Dealer::new(seed)))
}
