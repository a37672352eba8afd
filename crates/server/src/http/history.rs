//! How a game went, step by step: of a table here, or of a record from anywhere.

use axum::Json as Body;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use reverie_game::table::{Glance, Past};
use reverie_game::{AnyRecord, Commitment, Eyes, Illegal, Own, Seat, Seed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;

use super::guests::{Asked, Reads, unreadable};
use super::tables::Onlooker;
use super::{Problem, Shared};
use crate::actor::{Command, Retold, Source};

/// The largest record taken, in bytes.
pub(super) const RECORD_BYTES: usize = 1 << 20;

/// Through whose eyes, and whether with the view of every step.
#[derive(Debug, Default, Deserialize, JsonSchema)]
pub(crate) struct Look {
    /// Through whose eyes: until the game is over one's own seat, then any. Left out: one's first seat, else a spectator's.
    #[serde(default)]
    seat: Option<Seat>,
    /// Whether every step comes with its view.
    #[serde(default)]
    views: Views,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Views {
    #[default]
    Yes,
    No,
}

/// How a game went.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct History {
    /// What was played.
    table: Played,
    /// What it was played on.
    board: Own,
    /// The promise of the dealer's seed, where a dealer dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    commitment: Option<Commitment>,
    /// The seed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    seed: Option<Seed>,
    /// Through whose eyes.
    eyes: Eyes,
    /// The table before the first step, then every step that was not taken back.
    #[schemars(with = "Vec<Past>")]
    #[ts(as = "Vec<Past>")]
    steps: Vec<Own>,
}

/// What was played.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
struct Played {
    /// Which game.
    game: String,
    /// By which version of its rules.
    rules: u16,
    /// With which options.
    #[ts(type = "unknown")]
    options: Json,
    /// How many played.
    seats: u8,
    /// Their names, where they are known.
    players: Vec<String>,
}

pub(crate) async fn history(
    State(shared): State<Shared>,
    onlooker: Onlooker,
    Asked(glance): Asked<Look>,
    Reads(lang): Reads,
) -> Result<Body<History>, Problem> {
    let seat = glance.seat;
    let command = |guest, watches, reply| Command::History { guest, watches, seat, reply };
    let told = onlooker.hear(&shared.app, command).await?;
    tell(move || story(&told, glance.views)).await.map_err(|problem| problem.in_lang(lang))
}

/// The same for a record that somebody kept.
pub(crate) async fn replay(
    State(shared): State<Shared>,
    Asked(glance): Asked<Look>,
    Reads(lang): Reads,
    body: Result<Bytes, BytesRejection>,
) -> Result<Body<History>, Problem> {
    let body = body.map_err(|why| unreadable(why.status(), why.body_text()).in_lang(lang))?;
    let games = shared.app.config.games;
    let told = move || {
        let table = games.read_record(&body)?;
        let players = table.players().to_vec();
        // Whoever has the record knows everything.
        let told = Retold { source: Source::Played(table), players, eyes: glance.seat.into(), proofs: true };
        story(&told, glance.views)
    };
    tell(told).await.map_err(|problem| problem.in_lang(lang))
}

/// On a thread of its own: a long game is told in milliseconds, but the tables here don't wait for it.
async fn tell(
    told: impl FnOnce() -> Result<History, Illegal> + Send + 'static,
) -> Result<Body<History>, Problem> {
    let told = tokio::task::spawn_blocking(told).await.map_err(|_| Illegal::ours("table-busy"))?;
    Ok(Body(told?))
}

fn story(told: &Retold, views: Views) -> Result<History, Illegal> {
    let Retold { source, players, eyes, proofs } = told;
    let views = views == Views::Yes;
    let (record, board, steps) = match source {
        Source::Played(table) => {
            let glance = Glance { eyes: *eyes, from: 0, views, proofs: *proofs };
            let steps = table.past(glance)?.iter().map(Own::of).collect();
            (table.record(*proofs), table.board(), steps)
        }
        Source::Kept(archive) => (archive.record.clone(), archive.board.clone(), archive.past(*eyes, views)?),
    };
    let AnyRecord { game, rules, options, seats, commitment, seed, .. } = record;
    let table = Played { game, rules, options, seats, players: players.clone() };
    Ok(History { table, board, commitment, seed: seed.filter(|_| *proofs), eyes: *eyes, steps })
}
