//! The face of a game: a [`Kit`] is all that the program needs of it. Every game exports one from a room of its own, and the
//! catalog is the list of them.
//!
//! | room | what it is for |
//! |---|---|
//! | here | the kit, and how a first game is taught |
//! | [`mod@level`] | bots of some strength |
//! | [`mind`] | whoever decides for a seat, whatever the game |
//! | [`report`] | what a report counts |
//! | [`trainer`] | how what bots know by heart is learned anew |
//! | [`words`] | how well a game that reads words knows them |

pub mod level;
pub mod mind;
pub mod report;
pub mod trainer;
pub mod words;

use reverie_game::{GameEntry, Illegal, Told, Value};
use reverie_terminal::AnyBoard;
use serde_json::{Value as Json, json};
use ts_rs::{Config, ExportError, TS};

pub use level::{Level, Means, level, quick};
pub use mind::{Asked, Judged, Mind, Otherwise, Reason, Thought, house};
pub use trainer::{Learned, Trainer};

/// All that the program needs of a game.
///
/// ```
/// # let kit = reverie_catalog::GAMES[0];
/// // Bots are offered from the weakest to the strongest, and found by name.
/// let names: Vec<&str> = kit.levels.iter().map(|level| level.name).collect();
/// assert_eq!(kit.level(names[0]).unwrap().name, names[0]);
/// assert_eq!(kit.level("nobody").unwrap_err().key(), "no-such-level");
///
/// // A box of one's own begins from ours, and goes into the options.
/// let components = (kit.entry.unbox)(kit.components).unwrap();
/// let options = serde_json::json!({ "components": components });
/// assert!((kit.entry.open)(kit.entry.seats.0, &options, reverie_game::Chance::Asked).is_ok());
/// ```
#[derive(Debug)]
pub struct Kit {
    /// The game.
    pub entry: &'static GameEntry,
    /// The box as we bring it: a file of components, to begin one's own from.
    pub components: &'static str,
    /// Its bots, from the weakest to the strongest.
    pub levels: &'static [Level],
    /// Bots that are offered to nobody, but come when called by name: for records, tables of earlier days and the lab.
    pub plain: &'static [Level],
    /// Its first game for somebody who learns it.
    pub lesson: Option<Lesson>,
    /// Who sits across in a lesson and always plays the same; offered nowhere else.
    pub partner: Option<&'static Level>,
    /// Reads what there is to know of it, so that nobody has to wait for a first decision.
    pub prepare: fn(),
    /// Its board in a terminal.
    pub board: &'static dyn AnyBoard,
    /// What a report counts.
    pub notes: report::Notes,
    /// How its bots learn, where they do.
    pub trainer: Option<&'static dyn Trainer>,
    /// What it knows of words, where it reads them.
    pub words: Option<&'static dyn words::Wordbook>,
    /// Writes the types that the page draws it by: [`page_types`].
    pub types: fn(&Config) -> Result<(), ExportError>,
}

/// A game to learn from: always the same rolls, so that somebody can say beforehand what is worth seeing.
#[derive(Debug, Clone, Copy)]
pub struct Lesson {
    /// The word that names its seed.
    pub seed: &'static str,
    /// Its options, as JSON.
    pub options: &'static str,
    /// Who sits where: "me", "partner", or a bot's level.
    pub seats: &'static [&'static str],
}

/// The option of a game whose cards have words: in which language they are.
const WORDS: &str = "words";

impl Kit {
    /// The option and its value that give somebody who reads this language cards with words in it, where the game's cards
    /// have words; where there are none in that language, the first there are.
    pub fn words_for(&self, lang: &str) -> Option<(&'static str, &'static str)> {
        let choice = self.entry.choices.iter().find(|choice| choice.name == WORDS)?;
        let words = || {
            let word = |value: &Value| if let Value::Word(word) = *value { Some(word) } else { None };
            choice.values.iter().filter_map(word)
        };
        let own = words().find(|word| *word == lang);
        own.or_else(|| words().next()).map(|word| (WORDS, word))
    }

    /// The options of the first game of somebody who learns it and reads this language.
    pub fn lesson_options(&self, lang: &str) -> Option<Json> {
        let mut options = serde_json::from_str(self.lesson?.options).unwrap_or_else(|_| json!({}));
        if let Some((choice, words)) = self.words_for(lang) {
            options[choice] = json!(words);
        }
        Some(options)
    }

    /// The bot that takes over where another one fails: neither the weakest nor the slowest.
    pub fn middle(&self) -> Option<&'static Level> {
        self.levels.get(self.levels.len() / 2)
    }

    /// The strongest bot: the one to ask for advice.
    pub fn strongest(&self) -> Option<&'static Level> {
        self.levels.last()
    }

    /// The bot that can look back at a game: the strongest, where it searches.
    pub fn reviewer(&self) -> Option<&'static Level> {
        self.strongest().filter(|level| level.judges())
    }

    /// The bot of this name.
    pub fn level(&self, name: &str) -> Result<&'static Level, Illegal> {
        self.levels.iter().chain(self.plain).chain(self.partner).find(|level| level.name == name).ok_or_else(
            || {
                let known: Vec<&str> = self.levels.iter().map(|level| level.name).collect();
                Illegal::not_there("no-such-level").with("level", name).with("known", known.join(", "))
            },
        )
    }
}

/// Writes everything of a game that the page reads or sends, with all it is made of.
pub fn page_types<G: Told>(config: &Config) -> Result<(), ExportError>
where
    G::Options: TS,
    G::View: TS,
    G::Move: TS,
    G::Event: TS,
    G::Board: TS,
{
    G::Options::export_all(config)?;
    G::View::export_all(config)?;
    G::Move::export_all(config)?;
    G::Event::export_all(config)?;
    G::Board::export_all(config)
}

/// For games about which there is nothing to read beforehand.
pub fn nothing_to_prepare() {}
