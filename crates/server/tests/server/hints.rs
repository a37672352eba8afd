//! "What would you do?": where it is allowed, for whom, and what it costs.

use serde_json::{Value as Json, json};

use crate::common::{Dice, House, ada_ben_and_a_bot, quick, seat_both};

const HINT: &str = "hint";

fn hint(seat: u8) -> Json {
    json!({"do": HINT, "seat": seat})
}

#[tokio::test]
async fn whoever_plays_alone_is_told_what_the_strongest_bot_would_do_and_why() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    assert_eq!(ada.looks(&table).await.ok()["hints"], true);
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    let (n, before) = (a.n(), a.heard.len());
    let answer = a.ask(hint(0)).await;
    let told = &answer["hint"];
    assert!(a.legal().contains(&told["move"]), "{answer}");
    let games = ada.get("/api/games").await.ok();
    let daydream = games["games"].as_array().unwrap().iter().find(|game| game["name"] == "daydream").unwrap();
    assert_eq!(told["level"], *daydream["bots"].as_array().unwrap().last().unwrap());
    assert!(!told["words"].as_array().unwrap().is_empty());
    let reason = &told["reason"];
    assert!(reason["value"].is_number() && reason["games"].as_u64().unwrap() > 0, "{answer}");
    assert!(reason["next"]["value"].is_number() && !reason["next"]["words"].as_array().unwrap().is_empty());
    // Nothing has happened by it.
    assert_eq!(ada.looks(&table).await.ok()["n"], n);
    let updates = a.heard[before..].iter().filter(|text| text.contains(r#""is":"update""#)).count();
    assert_eq!(updates, 0);
    // The same by POST.
    let posted = ada.asks(&table, &json!({"id": "h", "do": "hint", "seat": 0})).await.ok();
    assert!(a.legal().contains(&posted["hint"]["move"]));
}

#[tokio::test]
async fn where_several_people_play_hints_are_given_only_if_the_host_said_so() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    assert_eq!(ada.looks(&table).await.ok()["hints"], false);
    let mut b = ben.sits(&table).await;
    b.is_awaited().await;
    assert_eq!(b.refused(hint(1)).await, "no-hints-here");
    let (status, code) = ben.asks(&table, &json!({"id": "h", "do": "hint", "seat": 1})).await.refused();
    assert_eq!((status, code.as_str()), (403, "no-hints-here"));
    let opening = json!({"game": "daydream", "seats": ["me", "open"], "hints": true});
    let table = seat_both(&ada, &ben, opening).await;
    assert_eq!(ben.looks(&table).await.ok()["hints"], true);
    let mut b = ben.sits(&table).await;
    b.is_awaited().await;
    assert!(b.ask(hint(1)).await["hint"]["move"].is_object());
}

#[tokio::test]
async fn in_the_lobby_the_host_changes_whether_hints_are_given_and_everybody_sees_it() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = ada.opens(json!({"game": "daydream", "seats": ["me", "open"]})).await;
    // As long as she is alone they are; when somebody comes they no longer are.
    assert_eq!(ada.looks(&table).await.ok()["hints"], true);
    let mut a = ada.sits(&table).await;
    ben.joins(&ada.invites(&table, 1).await).await.ok();
    while a.hears("people").await["hints"] != false {}
    assert_eq!(ben.hosts(&table, json!({"do": "set", "hints": true})).await.refused().1, "host-only");
    ada.hosts(&table, json!({"do": "set", "hints": true})).await.ok();
    while a.hears("people").await["hints"] != true {}
    // What else is changed leaves that as it is.
    ada.hosts(&table, json!({"do": "set", "options": {"view": "D"}})).await.ok();
    assert_eq!(ben.looks(&table).await.ok()["hints"], true);
    ada.hosts(&table, json!({"do": "start"})).await.ok();
    assert_eq!(ada.hosts(&table, json!({"do": "set", "hints": false})).await.refused().1, "begun-already");
    // Alone, too, somebody may want none.
    let alone = ada.opens(json!({"game": "daydream", "seats": ["me"], "hints": false, "start": true})).await;
    let mut a = ada.sits(&alone).await;
    a.is_awaited().await;
    assert_eq!(a.refused(hint(0)).await, "no-hints-here");
}

#[tokio::test]
async fn a_hint_is_for_the_owner_of_a_seat_that_is_awaited() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table =
        seat_both(&ada, &ben, json!({"game": "mech-a-dream", "seats": ["me", "open"], "hints": true})).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    a.hears("update").await;
    b.hears("update").await;
    let (mut awaited, mut other, seat) = if a.legal().is_empty() { (b, a, 1) } else { (a, b, 0) };
    assert_eq!(other.refused(hint(seat)).await, "not-your-seat");
    assert_eq!(other.refused(hint(1 - seat)).await, "not-awaited");
    assert!(!awaited.ask(hint(seat)).await["hint"].is_null());
    let watch = ada.shows(&table).await;
    let mut nobody = house.nobody().comes(&table, &format!("watch={watch}")).await;
    assert_eq!(nobody.refused(hint(0)).await, "spectators-watch");
}

#[tokio::test]
async fn what_looks_the_same_gets_the_same_hint() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let mut hints = Vec::new();
    for guest in [&ada, &ben] {
        // A lesson always has the same dice, but its own number of everything else.
        let table = guest.opens(json!({"game": "factory-of-dreams", "lesson": true})).await;
        let mut sits = guest.sits(&table).await;
        sits.is_awaited().await;
        hints.push((sits.latest["view"].clone(), sits.ask(hint(0)).await["hint"].clone()));
    }
    assert_eq!(hints[0], hints[1]);
}

#[tokio::test]
async fn while_a_hint_is_thought_of_the_table_goes_on_and_a_second_one_is_refused() {
    // Nobody thinks before somebody lets them: one thread, which a bot's long thought takes first.
    let limits = reverie_server::Limits { thinkers: 1, ..quick() };
    let house = House::with(limits).await;
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    // Both are on their way before either can be answered.
    for id in ["first", "second"] {
        let ask = json!({"id": id, "do": "hint", "seat": 0});
        a.send_text(&ask.to_string()).await;
    }
    a.send_text(&json!({"id": "third", "do": "sync", "have": a.n()}).to_string()).await;
    let mut answers = Vec::new();
    while answers.len() < 3 {
        answers.push(a.hears("answer").await);
    }
    let order: Vec<&str> = answers.iter().map(|answer| answer["re"].as_str().unwrap()).collect();
    let of = |id: &str| &answers[order.iter().position(|re| *re == id).unwrap()];
    assert_eq!(of("second")["error"]["code"], "hint-under-way");
    assert!(of("first")["hint"].is_object());
    assert_eq!(*order.last().unwrap(), "first", "the others did not wait for it");
}

#[tokio::test]
async fn hints_cannot_be_asked_for_without_end() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    // Its strongest bot is quick: the pace is what ends it.
    let table =
        ada.opens(json!({"game": "factory-of-dreams", "seats": ["me", "lucid"], "start": true})).await;
    let mut a = ada.sits(&table).await;
    let mut refused = None;
    for _ in 0..40 {
        a.is_awaited().await;
        let answer = a.ask(hint(0)).await;
        if answer.get("error").is_some() {
            refused = Some(answer["error"]["code"].clone());
            break;
        }
    }
    assert_eq!(refused, Some(json!("hint-slowly")));
    // The game is not held up by that.
    assert_eq!(a.plays(0, Dice::new(1), 1).await, 1);
}
