//! What can be played, and on what.

use axum::Json as Body;
use axum::extract::{Path, State};
use reverie_game::{Campaign, Chance, Choice, Illegal, Own};
use reverie_kit::Kit;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;
use ts_rs::TS;

use super::guests::{Asked, Reads};
use super::{Problem, Shared};

/// Every game.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct Games {
    /// In the order of the shelf.
    games: Vec<GameFace>,
}

/// A game, as a lobby offers it.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
struct GameFace {
    /// What tables call it.
    name: &'static str,
    /// The version of its rules.
    rules: u16,
    /// How many can play.
    seats: Places,
    /// What can be chosen before a game, the usual value first.
    options: &'static [Choice],
    /// What is to be passed one after the other by a team, where there is such a thing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    campaign: Option<Campaign>,
    /// Whether there is nothing to hide: every pair of eyes sees the same.
    open: bool,
    /// Whether it can be learned at a table of its own.
    lesson: bool,
    /// The levels of its bots, from the weakest to the strongest.
    bots: Vec<&'static str>,
    /// Whether its strongest bot can look back at a game and say what each decision cost.
    review: bool,
    /// Programs of the host that play too: each can be given a seat as a level can.
    visitors: Vec<String>,
}

/// How many can play.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
struct Places {
    /// At least.
    fewest: u8,
    /// At most.
    most: u8,
}

pub(super) async fn games(State(shared): State<Shared>) -> Body<Games> {
    let visitors = &shared.app.config.visitors;
    let face = |kit: &'static Kit| GameFace {
        name: kit.entry.name,
        rules: kit.entry.rules.newest,
        seats: Places { fewest: kit.entry.seats.0, most: kit.entry.seats.1 },
        options: kit.entry.choices,
        campaign: kit.entry.campaign,
        open: kit.entry.is_open,
        lesson: kit.lesson.is_some(),
        bots: kit.levels.iter().map(|level| level.name).collect(),
        review: kit.reviewer().is_some(),
        visitors: visitors.of(kit.entry.name).map(|visitor| visitor.name().to_owned()).collect(),
    };
    Body(Games { games: shared.app.config.games.iter().map(face).collect() })
}

/// A game for so many seats with these options, as JSON.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Setup {
    /// For how many; the fewest where it is left out.
    #[serde(default)]
    seats: Option<u8>,
    /// The options, as JSON.
    #[serde(default)]
    options: Option<String>,
}

/// The board of a game, before there is any table.
pub(super) async fn board(
    State(shared): State<Shared>,
    Path(game): Path<String>,
    Asked(setup): Asked<Setup>,
    Reads(lang): Reads,
) -> Result<Body<Own>, Problem> {
    lay_out(shared.app.config.games, &game, &setup)
        .map(Body)
        .map_err(|reason| Problem::from(reason).in_lang(lang))
}

fn lay_out(games: reverie_catalog::Games, game: &str, setup: &Setup) -> Result<Own, Illegal> {
    let entry = games.find(game)?.entry;
    let options = match &setup.options {
        None => json!({}),
        Some(text) => serde_json::from_str(text)
            .map_err(|error| Illegal::new("bad-options").with("reason", error.to_string()))?,
    };
    let table = (entry.open)(setup.seats.unwrap_or(entry.seats.0), &options, Chance::Asked)?;
    Ok(table.board())
}
