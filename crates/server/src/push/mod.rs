//! Calling people back to a table that waits for them (Web Push), for play over days.
//!
//! | room | what it is for |
//! |---|---|
//! | here | who is called, when, and once |
//! | [`hosts`] | which push services we call |
//! | [`seal`] | a message that only the browser can read |
//! | [`vapid`] | the server's own key, and its signature |
//! | [`call`] | one call over the network |
//!
//! A table says, whenever something has happened at it, who is awaited there and away ([`look`]). Whoever still is after
//! a while is called, once for each table until they have been back. What is remembered here may be lost without harm:
//! after a restart a table says it again when somebody looks at it.

mod call;
pub(crate) mod hosts;
mod seal;
mod vapid;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use axum::http::Uri;
use reverie_game::{Illegal, Phrase};
use reverie_store::{Failure, GuestId, Millis, Store, Subscription, TableId};
use reverie_text::{Lang, Voice};
use serde_json::json;
use tokio::sync::Semaphore;

use crate::app::{App, store_failed};
use crate::config::Push as Config;
use call::Outcome;
use vapid::Vapid;

pub(crate) use seal::{AUTH, PUBLIC};

/// Browsers of one guest that are called; one more, and the oldest is forgotten.
const BROWSERS: u32 = 10;
/// Calls that may be waiting; further ones are not made.
const WAITING: usize = 256;
/// Calls on the network at once.
const LINES: usize = 4;
/// When a call that could not be made is tried again.
const AGAIN: [Duration; 2] = [Duration::from_secs(10), Duration::from_secs(120)];

/// Where a guest stands with a table that waits for them.
#[derive(Debug, PartialEq, Eq)]
enum Call {
    /// To be called if nothing changes; the number tells this wait from an earlier one.
    Soon(u64),
    /// Called, and not back yet.
    Made,
}

#[derive(Debug, Default)]
struct State {
    /// Guests with a browser that wants to be called.
    subscribers: HashSet<GuestId>,
    calls: HashMap<TableId, HashMap<GuestId, Call>>,
    next: u64,
}

/// Who is called, when, and once.
#[derive(Debug)]
pub(crate) struct Push {
    config: Config,
    key: tokio::sync::Mutex<Option<Arc<Vapid>>>,
    state: Mutex<State>,
    waiting: Arc<Semaphore>,
    lines: Arc<Semaphore>,
    agent: ureq::Agent,
}

impl Push {
    pub(crate) fn new(config: Config) -> Self {
        Self {
            config,
            key: tokio::sync::Mutex::new(None),
            state: Mutex::default(),
            waiting: Arc::new(Semaphore::new(WAITING)),
            lines: Arc::new(Semaphore::new(LINES)),
            agent: call::agent(),
        }
    }

