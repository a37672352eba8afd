//! The box as types: what `data/components.ron` says. A person who owns the box can bring a file with the printed
//! figures; what is wrong with it is told with its line. The words on the cards are in the lexicon.

use reverie_game::{BadBox, read_box};
use reverie_lexicon::{Language, Level};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Night;
use crate::tool::Tool;

/// The most letters of a Thought that its card has room for.
const MOST_LETTERS: usize = 24;

/// Our own box.
const OWN: &str = include_str!("../data/components.ron");

/// Everything that is printed, but for the words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// Which figures are reconstructed.
    pub house: Vec<Figures>,
    /// The scoring tiles.
    pub scoring: Scoring,
    /// Where the rows of the chart begin, from the second on.
    pub chart: [u8; 5],
    /// How many reserves there are.
    pub reserves: u8,
    /// The tools of a basic night.
    pub tools: [Tool; 3],
    /// The seven trials.
    pub trials: Trials,
    /// Thought cards beside ours, the words of both sides of each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub more: Vec<[Words; 2]>,
}

/// The word on one side of a Thought card. In the file: English, then French ("lantern = lanterne").
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Words {
    english: String,
    french: String,
}

impl Words {
    /// The word in this language.
    pub fn word(&self, language: Language) -> &str {
        match language {
            Language::En => &self.english,
            Language::Fr => &self.french,
        }
    }
}

impl TryFrom<String> for Words {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let words = text.split_once('=').map(|(english, french)| [english, french].map(str::trim));
        let fits = |word: &str| (1..=MOST_LETTERS).contains(&word.chars().count());
        match words {
            Some([english, french]) if fits(english) && fits(french) => {
                Ok(Self { english: english.to_owned(), french: french.to_owned() })
            }
            _ => Err(format!(
                "{text:?} is no word of a Thought: English, an equals sign, French, {MOST_LETTERS} letters each at most"
            )),
        }
    }
}

impl From<Words> for String {
    fn from(words: Words) -> Self {
        format!("{} = {}", words.english, words.french)
    }
}

/// Figures that may be House or printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Figures {
    /// The scoring tiles for two, four and five.
    Scoring,
    /// What is different on Wednesday.
    Wednesday,
    /// Which tools are in play in a trial.
    Tools,
}

/// A scoring tile for each number of players: what two who match score, then three, and so on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Scoring {
    pub two: [Reward; 1],
    pub three: [Reward; 2],
    pub four: [Reward; 3],
    pub five: [Reward; 4],
}

impl Scoring {
    /// The tile for so many players.
    pub const fn tile(&self, players: u8) -> &[Reward] {
        match players {
            ..=2 => &self.two,
            3 => &self.three,
            4 => &self.four,
            5.. => &self.five,
        }
    }
}

/// What a flask scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct Reward {
    /// So many points.
    pub points: u8,
    /// And one more for each card of the flask.
    pub cards: bool,
}

impl Reward {
    /// Its points for a flask with so many cards.
    pub const fn points(self, cards: u8) -> u8 {
        self.points + if self.cards { cards } else { 0 }
    }
}

/// The seven trials.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Trials {
    pub monday: Trial,
    pub tuesday: Trial,
    pub wednesday: Trial,
    pub thursday: Trial,
    pub friday: Trial,
    pub saturday: Trial,
    pub sunday: Trial,
}

impl Trials {
    /// The trial of this night; a basic night has none.
    pub const fn of(&self, night: Night) -> Option<&Trial> {
        Some(match night {
            Night::Introductory | Night::One | Night::Two | Night::Three => return None,
            Night::Monday => &self.monday,
            Night::Tuesday => &self.tuesday,
            Night::Wednesday => &self.wednesday,
            Night::Thursday => &self.thursday,
            Night::Friday => &self.friday,
            Night::Saturday => &self.saturday,
            Night::Sunday => &self.sunday,
        })
    }
}

/// A night of the Great Sandman's week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The level of each of its themes.
    pub themes: Vec<Level>,
    /// What it takes to pass.
    pub points: u8,
    /// The tools in play.
    pub tools: Vec<Tool>,
    /// How many reserves there are, where it is not the usual number.
    #[serde(default)]
    pub reserves: Option<u8>,
    /// Whether players may pass.
    #[serde(default = "yes")]
    pub passing: bool,
}

const fn yes() -> bool {
    true
}

impl Components {
    /// Our own box.
    pub fn own() -> Self {
        Self::read(OWN).expect("our own box is checked by the tests")
    }

    /// The box in this RON file.
    pub fn read(source: &str) -> Result<Self, BadBox> {
        read_box(source, Self::check)
    }
}
