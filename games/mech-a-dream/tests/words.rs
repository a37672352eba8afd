//! Everything that can happen or be decided has words, in both languages.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use reverie_game::{Arg, Chance, Dealer, Game, Luck, Pending, Phrase, Seat, Seed, Session, Told};
use reverie_mech_a_dream::cards::{Delivery, Robot, Specialist};
use reverie_mech_a_dream::events::{Cause, Event};
use reverie_mech_a_dream::lot::Lot;
use reverie_mech_a_dream::moves::{Engine, Move};
use reverie_mech_a_dream::state::{Part, Time};
use reverie_mech_a_dream::tile::{Spot, Tile};
use reverie_mech_a_dream::{MechADream, Options};
use reverie_text::{COMMON, Lang, Names, Voice, gaps, keys};

const TEXTS: reverie_game::Texts = <MechADream as Told>::TEXTS;

const VARIATIONS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

fn options((robots, specialists): (bool, bool)) -> Options {
    Options { robots, specialists, components: None }
}

fn voices() -> [Voice; 2] {
    Lang::ALL.map(|lang| Voice::new(lang, [&TEXTS]))
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn tile(name: &str) -> Tile {
    name.parse().unwrap()
}

fn specialist(number: usize) -> Specialist {
    Specialist::all().nth(number - 1).unwrap()
}

fn robot(number: usize) -> Robot {
    Robot::all().nth(number - 1).unwrap()
}

fn names(you: Option<Seat>) -> Names {
    Names { names: ["Ada", "Bea", "Cid", "Dov"].map(str::to_owned).into(), you }
}

/// The phrase in words: to the first player, who is "you", and to somebody else.
fn worded(voice: &Voice, phrase: &Phrase) -> [String; 2] {
    known(voice, phrase);
    [Some(seat(0)), None].map(|you| {
        let words = voice.say_to(&names(you), phrase);
        assert!(!words.contains(['{', '$', '=', '~']), "{phrase} is worded {words:?}");
        assert!(!words.contains("  ") && !words.contains('\n'), "{words:?}");
        words
    })
}

/// There is a message for it and for all that is filled in, and nothing the message asks for is missing.
fn known(voice: &Voice, phrase: &Phrase) {
    assert!(voice.knows(&phrase.key), "{} has no word for {phrase}", voice.lang());
    for wanted in &keys(voice.lang().source(&TEXTS)).unwrap()[phrase.key.as_ref()] {
        assert!(phrase.args.contains_key(wanted.as_str()), "{phrase} lacks ${wanted}");
    }
    for arg in phrase.args.values() {
        if let Arg::Phrase(inner) = arg {
            known(voice, inner);
        }
    }
}

#[test]
fn both_languages_say_everything() {
    assert_eq!(gaps(&TEXTS), []);
}
