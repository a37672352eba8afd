//! A seat that holds can still take back the last decision before a roll: the dealer waits for it to confirm.

use reverie_game::{Chance, SeatSet, Session, Turn};

use crate::paces::{Options, Pace, Paces};
use crate::table::{bid, card, clap, dealt, name, play, refusal, rolls, round, seat, with_cards};

fn waits_for(waiting: &[u8], held: &[u8]) -> Turn<crate::game::Card> {
    let set = |numbers: &[u8]| numbers.iter().map(|&number| seat(number)).collect::<SeatSet>();
    Turn::Waiting { waiting: set(waiting), held: set(held) }
}

#[test]
fn without_a_hold_the_dealer_deals_at_once() {
    let mut session = dealt(2, "hold");
    play(&mut session, &round("moon"));
    assert_eq!(rolls(&session).len(), 4);
    assert_eq!(session.turn(), waits_for(&[0, 1], &[]));
}

#[test]
fn the_dealer_waits_until_a_holding_seat_confirms() {
    let mut session = dealt(2, "hold");
    session.hold(seat(1), true).unwrap();
    play(&mut session, &round("moon"));
    assert_eq!(session.turn(), waits_for(&[], &[1]));
    assert_eq!((session.due(), session.settle()), (None, vec![]));
    assert_eq!(rolls(&session).len(), 2);

    session.confirm(seat(1)).unwrap();
    assert!(!session.settle().is_empty());
    assert_eq!(rolls(&session).len(), 4);
    assert_eq!(session.turn(), waits_for(&[0, 1], &[]));
}

#[test]
fn holding_changes_no_roll() {
    let mut held = dealt(2, "hold");
    held.hold(seat(1), true).unwrap();
    play(&mut held, &round("moon"));
    held.undo(seat(1)).unwrap();
    play(&mut held, &[(1, clap(true))]);
    held.confirm(seat(1)).unwrap();
    held.settle();
    let mut plain = dealt(2, "hold");
    play(&mut plain, &round("moon"));
    assert_eq!(held.entries(), plain.entries());
}

#[test]
fn people_do_not_wait_for_a_holding_seat() {
    let mut session = dealt(3, "hold");
    session.hold(seat(0), true).unwrap();
    play(&mut session, &[(0, bid(1))]);
    assert_eq!(session.turn(), waits_for(&[1, 2], &[0]));
    play(&mut session, &[(1, bid(0))]);
    assert_eq!(session.turn(), waits_for(&[2], &[0]));
}

#[test]
fn a_reveal_ends_what_was_held() {
    let mut session = dealt(2, "hold");
    session.hold(seat(0), true).unwrap();
    play(&mut session, &[(0, bid(0)), (1, bid(0))]);
    assert_eq!(session.turn(), waits_for(&[0, 1], &[]), "nothing is left to take back");
}

#[test]
fn with_nothing_to_confirm_a_confirmation_is_refused() {
    let mut session = dealt(2, "hold");
    assert_eq!(refusal(&mut session, |session| session.confirm(seat(0))), "nothing-to-confirm");
    session.hold(seat(0), true).unwrap();
    assert_eq!(refusal(&mut session, |session| session.confirm(seat(0))), "nothing-to-confirm");
    play(&mut session, &[(1, bid(0))]);
    assert_eq!(refusal(&mut session, |session| session.confirm(seat(1))), "nothing-to-confirm");
    play(&mut session, &[(0, bid(1))]);
    assert_eq!(refusal(&mut session, |session| session.confirm(seat(0))), "nothing-to-confirm");
}

#[test]
fn a_decision_made_anew_is_confirmed_anew() {
    let mut session = dealt(2, "hold");
    session.hold(seat(1), true).unwrap();
    play(&mut session, &round("moon"));
    session.confirm(seat(1)).unwrap();
    session.undo(seat(1)).unwrap();
    play(&mut session, &[(1, clap(false))]);
    assert_eq!(session.turn(), waits_for(&[], &[1]));
}

#[test]
fn every_holding_seat_must_confirm() {
    let mut session = dealt(2, "hold");
    session.hold(seat(0), true).unwrap();
    session.hold(seat(1), true).unwrap();
    play(&mut session, &round("moon"));
    assert_eq!(session.turn(), waits_for(&[], &[0, 1]));
    session.confirm(seat(1)).unwrap();
    assert_eq!(session.due(), None);
    session.confirm(seat(0)).unwrap();
    assert!(session.due().is_some());
}

#[test]
fn who_no_longer_holds_is_no_longer_waited_for() {
    let mut session = dealt(2, "hold");
    session.hold(seat(1), true).unwrap();
    play(&mut session, &round("moon"));
    session.hold(seat(1), false).unwrap();
    assert!(session.due().is_some());
}

#[test]
fn the_last_decision_of_a_game_can_be_taken_back_while_it_is_held() {
    let mut session = dealt(2, "hold");
    play(&mut session, &round("moon"));
    session.hold(seat(1), true).unwrap();
    play(&mut session, &round("sun"));
    assert_eq!((session.over(), session.turn()), (None, waits_for(&[], &[1])));
    session.undo(seat(1)).unwrap();
    assert_eq!(session.turn(), waits_for(&[1], &[]));
    play(&mut session, &[(1, clap(false))]);
    session.confirm(seat(1)).unwrap();
    assert!(session.over().is_some());
    assert_eq!(refusal(&mut session, |session| session.undo(seat(1))), "undo-over");
}

#[test]
fn a_driver_waits_for_a_holding_seat_like_the_dealer() {
    let mut session = with_cards(&[5, 3]);
    session.hold(seat(1), true).unwrap();
    play(&mut session, &[(0, bid(1)), (1, bid(0)), (0, name("moon")), (1, clap(true))]);
    assert_eq!(refusal(&mut session, |session| session.roll(card(1))), "no-roll-due");
    session.confirm(seat(1)).unwrap();
    session.roll(card(1)).unwrap();
}

#[test]
fn a_seat_with_more_to_decide_has_nothing_to_confirm_yet() {
    let mut session = Session::<Paces>::new(2, Options {}, Chance::Asked).unwrap();
    session.hold(seat(0), true).unwrap();
    session.play(seat(0), Pace::Step).unwrap();
    assert_eq!(session.held(), SeatSet::NONE);
    session.play(seat(0), Pace::Step).unwrap();
    assert_eq!(session.held(), SeatSet::NONE.with(seat(0)));
}

#[test]
fn a_seat_that_decides_again_after_it_confirmed_confirms_again() {
    let mut session = Session::<Paces>::new(2, Options {}, Chance::Asked).unwrap();
    session.hold(seat(0), true).unwrap();
    for (number, pace) in [(0, Pace::Step), (0, Pace::Step)] {
        session.play(seat(number), pace).unwrap();
    }
    session.confirm(seat(0)).unwrap();
    for (number, pace) in [(1, Pace::Push), (0, Pace::Step), (1, Pace::Step)] {
        session.play(seat(number), pace).unwrap();
    }
    assert_eq!(session.held(), SeatSet::NONE.with(seat(0)));
    assert_eq!(refusal(&mut session, |session| session.roll(true)), "no-roll-due");
}
