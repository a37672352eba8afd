//! What a decision would do, before it is made.

use reverie_game::{Eyes, Game};

use crate::game::Event;
use crate::table::{bid, clap, name, play, refusal, round, seat, with_cards};

#[test]
fn what_would_happen_is_what_then_happens() {
    let mut session = with_cards(&[5, 3]);
    let foreseen = session.ahead(seat(0), bid(4)).unwrap();
    let events = session.play(seat(0), bid(4)).unwrap();
    assert_eq!(foreseen.events, events);
    assert_eq!(foreseen.view, Some(session.game().view(session.state(), Eyes::Seat(seat(0)))));
}

#[test]
fn looking_ahead_changes_nothing() {
    let session = with_cards(&[5, 3]);
    let (state, entries) = (*session.state(), session.entries().to_vec());
    session.ahead(seat(0), bid(4)).unwrap();
    assert_eq!((*session.state(), session.entries()), (state, &entries[..]));
}

#[test]
fn what_may_not_be_done_is_refused_with_the_reason_of_the_table() {
    let mut session = with_cards(&[5, 3]);
    let reason = session.ahead(seat(0), bid(6)).unwrap_err();
    assert_eq!(reason, session.play(seat(0), bid(6)).unwrap_err());
    play(&mut session, &[(0, bid(4))]);
    assert_eq!(refusal(&mut session, |session| session.ahead(seat(0), bid(1))), "not-awaited");
    assert_eq!(refusal(&mut session, |session| session.ahead(seat(2), bid(1))), "no-such-seat");
}

#[test]
fn the_same_view_foresees_the_same_whatever_is_hidden() {
    for worth in 0..=4 {
        let mut here = with_cards(&[5, 1]);
        let mut there = with_cards(&[5, 4]);
        let foreseen = here.ahead(seat(0), bid(worth)).unwrap();
        assert_eq!(foreseen, there.ahead(seat(0), bid(worth)).unwrap());
        // Now the other has bid, and this bid uncovers everything.
        play(&mut here, &[(1, bid(0))]);
        play(&mut there, &[(1, bid(3))]);
        let foreseen = here.ahead(seat(0), bid(worth)).unwrap();
        assert_eq!(foreseen, there.ahead(seat(0), bid(worth)).unwrap());
        assert_eq!(foreseen.view, None, "nobody can foresee what is hidden");
        assert!(!foreseen.events.iter().any(|event| matches!(event, Event::Shown { .. })));
        assert!(!foreseen.events.is_empty());
    }
}

#[test]
fn a_roll_that_would_follow_is_not_foreseen() {
    let mut session = crate::table::dealt(2, "ahead");
    play(&mut session, &round("moon")[..3]);
    let foreseen = session.ahead(seat(1), clap(true)).unwrap();
    assert_eq!(foreseen.events, [Event::Clapped { seat: seat(1), loud: true }]);
    assert!(session.play(seat(1), clap(true)).unwrap().len() > 1, "the next round is dealt");
}

#[test]
fn an_answer_that_is_not_listed_is_not_tried() {
    let mut session = with_cards(&[5, 3]);
    play(&mut session, &[(0, bid(1)), (1, bid(0))]);
    assert!(session.ahead(seat(0), name("moon")).is_ok());
    assert_eq!(refusal(&mut session, |session| session.ahead(seat(0), name("cloud"))), "not-listed");
}
