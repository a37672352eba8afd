//! Undo, hold and confirm over the wire.

use std::time::Duration;

use reverie_game::AnyRecord;
use serde_json::{Value as Json, json};

use crate::common::{Dice, Guest, House, Socket, quick};

/// Ada alone at a table: her last decision of a turn is what the next roll waits for.
async fn ada_alone(house: &House) -> (Guest, String, Socket) {
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    (ada, table, a)
}

/// Decides until nothing more is owed before the next roll; the dealer is waiting.
async fn decides_everything(a: &mut Socket) {
    let mut dice = Dice::new(9);
    while let Some(mv) = a.some_move(0, &mut dice) {
        let n = a.does(mv).await;
        a.reaches(n).await;
    }
}

#[tokio::test]
async fn a_decision_is_taken_back_once_even_if_asked_twice() {
    let house = House::open().await;
    let (_, _, mut a) = ada_alone(&house).await;
    a.does(json!({"do": "hold", "seat": 0, "on": true})).await;
    let (n, hash) = (a.n(), a.hash());
    let mv = a.some_move(0, &mut Dice::new(1)).unwrap();
    let moved = a.does(mv).await;
    a.reaches(moved).await;
    assert_ne!(a.hash(), hash);
    assert_eq!(a.latest.get("locked"), None, "it can be taken back");
    let undone = a.ask_as("undo-1", json!({"do": "undo", "seat": 0})).await.unwrap();
    a.reaches(moved + 1).await;
    assert_eq!((&undone["ok"], &a.latest["undone"]), (&json!(n + 2), &json!(0)));
    assert_eq!(a.hash(), hash, "the table is as it was");
    assert_eq!(a.latest["locked"]["key"], "undo-nothing");
    let resent = a.ask_as("undo-1", json!({"do": "undo", "seat": 0})).await.unwrap();
    assert_eq!(resent["ok"], undone["ok"]);
    assert_eq!(a.refused(json!({"do": "undo", "seat": 0})).await, "undo-nothing");
    assert_eq!(a.does(json!({"do": "sync", "have": 0})).await, n + 2);
}

#[tokio::test]
async fn without_hold_the_dealer_deals_at_once() {
    let house = House::open().await;
    let (_, _, mut a) = ada_alone(&house).await;
    let round = a.latest["view"].clone();
    let mut dice = Dice::new(2);
    for _ in 0..6 {
        let mv = a.some_move(0, &mut dice).unwrap();
        let n = a.does(mv).await;
        a.reaches(n).await;
        assert!(!a.legal().is_empty(), "always somebody's turn");
    }
    assert_ne!(a.latest["view"], round);
}

#[tokio::test]
async fn the_dealer_waits_for_who_holds_until_they_confirm() {
    let house = House::open().await;
    let (_, _, mut a) = ada_alone(&house).await;
    a.does(json!({"do": "hold", "seat": 0, "on": true})).await;
    decides_everything(&mut a).await;
    assert_eq!(a.latest["turn"], json!({"waiting": [], "held": [0]}));
    let before = a.n();
    let after = a.does(json!({"do": "confirm", "seat": 0})).await;
    assert!(after > before, "the dealer has dealt");
    a.is_awaited().await;
    // Letting go of holding altogether is as good as confirming.
    decides_everything(&mut a).await;
    let before = a.n();
    assert!(a.does(json!({"do": "hold", "seat": 0, "on": false})).await > before);
}

#[tokio::test]
async fn who_holds_too_long_is_taken_to_have_confirmed() {
    let mut limits = quick();
    limits.hold = Duration::from_millis(400);
    let house = House::with(limits).await;
    let (_, _, mut a) = ada_alone(&house).await;
    a.does(json!({"do": "hold", "seat": 0, "on": true})).await;
    decides_everything(&mut a).await;
    let before = a.n();
    a.is_awaited().await;
    assert!(a.n() > before);
}

#[tokio::test]
async fn the_last_decision_of_a_game_can_be_held_and_its_end_is_told() {
    let mut limits = quick();
    limits.hold = Duration::from_millis(300);
    let house = House::with(limits).await;
    let (ada, table, mut a) = ada_alone(&house).await;
    let mut dice = Dice::new(3);
    a.does(json!({"do": "hold", "seat": 0, "on": true})).await;
    while !a.over() {
        match a.some_move(0, &mut dice) {
            Some(mv) => {
                let n = a.does(mv).await;
                a.reaches(n).await;
            }
            None if a.latest["turn"]["held"] == json!([0]) => {
                let end = a.does(json!({"do": "confirm", "seat": 0})).await;
                a.reaches(end).await;
                while a.legal().is_empty() && !a.over() {
                    a.hear().await.unwrap();
                }
            }
            None => drop(a.hear().await.unwrap()),
        }
    }
    assert_eq!(ada.looks(&table).await.ok()["phase"], "over");
    let record: Json = ada.get(&format!("/api/tables/{table}/record")).await.ok();
    (reverie_catalog::find("daydream").unwrap().entry.replay)(&AnyRecord::read(&record.to_string()).unwrap())
        .unwrap();
}

#[tokio::test]
async fn whoever_starts_over_takes_back_all_they_decided_and_nothing_of_the_others() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let opening = json!({"game": "daydream", "seats": ["me", "open"]});
    let table = crate::common::seat_both(&ada, &ben, opening).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    a.is_awaited().await;
    b.is_awaited().await;
    assert_eq!(a.refused(json!({"do": "restart", "seat": 0})).await, "undo-nothing");
    // Both decide everything they owe, by turns, but for Ben's last die: the dealer waits.
    let (mut dice, mut decisions) = (Dice::new(5), 0);
    let mv = b.some_move(1, &mut dice).unwrap();
    let n = b.does(mv).await;
    while a.n() < n || !a.legal().is_empty() {
        a.reaches(n).await;
        let Some(mv) = a.some_move(0, &mut dice) else { break };
        let n = a.does(mv).await;
        a.reaches(n).await;
        decisions += 1;
    }
    assert!(decisions > 1);
    let (before, step) = (a.n(), a.latest["step"].as_u64().unwrap());
    b.reaches(before).await;
    let others = b.latest["view"]["table"]["sheets"][1].clone();
    let over = a.ask_as("over", json!({"do": "restart", "seat": 0})).await.unwrap();
    let n = over["ok"].as_u64().unwrap();
    assert_eq!(n, before + decisions, "one entry for each decision");
    b.reaches(n).await;
    a.reaches(n).await;
    assert_eq!((&b.latest["undone"], &b.latest["from"]), (&json!(0), &json!(before)), "told at one go");
    assert_eq!(b.latest["step"], step - decisions);
    assert_eq!(b.latest["view"]["table"]["sheets"][1], others, "Ben's decisions stand");
    assert_eq!(b.latest["view"]["table"]["sheets"][0]["grid"], json!({}));
    assert_eq!(a.latest["locked"]["key"], "undo-nothing");
    assert_eq!(a.ask_as("over", json!({"do": "restart", "seat": 0})).await.unwrap()["ok"], n, "a resend");
    assert_eq!(a.refused(json!({"do": "restart", "seat": 1})).await, "not-your-seat");
    // And after a restart of the server the table is the same.
    let (hash, address) = (a.hash(), house.stop().await.1);
    let house = House::on(address, quick()).await;
    let mut a = ada.at(house.address).sits(&table).await;
    a.hears("update").await;
    assert_eq!((a.hash(), a.n()), (hash, n));
}
