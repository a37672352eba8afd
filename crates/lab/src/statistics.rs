//! What a sample tells of the whole: means and shares with 95 % intervals, medians.
//!
//! Games of the same deal are no independent sample, so what is averaged here is one figure a deal.

use serde::Serialize;

/// The normal deviate that leaves 2.5 % on either side.
const Z: f64 = 1.959_964;

/// A figure with the interval that holds the true one 19 times of 20.
///
/// ```
/// use reverie_lab::statistics::Estimate;
/// // What one bot had more than the other, one figure a deal.
/// let ahead = Estimate::of(&[4.0, 7.0, 5.0, 6.0, 3.0, 5.0]).unwrap();
/// assert_eq!(ahead.mean, 5.0);
/// assert!(ahead.low.unwrap() > 3.0 && ahead.high.unwrap() < 7.0);
/// // One deal says nothing of how far off it is.
/// assert_eq!(Estimate::of(&[5.0]).unwrap().low, None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Estimate {
    /// The figure.
    pub mean: f64,
    /// Where the interval begins; none where one deal is all there is.
    pub low: Option<f64>,
    /// Where it ends.
    pub high: Option<f64>,
}

impl Estimate {
    /// The mean of independent figures, one a deal.
    pub fn of(figures: &[f64]) -> Option<Self> {
        let (mean, error) = mean_and_error(figures)?;
        let reach = error.map(|error| error * t(count(figures) - 1.0));
        Some(Self { mean, low: reach.map(|reach| mean - reach), high: reach.map(|reach| mean + reach) })
    }

    /// The mean of independent shares between 0 and 1, one a deal. Wilson's interval for as many yes-or-no games as would
    /// waver as much: it stays between 0 and 1, and does not shrink to nothing where all shares are the same.
    pub fn of_shares(shares: &[f64]) -> Option<Self> {
        let (mean, error) = mean_and_error(shares)?;
        let n = match error {
            Some(error) if error > 0.0 && mean > 0.0 && mean < 1.0 => mean * (1.0 - mean) / (error * error),
            _ => count(shares),
        };
        // Few deals say little even where they agree.
        let z = if shares.len() > 1 { t(count(shares) - 1.0) } else { Z };
        let z2 = z * z;
        let middle = (mean + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let reach = z / (1.0 + z2 / n) * (mean * (1.0 - mean) / n + z2 / (4.0 * n * n)).sqrt();
        // What lies at an end stays there, whatever the last digit of a sum says.
        Some(Self {
            mean,
            low: Some((middle - reach).clamp(0.0, mean)),
            high: Some((middle + reach).clamp(mean, 1.0)),
        })
    }

    /// The same figure on another scale.
    #[must_use]
    pub fn times(self, factor: f64) -> Self {
        let scale = |figure: f64| figure * factor;
        Self { mean: scale(self.mean), low: self.low.map(scale), high: self.high.map(scale) }
    }

    /// From an estimate and its standard error, where the sample is large.
    pub fn with_error(mean: f64, error: f64) -> Self {
        Self { mean, low: Some(mean - Z * error), high: Some(mean + Z * error) }
    }

    /// Whether the interval leaves 0 out.
    pub fn is_clear(&self) -> bool {
        self.low.is_some_and(|low| low > 0.0) || self.high.is_some_and(|high| high < 0.0)
    }
}

#[allow(clippy::cast_precision_loss)] // counts of games
fn count(figures: &[f64]) -> f64 {
    figures.len() as f64
}

fn mean_and_error(figures: &[f64]) -> Option<(f64, Option<f64>)> {
    if figures.is_empty() {
        return None;
    }
    let n = count(figures);
    let mean = figures.iter().sum::<f64>() / n;
    let squares: f64 = figures.iter().map(|figure| (figure - mean) * (figure - mean)).sum();
    Some((mean, (figures.len() > 1).then(|| (squares / (n - 1.0) / n).sqrt())))
}

/// The 97.5 % point of Student's distribution (Cornish and Fisher's expansion; within 1 % from 3 degrees of freedom on).
fn t(freedom: f64) -> f64 {
    let (z3, z5, z7) = (Z.powi(3), Z.powi(5), Z.powi(7));
    Z + (z3 + Z) / (4.0 * freedom)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * freedom.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * freedom.powi(3))
}

/// The figure that this share of them lies below, between two of them where it falls between.
pub fn quantile(figures: &[f64], share: f64) -> Option<f64> {
    let mut sorted = figures.to_vec();
    sorted.sort_by(f64::total_cmp);
    let last = sorted.len().checked_sub(1)?;
    #[allow(clippy::cast_precision_loss)] // counts of games
    let at = share.clamp(0.0, 1.0) * last as f64;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // within the list
    let below = at.floor() as usize;
    let above = sorted[(below + 1).min(last)];
    Some(sorted[below] + (above - sorted[below]) * at.fract())
}

#[cfg(test)]
mod tests {
    use reverie_game::Luck;

    use super::*;

    #[test]
    fn a_mean_has_an_interval_that_shrinks_with_the_sample() {
        let four = Estimate::of(&[1.0, 2.0, 3.0, 4.0]).unwrap();
        assert!((four.mean - 2.5).abs() < 1e-9);
        // 3.182 is the point of Student's distribution for 3 degrees of freedom.
        let reach = 3.182 * (5.0_f64 / 3.0 / 4.0).sqrt();
        assert!((four.high.unwrap() - 2.5 - reach).abs() < 0.03, "{four:?}");
        assert_eq!(Estimate::of(&[7.0]).unwrap().low, None, "one figure says nothing of the others");
        assert_eq!(Estimate::of(&[]), None);
    }

    #[test]
    fn nineteen_intervals_of_twenty_hold_the_truth() {
        let mut luck = Luck::seeded(3);
        let mut held = 0;
        for _ in 0..5000 {
            let shares: Vec<f64> = (0..40).map(|_| if luck.below(10) < 7 { 1.0 } else { 0.0 }).collect();
            let share = Estimate::of_shares(&shares).unwrap();
            held += i32::from(share.low.unwrap() <= 0.7 && 0.7 <= share.high.unwrap());
        }
        assert!((4650..=4850).contains(&held), "{held}");
    }

    #[test]
    fn ten_wins_of_ten_are_not_certainty() {
        let share = Estimate::of_shares(&[1.0; 10]).unwrap();
        assert!(share.low.unwrap() < 0.75 && share.high.unwrap() > 0.999, "{share:?}");
    }

    #[test]
    fn a_median_lies_between_the_two_in_the_middle() {
        assert_eq!(quantile(&[4.0, 1.0, 3.0, 2.0], 0.5), Some(2.5));
        assert_eq!(quantile(&[5.0], 0.9), Some(5.0));
        assert_eq!(quantile(&[], 0.5), None);
    }
}
