//! What counts as a thing taken in a report on a game: which events tell of it, and what it is called.

use reverie_game::table::Telling;
use reverie_game::{Arg, Phrase};
use serde_json::Value as Json;

/// What a report looks for in the events of a game.
#[derive(Debug, Clone, Copy)]
pub struct Notes {
    /// Things that somebody takes.
    pub things: &'static [Noted],
    /// Things that somebody could have taken: what nobody takes is to be seen, too.
    pub offered: &'static [Offered],
    /// The event and its field that count the rounds.
    pub round: Option<(&'static str, &'static str)>,
}

/// An event that tells of a thing taken.
#[derive(Debug, Clone, Copy)]
pub struct Noted {
    /// Things of a kind are told together; its name is this Fluent key.
    pub kind: &'static str,
    /// The event.
    pub event: &'static str,
    /// Only where this field has this value.
    pub only: Option<(&'static str, &'static str)>,
    /// The field that tells one thing from another of its kind; none where there is only one.
    pub id: Option<&'static str>,
    /// What it is called.
    pub label: Label,
}

/// An event that shows things before anybody takes them.
#[derive(Debug, Clone, Copy)]
pub struct Offered {
    /// Their kind.
    pub kind: &'static str,
    /// The event.
    pub event: &'static str,
    /// The field that has their ids, one or a list.
    pub ids: &'static str,
    /// The arguments of its line that they are called by, one each.
    pub labels: &'static [&'static str],
}

/// What a thing is called.
#[derive(Debug, Clone, Copy)]
pub enum Label {
    /// As the log calls it: this argument of its line.
    Said(&'static str),
    /// By this Fluent key.
    Key(&'static str),
    /// By this Fluent key and the id.
    Prefix(&'static str),
}

/// Something that can be taken.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Thing {
    /// Its kind's name, a Fluent key.
    pub kind: &'static str,
    /// Which of them.
    pub id: String,
}

impl Noted {
    /// Every such event, things told apart by this field.
    pub const fn each(kind: &'static str, event: &'static str, id: &'static str, label: Label) -> Self {
        Self { kind, event, only: None, id: Some(id), label }
    }

    /// Every such event, all the same.
    pub const fn once(kind: &'static str, event: &'static str, label: &'static str) -> Self {
        Self { kind, event, only: None, id: None, label: Label::Key(label) }
    }
}

impl Notes {
    /// The seat that took something, what, and what that is called.
    pub fn taken(&self, telling: &Telling, event: &Json) -> Option<(usize, Thing, Phrase)> {
        let name = event.get("event")?.as_str()?;
        let fits = |noted: &&Noted| {
            noted.event == name && noted.only.is_none_or(|(field, value)| event[field] == value)
        };
        let noted = self.things.iter().find(fits)?;
        let seat = usize::try_from(event.get("seat")?.as_u64()?).ok()?;
        let id = match noted.id {
            Some(field) => plain(event.get(field)?),
            None => noted.event.to_owned(),
        };
        let label = match noted.label {
            Label::Key(key) => Phrase::new(key),
            Label::Prefix(key) => Phrase::new(format!("{key}{id}")),
            Label::Said(arg) => said(telling, arg)?,
        };
        Some((seat, Thing { kind: noted.kind, id }, label))
    }

    /// What this event shows that somebody could take, and what it is called.
    pub fn offered<'a>(
        &self,
        telling: &'a Telling,
        event: &'a Json,
    ) -> impl Iterator<Item = (Thing, Phrase)> + 'a {
        let shown = self.offered.iter().filter(move |offered| event["event"] == offered.event);
        shown.flat_map(move |offered| {
            let ids = match &event[offered.ids] {
                Json::Array(ids) => ids.as_slice(),
                id => std::slice::from_ref(id),
            };
            ids.iter().zip(offered.labels).filter_map(move |(id, label)| {
                Some((Thing { kind: offered.kind, id: plain(id) }, said(telling, label)?))
            })
        })
    }

    /// The round that begins with this event.
    pub fn round(&self, event: &Json) -> Option<u64> {
        let (name, field) = self.round?;
        if event.get("event")?.as_str()? == name { event.get(field)?.as_u64() } else { None }
    }
}

/// What the log calls something: this argument of its line.
fn said(telling: &Telling, arg: &str) -> Option<Phrase> {
    match telling.words.as_ref()?.args.get(arg)? {
        Arg::Phrase(phrase) => Some(phrase.clone()),
        Arg::Seat { .. } => None,
        word => Some(Phrase::new("report-thing").with("thing", word.clone())),
    }
}

/// A value as one word, whatever it is.
fn plain(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
