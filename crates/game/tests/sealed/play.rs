//! A game under way: who may decide what, who is told, and what is refused without a trace.

use reverie_game::{Chance, Dealer, Entry, Eyes, Seed, Session, Source};
use serde_json::json;

use crate::game::{Event, Options, Sealed};
use crate::table::{
    bid, card, chance_is_due, clap, dealt, finished, name, play, refusal, round, seat, told_to, with_cards,
};

#[test]
fn a_secret_choice_is_told_to_all_as_made_and_to_its_seat_as_it_is() {
    let mut session = with_cards(&[5, 3]);
    let events = session.play(seat(0), bid(4)).unwrap();
    let chosen = Event::Chosen { seat: seat(0) };
    let what = Event::Bid { seat: seat(0), bid: 4, aloud: false };
    assert_eq!(told_to(&events, Eyes::Seat(seat(0))), [chosen, what]);
    assert_eq!(told_to(&events, Eyes::Seat(seat(1))), [chosen]);
    assert_eq!(told_to(&events, Eyes::Spectator), [chosen]);
}

#[test]
fn the_dealer_gives_the_same_roll_every_time_until_it_is_applied() {
    let chance = Chance::Dealt(Dealer::new(Seed::named("due")));
    let mut session = Session::<Sealed>::new(2, Options::default(), chance).unwrap();
    let first = session.due().expect("a card is due");
    assert_eq!(session.due(), Some(first));
    assert_eq!(session.clone().due(), Some(first));
    session.apply(first);
    let second = session.due().expect("another card is due");
    assert_ne!(second, first, "the first card is no longer in the deck");
    session.apply(second);
    assert_eq!(session.due(), None);
    assert_eq!(session.entries(), [first, second]);
}

#[test]
fn settling_deals_what_asking_for_each_roll_would() {
    let chance = Chance::Dealt(Dealer::new(Seed::named("due")));
    let mut one_by_one = Session::<Sealed>::new(3, Options::default(), chance).unwrap();
    while let Some(roll) = one_by_one.due() {
        one_by_one.apply(roll);
    }
    assert_eq!(dealt(3, "due").entries(), one_by_one.entries());
}

#[test]
fn a_seat_that_the_table_does_not_have_is_refused() {
    let mut session = with_cards(&[5, 3]);
    assert_eq!(refusal(&mut session, |session| session.play(seat(2), bid(0))), "no-such-seat");
    assert_eq!(refusal(&mut session, |session| session.say(seat(2), "moon")), "no-such-seat");
    assert_eq!(refusal(&mut session, |session| session.undo(seat(7))), "no-such-seat");
    assert_eq!(refusal(&mut session, |session| session.hold(seat(2), true)), "no-such-seat");
    assert_eq!(refusal(&mut session, |session| session.confirm(seat(2))), "no-such-seat");
}

#[test]
fn a_seat_that_has_decided_is_no_longer_awaited() {
    let mut session = with_cards(&[5, 3]);
    play(&mut session, &[(0, bid(2))]);
    assert_eq!(refusal(&mut session, |session| session.play(seat(0), bid(1))), "not-awaited");
}

#[test]
fn nobody_decides_while_chance_is_due() {
    let mut session = Session::<Sealed>::new(2, Options::default(), Chance::Asked).unwrap();
    assert_eq!(refusal(&mut session, |session| session.play(seat(0), bid(0))), "awaits-chance");
}

#[test]
fn nobody_decides_when_the_game_is_over() {
    let mut session = finished("over");
    assert_eq!(refusal(&mut session, |session| session.play(seat(0), bid(0))), "game-over");
}

#[test]
fn a_move_against_the_rules_is_refused_for_the_games_own_reason() {
    let mut session = with_cards(&[2, 3]);
    assert_eq!(refusal(&mut session, |session| session.play(seat(0), bid(3))), "not-now");
    assert_eq!(refusal(&mut session, |session| session.play(seat(0), clap(true))), "not-now");
}

#[test]
fn while_a_question_is_open_only_listed_answers_can_be_played_and_others_are_said() {
    let mut session = with_cards(&[5, 3]);
    play(&mut session, &[(0, bid(1)), (1, bid(0))]);
    assert_eq!(refusal(&mut session, |session| session.play(seat(0), name("dream"))), "not-listed");
    let events = session.say(seat(0), " Dream").unwrap();
    let Some(Event::Named { word, .. }) = events.first() else { panic!("{events:?}") };
    assert_eq!(String::from(*word), "dream");
    assert!(session.state().words.contains(word));
}

#[test]
fn a_listed_answer_can_be_said_or_played() {
    let mut said = with_cards(&[5, 3]);
    play(&mut said, &[(0, bid(1)), (1, bid(0))]);
    let mut played = said.clone();
    assert_eq!(said.say(seat(0), "moon"), played.play(seat(0), name("moon")));
    assert_eq!(said.state(), played.state());
}

