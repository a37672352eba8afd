//! A house of several nodes, its store, its bus and those who play, under a schedule of faults that follows from a seed.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::time::Duration;

use bytes::Bytes;
use reverie_cluster::Pace;
use reverie_store::{Fence, NodeId};

use crate::Mistake;
use crate::client::{Client, Told};
use crate::dice::Dice;
use crate::node::Node;
use crate::store::{Op, Said, Store};

const NODES: usize = 3;
const TABLES: usize = 2;
const CLIENTS: usize = 4;
/// When faults begin, when everything is healed, and when all must have gone on.
const CALM: Duration = Duration::from_millis(1500);
const HEALED: Duration = Duration::from_secs(14);
const END: Duration = Duration::from_secs(28);

/// What happens to somebody.
#[derive(Debug)]
pub(crate) enum Event {
    ClientLooks(usize),
    SendsAgain { who: usize, id: u64 },
    Hears { who: usize, session: u64, told: Told },
    Comes { node: usize, who: usize, session: u64, table: usize },
    Asks { node: usize, who: usize, session: u64, table: usize, id: u64 },
    Packet { to: NodeId, packet: Bytes },
    Request { node: NodeId, number: u64, op: Op },
    Reply { node: NodeId, number: u64, said: Said },
    Beat(NodeId),
    Look(NodeId),
    Again { node: NodeId, job: u64 },
    TimeUp { node: NodeId, call: u64 },
    Fault,
    Heals(Fault),
}

/// What goes wrong for a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A node is killed, and another is started in its place.
    Killed(usize),
    /// A node is stopped and goes on later, as if nothing had been.
    Paused(usize),
    /// A node leaves in order, and another is started in its place.
    Drained(usize),
    /// Two nodes do not hear each other; or only one of them does not.
    Cut(usize, usize),
    Deaf(usize, usize),
    /// A node does not reach the store.
    NoStore(usize),
    /// The bus is gone, or loses, repeats and delays.
    NoBus,
    BadBus,
    /// The store is gone, or slow.
    StoreGone,
    StoreSlow,
}

struct Due {
    at: Duration,
    order: u64,
    event: Event,
}

impl PartialEq for Due {
    fn eq(&self, other: &Self) -> bool {
        (self.at, self.order) == (other.at, other.order)
    }
}
impl Eq for Due {}
impl PartialOrd for Due {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Due {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.at, self.order).cmp(&(other.at, other.order))
    }
}

pub(crate) struct World {
    pub(crate) now: Duration,
    pub(crate) dice: Dice,
    pub(crate) pace: Pace,
    pub(crate) mistake: Option<Mistake>,
    pub(crate) nodes: Vec<Option<Node>>,
    pub(crate) clients: Vec<Client>,
    pub(crate) store: Store,
    faults: Vec<Fault>,
    started: u64,
    events: BinaryHeap<Reverse<Due>>,
    order: u64,
    /// What waits for a node that is paused.
    held: HashMap<usize, Vec<Event>>,
    /// Who held which table by which fence.
    holdings: HashMap<(usize, Fence), (NodeId, u64)>,
    found: Option<String>,
}

/// What came of a schedule.
pub(crate) struct Outcome {
    pub(crate) found: Option<String>,
    pub(crate) moves: usize,
    pub(crate) holdings: usize,
}

impl World {
    pub(crate) fn new(seed: u64, mistake: Option<Mistake>) -> Self {
        let pace = Pace::default();
        let mut world = Self {
            now: Duration::ZERO,
            dice: Dice::new(seed),
            pace,
            mistake,
            nodes: (0..NODES).map(|_| None).collect(),
            clients: (0..CLIENTS).map(|who| Client::new(who % TABLES)).collect(),
            store: Store::new(TABLES, pace.lease, mistake),
            faults: Vec::new(),
            started: 0,
            events: BinaryHeap::new(),
            order: 0,
            held: HashMap::new(),
            holdings: HashMap::new(),
            found: None,
        };
        for node in 0..NODES {
            world.starts(node);
        }
        for who in 0..CLIENTS {
            let later = world.dice.time(100_000, 600_000);
            world.at(later, Event::ClientLooks(who));
        }
        world.at(CALM, Event::Fault);
        world
    }

    /// Lets everything happen.
    pub(crate) fn run(mut self) -> Outcome {
        while self.found.is_none()
            && let Some(Reverse(Due { at, event, .. })) = self.events.pop()
            && at < END
        {
            self.now = at;
            self.happens(event);
            if let Some(wrong) = self.store.wrong.take() {
                self.finds(wrong);
            }
        }
        if self.found.is_none() {
            self.judge();
        }
        let moves = self.store.rows.iter().map(|row| row.entries.len()).sum();
        Outcome { found: self.found, moves, holdings: self.holdings.len() }
    }

