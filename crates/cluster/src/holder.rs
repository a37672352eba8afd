//! What a node knows of who holds which table, and when it must let go.
//!
//! It is a plain value: whoever drives it says what has happened and at which moment, and does what it says. It keeps these
//! rules:
//!
//! - **Nothing is held without a lease that stands.** Once the lease has run out every table is lost, and nothing is answered
//!   until there is a new one.
//! - **One claim at a time for a table**, so that no two tasks of one node hold it by two fences.
//! - **Where a table is held elsewhere is hearsay**: it is forgotten when that node says otherwise, does not answer or falls
//!   silent, and then the store is asked again.
//! - **Whoever leaves takes nothing more.**

use std::collections::HashMap;
use std::time::Duration;

use crate::lease::{Lease, Moment};
use reverie_store::{Fence, NodeId, TableId};

/// How fast a house is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pace {
    /// How often a node renews its lease, and tells the others that it is there.
    pub beat: Duration,
    /// How long a lease lasts.
    pub lease: Duration,
    /// How long a node may say nothing before others take their lines to it for broken.
    pub silence: Duration,
    /// How long something asked is passed on before whoever asked is told to try again.
    pub patience: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self::of(Duration::from_secs(1), Duration::from_secs(3))
    }
}

impl Pace {
    /// The pace that goes with these.
    pub fn of(beat: Duration, lease: Duration) -> Self {
        Self { beat, lease, silence: beat * 5 / 2, patience: lease * 2 + beat * 2 }
    }
}

/// Where what is asked of a table goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Way {
    /// To the task here, which holds it by this fence.
    Here(Fence),
    /// To this node.
    There(NodeId),
    /// First it is to be claimed; whoever does says what came of it under this ticket.
    Claim(Ticket),
    /// Nowhere yet: it is being claimed, or this node has no lease.
    Wait,
    /// Nowhere: this node leaves.
    Leaving,
}

/// A claim under way; the next one of the same table has another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ticket(u64);

/// What the store said to a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claimed {
    /// The table is ours, by this fence.
    Held(Fence),
    /// Another holds it.
    Elsewhere(NodeId),
    /// It did not say, or there is no such table.
    Nothing,
}

/// A table that this node held and must let go of: its task ends, without writing anything more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lost {
    /// Which.
    pub table: TableId,
    /// By which fence it was held.
    pub fence: Fence,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Known {
    Claiming(Ticket),
    Held(Fence),
    Elsewhere { node: NodeId, asked: Moment },
}

/// How often a table is claimed whose holder is silent.
const CLAIM_AGAIN: Duration = Duration::from_millis(150);

/// Hearsay that nobody has asked for is forgotten after this time.
const FORGOTTEN: Duration = Duration::from_secs(60);

/// What a node knows of who holds which table.
#[derive(Debug)]
pub struct Holder {
    pace: Pace,
    lease: Lease,
    leaving: bool,
    next: u64,
    tables: HashMap<TableId, Known>,
    /// When each of the others was last heard.
    heard: HashMap<NodeId, Moment>,
    /// Those who fell silent then and were not heard since: what the store says of their leases is old news.
    silent: HashMap<NodeId, Moment>,
}

impl Holder {
    /// A node that has no lease yet.
    pub fn new(pace: Pace) -> Self {
        Self {
            pace,
            lease: Lease::none(pace.lease),
            leaving: false,
            next: 0,
            tables: HashMap::new(),
            heard: HashMap::new(),
            silent: HashMap::new(),
        }
    }

    /// How fast it is.
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Whether the lease stands: without one, nothing is answered.
    pub fn stands(&self, now: Moment) -> bool {
        self.lease.stands(now)
    }

    /// Whether this node leaves.
    pub const fn is_leaving(&self) -> bool {
        self.leaving
    }

    /// How many tables are held.
    pub fn held(&self) -> usize {
        self.tables.values().filter(|known| matches!(known, Known::Held(_))).count()
    }

    /// The store has renewed the lease, asked at that moment. A lease that had run out in between is a new one: what was held by
    /// the old one is lost.
    #[must_use]
    pub fn beaten(&mut self, asked: Moment, now: Moment) -> Vec<Lost> {
        let lost = self.look(now);
        self.lease.renewed(asked);
        lost
    }

    /// Looks whether the lease has run out: then all that was held is lost, and no claim under way counts.
    #[must_use]
    pub fn look(&mut self, now: Moment) -> Vec<Lost> {
        self.silent.retain(|_, since| now.since(*since) < FORGOTTEN);
        if self.lease.stands(now) {
            self.tables.retain(|_, known| match known {
                Known::Elsewhere { asked, .. } => now.since(*asked) < FORGOTTEN,
                Known::Claiming(_) | Known::Held(_) => true,
            });
            return Vec::new();
        }
        let known = std::mem::take(&mut self.tables);
        let held = known.into_iter().filter_map(|(table, known)| match known {
            Known::Held(fence) => Some(Lost { table, fence }),
            Known::Claiming(_) | Known::Elsewhere { .. } => None,
        });
        held.collect()
    }

