//! `lexicon.bin`: words with their vectors and meanings, for what is on no card and on no list.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;

use anyhow::{Context, Result};
use ndarray::{Array2, Axis};
use reverie_lexicon::packing::{NO_MEANING, Packer};
use reverie_lexicon::{Dream, Language, mistaken};

use super::fetch::Packages;
use super::texts::Texts;

pub(super) fn pack(packages: &Packages, texts: &Texts) -> Result<Vec<u8>> {
    let mut packer = Packer::default();
    let (words, dreams) = texts.packed();
    let scales = scales(&words);
    for &scale in &scales {
        packer.fraction(scale);
    }
    packer.words(texts.words.iter().map(String::as_str));
    vectors(&mut packer, &words, &scales);
    for [first, second] in meanings(texts)? {
        packer.small(first);
        packer.small(second);
    }
    packer.number(u32::try_from(dreams.nrows())?);
    for dream in Dream::all() {
        packer.number(dream.key());
    }
    vectors(&mut packer, &dreams, &scales);
    let english = texts.wordnet.words().into_iter().map(str::to_owned).collect();
    let french = fs::read_to_string(packages.french()).context("cannot read the French words")?;
    let french: BTreeSet<String> = serde_json::from_str(&french)?;
    for (language, words) in [(Language::En, english), (Language::Fr, french)] {
        let guarded: BTreeSet<&String> = words.iter().filter(|word| mistaken(word, language)).collect();
        eprintln!("{} words that look like a mistyped dream", guarded.len());
        packer.words(guarded.into_iter().map(String::as_str).collect::<Vec<_>>().into_iter());
    }
    Ok(packer.bytes())
}

/// The usual size of every dimension.
fn scales(words: &Array2<f32>) -> Vec<f32> {
    words.axis_iter(Axis(1)).map(|column| (column.dot(&column) / column.len() as f32).sqrt()).collect()
}

fn vectors(packer: &mut Packer, rows: &Array2<f32>, scales: &[f32]) {
    for row in rows.rows() {
        packer.vector(&row.to_vec(), scales);
    }
}

/// The meanings that at least two words of the lexicon share, two a word at most.
fn meanings(texts: &Texts) -> Result<Vec<[u16; 2]>> {
    let of: Vec<Vec<u32>> = texts.words.iter().map(|word| texts.wordnet.meanings(word)).collect();
    let mut count: BTreeMap<u32, usize> = BTreeMap::new();
    for &meaning in of.iter().flatten() {
        *count.entry(meaning).or_default() += 1;
    }
    let mut numbers = HashMap::new();
    for (&meaning, _) in count.iter().filter(|(_, count)| **count > 1) {
        numbers.insert(meaning, u16::try_from(numbers.len())?);
    }
    Ok(of
        .iter()
        .map(|meanings| {
            let mut shared = meanings.iter().filter_map(|meaning| numbers.get(meaning).copied());
            [shared.next().unwrap_or(NO_MEANING), shared.next().unwrap_or(NO_MEANING)]
        })
        .collect())
}
