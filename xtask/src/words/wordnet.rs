//! WordNet: what words mean, in glosses, and which words share a meaning.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;

use anyhow::{Context, Result};

use super::fetch::Packages;

const PARTS: [(&str, char); 4] = [("noun", 'n'), ("verb", 'v'), ("adj", 'a'), ("adv", 'r')];

/// Words that stand in every gloss.
const COMMON: &str = " a an the of or and in to for with by on at from as is are be that which it its his her \
    their used having not who one into has was being usually often especially made when than such can something \
    someone any some other this more very them they he she have out up off etc ";

/// A meaning: the part of speech and its place in the file.
type Meaning = (char, u32);

struct Synset {
    lemmas: Vec<String>,
    gloss: String,
    /// What it is a kind, a part or a member of, or made from.
    broader: Vec<Meaning>,
}

pub(super) struct WordNet {
    synsets: HashMap<Meaning, Synset>,
    senses: HashMap<(char, String), Vec<u32>>,
}

/// The words of a text's glosses, with their weights.
pub(super) type Document = BTreeMap<String, f32>;

impl WordNet {
    pub(super) fn load(packages: &Packages) -> Result<Self> {
        let read = |file: String| {
            let path = packages.wordnet(&file);
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
        };
        let mut net = Self { synsets: HashMap::new(), senses: HashMap::new() };
        for (part, letter) in PARTS {
            // The lines of the licence begin with blanks.
            for line in read(format!("data.{part}"))?.lines().filter(|line| !line.starts_with(' ')) {
                let (at, synset) = synset(line).with_context(|| format!("data.{part}: {line}"))?;
                net.synsets.insert((letter, at), synset);
            }
            for line in read(format!("index.{part}"))?.lines().filter(|line| !line.starts_with(' ')) {
                let (lemma, senses) = senses(line).with_context(|| format!("index.{part}: {line}"))?;
                net.senses.insert((letter, lemma), senses);
            }
        }
        Ok(net)
    }

    fn of(&self, part: char, lemma: &str) -> &[u32] {
        self.senses.get(&(part, lemma.to_owned())).map_or(&[], Vec::as_slice)
    }

    /// Every noun of one word.
    pub(super) fn nouns(&self) -> BTreeSet<&str> {
        let nouns = self.senses.keys().filter(|(part, lemma)| *part == 'n' && is_word(lemma));
        nouns.map(|(_, lemma)| lemma.as_str()).collect()
    }

    /// Every word it knows, of any kind.
    pub(super) fn words(&self) -> BTreeSet<&str> {
        self.senses.keys().filter(|(_, lemma)| is_word(lemma)).map(|(_, lemma)| lemma.as_str()).collect()
    }

    /// The first two meanings of a noun: two words that share one may be the same.
    pub(super) fn meanings(&self, noun: &str) -> Vec<u32> {
        self.of('n', &noun.replace(' ', "_")).iter().take(2).copied().collect()
    }

    /// What the glosses of a name say: of its own if it has any, else of its words, the last one foremost.
    pub(super) fn document(&self, name: &str) -> Document {
        let name = name.to_lowercase();
        let whole = name.replace(' ', "_");
        let known = ['n', 'v', 'a'].iter().any(|&part| !self.of(part, &whole).is_empty());
        let lemmas: Vec<String> = if known {
            vec![whole]
        } else {
            let mut words: Vec<String> = name.split(' ').map(str::to_owned).collect();
            words.rotate_right(1);
            words
        };
        let mut document = Document::new();
        for (place, lemma) in lemmas.iter().enumerate() {
            let foremost = if place == 0 { 1.0 } else { 0.7 };
            for (part, most) in [('n', 3), ('v', 2), ('a', 2)] {
                for (sense, &at) in (0_u8..).zip(self.of(part, lemma).iter().take(most)) {
                    let Some(synset) = self.synsets.get(&(part, at)) else { continue };
                    let weight = foremost / (1.0 + 0.5 * f32::from(sense));
                    add(&mut document, &synset.gloss, weight);
                    for word in &synset.lemmas {
                        add(&mut document, word, weight);
                    }
                    for broader in synset.broader.iter().filter_map(|at| self.synsets.get(at)) {
                        add(&mut document, &broader.lemmas[0], 0.5 * weight);
                    }
                }
            }
            add(&mut document, lemma, 2.0);
        }
        document
    }
}

fn is_word(lemma: &str) -> bool {
    lemma.len() > 1 && lemma.bytes().all(|byte| byte.is_ascii_lowercase())
}

fn add(document: &mut Document, text: &str, weight: f32) {
    for word in text.to_lowercase().split(|c: char| !c.is_ascii_alphabetic()) {
        if word.len() > 1 && !COMMON.contains(&format!(" {word} ")) {
            *document.entry(stem(word).to_owned()).or_default() += weight;
        }
    }
}

fn stem(word: &str) -> &str {
    let endings = ["ing", "ies", "es", "ed", "s", "ly"];
    endings.iter().find_map(|end| word.strip_suffix(end).filter(|start| start.len() >= 3)).unwrap_or(word)
}

/// `offset file part count lemma id … pointers | gloss`
fn synset(line: &str) -> Option<(u32, Synset)> {
    let (data, gloss) = line.split_once('|')?;
    let mut fields = data.split_whitespace();
    let at = fields.next()?.parse().ok()?;
    let count = usize::from_str_radix(fields.nth(2)?, 16).ok()?;
    let mut lemmas = Vec::new();
    for _ in 0..count {
        lemmas.push(fields.next()?.to_lowercase());
        fields.next()?;
    }
    let pointers: usize = fields.next()?.parse().ok()?;
    let mut broader = Vec::new();
    for _ in 0..pointers {
        let (kind, at, part) = (fields.next()?, fields.next()?, fields.next()?);
        fields.next()?;
        if ["@", "%p", "#p", "%s", "+"].contains(&kind) {
            let part = if part == "s" { 'a' } else { part.chars().next()? };
            broader.push((part, at.parse().ok()?));
        }
    }
    (!lemmas.is_empty()).then(|| (at, Synset { lemmas, gloss: gloss.to_owned(), broader }))
}

/// `lemma part senses pointers symbol … senses tagged offset …`
fn senses(line: &str) -> Option<(String, Vec<u32>)> {
    let mut fields = line.split_whitespace();
    let lemma = fields.next()?.to_owned();
    let pointers: usize = fields.nth(2)?.parse().ok()?;
    let offsets = fields.skip(pointers + 2).map(|offset| offset.parse().ok());
    Some((lemma, offsets.collect::<Option<_>>()?))
}
