//! An open-loop tree over the searching seat's own decisions: a node is the line of decisions that leads to it (and what
//! chance brought openly, where the evaluator asks for that), not a position. The others decide as anybody would and are
//! never part of a line, so nothing secret of theirs can be learned from it, nor they from ours.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use reverie_game::{Game, Luck, Seat};

use super::evaluator::Evaluator;
use super::rollout::{Policy, Rollout};
use super::{Arm, Problem, Sum};

/// A node: the statistics of what was decided there so far.
type Node<M> = Vec<Arm<M>>;

/// One tree.
struct Tree<'a, G: Game, K> {
    evaluator: &'a K,
    seat: Seat,
    explore: f64,
    nodes: Vec<Node<G::Move>>,
    /// From a node, by one of its decisions and what chance openly brought since.
    ways: HashMap<(usize, usize, usize), usize>,
    /// What chance openly brought, roll by roll: from what there was before, by the place of the roll. Nothing is 0.
    chances: HashMap<(usize, usize), usize>,
    path: Vec<(usize, usize)>,
    /// Where the rollout is; none once it has left the tree.
    at: Option<usize>,
    chance: usize,
    candidates: Vec<(G::Move, f64)>,
    least: f64,
    most: f64,
}

/// Spends the budget on so many trees and puts together what their roots found; the most tried comes first.
pub(super) fn grow<G: Game, K: Evaluator<G>>(
    problem: &Problem<'_, G, K>,
    arms: &mut [Arm<G::Move>],
    trees: usize,
    explore: f64,
) {
    let roots: &[Arm<G::Move>] = arms;
    // On the clock nothing has to be the same on every machine: one tree a core.
    let threads = problem.budget.threads.get();
    let trees = if problem.budget.is_timed() { threads } else { trees };
    let threads = threads.min(trees);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let tree = next.fetch_add(1, Ordering::Relaxed);
            if tree >= trees {
                return done;
            }
            // Those who grow one after the other share the time.
            let turns = u32::try_from(trees.div_ceil(threads)).unwrap_or(u32::MAX);
            let turn = u32::try_from(tree / threads).unwrap_or(u32::MAX);
            let until = problem.budget.time / turns * (turn + 1);
            let every = (tree as u64, trees as u64);
            done.push((tree, Tree::grown(problem, roots, every, until, explore)));
        }
    };
    let mut done = problem.budget.share_out(trees, work);
    done.sort_unstable_by_key(|&(tree, _)| tree);
    for (_, root) in done {
        for (arm, found) in arms.iter_mut().zip(root) {
            arm.add(Sum { visits: found.visits, utility: found.utility, points: found.points });
        }
    }
    arms.sort_by(|one, other| {
        other.visits.cmp(&one.visits).then(other.mean_utility().total_cmp(&one.mean_utility()))
    });
}

impl<'a, G: Game, K: Evaluator<G>> Tree<'a, G, K> {
    /// The root of a tree that had every `of`th iteration.
    fn grown(
        problem: &'a Problem<'a, G, K>,
        root: &[Arm<G::Move>],
        (nth, of): (u64, u64),
        until: Duration,
        explore: f64,
    ) -> Node<G::Move> {
        let mut tree = Self {
            evaluator: problem.evaluator,
            seat: problem.seat,
            explore,
            nodes: vec![root.to_vec()],
            ways: HashMap::new(),
            chances: HashMap::new(),
            path: Vec::new(),
            at: Some(0),
            chance: 0,
            candidates: Vec::new(),
            least: f64::INFINITY,
            most: f64::NEG_INFINITY,
        };
        let mut rollout = Rollout::new(problem);
        let mut iteration = nth;
        while iteration < problem.budget.iterations {
            tree.path.clear();
            tree.at = Some(0);
            tree.chance = 0;
            let sum = rollout.simulate(iteration, &mut tree);
            tree.least = tree.least.min(sum.utility);
            tree.most = tree.most.max(sum.utility);
            for &(node, edge) in &tree.path {
                tree.nodes[node][edge].add(sum);
            }
            iteration += of;
            if problem.budget.time != Duration::MAX && problem.began.elapsed() >= until {
                break;
            }
        }
        tree.nodes.swap_remove(0)
    }

    /// The decision at a node that promises most for how little it was tried (PUCT).
    #[allow(clippy::cast_precision_loss)] // far fewer iterations than 2^52
    fn most_promising(&self, node: usize) -> Option<usize> {
        let all = &self.nodes[node];
        let spread = (self.most - self.least).max(1e-9);
        let priors: f64 = self.candidates.iter().map(|(_, prior)| prior).sum::<f64>().max(1e-9);
        let (mut visits, mut utility) = (0_u64, 0.0);
        for arm in all {
            visits += arm.visits;
            utility += arm.utility;
        }
        let usual = if visits == 0 { 0.5 } else { (utility / visits as f64 - self.least) / spread };
        let mut best: Option<(f64, usize)> = None;
        for &(mv, prior) in &self.candidates {
            let Some(edge) = all.iter().position(|arm| arm.mv == mv) else { continue };
            let arm = &all[edge];
            let found = if arm.visits == 0 { usual } else { (arm.mean_utility() - self.least) / spread };
            let exploration =
                self.explore * prior / priors * ((visits + 1) as f64).sqrt() / (1 + arm.visits) as f64;
            if best.is_none_or(|(so_far, _)| found + exploration > so_far) {
                best = Some((found + exploration, edge));
            }
        }
        best.map(|(_, edge)| edge)
    }
}

impl<G: Game, K: Evaluator<G>> Policy<G> for Tree<'_, G, K> {
    fn decide(&mut self, game: &G, state: &G::State, _luck: &mut Luck) -> Option<G::Move> {
        let mut at = self.at?;
        if let Some(&(node, edge)) = self.path.last() {
            let way = (node, edge, self.chance);
            let Some(&known) = self.ways.get(&way) else {
                // A new leaf: from the next time on it is part of the tree.
                self.ways.insert(way, self.nodes.len());
                self.nodes.push(Vec::new());
                self.at = None;
                return None;
            };
            at = known;
            self.evaluator.candidates(game, state, self.seat, &mut self.candidates);
            // What may be decided here can differ from table to table.
            for &(mv, prior) in &self.candidates {
                if !self.nodes[at].iter().any(|arm| arm.mv == mv) {
                    self.nodes[at].push(Arm::new(0, mv, prior));
                }
            }
        } else {
            self.candidates.clear();
            self.candidates.extend(self.nodes[at].iter().map(|arm| (arm.mv, arm.prior)));
        }
        self.chance = 0;
        let edge = self.most_promising(at)?;
        self.path.push((at, edge));
        self.at = Some(at);
        Some(self.nodes[at][edge].mv)
    }

    fn rolled(&mut self, place: usize) {
        let next = self.chances.len() + 1;
        self.chance = *self.chances.entry((self.chance, place)).or_insert(next);
    }
}
