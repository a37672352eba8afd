//! A table over a WebSocket.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::future::BoxFuture;
use futures_util::stream::{FuturesUnordered, SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use reverie_game::{Illegal, Seat};
use reverie_store::{GuestId, Millis, TableId};
use reverie_text::{Lang, Voice};
use schemars::JsonSchema;
use serde::Deserialize;
use tokio::sync::watch;

use super::guests::{Asked, MaybeKnown, Reads};
use super::tables::watches;
use super::{Problem, Shared};
use crate::actor::outbox::{Inbox, outbox};
use crate::actor::{Arrival, Command, Form};
use crate::app::App;
use crate::config::Limits;
use crate::guard::{Bucket, Pace};
use crate::limit::Limit;
use crate::time::since;
use crate::wire::{Answer, Ask, Message as Told, Request};

/// Answers that may take their time, at once.
const SLOW: usize = 4;

/// How long a last word may take.
const GOOD_BYE: Duration = Duration::from_secs(1);

/// How somebody comes to a table.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
pub(crate) struct Coming {
    /// Through which of their seats; else the first they own, else as a spectator.
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    /// The number they had when they were here last: they are told what they miss.
    #[serde(default)]
    pub(crate) have: Option<u32>,
    /// The secret of a link to watch.
    #[serde(default)]
    pub(crate) watch: Option<String>,
    /// In which form they are told how the table changes; as patches where nothing is said.
    #[serde(default)]
    pub(crate) updates: Form,
}

/// A connection that was let in.
pub(crate) struct Connection {
    pub(crate) app: Arc<App>,
    pub(crate) id: TableId,
    pub(crate) guest: Option<GuestId>,
    /// As whom the table knows it, where the table is held now.
    person: AtomicU64,
    coming: Coming,
    pub(crate) lang: Lang,
}

impl Connection {
    /// Lets somebody in, and gives what they will be told.
    pub(crate) async fn open(
        app: &Arc<App>,
        id: TableId,
        guest: Option<GuestId>,
        coming: Coming,
        lang: Lang,
    ) -> Result<(Self, Inbox), Illegal> {
        let (person, told) = join(app, &id, guest, &coming).await?;
        let person = AtomicU64::new(person);
        Ok((Self { app: Arc::clone(app), id, guest, person, coming, lang }, told))
    }

    /// Nothing more is told. A table that another node holds from now on is joined anew there, if that is why: what it says goes
    /// on with a fresh view.
    pub(crate) async fn again(&self, told: &mut Inbox) -> bool {
        if !told.was_moved() {
            return false;
        }
        let again = Coming { have: None, ..self.coming.clone() };
        let Ok((person, anew)) = join(&self.app, &self.id, self.guest, &again).await else { return false };
        metrics::counter!("reverie_joined_again_total").increment(1);
        self.app.left(&self.id, self.person.swap(person, Ordering::AcqRel)).await;
        *told = anew;
        true
    }

    /// Asks the table what a message says; every message gets an answer.
    async fn answer(&self, request: Result<Request, (Option<String>, Illegal)>) -> Answer {
        let voice = Voice::of(self.lang);
        match request {
            Err((id, reason)) => Answer::new(id, Err(reason), voice),
            Ok(request) => {
                metrics::counter!("reverie_messages_total").increment(1);
                let (guest, person) = (self.guest, Some(self.person.load(Ordering::Acquire)));
                let (id, ask) = (&request.id, &request.ask);
                let command = |reply| Command::Ask { guest, person, id: id.clone(), ask: ask.clone(), reply };
                let outcome = self.app.ask(&self.id, command).await;
                Answer::new(Some(request.id), outcome, voice)
            }
        }
    }
}

async fn join(
    app: &Arc<App>,
    id: &TableId,
    guest: Option<GuestId>,
    coming: &Coming,
) -> Result<(u64, Inbox), Illegal> {
    let watches = watches(app, id, coming.watch.as_deref()).await;
    let (out, told) = outbox();
    let arrival = Arrival { guest, watches, seat: coming.seat, have: coming.have, form: coming.updates, out };
    let person = app.ask(id, |reply| Command::Join { arrival: arrival.clone(), reply }).await?;
    Ok((person, told))
}

impl Drop for Connection {
    fn drop(&mut self) {
        let (app, id) = (Arc::clone(&self.app), self.id.clone());
        let person = *self.person.get_mut();
        tokio::spawn(async move { app.left(&id, person).await });
    }
}

pub(crate) async fn socket(
    State(shared): State<Shared>,
    MaybeKnown(guest): MaybeKnown,
    Path(id): Path<String>,
    Asked(coming): Asked<Coming>,
    Reads(lang): Reads,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let guest = guest.map(|guest| guest.id);
    let (connection, told) = Connection::open(&shared.app, TableId(id), guest, coming, lang)
        .await
        .map_err(|reason| Problem::from(reason).in_lang(lang))?;
    let limit = shared.app.config.limits.message_bytes;
    let stopped = shared.stopped;
    // Small buffers: most of a table's memory would otherwise be empty buffers of its sockets.
    let upgrade =
        upgrade.read_buffer_size(512).write_buffer_size(8192).max_message_size(limit).max_frame_size(limit);
    Ok(upgrade
        .max_write_buffer_size(1 << 20)
        .on_upgrade(move |socket| converse(connection, socket, told, stopped)))
}

async fn converse(
    connection: Connection,
    socket: WebSocket,
    mut told: Inbox,
    mut stopped: watch::Receiver<bool>,
) {
    metrics::gauge!("reverie_sockets").increment(1.0);
    let (mut sink, mut messages) = socket.split();
    let limits = &connection.app.config.limits;
    let mut talk = Talk::new(limits, connection.app.now());
    let mut heard = Instant::now();
    // Answers in the making are in boxes: most sockets wait for none, and would each keep room for one.
    let mut slow: FuturesUnordered<BoxFuture<'_, Answer>> = FuturesUnordered::new();
    let mut beat = tokio::time::interval(limits.silence / 3);
    let reason = loop {
        tokio::select! {
            news = told.next() => match news {
                Some(text) => if !send(&mut sink, text, &mut told, limits.silence).await { break None },
                None if connection.again(&mut told).await => {}
                // Shown out, or too slow to read.
                None => break Some((close_code::AGAIN, "come back")),
            },
            message = next(&mut messages) => {
                heard = Instant::now();
                let pace = if matches!(message, Heard::Gone) { Pace::Fine } else { talk.pace(limits, connection.app.now()) };
                if pace != Pace::Fine {
                    connection.app.bites.bit(Limit::Messages);
                }
                match pace {
                    Pace::Fine => {}
                    Pace::Slow(wait) => connection.app.config.time.pass(wait).await,
                    Pace::Enough => break Some((close_code::POLICY, "too fast")),
                }
                match message {
                    Heard::Text(text) => {
                        let request = Request::read(&text);
                        // Somebody thinks about a hint: whatever else is said meanwhile does not wait for it.
                        if matches!(&request, Ok(Request { ask: Ask::Hint { .. }, .. })) && slow.len() < SLOW {
                            slow.push(Box::pin(connection.answer(request)));
                            continue;
                        }
                        let answer = Box::pin(connection.answer(request)).await;
                        let answer = Told::Answer(answer).text();
                        if !send(&mut sink, answer.into(), &mut told, limits.silence).await { break None }
                    }
                    Heard::Sign => {}
                    Heard::Nonsense => break Some((close_code::UNSUPPORTED, "text only")),
                    Heard::TooMuch => break Some((close_code::SIZE, "too large, or no message at all")),
                    Heard::Gone => break None,
                }
            },
            Some(answer) = slow.next() => {
                let answer = Told::Answer(answer).text();
                if !send(&mut sink, answer.into(), &mut told, limits.silence).await { break None }
            }
            _ = beat.tick() => {
                if heard.elapsed() > limits.silence { break Some((close_code::AWAY, "silence")) }
                if !send_one(&mut sink, Message::Ping(Vec::new().into()), limits.silence).await { break None }
            }
            _ = stopped.changed() => {
                // The good-bye may still be waiting.
                while let Some(text) = told.next_now() {
                    if !send_one(&mut sink, Message::Text(text), GOOD_BYE).await { break }
                }
                break Some((close_code::RESTART, "the server stops"))
            }
        }
    };
    if let Some((code, why)) = reason {
        let close = Message::Close(Some(CloseFrame { code, reason: why.into() }));
        let _ = send_one(&mut sink, close, GOOD_BYE).await;
    }
    metrics::gauge!("reverie_sockets").decrement(1.0);
}

/// How fast somebody talks: whatever comes counts, pings too.
struct Talk {
    bucket: Bucket,
    slow_since: Option<Millis>,
}

impl Talk {
    fn new(limits: &Limits, at: Millis) -> Self {
        Self { bucket: Bucket::full(limits.message_burst, at), slow_since: None }
    }

    /// What to do about one more message.
    fn pace(&mut self, limits: &Limits, at: Millis) -> Pace {
        match self.bucket.take(limits.messages_a_second, limits.message_burst, at) {
            Pace::Fine => {
                self.slow_since = None;
                Pace::Fine
            }
            // While we wait, the sender has to: the bucket alone would never say that it is enough.
            Pace::Slow(wait) if since(*self.slow_since.get_or_insert(at), at) < limits.patience => {
                Pace::Slow(wait)
            }
            Pace::Slow(_) | Pace::Enough => Pace::Enough,
        }
    }
}

enum Heard {
    Text(Utf8Bytes),
    Sign,
    Nonsense,
    TooMuch,
    Gone,
}

async fn next(messages: &mut SplitStream<WebSocket>) -> Heard {
    match messages.next().await {
        Some(Ok(Message::Text(text))) => Heard::Text(text),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Heard::Sign,
        Some(Ok(Message::Binary(_))) => Heard::Nonsense,
        Some(Err(_)) => Heard::TooMuch,
        Some(Ok(Message::Close(_))) | None => Heard::Gone,
    }
}

/// Whether it went out in time: who does not read is not waited for.
async fn send_one(sink: &mut SplitSink<WebSocket, Message>, message: Message, patience: Duration) -> bool {
    matches!(tokio::time::timeout(patience, sink.send(message)).await, Ok(Ok(())))
}

/// Sends this, and whatever else is waiting, at one go.
async fn send(
    sink: &mut SplitSink<WebSocket, Message>,
    first: Utf8Bytes,
    told: &mut Inbox,
    patience: Duration,
) -> bool {
    let sending = async {
        sink.feed(Message::Text(first)).await?;
        while let Some(next) = told.next_now() {
            sink.feed(Message::Text(next)).await?;
        }
        sink.flush().await
    };
    matches!(tokio::time::timeout(patience, sending).await, Ok(Ok(())))
}
