#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

//! Whether the likeliest dreams are those people say.

use reverie_lexicon::evoke::{Cue, Night};
use reverie_lexicon::{Dream, Language, Theme, Thought, concept, resembles};

struct Prompt {
    theme: Theme,
    words: Vec<&'static str>,
    answers: Vec<&'static str>,
}

fn prompts() -> Vec<Prompt> {
    let lines = include_str!("prompts.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (theme, rest) = line.split_once(": ").unwrap();
            let (words, answers) = rest.split_once(" = ").unwrap();
            Prompt {
                theme: Theme::by_id(theme).unwrap(),
                words: words.split(',').collect(),
                answers: answers.split('/').collect(),
            }
        })
        .collect()
}

/// The place of the first listed answer among the dreams that may be written, and of the best listed one.
fn ranks(prompt: &Prompt) -> (usize, usize) {
    let night = Night::of(&[prompt.theme]);
    let cues: Vec<Cue> = prompt.words.iter().map(|word| Cue::read(word, Language::En).unwrap()).collect();
    let allowed = |dream: &Dream| {
        prompt.words.iter().all(|word| !resembles(dream.name(Language::En), word, Language::En))
    };
    let likeliest: Vec<Dream> =
        night.likeliest(&cues).into_iter().map(|(dream, _)| dream).filter(allowed).collect();
    let rank = |answer: &&str| {
        let meant = concept(answer, Language::En, &[prompt.theme]);
        likeliest.iter().position(|dream| dream.concept() == meant).unwrap_or(usize::MAX)
    };
    let ranks: Vec<usize> = prompt.answers.iter().map(rank).collect();
    (ranks[0], *ranks.iter().min().unwrap())
}

#[expect(clippy::cast_precision_loss, reason = "some hundred prompts")]
fn share(ranks: &[usize], within: usize) -> f64 {
    ranks.iter().filter(|&&rank| rank < within).count() as f64 / ranks.len() as f64
}

#[test]
fn the_likeliest_dreams_are_those_people_say() {
    let prompts = prompts();
    let (first, any): (Vec<_>, Vec<_>) = prompts.iter().map(ranks).unzip();
    let figures = [share(&first, 1), share(&first, 3), share(&any, 1), share(&any, 3)];
    println!(
        "{} prompts: first listed {:.3} {:.3}, any listed {:.3} {:.3}",
        prompts.len(),
        figures[0],
        figures[1],
        figures[2],
        figures[3]
    );
    for (prompt, rank) in prompts.iter().zip(&first).filter(|(_, rank)| **rank > 2) {
        println!("{}: {:?} = {:?}: {rank}", prompt.theme.id(), prompt.words, prompt.answers);
    }
    assert!(figures[0] >= 0.70 && figures[1] >= 0.86, "{figures:?}");
}

#[test]
fn likelihoods_sum_to_one_and_two_links_are_surer_than_one() {
    let night = Night::of(&[Theme::by_id("vehicles").unwrap()]);
    let cue = |word| Cue::Thought(Thought::by_word(word).unwrap());
    let one = night.likeliest(&[cue("fire")]);
    let two = night.likeliest(&[cue("fire"), cue("ladder")]);
    for likely in [&one, &two] {
        let sum: f32 = likely.iter().map(|(_, likelihood)| likelihood).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    }
    assert!(two[0].1 > one[0].1);
}

#[test]
fn a_night_of_two_themes_offers_the_dreams_of_both_each_thing_once() {
    let themes = ["clothes", "music"].map(|id| Theme::by_id(id).unwrap());
    let night = Night::of(&themes);
    let mut concepts: Vec<_> = night.dreams().iter().map(|dream| dream.concept()).collect();
    concepts.sort_unstable();
    concepts.dedup();
    assert_eq!(concepts.len(), night.dreams().len());
    assert!(themes.iter().all(|&theme| night.dreams().iter().any(|dream| dream.theme() == theme)));
}

#[test]
fn a_night_without_a_theme_still_hears_the_thoughts() {
    let night = Night::of(&[]);
    let cues = ["fire", "wing"].map(|word| Cue::Thought(Thought::by_word(word).unwrap()));
    let best: Vec<&str> =
        night.likeliest(&cues)[..3].iter().map(|(dream, _)| dream.name(Language::En)).collect();
    assert!(best.contains(&"dragon"), "{best:?}");
}

/// The three likeliest dreams of a theme for one word.
fn best(theme: &str, word: &str, language: Language) -> (Cue, Vec<&'static str>) {
    let cue = Cue::read(word, language).unwrap();
    let likeliest = Night::of(&[Theme::by_id(theme).unwrap()]).likeliest(std::slice::from_ref(&cue));
    (cue, likeliest[..3].iter().map(|(dream, _)| dream.name(Language::En)).collect())
}

#[test]
fn a_common_word_on_no_card_evokes_what_people_say_first() {
    for (word, language) in [("dogs", Language::En), ("chien", Language::Fr)] {
        let (cue, best) = best("jobs", word, language);
        assert!(matches!(cue, Cue::Common(..)));
        assert!(best.contains(&"veterinarian"), "{word}: {best:?}");
    }
}

#[test]
fn any_other_word_evokes_through_the_lexicon_in_both_languages() {
    for (word, language) in [("airport", Language::En), ("aéroport", Language::Fr)] {
        let (cue, best) = best("vehicles", word, language);
        assert!(matches!(cue, Cue::Word(_)));
        assert!(best.contains(&"plane"), "{word}: {best:?}");
    }
    assert_eq!(Cue::read("Harbors", Language::En), Cue::read("harbour", Language::En));
    assert_eq!(Cue::read("xqzzk", Language::En), None);
}
