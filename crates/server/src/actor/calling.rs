//! Who is to be called back to the table.

use reverie_game::{Seat, SeatSet};
use reverie_store::{GuestId, Phase};

use super::Actor;
use super::load::awaited;
use crate::push;

impl Actor {
    /// Says who is awaited here and away. Nobody is called to a table where only bots wait.
    pub(super) fn call_the_absent(&self) {
        if self.app.push.is_none() {
            return;
        }
        let awaited = match &self.table {
            Some(table) if self.row.phase == Phase::Play => awaited(&**table),
            _ => SeatSet::NONE,
        };
        let played = self.row.seats.iter().filter(|row| row.sitter.bot.is_none());
        let played = played.filter_map(|row| Some((Seat::new(row.seat)?, row.sitter.guest?)));
        let mut absent: Vec<GuestId> = Vec::new();
        for (seat, guest) in played {
            let others_sit =
                self.row.seats.iter().any(|row| row.sitter.guest.is_some_and(|other| other != guest));
            if awaited.contains(seat) && others_sit && !self.is_here(guest) && !absent.contains(&guest) {
                absent.push(guest);
            }
        }
        push::look(&self.app, &self.id, &absent, |guest| self.is_here(guest));
    }
}