    /// Learns who wants to be called.
    pub(crate) async fn learn(&self, store: &Store) -> Result<(), Failure> {
        let subscribers = store.subscribers().await?;
        self.state().subscribers.extend(subscribers);
        Ok(())
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The server's own key, made when it is first needed.
    async fn key(&self, store: &Store) -> Result<Arc<Vapid>, Illegal> {
        let broken = |what: &dyn std::fmt::Display| {
            tracing::error!(error = %what, "there is no key to sign calls with");
            Illegal::ours("store-failed")
        };
        let mut known = self.key.lock().await;
        if let Some(key) = &*known {
            return Ok(Arc::clone(key));
        }
        let new = Vapid::draw().map_err(|error| broken(&error))?;
        let kept = store.own_key("push", new).await.map_err(store_failed)?;
        let key = Vapid::read(&kept).map(Arc::new).map_err(|error| broken(&error))?;
        *known = Some(Arc::clone(&key));
        Ok(key)
    }

    /// A guest has a browser that wants to be called: another node says so.
    pub(crate) fn knows(&self, guest: GuestId) {
        self.state().subscribers.insert(guest);
    }

    /// A guest has left for good, and their browsers with them.
    pub(crate) fn forget(&self, guest: GuestId) {
        self.state().subscribers.remove(&guest);
    }

    /// The key was thrown away: no browser waits for calls of the new one yet.
    pub(crate) async fn forget_all(&self) {
        *self.key.lock().await = None;
        self.state().subscribers.clear();
    }

    /// What browsers are told.
    pub(crate) async fn public_key(&self, store: &Store) -> Result<String, Illegal> {
        self.key(store).await.map(|key| key.public())
    }

    /// Whether this is an address of a push service that we call.
    pub(crate) fn calls(&self, endpoint: &str) -> bool {
        endpoint.parse::<Uri>().is_ok_and(|uri| self.config.hosts.iter().any(|host| host.serves(&uri)))
    }

    pub(crate) async fn subscribe(
        &self,
        store: &Store,
        guest: GuestId,
        new: Subscription,
        now: Millis,
    ) -> Result<(), Illegal> {
        store.subscribe(guest, new, BROWSERS, now).await.map_err(store_failed)?;
        self.state().subscribers.insert(guest);
        Ok(())
    }

    /// A browser is not to be called any more; whether another of the same guest is.
    pub(crate) async fn unsubscribe(
        &self,
        store: &Store,
        guest: GuestId,
        endpoint: String,
    ) -> Result<bool, Illegal> {
        let more = store.unsubscribe(guest, endpoint).await.map_err(store_failed)?;
        if !more {
            self.state().subscribers.remove(&guest);
        }
        Ok(more)
    }
}

/// What a table says: these guests are awaited and away; and who is here.
pub(crate) fn look(app: &Arc<App>, table: &TableId, awaited: &[GuestId], is_here: impl Fn(GuestId) -> bool) {
    let Some(push) = &app.push else { return };
    let mut state = push.state();
    let State { subscribers, calls, next } = &mut *state;
    if let Some(calls) = calls.get_mut(table) {
        calls.retain(|guest, call| match call {
            Call::Soon(_) => awaited.contains(guest),
            Call::Made => !is_here(*guest),
        });
    }
    for guest in awaited.iter().filter(|guest| subscribers.contains(guest)) {
        let calls = calls.entry(table.clone()).or_default();
        if !calls.contains_key(guest) {
            *next += 1;
            calls.insert(*guest, Call::Soon(*next));
            let then = app.config.time.after(push.config.after);
            tokio::spawn(call_later(Arc::downgrade(app), then, table.clone(), *guest, *next));
        }
    }
    if calls.get(table).is_some_and(HashMap::is_empty) {
        calls.remove(table);
    }
}

/// Whoever is awaited and away until then is called.
async fn call_later(app: Weak<App>, then: Millis, table: TableId, guest: GuestId, ticket: u64) {
    let Some(time) = app.upgrade().map(|app| app.config.time.clone()) else { return };
    time.until(then).await;
    let Some(app) = app.upgrade() else { return };
    let Some(push) = &app.push else { return };
    {
        let mut state = push.state();
        let call = state.calls.get_mut(&table).and_then(|calls| calls.get_mut(&guest));
        // The table takes the wait away when they come, or are no longer awaited.
        let Some(call) = call.filter(|call| **call == Call::Soon(ticket)) else { return };
        *call = Call::Made;
    }
    if let Err(failure) = call_all(&app, push, &table, guest).await {
        tracing::warn!(%table, error = %failure, "somebody could not be called");
    }
}

async fn call_all(app: &Arc<App>, push: &Push, table: &TableId, guest: GuestId) -> Result<(), Failure> {
    let row = app.store.table(table.clone()).await?;
    let mut others = Vec::new();
    for other in row.seats.iter().filter_map(|seat| seat.sitter.guest).filter(|other| *other != guest) {
        let name = app.store.guest(other).await?.name;
        if !name.is_empty() && !others.contains(&name) {
            others.push(name);
        }
    }
    for to in app.store.subscriptions(guest).await? {
        let message = words(&row.game, &others, table, &to.lang);
        let app = Arc::clone(app);
        // Too many are waiting already: this one finds the table when they look.
        let Ok(place) = Arc::clone(&push.waiting).try_acquire_owned() else {
            metrics::counter!("reverie_calls_total", "outcome" => "dropped").increment(1);
            continue;
        };
        let topic = format!("table-{table}");
        tokio::spawn(async move {
            deliver(&app, guest, to, topic, message).await;
            drop(place);
        });
    }
    Ok(())
}

/// What somebody reads, in their language.
fn words(game: &str, others: &[String], table: &TableId, lang: &str) -> Vec<u8> {
    let voice = Voice::of(Lang::of_locale(lang).unwrap_or_default());
    let title = voice.say(&Phrase::new("call-title").with("game", Phrase::new(game.to_owned())));
    let body = voice.say(&Phrase::new("call-body").with("names", others.join(", ")));
    let url = format!("/table/{table}");
    json!({ "title": title, "body": body, "url": url, "tag": format!("table-{table}") })
        .to_string()
        .into_bytes()
}

/// Calls one browser, again if it could not be called; one that is gone is forgotten.
async fn deliver(app: &Arc<App>, guest: GuestId, to: Subscription, topic: String, message: Vec<u8>) {
    let Some(push) = &app.push else { return };
    let Ok(key) = push.key(&app.store).await else { return };
    let mut again = AGAIN.into_iter();
    loop {
        let Ok(line) = Arc::clone(&push.lines).acquire_owned().await else { return };
        let (agent, key) = (push.agent.clone(), Arc::clone(&key));
        let (called, topic_of_call, message) = (to.clone(), topic.clone(), message.clone());
        let now = app.now();
        let calling = tokio::task::spawn_blocking(move || {
            let _line = line;
            call::call(&agent, &key, &called, &topic_of_call, &message, now)
        });
        let Ok(outcome) = calling.await else { return };
        metrics::counter!("reverie_calls_total", "outcome" => outcome.name()).increment(1);
        tracing::debug!(topic, outcome = outcome.name(), "somebody was called");
        match outcome {
            Outcome::Taken => return,
            Outcome::Gone => {
                let _ = push.unsubscribe(&app.store, guest, to.endpoint).await;
                return;
            }
            Outcome::Refused(status) => {
                // Where, but not to whom: the rest of the address is a secret.
                let host = to.endpoint.parse::<Uri>().ok().and_then(|uri| uri.host().map(str::to_owned));
                tracing::warn!(status, host, "a push service refused a call");
                return;
            }
            Outcome::Later => match again.next() {
                Some(pause) => app.config.time.pass(pause).await,
                None => return,
            },
        }
    }
}
