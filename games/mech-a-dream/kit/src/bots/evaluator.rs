//! What the search is told of Mech a Dream: quick decisions by the learned value, a cut where the next day begins.

use reverie_game::{Game, Log, Luck, Phrase, Seat, Told};
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::engines::Engine;
use reverie_mech_a_dream::moves::{Move, Wants};
use reverie_mech_a_dream::state::{DIAL, State};

use super::value::{Value, learned, worth};
use reverie_bots::search::{Depth, Evaluator};

/// Knows Mech a Dream by what was learned.
#[derive(Debug, Clone, Copy)]
pub struct Dreams {
    /// The value it goes by.
    pub value: fn() -> &'static Value,
    /// Rollouts end after so many decisions, or where a day ends.
    pub decisions: u32,
}

impl Dreams {
    /// Goes by what was learned, to the end of the day.
    pub const LEARNED: Self = Self { value: learned, decisions: u32::MAX };
}

/// What somebody who goes by this value decides. `moves` is scratch paper.
pub(crate) fn decide(
    value: &Value,
    game: &MechADream,
    state: &State,
    seat: Seat,
    moves: &mut Vec<Move>,
    mut noise: impl FnMut() -> f64,
) -> Option<Move> {
    game.moves(state, seat, moves);
    if let Some(mv) = plain(game, state, seat, moves) {
        return Some(mv);
    }
    let mut best: Option<(f64, Move)> = None;
    for &mv in moves.iter() {
        let mut after = *state;
        game.play(&mut after, seat, mv, &mut Log::off());
        let worth = worth(value, game, &after, seat) + noise();
        if best.is_none_or(|(so_far, _)| worth > so_far) {
            best = Some((worth, mv));
        }
    }
    best.map(|(_, mv)| mv)
}

/// What needs no thought: the only move, and at night whatever just gives something that is not lost to the cap.
fn plain(game: &MechADream, state: &State, seat: Seat, moves: &[Move]) -> Option<Move> {
    if let &[only] = moves {
        return Some(only);
    }
    if game.wants(state, seat) != Wants::Night {
        return None;
    }
    if moves.contains(&Move::Everything) {
        return Some(Move::Everything);
    }
    let player = &state.players[seat.index()];
    moves.iter().copied().find(|&mv| match mv {
        Move::Use { engine, .. } => match game.ways(state, seat, engine) {
            [only] => {
                only.is_plain()
                    && player.flowers + only.gain.flowers <= DIAL
                    && player.ink + only.gain.ink <= DIAL
                    && (engine != Engine::Robot || only.special.is_none())
            }
            _ => false,
        },
        _ => false,
    })
}

impl Evaluator<MechADream> for Dreams {
    fn candidates(&self, game: &MechADream, state: &State, seat: Seat, out: &mut Vec<(Move, f64)>) {
        out.clear();
        let value = (self.value)();
        let mut moves = Vec::new();
        game.moves(state, seat, &mut moves);
        if let Some(mv) = plain(game, state, seat, &moves) {
            out.push((mv, 1.0));
            return;
        }
        out.extend(moves.into_iter().map(|mv| {
            let mut after = *state;
            game.play(&mut after, seat, mv, &mut Log::off());
            (mv, worth(value, game, &after, seat))
        }));
        let best = out.iter().map(|&(_, worth)| worth).fold(f64::NEG_INFINITY, f64::max);
        for (_, worth) in out {
            *worth = (*worth - best).exp();
        }
    }

    fn rollout_move(
        &self,
        game: &MechADream,
        state: &State,
        seat: Seat,
        _luck: &mut Luck,
        moves: &mut Vec<Move>,
    ) -> Option<Move> {
        decide((self.value)(), game, state, seat, moves, || 0.0)
    }

    fn horizon(&self, _game: &MechADream, state: &State, depth: Depth) -> bool {
        depth.decisions >= self.decisions || state.delivery.is_none()
    }

    fn evaluate(&self, game: &MechADream, state: &State, points: &mut [f64]) {
        let value = (self.value)();
        for (points, seat) in points.iter_mut().zip(Seat::all(game.seats())) {
            *points = worth(value, game, state, seat);
        }
    }

    fn utility(&self, _game: &MechADream, seat: Seat, points: &[f64]) -> f64 {
        points.get(seat.index()).copied().unwrap_or(0.0)
    }

    fn words(&self, game: &MechADream, state: &State, seat: Seat, mv: Move) -> Option<Phrase> {
        game.move_words(state, seat, mv).into_iter().next()
    }
}
