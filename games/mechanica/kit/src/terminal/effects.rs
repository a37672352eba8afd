//! What a decision would bring beyond itself: whether it is the planned one, and the money of the coming workdays.

use reverie_game::{Game, Log, Phrase, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::moves::{Move, Wants};
use reverie_mechanica::names::bots_words;
use reverie_mechanica::plan::Planner;
use reverie_mechanica::projection::{Projection, project};
use reverie_mechanica::state::{Factory, State};

/// What the decision brings beyond itself; none for nothing of note.
pub(super) fn effect(game: &Mechanica, state: &State, seat: Seat, mv: Move) -> Option<Phrase> {
    let factory = state.factories.get(seat.index())?;
    match mv {
        Move::Send { .. } | Move::Keep { .. } | Move::Repurpose { .. } | Move::Hole { .. } => {
            planned(game, state, seat, factory, mv).then(|| Phrase::new("mechanica-bring-planned"))
        }
        Move::Buy { spot } => {
            let (tile, _) = game.offer(state, usize::from(spot))?;
            let figures = game.board().figures(tile);
            Some(
                Phrase::new("mechanica-bring-tile")
                    .with("value", figures.value)
                    .with("bots", bots_words(figures.recycles.iter().copied().collect())),
            )
        }
        Move::Install { .. } | Move::Set { .. } | Move::Truck { .. } => {
            let mut after = *state;
            game.play(&mut after, seat, mv, &mut Log::off());
            let (before, after) = (ahead(game, factory), ahead(game, after.factories.get(seat.index())?));
            let phrase = Phrase::new(match after.cmp(&before) {
                std::cmp::Ordering::Greater => "mechanica-bring-more",
                std::cmp::Ordering::Less => "mechanica-bring-less",
                std::cmp::Ordering::Equal => return None,
            });
            Some(phrase.with("money", after.abs_diff(before)))
        }
        _ => None,
    }
}

/// The money of the coming workdays, if nothing else changed.
fn ahead(game: &Mechanica, factory: &Factory) -> u16 {
    let planner = Planner::new(game.board(), &factory.floor);
    project(&planner, factory).iter().map(Projection::money).sum()
}

/// Whether the plan would answer the same.
fn planned(game: &Mechanica, state: &State, seat: Seat, factory: &Factory, mv: Move) -> bool {
    if !matches!(game.wants(state, seat), Wants::Run(_)) {
        return false;
    }
    let answers = Planner::new(game.board(), &factory.floor).plan(factory, &factory.answers);
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    let answer = answers.get(factory.answers.len());
    answer.and_then(|&answer| moves.get(usize::from(answer))) == Some(&mv)
}
