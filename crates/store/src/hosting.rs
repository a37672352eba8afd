//! What whoever runs the server does to tables: lists them, closes one, takes one down and puts it back. A running server
//! is left a notice.

use serde::Serialize;

use crate::db::{Db, values};
use crate::notices::{self, Notice};
use crate::tables::touch;
use crate::{Failure, GuestId, Millis, Store, TableId};

/// A table in a list: what can be said of it without reading its game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Glance {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// By which rules.
    pub rules: i64,
    /// Where it stands, as it is written.
    pub phase: String,
    /// Whether it is taken down.
    pub hidden: bool,
    /// When something last changed.
    pub changed: Millis,
    /// How many entries are stored.
    pub entries: u32,
    /// Who sits there, in the order of their seats.
    pub seats: Vec<Sits>,
}

/// Who sits on a seat; nobody and nothing where it is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Sits {
    /// The guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guest: Option<GuestId>,
    /// Their name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

async fn sits(db: &Db, id: &TableId) -> Result<Vec<Sits>, Failure> {
    db.list(
        "SELECT guest, name, bot FROM seats LEFT JOIN guests ON guests.id = guest WHERE table_id = $1 ORDER BY seat",
        values![id],
        |mut row| Ok(Sits { guest: row.get(0)?, name: row.get(1)?, bot: row.get(2)? }),
    )
    .await
}

impl Store {
    /// All tables, the last changed first; or only lobbies and games under way at which something has happened since.
    pub async fn glance(&self, busy_since: Option<Millis>) -> Result<Vec<Glance>, Failure> {
        self.read((busy_since,), |db, (busy_since,)| Box::pin(async move {
            let mut tables = db
                .list(
                    "SELECT id, game, rules, phase, hidden, changed, length FROM tables
                     WHERE CAST($1 AS BIGINT) IS NULL
                     OR (phase IN ('lobby', 'play') AND changed >= CAST($1 AS BIGINT)) ORDER BY changed DESC, id",
                    values![busy_since],
                    |mut row| {
                        Ok(Glance {
                            id: row.get(0)?,
                            game: row.get(1)?,
                            rules: row.get(2)?,
                            phase: row.get(3)?,
                            hidden: row.get(4)?,
                            changed: row.get(5)?,
                            entries: row.get(6)?,
                            seats: Vec::new(),
                        })
                    },
                )
                .await?;
            for table in &mut tables {
                table.seats = sits(db, &table.id).await?;
            }
            Ok(tables)
        }))
        .await
    }

    /// Closes a table, whoever opened it. [`Failure::Missing`] if there is none, [`Failure::Taken`] if its game is over or
    /// it is closed already.
    pub async fn close_table(&self, id: TableId, now: Millis) -> Result<(), Failure> {
        self.write((id, now), |db, (id, now)| {
            Box::pin(async move {
                touch(db, &id.clone().into(), *now).await?;
                let closed = db
                    .execute(
                        "UPDATE tables SET phase = 'closed', deadline = NULL
                         WHERE id = $1 AND phase NOT IN ('over', 'closed')",
                        values![&id],
                    )
                    .await?;
                if closed == 0 {
                    return Err(Failure::Taken);
                }
                db.execute("DELETE FROM links WHERE table_id = $1", values![&id]).await?;
                notices::put_up(db, &Notice::Table(id.clone())).await
            })
        })
        .await
    }

    /// Takes a table down, or puts it back. [`Failure::Missing`] if there is none, [`Failure::Taken`] if it is as asked
    /// already.
    pub async fn hide_table(&self, id: TableId, hidden: bool) -> Result<(), Failure> {
        self.write((id, hidden), |db, (id, hidden)| {
            Box::pin(async move {
                db.row("SELECT 1 FROM tables WHERE id = $1", values![&id]).await?;
                let changed = db
                    .execute(
                        "UPDATE tables SET hidden = $1 WHERE id = $2 AND hidden != $1",
                        values![hidden, &id],
                    )
                    .await?;
                if changed == 0 {
                    return Err(Failure::Taken);
                }
                notices::put_up(db, &Notice::Table(id.clone())).await
            })
        })
        .await
    }

    /// Throws the server's own keys away, and with them the browsers that trust no other; how many those were.
    pub async fn rotate_keys(&self) -> Result<usize, Failure> {
        self.write((), |db, ()| {
            Box::pin(async move {
                db.execute("DELETE FROM own_keys", values![]).await?;
                let browsers = db.execute("DELETE FROM subscriptions", values![]).await?;
                notices::put_up(db, &Notice::Keys).await?;
                Ok(usize::try_from(browsers).unwrap_or(usize::MAX))
            })
        })
        .await
    }
}
