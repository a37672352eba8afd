//! Answers that say no: one for each status, with a reason that has it.

use axum::http::StatusCode;
use reverie_game::{Illegal, Kind};
use serde_json::{Map, Value as Json, json};

use super::Types;
use crate::http::{Problem, Worded};

/// A status that says no: its name here, what it means, and a refusal that has it.
struct Refusal {
    name: &'static str,
    means: &'static str,
    example: Problem,
}

/// The name of the answer with this status.
pub(super) fn named(status: StatusCode) -> &'static str {
    let known = known().into_iter().find(|refusal| refusal.example.status() == status);
    known.unwrap_or_else(|| panic!("nothing is said of {status}")).name
}

/// The status of a refusal of this kind.
pub(super) fn status(kind: Kind) -> StatusCode {
    Problem::from(Illegal::of(kind, "")).status()
}

/// Every answer that says no.
pub(super) fn all(types: &mut Types) -> Map<String, Json> {
    let told = known().into_iter().map(|Refusal { name, means, example }| {
        let seconds = json!({ "description": "Seconds to wait.", "schema": { "type": "integer" } });
        let headers =
            (example.status() == StatusCode::TOO_MANY_REQUESTS).then(|| json!({ "Retry-After": seconds }));
        let example = json!(example.worded());
        let content = json!({ "schema": types.written::<Worded>(), "example": example });
        let mut told = json!({ "description": means, "content": { "application/json": content } });
        if let Some(headers) = headers {
            told["headers"] = headers;
        }
        (name.to_owned(), told)
    });
    told.collect()
}

fn known() -> [Refusal; 11] {
    let refusal = |name, means, example| Refusal { name, means, example };
    let of = |kind, key| Problem::from(Illegal::of(kind, key));
    let unread =
        |status, reason: &str| Problem::new(status, Illegal::new("bad-message").with("reason", reason));
    [
        refusal(
            "BadRequest",
            "The body is no JSON, or the query cannot be read.",
            unread(StatusCode::BAD_REQUEST, "expected value at line 1 column 1"),
        ),
        refusal(
            "Unknown",
            "Nobody knows who asks: choose a name first (POST /api/me).",
            of(Kind::Stranger, "who-are-you"),
        ),
        refusal(
            "Forbidden",
            "Not the asker's to do; or asked from another site, or by a name that this server does not answer to.",
            of(Kind::NotAllowed, "host-only"),
        ),
        refusal("Missing", "There is no such thing, or no longer.", of(Kind::NotThere, "not-found")),
        refusal(
            "TooSlow",
            "The body took too long to come.",
            Problem::new(StatusCode::REQUEST_TIMEOUT, Illegal::new("too-slow")),
        ),
        refusal(
            "Conflict",
            "Not now: it may be right at another time, or was until somebody else was faster. For a table, look at it anew.",
            of(Kind::NotNow, "begun-already"),
        ),
        refusal(
            "TooLarge",
            "The body is larger than is taken: 8 KiB unless the host set another limit, 1 MiB for a record.",
            unread(StatusCode::PAYLOAD_TOO_LARGE, "length limit exceeded"),
        ),
        refusal(
            "NotJson",
            "The body must be application/json.",
            unread(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "Expected request with `Content-Type: application/json`",
            ),
        ),
        refusal("Refused", "The rules, or what was asked, do not allow it.", of(Kind::Wrong, "bad-clock")),
        refusal(
            "TooFast",
            "Too much in too short a time, or too many connections: slow down, nobody is banned.",
            of(Kind::TooOften, "too-fast"),
        ),
        refusal(
            "Unavailable",
            "It could not be stored, so it did not happen; or the house is full, or the table does not answer just now. \
             Try again.",
            of(Kind::Ours, "store-failed"),
        ),
    ]
}
