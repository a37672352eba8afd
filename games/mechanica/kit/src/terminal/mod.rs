//! Mechanica in a terminal.
//!
//! | room | what it is for |
//! |---|---|
//! | `marks` | bots and tiles in few letters |
//! | `shop` | the middle of the table |
//! | `factory` | one player's side of it |
//! | `menu` | what is asked, and the decisions under their headings |
//! | `effects` | what a decision would bring |
//! | `typed` | decisions typed in full |
//! | `help` | what each tile does, and the rules |

mod effects;
mod factory;
mod help;
mod marks;
mod menu;
mod shop;
mod typed;

use reverie_game::{Game, Illegal, Phrase, Seat};
use reverie_mechanica::events::Event;
use reverie_mechanica::moves::Move;
use reverie_mechanica::state::State;
use reverie_mechanica::{Level, Mechanica};

use reverie_terminal::paint::{DIM, Row};
use reverie_terminal::{Board, Scene};

/// Columns of the headings at the left.
const HEADING: usize = 13;

/// A heading at the left of a row.
fn heading(scene: &Scene<'_>, key: &'static str) -> Row {
    Row::plain(" ").and(DIM, scene.voice.word(key)).padded(HEADING)
}

/// Its board.
#[derive(Debug)]
pub struct MechanicaBoard;

impl Board for MechanicaBoard {
    type Game = Mechanica;
    const NEWS: bool = true;

    fn title(&self, game: &Mechanica) -> Phrase {
        let alone = game.seats() == 1;
        Phrase::new(match (alone, game.board().level) {
            (false, _) => "mechanica-title",
            (true, Level::Normal) => "mechanica-title-normal",
            (true, Level::Hard) => "mechanica-title-hard",
            (true, Level::Impossible) => "mechanica-title-impossible",
            (true, Level::Apocalyptic) => "mechanica-title-apocalyptic",
        })
    }

    fn middle(&self, game: &Mechanica, state: &State, seat: Option<Seat>, scene: &Scene<'_>) -> Vec<Row> {
        shop::middle(game, state, seat, scene)
    }

    fn draw(&self, game: &Mechanica, state: &State, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
        factory::side(game, state, seat, scene)
    }

    fn glance(&self, game: &Mechanica, state: &State, seat: Seat) -> Phrase {
        factory::glance(game, state, seat)
    }

    fn asks(&self, game: &Mechanica, state: &State, seat: Seat) -> Phrase {
        menu::asks(game, state, seat)
    }

    fn menu_words(&self, game: &Mechanica, state: &State, seat: Seat, mv: Move) -> Vec<Phrase> {
        menu::words(game, state, seat, mv)
    }

    fn section(&self, mv: Move) -> Option<Phrase> {
        menu::section(mv).1.map(Phrase::new)
    }

    fn rank(&self, mv: Move) -> u8 {
        menu::section(mv).0
    }

    fn effect(
        &self,
        game: &Mechanica,
        state: &State,
        seat: Seat,
        mv: Move,
        scene: &Scene<'_>,
    ) -> Option<String> {
        let brings = effects::effect(game, state, seat, mv)?;
        Some(scene.voice.say_to(scene.names, &brings))
    }

    fn read_typed(
        &self,
        game: &Mechanica,
        state: &State,
        seat: Seat,
        words: &[&str],
    ) -> Option<Result<Move, Illegal>> {
        typed::read(game, state, seat, words)
    }

    fn names(&self, mv: Move, word: &str) -> bool {
        typed::names(mv, word)
    }

    fn example(&self, game: &Mechanica, state: &State, seat: Seat) -> Phrase {
        typed::example(game, state, seat)
    }

    fn whose(&self, event: &Event) -> Option<Seat> {
        match *event {
            Event::Drew { .. }
            | Event::Blueprint { .. }
            | Event::Day { .. }
            | Event::Turned { .. }
            | Event::Chip { .. }
            | Event::ArmandBought { .. }
            | Event::ArmandShort { .. }
            | Event::ArmandPaid { .. }
            | Event::Refreshed
            | Event::Ended => None,
            Event::Fell { seat, .. } => seat,
            Event::First { seat }
            | Event::Rode { seat, .. }
            | Event::Collided { seat, .. }
            | Event::Worked { seat, .. }
            | Event::Ran { seat, .. }
            | Event::Turn { seat }
            | Event::Sold { seat, .. }
            | Event::Completed { seat, .. }
            | Event::Bought { seat, .. }
            | Event::Installed { seat, .. }
            | Event::Set { seat, .. }
            | Event::Recycled { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Declined { seat, .. }
            | Event::Forked { seat, .. }
            | Event::Truck { seat, .. }
            | Event::Demolished { seat, .. }
            | Event::Made { seat, .. }
            | Event::Dropped { seat, .. }
            | Event::Gave { seat, .. } => Some(seat),
        }
    }

    fn help(
        &self,
        game: &Mechanica,
        state: &State,
        seat: Seat,
        topic: &str,
        scene: &Scene<'_>,
    ) -> Option<String> {
        help::help(game, state, seat, topic, scene)
    }

    fn topics(&self) -> Phrase {
        Phrase::new("mechanica-topics")
    }

    fn rules(&self, game: &Mechanica) -> Vec<Phrase> {
        help::rules(game)
    }
}

#[cfg(test)]
mod tests;
