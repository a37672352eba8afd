#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

//! Whether the likeliest dreams are those people say.

use std::time::Instant;

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

#[test]
fn a_word_on_no_card_evokes_through_the_lexicon_in_both_languages() {
    let night = Night::of(&[Theme::by_id("animals").unwrap()]);
    for (word, language) in [("honey", Language::En), ("miel", Language::Fr)] {
        let cue = Cue::read(word, language).unwrap();
        assert!(matches!(cue, Cue::Word(_)));
        let best: Vec<&str> =
            night.likeliest(&[cue])[..3].iter().map(|(dream, _)| dream.name(Language::En)).collect();
        assert!(best.contains(&"bee"), "{word}: {best:?}");
    }
    assert_eq!(Cue::read("Harbors", Language::En), Cue::read("harbour", Language::En));
    assert_eq!(Cue::read("xqzzk", Language::En), None);
}

#[test]
fn a_whole_table_is_weighed_in_a_few_milliseconds() {
    let night = Night::of(&[Theme::by_id("places").unwrap()]);
    let cue = |number: u16| Cue::Thought(Thought::try_from(number).unwrap());
    night.links(&cue(0));
    let began = Instant::now();
    let links: Vec<Vec<f32>> = (0..23).map(|number| night.links(&cue(number * 7))).collect();
    for reserve in 0..8 {
        for flask in 0..5 {
            let rows: Vec<&[f32]> =
                [reserve, 8 + flask * 3, 9 + flask * 3].map(|at: usize| links[at].as_slice()).to_vec();
            assert_eq!(night.likelihoods(&rows).len(), night.dreams().len());
        }
    }
    assert!(began.elapsed().as_millis() < 50, "{:?}", began.elapsed());
}
