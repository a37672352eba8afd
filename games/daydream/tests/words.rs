//! Everything that can happen or be decided has words, in both languages.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use reverie_daydream::board::Outcome;
use reverie_daydream::components::Components;
use reverie_daydream::events::Event;
use reverie_daydream::folding::{Folding, Panel};
use reverie_daydream::grid::{Cloud, Die, Digit};
use reverie_daydream::moves::{Bonus, Move};
use reverie_daydream::state::{Ink, Roll};
use reverie_daydream::{Daydream, Options};
use reverie_game::{Arg, Chance, Dealer, Game, Luck, Pending, Phrase, Seat, Seed, Session, Told};
use reverie_text::{COMMON, Lang, Names, Voice, gaps, keys};

const TEXTS: reverie_game::Texts = <Daydream as Told>::TEXTS;

fn voices() -> [Voice; 2] {
    Lang::ALL.map(|lang| Voice::new(lang, [&TEXTS]))
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The phrase in words: to the first player, who is "you", and to somebody else.
fn worded(voice: &Voice, phrase: &Phrase) -> [String; 2] {
    known(voice, phrase);
    let names: Vec<_> = ["Ada", "Bea", "Cid"].map(str::to_owned).into();
    [Some(seat(0)), None].map(|you| {
        let words = voice.say_to(&Names { names: names.clone(), you }, phrase);
        assert!(!words.contains(['{', '$', '=']), "{phrase} is worded {words:?}");
        words
    })
}

fn known(voice: &Voice, phrase: &Phrase) {
    assert!(voice.knows(&phrase.key), "{} has no word for {phrase}", voice.lang());
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

#[test]
fn daydream_does_not_reword_what_every_game_says() {
    let common = keys(COMMON.en).unwrap();
    let own = keys(TEXTS.en).unwrap();
    assert_eq!(own.keys().filter(|key| common.contains_key(*key)).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_decision_and_event_of_random_games_has_words_and_different_decisions_differ() {
    let voices = voices();
    for (view, seats) in Folding::ALL.into_iter().flat_map(|view| [(view, 1), (view, 3)]) {
        let options = Options { view, components: None };
        let chance = Chance::Dealt(Dealer::new(Seed::named(view.name())));
        let mut session = Session::<Daydream>::new(seats, options, chance).unwrap();
        let mut luck = Luck::seeded(u64::from(seats));
        let mut events = session.settle();
        loop {
            for phrase in events.iter().filter_map(|event| session.game().event_words(event)) {
                for voice in &voices {
                    worded(voice, &phrase);
                }
            }
            let Pending::Seats(awaited) = session.game().pending(session.state()) else { break };
            let seat = awaited.iter().next().unwrap();
            let moves = session.moves(seat);
            for voice in &voices {
                let words = |mv: &Move| -> Vec<_> {
                    let path = session.game().move_words(session.state(), seat, *mv);
                    path.iter().map(|phrase| worded(voice, phrase)).collect()
                };
                let different: BTreeSet<_> = moves.iter().map(words).collect();
                assert_eq!(different.len(), moves.len(), "{view:?}: two decisions sound alike");
            }
            events = session.play(seat, *luck.pick(&moves).unwrap()).unwrap();
        }
    }
}

/// At least one event for each line the log can have.
fn every_kind_of_event() -> Vec<Event> {
    let seat = seat(0);
    let (die, digit): (Die, Digit) = (Die::new(3).unwrap(), Digit::new(4).unwrap());
    let cloud: Cloud = "b3".parse().unwrap();
    let (row, column) = ("b1-b4".to_owned().try_into().unwrap(), "a2-e2".to_owned().try_into().unwrap());
    let mut events = vec![
        Event::Wrote { seat, die, digit, cloud },
        Event::Lost { seat, die },
        Event::Polaroid { seat, polaroid: 0, digit },
        Event::Moon { seat, moon: 0, digit, reward: 0 },
        Event::Finished { seat, object: 0 },
    ];
    events.extend([1, 2].map(|turn| Event::Rolled { turn, dice: Roll::of(die, die) }));
    events.extend([1, 2].map(|leaves| Event::Coloured { seat, leaves, die, digit }));
    events.extend([1, 2].map(|heads| Event::Note { seat, note: 0, heads }));
    events.extend([1, 2].map(|reward| Event::Moon { seat, moon: 1, digit, reward }));
    events.extend([0, 1, 2].map(|stars| Event::Constellation { seat, from: 0, to: 9, stars }));
    events.extend([0, 1, 2].map(|family| Event::Frame { seat, family, points: 5 }));
    events.extend([5, 2].map(|points| Event::Barred { seat, points }));
    events.extend([true, false].map(|full| Event::Ended { seat, full }));
    for (one, other) in [(true, true), (true, false), (false, true), (false, false)] {
        events.push(Event::Forwent { seat, die, leaf: one, thorn: other });
        let take = if one { Bonus::Sun } else { Bonus::Leaf };
        events.push(Event::Bonus { seat, take, gained: other });
    }
    for outcome in [Outcome::Struck, Outcome::Dot, Outcome::Sun] {
        events.extend([row, column].map(|line| Event::Line { seat, line, outcome, clouds: 4 }));
    }
    events
}

#[test]
fn every_kind_of_event_is_a_sentence_to_its_player_and_to_the_others() {
    let game = Daydream::open(3, &Options::default()).unwrap();
    for voice in voices() {
        let mut said: BTreeMap<String, Event> = BTreeMap::new();
        for event in every_kind_of_event() {
            let phrase = game.event_words(&event).unwrap();
            let [to_you, to_others] = worded(&voice, &phrase);
            for words in [&to_you, &to_others] {
                assert!(words.ends_with('.'), "{words}");
                assert!(!words.contains("  ") && !words.contains('\n'), "{words:?}");
            }
            let about_somebody = phrase.args.contains_key("who");
            assert_eq!(to_others.contains("Ada"), about_somebody, "{to_others}");
            assert!(!to_you.contains("Ada"), "{to_you}");
            let nothing_gained = matches!(event, Event::Bonus { gained: false, .. });
            let before = said.insert(to_you.clone(), event);
            assert!(nothing_gained || before.is_none(), "{to_you}: {event:?} and {before:?}");
        }
    }
}

#[test]
fn a_single_stroke_is_no_line_of_the_log() {
    let game = Daydream::open(1, &Options::default()).unwrap();
    let stroke = Event::Stroke { seat: seat(0), object: 0, ink: Ink::Dot, from: 0, to: 1 };
    assert_eq!(game.event_words(&stroke), None);
}

#[test]
fn every_refusal_of_a_decision_has_words() {
    let mut session = Session::<Daydream>::new(1, Options::default(), Chance::Asked).unwrap();
    let faces = Die::FACES;
    let clouds = ["a1", "a2", "b1", "b2", "c1", "c4", "e3", "e10"].map(|cloud| cloud.parse().unwrap());
    let mut reasons = BTreeSet::new();
    let voices = voices();
    for (n, pair) in [[0, 3], [1, 4], [2, 5]].into_iter().enumerate() {
        session.roll(Roll::of(faces[pair[0]], faces[pair[1]])).unwrap();
        while let Pending::Seats(_) = session.game().pending(session.state()) {
            let mut tried: Vec<Move> = faces.map(|die| Move::Forgo { die }).into();
            tried.push(Move::Bonus { take: Bonus::Sun });
            tried.push(Move::First { line: "b1-b4".to_owned().try_into().unwrap() });
            for digit in Digit::MIN.up_to(Digit::MAX) {
                for die in faces {
                    tried.extend(clouds.map(|cloud| Move::Write { die, digit, cloud }));
                }
            }
            for refused in tried.into_iter().filter_map(|mv| session.allows(seat(0), mv).err()) {
                reasons.insert(refused.key().to_owned());
                for voice in &voices {
                    worded(voice, &refused.0);
                }
            }
            let moves = session.moves(seat(0));
            let forgo = moves.iter().copied().find(|mv| n > 0 && matches!(mv, Move::Forgo { .. }));
            session.play(seat(0), forgo.unwrap_or(moves[0])).unwrap();
        }
    }
    let expected = [
        "daydream-cloud-written",
        "daydream-forgone-already",
        "daydream-no-bonus",
        "daydream-no-order",
        "daydream-no-such-cloud",
        "daydream-no-such-die",
        "daydream-not-adjacent",
        "daydream-start-forgo",
        "daydream-start-leaf",
        "daydream-too-few-leaves",
    ];
    assert_eq!(reasons.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

#[test]
fn every_view_object_band_and_score_has_a_name() {
    let mut names = vec!["daydream".to_owned(), "daydream.help".to_owned(), "option-view".to_owned()];
    names.push("option-view.help".to_owned());
    for view in Folding::ALL {
        let name = view.name();
        names.extend([format!("option-view-{name}"), format!("option-view-{name}.help")]);
        let game = Daydream::open(1, &Options { view, components: None }).unwrap();
        for points in game.board().bands.into_iter().chain([0]) {
            let band = game.band(points).name;
            names.extend([band.to_string(), format!("{band}.verdict")]);
        }
        let standings = game.standings(&game.start());
        names.extend(standings.seats[0].parts.iter().map(|part| format!("score-{}", part.name)));
    }
    let own = Components::own();
    for object in Panel::ALL.iter().flat_map(|&panel| own.panels.get(panel).shelf.iter().flatten()) {
        names.push(format!("object-{}", object.name));
    }
    for voice in voices() {
        let missing: Vec<_> = names.iter().filter(|name| !voice.knows(name)).collect();
        assert_eq!(missing, [""; 0], "{}", voice.lang());
    }
    // And no word is for something that is not there.
    let idle = |key: &&String| {
        ["option-", "band-", "score-", "object-"].iter().any(|kind| key.starts_with(kind))
            && !names.contains(key)
    };
    assert_eq!(keys(TEXTS.en).unwrap().keys().filter(idle).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn an_object_of_somebodys_own_box_is_called_by_its_name() {
    for voice in voices() {
        assert_eq!(voice.say(&Phrase::new("object-paper-plane")), "paper plane");
    }
}

/// Every key of a Fluent message that stands in the sources of this game.
fn keys_in_the_sources() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap() {
        let source = fs::read_to_string(file.unwrap().path()).unwrap();
        for call in ["Illegal::new(\"", "Phrase::new(\"", "no(\"", "about_cloud(\"", "Err(\""] {
            for rest in source.split(call).skip(1) {
                found.insert(rest.split('"').next().unwrap().to_owned());
            }
        }
        for kind in ["\"daydream-", "\"components-", "\"position-"] {
            for rest in source.split(kind).skip(1) {
                found.insert(format!("{}{}", &kind[1..], rest.split('"').next().unwrap()));
            }
        }
    }
    // Messages to the writer of a file, worded by the reader of that file.
    found.retain(|key| key.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'));
    found
}

#[test]
fn every_key_in_the_sources_has_words() {
    let used = keys_in_the_sources();
    assert!(used.len() > 70, "the scan finds keys at all: {used:?}");
    for voice in voices() {
        let missing: Vec<_> = used.iter().filter(|key| !voice.knows(key)).collect();
        assert_eq!(missing, [""; 0], "{}", voice.lang());
    }
}

#[test]
fn no_words_are_left_over_that_nothing_says() {
    let used = keys_in_the_sources();
    let idle = |key: &&String| {
        ["daydream-", "components-", "position-"].iter().any(|kind| key.starts_with(kind))
            && !used.contains(*key)
    };
    assert_eq!(keys(TEXTS.en).unwrap().keys().filter(idle).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn french_puts_a_no_break_space_before_high_punctuation() {
    for line in TEXTS.fr.lines().filter(|line| !line.starts_with('#')) {
        for (at, mark) in line.char_indices().filter(|(_, mark)| ":;!?".contains(*mark)) {
            assert!(line[..at].ends_with('\u{a0}'), "before {mark} in {line:?}");
        }
    }
}

#[test]
fn french_never_elides_before_a_name() {
    for wrong in ["de { $who }", "que { $who }", "d'{ $who }", "qu'{ $who }"] {
        assert!(!TEXTS.fr.contains(wrong), "{wrong}");
    }
}
