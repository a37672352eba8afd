//! What was changed in the file beside a running server. The server looks once a second, sees to it, and takes the notice
//! down; where none was running, the next one does.

use std::time::Duration;

use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};

use crate::{Failure, GuestId, Store, TableId, nodes};

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
pub(crate) fn put_up(db: &Connection, notice: &Notice) -> Result<(), Failure> {
    let body = serde_json::to_string(notice).map_err(|error| Failure::Database(error.to_string()))?;
    let now = nodes::now(db)?;
    db.prepare_cached("INSERT INTO notices (body, at) VALUES (?, ?)")?.execute(params![body, now.0])?;
    Ok(())
}

impl Store {
    /// The notices that are up with a greater number than this one, oldest first. One that says nothing to this program is
    /// left out.
    pub async fn notices(&self, after: i64) -> Result<Vec<(i64, Notice)>, Failure> {
        self.read(move |db| {
            let mut statement = db.prepare_cached("SELECT id, body FROM notices WHERE id > ? ORDER BY id")?;
            let rows = statement.query_map([after], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
            let rows: Vec<(i64, String)> = rows.collect::<Result<_, _>>()?;
            Ok(rows
                .into_iter()
                .filter_map(|(id, body)| Some((id, serde_json::from_str(&body).ok()?)))
                .collect())
        })
        .await
    }

    /// The number of the last notice that was ever put up, for a server that has just started and has seen nothing yet that
    /// it would have to look at anew.
    pub async fn last_notice(&self) -> Result<i64, Failure> {
        self.read(|db| {
            Ok(db
                .prepare_cached("SELECT coalesce(max(id), 0) FROM notices")?
                .query_row([], |row| row.get(0))?)
        })
        .await
    }

    /// Takes the notices down that have been up for so long, by the database's clock: where there are many servers, each
    /// has had the time to see to them.
    pub async fn take_down_notices_older(&self, than: Duration) -> Result<(), Failure> {
        self.write(move |db| {
            let since = nodes::now(db)?.0 - nodes::millis(than);
            db.prepare_cached("DELETE FROM notices WHERE at < ?")?.execute([since])?;
            Ok(())
        })
        .await
    }

    /// Takes the notices down that have been seen to, up to this number: for the only server there is.
    pub async fn take_down_notices(&self, up_to: i64) -> Result<(), Failure> {
        self.write(move |db| {
            db.prepare_cached("DELETE FROM notices WHERE id <= ?")?.execute([up_to])?;
            Ok(())
        })
        .await
    }
}
