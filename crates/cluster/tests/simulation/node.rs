//! A node: the protocol as it is, around it as little as does what it says. Tables are lists of moves.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use bytes::Bytes;
use reverie_cluster::post::{CallNo, Came, Incoming, Item, LineNo, Outgoing, Packet};
use reverie_cluster::{Claimed, Errand, Holder, Lost, Moment, Pace, Step, Ticket};
use reverie_store::{Fence, NodeId, TableId};

use crate::Mistake;
use crate::client::Told;
use crate::store::{Op, Said};
use crate::world::{Event, World};

/// How often a node looks whether its lease and the others are still there.
const LOOK: Duration = Duration::from_millis(100);

/// Who asks.
#[derive(Debug, Clone)]
enum Asker {
    /// Somebody at this node.
    Here { who: usize, session: u64 },
    /// Another node.
    There { node: NodeId, call: CallNo },
}

/// Where somebody is told what happens.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Eye {
    Here { who: usize, session: u64 },
    There { node: NodeId, line: LineNo },
}

#[derive(Debug, Clone)]
enum What {
    Join(Eye),
    Move(u64),
}

#[derive(Debug)]
struct Job {
    errand: Errand,
    table: usize,
    what: What,
    asker: Asker,
}

#[derive(Debug)]
enum Asked {
    Beat(Moment),
    Claim { job: u64, ticket: Ticket, table: usize },
    Load { table: usize, fence: Fence },
    Append { table: usize, fence: Fence, job: u64 },
    Nothing,
}

#[derive(Debug)]
struct Actor {
    fence: Fence,
    log: Option<Vec<u64>>,
    appending: bool,
    queue: VecDeque<u64>,
    people: Vec<Eye>,
}

#[derive(Debug, Clone)]
struct Line {
    who: usize,
    session: u64,
    table: usize,
    node: NodeId,
}

pub(crate) struct Node {
    pub(crate) id: NodeId,
    born: Duration,
    rate: f64,
    holder: Holder,
    next: u64,
    jobs: HashMap<u64, Job>,
    asked: HashMap<u64, Asked>,
    actors: HashMap<usize, Actor>,
    out: HashMap<NodeId, Outgoing>,
    heard: HashMap<NodeId, Incoming>,
    lines: HashMap<LineNo, Line>,
    calls: HashMap<CallNo, (u64, NodeId)>,
    others: Vec<NodeId>,
}

fn name(table: usize) -> TableId {
    TableId(table.to_string())
}

impl Node {
    pub(crate) fn new(id: NodeId, born: Duration, rate: f64, pace: Pace) -> Self {
        Self {
            id,
            born,
            rate,
            holder: Holder::new(pace),
            next: 0,
            jobs: HashMap::new(),
            asked: HashMap::new(),
            actors: HashMap::new(),
            out: HashMap::new(),
            heard: HashMap::new(),
            lines: HashMap::new(),
            calls: HashMap::new(),
            others: Vec::new(),
        }
    }

    /// What its own clock says.
    fn moment(&self, now: Duration) -> Moment {
        Moment((now - self.born).mul_f64(self.rate))
    }

    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }
}

impl World {
    fn node(&mut self, place: usize) -> &mut Node {
        self.nodes[place].as_mut().expect("it runs")
    }

    fn asks(&mut self, place: usize, asked: Asked, op: Op) {
        let node = self.node(place);
        let number = node.number();
        node.asked.insert(number, asked);
        let id = node.id.clone();
        self.asks_the_store(&id, number, op);
    }

    fn posts(&mut self, place: usize, to: &NodeId, items: &[Item]) {
        let node = self.node(place);
        let id = node.id.clone();
        let out = node.out.entry(to.clone()).or_insert_with(|| Outgoing::new(id));
        for packet in out.post(items) {
            self.carries(place, to.clone(), packet);
        }
    }

    pub(crate) fn somebody_comes(&mut self, place: usize, who: usize, session: u64, table: usize) {
        let eye = Eye::Here { who, session };
        self.begins(place, table, What::Join(eye), Asker::Here { who, session });
    }

