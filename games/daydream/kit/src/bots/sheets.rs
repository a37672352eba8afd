//! What a Daydream sheet is worth: what it has, and what its open lines and extras may still bring.

use reverie_daydream::Daydream;
use reverie_daydream::board::{Board, LineClouds, Note};
use reverie_daydream::folding::PolaroidScoring;
use reverie_daydream::grid::{Digit, Grid};
use reverie_daydream::state::{Drawing, Ink, Sheet, State};
use reverie_game::{Game, Seat};

use reverie_bots::greedy::Heuristic;

/// Knows Daydream.
#[derive(Debug, Clone, Copy)]
pub struct Sheets;

/// How likely it is, blank by blank, that a line stays free of repeats, and that it stays in order. Measured on greedy
/// games; only their proportion matters.
const STAYS_DIFFERENT: f64 = 0.86;
const STAYS_IN_ORDER: f64 = 0.42;
/// What a leaf that is ready is worth, in segments; a few are plenty.
const LEAF: f64 = 0.9;
const LEAVES_ENOUGH: f64 = 4.0;

impl Heuristic<Daydream> for Sheets {
    fn worth(&self, game: &Daydream, state: &State, seat: Seat) -> f64 {
        state.sheets.get(seat.index()).map_or(0.0, |sheet| worth(game, sheet))
    }
}

/// Points this sheet may hope for.
fn worth(game: &Daydream, sheet: &Sheet) -> f64 {
    let board = game.board();
    let score = game.score(sheet);
    let open: f64 = board.lines.iter().map(|line| promise(line, &sheet.grid)).sum();
    let owed = sheet.owes.strokes.map_or(0.0, |strokes| segments(strokes.ink, strokes.left.into()));
    // Lines that wait for their order to be chosen will be drawn, whatever the order.
    let waiting: f64 = sheet
        .owes
        .lines
        .iter()
        .filter_map(|&line| board.line(line))
        .filter_map(|line| Some(segments(line.outcome(&sheet.grid)?.ink()?, line.along.len())))
        .sum();
    let leaves = f64::from(sheet.leaves.ready).min(LEAVES_ENOUGH) * LEAF * blank_share(board, &sheet.grid);
    let drawn = f64::from(board.segments(sheet.drawing));
    let whole =
        f64::from(board.segments(Drawing {
            objects: u8::try_from(board.objects.len()).unwrap_or(u8::MAX),
            segments: 0,
        }));
    #[allow(clippy::cast_precision_loss)] // a few dozen objects
    let objects_a_segment = board.objects.len() as f64 / whole.max(1.0);
    // Half an object for a thorn: they only count in pairs, but the next one completes this pair.
    let thorns = if game.seats() == 1 { f64::from(sheet.thorns) / 2.0 } else { 0.0 };
    let extras = f64::from(score.stars + score.heads + score.polaroids + score.garland + score.frames);
    (drawn + owed + waiting + open + leaves).min(whole) * objects_a_segment - thorns
        + extras
        + hopes(game, sheet)
}

/// How far so many strokes go; a sun stroke from a plain point goes only one segment.
#[allow(clippy::cast_precision_loss)] // at most six strokes
fn segments(ink: Ink, strokes: usize) -> f64 {
    strokes as f64 * if ink == Ink::Sun { 1.85 } else { 1.0 }
}

/// Strokes a line may still bring, in segments.
fn promise(line: &LineClouds, grid: &Grid) -> f64 {
    #[allow(clippy::cast_precision_loss)] // at most six clouds
    let clouds = line.along.len() as f64;
    let digits: Vec<Option<Digit>> = line.along.iter().map(|&cloud| grid.digit(cloud)).collect();
    let blanks = i32::try_from(digits.iter().filter(|digit| digit.is_none()).count()).unwrap_or(0);
    if blanks == 0 {
        // What it brought is drawn already, or owed.
        return 0.0;
    }
    let mut seen = 0_u16;
    for digit in digits.iter().flatten() {
        if seen & 1 << digit.value() != 0 {
            return 0.0;
        }
        seen |= 1 << digit.value();
    }
    let different = clouds * STAYS_DIFFERENT.powi(blanks);
    let in_order = if can_be_in_order(&digits) { clouds * 0.8 * STAYS_IN_ORDER.powi(blanks) } else { 0.0 };
    different + in_order
}

