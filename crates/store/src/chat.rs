//! What was said at a table.

use crate::db::values;
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
        self.write((tenure, guest, client, text, now), |db, (tenure, guest, client, text, now)| {
            Box::pin(async move {
                tenure::check(db, tenure).await?;
                let kept = db
                    .find(
                        "INSERT INTO chat (table_id, number, guest, client, text, at)
                         SELECT $1, coalesce(max(number) + 1, 0), $2, $3, $4, $5 FROM chat WHERE table_id = $1
                         ON CONFLICT (table_id, guest, client) DO NOTHING
                         RETURNING number",
                        values![&tenure.table, guest, &client, &text, now],
                    )
                    .await?;
                kept.map(|mut row| row.get(0)).transpose()
            })
        })
        .await
    }

    /// Who has spoken at a table, and when they first did.
    pub async fn speakers(&self, id: TableId) -> Result<Vec<(GuestId, Millis)>, Failure> {
        self.read((id,), |db, (id,)| {
            Box::pin(async move {
                db.list(
                    "SELECT guest, min(at) FROM chat WHERE table_id = $1 GROUP BY guest",
                    values![&id],
                    |mut row| Ok((row.get(0)?, row.get(1)?)),
                )
                .await
            })
        })
        .await
    }

    /// The last so many things said, in order, but for what was said by those who left for good.
    pub async fn chat(&self, id: TableId, most: u32) -> Result<Vec<Said>, Failure> {
        self.read((id, most), |db, (id, most)| {
            Box::pin(async move {
                db.list(
                    "SELECT number, guest, text, at FROM
                     (SELECT * FROM chat WHERE table_id = $1 AND text != '' ORDER BY number DESC LIMIT $2) AS last
                     ORDER BY number",
                    values![&id, most],
                    |mut row| {
                        Ok(Said {
                            number: row.get(0)?,
                            guest: row.get(1)?,
                            text: row.get(2)?,
                            at: row.get(3)?,
                        })
                    },
                )
                .await
            })
        })
        .await
    }
}
