//! The line of its own decisions after which its affairs look best: everything it may do before chance or somebody else
//! has a say.

use reverie_game::{Game, Log, Luck, Pending, Phrase, Seat};

use crate::greedy::Heuristic;
use crate::{Choice, Player};

/// Beam search: follows the most promising lines of its own decisions to their end and plays the first of the best.
#[derive(Debug, Clone, Copy)]
pub struct Beam<K> {
    /// How well a seat stands.
    pub heuristic: K,
    /// How many lines are followed at once.
    pub width: usize,
    /// How many decisions a line has at most.
    pub depth: usize,
}

/// Where some decisions lead.
struct Node<G: Game> {
    state: G::State,
    first: G::Move,
    worth: f64,
    /// Whether it is somebody else's turn, or chance's.
    ended: bool,
}

impl<G: Game, K: Heuristic<G>> Player<G> for Beam<K>
where
    G::State: PartialEq,
{
    fn choose(&self, game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<Choice<G::Move>> {
        let state = game.sample(view, luck);
        let mut moves = Vec::new();
        game.moves(&state, seat, &mut moves);
        let alternatives = moves.len();
        let mut best: Option<(f64, G::Move)> = None;
        let mut lines: Vec<(G::State, Option<G::Move>)> = vec![(state, None)];
        for _ in 0..self.depth {
            let mut next: Vec<Node<G>> = Vec::new();
            for (state, first) in &lines {
                game.moves(state, seat, &mut moves);
                for &mv in &moves {
                    let mut after = *state;
                    game.play(&mut after, seat, mv, &mut Log::off());
                    let ended =
                        !matches!(game.pending(&after), Pending::Seats(awaited) if awaited.contains(seat));
                    let worth = self.heuristic.worth(game, &after, seat);
                    let first = first.unwrap_or(mv);
                    // Among equals the last: what is listed last is what happens anyway.
                    if ended && best.is_none_or(|(so_far, _)| worth >= so_far) {
                        best = Some((worth, first));
                    }
                    next.push(Node { state: after, first, worth, ended });
                }
            }
            next.retain(|node| !node.ended);
            next.sort_by(|one, other| other.worth.total_cmp(&one.worth));
            lines.clear();
            for node in next {
                if lines.len() == self.width {
                    break;
                }
                if !lines.iter().any(|(state, _)| *state == node.state) {
                    lines.push((node.state, Some(node.first)));
                }
            }
            if lines.is_empty() {
                break;
            }
        }
        // A line that never ends within its depth begins well all the same.
        let (worth, mv) = best.or_else(|| lines.first().and_then(|(_, first)| Some((0.0, (*first)?))))?;
        let why = Phrase::new("bot-greedy").with("moves", alternatives).with("worth", worth);
        Some(Choice::new(mv, why))
    }
}
