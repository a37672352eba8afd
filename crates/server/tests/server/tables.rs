//! Opening tables, and letting people in.

use serde_json::json;

use crate::common::{Dice, House, ada_ben_and_a_bot, quick};

#[tokio::test]
async fn a_table_of_one_person_and_bots_begins_at_once() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let opening = json!({"game": "daydream", "seats": ["me", "random", "greedy"], "start": true});
    let table = ada.opens(opening).await;
    let lobby = ada.looks(&table).await.ok();
    assert_eq!((&lobby["phase"], &lobby["hosting"]), (&json!("play"), &json!(true)));
    assert_eq!(lobby["seats"][2]["bot"], "greedy");
    assert_eq!(lobby["seats"][0]["yours"], true);
    assert_eq!(ada.get("/api/tables").await.ok()["tables"][0]["id"], json!(table));
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_with_the_reason() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let seats = json!(["me", "open"]);
    for (opening, refusal) in [
        (json!({"game": "chess", "seats": seats}), (404, "no-such-game")),
        (json!({"game": "daydream", "seats": ["me", "grandmaster"]}), (404, "no-such-level")),
        (json!({"game": "daydream", "seats": seats, "options": {"view": "Z"}}), (422, "bad-options")),
        (json!({"game": "daydream", "seats": seats, "options": {"colour": 1}}), (422, "bad-options")),
        (json!({"game": "daydream", "seats": seats, "options": 7}), (422, "bad-options")),
        (json!({"game": "daydream", "seats": []}), (422, "")),
        (json!({"game": "daydream", "seats": vec!["open"; 300]}), (422, "")),
        (
            json!({"game": "daydream", "seats": seats, "clock": {"kind": "move", "seconds": 1}}),
            (422, "bad-clock"),
        ),
        (json!({"game": "daydream"}), (422, "bad-message")),
        (json!([]), (422, "bad-message")),
    ] {
        let (status, code) = ada.post("/api/tables", &opening).await.refused();
        assert_eq!(status, refusal.0, "{opening}: {code}");
        assert!(refusal.1.is_empty() || refusal.1 == code, "{opening}: {code}");
    }
    let nobody = house.nobody().post("/api/tables", &json!({"game": "daydream", "seats": seats})).await;
    assert_eq!(nobody.refused(), (401, "who-are-you".into()));
    assert_eq!(ada.get("/api/tables").await.ok()["tables"], json!([]));
}

#[tokio::test]
async fn an_invitation_seats_a_friend_in_two_requests_and_is_spent() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me", "open"]})).await;
    let link = ada.invites(&table, 1).await;
    let preview = house.nobody().get(&format!("/api/links/{link}")).await.ok();
    assert_eq!((&preview["seat"], &preview["table"]["game"]), (&json!(1), &json!("daydream")));
    let ben = house.guest("Ben").await;
    assert_eq!(ben.joins(&link).await.ok(), json!({"table": table, "seat": 1}));
    assert_eq!(ada.looks(&table).await.ok()["seats"][1]["name"], "Ben");
    let cleo = house.guest("Cleo").await;
    assert_eq!(cleo.joins(&link).await.refused().1, "link-void");
    let taken = ada.post(&format!("/api/tables/{table}/links"), &json!({"to": "seat", "seat": 1})).await;
    assert_eq!(taken.refused(), (409, "seat-taken".into()));
}

#[tokio::test]
async fn of_two_friends_on_one_link_one_sits() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for _ in 0..10 {
        let table = ada.opens(json!({"game": "daydream", "seats": ["me", "open"]})).await;
        let link = ada.invites(&table, 1).await;
        let (ben, cleo) = (house.guest("Ben").await, house.guest("Cleo").await);
        let (one, other) = tokio::join!(ben.joins(&link), cleo.joins(&link));
        let mut both = [one.status, other.status];
        both.sort_unstable();
        assert_eq!(both[0], 200);
        assert_ne!(both[1], 200);
    }
}

#[tokio::test]
async fn a_table_begins_when_every_seat_is_taken_and_only_the_host_can_begin_it() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = ada.opens(json!({"game": "daydream", "seats": ["me", "open", "open"]})).await;
    ben.joins(&ada.invites(&table, 1).await).await.ok();
    assert_eq!(ben.hosts(&table, json!({"do": "start"})).await.refused(), (403, "host-only".into()));
    assert_eq!(ada.hosts(&table, json!({"do": "start"})).await.refused(), (409, "seat-free".into()));
    let wrong = ada.hosts(&table, json!({"do": "bot", "seat": 2, "level": "genius"})).await;
    assert_eq!(wrong.refused(), (404, "no-such-level".into()));
    let wrong = ada.hosts(&table, json!({"do": "bot", "seat": 4, "level": "random"})).await;
    assert_eq!(wrong.refused().1, "no-such-seat");
    ada.hosts(&table, json!({"do": "bot", "seat": 2, "level": "random"})).await.ok();
    ada.hosts(&table, json!({"do": "start"})).await.ok();
    assert_eq!(ada.hosts(&table, json!({"do": "start"})).await.refused(), (409, "begun-already".into()));
}

