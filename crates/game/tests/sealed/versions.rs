//! Rules that change, and games that go on: Sealed keeps the rules it began with, Paces is brought to the newest.

use reverie_game::{
    AnyRecord, Chance, Dealer, Game, Note, Record, Rules, Seed, Session, Step, UnderWay, fingerprint,
};
use serde_json::json;

use crate::game::{self, Sealed};
use crate::paces::{self, Pace, Paces};
use crate::table::{bid, card, name, play, refusal, round, seat};

fn sealed(rules: u16) -> Session<Sealed> {
    let mut session = Session::under(rules, 2, game::Options::default(), Chance::Asked).unwrap();
    for worth in [5, 3] {
        session.roll(card(worth)).unwrap();
    }
    session
}

fn old_paces(moves: &[(u8, Pace)]) -> Session<Paces> {
    let mut session = Session::under(1, 2, paces::Options {}, Chance::Asked).unwrap();
    for &(number, pace) in moves {
        session.play(seat(number), pace).unwrap();
    }
    session
}

#[test]
fn a_game_is_played_by_the_rules_it_began_with() {
    for (rules, points) in [(1, 1), (2, 5)] {
        let mut session = sealed(rules);
        play(&mut session, &[(0, bid(2)), (1, bid(0)), (0, name("moon"))]);
        assert_eq!((session.rules(), session.state().points[0]), (rules, points));
    }
    assert_eq!(Session::<Sealed>::new(2, game::Options::default(), Chance::Asked).unwrap().rules(), 2);
}

#[test]
fn rules_that_are_not_here_are_refused_and_the_reason_names_those_that_are() {
    for rules in [0, 3] {
        let reason = Session::<Sealed>::under(rules, 2, game::Options::default(), Chance::Asked).unwrap_err();
        assert_eq!(reason.key(), "other-rules");
        let known = json!({"key": "rules-versions", "args": {"oldest": 1, "newest": 2}});
        let args = json!({"game": {"key": "sealed"}, "rules": rules, "known": known});
        assert_eq!(json!(reason.phrase.args), args);
    }
}

#[test]
fn a_record_replays_by_its_own_version() {
    for rules in [1, 2] {
        let chance = Chance::Dealt(Dealer::new(Seed::named("versions")));
        let mut session = Session::<Sealed>::under(rules, 2, game::Options::default(), chance).unwrap();
        session.settle();
        play(&mut session, &round("moon"));
        play(&mut session, &round("sun"));
        let record = session.record(true);
        assert_eq!(record.rules, rules);
        let again = Session::<Sealed>::replay(record.clone()).unwrap();
        assert_eq!((again.state(), again.rules()), (session.state(), rules));
        // By the other version the same decisions lead elsewhere, and the hashes say so.
        let other = Record::<Sealed> { rules: 3 - rules, ..record };
        assert_eq!(Session::<Sealed>::replay(other).unwrap_err().reason.key(), "record-hash");
    }
}

#[test]
fn a_game_under_way_is_brought_to_the_newest_rules() {
    let mut session = old_paces(&[(0, Pace::Step)]);
    assert_eq!(session.state().owed, [0, 1]);
    session.note(Note::Rules(2)).unwrap();
    assert_eq!((session.rules(), session.state().owed), (2, [1, 2]));
    assert_eq!(session.game().longest(), Paces::open(2, &paces::Options {}).unwrap().longest());
    // What was decided before cannot be taken back any more.
    assert_eq!(refusal(&mut session, |session| session.undo(seat(0))), "undo-revealed");
    for (number, pace) in [(1, Pace::Step), (0, Pace::Follow), (1, Pace::Step)] {
        session.play(seat(number), pace).unwrap();
    }
    session.roll(true).unwrap();
    assert!(session.over().is_some());
}

#[test]
fn a_game_that_changed_its_rules_is_told_and_replayed_with_both() {
    let mut session = old_paces(&[(0, Pace::Step)]);
    session.note(Note::Rules(2)).unwrap();
    session.play(seat(1), Pace::Step).unwrap();
    let record = session.record(true);
    assert_eq!((record.rules, record.notes.len()), (1, 1));
    let read = AnyRecord::read(&json!(record).to_string()).unwrap().typed::<Paces>().unwrap();
    let again = Session::<Paces>::replay(read).unwrap();
    assert_eq!((again.state(), again.rules()), (session.state(), 2));
    let mut seen = Vec::new();
    session.relive(|then, _, _| seen.push((then.rules(), then.state().owed)));
    assert_eq!(
        seen,
        [(1, [1, 1]), (2, [1, 2]), (2, [1, 1])],
        "a note stands in the table its entry leads to"
    );
    // A store keeps the change as a step among the others.
    let mut stored = Session::<Paces>::under(1, 2, paces::Options {}, Chance::Asked).unwrap();
    for step in session.record(true).steps() {
        stored.take(step).unwrap();
    }
    assert_eq!(fingerprint(stored.state()), fingerprint(session.state()));
}

#[test]
fn a_game_that_cannot_be_brought_stays_as_it_is() {
    let mut session = old_paces(&[(0, Pace::Step), (1, Pace::Step)]);
    session.roll(true).unwrap();
    assert_eq!(refusal(&mut session, |session| session.note(Note::Rules(2))), "too-late");
    assert_eq!((session.rules(), session.notes().len()), (1, 0));
    assert_eq!(refusal(&mut session, |session| session.note(Note::Rules(9))), "other-rules");
    let note = Step::Note(Note::Rules(2));
    assert_eq!(refusal(&mut session, |session| session.take(note)), "too-late");
}

#[test]
fn which_of_the_two_a_game_does_is_what_it_declares() {
    assert_eq!(Sealed::RULES.goes_on_by(1), 1);
    assert_eq!(Paces::RULES.goes_on_by(1), 2);
    let rules = Rules { newest: 5, oldest: 3, under_way: UnderWay::KeepsItsRules };
    let played: Vec<u16> = (0..9).filter(|&version| rules.plays(version)).collect();
    assert_eq!(played, [3, 4, 5]);
    assert_eq!([0, 1, 2, 3].map(|n| rules.nth(n)), [5, 4, 3, 5], "the laws hold all of them");
}
