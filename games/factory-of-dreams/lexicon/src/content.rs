//! The authored words, read once from the files in `content`.
//!
//! The files are part of the program, so a fault in one is found by a test and never by a player.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::LazyLock;

use crate::thought::CARDS;
use crate::{Language, Level, Thought};

/// The themes in the order of their numbers: introductory first, then level by level.
const THEMES: [(&str, &str); 50] = [
    ("vehicles", include_str!("../content/themes/vehicles.txt")),
    ("animals", include_str!("../content/themes/animals.txt")),
    ("colors", include_str!("../content/themes/colors.txt")),
    ("jobs", include_str!("../content/themes/jobs.txt")),
    ("food", include_str!("../content/themes/food.txt")),
    ("house", include_str!("../content/themes/house.txt")),
    ("sports", include_str!("../content/themes/sports.txt")),
    ("body", include_str!("../content/themes/body.txt")),
    ("clothes", include_str!("../content/themes/clothes.txt")),
    ("music", include_str!("../content/themes/music.txt")),
    ("inventions", include_str!("../content/themes/inventions.txt")),
    ("places", include_str!("../content/themes/places.txt")),
    ("beach", include_str!("../content/themes/beach.txt")),
    ("school", include_str!("../content/themes/school.txt")),
    ("christmas", include_str!("../content/themes/christmas.txt")),
    ("fairytale", include_str!("../content/themes/fairytale.txt")),
    ("kitchen", include_str!("../content/themes/kitchen.txt")),
    ("garden", include_str!("../content/themes/garden.txt")),
    ("weather", include_str!("../content/themes/weather.txt")),
    ("toys", include_str!("../content/themes/toys.txt")),
    ("drinks", include_str!("../content/themes/drinks.txt")),
    ("plants", include_str!("../content/themes/plants.txt")),
    ("travel", include_str!("../content/themes/travel.txt")),
    ("undersea", include_str!("../content/themes/undersea.txt")),
    ("fears", include_str!("../content/themes/fears.txt")),
    ("scifi", include_str!("../content/themes/scifi.txt")),
    ("romance", include_str!("../content/themes/romance.txt")),
    ("pirates", include_str!("../content/themes/pirates.txt")),
    ("medieval", include_str!("../content/themes/medieval.txt")),
    ("detective", include_str!("../content/themes/detective.txt")),
    ("circus", include_str!("../content/themes/circus.txt")),
    ("hospital", include_str!("../content/themes/hospital.txt")),
    ("party", include_str!("../content/themes/party.txt")),
    ("office", include_str!("../content/themes/office.txt")),
    ("western", include_str!("../content/themes/western.txt")),
    ("ancient", include_str!("../content/themes/ancient.txt")),
    ("magic", include_str!("../content/themes/magic.txt")),
    ("forest", include_str!("../content/themes/forest.txt")),
    ("cinema", include_str!("../content/themes/cinema.txt")),
    ("childhood", include_str!("../content/themes/childhood.txt")),
    ("america", include_str!("../content/themes/america.txt")),
    ("france", include_str!("../content/themes/france.txt")),
    ("famous", include_str!("../content/themes/famous.txt")),
    ("emotions", include_str!("../content/themes/emotions.txt")),
    ("untouchable", include_str!("../content/themes/untouchable.txt")),
    ("round", include_str!("../content/themes/round.txt")),
    ("noisy", include_str!("../content/themes/noisy.txt")),
    ("tomorrow", include_str!("../content/themes/tomorrow.txt")),
    ("luxury", include_str!("../content/themes/luxury.txt")),
    ("forbidden", include_str!("../content/themes/forbidden.txt")),
];

const SYNONYMS: [(&str, &str); 2] = [
    ("synonyms.en.txt", include_str!("../content/synonyms.en.txt")),
    ("synonyms.fr.txt", include_str!("../content/synonyms.fr.txt")),
];

