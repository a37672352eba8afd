//! What can be asked, read from a line of JSON. Read field by field, so that every complaint names its field.

use std::fmt;

use reverie_game::{Own, Phrase};
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Map, Value as Json};

use super::fault::Fault;

/// Everything that can be asked, by its `do`.
const ALL: [&str; 18] = [
    "games",
    "new",
    "load",
    "replay",
    "turn",
    "standings",
    "legal",
    "play",
    "say",
    "roll",
    "view",
    "state",
    "undo",
    "hold",
    "confirm",
    "record",
    "bot",
    "choose",
];

/// A request.
#[derive(Debug)]
pub(super) enum Request {
    /// What can be played?
    Games,
    /// A new game.
    New { seats: i64, table: NewTable },
    /// A game from a position set up by hand, for as many as it fits if that is not said.
    Load { seats: Option<i64>, table: NewTable, state: Json },
    /// A recorded game.
    Replay { record: Json },
    /// What does the table wait for?
    Turn,
    /// Who is ahead?
    Standings,
    /// What may this seat do?
    Legal { seat: SeatNumber },
    /// A seat decides.
    Play { seat: SeatNumber, mv: Own },
    /// A seat answers in its own words.
    Say { seat: SeatNumber, text: String },
    /// The driver brings a roll.
    Roll { roll: Own },
    /// What does this seat see? None: a spectator.
    View { eyes: Option<SeatNumber> },
    /// The whole position.
    State,
    /// A seat takes back its last decision.
    Undo { seat: SeatNumber },
    /// The dealer waits for this seat's word, or no longer does.
    Hold { seat: SeatNumber, on: bool },
    /// A seat gives its word.
    Confirm { seat: SeatNumber },
    /// The game so far, with or without the seed of a game that is not over.
    Record { seed: bool },
    /// What would a bot do?
    Bot { seat: SeatNumber, level: Option<String>, seed: Option<u64> },
    /// What would a bot do for a seat of a table somewhere else, of which only this is known?
    Choose { elsewhere: Box<Elsewhere>, level: Option<String>, seed: Option<u64> },
}

/// A seat of a table that is not here, as a bot is told of it. The moves and the question are for bots that know no rules.
#[derive(Debug)]
pub(super) struct Elsewhere {
    pub(super) game: String,
    pub(super) seats: i64,
    pub(super) options: Json,
    pub(super) seat: SeatNumber,
    pub(super) view: Json,
}

/// A table to be opened.
#[derive(Debug)]
pub(super) struct NewTable {
    pub(super) game: String,
    pub(super) options: Json,
    pub(super) chance: Wanted,
}

/// Where the rolls are to come from.
#[derive(Debug)]
pub(super) enum Wanted {
    /// From the dealer, by this seed or a random one.
    Dealt(Option<String>),
    /// From whoever drives the referee.
    Asked,
}

/// The word for it in `chance`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ChanceWord {
    Deal,
    Ask,
}

/// A whole number that may or may not be a seat of the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct SeatNumber(pub(super) i64);

impl<'de> Deserialize<'de> for SeatNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Whole;
        impl Visitor<'_> for Whole {
            type Value = SeatNumber;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the number of a seat, counted from 0")
            }
            fn visit_i64<E>(self, number: i64) -> Result<SeatNumber, E> {
                Ok(SeatNumber(number))
            }
            fn visit_u64<E>(self, number: u64) -> Result<SeatNumber, E> {
                Ok(SeatNumber(i64::try_from(number).unwrap_or(i64::MAX)))
            }
        }
        deserializer.deserialize_i64(Whole)
    }
}

/// The fields of a line, with the name of one that was there twice. What is asked for is taken out.
#[derive(Debug)]
pub(super) struct Fields {
    map: Map<String, Json>,
    twice: Option<String>,
    asked: Vec<&'static str>,
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Fields;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Fields, A::Error> {
                let mut fields = Fields { map: Map::new(), twice: None, asked: Vec::new() };
                while let Some((name, value)) = from.next_entry::<String, Json>()? {
                    if fields.map.insert(name.clone(), value).is_some() {
                        fields.twice = Some(name);
                    }
                }
                Ok(fields)
            }
        }
        deserializer.deserialize_map(Object)
    }
}

impl Fields {
    /// The fields of this line.
    pub(super) fn read(line: &[u8]) -> Result<Self, Fault> {
        let text = std::str::from_utf8(line).map_err(|error| Fault::NotUtf8 { at: error.valid_up_to() })?;
        serde_json::from_str(text).map_err(|error| match error.classify() {
            Category::Data => Fault::BadRequest(Phrase::new("referee-not-object")),
            _ => Fault::BadJson { reason: error.to_string() },
        })
    }

