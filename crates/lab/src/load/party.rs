//! Four guests, their table and their sockets.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use reverie_game::{Illegal, Luck};
use reverie_splice::{Follower, Patch};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::errand::Errands;
use super::trouble;

const SEATS: usize = super::SEATS as usize;
/// A server that takes longer to answer is taken to be lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a party played.
#[derive(Debug, Default)]
pub(crate) struct Played {
    pub(crate) moves: u64,
    pub(crate) refused: u64,
    pub(crate) games: u64,
    /// Bytes that came, by the kind of message.
    pub(crate) bytes: BTreeMap<String, u64>,
    pub(crate) answers: Vec<Duration>,
    pub(crate) last_seats: Vec<Duration>,
}

impl Played {
    pub(crate) fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.refused += other.refused;
        self.games += other.games;
        for (kind, bytes) in other.bytes {
            *self.bytes.entry(kind).or_default() += bytes;
        }
        self.answers.extend(other.answers);
        self.last_seats.extend(other.last_seats);
    }
}

/// Four guests at a table.
pub(crate) struct Party {
    server: SocketAddr,
    game: &'static str,
    cookies: Vec<String>,
    seats: Vec<Sitter>,
    luck: Luck,
    /// Where whoever wants to watch the table of the moment is told how, if anybody may.
    gallery: Option<watch::Sender<String>>,
    /// Counts messages: each has an id of its own.
    said: u64,
}

/// A seat's socket, and the last update that came over it.
struct Sitter {
    socket: WebSocketStream<TcpStream>,
    follower: Follower,
    update: String,
}

/// What this program needs to know of a message; the view is for people.
#[derive(Debug, Deserialize)]
struct Heard<'a> {
    is: &'a str,
    #[serde(default)]
    n: u32,
    #[serde(default)]
    ok: Option<u32>,
    #[serde(default)]
    turn: Option<Turn>,
    #[serde(default, borrow)]
    legal: Option<Legal<'a>>,
}

#[derive(Debug, Deserialize)]
struct Turn {
    #[serde(default)]
    waiting: Vec<usize>,
}

#[derive(Debug, Deserialize)]
struct Legal<'a> {
    #[serde(borrow)]
    moves: Vec<&'a RawValue>,
}

impl Party {
    /// Four guests come in, sit down by invitation and begin.
    pub(crate) async fn gather(server: SocketAddr, game: &'static str, number: u32) -> Result<Self, Illegal> {
        let mut errands = Errands::new(server).await?;
        let mut cookies = Vec::with_capacity(SEATS);
        for guest in 0..SEATS {
            let name = json!({ "name": format!("Guest {number}-{guest}") });
            let cookie = errands.post("/api/me", None, &name).await?.cookie;
            cookies.push(cookie.ok_or_else(|| trouble("gather", "no cookie"))?);
        }
        let luck = Luck::seeded(u64::from(number));
        let mut party = Self { server, game, cookies, seats: Vec::new(), luck, gallery: None, said: 0 };
        party.sit(errands).await?;
        Ok(party)
    }

    /// The first opens a table and invites the others; then all come to it.
    async fn sit(&mut self, mut errands: Errands) -> Result<(), Illegal> {
        let host = self.cookies.first().map(String::as_str);
        let opening = json!({ "game": self.game, "seats": ["me", "open", "open", "open"] });
        let opened = errands.post("/api/tables", host, &opening).await?.body;
        let id = opened["id"].as_str().ok_or_else(|| trouble("open", "no table"))?;
        let table = format!("/api/tables/{id}");
        for (seat, guest) in self.cookies.iter().enumerate().skip(1) {
            let link = json!({ "to": "seat", "seat": seat });
            let link = errands.post(&format!("{table}/links"), host, &link).await?.body;
            let link = link["link"].as_str().ok_or_else(|| trouble("invite", "no link"))?;
            errands.post(&format!("/api/links/{link}"), Some(guest), &json!({})).await?;
        }
        errands.post(&table, host, &json!({ "do": "start" })).await?;
        if let Some(gallery) = &self.gallery {
            let link = errands.post(&format!("{table}/links"), host, &json!({ "to": "watch" })).await?.body;
            let link = link["link"].as_str().ok_or_else(|| trouble("invite", "no link"))?;
            gallery.send_replace(format!("{table}/socket?watch={link}"));
        }
        drop(errands);
        self.seats.clear();
        for guest in &self.cookies {
            let socket = connect(self.server, &format!("{table}/socket"), guest).await?;
            self.seats.push(Sitter { socket, follower: Follower::default(), update: String::new() });
        }
        for sitter in &mut self.seats {
            sitter.hear_until(0, false, &mut Played::default()).await?;
        }
        Ok(())
    }

    /// From the next table on, others may watch: where, is told here.
    pub(crate) fn opens_gallery(&mut self, gallery: watch::Sender<String>) {
        self.gallery = Some(gallery);
    }

    /// Takes another table.
    pub(crate) async fn moves_on(&mut self) -> Result<(), Illegal> {
        self.sit(Errands::new(self.server).await?).await
    }

