//! How a table came to be what it is, as some eyes saw it.

use reverie_game::session::By;
use reverie_game::table::Glance;
use reverie_game::{Dealer, Eyes, Seed, Source, Table};
use serde_json::{Value as Json, json};

use crate::table::{bid, dealt, finished, play, seat};

fn glance(eyes: Eyes, views: bool, proofs: bool) -> Glance {
    Glance { eyes, from: 0, views, proofs }
}

#[test]
fn every_entry_is_a_step_and_the_last_is_the_table_as_it_is() {
    let session = finished("past");
    let eyes = Eyes::Seat(seat(1));
    let past = session.past(glance(eyes, true, true)).unwrap();
    assert_eq!(past.len(), session.entries().len() + 1);
    assert_eq!((&past[0].by, past[0].events.len()), (&None, 0));
    let last = past.last().unwrap();
    assert_eq!(last.view, Some(Table::view(&session, eyes).unwrap()));
    assert_eq!(last.turn, Table::turn(&session));
    assert!(session.past(glance(eyes, false, true)).unwrap().iter().all(|step| step.view.is_none()));
    assert_eq!(session.past(glance(Eyes::Seat(seat(2)), true, true)).unwrap_err().key(), "no-such-seat");
}

#[test]
fn what_was_taken_back_is_no_step() {
    let mut session = dealt(2, "past");
    let before = session.entries().len();
    play(&mut session, &[(0, bid(1))]);
    session.undo(seat(0)).unwrap();
    assert_eq!(session.past(glance(Eyes::Spectator, true, false)).unwrap().len(), before + 1);
}

#[test]
fn eyes_are_told_of_the_past_what_they_were_told_then() {
    let mut session = dealt(2, "past");
    play(&mut session, &[(0, bid(1))]);
    let told = |eyes| {
        let past = session.past(glance(eyes, true, false)).unwrap();
        let events: Vec<Json> =
            past.iter().flat_map(|step| &step.events).map(|told| told.event.json()).collect();
        (events, past)
    };
    let (own, _) = told(Eyes::Seat(seat(0)));
    assert!(own.contains(&json!({"event": "bid", "seat": 0, "bid": 1, "aloud": false})));
    for eyes in [Eyes::Seat(seat(1)), Eyes::Spectator] {
        let (theirs, past) = told(eyes);
        assert!(!theirs.iter().any(|event| event["event"] == "bid"));
        let secret =
            format!("\"card\":{}", json!(Table::view(&session, Eyes::Seat(seat(0))).unwrap().json()["card"]));
        let text = serde_json::to_string(&past).unwrap();
        assert!(eyes != Eyes::Spectator || !text.contains(&secret), "{text}");
        assert!(!text.contains("\"roll\""), "a roll may be a card that nobody else sees");
    }
}

#[test]
fn every_roll_can_be_checked_against_the_seed() {
    let session = finished("past");
    let dealer = Dealer::new(Seed::named("past"));
    let mut checked = 0;
    for step in session.past(glance(Eyes::Spectator, false, true)).unwrap() {
        let Some(By::Chance { chance }) = step.by else { continue };
        let proof = chance.proof.unwrap();
        // The rolls of Sealed are cards, written as their worth.
        let rolls: Vec<(u64, u32)> =
            proof.rolls.iter().map(|(roll, weight)| (roll.json().as_u64().unwrap(), *weight)).collect();
        let source = Source::new(chance.source).of(chance.index);
        assert_eq!(dealer.roll(source, proof.n, &rolls), proof.roll.json().as_u64());
        checked += 1;
    }
    assert!(checked >= 4, "{checked}");
}
