//! The dealer: chance that nobody can foresee before the end, and everybody can check after it.
//!
//! The nth roll of a source is a function of (seed, source, n) and nothing else:
//!
//! 1. `mac = BLAKE3-keyed(key: seed, input: source name ‖ 0x00 ‖ source index (1 byte) ‖ n (8 bytes, little-endian))`
//! 2. `bits` = the first 8 bytes of `mac`, little-endian
//! 3. `at = bits × total weight / 2^64`, rounded down
//! 4. the roll is the one whose stretch of the weights, summed in the order the game lists them, holds `at`
//!
//! So the dealer remembers nothing: a crash cannot re-roll and resuming is counting. Before the deal the
//! table is shown `commitment = BLAKE3-derive-key("reverie 2026 seed commitment", seed)`; at the end it is shown the
//! seed, and anyone can deal the game again.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::Source;
use crate::luck::pick_weighted;

/// What the commitment is derived with; changing it would orphan every commitment ever shown.
const COMMITMENT_CONTEXT: &str = "reverie 2026 seed commitment";

/// 32 secret bytes from which every roll of a game follows. In text: 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(try_from = "String", into = "String")]
#[schemars(extend("pattern" = "^[0-9a-f]{64}$"))]
#[ts(type = "string", export_to = "game.ts")]
pub struct Seed([u8; 32]);

impl Seed {
    /// Drawn from the operating system: the only kind for a table where fairness matters.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// The seed that a short word names, for tests, studies and "the same dice again". Its commitment can be
    /// guessed by trying words, so hosted tables draw theirs at random.
    pub fn named(word: &str) -> Self {
        Self(blake3::derive_key("reverie 2026 named seed", word.as_bytes()))
    }

    /// What the table is shown before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key(COMMITMENT_CONTEXT, &self.0))
    }
}

/// Never printed by accident: a seed gives every coming roll away.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A promise of a seed that gives nothing of it away. In text: 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(try_from = "String", into = "String")]
#[schemars(extend("pattern" = "^[0-9a-f]{64}$"))]
#[ts(type = "string", export_to = "game.ts")]
pub struct Commitment([u8; 32]);

macro_rules! hexadecimal {
    ($type:ident) => {
        impl From<$type> for String {
            fn from(value: $type) -> Self {
                blake3::Hash::from_bytes(value.0).to_hex().to_string()
            }
        }
        impl TryFrom<String> for $type {
            type Error = String;
            fn try_from(text: String) -> Result<Self, String> {
                text.parse()
            }
        }
        impl std::str::FromStr for $type {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                blake3::Hash::from_hex(text)
                    .map(|hash| Self(hash.into()))
                    .map_err(|_| format!("{text:?} is not 64 hexadecimal digits"))
            }
        }
    };
}
hexadecimal!(Seed);
hexadecimal!(Commitment);

/// Deals from one seed.
///
/// ```
/// use reverie_game::{Dealer, Seed, Source};
/// const DICE: Source = Source::new("dice");
/// let faces = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)];
///
/// // Everybody is shown the promise before the deal.
/// let seed = Seed::random().unwrap();
/// let promise = seed.commitment();
/// let dealer = Dealer::new(seed);
/// let dealt: Vec<_> = (0..10).map(|n| dealer.roll(DICE, n, &faces)).collect();
///
/// // Shown the seed at the end, anybody can check the promise and deal again, in any order.
/// let shown: Seed = String::from(seed).parse().unwrap();
/// assert_eq!(shown.commitment(), promise);
/// assert_eq!(Dealer::new(shown).roll(DICE, 7, &faces), dealt[7]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dealer {
    seed: Seed,
}

impl Dealer {
    /// The dealer who deals from this seed.
    pub const fn new(seed: Seed) -> Self {
        Self { seed }
    }

    /// The seed, to be shown when the game is over.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The `n`th roll of `source`, counted from 0, out of these with their weights. None only when there is
    /// nothing to roll.
    pub fn roll<R: Copy>(&self, source: Source, n: u64, rolls: &[(R, u32)]) -> Option<R> {
        let mut input = blake3::Hasher::new_keyed(&self.seed.0);
        input.update(source.name.as_bytes()).update(&[0, source.index]).update(&n.to_le_bytes());
        let mut bits = [0; 8];
        bits.copy_from_slice(&input.finalize().as_bytes()[..8]);
        pick_weighted(u64::from_le_bytes(bits), rolls).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DICE: Source = Source::new("dice");
    const FACES: [(u8, u32); 6] = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)];

    #[test]
    fn the_same_seed_deals_the_same_rolls_whatever_was_dealt_between() {
        let dealer = Dealer::new(Seed::named("dream"));
        let first: Vec<_> = (0..50).map(|n| dealer.roll(DICE, n, &FACES)).collect();
        let _ = dealer.roll(Source::new("tiles"), 7, &FACES);
        let backwards: Vec<_> = (0..50).rev().map(|n| dealer.roll(DICE, n, &FACES)).collect();
        assert_eq!(first, backwards.into_iter().rev().collect::<Vec<_>>());
    }

    #[test]
    fn sources_and_their_indices_are_dealt_apart() {
        let dealer = Dealer::new(Seed::named("dream"));
        let deal = |source| (0..40).map(|n| dealer.roll(source, n, &FACES)).collect::<Vec<_>>();
        assert_ne!(deal(DICE), deal(Source::new("tiles")));
        assert_ne!(deal(DICE), deal(DICE.of(1)));
    }

    /// Written down once: if this ever fails, games dealt before can no longer be verified.
    #[test]
    fn the_deal_never_changes() {
        let dealer = Dealer::new(Seed::named("dream"));
        let dealt: Vec<u8> = (0..12).filter_map(|n| dealer.roll(DICE, n, &FACES)).collect();
        assert_eq!(dealt, [2, 1, 3, 3, 3, 3, 1, 4, 2, 1, 5, 5]);
        let commitment = "e22826934dbc584fe2b6d92b2ead31dd938eb108064379eedef0c694fbc891f2";
        assert_eq!(String::from(dealer.seed().commitment()), commitment);
    }

    #[test]
    fn every_face_comes_as_often_as_its_weight() {
        let dealer = Dealer::new(Seed::named("weights"));
        let faces = [('a', 1), ('b', 2), ('c', 3)];
        let mut counts = [0_u32; 3];
        for n in 0..6000 {
            let face = dealer.roll(DICE, n, &faces).unwrap();
            counts[face as usize - 'a' as usize] += 1;
        }
        for (count, expected) in counts.into_iter().zip([1000, 2000, 3000]) {
            assert!(count.abs_diff(expected) < 150, "{counts:?}");
        }
    }

    #[test]
    fn a_seed_matches_its_own_commitment_only_and_is_never_printed() {
        let (one, other) = (Seed::named("one"), Seed::named("other"));
        assert_ne!(one.commitment(), other.commitment());
        let text = String::from(one);
        assert_eq!(text.parse(), Ok(one));
        assert!(!format!("{one:?}").contains(&text[..8]));
        assert!("short".parse::<Seed>().is_err());
    }
}
