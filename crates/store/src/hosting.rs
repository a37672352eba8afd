//! What whoever runs the server does to tables: lists them, closes one, takes one down and puts it back. A running server
//! is left a notice.

use rusqlite::{Connection, OptionalExtension, params};
use serde::Serialize;

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

fn sits(db: &Connection, id: &TableId) -> Result<Vec<Sits>, Failure> {
    let mut statement = db.prepare_cached(
        "SELECT guest, name, bot FROM seats LEFT JOIN guests ON guests.id = guest WHERE table_id = ? ORDER BY seat",
    )?;
    let rows = statement.query_map([&id.0], |row| {
        Ok(Sits { guest: row.get::<_, Option<i64>>(0)?.map(GuestId), name: row.get(1)?, bot: row.get(2)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

impl Store {
    /// All tables, the last changed first; or only lobbies and games under way at which something has happened since.
    pub async fn glance(&self, busy_since: Option<Millis>) -> Result<Vec<Glance>, Failure> {
        self.read(move |db| {
            let mut statement = db.prepare_cached(
                "SELECT id, game, rules, phase, hidden, changed, length FROM tables
                 WHERE ?1 IS NULL OR (phase IN ('lobby', 'play') AND changed >= ?1) ORDER BY changed DESC, id",
            )?;
            let rows = statement.query_map([busy_since.map(|since| since.0)], |row| {
                Ok(Glance {
                    id: TableId(row.get(0)?),
                    game: row.get(1)?,
                    rules: row.get(2)?,
                    phase: row.get(3)?,
                    hidden: row.get(4)?,
                    changed: Millis(row.get(5)?),
                    entries: row.get(6)?,
                    seats: Vec::new(),
                })
            })?;
            let mut tables: Vec<Glance> = rows.collect::<Result<_, _>>()?;
            for table in &mut tables {
                table.seats = sits(db, &table.id)?;
            }
            Ok(tables)
        })
        .await
    }

    /// Closes a table, whoever opened it. [`Failure::Missing`] if there is none, [`Failure::Taken`] if its game is over or
    /// it is closed already.
    pub async fn close_table(&self, id: TableId, now: Millis) -> Result<(), Failure> {
        self.write(move |db| {
            exists(db, &id)?;
            let closed = db
                .prepare_cached(
                    "UPDATE tables SET phase = 'closed', deadline = NULL
                     WHERE id = ? AND phase NOT IN ('over', 'closed')",
                )?
                .execute([&id.0])?;
            if closed == 0 {
                return Err(Failure::Taken);
            }
            db.prepare_cached("DELETE FROM links WHERE table_id = ?")?.execute([&id.0])?;
            touch(db, &id.clone().into(), now)?;
            notices::put_up(db, &Notice::Table(id))
        })
        .await
    }

    /// Takes a table down, or puts it back. [`Failure::Missing`] if there is none, [`Failure::Taken`] if it is as asked
    /// already.
    pub async fn hide_table(&self, id: TableId, hidden: bool) -> Result<(), Failure> {
        self.write(move |db| {
            exists(db, &id)?;
            let changed = db
                .prepare_cached("UPDATE tables SET hidden = ?1 WHERE id = ?2 AND hidden != ?1")?
                .execute(params![hidden, id.0])?;
            if changed == 0 {
                return Err(Failure::Taken);
            }
            notices::put_up(db, &Notice::Table(id))
        })
        .await
    }

    /// Throws the server's own keys away, and with them the browsers that trust no other; how many those were.
    pub async fn rotate_keys(&self) -> Result<usize, Failure> {
        self.write(|db| {
            db.prepare_cached("DELETE FROM own_keys")?.execute([])?;
            let browsers = db.prepare_cached("DELETE FROM subscriptions")?.execute([])?;
            notices::put_up(db, &Notice::Keys)?;
            Ok(browsers)
        })
        .await
    }
}

fn exists(db: &Connection, id: &TableId) -> Result<(), Failure> {
    let there = db.prepare_cached("SELECT 1 FROM tables WHERE id = ?")?.query_row([&id.0], |_| Ok(()));
    there.optional()?.ok_or(Failure::Missing)
}
