//! The tools, and sets of them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A Tool token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "factory-of-dreams.ts")]
pub enum Tool {
    /// The Flask of Doubt: everybody may write two dreams for a flask.
    Doubt,
    /// +1 Fairy Dust: one point more for a flask that scores.
    Dust,
    /// The Broom: new cards on top of every reserve.
    Broom,
    /// Upend a Flask: its cards are gone, and it is filled anew.
    Upend,
    /// The Magic Feather: a card with a word of one's own.
    Feather,
    /// +2 Fairy Dust: two points more for a flask that scores.
    FineDust,
}

impl Tool {
    /// How many there are.
    pub const COUNT: usize = 6;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Doubt, Self::Dust, Self::Broom, Self::Upend, Self::Feather, Self::FineDust];

    /// Whether its token is played on a flask; the Broom is not.
    pub const fn goes_on_a_flask(self) -> bool {
        !matches!(self, Self::Broom)
    }

    /// What it adds to a flask that scores.
    pub const fn dust(self) -> u8 {
        match self {
            Self::Dust => 1,
            Self::FineDust => 2,
            Self::Doubt | Self::Broom | Self::Upend | Self::Feather => 0,
        }
    }
}

/// Some of the tools. Serialises as a list of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(try_from = "Vec<Tool>", into = "Vec<Tool>")]
#[ts(as = "Vec<Tool>", export_to = "factory-of-dreams.ts")]
pub struct Kit(u8);

impl Kit {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// With this tool added.
    #[must_use]
    pub const fn with(self, tool: Tool) -> Self {
        Self(self.0 | 1 << tool as u8)
    }

    /// With this tool taken out.
    #[must_use]
    pub const fn without(self, tool: Tool) -> Self {
        Self(self.0 & !(1 << tool as u8))
    }

    /// Whether this tool is one of them.
    pub const fn contains(self, tool: Tool) -> bool {
        self.0 & 1 << tool as u8 != 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of the box.
    pub fn iter(self) -> impl Iterator<Item = Tool> + Clone {
        Tool::ALL.into_iter().filter(move |&tool| self.contains(tool))
    }

    /// Every set of three.
    pub fn threes() -> impl Iterator<Item = Self> + Clone {
        (0..1 << Tool::COUNT).map(Self).filter(|kit| kit.len() == 3)
    }
}

impl FromIterator<Tool> for Kit {
    fn from_iter<I: IntoIterator<Item = Tool>>(tools: I) -> Self {
        tools.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Kit> for Vec<Tool> {
    fn from(kit: Kit) -> Self {
        kit.iter().collect()
    }
}

impl TryFrom<Vec<Tool>> for Kit {
    type Error = String;
    fn try_from(tools: Vec<Tool>) -> Result<Self, String> {
        let kit: Self = tools.iter().copied().collect();
        if kit.len() == tools.len() { Ok(kit) } else { Err("a tool comes twice".to_owned()) }
    }
}
