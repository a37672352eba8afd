//! A table that somebody with this view might be looking at: what others have written is imagined, from the words that
//! the box knows.

use reverie_game::Luck;
use tinyvec::ArrayVec;

use crate::FactoryOfDreams;
use crate::state::{Card, DreamBoard, FLASKS, Flask, Groups, MOST_RESERVES, MOST_THEMES, State};
use crate::text::Text;
use crate::tool::Tool;
use crate::view::{Awake, BoardSeen, FlaskSeen, Seen, View};
use crate::vocabulary::Ban;

impl FactoryOfDreams {
    pub(crate) fn imagine(&self, view: &View, luck: &mut Luck) -> State {
        let mut themes = [None; MOST_THEMES];
        for (place, card) in themes.iter_mut().zip(&view.themes) {
            *place = Some(card.theme);
        }
        let mut reserves = [None; MOST_RESERVES];
        for (place, top) in reserves.iter_mut().zip(&view.reserves) {
            *place = top.as_ref().and_then(|card| card.thought);
        }
        let mut flasks = [Flask::default(); FLASKS];
        for (place, flask) in flasks.iter_mut().zip(&view.flasks) {
            *place = flask_of(flask);
        }
        let mut state = State {
            phase: view.phase,
            themes,
            kit: view.kit,
            swept: view.kit.contains(Tool::Broom) && !view.tools.contains(Tool::Broom),
            first: view.first,
            active: view.active,
            passed: view.passed,
            seen: view.seen,
            reserves,
            flasks,
            pen: view.pen,
            feather: view.feather,
            boards: (0..self.seats).map(|_| DreamBoard::default()).collect(),
            awake: view.awake.iter().map(groups_of).take(FLASKS).collect(),
            talk: view.talk,
        };
        for (place, board) in view.boards.iter().enumerate().take(self.seats.into()) {
            state.boards[place] = self.imagine_board(&state, board, luck);
        }
        state
    }

    fn imagine_board(&self, state: &State, board: &BoardSeen, luck: &mut Luck) -> DreamBoard {
        let hidden = board.words.contains(&Seen::Hidden);
        let mut ban = Ban::tonight(self, state);
        if hidden {
            for (nth, seen) in board.words.iter().enumerate() {
                if let Seen::Word(word) = seen {
                    ban.take(state.question(nth).0, word);
                }
            }
        }
        let mut words = ArrayVec::new();
        let mut known: Vec<Text> = Vec::new();
        for (nth, seen) in board.words.iter().enumerate().take(words.capacity()) {
            let (flask, second) = state.question(nth);
            words.push(match *seen {
                Seen::Word(word) => Some(word),
                Seen::Nothing => None,
                // As good as any guess: one in three leaves it at one dream.
                Seen::Hidden if second && luck.one_in(3) => None,
                Seen::Hidden => {
                    known.clear();
                    ban.list(|dream| known.push(dream));
                    let dream = luck.pick(&known).copied();
                    if let Some(dream) = &dream {
                        ban.take(flask, dream);
                    }
                    dream
                }
            });
        }
        DreamBoard { words }
    }
}

fn flask_of(flask: &FlaskSeen) -> Flask {
    let card = |thought| match thought {
        Some(thought) => Card::Thought(thought),
        None => Card::Feather,
    };
    Flask { cards: flask.cards.iter().map(|seen| card(seen.thought)).take(3).collect(), token: flask.token }
}

fn groups_of(awake: &Awake) -> Groups {
    let mut groups = Groups::default();
    for seen in &awake.answers {
        if let Some(place) = groups.0.get_mut(seen.answer.index()) {
            *place = seen.group.and_then(|first| u8::try_from(first.index()).ok());
        }
    }
    groups
}
