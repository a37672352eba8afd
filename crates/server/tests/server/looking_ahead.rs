//! Boards, and what a decision would do before it is made.

use serde_json::{Value as Json, json};

use crate::common::{House, ada_ben_and_a_bot};

#[tokio::test]
async fn a_table_shows_its_board_and_a_list_of_tables_does_not() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let opening = json!({"game": "daydream", "seats": ["me", "open"], "options": {"view": "ABC"}});
    let table = ada.opens(opening).await;
    let board = ada.looks(&table).await.ok()["board"].clone();
    assert_eq!(board["folding"], "ABC");
    assert_eq!(ada.get("/api/tables").await.ok()["tables"][0].get("board"), None);
    // The same as before there was a table; and the same once it has begun.
    let options = "%7B%22view%22%3A%22ABC%22%7D";
    let before = format!("/api/games/daydream/board?seats=2&options={options}");
    assert_eq!(house.nobody().get(&before).await.ok(), board);
    ada.hosts(&table, json!({"do": "bot", "seat": 1, "level": "random"})).await.ok();
    ada.hosts(&table, json!({"do": "start"})).await.ok();
    assert_eq!(ada.looks(&table).await.ok()["board"], board);
}

#[tokio::test]
async fn a_board_of_no_game_is_refused_with_the_reason() {
    let house = House::open().await;
    let nobody = house.nobody();
    assert_eq!(nobody.get("/api/games/daydream/board").await.ok()["folding"], "A");
    for (asked, refusal) in [
        ("chess/board", (404, "no-such-game")),
        ("daydream/board?seats=9", (422, "wrong-seats")),
        ("daydream/board?seats=many", (400, "bad-message")),
        ("daydream/board?options=view", (422, "bad-options")),
        ("daydream/board?options=%7B%22view%22%3A1%7D", (422, "bad-options")),
    ] {
        let (status, code) = nobody.get(&format!("/api/games/{asked}")).await.refused();
        assert_eq!((status, code.as_str()), refusal, "{asked}");
    }
}

#[tokio::test]
async fn a_decision_that_is_tried_shows_what_it_would_do_and_changes_nothing() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    let (n, hash, before) = (a.n(), a.told().to_owned(), a.heard.len());
    let mv = a.legal()[0].clone();
    let tried = json!({"do": "try", "seat": 0, "move": mv});
    let answer = a.ask(tried.clone()).await;
    assert_eq!(answer["ok"], n);
    let mut posted = tried;
    posted["id"] = json!("try");
    assert_eq!(ada.asks(&table, &posted).await.ok()["preview"], answer["preview"]);
    a.does(json!({"do": "sync", "have": n, "hash": hash})).await;
    let told: Vec<Json> = a.heard[before..].iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    assert!(!told.iter().any(|message| message["is"] == "update"), "nobody was told");
    assert_eq!(ada.looks(&table).await.ok()["n"], n);
    // What was foreseen is what happens.
    let moved = a.does(json!({"do": "move", "seat": 0, "move": mv})).await;
    a.reaches(moved).await;
    assert_eq!(a.latest["events"], answer["preview"]["events"]);
    assert_eq!(a.latest["view"], answer["preview"]["view"]);
}

#[tokio::test]
async fn a_decision_that_may_not_be_made_is_tried_in_vain_with_the_reason() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    a.is_awaited().await;
    let mv = a.legal()[0].clone();
    assert_eq!(b.refused(json!({"do": "try", "seat": 0, "move": mv})).await, "not-your-seat");
    let bonus = json!({"do": "bonus", "take": "sun"});
    assert_eq!(a.refused(json!({"do": "try", "seat": 0, "move": bonus})).await, "daydream-no-bonus");
    assert_eq!(a.refused(json!({"do": "try", "seat": 0, "move": 7})).await, "bad-move");
    let watch = ada.shows(&table).await;
    let mut nobody = house.nobody().comes(&table, &format!("watch={watch}")).await;
    assert_eq!(nobody.refused(json!({"do": "try", "seat": 0, "move": mv})).await, "spectators-watch");
}
