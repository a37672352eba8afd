//! Who holds a table: one node at a time, and nobody writes to it who does not. Each claim has a greater fence than the one
//! before, and whoever writes as a holder names theirs: a node that was taken to be dead, and was not, is refused.

use rusqlite::{Connection, OptionalExtension, params};
use serde::{Deserialize, Serialize};

use crate::{Failure, Millis, NodeId, Store, TableId, nodes};

/// The number of a claim: the next has a greater one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fence(pub i64);

/// A table as its holder writes to it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Tenure {
    /// Which.
    pub table: TableId,
    /// By which claim. None where there is one server only: nothing is claimed then, and nothing checked.
    pub fence: Option<Fence>,
}

impl From<TableId> for Tenure {
    fn from(table: TableId) -> Self {
        Self { table, fence: None }
    }
}

/// What became of a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// The table is held by whoever asked, by this fence.
    Held(Fence),
    /// Somebody else holds it, and their lease stands.
    Elsewhere(NodeId),
}

impl Store {
    /// A node takes a table that nobody holds, whose holder's lease has run out, or that it held itself, with a new fence
    /// in any case. [`Failure::Missing`] if there is no such table.
    pub async fn claim(&self, table: TableId, node: NodeId) -> Result<Claim, Failure> {
        self.write(move |db| {
            let holder: Option<String> = db
                .prepare_cached("SELECT holder FROM tables WHERE id = $1")?
                .query_row([&table.0], |row| row.get(0))?;
            if let Some(holder) = holder.map(NodeId)
                && holder != node
                && stands(db, &holder)?
            {
                return Ok(Claim::Elsewhere(holder));
            }
            let fence = db
                .prepare_cached(
                    "UPDATE tables SET holder = $1, fence = fence + 1 WHERE id = $2 RETURNING fence",
                )?
                .query_row(params![node.0, table.0], |row| row.get(0))?;
            Ok(Claim::Held(Fence(fence)))
        })
        .await
    }

    /// Who holds a table with a lease that stands. [`Failure::Missing`] if there is no such table.
    pub async fn holder(&self, table: TableId) -> Result<Option<NodeId>, Failure> {
        self.read(move |db| {
            let holder: Option<String> = db
                .prepare_cached("SELECT holder FROM tables WHERE id = $1")?
                .query_row([&table.0], |row| row.get(0))?;
            let Some(holder) = holder.map(NodeId) else { return Ok(None) };
            Ok(stands(db, &holder)?.then_some(holder))
        })
        .await
    }

    /// A node lets go of a table: whoever asks next has it. Nothing happens if somebody has claimed it since.
    pub async fn release(&self, tenure: Tenure, node: NodeId) -> Result<(), Failure> {
        self.write(move |db| {
            db.prepare_cached(
                "UPDATE tables SET holder = NULL
                 WHERE id = $1 AND holder = $2 AND fence = coalesce(CAST($3 AS BIGINT), fence)",
            )?
            .execute(params![tenure.table.0, node.0, tenure.fence.map(|fence| fence.0)])?;
            Ok(())
        })
        .await
    }
}

fn stands(db: &Connection, node: &NodeId) -> Result<bool, Failure> {
    let expires: Option<i64> = db
        .prepare_cached("SELECT expires FROM nodes WHERE id = $1")?
        .query_row([&node.0], |row| row.get(0))
        .optional()?;
    let now = nodes::now(db)?;
    Ok(expires.is_some_and(|expires| Millis(expires) > now))
}

/// Whether the table is still this holder's. [`Failure::Fenced`] if somebody has claimed it since, [`Failure::Missing`] if
/// it is gone.
pub(crate) fn check(db: &Connection, tenure: &Tenure) -> Result<(), Failure> {
    let fence = db
        .prepare_cached("SELECT fence FROM tables WHERE id = $1")?
        .query_row([&tenure.table.0], |row| row.get(0).map(Fence))?;
    match tenure.fence {
        Some(ours) if ours != fence => Err(Failure::Fenced),
        _ => Ok(()),
    }
}
