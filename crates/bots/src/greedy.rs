//! The move after which its own affairs look best, without a thought for what comes next.

use reverie_game::{Game, Log, Luck, Phrase, Seat};

use crate::{Choice, Player};

/// A rule of thumb for a game: how well a seat stands.
pub trait Heuristic<G: Game>: Send + Sync {
    /// The points `seat` may hope for as things lie.
    fn worth(&self, game: &G, state: &G::State, seat: Seat) -> f64;
}

/// Plays the move that leaves its seat with the highest worth; among equals, any.
#[derive(Debug, Clone, Copy)]
pub struct Greedy<K>(pub K);

impl<G: Game, K: Heuristic<G>> Player<G> for Greedy<K> {
    fn choose(&self, game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<Choice<G::Move>> {
        let state = game.sample(view, luck);
        let mut moves = Vec::new();
        game.moves(&state, seat, &mut moves);
        let mut best: Option<(f64, G::Move)> = None;
        let mut equals = 0;
        for &mv in &moves {
            let mut after = state;
            game.play(&mut after, seat, mv, &mut Log::off());
            let worth = self.0.worth(game, &after, seat);
            match best {
                Some((so_far, _)) if worth < so_far => {}
                Some((so_far, _)) if worth <= so_far => {
                    // Each of k equals stays with a chance of 1 in k.
                    equals += 1;
                    if luck.one_in(equals) {
                        best = Some((worth, mv));
                    }
                }
                _ => {
                    best = Some((worth, mv));
                    equals = 1;
                }
            }
        }
        let (worth, mv) = best?;
        let why = Phrase::new("bot-greedy").with("moves", moves.len()).with("worth", worth);
        Some(Choice::new(mv, why))
    }
}
