//! Clocks, and bots that stand in for who is away.

use std::time::Duration;

use reverie_store::{Millis, Store, TableId};
use serde_json::{Value as Json, json};

use crate::common::{Dice, House, Socket, ada_ben_and_a_bot, quick, until};

/// Limits under which a bot leaves time to come back before the game is over.
fn unhurried() -> reverie_server::Limits {
    reverie_server::Limits { bot_pause: Duration::from_millis(300), ..quick() }
}

/// Waits until seat 0 is played by a bot, or no longer.
async fn sees_a_bot(socket: &mut Socket, there: bool) -> Json {
    loop {
        let people = socket.hears("people").await;
        if people["seats"][0].get("bot").is_some() == there {
            return people;
        }
    }
}

#[tokio::test]
async fn a_bot_stands_in_for_who_runs_out_of_time_until_they_are_back() {
    let house = House::with(unhurried()).await;
    let ada = house.guest("Ada").await;
    let clock = json!({"kind": "move", "seconds": 5});
    let opening = json!({"game": "daydream", "seats": ["me"], "clock": clock, "start": true});
    let table = ada.opens(opening).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    let face = a.latest["clocks"][0].clone();
    assert!(face["running"] == true && face["left"].as_i64().unwrap() <= 5000, "{face}");
    let before = a.n();
    let people = sees_a_bot(&mut a, true).await;
    assert_eq!(people["seats"][0]["name"], "Ada", "it is still her seat");
    a.reaches(before + 1).await;
    let n = a.does(json!({"do": "back", "seat": 0})).await;
    a.reaches(n).await;
    a.is_awaited().await;
    assert!(a.latest["clocks"][0]["left"].as_i64().unwrap() > 3000, "with time to begin again");
    assert!(ada.looks(&table).await.ok()["seats"][0].get("bot").is_none());
    // The bot lets go: the next decision is hers.
    let n = a.n();
    tokio::time::sleep(Duration::from_millis(800)).await;
    assert_eq!(ada.looks(&table).await.ok()["n"], n);
    let mv = a.some_move(0, &mut Dice::new(1)).unwrap();
    a.does(mv).await;
}

#[tokio::test]
async fn a_deadline_survives_a_restart_and_needs_nobody_to_look() {
    let house = House::with(unhurried()).await;
    let ada = house.guest("Ada").await;
    let clock = json!({"kind": "move", "seconds": 5});
    let opening = json!({"game": "daydream", "seats": ["me"], "clock": clock, "start": true});
    let table = TableId(ada.opens(opening).await);
    let (_, folder) = house.stop().await;
    let store = Store::open(&crate::common::file(folder.path())).unwrap();
    let at = |millis: u128| Millis(i64::try_from(millis).unwrap());
    let now = || at(std::time::UNIX_EPOCH.elapsed().unwrap().as_millis());
    assert_eq!(store.tables_due(now()).await.unwrap(), []);
    let due = Millis(now().0 + 5000);
    assert_eq!(store.tables_due(due).await.unwrap(), std::slice::from_ref(&table));
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert!(store.table(table.clone()).await.unwrap().seats[0].sitter.bot.is_none());
    let _house = House::on(folder, unhurried()).await;
    until(|| async { store.table(table.clone()).await.unwrap().seats[0].sitter.bot.is_some() }).await;
    until(|| async { store.entries(table.clone(), 2).await.unwrap().len() > 1 }).await;
}

#[tokio::test]
async fn a_bot_stands_in_when_the_others_agree_and_the_owner_is_away() {
    let house = House::with(unhurried()).await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let (mut b, a) = (ben.sits(&table).await, ada.sits(&table).await);
    let agree = json!({"do": "standin", "seat": 0, "agree": true});
    assert_eq!(b.refused(agree.clone()).await, "owner-is-here");
    assert_eq!(b.refused(json!({"do": "standin", "seat": 1, "agree": true})).await, "others-decide");
    assert_eq!(b.refused(json!({"do": "standin", "seat": 2, "agree": true})).await, "bot-already");
    assert_eq!(b.refused(json!({"do": "standin", "seat": 7, "agree": true})).await, "no-such-seat");
    while b.hears("people").await["seats"][0]["present"] == false {}
    drop(a);
    while b.hears("people").await["seats"][0]["present"] == true {}
    b.does(agree.clone()).await;
    sees_a_bot(&mut b, true).await;
    assert_eq!(b.refused(agree).await, "bot-already");
    assert_eq!(b.refused(json!({"do": "back", "seat": 0})).await, "not-your-seat");
    let mut a = ada.sits(&table).await;
    a.does(json!({"do": "back", "seat": 0})).await;
    sees_a_bot(&mut b, false).await;
}
