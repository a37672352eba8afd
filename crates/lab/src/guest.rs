//! Somebody who plays, or watches, at a table, whatever happens to the servers, and remembers what they saw: they come back by any
//! of them, and send again, under the same id, what was not answered.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::{SinkExt, StreamExt};
use reverie_game::{Eyes, Luck};
use reverie_splice::{Follower, Patch};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::Instant;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::checker::{Refused, Seen, Shown, Sight};
use crate::load::party::connect;

/// Between two tries to reach a server that is just being started, or to do what a server could not do just now.
const AGAIN: Duration = Duration::from_millis(20);
/// A server that does not take a connection in this time is taken to be gone.
const REACH: Duration = Duration::from_secs(3);

/// Where the servers are just now, and whether they close.
#[derive(Debug, Clone, Default)]
pub(crate) struct Houses {
    pub(crate) addresses: Vec<SocketAddr>,
    /// Nobody makes another move; what was sent is still answered.
    pub(crate) closes: bool,
    /// Whoever has not been answered by now goes without.
    pub(crate) over: bool,
}

/// What somebody else may want to know at once.
#[derive(Debug, Clone, Copy)]
pub(crate) enum News {
    /// Something was sent.
    Sent,
    /// What was last sent then has been acknowledged.
    Acknowledged { sent: i64 },
}

/// Who is told.
pub(crate) type Ear = Arc<dyn Fn(News) + Send + Sync>;

/// How somebody plays.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Manner {
    /// They think this long at most before a move.
    pub(crate) pace: Duration,
    /// A server that is silent for longer is taken to be gone.
    pub(crate) patience: Duration,
    /// They stay on one connection for about so long, if not for good.
    pub(crate) stay: Option<Duration>,
}

/// A pair of eyes at a table.
pub(crate) struct Guest {
    pub(crate) cookie: String,
    /// Where its socket is, with a link to watch if that is needed.
    pub(crate) socket: String,
    pub(crate) manner: Manner,
    pub(crate) luck: Luck,
    pub(crate) houses: watch::Receiver<Houses>,
    pub(crate) ear: Ear,
    pub(crate) seen: Seen,
    /// What was sent and not answered: its id and its text.
    unanswered: Option<(String, String)>,
    sent: u64,
    /// Whether the game has ended.
    over: bool,
}

/// What this program needs to know of a message.
#[derive(Deserialize)]
struct Heard<'a> {
    is: &'a str,
    #[serde(default, borrow)]
    re: Option<&'a str>,
    #[serde(default)]
    ok: Option<u64>,
    #[serde(default)]
    error: Option<Refusal>,
    #[serde(default)]
    n: u64,
    #[serde(default)]
    turn: Option<Turn>,
    #[serde(default, borrow)]
    legal: Option<Legal<'a>>,
}

#[derive(Deserialize)]
struct Refusal {
    kind: String,
    code: String,
}

#[derive(Deserialize)]
struct Turn {
    #[serde(default)]
    over: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Legal<'a> {
    #[serde(borrow)]
    moves: Vec<&'a RawValue>,
}

impl Refusal {
    /// Whether the same may be sent again: nobody said that it is wrong.
    fn is_for_now(&self) -> bool {
        matches!(self.kind.as_str(), "ours" | "too-often")
    }
}

impl Guest {
    /// Somebody who is about to come in.
    pub(crate) fn new(
        seen: Seen,
        (cookie, socket): (String, String),
        manner: Manner,
        seed: u64,
        houses: watch::Receiver<Houses>,
        ear: Ear,
    ) -> Self {
        let luck = Luck::seeded(seed);
        Self { cookie, socket, manner, luck, houses, ear, seen, unanswered: None, sent: 0, over: false }
    }

    /// Comes in, and comes back, until the game is over or the houses close, and nothing is unanswered.
    pub(crate) async fn attend(mut self) -> Seen {
        let mut houses = self.houses.clone();
        tokio::select! {
            () = self.come_and_come_back() => {}
            _ = houses.wait_for(|houses| houses.over) => {}
        }
        self.seen
    }

