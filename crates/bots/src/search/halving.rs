//! Sequential halving: all candidates see the same imagined games; then the weaker half is dropped, and the others see
//! more, until one is left.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use reverie_game::Game;

use super::hand::{Following, Hand};
use super::insight::{Insight, Plan};
use super::{Problem, Sum, Tally};

/// Iterations that are done in one go, and summed up in order: the same whoever does them.
const CHUNK: u64 = 16;

/// Tries the candidates; the best comes first, then the others that lasted as long, by what was found.
pub(super) fn halve<G: Game, K: Insight<G>>(
    problem: &Problem<'_, G, K>,
    plans: &[Plan<G::Move>],
    tallies: &mut [Tally<G::Move>],
) {
    let mut alive = affordable(tallies.len(), problem.budget.iterations);
    let rounds = rounds_for(alive);
    let mut nth = 0;
    // By plan: the points it had come to after each round that it was in.
    let mut hopes: Vec<Vec<f64>> = vec![Vec::new(); tallies.len()];
    for round in 1..=rounds {
        let candidates = &mut tallies[..alive];
        if problem.budget.is_timed() {
            let until = share(problem.budget.time, round, rounds);
            loop {
                run(problem, plans, candidates, nth, CHUNK);
                nth += CHUNK;
                if problem.began.elapsed() >= until {
                    break;
                }
            }
        } else {
            let each = problem.budget.iterations / u64::from(rounds) / alive.max(1) as u64;
            run(problem, plans, candidates, nth, each.max(1));
            nth += each.max(1);
        }
        for tally in candidates.iter() {
            hopes[tally.plan].push(tally.hope());
        }
        candidates.sort_by(|one, other| other.wish().total_cmp(&one.wish()));
        alive = alive.div_ceil(2);
        if problem.out_of_time() {
            break;
        }
    }
    on_the_same_games(tallies, &hopes);
}

/// Whoever was dropped has seen fewer games than the best, and those may have been lucky ones: its points are told as the best's,
/// less what it lay behind in the games that both have seen.
#[allow(clippy::cast_precision_loss)] // far fewer iterations than 2^52
fn on_the_same_games<M>(tallies: &mut [Tally<M>], hopes: &[Vec<f64>]) {
    let Some((best, others)) = tallies.split_first_mut() else { return };
    for tally in others.iter_mut().filter(|tally| tally.runs > 0) {
        let rounds = hopes[tally.plan].len();
        if let Some(at_the_time) = rounds.checked_sub(1).and_then(|last| hopes[best.plan].get(last)) {
            tally.points = (best.hope() - at_the_time + tally.hope()) * tally.runs as f64;
        }
    }
}

/// How often so many can be halved.
fn rounds_for(candidates: usize) -> u32 {
    candidates.max(2).next_power_of_two().ilog2()
}

/// How many candidates can be tried at least once a round.
fn affordable(candidates: usize, iterations: u64) -> usize {
    (1..=candidates).rev().find(|&some| u64::from(rounds_for(some)) * some as u64 <= iterations).unwrap_or(1)
}

fn share(time: Duration, round: u32, rounds: u32) -> Duration {
    time / rounds * round
}

/// So many iterations for each candidate, from `first` on, on all threads.
pub(super) fn run<G: Game, K: Insight<G>>(
    problem: &Problem<'_, G, K>,
    plans: &[Plan<G::Move>],
    candidates: &mut [Tally<G::Move>],
    first: u64,
    each: u64,
) {
    let chunks = usize::try_from(each.div_ceil(CHUNK)).unwrap_or(usize::MAX);
    // Chunk by chunk, so that all candidates have seen as much when time runs out.
    let jobs = chunks * candidates.len();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut hand = Hand::new(problem);
        let mut done: Vec<(usize, Sum)> = Vec::new();
        loop {
            let job = next.fetch_add(1, Ordering::Relaxed);
            // The first look at each candidate is never skipped: there is always an answer.
            if job >= jobs || !(first == 0 && job < candidates.len()) && problem.out_of_time() {
                return done;
            }
            let from = (job / candidates.len()) as u64 * CHUNK;
            let plan = &plans[candidates[job % candidates.len()].plan];
            let mut sum = Sum::default();
            for nth in from..each.min(from + CHUNK) {
                let one = hand.imagine(first + nth, &mut Following::new(plan, problem.seat));
                sum.runs += one.runs;
                sum.wanted += one.wanted;
                sum.points += one.points;
                if sum.runs == 1 && problem.out_of_time() {
                    break;
                }
            }
            done.push((job, sum));
        }
    };
    let mut done = problem.budget.share_out(jobs, work);
    done.sort_unstable_by_key(|&(job, _)| job);
    let width = candidates.len();
    for (job, sum) in done {
        candidates[job % width].add(sum);
    }
}
