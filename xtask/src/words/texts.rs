//! What the words and dreams look like to each package, ready to be compared.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use ndarray::{Array1, Array2};
use reverie_lexicon::packing::{COMPANY, MEANING};
use reverie_lexicon::{Dream, Language, Thought};

use super::fetch::Packages;
use super::glove::{self, Glove};
use super::linear::{Common, normalised, principal};
use super::minilm::MiniLm;
use super::moby::Moby;
use super::wordnet::WordNet;

/// How many words the lexicon has, besides those of the cards.
const WORDS: usize = 18_000;

/// Everything the packages say, by number of word and of dream.
pub(super) struct Texts {
    /// The words of the lexicon, sorted.
    pub(super) words: Vec<String>,
    pub(super) wordnet: WordNet,
    pub(super) moby: Moby,
    /// How words keep company.
    pub(super) company: Sides,
    /// What they mean, dreams with their theme in brackets.
    pub(super) meaning: Sides,
    /// What dreams mean without a theme.
    pub(super) bare: Array2<f32>,
}

/// Directions of the words and of the dreams in one space, without what all have in common.
pub(super) struct Sides {
    pub(super) words: Array2<f32>,
    pub(super) dreams: Array2<f32>,
    common: Common,
}

impl Sides {
    fn new(words: Array2<f32>, dreams: Array2<f32>) -> Self {
        let (words, dreams) = (normalised(words), normalised(dreams));
        let common = Common::of(&[words.view(), dreams.view()]);
        Self { words: common.dropped_from(&words), dreams: common.dropped_from(&dreams), common }
    }

    /// Both sides in fewer dimensions.
    pub(super) fn reduced(&self, width: usize) -> (Array2<f32>, Array2<f32>) {
        let axes = principal(&self.words, width);
        (normalised(self.words.dot(&axes)), normalised(self.dreams.dot(&axes)))
    }
}

impl Texts {
    pub(super) fn gather(packages: &Packages) -> Result<Self> {
        eprintln!("reading GloVe, WordNet and Moby");
        let glove = Glove::load(packages)?;
        let wordnet = WordNet::load(packages)?;
        let moby = Moby::load(packages)?;
        let words = chosen(&glove, &wordnet);
        let names: Vec<&str> = Dream::all().map(|dream| dream.name(Language::En)).collect();
        let company = Sides::new(
            rows(words.iter().map(|word| glove.vector(word))),
            rows(names.iter().map(|name| glove.vector(name))),
        );
        let model = MiniLm::load(packages)?;
        eprintln!("asking MiniLM about {} words and {} dreams", words.len(), names.len());
        let themed: Vec<String> = Dream::all()
            .map(|dream| {
                let theme = dream.theme().name(Language::En).to_lowercase();
                format!("{} ({theme})", dream.name(Language::En))
            })
            .collect();
        let meaning = Sides::new(model.encode(&words)?, model.encode(&themed)?);
        let bare = normalised(model.encode(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>())?);
        let bare = meaning.common.dropped_from(&bare);
        Ok(Self { words, wordnet, moby, company, meaning, bare })
    }

    /// The vectors of the lexicon, of its words and of the dreams.
    pub(super) fn packed(&self) -> (Array2<f32>, Array2<f32>) {
        let (company, company_dreams) = self.company.reduced(COMPANY);
        let (meaning, meaning_dreams) = self.meaning.reduced(MEANING);
        let beside = |left: Array2<f32>, right: Array2<f32>| {
            Array2::from_shape_fn((left.nrows(), COMPANY + MEANING), |(row, column)| {
                if column < COMPANY { left[(row, column)] } else { right[(row, column - COMPANY)] }
            })
        };
        (beside(company, meaning), beside(company_dreams, meaning_dreams))
    }

    /// The number of a Thought's word.
    pub(super) fn thought(&self, thought: Thought) -> Option<usize> {
        self.words.binary_search_by(|word| word.as_str().cmp(thought.word(Language::En))).ok()
    }
}

/// The commonest words of any kind that WordNet knows, the nouns of the dreams, and the words of the cards.
fn chosen(glove: &Glove, wordnet: &WordNet) -> Vec<String> {
    let by_rank: BTreeMap<usize, &str> =
        wordnet.words().into_iter().filter_map(|word| Some((glove.rank(word)?, word))).collect();
    let mut words: BTreeSet<String> = by_rank.values().take(WORDS).map(|&word| word.to_owned()).collect();
    words.extend(Thought::all().map(|thought| thought.word(Language::En).to_owned()));
    let nouns = wordnet.nouns();
    for name in Dream::all().flat_map(|dream| dream.names(Language::En).iter().copied()) {
        if nouns.contains(name) && glove.rank(name).is_some() {
            words.insert(name.to_owned());
        }
    }
    words.into_iter().collect()
}

fn rows(vectors: impl Iterator<Item = Array1<f32>>) -> Array2<f32> {
    let mut flat = Vec::new();
    let mut count = 0;
    for vector in vectors {
        flat.extend(vector);
        count += 1;
    }
    Array2::from_shape_vec((count, glove::WIDTH), flat).unwrap_or_default()
}
