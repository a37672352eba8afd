//! What a sheet is worth between two turns: its points so far, and a sum of learned weights, one for what each line, each
//! need, the leaves, the shelf and the extras look like.

use super::chart::Chart;
use super::page::Page;

/// Where each kind of weight begins.
#[derive(Debug, Clone)]
struct Layout {
    lines: Vec<usize>,
    needs: usize,
    pairs: usize,
    torn: usize,
    leaves: usize,
    spare: usize,
    thorns: usize,
    shelf: usize,
    race: usize,
    stars: usize,
    notes: usize,
    polaroids: usize,
    garland: usize,
    frames: usize,
    all: usize,
}

const MOST_NEED: usize = 8;
const MOST_PAIR: usize = 5;
const MOST_BLANKS: usize = 51;
const MOST_STARS: usize = 16;

/// The weights of one view, alone or with others.
#[derive(Debug, Clone)]
pub(crate) struct Value {
    layout: Layout,
    pub(crate) weights: Vec<f32>,
}

/// The most weights a sheet looks up.
pub(crate) const MOST_LOOKED_UP: usize = 112;

impl Value {
    /// Nothing written in a line.
    pub(crate) const EMPTY: u16 = 7;

    /// A digit repeats, with these places blank.
    #[allow(clippy::cast_possible_truncation)] // at most six
    pub(crate) const fn struck(blank: usize) -> u16 {
        blank.count_ones() as u16
    }

    /// All different, but not in steps.
    #[allow(clippy::cast_possible_truncation)] // at most six
    pub(crate) const fn different(blank: usize) -> u16 {
        8 + blank.count_ones() as u16
    }

    /// One digit, at this place.
    pub(crate) const fn single((place, digit): (u8, u8)) -> u16 {
        15 + place as u16 * 10 + digit as u16
    }

    /// In steps, from this digit on, with these places blank.
    #[allow(clippy::cast_possible_truncation)] // at most 2^6 places
    pub(crate) const fn stepping(length: u8, down: bool, first: u8, blank: usize) -> u16 {
        75 + (((down as u16) * 10 + first as u16) << length | blank as u16)
    }

    fn layout(chart: &Chart) -> Layout {
        let mut all = 0;
        let mut take = |weights: usize| {
            all += weights;
            all - weights
        };
        let lines = chart.runs.iter().map(|run| take(75 + (20 << run.cells.len()))).collect();
        let mut layout = Layout {
            lines,
            needs: take(10 * MOST_NEED),
            pairs: take(9 * MOST_PAIR * MOST_PAIR),
            torn: take(16),
            leaves: take(10 * MOST_BLANKS),
            spare: take(16),
            thorns: if chart.alone { take(2 * MOST_BLANKS) } else { 0 },
            shelf: take(usize::from(chart.whole) + 1),
            race: if chart.alone { 0 } else { take(26 * 26) },
            stars: take(chart.circled_at.len() * MOST_STARS),
            notes: take(chart.notes.len() * 25),
            polaroids: take(if chart.polaroids.is_empty() { 0 } else { 64 * 7 * 2 }),
            garland: take(if chart.links.is_some() { 13 * 11 } else { 0 }),
            frames: take(chart.families.len() * 17 * 3),
            all: 0,
        };
        layout.all = all;
        layout
    }

    /// What one may guess before any game was played.
    pub(crate) fn guessed(chart: &Chart) -> Self {
        let layout = Self::layout(chart);
        let mut weights = vec![0.0; layout.all];
        let objects = chart.objects_at.last().copied().unwrap_or(0);
        let a_segment = f32::from(objects) / f32::from(chart.whole.max(1));
        for (run, &begin) in chart.runs.iter().zip(&layout.lines) {
            let length = run.cells.len();
            #[allow(clippy::cast_precision_loss)] // at most six
            let clouds = length as f32;
            let different = |blanks: u32| a_segment * clouds * 0.86_f32.powi(blanks.cast_signed());
            let stepping = |blanks: u32| {
                different(blanks) + a_segment * clouds * 0.8 * 0.62_f32.powi(blanks.cast_signed())
            };
            let blanks = u32::try_from(length).unwrap_or(0);
            weights[begin + usize::from(Self::EMPTY)] = stepping(blanks);
            for place in 0..length {
                for digit in 0..10 {
                    weights[begin + 15 + place * 10 + digit] = stepping(blanks - 1);
                }
            }
            for blank in 0..1_usize << length {
                weights[begin + usize::from(Self::different(blank))] = different(blank.count_ones());
                for first in 0..20 {
                    weights[begin + 75 + (first << length | blank)] = stepping(blank.count_ones());
                }
            }
        }
        for ready in 0..10 {
            for blanks in 0..MOST_BLANKS {
                #[allow(clippy::cast_precision_loss)] // small
                let late = (blanks as f32 / 8.0).min(1.0);
                #[allow(clippy::cast_precision_loss)] // small
                {
                    weights[layout.leaves + ready * MOST_BLANKS + blanks] = 0.25 * ready as f32 * late;
                }
            }
        }
        if chart.alone {
            for blanks in 0..MOST_BLANKS {
                weights[layout.thorns + MOST_BLANKS + blanks] = -0.4;
            }
        }
        for (segments, &part) in chart.part_at.iter().enumerate() {
            weights[layout.shelf + segments] = part;
        }
        Self { layout, weights }
    }