/// Whether the blanks can still be filled so that the digits go one by one.
fn can_be_in_order(digits: &[Option<Digit>]) -> bool {
    let length = i16::try_from(digits.len()).unwrap_or(i16::MAX);
    [1_i16, -1].into_iter().any(|step| {
        let mut starts = (0_i16..)
            .zip(digits)
            .filter_map(|(place, digit)| digit.map(|digit| i16::from(digit.value()) - step * place));
        match starts.next() {
            None => true,
            Some(start) => {
                let end = start + step * (length - 1);
                starts.all(|other| other == start) && (0..=9).contains(&start) && (0..=9).contains(&end)
            }
        }
    })
}

/// How much of the grid is still blank: late leaves are worth little.
#[allow(clippy::cast_precision_loss)] // a few dozen clouds
fn blank_share(board: &Board, grid: &Grid) -> f64 {
    1.0 - grid.written().len() as f64 / board.clouds.len() as f64
}

/// What the extras may still bring.
fn hopes(game: &Daydream, sheet: &Sheet) -> f64 {
    let board = game.board();
    let grid = &sheet.grid;
    let mut hopes = 0.0;
    if let Some(constellation) = &board.constellation {
        // Between two stars a stroke is worth its share of the way.
        let drawn = constellation.drawn(board, grid);
        let reached = constellation.circled(drawn);
        let before = reached.checked_sub(1).map_or(0, |last| constellation.stars[last]);
        if let Some(&next) = constellation.stars.get(reached) {
            hopes += f64::from(drawn - before) / f64::from(next - before);
        }
    }
    hopes += board.notes.iter().map(|note| note_hope(note, grid)).sum::<f64>();
    if let Some(scoring) = board.folding.polaroids() {
        let blank = board.polaroids.iter().filter(|polaroid| grid.digit(polaroid.cloud).is_none());
        hopes += blank
            .map(|polaroid| match scoring {
                PolaroidScoring::StarsMinusMoons if polaroid.star => 5.5,
                PolaroidScoring::StarsMinusMoons => -1.5,
                PolaroidScoring::Distinct => 0.8,
            })
            .sum::<f64>();
    }
    if let Some(links) = &board.garland {
        let moons_left = board.moons.len() - board.moons.and(grid.written()).len();
        let next: f64 = links
            .iter()
            .skip(sheet.garland.len().saturating_sub(1))
            .take(moons_left)
            .map(|&reward| f64::from(reward))
            .sum();
        hopes += 0.6 * next;
    }
    if let Some(frames) = &board.frames {
        for (family, clouds) in frames.families.iter().enumerate() {
            let open = frames.rewards.iter().find(|reward| game.seats() > 1 || !reward.barred(sheet.drawing));
            if sheet.frames[family] == 0
                && let Some(reward) = open
            {
                #[allow(clippy::cast_precision_loss)] // a dozen clouds
                let filled = clouds.and(grid.written()).len() as f64 / clouds.len() as f64;
                hopes += f64::from(reward.points) * 0.8 * filled * filled;
            }
        }
    }
    hopes
}

/// A note with equal digits so far, and blanks.
fn note_hope(note: &Note, grid: &Grid) -> f64 {
    let written = note.clouds.iter().filter(|&&cloud| grid.digit(cloud).is_some()).count();
    let heads = f64::from(note.heads() - note.coloured(grid));
    if written == note.clouds.len() { 0.0 } else { 0.3 * heads }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digits(text: &str) -> Vec<Option<Digit>> {
        text.chars()
            .map(|mark| mark.to_digit(10).and_then(|d| Digit::new(u8::try_from(d).unwrap())))
            .collect()
    }

    #[test]
    fn a_line_can_be_in_order_only_where_the_steps_fit_between_0_and_9() {
        for possible in ["....", "3...", "34..", "6543", ".5.3", "0..3"] {
            assert!(can_be_in_order(&digits(possible)), "{possible}");
        }
        for impossible in ["3..3", "35..", "1..9", "33.."] {
            assert!(!can_be_in_order(&digits(impossible)), "{impossible}");
        }
    }
}
