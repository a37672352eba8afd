//! The packed word knowledge, unpacked once.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::packing::{Damaged, NO_MEANING, Unpacker, Vectors, WIDTH};
use crate::spelling::{singular, singular_word};
use crate::{Dream, Language, Theme, Thought, sunday};

pub(crate) static ASSOC: LazyLock<Assoc> = LazyLock::new(|| {
    Assoc::unpack(include_bytes!("../data/assoc.bin"))
        .unwrap_or_else(|damaged| panic!("assoc.bin: {damaged}"))
});

pub(crate) static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    Lexicon::unpack(include_bytes!("../data/lexicon.bin"))
        .unwrap_or_else(|damaged| panic!("lexicon.bin: {damaged}"))
});

/// How strongly each Thought evokes each dream, as the packages see it.
pub(crate) struct Assoc {
    /// For each theme, and last for the night without one.
    blocks: Vec<Block>,
}

/// Rows of links, one a Thought, in the order of the keys.
struct Block {
    keys: HashMap<u32, usize>,
    rows: Vec<Vec<f32>>,
}

impl Assoc {
    fn unpack(bytes: &[u8]) -> Result<Self, Damaged> {
        let mut file = Unpacker::new(bytes);
        let mut blocks = Vec::new();
        while !file.is_done() {
            let count = usize::from(file.small()?);
            let keys = (0..count).map(|at| Ok((file.number()?, at))).collect::<Result<_, Damaged>>()?;
            let rows = Thought::all().map(|_| file.links(count)).collect::<Result<_, _>>()?;
            blocks.push(Block { keys, rows });
        }
        Ok(Self { blocks })
    }

    /// The links of a Thought to the dreams of a theme, or of the night without one; 0 to a dream that is newer
    /// than the file.
    pub(crate) fn links(&self, theme: Option<Theme>, thought: Thought) -> Vec<f32> {
        let number = theme.map_or(usize::from(Theme::count()), Theme::index);
        let link = |dream: Dream| {
            let block = self.blocks.get(number)?;
            block.rows[thought.index()].get(*block.keys.get(&dream.key())?).copied()
        };
        match theme {
            Some(theme) => theme.dreams().map(|dream| link(dream).unwrap_or(0.0)).collect(),
            None => sunday().iter().map(|&dream| link(dream).unwrap_or(0.0)).collect(),
        }
    }

    /// Whether every dream has its links.
    pub(crate) fn is_complete(&self) -> bool {
        let knows = |number: usize, dream: Dream| {
            self.blocks.get(number).is_some_and(|block| block.keys.contains_key(&dream.key()))
        };
        Theme::all().all(|theme| theme.dreams().all(|dream| knows(theme.index(), dream)))
            && sunday().iter().all(|&dream| knows(Theme::count().into(), dream))
    }
}

/// Words with their vectors and meanings.
pub(crate) struct Lexicon {
    scales: Vec<f32>,
    words: Vec<String>,
    /// The words by the form that singular and plural share.
    forms: HashMap<String, usize>,
    vectors: Vectors<'static>,
    meanings: Vec<[u16; 2]>,
    dreams: HashMap<u32, usize>,
    dream_vectors: Vectors<'static>,
    /// Words of each language that look like a mistyped dream.
    pub(crate) guarded: [Vec<String>; 2],
}

impl Lexicon {
    fn unpack(bytes: &'static [u8]) -> Result<Self, Damaged> {
        let mut file = Unpacker::new(bytes);
        let scales = (0..WIDTH).map(|_| file.fraction()).collect::<Result<_, _>>()?;
        let words = file.words()?;
        let vectors = file.vectors(words.len())?;
        let meanings =
            words.iter().map(|_| Ok([file.small()?, file.small()?])).collect::<Result<_, Damaged>>()?;
        let count = usize::try_from(file.number()?).map_err(|_| Damaged)?;
        let dreams = (0..count).map(|at| Ok((file.number()?, at))).collect::<Result<_, Damaged>>()?;
        let dream_vectors = file.vectors(count)?;
        let guarded = [file.words()?, file.words()?];
        let mut forms = HashMap::new();
        for (number, word) in words.iter().enumerate() {
            forms.entry(singular_word(word, Language::En)).or_insert(number);
        }
        Ok(Self { scales, words, forms, vectors, meanings, dreams, dream_vectors, guarded })
    }

    /// Every word, sorted.
    pub(crate) fn words(&self) -> &[String] {
        &self.words
    }

    fn number(&self, word: &str) -> Option<usize> {
        let exact = self.words.binary_search_by(|known| known.as_str().cmp(word)).ok();
        exact.or_else(|| self.forms.get(&singular(word, Language::En)).copied())
    }

    /// The vector of an English word in lower case, in any number.
    pub(crate) fn vector(&self, word: &str) -> Option<Vec<f32>> {
        self.vectors.get(self.number(word)?, &self.scales)
    }

    /// The vector of a dream; nothing for one that is newer than the file.
    pub(crate) fn dream(&self, dream: Dream) -> Option<Vec<f32>> {
        self.dream_vectors.get(*self.dreams.get(&dream.key())?, &self.scales)
    }

    /// Whether two English nouns share one of their first meanings.
    pub(crate) fn share_meaning(&self, a: &str, b: &str) -> bool {
        let of = |word: &str| self.number(word).map_or([NO_MEANING; 2], |number| self.meanings[number]);
        let (a, b) = (of(a), of(b));
        a.iter().any(|meaning| *meaning != NO_MEANING && b.contains(meaning))
    }

    /// Whether every dream has its vector.
    pub(crate) fn is_complete(&self) -> bool {
        Dream::all().all(|dream| self.dreams.contains_key(&dream.key()))
    }
}