    pub(crate) fn somebody_asks(&mut self, place: usize, who: usize, session: u64, table: usize, id: u64) {
        if self.mistake == Some(Mistake::AnswersBeforeItIsStored) {
            let number = self.store.rows[table].entries.len() + 1;
            self.tell(who, session, Told::Done(id, number));
        }
        self.begins(place, table, What::Move(id), Asker::Here { who, session });
    }

    fn begins(&mut self, place: usize, table: usize, what: What, asker: Asker) {
        let now = self.now;
        let node = self.node(place);
        let at = node.moment(now);
        let errand = match asker {
            Asker::Here { .. } => Errand::new(name(table), &node.holder, at),
            Asker::There { .. } => Errand::passed_on(name(table), &node.holder, at),
        };
        let number = node.number();
        node.jobs.insert(number, Job { errand, table, what, asker });
        self.goes_on(place, number);
    }

    /// Whatever is asked goes where the errand says.
    fn goes_on(&mut self, place: usize, number: u64) {
        let now = self.now;
        let node = self.node(place);
        let at = node.moment(now);
        let Some(job) = node.jobs.get_mut(&number) else { return };
        let table = job.table;
        match job.errand.next(&mut node.holder, at) {
            Step::Here(fence) => match node.actors.get_mut(&table) {
                Some(actor) if actor.fence == fence => {
                    actor.queue.push_back(number);
                    self.actor_goes_on(place, table);
                }
                _ => {
                    node.holder.gone(&name(table), fence);
                    self.later(place, number);
                }
            },
            Step::There(to) => {
                node.next += 1;
                let call = CallNo(node.next);
                node.calls.insert(call, (number, to.clone()));
                let text = match (&job.what, &job.asker) {
                    (What::Join(_), Asker::Here { who, session }) => {
                        let line = LineNo(node.next);
                        let (who, session) = (*who, *session);
                        node.lines.insert(line, Line { who, session, table, node: to.clone() });
                        format!("join {table} {}", line.0)
                    }
                    (What::Move(id), _) => format!("move {table} {id}"),
                    (What::Join(_), Asker::There { .. }) => return,
                };
                let id = node.id.clone();
                self.posts(place, &to, &[Item::Call(call, text.into())]);
                self.at(self.pace.silence, Event::TimeUp { node: id, call: call.0 });
            }
            Step::Claim(ticket) => {
                self.asks(place, Asked::Claim { job: number, ticket, table }, Op::Claim { table });
            }
            Step::Wait(time) => {
                let id = node.id.clone();
                self.at(time, Event::Again { node: id, job: number });
            }
            Step::GiveUp => {
                let Some(job) = node.jobs.remove(&number) else { return };
                self.answers(place, &job, "not-here");
            }
        }
    }

    fn later(&mut self, place: usize, number: u64) {
        if let Some(job) = self.node(place).jobs.get_mut(&number) {
            job.errand.failed();
            self.goes_on(place, number);
        }
    }

    fn answers(&mut self, place: usize, job: &Job, answer: &str) {
        match (&job.asker, &job.what) {
            (Asker::There { node, call }, _) => {
                self.posts(place, node, &[Item::Answer(*call, answer.to_owned().into())]);
            }
            (Asker::Here { who, session }, What::Join(_)) => {
                if !answer.starts_with("joined") {
                    self.tell(*who, *session, Told::Cut);
                }
            }
            (Asker::Here { who, session }, What::Move(id)) => {
                let told = match answer.strip_prefix("done ") {
                    Some(number) => Told::Done(*id, number.parse().unwrap()),
                    None => Told::Later(*id),
                };
                if self.mistake != Some(Mistake::AnswersBeforeItIsStored) || matches!(told, Told::Later(_)) {
                    self.tell(*who, *session, told);
                }
            }
        }
    }

    pub(crate) fn node_hears(&mut self, place: usize, event: Event) {
        match event {
            Event::Beat(id) => {
                let (now, beat) = (self.now, self.pace.beat);
                let asked = self.node(place).moment(now);
                self.asks(place, Asked::Beat(asked), Op::Beat);
                for other in self.node(place).others.clone() {
                    self.posts(place, &other, &[]);
                }
                self.at(beat, Event::Beat(id));
            }
            Event::Look(id) => {
                self.looks(place);
                self.at(LOOK, Event::Look(id));
            }
            Event::Again { job, .. } => self.goes_on(place, job),
            Event::TimeUp { call, .. } => self.unanswered(place, CallNo(call)),
            Event::Reply { number, said, .. } => self.store_said(place, number, said),
            Event::Packet { packet, .. } => self.packet_came(place, packet),
            _ => {}
        }
    }

