//! A game written down: the save file, the replay, the bug report and the share link.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use serde_json::Value as Json;

use crate::{Commitment, Data, Game, Illegal, NoteAfter, Own, Seat, Seed, Standings, Step};

/// The version of the record's own form.
pub const FORMAT: u16 = 1;

/// How many entries lie between two state hashes.
pub(crate) const HASH_EVERY: usize = 32;

/// A game written down, with the parts of one [`Game`]. See [`Record`].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Record")]
pub struct RecordOf<O, S, M, R> {
    /// The form of this record: [`FORMAT`].
    pub format: u16,
    /// [`Game::NAME`].
    pub game: String,
    /// [`Game::RULES`].
    pub rules: u16,
    /// How many played.
    pub seats: u8,
    /// What was chosen before the game.
    pub options: O,
    /// Who sat where, where it is known; names only, the rules know nothing of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// Shown before the deal. None where chance was asked of somebody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// Shown at the end, and kept in a save file so that the game can go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The position it began from, where that was set up by hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<S>,
    /// Every decision and every roll, in the order in which they came, without what was taken back.
    pub entries: Vec<Entry<M, R>>,
    /// What happened beside the rules: who decided for somebody who was away, who was turned out, by which rules it went on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<NoteAfter>,
    /// What the table's hash was now and then, and at the end.
    #[serde(default)]
    pub hashes: Vec<HashAfter>,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Standings>,
}

/// The record of a game of `G`: the save file, the replay, the bug report and the share link.
///
/// Heap is the game in the documentation of [`Game`].
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/guide/heap.rs"));
/// # fn main() {
/// let chance = Chance::Dealt(Dealer::new(Seed::named("pebbles")));
/// let mut session = Session::<Heap>::new(2, Options {}, chance).unwrap();
/// session.settle();
/// session.play(Seat::new(0).unwrap(), Take { take: 2 }).unwrap();
///
/// // Written down without the seed: what is to come stays unknown, what was can be replayed.
/// let text = serde_json::to_string(&session.record(false)).unwrap();
/// let record = AnyRecord::read(&text).unwrap();
/// let again = Session::<Heap>::replay(record.typed::<Heap>().unwrap()).unwrap();
/// assert_eq!(again.state(), session.state());
///
/// // Whoever changes an entry is found out, and told which one.
/// let forged = text.replace(r#"{"take":2}"#, r#"{"take":9}"#);
/// let forged = AnyRecord::read(&forged).unwrap().typed::<Heap>().unwrap();
/// assert_eq!(Session::<Heap>::replay(forged).unwrap_err().entry, Some(1));
/// # }
/// ```
pub type Record<G> = RecordOf<<G as Game>::Options, <G as Game>::State, <G as Game>::Move, <G as Game>::Roll>;

/// The record of any game, its own parts written out.
pub type AnyRecord = RecordOf<Json, Own, Own, Own>;

/// One thing that was decided, by a seat or by chance: `{"seat":…,"move":…}` or `{"roll":…}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Entry", !try_from)]
#[serde(
    untagged,
    try_from = "Line<M, R>",
    bound(
        serialize = "M: Serialize, R: Serialize",
        deserialize = "M: Deserialize<'de>, R: Deserialize<'de>"
    )
)]
pub enum Entry<M, R> {
    /// A seat's decision.
    Move {
        /// Whose.
        seat: Seat,
        /// What.
        #[serde(rename = "move")]
        mv: M,
    },
    /// What chance brought.
    Roll {
        /// What.
        roll: R,
    },
}

/// An entry as it is read: field by field, so that the reason names what is wrong inside a move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "M: Deserialize<'de>, R: Deserialize<'de>"))]
struct Line<M, R> {
    seat: Option<Seat>,
    #[serde(rename = "move")]
    mv: Option<M>,
    roll: Option<R>,
}

impl<M, R> TryFrom<Line<M, R>> for Entry<M, R> {
    type Error = &'static str;
    fn try_from(line: Line<M, R>) -> Result<Self, &'static str> {
        match line {
            Line { seat: Some(seat), mv: Some(mv), roll: None } => Ok(Self::Move { seat, mv }),
            Line { seat: None, mv: None, roll: Some(roll) } => Ok(Self::Roll { roll }),
            _ => Err("an entry is a seat and its move, or a roll"),
        }
    }
}

/// The entry of a game of `G`.
pub type EntryOf<G> = Entry<<G as Game>::Move, <G as Game>::Roll>;

/// The hash of the table after so many entries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HashAfter {
    /// How many entries had been played.
    pub entries: usize,
    /// What the table's [`fingerprint`] was then.
    pub hash: Fingerprint,
}

/// A short hash of a state: the first 8 bytes of the BLAKE3 of its JSON, as 16 hexadecimal digits. The same
/// on any machine.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(extend("pattern" = "^[0-9a-f]{16}$"))]
pub struct Fingerprint(String);

impl std::fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// The hash of anything that can be written down.
pub fn fingerprint(data: &impl Data) -> Fingerprint {
    let mut hasher = blake3::Hasher::new();
    serde_json::to_writer(&mut hasher, data).expect("plain data always has a JSON form");
    Fingerprint(hasher.finalize().to_hex()[..16].to_owned())
}

