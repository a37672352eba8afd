//! What can be played.

use axum::Json as Body;
use reverie_game::Choice;
use serde::Serialize;
use ts_rs::TS;

/// Every game.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct Games {
    games: Vec<GameFace>,
}

/// A game, as a lobby offers it.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "server.ts")]
struct GameFace {
    name: &'static str,
    /// The version of its rules.
    rules: u16,
    seats: Places,
    /// What can be chosen before a game, the usual value first.
    options: &'static [Choice],
    /// The levels of its bots, from the weakest to the strongest.
    bots: Vec<&'static str>,
}

/// How many can play.
#[derive(Debug, Serialize, TS)]
#[ts(export_to = "server.ts")]
struct Places {
    fewest: u8,
    most: u8,
}

pub(super) async fn games() -> Body<Games> {
    let face = |listing: &'static reverie_catalog::Listing| GameFace {
        name: listing.entry.name,
        rules: listing.entry.rules,
        seats: Places { fewest: listing.entry.seats.0, most: listing.entry.seats.1 },
        options: listing.entry.choices,
        bots: listing.levels.iter().map(|level| level.name).collect(),
    };
    Body(Games { games: reverie_catalog::GAMES.iter().map(face).collect() })
}
