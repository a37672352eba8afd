//! Moby: a thesaurus of loose kinship.

use std::collections::{HashMap, HashSet};
use std::fs;

use anyhow::{Context, Result};

use super::fetch::Packages;

pub(super) struct Moby {
    related: HashMap<String, HashSet<String>>,
}

impl Moby {
    pub(super) fn load(packages: &Packages) -> Result<Self> {
        let path = packages.moby();
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut related = HashMap::new();
        for line in String::from_utf8_lossy(&bytes).lines() {
            let mut words = line.trim().split(',').map(str::to_owned);
            if let Some(head) = words.next() {
                related.insert(head, words.collect());
            }
        }
        Ok(Self { related })
    }

    /// Whether either is listed under the other.
    pub(super) fn kin(&self, a: &str, b: &str) -> bool {
        let under = |head: &str, word: &str| self.related.get(head).is_some_and(|words| words.contains(word));
        under(a, b) || under(b, a)
    }
}
