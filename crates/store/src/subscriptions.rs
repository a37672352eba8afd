//! Where guests want to be called when it is their turn: the push subscriptions of their browsers. And the keys that the
//! server signs such calls with.

use rusqlite::params;

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
        self.write(move |db| {
            db.prepare_cached("DELETE FROM subscriptions WHERE endpoint = ?")?.execute([&new.endpoint])?;
            db.prepare_cached(
                "INSERT INTO subscriptions (guest, endpoint, p256dh, auth, lang, origin, created)
                 VALUES (?, ?, ?, ?, ?, ?, ?)",
            )?
            .execute(params![
                guest.0,
                new.endpoint,
                new.p256dh,
                new.auth,
                new.lang,
                new.origin,
                now.0
            ])?;
            db.prepare_cached(
                "DELETE FROM subscriptions WHERE guest = ?1 AND id NOT IN
                 (SELECT id FROM subscriptions WHERE guest = ?1 ORDER BY id DESC LIMIT ?2)",
            )?
            .execute(params![guest.0, most])?;
            Ok(())
        })
        .await
    }

    /// Forgets a browser of this guest's; whether there are others of theirs.
    pub async fn unsubscribe(&self, guest: GuestId, endpoint: String) -> Result<bool, Failure> {
        self.write(move |db| {
            db.prepare_cached("DELETE FROM subscriptions WHERE guest = ? AND endpoint = ?")?
                .execute(params![guest.0, endpoint])?;
            Ok(db
                .prepare_cached("SELECT EXISTS (SELECT 1 FROM subscriptions WHERE guest = ?)")?
                .query_row([guest.0], |row| row.get(0))?)
        })
        .await
    }

    /// The browsers of a guest.
    pub async fn subscriptions(&self, guest: GuestId) -> Result<Vec<Subscription>, Failure> {
        self.read(move |db| {
            let mut statement = db.prepare_cached(
                "SELECT endpoint, p256dh, auth, lang, origin FROM subscriptions WHERE guest = ? ORDER BY id",
            )?;
            let rows = statement.query_map([guest.0], |row| {
                Ok(Subscription {
                    endpoint: row.get(0)?,
                    p256dh: row.get(1)?,
                    auth: row.get(2)?,
                    lang: row.get(3)?,
                    origin: row.get(4)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Everybody with a browser that wants to be called.
    pub async fn subscribers(&self) -> Result<Vec<GuestId>, Failure> {
        self.read(move |db| {
            let mut statement = db.prepare_cached("SELECT DISTINCT guest FROM subscriptions")?;
            let guests = statement.query_map([], |row| row.get(0).map(GuestId))?;
            Ok(guests.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// The server's own key of this name: the one that is kept, else this one, which is kept from now on.
    pub async fn own_key(&self, name: &'static str, new: Vec<u8>) -> Result<Vec<u8>, Failure> {
        self.write(move |db| {
            db.prepare_cached("INSERT OR IGNORE INTO own_keys (name, key) VALUES (?, ?)")?
                .execute(params![name, new])?;
            Ok(db
                .prepare_cached("SELECT key FROM own_keys WHERE name = ?")?
                .query_row([name], |row| row.get(0))?)
        })
        .await
    }
}
