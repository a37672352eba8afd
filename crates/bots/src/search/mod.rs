//! The one search all games share. It gets a view and nothing else: it imagines tables that fit the view, tries its
//! candidates on them with the same luck for each, and plays on quickly to where a game's [`Insight`] can say what
//! every seat may hope for.
//!
//! | room | what it is for |
//! |---|---|
//! | [`insight`] | what a game tells the search |
//! | [`budget`] | how long it may think, on how many cores |
//! | [`fate`] | the luck of one imagined game, the same for every candidate |
//! | [`foresight`] | what could be made of a deal by somebody who knows its rolls: a yardstick |
//! | `hand` | one imagined game from the decision to the cut; nobody peeks at what others choose at the same time |
//! | `halving` | candidates compared flat: the weaker half is dropped again and again |
//! | `tree` | an open-loop tree over the seat's own decisions |
//! | [`reason`] | what it found, for a person |
//! | [`judge`] | looking back at a decision: what it cost |
//!
//! With a budget in iterations the answer depends on the view, the seed and the number of iterations only: never on the
//! number of threads or on the machine.

pub mod budget;
pub mod fate;
pub mod foresight;
mod halving;
mod hand;
pub mod insight;
pub mod judge;
pub mod reason;
mod tree;

use std::time::{Duration, Instant};

use reverie_game::{Game, Luck, Pending, Phrase, Seat};

pub use budget::Budget;
pub use foresight::foreseen;
pub use insight::{Insight, Plan, Rival, Since, chance_of_winning, plan_each};
pub use judge::Judgement;
pub use reason::{Alternative, Reason};

use crate::{Choice, Player};
pub use fate::Fate;
use hand::{Following, Hand, Own};

/// How the iterations are spent.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Shape {
    /// All candidates on the same imagined tables; the weaker half is dropped again and again.
    Halving,
    /// A tree over the seat's own decisions, several of them apart: so many strands, whatever the number of threads.
    Tree {
        /// How many trees are grown apart and then put together.
        strands: usize,
        /// How much a candidate's prior weighs against what was found; 1.0 is a good beginning.
        explore: f64,
    },
}

/// Imagined games for a decision that is the only one.
const GLANCE: u64 = 8;

/// A player that thinks ahead with a game's insight.
#[derive(Debug, Clone, Copy)]
pub struct Search<K> {
    /// What the game tells.
    pub insight: K,
    /// How iterations are spent.
    pub shape: Shape,
    /// How long it may think.
    pub budget: Budget,
    /// The most candidates it looks at, the likeliest first.
    pub width: usize,
    /// How far, in points, it misjudges each candidate: for those who would like to win.
    pub noise: f64,
}

impl<K> Search<K> {
    /// Compares up to 16 candidates flat, without noise.
    pub const fn new(insight: K, budget: Budget) -> Self {
        Self { insight, shape: Shape::Halving, budget, width: 16, noise: 0.0 }
    }

    /// The same search with another insight: one found out for the game at hand.
    pub const fn with<L>(&self, insight: L) -> Search<L> {
        let Self { shape, budget, width, noise, .. } = *self;
        Search { insight, shape, budget, width, noise }
    }
}

/// What was found about one candidate.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tally<M> {
    /// Which plan it is about.
    pub(crate) plan: usize,
    pub(crate) mv: M,
    pub(crate) prior: f64,
    pub(crate) runs: u64,
    pub(crate) wanted: f64,
    pub(crate) points: f64,
}

#[allow(clippy::cast_precision_loss)] // far fewer iterations than 2^52
impl<M> Tally<M> {
    const fn new(plan: usize, mv: M, prior: f64) -> Self {
        Self { plan, mv, prior, runs: 0, wanted: 0.0, points: 0.0 }
    }

    /// What the seat wants, on average; nothing is known of a candidate never tried.
    pub(crate) fn wish(&self) -> f64 {
        if self.runs == 0 { f64::NEG_INFINITY } else { self.wanted / self.runs as f64 }
    }

    /// The seat's points, on average.
    pub(crate) fn hope(&self) -> f64 {
        if self.runs == 0 { f64::NEG_INFINITY } else { self.points / self.runs as f64 }
    }

    fn add(&mut self, other: Sum) {
        self.runs += other.runs;
        self.wanted += other.wanted;
        self.points += other.points;
    }
}

/// What some iterations came to.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Sum {
    pub(crate) runs: u64,
    pub(crate) wanted: f64,
    pub(crate) points: f64,
}

/// A decision with all that was found out about it.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer<M> {
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
    pub(crate) insight: &'a K,
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
    pub(crate) began: Instant,
    pub(crate) budget: Budget,
}

impl<K> Search<K> {
    /// Its decision for `seat`, with all that was found out. None only if there is nothing to decide.
    pub fn think<G: Game>(&self, game: &G, view: &G::View, seat: Seat, seed: u64) -> Option<Answer<G::Move>>
    where
        K: Insight<G>,
    {
        let began = Instant::now();
        let insight = &self.insight;
        let problem = Problem { game, view, insight, seat, seed, began, budget: self.budget };
        self.ponder(&problem, self.noise)
    }

