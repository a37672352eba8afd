//! The themes, and the dreams that fit them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{CONTENT, DreamText, FirstLine, ThemeText};
use crate::thought::Beyond;
use crate::{Concept, Language, Thought};

/// How hard a theme is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "lexicon.ts")]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// For a first night.
    Introductory,
    /// Level 1.
    One,
    /// Level 2.
    Two,
    /// Level 3.
    Three,
}

impl Level {
    /// All four, easiest first.
    pub const ALL: [Self; 4] = [Self::Introductory, Self::One, Self::Two, Self::Three];
}

/// What tonight's dreams are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "lexicon.ts")]
#[serde(try_from = "u8")]
pub struct Theme(u8);

impl Theme {
    /// How many there are.
    #[expect(clippy::cast_possible_truncation, reason = "themes are fifty")]
    pub fn count() -> u8 {
        CONTENT.themes.len() as u8
    }

    /// Every theme: introductory ones first, then level by level.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::count()).map(Self)
    }

    /// The theme with this id, as in `vehicles`.
    pub fn by_id(id: &str) -> Option<Self> {
        Self::all().find(|theme| theme.id() == id)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn text(self) -> &'static ThemeText {
        &CONTENT.themes[self.index()]
    }

    /// Its name in files and options.
    pub fn id(self) -> &'static str {
        self.text().id
    }

    /// Its name on the card.
    pub fn name(self, language: Language) -> &'static str {
        self.text().name[language.index()]
    }

    /// What belongs to it, in a line.
    pub fn about(self, language: Language) -> &'static str {
        self.text().about[language.index()]
    }

    /// How hard it is.
    pub fn level(self) -> Level {
        self.text().level
    }

    /// The dreams known to fit it, the commonest first.
    pub fn dreams(self) -> impl ExactSizeIterator<Item = Dream> + Clone {
        self.text().dreams.clone().map(Dream)
    }

    /// The dreams people would say first on hearing one Thought, likeliest first.
    pub fn first(self, thought: Thought) -> First {
        First::read(self.text().first[thought.index()])
    }

    /// The same for each common word that is on no card, in the order of the list.
    pub(crate) fn also(self) -> impl Iterator<Item = First> {
        self.text().also.iter().copied().map(First::read)
    }
}

impl TryFrom<u8> for Theme {
    type Error = Beyond;

    fn try_from(number: u8) -> Result<Self, Beyond> {
        if number < Self::count() {
            Ok(Self(number))
        } else {
            Err(Beyond { asked: number.into(), there: Self::count().into() })
        }
    }
}

/// What people would say first on hearing one Thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct First {
    /// The three dreams, likeliest first.
    pub dreams: [Dream; 3],
    /// Whether most people would see the link; otherwise they are the best one can do.
    pub strong: bool,
}

impl First {
    fn read(line: FirstLine) -> Self {
        Self { dreams: line.dreams.map(Dream), strong: line.strong }
    }
}

/// A dream known to fit one theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "lexicon.ts")]
#[serde(try_from = "u16")]
pub struct Dream(pub(crate) u16);

impl Dream {
    /// How many there are, over all themes.
    pub fn count() -> usize {
        CONTENT.dreams.len()
    }

    /// Every dream, theme by theme.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "dreams are some four thousand; the content test counts them"
    )]
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::count() as u16).map(Self)
    }

    /// Its number among all dreams.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn text(self) -> &'static DreamText {
        &CONTENT.dreams[self.index()]
    }

    /// The theme it fits.
    pub fn theme(self) -> Theme {
        Theme(self.text().theme)
    }

    /// Its usual name.
    pub fn name(self, language: Language) -> &'static str {
        self.names(language)[0]
    }

    /// Its other names.
    pub fn aliases(self, language: Language) -> &'static [&'static str] {
        &self.names(language)[1..]
    }

    /// Its usual name, then the others.
    pub fn names(self, language: Language) -> &'static [&'static str] {
        &self.text().names[language.index()]
    }

    /// The Thoughts that evoke it, strongest first.
    pub fn evoked_by(self) -> impl ExactSizeIterator<Item = Thought> {
        self.text().evoked_by.iter().copied()
    }

    /// By what the packed word knowledge knows it, wherever it stands in the lists.
    pub fn key(self) -> u32 {
        Concept::of(&["#", self.theme().id(), self.name(Language::En)]).0
    }

    /// What it means: the same as an answer that names it.
    pub fn concept(self) -> Concept {
        crate::concept::of_dream(self)
    }
}

impl TryFrom<u16> for Dream {
    type Error = Beyond;

    fn try_from(number: u16) -> Result<Self, Beyond> {
        if usize::from(number) < Self::count() {
            Ok(Self(number))
        } else {
            Err(Beyond { asked: number.into(), there: Self::count() })
        }
    }
}
