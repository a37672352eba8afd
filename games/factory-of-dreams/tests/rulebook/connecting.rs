//! Connecting Thoughts: turns, cards, passing, the end of the phase.

use reverie_factory_of_dreams::Options;
use reverie_factory_of_dreams::events::Event;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::{Card, Phase};
use reverie_game::Question;

use crate::table::{Table, seat, thought};

#[test]
fn a_turn_lays_the_top_card_of_a_reserve_below_a_flask() {
    let mut table = Table::dealt(2, Options::default(), &["gold", "museum", "sea"]);
    table.play(0, Move::Place { reserve: 1, flask: 3 });
    assert_eq!(table.state().flasks[3].cards.as_slice(), [Card::Thought(thought("museum"))]);
    let placed = Event::Placed { seat: seat(0), reserve: 1, flask: 3, thought: thought("museum") };
    assert!(table.events.contains(&placed));
}

#[test]
fn another_card_comes_on_top_of_the_reserve() {
    let mut table = Table::of(2);
    let before = table.state().reserves;
    table.play(0, Move::Place { reserve: 4, flask: 0 });
    let after = table.state().reserves;
    assert_ne!(before[4], after[4]);
    assert!(after[4].is_some());
    assert_eq!((&before[..4], &before[5..]), (&after[..4], &after[5..]));
}

#[test]
fn turns_go_round_the_table() {
    let mut table = Table::of(3);
    for number in [0, 1, 2, 0, 1] {
        assert_eq!(table.waits_for(), [number]);
        table.place(number);
    }
}

#[test]
fn a_flask_holds_three_cards() {
    let mut table = Table::of(2);
    table.fill([3, 0, 0, 0, 0]);
    assert_eq!(table.refuses(1, Move::Place { reserve: 0, flask: 0 }), "factory-flask-full");
    assert!(!table.moves(1).iter().any(|mv| matches!(mv, Move::Place { flask: 0, .. })));
    table.play(1, Move::Place { reserve: 0, flask: 1 });
}

#[test]
fn there_are_no_other_flasks_and_reserves() {
    let mut table = Table::of(2);
    assert_eq!(table.refuses(0, Move::Place { reserve: 0, flask: 5 }), "factory-no-such-flask");
    assert_eq!(table.refuses(0, Move::Place { reserve: 8, flask: 0 }), "factory-no-such-reserve");
}

#[test]
fn nobody_plays_out_of_turn() {
    let mut table = Table::of(2);
    assert_eq!(table.refuses(1, Move::Place { reserve: 0, flask: 0 }), "not-awaited");
}

#[test]
fn passing_needs_a_card_in_every_flask() {
    let mut table = Table::of(2);
    table.fill([1, 1, 1, 1, 0]);
    assert_eq!(table.refuses(0, Move::Pass), "factory-a-card-in-every-flask");
    table.fill([1; 5]);
    table.play(1, Move::Pass);
}

#[test]
fn whoever_has_passed_takes_no_more_actions() {
    let mut table = Table::of(3);
    table.fill([1; 5]);
    assert_eq!(table.waits_for(), [2]);
    table.play(2, Move::Pass);
    table.play(0, Move::Pass);
    table.place(0);
    assert_eq!(table.waits_for(), [1], "nobody else is in");
    table.place(0);
    assert_eq!(table.refuses(2, Move::Place { reserve: 0, flask: 1 }), "not-awaited");
    table.play(1, Move::Pass);
    assert_eq!(table.state().phase, Phase::Creating);
}

#[test]
fn connecting_ends_when_all_have_passed() {
    let mut table = Table::of(2);
    table.fill([2, 1, 1, 1, 1]);
    table.next(Move::Pass);
    assert_eq!(table.state().phase, Phase::Connecting);
    table.next(Move::Pass);
    assert_eq!(table.state().phase, Phase::Creating);
    assert_eq!(table.events.last(), Some(&Event::Creating));
}

#[test]
fn connecting_ends_with_the_fifteenth_card() {
    let mut table = Table::of(2);
    table.fill([3, 3, 3, 3, 2]);
    assert_eq!(table.state().phase, Phase::Connecting);
    table.place(4);
    assert_eq!(table.state().phase, Phase::Creating);
    assert_eq!(table.waits_for(), [0, 1]);
}

#[test]
fn no_card_is_turned_up_after_the_last_one() {
    let mut table = Table::of(2);
    table.fill([3; 5]);
    assert!(table.session.rolls().is_empty());
    assert_eq!(table.state().seen.len(), 8 + 14);
}

#[test]
fn no_words_are_asked_for_while_cards_are_laid() {
    let mut table = Table::of(2);
    let question: Option<Question> =
        reverie_game::Game::question(table.session.game(), table.state(), seat(0));
    assert_eq!(question, None);
    assert_eq!(table.refuses_words(0, "train"), "no-question");
    assert_eq!(table.refuses(0, Move::Settle), "factory-connect-first");
}

#[test]
fn a_card_can_be_taken_back_before_the_next_one_is_turned_up() {
    let mut table = Table::of(2);
    let before = *table.state();
    table.session.play(seat(0), Move::Place { reserve: 0, flask: 0 }).unwrap();
    table.session.undo(seat(0)).unwrap();
    assert_eq!(*table.state(), before);
    table.play(0, Move::Place { reserve: 0, flask: 1 });
    assert_eq!(table.session.undo(seat(0)).unwrap_err().key(), "undo-rolled");
}
