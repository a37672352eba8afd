//! The store, as the protocol knows it: one thing after the other, leases by its own clock, every append checked by its fence.

use std::collections::HashMap;
use std::time::Duration;

use reverie_cluster::Claimed;
use reverie_store::{Fence, NodeId};

use crate::Mistake;

/// What a node asks of the store.
#[derive(Debug, Clone)]
pub(crate) enum Op {
    Beat,
    Claim { table: usize },
    Load { table: usize },
    Append { table: usize, fence: Fence, number: usize, id: u64 },
    Release { table: usize, fence: Fence },
    Retire,
}

/// What it says.
#[derive(Debug, Clone)]
pub(crate) enum Said {
    /// The lease is renewed; these are all who have one.
    Beaten(Vec<NodeId>),
    Claimed(Claimed),
    Loaded(Vec<u64>),
    Stored,
    Already(usize),
    Taken,
    Fenced,
    Done,
    /// Whether it was done is not known.
    Failed,
}

#[derive(Debug, Default, Clone)]
pub(crate) struct Row {
    holder: Option<NodeId>,
    /// Who holds it in truth, whatever is written: whoever claimed it last and has not given it back.
    owner: Option<NodeId>,
    pub(crate) fence: i64,
    pub(crate) entries: Vec<u64>,
}

#[derive(Debug)]
pub(crate) struct Store {
    pub(crate) rows: Vec<Row>,
    leases: HashMap<NodeId, Duration>,
    lasts: Duration,
    mistake: Option<Mistake>,
    /// What should never have been written.
    pub(crate) wrong: Option<String>,
}

impl Store {
    pub(crate) fn new(tables: usize, lasts: Duration, mistake: Option<Mistake>) -> Self {
        let rows = vec![Row::default(); tables];
        Self { rows, leases: HashMap::new(), lasts, mistake, wrong: None }
    }

    fn stands(&self, node: &NodeId, now: Duration) -> bool {
        self.leases.get(node).is_some_and(|until| now < *until)
    }

    pub(crate) fn done(&mut self, op: &Op, node: &NodeId, now: Duration) -> Said {
        match op {
            Op::Beat => {
                self.leases.insert(node.clone(), now + self.lasts);
                let live = self.leases.iter().filter(|(_, until)| now < **until);
                let mut live: Vec<NodeId> = live.map(|(node, _)| node.clone()).collect();
                live.sort();
                Said::Beaten(live)
            }
            Op::Claim { table } => {
                let holder = self.rows[*table].holder.clone();
                let looks = self.mistake != Some(Mistake::ClaimsWithoutLookingAtTheLease);
                let never = self.mistake == Some(Mistake::NeverTakesOver);
                let stands = |other: &NodeId| other != node && (never || self.stands(other, now));
                if let Some(other) = holder.filter(stands).filter(|_| looks) {
                    return Said::Claimed(Claimed::Elsewhere(other));
                }
                let owner = self.rows[*table].owner.clone().filter(|owner| owner != node);
                if let Some(owner) = owner.filter(|owner| self.stands(owner, now)) {
                    self.wrong = Some(format!("table {table}: taken from {owner}, whose lease stands"));
                }
                let row = &mut self.rows[*table];
                row.owner = Some(node.clone());
                if self.mistake != Some(Mistake::FenceStaysTheSame) {
                    row.fence += 1;
                }
                row.holder = Some(node.clone());
                Said::Claimed(Claimed::Held(Fence(row.fence)))
            }
            Op::Load { table } => Said::Loaded(self.rows[*table].entries.clone()),
            Op::Append { table, fence, number, id } => {
                let row = &mut self.rows[*table];
                let dedupes = self.mistake != Some(Mistake::ResendsArePlayedAgain);
                let already = row.entries.iter().position(|known| known == id);
                if let Some(number) = already.filter(|_| dedupes) {
                    return Said::Already(number);
                }
                if row.fence != fence.0 {
                    if self.mistake != Some(Mistake::AppendsWithoutFence) {
                        return Said::Fenced;
                    }
                    if row.entries.len() == *number {
                        self.wrong =
                            Some(format!("table {table}: {node} wrote by {fence:?} after {}", row.fence));
                    }
                }
                if row.entries.len() != *number {
                    return Said::Taken;
                }
                row.entries.push(*id);
                Said::Stored
            }
            Op::Release { table, fence } => {
                let row = &mut self.rows[*table];
                if row.fence == fence.0 {
                    row.owner = None;
                }
                if row.fence == fence.0 || self.mistake == Some(Mistake::ReleasesWhatIsNotItsOwn) {
                    row.holder = None;
                }
                Said::Done
            }
            Op::Retire => {
                self.leases.remove(node);
                Said::Done
            }
        }
    }
}
