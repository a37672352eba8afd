//! Who is winning, and why.

use reverie_game::{Band, Part, Standings};

use crate::Daydream;
use crate::board::steps_by_one;
use crate::folding::PolaroidScoring;
use crate::grid::{Digit, Grid};
use crate::state::{Sheet, State};

/// The points of one sheet, by where they come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Score {
    /// Objects drawn whole.
    pub objects: i32,
    /// Solo: what thorns take away, never more than the objects.
    pub thorns: i32,
    /// Stars circled on the constellation.
    pub stars: i32,
    /// Heads of notes coloured.
    pub heads: i32,
    /// What the polaroids are worth; in winter it may be less than nothing.
    pub polaroids: i32,
    /// Rewards circled on the garland.
    pub garland: i32,
    /// Rewards circled for frames.
    pub frames: i32,
}

impl Score {
    /// All of it.
    pub const fn total(&self) -> i32 {
        self.objects - self.thorns + self.stars + self.heads + self.polaroids + self.garland + self.frames
    }
}

impl Daydream {
    /// The points of a sheet as it is now.
    pub fn score(&self, sheet: &Sheet) -> Score {
        let board = self.board();
        let grid = &sheet.grid;
        let objects = i32::from(sheet.drawing.objects);
        Score {
            objects,
            thorns: (i32::from(sheet.thorns) / 2).min(objects),
            stars: board
                .constellation
                .as_ref()
                .map_or(0, |constellation| count(constellation.circled(constellation.drawn(board, grid)))),
            heads: board.notes.iter().map(|note| i32::from(note.coloured(grid))).sum(),
            polaroids: self.polaroids(grid),
            garland: board.garland.as_ref().map_or(0, |links| garland(links, &sheet.garland)),
            frames: sheet.frames.iter().map(|&points| i32::from(points)).sum(),
        }
    }

    fn polaroids(&self, grid: &Grid) -> i32 {
        let board = self.board();
        match board.folding.polaroids() {
            None => 0,
            Some(PolaroidScoring::StarsMinusMoons) => board
                .polaroids
                .iter()
                .filter_map(|polaroid| grid.digit(polaroid.cloud).map(|digit| (polaroid.star, digit.value())))
                .map(|(star, digit)| if star { i32::from(digit) } else { -i32::from(digit) })
                .sum(),
            Some(PolaroidScoring::Distinct) => {
                let mut digits = [Digit::MIN; 6];
                let mut filled = 0;
                for digit in board.polaroids.iter().filter_map(|polaroid| grid.digit(polaroid.cloud)).take(6)
                {
                    digits[filled] = digit;
                    filled += 1;
                }
                let different = digits[..filled].iter().fold(0_u16, |seen, digit| seen | 1 << digit.value());
                let double = filled == board.polaroids.len() && steps_by_one(&digits[..filled]);
                different.count_ones().cast_signed() * if double { 2 } else { 1 }
            }
        }
    }

    pub(crate) fn standings_of(&self, state: &State) -> Standings {
        let mut standings = Standings::ranked(state.sheets.iter().map(|sheet| {
            // More segments of the object under way win a tie.
            (self.parts(self.score(sheet)), vec![i32::from(sheet.drawing.segments)])
        }));
        if self.seats == 1 {
            standings.band = standings.seats.first().map(|alone| self.band(alone.points));
        }
        standings
    }

    pub(crate) fn parts(&self, score: Score) -> Vec<Part> {
        let board = self.board();
        let parts = [
            ("objects", true, score.objects),
            ("thorns", self.seats == 1, -score.thorns),
            ("stars", board.constellation.is_some(), score.stars),
            ("heads", !board.notes.is_empty(), score.heads),
            ("polaroids", !board.polaroids.is_empty(), score.polaroids),
            ("garland", board.garland.is_some(), score.garland),
            ("frames", board.frames.is_some(), score.frames),
        ];
        let in_play = parts.into_iter().filter(|&(_, in_play, _)| in_play);
        in_play.map(|(name, _, points)| Part { name: name.into(), points }).collect()
    }

    /// The row of this view's solo table for so many points.
    pub fn band(&self, points: i32) -> Band {
        let bands = &self.board().bands;
        let index = bands.iter().filter(|&&from| points >= from).count();
        Band {
            name: format!("band-{}-{index}", self.board().folding.name()).into(),
            index: u8::try_from(index).unwrap_or(u8::MAX),
            of: 4,
            next_at: bands.get(index).copied(),
        }
    }
}

/// Rewards between moons of equal digits.
fn garland(links: &[u8], moons: &[Digit]) -> i32 {
    moons
        .windows(2)
        .zip(links)
        .filter(|(pair, _)| pair[0] == pair[1])
        .map(|(_, &reward)| i32::from(reward))
        .sum()
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