pub(crate) static CONTENT: LazyLock<Content> =
    LazyLock::new(|| read().unwrap_or_else(|fault| panic!("the content of this build is faulty: {fault}")));

/// A line of a content file that cannot be read.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {what}")]
pub struct Fault {
    /// The file, within `content`.
    pub file: String,
    /// Its line, from 1; 0 when the fault is in the file as a whole.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

#[derive(Debug)]
pub(crate) struct Content {
    /// The word of every Thought in both languages.
    pub(crate) thoughts: Vec<[&'static str; 2]>,
    pub(crate) themes: Vec<ThemeText>,
    pub(crate) dreams: Vec<DreamText>,
    /// Common words that are on no card, in both languages.
    pub(crate) common: Vec<[&'static str; 2]>,
    /// Groups of words that mean the same everywhere, for each language.
    pub(crate) synonyms: [Vec<Vec<&'static str>>; 2],
}

#[derive(Debug)]
pub(crate) struct ThemeText {
    pub(crate) id: &'static str,
    pub(crate) level: Level,
    pub(crate) name: [&'static str; 2],
    pub(crate) about: [&'static str; 2],
    pub(crate) dreams: Range<u16>,
    /// For each Thought, the dreams said first.
    pub(crate) first: Vec<FirstLine>,
    /// For each common word that is on no card, the dreams said first.
    pub(crate) also: Vec<FirstLine>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct FirstLine {
    pub(crate) dreams: [u16; 3],
    pub(crate) strong: bool,
}

#[derive(Debug)]
pub(crate) struct DreamText {
    pub(crate) theme: u8,
    pub(crate) names: [Vec<&'static str>; 2],
    pub(crate) evoked_by: Vec<Thought>,
}

/// Reads every content file of this build.
pub fn check() -> Result<(), Fault> {
    read().map(drop)
}

fn read() -> Result<Content, Fault> {
    let thoughts = thoughts(Source { file: "thoughts.txt", text: include_str!("../content/thoughts.txt") })?;
    let mut by_word = HashMap::new();
    for (number, words) in (0_u16..).zip(&thoughts) {
        if let Ok(thought) = Thought::try_from(number) {
            by_word.insert(words[0], thought);
        }
    }
    let common =
        common(Source { file: "common.txt", text: include_str!("../content/common.txt") }, &by_word)?;
    let mut content =
        Content { thoughts, common, themes: Vec::new(), dreams: Vec::new(), synonyms: [vec![], vec![]] };
    for (number, (id, text)) in (0_u8..).zip(THEMES) {
        theme(number, id, Source { file: id, text }, &by_word, &mut content)?;
    }
    if !content.themes.is_sorted_by_key(|theme| theme.level) {
        return Err(
            Source { file: "themes", text: "" }.fault(0, "the themes are not in the order of their levels")
        );
    }
    for language in Language::ALL {
        let (file, text) = SYNONYMS[language.index()];
        content.synonyms[language.index()] = synonyms(Source { file, text })?;
    }
    Ok(content)
}

#[derive(Clone, Copy)]
struct Source {
    file: &'static str,
    text: &'static str,
}

impl Source {
    fn fault(self, line: usize, what: impl Into<String>) -> Fault {
        Fault { file: self.file.to_owned(), line, what: what.into() }
    }

    /// The lines that say something, with their numbers.
    fn lines(self) -> impl Iterator<Item = (usize, &'static str)> {
        let numbered = (1..).zip(self.text.lines().map(str::trim));
        numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
    }
}

fn thoughts(source: Source) -> Result<Vec<[&'static str; 2]>, Fault> {
    let mut thoughts = Vec::new();
    for (number, line) in source.lines() {
        let sides: Vec<_> = line.split(" / ").filter_map(|side| side.split_once(" = ")).collect();
        let [front, back] = sides[..] else {
            return Err(source.fault(number, "a card reads: english = french / english = french"));
        };
        for (english, french) in [front, back] {
            let words = [english.trim(), french.trim()];
            for language in Language::ALL {
                let word = words[language.index()];
                if word.is_empty() || thoughts.iter().any(|known: &[&str; 2]| known[language.index()] == word)
                {
                    return Err(source.fault(number, format!("empty, or on two cards: {word:?}")));
                }
            }
            thoughts.push(words);
        }
    }
    if thoughts.len() != usize::from(CARDS) * 2 {
        return Err(source.fault(0, format!("{} Thoughts; {} are wanted", thoughts.len(), CARDS * 2)));
    }
    Ok(thoughts)
}

/// Reads `english = french`, a word a line.
fn common(
    source: Source,
    thoughts: &HashMap<&'static str, Thought>,
) -> Result<Vec<[&'static str; 2]>, Fault> {
    let mut common: Vec<[&'static str; 2]> = Vec::new();
    for (at, line) in source.lines() {
        let (english, french) =
            line.split_once(" = ").ok_or_else(|| source.fault(at, "a word reads: english = french"))?;
        if thoughts.contains_key(english) || common.iter().any(|known| known[0] == english) {
            return Err(source.fault(at, format!("{english:?} is on a card, or here twice")));
        }
        common.push([english, french]);
    }
    Ok(common)
}

/// The parts of a theme's file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Header,
    Dreams,
    First,
    Also,
}

fn theme(
    number: u8,
    id: &'static str,
    source: Source,
    thoughts: &HashMap<&'static str, Thought>,
    content: &mut Content,
) -> Result<(), Fault> {
    let mut part = Part::Header;
    let mut header: HashMap<&str, &'static str> = HashMap::new();
    let start = content.dreams.len();
    let mut taken: [HashMap<&str, usize>; 2] = [HashMap::new(), HashMap::new()];
    let mut first = Firsts::new(&content.thoughts);
    let mut also = Firsts::new(&content.common);
    for (at, line) in source.lines() {
        match (part, line) {
            (Part::Header, "[dreams]") => part = Part::Dreams,
            (Part::Dreams, "[first]") => part = Part::First,
            (Part::Header, _) => {
                let (key, value) =
                    line.split_once(':').ok_or_else(|| source.fault(at, "a header reads: key: value"))?;
                header.insert(key.trim(), value.trim());
            }
            (Part::Dreams, _) => {
                let dream = dream(number, line, thoughts).map_err(|what| source.fault(at, what))?;
                for language in Language::ALL {
                    for &name in &dream.names[language.index()] {
                        if taken[language.index()].insert(name, content.dreams.len()).is_some() {
                            return Err(source.fault(at, format!("{name:?} names two dreams")));
                        }
                    }
                }
                content.dreams.push(dream);
            }
            (Part::First, "[also]") => part = Part::Also,
            (Part::First | Part::Also, _) => {
                let named = |name: &str| {
                    let found = taken[0].get(name).copied();
                    let dream = found.filter(|&dream| content.dreams[dream].names[0][0] == name)?;
                    u16::try_from(dream).ok()
                };
                let firsts = if part == Part::First { &mut first } else { &mut also };
                firsts.read(line, named).map_err(|what| source.fault(at, what))?;
            }
        }
    }
    let first = first.all().map_err(|word| source.fault(0, format!("[first] lacks {word:?}")))?;
    let also = also.all().map_err(|word| source.fault(0, format!("[also] lacks {word:?}")))?;
    let range = |bound: usize| u16::try_from(bound).map_err(|_| source.fault(0, "too many dreams"));
    let said = |key: &str| {
        let value = header.get(key).copied().filter(|value| !value.is_empty());
        value.ok_or_else(|| source.fault(0, format!("the header lacks {key:?}")))
    };
    content.themes.push(ThemeText {
        id,
        level: match said("level")? {
            "introductory" => Level::Introductory,
            "1" => Level::One,
            "2" => Level::Two,
            "3" => Level::Three,
            other => return Err(source.fault(0, format!("no level {other:?}"))),
        },
        name: [said("en")?, said("fr")?],
        about: [said("about en")?, said("about fr")?],
        dreams: range(start)?..range(content.dreams.len())?,
        first,
        also,
    });
    Ok(())
}

/// Reads `name, alias = nom, alias : thought thought`.
fn dream(
    theme: u8,
    line: &'static str,
    thoughts: &HashMap<&'static str, Thought>,
) -> Result<DreamText, String> {
    let read = line.split_once(" = ").and_then(|(english, rest)| {
        let (french, evoking) = rest.split_once(" : ")?;
        Some((english, french, evoking))
    });
    let Some((english, french, evoking)) = read else {
        return Err("a dream reads: name, alias = nom, alias : thought thought".to_owned());
    };
    let names = [english, french].map(|names| names.split(',').map(str::trim).collect::<Vec<_>>());
    if names.iter().flatten().any(|name| name.is_empty()) {
        return Err("a name is empty".to_owned());
    }
    let mut evoked_by = Vec::new();
    for word in evoking.split_whitespace() {
        let thought = *thoughts.get(word).ok_or_else(|| format!("{word:?} is not a Thought"))?;
        if !evoked_by.contains(&thought) {
            evoked_by.push(thought);
        }
    }
    Ok(DreamText { theme, names, evoked_by })
}

/// The lines of `[first]` or `[also]` of a theme: for each word, the dreams said first.
struct Firsts {
    places: HashMap<&'static str, usize>,
    words: Vec<&'static str>,
    lines: Vec<Option<FirstLine>>,
}

impl Firsts {
    fn new(words: &[[&'static str; 2]]) -> Self {
        let words: Vec<&str> = words.iter().map(|word| word[0]).collect();
        let places = words.iter().copied().zip(0..).collect();
        Self { places, lines: vec![None; words.len()], words }
    }

    /// Reads `word: dream, dream, dream`; a `~` before it says that the link is weak.
    fn read(&mut self, line: &'static str, named: impl Fn(&str) -> Option<u16>) -> Result<(), String> {
        let strong = !line.starts_with('~');
        let line = line.trim_start_matches(['~', ' ']);
        let (word, dreams) = line.split_once(':').ok_or("a first line reads: word: dream, dream, dream")?;
        let place = *self.places.get(word.trim()).ok_or_else(|| format!("{word:?} is not asked for"))?;
        let dreams: Vec<u16> = dreams
            .split(',')
            .map(|name| named(name.trim()).ok_or_else(|| format!("{name:?} is not a dream of this theme")))
            .collect::<Result<_, _>>()?;
        let [one, two, three] = dreams[..] else {
            return Err("three dreams are wanted".to_owned());
        };
        if one == two || two == three || one == three {
            return Err("the three dreams must differ".to_owned());
        }
        if self.lines[place].replace(FirstLine { dreams: [one, two, three], strong }).is_some() {
            return Err("this word has a line already".to_owned());
        }
        Ok(())
    }

    /// All lines in the order of the words, or the first word that has none.
    fn all(self) -> Result<Vec<FirstLine>, &'static str> {
        self.lines.into_iter().zip(self.words).map(|(line, word)| line.ok_or(word)).collect()
    }
}

/// Reads groups of words, one a line, separated by commas.
fn synonyms(source: Source) -> Result<Vec<Vec<&'static str>>, Fault> {
    let mut groups: Vec<Vec<&'static str>> = Vec::new();
    for (at, line) in source.lines() {
        let group: Vec<_> = line.split(',').map(str::trim).collect();
        if group.len() < 2 || group.iter().any(|word| word.is_empty()) {
            return Err(source.fault(at, "a group reads: word, word"));
        }
        if let Some(word) = group.iter().find(|word| groups.iter().flatten().any(|known| known == *word)) {
            return Err(source.fault(at, format!("{word:?} is in two groups")));
        }
        groups.push(group);
    }
    Ok(groups)
}
