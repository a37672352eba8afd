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
