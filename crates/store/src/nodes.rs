//! Nodes: the servers that share this database, each with a lease. A node is alive until its lease ends, by the database's
//! own clock: whatever the clocks of the nodes say.

use std::time::Duration;

use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};

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

/// What time it is, by the database's clock.
pub(crate) fn now(db: &Connection) -> Result<Millis, Failure> {
    Ok(db
        .prepare_cached("SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)")?
        .query_row([], |row| row.get(0).map(Millis))?)
}

pub(crate) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl Store {
    /// A node says that it is alive, and is taken to be for so long; what time it is, by the database's clock.
    pub async fn beat(&self, node: &Node, lease: Duration) -> Result<Millis, Failure> {
        let Node { id, address, version, draining } = node.clone();
        self.write(move |db| {
            let now = now(db)?;
            db.prepare_cached(
                "INSERT INTO nodes (id, address, version, expires, draining) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (id) DO UPDATE SET address = excluded.address, version = excluded.version,
                 expires = excluded.expires, draining = excluded.draining",
            )?
            .execute(params![id.0, address, version, now.0 + millis(lease), draining])?;
            db.prepare_cached("DELETE FROM nodes WHERE expires < $1")?
                .execute([now.0 - millis(FORGOTTEN)])?;
            Ok(now)
        })
        .await
    }

    /// A node leaves: its lease ends at once, and whatever it held may be taken.
    pub async fn retire(&self, node: NodeId) -> Result<(), Failure> {
        self.write(move |db| {
            db.prepare_cached("DELETE FROM nodes WHERE id = $1")?.execute([node.0])?;
            Ok(())
        })
        .await
    }

    /// The nodes whose lease stands, in the order of their names.
    pub async fn nodes(&self) -> Result<Vec<NodeRow>, Failure> {
        self.read(move |db| {
            let mut statement = db.prepare_cached(
                "SELECT id, address, version, draining, expires FROM nodes WHERE expires > $1 ORDER BY id",
            )?;
            let rows = statement.query_map([now(db)?.0], |row| {
                let node = Node {
                    id: NodeId(row.get(0)?),
                    address: row.get(1)?,
                    version: row.get(2)?,
                    draining: row.get(3)?,
                };
                Ok(NodeRow { node, expires: Millis(row.get(4)?) })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }
}
