//! Always the same move: a partner for lessons, where somebody says beforehand what will be seen.

use reverie_game::{Game, Luck, Phrase, Seat};

use crate::{Choice, Player};

/// Plays the first of its legal moves.
#[derive(Debug, Clone, Copy)]
pub struct First;

impl<G: Game> Player<G> for First {
    fn choose(&self, game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<Choice<G::Move>> {
        let mut moves = Vec::new();
        game.moves(&game.sample(view, luck), seat, &mut moves);
        Some(Choice::new(*moves.first()?, Phrase::new("bot-first")))
    }
}
