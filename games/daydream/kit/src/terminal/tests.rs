use anstream::adapter::strip_str;
use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_game::{Chance, Dealer, Luck, Pending, Seed, Session};
use reverie_text::{Lang, Names};
use unicode_width::UnicodeWidthStr;

use super::*;
use reverie_terminal::board::table;
use reverie_terminal::paint::paper;

/// A random game, looked at after every decision.
fn watch(folding: Folding, seats: u8, mut look: impl FnMut(&Session<Daydream>)) {
    let options = Options { view: folding, components: None };
    let chance = Chance::Dealt(Dealer::new(Seed::named(folding.name())));
    let mut session = Session::<Daydream>::new(seats, options, chance).unwrap();
    session.settle();
    let mut luck = Luck::seeded(7);
    while let Pending::Seats(waiting) = session.game().pending(session.state()) {
        look(&session);
        let seat = waiting.iter().next().unwrap();
        let mv = *luck.pick(&session.moves(seat)).unwrap();
        session.play(seat, mv).unwrap();
    }
    look(&session);
}

#[test]
fn every_view_fits_80_columns_in_both_languages() {
    for lang in Lang::ALL {
        let voice = crate::KIT.voice(lang);
        let names = Names::default();
        for folding in Folding::ALL {
            for (seats, width) in [(1, 80), (3, 80), (1, 100), (2, 118)] {
                let scene = Scene { voice: &voice, names: &names, width };
                watch(folding, seats, |session| {
                    let seat = Seat::new(0).unwrap();
                    let drawn = paper(&table(&DaydreamBoard, session, seat, &scene));
                    for line in strip_str(&drawn).to_string().lines() {
                        assert!(line.width() < width, "{} {lang}: {line}", folding.name());
                    }
                });
            }
        }
    }
}

#[test]
fn every_choice_can_be_explained() {
    let voice = crate::KIT.voice(Lang::En);
    let names = Names::default();
    let scene = Scene { voice: &voice, names: &names, width: 80 };
    for folding in Folding::ALL {
        watch(folding, 1, |session| {
            let seat = Seat::new(0).unwrap();
            for mv in session.moves(seat) {
                let effect = DaydreamBoard
                    .effect(session.game(), session.state(), seat, mv, &scene)
                    .unwrap_or_default();
                assert!(!effect.contains("daydream-"), "{effect}");
            }
        });
    }
}

#[test]
fn every_topic_has_help_in_both_languages() {
    for lang in Lang::ALL {
        let voice = crate::KIT.voice(lang);
        for (topic, words) in help::TOPICS {
            assert!(voice.knows(&format!("daydream-help-{topic}")), "{topic}");
            assert!(words.iter().all(|word| *word == reverie_terminal::typed::plain(word)), "{topic}");
        }
    }
}

#[test]
fn a_word_is_help_on_one_topic_only() {
    let mut words: Vec<&str> = help::TOPICS.iter().flat_map(|(_, words)| words.iter().copied()).collect();
    words.sort_unstable();
    assert!(words.windows(2).all(|pair| pair[0] != pair[1]), "{words:?}");
}

#[test]
fn the_rules_of_every_view_fit_one_screen() {
    for lang in Lang::ALL {
        let voice = crate::KIT.voice(lang);
        for folding in Folding::ALL {
            let game = Daydream::open(1, &Options { view: folding, components: None }).unwrap();
            let rules: Vec<String> = DaydreamBoard
                .rules(&game)
                .iter()
                .map(|phrase| reverie_terminal::paint::fold(&voice.say(phrase), 79, 2))
                .collect();
            assert!(rules.join("\n").lines().count() <= 36, "{}", folding.name());
        }
    }
}
