use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_terminal::trial::{Trial, of_topics, told_apart, watch};
use reverie_terminal::typed;
use reverie_text::{Lang, Voice};

use super::*;

fn folded(view: Folding) -> Options {
    Options { view, components: None }
}

fn in_every_language(try_in: impl Fn(Trial<'_, DaydreamBoard>)) {
    for voice in Lang::all().map(Voice::of) {
        try_in(Trial { board: &DaydreamBoard, voice, keys: "daydream-" });
    }
}

#[test]
fn every_view_fits_80_columns_in_both_languages() {
    in_every_language(|trial| {
        for view in Folding::ALL {
            for (seats, width) in [(1, 80), (3, 80), (1, 100), (2, 118)] {
                watch::<Daydream>(seats, folded(view), |session| trial.fits(session, width));
            }
        }
    });
}

#[test]
fn every_choice_is_named_and_explained_in_both_languages() {
    in_every_language(|trial| {
        for view in Folding::ALL {
            watch::<Daydream>(1, folded(view), |session| trial.names_every_choice(session, usize::MAX));
        }
    });
}

#[test]
fn every_topic_has_help_in_both_languages() {
    let knows = |voice: &Voice, topic| voice.knows(&format!("daydream-help-{topic}"));
    in_every_language(|trial| {
        let game = Daydream::open(1, &Options::default()).unwrap();
        for (topic, words) in help::TOPICS.iter().zip(of_topics(help::TOPICS, "daydream-help-")) {
            assert!(knows(trial.voice, topic), "{topic}");
            for word in typed::words(trial.voice.lang(), &words) {
                trial.helps(&game, &game.start(), &word);
            }
        }
    });
}

#[test]
fn a_word_is_help_on_one_topic_only() {
    told_apart(of_topics(help::TOPICS, "daydream-help-"));
}

#[test]
fn the_rules_of_every_view_fit_one_screen() {
    in_every_language(|trial| {
        for view in Folding::ALL {
            trial.tells_the_rules_in(36, &Daydream::open(1, &folded(view)).unwrap());
        }
    });
}
