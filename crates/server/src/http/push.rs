//! Browsers that want to be called when it is their guest's turn.

use axum::Json as Body;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use reverie_game::Illegal;
use reverie_store::Subscription;
use reverie_text::Lang;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::guests::{Known, Reads, lang_of, read};
use super::tables::Done;
use super::{Problem, Shared};
use crate::node::crossing::News;
use crate::push::{AUTH, PUBLIC, Push};

/// Browsers write keys without padding, libraries sometimes with.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// The longest address of a browser.
const LONGEST: usize = 2048;

/// The key that calls are signed with.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct PushKey {
    /// The public one, base64url.
    key: String,
}

/// A browser, as its `PushSubscription` writes itself; what else it writes is not needed.
#[derive(Debug, Deserialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct PushBrowser {
    /// The address to call.
    endpoint: String,
    /// What a call is sealed with.
    keys: BrowserKeys,
}

/// The keys of a browser.
#[derive(Debug, Deserialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct BrowserKeys {
    /// Its public key, base64url.
    p256dh: String,
    /// A secret that it shares with us, base64url.
    auth: String,
}

/// A browser that is not to be called any more.
#[derive(Debug, Deserialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct PushAddress {
    /// The address that was to be called.
    endpoint: String,
}

impl Shared {
    fn push(&self, lang: Lang) -> Result<&Push, Problem> {
        let off = || Problem::from(Illegal::not_there("push-off")).in_lang(lang);
        self.app.push.as_ref().ok_or_else(off)
    }
}

pub(crate) async fn key(State(shared): State<Shared>, Reads(lang): Reads) -> Result<Response, Problem> {
    let key = shared.push(lang)?.public_key(&shared.app.store).await;
    let key = key.map_err(|reason| Problem::from(reason).in_lang(lang))?;
    Ok(Body(PushKey { key }).into_response())
}

pub(crate) async fn subscribe(
    State(shared): State<Shared>,
    Known(guest): Known,
    headers: HeaderMap,
    body: Result<Body<PushBrowser>, JsonRejection>,
) -> Result<Response, Problem> {
    let lang = lang_of(&headers);
    let worded = |problem: Problem| problem.in_lang(lang);
    let push = shared.push(lang)?;
    let browser = read(body).map_err(worded)?;
    // The guard has seen to it that it is our own page.
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()).map(str::to_owned);
    let origin = shared.app.config.origin.clone().or(origin).filter(|origin| origin.starts_with("https://"));
    let new = known(push, browser, lang, origin).map_err(Problem::from).map_err(worded)?;
    push.subscribe(&shared.app.store, guest.id, new, shared.app.now())
        .await
        .map_err(Problem::from)
        .map_err(worded)?;
    shared.app.tell_others(&News::Subscribed { guest: guest.id });
    Ok(Body(Done::new()).into_response())
}

fn known(
    push: &Push,
    browser: PushBrowser,
    lang: Lang,
    origin: Option<String>,
) -> Result<Subscription, Illegal> {
    let PushBrowser { endpoint, keys } = browser;
    if endpoint.len() > LONGEST || !push.calls(&endpoint) {
        return Err(Illegal::new("push-elsewhere"));
    }
    let decode = |text: &str, length: usize| {
        BASE64
            .decode(text)
            .ok()
            .filter(|bytes| bytes.len() == length)
            .ok_or_else(|| Illegal::new("push-keys"))
    };
    let (p256dh, auth) = (decode(&keys.p256dh, PUBLIC)?, decode(&keys.auth, AUTH)?);
    Ok(Subscription { endpoint, p256dh, auth, lang: lang.code().to_owned(), origin })
}

pub(crate) async fn unsubscribe(
    State(shared): State<Shared>,
    Known(guest): Known,
    Reads(lang): Reads,
    body: Result<Body<PushAddress>, JsonRejection>,
) -> Result<Response, Problem> {
    let PushAddress { endpoint } = read(body).map_err(|problem| problem.in_lang(lang))?;
    let done = shared.push(lang)?.unsubscribe(&shared.app.store, guest.id, endpoint).await;
    if !done.map_err(|reason| Problem::from(reason).in_lang(lang))? {
        shared.app.tell_others(&News::Unsubscribed { guest: guest.id });
    }
    Ok(Body(Done::new()).into_response())
}