    /// Something is as it should never be.
    pub(crate) fn finds(&mut self, what: String) {
        if self.found.is_none() {
            self.found = Some(format!("at {:?}: {what}", self.now));
        }
    }

    pub(crate) fn at(&mut self, later: Duration, event: Event) {
        self.order += 1;
        let due = Due { at: self.now + later, order: self.order, event };
        self.events.push(Reverse(due));
    }

    pub(crate) fn is(&self, fault: Fault) -> bool {
        self.faults.contains(&fault)
    }

    /// Which place a node has, while it runs.
    pub(crate) fn place(&self, id: &NodeId) -> Option<usize> {
        self.nodes.iter().position(|node| node.as_ref().is_some_and(|node| node.id == *id))
    }

    pub(crate) fn reaches_node(&mut self, event: Event) {
        let way = self.dice.time(200, 2000);
        self.at(way, event);
    }

    pub(crate) fn tell(&mut self, who: usize, session: u64, told: Told) {
        // A socket keeps the order.
        self.at(Duration::from_micros(250), Event::Hears { who, session, told });
    }

    fn starts(&mut self, place: usize) {
        self.started += 1;
        let id = NodeId(format!("n{}", self.started));
        // No two clocks go at the same rate.
        let rate = 0.98 + 0.04 * f64::from(u32::try_from(self.dice.below(1000)).unwrap()) / 1000.0;
        let mut pace = self.pace;
        if self.mistake == Some(Mistake::NeverLooksAtItsLease) {
            pace.lease = Duration::from_secs(3600);
        }
        self.nodes[place] = Some(Node::new(id.clone(), self.now, rate, pace));
        self.at(Duration::ZERO, Event::Beat(id.clone()));
        self.at(Duration::from_millis(50), Event::Look(id));
    }

    fn happens(&mut self, event: Event) {
        let event = match self.addressee(&event) {
            Some(place) if self.is(Fault::Paused(place)) => {
                return self.held.entry(place).or_default().push(event);
            }
            _ => event,
        };
        match event {
            Event::ClientLooks(who) => self.client_looks(who),
            Event::SendsAgain { who, id } => self.sends_again(who, id),
            Event::Hears { who, session, told } => self.client_hears(who, session, told),
            Event::Request { node, number, op } => self.store_hears(node, number, op),
            Event::Fault => self.goes_wrong(),
            Event::Heals(fault) => self.heals(fault),
            Event::Comes { node, who, session, .. } | Event::Asks { node, who, session, .. }
                if self.nodes[node].is_none() =>
            {
                self.tell(who, session, Told::Cut);
            }
            Event::Comes { node, who, session, table } => self.somebody_comes(node, who, session, table),
            Event::Asks { node, who, session, table, id } => {
                self.somebody_asks(node, who, session, table, id);
            }
            Event::Packet { ref to, .. }
            | Event::Reply { node: ref to, .. }
            | Event::Beat(ref to)
            | Event::Look(ref to)
            | Event::Again { node: ref to, .. }
            | Event::TimeUp { node: ref to, .. } => {
                if let Some(place) = self.place(to) {
                    self.node_hears(place, event);
                }
            }
        }
    }

    /// Whom an event is for, if it is a node.
    fn addressee(&self, event: &Event) -> Option<usize> {
        match event {
            Event::Comes { node, .. } | Event::Asks { node, .. } => Some(*node),
            Event::Packet { to, .. } => self.place(to),
            Event::Reply { node, .. }
            | Event::Beat(node)
            | Event::Look(node)
            | Event::Again { node, .. }
            | Event::TimeUp { node, .. } => self.place(node),
            _ => None,
        }
    }

    pub(crate) fn asks_the_store(&mut self, node: &NodeId, number: u64, op: Op) {
        let cut = self.place(node).is_some_and(|place| self.is(Fault::NoStore(place)));
        let gone = cut || self.is(Fault::StoreGone);
        // What does not come back may have been done, or not.
        if gone && self.dice.once_in(2) {
            let late = self.dice.time(500_000, 2_000_000);
            return self.at(late, Event::Reply { node: node.clone(), number, said: Said::Failed });
        }
        let slow = if self.is(Fault::StoreSlow) { 900_000 } else { 2_000 };
        let way = self.dice.time(300, slow);
        self.at(way, Event::Request { node: node.clone(), number, op });
    }

    fn store_hears(&mut self, node: NodeId, number: u64, op: Op) {
        let said = self.store.done(&op, &node, self.now);
        let cut = self.place(&node).is_some_and(|place| self.is(Fault::NoStore(place)));
        let gone = cut || self.is(Fault::StoreGone);
        let (way, said) = if gone {
            (self.dice.time(500_000, 2_000_000), Said::Failed)
        } else {
            (self.dice.time(300, 2_000), said)
        };
        self.at(way, Event::Reply { node, number, said });
    }

