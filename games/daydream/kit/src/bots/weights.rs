//! Learned weights as they are shipped: small files, each with the command that made it.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_game::Game;
use serde::{Deserialize, Serialize};

use super::chart::Chart;
use super::value::Value;

/// A weight of 1 point in the file.
const POINT: f32 = 1000.0;

/// Where what was learned differs from a guess: from a place on, in thousandths of a point.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Weights(BTreeMap<usize, Vec<i32>>);

impl Weights {
    pub(crate) fn between(guess: &[f32], learned: &[f32]) -> Self {
        let mut runs: BTreeMap<usize, Vec<i32>> = BTreeMap::new();
        let mut run = None;
        for (place, (guess, learned)) in guess.iter().zip(learned).enumerate() {
            #[allow(clippy::cast_possible_truncation)] // a few points
            let change = ((learned - guess) * POINT).round() as i32;
            if change == 0 {
                run = None;
            } else {
                runs.entry(*run.get_or_insert(place)).or_default().push(change);
            }
        }
        Self(runs)
    }

    fn add_to(&self, value: &mut Value) {
        for (&begin, run) in &self.0 {
            for (weight, &change) in value.weights.iter_mut().skip(begin).zip(run) {
                #[allow(clippy::cast_precision_loss)] // a few thousand
                {
                    *weight += change as f32 / POINT;
                }
            }
        }
    }
}

/// A file of weights.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct File {
    /// What made it.
    pub command: String,
    /// The average points of each tenth of the games it was learned from.
    pub course: Vec<f32>,
    /// The weights.
    pub weights: Weights,
}

/// The name of the file for a view, for somebody alone or with others.
pub fn file_name(view: Folding, alone: bool) -> String {
    format!("{}-{}.json", view.name(), if alone { "alone" } else { "together" })
}

macro_rules! files {
    ($($name:literal),*) => {
        &[$(($name, include_str!(concat!("../../data/", $name)))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "A-alone.json",
    "D-alone.json",
    "BC-alone.json",
    "EF-alone.json",
    "AD-alone.json",
    "DA-alone.json",
    "ABC-alone.json",
    "DEF-alone.json",
    "A-together.json",
    "D-together.json",
    "BC-together.json",
    "EF-together.json",
    "AD-together.json",
    "DA-together.json",
    "ABC-together.json",
    "DEF-together.json"
];

/// A board of our own box with what was learned on it.
type Known = (Chart, Arc<Value>);

fn learned(view: Folding, alone: bool) -> Option<Known> {
    let game = Daydream::open(if alone { 1 } else { 2 }, &Options { view, components: None }).ok()?;
    let chart = Chart::new(&game);
    let mut value = Value::guessed(&chart);
    let name = file_name(view, alone);
    let &(_, text) = FILES.iter().find(|&&(file, _)| file == name)?;
    let file: File = serde_json::from_str(text).ok()?;
    file.weights.add_to(&mut value);
    Some((chart, Arc::new(value)))
}

/// What a sheet of this game is worth: as learned on our own box, as guessed on any other.
pub(crate) fn value(game: &Daydream, chart: &Chart) -> Arc<Value> {
    static KNOWN: LazyLock<Vec<[Option<Known>; 2]>> = LazyLock::new(|| {
        Folding::ALL.into_iter().map(|view| [learned(view, false), learned(view, true)]).collect()
    });
    let known = KNOWN.get(game.board().folding as usize);
    match known.and_then(|known| known[usize::from(chart.alone)].as_ref()) {
        Some((own, value)) if own == chart => value.clone(),
        _ => Arc::new(Value::guessed(chart)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_view_has_its_file_of_weights_alone_and_together() {
        for view in Folding::ALL {
            for alone in [true, false] {
                assert!(learned(view, alone).is_some(), "{}", file_name(view, alone));
            }
        }
    }

    #[test]
    fn weights_come_back_from_their_file_to_a_thousandth() {
        let game = Daydream::open(1, &Options::default()).unwrap();
        let chart = Chart::new(&game);
        let guess = Value::guessed(&chart);
        let mut learned = guess.clone();
        for (place, weight) in learned.weights.iter_mut().enumerate().filter(|(place, _)| place % 7 < 3) {
            *weight += f32::from(u8::try_from(place % 11).unwrap()) / 7.0;
        }
        let text = serde_json::to_string(&Weights::between(&guess.weights, &learned.weights)).unwrap();
        let mut again = guess;
        serde_json::from_str::<Weights>(&text).unwrap().add_to(&mut again);
        let close = |(one, other): (&f32, &f32)| (one - other).abs() < 0.001;
        assert!(again.weights.iter().zip(&learned.weights).all(close));
    }
}
