#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

//! Nights at a real table: who waits for whom.

use reverie_game::{Chance, Dealer, Seat, SeatSet, Seed, Session, Turn};
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::state::Time;
use reverie_mech_a_dream::{MechADream, Options};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Four people who hold, on the evening of the first day with every assistant in the stock room: night falls.
fn night_of_four() -> Session<MechADream> {
    let chance = Chance::Dealt(Dealer::new(Seed::named("night")));
    let mut session = Session::<MechADream>::new(4, Options::default(), chance).unwrap();
    session.settle();
    while session.state().time != Time::Night {
        let Turn::Waiting { waiting, .. } = session.turn() else { panic!("{:?}", session.turn()) };
        let next = waiting.iter().next().unwrap();
        session.play(next, Move::Stock { choice: 0 }).unwrap();
    }
    for one in Seat::all(4) {
        session.hold(one, true).unwrap();
    }
    session
}

fn waiting_and_held(session: &Session<MechADream>) -> (SeatSet, SeatSet) {
    match session.turn() {
        Turn::Waiting { waiting, held } => (waiting, held),
        other => panic!("{other:?}"),
    }
}

#[test]
fn at_night_four_people_are_awaited_at_once_and_answer_in_any_order() {
    let mut session = night_of_four();
    assert_eq!(waiting_and_held(&session).0, Seat::all(4).collect());
    for n in [2, 0, 3] {
        session.play(seat(n), Move::Done).unwrap();
    }
    assert_eq!(waiting_and_held(&session).0, SeatSet::NONE.with(seat(1)));
    assert!(session.can_undo(seat(2)).is_ok(), "undo until the night is over");
}

#[test]
fn whoever_says_done_for_tonight_is_not_waited_for_again() {
    let mut session = night_of_four();
    for n in 0..4 {
        session.play(seat(n), Move::Done).unwrap();
    }
    assert_eq!((session.state().day, session.state().time), (2, Time::Morning));
    assert!(session.state().delivery.is_some(), "the next day's card is turned up at once");
}