    fn looks(&mut self, place: usize) {
        let now = self.now;
        let node = self.node(place);
        let at = node.moment(now);
        let lost = node.holder.look(at);
        self.lets_go(place, lost);
        for other in self.node(place).holder.silent(at) {
            self.breaks(place, &other);
        }
    }

    fn unanswered(&mut self, place: usize, call: CallNo) {
        let node = self.node(place);
        let Some((number, to)) = node.calls.remove(&call) else { return };
        let hung = node.lines.extract_if(|line, _| line.0 == call.0).next();
        if let Some((line, _)) = hung {
            self.posts(place, &to, &[Item::Gone(vec![line])]);
        }
        let node = self.node(place);
        if let Some(job) = node.jobs.get_mut(&number) {
            job.errand.not_there(&mut node.holder, &to);
            self.goes_on(place, number);
        }
    }

    /// All that lies between this node and another is broken.
    fn breaks(&mut self, place: usize, other: &NodeId) {
        let node = self.node(place);
        let calls = node.calls.iter().filter(|(_, (_, to))| to == other);
        let mut calls: Vec<CallNo> = calls.map(|(call, _)| *call).collect();
        calls.sort();
        // Whoever is about to join asks again: their lines are not broken, they have not begun.
        for call in calls {
            self.unanswered(place, call);
        }
        let node = self.node(place);
        let mut broken: Vec<(LineNo, Line)> = node.lines.extract_if(|_, line| line.node == *other).collect();
        broken.sort_by_key(|(line, _)| *line);
        // Their people here are asked to come again, and their holders to forget ours.
        let mut theirs = Vec::new();
        for actor in node.actors.values_mut() {
            actor.people.retain(|eye| match eye {
                Eye::There { node, line } if node == other => {
                    theirs.push(*line);
                    false
                }
                _ => true,
            });
        }
        theirs.sort();
        let gone: Vec<LineNo> = broken.iter().map(|(line, _)| *line).collect();
        self.posts(place, other, &[Item::Moved(theirs), Item::Gone(gone)]);
        for (_, line) in broken {
            self.somebody_comes(place, line.who, line.session, line.table);
        }
    }

    /// Tables are held no longer: their tasks end.
    fn lets_go(&mut self, place: usize, lost: Vec<Lost>) {
        let mut lost = lost;
        lost.sort_by(|one, other| one.table.0.cmp(&other.table.0));
        for Lost { table, .. } in lost {
            self.ends(place, table.0.parse().unwrap());
        }
    }

    fn ends(&mut self, place: usize, table: usize) {
        let Some(actor) = self.node(place).actors.remove(&table) else { return };
        self.node(place).holder.gone(&name(table), actor.fence);
        for eye in actor.people {
            match eye {
                Eye::Here { who, session } => self.somebody_comes(place, who, session, table),
                Eye::There { node, line } => self.posts(place, &node, &[Item::Moved(vec![line])]),
            }
        }
        for number in actor.queue {
            self.later(place, number);
        }
    }

    fn store_said(&mut self, place: usize, number: u64, said: Said) {
        let now = self.now;
        let node = self.node(place);
        let at = node.moment(now);
        match (node.asked.remove(&number), said) {
            (Some(Asked::Beat(asked)), Said::Beaten(others)) => {
                let own = node.id.clone();
                node.others = others.into_iter().filter(|other| *other != own).collect();
                let lost = node.holder.beaten(asked, at);
                self.lets_go(place, lost);
            }
            (Some(Asked::Claim { job, ticket, table }), said) => {
                let claimed = match said {
                    Said::Claimed(claimed) => claimed,
                    _ => Claimed::Nothing,
                };
                let held = match &claimed {
                    Claimed::Held(fence) => Some(*fence),
                    _ => None,
                };
                let nothing = claimed == Claimed::Nothing;
                let back = node.holder.claimed(&name(table), ticket, claimed, at);
                if let Some(fence) = back {
                    self.asks(place, Asked::Nothing, Op::Release { table, fence });
                } else if let Some(fence) = held {
                    self.begins_to_hold(place, table, fence);
                }
                if nothing { self.later(place, job) } else { self.goes_on(place, job) }
            }
            (Some(Asked::Load { table, fence }), said) => {
                let Some(actor) = node.actors.get_mut(&table).filter(|actor| actor.fence == fence) else {
                    return;
                };
                if let Said::Loaded(log) = said {
                    let fresh = written("fresh", 0, &log);
                    actor.log = Some(log);
                    let people = actor.people.clone();
                    self.tells(place, &people, &fresh);
                    self.actor_goes_on(place, table);
                } else {
                    // Not loaded: whoever asks next tries again.
                    self.asks(place, Asked::Nothing, Op::Release { table, fence });
                    self.ends(place, table);
                }
            }
            (Some(Asked::Append { table, fence, job }), said) => {
                self.appended(place, table, fence, job, said);
            }
            _ => {}
        }
    }

