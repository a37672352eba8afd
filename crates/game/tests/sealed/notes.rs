//! What happens at a table beside the rules: who decided for whom, who was turned out.

use reverie_game::session::By;
use reverie_game::{Note, Seat, Session, StandIn, Step, TurnedOut, Verdict, Why};

use crate::game::Sealed;
use crate::table::{bid, dealt, finished, play, seat};

fn late(seat: Seat) -> Note {
    Note::Standin(StandIn { seat, bot: "engineer".to_owned(), why: Why::Late })
}

fn out(seat: Seat) -> Note {
    Note::Out(TurnedOut { seat, bot: "apprentice".to_owned(), by: Verdict::Vote })
}

/// Who made each decision, told from the game as it went.
fn deciders(session: &Session<Sealed>) -> Vec<(Seat, Option<String>)> {
    let mut who = Vec::new();
    session.relive(|_, by, _| {
        if let Some(By::Seat { seat, bot }) = by {
            who.push((seat, bot));
        }
    });
    who
}

#[test]
fn a_stand_in_makes_one_decision_and_no_more() {
    let mut session = dealt(2, "notes");
    session.note(late(seat(0))).unwrap();
    play(&mut session, &[(0, bid(1)), (1, bid(0))]);
    let who = deciders(&session);
    assert_eq!(who, [(seat(0), Some("engineer".to_owned())), (seat(1), None)]);
}

#[test]
fn whoever_is_turned_out_is_played_by_a_bot_until_somebody_sits_down() {
    let mut session = dealt(2, "notes");
    session.note(out(seat(0))).unwrap();
    play(&mut session, &[(0, bid(1)), (1, bid(0))]);
    session.note(Note::Sat(seat(0))).unwrap();
    play(&mut session, &[(0, crate::table::name("moon"))]);
    let bots: Vec<_> = deciders(&session).into_iter().map(|(_, bot)| bot).collect();
    assert_eq!(bots, [Some("apprentice".to_owned()), None, None]);
}

#[test]
fn a_decision_that_is_taken_back_takes_its_note_along_and_no_other() {
    let mut session = dealt(2, "notes");
    session.note(out(seat(1))).unwrap();
    session.note(late(seat(0))).unwrap();
    play(&mut session, &[(0, bid(1))]);
    let before = session.notes().len();
    session.undo(seat(0)).unwrap();
    assert_eq!(session.notes().len(), before - 1);
    play(&mut session, &[(0, bid(1))]);
    assert_eq!(deciders(&session), [(seat(0), None)]);
    assert_eq!(session.bot_at(session.entries().len(), seat(1)), Some("apprentice"));
}

#[test]
fn notes_go_through_the_record_and_stand_where_they_stood() {
    let mut session = dealt(2, "notes");
    session.note(Note::Begun(true)).unwrap();
    session.note(late(seat(1))).unwrap();
    play(&mut session, &[(1, bid(0)), (0, bid(1))]);
    session.note(Note::Back(seat(1))).unwrap();
    let record = session.record(true);
    let again = Session::<Sealed>::replay(record.clone()).unwrap();
    assert_eq!((again.notes(), deciders(&again)), (session.notes(), deciders(&session)));
    let mut taken = dealt(2, "notes");
    for step in record.steps().into_iter().skip(taken.entries().len()) {
        taken.take(step).unwrap();
    }
    assert_eq!(taken.notes(), session.notes());
}

#[test]
fn a_note_about_nobody_or_after_the_last_entry_is_refused() {
    let mut session = finished("notes");
    assert_eq!(session.note(late(seat(2))).unwrap_err().key(), "no-such-seat");
    let mut record = session.record(true);
    let after = record.entries.len() + 1;
    record.notes.push(reverie_game::NoteAfter { after, note: Note::Begun(true) });
    assert_eq!(Session::<Sealed>::replay(record).unwrap_err().reason.key(), "record-note-place");
    assert!(serde_json::from_str::<Step<u8, u8>>(r#"{"out":{"seat":0}}"#).is_err());
}
