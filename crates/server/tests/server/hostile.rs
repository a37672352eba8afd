//! Whoever means harm, or knows no better: nobody else notices.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::common::child::House as Apart;
use crate::common::{Dice, Guest, House, PATIENCE, Socket, ada_ben_and_a_bot, http, quick, seat_both, until};

/// Sockets that are dropped at once; `REVERIE_SOCKETS=4000` for the long run (and `ulimit -n 10000`).
const SOCKETS: usize = 300;

/// Ada is not disturbed: her move is answered and told.
async fn goes_on(a: &mut Socket) {
    a.is_awaited().await;
    let mv = a.some_move(0, &mut Dice::new(5)).unwrap();
    let n = a.does(mv).await;
    a.reaches(n).await;
}

#[tokio::test]
async fn whatever_is_sent_gets_an_answer_or_an_end_and_changes_nothing() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let mut a = ada.sits(&table).await;
    let mut b = ben.sits(&table).await;
    b.is_awaited().await;
    let legal = b.some_move(1, &mut Dice::new(1)).unwrap();
    let mut garbage: Vec<String> = vec![
        String::new(),
        "null".into(),
        "[]".into(),
        "{}".into(),
        "{\"id\":\"\",\"do\":\"sync\",\"have\":0}".into(),
        format!("{{\"id\":\"{}\",\"do\":\"sync\",\"have\":0}}", "x".repeat(65)),
        "{\"id\":7,\"do\":\"sync\",\"have\":0}".into(),
        "{\"id\":\"a\",\"do\":\"sync\",\"have\":-1}".into(),
        "{\"id\":\"b\",\"do\":\"sync\",\"have\":1e999}".into(),
        "{\"id\":\"c\",\"do\":\"sync\",\"have\":18446744073709551616}".into(),
        "{\"id\":\"d\",\"do\":\"move\",\"seat\":4294967296,\"move\":{}}".into(),
        "{\"id\":\"e\",\"do\":\"move\",\"seat\":1,\"move\":null}".into(),
        "{\"id\":\"f\",\"do\":\"move\",\"seat\":1}".into(),
        "{\"id\":\"g\",\"do\":\"undo\",\"seat\":1,\"admin\":true}".into(),
        "[".repeat(4000),
        "{\"a\":".repeat(1500),
        "\u{0}\u{202e}\u{feff}".into(),
    ];
    // A legal message with one letter changed.
    let (mut dice, good) = (Dice::new(11), legal.to_string().into_bytes());
    for _ in 0..200 {
        let mut bad = good.clone();
        let at = dice.below(bad.len());
        bad[at] = b' ' + u8::try_from(dice.below(94)).unwrap();
        garbage.push(String::from_utf8(bad).unwrap());
    }
    for text in &garbage {
        b.send_text(text).await;
        let answer = b.hears("answer").await;
        assert!(answer["error"]["code"].is_string(), "{text}: {answer}");
    }
    goes_on(&mut a).await;
}

#[tokio::test]
async fn frames_that_are_no_messages_end_their_own_connection_only() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let mut a = ada.sits(&table).await;
    let frames = [
        Message::binary(vec![0_u8, 159, 146, 150]),
        Message::text("x".repeat(1 << 20)),
        Message::binary(vec![7_u8; 1 << 20]),
        Message::text(format!("{{\"id\":\"1\",\"do\":\"chat\",\"text\":\"{}\"}}", "z".repeat(9000))),
    ];
    for frame in frames {
        let mut b = ben.sits(&table).await;
        b.hears("update").await;
        let _ = b.stream.send(frame).await;
        while b.hear().await.is_some() {}
    }
    // Bytes that are not even frames, and a handshake that never ends.
    let mut dice = Dice::new(12);
    for _ in 0..20 {
        let mut b = ben.sits(&table).await;
        let noise: Vec<u8> = (0..500).map(|_| u8::try_from(dice.below(256)).unwrap()).collect();
        let _ = b.stream.get_mut().write_all(&noise).await;
        let mut raw = TcpStream::connect(house.address).await.unwrap();
        let _ = raw.write_all(&noise).await;
    }
    let large = http(house.address, "POST", "/api/me", &[], &"x".repeat(100_000)).await;
    assert!([413, 415].contains(&large.status), "{}", large.status);
    goes_on(&mut a).await;
}

#[tokio::test]
async fn another_site_cannot_act_for_a_guest() {
    let house = House::open().await;
    let (ada, _, table) = ada_ben_and_a_bot(&house).await;
    let own = format!("http://{}", house.address);
    for origin in
        ["http://evil.example", "null", "http://127.0.0.1", "", "http://127.0.0.1:4870.evil.example"]
    {
        assert_eq!(Socket::open(&ada, &table, "", Some(origin)).await.err(), Some(403), "{origin}");
        let headers =
            [("cookie", ada.cookie.as_str()), ("origin", origin), ("content-type", "application/json")];
        let answer = http(house.address, "POST", "/api/me", &headers, "{\"name\":\"Eve\"}").await;
        assert_eq!(answer.refused(), (403, "other-origin".into()), "{origin}");
    }
    assert_eq!(ada.get("/api/me").await.ok()["name"], "Ada");
    assert!(Socket::open(&ada, &table, "", Some(&own)).await.is_ok());
}

