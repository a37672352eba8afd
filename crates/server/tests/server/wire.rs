//! Numbers, resends and reconnects: what keeps a client in step.

use serde_json::{Value as Json, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::common::{Dice, Guest, House, Socket, ada_ben_and_a_bot};

/// Ada and Ben alone: nothing moves unless they do.
async fn ada_and_ben(house: &House) -> (Guest, Guest, String) {
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let opening = json!({"game": "daydream", "seats": ["me", "open"]});
    let table = crate::common::seat_both(&ada, &ben, opening).await;
    (ada, ben, table)
}

#[tokio::test]
async fn a_move_resent_with_the_same_id_is_played_once() {
    let house = House::open().await;
    let (ada, _, table) = ada_and_ben(&house).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    let mv = a.some_move(0, &mut Dice::new(1)).unwrap();
    let first = a.ask_as("once", mv.clone()).await.unwrap();
    let n = first["ok"].as_u64().unwrap();
    // The same socket.
    assert_eq!(a.ask_as("once", mv.clone()).await.unwrap()["ok"], n);
    // Another socket, after the first has gone.
    drop(a);
    let mut a = ada.sits(&table).await;
    assert_eq!(a.ask_as("once", mv.clone()).await.unwrap()["ok"], n);
    // And over POST.
    let mut posted = mv;
    posted["id"] = json!("once");
    assert_eq!(ada.asks(&table, &posted).await.ok(), json!({"is": "answer", "re": "once", "ok": n}));
    assert_eq!(ada.looks(&table).await.ok()["n"], n);
}

#[tokio::test]
async fn two_guests_may_use_the_same_ids() {
    let house = House::open().await;
    let (ada, ben, table) = ada_and_ben(&house).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    a.is_awaited().await;
    b.is_awaited().await;
    let (one, other) = (a.some_move(0, &mut Dice::new(1)), b.some_move(1, &mut Dice::new(2)));
    let first = a.ask_as("1", one.unwrap()).await.unwrap()["ok"].as_u64().unwrap();
    let second = b.ask_as("1", other.unwrap()).await.unwrap()["ok"].as_u64().unwrap();
    assert_eq!(second, first + 1);
}

#[tokio::test]
async fn the_last_move_of_a_game_resent_after_the_end_was_done() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    let mut a = ada.sits(&table).await;
    let (mut dice, mut last) = (Dice::new(4), (String::new(), Json::Null));
    a.is_awaited().await;
    while let Some(mv) = a.some_move(0, &mut dice) {
        last = (a.fresh(), mv.clone());
        let n = a.ask_as(&last.0, mv).await.unwrap()["ok"].as_u64().unwrap();
        a.reaches(n).await;
    }
    assert!(a.over());
    assert_eq!(a.ask_as(&last.0, last.1).await.unwrap()["ok"], a.n());
}

#[tokio::test]
async fn whoever_comes_back_with_their_number_gets_exactly_what_they_missed() {
    let house = House::open().await;
    let (ada, ben, table) = ada_and_ben(&house).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    a.is_awaited().await;
    b.is_awaited().await;
    let have = b.n();
    drop(b);
    let mut told = Vec::new();
    let mut dice = Dice::new(3);
    while let Some(mv) = a.some_move(0, &mut dice) {
        let n = a.does(mv).await;
        a.reaches(n).await;
        told.extend(a.latest["events"].as_array().unwrap().clone());
    }
    let mut b = ben.comes(&table, &format!("have={have}")).await;
    let update = b.hears("update").await;
    assert_eq!((&update["from"], &update["n"]), (&json!(have), &json!(a.n())));
    assert_eq!(update["events"], json!(told));
    // Nothing missed: an update without events. An old number, or one from nowhere: a fresh view.
    let mut same = ben.comes(&table, &format!("have={}", a.n())).await;
    let update = same.hears("update").await;
    assert_eq!((&update["from"], &update["events"]), (&json!(a.n()), &json!([])));
    for nowhere in [0, 999_999] {
        let mut fresh = ben.comes(&table, &format!("have={nowhere}")).await;
        let update = fresh.hears("update").await;
        assert!(nowhere == 0 || update.get("from").is_none(), "{update}");
        assert_eq!(update["view"], b.latest["view"]);
    }
}

#[tokio::test]
async fn a_client_gone_astray_gets_a_fresh_view() {
    let house = House::open().await;
    let (ada, _, table) = ada_and_ben(&house).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    let (n, hash) = (a.n(), a.hash());
    let count = |socket: &Socket| socket.heard.iter().filter(|text| text.contains("\"update\"")).count();
    let before = count(&a);
    let told = a.told().to_owned();
    a.does(json!({"do": "sync", "have": n, "hash": told})).await;
    a.does(json!({"do": "sync", "have": n})).await;
    assert_eq!(count(&a), before, "who has everything is sent nothing");
    a.does(json!({"do": "sync", "have": n, "hash": "0123456789abcdef"})).await;
    // The update follows its answer.
    while a.hears("update").await.get("from").is_some() {}
    assert_eq!(a.hash(), hash);
}

#[tokio::test]
async fn a_game_is_played_over_events_and_posts_where_sockets_are_blocked() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let mut b = ben.sits(&table).await;
    let stream = TcpStream::connect(house.address).await.unwrap();
    let (read, mut write) = stream.into_split();
    let request = format!(
        "GET /api/tables/{table}/stream?updates=whole HTTP/1.1\r\nhost: localhost\r\ncookie: {}\r\naccept: text/event-stream\r\n\r\n",
        ada.cookie
    );
    write.write_all(request.as_bytes()).await.unwrap();
    let (mut lines, mut dice) = (BufReader::new(read).lines(), Dice::new(5));
    let by_events = async {
        let mut id = 0;
        while let Some(line) = lines.next_line().await.unwrap() {
            let Some(data) = line.strip_prefix("data: ") else { continue };
            let update: Json = serde_json::from_str(data).unwrap();
            if update["turn"].get("over").is_some() {
                return update;
            }
            let Some(legal) = update["legal"]["moves"].as_array() else { continue };
            id += 1;
            let mv = &legal[dice.below(legal.len())];
            let ask = json!({"id": id.to_string(), "do": "move", "seat": 0, "move": mv});
            ada.asks(&table, &ask).await;
        }
        panic!("the stream ended before the game")
    };
    let other = Dice::new(6);
    let (end, _) = tokio::join!(by_events, b.plays(1, other, usize::MAX));
    assert_eq!(end["turn"], b.latest["turn"]);
    let not_awaited = json!({"id": "x", "do": "move", "seat": 0, "move": {"do": "forgo", "die": "left"}});
    assert_ne!(ada.asks(&table, &not_awaited).await.status, 200);
}
