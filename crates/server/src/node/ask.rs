//! What is asked of a table goes to whoever holds it; if nobody does, this node claims it.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use reverie_cluster::post::{CallNo, Item, LineNo};
use reverie_cluster::{Claimed, Errand, Step, Ticket};
use reverie_game::Illegal;
use reverie_store::{Claim, Failure, Fence, NodeId, TableId, Tenure};
use tokio::sync::{mpsc, oneshot};

use super::crossing::{Answer, Call, Crosses, Crossing};
use super::far::line_of;
use super::{Node, lock};
use crate::actor::{Arrival, Command, Ended};
use crate::app::{App, MOVED, store_failed};
use crate::faults::fault;
use crate::wire::Ask;

/// How long a bot may think about a hint, at most.
const HINT: Duration = Duration::from_secs(60);

/// Where a table is.
enum Place {
    Here(mpsc::Sender<Command>),
    There(NodeId),
    Nowhere(Illegal),
}

impl Node {
    /// Asks a table something, wherever it is, and waits for its answer. A table that moves meanwhile is asked again where it
    /// has gone: what was done already is done once, by its id.
    pub(crate) async fn ask<T: Crosses>(
        self: &Arc<Self>,
        app: &Arc<App>,
        id: &TableId,
        command: impl Fn(oneshot::Sender<Result<T, Illegal>>) -> Command,
    ) -> Result<T, Illegal> {
        let mut errand = Errand::new(id.clone(), &self.holder(), self.moment());
        loop {
            match self.seek(app, &mut errand).await {
                Place::Here(actor) => match asked(&actor, &command).await {
                    Some(answer) => return answer,
                    None => errand.failed(),
                },
                Place::There(node) => {
                    let (reply, _) = oneshot::channel();
                    let (answer, line) = self.call(app, &node, id, command(reply), &errand).await;
                    match answer {
                        Answer::Done(text) => return T::arrives(app, id, line, &text).await,
                        Answer::Refused(reason) if reason.key() == MOVED => errand.failed(),
                        Answer::Refused(reason) => return Err(reason),
                        Answer::NotHere => errand.not_there(&mut self.holder(), &node),
                        Answer::Unknown => return Err(Illegal::ours("table-busy")),
                    }
                }
                Place::Nowhere(reason) => return Err(reason),
            }
        }
    }

    /// Asks a table that another node takes to be here; none if it is not.
    pub(super) async fn ask_here<T: Crosses>(
        self: &Arc<Self>,
        app: &Arc<App>,
        id: &TableId,
        command: impl Fn(oneshot::Sender<Result<T, Illegal>>) -> Command,
    ) -> Option<Result<T, Illegal>> {
        let mut errand = Errand::passed_on(id.clone(), &self.holder(), self.moment());
        loop {
            match self.seek(app, &mut errand).await {
                Place::Here(actor) => match asked(&actor, &command).await {
                    Some(answer) => return Some(answer),
                    None => errand.failed(),
                },
                Place::There(_) => return None,
                Place::Nowhere(reason) if reason.key() == "table-busy" => return None,
                Place::Nowhere(reason) => return Some(Err(reason)),
            }
        }
    }

    /// Wakes a table that nobody holds, so that it looks at its clocks.
    pub(crate) async fn wake(self: &Arc<Self>, app: &Arc<App>, id: &TableId) {
        let mut errand = Errand::passed_on(id.clone(), &self.holder(), self.moment());
        if let Place::Here(actor) = self.seek(app, &mut errand).await {
            let _ = actor.send(Command::Wake).await;
        }
    }

