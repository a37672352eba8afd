//! What a decision would do, before it is made.

use super::Session;
use crate::record::fingerprint;
use crate::{Eyes, Game, Happening, Illegal, Log, Luck, Seat};

/// What a decision would do, as far as its seat can foresee it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ahead<E, V> {
    /// What the seat would be told, up to where something hidden would be uncovered.
    pub events: Vec<E>,
    /// What the seat would see; none where something hidden would be uncovered.
    pub view: Option<V>,
}

impl<G: Game> Session<G> {
    /// What `seat` would see of this decision, or why it may not be made. It is tried on a table sampled from the seat's
    /// own view, and the sample follows from that view: so whatever is hidden cannot change what comes out.
    pub fn ahead(&self, seat: Seat, mv: G::Move) -> Result<Ahead<G::Event, G::View>, Illegal> {
        self.allows(seat, mv)?;
        let eyes = Eyes::Seat(seat);
        let view = self.game.view(&self.state, eyes);
        let hash = fingerprint(&view).to_string();
        let mut state =
            self.game.sample(&view, &mut Luck::seeded(u64::from_str_radix(&hash, 16).unwrap_or(0)));
        let mut events = Vec::new();
        self.game.play(&mut state, seat, mv, &mut Log::to(&mut events));
        let known = events.iter().position(Happening::reveals);
        events.truncate(known.unwrap_or(events.len()));
        events.retain(|event| event.audience().includes(eyes));
        Ok(Ahead { events, view: known.is_none().then(|| self.game.view(&state, eyes)) })
    }
}
