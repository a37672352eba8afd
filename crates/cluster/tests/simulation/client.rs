//! Somebody who plays over a socket: resends what was not answered under the same id, comes back when the line is cut, and
//! remembers everything that was seen and said.

use std::time::Duration;

use crate::world::{Event, World};

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(4);

/// What a node tells a client.
#[derive(Debug, Clone)]
pub(crate) enum Told {
    /// The whole table.
    Fresh(Vec<u64>),
    /// What came after this number.
    Since(usize, Vec<u64>),
    /// The move with this id was done: the table had this number then.
    Done(u64, usize),
    /// It was not, for the time being.
    Later(u64),
    /// The line is cut.
    Cut,
}

#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) table: usize,
    pub(crate) node: usize,
    pub(crate) session: u64,
    /// The table as it was seen, through all sessions.
    pub(crate) seen: Vec<u64>,
    fresh: bool,
    count: u64,
    pending: Option<u64>,
    since: Duration,
    /// What was acknowledged.
    pub(crate) acked: Vec<(u64, usize)>,
    /// When something was acknowledged last.
    pub(crate) last: Duration,
}

impl Client {
    pub(crate) const fn new(table: usize) -> Self {
        Self {
            table,
            node: 0,
            session: 0,
            seen: Vec::new(),
            fresh: false,
            count: 0,
            pending: None,
            since: Duration::ZERO,
            acked: Vec::new(),
            last: Duration::ZERO,
        }
    }
}

impl World {
    pub(crate) fn comes(&mut self, who: usize) {
        let up: Vec<usize> = (0..self.nodes.len()).filter(|&node| self.nodes[node].is_some()).collect();
        let node = if up.is_empty() { 0 } else { up[self.dice.below(up.len())] };
        let client = &mut self.clients[who];
        client.session += 1;
        (client.node, client.fresh, client.since) = (node, false, self.now);
        let (session, table) = (client.session, client.table);
        self.reaches_node(Event::Comes { node, who, session, table });
    }

    /// Now and then a client looks what is to be done.
    pub(crate) fn client_looks(&mut self, who: usize) {
        let again = self.dice.time(20_000, 400_000);
        self.at(again, Event::ClientLooks(who));
        let now = self.now;
        let client = &mut self.clients[who];
        if now - client.since > PATIENCE || client.session == 0 {
            return self.comes(who);
        }
        if !client.fresh {
            return;
        }
        if client.pending.is_none() {
            client.count += 1;
            client.pending = Some((who as u64) << 32 | client.count);
            client.since = now;
            self.sends(who);
        }
    }

    fn sends(&mut self, who: usize) {
        let client = &self.clients[who];
        let Some(id) = client.pending else { return };
        let (node, session, table) = (client.node, client.session, client.table);
        self.reaches_node(Event::Asks { node, who, session, table, id });
    }

    pub(crate) fn client_hears(&mut self, who: usize, session: u64, told: Told) {
        let now = self.now;
        let client = &mut self.clients[who];
        if client.session != session {
            return;
        }
        match told {
            Told::Fresh(log) => {
                let known = client.seen.len().min(log.len());
                if log.len() < client.seen.len() {
                    let (old, new) = (client.seen.len(), log.len());
                    return self.finds(format!("{who} saw {old} steps of the table, then {new}"));
                }
                if log[..known] != client.seen[..known] {
                    return self.finds(format!("{who} saw two orders"));
                }
                client.seen = log;
                client.since = now;
                // What was not answered is asked again.
                let again = !client.fresh;
                client.fresh = true;
                if again {
                    self.sends(who);
                }
            }
            Told::Since(from, ids) => {
                if !client.fresh || from > client.seen.len() {
                    return self.finds(format!("{who} missed a step before {from}"));
                }
                for (number, id) in (from..).zip(ids) {
                    match client.seen.get(number) {
                        None => client.seen.push(id),
                        Some(known) if *known == id => {}
                        Some(_) => return self.finds(format!("{who} saw two orders at {number}")),
                    }
                }
            }
            Told::Done(id, number) => {
                if client.pending == Some(id) {
                    client.pending = None;
                    client.since = now;
                }
                client.last = now;
                client.acked.push((id, number));
            }
            Told::Later(id) => {
                if client.pending == Some(id) {
                    self.at(Duration::from_millis(300), Event::SendsAgain { who, id });
                }
            }
            Told::Cut => {
                client.session += 1;
                client.fresh = false;
                client.since = now.saturating_sub(PATIENCE) + Duration::from_millis(200);
            }
        }
    }

    pub(crate) fn sends_again(&mut self, who: usize, id: u64) {
        if self.clients[who].pending == Some(id) && self.clients[who].fresh {
            self.sends(who);
        }
    }
}
