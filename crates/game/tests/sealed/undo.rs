//! Undo takes back a seat's own last decision since the last roll or reveal, and nothing else.

use reverie_game::{Arg, Chance, Session};

use crate::paces::{Options, Pace, Paces};
use crate::table::{bid, card, clap, finished, name, play, refusal, round, seat, with_cards};

#[test]
fn undo_takes_back_ones_own_decision_and_replays_the_others() {
    let mut session = with_cards(&[5, 4, 3]);
    play(&mut session, &[(0, bid(2)), (1, bid(1))]);
    session.undo(seat(0)).unwrap();
    assert_eq!(session.state().bids, [None, Some(1), None]);

    let mut without = with_cards(&[5, 4, 3]);
    play(&mut without, &[(1, bid(1))]);
    assert_eq!(session.state(), without.state());
    assert_eq!(session.entries(), without.entries());
    assert_eq!(session.turn(), without.turn());
}

#[test]
fn what_was_taken_back_can_be_decided_anew() {
    let mut session = with_cards(&[5, 4, 3]);
    play(&mut session, &[(0, bid(2))]);
    session.undo(seat(0)).unwrap();
    play(&mut session, &[(0, bid(5))]);
    assert_eq!(session.state().bids[0], Some(5));
}

#[test]
fn who_has_decided_nothing_has_nothing_to_take_back() {
    let mut session = with_cards(&[5, 4, 3]);
    play(&mut session, &[(0, bid(2))]);
    assert_eq!(refusal(&mut session, |session| session.undo(seat(1))), "undo-nothing");
    session.undo(seat(0)).unwrap();
    assert_eq!(refusal(&mut session, |session| session.undo(seat(0))), "undo-nothing");
}

#[test]
fn a_roll_locks_what_came_before_it() {
    let mut session = with_cards(&[5, 3]);
    play(&mut session, &round("moon"));
    assert!(session.clone().undo(seat(1)).is_ok(), "before the roll it could be taken back");
    session.roll(card(1)).unwrap();
    assert_eq!(refusal(&mut session, |session| session.undo(seat(1))), "undo-rolled");
    session.roll(card(2)).unwrap();
    play(&mut session, &[(0, bid(0))]);
    session.undo(seat(0)).unwrap();
    assert_eq!(refusal(&mut session, |session| session.undo(seat(0))), "undo-rolled");
}

#[test]
fn a_reveal_locks_what_came_before_it() {
    let mut session = with_cards(&[5, 3]);
    play(&mut session, &[(0, bid(2)), (1, bid(0))]);
    assert_eq!(refusal(&mut session, |session| session.undo(seat(0))), "undo-revealed");
    assert_eq!(refusal(&mut session, |session| session.undo(seat(1))), "undo-revealed");
}

#[test]
fn what_came_after_a_reveal_can_be_taken_back() {
    let mut session = with_cards(&[5, 3]);
    play(&mut session, &[(0, bid(2)), (1, bid(0))]);
    let shown = *session.state();
    session.say(seat(0), "dream").unwrap();
    session.undo(seat(0)).unwrap();
    assert_eq!(*session.state(), shown);
}

#[test]
fn a_decision_that_another_has_built_on_stays_until_that_is_taken_back() {
    let mut session = with_cards(&[5, 3]);
    play(&mut session, &[(0, bid(2)), (1, bid(0)), (0, name("moon")), (1, clap(true))]);
    let reason = session.clone().undo(seat(0)).unwrap_err();
    assert_eq!(reason.phrase.args["who"], Arg::from(seat(1)));
    assert_eq!(refusal(&mut session, |session| session.undo(seat(0))), "undo-others");
    session.undo(seat(1)).unwrap();
    session.undo(seat(0)).unwrap();
    assert!(session.state().words.is_empty());
}

#[test]
fn nothing_is_taken_back_when_the_game_is_over() {
    let mut session = finished("over");
    assert_eq!(refusal(&mut session, |session| session.undo(seat(1))), "undo-over");
    assert_eq!(refusal(&mut session, |session| session.undo(seat(0))), "undo-over");
}

fn paces(moves: &[(u8, Pace)]) -> Session<Paces> {
    let mut session = Session::new(2, Options {}, Chance::Asked).unwrap();
    for &(number, pace) in moves {
        session.play(seat(number), pace).unwrap();
    }
    session
}

#[test]
fn of_several_decisions_undo_takes_back_the_last_then_the_one_before() {
    let mut session = paces(&[(0, Pace::Step), (1, Pace::Step), (0, Pace::Push), (1, Pace::Follow)]);
    session.undo(seat(0)).unwrap();
    assert_eq!(session.entries(), paces(&[(0, Pace::Step), (1, Pace::Step), (1, Pace::Follow)]).entries());
    assert_eq!(session.state().owed, [1, 0]);
    session.undo(seat(1)).unwrap();
    session.undo(seat(0)).unwrap();
    assert_eq!(session.state(), paces(&[(1, Pace::Step)]).state());
}

#[test]
fn a_decision_stays_when_anothers_later_one_would_be_against_the_rules_without_it() {
    let mut session = paces(&[(0, Pace::Step), (1, Pace::Follow)]);
    assert_eq!(refusal(&mut session, |session| session.undo(seat(0))), "undo-others");
    // With a second step there is still one to follow when the last is taken back.
    session.play(seat(0), Pace::Step).unwrap();
    session.undo(seat(0)).unwrap();
    assert_eq!(refusal(&mut session, |session| session.undo(seat(0))), "undo-others");
}
