//! What the strongest bot says of a finished game.

use axum::Json as Body;
use axum::extract::State;
use reverie_game::Illegal;
use schemars::JsonSchema;
use serde::Deserialize;

use super::guests::{Asked, Reads};
use super::tables::Onlooker;
use super::{Problem, Shared};
use crate::actor::{Command, Source};
use crate::review::Review;

/// What the asker has already.
#[derive(Debug, Default, Deserialize, JsonSchema)]
pub(crate) struct Since {
    /// So many decisions are known already: only what follows is told.
    #[serde(default)]
    from: usize,
}

/// As far as it has come; whoever may look back at the game may ask, and asks again until all is done.
pub(crate) async fn review(
    State(shared): State<Shared>,
    onlooker: Onlooker,
    Asked(since): Asked<Since>,
    Reads(lang): Reads,
) -> Result<Body<Review>, Problem> {
    let app = &shared.app;
    let id = onlooker.table().clone();
    let command = |guest, watches, reply| Command::History { guest, watches, seat: None, reply };
    let told = onlooker.hear(app, command).await?;
    let review = match told.source {
        Source::Played(table) => app.reviews.ask(app, id, table, since.from).await,
        // Whose rules are gone, nobody can judge.
        Source::Kept(_) => Err(Illegal::not_now("no-review")),
    };
    review.map(Body).map_err(|reason| Problem::from(reason).in_lang(lang))
}
