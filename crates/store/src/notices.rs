//! What was changed in the file beside a running server. The server looks once a second, sees to it, and takes the notice
//! down; where none was running, the next one does.

use rusqlite::Connection;
use serde::{Deserialize, Serialize};

use crate::{Failure, GuestId, Store, TableId};

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
    db.prepare_cached("INSERT INTO notices (body) VALUES (?)")?.execute([body])?;
    Ok(())
}

impl Store {
    /// The notices that are up, oldest first, each with its number. One that says nothing to this program is left out.
    pub async fn notices(&self) -> Result<Vec<(i64, Notice)>, Failure> {
        self.read(|db| {
            let mut statement = db.prepare_cached("SELECT id, body FROM notices ORDER BY id")?;
            let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))?;
            let rows: Vec<(i64, String)> = rows.collect::<Result<_, _>>()?;
            Ok(rows
                .into_iter()
                .filter_map(|(id, body)| Some((id, serde_json::from_str(&body).ok()?)))
                .collect())
        })
        .await
    }

    /// Takes the notices down that have been seen to, up to this number.
    pub async fn take_down_notices(&self, up_to: i64) -> Result<(), Failure> {
        self.write(move |db| {
            db.prepare_cached("DELETE FROM notices WHERE id <= ?")?.execute([up_to])?;
            Ok(())
        })
        .await
    }
}