    /// Looks for a table until it is found, here or there.
    async fn seek(self: &Arc<Self>, app: &Arc<App>, errand: &mut Errand) -> Place {
        loop {
            let step = errand.next(&mut self.holder(), self.moment());
            match step {
                Step::Here(fence) => {
                    if let Some(actor) = app.live(errand.table()) {
                        return Place::Here(actor);
                    }
                    self.holder().gone(errand.table(), fence);
                    errand.failed();
                }
                Step::There(node) if self.bus.is_some() => return Place::There(node),
                Step::There(_) => errand.failed(),
                Step::Claim(ticket) => {
                    // On a task of its own: whoever asked may go, the claim is seen to its end.
                    let claim = claim(Arc::clone(self), Arc::clone(app), errand.table().clone(), ticket);
                    match tokio::spawn(claim).await {
                        Ok(Ok(())) => {}
                        Ok(Err(Failure::Missing)) => return Place::Nowhere(Illegal::not_there("not-found")),
                        Ok(Err(failure)) => {
                            drop(store_failed(failure));
                            errand.failed();
                        }
                        Err(_) => errand.failed(),
                    }
                }
                Step::Wait(time) => tokio::time::sleep(time).await,
                Step::GiveUp => return Place::Nowhere(Illegal::ours("table-busy")),
            }
        }
    }

    /// Asks another node, and over which line whoever comes is told what happens.
    async fn call(
        self: &Arc<Self>,
        app: &Arc<App>,
        to: &NodeId,
        table: &TableId,
        command: Command,
        errand: &Errand,
    ) -> (Answer, Option<LineNo>) {
        let Some((what, line)) = self.crossing(command, to) else { return (Answer::Unknown, None) };
        let slow = matches!(&what, Crossing::Ask { ask: Ask::Hint { .. }, .. });
        let patience = if slow { HINT } else { errand.until().since(self.moment()) };
        let until = app.config.time.after(patience);
        let call = Call { table: table.clone(), until, what };
        let Ok(text) = serde_json::to_vec(&call) else { return (Answer::Unknown, None) };
        let number = CallNo(self.number());
        let (answered, answer) = oneshot::channel();
        lock(&self.calls).insert(number, (to.clone(), answered));
        let mut calling = Calling { node: self, number, line };
        metrics::counter!("reverie_node_calls_total", "way" => "out").increment(1);
        if !self.post(to, Item::Call(number, text.into())) {
            return (Answer::NotHere, None);
        }
        let answer = match tokio::time::timeout(patience, answer).await {
            Ok(Ok(text)) => Answer::read(text),
            Ok(Err(_)) | Err(_) => Answer::NotHere,
        };
        match (line, answer) {
            (Some(line), Answer::Done(text)) => {
                let joined =
                    serde_json::from_slice(&text).is_ok_and(|person| self.lines.joined(line, person));
                if joined {
                    calling.line = None;
                    (Answer::Done(text), Some(line))
                } else {
                    (Answer::NotHere, None)
                }
            }
            (_, answer) => (answer, None),
        }
    }

    /// What is asked, as it goes over the bus; and the line of whoever comes.
    fn crossing(&self, command: Command, to: &NodeId) -> Option<(Crossing, Option<LineNo>)> {
        let crossing = match command {
            Command::Join { arrival, .. } => {
                let line = LineNo(self.number());
                let Arrival { guest, watches, seat, have, form, out } = arrival;
                self.lines.lay(line, to.clone(), out);
                return Some((Crossing::Join { guest, watches, seat, have, form, line: line.0 }, Some(line)));
            }
            Command::Ask { guest, person, id, ask, .. } => {
                // Whoever was let in here is let in there; as whom, their line knows.
                let known = |person| line_of(person).and_then(|line| self.lines.person(line, to));
                let person = person.map(|person| known(person).unwrap_or_default());
                Crossing::Ask { guest, person, id, ask }
            }
            Command::Host { guest, ask, .. } => Crossing::Host { guest, ask },
            Command::Look { guest, watches, board, .. } => Crossing::Look { guest, watches, board },
            Command::History { guest, watches, seat, .. } => Crossing::History { guest, watches, seat },
            Command::Record { guest, watches, .. } => Crossing::Record { guest, watches },
            Command::Sit { guest, seat, link, .. } => Crossing::Sit { guest, seat, link: link.0 },
            _ => return None,
        };
        Some((crossing, None))
    }

