//! What a position is worth: a sum of what its features weigh. With one unit that is a linear value; several units make a small
//! net: each sums up by weights of its own, all but the first count only above 0, and how much each counts is learned, too.

use super::features::{Feature, Features, See};

/// The weights of all features.
#[derive(Debug, Clone, PartialEq)]
pub struct Value<const UNITS: usize> {
    /// The first row is nobody's: features are counted from 1.
    pub(super) weights: Vec<[f32; UNITS]>,
    /// How much each unit counts; 1 where there is only one.
    pub(super) units: [f32; UNITS],
}

/// What the units make of the features so far.
#[derive(Debug)]
pub struct Sum<'a, const UNITS: usize> {
    value: &'a Value<UNITS>,
    units: [f32; UNITS],
}

impl<const UNITS: usize> See for Sum<'_, UNITS> {
    #[inline]
    fn see(&mut self, feature: Feature, amount: f32) {
        for (sum, weight) in self.units.iter_mut().zip(&self.value.weights[feature.index()]) {
            *sum += amount * weight;
        }
    }
}

impl<const UNITS: usize> Value<UNITS> {
    /// Nothing is worth anything.
    pub fn nothing(features: &Features) -> Self {
        let one = if UNITS == 1 { 1.0 } else { 0.0 };
        Self { weights: vec![[0.0; UNITS]; features.len() + 1], units: [one; UNITS] }
    }

    /// Small weights, each another: where there are several units, they would all learn the same else.
    pub fn scattered(features: &Features, weight: f32, unit: f32, mut small: impl FnMut() -> f32) -> Self {
        let weights = (0..=features.len()).map(|_| std::array::from_fn(|_| weight * small())).collect();
        Self { weights, units: std::array::from_fn(|_| unit * small()) }
    }

    /// What the features are worth that `tell` tells of. With several units [`of_seen`](Self::of_seen) is quicker.
    #[inline]
    pub fn of(&self, tell: impl FnOnce(&mut Sum<'_, UNITS>)) -> f32 {
        let mut sum = Sum { value: self, units: [0.0; UNITS] };
        tell(&mut sum);
        self.count(&sum.units)
    }

    /// What these features are worth.
    pub fn of_seen(&self, seen: &[(Feature, f32)]) -> f32 {
        self.count(&self.sums(seen))
    }

    #[inline]
    pub(super) fn sums(&self, seen: &[(Feature, f32)]) -> [f32; UNITS] {
        let mut units = [0.0; UNITS];
        for &(feature, amount) in seen {
            for (sum, weight) in units.iter_mut().zip(&self.weights[feature.index()]) {
                *sum += amount * weight;
            }
        }
        units
    }

    #[inline]
    pub(super) fn count(&self, sums: &[f32; UNITS]) -> f32 {
        let first = sums[0] * self.units[0];
        sums.iter().zip(&self.units).skip(1).fold(first, |worth, (sum, unit)| worth + sum.max(0.0) * unit)
    }

    /// The weight of a feature.
    pub fn weight(&self, feature: Feature) -> &[f32; UNITS] {
        &self.weights[feature.index()]
    }

    /// The weight of a feature, to be set.
    pub fn weight_mut(&mut self, feature: Feature) -> &mut [f32; UNITS] {
        &mut self.weights[feature.index()]
    }
}
