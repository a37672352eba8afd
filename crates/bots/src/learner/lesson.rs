//! What games teach. There are two ways to say what a position should be worth: what was expected of those that followed it and
//! what came in the end (temporal differences); or what came of it beside others that could have followed the same decision,
//! each played to the end with common random numbers (differences of rollouts).

use super::features::{Feature, Seen};

/// Features, and what they should be worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Lesson {
    /// The features.
    pub seen: Seen,
    /// What they should be worth together.
    pub target: f32,
}

/// A position that a seat went through in a game.
#[derive(Debug, Clone)]
pub struct Step {
    /// Its features.
    pub seen: Seen,
    /// What is certain there: the points so far.
    pub sure: f32,
    /// What was expected to come beyond that.
    pub expected: f32,
}

/// The lessons of a game that ended with these points: each position should be worth what the next one was expected to come
/// to, and, by a trace of 0 to 1, what those after it were, up to the end (lambda returns).
pub fn returns(steps: Vec<Step>, end: f32, trace: f32) -> Vec<Lesson> {
    let (mut target, mut next) = (end, end);
    let mut lessons = Vec::with_capacity(steps.len());
    for Step { seen, sure, expected } in steps.into_iter().rev() {
        target = trace * target + (1.0 - trace) * next;
        next = sure + expected;
        lessons.push(Lesson { seen, target: target - sure });
    }
    lessons.reverse();
    lessons
}

/// What sets each of these apart from all of them together: the lessons of rollouts that began with different decisions.
/// Only differences teach: rich factories have much of everything, so what came of them says little of what made them rich.
#[allow(clippy::cast_precision_loss)] // a handful
pub fn apart(lessons: &[Lesson]) -> Vec<Lesson> {
    let share = 1.0 / lessons.len().max(1) as f32;
    let target = lessons.iter().map(|lesson| lesson.target).sum::<f32>() * share;
    let mut mean: Seen = lessons.iter().flat_map(|lesson| summed(&lesson.seen, share)).collect();
    mean = summed(&mean, -1.0);
    let apart = |lesson: &Lesson| {
        let mut seen = lesson.seen.clone();
        seen.extend(&mean);
        let mut seen = summed(&seen, 1.0);
        // What all have in common leaves nothing but rounding.
        seen.retain(|(_, amount)| amount.abs() > 1e-6);
        Lesson { seen, target: lesson.target - target }
    };
    lessons.iter().map(apart).collect()
}

/// Each feature once, so many times what there was of it.
fn summed(seen: &[(Feature, f32)], times: f32) -> Seen {
    let mut all = seen.to_vec();
    all.sort_by_key(|&(feature, _)| feature);
    let mut sums: Seen = Vec::with_capacity(all.len());
    for (feature, amount) in all {
        match sums.last_mut() {
            Some((last, sum)) if *last == feature => *sum += times * amount,
            _ => sums.push((feature, times * amount)),
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::super::features::Features;
    use super::*;

    #[test]
    fn without_a_trace_a_position_should_be_worth_what_the_next_one_was() {
        let step = |sure, expected| Step { seen: Seen::new(), sure, expected };
        let targets = |trace| -> Vec<f32> {
            let steps = vec![step(0.0, 9.0), step(2.0, 6.0), step(5.0, 1.0)];
            returns(steps, 7.0, trace).into_iter().map(|lesson| lesson.target).collect()
        };
        assert_eq!(targets(0.0), [8.0, 4.0, 2.0]);
        assert_eq!(targets(1.0), [7.0, 5.0, 2.0]);
        assert_eq!(targets(0.5), [7.25, 4.5, 2.0]);
    }

    #[test]
    fn what_ways_to_go_on_have_in_common_teaches_nothing() {
        let mut features = Features::default();
        let [always, more] = ["always", "more"].map(|name| features.one(name));
        let lesson = |amount, target| Lesson { seen: vec![(always, 3.0), (more, amount)], target };
        let apart = apart(&[lesson(1.0, 10.0), lesson(3.0, 16.0)]);
        assert_eq!(apart[0], Lesson { seen: vec![(more, -1.0)], target: -3.0 });
        assert_eq!(apart[1], Lesson { seen: vec![(more, 1.0)], target: 3.0 });
    }
}
