//! What happened, told to those who may know it.

use serde::{Deserialize, Serialize};

use crate::{Eyes, Seat};

/// Who may know of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// One seat alone.
    Only(Seat),
}

impl Audience {
    /// Whether these eyes are among those told.
    pub fn includes(self, eyes: Eyes) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => eyes == Eyes::Seat(seat),
        }
    }
}

/// What every event can say about itself. A secret choice is two events: "has chosen" for all, the
/// choice for its seat.
pub trait Happening {
    /// Its one audience.
    fn audience(&self) -> Audience;

    /// Whether it uncovers something that was hidden from somebody: nothing before it can be taken back.
    fn reveals(&self) -> bool;
}

/// Where a game tells what happens while it plays a decision. Off, it costs a branch: what is to be told
/// is built only when somebody listens.
#[derive(Debug)]
pub struct Log<'a, E>(Option<&'a mut Vec<E>>);

impl<'a, E> Log<'a, E> {
    /// Nobody listens: for search and simulation.
    pub const fn off() -> Self {
        Self(None)
    }

    /// Everything told is kept here, in order.
    pub const fn to(events: &'a mut Vec<E>) -> Self {
        Self(Some(events))
    }

    /// Whether anybody listens, where finding out what to tell is work.
    pub const fn listens(&self) -> bool {
        self.0.is_some()
    }

    /// Tells what happened.
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(events) = &mut self.0 {
            events.push(event());
        }
    }
}
