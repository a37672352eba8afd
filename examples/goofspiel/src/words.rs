//! Moves and events, put into words: which Fluent message, with what filled in.

use reverie_game::{Phrase, Seat, Told};

use crate::Goofspiel;
use crate::table::{Event, Move, State};

impl Told for Goofspiel {
    fn move_words(&self, _state: &State, _seat: Seat, Move::Bid { card }: Move) -> Vec<Phrase> {
        vec![Phrase::new("goofspiel-do-bid").with("card", card.number())]
    }

    fn event_words(&self, event: &Event) -> Option<Phrase> {
        Some(match *event {
            Event::Turned { round, dream } => {
                Phrase::new("goofspiel-turned").with("round", round).with("dream", dream.number())
            }
            // Who has bid is to be seen: what they bid is told when it is shown.
            Event::Sealed { .. } => return None,
            Event::Showed { seat, card } => {
                Phrase::new("goofspiel-showed").with("who", seat).with("card", card.number())
            }
            Event::Won { seat, dream } => {
                Phrase::new("goofspiel-won").with("who", seat).with("dream", dream.number())
            }
            Event::Tied { waits: true } => Phrase::new("goofspiel-tied-waits"),
            Event::Tied { waits: false } => Phrase::new("goofspiel-tied-lost"),
        })
    }
}
