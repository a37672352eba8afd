//! Law 1: the same decisions lead to the same table, and what is refused or taken back leaves no trace.

use crate::laws::{Verdict, hold};
use crate::{Chance, Dealer, Game, Happening, Luck, Pending, Record, Seat, Seed, Session, Turn, fingerprint};

pub(super) fn a_record_replays<G: Game>(session: &Session<G>) -> Verdict {
    const LAW: &str = "a record replays to the same table";
    let json = serde_json::to_string(&session.record(true)).map_err(|error| (LAW, error.to_string()))?;
    let record: Record<G> = serde_json::from_str(&json).map_err(|error| (LAW, error.to_string()))?;
    let again = Session::<G>::replay(record).map_err(|broken| (LAW, broken.to_string()))?;
    hold!(
        LAW,
        fingerprint(again.state()) == fingerprint(session.state()) && again.over() == session.over(),
        "{:?}\nis not\n{:?}",
        again.state(),
        session.state()
    );
    Ok(())
}

/// Plays a random game with a box of somebody's own. Its record replays wherever it is read, because it carries the box;
/// by ours the same decisions do not stand. Gives the game as it was replayed.
///
/// # Panics
///
/// If it does not replay, or if the box made no difference.
pub fn own_box_is_carried<G: Game>(seats: u8, components: G::Components) -> Session<G> {
    let options = G::with_box(G::Options::default(), components);
    let chance = Chance::Dealt(Dealer::new(Seed::named("another box")));
    let mut session = Session::<G>::new(seats, options, chance)
        .unwrap_or_else(|reason| panic!("{} for {seats}: {reason}", G::NAME));
    let mut luck = Luck::seeded(1);
    session.settle();
    while let Turn::Waiting { waiting, .. } = session.turn() {
        let Some(seat) = waiting.iter().next() else { break };
        let Some(mv) = luck.pick(&session.moves(seat)).copied() else { break };
        session.play(seat, mv).unwrap_or_else(|reason| panic!("{} seat {seat} {mv:?}: {reason}", G::NAME));
    }
    assert!(session.over().is_some(), "{} stops before its end", G::NAME);
    let mut written = session.record(false);
    let read = serde_json::to_string(&written).and_then(|json| serde_json::from_str(&json));
    let read: Record<G> = read.unwrap_or_else(|error| panic!("{}: {error}", G::NAME));
    let again = Session::<G>::replay(read).unwrap_or_else(|broken| panic!("{}: {broken}", G::NAME));
    assert_eq!(again.state(), session.state());
    written.options = G::Options::default();
    assert!(Session::<G>::replay(written).is_err(), "{} replays with our own box too", G::NAME);
    again
}

pub(super) fn a_refused_move_changes_nothing<'a, G: Game>(
    session: &mut Session<G>,
    odd: &(impl Iterator<Item = &'a G::Move> + Clone),
) -> Verdict {
    const LAW: &str = "a refused move changes nothing";
    let (state, entries) = (*session.state(), session.entries().len());
    for seat in Seat::all(session.game().seats()) {
        let listed = session.moves(seat);
        for &mv in odd.clone() {
            if listed.contains(&mv) {
                continue;
            }
            hold!(LAW, session.play(seat, mv).is_err(), "seat {seat} could play {mv:?}, which is not listed");
            hold!(
                LAW,
                *session.state() == state && session.entries().len() == entries,
                "seat {seat} was refused {mv:?}, and the table changed"
            );
        }
    }
    Ok(())
}

/// A seat decides, others may decide after it, the seat takes its decision back: as if it had never been.
pub(super) fn undo_takes_back<G: Game>(session: &Session<G>, luck: &mut Luck) -> Verdict {
    const LAW: &str = "undo leaves the table as if the decision had not been made";
    let Pending::Seats(seats) = session.game().pending(session.state()) else { return Ok(()) };
    let awaited: Vec<Seat> = seats.iter().collect();
    let Some(&seat) = luck.pick(&awaited) else { return Ok(()) };
    let mut with = session.clone();
    let mut without = session.clone();
    for held in Seat::all(session.game().seats()) {
        let both = with.hold(held, true).and(without.hold(held, true));
        hold!(LAW, both.is_ok(), "seat {held} may not hold: {both:?}");
    }
    let choose = |session: &Session<G>, seat, luck: &mut Luck| luck.pick(&session.moves(seat)).copied();
    let Some(mv) = choose(&with, seat, luck) else { return Ok(()) };
    let mut events = with.play(seat, mv).map_err(|reason| (LAW, reason.to_string()))?;
    for &other in awaited.iter().filter(|&&other| other != seat) {
        if let Some(mv) = choose(&without, other, luck)
            && let Ok(then) = with.play(other, mv)
        {
            events.extend(then);
            without.play(other, mv).map_err(|reason| (LAW, format!("only after {seat}'s: {reason}")))?;
        }
    }
    match with.undo(seat) {
        Ok(()) => {
            // What the dealer waited for is gone; where somebody's decision let it go on, it does.
            with.settle();
            hold!(LAW, with.state() == without.state(), "seat {seat} took back {mv:?}");
            hold!(LAW, with.entries().len() == without.entries().len(), "the record keeps {mv:?}");
        }
        Err(reason) => {
            // Everybody holds, so the dealer waits: only a reveal may lock it, and what came after that, unless the
            // decision let the dealer go on.
            let locked = events.iter().any(Happening::reveals) || session.game().confirms(mv);
            hold!(LAW, locked, "seat {seat} may not take back {mv:?}: {reason}");
        }
    }
    Ok(())
}
