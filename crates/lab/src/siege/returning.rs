//! Somebody who sits and comes back again and again, over a new connection each time: nobody may turn them away.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use reverie_game::Illegal;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::Seated;
use crate::load::errand::Errands;
use crate::load::party::connect;
use crate::load::trouble;

/// How often they come.
const OFTEN: Duration = Duration::from_millis(500);
/// Whoever is not shown the table in this time was turned away.
const PATIENCE: Duration = Duration::from_secs(5);

/// A guest with a seat at a table of bots.
pub(super) struct Returning {
    server: SocketAddr,
    pub(super) cookie: String,
    pub(super) table: String,
}

impl Returning {
    pub(super) async fn new(server: SocketAddr, game: &str) -> Result<Self, Illegal> {
        let mut errands = Errands::new(server).await?;
        let cookie = errands.post("/api/me", None, &json!({ "name": "Returning" })).await?.cookie;
        let cookie = cookie.ok_or_else(|| trouble("return", "no cookie"))?;
        let opening = json!({ "game": game, "seats": ["me", "random", "random", "random"], "start": true });
        let opened = errands.post("/api/tables", Some(&cookie), &opening).await?.body;
        let id = opened["id"].as_str().ok_or_else(|| trouble("open", "no table"))?;
        Ok(Self { server, cookie, table: format!("/api/tables/{id}") })
    }

    /// A link to watch this table.
    pub(super) async fn shows(&self) -> Result<String, Illegal> {
        let mut errands = Errands::new(self.server).await?;
        let links = format!("{}/links", self.table);
        let link = errands.post(&links, Some(&self.cookie), &json!({ "to": "watch" })).await?.body;
        let link = link["link"].as_str().ok_or_else(|| trouble("invite", "no link"))?;
        Ok(link.to_owned())
    }

    /// Comes and goes until then.
    pub(super) async fn until(self, over: Instant) -> Seated {
        let mut seated = Seated::default();
        while Instant::now() < over {
            let came = tokio::time::timeout(PATIENCE, self.comes()).await;
            seated.count(came.unwrap_or_else(|_| Err(trouble("return", "no word from the server"))));
            tokio::time::sleep(OFTEN).await;
        }
        seated
    }

    /// Comes, is shown the table, and goes.
    async fn comes(&self) -> Result<(), Illegal> {
        let mut socket = connect(self.server, &format!("{}/socket", self.table), &self.cookie).await?;
        match socket.next().await {
            Some(Ok(Message::Text(_))) => Ok(()),
            _ => Err(trouble("return", "the server hung up")),
        }
    }
}
