//! The list of the games. Whoever needs "any game" asks here; a server is told which of them it hosts ([`Games`]).

pub mod review;

use reverie_game::{AnyRecord, Broken, GameEntry, Header, Illegal, Table};
use reverie_kit::Kit;

/// Every game we deal, as it is offered.
pub static GAMES: &[&Kit] = &[
    &reverie_mech_a_dream_kit::KIT,
    &reverie_daydream_kit::KIT,
    &reverie_mechanica_kit::KIT,
    &reverie_factory_of_dreams_kit::KIT,
];

/// Games to copy for one of one's own: played by whoever names them, hosted where the host asks for them.
pub static EXAMPLES: &[&Kit] = &[];

/// Games by name.
#[derive(Debug, Clone, Copy)]
pub struct Games(&'static [&'static Kit]);

impl Default for Games {
    /// Every game we deal.
    fn default() -> Self {
        Self(GAMES)
    }
}

impl Games {
    /// These and no others.
    pub const fn of(games: &'static [&'static Kit]) -> Self {
        Self(games)
    }

    /// Those of these names, examples among them, in this order.
    pub fn named<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Self, Illegal> {
        let kits: Result<Vec<&'static Kit>, Illegal> = names.into_iter().map(find).collect();
        Ok(Self(kits?.leak()))
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = &'static Kit> + Clone {
        self.0.iter().copied()
    }

    /// The game of this name.
    pub fn find(self, name: &str) -> Result<&'static Kit, Illegal> {
        among(self.iter(), name)
    }

    /// The record in this text, and the game it is of, which must be one that is known here.
    pub fn recorded(self, text: &str) -> Result<(AnyRecord, &'static GameEntry), Broken> {
        let entry = self.find(&Header::read(text)?.game)?.entry;
        Ok((AnyRecord::read(text)?, entry))
    }

    /// The table of a record that somebody sent.
    pub fn read_record(self, bytes: &[u8]) -> Result<Box<dyn Table>, Illegal> {
        let text = std::str::from_utf8(bytes)
            .map_err(|error| Illegal::new("bad-record").with("reason", error.to_string()))?;
        let played = self.recorded(text).and_then(|(record, entry)| (entry.replay)(&record));
        played.map_err(|Broken { entry, reason }| match entry {
            None => reason,
            Some(entry) => {
                Illegal::new("record-broken").with("entry", entry + 1).with("reason", reason.phrase)
            }
        })
    }
}

/// Every game there is: those we deal, then the examples.
pub fn all() -> impl Iterator<Item = &'static Kit> + Clone {
    GAMES.iter().chain(EXAMPLES).copied()
}

/// The game of this name among all there are.
pub fn find(name: &str) -> Result<&'static Kit, Illegal> {
    among(all(), name)
}

fn among(mut kits: impl Iterator<Item = &'static Kit> + Clone, name: &str) -> Result<&'static Kit, Illegal> {
    let known: Vec<&str> = kits.clone().map(|kit| kit.entry.name).collect();
    let found = kits.find(|kit| kit.entry.name == name);
    found.ok_or_else(|| Illegal::not_there("no-such-game").with("game", name).with("known", known.join(", ")))
}

/// The record in this text, and the game of ours it is of.
pub fn recorded(text: &str) -> Result<(AnyRecord, &'static GameEntry), Broken> {
    let entry = find(&Header::read(text)?.game)?.entry;
    Ok((AnyRecord::read(text)?, entry))
}

/// The table of a record of ours that somebody sent.
pub fn read_record(bytes: &[u8]) -> Result<Box<dyn Table>, Illegal> {
    Games::default().read_record(bytes)
}

/// Reads what there is to know of the games, so that nobody has to wait for a first decision.
pub fn prepare() {
    GAMES.iter().for_each(|kit| (kit.prepare)());
}