    /// An answer came.
    pub(super) fn answered(&self, number: CallNo, text: Bytes) {
        if let Some((_, asker)) = lock(&self.calls).remove(&number) {
            let _ = asker.send(text);
        }
    }

    /// Whatever was asked of that node is asked again.
    pub(super) fn unanswered(&self, node: &NodeId) {
        lock(&self.calls).retain(|_, (to, _)| to != node);
    }

    /// A connection of ours to a table elsewhere has gone.
    pub(crate) fn hang_up(&self, person: u64) -> bool {
        let Some(line) = line_of(person) else { return false };
        if let Some(node) = self.lines.hang_up(line) {
            self.post(&node, Item::Gone(vec![line]));
        }
        true
    }

    /// The task of a table has ended: what is still ours is given back, so that whoever asks next has it at once.
    pub(crate) async fn ended(&self, app: &Arc<App>, table: &TableId, fence: Fence, ended: Ended) {
        self.holder().gone(table, fence);
        match ended {
            Ended::Lost => {
                metrics::counter!("reverie_tables_lost_total").increment(1);
                tracing::info!(%table, fence = fence.0, node = %self.me, "table lost");
            }
            Ended::Over => self.give_back(app, table, fence).await,
        }
    }

    async fn give_back(&self, app: &Arc<App>, table: &TableId, fence: Fence) {
        let tenure = Tenure { table: table.clone(), fence: Some(fence) };
        match app.store.release(tenure, self.me.clone()).await {
            Ok(()) => tracing::debug!(%table, fence = fence.0, node = %self.me, "table released"),
            Err(failure) => fault("a table could not be given back", &failure, Some(table)),
        }
    }
}

/// Asks a table here; none if its task has ended before it answered, or its store says that another holds the table.
async fn asked<T>(
    actor: &mpsc::Sender<Command>,
    command: &impl Fn(oneshot::Sender<Result<T, Illegal>>) -> Command,
) -> Option<Result<T, Illegal>> {
    let (reply, answer) = oneshot::channel();
    actor.send(command(reply)).await.ok()?;
    answer.await.ok().filter(|answer| answer.as_ref().err().is_none_or(|reason| reason.key() != MOVED))
}

/// Claims a table; its task begins if it is ours now.
async fn claim(node: Arc<Node>, app: Arc<App>, table: TableId, ticket: Ticket) -> Result<(), Failure> {
    let said = app.store.claim(table.clone(), node.me.clone()).await;
    let (claimed, outcome) = match &said {
        Ok(Claim::Held(fence)) => (Claimed::Held(*fence), "held"),
        Ok(Claim::Elsewhere(other)) => (Claimed::Elsewhere(other.clone()), "elsewhere"),
        Err(_) => (Claimed::Nothing, "failed"),
    };
    metrics::counter!("reverie_claims_total", "outcome" => outcome).increment(1);
    let back = {
        let mut holder = node.holder();
        let back = holder.claimed(&table, ticket, claimed, node.moment());
        if let (None, Ok(Claim::Held(fence))) = (back, &said) {
            tracing::info!(%table, fence = fence.0, node = %node.me, "table claimed");
            app.begin(&table, Some(*fence));
        }
        back
    };
    if let Some(fence) = back {
        node.give_back(&app, &table, fence).await;
    }
    said.map(drop)
}

/// Something asked of another node, until it is answered or whoever asked has gone.
struct Calling<'a> {
    node: &'a Node,
    number: CallNo,
    /// The line of whoever comes, until they have joined.
    line: Option<LineNo>,
}

impl Drop for Calling<'_> {
    fn drop(&mut self) {
        lock(&self.node.calls).remove(&self.number);
        if let Some(line) = self.line
            && let Some(to) = self.node.lines.hang_up(line)
        {
            self.node.post(&to, Item::Gone(vec![line]));
        }
    }
}
