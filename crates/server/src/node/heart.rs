//! Leases, signs of life, leaving.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use reverie_cluster::Lost;
use reverie_store::{Failure, NodeId, Store};
use tokio::time::MissedTickBehavior;

use super::crossing::News;
use super::{Node, lock};
use crate::app::App;
use crate::faults::fault;

/// How often a node looks at its lease and at the others, of a beat.
const LOOKS: u32 = 10;

impl Node {
    /// Renews the lease, sets the time by the database's clock, and learns who else is there.
    pub(super) async fn beat(&self, store: &Store) -> Result<Vec<Lost>, Failure> {
        let pace = self.holder().pace();
        let own = reverie_store::Node {
            id: self.me.clone(),
            address: self.address.clone(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            draining: self.holder().is_leaving(),
        };
        let asked = self.moment();
        let now = tokio::time::timeout(pace.lease, store.beat(&own, pace.lease));
        let now = now.await.map_err(|_| Failure::Database("no answer in time".to_owned()))??;
        if let Some(time) = &self.time {
            time.heard(now, self.moment().since(asked));
        }
        let lost = self.holder().beaten(asked, self.moment());
        let nodes = store.nodes().await?;
        let first = nodes.iter().find(|row| !row.node.draining).is_none_or(|row| row.node.id == self.me);
        self.first.store(first, Ordering::Relaxed);
        let others: Vec<NodeId> =
            nodes.into_iter().map(|row| row.node.id).filter(|id| *id != self.me).collect();
        *lock(&self.others) = others;
        Ok(lost)
    }

    /// Tables are held no longer: their tasks look, and end.
    fn let_go(&self, app: &Arc<App>, lost: &[Lost]) {
        if lost.is_empty() {
            return;
        }
        tracing::warn!(node = %self.me, tables = lost.len(), "the lease has run out: all tables are let go of");
        for Lost { table, .. } in lost {
            app.nudge(table);
        }
    }

    fn measure(&self) {
        let figure = |count: usize| u32::try_from(count).map_or(f64::MAX, f64::from);
        let (held, stands) = {
            let holder = self.holder();
            (holder.held(), holder.stands(self.moment()))
        };
        metrics::gauge!("reverie_node_lease").set(f64::from(u8::from(stands)));
        let bus = self.bus.as_ref().is_some_and(reverie_cluster::Bus::is_connected);
        metrics::gauge!("reverie_node_bus").set(f64::from(u8::from(bus)));
        metrics::gauge!("reverie_node_others").set(figure(self.others().len()));
        metrics::gauge!("reverie_node_tables").set(figure(held));
        metrics::gauge!("reverie_node_lines", "whose" => "ours").set(figure(self.lines.count()));
        metrics::gauge!("reverie_node_lines", "whose" => "theirs").set(figure(self.theirs.tidy()));
    }
}

/// Renews the lease for as long as the program runs.
pub(crate) async fn beat(node: Arc<Node>, app: Arc<App>) {
    let mut beats = tokio::time::interval(node.holder().pace().beat);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        beats.tick().await;
        match node.beat(&app.store).await {
            Ok(lost) => node.let_go(&app, &lost),
            Err(failure) => fault("this node could not renew its lease", &failure, None),
        }
        node.measure();
    }
}

/// Looks whether the lease still stands and the others still speak, and says that this node is there.
pub(crate) async fn look(node: Arc<Node>, app: Arc<App>) {
    let beat: Duration = node.holder().pace().beat;
    let mut looks = tokio::time::interval(beat / LOOKS);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for count in 0_u32.. {
        looks.tick().await;
        let lost = node.holder().look(node.moment());
        node.let_go(&app, &lost);
        let silent = node.holder().silent(node.moment());
        for other in silent {
            tracing::warn!(%other, "another node is silent: lines to it are laid anew");
            node.breaks(&app, &other);
        }
        if count % (LOOKS / 2) == 0
            && let Some(bus) = &node.bus
        {
            for other in node.others() {
                bus.pulse(&other);
            }
        }
    }
}

/// This node takes no more tables. The others learn it at once.
pub(crate) async fn leave(node: &Arc<Node>, app: &Arc<App>) {
    let held = node.holder().leave().len();
    tracing::info!(node = %node.me, tables = held, "leaving the house");
    if let Err(failure) = node.beat(&app.store).await {
        fault("the others could not be told that this node leaves", &failure, None);
    }
}

/// So much longer a node that has left hears what is asked of it, to say that it holds nothing any more.
const LAST_WORDS: Duration = Duration::from_millis(250);

/// This node has left: the store knows it, the others hear it, and whoever asks it meanwhile is answered.
pub(crate) async fn retire(node: &Arc<Node>, app: &Arc<App>) {
    if let Err(failure) = app.store.retire(node.me.clone()).await {
        fault("this node could not give its lease back", &failure, None);
    }
    if node.bus.is_some() && !node.others().is_empty() {
        node.tell_all(&News::Left);
        tokio::time::sleep(LAST_WORDS).await;
    }
}
