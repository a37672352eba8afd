//! The folding board: six panels, eight ways to fold it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A panel of the board. A, B and C are the front, D, E and F the back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[allow(missing_docs)] // the letters are their names
#[ts(export_to = "daydream.ts")]
pub enum Panel {
    A,
    B,
    C,
    D,
    E,
    F,
}

impl Panel {
    /// All six.
    pub const ALL: [Self; 6] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F];

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
            Self::C => 'C',
            Self::D => 'D',
            Self::E => 'E',
            Self::F => 'F',
        }
    }

    /// The columns of its grid.
    pub const fn columns(self) -> u8 {
        match self {
            Self::A | Self::D => 4,
            Self::B | Self::C | Self::E | Self::F => 3,
        }
    }
}

/// How the board is folded: which panels lie side by side. Each view is a game of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "daydream.ts")]
pub enum Folding {
    /// Calm Morning.
    #[default]
    A,
    /// Coffee Break.
    D,
    /// Under the Stars.
    BC,
    /// Reach for the Moon.
    EF,
    /// Winter Memories.
    AD,
    /// Summer Memories.
    DA,
    /// Evening Melody.
    ABC,
    /// Dream in Colours.
    DEF,
}

impl Folding {
    /// All eight, from easy to hard.
    pub const ALL: [Self; 8] =
        [Self::A, Self::D, Self::BC, Self::EF, Self::AD, Self::DA, Self::ABC, Self::DEF];

    /// Its name in options and text keys.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::D => "D",
            Self::BC => "BC",
            Self::EF => "EF",
            Self::AD => "AD",
            Self::DA => "DA",
            Self::ABC => "ABC",
            Self::DEF => "DEF",
        }
    }

    /// Its panels in units, from left to right. Lines run through a unit and never out of it; neighbours may lie
    /// across.
    pub const fn units(self) -> &'static [&'static [Panel]] {
        use Panel::{A, B, C, D, E, F};
        match self {
            Self::A => &[&[A]],
            Self::D => &[&[D]],
            Self::BC => &[&[B, C]],
            Self::EF => &[&[E, F]],
            Self::AD => &[&[A], &[D]],
            Self::DA => &[&[D], &[A]],
            Self::ABC => &[&[A], &[B, C]],
            Self::DEF => &[&[D], &[E, F]],
        }
    }

    /// Its panels from left to right.
    pub fn panels(self) -> impl Iterator<Item = Panel> + Clone {
        self.units().iter().flat_map(|unit| unit.iter().copied())
    }

    /// Stars feed the constellation.
    pub const fn has_constellation(self) -> bool {
        matches!(self, Self::BC | Self::ABC)
    }

    /// Moons feed the garland.
    pub const fn has_garland(self) -> bool {
        matches!(self, Self::EF | Self::DEF)
    }

    /// Notes hang between the clouds.
    pub const fn has_notes(self) -> bool {
        matches!(self, Self::ABC)
    }

    /// Frames hang on the wall.
    pub const fn has_frames(self) -> bool {
        matches!(self, Self::DEF)
    }

    /// How polaroids score, where they are in play.
    pub const fn polaroids(self) -> Option<PolaroidScoring> {
        match self {
            Self::AD => Some(PolaroidScoring::StarsMinusMoons),
            Self::DA => Some(PolaroidScoring::Distinct),
            _ => None,
        }
    }
}

/// The two ways to score the polaroids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "daydream.ts")]
pub enum PolaroidScoring {
    /// The digits of the stars' polaroids less those of the moons'.
    StarsMinusMoons,
    /// One for each different digit; double if all six go up, or down, one by one.
    Distinct,
}