    pub(crate) fn carries(&mut self, from: usize, to: NodeId, packet: Bytes) {
        let place = self.place(&to);
        let cut = place.is_some_and(|place| {
            self.is(Fault::Cut(from.min(place), from.max(place))) || self.is(Fault::Deaf(from, place))
        });
        let bad = self.is(Fault::BadBus);
        if self.is(Fault::NoBus) || cut || bad && self.dice.once_in(12) {
            return;
        }
        if bad && self.dice.once_in(12) {
            let way = self.dice.time(200, 900_000);
            self.at(way, Event::Packet { to: to.clone(), packet: packet.clone() });
        }
        let slow = if bad && self.dice.once_in(6) { 700_000 } else { 400 };
        let way = self.dice.time(300, slow);
        self.at(way, Event::Packet { to, packet });
    }

    /// A table is held: no two tasks may be by the same fence.
    pub(crate) fn holds(&mut self, table: usize, fence: Fence, node: &NodeId, task: u64) {
        let here = (node.clone(), task);
        let other = self.holdings.insert((table, fence), here.clone());
        if let Some(other) = other.filter(|other| *other != here) {
            self.finds(format!("table {table} is held by {fence:?} at {} and {}", other.0, here.0));
        }
    }

    fn goes_wrong(&mut self) {
        if self.now >= HEALED {
            return;
        }
        let again = self.dice.time(300_000, 3_500_000);
        self.at(again, Event::Fault);
        let (one, other) = (self.dice.below(NODES), self.dice.below(NODES));
        let fault = match self.dice.below(12) {
            0 | 1 => Fault::Killed(one),
            2 | 3 => Fault::Paused(one),
            4 => Fault::Drained(one),
            5 => Fault::Cut(one.min(other), one.max(other)),
            6 => Fault::Deaf(one, other),
            7 => Fault::NoStore(one),
            8 => Fault::NoBus,
            9 => Fault::BadBus,
            10 => Fault::StoreGone,
            _ => Fault::StoreSlow,
        };
        let of_a_node = match fault {
            Fault::Killed(place) | Fault::Paused(place) | Fault::Drained(place) => Some(place),
            _ => None,
        };
        let busy = of_a_node.is_some_and(|place| {
            self.nodes[place].is_none()
                || [Fault::Paused(place), Fault::Killed(place), Fault::Drained(place)]
                    .iter()
                    .any(|fault| self.is(*fault))
        });
        if busy || self.is(fault) || one == other && matches!(fault, Fault::Cut(..) | Fault::Deaf(..)) {
            return;
        }
        self.faults.push(fault);
        match fault {
            Fault::Killed(place) => self.is_killed(place),
            Fault::Drained(place) => self.is_drained(place),
            _ => {}
        }
        let lasts = self.dice.time(200_000, 6_000_000).min(HEALED.saturating_sub(self.now));
        self.at(lasts, Event::Heals(fault));
    }

    fn is_killed(&mut self, place: usize) {
        self.nodes[place] = None;
        self.held.remove(&place);
        for who in 0..self.clients.len() {
            if self.clients[who].node == place {
                let session = self.clients[who].session;
                self.tell(who, session, Told::Cut);
            }
        }
    }

    fn heals(&mut self, fault: Fault) {
        self.faults.retain(|other| *other != fault);
        match fault {
            Fault::Killed(place) => self.starts(place),
            Fault::Drained(place) => {
                self.is_killed(place);
                self.starts(place);
            }
            Fault::Paused(place) => {
                // What came meanwhile is heard now, in its order.
                for event in self.held.remove(&place).unwrap_or_default() {
                    self.happens(event);
                }
            }
            _ => {}
        }
    }

    /// Compares what everybody saw and was told with what is stored.
    fn judge(&mut self) {
        let mut found = Vec::new();
        for (table, row) in self.store.rows.iter().enumerate() {
            let mut once = row.entries.clone();
            once.sort_unstable();
            once.dedup();
            if once.len() != row.entries.len() {
                found.push(format!("table {table}: a move was played twice"));
            }
        }
        for (who, client) in self.clients.iter().enumerate() {
            let stored = &self.store.rows[client.table].entries;
            if !stored.starts_with(&client.seen) {
                found.push(format!("{who} saw what was never stored, or in another order"));
            }
            for (id, number) in &client.acked {
                if number.checked_sub(1).and_then(|at| stored.get(at)) != Some(id) {
                    found.push(format!("{who} was told that {id} is done at {number}, and it is not there"));
                }
            }
            if client.last + Duration::from_secs(6) < END {
                found.push(format!("{who} could do nothing since {:?}", client.last));
            }
        }
        for what in found {
            self.finds(what);
        }
    }
}
