//! Tables outlive their rules: what can't be played on any more is still listed, looked back at, and closed.

use rusqlite::Connection;
use serde_json::{Value as Json, json};

use crate::common::{Dice, Guest, House, file, quick, until};

const GAMES: [&str; 4] = ["daydream", "mech-a-dream", "mechanica", "factory-of-dreams"];

/// What stands in the file is changed behind everybody's back.
async fn tampered(house: House, sql: &str) -> House {
    let (_, folder) = house.stop().await;
    Connection::open(file(folder.path())).unwrap().execute_batch(sql).unwrap();
    House::on(folder, quick()).await
}

/// A table of this game at which Ada has played a little, and nothing more happens without her.
async fn under_way(ada: &Guest, game: &str) -> String {
    let table = ada.opens(json!({"game": game, "seats": ["me", "random"], "start": true})).await;
    ada.sits(&table).await.plays(0, Dice::new(1), 3).await;
    until(|| async { ada.looks(&table).await.ok()["waiting"] == json!([0]) }).await;
    table
}

async fn finished(ada: &Guest, game: &str) -> String {
    let table = ada.opens(json!({"game": game, "seats": ["random", "random"], "start": true})).await;
    until(|| async { ada.looks(&table).await.ok()["phase"] == "over" }).await;
    table
}

async fn listed(ada: &Guest) -> Vec<(String, Json)> {
    let tables = ada.get("/api/tables").await.ok();
    assert_eq!(tables.get("broken"), None);
    let mut listed: Vec<(String, Json)> = tables["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| (table["id"].as_str().unwrap().to_owned(), table["stuck"]["key"].clone()))
        .collect();
    listed.sort_by(|one, other| one.0.cmp(&other.0));
    listed
}

async fn history(ada: &Guest, table: &str) -> Json {
    let mut told = ada.get(&format!("/api/tables/{table}/history")).await.ok();
    told["table"]["rules"].take();
    told
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_rules_that_are_gone_is_listed_told_and_can_be_closed() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let (mut tables, mut stuck) = (Vec::new(), Vec::new());
    for game in GAMES {
        let lobby = ada.opens(json!({"game": game, "seats": ["me", "random"]})).await;
        let (play, over) = (under_way(&ada, game).await, finished(&ada, game).await);
        stuck.push(play.clone());
        tables.extend([(lobby, "lobby"), (play, "play"), (over, "over")]);
    }
    let mut before = Vec::new();
    for (table, _) in tables.iter().filter(|(_, phase)| *phase != "lobby") {
        before.push((table.clone(), history(&ada, table).await));
    }
    let house = tampered(house, "UPDATE tables SET rules = 0").await;
    let ada = ada.at(house.address);
    let listed = listed(&ada).await;
    assert_eq!(listed.len(), tables.len(), "none is hidden");
    for (table, phase) in &tables {
        let (_, reason) = listed.iter().find(|(listed, _)| listed == table).unwrap();
        assert_eq!(*reason, if *phase == "play" { json!("other-rules") } else { Json::Null }, "{phase}");
        assert_eq!(ada.looks(table).await.ok()["phase"], *phase);
        let record = ada.get(&format!("/api/tables/{table}/record")).await;
        match *phase {
            "over" => assert!(record.ok()["result"].is_object()),
            _ => assert_eq!(record.refused(), (409, "record-after-the-end".into())),
        }
    }
    for (table, told) in &before {
        assert_eq!(history(&ada, table).await, *told, "it is told as it was");
    }
    for table in &stuck {
        let ask = json!({"id": "1", "do": "undo", "seat": 0});
        let refused = ada.asks(table, &ask).await.refused();
        assert_eq!(refused, (409, "other-rules".into()));
        ada.hosts(table, json!({"do": "close"})).await.ok();
    }
    for (table, _) in tables.iter().filter(|(_, phase)| *phase == "lobby") {
        ada.hosts(table, json!({"do": "start"})).await.ok();
        assert_eq!(
            ada.looks(table).await.ok().get("stuck"),
            None,
            "a game that has not begun begins by ours"
        );
    }
    assert_eq!(self::listed(&ada).await.len(), tables.len() - stuck.len());
}

#[tokio::test]
async fn whoever_sits_at_a_table_that_cannot_go_on_may_close_it() {
    let house = House::open().await;
    let (ada, ben, table) = crate::common::ada_ben_and_a_bot(&house).await;
    assert_eq!(ben.hosts(&table, json!({"do": "close"})).await.refused(), (403, "host-only".into()));
    let house = tampered(house, "UPDATE tables SET rules = 9").await;
    let (ada, ben) = (ada.at(house.address), ben.at(house.address));
    assert_eq!(ada.looks(&table).await.ok()["stuck"]["key"], "other-rules");
    ben.hosts(&table, json!({"do": "close"})).await.ok();
    assert_eq!(self::listed(&ada).await, []);
}

#[tokio::test]
async fn what_cannot_be_read_names_the_table_and_hides_no_other() {
    for (what, sql) in [
        ("clock", "UPDATE tables SET clock = '{\"kind\":\"sundial\"}'"),
        ("options", "UPDATE tables SET options = '{'"),
        ("rules", "UPDATE tables SET rules = 99999"),
        ("phase", "PRAGMA ignore_check_constraints = 1; UPDATE tables SET phase = 'asleep'"),
        ("seed", "UPDATE tables SET seed = 'lost'"),
    ] {
        let house = House::open().await;
        let ada = house.guest("Ada").await;
        let (broken, sound) = (under_way(&ada, "daydream").await, under_way(&ada, "daydream").await);
        let house = tampered(house, &format!("{sql} WHERE id = '{broken}'")).await;
        let ada = ada.at(house.address);
        let listed = ada.get("/api/tables").await.ok();
        let ids = |list: &Json| -> Vec<String> {
            let list = list.as_array().into_iter().flatten();
            list.map(|table| table["id"].as_str().unwrap().to_owned()).collect()
        };
        let shown: Vec<String> = ids(&listed["tables"]).into_iter().chain(ids(&listed["broken"])).collect();
        assert!(shown.contains(&broken) && shown.contains(&sound), "{what}: {listed}");
        let told = listed.to_string();
        assert!(told.contains(&broken) && told.contains(what), "{what} is named: {listed}");
        ada.sits(&sound).await.plays(0, Dice::new(2), 1).await;
        ada.hosts(&broken, json!({"do": "close"})).await.ok();
        assert!(
            !ada.get("/api/tables").await.ok().to_string().contains(&broken),
            "{what}: its host can close it"
        );
    }
}

#[tokio::test]
async fn an_entry_that_cannot_be_read_stops_its_table_and_what_was_kept_is_told() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = under_way(&ada, "daydream").await;
    let told = history(&ada, &table).await;
    let spoil =
        format!("UPDATE entries SET body = '{{\"seat\":0}}' WHERE table_id = '{table}' AND number = 2");
    let house = tampered(house, &spoil).await;
    let ada = ada.at(house.address);
    let seen = ada.looks(&table).await.ok();
    assert_eq!(seen["stuck"]["key"], "table-unreadable");
    assert!(seen["stuck"].to_string().contains("entry 2"), "{seen}");
    assert_eq!(history(&ada, &table).await, told);
}
