//! What every part of the server shares.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::StreamExt;
use reverie_game::Illegal;
use reverie_store::{Failure, Fence, GuestId, Millis, Store, TableId};
use tokio::sync::{mpsc, oneshot};

use crate::actor::{self, Command};
use crate::config::Config;
use crate::faults::fault;
use crate::limit::Bites;
use crate::node::Node;
use crate::node::crossing::{Crosses, News};
use crate::push::Push;
use crate::review::Reviews;
use crate::thinkers::Thinkers;
use crate::time::later;

/// Tables that say good-bye at once.
const GOOD_BYES: usize = 8;
/// Requests that may wait for a table.
const ROOM_QUEUE: usize = 256;
/// An actor that was just leaving is asked again under its new task.
const TRIES: usize = 3;
/// Why something was not done at a table that another node holds by now: whoever asked is asked again there and never told.
pub(crate) const MOVED: &str = "table-moved";
/// However many ask whether all is well, it is tried so often at most.
const PULSE: Duration = Duration::from_secs(1);

/// The server's store, settings and live tables.
pub struct App {
    /// What must not be lost.
    pub store: Store,
    /// What the host set.
    pub config: Config,
    /// When a limit bites.
    pub(crate) bites: Bites,
    /// Where bots think.
    pub(crate) thinkers: Thinkers,
    /// Games that are looked back at.
    pub(crate) reviews: Reviews,
    /// Calls people back to their tables, unless the host wants no such thing.
    pub(crate) push: Option<Push>,
    /// This server as one node of many; none where it is the only one.
    pub(crate) node: Option<Arc<Node>>,
    /// When it was last tried whether a move could be stored, and whether it could.
    pulse: tokio::sync::Mutex<Option<(Millis, bool)>>,
    actors: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("config", &self.config).finish_non_exhaustive()
    }
}

impl App {
    pub(crate) fn new(store: Store, config: Config, node: Option<Arc<Node>>) -> Arc<Self> {
        Arc::new(Self {
            node,
            bites: Bites::default(),
            thinkers: Thinkers::new(config.limits.thinkers),
            reviews: Reviews::default(),
            push: config.push.clone().map(Push::new),
            pulse: tokio::sync::Mutex::new(None),
            actors: Mutex::new(HashMap::new()),
            store,
            config,
        })
    }

    /// The server's time.
    pub(crate) fn now(&self) -> Millis {
        self.config.time.now()
    }

    /// Whether a move could be stored just now, or within the last second.
    pub(crate) async fn is_healthy(&self) -> bool {
        if self.node.as_ref().is_some_and(|node| !node.is_well()) {
            return false;
        }
        let mut pulse = self.pulse.lock().await;
        let now = self.now();
        if let Some((tried, healthy)) = *pulse
            && (tried..later(tried, PULSE)).contains(&now)
        {
            return healthy;
        }
        let healthy = match self.store.healthy().await {
            Ok(()) => true,
            Err(failure) => {
                fault("no move could be stored", &failure, None);
                false
            }
        };
        *pulse = Some((self.now(), healthy));
        healthy
    }

