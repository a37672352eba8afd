//! Teams that play a campaign.

use axum::Json as Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use reverie_game::Illegal;
use reverie_store::{Guest, Team, TeamId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::guests::{Known, Reads, read};
use super::{Problem, Shared};
use crate::app::{App, store_failed};
use crate::campaign::{TeamFace, campaign_of, face};
use crate::names::clean;
use crate::secret;

/// The longest name of a team, in letters.
const LONGEST_NAME: usize = 40;
/// The most teams that somebody founds, and is shown.
const MOST_TEAMS: u32 = 30;

/// A team to be founded.
#[derive(Debug, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "server.ts")]
pub(crate) struct Founding {
    /// One with a campaign.
    game: String,
    /// Cut to 40 letters.
    name: String,
}

/// The teams of a guest.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct Teams {
    /// Who played last comes first.
    teams: Vec<TeamFace>,
}

/// Founds a team; its address is what others need to play for it.
pub(crate) async fn found(
    State(shared): State<Shared>,
    Known(guest): Known,
    Reads(lang): Reads,
    body: Result<Body<Founding>, JsonRejection>,
) -> Result<Response, Problem> {
    let founding = read(body).map_err(|problem| problem.in_lang(lang))?;
    let founded = found_team(&shared.app, &guest, founding).await;
    Ok(Body(founded.map_err(|problem| problem.in_lang(lang))?).into_response())
}

async fn found_team(app: &App, guest: &Guest, founding: Founding) -> Result<TeamFace, Problem> {
    campaign_of(app.config.games, &founding.game)?;
    let name = clean(&founding.name, LONGEST_NAME)?;
    if app.store.teams_founded(guest.id).await.map_err(store_failed)? >= MOST_TEAMS {
        return Err(Illegal::new("too-many-teams").with("most", MOST_TEAMS).into());
    }
    let team = Team { id: TeamId(secret::team()?), game: founding.game, name };
    app.store.found_team(team.clone(), guest.id, app.now()).await.map_err(store_failed)?;
    Ok(face(app, team).await?)
}

/// The guest's teams, those who played last first.
pub(crate) async fn own(State(shared): State<Shared>, Known(guest): Known) -> Result<Response, Problem> {
    let app = &shared.app;
    let mut teams = Vec::new();
    for team in app.store.teams_of(guest.id, MOST_TEAMS).await.map_err(store_failed)? {
        // A team whose game is gone is left out rather than hiding the others.
        teams.extend(face(app, team).await);
    }
    Ok(Body(Teams { teams }).into_response())
}

/// A team, for whoever knows its address.
pub(crate) async fn look(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Reads(lang): Reads,
) -> Result<Response, Problem> {
    let worded = |reason: Illegal| Problem::from(reason).in_lang(lang);
    let team = shared.app.store.team(TeamId(id)).await.map_err(|failure| worded(store_failed(failure)))?;
    Ok(Body(face(&shared.app, team).await.map_err(worded)?).into_response())
}
