//! People without accounts: a name, a colour, and a token that only they hold.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::db::{Db, Given, Row, Value, values};
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

fn guest(mut row: Row) -> Result<Guest, Failure> {
    Ok(Guest { id: row.get(0)?, name: row.get(1)?, colour: row.get(2)? })
}

async fn by(db: &Db, sql: &str, what: Value<'_>) -> Result<Guest, Failure> {
    guest(db.row(sql, &[what]).await?)
}

const BY_ID: &str = "SELECT id, name, colour FROM guests WHERE id = $1";
const BY_TOKEN: &str = "SELECT id, name, colour FROM guests WHERE token = $1";

impl Store {
    /// Welcomes somebody new, known from now on by the token with this hash.
    pub async fn welcome(
        &self,
        token: SecretHash,
        name: String,
        colour: String,
        now: Millis,
    ) -> Result<Guest, Failure> {
        self.write((token, name, colour, now), |db, (token, name, colour, now)| {
            Box::pin(async move {
                let row = db
                    .row(
                        "INSERT INTO guests (token, name, colour, created, seen) VALUES ($1, $2, $3, $4, $4)
                         RETURNING id, name, colour",
                        values![&token, &name, &colour, now],
                    )
                    .await?;
                guest(row)
            })
        })
        .await
    }

    /// The guest who holds this token.
    pub async fn guest_by_token(&self, token: SecretHash) -> Result<Guest, Failure> {
        self.read((token,), |db, (token,)| Box::pin(async move { by(db, BY_TOKEN, token.value()).await }))
            .await
    }

    /// The guest of this number.
    pub async fn guest(&self, id: GuestId) -> Result<Guest, Failure> {
        self.read((id,), |db, (id,)| Box::pin(async move { by(db, BY_ID, id.value()).await })).await
    }

    /// A guest takes another name and colour.
    pub async fn rename(&self, id: GuestId, name: String, colour: String) -> Result<(), Failure> {
        self.write((id, name, colour), |db, (id, name, colour)| {
            Box::pin(async move {
                let changed = db
                    .execute(
                        "UPDATE guests SET name = $1, colour = $2 WHERE id = $3",
                        values![&name, &colour, id],
                    )
                    .await?;
                if changed == 0 { Err(Failure::Missing) } else { Ok(()) }
            })
        })
        .await
    }

    /// Remembers that a guest was here.
    pub async fn seen(&self, id: GuestId, now: Millis) -> Result<(), Failure> {
        self.write((id, now), |db, (id, now)| {
            Box::pin(async move {
                db.execute("UPDATE guests SET seen = $1 WHERE id = $2", values![now, id]).await?;
                Ok(())
            })
        })
        .await
    }

    /// A code by which this guest can move to another device until it expires; earlier codes of theirs are void.
    pub async fn issue_code(&self, id: GuestId, code: SecretHash, expires: Millis) -> Result<(), Failure> {
        self.write((id, code, expires), |db, (id, code, expires)| {
            Box::pin(async move {
                db.execute("DELETE FROM codes WHERE guest = $1", values![id]).await?;
                db.execute(
                    "INSERT INTO codes (code, guest, expires) VALUES ($1, $2, $3)",
                    values![&code, id, expires],
                )
                .await?;
                Ok(())
            })
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
        self.write((code, token, now), |db, (code, token, now)| {
            Box::pin(async move {
                db.execute("DELETE FROM codes WHERE expires <= $1", values![now]).await?;
                let spent = db.row("DELETE FROM codes WHERE code = $1 RETURNING guest", values![&code]).await;
                let id: GuestId = spent?.get(0)?;
                db.execute("UPDATE guests SET token = $1, seen = $2 WHERE id = $3", values![&token, now, id])
                    .await?;
                // The other device is theirs no longer, and not to be called either.
                db.execute("DELETE FROM subscriptions WHERE guest = $1", values![id]).await?;
                by(db, BY_ID, id.value()).await
            })
        })
        .await
    }
}
