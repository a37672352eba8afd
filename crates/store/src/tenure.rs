//! Who holds a table: one node at a time, and nobody writes to it who does not. Each claim has a greater fence than the one
//! before, and whoever writes as a holder names theirs: a node that was taken to be dead, and was not, is refused.

use serde::{Deserialize, Serialize};

use crate::db::{Db, values};
use crate::{Failure, Millis, NodeId, Store, TableId};

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
        self.write((table, node), |db, (table, node)| {
            Box::pin(async move {
                let mut row =
                    db.row_alone("SELECT holder FROM tables WHERE id = $1", values![&table]).await?;
                if let Some(holder) = row.get::<Option<NodeId>>(0)?
                    && holder != *node
                    && stands(db, &holder).await?
                {
                    return Ok(Claim::Elsewhere(holder));
                }
                let mut row = db
                    .row(
                        "UPDATE tables SET holder = $1, fence = fence + 1 WHERE id = $2 RETURNING fence",
                        values![&node, &table],
                    )
                    .await?;
                row.get(0).map(Claim::Held)
            })
        })
        .await
    }

    /// Who holds a table with a lease that stands. [`Failure::Missing`] if there is no such table.
    pub async fn holder(&self, table: TableId) -> Result<Option<NodeId>, Failure> {
        self.read((table,), |db, (table,)| {
            Box::pin(async move {
                let mut row = db.row("SELECT holder FROM tables WHERE id = $1", values![&table]).await?;
                let Some(holder) = row.get::<Option<NodeId>>(0)? else { return Ok(None) };
                Ok(stands(db, &holder).await?.then_some(holder))
            })
        })
        .await
    }

    /// A node lets go of a table: whoever asks next has it. Nothing happens if somebody has claimed it since.
    pub async fn release(&self, tenure: Tenure, node: NodeId) -> Result<(), Failure> {
        self.write((tenure, node), |db, (tenure, node)| {
            Box::pin(async move {
                db.execute(
                    "UPDATE tables SET holder = NULL
                     WHERE id = $1 AND holder = $2 AND fence = coalesce(CAST($3 AS BIGINT), fence)",
                    values![&tenure.table, &node, tenure.fence],
                )
                .await?;
                Ok(())
            })
        })
        .await
    }
}

async fn stands(db: &Db, node: &NodeId) -> Result<bool, Failure> {
    let Some(mut row) = db.find("SELECT expires FROM nodes WHERE id = $1", values![node]).await? else {
        return Ok(false);
    };
    Ok(row.get::<Millis>(0)? > db.now().await?)
}

/// Whether the table is still this holder's, which nobody can change before the call is done. [`Failure::Fenced`] if
/// somebody has claimed it since, [`Failure::Missing`] if it is gone.
pub(crate) async fn check(db: &Db, tenure: &Tenure) -> Result<(), Failure> {
    let mut row = db.row_alone("SELECT fence FROM tables WHERE id = $1", values![&tenure.table]).await?;
    match tenure.fence {
        Some(ours) if ours != row.get(0)? => Err(Failure::Fenced),
        _ => Ok(()),
    }
}
