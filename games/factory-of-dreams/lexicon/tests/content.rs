#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

//! The authored words hold together: counts, duplicates, both languages, and enough for every Thought to go on.

use std::collections::{HashMap, HashSet};

use reverie_lexicon::evoke::{self, Cue, Night};
use reverie_lexicon::{Dream, Language, Level, Theme, Thought, clean, concept, content, sunday};

#[test]
fn every_content_file_can_be_read() {
    assert_eq!(content::check(), Ok(()));
}

#[test]
fn there_are_fifty_themes_on_four_levels() {
    let on = |level| Theme::all().filter(|theme| theme.level() == level).count();
    assert_eq!(Level::ALL.map(on), [8, 16, 16, 10]);
    assert!(Theme::all().is_sorted_by_key(Theme::level));
    for theme in Theme::all() {
        assert_eq!(Theme::by_id(theme.id()), Some(theme));
    }
}

#[test]
fn thoughts_are_single_words_each_on_one_card() {
    for language in Language::ALL {
        let words: HashSet<&str> = Thought::all().map(|thought| thought.word(language)).collect();
        assert_eq!(words.len(), 400);
        for word in words {
            assert_eq!(clean(word).as_deref(), Ok(word));
            assert!(!word.contains(' '), "{word}");
        }
    }
    for thought in Thought::all() {
        assert_eq!(Thought::on(thought.card(), thought.side()), Some(thought));
    }
}

#[test]
fn every_theme_has_enough_dreams_and_every_dream_enough_thoughts() {
    for theme in Theme::all() {
        let wanted = match theme.id() {
            "places" | "famous" => 140..=165,
            _ => 60..=99,
        };
        assert!(wanted.contains(&theme.dreams().len()), "{}: {} dreams", theme.id(), theme.dreams().len());
        for dream in theme.dreams() {
            let evoking = dream.evoked_by().len();
            assert!((8..=12).contains(&evoking), "{}: {}: {evoking}", theme.id(), dream.name(Language::En));
        }
    }
}

#[test]
fn every_name_can_be_written_on_a_dream_card() {
    for dream in Dream::all() {
        for language in Language::ALL {
            for &name in dream.names(language) {
                assert_eq!(clean(name).as_deref(), Ok(name), "{}", dream.theme().id());
                assert_eq!(name.to_lowercase(), name, "{}", dream.theme().id());
            }
        }
    }
}

#[test]
fn themes_are_told_in_both_languages_with_proper_french_spaces() {
    for theme in Theme::all() {
        let [english, french] = Language::ALL.map(|language| theme.about(language));
        assert_ne!(english, french, "{}", theme.id());
        for sign in [':', ';', '!', '?'] {
            for (at, _) in french.match_indices(sign) {
                assert!(french[..at].ends_with('\u{a0}'), "{}: {french}", theme.id());
            }
        }
        assert!(!french.contains('\''), "{}: {french}", theme.id());
    }
}

/// The dreams likeliest without any Thought are the first on the list: the commonest.
#[test]
fn no_thought_is_among_the_ten_likeliest_dreams_of_an_introductory_theme() {
    for theme in Theme::all().filter(|theme| theme.level() == Level::Introductory) {
        for dream in theme.dreams().take(10) {
            for thought in Thought::all() {
                for language in Language::ALL {
                    let (name, word) = (dream.name(language), thought.word(language));
                    let same = concept(name, language, &[theme]) == concept(word, language, &[theme]);
                    assert!(!same, "{}: {name} and {word}", theme.id());
                }
            }
        }
    }
}

#[test]
fn in_every_theme_most_thoughts_have_a_dream_that_most_people_would_see() {
    for theme in Theme::all() {
        let strong = Thought::all().filter(|&thought| theme.first(thought).strong).count();
        assert!(strong * 100 >= usize::from(Thought::COUNT) * 60, "{}: {strong}", theme.id());
    }
}

#[test]
fn no_dream_is_the_likeliest_for_more_than_one_thought_in_twenty() {
    let mut favourites = Vec::new();
    for theme in Theme::all() {
        let night = Night::of(&[theme]);
        let mut on_top: HashMap<Dream, usize> = HashMap::new();
        for thought in Thought::all() {
            *on_top.entry(night.likeliest(&[Cue::Thought(thought)])[0].0).or_default() += 1;
        }
        let often = on_top.into_iter().filter(|&(_, count)| count > 20);
        favourites.extend(often.map(|(dream, count)| (theme.id(), dream.name(Language::En), count)));
    }
    assert!(favourites.is_empty(), "{favourites:?}");
}

#[test]
fn the_night_without_a_theme_has_some_two_hundred_dreams() {
    assert!((180..=250).contains(&sunday().len()), "{}", sunday().len());
}

#[test]
fn the_packed_word_knowledge_covers_the_content() {
    assert!(evoke::is_complete(), "the dreams have changed: run `cargo xtask words`");
}

#[test]
fn words_and_their_knowledge_fit_in_five_megabytes() {
    fn size(folder: &std::path::Path) -> u64 {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.map(|path| if path.is_dir() { size(&path) } else { path.metadata().unwrap().len() }).sum()
    }
    let house = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let bytes = size(&house.join("content")) + size(&house.join("data"));
    assert!(bytes <= 5_000_000, "{bytes} bytes");
}
