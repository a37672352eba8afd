//! Several nodes, one house: whoever comes to any of them finds every table, and whatever becomes of a node, its tables go on.

use std::time::{Duration, Instant};

use reverie_server::{CannotServe, Config, House as Setting, Pace, Server};
use serde_json::json;

use crate::common::nodes::Street;
use crate::common::{Dice, Guest, House, Socket, config, http, quick, they_play, until};

/// A table of Daydream for Ada and Ben, opened and begun at that node.
async fn ada_and_ben_at(address: std::net::SocketAddr) -> (Guest, Guest, String) {
    let (ada, ben) = (Guest::welcome(address, "Ada").await, Guest::welcome(address, "Ben").await);
    let opening = json!({"game": "daydream", "seats": ["me", "open"], "hints": true});
    let table = crate::common::seat_both(&ada, &ben, opening).await;
    (ada, ben, table)
}

async fn is_well(house: &House) -> bool {
    http(house.address, "GET", "/health", &[], "").await.status == 200
}

async fn here(socket: &mut Socket, who: &[bool]) {
    loop {
        let people = socket.hears("people").await;
        let seats = people["seats"].as_array().unwrap();
        if seats.iter().map(|seat| seat["present"] == true).collect::<Vec<_>>() == who {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_played_through_any_node() {
    let street = Street::new();
    let (one, other) = (street.node().await, street.node().await);
    let (ada, ben) = (one.guest("Ada").await, one.guest("Ben").await);
    let opening = json!({"game": "daydream", "seats": ["me", "open"], "hints": true});
    let table = ada.opens(opening).await;
    // Looked at first at the other node, it is held there; links, seats and the host's asks come from the first.
    let ben = ben.at(other.address);
    let link = ada.invites(&table, 1).await;
    ben.joins(&link).await.ok();
    ada.hosts(&table, json!({"do": "start"})).await.ok();
    let watch = ada.shows(&table).await;

    let mut at_one = ada.sits(&table).await;
    let mut at_other = ben.sits(&table).await;
    here(&mut at_one, &[true, true]).await;
    let watcher = Guest::welcome(other.address, "Cid").await;
    let mut watching = watcher.comes(&table, &format!("watch={watch}")).await;
    at_one.is_awaited().await;
    at_other.is_awaited().await;
    they_play(&mut [(&mut at_one, 0), (&mut at_other, 1)], Dice::new(7), 12).await;
    watching.reaches(at_one.n()).await;
    assert_eq!(at_one.n(), at_other.n());

    // What is said at one node is heard at the other, once.
    at_other.does(json!({"do": "chat", "text": "Good evening"})).await;
    assert_eq!(at_one.hears("chat").await["text"], "Good evening");
    at_one.does(json!({"do": "chat", "text": "And to you"})).await;
    let heard = loop {
        let line = at_other.hears("chat").await;
        if line["text"] != "Good evening" {
            break line;
        }
    };
    assert_eq!((&heard["text"], &heard["name"]), (&json!("And to you"), &json!("Ada")));

    // Hints, tries and refusals come through as they are.
    let (seat, asker) = if at_one.legal().is_empty() { (1, &mut at_other) } else { (0, &mut at_one) };
    let hint = asker.ask(json!({"do": "hint", "seat": seat})).await;
    assert!(hint["hint"]["words"].as_array().is_some_and(|words| !words.is_empty()), "{hint}");
    let mv = asker.legal()[0].clone();
    let tried = asker.ask(json!({"do": "try", "seat": seat, "move": mv})).await;
    assert!(tried["preview"]["events"].is_array(), "{tried}");
    let elsewhere = at_other.refused(json!({"do": "undo", "seat": 0})).await;
    assert_eq!(elsewhere, "not-your-seat");

    // Looking back is the same everywhere.
    let history = |guest: Guest| {
        let path = format!("/api/tables/{table}/history?seat=0&views=no");
        async move { guest.get(&path).await.ok() }
    };
    assert_eq!(history(ada.clone()).await, history(ada.at(other.address)).await);
    let (status, reason) = ben.get(&format!("/api/tables/{table}/record")).await.refused();
    assert_eq!((status, reason.as_str()), (409, "record-after-the-end"));
    let own = ada.at(other.address).get("/api/tables").await.ok();
    assert_eq!(own["tables"][0]["id"], json!(table));

    // Whoever leaves at one node is seen to have left at the other.
    drop(at_other);
    here(&mut at_one, &[true, false]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_handed_out_by_every_node() {
    let street = Street::new();
    let (one, other) = (street.node().await, street.node().await);
    let ada = one.guest("Ada").await;
    let opening = json!({"game": "daydream", "seats": ["me", "random"], "start": true});
    let table = ada.opens(opening).await;
    let mut far = ada.at(other.address).sits(&table).await;
    far.plays(0, Dice::new(3), 10_000).await;
    assert!(far.over());
    let record = |guest: Guest| {
        let path = format!("/api/tables/{table}/record");
        async move { guest.get(&path).await.ok() }
    };
    assert_eq!(record(ada.clone()).await, record(ada.at(other.address)).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_a_killed_node_is_taken_over_and_its_people_go_on() {
    let street = Street::new();
    let (killed, left) = (street.child(), street.node().await);
    let (ada, ben, table) = ada_and_ben_at(killed.address).await;
    let (ada, ben) = (ada.at(left.address), ben.at(left.address));
    let (mut at_ada, mut at_ben) = (ada.sits(&table).await, ben.sits(&table).await);
    at_ada.is_awaited().await;
    at_ben.is_awaited().await;
    they_play(&mut [(&mut at_ada, 0), (&mut at_ben, 1)], Dice::new(1), 4).await;
    let before = at_ada.n();
    killed.kill();
    let began = Instant::now();
    // The same sockets: nobody has to come back.
    they_play(&mut [(&mut at_ada, 0), (&mut at_ben, 1)], Dice::new(2), 4).await;
    println!("four moves {} ms after the kill", began.elapsed().as_millis());
    assert!(at_ada.n() >= before + 4 && at_ada.n() == at_ben.n());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_leaves_hands_its_tables_over_at_once() {
    // No lease runs out in this test.
    let pace = Pace::of(Duration::from_millis(250), Duration::from_secs(60));
    let street = Street { pace, ..Street::new() };
    let (leaves, stays) = (street.node().await, street.node().await);
    let (ada, ben, table) = ada_and_ben_at(leaves.address).await;
    let (ada, ben) = (ada.at(stays.address), ben.at(stays.address));
    let (mut at_ada, mut at_ben) = (ada.sits(&table).await, ben.sits(&table).await);
    at_ada.is_awaited().await;
    at_ben.is_awaited().await;
    let before = at_ada.n();
    let began = Instant::now();
    let leaving = tokio::spawn(leaves.stop());
    they_play(&mut [(&mut at_ada, 0), (&mut at_ben, 1)], Dice::new(2), 6).await;
    println!("six moves {} ms after it was told to leave", began.elapsed().as_millis());
    leaving.await.unwrap();
    they_play(&mut [(&mut at_ada, 0), (&mut at_ben, 1)], Dice::new(4), 2).await;
    assert!(at_ada.n() >= before + 8 && at_ada.n() == at_ben.n());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_stopped_past_its_lease_speaks_for_no_table_any_more() {
    let street = Street::new();
    let (stopped, other) = (street.child(), street.node().await);
    let (ada, ben, table) = ada_and_ben_at(stopped.address).await;
    let mut at_stopped = ada.sits(&table).await;
    let mut at_other = ben.at(other.address).sits(&table).await;
    at_stopped.is_awaited().await;
    at_other.is_awaited().await;
    stopped.stops();
    // The other takes over and goes on.
    let played = at_other.plays(1, Dice::new(5), 2).await;
    assert!(played > 0);
    let n = at_other.n();
    stopped.goes_on();
    // Whoever sat at the stopped one sees what happened meanwhile, over the same socket, and goes on.
    at_stopped.reaches(n).await;
    they_play(&mut [(&mut at_stopped, 0), (&mut at_other, 1)], Dice::new(6), 4).await;
    assert_eq!(at_stopped.n(), at_other.n());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_whose_clocks_differ_keep_one_time() {
    let street = Street::new();
    let (right, ahead) = (street.node().await, street.node_astray(5 * 60_000).await);
    let mut said = Vec::new();
    for house in [&right, &ahead] {
        let ada = house.guest("Ada").await;
        let table = ada.opens(json!({"game": "daydream", "seats": ["me", "random"]})).await;
        let mut socket = ada.sits(&table).await;
        socket.does(json!({"do": "chat", "text": "What time is it?"})).await;
        said.push(socket.hears("chat").await["at"].as_i64().unwrap());
    }
    let apart = said[1] - said[0];
    assert!((0..60_000).contains(&apart), "{apart} ms apart");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_concerns_every_node_reaches_it() {
    let street = Street::new();
    let (one, other) = (street.node().await, street.node().await);
    let (ada, ben, table) = ada_and_ben_at(one.address).await;
    let watch = ada.shows(&table).await;
    let mut watching = other.guest("Cid").await.comes(&table, &format!("watch={watch}")).await;
    watching.hears("update").await;
    // Issued anew at the node that does not hold the table: whoever came by the old link leaves.
    ada.at(other.address).shows(&table).await;
    assert_eq!(watching.hears("bye").await["reason"]["key"], "link-void");

    // Ben moves to another device, by a code of the one node used at the other.
    let mut old = ben.at(one.address).sits(&table).await;
    old.hears("update").await;
    let code = ben.post("/api/me/code", &json!({})).await.ok()["code"].as_str().unwrap().to_owned();
    other.nobody().post("/api/me/redeem", &json!({ "code": code })).await.ok();
    assert_eq!(old.hears("bye").await["reason"]["key"], "moved-device");

    // A host takes the table down beside the servers: both nodes see it.
    let mut at_ada = ada.at(other.address).sits(&table).await;
    at_ada.hears("update").await;
    let store = street.database.open().await.unwrap();
    store.hide_table(reverie_store::TableId(table.clone()), true).await.unwrap();
    assert_eq!(at_ada.hears("bye").await["reason"]["key"], "table-hidden");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_bus_tables_here_go_on_and_with_it_those_elsewhere_do_too() {
    let mut nats = reverie_services::Nats::start().unwrap();
    let street = Street::on(nats.url());
    let (one, other) = (street.node().await, street.node().await);
    let (ada, ben, table) = ada_and_ben_at(one.address).await;
    let (mut near, mut far) = (ada.sits(&table).await, ben.at(other.address).sits(&table).await);
    near.is_awaited().await;
    far.is_awaited().await;
    nats.kill();
    until(async || !is_well(&other).await).await;
    let n = near.n();
    near.plays(0, Dice::new(1), 1).await;
    assert!(near.n() > n);
    // Whoever is cut off is told to come back.
    while far.hear().await.is_some() {}
    nats.start_again().unwrap();
    until(async || is_well(&one).await && is_well(&other).await).await;
    let ben = ben.at(other.address);
    let mut back = None;
    until(async || {
        back = Socket::open(&ben, &table, "", None).await.ok();
        back.is_some()
    })
    .await;
    let mut far = back.unwrap();
    far.reaches(near.n()).await;
    they_play(&mut [(&mut near, 0), (&mut far, 1)], Dice::new(6), 4).await;
    assert_eq!(near.n(), far.n());
}

#[tokio::test]
async fn a_bus_goes_with_a_database_server() {
    let folder = tempfile::tempdir().unwrap();
    let house = Setting { bus: Some("nats://127.0.0.1:1".parse().unwrap()), ..Setting::default() };
    let config = Config { house, ..config(folder.path(), quick()) };
    assert!(matches!(Server::open(config).await, Err(CannotServe::BusAndFile { .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_without_a_bus_is_the_only_one() {
    let street = Street::new();
    let alone = Config { house: Setting { pace: street.pace, ..Setting::default() }, ..street.config() };
    let first = House::set(alone.clone(), tempfile::tempdir().unwrap()).await;
    assert!(matches!(Server::open(alone.clone()).await, Err(CannotServe::Join { .. })));
    let (mut socket, n) = {
        let ada = first.guest("Ada").await;
        let table = ada.opens(json!({"game": "daydream", "seats": ["me", "random"], "start": true})).await;
        let mut socket = ada.sits(&table).await;
        socket.is_awaited().await;
        let n = socket.n();
        (socket, n)
    };
    socket.plays(0, Dice::new(1), 1).await;
    assert!(socket.n() > n);
    // Once it has left, the next may come.
    first.stop().await;
    let next = House::set(alone, tempfile::tempdir().unwrap()).await;
    assert!(is_well(&next).await);
}
