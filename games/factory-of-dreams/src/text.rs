//! What people write: short, clean, and kept with what it means, so that a record can be read without the lexicon.

use std::fmt;

use reverie_lexicon::{Concept, LONGEST, clean};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A word or an idea as somebody wrote it. There is none that is not clean, whatever file or wire it comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "Written", into = "Written")]
#[ts(as = "Written", export_to = "factory-of-dreams.ts")]
pub struct Text {
    /// Filled up with zeros, which no clean text has.
    bytes: [u8; LONGEST],
    concept: Concept,
}

/// A [`Text`] on paper.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Text", export_to = "factory-of-dreams.ts")]
pub struct Written {
    /// As it was written.
    pub text: String,
    /// What it means: equal meanings match by themselves.
    pub concept: Concept,
}

impl Text {
    /// This text, if it is clean already.
    pub fn new(text: &str, concept: Concept) -> Option<Self> {
        if !matches!(clean(text), Ok(cleaned) if cleaned == text) {
            return None;
        }
        let mut bytes = [0; LONGEST];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Self { bytes, concept })
    }

    /// What was written.
    pub fn as_str(&self) -> &str {
        let length = self.bytes.iter().position(|&byte| byte == 0).unwrap_or(LONGEST);
        std::str::from_utf8(&self.bytes[..length]).unwrap_or_default()
    }

    /// Whether both are written alike, letter by letter.
    pub fn reads_as(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }

    /// What it means.
    pub const fn concept(&self) -> Concept {
        self.concept
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}~{:x}", self.as_str(), self.concept.0)
    }
}

impl From<Text> for Written {
    fn from(text: Text) -> Self {
        Self { text: text.as_str().to_owned(), concept: text.concept }
    }
}

impl TryFrom<Written> for Text {
    type Error = String;
    fn try_from(written: Written) -> Result<Self, String> {
        Self::new(&written.text, written.concept)
            .ok_or_else(|| format!("{:?} cannot stand on a dream board", written.text))
    }
}
