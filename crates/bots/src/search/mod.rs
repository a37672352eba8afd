//! The one search all games share. It gets a view and nothing else: it samples tables that fit the view (determinizations),
//! tries its candidates on them by rollouts with common random numbers, and asks a game's [`Evaluator`] at the horizon what
//! every seat may expect.
//!
//! | room | what it is for |
//! |---|---|
//! | [`evaluator`] | what a game tells the search |
//! | [`budget`] | how long it may think, on how many cores |
//! | [`random_numbers`] | common random numbers: the luck of one iteration, the same for every candidate |
//! | [`mod@clairvoyant`] | what could be made of a deal by somebody who knows its rolls: a yardstick for players |
//! | `rollout` | one simulated game from the decision to the horizon; nobody peeks at what others choose at the same time |
//! | `halving` | sequential halving: candidates compared flat, the weaker half dropped again and again |
//! | `tree` | open-loop Monte Carlo tree search over the seat's own decisions |
//! | [`reason`] | what it found, for a person |
//! | [`judge`] | looking back at a decision: what it cost |
//!
//! With a budget in iterations the answer depends on the view, the seed and the number of iterations only: never on the
//! number of threads or on the machine.

pub mod budget;
pub mod clairvoyant;
pub mod evaluator;
mod halving;
pub mod judge;
pub mod random_numbers;
pub mod reason;
mod rollout;
mod tree;

use std::time::{Duration, Instant};

use reverie_game::{Game, Luck, Pending, Phrase, Seat};

pub use budget::Budget;
pub use clairvoyant::clairvoyant;
pub use evaluator::{Depth, Evaluator, Plan, Rival, chance_of_winning, plan_each};
pub use judge::Judgement;
pub use reason::{Alternative, Reason};

use crate::{Choice, Player};
pub use random_numbers::RandomNumbers;
use rollout::{Following, Policy, Rollout};

/// How the iterations are spent.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Shape {
    /// Sequential halving: all candidates on the same determinizations; the weaker half is dropped again and again.
    Halving,
    /// A tree over the seat's own decisions, several of them apart: so many trees, whatever the number of threads.
    Tree {
        /// How many trees are grown apart and then put together.
        trees: usize,
        /// How much a candidate's prior weighs against what was found; 1.0 is a good beginning.
        explore: f64,
    },
}

/// Rollouts for a decision that is the only one.
const GLANCE: u64 = 8;

/// A player that thinks ahead with a game's evaluator.
#[derive(Debug, Clone, Copy)]
pub struct Search<K> {
    /// What the game tells.
    pub evaluator: K,
    /// How iterations are spent.
    pub shape: Shape,
    /// How long it may think.
    pub budget: Budget,
    /// The most candidates it looks at, the likeliest first.
    pub width: usize,
    /// Noise in points on the value of each candidate: for those who would like to win.
    pub noise: f64,
}

impl<K> Search<K> {
    /// Compares up to 16 candidates flat, without noise.
    pub const fn new(evaluator: K, budget: Budget) -> Self {
        Self { evaluator, shape: Shape::Halving, budget, width: 16, noise: 0.0 }
    }

    /// The same search with another evaluator: one found out for the game at hand.
    pub const fn with<L>(&self, evaluator: L) -> Search<L> {
        let Self { shape, budget, width, noise, .. } = *self;
        Search { evaluator, shape, budget, width, noise }
    }
}

/// The statistics of one candidate: an arm of the bandit.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Arm<M> {
    /// Which plan it is about.
    pub(crate) plan: usize,
    pub(crate) mv: M,
    pub(crate) prior: f64,
    pub(crate) visits: u64,
    pub(crate) utility: f64,
    pub(crate) points: f64,
}

#[allow(clippy::cast_precision_loss)] // far fewer iterations than 2^52
impl<M> Arm<M> {
    const fn new(plan: usize, mv: M, prior: f64) -> Self {
        Self { plan, mv, prior, visits: 0, utility: 0.0, points: 0.0 }
    }

    /// Its mean utility for the seat; nothing is known of a candidate never tried.
    pub(crate) fn mean_utility(&self) -> f64 {
        if self.visits == 0 { f64::NEG_INFINITY } else { self.utility / self.visits as f64 }
    }

