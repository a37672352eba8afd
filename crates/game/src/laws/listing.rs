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
    if matches!(game.pending(state), Pending::Chance(_)) {
        return rolls_are_rolls(game, state);
    }
    Ok(())
}

fn rolls_are_rolls<G: Game>(game: &G, state: &G::State) -> Verdict {
    const LAW: &str = "rolls is sorted, unique, and can bring something";
    let mut rolls = Vec::new();
    game.rolls(state, &mut rolls);
    hold!(LAW, rolls.is_sorted_by(|(a, _), (b, _)| a < b), "{rolls:?}");
    hold!(LAW, !rolls.is_empty() && rolls.iter().all(|&(_, weight)| weight > 0), "{rolls:?}");
    Ok(())
}

/// Tries also these odd moves, which may or may not be listed here.
pub(super) fn listed_is_what_passes_check<'a, G: Game>(
    game: &G,
    state: &G::State,
    odd: &(impl Iterator<Item = &'a G::Move> + Clone),
) -> Verdict {
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
        for &mv in odd.clone() {
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
