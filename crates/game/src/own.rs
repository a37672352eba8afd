//! JSON that is a game's own: whoever passes it on does not look inside.

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::Illegal;

/// A move, a roll, a view, an event of some game, written out. What it means is in that game's types; on its way it is text
/// that is neither read again nor written again.
///
/// ```
/// use reverie_game::Own;
/// let mv: Own = serde_json::from_str(r#"{"do":"pass"}"#).unwrap();
/// assert_eq!(mv.text(), r#"{"do":"pass"}"#);
/// assert_eq!(mv.json()["do"], "pass");
/// ```
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
#[schemars(with = "serde_json::Value")]
#[ts(type = "unknown", export_to = "game.ts")]
pub struct Own(Box<RawValue>);

impl Own {
    /// This, written out.
    pub fn of(data: &impl Serialize) -> Self {
        Self(serde_json::value::to_raw_value(data).expect("plain data always has a JSON form"))
    }

    /// As JSON text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// As what it stands for, or refused for the reason with this key.
    pub fn read<T: DeserializeOwned>(&self, key: &'static str) -> Result<T, Illegal> {
        serde_json::from_str(self.text()).map_err(|error| Illegal::new(key).with("reason", error.to_string()))
    }

    /// As a value to look into, for those who study a game without its types.
    pub fn json(&self) -> Json {
        serde_json::from_str(self.text()).unwrap_or_default()
    }
}

impl From<Json> for Own {
    fn from(json: Json) -> Self {
        Self::of(&json)
    }
}

/// Equal where the same is written, whatever white space it came with.
impl PartialEq for Own {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text() || self.json() == other.json()
    }
}
impl Eq for Own {}
