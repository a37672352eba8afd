//! Any legal move.

use reverie_game::{Game, Luck, Phrase, Seat};

use crate::{Choice, Player};

/// Plays any legal move.
#[derive(Debug, Clone, Copy)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(&self, game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<Choice<G::Move>> {
        let mut moves = Vec::new();
        game.moves(&game.sample(view, luck), seat, &mut moves);
        let mv = *luck.pick(&moves)?;
        Some(Choice::new(mv, Phrase::new("bot-random").with("moves", moves.len())))
    }
}
