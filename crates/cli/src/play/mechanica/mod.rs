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

use reverie_game::{Illegal, Phrase, Seat, Texts};
use reverie_mechanica::events::Event;
use reverie_mechanica::moves::Move;
use reverie_mechanica::state::State;
use reverie_mechanica::{Level, Mechanica};

use super::board::{Board, Scene};
use super::paint::{DIM, Row};

/// Columns of the headings at the left.
const HEADING: usize = 13;

/// A heading at the left of a row.
fn heading(scene: &Scene<'_>, key: &'static str) -> Row {
    Row::plain(" ").and(DIM, scene.voice.word(key)).padded(HEADING)
}

impl Board for Mechanica {
    const WORDS: Texts = Texts {
        en: include_str!("../../../text/mechanica.en.ftl"),
        fr: include_str!("../../../text/mechanica.fr.ftl"),
    };
    const NEWS: bool = true;

    fn title(&self) -> Phrase {
        let alone = reverie_game::Game::seats(self) == 1;
        Phrase::new(match (alone, self.board().level) {
            (false, _) => "mechanica-title",
            (true, Level::Normal) => "mechanica-title-normal",
            (true, Level::Hard) => "mechanica-title-hard",
            (true, Level::Impossible) => "mechanica-title-impossible",
            (true, Level::Apocalyptic) => "mechanica-title-apocalyptic",
        })
    }

    fn middle(&self, state: &State, seat: Option<Seat>, scene: &Scene<'_>) -> Vec<Row> {
        shop::middle(self, state, seat, scene)
    }

    fn draw(&self, state: &State, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
        factory::side(self, state, seat, scene)
    }

    fn glance(&self, state: &State, seat: Seat) -> Phrase {
        factory::glance(self, state, seat)
    }

    fn asks(&self, state: &State, seat: Seat) -> Phrase {
        menu::asks(self, state, seat)
    }

    fn menu_words(&self, state: &State, seat: Seat, mv: Move) -> Vec<Phrase> {
        menu::words(self, state, seat, mv)
    }

    fn section(&self, mv: Move) -> Option<Phrase> {
        menu::section(mv).1.map(Phrase::new)
    }

    fn rank(&self, mv: Move) -> u8 {
        menu::section(mv).0
    }

    fn effect(&self, state: &State, seat: Seat, mv: Move, scene: &Scene<'_>) -> Option<String> {
        let brings = effects::effect(self, state, seat, mv)?;
        Some(scene.voice.say_to(scene.names, &brings))
    }

    fn read_typed(&self, state: &State, seat: Seat, words: &[&str]) -> Option<Result<Move, Illegal>> {
        typed::read(self, state, seat, words)
    }

    fn names(&self, mv: Move, word: &str) -> bool {
        typed::names(mv, word)
    }

    fn example(&self, state: &State, seat: Seat) -> Phrase {
        typed::example(self, state, seat)
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

    fn help(&self, state: &State, seat: Seat, topic: &str, scene: &Scene<'_>) -> Option<String> {
        help::help(self, state, seat, topic, scene)
    }

    fn topics(&self) -> Phrase {
        Phrase::new("mechanica-topics")
    }

    fn rules(&self) -> Vec<Phrase> {
        help::rules(self)
    }
}

#[cfg(test)]
mod tests;