    /// Plays until this time, one game after the other.
    pub(crate) async fn play(
        mut self,
        until: Instant,
        pace: Option<Duration>,
        offset: Duration,
    ) -> Result<(Played, Self), Illegal> {
        let mut played = Played::default();
        let mut ticks = pace.map(|pace| {
            let mut ticks = tokio::time::interval_at((Instant::now() + offset).into(), pace);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            ticks
        });
        loop {
            if let Some(ticks) = &mut ticks {
                ticks.tick().await;
            }
            if Instant::now() >= until {
                return Ok((played, self));
            }
            if !self.move_once(&mut played).await? {
                played.games += 1;
                self.moves_on().await?;
            }
        }
    }

    /// One of those who are awaited makes one of the moves it may; everybody waits for their new view. False once the game
    /// is over.
    async fn move_once(&mut self, played: &mut Played) -> Result<bool, Illegal> {
        let heard = read(&self.seats[0].update)?;
        let waiting = heard.turn.map(|turn| turn.waiting).unwrap_or_default();
        let Some(&seat) = self.luck.pick(&waiting) else { return Ok(false) };
        let update = self.seats.get(seat).map(|sitter| sitter.update.clone()).unwrap_or_default();
        let heard = read(&update)?;
        let moves = heard.legal.map(|legal| legal.moves).unwrap_or_default();
        let Some(mv) = self.luck.pick(&moves) else {
            return Err(trouble("play", format!("seat {seat} is awaited and may do nothing")));
        };
        self.said += 1;
        let message = format!(r#"{{"id":"{}","do":"move","seat":{seat},"move":{mv}}}"#, self.said);
        let began = Instant::now();
        let sitter = &mut self.seats[seat];
        sitter.socket.send(Message::text(message)).await.map_err(|error| trouble("send", error))?;
        let answered = sitter.hear_until(heard.n + 1, true, played).await?;
        if !answered.done {
            played.refused += 1;
            return Ok(true);
        }
        for sitter in &mut self.seats {
            sitter.hear_until(heard.n + 1, false, played).await?;
        }
        played.moves += 1;
        played.answers.push(answered.at - began);
        played.last_seats.push(began.elapsed());
        Ok(true)
    }
}

/// An answer, when it came, and whether it was yes.
struct Answered {
    at: Instant,
    done: bool,
}

impl Sitter {
    /// Listens until the table is known to have come so far, and an answer is here if one is due.
    async fn hear_until(
        &mut self,
        n: u32,
        mut answer_due: bool,
        played: &mut Played,
    ) -> Result<Answered, Illegal> {
        let mut answered = Answered { at: Instant::now(), done: true };
        let mut have = !self.update.is_empty() && read(&self.update)?.n >= n;
        while !have || answer_due {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            let message = match next.map_err(|_| trouble("hear", "no word from the server"))? {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(frame))) => {
                    let why = frame.map(|frame| frame.to_string()).unwrap_or_default();
                    return Err(trouble("hear", format!("the server closed the connection: {why}")));
                }
                Some(Ok(_)) => continue,
                Some(Err(error)) => return Err(trouble("hear", error)),
                None => return Err(trouble("hear", "the server hung up")),
            };
            let heard = read(&message)?;
            *played.bytes.entry(heard.is.to_owned()).or_default() += message.len() as u64;
            match heard.is {
                "answer" => {
                    answered = Answered { at: Instant::now(), done: heard.ok.is_some() };
                    answer_due = false;
                    if !answered.done {
                        return Ok(answered);
                    }
                }
                "update" => {
                    have = heard.n >= n;
                    self.update = message.to_string();
                }
                "patch" => {
                    have = heard.n >= n;
                    let patch: Patch<'_> =
                        serde_json::from_str(&message).map_err(|error| trouble("read", error))?;
                    self.update = self.follower.take(&patch).map_err(|astray| trouble("follow", astray))?;
                }
                _ => {}
            }
        }
        Ok(answered)
    }
}

fn read(text: &str) -> Result<Heard<'_>, Illegal> {
    serde_json::from_str(text).map_err(|error| trouble("read", error))
}

/// A socket to a table, over a connection of its own.
pub(crate) async fn connect(
    server: SocketAddr,
    path: &str,
    cookie: &str,
) -> Result<WebSocketStream<TcpStream>, Illegal> {
    let stream = TcpStream::connect(server).await.map_err(|error| trouble("connect", error))?;
    connect_over(stream, server, path, cookie).await
}

/// A socket to a table, over this connection.
pub(crate) async fn connect_over(
    stream: TcpStream,
    server: SocketAddr,
    path: &str,
    cookie: &str,
) -> Result<WebSocketStream<TcpStream>, Illegal> {
    let url = format!("ws://{server}{path}");
    let mut request = url.into_client_request().map_err(|error| trouble("connect", error))?;
    let cookie = HeaderValue::from_str(cookie).map_err(|error| trouble("connect", error))?;
    request.headers_mut().insert("Cookie", cookie);
    let _ = stream.set_nodelay(true);
    // Thousands of sockets in one process: small buffers.
    let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
    let joined = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    joined.map(|(socket, _)| socket).map_err(|error| trouble("connect", error))
}
