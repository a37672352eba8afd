//! The addresses of the server.
//!
//! | room | what it is for |
//! |---|---|
//! | [`guests`] | who is asking; names; moving to another device |
//! | [`games`] | what can be played |
//! | [`tables`] | opening, looking, hosting, links |
//! | [`teams`] | teams that play a campaign |
//! | [`history`] | how a game went |
//! | [`review`] | what the strongest bot says of it |
//! | [`socket`] | a table over a WebSocket |
//! | [`stream`] | the same where sockets are blocked: server-sent events and POST |
//! | [`push`] | browsers that want to be called |
//! | [`body`] | what is sent as the body of a request |
//! | [`about`] | health, metrics, the description of all this |
//! | [`page`] | the page and its files |

pub(crate) mod about;
pub(crate) mod body;
pub(crate) mod games;
pub(crate) mod guests;
pub(crate) mod history;
mod page;
pub(crate) mod push;
pub(crate) mod review;
pub(crate) mod socket;
mod stream;
pub(crate) mod tables;
pub(crate) mod teams;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json as Body, Router, middleware};
use reverie_game::{Illegal, Kind};
use reverie_text::{Lang, Voice};
use schemars::JsonSchema;
use serde::Serialize;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use ts_rs::TS;

use crate::app::App;
use crate::guard::{self, Buckets};
use crate::wire::Refusal;

/// What handlers share.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    pub(crate) app: Arc<App>,
    /// Becomes true when the server stops.
    pub(crate) stopped: watch::Receiver<bool>,
    metrics: about::Metrics,
}

/// Every address.
pub(crate) fn router(app: Arc<App>, stopped: watch::Receiver<bool>, metrics: about::Metrics) -> Router {
    let limit = app.config.limits.message_bytes;
    let shared = Shared { app, stopped, metrics };
    // Views of hundreds of steps are much alike: packed, they are a few kilobytes.
    let replayed = (DefaultBodyLimit::max(history::RECORD_BYTES), CompressionLayer::new());
    Router::new()
        .route("/", get(page::document))
        .route("/join/{link}", get(page::document))
        .route("/watch/{link}", get(page::document))
        .route("/health", get(about::health))
        .route("/metrics", get(about::metrics))
        .route("/api/openapi.json", get(about::openapi))
        .route("/api/games", get(games::games))
        .route("/api/games/{game}/board", get(games::board))
        .route("/api/me", get(guests::me).post(guests::introduce))
        .route("/api/me/code", post(guests::issue_code))
        .route("/api/me/redeem", post(guests::redeem_code))
        .route("/api/push/key", get(push::key))
        .route("/api/push", post(push::subscribe).delete(push::unsubscribe))
        .route("/api/tables", get(tables::own).post(tables::open))
        .route("/api/teams", get(teams::own).post(teams::found))
        .route("/api/teams/{id}", get(teams::look))
        .route("/api/tables/{id}", get(tables::look).post(tables::host))
        .route("/api/tables/{id}/links", post(tables::link))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/history", get(history::history).layer(CompressionLayer::new()))
        .route("/api/tables/{id}/review", get(review::review).layer(CompressionLayer::new()))
        .route("/api/tables/{id}/socket", get(socket::socket))
        .route("/api/tables/{id}/stream", get(stream::stream))
        .route("/api/tables/{id}/ask", post(stream::ask))
        .route("/api/replay", post(history::replay).layer(replayed))
        .route("/api/links/{link}", get(tables::preview).post(tables::join))
        .fallback(page::anything)
        .layer(DefaultBodyLimit::max(limit))
        .layer(middleware::from_fn_with_state((shared.clone(), Arc::new(Buckets::default())), guard::watch))
        .layer(middleware::from_fn(about::count))
        .with_state(shared)
}

/// Why a request was not done, on its way out.
#[derive(Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    reason: Illegal,
    lang: Lang,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, reason: Illegal) -> Self {
        Self { status, reason, lang: Lang::default() }
    }

    pub(crate) const fn status(&self) -> StatusCode {
        self.status
    }

    /// As it reads.
    pub(crate) fn worded(self) -> Worded {
        Worded { error: Refusal::new(Voice::of(self.lang), self.reason) }
    }

    pub(crate) fn in_lang(mut self, lang: Lang) -> Self {
        self.lang = lang;
        self
    }
}

impl From<Illegal> for Problem {
    fn from(reason: Illegal) -> Self {
        let status = match reason.kind {
            Kind::Wrong => StatusCode::UNPROCESSABLE_ENTITY,
            Kind::NotNow => StatusCode::CONFLICT,
            Kind::NotAllowed => StatusCode::FORBIDDEN,
            Kind::NotThere => StatusCode::NOT_FOUND,
            Kind::Stranger => StatusCode::UNAUTHORIZED,
            Kind::TooOften => StatusCode::TOO_MANY_REQUESTS,
            Kind::Ours => StatusCode::SERVICE_UNAVAILABLE,
        };
        Self::new(status, reason)
    }
}

impl From<crate::secret::NoRandomness> for Problem {
    fn from(error: crate::secret::NoRandomness) -> Self {
        tracing::error!(%error, "no secret could be made");
        Illegal::ours("store-failed").into()
    }
}

/// A problem as it reads.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[schemars(rename = "Problem")]
#[ts(rename = "Problem", export_to = "server.ts")]
pub(crate) struct Worded {
    /// Why.
    error: Refusal,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Body(self.worded())).into_response()
    }
}
