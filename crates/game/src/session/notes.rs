//! What happens at a table beside the rules: who decides for whom, who was turned out, by which version the game goes on.

use std::iter::Peekable;

use super::{Session, by};
use crate::{Game, Illegal, Note, NoteAfter, Seat, StandIn, TurnedOut};

impl<G: Game> Session<G> {
    /// The version of the rules that it is played by.
    pub const fn rules(&self) -> u16 {
        self.rules
    }

    /// What was noted, in order.
    pub fn notes(&self) -> &[NoteAfter] {
        &self.notes
    }

    /// Notes something. Only a change of the rules touches the game.
    pub fn note(&mut self, note: Note) -> Result<(), Illegal> {
        if let Some(seat) = note.seat() {
            self.seated(seat)?;
        }
        if let Note::Rules(rules) = note {
            self.go_on_by(rules)?;
        }
        self.notes.push(NoteAfter { after: self.entries.len(), note });
        Ok(())
    }

    /// Notes again what was noted after so many entries.
    pub(super) fn take_notes<'a>(
        &mut self,
        notes: &mut Peekable<impl Iterator<Item = &'a NoteAfter>>,
        after: usize,
    ) -> Result<(), Illegal> {
        while let Some(noted) = notes.next_if(|noted| noted.after == after) {
            self.note(noted.note.clone())?;
        }
        Ok(())
    }

    /// From here on by this version of the rules: the position is brought to it, and nothing before can be taken back.
    fn go_on_by(&mut self, rules: u16) -> Result<(), Illegal> {
        let next = by::<G>(rules, self.game.seats(), &self.options)?;
        let state = next.bring(self.rules, &self.state)?;
        next.admit(&state)?;
        (self.game, self.rules, self.state) = (next, rules, state);
        self.raise_floor();
        Ok(())
    }

    /// The entry with this number is taken back: what was noted of it goes with it, what was noted later moves up.
    pub(super) fn forget_notes_of(&mut self, entry: usize, seat: Seat) {
        let of_it = |noted: &NoteAfter| {
            noted.after == entry && matches!(&noted.note, Note::Standin(by) if by.seat == seat)
        };
        self.notes.retain(|noted| !of_it(noted));
        for noted in self.notes.iter_mut().filter(|noted| noted.after > entry) {
            noted.after -= 1;
        }
    }

    /// The bot that makes the decision with this number for a seat, where its owner does not.
    pub fn bot_at(&self, entry: usize, seat: Seat) -> Option<&str> {
        let mut plays = None;
        for NoteAfter { after, note } in self.notes.iter().take_while(|noted| noted.after <= entry) {
            match note {
                Note::Standin(StandIn { seat: of, bot, .. }) if *of == seat && *after == entry => {
                    return Some(bot);
                }
                Note::Out(TurnedOut { seat: of, bot, .. }) if *of == seat => plays = Some(bot.as_str()),
                Note::Sat(of) | Note::Back(of) if *of == seat => plays = None,
                _ => {}
            }
        }
        plays
    }
}
