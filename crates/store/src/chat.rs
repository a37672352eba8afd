//! What was said at a table.

use rusqlite::{OptionalExtension, params};

use crate::{Failure, GuestId, Millis, Store, TableId, Tenure, tenure};

/// Something said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// Its number at this table, from 0.
    pub number: u32,
    /// Who said it.
    pub guest: GuestId,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}

impl Store {
    /// Keeps what was said, and gives its number; none for a resend with the same id, which is kept once.
    pub async fn say(
        &self,
        tenure: Tenure,
        guest: GuestId,
        client: String,
        text: String,
        now: Millis,
    ) -> Result<Option<u32>, Failure> {
        self.write(move |db| {
            tenure::check(db, &tenure)?;
            Ok(db
                .prepare_cached(
                    "INSERT INTO chat (table_id, number, guest, client, text, at)
                     SELECT ?1, coalesce(max(number) + 1, 0), ?2, ?3, ?4, ?5 FROM chat WHERE table_id = ?1
                     ON CONFLICT (table_id, guest, client) DO NOTHING
                     RETURNING number",
                )?
                .query_row(params![tenure.table.0, guest.0, client, text, now.0], |row| row.get(0))
                .optional()?)
        })
        .await
    }

    /// Who has spoken at a table, and when they first did.
    pub async fn speakers(&self, id: TableId) -> Result<Vec<(GuestId, Millis)>, Failure> {
        self.read(move |db| {
            let mut statement =
                db.prepare_cached("SELECT guest, min(at) FROM chat WHERE table_id = ? GROUP BY guest")?;
            let rows = statement.query_map([&id.0], |row| Ok((GuestId(row.get(0)?), Millis(row.get(1)?))))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// The last so many things said, in order, but for what was said by those who left for good.
    pub async fn chat(&self, id: TableId, most: u32) -> Result<Vec<Said>, Failure> {
        self.read(move |db| {
            let mut statement = db.prepare_cached(
                "SELECT number, guest, text, at FROM
                 (SELECT * FROM chat WHERE table_id = ? AND text != '' ORDER BY number DESC LIMIT ?) ORDER BY number",
            )?;
            let rows = statement.query_map(params![id.0, most], |row| {
                Ok(Said {
                    number: row.get(0)?,
                    guest: GuestId(row.get(1)?),
                    text: row.get(2)?,
                    at: Millis(row.get(3)?),
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }
}
