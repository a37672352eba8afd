//! Creating Dreams: everybody writes at the same time, flask by flask, and nobody sees anything of it before the last one
//! is done.

use reverie_game::{Log, Seat};

use crate::FactoryOfDreams;
use crate::events::Event;
use crate::state::{Phase, State};
use crate::text::Text;

impl FactoryOfDreams {
    pub(super) fn dream(&self, state: &mut State, seat: Seat, dream: Option<Text>, log: &mut Log<'_, Event>) {
        let nth = state.boards[seat.index()].words.len();
        state.boards[seat.index()].words.push(dream);
        let (flask, second) = state.question(nth);
        let answered = u8::try_from(nth + 1).unwrap_or(u8::MAX);
        log.tell(|| Event::Wrote { seat, answered });
        log.tell(|| Event::Dreamt { seat, flask, second, dream });
        let questions = state.questions();
        if state.boards.iter().all(|board| board.words.len() == questions) {
            state.phase = Phase::Waking;
            self.wake(state, log);
        }
    }
}
