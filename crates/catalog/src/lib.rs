//! The list of the games. Whoever needs "any game" asks here.

pub mod review;

use reverie_game::{AnyRecord, Broken, GameEntry, Header, Illegal, Table, Texts};
use reverie_kit::Kit;

/// Every game we deal, as it is offered.
pub static GAMES: &[&Kit] = &[
    &reverie_mech_a_dream_kit::KIT,
    &reverie_daydream_kit::KIT,
    &reverie_mechanica_kit::KIT,
    &reverie_factory_of_dreams_kit::KIT,
];

/// The game of this name.
pub fn find(name: &str) -> Result<&'static Kit, Illegal> {
    GAMES.iter().copied().find(|kit| kit.entry.name == name).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|kit| kit.entry.name).collect();
        Illegal::not_there("no-such-game").with("game", name).with("known", known.join(", "))
    })
}

/// The record in this text, and the game it is of, which must be one that is known here.
pub fn recorded(text: &str) -> Result<(AnyRecord, &'static GameEntry), Broken> {
    let entry = find(&Header::read(text)?.game)?.entry;
    Ok((AnyRecord::read(text)?, entry))
}

/// The table of a record that somebody sent.
pub fn read_record(bytes: &[u8]) -> Result<Box<dyn Table>, Illegal> {
    let text = std::str::from_utf8(bytes)
        .map_err(|error| Illegal::new("bad-record").with("reason", error.to_string()))?;
    let played = recorded(text).and_then(|(record, entry)| (entry.replay)(&record));
    played.map_err(|Broken { entry, reason }| match entry {
        None => reason,
        Some(entry) => Illegal::new("record-broken").with("entry", entry + 1).with("reason", reason.phrase),
    })
}

/// Reads what there is to know of the games, so that nobody has to wait for a first decision.
pub fn prepare() {
    GAMES.iter().for_each(|kit| (kit.prepare)());
}

/// Every Fluent file but the common one, which each voice knows by itself.
pub fn texts() -> impl Iterator<Item = &'static Texts> {
    std::iter::once(&reverie_bots::TEXTS).chain(GAMES.iter().map(|kit| &kit.entry.texts))
}
