//! Looking back at a finished game.

use serde_json::{Value as Json, json};

use crate::common::{Dice, Guest, House, seat_both, until};

/// Ada has played a whole game against a bot.
async fn a_finished_game(house: &House) -> (Guest, String) {
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me", "random"], "start": true})).await;
    ada.sits(&table).await.plays(0, Dice::new(11), usize::MAX).await;
    (ada, table)
}

async fn some(guest: &Guest, table: &str) -> Json {
    guest.get(&format!("/api/tables/{table}/review")).await.ok()
}

#[tokio::test]
async fn every_decision_is_judged_one_after_the_other_while_somebody_asks() {
    let house = House::open().await;
    let (ada, table) = a_finished_game(&house).await;
    let first = some(&ada, &table).await;
    let of = first["of"].as_u64().unwrap();
    assert!(of > 20 && first["done"].as_u64().unwrap() < of, "{first}");
    until(|| async { some(&ada, &table).await["done"].as_u64().unwrap() >= 6 }).await;
    let history = ada.get(&format!("/api/tables/{table}/history")).await.ok();
    let told = some(&ada, &table).await;
    let points: Vec<&Json> = history["steps"].as_array().unwrap().last().unwrap()["turn"]["over"]["seats"]
        .as_array()
        .unwrap()
        .iter()
        .collect();
    for (seat, ended) in told["ended"].as_array().unwrap().iter().enumerate() {
        let standing = points.iter().find(|standing| standing["seat"] == seat).unwrap();
        assert_eq!(*ended, standing["points"]);
    }
    for found in told["steps"].as_array().unwrap() {
        // It stands where the same seat decided in the replay.
        let step = usize::try_from(found["step"].as_u64().unwrap()).unwrap();
        assert_eq!(history["steps"][step]["by"]["seat"], found["seat"], "{found}");
        assert!(found["cost"].as_f64().unwrap() >= 0.0);
        assert_eq!(found["hopes"].as_array().unwrap().len(), 2);
        assert!(!found["played"].as_array().unwrap().is_empty());
    }
    // Whoever knows the beginning asks for the rest.
    let rest = ada.get(&format!("/api/tables/{table}/review?from=5")).await.ok();
    assert_eq!(rest["from"], 5);
    assert_eq!(rest["steps"][0], some(&ada, &table).await["steps"][5]);
    let beyond = ada.get(&format!("/api/tables/{table}/review?from=100000")).await.ok();
    assert_eq!(beyond["steps"], json!([]));
}

#[tokio::test]
async fn who_may_look_back_at_a_game_may_ask_and_nobody_else() {
    let house = House::open().await;
    let (ada, table) = a_finished_game(&house).await;
    let review = format!("/api/tables/{table}/review");
    assert_eq!(house.guest("Eve").await.get(&review).await.refused(), (403, "not-invited".into()));
    assert_eq!(house.nobody().get(&review).await.refused(), (403, "not-invited".into()));
    assert_eq!(ada.get("/api/tables/nowhere/review").await.refused().0, 404);
    assert_eq!(ada.get(&format!("{review}?from=all")).await.refused().0, 400);
    let watch = ada.shows(&table).await;
    assert!(house.nobody().get(&format!("{review}?watch={watch}")).await.ok()["of"].as_u64().unwrap() > 0);
}

#[tokio::test]
async fn a_game_is_not_judged_before_its_end() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = seat_both(&ada, &ben, json!({"game": "daydream", "seats": ["me", "open"]})).await;
    let review = ada.get(&format!("/api/tables/{table}/review")).await;
    assert_eq!(review.refused(), (409, "review-after-the-end".into()));
}

#[tokio::test]
async fn the_games_say_which_of_them_can_be_looked_back_at() {
    let house = House::open().await;
    let games = house.nobody().get("/api/games").await.ok();
    let review = |name: &str| {
        let games = games["games"].as_array().unwrap();
        games.iter().find(|game| game["name"] == name).unwrap()["review"].clone()
    };
    assert_eq!((review("daydream"), review("factory-of-dreams")), (json!(true), json!(false)));
}

#[tokio::test]
async fn two_reviews_are_made_one_after_the_other_and_a_table_plays_meanwhile() {
    let limits = reverie_server::Limits { thinkers: 1, ..crate::common::quick() };
    let house = House::with(limits).await;
    let (ada, one) = a_finished_game(&house).await;
    let other = ada.opens(json!({"game": "daydream", "seats": ["me", "random"], "start": true})).await;
    ada.sits(&other).await.plays(0, Dice::new(5), usize::MAX).await;
    until(|| async { some(&ada, &one).await["done"].as_u64().unwrap() >= 2 }).await;
    assert_eq!(some(&ada, &other).await["done"], 0, "the first one is not done");
    // Whoever plays does not wait for those who look back.
    let table = ada.opens(json!({"game": "daydream", "seats": ["me", "random"], "start": true})).await;
    let began = std::time::Instant::now();
    assert_eq!(ada.sits(&table).await.plays(0, Dice::new(3), 6).await, 6);
    assert!(began.elapsed() < std::time::Duration::from_secs(20), "{:?}", began.elapsed());
}
