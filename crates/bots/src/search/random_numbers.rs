//! Common random numbers. Iteration n of a search has the same numbers for every candidate: the same determinization, the
//! same dice from each source, whatever was decided in between. So candidates differ by what they are, not by their luck.

use reverie_game::{Luck, Source, scrambled};

/// Everything that is left to luck in one iteration.
#[derive(Debug)]
pub struct RandomNumbers {
    seed: u64,
    /// Which determinization: the table that is sampled from the view.
    pub(crate) sample: Luck,
    /// What the rollout policy leaves to luck.
    pub(crate) policy: Luck,
    sources: Vec<(Source, Luck)>,
    first: u64,
    rolled: bool,
}

/// Any two of these are told apart, however close they are.
const fn mix(seed: u64, salt: u64) -> u64 {
    scrambled(seed ^ salt.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

impl RandomNumbers {
    /// The numbers of iteration `nth`.
    pub fn of(seed: u64, nth: u64) -> Self {
        let mut numbers = Self {
            seed: 0,
            sample: Luck::seeded(0),
            policy: Luck::seeded(0),
            sources: Vec::new(),
            first: 0,
            rolled: false,
        };
        numbers.become_of(seed, nth);
        numbers
    }

    /// Becomes the numbers of iteration `nth`.
    pub fn become_of(&mut self, seed: u64, nth: u64) {
        self.seed = mix(seed, nth.wrapping_add(1));
        self.sample = Luck::seeded(mix(self.seed, 1));
        self.policy = Luck::seeded(mix(self.seed, 2));
        self.sources.clear();
        self.rolled = false;
        // The first roll of all iterations together is spread as evenly as its weights: so it is all but weighed exactly.
        self.first = mix(seed, 0).wrapping_add(nth.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    }

    /// What chance brings from this source: its place among `rolls`.
    pub fn roll<R: Copy>(&mut self, source: Source, rolls: &[(R, u32)]) -> Option<(usize, R)> {
        let bits = self.bits(source);
        let total: u64 = rolls.iter().map(|&(_, weight)| u64::from(weight)).sum();
        #[allow(clippy::cast_possible_truncation)] // the product is below total * 2^64
        let mut at = ((u128::from(bits) * u128::from(total)) >> 64) as u64;
        for (place, &(roll, weight)) in rolls.iter().enumerate() {
            if at < u64::from(weight) {
                return Some((place, roll));
            }
            at -= u64::from(weight);
        }
        None
    }

    fn bits(&mut self, source: Source) -> u64 {
        if !self.rolled {
            self.rolled = true;
            return self.first;
        }
        if let Some((_, luck)) = self.sources.iter_mut().find(|(known, _)| *known == source) {
            return luck.bits();
        }
        let name = source.name.bytes().chain([source.index]);
        let salt = name.fold(3_u64, |salt, byte| mix(salt, u64::from(byte)));
        let mut luck = Luck::seeded(mix(self.seed, salt));
        let bits = luck.bits();
        self.sources.push((source, luck));
        bits
    }
}