    /// Its decision, when each candidate is misjudged so far.
    fn ponder<G: Game>(&self, problem: &Problem<'_, G, K>, noise: f64) -> Option<Answer<G::Move>>
    where
        K: Insight<G>,
    {
        let &Problem { game, view, seat, seed, began, .. } = problem;
        let state = game.sample(view, &mut Fate::of(seed, 0).sample);
        let mut plans = Vec::new();
        self.insight.plans(game, &state, seat, &mut plans);
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
        let mut tallies: Vec<Tally<G::Move>> =
            plans.iter().enumerate().map(|(n, (plan, prior))| Tally::new(n, plan.mv, *prior)).collect();
        let plans: Vec<Plan<G::Move>> = plans.into_iter().map(|(plan, _)| plan).collect();
        match self.shape {
            _ if tallies.is_empty() => return None,
            // Nothing to choose, but what comes of it is to be told.
            _ if tallies.len() == 1 => halving::run(problem, &plans, &mut tallies, 0, GLANCE),
            Shape::Halving => halving::halve(problem, &plans, &mut tallies),
            Shape::Tree { strands, explore } => tree::grow(problem, &mut tallies, strands.max(1), explore),
        }
        if noise > 0.0 {
            // Drawn apart from everything the search itself drew.
            let mut luck = Luck::seeded(seed ^ 0x006e_6f69_7365);
            let mut misjudged: Vec<(f64, Tally<G::Move>)> = tallies
                .iter()
                .filter(|tally| tally.runs > 0)
                .map(|&tally| (tally.hope() + noise * bell(&mut luck), tally))
                .collect();
            misjudged.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            if !misjudged.is_empty() {
                tallies = misjudged.into_iter().map(|(_, tally)| tally).collect();
            }
        }
        let &best = tallies.first()?;
        let plan = plans[best.plan].clone();
        let next = tallies.iter().find(|tally| tally.mv != best.mv && tally.runs > 0);
        let reason = Reason {
            value: best.hope(),
            next: next.map(|next| Alternative { mv: next.mv, value: next.hope() }),
            line: problem.main_line(&state, &plan),
            candidates: plans.len(),
            iterations: tallies.iter().map(|tally| tally.runs).sum(),
            rival: self.insight.rival(game, &state).map(|rival| rival.name),
        };
        Some(Answer { mv: plan.mv, then: plan.then, reason, took: began.elapsed() })
    }
}

/// About as far from 0 as a bell curve of width 1: the sum of twelve even numbers.
#[allow(clippy::cast_precision_loss)] // 53 bits fit
fn bell(luck: &mut Luck) -> f64 {
    (0..12).map(|_| (luck.bits() >> 11) as f64 / (1_u64 << 53) as f64).sum::<f64>() - 6.0
}

impl<G: Game, K: Insight<G>> Problem<'_, G, K> {
    /// A plan and what the seat would decide after it, until chance or somebody else has a say.
    fn main_line(&self, state: &G::State, plan: &Plan<G::Move>) -> Vec<Phrase> {
        const LONGEST: usize = 6;
        let mut hand = Hand::new(self);
        hand.fate = Fate::of(self.seed, 0);
        let mut state = *state;
        let mut line = Vec::new();
        let mut own = Following::new(plan, self.seat);
        let mut next = own.decide(self.game, &state, &mut hand.fate.policy);
        while let Some(mv) = next {
            line.extend(self.insight.words(self.game, &state, self.seat, mv));
            hand.play(&mut state, self.seat, mv);
            let ours =
                matches!(self.game.pending(&state), Pending::Seats(seats) if seats.contains(self.seat));
            if !ours || line.is_empty() || line.len() == LONGEST {
                break;
            }
            next = own
                .decide(self.game, &state, &mut hand.fate.policy)
                .or_else(|| hand.reply(&state, self.seat));
        }
        line
    }

    pub(crate) fn out_of_time(&self) -> bool {
        self.budget.time != Duration::MAX && self.began.elapsed() >= self.budget.time
    }
}

impl<G: Game, K: Insight<G> + Clone> Player<G> for Search<K> {
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
        Some(change(self.with(())).with(self.insight.clone()))
    }

    fn rival(&self, game: &G, view: &G::View) -> Option<Rival> {
        self.insight.rival(game, &game.sample(view, &mut Luck::seeded(0)))
    }
}

/// Somebody whose search is made for the game at hand.
pub trait Searcher: Clone + Send + Sync {
    /// What it plays.
    type Game: Game;
    /// What its search is told.
    type Insight: Insight<Self::Game> + Clone;

    /// The search for this game.
    fn search_for(&self, game: &Self::Game) -> Search<Self::Insight>;

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