impl<O, S, M: Clone, R: Clone> RecordOf<O, S, M, R> {
    /// Everything that happened, entries and notes, in order.
    pub fn steps(&self) -> Vec<Step<M, R>> {
        let mut notes = self.notes.iter().peekable();
        let mut steps = Vec::with_capacity(self.entries.len() + self.notes.len());
        for n in 0..=self.entries.len() {
            while let Some(noted) = notes.next_if(|noted| noted.after == n) {
                steps.push(Step::Note(noted.note.clone()));
            }
            steps.extend(self.entries.get(n).cloned().map(Step::Entry));
        }
        steps
    }
}

impl AnyRecord {
    /// The record in this text, of whatever game; or what is wrong with it, and the entry that is to blame, if one is.
    pub fn read(text: &str) -> Result<Self, Broken> {
        serde_json::from_str(text)
            .map_err(|whole| Self::blame(text).unwrap_or_else(|| unreadable(&whole).into()))
    }

    fn blame(text: &str) -> Option<Broken> {
        /// As much of a record as it takes.
        #[derive(Deserialize)]
        struct Entries {
            entries: Vec<Own>,
        }
        let Entries { entries } = serde_json::from_str(text).ok()?;
        let read = |entry: &Own| entry.read::<Entry<Own, Own>>("bad-record");
        let mut entries = entries.iter().enumerate();
        entries.find_map(|(n, entry)| read(entry).err().map(|reason| Broken { entry: Some(n), reason }))
    }

    /// The same with the parts of a game of `G`; where one cannot be read, the entry that is to blame, if one is.
    pub fn typed<G: Game>(&self) -> Result<Record<G>, Broken> {
        const BAD: &str = "bad-record";
        let entry = |(n, entry): (usize, &Entry<Own, Own>)| {
            entry.typed::<G>().map_err(|reason| Broken { entry: Some(n), reason })
        };
        Ok(RecordOf {
            format: self.format,
            game: self.game.clone(),
            rules: self.rules,
            seats: self.seats,
            options: G::Options::deserialize(&self.options)
                .map_err(|error| Illegal::new(BAD).with("reason", error.to_string()))?,
            players: self.players.clone(),
            commitment: self.commitment,
            seed: self.seed,
            start: self.start.as_ref().map(|start| start.read(BAD)).transpose()?,
            entries: self.entries.iter().enumerate().map(entry).collect::<Result<_, _>>()?,
            notes: self.notes.clone(),
            hashes: self.hashes.clone(),
            result: self.result.clone(),
        })
    }
}

impl Entry<Own, Own> {
    /// The same with the parts of a game of `G`.
    pub fn typed<G: Game>(&self) -> Result<EntryOf<G>, Illegal> {
        const BAD: &str = "bad-record";
        Ok(match self {
            Self::Move { seat, mv } => Entry::Move { seat: *seat, mv: mv.read(BAD)? },
            Self::Roll { roll } => Entry::Roll { roll: roll.read(BAD)? },
        })
    }
}

impl<O: Serialize, S: Serialize, M: Serialize, R: Serialize> RecordOf<O, S, M, R> {
    /// The same with the game's own parts written out.
    pub fn any(&self) -> AnyRecord {
        RecordOf {
            format: self.format,
            game: self.game.clone(),
            rules: self.rules,
            seats: self.seats,
            options: serde_json::json!(self.options),
            players: self.players.clone(),
            commitment: self.commitment,
            seed: self.seed,
            start: self.start.as_ref().map(Own::of),
            entries: self.entries.iter().map(Entry::any).collect(),
            notes: self.notes.clone(),
            hashes: self.hashes.clone(),
            result: self.result.clone(),
        }
    }
}

impl<M: Serialize, R: Serialize> Entry<M, R> {
    /// The same with the game's own part written out.
    pub fn any(&self) -> Entry<Own, Own> {
        match self {
            Self::Move { seat, mv } => Entry::Move { seat: *seat, mv: Own::of(mv) },
            Self::Roll { roll } => Entry::Roll { roll: Own::of(roll) },
        }
    }
}

/// What tells one record from another before its game is known.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Header {
    /// The form of the record.
    pub format: u16,
    /// The game it is of.
    pub game: String,
    /// The rules it was played by.
    pub rules: u16,
}

impl Header {
    /// What the record in this text says of itself.
    pub fn read(text: &str) -> Result<Self, Illegal> {
        serde_json::from_str(text).map_err(|error| unreadable(&error))
    }
}

fn unreadable(error: &serde_json::Error) -> Illegal {
    Illegal::new("bad-record").with("reason", error.to_string())
}

/// Why a record does not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{reason}", .entry.map(|entry| format!("entry {entry}: ")).unwrap_or_default())]
pub struct Broken {
    /// The entry that does not stand, counted from 0; none where the record as a whole is wrong.
    pub entry: Option<usize>,
    /// For a person.
    pub reason: Illegal,
}

impl From<Illegal> for Broken {
    fn from(reason: Illegal) -> Self {
        Self { entry: None, reason }
    }
}
