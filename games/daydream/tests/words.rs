//! Everything that can happen or be decided has words, in every language.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use reverie_daydream::board::Outcome;
use reverie_daydream::components::Components;
use reverie_daydream::events::Event;
use reverie_daydream::folding::{Folding, Panel};
use reverie_daydream::grid::{Cloud, Die, Digit};
use reverie_daydream::moves::{Bonus, Move};
use reverie_daydream::state::{Ink, Roll};
use reverie_daydream::{Daydream, Options};
use reverie_game::{Chance, Game, Pending, Phrase, Seat, Session, Told};
use reverie_text::wording::{Wording, keys_in_sources};
use reverie_text::{Lang, Voice};

static WORDING: LazyLock<Wording<Daydream>> = LazyLock::new(Wording::read);

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

#[test]
fn every_decision_and_event_of_random_games_has_words_and_different_decisions_differ() {
    WORDING.random_games_are_told();
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
fn every_kind_of_event_is_a_sentence_of_its_own_to_its_player_and_to_the_others() {
    let game = Daydream::open(3, &Options::default()).unwrap();
    WORDING.events_are_sentences(&game, &every_kind_of_event(), include_str!("../src/words.rs"));
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
                WORDING.has_words(&refused.phrase);
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
    let general = ["daydream", "daydream.help", "option-view", "option-view.help"];
    let mut names: BTreeSet<_> = general.map(str::to_owned).into();
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
        names.insert(format!("object-{}", object.name));
    }
    WORDING.has_words_for(&names);
    WORDING.has_no_others(&["option-", "band-", "score-", "object-"], &names);
}

#[test]
fn an_object_of_somebodys_own_box_is_called_by_its_name() {
    for lang in Lang::all() {
        assert_eq!(Voice::of(lang).say(&Phrase::named("object", "paper plane")), "paper plane");
    }
}

#[test]
fn the_messages_in_the_sources_have_words_and_no_words_are_left_over() {
    let kinds = ["daydream-", "components-", "position-"];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let used = keys_in_sources(&folder, &kinds, &["no", "about_cloud"]);
    assert!(used.len() > 70, "the scan finds keys at all: {used:?}");
    WORDING.has_words_for(&used);
    WORDING.has_no_others(&kinds, &used);
}

#[test]
fn no_word_would_have_to_change_before_a_name() {
    WORDING.nothing_changes_before(&["who", "object", "line", "outcome", "family"]);
}
