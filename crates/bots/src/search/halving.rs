//! Sequential halving: all candidates get rollouts with the same random numbers; then the weaker half is dropped, and the others see
//! more, until one is left.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use reverie_game::Game;

use super::evaluator::{Evaluator, Plan};
use super::rollout::{Following, Rollout};
use super::{Arm, Problem, Sum};

/// Iterations that are done in one go, and summed up in order: the same whoever does them.
const CHUNK: u64 = 16;

/// Tries the candidates; the best comes first, then the others that lasted as long, by what was found.
pub(super) fn halve<G: Game, K: Evaluator<G>>(
    problem: &Problem<'_, G, K>,
    plans: &[Plan<G::Move>],
    arms: &mut [Arm<G::Move>],
) {
    let mut alive = affordable(arms.len(), problem.budget.iterations);
    let rounds = rounds_for(alive);
    let mut nth = 0;
    // By plan: the points it had come to after each round that it was in.
    let mut means: Vec<Vec<f64>> = vec![Vec::new(); arms.len()];
    for round in 1..=rounds {
        let candidates = &mut arms[..alive];
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
        for arm in candidates.iter() {
            means[arm.plan].push(arm.mean_points());
        }
        candidates.sort_by(|one, other| other.mean_utility().total_cmp(&one.mean_utility()));
        alive = alive.div_ceil(2);
        if problem.out_of_time() {
            break;
        }
    }
    on_the_same_games(arms, &means);
}

/// Whoever was dropped has seen fewer games than the best, and those may have been lucky ones: its points are told as the best's,
/// less what it lay behind in the games that both have seen.
#[allow(clippy::cast_precision_loss)] // far fewer iterations than 2^52
fn on_the_same_games<M>(arms: &mut [Arm<M>], means: &[Vec<f64>]) {
    let Some((best, others)) = arms.split_first_mut() else { return };
    for arm in others.iter_mut().filter(|arm| arm.visits > 0) {
        let rounds = means[arm.plan].len();
        if let Some(at_the_time) = rounds.checked_sub(1).and_then(|last| means[best.plan].get(last)) {
            arm.points = (best.mean_points() - at_the_time + arm.mean_points()) * arm.visits as f64;
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
pub(super) fn run<G: Game, K: Evaluator<G>>(
    problem: &Problem<'_, G, K>,
    plans: &[Plan<G::Move>],
    candidates: &mut [Arm<G::Move>],
    first: u64,
    each: u64,
) {
    let chunks = usize::try_from(each.div_ceil(CHUNK)).unwrap_or(usize::MAX);
    // Chunk by chunk, so that all candidates have seen as much when time runs out.
    let jobs = chunks * candidates.len();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut rollout = Rollout::new(problem);
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
                let one = rollout.simulate(first + nth, &mut Following::new(plan, problem.seat));
                sum.visits += one.visits;
                sum.utility += one.utility;
                sum.points += one.points;
                if sum.visits == 1 && problem.out_of_time() {
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
