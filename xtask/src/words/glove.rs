//! GloVe: a vector a word, from how words keep company.

use std::collections::HashMap;
use std::fs::File;
use std::io::BufReader;

use anyhow::{Context, Result};
use ndarray::Array1;
use serde::Deserialize;

use super::fetch::Packages;

pub(super) const WIDTH: usize = 100;

/// Words beyond this rank are names, numbers and slips.
const RANKS: usize = 120_000;

/// Small words that say nothing of what a name means.
const SMALL: [&str; 11] = ["the", "a", "of", "and", "in", "to", "with", "on", "at", "s", "for"];

#[derive(Deserialize)]
struct Words {
    words: Vec<String>,
    vectors: HashMap<String, Vec<f32>>,
}

pub(super) struct Glove {
    vectors: HashMap<String, (usize, Array1<f32>)>,
}

impl Glove {
    pub(super) fn load(packages: &Packages) -> Result<Self> {
        let path = packages.glove();
        let file = File::open(&path).with_context(|| format!("cannot open {}", path.display()))?;
        let mut file: Words = serde_json::from_reader(BufReader::new(file))?;
        let mut vectors = HashMap::new();
        for (rank, word) in file.words.into_iter().take(RANKS).enumerate() {
            if let Some(mut vector) = file.vectors.remove(&word) {
                vector.truncate(WIDTH);
                vectors.insert(word, (rank, Array1::from_vec(vector)));
            }
        }
        Ok(Self { vectors })
    }

    /// How common a word is: 0 for the commonest.
    pub(super) fn rank(&self, word: &str) -> Option<usize> {
        self.vectors.get(word).map(|&(rank, _)| rank)
    }

    /// The mean direction of a name's words; nothing for words it has never met.
    pub(super) fn vector(&self, name: &str) -> Array1<f32> {
        let plain = deunicode::deunicode(name).to_lowercase();
        let words: Vec<&str> = plain
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty() && !SMALL.contains(word))
            .collect();
        if let Some((_, vector)) = self.vectors.get(&words.join("-")) {
            return vector.clone();
        }
        let mut sum = Array1::zeros(WIDTH);
        for (_, vector) in words.iter().filter_map(|word| self.vectors.get(*word)) {
            sum += &(vector / vector.dot(vector).sqrt().max(f32::EPSILON));
        }
        sum
    }
}
