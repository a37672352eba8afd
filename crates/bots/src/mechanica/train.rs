//! Learning what the signs weigh: games are played, and the weights are moved to what came of them.

use reverie_game::{Game, Log, Luck, Pending, Seat};
use reverie_mechanica::moves::Wants;
use reverie_mechanica::state::State;
use reverie_mechanica::{Level, Mechanica, Options};

use super::signs::{SIGNS, Signs, look};
use super::turn::{Care, Line, Thinker};
use super::value::Weights;

/// How often, in percent, another than the best line is played, to see what comes of it.
const CURIOUS: usize = 12;
/// How far weights hold on to what they were, in shares of a game's evidence.
const HOLD: f64 = 0.03;

/// What was seen at the end of a turn, and what came of it.
struct Lesson {
    signs: Signs,
    more: f64,
}

/// What a round of training came to.
#[derive(Debug, Clone, Copy)]
pub struct Round {
    /// Points on average; when alone, beyond ARMAND-0's.
    pub points: f64,
    /// How far the weights misjudged a turn, on average.
    pub error: f64,
}

/// Plays so many games with these weights and moves them to what came of it.
pub fn round(weights: &mut Weights, seats: u8, games: u64, seed: u64) -> Option<Round> {
    let game = Mechanica::open(seats, &Options { level: Level::Normal, ..Options::default() }).ok()?;
    let mut lessons = Vec::new();
    let mut points = 0.0;
    for n in 0..games {
        points += play(&game, weights, &mut Luck::seeded(seed.wrapping_add(n)), &mut lessons);
    }
    let before = *weights.of(seats);
    let error = lessons.iter().map(|lesson| (lesson.more - super::value::dot(&before, &lesson.signs)).abs());
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52
    let all = lessons.len().max(1) as f64;
    let error = error.sum::<f64>() / all;
    let after = fit(&before, &lessons, HOLD);
    if seats == 1 {
        weights.alone = after;
    } else {
        weights.together = after;
    }
    #[allow(clippy::cast_precision_loss)] // far fewer than 2^52
    let points = points / games.max(1) as f64;
    Some(Round { points, error })
}

/// A game from what everyone does best by these weights, now and then something else. Points of the first seat.
fn play(game: &Mechanica, weights: &Weights, luck: &mut Luck, lessons: &mut Vec<Lesson>) -> f64 {
    let mut state = game.start();
    let mut seen: Vec<(Seat, super::signs::Sight)> = Vec::new();
    let mut rolls = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => {
                game.rolls(&state, &mut rolls);
                let Some(&roll) = luck.weighted(&rolls) else { break };
                game.roll(&mut state, roll, &mut Log::off());
            }
            Pending::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                let thinker = Thinker { game, weights, seat, care: Care { width: 2, ..Care::FULL } };
                if game.wants(&state, seat) != Wants::Trade {
                    let Some(mv) = thinker.best(&state) else { break };
                    game.play(&mut state, seat, mv, &mut Log::off());
                    continue;
                }
                let lines = thinker.lines(&state);
                let nth = if luck.below(100) < CURIOUS { luck.below(lines.len().min(6)) } else { 0 };
                let Some(Line { state: end, .. }) = lines.into_iter().nth(nth) else { break };
                state = end;
                seen.push((seat, look(game, &state, seat)));
                if game.pending(&state) != Pending::Over {
                    game.play(&mut state, seat, reverie_mechanica::moves::Move::Make, &mut Log::off());
                }
            }
        }
    }
    lessons.extend(seen.into_iter().map(|(seat, sight)| {
        Lesson { signs: sight.signs, more: final_points(game, &state, seat) - sight.sure }
    }));
    Seat::new(0).map_or(0.0, |seat| final_points(game, &state, seat))
}

/// Points at the end; when alone, beyond ARMAND-0's.
pub(super) fn final_points(game: &Mechanica, state: &State, seat: Seat) -> f64 {
    let rival = state.armand.map_or(0, |armand| game.armand_points(&armand));
    f64::from(game.points(&state.factories[seat.index()]) - rival)
}

/// The weights that say best what came, not too far from what they were: least squares with a hold.
fn fit(before: &Signs, lessons: &[Lesson], hold: f64) -> Signs {
    let mut normal = vec![[0.0; SIGNS]; SIGNS];
    let mut right = [0.0; SIGNS];
    for lesson in lessons {
        let error = lesson.more - super::value::dot(before, &lesson.signs);
        for (row, &one) in lesson.signs.iter().enumerate() {
            right[row] += one * error;
            for (column, &other) in lesson.signs.iter().enumerate() {
                normal[row][column] += one * other;
            }
        }
    }
    for (row, line) in normal.iter_mut().enumerate() {
        line[row] += hold * line[row] + 1.0;
    }
    let mut after = *before;
    for (weight, change) in after.iter_mut().zip(solved(normal, right)) {
        *weight += change;
    }
    after
}

/// Solves a system that is symmetric and well held.
fn solved(mut left: Vec<Signs>, mut right: Signs) -> Signs {
    for pivot in 0..SIGNS {
        let (above, below) = left.split_at_mut(pivot + 1);
        let line = &above[pivot];
        for (n, other) in below.iter_mut().enumerate() {
            let factor = other[pivot] / line[pivot];
            if factor == 0.0 {
                continue;
            }
            for column in pivot..SIGNS {
                other[column] -= factor * line[column];
            }
            right[pivot + 1 + n] -= factor * right[pivot];
        }
    }
    for pivot in (0..SIGNS).rev() {
        let known: f64 = (pivot + 1..SIGNS).map(|column| left[pivot][column] * right[column]).sum();
        right[pivot] = (right[pivot] - known) / left[pivot][pivot];
    }
    right
}
