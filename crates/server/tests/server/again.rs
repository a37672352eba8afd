//! Rematches, and lessons.

use std::time::Duration;

use serde_json::{Value as Json, json};

use crate::common::{Dice, Guest, House, quick, seat_both, until};

/// Ada and Ben have played a whole game with a bot.
async fn played(house: &House) -> (Guest, Guest, String) {
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let clock = json!({"kind": "move", "seconds": 3600});
    let opening = json!({"game": "daydream", "seats": ["me", "open", "random"], "options": {"view": "D"}, "clock": clock});
    let table = seat_both(&ada, &ben, opening).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    let (one, other) = (Dice::new(1), Dice::new(2));
    tokio::join!(a.plays(0, one, usize::MAX), b.plays(1, other, usize::MAX));
    until(|| async { ada.looks(&table).await.ok()["phase"] == "over" }).await;
    (ada, ben, table)
}

#[tokio::test]
async fn a_rematch_seats_the_same_people_one_seat_on_and_is_opened_once() {
    let house = House::open().await;
    let (ada, ben, table) = played(&house).await;
    let mut a = ada.sits(&table).await;
    a.hears("people").await;
    let next = ben.hosts(&table, json!({"do": "rematch"})).await.ok()["id"].as_str().unwrap().to_owned();
    assert_ne!(next, table);
    // Ada sees that it waits, and asking for one gives the same.
    while a.hears("people").await["next"] != json!(next) {}
    assert_eq!(ada.looks(&table).await.ok()["next"], json!(next));
    assert_eq!(ada.hosts(&table, json!({"do": "rematch"})).await.ok()["id"], json!(next));
    let lobby = ada.looks(&next).await.ok();
    assert_eq!(
        (&lobby["phase"], &lobby["hosting"]),
        (&json!("lobby"), &json!(false)),
        "two people: they begin it"
    );
    assert_eq!((&lobby["options"]["view"], &lobby["clock"]["seconds"]), (&json!("D"), &json!(3600)));
    let names: Vec<&Json> = lobby["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, [&json!("Ben"), &Json::Null, &json!("Ada")]);
    assert_eq!(lobby["seats"][1]["bot"], "random");
    assert_ne!(lobby["commitment"], ada.looks(&table).await.ok()["commitment"], "with other dice");
    assert_eq!(ada.hosts(&next, json!({"do": "start"})).await.refused().1, "host-only");
    ben.hosts(&next, json!({"do": "start"})).await.ok();
    let (_, folder) = house.stop().await;
    let house = House::on(folder, quick()).await;
    let again = ada.at(house.address).hosts(&table, json!({"do": "rematch"})).await.ok();
    assert_eq!(again["id"], json!(next), "remembered");
}

#[tokio::test]
async fn a_rematch_against_bots_alone_begins_at_once() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me", "random"], "start": true})).await;
    assert_eq!(ada.hosts(&table, json!({"do": "rematch"})).await.refused().1, "rematch-after-the-end");
    ada.sits(&table).await.plays(0, Dice::new(3), usize::MAX).await;
    until(|| async { ada.looks(&table).await.ok()["phase"] == "over" }).await;
    let next = ada.hosts(&table, json!({"do": "rematch"})).await.ok()["id"].as_str().unwrap().to_owned();
    let lobby = ada.looks(&next).await.ok();
    assert_eq!((&lobby["phase"], &lobby["seats"][1]["yours"]), (&json!("play"), &json!(true)));
    let eve = house.guest("Eve").await;
    assert_eq!(
        eve.hosts(&table, json!({"do": "rematch"})).await.refused(),
        (403, "rematch-for-players".into())
    );
}

#[tokio::test]
async fn whoever_was_away_has_their_seat_again_in_the_rematch() {
    let mut limits = quick();
    limits.away = Duration::ZERO;
    let house = House::with(limits).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = seat_both(&ada, &ben, json!({"game": "daydream", "seats": ["me", "open"]})).await;
    let mut a = ada.sits(&table).await;
    a.does(json!({"do": "standin", "seat": 1, "agree": true})).await;
    a.plays(0, Dice::new(4), usize::MAX).await;
    until(|| async { ada.looks(&table).await.ok()["phase"] == "over" }).await;
    assert!(ada.looks(&table).await.ok()["seats"][1]["bot"].is_string());
    let next = ada.hosts(&table, json!({"do": "rematch"})).await.ok()["id"].as_str().unwrap().to_owned();
    let seat = ben.looks(&next).await.ok()["seats"][0].clone();
    assert_eq!((&seat["name"], seat.get("bot"), &seat["yours"]), (&json!("Ben"), None, &json!(true)));
    assert_eq!(ben.looks(&next).await.ok()["phase"], "lobby", "Ben is a person: he is waited for");
}

#[tokio::test]
async fn a_lesson_begins_at_once_and_everybody_gets_the_same_dice() {
    let house = House::open().await;
    let mut rolls = Vec::new();
    for name in ["Ada", "Ben"] {
        let guest = house.guest(name).await;
        let table = guest.opens(json!({"game": "daydream", "lesson": true})).await;
        let lobby = guest.looks(&table).await.ok();
        assert_eq!((&lobby["phase"], &lobby["lesson"]), (&json!("play"), &json!(true)));
        assert_eq!(lobby["seats"].as_array().unwrap().len(), 1);
        let mut seat = guest.sits(&table).await;
        seat.is_awaited().await;
        rolls.push(seat.latest["view"]["table"]["roll"].clone());
        let other = guest.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
        assert_eq!(guest.looks(&other).await.ok()["lesson"], false);
    }
    assert_eq!(rolls[0], rolls[1]);
    let games = house.nobody().get("/api/games").await.ok();
    let open = |name: &str| {
        let mut all = games["games"].as_array().unwrap().iter();
        let game = all.find(|game| game["name"] == name).unwrap();
        assert_eq!(game["lesson"], true);
        game["open"].as_bool().unwrap()
    };
    // The robots of Mech a Dream are chosen in secret.
    assert_eq!((open("daydream"), open("mech-a-dream")), (true, false));
}
