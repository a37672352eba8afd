//! One call: sealed, signed, sent, and what came of it.

use std::time::Duration;

use axum::http::Uri;
use reverie_store::{Millis, Subscription};
use ureq::Agent;

use super::seal::{Reader, seal};
use super::vapid::Vapid;

/// How long a push service keeps a call for a browser that is off: a table for days waits for days.
const KEPT_SECONDS: &str = "604800";
const PATIENCE: Duration = Duration::from_secs(10);

/// What came of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The push service has taken it.
    Taken,
    /// There is no such browser any more.
    Gone,
    /// Not now.
    Later,
    /// Not this.
    Refused(u16),
}

impl Outcome {
    const fn of(status: u16) -> Self {
        match status {
            200..=299 => Self::Taken,
            404 | 410 => Self::Gone,
            408 | 429 | 500.. => Self::Later,
            other => Self::Refused(other),
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Taken => "taken",
            Self::Gone => "gone",
            Self::Later => "later",
            Self::Refused(_) => "refused",
        }
    }
}

/// Someone who calls: never anywhere but where it was told to, and never for long.
pub(super) fn agent() -> Agent {
    Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .user_agent("reverie")
        .build()
        .into()
}

/// Calls a browser. `topic` is what a newer call about the same replaces. Takes as long as the network does: not for a
/// thread that others wait for.
pub(super) fn call(
    agent: &Agent,
    vapid: &Vapid,
    to: &Subscription,
    topic: &str,
    message: &[u8],
    now: Millis,
) -> Outcome {
    let reader = Reader { public: &to.p256dh, auth: &to.auth };
    // Keys that were no keys: nothing can ever be said to this browser.
    let Ok(sealed) = seal(&reader, message) else { return Outcome::Gone };
    let audience = to
        .endpoint
        .parse::<Uri>()
        .ok()
        .and_then(|uri| Some(format!("{}://{}", uri.scheme_str()?, uri.authority()?)));
    let Some(audience) = audience else { return Outcome::Gone };
    let Ok(authorization) = vapid.authorization(&audience, to.origin.as_deref(), now) else {
        return Outcome::Later;
    };
    let mut request = agent
        .post(&to.endpoint)
        .header("authorization", authorization)
        .header("content-encoding", "aes128gcm")
        .header("content-type", "application/octet-stream")
        .header("ttl", KEPT_SECONDS)
        .header("urgency", "normal")
        .header("topic", topic);
    if audience.starts_with("http://") {
        // On this machine: no proxy leads there.
        request = request.config().proxy(None).build();
    }
    match request.send(&sealed[..]) {
        Ok(response) => Outcome::of(response.status().as_u16()),
        Err(_) => Outcome::Later,
    }
}