#[test]
fn what_cannot_be_an_answer_is_refused_with_the_reason() {
    let mut session = with_cards(&[5, 3]);
    assert_eq!(refusal(&mut session, |session| session.say(seat(0), "dream")), "no-question");
    play(&mut session, &[(0, bid(1)), (1, bid(0))]);
    assert_eq!(refusal(&mut session, |session| session.say(seat(1), "dream")), "not-awaited");
    assert_eq!(refusal(&mut session, |session| session.say(seat(0), "two words")), "answer-too-long");
    assert_eq!(refusal(&mut session, |session| session.say(seat(0), "a b")), "not-a-word");
    play(&mut session, &[(0, name("moon")), (1, clap(false))]);
    session.roll(card(6)).unwrap();
    session.roll(card(5)).unwrap();
    play(&mut session, &[(0, bid(1)), (1, bid(0))]);
    assert_eq!(refusal(&mut session, |session| session.say(seat(0), "moon")), "word-taken");
}

#[test]
fn a_driver_can_bring_only_what_may_come_and_only_when_it_is_due() {
    let mut session = with_cards(&[5, 3]);
    assert_eq!(refusal(&mut session, |session| session.roll(card(1))), "no-roll-due");
    play(&mut session, &round("moon"));
    session.roll(card(4)).unwrap();
    assert_eq!(refusal(&mut session, |session| session.roll(card(4))), "impossible-roll");
    session.roll(card(5)).unwrap();
    assert!(!chance_is_due(&session));
}

#[test]
fn nobody_rolls_at_the_dealers_table() {
    let chance = Chance::Dealt(Dealer::new(Seed::named("mine")));
    let mut session = Session::<Sealed>::new(2, Options::default(), chance).unwrap();
    assert_eq!(refusal(&mut session, |session| session.roll(card(1))), "dealer-rolls");
}

#[test]
fn a_position_that_could_not_lie_on_a_table_is_not_loaded() {
    let mut state = *with_cards(&[5, 3]).state();
    let load = |state| Session::<Sealed>::load(2, Options::default(), Chance::Asked, state);
    assert!(load(state).is_ok());
    state.cards[1] = state.cards[0];
    assert_eq!(load(state).unwrap_err().key(), "bad-table");
}

#[test]
fn turns_are_written_as_the_protocol_says() {
    let mut session = Session::<Sealed>::new(2, Options::default(), Chance::Asked).unwrap();
    session.roll(card(2)).unwrap();
    let rolls = json!([[1, 1], [3, 1], [4, 1], [5, 1], [6, 1]]);
    assert_eq!(json!(session.turn()), json!({"chance": {"source": {"name": "deck"}, "rolls": rolls}}));
    session.roll(card(6)).unwrap();
    assert_eq!(json!(session.turn()), json!({"waiting": [0, 1]}));
    session.hold(seat(0), true).unwrap();
    play(&mut session, &[(0, bid(0))]);
    assert_eq!(json!(session.turn()), json!({"waiting": [1], "held": [0]}));
    play(&mut session, &[(1, bid(0))]);
    session.roll(card(1)).unwrap();
    session.roll(card(2)).unwrap();
    play(&mut session, &[(0, bid(0)), (1, bid(0))]);
    let place =
        |seat| json!({"seat": seat, "place": 1, "points": 0, "parts": [{"name": "rounds", "points": 0}]});
    assert_eq!(json!(session.turn()), json!({"over": {"seats": [place(0), place(1)]}}));
}

#[test]
fn entries_are_written_as_the_protocol_says() {
    let mut session = with_cards(&[5, 3]);
    play(&mut session, &[(1, bid(2))]);
    let entries = json!([{"roll": 5}, {"roll": 3}, {"seat": 1, "move": {"do": "bid", "bid": 2}}]);
    assert_eq!(json!(session.entries()), entries);
    let Entry::Move { seat: who, mv } = session.entries()[2] else { panic!("{:?}", session.entries()) };
    assert_eq!((who, mv), (seat(1), bid(2)));
}

#[test]
fn the_nth_roll_of_a_source_is_the_dealers_nth() {
    let dealer = Dealer::new(Seed::named("count"));
    let mut session = Session::<Sealed>::new(2, Options::default(), Chance::Dealt(dealer)).unwrap();
    for n in 0..4 {
        if n == 2 {
            // Both bid nothing: a tie, and the next round is dealt.
            for number in [0, 1] {
                session.apply(Entry::Move { seat: seat(number), mv: bid(0) });
            }
        }
        let roll = dealer.roll(Source::new("deck"), n, &session.rolls()).unwrap();
        assert_eq!(session.due(), Some(Entry::Roll { roll }), "roll {n}");
        session.apply(Entry::Roll { roll });
    }
}
