//! kill -9 loses nothing that anyone was shown.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use reverie_game::{Chance, Dealer, Entry, Eyes, Seat, Seed, Step};
use reverie_store::{Store, TableId};
use serde_json::{Value as Json, json};
use tokio::sync::watch;

use crate::common::child::House as Apart;
use crate::common::{Dice, Guest, Socket};

/// Kills in the test run; `REVERIE_KILLS=200` for the long one.
const KILLS: usize = 15;
/// People who play at the same time, each at a table of their own with a bot.
const PLAYERS: usize = 4;

/// What somebody was answered and shown at a table.
#[derive(Default)]
struct Witness {
    /// By message id: the number with which it was acknowledged.
    acknowledged: HashMap<String, u64>,
    /// By number: the hash of the view.
    shown: HashMap<u64, String>,
    /// Moves sent again because no answer had come.
    resent: usize,
}

/// Plays at one table after the other, whatever happens to the server, until it is gone for good.
async fn play_through(
    who: usize,
    mut house: watch::Receiver<Option<SocketAddr>>,
) -> HashMap<String, Witness> {
    let mut seen: HashMap<String, Witness> = HashMap::new();
    let mut guest: Option<Guest> = None;
    let mut at: Option<String> = None;
    let mut unanswered: Option<(String, Json)> = None;
    let mut dice = Dice::new(who as u64 + 1);
    let mut counted = 0;
    loop {
        let Some(address) = *house.borrow_and_update() else { return seen };
        if let Some(guest) = &mut guest {
            guest.address = address;
        } else {
            guest = Guest::try_welcome(address, "Ada").await;
        }
        let Some(guest) = &guest else { continue };
        if at.is_none() {
            let opening = json!({"game": "daydream", "seats": ["me", "random"], "start": true});
            let Some(opened) = guest.try_post("/api/tables", &opening).await else { continue };
            at = opened.json()["id"].as_str().map(str::to_owned);
        }
        let Some(table) = at.clone() else { continue };
        let witness = seen.entry(table.clone()).or_default();
        let have = witness.shown.keys().max().map(|n| format!("have={n}")).unwrap_or_default();
        let Ok(mut socket) = Socket::open(guest, &table, &have, None).await else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        // Until the connection breaks.
        loop {
            if let Some((id, mv)) = unanswered.clone() {
                witness.resent += 1;
                let Some(answer) = socket.ask_as(&id, mv).await else { break };
                unanswered = None;
                if !acknowledge(witness, &mut socket, id, &answer).await {
                    break;
                }
            }
            if !socket.latest.is_null() {
                let known = witness.shown.insert(socket.n(), socket.hash().to_owned());
                assert!(known.is_none_or(|hash| hash == socket.hash()), "one number, one view");
                if socket.over() {
                    at = None;
                    break;
                }
            }
            let Some(mv) = socket.some_move(0, &mut dice) else {
                if socket.try_hear().await.is_none() {
                    break;
                }
                continue;
            };
            counted += 1;
            let id = format!("{who}-{counted}");
            unanswered = Some((id.clone(), mv.clone()));
            let Some(answer) = socket.ask_as(&id, mv).await else { break };
            unanswered = None;
            if !acknowledge(witness, &mut socket, id, &answer).await {
                break;
            }
        }
    }
}

/// A move was acknowledged; waits until the table is seen with it. Whether the connection still stands.
async fn acknowledge(witness: &mut Witness, socket: &mut Socket, id: String, answer: &Json) -> bool {
    let ok = answer["ok"].as_u64().unwrap_or_else(|| panic!("{answer}"));
    witness.acknowledged.insert(id, ok);
    while socket.latest["n"].as_u64().is_none_or(|n| n < ok) {
        if socket.try_hear().await.is_none() {
            return false;
        }
    }
    true
}

/// What is stored is all that was acknowledged, once, without a gap, and shows what was shown.
async fn holds(folder: &Path, table: &str, witness: &Witness) {
    let store = Store::open(&crate::common::file(folder)).unwrap();
    let id = TableId(table.to_owned());
    let row = store.table(id.clone()).await.unwrap();
    let seed: Seed = row.seed.parse().unwrap();
    let entry = reverie_catalog::find(&row.game).unwrap().entry;
    let seats = u8::try_from(row.seats.len()).unwrap();
    let mut game = (entry.open)(seats, &row.options, Chance::Dealt(Dealer::new(seed))).unwrap();
    let eyes = Eyes::Seat(Seat::new(0).unwrap());
    let mut by_client: HashMap<String, u64> = HashMap::new();
    let mut hashes = HashMap::new();
    for (n, stored) in (0_u64..).zip(store.entries(id, 0).await.unwrap()) {
        assert_eq!(u64::from(stored.number), n, "no gaps");
        if let Some(client) = stored.client {
            let (_, id) = client.split_once('/').unwrap();
            assert_eq!(by_client.insert(id.to_owned(), n), None, "each move once");
        }
        if matches!(stored.step, Step::Entry(Entry::Roll { .. })) {
            let due = game.fork().deal().map(|done| done.step);
            assert_eq!(due.as_ref(), Some(&stored.step), "the dice are the seed's");
        }
        game.take(&stored.step).unwrap();
        let view = game.view(eyes).unwrap();
        hashes.insert(n + 1, blake3::hash(view.text().as_bytes()).to_hex()[..16].to_owned());
    }
    for (id, number) in &witness.acknowledged {
        let stored = by_client.get(id).unwrap_or_else(|| panic!("{id} was acknowledged and is lost"));
        assert!(stored < number);
    }
    for (n, hash) in &witness.shown {
        assert_eq!(hashes.get(n), Some(hash), "what was shown at {n}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kill_9_loses_nothing_that_anyone_was_shown() {
    let kills = std::env::var("REVERIE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let folder = tempfile::tempdir().unwrap();
    let mut house = Apart::open(folder.path());
    let (moved, address) = watch::channel(Some(house.address));
    let players: Vec<_> = (0..PLAYERS).map(|who| tokio::spawn(play_through(who, address.clone()))).collect();
    let mut dice = Dice::new(99);
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(30 + dice.below(170) as u64)).await;
        house.kill();
        house = Apart::open(folder.path());
        moved.send(Some(house.address)).unwrap();
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    moved.send(None).unwrap();
    house.kill();
    let (mut played, mut shown, mut resent) = (0, 0, 0);
    for player in players {
        for (table, witness) in player.await.unwrap() {
            holds(folder.path(), &table, &witness).await;
            played += witness.acknowledged.len();
            shown += witness.shown.len();
            resent += witness.resent;
        }
    }
    println!("{kills} kills, {played} moves acknowledged, {resent} resent, {shown} views shown");
    assert!(played > kills && shown > kills, "{played} moves, {shown} views");
}
