//! Somebody who plays at one table after the other, each with a bot, whatever happens to the server.

use std::sync::Arc;
use std::time::Duration;

use reverie_game::Seat;
use serde_json::json;
use tokio::sync::watch;

use crate::checker::Seen;
use crate::guest::{Ear, Guest, Houses, Manner, News, unseen};
use crate::load::errand::Errands;

/// Between two tries to reach a server that is just being started.
const AGAIN: Duration = Duration::from_millis(5);
const MANNER: Manner = Manner { pace: Duration::ZERO, patience: Duration::from_secs(30), stay: None };

/// Plays until the house closes, and counts what is sent; what was seen at each table.
pub(super) async fn play(
    game: &'static str,
    who: u32,
    seed: u64,
    houses: watch::Receiver<Houses>,
    send: watch::Sender<usize>,
) -> Vec<(String, Seen)> {
    let (mut seen, mut cookie) = (Vec::new(), None);
    let count = move |news| {
        if let News::Sent = news {
            send.send_modify(|sent| *sent += 1);
        }
    };
    let ear: Ear = Arc::new(count);
    while !houses.borrow().closes {
        let Some(table) = open(game, who, &houses, &mut cookie).await else {
            tokio::time::sleep(AGAIN).await;
            continue;
        };
        let name = format!("{who}-{}", seen.len());
        let seed = seed ^ ((u64::from(who) + 1) << 32) ^ seen.len() as u64;
        let door = (cookie.clone().unwrap_or_default(), format!("/api/tables/{table}/socket"));
        let guest =
            Guest::new(unseen(name, Seat::new(0)), door, MANNER, seed, houses.clone(), Arc::clone(&ear));
        seen.push((table, guest.attend().await));
    }
    seen
}

/// A table with a bot.
async fn open(
    game: &str,
    who: u32,
    houses: &watch::Receiver<Houses>,
    cookie: &mut Option<String>,
) -> Option<String> {
    let address = houses.borrow().addresses.first().copied()?;
    let mut errands = Errands::new(address).await.ok()?;
    if cookie.is_none() {
        let name = json!({ "name": format!("Player {who}") });
        *cookie = errands.post("/api/me", None, &name).await.ok()?.cookie;
    }
    let opening = json!({ "game": game, "seats": ["me", "random"], "start": true });
    let opened = errands.post("/api/tables", cookie.as_deref(), &opening).await.ok()?;
    opened.body["id"].as_str().map(str::to_owned)
}
