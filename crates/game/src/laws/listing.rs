//! Law 2: what is listed is what may be done.

use crate::laws::{Verdict, hold};
use crate::{Game, Pending, Seat, SeatSet};

fn awaited<G: Game>(game: &G, state: &G::State) -> SeatSet {
    match game.pending(state) {
        Pending::Seats(seats) => seats,
        Pending::Chance(_) | Pending::Over => SeatSet::NONE,
    }
}

pub(super) fn lists_are_lists<G: Game>(game: &G, state: &G::State, moves: &mut Vec<G::Move>) -> Verdict {
    const LAW: &str = "moves is sorted, unique, and empty just for those who are not awaited";
    let awaited = awaited(game, state);
    hold!(LAW, awaited.iter().all(|seat| seat.number() < game.seats()), "awaited: {awaited:?}");
    for seat in Seat::all(game.seats()) {
        game.moves(state, seat, moves);
        hold!(LAW, moves.is_empty() != awaited.contains(seat), "seat {seat}: {} moves", moves.len());
        hold!(LAW, moves.is_sorted_by(|a, b| a < b), "seat {seat}: {moves:?}");
    }
    Ok(())
}

pub(super) fn listed_is_what_passes_check<G: Game>(game: &G, state: &G::State, seen: &[G::Move]) -> Verdict {
    const LAW: &str = "a move passes check if and only if it is listed";
    let mut moves = Vec::new();
    for seat in Seat::all(game.seats()) {
        game.moves(state, seat, &mut moves);
        for &mv in &moves {
            let checked = game.check(state, seat, mv);
            hold!(LAW, checked.is_ok(), "seat {seat}, {mv:?} is listed but refused: {checked:?}");
        }
        if game.question(state, seat).is_some() {
            continue;
        }
        for &mv in seen {
            let listed = moves.binary_search(&mv).is_ok();
            hold!(
                LAW,
                listed || game.check(state, seat, mv).is_err(),
                "seat {seat}, {mv:?} is not listed but passes"
            );
        }
    }
    Ok(())
}