    /// What is to be echoed with the reply.
    pub(super) fn id(&mut self) -> Option<Json> {
        self.map.remove("id")
    }

    fn need<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<T, Fault> {
        self.asked.push(name);
        let value = self
            .map
            .remove(name)
            .ok_or_else(|| Fault::BadRequest(Phrase::new("referee-missing-field").with("field", name)))?;
        read(name, value)
    }

    /// Languages without a way to leave a field out say null.
    fn may<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<Option<T>, Fault> {
        self.asked.push(name);
        match self.map.remove(name) {
            None | Some(Json::Null) => Ok(None),
            Some(value) => read(name, value).map(Some),
        }
    }

    /// Whatever is left was never asked for: a slip of the pen that must not pass in silence.
    fn done(&self) -> Result<(), Fault> {
        match self.map.keys().next() {
            None => Ok(()),
            Some(name) => Err(Fault::BadRequest(
                Phrase::new("referee-unknown-field")
                    .with("field", name.as_str())
                    .with("known", self.asked.join(", ")),
            )),
        }
    }
}

fn read<T: DeserializeOwned>(name: &'static str, value: Json) -> Result<T, Fault> {
    T::deserialize(value).map_err(|error| {
        Fault::BadRequest(
            Phrase::new("referee-wrong-value").with("field", name).with("reason", error.to_string()),
        )
    })
}

impl Request {
    /// The request that these fields make.
    pub(super) fn read(mut fields: Fields) -> Result<Self, Fault> {
        if let Some(name) = fields.twice.take() {
            return Err(Fault::BadRequest(Phrase::new("referee-field-twice").with("field", name)));
        }
        let asked: String = fields.need("do")?;
        let f = &mut fields;
        let request = match asked.as_str() {
            "games" => Self::Games,
            "new" => Self::New { seats: f.need("seats")?, table: NewTable::read(f)? },
            "load" => {
                Self::Load { seats: f.may("seats")?, table: NewTable::read(f)?, state: f.need("state")? }
            }
            "replay" => Self::Replay { record: f.need("record")? },
            "turn" => Self::Turn,
            "standings" => Self::Standings,
            "legal" => Self::Legal { seat: f.need("seat")? },
            "play" => Self::Play { seat: f.need("seat")?, mv: f.need("move")? },
            "say" => Self::Say { seat: f.need("seat")?, text: f.need("text")? },
            "roll" => Self::Roll { roll: f.need("roll")? },
            "view" => Self::View { eyes: f.need("seat")? },
            "state" => Self::State,
            "undo" => Self::Undo { seat: f.need("seat")? },
            "hold" => Self::Hold { seat: f.need("seat")?, on: f.need("on")? },
            "confirm" => Self::Confirm { seat: f.need("seat")? },
            "record" => Self::Record { seed: f.may("seed")?.unwrap_or(true) },
            "bot" => Self::Bot { seat: f.need("seat")?, level: f.may("level")?, seed: f.may("seed")? },
            "choose" => {
                let elsewhere = Box::new(Elsewhere {
                    game: f.need("game")?,
                    seats: f.need("seats")?,
                    options: f.may("options")?.unwrap_or_else(|| Json::Object(Map::new())),
                    seat: f.need("seat")?,
                    view: f.need("view")?,
                });
                let _: (Option<Json>, Option<Json>) = (f.may("moves")?, f.may("question")?);
                Self::Choose { elsewhere, level: f.may("level")?, seed: f.may("seed")? }
            }
            _ => {
                return Err(Fault::BadRequest(
                    Phrase::new("referee-unknown-do").with("do", asked).with("known", ALL.join(", ")),
                ));
            }
        };
        fields.done()?;
        Ok(request)
    }
}

impl NewTable {
    fn read(fields: &mut Fields) -> Result<Self, Fault> {
        let game = fields.need("game")?;
        let options = fields.may("options")?.unwrap_or_else(|| Json::Object(Map::new()));
        let seed: Option<String> = fields.may("seed")?;
        let chance = match (fields.may("chance")?, seed) {
            (None | Some(ChanceWord::Deal), seed) => Wanted::Dealt(seed),
            (Some(ChanceWord::Ask), None) => Wanted::Asked,
            (Some(ChanceWord::Ask), Some(_)) => {
                return Err(Fault::BadRequest(Phrase::new("referee-seed-unused")));
            }
        };
        Ok(Self { game, options, chance })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_can_be_asked_is_listed() {
        for asked in ALL {
            let line = format!(r#"{{"do":"{asked}"}}"#);
            let read = Request::read(Fields::read(line.as_bytes()).unwrap());
            // Most want more fields; none is unknown.
            if let Err(fault) = read {
                assert_eq!(fault.phrase().key, "referee-missing-field", "{asked}");
            }
        }
    }
}
