//! The same table where sockets are blocked: server-sent events one way, POST the other.

use std::convert::Infallible;

use axum::Json as Body;
use axum::extract::rejection::StringRejection;
use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use reverie_store::TableId;
use reverie_text::Voice;

use super::guests::{Asked, Known, MaybeKnown, Reads, unreadable};
use super::socket::{Coming, Connection};
use super::{Problem, Shared};
use crate::actor::Command;
use crate::wire::{Answer, Message, Request};

pub(crate) async fn stream(
    State(shared): State<Shared>,
    MaybeKnown(guest): MaybeKnown,
    Path(id): Path<String>,
    Asked(coming): Asked<Coming>,
    Reads(lang): Reads,
) -> Result<Response, Problem> {
    let guest = guest.map(|guest| guest.id);
    let (connection, told) = Connection::open(&shared.app, TableId(id), guest, coming, lang)
        .await
        .map_err(|reason| Problem::from(reason).in_lang(lang))?;
    let alive = KeepAlive::new().interval(shared.app.config.limits.silence / 3);
    // The connection leaves its table when the stream ends: where nobody listens, or nobody reads.
    let told = futures_util::stream::unfold((told, connection), |(mut told, connection)| async {
        let text = loop {
            match told.next().await {
                Some(text) => break text,
                None if connection.again(&mut told).await => {}
                None => return None,
            }
        };
        let event = Event::default().data(text.as_str());
        Some((Ok::<_, Infallible>(event), (told, connection)))
    });
    Ok(Sse::new(told).keep_alive(alive).into_response())
}

/// One message, one answer: the same as over a socket. What it changes is told over the stream.
pub(crate) async fn ask(
    State(shared): State<Shared>,
    Known(guest): Known,
    Path(id): Path<String>,
    Reads(lang): Reads,
    text: Result<String, StringRejection>,
) -> Result<Response, Problem> {
    let text = text.map_err(|why| unreadable(why.status(), why.body_text()).in_lang(lang))?;
    let (re, outcome) = match Request::read(&text) {
        Err((re, reason)) => (re, Err(reason)),
        Ok(Request { id: re, ask }) => {
            let guest = Some(guest.id);
            let command =
                |reply| Command::Ask { guest, person: None, id: re.clone(), ask: ask.clone(), reply };
            let outcome = shared.app.ask(&TableId(id), command).await;
            (Some(re), outcome)
        }
    };
    let status = outcome.as_ref().err().map(|reason| Problem::from(reason.clone()).status);
    let answer = Body(Message::Answer(Answer::new(re, outcome, Voice::of(lang)))).into_response();
    Ok(match status {
        Some(status) => (status, answer).into_response(),
        None => answer,
    })
}
