//! The menu of decisions: under which heading each stands, and what it is called there.

use reverie_game::{Phrase, Seat, Told};
use reverie_mechanica::Mechanica;
use reverie_mechanica::moves::{Move, Wants};
use reverie_mechanica::names::{
    at_words, facing_words, improvement_words, model_words, ride_words, row_name, standing_words, truck_words,
};
use reverie_mechanica::run::Ask;
use reverie_mechanica::state::State;

/// Where a decision stands in the menu, and under which heading. Squares come last, side by side.
pub(super) const fn section(mv: Move) -> (u8, Option<&'static str>) {
    match mv {
        Move::Send { .. } | Move::Keep { .. } | Move::Repurpose { .. } | Move::Hole { .. } => {
            (1, Some("mechanica-menu-change"))
        }
        Move::Sell { .. } | Move::Sellall => (2, Some("mechanica-menu-sell")),
        Move::Complete { .. } => (3, Some("mechanica-menu-complete")),
        Move::Buy { .. } => (4, Some("mechanica-menu-buy")),
        Move::Fork | Move::Truck { .. } => (5, Some("mechanica-menu-build")),
        Move::Recycle | Move::Demolish { .. } => (6, Some("mechanica-menu-besides")),
        Move::Make => (7, Some("mechanica-menu-end")),
        Move::Install { .. } => (8, None),
        Move::Planned
        | Move::Gift { .. }
        | Move::Refuse { .. }
        | Move::Place { .. }
        | Move::Discard { .. }
        | Move::Deliver { .. }
        | Move::Set { .. }
        | Move::Announce { .. }
        | Move::Retain { .. } => (0, None),
    }
}

/// What a decision is called under its heading.
pub(super) fn words(game: &Mechanica, state: &State, seat: Seat, mv: Move) -> Vec<Phrase> {
    let Some(factory) = state.factories.get(seat.index()) else { return Vec::new() };
    match mv {
        Move::Send { ride } => vec![ride_words(&ride, &factory.floor)],
        Move::Sell { row, model } => vec![
            Phrase::new("mechanica-menu-a-bot")
                .with("model", model_words(model))
                .with("row", row_name(row))
                .with("money", game.board().sells(model)),
        ],
        Move::Buy { spot } => match game.offer(state, usize::from(spot)) {
            Some((tile, price)) => vec![
                Phrase::new("mechanica-menu-a-tile")
                    .with("tile", improvement_words(tile))
                    .with("price", price),
            ],
            None => game.move_words(state, seat, mv),
        },
        Move::Fork => vec![Phrase::new("mechanica-menu-a-fork").with("price", game.board().fork)],
        Move::Truck { row, size } => vec![
            Phrase::new("mechanica-menu-trucks"),
            Phrase::new("mechanica-menu-a-truck")
                .with("truck", truck_words(size))
                .with("row", row_name(row))
                .with("price", game.truck_price(factory, row, size).unwrap_or(0)),
        ],
        Move::Demolish { site } => {
            vec![Phrase::new("mechanica-menu-demolish"), standing_words(factory, site)]
        }
        Move::Install { square, lie } => {
            let key = if lie.back { "mechanica-menu-facing-back" } else { "mechanica-menu-facing" };
            vec![
                Phrase::new("mechanica-menu-square").with("square", square.to_string()),
                Phrase::new(key).with("facing", facing_words(lie.turns)),
            ]
        }
        _ => game.move_words(state, seat, mv),
    }
}

/// What a seat is to decide now.
pub(super) fn asks(game: &Mechanica, state: &State, seat: Seat) -> Phrase {
    let Some(factory) = state.factories.get(seat.index()) else {
        return Phrase::new("mechanica-ask-nothing");
    };
    match game.wants(state, seat) {
        Wants::Nothing => Phrase::new("mechanica-ask-nothing"),
        Wants::Gifts => Phrase::new("mechanica-ask-gifts"),
        Wants::Run(Ask::Ride { mover, .. }) => {
            Phrase::new("mechanica-ask-ride").with("mover", game.mover_words(factory, mover))
        }
        Wants::Run(Ask::Keep { at, .. }) => {
            Phrase::new("mechanica-ask-keep").with("at", at_words(at, Some(&factory.floor)))
        }
        Wants::Run(Ask::Repurpose { square }) => {
            Phrase::new("mechanica-ask-repurpose").with("square", square.to_string())
        }
        Wants::Run(Ask::Hole { square, .. }) => {
            Phrase::new("mechanica-ask-hole").with("square", square.to_string())
        }
        Wants::Bots => Phrase::new("mechanica-ask-bots"),
        Wants::Delivery => Phrase::new("mechanica-ask-delivery"),
        Wants::Hand(tile) => {
            let key = if tile.machine().is_some() { "mechanica-ask-install" } else { "mechanica-ask-set" };
            Phrase::new(key).with("tile", improvement_words(tile))
        }
        Wants::Fork => Phrase::new("mechanica-ask-fork"),
        Wants::Trade if factory.owes.bought => Phrase::new("mechanica-ask-buy"),
        Wants::Trade => Phrase::new("mechanica-ask-trade"),
        Wants::Announcement => Phrase::new("mechanica-ask-announce"),
        Wants::Centre => Phrase::new("mechanica-ask-centre"),
    }
}
