//! How the game went, and its record.

use std::sync::Arc;

use reverie_game::{AnyRecord, Eyes, Illegal, Seat, Table};
use reverie_store::GuestId;

use super::Actor;
use crate::archive::Archive;

/// A game to be told again, as some eyes saw it.
pub(crate) struct Retold {
    /// The game.
    pub(crate) source: Source,
    /// Who sits where.
    pub(crate) players: Vec<String>,
    /// Through whose eyes.
    pub(crate) eyes: Eyes,
    /// Whether all may be known, so that every roll can be checked.
    pub(crate) proofs: bool,
}

/// Where a game is told from.
pub(crate) enum Source {
    /// From its entries, by its rules.
    Played(Box<dyn Table>),
    /// From what was kept of it: its rules are gone.
    Kept(Arc<Archive>),
}

impl std::fmt::Debug for Retold {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Retold").field("eyes", &self.eyes).finish_non_exhaustive()
    }
}

impl Actor {
    /// While the game is under way everybody looks back through their own eyes; once it is over, through any.
    pub(super) fn history(
        &self,
        guest: Option<GuestId>,
        watches: bool,
        seat: Option<Seat>,
    ) -> Result<Retold, Illegal> {
        self.may_look(guest, watches)?;
        let (source, over) = match (&self.table, &self.archive) {
            (Some(table), _) => (Source::Played(table.fork()), table.over().is_some()),
            (None, Some(archive)) => (Source::Kept(Arc::clone(archive)), archive.is_over()),
            (None, None) => {
                return Err(self.stuck.clone().unwrap_or_else(|| Illegal::not_now("not-in-play")));
            }
        };
        let own = guest.map(|guest| self.seats_of(guest)).unwrap_or_default();
        let eyes = match seat {
            Some(seat) if over || own.contains(seat) => Eyes::Seat(seat),
            Some(seat) => return Err(Illegal::not_allowed("not-your-seat").with("seat", seat.number())),
            None => own.iter().next().into(),
        };
        Ok(Retold { source, players: self.names(), eyes, proofs: over })
    }

    /// The record, with the seed once the game is over. Before that it would show what is hidden, and the entries of
    /// others: only a finished game is handed out.
    pub(super) fn record(&self, guest: Option<GuestId>, watches: bool) -> Result<Box<AnyRecord>, Illegal> {
        self.may_look(guest, watches)?;
        let record = match (&self.table, &self.archive) {
            (Some(table), _) if table.over().is_some() => table.record(true),
            (None, Some(archive)) if archive.is_over() => archive.record.clone(),
            _ => return Err(Illegal::not_now("record-after-the-end")),
        };
        Ok(Box::new(AnyRecord { players: self.names(), ..record }))
    }

    /// Who sits where, as they are called now.
    fn names(&self) -> Vec<String> {
        self.seat_faces().into_iter().map(|face| face.name.or(face.bot).unwrap_or_default()).collect()
    }
}
