//! The list of the games. Whoever needs "any game" asks here; a server is told which of them it hosts ([`Games`]).
//!
//! # A guide: one game, from the deal to the replay
//!
//! Every game is a [`Kit`]: its rules ([`GameEntry`]), its bots ([`Level`](reverie_kit::Level)), its board in a terminal. All below goes
//! for any of them.
//!
//! ```
//! use reverie_game::table::Act;
//! use reverie_game::{AnyRecord, Chance, Dealer, Eyes, Luck, Seed, Turn};
//! use reverie_kit::Mind;
//!
//! let kit = reverie_catalog::GAMES[0];
//!
//! // Deal it: for so many, with such options, from a seed whose promise is shown before and which is shown after.
//! let seed = Seed::random().unwrap();
//! let promise = seed.commitment();
//! let chance = Chance::Dealt(Dealer::new(seed));
//! let mut table = (kit.entry.open)(2, &serde_json::json!({}), chance).unwrap();
//! table.settle();
//!
//! // Play it: one seat by hand, the other by a bot, which sees what its seat sees and nothing else.
//! let bot = &kit.levels[0];
//! let mut luck = Luck::seeded(1);
//! while let Turn::Waiting { waiting, .. } = table.turn() {
//!     let seat = waiting.iter().next().unwrap();
//!     if seat.number() == 0 {
//!         let legal = table.legal(seat).unwrap().moves;
//!         table.act(Act::Play(seat, &legal[0])).unwrap();
//!     } else {
//!         let thought = bot.think(&*table, seat, &mut luck).unwrap();
//!         table.act(thought.act(seat)).unwrap();
//!     }
//!     table.settle();
//! }
//!
//! // Keep it, and play it again from what was kept: whoever has the record can check it, dice and all.
//! let kept = serde_json::to_string(&table.record(true)).unwrap();
//! let record = AnyRecord::read(&kept).unwrap();
//! assert_eq!(record.seed.unwrap().commitment(), promise);
//! let again = (kit.entry.replay)(&record).unwrap();
//! assert_eq!(again.over(), table.over());
//! assert_eq!(again.view(Eyes::Spectator).unwrap().text(), table.view(Eyes::Spectator).unwrap().text());
//! ```
//!
//! From here: how a game is written ([`reverie_game`]), how bots think (`reverie_bots`), what is asked of them ([`reverie_kit`]), how
//! bots are matched and games studied (`reverie_lab`), how games are said in any language (`reverie_text`), how a server keeps tables
//! (`reverie_server`, `reverie_store`), and how programs from outside play (`reverie_visitors`).

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
pub static EXAMPLES: &[&Kit] = &[&reverie_goofspiel::KIT];

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
    for kit in GAMES {
        (kit.prepare)();
    }
}
