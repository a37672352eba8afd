//! Sealed put into words.

use reverie_game::{Phrase, Seat, Told};

use crate::game::{Event, Move, Sealed, State};

impl Told for Sealed {
    fn move_words(&self, _state: &State, _seat: Seat, mv: Move) -> Vec<Phrase> {
        vec![match mv {
            Move::Bid { bid } => Phrase::new("bid").with("bid", bid),
            Move::Name { word } => Phrase::new("name").with("word", String::from(word)),
            Move::Clap { loud } => Phrase::new("clap").with("loud", u8::from(loud)),
        }]
    }

    fn event_words(&self, event: &Event) -> Option<Phrase> {
        match *event {
            Event::Chosen { seat } => Some(Phrase::new("chosen").with("who", seat)),
            Event::Shown { .. } => Some(Phrase::new("shown")),
            _ => None,
        }
    }
}
