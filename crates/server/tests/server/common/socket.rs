//! Somebody at a table, over a WebSocket.

use std::collections::VecDeque;

use futures_util::{SinkExt, StreamExt};
use reverie_splice::{Follower, Patch};
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::{Dice, Guest, PATIENCE, described};

/// Somebody at a table.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    /// What came while something else was awaited.
    waiting: VecDeque<Json>,
    /// The last update.
    pub(crate) latest: Json,
    /// Every text that ever came, as it came; and each update that came as a patch, whole.
    pub(crate) heard: Vec<String>,
    follower: Follower,
    name: String,
    next: u32,
}

impl Socket {
    /// Comes to a table, saying this origin if any; or the status with which that was refused.
    pub(crate) async fn open(
        guest: &Guest,
        table: &str,
        query: &str,
        origin: Option<&str>,
    ) -> Result<Self, u16> {
        let url = format!("ws://{}/api/tables/{table}/socket?{query}", guest.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", HeaderValue::from_str(&guest.cookie).unwrap());
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", HeaderValue::from_str(origin).unwrap());
        }
        let Ok(tcp) = TcpStream::connect(guest.address).await else { return Err(0) };
        match client_async(request, tcp).await {
            Ok((stream, _)) => Ok(Self {
                stream,
                waiting: VecDeque::new(),
                latest: Json::Null,
                heard: Vec::new(),
                follower: Follower::default(),
                name: guest.cookie.chars().rev().take(6).collect(),
                next: 0,
            }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(_) => Err(0),
        }
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Says this, the nth time with n, as fast as it is taken and whatever is answered, until the connection is ended.
    pub(crate) async fn floods(self, message: impl Fn(u32) -> Message) {
        let (mut sink, mut stream) = self.stream.split();
        let flooding = async {
            for n in 0.. {
                tokio::select! {
                    sent = sink.send(message(n)) => if sent.is_err() { return },
                    heard = stream.next() => match heard {
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                        Some(Ok(_)) => {}
                    },
                }
            }
        };
        tokio::time::timeout(PATIENCE, flooding).await.expect("the flood is ended");
    }

    /// The next text as it comes, for whoever follows the table in their own way.
    pub(crate) async fn next_text(&mut self) -> String {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            match message.expect("nothing came for a long time") {
                Some(Ok(Message::Text(text))) => return text.to_string(),
                Some(Ok(_)) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// The next message, whatever it is; none when the connection has ended.
    pub(crate) async fn hear(&mut self) -> Option<Json> {
        if let Some(first) = self.waiting.pop_front() {
            return Some(first);
        }
        self.hear_new().await
    }

    async fn hear_new(&mut self) -> Option<Json> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            match message.expect("nothing came for a long time") {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let mut json: Json = serde_json::from_str(&text).unwrap();
                    described::message(&json);
                    if json["is"] == "patch" {
                        json = self.follow(&text);
                        described::message(&json);
                    }
                    if json["is"] == "update" {
                        self.latest = json.clone();
                    }
                    return Some(json);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The update that a patch tells.
    fn follow(&mut self, text: &str) -> Json {
        let patch: Patch<'_> = serde_json::from_str(text).unwrap();
        let update = self.follower.take(&patch).expect("a patch fits what was told before");
        let mut json: Json = serde_json::from_str(&update).unwrap();
        json["hash"] = json!(patch.hash);
        self.heard.push(update);
        json
    }

    /// Something comes that says how the table stands.
    async fn hears_update(&mut self) {
        while self.hear_new().await.expect("ended before the update")["is"] != "update" {}
    }

    /// The next message of this kind; others are passed over.
    pub(crate) async fn hears(&mut self, is: &str) -> Json {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("ended before any {is}"));
            if message["is"] == is {
                return message;
            }
        }
    }

    /// Waits until the table has this number.
    pub(crate) async fn reaches(&mut self, n: u64) {
        while self.latest["n"].as_u64().is_none_or(|have| have < n) {
            self.hear_new().await.expect("ended before the update");
        }
        self.waiting.clear();
    }

    /// A fresh id.
    pub(crate) fn fresh(&mut self) -> String {
        self.next += 1;
        format!("{}-{}-{}", self.name, std::process::id(), self.next)
    }

    /// Asks with this id and waits for the answer; none when the connection has ended.
    pub(crate) async fn ask_as(&mut self, id: &str, mut ask: Json) -> Option<Json> {
        ask["id"] = json!(id);
        self.stream.send(Message::text(ask.to_string())).await.ok()?;
        loop {
            let message = self.hear_new().await?;
            if message["is"] == "answer" && message["re"] == id {
                return Some(message);
            }
            self.waiting.push_back(message);
        }
    }

    /// Asks, and waits for the answer.
    pub(crate) async fn ask(&mut self, ask: Json) -> Json {
        let id = self.fresh();
        self.ask_as(&id, ask).await.expect("every request gets an answer")
    }

    /// It was done, and this is the table's number.
    pub(crate) async fn does(&mut self, ask: Json) -> u64 {
        let answer = self.ask(ask).await;
        answer["ok"].as_u64().unwrap_or_else(|| panic!("{answer}"))
    }

    /// It was refused, for this reason.
    pub(crate) async fn refused(&mut self, ask: Json) -> String {
        let answer = self.ask(ask).await;
        answer["error"]["code"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    }

    pub(crate) fn n(&self) -> u64 {
        self.latest["n"].as_u64().unwrap()
    }

    /// The hash of the view, however it came.
    pub(crate) fn hash(&self) -> String {
        blake3::hash(self.latest["view"].to_string().as_bytes()).to_hex().to_string()
    }

    /// The hash of the last update, as it was told.
    pub(crate) fn told(&self) -> &str {
        self.latest["hash"].as_str().unwrap()
    }

    pub(crate) fn over(&self) -> bool {
        self.latest["turn"].get("over").is_some()
    }

    /// What this seat may do now.
    pub(crate) fn legal(&self) -> Vec<Json> {
        self.latest["legal"]["moves"].as_array().cloned().unwrap_or_default()
    }

    /// Some move that is legal.
    pub(crate) fn some_move(&self, seat: u8, dice: &mut Dice) -> Option<Json> {
        let legal = self.legal();
        let mv = legal.get(dice.below(legal.len().max(1)))?;
        Some(json!({"do": "move", "seat": seat, "move": mv}))
    }

    /// Waits until this seat is awaited.
    pub(crate) async fn is_awaited(&mut self) {
        while self.legal().is_empty() {
            self.hear_new().await.expect("ended before its turn");
        }
    }

    /// Plays whatever is legal for this seat until the game is over, or so many moves.
    pub(crate) async fn plays(&mut self, seat: u8, mut dice: Dice, most: usize) -> usize {
        let mut played = 0;
        while played < most && !self.over() {
            match self.some_move(seat, &mut dice) {
                Some(mv) => {
                    let n = self.does(mv).await;
                    self.reaches(n).await;
                    played += 1;
                }
                None => drop(self.hear_new().await.expect("ended before the game")),
            }
        }
        self.waiting.clear();
        played
    }
}

/// Those who sit here on these seats play what is legal, whoever is asked, so many moves together or until it is over.
pub(crate) async fn they_play(people: &mut [(&mut Socket, u8)], mut dice: Dice, most: usize) {
    for _ in 0..most {
        let asked = loop {
            let asked = (0..people.len()).filter(|&who| !people[who].0.legal().is_empty());
            let asked: Vec<usize> = asked.collect();
            if let Some(who) = asked.get(dice.below(asked.len().max(1))) {
                break *who;
            }
            if people[0].0.over() {
                return;
            }
            // A bot is asked, or the dealer.
            people[0].0.hears_update().await;
            all_reach(people, people[0].0.n()).await;
        };
        let (socket, seat) = &mut people[asked];
        let mv = socket.some_move(*seat, &mut dice).unwrap();
        let n = socket.does(mv).await;
        all_reach(people, n).await;
    }
}

async fn all_reach(people: &mut [(&mut Socket, u8)], n: u64) {
    for (socket, _) in people {
        socket.reaches(n).await;
    }
}