    /// Where what is asked of a table goes now.
    pub fn way(&mut self, table: &TableId, now: Moment) -> Way {
        if !self.lease.stands(now) {
            return Way::Wait;
        }
        match self.tables.get_mut(table) {
            Some(Known::Held(fence)) => return Way::Here(*fence),
            Some(Known::Claiming(_)) => return Way::Wait,
            Some(Known::Elsewhere { node, asked }) => {
                let silent = self.heard.get(node).is_none_or(|heard| now.since(*heard) > self.pace.silence);
                if !silent {
                    *asked = now;
                    return Way::There(node.clone());
                }
                // Its lease will run out, or it will be heard.
                if now.since(*asked) < CLAIM_AGAIN {
                    return Way::Wait;
                }
            }
            None => {}
        }
        if self.leaving {
            return Way::Leaving;
        }
        self.next += 1;
        let ticket = Ticket(self.next);
        self.tables.insert(table.clone(), Known::Claiming(ticket));
        Way::Claim(ticket)
    }

    /// What the store said to a claim. What it gave and this node can no longer take is to be given back.
    #[must_use]
    pub fn claimed(
        &mut self,
        table: &TableId,
        ticket: Ticket,
        claimed: Claimed,
        now: Moment,
    ) -> Option<Fence> {
        let asked_for = self.tables.get(table) == Some(&Known::Claiming(ticket));
        if asked_for {
            self.tables.remove(table);
        }
        match claimed {
            Claimed::Held(fence) if asked_for && !self.leaving && self.lease.stands(now) => {
                self.tables.insert(table.clone(), Known::Held(fence));
                None
            }
            Claimed::Held(fence) => Some(fence),
            Claimed::Elsewhere(node) if asked_for => {
                // Of whom nothing is known yet, something will be heard.
                if !self.silent.contains_key(&node) {
                    self.heard.entry(node.clone()).or_insert(now);
                }
                self.tables.insert(table.clone(), Known::Elsewhere { node, asked: now });
                None
            }
            Claimed::Elsewhere(_) | Claimed::Nothing => None,
        }
    }

    /// By which fence a table is held here, if it is.
    pub fn fence(&self, table: &TableId, now: Moment) -> Option<Fence> {
        match self.tables.get(table) {
            Some(Known::Held(fence)) if self.lease.stands(now) => Some(*fence),
            _ => None,
        }
    }

    /// The task of a table has ended, or the store says that another has claimed it since: it is held no longer.
    pub fn gone(&mut self, table: &TableId, fence: Fence) {
        if self.tables.get(table) == Some(&Known::Held(fence)) {
            self.tables.remove(table);
        }
    }

    /// A node says that a table is not its own, or did not answer.
    pub fn not_there(&mut self, table: &TableId, node: &NodeId) {
        if matches!(self.tables.get(table), Some(Known::Elsewhere { node: known, .. }) if known == node) {
            self.tables.remove(table);
        }
    }

    /// A node says that it has left: whatever it held, it holds no longer.
    pub fn left(&mut self, node: &NodeId) {
        self.heard.remove(node);
        self.tables
            .retain(|_, known| !matches!(known, Known::Elsewhere { node: holder, .. } if holder == node));
    }

    /// A node was heard.
    pub fn heard(&mut self, node: &NodeId, now: Moment) {
        if !self.silent.is_empty() {
            self.silent.remove(node);
        }
        match self.heard.get_mut(node) {
            Some(heard) => *heard = now,
            None => drop(self.heard.insert(node.clone(), now)),
        }
    }

    /// Those who have fallen silent since this was last asked: whatever lies with them is broken.
    #[must_use]
    pub fn silent(&mut self, now: Moment) -> Vec<NodeId> {
        let silence = self.pace.silence;
        let silent = self.heard.extract_if(|_, heard| now.since(*heard) > silence);
        let silent: Vec<NodeId> = silent.map(|(node, _)| node).collect();
        self.silent.extend(silent.iter().map(|node| (node.clone(), now)));
        self.tables.retain(|_, known| match known {
            Known::Elsewhere { node, .. } => !silent.contains(node),
            Known::Claiming(_) | Known::Held(_) => true,
        });
        silent
    }

