//! Links that let people in: to a seat, spent when used, or to watch.

use crate::db::values;
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
        self.write((token, link, now), |db, (token, link, now)| {
            Box::pin(async move {
                let seat = seat_of(link.kind);
                touch(db, &link.table.clone().into(), *now).await?;
                db.execute(
                    "DELETE FROM links WHERE table_id = $1 AND seat IS NOT DISTINCT FROM $2",
                    values![&link.table, seat],
                )
                .await?;
                db.execute(
                    "INSERT INTO links (token, table_id, seat, created) VALUES ($1, $2, $3, $4)",
                    values![&token, &link.table, seat, now],
                )
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Where a link leads, without using it: nowhere, while its table is taken down.
    pub async fn link(&self, token: SecretHash) -> Result<Link, Failure> {
        self.read((token,), |db, (token,)| {
            Box::pin(async move {
                let mut row = db
                    .row(
                        "SELECT table_id, seat FROM links JOIN tables ON tables.id = table_id
                         WHERE token = $1 AND hidden = 0",
                        values![&token],
                    )
                    .await?;
                let kind = row.get::<Option<u8>>(1)?.map_or(LinkKind::Watch, LinkKind::Seat);
                Ok(Link { table: row.get(0)?, kind })
            })
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
        self.write((tenure, token, guest, now), |db, (tenure, token, guest, now)| Box::pin(async move {
            touch(db, tenure, *now).await?;
            let mut spent = db
                .row(
                    "DELETE FROM links WHERE token = $1 AND table_id = $2 AND seat IS NOT NULL RETURNING seat",
                    values![&token, &tenure.table],
                )
                .await?;
            let seat: u8 = spent.get(0)?;
            let changed = db
                .execute(
                    "UPDATE seats SET guest = $1, bot = NULL, since = $2
                     WHERE table_id = $3 AND seat = $4 AND guest IS NULL",
                    values![guest, now, &tenure.table, seat],
                )
                .await?;
            if changed == 0 { Err(Failure::Taken) } else { Ok(seat) }
        }))
        .await
    }
}

const fn seat_of(kind: LinkKind) -> Option<u8> {
    match kind {
        LinkKind::Seat(seat) => Some(seat),
        LinkKind::Watch => None,
    }
}
