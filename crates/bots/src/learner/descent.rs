//! Weights move to what lessons say: down the slope of the squared error, each at a pace of its own (Adam). What lessons agree
//! on moves fast; where they contradict each other it hardly moves. A weight that no lesson of a step is about rests.

use super::features::Feature;
use super::lesson::Lesson;
use super::value::Value;

/// How much of the past slopes, and of their squares, still counts.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;

/// What is known of the slopes of one row of weights.
#[derive(Debug, Clone)]
struct Pace<const UNITS: usize> {
    slope: [f32; UNITS],
    mean: [f32; UNITS],
    square: [f32; UNITS],
    steps: i32,
    /// Whether a lesson of this step is about it.
    touched: bool,
}

impl<const UNITS: usize> Pace<UNITS> {
    const NONE: Self =
        Self { slope: [0.0; UNITS], mean: [0.0; UNITS], square: [0.0; UNITS], steps: 0, touched: false };

    fn step(&mut self, weights: &mut [f32; UNITS], rate: f32) {
        self.steps = self.steps.saturating_add(1);
        let (mean_so_far, square_so_far) = (1.0 - MEAN.powi(self.steps), 1.0 - SQUARE.powi(self.steps));
        for (unit, weight) in weights.iter_mut().enumerate() {
            let slope = self.slope[unit];
            self.mean[unit] = MEAN * self.mean[unit] + (1.0 - MEAN) * slope;
            self.square[unit] = SQUARE * self.square[unit] + (1.0 - SQUARE) * slope * slope;
            let size = (self.square[unit] / square_so_far).sqrt();
            *weight -= rate * (self.mean[unit] / mean_so_far) / (size + 1e-8);
        }
        self.slope = [0.0; UNITS];
        self.touched = false;
    }
}

/// Whoever moves the weights.
#[derive(Debug, Clone)]
pub struct Descent<const UNITS: usize> {
    paces: Vec<Pace<UNITS>>,
    units: Pace<UNITS>,
    touched: Vec<Feature>,
}

impl<const UNITS: usize> Descent<UNITS> {
    /// Nothing was learned yet.
    pub fn new(value: &Value<UNITS>) -> Self {
        Self { paces: vec![Pace::NONE; value.weights.len()], units: Pace::NONE, touched: Vec::new() }
    }

    /// One step towards what these lessons say together.
    #[allow(clippy::cast_precision_loss)] // a few thousand lessons
    pub fn step<'a>(
        &mut self,
        value: &mut Value<UNITS>,
        lessons: impl ExactSizeIterator<Item = &'a Lesson>,
        rate: f32,
    ) {
        let share = 1.0 / lessons.len().max(1) as f32;
        for lesson in lessons {
            let sums = value.sums(&lesson.seen);
            let error = share * (value.count(&sums) - lesson.target);
            let back: [f32; UNITS] = std::array::from_fn(|unit| {
                let counts = unit == 0 || sums[unit] > 0.0;
                if counts { error * value.units[unit] } else { 0.0 }
            });
            for (unit, slope) in self.units.slope.iter_mut().enumerate() {
                *slope += error * if unit == 0 { sums[0] } else { sums[unit].max(0.0) };
            }
            for &(feature, amount) in &lesson.seen {
                let pace = &mut self.paces[feature.index()];
                if !pace.touched {
                    pace.touched = true;
                    self.touched.push(feature);
                }
                for (slope, back) in pace.slope.iter_mut().zip(&back) {
                    *slope += amount * back;
                }
            }
        }
        for feature in self.touched.drain(..) {
            self.paces[feature.index()].step(value.weight_mut(feature), rate);
        }
        // A single unit counts as it is.
        if UNITS > 1 {
            self.units.step(&mut value.units, rate);
        }
    }
}

#[cfg(test)]
mod tests {
    use reverie_game::Luck;

    use super::super::features::Features;
    use super::*;

    /// Lessons about two features, one worth 2 and one worth -1, with noise.
    fn lessons(features: &Features, count: usize) -> Vec<Lesson> {
        let mut luck = Luck::seeded(1);
        let all: Vec<Feature> = features.iter().collect();
        (0..count)
            .map(|_| {
                let [one, other, noise] =
                    [0; 3].map(|_: u8| f32::from(u8::try_from(luck.below(9)).unwrap_or(0)) - 4.0);
                Lesson { seen: vec![(all[0], one), (all[1], other)], target: 2.0 * one - other + noise / 4.0 }
            })
            .collect()
    }

    #[test]
    fn the_weights_come_to_what_lessons_say_on_the_whole() {
        let mut features = Features::default();
        let [one, other, rest] = ["one", "other", "rest"].map(|name| features.one(name));
        let mut value = Value::<1>::nothing(&features);
        let mut descent = Descent::new(&value);
        let lessons = lessons(&features, 2000);
        for (nth, some) in (0_u8..).zip(lessons.chunks(20)) {
            descent.step(&mut value, some.iter(), 0.1 * (1.0 - f32::from(nth) / 100.0));
        }
        assert!((value.weight(one)[0] - 2.0).abs() < 0.05, "{value:?}");
        assert!((value.weight(other)[0] + 1.0).abs() < 0.05, "{value:?}");
        assert!(value.weight(rest)[0].abs() < f32::EPSILON, "no lesson is about it");
    }

    #[test]
    fn several_units_learn_what_a_sum_cannot_say() {
        let mut features = Features::default();
        let one = features.one("one");
        let mut luck = Luck::seeded(1);
        let mut value = Value::<8>::scattered(&features, 0.5, 0.5, || {
            f32::from(u8::try_from(luck.below(101)).unwrap_or(0)) / 50.0 - 1.0
        });
        let mut descent = Descent::new(&value);
        // Worth as much above 0 as below.
        let lessons = [-2.0, -1.0, 1.0, 2.0]
            .map(|amount: f32| Lesson { seen: vec![(one, amount)], target: amount.abs() });
        for _ in 0..2000 {
            descent.step(&mut value, lessons.iter(), 0.01);
        }
        for lesson in &lessons {
            assert!((value.of_seen(&lesson.seen) - lesson.target).abs() < 0.1, "{lesson:?}");
        }
    }
}
