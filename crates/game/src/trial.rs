//! What the tests of a game's rules play by: decisions that must be allowed, and chance that falls somehow.

use crate::{Game, Seat, Session};

/// Decides, and tells what happened.
///
/// # Panics
///
/// Where that is refused.
pub fn insist<G: Game>(session: &mut Session<G>, seat: Seat, mv: G::Move) -> Vec<G::Event> {
    match session.play(seat, mv) {
        Ok(told) => told,
        Err(reason) => panic!("{mv:?} of seat {seat} is refused: {reason}"),
    }
}

/// Lets chance fall as it is listed first, as long as it is asked, and tells what happened.
pub fn fall<G: Game>(session: &mut Session<G>) -> Vec<G::Event> {
    let mut told = Vec::new();
    while let Some(&(roll, _)) = session.rolls().first() {
        match session.roll(roll) {
            Ok(more) => told.extend(more),
            Err(reason) => unreachable!("{roll:?} is listed and refused: {reason}"),
        }
    }
    told
}
