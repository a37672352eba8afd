//! A board made ready for fast play: clouds by number, sets of them as bits, the shelf as one long row of segments.

use reverie_daydream::Daydream;
use reverie_daydream::folding::PolaroidScoring;
use reverie_daydream::grid::{Cloud, CloudSet};
use reverie_game::Game;

use super::features::SheetFeatures;

/// The most clouds any view can have.
pub(crate) const MOST_CLOUDS: usize = 50;
/// The most lines: a row of ten has five at most, where a unit ends inside it, a column of five two; and some to spare.
pub(crate) const MOST_LINES: usize = 48;
/// The most notes that are looked at; a box with more is played as if the others were not there.
pub(crate) const MOST_NOTES: usize = 16;
/// No line.
pub(crate) const NONE: u8 = u8::MAX;

/// A line by its clouds' numbers.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Run {
    pub(crate) cells: Vec<u8>,
}

/// A board, ready for fast play.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Chart {
    pub(crate) clouds: Vec<Cloud>,
    numbers: [[u8; 10]; 5],
    pub(crate) all: u64,
    pub(crate) next: Vec<u64>,
    pub(crate) runs: Vec<Run>,
    /// The row and the column through each cloud, and the cloud's place in them.
    pub(crate) through: Vec<[(u8, u8); 2]>,
    pub(crate) stars: u64,
    pub(crate) moons: u64,
    /// Objects drawn whole after so many segments.
    pub(crate) objects_at: Vec<u8>,
    /// Whether an object with a bonus mark ends with this segment.
    pub(crate) bonus_at: Vec<bool>,
    /// Segments of the whole shelf.
    pub(crate) whole: u16,
    /// How much of an object one is through after so many segments.
    pub(crate) part_at: Vec<f32>,
    /// Stars circled after so many strokes; empty without a constellation.
    pub(crate) circled_at: Vec<u8>,
    pub(crate) notes: Vec<Vec<u8>>,
    pub(crate) notes_of: Vec<Vec<u8>>,
    pub(crate) polaroids: Vec<(u8, bool)>,
    pub(crate) scoring: Option<PolaroidScoring>,
    pub(crate) links: Option<Vec<u8>>,
    /// The clouds of each family of frames, each reward and the segments after which it is barred to somebody alone.
    pub(crate) families: Vec<u64>,
    pub(crate) rewards: [(u8, u16); 2],
    pub(crate) leaves: u8,
    pub(crate) alone: bool,
    /// What its sheets are judged by.
    pub(crate) features: SheetFeatures,
}

impl Chart {
    pub(crate) fn new(game: &Daydream) -> Self {
        let board = game.board();
        let clouds: Vec<Cloud> = board.clouds.iter().collect();
        let mut numbers = [[NONE; 10]; 5];
        for (number, cloud) in (0..).zip(&clouds) {
            numbers[usize::from(cloud.row())][usize::from(cloud.column())] = number;
        }
        let number = |cloud: Cloud| numbers[usize::from(cloud.row())][usize::from(cloud.column())];
        let bits = |set: CloudSet| set.iter().fold(0_u64, |bits, cloud| bits | 1 << number(cloud));
        let mut through = vec![[(NONE, 0); 2]; clouds.len()];
        let mut runs = Vec::new();
        for (id, line) in (0..).zip(&board.lines) {
            let cells: Vec<u8> = line.along.iter().map(|&cloud| number(cloud)).collect();
            for (place, &cell) in (0..).zip(&cells) {
                through[usize::from(cell)][usize::from(!line.line.is_row())] = (id, place);
            }
            runs.push(Run { cells });
        }
        let (mut objects_at, mut bonus_at, mut part_at) = (Vec::new(), vec![false], Vec::new());
        let mut starts = Vec::new();
        for (nth, object) in (0..).zip(&board.objects) {
            starts.push(u16::try_from(objects_at.len()).unwrap_or(u16::MAX));
            for segment in 0..object.segments {
                objects_at.push(nth);
                part_at.push(f32::from(segment) / f32::from(object.segments));
                bonus_at.push(object.bonus && segment + 1 == object.segments);
            }
        }
        let whole = u16::try_from(objects_at.len()).unwrap_or(u16::MAX);
        objects_at.push(u8::try_from(board.objects.len()).unwrap_or(u8::MAX));
        part_at.push(0.0);
        let circled_at = board.constellation.as_ref().map_or_else(Vec::new, |constellation| {
            (0..=constellation.strokes)
                .map(|strokes| u8::try_from(constellation.circled(strokes)).unwrap_or(u8::MAX))
                .collect()
        });
        let notes: Vec<Vec<u8>> = board
            .notes
            .iter()
            .take(MOST_NOTES)
            .map(|note| note.clouds.iter().map(|&cloud| number(cloud)).collect())
            .collect();
        let mut notes_of = vec![Vec::new(); clouds.len()];
        for (nth, note) in (0..).zip(&notes) {
            for &cell in note {
                notes_of[usize::from(cell)].push(nth);
            }
        }
        let barred = |place: u8| starts.get(usize::from(place)).copied().unwrap_or(u16::MAX);
        Self {
            all: bits(board.clouds),
            next: clouds.iter().map(|&cloud| bits(board.next_to(CloudSet::EMPTY.with(cloud)))).collect(),
            numbers,
            runs,
            through,
            stars: if board.constellation.is_some() { bits(board.stars) } else { 0 },
            moons: if board.garland.is_some() { bits(board.moons) } else { 0 },
            objects_at,
            bonus_at,
            whole,
            part_at,
            circled_at,
            notes,
            notes_of,
            polaroids: board.polaroids.iter().map(|p| (number(p.cloud), p.star)).collect(),
            scoring: board.folding.polaroids(),
            links: board.garland.clone(),
            families: board
                .frames
                .as_ref()
                .map_or_else(Vec::new, |frames| frames.families.iter().map(|&family| bits(family)).collect()),
            rewards: board.frames.as_ref().map_or([(0, 0); 2], |frames| {
                frames.rewards.map(|reward| (reward.points, barred(reward.barred_by)))
            }),
            leaves: board.leaves.all,
            alone: game.seats() == 1,
            clouds,
            features: SheetFeatures::new(board, whole, game.seats() == 1),
        }
    }

    pub(crate) fn number(&self, cloud: Cloud) -> u8 {
        self.numbers[usize::from(cloud.row())][usize::from(cloud.column())]
    }
}
