//! How the game went, and its record.

use reverie_game::{Eyes, Illegal, Seat, Table};
use reverie_store::GuestId;
use serde_json::Value as Json;

use super::Room;

/// A game to be told again, as some eyes saw it.
pub(crate) struct Retold {
    /// The game.
    pub(crate) table: Box<dyn Table>,
    /// Through whose eyes.
    pub(crate) eyes: Eyes,
    /// Whether all may be known, so that every roll can be checked.
    pub(crate) proofs: bool,
}

impl std::fmt::Debug for Retold {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Retold").field("eyes", &self.eyes).finish_non_exhaustive()
    }
}

impl Room {
    /// While the game is under way everybody looks back through their own eyes; once it is over, through any.
    pub(super) fn history(
        &self,
        guest: Option<GuestId>,
        watches: bool,
        seat: Option<Seat>,
    ) -> Result<Retold, Illegal> {
        self.may_look(guest, watches)?;
        let Some(table) = &self.table else { return Err(Illegal::new("not-in-play")) };
        let over = table.over().is_some();
        let own = guest.map(|guest| self.seats_of(guest)).unwrap_or_default();
        let eyes = match seat {
            Some(seat) if over || own.contains(seat) => Eyes::Seat(seat),
            Some(seat) => return Err(Illegal::new("not-your-seat").with("seat", seat.number())),
            None => own.iter().next().into(),
        };
        Ok(Retold { table: self.named(&**table), eyes, proofs: over })
    }

    /// The record, with the seed once the game is over. Before that it would show what is hidden, and the entries of
    /// others: only a finished game is handed out.
    pub(super) fn record(&self, guest: Option<GuestId>, watches: bool) -> Result<Json, Illegal> {
        self.may_look(guest, watches)?;
        match &self.table {
            Some(table) if table.over().is_some() => Ok(self.named(&**table).record(true)),
            _ => Err(Illegal::new("record-after-the-end")),
        }
    }

    /// A copy that knows the names of those who play.
    fn named(&self, table: &dyn Table) -> Box<dyn Table> {
        let mut named = table.fork();
        let faces = self.seat_faces().into_iter();
        named.name_players(faces.map(|face| face.name.or(face.bot).unwrap_or_default()).collect());
        named
    }
}
