//! What can change before a game, and the cards of one's own tables.

use serde_json::json;

use crate::common::{Dice, House, ada_ben_and_a_bot, until};

#[tokio::test]
async fn the_host_changes_what_is_played_until_it_begins() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = ada.opens(json!({"game": "daydream", "seats": ["me", "open"]})).await;
    ben.joins(&ada.invites(&table, 1).await).await.ok();
    let mut b = ben.sits(&table).await;
    b.hears("people").await;
    assert_eq!(ben.hosts(&table, json!({"do": "set", "seats": 3})).await.refused().1, "host-only");
    let clock = json!({"kind": "bank", "seconds": 600, "increment": 5});
    ada.hosts(&table, json!({"do": "set", "options": {"view": "DEF"}, "clock": clock, "seats": 4}))
        .await
        .ok();
    assert_eq!(b.hears("people").await["seats"].as_array().unwrap().len(), 4, "the others are told");
    let lobby = ben.looks(&table).await.ok();
    assert_eq!((&lobby["options"]["view"], &lobby["clock"]), (&json!("DEF"), &clock));
    assert_eq!(lobby["board"]["folding"], "DEF");
    // What is left out stays, a link to a seat that goes is void, and nobody loses a seat by this.
    ada.hosts(&table, json!({"do": "bot", "seat": 2, "level": "random"})).await.ok();
    let link = ada.invites(&table, 3).await;
    ada.hosts(&table, json!({"do": "set", "seats": 2})).await.ok();
    assert_eq!(house.guest("Cleo").await.joins(&link).await.refused().1, "link-void");
    let lobby = ada.looks(&table).await.ok();
    assert_eq!((&lobby["options"]["view"], &lobby["clock"]), (&json!("DEF"), &clock));
    assert_eq!(lobby["seats"].as_array().unwrap().len(), 2);
    assert_eq!(
        ada.hosts(&table, json!({"do": "set", "seats": 1})).await.refused(),
        (409, "seat-taken".into())
    );
    for (set, code) in [
        (json!({"do": "set", "seats": 9}), "wrong-seats"),
        (json!({"do": "set", "seats": 0}), "wrong-seats"),
        (json!({"do": "set", "options": {"view": "Z"}}), "bad-options"),
        (json!({"do": "set", "clock": {"kind": "move", "seconds": 1}}), "bad-clock"),
    ] {
        assert_eq!(ada.hosts(&table, set.clone()).await.refused().1, code, "{set}");
    }
    ada.hosts(&table, json!({"do": "start"})).await.ok();
    b.is_awaited().await;
    assert_eq!(b.latest["clocks"].as_array().unwrap().len(), 2);
    assert_eq!(b.latest["view"]["view"], "DEF");
    let late = ada.hosts(&table, json!({"do": "set", "options": {"view": "A"}})).await;
    assert_eq!(late.refused(), (409, "begun-already".into()));
}

#[tokio::test]
async fn whoever_sits_in_the_lobby_can_get_up_but_for_the_host() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = ada.opens(json!({"game": "daydream", "seats": ["me", "open"]})).await;
    ben.joins(&ada.invites(&table, 1).await).await.ok();
    let mut b = ben.sits(&table).await;
    assert_eq!(ada.hosts(&table, json!({"do": "leave"})).await.refused().1, "host-stays");
    let eve = house.guest("Eve").await;
    assert_eq!(eve.hosts(&table, json!({"do": "leave"})).await.refused(), (403, "not-invited".into()));
    ben.hosts(&table, json!({"do": "leave"})).await.ok();
    assert_eq!(b.hears("bye").await["reason"]["key"], "seat-left");
    assert_eq!(ada.looks(&table).await.ok()["seats"][1].get("name"), None);
    assert_eq!(ben.looks(&table).await.refused().0, 403);
    ben.joins(&ada.invites(&table, 1).await).await.ok();
    ada.hosts(&table, json!({"do": "start"})).await.ok();
    assert_eq!(ben.hosts(&table, json!({"do": "leave"})).await.refused(), (409, "begun-already".into()));
}

#[tokio::test]
async fn own_tables_come_with_what_a_card_shows_those_that_wait_first_those_over_last() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let done = ada.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    ada.sits(&done).await.plays(0, Dice::new(1), usize::MAX).await;
    until(|| async { ada.looks(&done).await.ok()["phase"] == "over" }).await;
    let lobby = ada.opens(json!({"game": "daydream", "seats": ["me", "open"]})).await;
    let watch = ada.shows(&table).await;
    let mut watcher = house.nobody().comes(&table, &format!("watch={watch}")).await;
    watcher.hears("update").await;
    // The bot has decided; Ada and Ben have not.
    until(|| async { ada.looks(&table).await.ok()["waiting"] == json!([0, 1]) }).await;
    let cards = ada.get("/api/tables").await.ok()["tables"].clone();
    let ids: Vec<_> = cards.as_array().unwrap().iter().map(|card| card["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [table.as_str(), &lobby, &done]);
    assert_eq!((&cards[0]["waiting"], &cards[0]["watching"]), (&json!([0, 1]), &json!(1)));
    assert_eq!((cards[0].get("over"), &cards[1]["waiting"]), (None, &json!([])));
    assert_eq!(cards[2]["over"]["seats"][0]["place"], 1);
    let mut b = ben.sits(&table).await;
    b.is_awaited().await;
    let mv = b.some_move(1, &mut Dice::new(2)).unwrap();
    b.does(mv).await;
    assert!(ada.looks(&table).await.ok()["changed"].as_i64() > cards[0]["changed"].as_i64(), "it moved on");
}
