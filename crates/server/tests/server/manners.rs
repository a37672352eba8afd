//! Whose seat it is: nobody is turned out of a running game by one alone, and nobody inherits what another has hidden.

use serde_json::{Value as Json, json};

use crate::common::{Guest, House, Socket};

/// Three people at a table of this game, begun.
async fn three(house: &House, game: &str) -> ([Guest; 3], String) {
    let people = [house.guest("Ada").await, house.guest("Ben").await, house.guest("Cleo").await];
    let table = people[0].opens(json!({"game": game, "seats": ["me", "open", "open"]})).await;
    for seat in [1, 2] {
        people[usize::from(seat)].joins(&people[0].invites(&table, seat).await).await.ok();
    }
    people[0].hosts(&table, json!({"do": "start"})).await.ok();
    (people, table)
}

async fn all_sit(people: &[Guest; 3], table: &str) -> [Socket; 3] {
    let mut sockets = [people[0].sits(table).await, people[1].sits(table).await, people[2].sits(table).await];
    for socket in &mut sockets {
        while socket.hears("people").await["seats"][2]["present"] != true {}
    }
    sockets
}

fn out(seat: u8, agree: bool) -> Json {
    json!({"do": "out", "seat": seat, "agree": agree})
}

async fn voted_out(house: &House, game: &str) -> ([Guest; 3], [Socket; 3], String) {
    let (people, table) = three(house, game).await;
    let mut sockets = all_sit(&people, &table).await;
    sockets[0].does(out(1, true)).await;
    while sockets[1].hears("people").await["seats"][1]["out"] != json!([0]) {}
    sockets[2].does(out(1, true)).await;
    assert_eq!(sockets[1].hears("bye").await["reason"]["key"], "voted-out");
    (people, sockets, table)
}

#[tokio::test]
async fn a_host_alone_turns_nobody_out_of_a_running_game() {
    let house = House::open().await;
    let ([ada, ..], table) = three(&house, "daydream").await;
    let kick = json!({"do": "kick", "seat": 1});
    assert_eq!(ada.hosts(&table, kick).await.refused(), (403, "kick-takes-a-vote".into()));
    let link = json!({"to": "seat", "seat": 1});
    let link = ada.post(&format!("/api/tables/{table}/links"), &link).await;
    assert_eq!(link.refused(), (409, "seat-taken".into()));
    for ask in [
        json!({"do": "sit", "seat": 1}),
        json!({"do": "free", "seat": 1}),
        json!({"do": "bot", "seat": 1, "level": "random"}),
    ] {
        assert_eq!(ada.hosts(&table, ask).await.refused(), (409, "begun-already".into()));
    }
    assert_eq!(ada.looks(&table).await.ok()["seats"][1]["name"], "Ben");
}

#[tokio::test]
async fn the_vote_of_all_others_turns_somebody_out_and_it_is_told_and_written_down() {
    let house = House::open().await;
    let (people, mut sockets, table) = voted_out(&house, "daydream").await;
    let note = loop {
        let update = sockets[0].hears("update").await;
        if let Some(note) = update["notes"][0].get("out") {
            break note.clone();
        }
    };
    assert_eq!((&note["seat"], &note["by"]), (&json!(1), &json!("vote")));
    let face = people[0].looks(&table).await.ok()["seats"][1].clone();
    assert_eq!((face.get("name"), &face["bot"]), (None, &note["bot"]));
    assert_eq!(face["former"], "Ben", "the log still needs the name");
    assert_eq!(people[1].looks(&table).await.refused().0, 403, "it is no longer his");
    let told = people[2].get(&format!("/api/tables/{table}/history")).await.ok();
    let noted = told["steps"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|step| step["notes"].as_array().into_iter().flatten());
    assert_eq!(noted.filter(|noted| noted.get("out").is_some()).count(), 1);
}

#[tokio::test]
async fn a_vote_can_be_taken_back_and_takes_more_than_one() {
    let house = House::open().await;
    let (people, table) = three(&house, "daydream").await;
    let [mut a, mut b, mut c] = all_sit(&people, &table).await;
    assert_eq!(b.refused(out(1, true)).await, "others-decide");
    a.does(out(1, true)).await;
    a.does(out(1, false)).await;
    c.does(out(1, true)).await;
    assert_eq!(people[0].looks(&table).await.ok()["seats"][1]["name"], "Ben");
    // Where two play, neither can turn the other out who is here.
    drop(c);
    while b.hears("people").await["seats"][2]["present"] == true {}
    assert_eq!(a.refused(out(1, true)).await, "out-takes-two");
}

#[tokio::test]
async fn a_seat_with_secrets_goes_back_to_who_was_turned_out_and_to_nobody_else() {
    let house = House::open().await;
    let ([ada, ben, _], _sockets, table) = voted_out(&house, "factory-of-dreams").await;
    assert_eq!(ada.hosts(&table, json!({"do": "sit", "seat": 1})).await.refused().1, "begun-already");
    let history = format!("/api/tables/{table}/history?seat=1");
    assert_eq!(ada.get(&history).await.refused(), (403, "not-your-seat".into()));
    let link = ada.invites(&table, 1).await;
    let eve = house.guest("Eve").await;
    for other in [&ada, &eve] {
        let refused = other.joins(&link).await.refused();
        assert!(["one-seat-each", "seat-has-secrets"].contains(&&*refused.1), "{refused:?}");
    }
    ben.joins(&link).await.ok();
    let face = ada.looks(&table).await.ok()["seats"][1].clone();
    assert_eq!((&face["name"], face.get("bot")), (&json!("Ben"), None));
    // A bot's own seat of such a game has nobody to go back to.
    let table =
        ada.opens(json!({"game": "factory-of-dreams", "seats": ["me", "steady"], "start": true})).await;
    let link = ada.post(&format!("/api/tables/{table}/links"), &json!({"to": "seat", "seat": 1})).await;
    assert_eq!(link.refused(), (403, "seat-has-secrets".into()));
}

#[tokio::test]
async fn where_nothing_is_hidden_somebody_else_may_take_the_seat_and_that_is_noted() {
    let house = House::open().await;
    let ([ada, ben, cleo], mut sockets, table) = voted_out(&house, "daydream").await;
    let link = ada.invites(&table, 1).await;
    assert_eq!(cleo.joins(&link).await.refused(), (403, "one-seat-each".into()));
    let eve = house.guest("Eve").await;
    eve.joins(&link).await.ok();
    loop {
        let update = sockets[0].hears("update").await;
        let notes = update["notes"].as_array().into_iter().flatten();
        if notes.into_iter().any(|note| note["sat"] == 1) {
            break;
        }
    }
    let face = ada.looks(&table).await.ok()["seats"][1].clone();
    assert_eq!((&face["name"], face.get("former")), (&json!("Eve"), None));
    assert_eq!(ben.joins(&link).await.refused().1, "link-void", "it is spent");
}