    /// The points a sheet may hope for.
    pub(crate) fn of(&self, chart: &Chart, page: &Page) -> f32 {
        let mut worth = page.points(chart);
        if !page.over(chart) {
            self.look_up(chart, page, |weight| worth += self.weights[weight]);
        }
        worth
    }

    /// Every weight this sheet looks up.
    #[allow(clippy::cast_possible_truncation)] // counts of clouds
    pub(crate) fn look_up(&self, chart: &Chart, page: &Page, mut look: impl FnMut(usize)) {
        let layout = &self.layout;
        for (&begin, &line) in layout.lines.iter().zip(&page.lines) {
            if line != u16::MAX {
                look(begin + usize::from(line));
            }
        }
        let needs = page.needs.map(usize::from);
        for (digit, need) in needs.into_iter().enumerate() {
            look(layout.needs + digit * MOST_NEED + need.min(MOST_NEED - 1));
        }
        for (digit, pair) in needs.windows(2).enumerate() {
            let (one, other) = (pair[0].min(MOST_PAIR - 1), pair[1].min(MOST_PAIR - 1));
            look(layout.pairs + (digit * MOST_PAIR + one) * MOST_PAIR + other);
        }
        look(layout.torn + usize::from(page.torn).min(15));
        let blanks = page.blanks(chart) as usize;
        look(layout.leaves + usize::from(page.ready).min(9) * MOST_BLANKS + blanks);
        look(layout.spare + usize::from(chart.leaves - page.circled).min(15));
        look(layout.shelf + usize::from(page.segments.min(chart.whole)));
        if chart.alone {
            look(layout.thorns + usize::from(page.thorns % 2) * MOST_BLANKS + blanks);
        } else {
            look(layout.race + blanks / 2 * 26 + usize::from(page.others / 2).min(25));
        }
        if !chart.circled_at.is_empty() {
            let left = (chart.stars & !page.written).count_ones() as usize;
            let drawn = usize::from(page.starred).min(chart.circled_at.len() - 1);
            look(layout.stars + drawn * MOST_STARS + left.min(MOST_STARS - 1));
        }
        for (nth, &(written, equal)) in page.notes[..chart.notes.len()].iter().enumerate() {
            look(layout.notes + nth * 25 + usize::from(written.min(4)) * 5 + usize::from(equal.min(4)));
        }
        if !chart.polaroids.is_empty() {
            let mask = chart
                .polaroids
                .iter()
                .take(6)
                .enumerate()
                .fold(0, |mask, (nth, &(cell, _))| mask | ((page.written >> cell & 1) as usize) << nth);
            let album = page.album(chart);
            let different = usize::try_from(album.different).unwrap_or(0).min(6);
            look(layout.polaroids + (mask * 7 + different) * 2 + usize::from(album.stepping));
        }
        if chart.links.is_some() {
            look(layout.garland + usize::from(page.moons).min(12) * 11 + usize::from(page.last_moon));
        }
        for (family, &clouds) in chart.families.iter().enumerate() {
            if page.frames[family] == 0 {
                let blank = (clouds & !page.written).count_ones() as usize;
                let open = match page.reward(chart) {
                    0 => 0,
                    reward if reward == chart.rewards[0].0 => 2,
                    _ => 1,
                };
                look(layout.frames + (family * 17 + blank.min(16)) * 3 + open);
            }
        }
    }
}
