//! What whoever runs the server does beside it, in the file: the server heeds it, and the people at the tables are told.

use reverie_server::{CannotServe, Server};
use reverie_store::{Failure, GuestId, Store, TableId};
use serde_json::{Value as Json, json};

use crate::common::{Guest, House, ada_ben_and_a_bot, config, quick, seat_both, until};

/// The file, as a host's command opens it.
fn beside(house: &House) -> Store {
    Store::visit(&house.file()).unwrap()
}

fn table(id: &str) -> TableId {
    TableId(id.to_owned())
}

async fn number(guest: &Guest) -> GuestId {
    GuestId(guest.get("/api/me").await.ok()["id"].as_i64().unwrap())
}

const NOW: reverie_store::Millis = reverie_store::Millis(1_700_000_000_000);

#[tokio::test]
async fn a_file_is_one_servers_at_a_time_and_the_second_is_told_whose() {
    let house = House::open().await;
    let folder = house.file().parent().unwrap().to_owned();
    let Err(CannotServe::Held { holder, .. }) = Server::open(config(&folder, quick())).await else {
        panic!("the file was given away twice")
    };
    assert_eq!((holder.pid, holder.address), (Some(std::process::id()), Some(house.address)));
    let (_, folder) = house.stop().await;
    House::on(folder, quick()).await;
}

#[tokio::test]
async fn a_table_that_is_closed_beside_the_server_is_closed_for_its_people() {
    let house = House::open().await;
    let (ada, _, id) = ada_ben_and_a_bot(&house).await;
    let mut a = ada.sits(&id).await;
    a.is_awaited().await;
    beside(&house).close_table(table(&id), NOW).await.unwrap();
    while a.hears("people").await["phase"] != "closed" {}
    let mv = json!({"do": "move", "seat": 0, "move": a.legal()[0]});
    assert_eq!(a.refused(mv).await, "not-in-play");
    assert_eq!(beside(&house).close_table(table(&id), NOW).await, Err(Failure::Taken));
    assert_eq!(beside(&house).close_table(table("nowhere"), NOW).await, Err(Failure::Missing));
}

#[tokio::test]
async fn a_table_that_is_taken_down_is_seen_by_nobody_until_it_is_put_back() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    // Without a bot: nobody moves meanwhile.
    let id = seat_both(&ada, &ben, json!({"game": "daydream", "seats": ["me", "open"]})).await;
    let watch = ada.shows(&id).await;
    let mut a = ada.sits(&id).await;
    a.is_awaited().await;
    let (n, hash) = (a.n(), a.hash());
    beside(&house).hide_table(table(&id), true).await.unwrap();
    assert_eq!(a.hears("bye").await["reason"]["key"], "table-hidden");
    for (guest, path) in [(&ada, ""), (&ben, ""), (&ada, "/history"), (&ada, "/record")] {
        let seen = guest.get(&format!("/api/tables/{id}{path}")).await;
        assert_eq!(seen.refused(), (403, "table-hidden".into()), "{path}");
    }
    assert_eq!(ada.hosts(&id, json!({"do": "close"})).await.refused().1, "table-hidden");
    let link = json!({"to": "watch"});
    assert_eq!(ada.post(&format!("/api/tables/{id}/links"), &link).await.refused().1, "table-hidden");
    assert_eq!(ada.get(&format!("/api/links/{watch}")).await.refused().1, "link-void");
    assert_eq!(ada.get("/api/tables").await.ok()["tables"], json!([]));
    beside(&house).hide_table(table(&id), false).await.unwrap();
    until(|| async { ada.looks(&id).await.status == 200 }).await;
    let mut a = ada.sits(&id).await;
    a.is_awaited().await;
    assert_eq!((a.n(), a.hash()), (n, hash.clone()));
    assert_eq!(ada.get("/api/tables").await.ok()["tables"].as_array().unwrap().len(), 1);
    ada.get(&format!("/api/links/{watch}")).await.ok();
}

