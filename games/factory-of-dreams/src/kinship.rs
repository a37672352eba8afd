//! What the lexicon says of two answers. Whoever looks at an open flask asks it again and again, so each pair is looked up
//! once.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use reverie_lexicon::{Language, Likeness, Theme, Why, suggestion, why};

use crate::state::{MOST_THEMES, State};
use crate::text::Text;

/// More pairs than any night has: beyond it somebody imagines nights, and what was remembered is let go.
const MOST_PAIRS: usize = 2048;

/// What is known of pairs of answers.
#[derive(Debug)]
pub(crate) struct Kinship {
    language: Language,
    pairs: Mutex<HashMap<Pair, Kin>>,
}

type Pair = ([Option<Theme>; MOST_THEMES], Text, Text);

/// What is known of one pair.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Kin {
    /// Why they match by themselves.
    pub(crate) why: Option<Why>,
    /// Why they may be the same.
    pub(crate) likeness: Option<Likeness>,
}

impl Kinship {
    pub(crate) fn new(language: Language) -> Self {
        Self { language, pairs: Mutex::default() }
    }

    /// What is known of these two, tonight.
    pub(crate) fn of(&self, state: &State, one: Text, other: Text) -> Kin {
        let pair = (state.themes, one, other);
        let mut pairs = self.pairs.lock().unwrap_or_else(PoisonError::into_inner);
        if pairs.len() > MOST_PAIRS {
            pairs.clear();
        }
        *pairs.entry(pair).or_insert_with(|| {
            let themes: Vec<Theme> = state.themes().collect();
            let (one, other) = (one.as_str(), other.as_str());
            Kin {
                why: why(one, other, self.language, &themes),
                likeness: suggestion(one, other, self.language),
            }
        })
    }
}
