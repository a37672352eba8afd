//! Connecting Thoughts: turn by turn somebody lays a card, uses a tool or passes, until all have passed or all flasks are
//! full.

use reverie_game::{Log, Seat};

use crate::FactoryOfDreams;
use crate::events::Event;
use crate::state::{Card, Phase, State};
use crate::text::Text;
use crate::tool::Tool;

impl FactoryOfDreams {
    pub(super) fn place(
        &self,
        state: &mut State,
        seat: Seat,
        reserve: u8,
        flask: u8,
        log: &mut Log<'_, Event>,
    ) {
        let Some(thought) = state.reserves.get_mut(usize::from(reserve)).and_then(Option::take) else {
            return;
        };
        state.flasks[usize::from(flask)].cards.push(Card::Thought(thought));
        log.tell(|| Event::Placed { seat, reserve, flask, thought });
        self.next_turn(state, log);
    }

    /// The cards on top of all reserves go, and so does the Broom.
    pub(super) fn sweep(&self, state: &mut State, seat: Seat, log: &mut Log<'_, Event>) {
        let tops = state.reserves;
        state.reserves = [None; crate::state::MOST_RESERVES];
        state.swept = true;
        log.tell(|| Event::Swept { seat, thoughts: tops.into_iter().flatten().collect() });
        self.next_turn(state, log);
    }

    pub(super) fn play_token(
        &self,
        state: &mut State,
        seat: Seat,
        tool: Tool,
        flask: u8,
        log: &mut Log<'_, Event>,
    ) {
        let below = &mut state.flasks[usize::from(flask)];
        below.token = Some(tool);
        log.tell(|| Event::Token { seat, tool, flask });
        match tool {
            // Its player goes on: the word is asked for.
            Tool::Feather => {
                state.pen = Some(flask);
                return;
            }
            Tool::Upend => {
                let gone = below.cards;
                below.cards.clear();
                log.tell(|| Event::Upended { flask, cards: gone.to_vec() });
            }
            Tool::Doubt | Tool::Dust | Tool::FineDust | Tool::Broom => {}
        }
        self.next_turn(state, log);
    }

    pub(super) fn write_feather(&self, state: &mut State, seat: Seat, word: Text, log: &mut Log<'_, Event>) {
        let Some(flask) = state.pen.take() else { return };
        state.feather = Some(word);
        state.flasks[usize::from(flask)].cards.push(Card::Feather);
        log.tell(|| Event::Feathered { seat, flask, word });
        self.next_turn(state, log);
    }

    pub(super) fn pass(&self, state: &mut State, seat: Seat, log: &mut Log<'_, Event>) {
        state.passed = state.passed.with(seat);
        log.tell(|| Event::Passed { seat });
        self.next_turn(state, log);
    }

    /// Whoever is next and has not passed; with nobody left, or no room, everybody goes to write.
    fn next_turn(&self, state: &mut State, log: &mut Log<'_, Event>) {
        let now = state.active.map_or(0, Seat::number);
        let next = (1..=self.seats)
            .filter_map(|step| Seat::new((now + step) % self.seats))
            .find(|&seat| !state.passed.contains(seat));
        state.active = next.filter(|_| !state.is_full());
        if state.active.is_none() {
            state.phase = Phase::Creating;
            log.tell(|| Event::Creating);
        }
    }
}
