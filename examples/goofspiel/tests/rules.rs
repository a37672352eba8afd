//! Every rule, one test each.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use reverie_game::{Chance, Eyes, Game, Pending, Seat, SeatSet, Session};
use reverie_goofspiel::cards::{Card, Cards};
use reverie_goofspiel::table::{Event, Move};
use reverie_goofspiel::{Goofspiel, Options, Order, Ties};

const SHORT: Options = Options { cards: 7, ties: Ties::Carried, prizes: Order::Shuffled };

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

fn bid(number: u8) -> Move {
    Move::Bid { card: card(number) }
}

fn table(seats: u8, options: Options) -> Session<Goofspiel> {
    Session::new(seats, options, Chance::Asked).unwrap()
}

/// A round: this dream comes up, each seat bids in turn. What happened.
fn round(table: &mut Session<Goofspiel>, dream: u8, bids: &[u8]) -> Vec<Event> {
    let mut events = table.roll(card(dream)).unwrap();
    for (&number, seat) in bids.iter().zip(Seat::all(4)) {
        events.extend(table.play(seat, bid(number)).unwrap());
    }
    events
}

/// The points of each seat.
fn points(table: &Session<Goofspiel>) -> Vec<i32> {
    table.game().standings(table.state()).seats.iter().map(|seat| seat.points).collect()
}

fn won(table: &Session<Goofspiel>, number: u8) -> Cards {
    table.state().sides[usize::from(number)].won
}

#[test]
fn everybody_begins_with_one_card_of_each_number_and_there_is_one_dream_of_each() {
    for cards in [7, 13] {
        let state = table(3, Options { cards, ..SHORT }).state().to_owned();
        assert_eq!(state.left, Cards::up_to(cards));
        assert!(state.sides.iter().all(|side| side.hand == Cards::up_to(cards)));
    }
}

#[test]
fn the_game_is_for_two_to_four_with_seven_or_thirteen_cards() {
    let refused = |seats, cards| Goofspiel::open(seats, &Options { cards, ..SHORT }).unwrap_err();
    assert_eq!(refused(1, 7).key(), "wrong-seats");
    assert_eq!(refused(5, 7).key(), "wrong-seats");
    assert_eq!(refused(2, 8).key(), "goofspiel-cards");
}

#[test]
fn all_are_asked_at_once_and_bid_in_any_order() {
    let mut table = table(3, SHORT);
    table.roll(card(4)).unwrap();
    let all: SeatSet = Seat::all(3).collect();
    assert_eq!(table.game().pending(table.state()), Pending::Seats(all));
    table.play(seat(1), bid(2)).unwrap();
    assert_eq!(table.game().pending(table.state()), Pending::Seats(all.without(seat(1))));
}

#[test]
fn a_bid_is_hidden_until_all_have_bid() {
    let mut table = table(2, SHORT);
    table.roll(card(4)).unwrap();
    let told = table.play(seat(0), bid(5)).unwrap();
    assert_eq!(told, [Event::Sealed { seat: seat(0) }]);
    let view = |eyes| table.game().view(table.state(), eyes);
    assert_eq!(view(Eyes::Seat(seat(0))).sides[0].bid, Some(card(5)));
    for eyes in [Eyes::Seat(seat(1)), Eyes::Spectator] {
        let view = view(eyes);
        assert!(view.sealed.contains(seat(0)));
        assert_eq!((view.sides[0].bid, view.sides[0].last), (None, None));
        assert!(view.sides[0].hand.has(card(5)), "a hand does not tell what was bid from it");
    }
    let told = table.play(seat(1), bid(3)).unwrap();
    assert!(told.contains(&Event::Showed { seat: seat(0), card: card(5) }));
    assert_eq!(table.game().view(table.state(), Eyes::Spectator).sides[0].last, Some(card(5)));
}