#[tokio::test]
async fn whoever_sends_too_fast_is_slowed_down_and_then_shown_out() {
    let mut limits = quick();
    (limits.messages_a_second, limits.message_burst) = (40.0, 20.0);
    limits.patience = Duration::from_secs(2);
    let house = House::with(limits).await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    b.hears("update").await;
    let began = Instant::now();
    for n in 0..60 {
        b.send_text(&json!({"id": n.to_string(), "do": "sync", "have": 0}).to_string()).await;
    }
    for _ in 0..60 {
        b.hears("answer").await;
    }
    let took = began.elapsed();
    assert!(took > Duration::from_millis(500), "40 too many at 40 a second: {took:?}");
    goes_on(&mut a).await;
    // Who goes on like that is shown out, and may come back.
    let ask = |n: u32| json!({"id": format!("more {n}"), "do": "sync", "have": 0}).to_string();
    b.floods(|n| Message::text(ask(n))).await;
    goes_on(&mut a).await;
    ben.sits(&table).await.does(json!({"do": "sync", "have": 0})).await;
}

#[tokio::test]
async fn an_address_that_asks_too_fast_is_slowed_down_then_turned_away_and_never_banned() {
    let mut limits = quick();
    (limits.requests_a_second, limits.request_burst) = (10.0, 5.0);
    let house = House::with(limits).await;
    let nobody = house.nobody();
    let asks = (0..120).map(|_| {
        let nobody = nobody.clone();
        tokio::spawn(async move { nobody.get("/api/games").await })
    });
    let mut turned_away = 0;
    for ask in asks.collect::<Vec<_>>() {
        let answer = ask.await.unwrap();
        if answer.status == 429 {
            turned_away += 1;
            assert!(answer.header("retry-after").is_some());
            assert!(answer.header("content-security-policy").is_some());
        }
    }
    assert!((5..100).contains(&turned_away), "{turned_away}");
    assert_eq!(nobody.get("/api/games").await.status, 200);
}

#[tokio::test]
async fn sockets_dropped_at_once_disturb_nobody() {
    let sockets = std::env::var("REVERIE_SOCKETS").ok().and_then(|most| most.parse().ok()).unwrap_or(SOCKETS);
    let house = House::open().await;
    let (ada, _, table) = ada_ben_and_a_bot(&house).await;
    let mut a = ada.sits(&table).await;
    let watch = ada.shows(&table).await;
    let mut crowd = Vec::new();
    // Some at Ada's own table, most at others.
    for n in 0..sockets {
        let (place, link) = if n < 50 {
            (table.clone(), watch.clone())
        } else if n % 50 == 0 {
            let place =
                ada.opens(json!({"game": "daydream", "seats": ["me", "random"], "start": true})).await;
            let link = ada.shows(&place).await;
            (place, link)
        } else {
            let (_, place, link): &(Socket, String, String) = &crowd[n - 1];
            (place.clone(), link.clone())
        };
        let socket = house.nobody().comes(&place, &format!("watch={link}")).await;
        crowd.push((socket, place, link));
    }
    while a.hears("people").await["watching"] != 50 {}
    drop(crowd);
    while a.hears("people").await["watching"] != 0 {}
    goes_on(&mut a).await;
}

#[tokio::test]
async fn a_client_that_stops_reading_is_dropped_and_the_others_go_on() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let watch = format!("watch={}", ada.shows(&table).await);
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    // Comes, asks for views that it does not read, and reads no more.
    let mut deaf = house.nobody().comes(&table, &watch).await;
    while b.hears("people").await["watching"] != 1 {}
    let astray = json!({"id": "1", "do": "sync", "have": 0, "hash": "astray"}).to_string();
    let filled = async {
        while tokio::time::timeout(Duration::from_millis(300), deaf.send_text(&astray)).await.is_ok() {}
    };
    filled.await;
    for n in 0..200 {
        a.does(json!({"do": "chat", "text": n.to_string()})).await;
    }
    while b.hears("people").await["watching"] != 0 {}
    goes_on(&mut a).await;
    drop(deaf);
}

/// Says how large a file this process may write.
fn may_write(process: u32, bytes: &str) {
    let limit = format!("--fsize={bytes}:unlimited");
    let done = std::process::Command::new("prlimit").args(["--pid", &process.to_string(), &limit]).status();
    assert!(done.unwrap().success());
}

