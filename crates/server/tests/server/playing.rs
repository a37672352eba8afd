//! A game over sockets, from the first roll to the record.

use reverie_game::{AnyRecord, Seed};
use serde_json::{Value as Json, json};

use crate::common::{Dice, House, Socket, ada_ben_and_a_bot, they_play};

#[tokio::test]
async fn two_people_and_a_bot_play_a_whole_game() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let promise = ada.looks(&table).await.ok()["commitment"].clone();
    assert!(promise.is_string());
    let record = format!("/api/tables/{table}/record");
    assert_eq!(ada.get(&record).await.refused().1, "record-after-the-end");
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    let (dice, other) = (Dice::new(1), Dice::new(2));
    let (by_a, by_b) = tokio::join!(a.plays(0, dice, usize::MAX), b.plays(1, other, usize::MAX));
    assert!(by_a > 10 && by_b > 10);
    assert!(a.over() && b.over());
    assert_eq!(a.latest["turn"], b.latest["turn"]);
    // Every update of a seat follows on the one before, without a gap.
    for socket in [&a, &b] {
        let updates = socket.heard.iter().map(|text| serde_json::from_str::<Json>(text).unwrap());
        let updates: Vec<Json> = updates.filter(|message| message["is"] == "update").collect();
        for pair in updates.windows(2) {
            assert_eq!(pair[1]["from"], pair[0]["n"]);
        }
        assert!(updates.iter().skip(1).all(|update| !update["events"].as_array().unwrap().is_empty()));
    }
    let lobby = ada.looks(&table).await.ok();
    assert_eq!((&lobby["phase"], &lobby["commitment"]), (&json!("over"), &promise));
    let record = ben.get(&record).await.ok();
    let seed: Seed = record["seed"].as_str().unwrap().parse().unwrap();
    assert_eq!(json!(seed.commitment()), promise, "the seed is the one that was promised");
    let entry = reverie_catalog::find("daydream").unwrap().entry;
    let replayed = (entry.replay)(&AnyRecord::read(&record.to_string()).unwrap()).unwrap();
    assert_eq!(json!(replayed.over().unwrap()), a.latest["turn"]["over"]);
    let mv = json!({"do": "move", "seat": 0, "move": {"do": "forgo", "die": "left"}});
    assert_eq!(a.refused(mv).await, "not-in-play");
}

#[tokio::test]
async fn an_update_carries_number_view_hash_and_what_the_own_seat_may_do() {
    let house = House::open().await;
    let (ada, _, table) = ada_ben_and_a_bot(&house).await;
    let mut a = ada.comes(&table, "updates=whole").await;
    a.is_awaited().await;
    let view = a.heard.iter().rev().find(|text| text.contains("\"update\"")).unwrap();
    let (_, rest) = view.split_once("\"view\":").unwrap();
    let (view, _) = rest.rsplit_once(",\"hash\":").unwrap();
    assert_eq!(&blake3::hash(view.as_bytes()).to_hex()[..16], a.told());
    assert!(a.n() > 0 && !a.legal().is_empty());
    let mut dice = Dice::new(3);
    // Once a seat has nothing more to decide, it is told so by the absence of moves.
    while !a.legal().is_empty() {
        let mv = a.some_move(0, &mut dice).unwrap();
        let n = a.does(mv).await;
        a.reaches(n).await;
    }
    assert!(!a.latest["turn"]["waiting"].as_array().unwrap().contains(&json!(0)));
}

#[tokio::test]
async fn a_spectator_sees_the_table_and_can_do_nothing() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let watch = format!("watch={}", ada.shows(&table).await);
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    let mut nobody = house.nobody().comes(&table, &watch).await;
    let eve = house.guest("Eve").await;
    let mut eve_watches = eve.comes(&table, &watch).await;
    a.is_awaited().await;
    let mv = a.some_move(0, &mut Dice::new(4)).unwrap();
    for (socket, reason) in [(&mut nobody, "spectators-watch"), (&mut eve_watches, "not-your-seat")] {
        assert!(socket.hears("update").await.get("legal").is_none());
        assert_eq!(socket.refused(mv.clone()).await, reason);
        assert_eq!(socket.refused(json!({"do": "undo", "seat": 0})).await, reason);
    }
    assert_eq!(nobody.refused(json!({"do": "chat", "text": "boo"})).await, "spectators-watch");
    assert_eq!(eve_watches.refused(json!({"do": "chat", "text": "boo"})).await, "chat-for-players");
    assert_eq!(Socket::open(&eve, &table, &format!("{watch}&seat=0"), None).await.err(), Some(403));
    they_play(&mut [(&mut a, 0), (&mut b, 1)], Dice::new(5), 6).await;
    nobody.reaches(a.n().min(b.n())).await;
    assert!(nobody.heard.iter().all(|text| !text.contains("\"legal\"")));
    // A spectator without a name can still ask whether they are up to date.
    nobody.does(json!({"do": "sync", "have": 0})).await;
}