    /// Asks a table something and waits for its answer; it is loaded if it was not live, here or at another node.
    pub(crate) async fn ask<T: Crosses>(
        self: &Arc<Self>,
        id: &TableId,
        command: impl Fn(oneshot::Sender<Result<T, Illegal>>) -> Command,
    ) -> Result<T, Illegal> {
        if let Some(node) = &self.node {
            return node.ask(self, id, command).await;
        }
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            if self.actor(id).send(command(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(Illegal::ours("table-busy"))
    }

    /// Wakes a table up, so that it looks at its clocks.
    pub(crate) async fn wake(self: &Arc<Self>, id: &TableId) {
        if let Some(node) = &self.node {
            return node.wake(self, id).await;
        }
        let _ = self.actor(id).send(Command::Wake).await;
    }

    /// Tells a live table that a connection has gone.
    pub(crate) async fn left(self: &Arc<Self>, id: &TableId, person: u64) {
        if self.node.as_ref().is_some_and(|node| node.hang_up(person)) {
            return;
        }
        if let Some(actor) = self.live(id) {
            let _ = actor.send(Command::Leave { person }).await;
        }
    }

    /// A table was changed beside us: it looks at itself anew, and whoever is there is told.
    pub(crate) async fn reload(self: &Arc<Self>, id: &TableId) {
        // Of many nodes, only the one at which it is live has anything to look at.
        let actor = if self.node.is_some() { self.live(id) } else { Some(self.actor(id)) };
        if let Some(actor) = actor {
            let _ = actor.send(Command::Reload).await;
        }
    }

    /// Something may have been changed beside us: every live table looks at itself anew.
    pub(crate) async fn reload_all(&self) {
        for actor in self.all_live() {
            let _ = actor.send(Command::Reload).await;
        }
    }

    /// A live table looks whether it is still held here.
    pub(crate) fn nudge(&self, id: &TableId) {
        if let Some(actor) = self.live(id) {
            // Where much is waiting, it looks at the next of it.
            let _ = actor.try_send(Command::Wake);
        }
    }

    /// Another node says what concerns every node.
    pub(crate) async fn hears(&self, news: News) {
        match news {
            News::Moved { guest } => self.moved_here(guest).await,
            News::Unwatched { table } => self.unwatched_here(&table).await,
            News::Subscribed { guest } => {
                if let Some(push) = &self.push {
                    push.knows(guest);
                }
            }
            News::Unsubscribed { guest } => {
                if let Some(push) = &self.push {
                    push.forget(guest);
                }
            }
            // A matter between nodes: see `Node::came`.
            News::Left => {}
        }
    }

    /// Tells the other nodes, if there are any.
    pub(crate) fn tell_others(&self, news: &News) {
        if let Some(node) = &self.node {
            node.tell_all(news);
        }
    }

    /// Tells every live table that a guest has left for good.
    pub(crate) async fn left_for_good(&self, guest: GuestId) {
        for actor in self.all_live() {
            let _ = actor.send(Command::Forgotten { guest }).await;
        }
    }

    /// Tells every live table that a guest has moved to another device.
    pub(crate) async fn moved(&self, guest: GuestId) {
        self.tell_others(&News::Moved { guest });
        self.moved_here(guest).await;
    }

    async fn moved_here(&self, guest: GuestId) {
        for actor in self.all_live() {
            let _ = actor.send(Command::Moved { guest }).await;
        }
    }

    /// Tells a live table that its link to watch was issued anew.
    pub(crate) async fn unwatched(&self, id: &TableId) {
        self.tell_others(&News::Unwatched { table: id.clone() });
        self.unwatched_here(id).await;
    }

    async fn unwatched_here(&self, id: &TableId) {
        if let Some(actor) = self.live(id) {
            let _ = actor.send(Command::Unwatched).await;
        }
    }

    fn all_live(&self) -> Vec<mpsc::Sender<Command>> {
        self.actors.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    pub(crate) fn live(&self, id: &TableId) -> Option<mpsc::Sender<Command>> {
        let actors = self.actors.lock().unwrap_or_else(PoisonError::into_inner);
        actors.get(id).filter(|actor| !actor.is_closed()).cloned()
    }

    fn actor(self: &Arc<Self>, id: &TableId) -> mpsc::Sender<Command> {
        let mut actors = self.actors.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(actor) = actors.get(id).filter(|actor| !actor.is_closed()) {
            return actor.clone();
        }
        self.begin_among(&mut actors, id, None)
    }

    /// The task of a table that this node has just claimed begins. One that held it by an earlier claim ends by itself.
    pub(crate) fn begin(self: &Arc<Self>, id: &TableId, fence: Option<Fence>) {
        let mut actors = self.actors.lock().unwrap_or_else(PoisonError::into_inner);
        self.begin_among(&mut actors, id, fence);
    }

    fn begin_among(
        self: &Arc<Self>,
        actors: &mut HashMap<TableId, mpsc::Sender<Command>>,
        id: &TableId,
        fence: Option<Fence>,
    ) -> mpsc::Sender<Command> {
        let (sender, receiver) = mpsc::channel(ROOM_QUEUE);
        actors.insert(id.clone(), sender.clone());
        metrics::gauge!("reverie_live_tables").set(actors_count(actors));
        tokio::spawn(actor::live(Arc::clone(self), id.clone(), fence, receiver, sender.downgrade()));
        sender
    }

    /// An actor has left; unless a new one took its place.
    pub(crate) fn gone(&self, id: &TableId) {
        let mut actors = self.actors.lock().unwrap_or_else(PoisonError::into_inner);
        if actors.get(id).is_some_and(mpsc::Sender::is_closed) {
            actors.remove(id);
        }
        metrics::gauge!("reverie_live_tables").set(actors_count(&actors));
    }

    /// Tells every live table to say good-bye; others hold them from then on, if there are others.
    pub(crate) async fn drain(&self) {
        let good_bye = |actor: mpsc::Sender<Command>| async move {
            let _ = actor.send(Command::Drain).await;
            actor.closed().await;
        };
        futures_util::stream::iter(self.all_live()).for_each_concurrent(GOOD_BYES, good_bye).await;
    }
}

#[allow(clippy::cast_precision_loss)] // for a gauge
fn actors_count(actors: &HashMap<TableId, mpsc::Sender<Command>>) -> f64 {
    actors.len() as f64
}

/// A failure of the store, as a reason for a person. What it was in detail is for the host's log.
pub(crate) fn store_failed(failure: Failure) -> Illegal {
    match failure {
        Failure::Missing => Illegal::not_there("not-found"),
        Failure::Taken => Illegal::not_now("taken"),
        Failure::Fenced => Illegal::ours(MOVED),
        Failure::Unreadable(unreadable) => {
            fault("something stored cannot be read", &unreadable, Some(&unreadable.table));
            Illegal::ours("table-unreadable")
                .with("table", unreadable.table.0)
                .with("what", unreadable.what)
                .with("reason", unreadable.reason)
        }
        other => {
            fault("the store failed", &other, None);
            metrics::counter!("reverie_store_failures_total").increment(1);
            Illegal::ours("store-failed")
        }
    }
}