#[tokio::test]
async fn on_a_full_disk_nothing_happens_and_when_there_is_room_it_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let house = Apart::open(folder.path());
    let ada = Guest::welcome(house.address, "Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    let mut a = ada.sits(&table).await;
    goes_on(&mut a).await;
    a.is_awaited().await;
    let log = folder.path().join("reverie.db-wal");
    may_write(house.id(), &(std::fs::metadata(log).unwrap().len() + 100).to_string());
    let (n, hash) = (a.n(), a.hash());
    let mv = a.some_move(0, &mut Dice::new(3)).unwrap();
    for _ in 0..3 {
        assert_eq!(a.ask_as("full", mv.clone()).await.unwrap()["error"]["code"], "store-failed");
    }
    assert_eq!(a.refused(json!({"do": "chat", "text": "hello?"})).await, "store-failed");
    let opening = json!({"game": "daydream", "seats": ["me"]});
    assert_eq!(ada.post("/api/tables", &opening).await.refused(), (503, "store-failed".into()));
    // Health tries what a move needs.
    until(|| async { ada.get("/health").await.status == 503 }).await;
    // What is there can still be seen.
    let mut again = ada.sits(&table).await;
    again.is_awaited().await;
    assert_eq!((again.n(), again.hash()), (n, hash.clone()));
    may_write(house.id(), "unlimited");
    let moved = a.ask_as("full", mv).await.unwrap()["ok"].as_u64().unwrap();
    assert!(moved > n);
    a.reaches(moved).await;
    again.reaches(moved).await;
    assert_eq!(a.hash(), again.hash());
    until(|| async { ada.get("/health").await.status == 200 }).await;
    house.kill();
    let house = Apart::open(folder.path());
    let mut a = ada.at(house.address).sits(&table).await;
    a.is_awaited().await;
    assert_eq!((a.n(), a.hash()), (moved, again.hash()));
}

#[tokio::test]
async fn a_bot_whose_move_cannot_be_stored_tries_again_later_and_its_table_hears_everybody_meanwhile() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = Apart::by_hand(folder.path());
    let (ada, ben) = (Guest::welcome(house.address, "Ada").await, Guest::welcome(house.address, "Ben").await);
    let clock = json!({"kind": "move", "seconds": 60});
    let opening = json!({"game": "daydream", "seats": ["me", "open"], "clock": clock});
    let table = seat_both(&ada, &ben, opening).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    let n = a.n();
    let log = folder.path().join("reverie.db-wal");
    may_write(house.id(), &(std::fs::metadata(log).unwrap().len() + 100).to_string());
    // Both are late: a bot is to decide for them.
    house.passes(Duration::from_secs(61));
    let failures = async || {
        let metrics = ada.get("/metrics").await.text;
        metrics.lines().any(|line| line.starts_with("reverie_store_failures_total"))
    };
    until(failures).await;
    for _ in 0..3 {
        assert_eq!(ada.looks(&table).await.ok()["n"], n);
        assert_eq!(a.refused(json!({"do": "chat", "text": "hello?"})).await, "store-failed");
    }
    may_write(house.id(), "unlimited");
    until(async || {
        house.passes(Duration::from_secs(1));
        ada.looks(&table).await.ok()["n"].as_u64() > Some(n)
    })
    .await;
}

#[tokio::test]
async fn a_connection_that_never_says_what_it_wants_is_nobody_elses_trouble() {
    let house = House::open().await;
    let mut silent = Vec::new();
    for _ in 0..50 {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(b"GET /api/me HTTP/1.1\r\nhost:").await.unwrap();
        silent.push(stream);
    }
    let (ada, _, table) = ada_ben_and_a_bot(&house).await;
    goes_on(&mut ada.sits(&table).await).await;
    let mut byte = [0];
    let nothing = tokio::time::timeout(Duration::from_millis(50), silent[0].read(&mut byte)).await;
    assert!(nothing.is_err());
}

#[tokio::test]
async fn a_silent_connection_is_ended_and_one_that_answers_pings_is_kept() {
    let mut limits = quick();
    limits.silence = Duration::from_secs(2);
    let house = House::with(limits).await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let (mut a, b) = (ada.sits(&table).await, ben.sits(&table).await);
    // Reading answers pings; Ben does not read.
    let reading = tokio::time::timeout(PATIENCE, async {
        loop {
            let people: Json = a.hears("people").await;
            if people["seats"][1]["present"] == false && people["seats"][0]["present"] == true {
                return people;
            }
        }
    });
    // The first message may tell of the time before Ben came.
    let before = b.stream.into_inner();
    reading.await.unwrap();
    let ended = tokio::time::timeout(PATIENCE, async {
        while a.hears("people").await["seats"][1]["present"] == true {}
    });
    ended.await.unwrap();
    drop(before);
    assert!(a.stream.next().await.is_some());
}
