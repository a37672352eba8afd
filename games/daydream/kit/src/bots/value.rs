//! What a sheet is worth: its points so far, and what its features weigh.

use reverie_bots::learner::{self, Feature};

use super::chart::{Chart, MOST_CLOUDS};
use super::features::SheetFeatures;
use super::page::Page;

/// The weights of one view, alone or with others.
pub(crate) type Value = learner::Value<1>;

/// The points a sheet may hope for.
pub(crate) fn worth(chart: &Chart, value: &Value, page: &Page) -> f32 {
    let points = page.points(chart);
    if page.over(chart) { points } else { points + value.of(|sum| chart.features.tell(chart, page, sum)) }
}

/// What one may guess before any game was played.
pub(crate) fn guessed(chart: &Chart) -> Value {
    let SheetFeatures { all, lines, leaves, thorns, shelf, .. } = &chart.features;
    let mut value = Value::nothing(all);
    let mut set = |feature: Feature, weight: f32| value.weight_mut(feature)[0] = weight;
    let objects = chart.objects_at.last().copied().unwrap_or(0);
    let a_segment = f32::from(objects) / f32::from(chart.whole.max(1));
    for (run, line) in chart.runs.iter().zip(lines) {
        let length = run.cells.len();
        #[allow(clippy::cast_precision_loss)] // at most six
        let clouds = length as f32;
        let different = |blanks: u32| a_segment * clouds * 0.86_f32.powi(blanks.cast_signed());
        let stepping =
            |blanks: u32| different(blanks) + a_segment * clouds * 0.8 * 0.62_f32.powi(blanks.cast_signed());
        let blanks = u32::try_from(length).unwrap_or(0);
        set(line.empty, stepping(blanks));
        for digit in 0..10 {
            for place in 0..length {
                set(line.single.at([place, digit]), stepping(blanks - 1));
            }
            for blank in 0..1_usize << length {
                set(line.up.at([digit, blank]), stepping(blank.count_ones()));
                set(line.down.at([digit, blank]), stepping(blank.count_ones()));
            }
        }
        for blanks in 0..=length {
            set(line.different.at([blanks]), different(u32::try_from(blanks).unwrap_or(0)));
        }
    }
    for blanks in 0..=MOST_CLOUDS {
        for ready in 0..10 {
            #[allow(clippy::cast_precision_loss)] // small
            set(leaves.at([ready, blanks]), 0.25 * ready as f32 * (blanks as f32 / 8.0).min(1.0));
        }
        if let Some(thorns) = thorns {
            set(thorns.at([1, blanks]), -0.4);
        }
    }
    for (segments, &part) in chart.part_at.iter().enumerate() {
        set(shelf.at([segments]), part);
    }
    value
}
