//! Tables live here: for people and bots, on one machine, and nothing that anyone was shown is ever lost.
//!
//! | room | what it is for |
//! |---|---|
//! | [`config`] | what a host can set |
//! | [`app`] | what every part shares: the store, the live tables |
//! | `actor` | a live table: one task that commits, then answers, then tells |
//! | `thinkers` | the cores that bots think on, and in what time |
//! | `review` | finished games that the strongest bot looks back at |
//! | [`wire`] | what goes over the wire |
//! | `campaign` | how far a team has come, and what is open to it |
//! | `archive` | how games went, kept so that they can be looked at whatever the rules are by then |
//! | [`clock`], [`time`] | clocks by the server's time; where that comes from |
//! | `push` | calling people back to a table that waits for them |
//! | `http` | addresses: guests, tables, links, sockets, streams |
//! | `description`, `bindings` | what programs and the page read of the types, made from them by tests |
//! | `listener` | connections: how many, for how long, and who gives way |
//! | `limit` | when a limit bites: the log and the metrics |
//! | `guard` | who may ask, from where, and how often |
//! | `notices` | what was changed in the file beside the server |
//! | `faults` | what is wrong |
//! | `repeats` | what happens again and again is said once with how often |
//! | [`audit`] | whether everything in a file can be read and played again; what is known of a guest |
//! | `node` | this server as one node of a house of many |
//! | `secret`, `names` | tokens; what people write |
//!
//! **Commit, then answer, then tell.** A decision is checked on a copy of the table, stored with the rolls it leads to, and
//! only then becomes the table; then whoever asked is answered and every pair of eyes gets its new view.

mod actor;
pub mod app;
mod archive;
pub mod audit;
#[cfg(test)]
mod bindings;
mod campaign;
pub mod clock;
pub mod config;
#[cfg(test)]
mod description;
mod faults;
mod guard;
mod http;
mod limit;
mod listener;
mod names;
mod node;
mod notices;
mod push;
mod repeats;
mod review;
mod secret;
mod thinkers;
pub mod time;
pub mod wire;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use reverie_cluster::Hearing;
use reverie_store::{CannotLock, Failure, FileLock, Holder, Millis, TableId};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::http::about::Metrics;
use crate::node::{Node, heart, mail};
use crate::time::HouseTime;

pub use app::App;
pub use clock::Clock;
pub use config::{Config, Limits, Push};
pub use http::body::knock;
pub use listener::files::raise_open_files;
pub use node::{CannotJoin, House};
pub use push::hosts::PushHost;
pub use reverie_cluster::{BusUrl, Pace};
pub use time::{ManualClock, Time};

/// How long the server waits for what is under way when it is told to stop.
const DRAIN: Duration = Duration::from_secs(5);
/// How often it looks for tables whose clock has run out while nobody was looking.
const SWEEP: Duration = Duration::from_secs(1);

/// How long a table that was woken is left alone.
const WAKE_AGAIN: Duration = Duration::from_secs(10);

/// Why a server could not start.
#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    /// The file that keeps everything could not be opened.
    #[error("{path}: {failure}")]
    Store {
        /// Which file.
        path: String,
        /// Why.
        failure: Failure,
    },
    /// Another server, or a host's command that needs it alone, has the file.
    #[error("{path}: it is held by another program")]
    Held {
        /// Which file.
        path: String,
        /// By whom.
        holder: Holder,
    },
    /// A file is for one server: there is nobody to speak with over a bus.
    #[error("{path}: a bus goes with a database server")]
    BusAndFile {
        /// Which file.
        path: String,
    },
    /// It could not take its place among the other nodes.
    #[error("{path}: {reason}")]
    Join {
        /// Which database.
        path: String,
        /// Why.
        reason: CannotJoin,
    },
    /// The system would not say whose the file is.
    #[error("{path}: {reason}")]
    Lock {
        /// Which file.
        path: String,
        /// Why.
        reason: std::io::Error,
    },
    /// The address is taken or not ours.
    #[error("{address}: {reason}")]
    Address {
        /// Which.
        address: SocketAddr,
        /// Why.
        reason: std::io::Error,
    },
}

/// A server that is listening.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
    /// The data file, where there is one, is ours until the server ends.
    hold: Option<FileLock>,
    /// What other nodes post to this one, where there may be others.
    hearing: Option<Hearing>,
}

