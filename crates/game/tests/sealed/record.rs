//! A game written down can be read back, verified and gone on with.

use reverie_game::{Chance, Dealer, Record, Seed, Session, fingerprint};
use serde_json::Value as Json;

use crate::game::{Options, Sealed};
use crate::table::{bid, card, dealt, finished, play, refusal, rolls, round, seat, with_cards};

/// Out to a file, and in again.
fn on_paper(record: &Record<Sealed>) -> Record<Sealed> {
    let json = serde_json::to_string(record).unwrap();
    serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

fn replayed(session: &Session<Sealed>, with_seed: bool) -> Session<Sealed> {
    Session::replay(on_paper(&session.record(with_seed))).unwrap()
}

#[test]
fn a_record_comes_back_from_json_as_it_was() {
    let mut session = finished("paper");
    session.name_players(vec!["Ada".to_owned(), "Grace".to_owned()]);
    let record = session.record(true);
    assert_eq!(on_paper(&record), record);
    assert_eq!(record.players, ["Ada", "Grace"]);
}

#[test]
fn a_record_replays_to_the_same_table_and_is_written_down_the_same_again() {
    let session = finished("paper");
    let again = replayed(&session, false);
    assert_eq!(fingerprint(again.state()), fingerprint(session.state()));
    assert_eq!(again.over(), session.over());
    assert_eq!(again.record(false), session.record(false));
}

#[test]
fn the_seed_is_shown_when_the_game_is_over_and_before_that_only_to_save_it() {
    let over = finished("seed").record(false);
    assert_eq!(over.seed, Some(Seed::named("seed")));
    assert!(over.result.is_some());

    let under_way = dealt(2, "seed").record(false);
    assert_eq!((under_way.seed, &under_way.result), (None, &None));
    assert_eq!(under_way.commitment, Some(Seed::named("seed").commitment()));
    assert_eq!(dealt(2, "seed").record(true).seed, Some(Seed::named("seed")));
}

#[test]
fn the_seed_stays_secret_while_the_last_decision_is_held() {
    let mut session = dealt(2, "seed");
    session.hold(seat(1), true).unwrap();
    play(&mut session, &round("moon"));
    session.confirm(seat(1)).unwrap();
    session.settle();
    play(&mut session, &round("sun"));
    assert_eq!((session.record(false).seed, session.record(false).result), (None, None));
}

#[test]
fn with_the_seed_a_game_goes_on_with_the_same_dice_as_if_it_had_never_stopped() {
    let mut session = dealt(2, "resume");
    let mut resumed = replayed(&session, true);
    for word in ["moon", "sun"] {
        play(&mut session, &round(word));
        resumed = replayed(&resumed, true);
        play(&mut resumed, &round(word));
    }
    assert_eq!(rolls(&session).len(), 4);
    assert_eq!(resumed.record(true), session.record(true));
}

#[test]
fn without_the_seed_a_game_goes_on_only_with_dice_that_are_asked_for() {
    let mut session = replayed(&dealt(2, "asked"), false);
    play(&mut session, &round("moon"));
    assert_eq!(session.due(), None);
    assert_eq!(refusal(&mut session, |session| session.play(seat(0), bid(0))), "awaits-chance");
    session.roll(card(1)).unwrap();
    session.roll(card(2)).unwrap();
    play(&mut session, &round("sun"));
    assert!(session.over().is_some());
}

#[test]
fn the_commitment_is_kept_until_somebody_else_rolls() {
    let promised = Some(Seed::named("promise").commitment());
    let mut session = replayed(&dealt(2, "promise"), false);
    play(&mut session, &round("moon"));
    assert_eq!(session.record(false).commitment, promised);
    session.roll(card(1)).unwrap();
    assert_eq!(session.record(false).commitment, None, "the seed did not bring this roll");
}

#[test]
fn an_answer_in_free_words_replays_from_the_record_alone() {
    let mut session = with_cards(&[5, 3]);
    play(&mut session, &[(0, bid(1)), (1, bid(0))]);
    session.say(seat(0), "dream").unwrap();
    assert_eq!(replayed(&session, true).state(), session.state());
}

#[test]
fn what_was_taken_back_is_not_in_the_record() {
    let mut session = with_cards(&[5, 3]);
    let before = session.record(true);
    play(&mut session, &[(0, bid(4))]);
    session.undo(seat(0)).unwrap();
    assert_eq!(session.record(true), before);
}

#[test]
fn a_position_set_up_by_hand_is_kept() {
    let mut state = *with_cards(&[5, 3]).state();
    state.points[1] = 7;
    let chance = Chance::Dealt(Dealer::new(Seed::named("study")));
    let mut session = Session::<Sealed>::load(2, Options::default(), chance, state).unwrap();
    play(&mut session, &round("moon"));
    let record = on_paper(&session.record(true));
    assert_eq!(record.start, Some(state));
    let again = Session::<Sealed>::replay(record).unwrap();
    assert_eq!(again.state(), session.state());
    assert_eq!(again.state().points[1], 7);
}

#[test]
fn what_a_record_does_not_say_is_left_out_of_its_json() {
    let Json::Object(fields) = serde_json::to_value(with_cards(&[5, 3]).record(true)).unwrap() else {
        panic!("a record is an object")
    };
    let names: Vec<&str> = fields.keys().map(String::as_str).collect();
    assert_eq!(names, ["entries", "format", "game", "hashes", "options", "rules", "seats"]);
}
