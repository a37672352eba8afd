#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

//! Which answers match, over the pairs people judged.

use reverie_lexicon::{Concept, Dream, Language, Theme, Thought, Why, concept, dream, suggestion, why};

struct Pair {
    same: bool,
    a: &'static str,
    b: &'static str,
}

fn pairs(language: Language) -> Vec<Pair> {
    let text = match language {
        Language::En => include_str!("pairs_en.tsv"),
        Language::Fr => include_str!("pairs_fr.tsv"),
    };
    text.lines()
        .map(|line| {
            let [same, a, b] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
            Pair { same: same == "1", a, b }
        })
        .collect()
}

fn joined(pair: &Pair, language: Language) -> bool {
    concept(pair.a, language, &[]) == concept(pair.b, language, &[])
}

#[test]
fn two_different_things_never_match_by_themselves() {
    for language in Language::ALL {
        let wrong: Vec<_> = pairs(language)
            .into_iter()
            .filter(|pair| !pair.same && joined(pair, language))
            .map(|p| (p.a, p.b))
            .collect();
        assert!(wrong.is_empty(), "{language:?}: {wrong:?}");
    }
}

#[test]
fn most_pairs_that_are_the_same_match_or_are_suggested() {
    for (language, wanted) in [(Language::En, 0.95), (Language::Fr, 0.85)] {
        let same: Vec<_> = pairs(language).into_iter().filter(|pair| pair.same).collect();
        let missed: Vec<_> = same
            .iter()
            .filter(|pair| !joined(pair, language) && suggestion(pair.a, pair.b, language).is_none())
            .map(|pair| (pair.a, pair.b))
            .collect();
        #[expect(clippy::cast_precision_loss, reason = "some hundred pairs")]
        let found = 1.0 - missed.len() as f64 / same.len() as f64;
        assert!(found >= wanted, "{language:?}: {found:.2}; missed {missed:?}");
    }
}

#[test]
fn the_themes_of_the_night_decide_what_a_word_means() {
    let vehicles = [Theme::by_id("vehicles").unwrap()];
    let clothes = [Theme::by_id("clothes").unwrap()];
    assert_eq!(dream("Cars", Language::En, &vehicles).unwrap().name(Language::En), "car");
    assert_eq!(dream("Cars", Language::En, &clothes), None);
    assert_eq!(dream("les voitures", Language::Fr, &vehicles).unwrap().name(Language::En), "car");
}

#[test]
fn a_match_says_why() {
    let themes = [Theme::by_id("vehicles").unwrap()];
    let why = |a, b| why(a, b, Language::En, &themes);
    assert_eq!(why("Car", "the car"), Some(Why::Same));
    assert_eq!(why("fire-truck", "firetruck"), Some(Why::Spelling));
    assert_eq!(why("cars", "car"), Some(Why::Plural));
    assert_eq!(why("automobile", "car"), Some(Why::Alias));
    assert_eq!(why("helicoptre", "helicopter"), Some(Why::Typo));
    assert_eq!(why("voiture", "car"), Some(Why::Language));
    assert_eq!(why("boat", "car"), None);
}

#[test]
fn a_word_on_no_list_matches_itself_in_any_number() {
    assert_eq!(concept("Quibbles", Language::En, &[]), concept("a quibble", Language::En, &[]));
    assert_ne!(concept("quibble", Language::En, &[]), concept("quiddity", Language::En, &[]));
}

#[test]
fn every_name_of_a_dream_means_that_dream_on_its_night() {
    for theme in Theme::all() {
        for dream in theme.dreams() {
            for language in Language::ALL {
                for name in dream.names(language) {
                    assert_eq!(concept(name, language, &[theme]), dream.concept(), "{}: {name}", theme.id());
                }
            }
        }
    }
}

#[test]
fn two_dreams_of_a_theme_never_mean_the_same() {
    for theme in Theme::all() {
        let mut concepts: Vec<Concept> = theme.dreams().map(Dream::concept).collect();
        concepts.sort_unstable();
        assert!(concepts.windows(2).all(|two| two[0] != two[1]), "{}", theme.id());
    }
}

#[test]
fn numbers_beyond_the_last_are_refused() {
    assert!(serde_json::from_str::<Thought>("399").is_ok());
    assert!(serde_json::from_str::<Thought>("512").is_err());
    assert!(serde_json::from_str::<Theme>("200").is_err());
    assert!(serde_json::from_str::<Dream>("65535").is_err());
    assert_eq!(serde_json::to_string(&Language::Fr).unwrap(), "\"fr\"");
}
