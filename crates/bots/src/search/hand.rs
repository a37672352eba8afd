//! One imagined game after the other, from the decision to the cut, with scratch paper that is kept.

use reverie_game::{Game, Log, Luck, Pending, Seat, SeatSet};

use super::fate::Fate;
use super::insight::{Insight, Plan, Since};
use super::{Problem, Sum};

/// How the searching seat decides in imagined games.
pub(crate) trait Own<G: Game> {
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

impl<G: Game> Own<G> for Following<'_, G::Move> {
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

/// Who plays imagined games.
pub(crate) struct Hand<'a, G: Game, K> {
    problem: &'a Problem<'a, G, K>,
    pub(crate) fate: Fate,
    moves: Vec<G::Move>,
    rolls: Vec<(G::Roll, u32)>,
    secret: Vec<(Seat, G::Move)>,
    points: Vec<f64>,
}

impl<'a, G: Game, K: Insight<G>> Hand<'a, G, K> {
    pub(crate) fn new(problem: &'a Problem<'a, G, K>) -> Self {
        Self {
            problem,
            fate: Fate::of(0, 0),
            moves: Vec::new(),
            rolls: Vec::new(),
            secret: Vec::new(),
            points: vec![0.0; usize::from(problem.game.seats())],
        }
    }

    /// Iteration `nth`: a table that fits the view, played on to the cut. What the seat wants, and its points.
    pub(crate) fn imagine(&mut self, nth: u64, own: &mut impl Own<G>) -> Sum {
        let Problem { game, insight, seat, .. } = *self.problem;
        self.fate.become_of(self.problem.seed, nth);
        let mut state = game.sample(self.problem.view, &mut self.fate.sample);
        let mut since = Since::default();
        loop {
            let pending = game.pending(&state);
            if pending == Pending::Over || since.decisions > 0 && insight.cut(game, &state, since) {
                break;
            }
            let went_on = match pending {
                Pending::Over => false,
                Pending::Chance(source) => {
                    since.rolls += 1;
                    game.rolls(&state, &mut self.rolls);
                    self.fate.roll(source, &self.rolls).is_some_and(|(place, roll)| {
                        if insight.open(source) {
                            own.rolled(place);
                        }
                        game.roll(&mut state, roll, &mut Log::off());
                        true
                    })
                }
                Pending::Seats(seats) => self.decide(&mut state, seats, own, &mut since),
            };
            if !went_on {
                break;
            }
        }
        self.points.fill(0.0);
        insight.hopes(game, &state, &mut self.points);
        let points = self.points.get(seat.index()).copied().unwrap_or(0.0);
        Sum { runs: 1, wanted: insight.wants(game, seat, &self.points), points }
    }

    /// The points every seat may hope for at the end of the game imagined last.
    pub(crate) fn hoped(&self) -> &[f64] {
        &self.points
    }

    /// Everyone who is awaited decides, each from the table as it was before any of the others did.
    fn decide(
        &mut self,
        state: &mut G::State,
        seats: SeatSet,
        own: &mut impl Own<G>,
        since: &mut Since,
    ) -> bool {
        let me = self.problem.seat;
        self.secret.clear();
        for seat in seats.without(me).iter() {
            if seats.len() == 1 {
                let mv = self.reply(state, seat);
                return self.take(state, seat, mv, since);
            }
            // The others still owe their part, so all that this seat owes now can be decided before anything is
            // uncovered.
            let mut apart = *state;
            while let Some(mv) = self.reply(&apart, seat) {
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
                    .decide(self.problem.game, state, &mut self.fate.policy)
                    .or_else(|| self.reply(state, me));
                if !self.take(state, me, mv, since) {
                    break;
                }
                went_on = true;
                // Alone, the next decision waits for the cut to be asked.
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
            let mv = if possible { Some(mv) } else { self.reply(state, seat) };
            went_on |= self.take(state, seat, mv, since);
        }
        went_on
    }

    fn awaited(&self, state: &G::State, seat: Seat) -> bool {
        matches!(self.problem.game.pending(state), Pending::Seats(seats) if seats.contains(seat))
    }

    fn take(&self, state: &mut G::State, seat: Seat, mv: Option<G::Move>, since: &mut Since) -> bool {
        let Some(mv) = mv else { return false };
        since.decisions += 1;
        self.play(state, seat, mv);
        true
    }

    /// What `seat` would quickly decide.
    pub(crate) fn reply(&mut self, state: &G::State, seat: Seat) -> Option<G::Move> {
        let Problem { game, insight, .. } = *self.problem;
        insight.reply(game, state, seat, &mut self.fate.policy, &mut self.moves)
    }

    pub(crate) fn play(&self, state: &mut G::State, seat: Seat, mv: G::Move) {
        self.problem.game.play(state, seat, mv, &mut Log::off());
    }
}
