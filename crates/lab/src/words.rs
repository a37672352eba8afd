//! The word knowledge of Factory of Dreams against people's answers: which dreams are likely, which answers match.

use reverie_game::Illegal;
use reverie_lexicon::evoke::{Cue, Night};
use reverie_lexicon::{Dream, Language, Likeness, Theme, Why, concept, resembles, suggestion, why};
use serde::Serialize;

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

/// The lines of a file that say something, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let numbered = (1..).zip(text.lines().map(str::trim));
    numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// Reads lines `theme: thought,thought = answer/answer` in English, and ranks the answers.
pub fn answer(text: &str) -> Result<Answered, Illegal> {
    let prompts = lines(text).map(|(number, line)| prompt(number, line)).collect::<Result<Vec<_>, _>>()?;
    let mut ids: Vec<&str> = Vec::new();
    for prompt in &prompts {
        if !ids.contains(&prompt.theme.as_str()) {
            ids.push(&prompt.theme);
        }
    }
    let of = |id: &str| Shares::of(Some(id), prompts.iter().filter(|prompt| prompt.theme == id));
    let themes = ids.into_iter().map(of).collect();
    Ok(Answered { all: Shares::of(None, prompts.iter()), themes, prompts })
}

fn prompt(number: usize, line: &str) -> Result<Prompt, Illegal> {
    let bad = || Illegal::new("lab-words-bad-prompt").with("number", number.to_string()).with("line", line);
    let (id, rest) = line.split_once(':').ok_or_else(bad)?;
    let (thoughts, answers) = rest.split_once('=').ok_or_else(bad)?;
    let id = id.trim();
    let theme = Theme::by_id(id).ok_or_else(|| {
        let known: Vec<&str> = Theme::all().map(Theme::id).collect();
        Illegal::new("lab-words-no-such-theme").with("theme", id).with("known", known.join(", "))
    })?;
    let split = |text: &str, by: char| {
        let parts = text.split(by).map(str::trim).filter(|part| !part.is_empty());
        parts.map(str::to_owned).collect::<Vec<String>>()
    };
    let (thoughts, answers) = (split(thoughts, ','), split(answers, '/'));
    if thoughts.is_empty() || answers.is_empty() {
        return Err(bad());
    }
    let mut cues = Vec::new();
    let mut unknown = Vec::new();
    for thought in &thoughts {
        match Cue::read(thought, Language::En) {
            Some(cue) => cues.push(cue),
            None => unknown.push(thought.clone()),
        }
    }
    // A dream that is one of the Thoughts in another coat may not be written.
    let allowed = |dream: &Dream| {
        thoughts.iter().all(|thought| !resembles(dream.name(Language::En), thought, Language::En))
    };
    let likeliest = Night::of(&[theme]).likeliest(&cues).into_iter().map(|(dream, _)| dream);
    let likeliest: Vec<Dream> = likeliest.filter(allowed).collect();
    let rank = |answer: &String| {
        let meant = concept(answer, Language::En, &[theme]);
        likeliest.iter().position(|dream| dream.concept() == meant).map(|place| place + 1)
    };
    Ok(Prompt {
        theme: id.to_owned(),
        rank: answers.first().and_then(rank),
        best_rank: answers.iter().filter_map(rank).min(),
        likeliest: likeliest.iter().take(3).map(|dream| dream.name(Language::En)).collect(),
        thoughts,
        unknown,
        answers,
    })
}

impl Shares {
    #[expect(clippy::cast_precision_loss, reason = "some hundred prompts")]
    fn of<'p>(theme: Option<&str>, prompts: impl Iterator<Item = &'p Prompt>) -> Self {
        let prompts: Vec<&Prompt> = prompts.collect();
        let count = prompts.len();
        let share = |rank: fn(&Prompt) -> Option<usize>, within: usize| {
            let hits =
                prompts.iter().filter(|prompt| rank(prompt).is_some_and(|rank| rank <= within)).count();
            hits as f64 / count.max(1) as f64
        };
        Self {
            theme: theme.map(str::to_owned),
            prompts: count,
            top1: share(|prompt| prompt.rank, 1),
            top3: share(|prompt| prompt.rank, 3),
            any_top1: share(|prompt| prompt.best_rank, 1),
            any_top3: share(|prompt| prompt.best_rank, 3),
        }
    }
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
    pub matched: Option<Why>,
    /// Why the table is asked about them, if they do not match and it is.
    pub suggested: Option<Likeness>,
}

/// Pairs of answers, judged.
#[derive(Debug, Clone, Serialize)]
pub struct Judged {
    /// The language they are read in.
    pub language: Language,
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

/// Reads lines `1<tab>answer<tab>answer` (0 where they are not the same), and judges each pair.
pub fn judge(text: &str, language: Language) -> Result<Judged, Illegal> {
    let mut pairs = Vec::new();
    for (number, line) in lines(text) {
        let bad = || Illegal::new("lab-words-bad-pair").with("number", number.to_string()).with("line", line);
        let [same, a, b] = line.split('\t').map(str::trim).collect::<Vec<_>>()[..] else { return Err(bad()) };
        let same = match same {
            "1" => true,
            "0" => false,
            _ => return Err(bad()),
        };
        let matched = why(a, b, language, &[]);
        let suggested = if matched.is_some() { None } else { suggestion(a, b, language) };
        pairs.push(Pair { a: a.to_owned(), b: b.to_owned(), same, matched, suggested });
    }
    let count = |test: fn(&Pair) -> bool| pairs.iter().filter(|pair| test(pair)).count();
    let (same, found) =
        (count(|p| p.same), count(|p| p.same && (p.matched.is_some() || p.suggested.is_some())));
    #[expect(clippy::cast_precision_loss, reason = "some hundred pairs")]
    let found_share = found as f64 / same.max(1) as f64;
    Ok(Judged {
        language,
        same,
        matched: count(|p| p.same && p.matched.is_some()),
        found,
        found_share,
        different: count(|p| !p.same),
        wrongly_matched: count(|p| !p.same && p.matched.is_some()),
        wrongly_suggested: count(|p| !p.same && p.suggested.is_some()),
        pairs,
    })
}
