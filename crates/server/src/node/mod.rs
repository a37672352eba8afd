//! This server as one node of a house of many: who holds which table, and what goes between the nodes.
//!
//! | room | what it is for |
//! |---|---|
//! | here | what a node keeps |
//! | [`ask`] | what is asked of a table goes to whoever holds it |
//! | [`crossing`] | what is asked and answered, as it goes over the bus |
//! | [`far`] | people at one node, at a table of another |
//! | [`heart`] | leases, signs of life, leaving |
//! | [`mail`] | what other nodes post to this one |
//!
//! A table is a task on one node, its holder; the store keeps who that is. Everything here may be lost at any time: it is mended from the
//! store. With one server on a file there is no node, and nothing of this is asked.

pub(crate) mod ask;
pub(crate) mod crossing;
pub(crate) mod far;
pub(crate) mod heart;
pub(crate) mod mail;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use bytes::Bytes;
use reverie_cluster::post::{CallNo, Item};
use reverie_cluster::{Bus, BusUrl, CannotConnect, Holder, Moment, Pace};
use reverie_store::{Failure, Fence, NodeId, Store, TableId};
use tokio::sync::oneshot;

use crate::time::HouseTime;
use far::{Lines, Theirs};

/// How a server is one node of many.
#[derive(Debug, Clone, Default)]
pub struct House {
    /// The bus that carries what is told and asked between nodes; without one there may be one node only.
    pub bus: Option<BusUrl>,
    /// What this node is called in logs.
    pub name: Option<String>,
    /// How fast it is.
    pub pace: Pace,
}

/// This server as a node.
#[derive(Debug)]
pub(crate) struct Node {
    me: NodeId,
    address: String,
    began: Instant,
    holder: Mutex<Holder>,
    pub(crate) bus: Option<Bus>,
    /// Our people's lines to tables elsewhere.
    lines: Lines,
    /// Other nodes' people at tables here.
    theirs: Theirs,
    /// What was asked of other nodes.
    calls: Mutex<HashMap<CallNo, (NodeId, oneshot::Sender<Bytes>)>>,
    next: AtomicU64,
    others: Mutex<Vec<NodeId>>,
    /// Whether this node does what only one has to.
    first: AtomicBool,
    /// The last notice that was seen to.
    pub(crate) notices: AtomicI64,
    time: Option<HouseTime>,
}

/// Why a server could not join its house.
#[derive(Debug, thiserror::Error)]
pub enum CannotJoin {
    /// The database does not say.
    #[error("{0}")]
    Store(#[from] Failure),
    /// The bus could not be reached.
    #[error("{0}")]
    Bus(#[from] CannotConnect),
    /// Another node is there, and this one has no bus to speak with it.
    #[error("node {0} uses this database, too")]
    Alone(NodeId),
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Node {
    /// Takes its place in the house: it has a lease, and hears what is posted to it.
    pub(crate) async fn join(
        store: &Store,
        house: &House,
        address: String,
        time: Option<HouseTime>,
    ) -> Result<(Self, Option<reverie_cluster::Hearing>), CannotJoin> {
        let me = drawn(house.name.as_deref())?;
        if house.bus.is_none()
            && let Some(other) = store.nodes().await?.into_iter().next()
        {
            return Err(CannotJoin::Alone(other.node.id));
        }
        let (bus, hearing) = match &house.bus {
            None => (None, None),
            Some(url) => {
                let own = drawn(None)?.0.into_bytes();
                let house = String::from_utf8_lossy(&store.own_key("house", own).await?).into_owned();
                let (bus, hearing) = Bus::connect(url, &house, me.clone()).await?;
                (Some(bus), Some(hearing))
            }
        };
        let node = Self {
            me,
            address,
            began: Instant::now(),
            holder: Mutex::new(Holder::new(house.pace)),
            bus,
            lines: Lines::default(),
            theirs: Theirs::default(),
            calls: Mutex::default(),
            next: AtomicU64::new(1),
            others: Mutex::default(),
            first: AtomicBool::new(false),
            notices: AtomicI64::new(store.last_notice().await?),
            time,
        };
        node.beat(store).await?;
        tracing::info!(node = %node.me, bus = house.bus.as_ref().map(tracing::field::display), "joined the house");
        Ok((node, hearing))
    }

    fn holder(&self) -> MutexGuard<'_, Holder> {
        lock(&self.holder)
    }

    /// What its own clock says, which only ever goes forward.
    fn moment(&self) -> Moment {
        Moment(self.began.elapsed())
    }

    fn number(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether a table is held here, by this fence, with a lease that stands.
    pub(crate) fn holds(&self, table: &TableId, fence: Fence) -> bool {
        self.holder().fence(table, self.moment()) == Some(fence)
    }

    /// Whether it could answer just now: it has its lease, and the bus is there.
    pub(crate) fn is_well(&self) -> bool {
        self.holder().stands(self.moment()) && self.bus.as_ref().is_none_or(Bus::is_connected)
    }

    /// Whether this node does what only one of all has to.
    pub(crate) fn is_first(&self) -> bool {
        self.first.load(Ordering::Relaxed)
    }

    /// Posts something to another node.
    fn post(&self, to: &NodeId, item: Item) -> bool {
        self.bus.as_ref().is_some_and(|bus| bus.post(to, item).is_ok())
    }

    fn others(&self) -> Vec<NodeId> {
        lock(&self.others).clone()
    }
}

/// A name of a node: drawn anew at each start.
fn drawn(name: Option<&str>) -> Result<NodeId, Failure> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|why| Failure::Database(why.to_string()))?;
    let drawn = format!("{:016x}", u64::from_be_bytes(bytes));
    let fits = |letter: &char| letter.is_ascii_alphanumeric() || *letter == '-';
    let name: String = name.unwrap_or_default().chars().filter(fits).take(40).collect();
    Ok(NodeId(if name.is_empty() { drawn } else { format!("{name}-{drawn}") }))
}