    /// The seat's points, on average.
    pub(crate) fn mean_points(&self) -> f64 {
        if self.visits == 0 { f64::NEG_INFINITY } else { self.points / self.visits as f64 }
    }

    fn add(&mut self, other: Sum) {
        self.visits += other.visits;
        self.utility += other.utility;
        self.points += other.points;
    }
}

/// What some iterations came to.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Sum {
    pub(crate) visits: u64,
    pub(crate) utility: f64,
    pub(crate) points: f64,
}

/// A decision with all that was found out about it.
#[derive(Debug, Clone, PartialEq)]
pub struct Found<M> {
    /// The decision.
    pub mv: M,
    /// How it would go on.
    pub then: Vec<M>,
    /// What it expects.
    pub reason: Reason<M>,
    /// How long it thought.
    pub took: Duration,
}

/// What a search of one decision is about.
pub(crate) struct Problem<'a, G: Game, K> {
    pub(crate) game: &'a G,
    pub(crate) view: &'a G::View,
    pub(crate) evaluator: &'a K,
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
    pub(crate) began: Instant,
    pub(crate) budget: Budget,
}

impl<K> Search<K> {
    /// Its decision for `seat`, with all that was found out. None only if there is nothing to decide.
    pub fn think<G: Game>(&self, game: &G, view: &G::View, seat: Seat, seed: u64) -> Option<Found<G::Move>>
    where
        K: Evaluator<G>,
    {
        let began = Instant::now();
        let evaluator = &self.evaluator;
        let problem = Problem { game, view, evaluator, seat, seed, began, budget: self.budget };
        self.ponder(&problem, self.noise)
    }

    /// Its decision, with so much noise on the value of each candidate.
    fn ponder<G: Game>(&self, problem: &Problem<'_, G, K>, noise: f64) -> Option<Found<G::Move>>
    where
        K: Evaluator<G>,
    {
        let &Problem { game, view, seat, seed, began, .. } = problem;
        let state = game.sample(view, &mut RandomNumbers::of(seed, 0).sample);
        let mut plans = Vec::new();
        self.evaluator.plans(game, &state, seat, &mut plans);
        // The likeliest first; a stable order, so that equals stay in the game's own.
        plans.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        if let Shape::Tree { .. } = self.shape {
            // A tree goes on by itself: one plan for each decision.
            let mut seen = Vec::new();
            plans.retain(|(plan, _)| {
                let new = !seen.contains(&plan.mv);
                seen.push(plan.mv);
                new
            });
        }
        plans.truncate(self.width.max(1));
        let mut arms: Vec<Arm<G::Move>> =
            plans.iter().enumerate().map(|(n, (plan, prior))| Arm::new(n, plan.mv, *prior)).collect();
        let plans: Vec<Plan<G::Move>> = plans.into_iter().map(|(plan, _)| plan).collect();
        match self.shape {
            _ if arms.is_empty() => return None,
            // Nothing to choose, but what comes of it is to be told.
            _ if arms.len() == 1 => halving::run(problem, &plans, &mut arms, 0, GLANCE),
            Shape::Halving => halving::halve(problem, &plans, &mut arms),
            Shape::Tree { trees, explore } => tree::grow(problem, &mut arms, trees.max(1), explore),
        }
        if noise > 0.0 {
            // Drawn apart from everything the search itself drew.
            let mut luck = Luck::seeded(seed ^ 0x006e_6f69_7365);
            let mut noisy: Vec<(f64, Arm<G::Move>)> = arms
                .iter()
                .filter(|arm| arm.visits > 0)
                .map(|&arm| (arm.mean_points() + noise * bell(&mut luck), arm))
                .collect();
            noisy.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            if !noisy.is_empty() {
                arms = noisy.into_iter().map(|(_, arm)| arm).collect();
            }
        }
        let &best = arms.first()?;
        let plan = plans[best.plan].clone();
        let next = arms.iter().find(|arm| arm.mv != best.mv && arm.visits > 0);
        let reason = Reason {
            value: best.mean_points(),
            next: next.map(|next| Alternative { mv: next.mv, value: next.mean_points() }),
            line: problem.main_line(&state, &plan),
            candidates: plans.len(),
            iterations: arms.iter().map(|arm| arm.visits).sum(),
            rival: self.evaluator.rival(game, &state).map(|rival| rival.name),
        };
        Some(Found { mv: plan.mv, then: plan.then, reason, took: began.elapsed() })
    }
}

/// About as far from 0 as a bell curve of width 1: the sum of twelve even numbers.
#[allow(clippy::cast_precision_loss)] // 53 bits fit
fn bell(luck: &mut Luck) -> f64 {
    (0..12).map(|_| (luck.bits() >> 11) as f64 / (1_u64 << 53) as f64).sum::<f64>() - 6.0
}

impl<G: Game, K: Evaluator<G>> Problem<'_, G, K> {
    /// A plan and what the seat would decide after it, until chance or somebody else has a say.
    fn main_line(&self, state: &G::State, plan: &Plan<G::Move>) -> Vec<Phrase> {
        const LONGEST: usize = 6;
        let mut rollout = Rollout::new(self);
        rollout.numbers = RandomNumbers::of(self.seed, 0);
        let mut state = *state;
        let mut line = Vec::new();
        let mut own = Following::new(plan, self.seat);
        let mut next = own.decide(self.game, &state, &mut rollout.numbers.policy);
        while let Some(mv) = next {
            line.extend(self.evaluator.words(self.game, &state, self.seat, mv));
            rollout.play(&mut state, self.seat, mv);
            let ours =
                matches!(self.game.pending(&state), Pending::Seats(seats) if seats.contains(self.seat));
            if !ours || line.is_empty() || line.len() == LONGEST {
                break;
            }
            next = own
                .decide(self.game, &state, &mut rollout.numbers.policy)
                .or_else(|| rollout.rollout_move(&state, self.seat));
        }
        line
    }