    /// This node leaves: it takes nothing more, and what it holds is to be let go of, one after the other.
    #[must_use]
    pub fn leave(&mut self) -> Vec<Lost> {
        self.leaving = true;
        let held = self.tables.iter().filter_map(|(table, known)| match known {
            Known::Held(fence) => Some(Lost { table: table.clone(), fence: *fence }),
            Known::Claiming(_) | Known::Elsewhere { .. } => None,
        });
        held.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(ms: u64) -> Moment {
        Moment(Duration::from_millis(ms))
    }

    fn table() -> TableId {
        TableId("t".to_owned())
    }

    fn standing() -> Holder {
        let mut holder = Holder::new(Pace::default());
        assert!(holder.beaten(at(0), at(10)).is_empty());
        holder
    }

    fn claiming(holder: &mut Holder, now: Moment) -> Ticket {
        match holder.way(&table(), now) {
            Way::Claim(ticket) => ticket,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn who_has_left_is_asked_no_more() {
        let (mut holder, other) = (standing(), NodeId("other".to_owned()));
        let ticket = claiming(&mut holder, at(20));
        assert_eq!(holder.claimed(&table(), ticket, Claimed::Elsewhere(other.clone()), at(30)), None);
        assert_eq!(holder.way(&table(), at(40)), Way::There(other.clone()));
        holder.left(&other);
        assert!(matches!(holder.way(&table(), at(50)), Way::Claim(_)));
    }

    #[test]
    fn without_a_lease_nothing_is_claimed() {
        assert_eq!(Holder::new(Pace::default()).way(&table(), at(0)), Way::Wait);
    }

    #[test]
    fn a_table_is_claimed_once_whoever_asks() {
        let mut holder = standing();
        let ticket = claiming(&mut holder, at(20));
        assert_eq!(holder.way(&table(), at(20)), Way::Wait);
        assert_eq!(holder.claimed(&table(), ticket, Claimed::Held(Fence(3)), at(30)), None);
        assert_eq!(holder.way(&table(), at(40)), Way::Here(Fence(3)));
    }

    #[test]
    fn a_lease_that_ran_out_loses_all_even_if_it_is_renewed_before_anybody_looks() {
        let mut holder = standing();
        let ticket = claiming(&mut holder, at(20));
        assert_eq!(holder.claimed(&table(), ticket, Claimed::Held(Fence(3)), at(30)), None);
        let lost = holder.beaten(at(9000), at(9010));
        assert_eq!(lost, [Lost { table: table(), fence: Fence(3) }]);
        assert!(matches!(holder.way(&table(), at(9020)), Way::Claim(_)));
    }

    #[test]
    fn what_was_claimed_by_a_lease_that_ran_out_is_given_back() {
        let mut holder = standing();
        let ticket = claiming(&mut holder, at(20));
        assert!(holder.beaten(at(9000), at(9010)).is_empty());
        assert_eq!(holder.claimed(&table(), ticket, Claimed::Held(Fence(3)), at(9020)), Some(Fence(3)));
    }

    #[test]
    fn who_leaves_takes_nothing_more() {
        let mut holder = standing();
        let ticket = claiming(&mut holder, at(20));
        assert!(holder.leave().is_empty());
        assert_eq!(holder.claimed(&table(), ticket, Claimed::Held(Fence(1)), at(30)), Some(Fence(1)));
        assert_eq!(holder.way(&table(), at(40)), Way::Leaving);
    }

    #[test]
    fn a_node_that_is_silent_is_not_asked_any_more() {
        let mut holder = standing();
        let other = NodeId("b".to_owned());
        let ticket = claiming(&mut holder, at(20));
        assert_eq!(holder.claimed(&table(), ticket, Claimed::Elsewhere(other.clone()), at(30)), None);
        assert_eq!(holder.way(&table(), at(40)), Way::There(other.clone()));
        assert!(holder.beaten(at(2000), at(2010)).is_empty());
        let ticket = claiming(&mut holder, at(2600));
        assert_eq!(holder.silent(at(2600)), std::slice::from_ref(&other));
        assert!(holder.silent(at(2700)).is_empty());
        // The store still believes it alive: the table is claimed again and again, until one of them is heard.
        assert_eq!(holder.claimed(&table(), ticket, Claimed::Elsewhere(other.clone()), at(2610)), None);
        assert_eq!(holder.way(&table(), at(2620)), Way::Wait);
        let ticket = claiming(&mut holder, at(2800));
        assert_eq!(holder.claimed(&table(), ticket, Claimed::Elsewhere(other.clone()), at(2810)), None);
        holder.heard(&other, at(2820));
        assert_eq!(holder.way(&table(), at(2830)), Way::There(other));
    }

    #[test]
    fn only_the_holding_that_ended_is_gone() {
        let mut holder = standing();
        let ticket = claiming(&mut holder, at(20));
        assert_eq!(holder.claimed(&table(), ticket, Claimed::Held(Fence(2)), at(30)), None);
        holder.gone(&table(), Fence(1));
        assert_eq!(holder.fence(&table(), at(40)), Some(Fence(2)));
        holder.gone(&table(), Fence(2));
        assert_eq!(holder.fence(&table(), at(40)), None);
    }
}
