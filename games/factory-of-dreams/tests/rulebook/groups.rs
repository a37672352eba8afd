//! Waking Up: which dreams match.

use reverie_factory_of_dreams::events::Event;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::tool::Tool;
use reverie_factory_of_dreams::{Night, Options};
use reverie_lexicon::Why;

use crate::table::{Table, first, french, night, second};

#[test]
fn dreams_are_revealed_flask_by_flask() {
    let mut table = Table::awake(Options::default(), &["train", "car"]);
    let revealed = |table: &Table| {
        let flasks = table.events.iter().filter_map(|event| match event {
            Event::Revealed { flask, .. } => Some(*flask),
            _ => None,
        });
        flasks.collect::<Vec<u8>>()
    };
    assert_eq!(revealed(&table), [0]);
    assert_eq!(table.view(0).awake.len(), 1);
    table.settle();
    assert_eq!(revealed(&table), [0, 1]);
}

#[test]
fn equal_words_match_whatever_their_case_accents_article_and_number() {
    let table = Table::awake(Options::default(), &["Trains", "the train", "TRAIN", "car"]);
    assert_eq!(table.groups(), "0 1 2 | 3");
    let table = Table::awake(french(), &["Vélo", "des velos", "voiture"]);
    assert_eq!(table.groups(), "0 1 | 2");
}

#[test]
fn genuine_synonyms_match_by_themselves() {
    let table = Table::awake(Options::default(), &["car", "automobile", "truck", "lorry"]);
    assert_eq!(table.groups(), "0 1 | 2 3");
    assert_eq!(table.view(0).awake[0].answers[1].why, Some(Why::Alias));
}

#[test]
fn near_things_do_not_match_by_themselves() {
    let table = Table::awake(Options::default(), &["boat", "ship", "tree", "wood"]);
    assert_eq!(table.groups(), "0 | 1 | 2 | 3");
}

#[test]
fn a_slip_of_the_finger_is_forgiven() {
    let table = Table::awake(Options::default(), &["helicopter", "helicoptre"]);
    assert_eq!(table.groups(), "0 1");
}

#[test]
fn words_on_no_list_match_when_they_are_equal() {
    let table = Table::awake(Options::default(), &["Zyzzyva", "zyzzyva", "quux"]);
    assert_eq!(table.groups(), "0 1 | 2");
}

#[test]
fn accepted_matches_are_transitive() {
    let mut table = Table::awake(Options::default(), &["quux", "zyzzyva", "wombat"]);
    for (one, other) in [(0, 1), (0, 2)] {
        table.play(0, Move::Join { one: first(one), other: first(other) });
        table.play(1, Move::Settle);
        table.play(2, Move::Settle);
        table.play(1, Move::Agree);
        table.play(2, Move::Agree);
    }
    assert_eq!(table.groups(), "0 1 2");
}

#[test]
fn an_answer_can_be_split_from_its_group() {
    let mut table = Table::awake(Options::default(), &["car", "car", "automobile"]);
    assert_eq!(table.groups(), "0 1 2");
    table.play(0, Move::Split { answer: first(0) });
    table.play(1, Move::Settle);
    table.play(2, Move::Settle);
    table.play(1, Move::Agree);
    table.play(2, Move::Agree);
    assert_eq!(table.groups(), "0 | 1 2");
}

#[test]
fn of_two_that_part_the_second_leaves() {
    let mut table = Table::awake(Options::default(), &["car", "automobile"]);
    assert_eq!(table.refuses(0, Move::Split { answer: first(0) }), "factory-no-such-change");
    assert!(table.moves(0).contains(&Move::Split { answer: first(1) }));
}

#[test]
fn a_dream_off_the_theme_is_struck_with_all_that_match_it() {
    let mut table = Table::awake(Options::default(), &["banana", "bananas", "car"]);
    table.play(2, Move::Strike { answer: first(0) });
    table.play(0, Move::Settle);
    table.play(1, Move::Settle);
    table.play(0, Move::Agree);
    table.play(1, Move::Agree);
    assert_eq!(table.groups(), "2");
    assert_eq!(table.view(0).awake[0].score.matched, 1);
}

#[test]
fn without_a_theme_nothing_is_off_it() {
    let mut table = Table::awake(night(Night::Sunday), &["banana", "car"]);
    assert_eq!(table.refuses(0, Move::Strike { answer: first(0) }), "factory-no-theme-to-miss");
    assert!(!table.moves(0).iter().any(|mv| matches!(mv, Move::Strike { .. })));
}

#[test]
fn each_change_is_offered_once() {
    let mut table = Table::awake(Options::default(), &["car", "automobile", "boat"]);
    let joins: Vec<_> = table.moves(0).into_iter().filter(|mv| matches!(mv, Move::Join { .. })).collect();
    assert_eq!(joins, [Move::Join { one: first(0), other: first(2) }]);
    assert_eq!(table.refuses(0, Move::Join { one: first(1), other: first(2) }), "factory-no-such-change");
    assert_eq!(table.refuses(0, Move::Join { one: first(2), other: first(0) }), "factory-no-such-change");
    assert_eq!(table.refuses(0, Move::Join { one: first(0), other: first(1) }), "factory-no-such-change");
    assert_eq!(table.refuses(0, Move::Split { answer: first(2) }), "factory-no-such-change");
    assert_eq!(table.refuses(0, Move::Strike { answer: first(1) }), "factory-no-such-change");
}

#[test]
fn what_may_be_the_same_is_suggested_and_people_decide() {
    let mut table = Table::awake(Options::default(), &["racing bicycle", "bicycle"]);
    assert_eq!(table.groups(), "0 | 1");
    let suggested = table.view(0).suggestions;
    assert_eq!(suggested.iter().map(|s| (s.one, s.other)).collect::<Vec<_>>(), [(first(0), first(1))]);
    table.settle();
    assert_eq!(table.view(0).points, 0, "nobody took it up");
}

#[test]
fn in_the_flask_of_doubt_either_word_matches() {
    let mut table = Table::of(3);
    table.token(Tool::Doubt, 0);
    table.fill([1; 5]);
    table.pass_all();
    for (number, words) in [["quux", "train"], ["train", "-"], ["boat", "train"]].into_iter().enumerate() {
        let seat = u8::try_from(number).unwrap();
        table.write(seat, &words);
        table.write_rest(seat);
    }
    assert_eq!(table.groups(), "0 | 0' 1 2' | 2");
    assert_eq!(table.view(0).awake[0].score.matched, 3);
    assert!(table.moves(0).contains(&Move::Split { answer: second(0) }));
}

#[test]
fn a_player_counts_once_in_a_group() {
    let mut table = Table::of(3);
    table.token(Tool::Doubt, 0);
    table.fill([1; 5]);
    table.pass_all();
    for (number, words) in [["car", "automobile"], ["auto", "-"], ["boat", "-"]].into_iter().enumerate() {
        let seat = u8::try_from(number).unwrap();
        table.write(seat, &words);
        table.write_rest(seat);
    }
    assert_eq!(table.groups(), "0 0' 1 | 2");
    assert_eq!(table.view(0).awake[0].score.matched, 2, "two players, three words");
}
