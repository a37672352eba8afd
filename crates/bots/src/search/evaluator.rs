//! What a game tells the search: which decisions are worth a thought (candidates with their priors), how rollouts are played
//! (the rollout policy), where they end (the horizon), and what a position is worth there.

use reverie_game::{Game, Luck, Phrase, Seat, Source};

/// How far a rollout has come since the decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Depth {
    /// Decisions of all seats.
    pub decisions: u32,
    /// Rolls of chance.
    pub rolls: u32,
}

/// A decision worth a thought, and how its seat would go on in its own turn.
#[derive(Debug, Clone, PartialEq)]
pub struct Plan<M> {
    /// The decision.
    pub mv: M,
    /// Those that follow it.
    pub then: Vec<M>,
}

/// An opponent that nobody plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rival {
    /// What the game calls it.
    pub name: Phrase,
    /// Its points as things lie.
    pub points: i32,
}

/// Knows a game. Whoever decides for a seat here is trusted to look only at what that seat could see.
pub trait Evaluator<G: Game>: Send + Sync {
    /// The decisions of `seat` worth a thought, each with a weight that says how promising it looks: at least 0, on any
    /// scale; they are also the priors of the tree. Clears `out` first.
    fn candidates(&self, game: &G, state: &G::State, seat: Seat, out: &mut Vec<(G::Move, f64)>) {
        let mut moves = Vec::new();
        game.moves(state, seat, &mut moves);
        out.clear();
        out.extend(moves.into_iter().map(|mv| (mv, 1.0)));
    }

    /// The same, each with how `seat` would go on: where a whole turn can be thought through, several plans may begin with
    /// the same decision. Clears `out` first.
    fn plans(&self, game: &G, state: &G::State, seat: Seat, out: &mut Vec<(Plan<G::Move>, f64)>) {
        plan_each(self, game, state, seat, out);
    }

    /// How `seat` would go on after this decision for as long as nobody else and no chance has a say, where that is worth
    /// working out once: every rollout then follows it. Nothing: it goes on as [`rollout_move`](Self::rollout_move) says.
    fn follow(&self, _game: &G, _state: &G::State, _seat: Seat, _mv: G::Move) -> Vec<G::Move> {
        Vec::new()
    }

    /// The rollout policy: what `seat` would quickly decide. `moves` is scratch paper. None only if nothing is owed.
    fn rollout_move(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        luck: &mut Luck,
        moves: &mut Vec<G::Move>,
    ) -> Option<G::Move> {
        game.moves(state, seat, moves);
        luck.pick(moves).copied()
    }

    /// Whether a rollout ends here. Asked before every decision and roll, never for a game that is over.
    fn horizon(&self, _game: &G, _state: &G::State, _depth: Depth) -> bool {
        false
    }

    /// The points each seat may expect, here at the horizon or at the end.
    fn evaluate(&self, game: &G, state: &G::State, points: &mut [f64]) {
        for (points, standing) in points.iter_mut().zip(game.standings(state).seats) {
            *points = f64::from(standing.points);
        }
    }

    /// Whom one seat alone plays against without anybody deciding for them, where a game has such a rival: points are then
    /// the points beyond theirs.
    fn rival(&self, _game: &G, _state: &G::State) -> Option<Rival> {
        None
    }

    /// What `seat` makes of these points: its own when alone, else above all to be ahead.
    fn utility(&self, _game: &G, seat: Seat, points: &[f64]) -> f64 {
        if points.len() == 1 { points[0] } else { chance_of_winning(seat, points, 5.0) }
    }

    /// Whether everyone sees what chance brings from this source, at once. Then a tree tells its outcomes apart; it pays
    /// where there are few of them.
    fn open(&self, _source: Source) -> bool {
        false
    }

    /// A decision in words, for the main line.
    fn words(&self, _game: &G, _state: &G::State, _seat: Seat, _mv: G::Move) -> Option<Phrase> {
        None
    }
}

/// One plan for each candidate, gone on with as [`Evaluator::follow`] says.
pub fn plan_each<G: Game>(
    evaluator: &(impl Evaluator<G> + ?Sized),
    game: &G,
    state: &G::State,
    seat: Seat,
    out: &mut Vec<(Plan<G::Move>, f64)>,
) {
    let mut candidates = Vec::new();
    evaluator.candidates(game, state, seat, &mut candidates);
    out.clear();
    let plan = |mv| Plan { mv, then: evaluator.follow(game, state, seat, mv) };
    out.extend(candidates.into_iter().map(|(mv, prior)| (plan(mv), prior)));
}

/// How likely it is that `seat` ends ahead of all others when the margin may still move by about `spread` points, and a
/// little for every point, so that a game that is decided is still played well.
pub fn chance_of_winning(seat: Seat, points: &[f64], spread: f64) -> f64 {
    let own = points.get(seat.index()).copied().unwrap_or(0.0);
    let others = points.iter().enumerate().filter(|&(other, _)| other != seat.index());
    let best = others.map(|(_, &points)| points).fold(f64::NEG_INFINITY, f64::max);
    if best == f64::NEG_INFINITY {
        return own;
    }
    let margin = (own - best) / spread.max(1e-9);
    1.0 / (1.0 + (-margin).exp()) + 0.02 * margin
}