    fn begins_to_hold(&mut self, place: usize, table: usize, fence: Fence) {
        let node = self.node(place);
        let task = node.number();
        let id = node.id.clone();
        let actor = Actor { fence, log: None, appending: false, queue: VecDeque::new(), people: Vec::new() };
        node.actors.insert(table, actor);
        self.holds(table, fence, &id, task);
        self.asks(place, Asked::Load { table, fence }, Op::Load { table });
    }

    fn appended(&mut self, place: usize, table: usize, fence: Fence, number: u64, said: Said) {
        let node = self.node(place);
        let Some(actor) = node.actors.get_mut(&table).filter(|actor| actor.fence == fence) else {
            // The task has ended meanwhile: what became of it is asked again.
            return self.later(place, number);
        };
        actor.appending = false;
        let Some(log) = &mut actor.log else { return self.later(place, number) };
        match said {
            Said::Stored => {
                let Some(job) = node.jobs.remove(&number) else { return };
                let What::Move(id) = job.what else { return };
                log.push(id);
                let since = written("since", log.len() - 1, &[id]);
                let (done, people) = (log.len(), actor.people.clone());
                self.answers(place, &job, &format!("done {done}"));
                self.tells(place, &people, &since);
            }
            Said::Already(at) => {
                let Some(job) = node.jobs.remove(&number) else { return };
                self.answers(place, &job, &format!("done {}", at + 1));
            }
            Said::Taken => {
                actor.log = None;
                actor.queue.push_front(number);
                return self.asks(place, Asked::Load { table, fence }, Op::Load { table });
            }
            Said::Fenced => {
                actor.queue.push_front(number);
                return self.ends(place, table);
            }
            _ => {
                let Some(job) = node.jobs.remove(&number) else { return };
                self.answers(place, &job, "failed");
            }
        }
        self.actor_goes_on(place, table);
    }

    fn actor_goes_on(&mut self, place: usize, table: usize) {
        loop {
            let now = self.now;
            let node = self.node(place);
            let at = node.moment(now);
            let Some(actor) = node.actors.get_mut(&table) else { return };
            if node.holder.fence(&name(table), at) != Some(actor.fence) {
                return self.ends(place, table);
            }
            let Some(log) = actor.log.clone().filter(|_| !actor.appending) else { return };
            let Some(number) = actor.queue.pop_front() else { return };
            let Some(job) = node.jobs.get(&number) else { continue };
            match job.what.clone() {
                What::Move(id) => {
                    actor.appending = true;
                    let fence = actor.fence;
                    let append = Op::Append { table, fence, number: log.len(), id };
                    return self.asks(place, Asked::Append { table, fence, job: number }, append);
                }
                What::Join(eye) => {
                    actor.people.retain(|other| match (other, &eye) {
                        (Eye::Here { who, .. }, Eye::Here { who: same, .. }) => who != same,
                        _ => true,
                    });
                    actor.people.push(eye.clone());
                    let Some(job) = node.jobs.remove(&number) else { return };
                    self.answers(place, &job, "joined");
                    self.tells(place, &[eye], &written("fresh", 0, &log));
                }
            }
        }
    }

