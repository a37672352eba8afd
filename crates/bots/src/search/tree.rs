//! An open-loop tree over the searching seat's own decisions: a node is the line of decisions that leads to it (and what
//! chance brought openly, where the insight asks for that), not a position. The others decide as anybody would and are
//! never part of a line, so nothing secret of theirs can be learned from it, nor they from ours.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use reverie_game::{Game, Luck, Seat};

use super::hand::{Hand, Own};
use super::insight::Insight;
use super::{Problem, Sum, Tally};

/// Where in the tree: what was decided there so far.
type Node<M> = Vec<Tally<M>>;

/// One tree.
struct Strand<'a, G: Game, K> {
    insight: &'a K,
    seat: Seat,
    explore: f64,
    nodes: Vec<Node<G::Move>>,
    /// From a node, by one of its decisions and what chance openly brought since.
    ways: HashMap<(usize, usize, usize), usize>,
    /// What chance openly brought, roll by roll: from what there was before, by the place of the roll. Nothing is 0.
    chances: HashMap<(usize, usize), usize>,
    path: Vec<(usize, usize)>,
    /// Where the imagined game is; none once it has left the tree.
    at: Option<usize>,
    chance: usize,
    candidates: Vec<(G::Move, f64)>,
    least: f64,
    most: f64,
}

/// Spends the budget on so many trees and puts together what their roots found; the most tried comes first.
pub(super) fn grow<G: Game, K: Insight<G>>(
    problem: &Problem<'_, G, K>,
    tallies: &mut [Tally<G::Move>],
    strands: usize,
    explore: f64,
) {
    let roots: &[Tally<G::Move>] = tallies;
    // On the clock nothing has to be the same on every machine: one tree a core.
    let threads = problem.budget.threads.get();
    let strands = if problem.budget.is_timed() { threads } else { strands };
    let threads = threads.min(strands);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let strand = next.fetch_add(1, Ordering::Relaxed);
            if strand >= strands {
                return done;
            }
            // Those who grow one after the other share the time.
            let turns = u32::try_from(strands.div_ceil(threads)).unwrap_or(u32::MAX);
            let turn = u32::try_from(strand / threads).unwrap_or(u32::MAX);
            let until = problem.budget.time / turns * (turn + 1);
            let every = (strand as u64, strands as u64);
            done.push((strand, Strand::grown(problem, roots, every, until, explore)));
        }
    };
    let mut done = problem.budget.share_out(strands, work);
    done.sort_unstable_by_key(|&(strand, _)| strand);
    for (_, root) in done {
        for (tally, found) in tallies.iter_mut().zip(root) {
            tally.add(Sum { runs: found.runs, wanted: found.wanted, points: found.points });
        }
    }
    tallies.sort_by(|one, other| other.runs.cmp(&one.runs).then(other.wish().total_cmp(&one.wish())));
}

impl<'a, G: Game, K: Insight<G>> Strand<'a, G, K> {
    /// The root of a tree that had every `of`th iteration.
    fn grown(
        problem: &'a Problem<'a, G, K>,
        root: &[Tally<G::Move>],
        (nth, of): (u64, u64),
        until: Duration,
        explore: f64,
    ) -> Node<G::Move> {
        let mut tree = Self {
            insight: problem.insight,
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
        let mut hand = Hand::new(problem);
        let mut iteration = nth;
        while iteration < problem.budget.iterations {
            tree.path.clear();
            tree.at = Some(0);
            tree.chance = 0;
            let sum = hand.imagine(iteration, &mut tree);
            tree.least = tree.least.min(sum.wanted);
            tree.most = tree.most.max(sum.wanted);
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

    /// The decision at a node that promises most for how little it was tried.
    #[allow(clippy::cast_precision_loss)] // far fewer iterations than 2^52
    fn most_promising(&self, node: usize) -> Option<usize> {
        let all = &self.nodes[node];
        let spread = (self.most - self.least).max(1e-9);
        let priors: f64 = self.candidates.iter().map(|(_, prior)| prior).sum::<f64>().max(1e-9);
        let (mut runs, mut wanted) = (0_u64, 0.0);
        for tally in all {
            runs += tally.runs;
            wanted += tally.wanted;
        }
        let usual = if runs == 0 { 0.5 } else { (wanted / runs as f64 - self.least) / spread };
        let mut best: Option<(f64, usize)> = None;
        for &(mv, prior) in &self.candidates {
            let Some(edge) = all.iter().position(|tally| tally.mv == mv) else { continue };
            let tally = &all[edge];
            let found = if tally.runs == 0 { usual } else { (tally.wish() - self.least) / spread };
            let curious =
                self.explore * prior / priors * ((runs + 1) as f64).sqrt() / (1 + tally.runs) as f64;
            if best.is_none_or(|(so_far, _)| found + curious > so_far) {
                best = Some((found + curious, edge));
            }
        }
        best.map(|(_, edge)| edge)
    }
}

impl<G: Game, K: Insight<G>> Own<G> for Strand<'_, G, K> {
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
            self.insight.candidates(game, state, self.seat, &mut self.candidates);
            // What may be decided here can differ from table to table.
            for &(mv, prior) in &self.candidates {
                if !self.nodes[at].iter().any(|tally| tally.mv == mv) {
                    self.nodes[at].push(Tally::new(0, mv, prior));
                }
            }
        } else {
            self.candidates.clear();
            self.candidates.extend(self.nodes[at].iter().map(|tally| (tally.mv, tally.prior)));
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
