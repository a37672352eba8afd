//! Looking back at a decision: what the search would have played, and what the difference is worth. Both decisions are
//! tried with common random numbers, and not with those the search chose by, which would flatter its own choice.

use std::time::{Duration, Instant};

use reverie_game::{Game, Seat};

use super::random_numbers::RandomNumbers;
use super::rollout::{Following, Rollout};
use super::{Evaluator, Found, Plan, Problem, Search};

/// What a decision came to, in the eyes of somebody who searches.
#[derive(Debug, Clone, PartialEq)]
pub struct Judgement<M> {
    /// What it would have played.
    pub best: M,
    /// The points it expects its seat to end with after that.
    pub value: f64,
    /// The points it expects after what was played.
    pub played: f64,
    /// What was given away, in points: never less than nothing, and nothing where the search likes what was played as
    /// well as its own choice.
    pub cost: f64,
    /// The points it expects of every seat after what was played.
    pub hopes: Vec<f64>,
    /// Rollouts that each of the two was tried in.
    pub iterations: u64,
}

/// The fewest and the most rollouts that two decisions are compared by.
const LEAST: u64 = 256;
const MOST: u64 = 1024;

impl<K> Search<K> {
    /// What it thinks of a decision of `seat`, from what that seat could see when it was taken; within this time. None only
    /// if there was nothing to decide.
    pub fn judge<G: Game>(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        played: G::Move,
        seed: u64,
        within: Duration,
    ) -> Option<Judgement<G::Move>>
    where
        K: Evaluator<G>,
    {
        // A third of the time is for comparing the two.
        let thinking = self.budget.time.min(within / 3 * 2);
        let (began, budget) = (Instant::now(), self.budget.within(thinking));
        let problem = Problem { game, view, evaluator: &self.evaluator, seat, seed, began, budget };
        let Found { mv: best, then, .. } = self.ponder(&problem, 0.0)?;
        let best_plan = Plan { mv: best, then };
        let (began, budget) = (Instant::now(), self.budget.within(within / 3));
        let problem = Problem { seed: seed ^ 0x006a_7564_6765, began, budget, ..problem };
        let state = game.sample(view, &mut RandomNumbers::of(seed, 0).sample);
        let played_plan = Plan { mv: played, then: self.evaluator.follow(game, &state, seat, played) };
        let mut rollout = Rollout::new(&problem);
        let mut ours = Side::new(game.seats());
        let mut theirs = Side::new(game.seats());
        let mut visits = 0;
        while visits < self.budget.iterations.clamp(LEAST, MOST) {
            theirs.add(&mut rollout, visits, &played_plan, seat);
            if best != played {
                ours.add(&mut rollout, visits, &best_plan, seat);
            }
            visits += 1;
            if problem.out_of_time() {
                break;
            }
        }
        let theirs_own = theirs.points(seat, visits);
        let value = if best == played { theirs_own } else { ours.points(seat, visits) };
        let given_away =
            if best != played && ours.utility > theirs.utility { value - theirs_own } else { 0.0 };
        let hopes = Seat::all(game.seats()).map(|seat| theirs.points(seat, visits)).collect();
        Some(Judgement {
            best,
            value,
            played: theirs_own,
            cost: given_away.max(0.0),
            hopes,
            iterations: visits,
        })
    }
}

/// What one decision came to in all rollouts together.
struct Side {
    utility: f64,
    points: Vec<f64>,
}

impl Side {
    fn new(seats: u8) -> Self {
        Self { utility: 0.0, points: vec![0.0; usize::from(seats)] }
    }

    fn add<G: Game, K: Evaluator<G>>(
        &mut self,
        rollout: &mut Rollout<'_, G, K>,
        nth: u64,
        plan: &Plan<G::Move>,
        seat: Seat,
    ) {
        self.utility += rollout.simulate(nth, &mut Following::new(plan, seat)).utility;
        for (sum, points) in self.points.iter_mut().zip(rollout.evaluated()) {
            *sum += points;
        }
    }

    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52
    fn points(&self, seat: Seat, visits: u64) -> f64 {
        self.points.get(seat.index()).map_or(0.0, |sum| sum / visits.max(1) as f64)
    }
}