    fn tells(&mut self, place: usize, people: &[Eye], text: &str) {
        let mut far: Vec<(NodeId, Vec<LineNo>)> = Vec::new();
        for eye in people {
            match eye {
                Eye::Here { who, session } => self.tell(*who, *session, read(text)),
                Eye::There { node, line } => match far.iter_mut().find(|(other, _)| other == node) {
                    Some((_, lines)) => lines.push(*line),
                    None => far.push((node.clone(), vec![*line])),
                },
            }
        }
        for (node, lines) in far {
            self.posts(place, &node, &[Item::Say(lines, Bytes::from(text.to_owned()))]);
        }
    }

    fn packet_came(&mut self, place: usize, packet: Bytes) {
        let now = self.now;
        let blind = self.mistake == Some(Mistake::TakesGapsForNothing);
        let node = self.node(place);
        let packet = Packet::read(packet).expect("nothing changes it");
        let from = packet.from.clone();
        let at = node.moment(now);
        node.holder.heard(&from, at);
        let items = match node.heard.entry(from.clone()).or_default().take(packet) {
            Came::InOrder(items) => items,
            Came::AfterAGap(items) => {
                if !blind {
                    self.breaks(place, &from);
                }
                items
            }
            Came::Again => return,
        };
        for item in items {
            self.item_came(place, &from, item);
        }
    }

    fn item_came(&mut self, place: usize, from: &NodeId, item: Item) {
        let node = self.node(place);
        match item {
            Item::Say(lines, text) => {
                let text = String::from_utf8(text.into()).unwrap();
                let mut unknown = Vec::new();
                for line in lines {
                    match self.node(place).lines.get(&line).cloned() {
                        Some(Line { who, session, .. }) => self.tell(who, session, read(&text)),
                        None => unknown.push(line),
                    }
                }
                if !unknown.is_empty() {
                    self.posts(place, from, &[Item::Gone(unknown)]);
                }
            }
            Item::Moved(lines) | Item::Out(lines) => {
                for line in lines {
                    if let Some(line) = self.node(place).lines.remove(&line) {
                        self.somebody_comes(place, line.who, line.session, line.table);
                    }
                }
            }
            Item::Gone(lines) => {
                for actor in node.actors.values_mut() {
                    actor.people.retain(|eye| match eye {
                        Eye::There { node, line } => node != from || !lines.contains(line),
                        Eye::Here { .. } => true,
                    });
                }
            }
            Item::Call(call, text) => {
                let text = String::from_utf8(text.into()).unwrap();
                let words: Vec<&str> = text.split(' ').collect();
                let (table, number) = (words[1].parse().unwrap(), words[2].parse().unwrap());
                let what = match words[0] {
                    "join" => What::Join(Eye::There { node: from.clone(), line: LineNo(number) }),
                    _ => What::Move(number),
                };
                self.begins(place, table, what, Asker::There { node: from.clone(), call });
            }
            Item::Answer(call, text) => {
                let answer = String::from_utf8(text.into()).unwrap();
                if answer == "not-here" {
                    return self.unanswered(place, call);
                }
                let Some((number, _)) = node.calls.remove(&call) else { return };
                let Some(job) = node.jobs.remove(&number) else { return };
                self.answers(place, &job, &answer);
            }
            Item::Show(..) | Item::News(_) => {}
        }
    }

    pub(crate) fn is_drained(&mut self, place: usize) {
        let held = self.node(place).holder.leave();
        for Lost { table, fence } in held {
            let table = table.0.parse().unwrap();
            // After the last that it wrote: the release is behind it in the store, or refused by its fence.
            self.ends(place, table);
            self.asks(place, Asked::Nothing, Op::Release { table, fence });
        }
        self.asks(place, Asked::Nothing, Op::Retire);
    }
}

fn written(kind: &str, from: usize, ids: &[u64]) -> String {
    let ids: Vec<String> = ids.iter().map(u64::to_string).collect();
    format!("{kind} {from} {}", ids.join(","))
}

fn read(text: &str) -> Told {
    let mut words = text.split(' ');
    let kind = words.next().unwrap();
    let from = words.next().unwrap().parse().unwrap();
    let ids = words.next().unwrap().split(',').filter(|id| !id.is_empty());
    let ids = ids.map(|id| id.parse().unwrap()).collect();
    if kind == "fresh" { Told::Fresh(ids) } else { Told::Since(from, ids) }
}