#[tokio::test]
async fn who_is_forgotten_leaves_nothing_but_a_seat_that_a_bot_plays() {
    let house = House::open().await;
    let (ada, ben, id) = ada_ben_and_a_bot(&house).await;
    let alone = ben.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    let (mut a, mut b) = (ada.sits(&id).await, ben.sits(&id).await);
    b.does(json!({"do": "chat", "text": "I live in Rue Haute"})).await;
    a.does(json!({"do": "chat", "text": "good for you"})).await;
    let gone = beside(&house).forget(number(&ben).await, NOW).await.unwrap();
    assert_eq!((gone.removed, gone.kept), (vec![table(&alone)], vec![table(&id)]));
    assert_eq!(b.hears("bye").await["reason"]["key"], "left-for-good");
    let out = loop {
        let update = a.hears("update").await;
        if let Some(out) = update["notes"][0].get("out") {
            break out.clone();
        }
    };
    assert_eq!((&out["seat"], &out["by"]), (&json!(1), &json!("left")));
    until(|| async { ada.looks(&id).await.ok()["seats"][1]["bot"].is_string() }).await;
    let seat = ada.looks(&id).await.ok()["seats"][1].clone();
    assert_eq!(seat.get("name"), None, "{seat}");
    // Whoever comes anew reads what is left.
    let mut again = ada.sits(&id).await;
    assert_eq!(again.hears("chat").await["text"], "good for you");
    assert_eq!(ben.get("/api/me").await.refused().0, 401);
    assert_eq!(beside(&house).table(table(&alone)).await, Err(Failure::Missing));
    let history = ada.get(&format!("/api/tables/{id}/history")).await.text;
    assert!(!history.contains("Ben") && !history.contains("Rue Haute"));
}

#[tokio::test]
async fn who_is_forgotten_while_no_server_runs_has_a_bot_on_the_seat_when_one_does() {
    let house = House::open().await;
    let (ada, ben, id) = ada_ben_and_a_bot(&house).await;
    let ben = number(&ben).await;
    let file = house.file();
    let (_, folder) = house.stop().await;
    Store::visit(&file).unwrap().forget(ben, NOW).await.unwrap();
    let house = House::on(folder, quick()).await;
    let ada = ada.at(house.address);
    until(|| async { ada.looks(&id).await.ok()["seats"][1]["bot"].is_string() }).await;
}

#[tokio::test]
async fn a_host_who_is_forgotten_leaves_the_table_to_the_next() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = ada.opens(json!({"game": "daydream", "seats": ["me", "open"]})).await;
    let link = ada.invites(&id, 1).await;
    ben.joins(&link).await.ok();
    beside(&house).forget(number(&ada).await, NOW).await.unwrap();
    until(|| async { ben.looks(&id).await.ok()["hosting"] == true }).await;
    let lobby = ben.looks(&id).await.ok();
    assert_eq!((lobby["seats"][0].get("name"), &lobby["phase"]), (None, &json!("lobby")));
}

#[tokio::test]
async fn keys_that_are_thrown_away_are_made_anew() {
    let house = House::open().await;
    let key = async || house.nobody().get("/api/push/key").await.ok()["key"].clone();
    let before = key().await;
    assert_eq!(key().await, before);
    beside(&house).rotate_keys().await.unwrap();
    until(|| async { key().await != before }).await;
    let after = key().await;
    assert_eq!(key().await, after);
}

fn names(people: &Json) -> Vec<&str> {
    people["seats"].as_array().unwrap().iter().filter_map(|seat| seat["name"].as_str()).collect()
}

#[tokio::test]
async fn of_two_who_look_alike_whoever_came_later_has_a_number_for_everybody_the_same() {
    let house = House::open().await;
    // The second Ada begins with a Cyrillic letter, and sits before the first.
    let (ada, other) = (house.guest("Ada").await, house.guest("\u{410}da").await);
    let id = ada.opens(json!({"game": "daydream", "seats": ["open", "me"]})).await;
    let link = ada.invites(&id, 0).await;
    other.joins(&link).await.ok();
    let (mut a, mut o) = (ada.sits(&id).await, other.sits(&id).await);
    let shown = ["\u{410}da (2)", "Ada"];
    for socket in [&mut a, &mut o] {
        while names(&socket.hears("people").await) != shown {}
    }
    o.does(json!({"do": "chat", "text": "it is me"})).await;
    let (theirs, own) = (a.hears("chat").await, o.hears("chat").await);
    for line in [&theirs, &own] {
        assert_eq!((&line["name"], &line["seat"]), (&json!(shown[0]), &json!(0)));
    }
    assert_eq!((theirs.get("yours"), &own["yours"]), (None, &json!(true)));
    // And after a restart.
    let (_, folder) = house.stop().await;
    let house = House::on(folder, quick()).await;
    let ada = ada.at(house.address);
    assert_eq!(names(&ada.looks(&id).await.ok()), shown);
    let line = ada.sits(&id).await.hears("chat").await;
    assert_eq!((&line["name"], line.get("yours")), (&json!(shown[0]), None));
}

#[tokio::test]
async fn a_host_without_a_seat_knows_their_own_lines() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = ada.opens(json!({"game": "daydream", "seats": ["random", "open"]})).await;
    let mut a = ada.sits(&id).await;
    a.does(json!({"do": "chat", "text": "who is coming?"})).await;
    let line = a.hears("chat").await;
    assert_eq!((&line["seat"], &line["yours"]), (&Json::Null, &json!(true)));
}
