//! What is studied: a game with one set of its options, for a number of seats.

use reverie_game::{Chance, GameEntry, Illegal};
use serde_json::Value as Json;

/// A set of options, under the name that tables and commands call it by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionSet {
    /// A short name ("view=A"), or the JSON itself where there is none.
    pub name: String,
    /// What is chosen.
    pub options: Json,
}

impl OptionSet {
    /// Every set of options of this game.
    pub fn all(game: &GameEntry) -> Vec<Self> {
        (game.option_sets)().into_iter().map(|(name, options)| Self { name, options }).collect()
    }

    /// The set a person means: by its short name, or as JSON.
    pub fn read(game: &GameEntry, text: &str) -> Result<Self, Illegal> {
        let all = Self::all(game);
        if let Some(named) = all.iter().find(|set| set.name == text) {
            return Ok(named.clone());
        }
        if !text.trim_start().starts_with('{') {
            let known: Vec<&str> = all.iter().map(|set| set.name.as_str()).collect();
            return Err(Illegal::new("lab-no-such-options")
                .with("options", text)
                .with("known", known.join("; ")));
        }
        let given: Json = serde_json::from_str(text)
            .map_err(|error| Illegal::new("bad-options").with("reason", error.to_string()))?;
        // A table knows its options in full, with the defaults of what was left out.
        let table = (game.open)(game.seats.0, &given, Chance::Asked)?;
        let options = table.options();
        Ok(all
            .into_iter()
            .find(|set| set.options == options)
            .unwrap_or_else(|| Self { name: options.to_string(), options }))
    }

    /// As an argument on a command line.
    pub fn argument(&self) -> String {
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "=,._-".contains(letter);
        if !self.name.is_empty() && self.name.chars().all(plain) {
            self.name.clone()
        } else {
            format!("'{}'", self.options.to_string().replace('\'', r"'\''"))
        }
    }

    /// As a part of a file's name.
    pub fn file_stem(&self) -> String {
        const LONGEST: usize = 60;
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "=,._-".contains(letter);
        self.name.chars().map(|letter| if plain(letter) { letter } else { '_' }).take(LONGEST).collect()
    }
}

/// The numbers of seats a game can have, or those asked for if it can have all of them.
pub fn seat_counts(game: &GameEntry, asked: &[u8]) -> Result<Vec<u8>, Illegal> {
    let (fewest, most) = game.seats;
    match asked.iter().find(|seats| !(fewest..=most).contains(seats)) {
        Some(&wrong) => Err(wrong_seats(game, wrong)),
        None if asked.is_empty() => Ok((fewest..=most).collect()),
        None => Ok(asked.to_vec()),
    }
}

pub(crate) fn wrong_seats(game: &GameEntry, seats: u8) -> Illegal {
    let (fewest, most) = game.seats;
    Illegal::wrong_seats(seats, fewest, most)
}

/// The game that a server is tried with where nobody says which: the first in which everybody is told everything, which is
/// the most there is to tell.
pub fn usual_game() -> String {
    let open = reverie_catalog::GAMES.iter().find(|kit| kit.entry.is_open);
    open.or(reverie_catalog::GAMES.first()).map_or_else(String::new, |kit| kit.entry.name.to_owned())
}

/// The game that machines which fail are tried with where nobody says which: the first that hides something, the examples
/// before all others, as they are small.
pub fn usual_secretive_game() -> String {
    let all = reverie_catalog::EXAMPLES.iter().chain(reverie_catalog::GAMES);
    all.map(|kit| kit.entry)
        .find(|entry| !entry.is_open)
        .map_or_else(String::new, |entry| entry.name.to_owned())
}
