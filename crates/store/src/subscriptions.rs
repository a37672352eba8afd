//! Where guests want to be called when it is their turn: the push subscriptions of their browsers. And the keys that the
//! server signs such calls with.

use crate::db::values;
use crate::{Failure, GuestId, Millis, Store};

/// A browser that wants to be called. Its address is a secret: whoever knows it can call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subscription {
    /// Where to call it.
    pub endpoint: String,
    /// The browser's public key.
    pub p256dh: Vec<u8>,
    /// What else the browser shares with whoever calls.
    pub auth: Vec<u8>,
    /// The language to call in.
    pub lang: String,
    /// The address of the page it was asked on, as the push service is told who calls.
    pub origin: Option<String>,
}

impl Store {
    /// Remembers a browser of this guest's, and of theirs only the latest so many. One that was another guest's, on the
    /// same device, is this one's now.
    pub async fn subscribe(
        &self,
        guest: GuestId,
        new: Subscription,
        most: u32,
        now: Millis,
    ) -> Result<(), Failure> {
        self.write((guest, new, most, now), |db, (guest, new, most, now)| {
            Box::pin(async move {
                db.execute("DELETE FROM subscriptions WHERE endpoint = $1", values![&new.endpoint]).await?;
                db.execute(
                    "INSERT INTO subscriptions (guest, endpoint, p256dh, auth, lang, origin, created)
                     VALUES ($1, $2, $3, $4, $5, $6, $7)",
                    values![
                        guest,
                        &new.endpoint,
                        &new.p256dh,
                        &new.auth,
                        &new.lang,
                        new.origin.as_deref(),
                        now
                    ],
                )
                .await?;
                db.execute(
                    "DELETE FROM subscriptions WHERE guest = $1 AND id NOT IN
                     (SELECT id FROM subscriptions WHERE guest = $1 ORDER BY id DESC LIMIT $2)",
                    values![guest, most],
                )
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Forgets a browser of this guest's; whether there are others of theirs.
    pub async fn unsubscribe(&self, guest: GuestId, endpoint: String) -> Result<bool, Failure> {
        self.write((guest, endpoint), |db, (guest, endpoint)| {
            Box::pin(async move {
                db.execute(
                    "DELETE FROM subscriptions WHERE guest = $1 AND endpoint = $2",
                    values![guest, &endpoint],
                )
                .await?;
                let others =
                    db.find("SELECT 1 FROM subscriptions WHERE guest = $1 LIMIT 1", values![guest]).await?;
                Ok(others.is_some())
            })
        })
        .await
    }

    /// The browsers of a guest.
    pub async fn subscriptions(&self, guest: GuestId) -> Result<Vec<Subscription>, Failure> {
        self.read((guest,), |db, (guest,)| {
            Box::pin(async move {
                db.list(
                "SELECT endpoint, p256dh, auth, lang, origin FROM subscriptions WHERE guest = $1 ORDER BY id",
                values![guest],
                |mut row| {
                    Ok(Subscription {
                        endpoint: row.get(0)?,
                        p256dh: row.get(1)?,
                        auth: row.get(2)?,
                        lang: row.get(3)?,
                        origin: row.get(4)?,
                    })
                },
            )
            .await
            })
        })
        .await
    }

    /// Everybody with a browser that wants to be called.
    pub async fn subscribers(&self) -> Result<Vec<GuestId>, Failure> {
        self.read((), |db, ()| {
            Box::pin(async move {
                let sql = "SELECT DISTINCT guest FROM subscriptions ORDER BY guest";
                db.list(sql, values![], |mut row| row.get(0)).await
            })
        })
        .await
    }

    /// The server's own key of this name: the one that is kept, else this one, which is kept from now on.
    pub async fn own_key(&self, name: &'static str, new: Vec<u8>) -> Result<Vec<u8>, Failure> {
        self.write((name, new), |db, (name, new)| {
            Box::pin(async move {
                db.execute(
                    "INSERT INTO own_keys (name, key) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                    values![name, &new],
                )
                .await?;
                db.row("SELECT key FROM own_keys WHERE name = $1", values![name]).await?.get(0)
            })
        })
        .await
    }
}
