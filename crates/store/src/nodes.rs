//! Nodes: the servers that share this database, each with a lease. A node is alive until its lease ends, by the database's
//! own clock: whatever the clocks of the nodes say.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::db::values;
use crate::{Failure, Millis, Store};

/// The name of a node: drawn anew whenever a server starts.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub String);

impl std::fmt::Display for NodeId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A node, as it says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// Its name.
    pub id: NodeId,
    /// Where people reach it, for whoever looks after the house.
    pub address: String,
    /// The version of its program.
    pub version: String,
    /// Whether it is leaving: it takes no more tables.
    pub draining: bool,
}

/// A node as stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NodeRow {
    /// Which.
    #[serde(flatten)]
    pub node: Node,
    /// Until when it is taken to be alive, by the database's clock.
    pub expires: Millis,
}

/// Nodes that have not been heard of for so long are forgotten.
const FORGOTTEN: Duration = Duration::from_secs(60 * 60);

/// However short a lease is, a server is given so long to write it down.
const AT_LEAST: Duration = Duration::from_secs(1);

pub(crate) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl Store {
    /// A node says that it is alive, and is taken to be for so long; what time it is, by the database's clock.
    pub async fn beat(&self, node: &Node, lease: Duration) -> Result<Millis, Failure> {
        let patience = lease.max(AT_LEAST);
        self.write_soon((node.clone(), lease), patience, |db, (node, lease)| {
            Box::pin(async move {
                let Node { id, address, version, draining } = node;
                let now = db.now().await?;
                let expires = Millis(now.0.saturating_add(millis(*lease)));
                db.execute(
                    "INSERT INTO nodes (id, address, version, expires, draining) VALUES ($1, $2, $3, $4, $5)
                     ON CONFLICT (id) DO UPDATE SET address = excluded.address, version = excluded.version,
                     expires = excluded.expires, draining = excluded.draining",
                    values![id, address, version, expires, draining],
                )
                .await?;
                let since = Millis(now.0 - millis(FORGOTTEN));
                db.execute("DELETE FROM nodes WHERE expires < $1", values![since]).await?;
                Ok(now)
            })
        })
        .await
    }

    /// A node leaves: its lease ends at once, and whatever it held may be taken.
    pub async fn retire(&self, node: NodeId) -> Result<(), Failure> {
        self.write((node,), |db, (node,)| {
            Box::pin(async move {
                db.execute("DELETE FROM nodes WHERE id = $1", values![&node]).await?;
                Ok(())
            })
        })
        .await
    }

    /// The nodes whose lease stands, in the order of their names.
    pub async fn nodes(&self) -> Result<Vec<NodeRow>, Failure> {
        self.read((), |db, ()| {
            Box::pin(async move {
                db.list(
                "SELECT id, address, version, draining, expires FROM nodes WHERE expires > $1 ORDER BY id",
                values![db.now().await?],
                |mut row| {
                    let (id, address) = (row.get(0)?, row.get(1)?);
                    let node = Node { id, address, version: row.get(2)?, draining: row.get(3)? };
                    Ok(NodeRow { node, expires: row.get(4)? })
                },
            )
            .await
            })
        })
        .await
    }
}
