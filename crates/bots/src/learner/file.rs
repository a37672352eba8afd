//! Weights as they are shipped: a line for each feature that weighs anything, with its name and its weights. What begins with #
//! tells how they came to be. Several units have a line of their own, which says how much each counts. Weights come on top of
//! what a game guesses before anything was learned; a feature without a line weighs what was guessed.

use std::fmt::Write as _;

use super::features::Features;
use super::value::Value;

/// The line that says how much each unit counts.
const UNITS_LINE: &str = "(units)";

/// Why weights could not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// There is no such feature.
    #[error("line {line}: there is no feature called \"{name}\"")]
    NoSuchFeature {
        /// Counted from 1.
        line: usize,
        /// What it says.
        name: String,
    },
    /// A line does not end with the weights.
    #[error("line {line}: after the name of a feature come {units} weights")]
    NoWeights {
        /// Counted from 1.
        line: usize,
        /// How many weights a feature has.
        units: usize,
    },
}

/// Adds to a guess what was learned.
pub fn read<const UNITS: usize>(
    text: &str,
    features: &Features,
    guess: Value<UNITS>,
) -> Result<Value<UNITS>, Unreadable> {
    let mut value = guess;
    for (line, text) in (1..).zip(text.lines()) {
        let mut name = text.trim();
        if name.is_empty() || name.starts_with('#') {
            continue;
        }
        let mut weights = [0.0; UNITS];
        for weight in weights.iter_mut().rev() {
            let (before, number) = name.rsplit_once(' ').unwrap_or(("", name));
            *weight = number.parse().map_err(|_| Unreadable::NoWeights { line, units: UNITS })?;
            name = before.trim_end();
        }
        let row = if UNITS > 1 && name == UNITS_LINE {
            &mut value.units
        } else {
            let feature = features.find(name);
            let feature = feature.ok_or_else(|| Unreadable::NoSuchFeature { line, name: name.to_owned() })?;
            value.weight_mut(feature)
        };
        for (weight, more) in row.iter_mut().zip(weights) {
            *weight += more;
        }
    }
    Ok(value)
}

/// What was learned beyond a guess, as it is read, below these words.
pub fn write<const UNITS: usize>(
    about: &str,
    features: &Features,
    guess: &Value<UNITS>,
    value: &Value<UNITS>,
) -> String {
    let mut text = String::new();
    for line in about.lines() {
        let _ = writeln!(text, "# {line}");
    }
    let mut put = |name: &str, weights: &[f32; UNITS], guess: &[f32; UNITS]| {
        let more = std::array::from_fn::<_, UNITS, _>(|unit| rounded(weights[unit] - guess[unit]));
        if more.iter().any(|weight| weight != "0") {
            let _ = writeln!(text, "{name} {}", more.join(" "));
        }
    };
    if UNITS > 1 {
        put(UNITS_LINE, &value.units, &guess.units);
    }
    for feature in features.iter() {
        put(&features.name(feature), value.weight(feature), guess.weight(feature));
    }
    text
}

/// In ten-thousandths.
fn rounded(weight: f32) -> String {
    let text = format!("{weight:.4}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test may stop at the first surprise
mod tests {
    use super::super::features::Part;
    use super::*;

    fn features() -> Features {
        let mut features = Features::default();
        features.one("always there");
        features.family("row a1-a5", [Part::Below(3)]);
        features
    }

    #[test]
    fn what_is_written_is_read_on_top_of_the_same_guess() {
        let features = features();
        let mut guess = Value::<1>::nothing(&features);
        guess.weight_mut(features.find("row a1-a5=1").unwrap())[0] = 0.5;
        let mut value = guess.clone();
        value.weight_mut(features.find("row a1-a5=1").unwrap())[0] = 0.75;
        value.weight_mut(features.find("always there").unwrap())[0] = -1.5;
        let text = write("by hand", &features, &guess, &value);
        assert_eq!(text, "# by hand\nalways there -1.5\nrow a1-a5=1 0.25\n");
        assert_eq!(read(&text, &features, guess).unwrap(), value);
    }

    #[test]
    fn several_units_say_how_much_each_counts() {
        let features = features();
        let nothing = Value::<2>::nothing(&features);
        let text = "(units) 1 -2\nalways there 0.5 3\n";
        let value = read(text, &features, nothing.clone()).unwrap();
        let always = features.find("always there").unwrap();
        assert!((value.of_seen(&[(always, 2.0)]) - -11.0).abs() < 1e-6);
        assert!((value.of_seen(&[(always, -2.0)]) - -1.0).abs() < 1e-6, "above 0 only, but for the first");
        assert_eq!(write("", &features, &nothing, &value), text);
    }

    #[test]
    fn a_file_with_an_unknown_feature_is_refused_by_its_name() {
        let read = |text| read(text, &features(), Value::<1>::nothing(&features())).unwrap_err().to_string();
        assert_eq!(read("# made\nrow a1-a6=1 2"), "line 2: there is no feature called \"row a1-a6=1\"");
        assert_eq!(read("always there"), "line 1: after the name of a feature come 1 weights");
    }
}