#[tokio::test]
async fn a_stranger_sees_nothing() {
    let house = House::open().await;
    let (ada, _, table) = ada_ben_and_a_bot(&house).await;
    let eve = house.guest("Eve").await;
    let refused = (403, "not-invited".to_owned());
    assert_eq!(eve.looks(&table).await.refused(), refused);
    assert_eq!(house.nobody().looks(&table).await.refused(), refused);
    assert_eq!(eve.get(&format!("/api/tables/{table}/record")).await.refused(), refused);
    assert_eq!(eve.get(&format!("/api/tables/{table}/stream")).await.refused(), refused);
    for ask in [
        json!({"id": "1", "do": "sync", "have": 0}),
        json!({"id": "2", "do": "chat", "text": "hello"}),
        json!({"id": "3", "do": "undo", "seat": 0}),
        json!({"id": "4", "do": "standin", "seat": 0, "agree": true}),
    ] {
        assert_eq!(eve.asks(&table, &ask).await.refused(), refused, "{ask}");
    }
    assert_eq!(crate::common::Socket::open(&eve, &table, "", None).await.err(), Some(403));
    assert_eq!(crate::common::Socket::open(&eve, &table, "seat=0", None).await.err(), Some(403));
    assert_eq!(
        eve.post(&format!("/api/tables/{table}/links"), &json!({"to": "watch"})).await.refused().0,
        403
    );
    // A link to watch one table is none to another.
    let other = ada.opens(json!({"game": "daydream", "seats": ["me"]})).await;
    let link = ada.shows(&other).await;
    assert_eq!(eve.get(&format!("/api/tables/{table}?watch={link}")).await.refused(), refused);
    assert_eq!(eve.looks("abcdefgh").await.refused(), (404, "not-found".into()));
}

#[tokio::test]
async fn a_link_to_watch_shows_the_table_until_another_is_issued() {
    let house = House::open().await;
    let (ada, _, table) = ada_ben_and_a_bot(&house).await;
    let link = ada.shows(&table).await;
    let watcher = house.nobody();
    assert_eq!(watcher.get(&format!("/api/tables/{table}?watch={link}")).await.ok()["phase"], "play");
    let mut socket = watcher.comes(&table, &format!("watch={link}")).await;
    assert!(socket.hears("update").await["view"].is_object());
    assert_eq!(house.guest("Eve").await.joins(&link).await.refused().1, "link-void", "it leads to no seat");
    let newer = ada.shows(&table).await;
    assert_eq!(watcher.get(&format!("/api/tables/{table}?watch={link}")).await.refused().0, 403);
    watcher.get(&format!("/api/tables/{table}?watch={newer}")).await.ok();
}

#[tokio::test]
async fn a_seat_lost_in_the_lobby_is_free_for_another_friend() {
    let house = House::open().await;
    let (ada, ben, cleo) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cleo").await);
    let table = ada.opens(json!({"game": "daydream", "seats": ["me", "open"]})).await;
    ben.joins(&ada.invites(&table, 1).await).await.ok();
    let mut socket = ben.sits(&table).await;
    assert_eq!(ada.hosts(&table, json!({"do": "kick", "seat": 0})).await.refused().1, "host-stays");
    ada.hosts(&table, json!({"do": "kick", "seat": 1})).await.ok();
    assert_eq!(socket.hears("bye").await["again"], false);
    assert_eq!(ben.looks(&table).await.refused().0, 403);
    let (astray, link) = (ada.invites(&table, 1).await, ada.invites(&table, 1).await);
    assert_eq!(cleo.joins(&astray).await.refused().1, "link-void", "issued anew, the first is void");
    cleo.joins(&link).await.ok();
    ada.hosts(&table, json!({"do": "start"})).await.ok();
}

#[tokio::test]
async fn a_closed_table_is_shut_with_its_links() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let lobby = ada.opens(json!({"game": "daydream", "seats": ["me", "open"]})).await;
    let link = ada.invites(&lobby, 1).await;
    ada.hosts(&lobby, json!({"do": "close"})).await.ok();
    assert_eq!(ben.joins(&link).await.refused().1, "link-void");
    assert_eq!(ada.hosts(&lobby, json!({"do": "start"})).await.refused().1, "table-closed");
    let mut b = ben.sits(&table).await;
    b.is_awaited().await;
    assert_eq!(ben.hosts(&table, json!({"do": "close"})).await.refused().1, "host-only");
    ada.hosts(&table, json!({"do": "close"})).await.ok();
    while b.hears("people").await["phase"] != "closed" {}
    let mv = b.some_move(1, &mut Dice::new(1)).unwrap();
    assert_eq!(b.refused(mv).await, "not-in-play");
    assert_eq!(ada.get("/api/tables").await.ok()["tables"], json!([]));
}

#[tokio::test]
async fn a_guest_has_so_many_unfinished_tables_and_no_more() {
    let mut limits = quick();
    limits.tables_a_guest = 2;
    let house = House::with(limits).await;
    let ada = house.guest("Ada").await;
    let opening = json!({"game": "daydream", "seats": ["me", "open"]});
    let first = ada.opens(opening.clone()).await;
    ada.opens(opening.clone()).await;
    assert_eq!(ada.post("/api/tables", &opening).await.refused(), (422, "too-many-tables".into()));
    ada.hosts(&first, json!({"do": "close"})).await.ok();
    ada.opens(opening).await;
}

#[tokio::test]
async fn spectators_cannot_crowd_a_player_out() {
    let mut limits = quick();
    limits.people_a_table = 3;
    let house = House::with(limits).await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let watch = format!("watch={}", ada.shows(&table).await);
    let nobody = house.nobody();
    let mut watching = Vec::new();
    for _ in 0..3 {
        watching.push(nobody.comes(&table, &watch).await);
    }
    assert_eq!(crate::common::Socket::open(&nobody, &table, &watch, None).await.err(), Some(409));
    ben.sits(&table).await.hears("update").await;
}
