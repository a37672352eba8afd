//! What was changed in the file beside a running server. The server looks once a second, sees to it, and takes the notice
//! down; where none was running, the next one does.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::db::{Db, values};
use crate::{Failure, GuestId, Millis, Store, TableId, nodes};

/// What is to be looked at anew.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Notice {
    /// A table: closed, taken down, put back, or gone.
    Table(TableId),
    /// A guest, who has left for good.
    Guest(GuestId),
    /// The server's own keys: they were thrown away.
    Keys,
}

/// Puts a notice up, together with what it is about.
pub(crate) async fn put_up(db: &Db, notice: &Notice) -> Result<(), Failure> {
    let body = serde_json::to_string(notice).map_err(|error| Failure::Database(error.to_string()))?;
    // One at a time: whoever has seen a number has seen all lesser ones.
    db.row_alone("SELECT beat FROM pulse", values![]).await?;
    let now = db.now().await?;
    db.execute("INSERT INTO notices (body, at) VALUES ($1, $2)", values![&body, now]).await?;
    Ok(())
}

impl Store {
    /// The notices that are up with a greater number than this one, oldest first. One that says nothing to this program is
    /// left out.
    pub async fn notices(&self, after: i64) -> Result<Vec<(i64, Notice)>, Failure> {
        self.read((after,), |db, (after,)| {
            Box::pin(async move {
                let rows = db
                    .list(
                        "SELECT id, body FROM notices WHERE id > $1 ORDER BY id",
                        values![after],
                        |mut row| Ok((row.get(0)?, row.get::<String>(1)?)),
                    )
                    .await?;
                Ok(rows
                    .into_iter()
                    .filter_map(|(id, body)| Some((id, serde_json::from_str(&body).ok()?)))
                    .collect())
            })
        })
        .await
    }

    /// The number of the last notice that is up, for a server that has just started and has read nothing yet that it would
    /// have to look at anew.
    pub async fn last_notice(&self) -> Result<i64, Failure> {
        self.read((), |db, ()| {
            Box::pin(
                async move { db.row("SELECT coalesce(max(id), 0) FROM notices", values![]).await?.get(0) },
            )
        })
        .await
    }

    /// Takes the notices down that have been up for so long, by the database's clock: where there are many servers, each
    /// has had the time to see to them.
    pub async fn take_down_notices_older(&self, than: Duration) -> Result<(), Failure> {
        self.write((than,), |db, (than,)| {
            Box::pin(async move {
                let since = Millis(db.now().await?.0 - nodes::millis(*than));
                db.execute("DELETE FROM notices WHERE at < $1", values![since]).await?;
                Ok(())
            })
        })
        .await
    }

    /// Takes the notices down that have been seen to, up to this number: for the only server there is.
    pub async fn take_down_notices(&self, up_to: i64) -> Result<(), Failure> {
        self.write((up_to,), |db, (up_to,)| {
            Box::pin(async move {
                db.execute("DELETE FROM notices WHERE id <= $1", values![up_to]).await?;
                Ok(())
            })
        })
        .await
    }
}
