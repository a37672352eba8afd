//! One rollout after the other, from the decision to the horizon, with scratch paper that is kept.

use reverie_game::{Game, Log, Luck, Pending, Seat, SeatSet};

use super::evaluator::{Depth, Evaluator, Plan};
use super::random_numbers::RandomNumbers;
use super::{Problem, Sum};

/// How the searching seat decides in rollouts.
pub(crate) trait Policy<G: Game> {
    /// Its decision, or none to decide as anybody would.
    fn decide(&mut self, game: &G, state: &G::State, luck: &mut Luck) -> Option<G::Move>;
    /// Chance openly brought this.
    fn rolled(&mut self, place: usize);
}

/// The plan first, then as anybody would.
pub(crate) struct Following<'a, M> {
    first: Option<M>,
    then: &'a [M],
    seat: Seat,
}

impl<'a, M: Copy> Following<'a, M> {
    pub(crate) fn new(plan: &'a Plan<M>, seat: Seat) -> Self {
        Self { first: Some(plan.mv), then: &plan.then, seat }
    }
}

impl<G: Game> Policy<G> for Following<'_, G::Move> {
    fn decide(&mut self, game: &G, state: &G::State, _luck: &mut Luck) -> Option<G::Move> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        let (&next, then) = self.then.split_first()?;
        // What was planned may be impossible on this very table: then the rest of the plan is void, too.
        let possible = game.check(state, self.seat, next).is_ok();
        self.then = if possible { then } else { &[] };
        possible.then_some(next)
    }
    fn rolled(&mut self, _place: usize) {}
}

/// Plays rollouts.
pub(crate) struct Rollout<'a, G: Game, K> {
    problem: &'a Problem<'a, G, K>,
    pub(crate) numbers: RandomNumbers,
    moves: Vec<G::Move>,
    rolls: Vec<(G::Roll, u32)>,
    secret: Vec<(Seat, G::Move)>,
    points: Vec<f64>,
}

impl<'a, G: Game, K: Evaluator<G>> Rollout<'a, G, K> {
    pub(crate) fn new(problem: &'a Problem<'a, G, K>) -> Self {
        Self {
            problem,
            numbers: RandomNumbers::of(0, 0),
            moves: Vec::new(),
            rolls: Vec::new(),
            secret: Vec::new(),
            points: vec![0.0; usize::from(problem.game.seats())],
        }
    }

    /// Iteration `nth`: a determinization of the view, played on to the horizon. The utility for the seat, and its points.
    pub(crate) fn simulate(&mut self, nth: u64, own: &mut impl Policy<G>) -> Sum {
        let Problem { game, evaluator, seat, .. } = *self.problem;
        self.numbers.become_of(self.problem.seed, nth);
        let mut state = game.sample(self.problem.view, &mut self.numbers.sample);
        let mut depth = Depth::default();
        loop {
            let pending = game.pending(&state);
            if pending == Pending::Over || depth.decisions > 0 && evaluator.horizon(game, &state, depth) {
                break;
            }
            let went_on = match pending {
                Pending::Over => false,
                Pending::Chance(source) => {
                    depth.rolls += 1;
                    game.rolls(&state, &mut self.rolls);
                    self.numbers.roll(source, &self.rolls).is_some_and(|(place, roll)| {
                        if evaluator.open(source) {
                            own.rolled(place);
                        }
                        game.roll(&mut state, roll, &mut Log::off());
                        true
                    })
                }
                Pending::Seats(seats) => self.decide(&mut state, seats, own, &mut depth),
            };
            if !went_on {
                break;
            }
        }
        self.points.fill(0.0);
        evaluator.evaluate(game, &state, &mut self.points);
        let points = self.points.get(seat.index()).copied().unwrap_or(0.0);
        Sum { visits: 1, utility: evaluator.utility(game, seat, &self.points), points }
    }

    /// The points every seat may expect at the end of the latest rollout.
    pub(crate) fn evaluated(&self) -> &[f64] {
        &self.points
    }

    /// Everyone who is awaited decides, each from the table as it was before any of the others did.
    fn decide(
        &mut self,
        state: &mut G::State,
        seats: SeatSet,
        own: &mut impl Policy<G>,
        depth: &mut Depth,
    ) -> bool {
        let me = self.problem.seat;
        self.secret.clear();
        for seat in seats.without(me).iter() {
            if seats.len() == 1 {
                let mv = self.rollout_move(state, seat);
                return self.take(state, seat, mv, depth);
            }
            // The others still owe their part, so all that this seat owes now can be decided before anything is
            // uncovered.
            let mut apart = *state;
            while let Some(mv) = self.rollout_move(&apart, seat) {
                self.play(&mut apart, seat, mv);
                self.secret.push((seat, mv));
                if !self.awaited(&apart, seat) {
                    break;
                }
            }
        }
        let mut went_on = false;
        if seats.contains(me) {
            loop {
                let mv = own
                    .decide(self.problem.game, state, &mut self.numbers.policy)
                    .or_else(|| self.rollout_move(state, me));
                if !self.take(state, me, mv, depth) {
                    break;
                }
                went_on = true;
                // Alone, the next decision waits until it is asked whether this is the horizon.
                if seats.len() == 1 || !self.awaited(state, me) {
                    break;
                }
            }
        }
        for nth in 0..self.secret.len() {
            let (seat, mv) = self.secret[nth];
            if !self.awaited(state, seat) {
                continue;
            }
            // What was decided apart may have become impossible: then once more, as things lie.
            let possible = self.problem.game.check(state, seat, mv).is_ok();
            let mv = if possible { Some(mv) } else { self.rollout_move(state, seat) };
            went_on |= self.take(state, seat, mv, depth);
        }
        went_on
    }

    fn awaited(&self, state: &G::State, seat: Seat) -> bool {
        matches!(self.problem.game.pending(state), Pending::Seats(seats) if seats.contains(seat))
    }

    fn take(&self, state: &mut G::State, seat: Seat, mv: Option<G::Move>, depth: &mut Depth) -> bool {
        let Some(mv) = mv else { return false };
        depth.decisions += 1;
        self.play(state, seat, mv);
        true
    }

    /// What the rollout policy decides for `seat`.
    pub(crate) fn rollout_move(&mut self, state: &G::State, seat: Seat) -> Option<G::Move> {
        let Problem { game, evaluator, .. } = *self.problem;
        evaluator.rollout_move(game, state, seat, &mut self.numbers.policy, &mut self.moves)
    }

    pub(crate) fn play(&self, state: &mut G::State, seat: Seat, mv: G::Move) {
        self.problem.game.play(state, seat, mv, &mut Log::off());
    }
}
