//! Where something asked of a table goes next, until it is answered or nobody waits any longer.

use std::time::Duration;

use crate::holder::{Holder, Ticket, Way};
use crate::lease::Moment;
use reverie_store::{Fence, NodeId, TableId};

/// How long nobody is asked after somebody could not say; it grows up to the second.
const PAUSE: (Duration, Duration) = (Duration::from_millis(20), Duration::from_millis(250));

/// What is to be done next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Ask the task here, which holds the table by this fence.
    Here(Fence),
    /// Ask this node.
    There(NodeId),
    /// Claim the table, and tell the [`Holder`] what came of it.
    Claim(Ticket),
    /// Wait so long.
    Wait(Duration),
    /// Tell whoever asked to try again.
    GiveUp,
}

/// Something asked of a table.
#[derive(Debug)]
pub struct Errand {
    table: TableId,
    until: Moment,
    pause: Duration,
    /// Whether the last that was tried came to nothing.
    failed: bool,
    /// Whether another node has passed it on to this one: then it goes no further.
    passed: bool,
}

impl Errand {
    /// Something asked now, of this table.
    pub fn new(table: TableId, holder: &Holder, now: Moment) -> Self {
        let until = now.after(holder.pace().patience);
        Self { table, until, pause: PAUSE.0, failed: false, passed: false }
    }

    /// Something that another node has passed on to this one, which it takes for the holder. If it is not, that node looks
    /// for itself: nothing goes round in circles.
    pub fn passed_on(table: TableId, holder: &Holder, now: Moment) -> Self {
        let until = now.after(holder.pace().beat);
        Self { until, passed: true, ..Self::new(table, holder, now) }
    }

    /// Of which table.
    pub const fn table(&self) -> &TableId {
        &self.table
    }

    /// Until when it is worth while.
    pub const fn until(&self) -> Moment {
        self.until
    }

    /// What is to be done next.
    pub fn next(&mut self, holder: &mut Holder, now: Moment) -> Step {
        if now >= self.until {
            return Step::GiveUp;
        }
        if std::mem::take(&mut self.failed) {
            return self.wait();
        }
        match holder.way(&self.table, now) {
            Way::Here(fence) => Step::Here(fence),
            Way::There(_) if self.passed => Step::GiveUp,
            Way::There(node) => Step::There(node),
            Way::Claim(ticket) => Step::Claim(ticket),
            Way::Wait => self.wait(),
            Way::Leaving => Step::GiveUp,
        }
    }

    fn wait(&mut self) -> Step {
        let pause = self.pause;
        self.pause = (pause * 2).min(PAUSE.1);
        Step::Wait(pause)
    }

    /// The node that was asked does not hold the table, or has not answered.
    pub fn not_there(&mut self, holder: &mut Holder, node: &NodeId) {
        holder.not_there(&self.table, node);
        self.failed = true;
    }

    /// The store could not say who holds it, or the task here has ended before it answered.
    pub const fn failed(&mut self) {
        self.failed = true;
    }
}
