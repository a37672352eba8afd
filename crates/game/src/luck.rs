//! Luck for search, sampling and simulation: fast, named and reproducible. Hosted games are dealt by the
//! [`Dealer`](crate::Dealer), never by this.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A stream of chance that is the same everywhere for the same seed (xoshiro256++).
#[derive(Debug, Clone)]
pub struct Luck(Xoshiro256PlusPlus);

impl Luck {
    /// The stream of this seed.
    pub fn seeded(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `bound - 1`, or 0 when the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from(multiply_shift(self.bits(), bound as u64)).unwrap_or(0)
    }

    /// True once in `times`.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of these, each as likely as the others.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }

    /// One of these, as likely as its weight.
    pub fn weighted<'a, T>(&mut self, from: &'a [(T, u32)]) -> Option<&'a T> {
        pick_weighted(self.bits(), from)
    }
}

/// Bits that look alike, told apart: each in, another out, with no resemblance (the last step of splitmix64).
pub const fn scrambled(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// `bits` spread evenly over 0 to `bound - 1` (Lemire's multiply-shift; the bias is below `bound / 2^64`).
pub(crate) const fn multiply_shift(bits: u64, bound: u64) -> u64 {
    #[allow(clippy::cast_possible_truncation)] // the product is below bound * 2^64
    {
        ((bits as u128 * bound as u128) >> 64) as u64
    }
}

/// The one whose stretch of the summed weights these bits fall into.
pub(crate) fn pick_weighted<T>(bits: u64, from: &[(T, u32)]) -> Option<&T> {
    let total: u64 = from.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let mut at = multiply_shift(bits, total);
    for (item, weight) in from {
        let weight = u64::from(*weight);
        if at < weight {
            return Some(item);
        }
        at -= weight;
    }
    None
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_number_below_a_bound_is_below_it(seed: u64, bound in 1_usize..) {
            prop_assert!(Luck::seeded(seed).below(bound) < bound);
        }

        #[test]
        fn any_bits_reach_from_the_first_to_the_last_and_no_further(bits: u64, bound in 1_u64..) {
            prop_assert!(multiply_shift(bits, bound) < bound);
            prop_assert_eq!(multiply_shift(0, bound), 0);
            prop_assert_eq!(multiply_shift(u64::MAX, bound), bound - 1);
        }

        #[test]
        fn what_weighs_nothing_is_never_picked(bits: u64, weights in prop::collection::vec(0_u32..4, 0..12)) {
            let from: Vec<(usize, u32)> = weights.iter().copied().enumerate().collect();
            match pick_weighted(bits, &from) {
                Some(&picked) => prop_assert!(weights[picked] > 0),
                None => prop_assert!(weights.iter().all(|&weight| weight == 0)),
            }
        }

        #[test]
        fn every_stretch_of_the_weights_is_as_long_as_its_weight(
            weights in prop::collection::vec(0_u32..4, 1..6),
        ) {
            let from: Vec<(usize, u32)> = weights.iter().copied().enumerate().collect();
            let total: u64 = weights.iter().copied().map(u64::from).sum();
            let mut counts = vec![0; weights.len()];
            for at in 0..total {
                // The middle of the bits that fall on this place.
                let bits = u64::try_from(((u128::from(at) * 2 + 1) << 63) / u128::from(total)).unwrap();
                counts[*pick_weighted(bits, &from).unwrap()] += 1;
            }
            prop_assert_eq!(counts, weights);
        }
    }

    #[test]
    fn nothing_is_picked_from_nothing() {
        let mut luck = Luck::seeded(1);
        assert_eq!(luck.below(0), 0);
        assert_eq!(luck.pick::<u8>(&[]), None);
        assert_eq!(luck.weighted::<u8>(&[]), None);
    }
}
