//! Who is asking; names; moving to another device.

use axum::Json as Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use reverie_game::{Illegal, Kind};
use reverie_store::{Failure, Guest, Millis, Phase};
use reverie_text::Lang;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Problem, Shared};
use crate::app::{App, store_failed};
use crate::{names, secret};

/// The cookie that holds a guest's token.
const COOKIE: &str = "reverie";
/// A year.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// A guest we know.
pub(crate) struct Known(pub(crate) Guest);

/// A guest we may know.
pub(crate) struct MaybeKnown(pub(crate) Option<Guest>);

/// The language the asker reads.
pub(crate) struct Reads(pub(crate) Lang);

impl<S: Send + Sync> FromRequestParts<S> for Reads {
    type Rejection = std::convert::Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Self(lang_of(&parts.headers)))
    }
}

/// The language of ours that the browser's list wants most.
pub(crate) fn lang_of(headers: &HeaderMap) -> Lang {
    let list = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    Lang::of_wishes(list)
}

impl FromRequestParts<Shared> for MaybeKnown {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Self, Problem> {
        let Some(token) = token_of(&parts.headers) else { return Ok(Self(None)) };
        match shared.app.store.guest_by_token(secret::hash(&token)).await {
            Ok(guest) => Ok(Self(Some(guest))),
            Err(Failure::Missing) => Ok(Self(None)),
            Err(failure) => Err(Problem::from(store_failed(failure)).in_lang(lang_of(&parts.headers))),
        }
    }
}

impl FromRequestParts<Shared> for Known {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Self, Problem> {
        let MaybeKnown(guest) = MaybeKnown::from_request_parts(parts, shared).await?;
        guest.map(Self).ok_or_else(|| {
            Problem::from(Illegal::of(Kind::Stranger, "who-are-you")).in_lang(lang_of(&parts.headers))
        })
    }
}

/// Whether somebody asks who sits at a table that is not over, or hosts one.
pub(crate) async fn sits(shared: &Shared, headers: &HeaderMap) -> bool {
    let Some(token) = token_of(headers) else { return false };
    let store = &shared.app.store;
    let Ok(guest) = store.guest_by_token(secret::hash(&token)).await else { return false };
    // Those that are over come last.
    let first = store.tables_of(guest.id, 1).await.ok().and_then(|tables| tables.into_iter().next());
    first.is_some_and(|table| table.map_or(true, |table| table.phase != Phase::Over))
}

fn token_of(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE)
        .map(|(_, token)| token.to_owned())
}

fn with_cookie(app: &App, token: &str, body: Guest) -> Response {
    // Lax, not strict: whoever follows a friend's link from another site is still themselves.
    let secure = if app.config.origin.as_ref().is_some_and(|own| own.starts_with("https://")) {
        "; Secure"
    } else {
        ""
    };
    let cookie =
        format!("{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    let mut response = Body(body).into_response();
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// A body that could be read, or why not.
pub(crate) fn read<T: DeserializeOwned>(body: Result<Body<T>, JsonRejection>) -> Result<T, Problem> {
    body.map(|Body(read)| read).map_err(|why| unreadable(why.status(), why.body_text()))
}

/// What was sent cannot be read.
pub(crate) fn unreadable(status: StatusCode, why: String) -> Problem {
    Problem::new(status, Illegal::new("bad-message").with("reason", why))
}

/// What stands behind the question mark of an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        match Query::try_from_uri(&parts.uri) {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(why) => Err(unreadable(why.status(), why.body_text()).in_lang(lang_of(&parts.headers))),
        }
    }
}

/// What a guest wants to be called.
#[derive(Debug, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields, export_to = "server.ts")]
pub(crate) struct Introduction {
    /// 24 characters unless the host set another limit; longer ones are cut.
    name: String,
    /// The colour of their pieces; as it was, or the first, where it is left out.
    #[serde(default)]
    #[schemars(extend("enum" = names::COLOURS))]
    colour: Option<String>,
}

pub(crate) async fn me(Known(guest): Known) -> Response {
    Body(guest).into_response()
}

/// Somebody new is welcomed; somebody known takes another name.
pub(crate) async fn introduce(
    State(shared): State<Shared>,
    MaybeKnown(known): MaybeKnown,
    Reads(lang): Reads,
    body: Result<Body<Introduction>, JsonRejection>,
) -> Result<Response, Problem> {
    let app = &shared.app;
    let worded = |problem: Problem| problem.in_lang(lang);
    let introduction = read(body).map_err(worded)?;
    let name =
        names::clean(&introduction.name, app.config.limits.name).map_err(Problem::from).map_err(worded)?;
    let colour = introduction.colour.as_deref().or(known.as_ref().map(|guest| guest.colour.as_str()));
    let colour = names::colour(colour.unwrap_or(names::COLOURS[0])).map_err(Problem::from).map_err(worded)?;
    if let Some(guest) = known {
        app.store.rename(guest.id, name.clone(), colour.clone()).await.map_err(store_failed)?;
        return Ok(Body(Guest { id: guest.id, name, colour }).into_response());
    }
    let token = secret::token()?;
    let guest =
        app.store.welcome(secret::hash(&token), name, colour, app.now()).await.map_err(store_failed)?;
    metrics::counter!("reverie_guests_total").increment(1);
    Ok(with_cookie(app, &token, guest))
}

/// A code, and for how long it holds.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct Code {
    /// To be typed in on the other device, once; capitals don't matter.
    code: String,
    /// How long it holds.
    seconds: u64,
}

/// A code that moves this guest to another device, once.
pub(crate) async fn issue_code(
    State(shared): State<Shared>,
    Known(guest): Known,
) -> Result<Response, Problem> {
    let app = &shared.app;
    let code = secret::code()?;
    let holds = app.config.limits.code;
    let expires = Millis(app.now().0 + i64::try_from(holds.as_millis()).unwrap_or(i64::MAX));
    app.store.issue_code(guest.id, secret::hash(&code), expires).await.map_err(store_failed)?;
    Ok(Body(Code { code, seconds: holds.as_secs() }).into_response())
}

/// A code typed in on another device.
#[derive(Debug, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields, export_to = "server.ts")]
pub(crate) struct Redemption {
    /// As it was shown on the other one.
    code: String,
}

pub(crate) async fn redeem_code(
    State(shared): State<Shared>,
    Reads(lang): Reads,
    body: Result<Body<Redemption>, JsonRejection>,
) -> Result<Response, Problem> {
    let redemption = read(body).map_err(|problem| problem.in_lang(lang))?;
    let token = secret::token()?;
    let code = secret::hash(&redemption.code);
    match shared.app.store.redeem_code(code, secret::hash(&token), shared.app.now()).await {
        Ok(guest) => {
            shared.app.moved(guest.id).await;
            Ok(with_cookie(&shared.app, &token, guest))
        }
        Err(Failure::Missing) => Err(Problem::from(Illegal::not_there("code-void")).in_lang(lang)),
        Err(failure) => Err(Problem::from(store_failed(failure)).in_lang(lang)),
    }
}
