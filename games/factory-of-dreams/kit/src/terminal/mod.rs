//! Factory of Dreams in a terminal.
//!
//! | room | what it is for |
//! |---|---|
//! | `bench` | the middle of the table: the theme, the reserves, the tools, the flasks and what was dreamt |
//! | `menu` | what is asked, and where each decision stands |
//! | `typed` | decisions typed in full |
//! | `help` | what each thing is, and the rules |

mod bench;
mod help;
mod menu;
mod typed;

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::events::Event;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::{Phase, State};
use reverie_game::{Eyes, Game, Illegal, Phrase, Seat};

use reverie_terminal::paint::Row;
use reverie_terminal::{Board, Scene};

/// Its board.
#[derive(Debug)]
pub struct FactoryOfDreamsBoard;

impl Board for FactoryOfDreamsBoard {
    type Game = FactoryOfDreams;
    const NEWS: bool = true;

    fn title(&self, game: &FactoryOfDreams) -> Phrase {
        let night = Phrase::new(format!("option-night-{}", game.board().night.name()));
        Phrase::new("factory-title").with("night", night)
    }

    fn middle(
        &self,
        game: &FactoryOfDreams,
        state: &State,
        _seat: Option<Seat>,
        scene: &Scene<'_>,
    ) -> Vec<Row> {
        bench::middle(game, state, scene)
    }

    fn draw(&self, _game: &FactoryOfDreams, state: &State, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
        bench::dreams(state, seat, scene)
    }

    fn glance(&self, _game: &FactoryOfDreams, state: &State, seat: Seat) -> Phrase {
        bench::glance(state, seat)
    }

    fn asks(&self, game: &FactoryOfDreams, state: &State, seat: Seat) -> Phrase {
        menu::asks(game, state, seat)
    }

    fn secret(&self, _game: &FactoryOfDreams, state: &State, _seat: Seat) -> bool {
        state.phase == Phase::Creating
    }

    fn rank(&self, mv: Move) -> u8 {
        menu::rank(mv)
    }

    /// What speaks for it that two dreams are the same.
    fn effect(
        &self,
        game: &FactoryOfDreams,
        state: &State,
        seat: Seat,
        mv: Move,
        scene: &Scene<'_>,
    ) -> Option<String> {
        let Move::Join { one, other } = mv else { return None };
        let view = game.view(state, Eyes::Seat(seat));
        let found = view.suggestions.iter().find(|found| found.one == one && found.other == other)?;
        Some(scene.voice.word(found.likeness.key()))
    }

    fn read_typed(
        &self,
        game: &FactoryOfDreams,
        state: &State,
        seat: Seat,
        words: &[&str],
    ) -> Option<Result<Move, Illegal>> {
        typed::read(game, state, seat, words)
    }

    fn names(&self, mv: Move, word: &str) -> bool {
        typed::names(mv, word)
    }

    fn example(&self, game: &FactoryOfDreams, state: &State, seat: Seat) -> Phrase {
        typed::example(game, state, seat)
    }

    fn whose(&self, event: &Event) -> Option<Seat> {
        match *event {
            Event::Theme { .. }
            | Event::Drew { .. }
            | Event::Turned { .. }
            | Event::Upended { .. }
            | Event::Creating
            | Event::Revealed { .. }
            | Event::Decided { .. }
            | Event::Scored { .. }
            | Event::Ended { .. } => None,
            Event::Chose { seat, .. }
            | Event::First { seat }
            | Event::Placed { seat, .. }
            | Event::Swept { seat, .. }
            | Event::Token { seat, .. }
            | Event::Feathered { seat, .. }
            | Event::Passed { seat }
            | Event::Wrote { seat, .. }
            | Event::Dreamt { seat, .. }
            | Event::Settled { seat }
            | Event::Proposed { seat, .. }
            | Event::Voted { seat, .. } => Some(seat),
        }
    }

    fn help(
        &self,
        _game: &FactoryOfDreams,
        _state: &State,
        _seat: Seat,
        topic: &str,
        scene: &Scene<'_>,
    ) -> Option<String> {
        help::help(topic, scene)
    }

    fn topics(&self) -> Phrase {
        Phrase::new("factory-topics")
    }

    fn rules(&self, game: &FactoryOfDreams) -> Vec<Phrase> {
        help::rules(game)
    }
}

#[cfg(test)]
mod tests;
