//! The two languages the cards are printed in.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The language of the cards at a table; answers are read in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "lexicon.ts")]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}

impl Language {
    /// Both.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The one whose words these are, by its code (`fr`), if there are cards in it.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// Its code, as in the option of a table.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// The one to whom a text in this language may have slipped by mistake.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::En => Self::Fr,
            Self::Fr => Self::En,
        }
    }

    /// Its place in a pair kept for both.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::En => 0,
            Self::Fr => 1,
        }
    }
}
