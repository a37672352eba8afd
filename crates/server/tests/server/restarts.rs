//! Servers stop, start again, and forget nothing; tables leave memory and come back.

use std::time::Duration;

use reverie_game::AnyRecord;
use serde_json::json;

use crate::common::child::House as Apart;
use crate::common::{Dice, Guest, House, ada_ben_and_a_bot, quick, until};

#[tokio::test]
async fn a_game_goes_on_after_a_restart_as_if_nothing_had_been() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    a.plays(0, Dice::new(1), 9).await;
    a.does(json!({"do": "chat", "text": "see you"})).await;
    let (n, hash, legal) = (a.n(), a.hash().to_owned(), a.legal());
    let (_, folder) = house.stop().await;
    let house = House::on(folder, quick()).await;
    let ada = ada.at(house.address);
    let mut a = ada.comes(&table, &format!("have={n}")).await;
    assert_eq!(a.hears("chat").await["text"], "see you");
    let update = a.hears("update").await;
    assert_eq!((&update["n"], &update["hash"]), (&json!(n), &json!(hash)));
    assert_eq!(update["from"], n, "nothing was missed");
    assert_eq!(a.legal(), legal);
    a.plays(0, Dice::new(2), usize::MAX).await;
    // Every roll, before and after, is the one the seed says: the record would not hold otherwise.
    let record = ada.get(&format!("/api/tables/{table}/record")).await.ok();
    assert!(record["seed"].is_string());
    (reverie_catalog::find("daydream").unwrap().entry.replay)(&AnyRecord::read(&record.to_string()).unwrap())
        .unwrap();
}

#[tokio::test]
async fn a_server_that_stops_says_good_bye_and_is_gone_in_seconds() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let watch = format!("watch={}", ada.shows(&table).await);
    let mut sockets = vec![ada.sits(&table).await, ben.sits(&table).await];
    for _ in 0..20 {
        sockets.push(house.nobody().comes(&table, &watch).await);
    }
    let streaming = {
        let (nobody, path) = (house.nobody(), format!("/api/tables/{table}/stream?{watch}"));
        tokio::spawn(async move { nobody.get(&path).await.text })
    };
    while sockets[0].hears("people").await["watching"] != 21 {}
    let (took, _) = house.stop().await;
    assert!(took < Duration::from_secs(4), "{took:?}");
    for socket in &mut sockets {
        assert_eq!(socket.hears("bye").await["again"], true);
    }
    assert!(streaming.await.unwrap().contains("\"bye\""));
}

fn metric(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("{text}"));
    line.trim().parse().unwrap()
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_leaves_memory_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let house = Apart::with(folder.path(), Duration::from_millis(300));
    let ada = Guest::welcome(house.address, "Ada").await;
    let live = async || metric(&ada.get("/metrics").await.text, "reverie_live_tables ");
    let opening = json!({"game": "daydream", "seats": ["me", "random"], "start": true});
    let table = ada.opens(opening).await;
    let mut a = ada.sits(&table).await;
    a.plays(0, Dice::new(1), 5).await;
    assert!((live().await - 1.0).abs() < 0.1);
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert!((live().await - 1.0).abs() < 0.1, "somebody is looking");
    let (n, hash) = (a.n(), a.hash().to_owned());
    drop(a);
    until(|| async { live().await < 0.5 }).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    assert!(a.n() >= n);
    assert!(a.n() > n || a.hash() == hash);
    assert!((live().await - 1.0).abs() < 0.1);
}

/// Clock ticks (a hundred a second) that a process has used.
fn ticks(process: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let (_, fields) = stat.rsplit_once(')').unwrap();
    let fields: Vec<&str> = fields.split_whitespace().collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

#[tokio::test]
async fn a_server_where_nothing_happens_does_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let house = Apart::with(folder.path(), Duration::from_secs(1));
    let ada = Guest::welcome(house.address, "Ada").await;
    let clock = json!({"kind": "bank", "seconds": 86_400, "increment": 60});
    let mut sockets = Vec::new();
    for _ in 0..20 {
        let opening = json!({"game": "daydream", "seats": ["me", "random"], "clock": clock, "start": true});
        let table = ada.opens(opening.clone()).await;
        let mut a = ada.sits(&table).await;
        a.is_awaited().await;
        sockets.push(a);
        // And one that nobody looks at.
        ada.opens(opening).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let before = ticks(house.id());
    tokio::time::sleep(Duration::from_secs(2)).await;
    let used = ticks(house.id()) - before;
    assert!(used <= 10, "{used} hundredths of a second in two");
}
