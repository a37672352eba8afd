//! What people remember, held against what is stored.

use std::collections::HashMap;

use reverie_game::{Chance, Dealer, Entry, Eyes, Illegal, Seat, Seed, Step, Table};
use reverie_splice::Plain;
use reverie_splice::patch::view_hash;
use reverie_store::{Failure, Store, StoredEntry, TableId, TableRow};

use super::{Report, Witness};

/// So much of what is wrong is told in words.
const TOLD: usize = 10;

/// What was found so far.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    pub(super) report: Report,
}

/// A table as it is stored.
#[derive(Default)]
struct Stored {
    /// By message id: where it is stored.
    sent: HashMap<String, u64>,
    /// By number: the hash of the view.
    hashes: HashMap<u64, String>,
    doubled: Vec<String>,
    different: Vec<String>,
}

impl Ledger {
    /// What is stored must be all that was answered, once, without a gap, and show what was shown.
    pub(super) async fn hold(
        &mut self,
        store: &Store,
        table: &str,
        witness: &Witness,
    ) -> Result<(), Failure> {
        let id = TableId(table.to_owned());
        let row = store.table(id.clone()).await?;
        let entries = store.entries(id, 0).await?;
        let mut stored = Stored::default();
        if let Err(reason) = stored.replay(&row, &entries) {
            stored.different.push(reason.to_string());
        }
        let report = &mut self.report;
        report.tables += 1;
        report.answered += witness.answered.len() as u64;
        report.shown += witness.shown.len() as u64;
        report.resent += witness.resent;
        report.refused += witness.refused.len() as u64;
        let kept = |id: &str, answered: u64| stored.sent.get(id).is_some_and(|number| *number < answered);
        let lost = witness.answered.iter().filter(|(id, answered)| !kept(id, **answered));
        let lost: Vec<String> = lost.map(|(id, _)| format!("{id} was answered and is lost")).collect();
        let others = witness.shown.iter().filter(|(n, hash)| stored.hashes.get(n) != Some(hash));
        let mut different = stored.different;
        different.extend(others.map(|(n, _)| format!("what was shown at {n} is another view now")));
        different.extend(witness.two_views.iter().map(|n| format!("two views were shown at {n}")));
        report.lost += lost.len() as u64;
        report.doubled += stored.doubled.len() as u64;
        report.different += different.len() as u64;
        let refused = witness.refused.iter().map(|why| format!("a move was refused: {why}"));
        let wrong = lost.into_iter().chain(stored.doubled).chain(different).chain(refused);
        let room = TOLD.saturating_sub(report.wrong.len());
        report.wrong.extend(wrong.take(room).map(|wrong| format!("{table}: {wrong}")));
        Ok(())
    }
}

impl Stored {
    fn replay(&mut self, row: &TableRow, entries: &[StoredEntry]) -> Result<(), Illegal> {
        let mut game = open(row)?;
        let own = Eyes::from(Seat::new(0));
        for (n, entry) in (0_u64..).zip(entries) {
            if u64::from(entry.number) != n {
                self.different.push(format!("entry {n} is missing"));
            }
            // The sender's number stands before the id.
            if let Some((_, id)) = entry.client.as_deref().and_then(|client| client.split_once('/'))
                && self.sent.insert(id.to_owned(), n).is_some()
            {
                self.doubled.push(format!("{id} is stored twice"));
            }
            let dealt = matches!(entry.step, Step::Entry(Entry::Roll { .. }));
            if dealt && game.fork().deal().map(|done| done.step).as_ref() != Some(&entry.step) {
                self.different.push(format!("the roll of entry {n} is not the seed's"));
            }
            game.take(&entry.step)?;
            let view = game.view(own)?;
            self.hashes.insert(n + 1, view_hash(Plain::of(view.text()).text()));
        }
        Ok(())
    }
}

fn open(row: &TableRow) -> Result<Box<dyn Table>, Illegal> {
    let entry = reverie_catalog::find(&row.game)?.entry;
    let seats = u8::try_from(row.seats.len()).unwrap_or(u8::MAX);
    let unread = |_| Illegal::ours("lab-kills-trouble").with("reason", "a seed cannot be read");
    let seed: Seed = row.seed.parse().map_err(unread)?;
    (entry.under)(row.rules, seats, &row.options, Chance::Dealt(Dealer::new(seed)))
}