impl Server {
    /// Takes the data file, where it is one, opens the store and the address.
    pub async fn open(mut config: Config) -> Result<Self, CannotServe> {
        let path = config.data.to_string();
        if config.house.bus.is_some() && config.data.file().is_some() {
            return Err(CannotServe::BusAndFile { path });
        }
        let broken = |failure| CannotServe::Store { path: path.clone(), failure };
        let hold = config.data.file().map(FileLock::take).transpose().map_err(|cannot| match cannot {
            CannotLock::Held(holder) => CannotServe::Held { path: path.clone(), holder },
            CannotLock::System(reason) => CannotServe::Lock { path: path.clone(), reason },
        })?;
        let store = config.data.open().await.map_err(broken)?;
        let cannot = |reason| CannotServe::Address { address: config.address, reason };
        let listener = TcpListener::bind(config.address).await.map_err(cannot)?;
        let address = listener.local_addr().map_err(cannot)?;
        if let Some(hold) = &hold {
            hold.sign(Some(address)).map_err(|reason| CannotServe::Lock { path: path.clone(), reason })?;
        }
        tracing::info!(%address, data = %config.data, "listening");
        let (node, hearing) = if config.data.file().is_some() {
            (None, None)
        } else {
            let time = match &config.time {
                Time::Manual(_) => None,
                Time::Machine | Time::Astray(_) | Time::House(_) => Some(HouseTime::default()),
            };
            let joined = Node::join(&store, &config.house, address.to_string(), time.clone()).await;
            let (node, hearing) =
                joined.map_err(|reason| CannotServe::Join { path: path.clone(), reason })?;
            config.time = time.map_or(config.time, Time::House);
            (Some(Arc::new(node)), hearing)
        };
        let app = App::new(store, config, node);
        if let Some(push) = &app.push {
            push.learn(&app.store).await.map_err(broken)?;
        }
        Ok(Self { app, listener, address, hold, hearing })
    }

    /// Where it listens, with the port it was given.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is done; then says good-bye to everybody and ends within seconds.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        // While nobody asks yet: the first decision of a bot is then as quick as any other.
        tokio::task::spawn_blocking(reverie_catalog::prepare);
        let (stopping, stopped) = watch::channel(false);
        let metrics = Metrics::install();
        tokio::spawn(sweep(Arc::clone(&self.app), metrics.clone(), stopped.clone()));
        tokio::spawn(archive::keep(Arc::clone(&self.app), stopped.clone()));
        let beating = self.app.node.clone().map(|node| Beating::begin(node, &self.app, self.hearing));
        let router = http::router(Arc::clone(&self.app), stopped.clone(), metrics);
        let app = Arc::clone(&self.app);
        let stop = async move {
            stop.await;
            tracing::info!("stopping: everybody is told, and what is under way is finished");
            let drained = async {
                if let Some(node) = &app.node {
                    heart::leave(node, &app).await;
                }
                app.drain().await;
                // A newer program may have other rules: all that was played can still be looked at then.
                let alone = app.node.is_none();
                while alone && archive::keep_up(&app, app.now()).await == archive::Left::Some {}
            };
            let _ = tokio::time::timeout(DRAIN, drained).await;
            let _ = stopping.send(true);
        };
        tokio::spawn(stop);
        let mut stopped = stopped;
        let (_hold, data) = (self.hold, self.app.config.data.clone());
        let app = Arc::clone(&self.app);
        tokio::select! {
            () = listener::keep(self.app, self.listener, router, stopped.clone()) => {}
            () = async {
                let _ = stopped.wait_for(|stopped| *stopped).await;
                tokio::time::sleep(DRAIN).await;
            } => {}
        }
        if let Some(beating) = beating {
            beating.end(&app).await;
        }
        // Whoever copies the file now has everything.
        let fold = move || data.file().map_or(Ok(()), reverie_store::fold);
        if let Ok(Err(failure)) = tokio::task::spawn_blocking(fold).await {
            tracing::warn!(error = %failure, "what was written last is not in the file itself, but beside it");
        }
        Ok(())
    }
}

/// What a node does beside serving, for as long as it runs.
struct Beating {
    node: Arc<Node>,
    beat: JoinHandle<()>,
    tasks: Vec<JoinHandle<()>>,
}

impl Beating {
    fn begin(node: Arc<Node>, app: &Arc<App>, hearing: Option<Hearing>) -> Self {
        let beat = tokio::spawn(heart::beat(Arc::clone(&node), Arc::clone(app)));
        let mut tasks = vec![tokio::spawn(heart::look(Arc::clone(&node), Arc::clone(app)))];
        let hear = hearing.map(|hearing| mail::hear(Arc::clone(&node), Arc::clone(app), hearing));
        tasks.extend(hear.map(tokio::spawn));
        Self { node, beat, tasks }
    }

    async fn end(self, app: &Arc<App>) {
        // Nothing renews the lease that is given back.
        self.beat.abort();
        heart::retire(&self.node, app).await;
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

/// Clocks run out even where nobody looks.
async fn sweep(app: Arc<App>, metrics: Metrics, mut stopped: watch::Receiver<bool>) {
    let mut woken: HashMap<TableId, Millis> = HashMap::new();
    loop {
        tokio::select! {
            _ = stopped.changed() => return,
            () = app.config.time.pass(SWEEP) => {}
        }
        metrics.fold();
        faults::settle();
        if let Err(failure) = notices::heed(&app).await {
            faults::fault("it could not be seen what was changed beside the server", &failure, None);
        }
        app.bites.catch_up();
        match app.store.tables_due(app.now()).await {
            Ok(due) => {
                // A table that cannot be played on stays due: it is not to fill the log.
                let now = app.now();
                woken.retain(|_, at| now < time::later(*at, WAKE_AGAIN));
                for id in due {
                    if let Entry::Vacant(new) = woken.entry(id) {
                        app.wake(new.key()).await;
                        new.insert(now);
                    }
                }
            }
            Err(failure) => faults::fault("the clocks could not be looked at", &failure, None),
        }
    }
}
