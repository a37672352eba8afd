//! People at one node, at a table of another. Their own node has their connection and a number for it, their *line*; the table's
//! node has them as a person whose outbox posts to that line.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, Weak};

use axum::extract::ws::Utf8Bytes;
use reverie_cluster::post::{Item, LineNo};
use reverie_store::{NodeId, TableId};
use tokio::sync::mpsc;

use super::lock;
use crate::actor::outbox::{Full, Outbox};

/// Set in the number of a person who is at a table elsewhere: the rest is the number of the line.
const FAR: u64 = 1 << 63;

/// What a person at a table elsewhere is called here.
pub(super) const fn person_of(line: LineNo) -> u64 {
    line.0 | FAR
}

/// The line of a person, where the table is elsewhere.
pub(super) const fn line_of(person: u64) -> Option<LineNo> {
    if person & FAR == 0 { None } else { Some(LineNo(person & !FAR)) }
}

/// Somebody of another node, at a table here.
#[derive(Debug)]
pub(crate) struct FarLine {
    post: mpsc::Sender<Item>,
    number: LineNo,
    table: TableId,
    /// As whom they joined.
    person: OnceLock<u64>,
    /// Nobody listens any more.
    gone: AtomicBool,
    /// They were told where they are to go.
    moved: AtomicBool,
}

impl FarLine {
    pub(super) const fn new(post: mpsc::Sender<Item>, number: LineNo, table: TableId) -> Self {
        let (gone, moved) = (AtomicBool::new(false), AtomicBool::new(false));
        Self { post, number, table, person: OnceLock::new(), gone, moved }
    }

    pub(crate) fn say(&self, text: Utf8Bytes) -> Result<(), Full> {
        if self.gone.load(Ordering::Acquire) {
            return Err(Full);
        }
        self.post.try_send(Item::Say(vec![self.number], text.into())).map_err(|_| Full)
    }

    /// What cannot be posted now is told of again when somebody comes or goes.
    pub(crate) fn show(&self, people: Utf8Bytes) {
        let _ = self.post.try_send(Item::Show(vec![self.number], people.into()));
    }

    pub(crate) fn moved(&self) {
        if !self.moved.swap(true, Ordering::AcqRel) {
            let _ = self.post.try_send(Item::Moved(vec![self.number]));
        }
    }

    /// They have joined as this person; whether they still listen.
    pub(super) fn joined(&self, person: u64) -> bool {
        let _ = self.person.set(person);
        !self.gone.load(Ordering::Acquire)
    }

    /// Nobody listens any more: the person at a table who is to leave, if they have joined.
    fn goes(&self) -> Option<(TableId, u64)> {
        self.gone.store(true, Ordering::Release);
        self.moved.store(true, Ordering::Release);
        self.person.get().map(|person| (self.table.clone(), *person))
    }
}

impl Drop for FarLine {
    fn drop(&mut self) {
        if !self.moved.load(Ordering::Acquire) {
            let _ = self.post.try_send(Item::Out(vec![self.number]));
        }
    }
}

/// Other nodes' people at tables here.
#[derive(Debug, Default)]
pub(super) struct Theirs(Mutex<HashMap<(NodeId, LineNo), Weak<FarLine>>>);

impl Theirs {
    pub(super) fn add(&self, node: &NodeId, far: &Arc<FarLine>) {
        lock(&self.0).insert((node.clone(), far.number), Arc::downgrade(far));
    }

    /// These have gone: the persons who are to leave their tables.
    pub(super) fn gone(&self, node: &NodeId, lines: &[LineNo]) -> Vec<(TableId, u64)> {
        let mut all = lock(&self.0);
        let gone = lines.iter().filter_map(|line| all.remove(&(node.clone(), *line))?.upgrade());
        gone.filter_map(|far| far.goes()).collect()
    }

    /// All lines of this node.
    pub(super) fn of(&self, node: &NodeId) -> Vec<LineNo> {
        lock(&self.0).keys().filter(|(of, _)| of == node).map(|(_, line)| *line).collect()
    }

    /// Forgets those who have left by themselves; how many there are.
    pub(super) fn tidy(&self) -> usize {
        let mut all = lock(&self.0);
        all.retain(|_, far| far.strong_count() > 0);
        all.len()
    }
}

/// The line of somebody here to a table elsewhere.
#[derive(Debug)]
struct Line {
    node: NodeId,
    /// As whom they joined, once they have.
    person: Option<u64>,
    out: Outbox,
}

/// Our people's lines to tables elsewhere.
#[derive(Debug, Default)]
pub(super) struct Lines(Mutex<HashMap<LineNo, Line>>);

impl Lines {
    pub(super) fn lay(&self, number: LineNo, node: NodeId, out: Outbox) {
        lock(&self.0).insert(number, Line { node, person: None, out });
    }

    /// Somebody has joined over this line; whether it is still there.
    pub(super) fn joined(&self, number: LineNo, person: u64) -> bool {
        lock(&self.0).get_mut(&number).map(|line| line.person = Some(person)).is_some()
    }

    /// As whom somebody has joined at that node.
    pub(super) fn person(&self, number: LineNo, node: &NodeId) -> Option<u64> {
        lock(&self.0).get(&number).filter(|line| line.node == *node)?.person
    }

    /// Somebody hangs up: the node that is to know.
    pub(super) fn hang_up(&self, number: LineNo) -> Option<NodeId> {
        lock(&self.0).remove(&number).map(|line| line.node)
    }

    /// Tells these lines something; those at whose end nobody is, or nobody reads, are returned.
    pub(super) fn tell(&self, lines: Vec<LineNo>, tell: impl Fn(&Outbox) -> Result<(), Full>) -> Vec<LineNo> {
        let mut all = lock(&self.0);
        let failed = |number: &LineNo| all.get(number).is_none_or(|line| tell(&line.out).is_err());
        let failed: Vec<LineNo> = lines.into_iter().filter(failed).collect();
        for number in &failed {
            all.remove(number);
        }
        failed
    }

    /// These lines are laid anew by whoever is at their end.
    pub(super) fn moved(&self, lines: &[LineNo]) {
        let mut all = lock(&self.0);
        for line in lines.iter().filter_map(|number| all.remove(number)) {
            line.out.moved();
        }
    }

    /// These lines end.
    pub(super) fn out(&self, lines: &[LineNo]) {
        let mut all = lock(&self.0);
        for number in lines {
            all.remove(number);
        }
    }

    /// All lines to this node are broken: which they were.
    pub(super) fn broken(&self, node: &NodeId) -> Vec<LineNo> {
        let mut all = lock(&self.0);
        let broken: Vec<(LineNo, Line)> = all.extract_if(|_, line| line.node == *node).collect();
        // Whoever has not joined yet asks again anyway.
        for (_, line) in broken.iter().filter(|(_, line)| line.person.is_some()) {
            line.out.moved();
        }
        broken.into_iter().map(|(number, _)| number).collect()
    }

    pub(super) fn count(&self) -> usize {
        lock(&self.0).len()
    }
}
