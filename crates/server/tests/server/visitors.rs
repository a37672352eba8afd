//! Programs from outside at the table.

#![cfg(unix)] // they are written for its shell

use std::time::Duration;

use reverie_visitors::{Invitation, Murmurs, Visitors};
use serde_json::json;

use crate::common::{Dice, House, until};

fn invited(text: &str) -> Visitors {
    let invitation: Invitation = text.parse().unwrap();
    let patience = Duration::from_millis(500);
    Visitors::invite(vec![Invitation { patience, ..invitation }], Murmurs::Logged).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_offered_at_the_tables_of_its_game_only() {
    let house = House::inviting(invited("clever@daydream=cat")).await;
    let ada = house.guest("Ada").await;
    let games = ada.get("/api/games").await.ok();
    for game in games["games"].as_array().unwrap() {
        let expected = if game["name"] == "daydream" { json!(["clever"]) } else { json!([]) };
        assert_eq!(game["visitors"], expected, "{game}");
    }
    ada.opens(json!({"game": "daydream", "seats": ["me", "clever"]})).await;
    let elsewhere = json!({"game": "mech-a-dream", "seats": ["me", "clever"], "options": {}});
    assert_eq!(ada.post("/api/tables", &elsewhere).await.refused().1, "no-such-level");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_program_fails_twice_a_bot_of_ours_decides_and_everybody_is_told() {
    let house = House::inviting(invited("clever=false")).await;
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me", "clever"], "start": true})).await;
    until(|| async { ada.looks(&table).await.ok()["seats"][1]["instead"].is_string() }).await;
    let seat = ada.looks(&table).await.ok()["seats"][1].clone();
    let middle = reverie_catalog::find("daydream").unwrap().middle().unwrap();
    assert_eq!((&seat["bot"], &seat["instead"]), (&json!("clever"), &json!(middle.name)));
    let mut socket = ada.sits(&table).await;
    socket.plays(0, Dice::new(3), 10_000).await;
    assert!(socket.over(), "the game never hangs");
}
