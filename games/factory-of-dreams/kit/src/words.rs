//! Its word knowledge against people's answers: which dreams are likely, which answers match.

use reverie_game::Illegal;
use reverie_kit::words::{Answered, Judged, Pair, Prompt, Shares, Wordbook};
use reverie_lexicon::evoke::{Cue, Night};
use reverie_lexicon::{Dream, Language, Theme, concept, resembles, suggestion, why};
use reverie_text::Lang;
use serde::Serialize;
use serde_json::Value as Json;

/// The lines of a file that say something, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let numbered = (1..).zip(text.lines().map(str::trim));
    numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// The words of the box, and of the lists.
#[derive(Debug)]
pub struct Lexicon;

impl Wordbook for Lexicon {
    fn answer(&self, text: &str) -> Result<Answered, Illegal> {
        let prompts =
            lines(text).map(|(number, line)| prompt(number, line)).collect::<Result<Vec<_>, _>>()?;
        let mut ids: Vec<&str> = Vec::new();
        for prompt in &prompts {
            if !ids.contains(&prompt.theme.as_str()) {
                ids.push(&prompt.theme);
            }
        }
        let of = |id: &str| shares(Some(id), prompts.iter().filter(|prompt| prompt.theme == id));
        let themes = ids.into_iter().map(of).collect();
        Ok(Answered { all: shares(None, prompts.iter()), themes, prompts })
    }

    fn judge(&self, text: &str, lang: Lang) -> Result<Judged, Illegal> {
        let language = Language::of_code(lang.code()).unwrap_or(Language::ALL[0]);
        let mut pairs = Vec::new();
        for (number, line) in lines(text) {
            let bad =
                || Illegal::new("lab-words-bad-pair").with("number", number.to_string()).with("line", line);
            let [same, a, b] = line.split('\t').map(str::trim).collect::<Vec<_>>()[..] else {
                return Err(bad());
            };
            let same = match same {
                "1" => true,
                "0" => false,
                _ => return Err(bad()),
            };
            let matched = why(a, b, language, &[]);
            let suggested = if matched.is_some() { None } else { suggestion(a, b, language) };
            pairs.push(Pair {
                a: a.to_owned(),
                b: b.to_owned(),
                same,
                matched: matched.map(plain),
                suggested: suggested.map(plain),
            });
        }
        let count = |test: fn(&Pair) -> bool| pairs.iter().filter(|pair| test(pair)).count();
        let (same, found) =
            (count(|p| p.same), count(|p| p.same && (p.matched.is_some() || p.suggested.is_some())));
        #[expect(clippy::cast_precision_loss, reason = "some hundred pairs")]
        let found_share = found as f64 / same.max(1) as f64;
        Ok(Judged {
            language: lang.code(),
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

/// How often the listed answers are the likeliest.
#[expect(clippy::cast_precision_loss, reason = "some hundred prompts")]
fn shares<'p>(theme: Option<&str>, prompts: impl Iterator<Item = &'p Prompt>) -> Shares {
    let prompts: Vec<&Prompt> = prompts.collect();
    let count = prompts.len();
    let share = |rank: fn(&Prompt) -> Option<usize>, within: usize| {
        let hits = prompts.iter().filter(|prompt| rank(prompt).is_some_and(|rank| rank <= within)).count();
        hits as f64 / count.max(1) as f64
    };
    Shares {
        theme: theme.map(str::to_owned),
        prompts: count,
        top1: share(|prompt| prompt.rank, 1),
        top3: share(|prompt| prompt.rank, 3),
        any_top1: share(|prompt| prompt.best_rank, 1),
        any_top3: share(|prompt| prompt.best_rank, 3),
    }
}

/// A reason as it is written.
fn plain(reason: impl Serialize) -> Json {
    serde_json::to_value(reason).unwrap_or_default()
}