#[test]
fn a_bid_can_be_taken_back_until_all_have_bid() {
    let mut table = table(2, SHORT);
    table.roll(card(4)).unwrap();
    table.play(seat(0), bid(5)).unwrap();
    assert_eq!(table.allows(seat(0), bid(6)).unwrap_err().key(), "not-awaited");
    table.undo(seat(0)).unwrap();
    table.play(seat(0), bid(6)).unwrap();
    table.play(seat(1), bid(3)).unwrap();
    assert!(table.undo(seat(1)).is_err());
}

#[test]
fn the_highest_bid_wins_the_dream_and_its_points() {
    let mut table = table(3, SHORT);
    let events = round(&mut table, 6, &[2, 5, 4]);
    assert_eq!(events.last(), Some(&Event::Won { seat: seat(1), dream: card(6) }));
    assert_eq!(points(&table), [0, 6, 0]);
}

#[test]
fn every_bid_is_spent_whoever_wins() {
    let mut table = table(2, SHORT);
    round(&mut table, 6, &[2, 5]);
    table.roll(card(1)).unwrap();
    assert_eq!(table.allows(seat(0), bid(2)).unwrap_err().key(), "goofspiel-spent");
    assert_eq!(table.allows(seat(1), bid(5)).unwrap_err().key(), "goofspiel-spent");
    assert_eq!(table.moves(seat(0)).len(), 6);
}

#[test]
fn when_the_highest_bid_is_made_twice_the_dream_waits_for_the_next_one() {
    let mut table = table(3, SHORT);
    let events = round(&mut table, 6, &[5, 5, 4]);
    assert_eq!(events.last(), Some(&Event::Tied { waits: true }));
    round(&mut table, 2, &[7, 7, 6]);
    round(&mut table, 3, &[1, 2, 3]);
    assert_eq!(won(&table, 2).iter().map(Card::number).collect::<Vec<_>>(), [2, 3, 6]);
    assert_eq!(points(&table), [0, 0, 11]);
}

#[test]
fn a_tie_below_the_highest_bid_changes_nothing() {
    let mut table = table(3, SHORT);
    round(&mut table, 6, &[2, 2, 3]);
    assert_eq!(points(&table), [0, 0, 6]);
}

#[test]
fn where_ties_are_lost_nobody_gets_the_dream() {
    let mut table = table(2, Options { ties: Ties::Lost, ..SHORT });
    let events = round(&mut table, 6, &[5, 5]);
    assert_eq!(events.last(), Some(&Event::Tied { waits: false }));
    round(&mut table, 1, &[1, 2]);
    assert_eq!(points(&table), [0, 1]);
}

#[test]
fn the_last_card_is_bid_by_itself_and_a_tie_on_it_is_lost() {
    let mut table = table(2, SHORT);
    for number in 1..7 {
        round(&mut table, number, &[number, number]);
    }
    let events = table.roll(card(7)).unwrap();
    assert_eq!(events.last(), Some(&Event::Tied { waits: false }));
    assert_eq!(table.game().pending(table.state()), Pending::Over);
    assert_eq!(points(&table), [0, 0]);
    assert_eq!(table.game().standings(table.state()).winners().count(), 2);
}

#[test]
fn shuffled_dreams_come_up_in_any_order_each_once() {
    let mut table = table(2, SHORT);
    round(&mut table, 6, &[2, 5]);
    let mut rolls = Vec::new();
    table.game().rolls(table.state(), &mut rolls);
    assert_eq!(rolls, [1, 2, 3, 4, 5, 7].map(|number| (card(number), 1)));
}

#[test]
fn descending_dreams_come_up_from_the_highest_to_the_lowest() {
    let mut table = table(2, Options { prizes: Order::Descending, ..SHORT });
    let mut rolls = Vec::new();
    for number in (2..=7).rev() {
        table.game().rolls(table.state(), &mut rolls);
        assert_eq!(rolls, [(card(number), 1)]);
        round(&mut table, number, &[number, number]);
    }
}
