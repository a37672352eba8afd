//! People without accounts: a name, a colour, and a token that only they hold.

use rusqlite::{Connection, Row, params};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Failure, Millis, SecretHash, Store};

/// Who a guest is, for the store.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(transparent)]
#[ts(export_to = "server.ts")]
pub struct GuestId(pub i64);

/// A guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub struct Guest {
    /// Who, for the server.
    pub id: GuestId,
    /// What they want to be called.
    pub name: String,
    /// The colour of their pieces.
    pub colour: String,
}

impl Guest {
    /// Whether they have left for good: what is kept of them is a number without a name.
    pub const fn has_left(&self) -> bool {
        self.name.is_empty()
    }
}

const FIELDS: &str = "id, name, colour";

fn guest(row: &Row<'_>) -> rusqlite::Result<Guest> {
    Ok(Guest { id: GuestId(row.get(0)?), name: row.get(1)?, colour: row.get(2)? })
}

impl Store {
    /// Welcomes somebody new, known from now on by the token with this hash.
    pub async fn welcome(
        &self,
        token: SecretHash,
        name: String,
        colour: String,
        now: Millis,
    ) -> Result<Guest, Failure> {
        self.write(move |db| {
            db.prepare_cached(
                "INSERT INTO guests (token, name, colour, created, seen) VALUES (?, ?, ?, ?, ?)",
            )?
            .execute(params![token.0, name, colour, now.0, now.0])?;
            Ok(Guest { id: GuestId(db.last_insert_rowid()), name, colour })
        })
        .await
    }

    /// The guest who holds this token.
    pub async fn guest_by_token(&self, token: SecretHash) -> Result<Guest, Failure> {
        self.read(move |db| {
            let sql = format!("SELECT {FIELDS} FROM guests WHERE token = ?");
            Ok(db.prepare_cached(&sql)?.query_row([token.0], guest)?)
        })
        .await
    }

    /// The guest of this number.
    pub async fn guest(&self, id: GuestId) -> Result<Guest, Failure> {
        self.read(move |db| {
            let sql = format!("SELECT {FIELDS} FROM guests WHERE id = ?");
            Ok(db.prepare_cached(&sql)?.query_row([id.0], guest)?)
        })
        .await
    }

    /// A guest takes another name and colour.
    pub async fn rename(&self, id: GuestId, name: String, colour: String) -> Result<(), Failure> {
        self.write(move |db| {
            let changed = db
                .prepare_cached("UPDATE guests SET name = ?, colour = ? WHERE id = ?")?
                .execute(params![name, colour, id.0])?;
            if changed == 0 { Err(Failure::Missing) } else { Ok(()) }
        })
        .await
    }

    /// Remembers that a guest was here.
    pub async fn seen(&self, id: GuestId, now: Millis) -> Result<(), Failure> {
        self.write(move |db| {
            db.prepare_cached("UPDATE guests SET seen = ? WHERE id = ?")?.execute(params![now.0, id.0])?;
            Ok(())
        })
        .await
    }

    /// A code by which this guest can move to another device until it expires; earlier codes of theirs are void.
    pub async fn issue_code(&self, id: GuestId, code: SecretHash, expires: Millis) -> Result<(), Failure> {
        self.write(move |db| {
            db.prepare_cached("DELETE FROM codes WHERE guest = ?")?.execute([id.0])?;
            db.prepare_cached("INSERT INTO codes (code, guest, expires) VALUES (?, ?, ?)")?
                .execute(params![code.0, id.0, expires.0])?;
            Ok(())
        })
        .await
    }

    /// Spends a code: the guest is known by the new token from now on, and no longer by the old one.
    pub async fn redeem_code(
        &self,
        code: SecretHash,
        token: SecretHash,
        now: Millis,
    ) -> Result<Guest, Failure> {
        self.write(move |db| {
            db.prepare_cached("DELETE FROM codes WHERE expires <= ?")?.execute([now.0])?;
            let id: i64 = db
                .prepare_cached("DELETE FROM codes WHERE code = ? RETURNING guest")?
                .query_row([code.0], |row| row.get(0))?;
            db.prepare_cached("UPDATE guests SET token = ?, seen = ? WHERE id = ?")?
                .execute(params![token.0, now.0, id])?;
            // The other device is theirs no longer, and not to be called either.
            db.prepare_cached("DELETE FROM subscriptions WHERE guest = ?")?.execute([id])?;
            by_id(db, id)
        })
        .await
    }
}

fn by_id(db: &Connection, id: i64) -> Result<Guest, Failure> {
    Ok(db.prepare_cached(&format!("SELECT {FIELDS} FROM guests WHERE id = ?"))?.query_row([id], guest)?)
}