#[tokio::test]
async fn what_may_not_be_done_is_refused_with_the_reason_and_changes_nothing() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    a.is_awaited().await;
    b.is_awaited().await;
    a.reaches(b.n()).await;
    let mv = a.some_move(0, &mut Dice::new(7)).unwrap();
    assert_eq!(b.refused(mv.clone()).await, "not-your-seat");
    let mut wrong = mv.clone();
    wrong["move"]["cloud"] = json!(9_999_999_999_u64);
    wrong["move"]["do"] = json!("write");
    assert_eq!(a.refused(wrong).await, "bad-move");
    let first = json!({"do": "move", "seat": 0, "move": {"do": "bonus", "take": "sun"}});
    let reason = a.refused(first).await;
    assert!(!reason.is_empty());
    assert_eq!(a.refused(json!({"do": "say", "seat": 0, "text": "hello"})).await, "no-question");
    assert_eq!(a.refused(json!({"do": "undo", "seat": 0})).await, "undo-nothing");
    assert_eq!(a.refused(json!({"do": "confirm", "seat": 0})).await, "nothing-to-confirm");
    assert_eq!(a.refused(json!({"do": "back", "seat": 0})).await, "no-bot-here");
    assert_eq!(a.refused(json!({"do": "dance"})).await, "bad-message");
    assert_eq!(a.refused(json!({"do": "move", "seat": 77, "move": {}})).await, "bad-message");
    let lobby = ada.looks(&table).await.ok();
    // Only the bot may have moved meanwhile.
    a.reaches(lobby["n"].as_u64().unwrap()).await;
    assert_eq!(a.does(json!({"do": "sync", "have": a.n(), "hash": a.told()})).await, a.n());
    let moved = a.does(mv).await;
    assert_eq!(moved, a.n().max(moved));
}

#[tokio::test]
async fn a_seat_that_owes_nothing_is_told_so() {
    let house = House::open().await;
    let (ada, _, table) = ada_ben_and_a_bot(&house).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    let (mut dice, mut last) = (Dice::new(8), Json::Null);
    while let Some(mv) = a.some_move(0, &mut dice) {
        let n = a.does(mv.clone()).await;
        a.reaches(n).await;
        last = mv;
    }
    assert_eq!(a.refused(last).await, "not-awaited");
}

#[tokio::test]
async fn a_chat_line_resent_is_said_once() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let mut b = ben.sits(&table).await;
    for text in [r#"{"id":"c","do":"chat","text":"once"}"#, r#"{"id":"c","do":"chat","text":"once"}"#] {
        ada.asks(&table, &serde_json::from_str(text).unwrap()).await.ok();
    }
    ada.asks(&table, &json!({"id": "d", "do": "chat", "text": "twice"})).await.ok();
    assert_eq!(b.hears("chat").await["text"], "once");
    assert_eq!(b.hears("chat").await["text"], "twice");
}

#[tokio::test]
async fn a_link_to_watch_issued_anew_clears_the_gallery() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let watch = ada.shows(&table).await;
    let mut watcher = house.nobody().comes(&table, &format!("watch={watch}")).await;
    let mut b = ben.sits(&table).await;
    ada.shows(&table).await;
    assert_eq!(watcher.hears("bye").await["reason"]["key"], "link-void");
    b.is_awaited().await;
}

#[tokio::test]
async fn chat_is_cleaned_cut_kept_and_for_players_only() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    a.does(json!({"do": "chat", "text": " sweet\u{202e} \n dreams "})).await;
    let line = b.hears("chat").await;
    assert_eq!((&line["name"], &line["text"]), (&json!("Ada"), &json!("sweet dreams")));
    a.does(json!({"do": "chat", "text": "z".repeat(5000)})).await;
    assert_eq!(b.hears("chat").await["text"].as_str().unwrap().len(), 400);
    assert_eq!(a.refused(json!({"do": "chat", "text": "\u{200b}"})).await, "nothing-written");
    for n in 0..100 {
        a.does(json!({"do": "chat", "text": n.to_string()})).await;
    }
    // A newcomer gets the last of it, in order, and still the table.
    let mut again = ben.sits(&table).await;
    let mut last = again.hears("chat").await["number"].as_u64().unwrap();
    assert!(last > 0);
    while last < 101 {
        let number = again.hears("chat").await["number"].as_u64().unwrap();
        assert_eq!(number, last + 1);
        last = number;
    }
    again.hears("update").await;
}
