//! What every part of the server shares.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use reverie_game::Illegal;
use reverie_store::{Failure, GuestId, Millis, Store, TableId};
use tokio::sync::{mpsc, oneshot};

use crate::actor::{self, Command};
use crate::config::Config;
use crate::faults::fault;
use crate::limit::Bites;
use crate::push::Push;
use crate::review::Reviews;
use crate::thinkers::Thinkers;
use crate::time::later;

/// Requests that may wait for a table.
const ROOM_QUEUE: usize = 256;
/// An actor that was just leaving is asked again under its new task.
const TRIES: usize = 3;
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
    pub(crate) fn new(store: Store, config: Config) -> Arc<Self> {
        Arc::new(Self {
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

    /// Asks a table something and waits for its answer; it is loaded if it was not live.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        command: impl Fn(oneshot::Sender<Result<T, Illegal>>) -> Command,
    ) -> Result<T, Illegal> {
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
        let _ = self.actor(id).send(Command::Wake).await;
    }

    /// Tells a live table that a connection has gone.
    pub(crate) async fn left(self: &Arc<Self>, id: &TableId, person: u64) {
        if let Some(actor) = self.live(id) {
            let _ = actor.send(Command::Leave { person }).await;
        }
    }

    /// A table was changed beside us: it looks at itself anew, and whoever is there is told.
    pub(crate) async fn reload(self: &Arc<Self>, id: &TableId) {
        let _ = self.actor(id).send(Command::Reload).await;
    }

    /// Tells every live table that a guest has left for good.
    pub(crate) async fn left_for_good(&self, guest: GuestId) {
        for actor in self.all_live() {
            let _ = actor.send(Command::Forgotten { guest }).await;
        }
    }

    /// Tells every live table that a guest has moved to another device.
    pub(crate) async fn moved(&self, guest: GuestId) {
        for actor in self.all_live() {
            let _ = actor.send(Command::Moved { guest }).await;
        }
    }

    /// Tells a live table that its link to watch was issued anew.
    pub(crate) async fn unwatched(&self, id: &TableId) {
        if let Some(actor) = self.live(id) {
            let _ = actor.send(Command::Unwatched).await;
        }
    }

    fn all_live(&self) -> Vec<mpsc::Sender<Command>> {
        self.actors.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    fn live(&self, id: &TableId) -> Option<mpsc::Sender<Command>> {
        let actors = self.actors.lock().unwrap_or_else(PoisonError::into_inner);
        actors.get(id).filter(|actor| !actor.is_closed()).cloned()
    }

    fn actor(self: &Arc<Self>, id: &TableId) -> mpsc::Sender<Command> {
        let mut actors = self.actors.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(actor) = actors.get(id).filter(|actor| !actor.is_closed()) {
            return actor.clone();
        }
        let (sender, receiver) = mpsc::channel(ROOM_QUEUE);
        actors.insert(id.clone(), sender.clone());
        metrics::gauge!("reverie_live_tables").set(actors_count(&actors));
        tokio::spawn(actor::live(Arc::clone(self), id.clone(), receiver, sender.downgrade()));
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

    /// Tells every live table to say good-bye.
    pub(crate) async fn drain(&self) {
        for actor in self.all_live() {
            let _ = actor.send(Command::Drain).await;
            actor.closed().await;
        }
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
