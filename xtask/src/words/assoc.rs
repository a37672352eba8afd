//! `assoc.bin`: how strongly each Thought evokes each dream, as the packages see it.
//!
//! What people authored weighs far more and is added when the program starts; this fills in the rest.

use std::collections::HashMap;

use anyhow::{Context, Result};
use ndarray::{Array2, Axis};
use reverie_lexicon::packing::Packer;
use reverie_lexicon::{Dream, Language, Theme, Thought, sunday};

use super::linear::{normalised, standardised};
use super::texts::Texts;

/// The weights of the four packages, measured on `games/factory-of-dreams/lexicon/tests/prompts.txt`.
const COMPANY: f32 = 1.0;
const MEANING: f32 = 1.1;
const GLOSSES: f32 = 0.7;
const KIN: f32 = 1.2;

/// A dream that every Thought evokes says little: half of what it has in common with all is taken off.
const COMMON: f32 = 0.5;

pub(super) fn pack(texts: &Texts) -> Result<Vec<u8>> {
    let thoughts: Vec<usize> = Thought::all()
        .map(|thought| {
            texts.thought(thought).with_context(|| format!("no vector for {}", thought.word(Language::En)))
        })
        .collect::<Result<_>>()?;
    let glosses = glosses(texts);
    let mut packer = Packer::default();
    for theme in Theme::all() {
        let dreams: Vec<Dream> = theme.dreams().collect();
        block(&mut packer, texts, &thoughts, &dreams, &texts.meaning.dreams, &glosses)?;
    }
    block(&mut packer, texts, &thoughts, sunday(), &texts.bare, &glosses)?;
    Ok(packer.bytes())
}

fn block(
    packer: &mut Packer,
    texts: &Texts,
    thoughts: &[usize],
    dreams: &[Dream],
    meaning: &Array2<f32>,
    glosses: &Glosses,
) -> Result<()> {
    let numbers: Vec<usize> = dreams.iter().map(|dream| dream.index()).collect();
    let near = |words: &Array2<f32>, dreams: &Array2<f32>| {
        words.select(Axis(0), thoughts).dot(&dreams.select(Axis(0), &numbers).t())
    };
    let told = |near: Array2<f32>| {
        let near = standardised(near);
        let common = near.mean_axis(Axis(0)).unwrap_or_default() * COMMON;
        near - common
    };
    let mut links = told(near(&texts.company.words, &texts.company.dreams)) * COMPANY
        + told(near(&texts.meaning.words, meaning)) * MEANING
        + told(glosses.thoughts.dot(&glosses.dreams.select(Axis(0), &numbers).t())) * GLOSSES;
    for (thought, mut row) in Thought::all().zip(links.rows_mut()) {
        for (dream, link) in dreams.iter().zip(row.iter_mut()) {
            if texts.moby.kin(thought.word(Language::En), dream.name(Language::En)) {
                *link += KIN;
            }
        }
    }
    packer.small(u16::try_from(dreams.len())?);
    for dream in dreams {
        packer.number(dream.key());
    }
    for row in standardised(links).rows() {
        packer.links(&row.to_vec());
    }
    Ok(())
}

/// The glosses of Thoughts and dreams as directions, rare words foremost.
struct Glosses {
    thoughts: Array2<f32>,
    dreams: Array2<f32>,
}

fn glosses(texts: &Texts) -> Glosses {
    let of = |name: &str| texts.wordnet.document(name);
    let thoughts: Vec<_> = Thought::all().map(|thought| of(thought.word(Language::En))).collect();
    let dreams: Vec<_> = Dream::all().map(|dream| of(dream.name(Language::En))).collect();
    let mut used: HashMap<&str, (usize, usize)> = HashMap::new();
    for document in thoughts.iter().chain(&dreams) {
        for word in document.keys() {
            let fresh = used.len();
            used.entry(word).or_insert((fresh, 0)).1 += 1;
        }
    }
    // A word that only one text uses can bring no two together.
    let mut columns: HashMap<&str, (usize, f32)> = HashMap::new();
    let all = (thoughts.len() + dreams.len()) as f32;
    let mut shared: Vec<_> = used.iter().filter(|(_, (_, count))| *count > 1).collect();
    shared.sort_unstable();
    for (column, (word, (_, count))) in shared.into_iter().enumerate() {
        columns.insert(word, (column, (all / *count as f32).ln()));
    }
    let directions = |documents: &[super::wordnet::Document]| {
        let mut rows = Array2::zeros((documents.len(), columns.len()));
        for (document, mut row) in documents.iter().zip(rows.rows_mut()) {
            for (word, weight) in document {
                if let Some(&(column, rare)) = columns.get(word.as_str()) {
                    row[column] = (1.0 + weight.max(0.4).ln()) * rare;
                }
            }
        }
        normalised(rows)
    };
    Glosses { thoughts: directions(&thoughts), dreams: directions(&dreams) }
}