    async fn come_and_come_back(&mut self) {
        while !self.is_done() {
            let addresses = self.houses.borrow().addresses.clone();
            let Some(address) = self.luck.pick(&addresses).copied() else {
                tokio::time::sleep(AGAIN).await;
                continue;
            };
            self.seen.sights.push(Sight::Joined { at: now() });
            let have = self.seen.latest().map(|have| {
                let sign = if self.socket.contains('?') { '&' } else { '?' };
                format!("{sign}have={have}")
            });
            let socket = format!("{}{}", self.socket, have.unwrap_or_default());
            match tokio::time::timeout(REACH, connect(address, &socket, &self.cookie)).await {
                Ok(Ok(stream)) => drop(self.stay(Line::new(stream, self.manner.patience)).await),
                _ => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    fn closes(&self) -> bool {
        self.houses.borrow().closes
    }

    fn is_done(&self) -> bool {
        self.unanswered.is_none() && (self.over || self.closes())
    }

    /// Plays over this connection until it breaks, or until it was long enough.
    async fn stay(&mut self, mut line: Line) -> Option<()> {
        let leave = self.manner.stay.map(|stay| Instant::now() + stay / 2 + self.some(stay));
        // Whoever comes in is shown the table before anything else.
        while line.update.is_empty() {
            self.hear(&mut line).await?;
        }
        loop {
            if self.is_done() || leave.is_some_and(|leave| Instant::now() > leave) {
                return Some(());
            }
            if let Some((id, ask)) = self.unanswered.clone() {
                self.ask(&mut line, &id, &ask).await?;
                continue;
            }
            match self.decision(&line) {
                Some(ask) => {
                    tokio::time::sleep(self.some(self.manner.pace)).await;
                    // Meanwhile the houses may have closed.
                    if !self.closes() {
                        self.unanswered = Some(ask);
                    }
                }
                None => drop(self.hear(&mut line).await?),
            }
        }
    }

    fn some(&mut self, most: Duration) -> Duration {
        let most = usize::try_from(most.as_millis()).unwrap_or(usize::MAX);
        Duration::from_millis(if most == 0 { 0 } else { self.luck.below(most) as u64 })
    }

    /// One of the decisions the seat may make just now, with an id of its own.
    fn decision(&mut self, line: &Line) -> Option<(String, String)> {
        let seat = self.seen.eyes.seat()?.index();
        let heard: Heard<'_> = serde_json::from_str(&line.update).ok()?;
        let mv = self.luck.pick(&heard.legal?.moves)?.get().to_owned();
        self.sent += 1;
        let id = format!("{}-{}", self.seen.who, self.sent);
        let ask = format!(r#"{{"id":{},"do":"move","seat":{seat},"move":{mv}}}"#, json!(id));
        Some((id, ask))
    }

    /// Asks, and waits until the table is seen with it; nothing if the connection broke before.
    async fn ask(&mut self, line: &mut Line, id: &str, ask: &str) -> Option<()> {
        let sent = now();
        self.seen.sights.push(Sight::Sent { id: id.to_owned(), at: sent });
        line.stream.send(Message::text(ask)).await.ok()?;
        (self.ear)(News::Sent);
        while self.unanswered.is_some() {
            if let Some(refusal) = self.hear(line).await?
                && refusal.is_for_now()
            {
                tokio::time::sleep(AGAIN).await;
                return Some(());
            }
        }
        let known = self.seen.sights.iter().rev().find_map(|sight| match sight {
            Sight::Answered { id: answered, number, .. } if answered == id => Some(*number),
            Sight::Refused(refused) if refused.id == id => Some(0),
            _ => None,
        });
        if known > Some(0) {
            (self.ear)(News::Acknowledged { sent });
        }
        while line.number < known.unwrap_or(0) {
            self.hear(line).await?;
        }
        Some(())
    }

    /// The next message, kept in mind; the refusal of what was asked, if it is that. Nothing when the connection has broken.
    async fn hear(&mut self, line: &mut Line) -> Option<Option<Refusal>> {
        let text = line.hear().await?;
        let heard: Heard<'_> = serde_json::from_str(&text).ok()?;
        match heard.is {
            "update" => {
                self.seen.sights.push(Sight::Shown(Shown::read(&text).ok()?));
                self.over = heard.turn.is_some_and(|turn| turn.over.is_some());
                line.number = heard.n;
                line.update = text.clone();
            }
            "answer" => {
                let asked = self.unanswered.as_ref().is_some_and(|(id, _)| heard.re == Some(id));
                if !asked {
                    return Some(None);
                }
                let id = heard.re.unwrap_or_default().to_owned();
                if let Some(number) = heard.ok {
                    self.unanswered = None;
                    self.seen.sights.push(Sight::Answered { id, number, at: now() });
                } else if let Some(refusal) = heard.error {
                    if !refusal.is_for_now() {
                        self.unanswered = None;
                        let code = refusal.code.clone();
                        self.seen.sights.push(Sight::Refused(Refused { id, code }));
                    }
                    return Some(Some(refusal));
                }
            }
            _ => {}
        }
        Some(None)
    }
}

/// A connection to a table, and the last update that came over it.
struct Line {
    stream: WebSocketStream<TcpStream>,
    patience: Duration,
    follower: Follower,
    update: Utf8Bytes,
    number: u64,
}

impl Line {
    fn new(stream: WebSocketStream<TcpStream>, patience: Duration) -> Self {
        let (follower, update) = (Follower::default(), Utf8Bytes::from_static(""));
        Self { stream, patience, follower, update, number: 0 }
    }

    /// The next message, a patch as the update it tells; nothing when the connection has broken, or what it told did not fit.
    async fn hear(&mut self) -> Option<Utf8Bytes> {
        loop {
            match tokio::time::timeout(self.patience, self.stream.next()).await.ok()?? {
                Ok(Message::Text(text)) => {
                    let Ok(patch) = serde_json::from_str::<Patch<'_>>(&text) else { return Some(text) };
                    return self.follower.take(&patch).ok().map(Utf8Bytes::from);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

/// Milliseconds since 1970, by this machine's clock.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// A new watcher of a table, or somebody on a seat of it, has seen nothing yet.
pub(crate) fn unseen(who: String, seat: Option<reverie_game::Seat>) -> Seen {
    Seen::new(who, Eyes::from(seat))
}
