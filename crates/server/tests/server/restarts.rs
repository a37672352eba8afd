//! Servers stop, start again, and forget nothing; tables leave memory and come back.

use std::cell::RefCell;
use std::time::Duration;

use reverie_game::AnyRecord;
use reverie_server::Limits;
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
    let (n, hash, legal) = (a.n(), a.hash(), a.legal());
    let (_, folder) = house.stop().await;
    let house = House::on(folder, quick()).await;
    let ada = ada.at(house.address);
    let mut a = ada.comes(&table, &format!("have={n}")).await;
    assert_eq!(a.hears("chat").await["text"], "see you");
    let update = a.hears("update").await;
    assert_eq!((&update["n"], a.hash()), (&json!(n), hash));
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
    let mut house = Apart::by_hand(folder.path());
    let ada = Guest::welcome(house.address, "Ada").await;
    let live = async || metric(&ada.get("/metrics").await.text, "reverie_live_tables ");
    let opening = json!({"game": "daydream", "seats": ["me", "random"], "start": true});
    let table = ada.opens(opening.clone()).await;
    let mut a = ada.sits(&table).await;
    a.plays(0, Dice::new(1), 5).await;
    assert!((live().await - 1.0).abs() < 0.1);
    // One that nobody looks at leaves; this one stays.
    ada.opens(opening).await;
    assert!((live().await - 2.0).abs() < 0.1);
    let idle = 2 * Limits::default().idle;
    until_in(&mut house, idle, async || live().await < 1.5).await;
    assert!((live().await - 1.0).abs() < 0.1, "somebody is looking");
    let (n, hash) = (a.n(), a.hash());
    drop(a);
    until_in(&mut house, idle, async || live().await < 0.5).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    assert!(a.n() >= n);
    assert!(a.n() > n || a.hash() == hash);
    assert!((live().await - 1.0).abs() < 0.1);
}

/// Time passes there until it holds.
async fn until_in(house: &mut Apart, time: Duration, holds: impl AsyncFn() -> bool) {
    let house = RefCell::new(house);
    until(async || {
        house.borrow_mut().passes(time);
        holds().await
    })
    .await;
}

/// How often a process was given a core or gave it back, if all its threads sleep just now.
fn asleep(process: u32) -> Option<u64> {
    let mut switches = 0;
    for thread in std::fs::read_dir(format!("/proc/{process}/task")).unwrap() {
        let status = std::fs::read_to_string(thread.unwrap().path().join("status")).ok()?;
        let said = |name: &str| status.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        said("State:").filter(|state| state.starts_with('S'))?;
        for name in ["voluntary_ctxt_switches:", "nonvoluntary_ctxt_switches:"] {
            switches += said(name)?.parse::<u64>().ok()?;
        }
    }
    Some(switches)
}

#[tokio::test]
async fn a_server_where_nothing_happens_does_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let house = Apart::open(folder.path());
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
    // It looks at its clocks once a second; between two such looks there is time enough in which none of its threads runs.
    let (mut before, mut looks) = (None, 0);
    until(async || {
        let now = asleep(house.id());
        looks = if now.is_some() && now == before { looks + 1 } else { 0 };
        before = now;
        looks == 20
    })
    .await;
}
