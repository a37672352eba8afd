//! Mech a Dream in a terminal.
//!
//! | room | what it is for |
//! |---|---|
//! | `marks` | flowers, ink and the rest as marks, and effects written with them |
//! | `factory` | the middle of the table |
//! | `workshop` | one player's side of it |
//! | `menu` | what is asked, and the decisions under their headings |
//! | `effects` | what a decision would bring |
//! | `typed` | decisions typed in full |
//! | `help` | what each mark means, and the rules |

mod effects;
mod factory;
mod help;
mod marks;
mod menu;
mod typed;
mod workshop;

use reverie_game::{Illegal, Phrase, Seat, Told};
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::engines::Engine;
use reverie_mech_a_dream::events::Event;
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::state::{Screen, State};
use reverie_mech_a_dream::tile::Tile;

use reverie_terminal::paint::{DIM, Row};
use reverie_terminal::{Board, Scene};

/// Columns of the headings at the left.
const HEADING: usize = 13;

/// A heading at the left of a row.
fn heading(scene: &Scene<'_>, key: &'static str) -> Row {
    Row::plain(" ").and(DIM, scene.voice.word(key)).padded(HEADING)
}

/// On this table a machine is called by the name of its tile, which can be typed.
fn naming(game: &MechADream, tile: Tile, mut phrase: Phrase) -> Phrase {
    if let Some(machine) = phrase.args.get_mut("machine") {
        let named = Phrase::new("mech-menu-named").with("tile", tile.to_string());
        *machine = named.with("does", marks::machine(game, tile)).into();
    }
    phrase
}

/// Its board.
#[derive(Debug)]
pub struct MechADreamBoard;

impl Board for MechADreamBoard {
    type Game = MechADream;
    const NEWS: bool = true;

    fn title(&self, game: &MechADream) -> Phrase {
        Phrase::new(match (game.board().with_robots, game.board().with_specialists) {
            (false, false) => "mech-title",
            (true, false) => "mech-title-robots",
            (false, true) => "mech-title-specialists",
            (true, true) => "mech-title-both",
        })
    }

    fn middle(&self, game: &MechADream, state: &State, seat: Option<Seat>, scene: &Scene<'_>) -> Vec<Row> {
        factory::middle(game, state, seat, scene)
    }

    fn draw(&self, game: &MechADream, state: &State, seat: Seat, scene: &Scene<'_>) -> Vec<Row> {
        workshop::side(game, state, seat, scene)
    }

    fn glance(&self, _game: &MechADream, state: &State, seat: Seat) -> Phrase {
        workshop::glance(state, seat)
    }

    fn asks(&self, game: &MechADream, state: &State, seat: Seat) -> Phrase {
        menu::asks(game, state, seat)
    }

    fn secret(&self, _game: &MechADream, state: &State, seat: Seat) -> bool {
        state.players.get(seat.index()).is_some_and(|player| matches!(player.screen, Screen::Dealt { .. }))
    }

    fn event_told(&self, game: &MechADream, event: &Event) -> Option<Phrase> {
        // Everybody's belts are in view: what moved along them is seen there.
        if let Event::Moved { .. } = event {
            return None;
        }
        let told = game.event_words(event)?;
        Some(match *event {
            Event::Turned { tile, .. }
            | Event::Bought { tile, .. }
            | Event::Built { tile, .. }
            | Event::Boosted { tile, .. }
            | Event::Completed { tile, .. }
            | Event::Used { engine: Engine::Machine(tile), .. }
            | Event::Copied { engine: Engine::Machine(tile), .. } => naming(game, tile, told),
            _ => told,
        })
    }

    fn move_told(&self, game: &MechADream, state: &State, seat: Seat, mv: Move) -> Vec<Phrase> {
        let told = game.move_words(state, seat, mv).into_iter();
        match mv {
            Move::Buy { tile }
            | Move::Build { tile }
            | Move::Boost { tile }
            | Move::Use { engine: Engine::Machine(tile), .. }
            | Move::Copy { engine: Engine::Machine(tile), .. } => {
                told.map(|phrase| naming(game, tile, phrase)).collect()
            }
            _ => told.collect(),
        }
    }

    fn menu_words(&self, game: &MechADream, state: &State, seat: Seat, mv: Move) -> Vec<Phrase> {
        menu::words(game, state, seat, mv)
    }

    fn section(&self, mv: Move) -> Option<Phrase> {
        menu::section(mv).map(|(_, heading)| heading)
    }

    fn rank(&self, mv: Move) -> u8 {
        menu::section(mv).map_or(0, |(rank, _)| rank)
    }

    fn effect(
        &self,
        game: &MechADream,
        state: &State,
        seat: Seat,
        mv: Move,
        scene: &Scene<'_>,
    ) -> Option<String> {
        effects::effect(game, state, seat, mv, scene)
    }

    fn read_typed(
        &self,
        game: &MechADream,
        state: &State,
        seat: Seat,
        words: &[&str],
    ) -> Option<Result<Move, Illegal>> {
        typed::read(game, state, seat, words)
    }

    fn names(&self, mv: Move, word: &str) -> bool {
        typed::names(mv, word)
    }

    fn example(&self, game: &MechADream, state: &State, seat: Seat) -> Phrase {
        typed::example(game, state, seat)
    }

    fn whose(&self, event: &Event) -> Option<Seat> {
        match *event {
            Event::Turned { .. }
            | Event::Slid { .. }
            | Event::Delivery { .. }
            | Event::Specialist { .. }
            | Event::Middle { .. }
            | Event::Began { .. }
            | Event::Fell { .. }
            | Event::Ended { .. } => None,
            Event::Dealt { seat, .. }
            | Event::Chose { seat }
            | Event::Kept { seat, .. }
            | Event::Robot { seat, .. }
            | Event::First { seat }
            | Event::Hired { seat, .. }
            | Event::Stock { seat, .. }
            | Event::Recruited { seat, .. }
            | Event::Dock { seat, .. }
            | Event::Bought { seat, .. }
            | Event::Built { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Boosted { seat, .. }
            | Event::Wasted { seat, .. }
            | Event::Completed { seat, .. }
            | Event::Used { seat, .. }
            | Event::Copied { seat, .. }
            | Event::Declined { seat }
            | Event::Done { seat } => Some(seat),
        }
    }

    fn help(
        &self,
        game: &MechADream,
        state: &State,
        seat: Seat,
        topic: &str,
        scene: &Scene<'_>,
    ) -> Option<String> {
        help::help(game, state, seat, topic, scene)
    }

    fn topics(&self) -> Phrase {
        Phrase::new("mech-topics")
    }

    fn rules(&self, game: &MechADream) -> Vec<Phrase> {
        help::rules(game)
    }
}

#[cfg(test)]
mod tests;
