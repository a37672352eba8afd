//! How well a game that reads words knows them, held against people's answers.

use std::fmt::Debug;

use reverie_game::Illegal;
use reverie_text::Lang;
use serde::Serialize;
use serde_json::Value as Json;

/// What a game knows of words: what they bring to mind, and which mean the same.
pub trait Wordbook: Debug + Sync {
    /// Reads lines `theme: thought,thought = answer/answer` in English, and ranks the answers.
    fn answer(&self, text: &str) -> Result<Answered, Illegal>;
    /// Reads lines `1<tab>answer<tab>answer` (0 where they are not the same), and judges each pair.
    fn judge(&self, text: &str, lang: Lang) -> Result<Judged, Illegal>;
}

/// How the listed answers to some Thoughts are ranked.
#[derive(Debug, Clone, Serialize)]
pub struct Prompt {
    /// The theme's id.
    pub theme: String,
    /// The Thoughts, or other words.
    pub thoughts: Vec<String>,
    /// Those of them that neither a card nor the lexicon knows, and that therefore evoke nothing.
    pub unknown: Vec<String>,
    /// What people answered.
    pub answers: Vec<String>,
    /// The place, from 1, of the first listed answer among the dreams that may be written; nothing if it is none.
    pub rank: Option<usize>,
    /// The place of the best ranked of the listed answers.
    pub best_rank: Option<usize>,
    /// The three likeliest dreams.
    pub likeliest: Vec<&'static str>,
}

/// How often an answer is the likeliest dream, or one of the three likeliest.
#[derive(Debug, Clone, Serialize)]
pub struct Shares {
    /// The theme's id; nothing for all of them.
    pub theme: Option<String>,
    /// How many prompts.
    pub prompts: usize,
    /// The first listed answer is the likeliest dream.
    pub top1: f64,
    /// The first listed answer is among the three likeliest.
    pub top3: f64,
    /// Any listed answer is the likeliest dream.
    pub any_top1: f64,
    /// Any listed answer is among the three likeliest.
    pub any_top3: f64,
}

/// Prompts, answered.
#[derive(Debug, Clone, Serialize)]
pub struct Answered {
    /// All of them.
    pub all: Shares,
    /// The same by theme.
    pub themes: Vec<Shares>,
    /// One by one.
    pub prompts: Vec<Prompt>,
}

/// Two answers, and what is made of them.
#[derive(Debug, Clone, Serialize)]
pub struct Pair {
    /// The one.
    pub a: String,
    /// The other.
    pub b: String,
    /// Whether people say they are the same.
    pub same: bool,
    /// Why they match by themselves, if they do.
    pub matched: Option<Json>,
    /// Why the table is asked about them, if they do not match and it is.
    pub suggested: Option<Json>,
}

/// Pairs of answers, judged.
#[derive(Debug, Clone, Serialize)]
pub struct Judged {
    /// The language they are read in.
    pub language: &'static str,
    /// How many pairs are the same.
    pub same: usize,
    /// How many of those match by themselves.
    pub matched: usize,
    /// How many of those match by themselves or are suggested.
    pub found: usize,
    /// The same as a share.
    pub found_share: f64,
    /// How many pairs are not the same.
    pub different: usize,
    /// How many of those match by themselves, which none should.
    pub wrongly_matched: usize,
    /// How many of those the table is asked about.
    pub wrongly_suggested: usize,
    /// One by one.
    pub pairs: Vec<Pair>,
}
