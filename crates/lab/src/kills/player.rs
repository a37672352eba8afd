//! Somebody who plays on, whatever happens to the server, and remembers what they were answered and shown.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reverie_game::Luck;
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::load::errand::Errands;
use crate::load::party::connect;

/// A server that is silent for longer is taken to be gone.
const PATIENCE: Duration = Duration::from_secs(30);
/// Between two tries to reach a server that is just being started.
const AGAIN: Duration = Duration::from_millis(5);

/// What somebody was answered and shown at a table.
#[derive(Debug, Default)]
pub struct Witness {
    /// By message id: the number with which it was answered.
    pub answered: HashMap<String, u64>,
    /// By number: the hash of the view.
    pub shown: HashMap<u64, String>,
    /// Numbers for which two views were shown.
    pub two_views: Vec<u64>,
    /// Moves sent again because no answer had come.
    pub resent: u64,
    /// Why moves were refused.
    pub refused: Vec<String>,
}

/// Where the server is just now, and whether it closes.
#[derive(Debug, Clone, Copy)]
pub(super) struct House {
    pub(super) address: SocketAddr,
    /// Nobody makes another move; what was sent is still answered.
    pub(super) closes: bool,
}

/// Plays at one table after the other until the house closes, and counts what is sent; what was seen at each.
pub(super) async fn play(
    game: &'static str,
    who: u32,
    seed: u64,
    house: watch::Receiver<House>,
    send: watch::Sender<usize>,
) -> HashMap<String, Witness> {
    let mut player = Player {
        game,
        luck: Luck::seeded(seed ^ (u64::from(who) + 1)),
        who,
        sent: 0,
        house,
        send,
        cookie: None,
        table: None,
        unanswered: None,
        seen: HashMap::new(),
    };
    while !player.is_done() {
        let address = player.house.borrow().address;
        if player.sit(address).await.is_none() {
            tokio::time::sleep(AGAIN).await;
        }
    }
    player.seen
}

struct Player {
    game: &'static str,
    luck: Luck,
    who: u32,
    sent: u64,
    house: watch::Receiver<House>,
    /// Counts what all of them have sent.
    send: watch::Sender<usize>,
    cookie: Option<String>,
    table: Option<String>,
    /// What was sent and not answered, under its id.
    unanswered: Option<(String, Json)>,
    seen: HashMap<String, Witness>,
}

impl Player {
    /// Whether the house closes and nothing is unanswered.
    fn is_done(&self) -> bool {
        self.house.borrow().closes && self.unanswered.is_none()
    }

    /// Comes in, or back, and plays until the connection breaks or the game is over.
    async fn sit(&mut self, server: SocketAddr) -> Option<()> {
        if self.cookie.is_none() {
            let mut errands = Errands::new(server).await.ok()?;
            let name = json!({ "name": format!("Player {}", self.who) });
            self.cookie = errands.post("/api/me", None, &name).await.ok()?.cookie;
        }
        let cookie = self.cookie.clone()?;
        if self.table.is_none() {
            let mut errands = Errands::new(server).await.ok()?;
            let opening = json!({ "game": self.game, "seats": ["me", "random"], "start": true });
            let opened = errands.post("/api/tables", Some(&cookie), &opening).await.ok()?;
            self.table = opened.body["id"].as_str().map(str::to_owned);
        }
        let table = self.table.clone()?;
        let mut witness = self.seen.remove(&table).unwrap_or_default();
        let have = witness.shown.keys().max().map(|have| format!("&have={have}")).unwrap_or_default();
        let played = match connect(
            server,
            &format!("/api/tables/{table}/socket?updates=whole{have}"),
            &cookie,
        )
        .await
        {
            Ok(stream) => self.play_on(Seat { stream, latest: Json::Null }, &mut witness).await,
            Err(_) => None,
        };
        self.seen.insert(table, witness);
        played
    }

    async fn play_on(&mut self, mut seat: Seat, witness: &mut Witness) -> Option<()> {
        loop {
            if let Some((id, ask)) = self.unanswered.clone() {
                witness.resent += 1;
                self.ask(&mut seat, id, ask, witness).await?;
            }
            if self.is_done() {
                return Some(());
            }
            if let Some((n, hash)) = seat.view() {
                let known = witness.shown.insert(n, hash.clone());
                if known.is_some_and(|known| known != hash) {
                    witness.two_views.push(n);
                }
                if seat.latest["turn"].get("over").is_some() {
                    self.table = None;
                    return Some(());
                }
            }
            match seat.some_decision(&mut self.luck) {
                Some(ask) => {
                    self.sent += 1;
                    let id = format!("{}-{}", self.who, self.sent);
                    self.unanswered = Some((id.clone(), ask.clone()));
                    self.ask(&mut seat, id, ask, witness).await?;
                }
                None => drop(seat.hear().await?),
            }
        }
    }

    /// Asks and waits until the table is seen with it; nothing if the connection broke before the answer, or before that.
    async fn ask(&mut self, seat: &mut Seat, id: String, ask: Json, witness: &mut Witness) -> Option<()> {
        let answer = seat.ask(&id, ask, &self.send).await?;
        self.unanswered = None;
        let Some(ok) = answer["ok"].as_u64() else {
            witness.refused.push(answer["error"]["code"].as_str().unwrap_or_default().to_owned());
            return Some(());
        };
        witness.answered.insert(id, ok);
        while seat.latest["n"].as_u64().is_none_or(|n| n < ok) {
            seat.hear().await?;
        }
        Some(())
    }
}

/// A connection to a table, and the last update that came over it.
struct Seat {
    stream: WebSocketStream<TcpStream>,
    latest: Json,
}

impl Seat {
    /// The next message; nothing when the connection has broken.
    async fn hear(&mut self) -> Option<Json> {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await.ok()?? {
                Ok(Message::Text(text)) => {
                    let message: Json = serde_json::from_str(&text).ok()?;
                    if message["is"] == "update" {
                        self.latest = message.clone();
                    }
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    async fn ask(&mut self, id: &str, mut ask: Json, send: &watch::Sender<usize>) -> Option<Json> {
        ask["id"] = json!(id);
        self.stream.send(Message::text(ask.to_string())).await.ok()?;
        send.send_modify(|sent| *sent += 1);
        loop {
            let message = self.hear().await?;
            if message["is"] == "answer" && message["re"] == id {
                return Some(message);
            }
        }
    }

    fn view(&self) -> Option<(u64, String)> {
        Some((self.latest["n"].as_u64()?, self.latest["hash"].as_str()?.to_owned()))
    }

    /// One of the decisions the seat may make just now.
    fn some_decision(&self, luck: &mut Luck) -> Option<Json> {
        let moves = self.latest["legal"]["moves"].as_array()?;
        luck.pick(moves).map(|mv| json!({ "do": "move", "seat": 0, "move": mv }))
    }
}
