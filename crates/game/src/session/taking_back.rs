//! Undo, and the seats for which the dealer waits so that there can be one. No game writes undo code.

use super::Session;
use crate::{Entry, EntryOf, Game, Illegal, Log, Pending, Seat, SeatSet};

impl<G: Game> Session<G> {
    /// Seats that hold, have decided since the last roll or reveal and have nothing more to decide, but have not
    /// confirmed.
    pub fn held(&self) -> SeatSet {
        let holding = self.holding.minus(self.confirmed);
        if holding.is_empty() {
            return holding;
        }
        let awaited = match self.game.pending(&self.state) {
            Pending::Seats(seats) => seats,
            Pending::Chance(_) | Pending::Over => SeatSet::NONE,
        };
        self.entries[self.floor.entries..]
            .iter()
            .filter_map(|entry| match entry {
                Entry::Move { seat, .. } => Some(*seat),
                Entry::Roll { .. } => None,
            })
            .filter(|&seat| holding.contains(seat) && !awaited.contains(seat))
            .collect()
    }

    /// From now on dealer and bots wait for this seat's `confirm` before they go on, or no longer do.
    pub fn hold(&mut self, seat: Seat, on: bool) -> Result<(), Illegal> {
        self.seated(seat)?;
        self.holding = if on { self.holding.with(seat) } else { self.holding.without(seat) };
        Ok(())
    }

    /// The seat lets go of what it decided: the dealer may go on. Follow with [`settle`](Self::settle).
    pub fn confirm(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.seated(seat)?;
        if !self.held().contains(seat) {
            return Err(Illegal::not_now("nothing-to-confirm"));
        }
        self.confirmed = self.confirmed.with(seat);
        Ok(())
    }

    /// Takes back the seat's own last decision since the last roll or reveal. What others decided later is played
    /// again without it; where that no longer stands, nothing is taken back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Illegal> {
        let (undone, state) = self.without_last(seat)?;
        self.entries.remove(undone);
        self.forget_notes_of(undone, seat);
        self.state = state;
        self.confirmed = self.confirmed.without(seat);
        Ok(())
    }

    /// Whether an [`undo`](Self::undo) would be done, and if not, why.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Illegal> {
        self.without_last(seat).map(drop)
    }

    /// The entry that an undo would take back, and the table as it would be without it.
    fn without_last(&self, seat: Seat) -> Result<(usize, G::State), Illegal> {
        let undone = self.undoable(seat)?;
        let mut state = self.floor.state;
        let mut off = Log::off();
        for (n, entry) in self.entries.iter().enumerate().skip(self.floor.entries) {
            let &Entry::Move { seat: other, mv } = entry else { continue };
            if n == undone {
                continue;
            }
            let stands = match self.game.pending(&state) {
                Pending::Seats(seats) if seats.contains(other) => self.game.check(&state, other, mv),
                _ => Err(Illegal::not_now("not-awaited")),
            };
            if stands.is_err() {
                return Err(Illegal::not_now("undo-others").with("who", other));
            }
            self.game.play(&mut state, other, mv, &mut off);
        }
        Ok((undone, state))
    }

    /// The entry that an undo of this seat would take back, or why there is none.
    pub fn undoable(&self, seat: Seat) -> Result<usize, Illegal> {
        self.seated(seat)?;
        let own = |entry: &EntryOf<G>| matches!(entry, Entry::Move { seat: by, .. } if *by == seat);
        match self.entries.iter().rposition(own) {
            None => Err(Illegal::not_now("undo-nothing")),
            Some(_) if self.over().is_some() => Err(Illegal::not_now("undo-over")),
            Some(last) if last >= self.floor.entries => Ok(last),
            Some(_) => match self.entries.get(self.floor.entries.wrapping_sub(1)) {
                Some(Entry::Roll { .. }) => Err(Illegal::not_now("undo-rolled")),
                _ => Err(Illegal::not_now("undo-revealed")),
            },
        }
    }
}
