//! What lies ahead of a factory: bots that are still to be placed, runs that are still to come.

use reverie_game::{Game, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::floor::Model;
use reverie_mechanica::state::{Factory, Hole, Phase, SHOP, State};

/// How many runs a seat has still to come.
pub(super) fn runs_left(game: &Mechanica, state: &State, seat: Seat) -> f64 {
    // The last tile of the stack stays for four turns of the Shop; every player turns it once a day, and so does ARMAND-0.
    let stays = if state.stack > 0 {
        SHOP
    } else {
        state.shop.iter().position(Option::is_some).map_or(0, |spot| SHOP - spot)
    };
    let turns = f64::from(state.stack) + count(stays);
    // When ARMAND-0 is about to play, half a day is over.
    let half = if matches!(state.phase, Phase::Falling | Phase::Armand) { 1.0 } else { 0.0 };
    let days = (turns + half) / f64::from(game.seats().max(2));
    let today = state.phase == Phase::Running && !state.factories[seat.index()].ran;
    (days - 0.5).max(0.0) + if today { 1.0 } else { 0.0 }
}

/// Bots that are still to be placed go where there is room, else where something cheaper stands.
pub(super) fn place_all(factory: &mut Factory) {
    if factory.owes.bots.is_empty() && factory.gifts.is_empty() {
        return;
    }
    let owed: Vec<Model> = factory.owes.bots.iter().collect();
    let gifts = std::iter::repeat_n(Model::Basic, factory.gifts.basics.into())
        .chain(std::iter::repeat_n(Model::Plus, factory.gifts.choices.into()));
    for model in owed.into_iter().chain(gifts).rev().collect::<Vec<_>>() {
        let cheapest = factory.holes().min_by_key(|&(_, bot)| bot);
        if let Some((Hole { row, side }, there)) = cheapest
            && there < Some(model)
        {
            let slot = &mut factory.start[usize::from(row)];
            *(if side { &mut slot.side } else { &mut slot.centre }) = Some(model);
        }
    }
}

#[allow(clippy::cast_precision_loss)] // a dozen at most
pub(super) fn count(some: usize) -> f64 {
    some as f64
}
