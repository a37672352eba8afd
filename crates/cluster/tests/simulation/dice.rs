//! Chance that can be had again: a seed is a schedule.

use std::time::Duration;

pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.draw() % end as u64).unwrap()
    }

    /// One time in so many.
    pub(crate) fn once_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    /// Between so many and so many microseconds.
    pub(crate) fn time(&mut self, from: u64, to: u64) -> Duration {
        Duration::from_micros(from + self.draw() % (to - from))
    }
}