    pub(crate) fn out_of_time(&self) -> bool {
        self.budget.time != Duration::MAX && self.began.elapsed() >= self.budget.time
    }
}

impl<G: Game, K: Evaluator<G> + Clone> Player<G> for Search<K> {
    fn choose(&self, game: &G, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<Choice<G::Move>> {
        let answer = self.think(game, view, seat, luck.bits())?;
        Some(Choice { mv: answer.mv, why: answer.reason.phrase(), reason: Some(answer.reason) })
    }

    fn judges(&self) -> bool {
        true
    }

    fn judge(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        played: G::Move,
        seed: u64,
        within: Duration,
    ) -> Option<Judgement<G::Move>> {
        Self::judge(self, game, view, seat, played, seed, within)
    }

    fn thinking(&self, change: &dyn Fn(Search<()>) -> Search<()>) -> Option<Self> {
        Some(change(self.with(())).with(self.evaluator.clone()))
    }

    fn rival(&self, game: &G, view: &G::View) -> Option<Rival> {
        self.evaluator.rival(game, &game.sample(view, &mut Luck::seeded(0)))
    }
}

/// Somebody whose search is made for the game at hand.
pub trait Searcher: Clone + Send + Sync {
    /// What it plays.
    type Game: Game;
    /// What its search is told.
    type Evaluator: Evaluator<Self::Game> + Clone;

    /// The search for this game.
    fn search_for(&self, game: &Self::Game) -> Search<Self::Evaluator>;

    /// How it goes about it, whatever the game.
    fn search(&mut self) -> &mut Search<()>;
}

type View<P> = <<P as Searcher>::Game as Game>::View;
type Move<P> = <<P as Searcher>::Game as Game>::Move;

impl<P: Searcher> Player<P::Game> for P {
    fn choose(&self, game: &P::Game, view: &View<P>, seat: Seat, luck: &mut Luck) -> Option<Choice<Move<P>>> {
        self.search_for(game).choose(game, view, seat, luck)
    }

    fn judges(&self) -> bool {
        true
    }

    fn judge(
        &self,
        game: &P::Game,
        view: &View<P>,
        seat: Seat,
        played: Move<P>,
        seed: u64,
        within: Duration,
    ) -> Option<Judgement<Move<P>>> {
        self.search_for(game).judge(game, view, seat, played, seed, within)
    }

    fn thinking(&self, change: &dyn Fn(Search<()>) -> Search<()>) -> Option<Self> {
        let mut other = self.clone();
        *other.search() = change(*other.search());
        Some(other)
    }

    fn rival(&self, game: &P::Game, view: &View<P>) -> Option<Rival> {
        self.search_for(game).rival(game, view)
    }
}
