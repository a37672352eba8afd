//! Links that let people in: to a seat, spent when used, or to watch.

use rusqlite::params;

use crate::tables::touch;
use crate::{Failure, GuestId, Millis, SecretHash, Store, TableId, Tenure};

/// What a link is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LinkKind {
    /// To sit on this seat. Whoever is first takes it, and the link with it.
    Seat(u8),
    /// To watch, as often as one likes.
    Watch,
}

/// A link as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Where it leads.
    pub table: TableId,
    /// What it is for.
    pub kind: LinkKind,
}

impl Store {
    /// Issues a link. An earlier one for the same seat, or to watch the same table, is void: so a host can re-issue one
    /// that went astray.
    pub async fn issue_link(&self, token: SecretHash, link: Link, now: Millis) -> Result<(), Failure> {
        self.write(move |db| {
            let seat = seat_of(link.kind);
            db.prepare_cached("DELETE FROM links WHERE table_id = ? AND seat IS ?")?
                .execute(params![link.table.0, seat])?;
            touch(db, &link.table.clone().into(), now)?;
            db.prepare_cached("INSERT INTO links (token, table_id, seat, created) VALUES (?, ?, ?, ?)")?
                .execute(params![token.0, link.table.0, seat, now.0])?;
            Ok(())
        })
        .await
    }

    /// Where a link leads, without using it: nowhere, while its table is taken down.
    pub async fn link(&self, token: SecretHash) -> Result<Link, Failure> {
        self.read(move |db| {
            let link = db.prepare_cached("SELECT table_id, seat FROM links JOIN tables ON tables.id = table_id WHERE token = ? AND hidden = 0")?.query_row(
                [token.0],
                |row| {
                    let seat: Option<u8> = row.get(1)?;
                    let kind = seat.map_or(LinkKind::Watch, LinkKind::Seat);
                    Ok(Link { table: TableId(row.get(0)?), kind })
                },
            )?;
            Ok(link)
        })
        .await
    }

    /// Uses a link to a seat of this table: the guest sits, the link is spent. [`Failure::Missing`] if it was spent before,
    /// or leads elsewhere; [`Failure::Taken`] if somebody sits there.
    pub async fn use_link(
        &self,
        tenure: Tenure,
        token: SecretHash,
        guest: GuestId,
        now: Millis,
    ) -> Result<u8, Failure> {
        self.write(move |db| {
            touch(db, &tenure, now)?;
            let table = &tenure.table.0;
            let seat: u8 = db
                .prepare_cached(
                    "DELETE FROM links WHERE token = ? AND table_id = ? AND seat IS NOT NULL RETURNING seat",
                )?
                .query_row(params![token.0, table], |row| row.get(0))?;
            let changed = db
                .prepare_cached("UPDATE seats SET guest = ?, bot = NULL, since = ? WHERE table_id = ? AND seat = ? AND guest IS NULL")?
                .execute(params![guest.0, now.0, table, seat])?;
            if changed == 0 {
                return Err(Failure::Taken);
            }
            Ok(seat)
        })
        .await
    }
}

const fn seat_of(kind: LinkKind) -> Option<u8> {
    match kind {
        LinkKind::Seat(seat) => Some(seat),
        LinkKind::Watch => None,
    }
}
