//! What is paid and gained, and the one form in which every machine, package, robot and Specialist says what it does.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// So many of each thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields, export_to = "mech-a-dream.ts")]
pub struct Lot {
    /// Electric Flowers.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u8>")]
    pub flowers: u8,
    /// Drops of Magic Ink.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u8>")]
    pub ink: u8,
    /// Rainbows.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u8>")]
    pub rainbows: u8,
    /// Dream points.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u8>")]
    pub dreams: u8,
    /// Construction time boosts.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u8>")]
    pub boosts: u8,
    /// Activations of the robot or of a completed purple machine.
    #[serde(skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u8>")]
    pub activations: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
const fn is_zero(amount: &u8) -> bool {
    *amount == 0
}

impl Lot {
    /// Nothing at all.
    pub const NOTHING: Self = Self { flowers: 0, ink: 0, rainbows: 0, dreams: 0, boosts: 0, activations: 0 };

    /// So many flowers.
    pub const fn flowers(flowers: u8) -> Self {
        Self { flowers, ..Self::NOTHING }
    }

    /// So many drops of ink.
    pub const fn ink(ink: u8) -> Self {
        Self { ink, ..Self::NOTHING }
    }

    /// So many rainbows.
    pub const fn rainbows(rainbows: u8) -> Self {
        Self { rainbows, ..Self::NOTHING }
    }

    /// So many dreams.
    pub const fn dreams(dreams: u8) -> Self {
        Self { dreams, ..Self::NOTHING }
    }

    /// Whether it is nothing.
    pub fn is_nothing(&self) -> bool {
        *self == Self::NOTHING
    }

    /// Whether taking it asks for a decision: a boost has to be placed, an activation spent.
    pub const fn asks(&self) -> bool {
        self.boosts > 0 || self.activations > 0
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            flowers: self.flowers.saturating_add(other.flowers),
            ink: self.ink.saturating_add(other.ink),
            rainbows: self.rainbows.saturating_add(other.rainbows),
            dreams: self.dreams.saturating_add(other.dreams),
            boosts: self.boosts.saturating_add(other.boosts),
            activations: self.activations.saturating_add(other.activations),
        }
    }

    /// This without that.
    #[must_use]
    pub const fn less(self, other: &Self) -> Self {
        Self {
            flowers: self.flowers.saturating_sub(other.flowers),
            ink: self.ink.saturating_sub(other.ink),
            rainbows: self.rainbows.saturating_sub(other.rainbows),
            dreams: self.dreams.saturating_sub(other.dreams),
            boosts: self.boosts.saturating_sub(other.boosts),
            activations: self.activations.saturating_sub(other.activations),
        }
    }

    /// Whether it is nothing but flowers, ink and rainbows: what can be paid with.
    pub const fn can_be_paid(&self) -> bool {
        self.dreams == 0 && self.boosts == 0 && self.activations == 0
    }
}

/// What a machine, a robot or a package does: something is paid, something gained, something special follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields, export_to = "mech-a-dream.ts")]
pub struct Effect {
    /// What it takes, whole.
    #[serde(skip_serializing_if = "Lot::is_nothing")]
    #[ts(as = "Option<Lot>")]
    pub pay: Lot,
    /// What it gives.
    #[serde(skip_serializing_if = "Lot::is_nothing")]
    #[ts(as = "Option<Lot>")]
    pub gain: Lot,
    /// What else it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub special: Option<Special>,
}

impl Effect {
    /// Gives this, for nothing.
    pub const fn gives(gain: Lot) -> Self {
        Self { pay: Lot::NOTHING, gain, special: None }
    }

    /// Whether it just gives something, without a price or anything to decide.
    pub fn is_plain(&self) -> bool {
        self.pay.is_nothing() && self.special.is_none() && !self.gain.asks()
    }
}

/// What only Enlightened Robots do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub enum Special {
    /// The package on today's evening slot of the dock, for nothing.
    EveningPackage,
    /// A machine bought at its price, placed so many hourglasses earlier, without an assistant.
    Purchase {
        /// How many.
        earlier: u8,
    },
    /// The effect of an opponent's purple machine or robot.
    Copy,
}
