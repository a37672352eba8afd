//! Every door of the games through which strangers' bytes come in, as one plain function: what knocks is refused in words, or
//! it is let in and then behaves like anything honest. The fuzz targets in `fuzz/` knock with bytes guided by coverage; the
//! tests here knock with what those found worth keeping. Requests come to the server's own door.

mod guest;

use std::fmt::Display;

use reverie_game::table::Act;
use reverie_game::{AnyStep, BadBox, Chance, Dealer, Entry, Illegal, Seed, Step};
use reverie_text::{Lang, Voice};
use serde::Deserialize;
use serde_json::{Value as Json, json};

/// Where bytes come in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Door {
    /// A record that somebody sends to be looked back at.
    Record,
    /// A position that somebody sets up: `{"game":…,"seats":…,"options":…,"state":…}`.
    Position,
    /// A box of somebody's own: the game's name on the first line, then the file.
    Components,
    /// What the store says of a table: the game's name on the first line, then a step on each.
    Step,
}

impl Door {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Record, Self::Position, Self::Components, Self::Step];

    /// Its name, and that of its fuzz target.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Record => "record",
            Self::Position => "position",
            Self::Components => "components",
            Self::Step => "step",
        }
    }

    /// Tries to come in with these bytes.
    ///
    /// # Panics
    /// Where a stranger could do harm: that is a bug of whatever is behind the door.
    pub fn knock(self, bytes: &[u8]) -> Result<(), Illegal> {
        let answer = match self {
            Self::Record => record(bytes),
            Self::Position => position(bytes),
            Self::Components => components(bytes),
            Self::Step => step(bytes),
        };
        if let Err(reason) = &answer {
            is_worded(reason);
        }
        answer
    }
}

/// The luck of tables that strangers are let in to: always the same, so that what was found is found again.
fn dealt() -> Chance {
    Chance::Dealt(Dealer::new(Seed::named("door")))
}

/// Every refusal can be said in every language.
fn is_worded(reason: &Illegal) {
    for voice in Lang::all().map(Voice::of) {
        assert!(voice.knows(reason.key()), "no words in {}: {reason}", voice.lang());
        assert!(!voice.say(&reason.phrase).is_empty());
    }
}

fn record(bytes: &[u8]) -> Result<(), Illegal> {
    let mut table = reverie_catalog::read_record(bytes)?;
    guest::looks_around(&*table);
    let again = reverie_catalog::read_record(&written(&table.record(true)));
    let again = again.unwrap_or_else(|reason| panic!("its own record is refused: {reason}"));
    assert_eq!(again.state(), table.state(), "its own record leads elsewhere");
    guest::plays_on(&mut *table);
    Ok(())
}

/// A position, as whoever sets it up sends it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    game: String,
    seats: u8,
    #[serde(default = "none_chosen")]
    options: Json,
    state: Json,
}

fn none_chosen() -> Json {
    json!({})
}

fn position(bytes: &[u8]) -> Result<(), Illegal> {
    let Position { game, seats, options, state } = serde_json::from_slice(bytes)
        .map_err(|error| Illegal::new("bad-state").with("reason", error.to_string()))?;
    let entry = reverie_catalog::find(&game)?.entry;
    let mut table = (entry.load)(seats, &options, dealt(), &state)?;
    guest::plays_on(&mut *table);
    Ok(())
}

fn components(bytes: &[u8]) -> Result<(), Illegal> {
    let (entry, file) = named(bytes)?;
    let components = (entry.unbox)(file).map_err(|BadBox { reason, .. }| reason)?;
    for seats in [entry.seats.0, entry.seats.1] {
        for (_, mut options) in (entry.option_sets)() {
            options["components"] = components.clone();
            // Not every option goes with every number of seats, nor with every box.
            let mut table = match (entry.open)(seats, &options, dealt()) {
                Ok(table) => table,
                Err(reason) => {
                    is_worded(&reason);
                    continue;
                }
            };
            guest::plays_on(&mut *table);
        }
    }
    Ok(())
}

fn step(bytes: &[u8]) -> Result<(), Illegal> {
    let (entry, steps) = named(bytes)?;
    let mut table = (entry.open)(entry.seats.1, &json!({}), dealt())?;
    for line in steps.lines() {
        let step: AnyStep = serde_json::from_str(line).map_err(|error| unreadable(&error))?;
        let again: AnyStep = serde_json::from_slice(&written(&step)).expect("what was written can be read");
        assert_eq!(again, step, "a step is read as it is written");
        if let Step::Entry(Entry::Move { seat, mv }) = &step {
            // It may as well come from somebody who sits there.
            let asked = table.fork().act(Act::Play(*seat, mv)).map(drop);
            let tried = table.ahead(*seat, mv).map(drop);
            [asked, tried].iter().filter_map(|said| said.as_ref().err()).for_each(is_worded);
        }
        table.take(&step)?;
    }
    guest::looks_around(&*table);
    guest::plays_on(&mut *table);
    Ok(())
}

/// The game named on the first line, and the rest.
fn named(bytes: &[u8]) -> Result<(&'static reverie_game::GameEntry, &str), Illegal> {
    let text = str::from_utf8(bytes).map_err(|error| unreadable(&error))?;
    let (game, rest) = text.split_once('\n').unwrap_or((text, ""));
    Ok((reverie_catalog::find(game)?.entry, rest))
}

fn unreadable(error: &dyn Display) -> Illegal {
    Illegal::new("bad-record").with("reason", error.to_string())
}

fn written(data: &impl serde::Serialize) -> Vec<u8> {
    serde_json::to_vec(data).expect("plain data always has a JSON form")
}
