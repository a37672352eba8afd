//! Rules are raised between two starts of a server: tables of every game in every phase, left behind by the games as they are,
//! are found by a program whose games have a version 2 (`common::raised`). None is stranded, none is hidden.

use std::collections::BTreeMap;

use reverie_game::AnyRecord;
use reverie_server::audit::audit;
use reverie_store::Store;
use serde_json::{Value as Json, json};
use tempfile::TempDir;

use crate::common::{Dice, Guest, House, Those, quick};
use crate::data_files::{Holding, Holds, both_play, furnish};

/// A folder with tables of every game in every phase, and how each went as Ada sees it.
struct Left {
    folder: TempDir,
    holds: Holds,
    told: BTreeMap<String, Json>,
}

impl Left {
    async fn behind() -> Self {
        let house = House::open().await;
        let holds = furnish(house.address).await;
        let (ada, _) = holds.people(house.address);
        let mut told = BTreeMap::new();
        for table in holds.tables.iter().filter(|table| table.phase != "lobby") {
            told.insert(table.id.clone(), history(&ada, table).await);
        }
        let (_, folder) = house.stop().await;
        Self { folder, holds, told }
    }
}

async fn history(guest: &Guest, table: &Holding) -> Json {
    guest.get(&format!("/api/tables/{}/history", table.id)).await.ok()
}

/// Every table is listed that was not closed, looked at whatever it is, and told as it was: what is told is given back.
/// `stuck` are those that cannot go on.
async fn all_are_found(ada: &Guest, holds: &Holds, told: &BTreeMap<String, Json>, stuck: &str) {
    let listed = ada.get("/api/tables").await.ok();
    assert_eq!(listed.get("broken"), None);
    let listed: BTreeMap<&str, &Json> = listed["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| (table["id"].as_str().unwrap(), table))
        .collect();
    assert_eq!(listed.len(), holds.tables.iter().filter(|table| table.phase != "closed").count());
    for table in &holds.tables {
        let looked = ada.looks(&table.id).await.ok();
        assert_eq!(looked["phase"], table.phase, "{table:?}");
        assert!(!looked["board"].is_null(), "{table:?}");
        if let Some(listed) = listed.get(&*table.id) {
            let why = if table.phase == stuck { json!("other-rules") } else { Json::Null };
            assert_eq!((&looked["stuck"]["key"], &listed["stuck"]["key"]), (&why, &why), "{table:?}");
        }
        if let Some(told) = told.get(&table.id) {
            let now = history(ada, table).await;
            // One that is brought to other rules has a note of that behind its last step.
            let end = told["steps"].as_array().unwrap().len() - usize::from(table.phase == "play");
            assert_eq!(now["table"], told["table"], "{table:?}");
            assert_eq!(now["steps"].as_array().unwrap()[..end], told["steps"].as_array().unwrap()[..end]);
        }
        let record = ada.get(&format!("/api/tables/{}/record", table.id)).await;
        match &*table.phase {
            "over" => assert_eq!(record.ok()["rules"], 1),
            _ => assert_eq!(record.refused(), (409, "record-after-the-end".into()), "{table:?}"),
        }
    }
}

/// The rules that the table of these eyes is played by, as far as the game says so: by version 2 nobody may talk.
async fn may_talk(guest: &Guest, table: &str) -> bool {
    let mut socket = guest.sits(table).await;
    socket.hears("update").await;
    socket.latest.get("silence").is_none()
}

/// A table that has not begun begins by the newest rules.
async fn lobbies_begin_by_version_2(ada: &Guest, holds: &Holds) {
    for table in holds.in_phase("lobby") {
        ada.hosts(&table.id, json!({"do": "bot", "seat": 1, "level": "random"})).await.ok();
        ada.hosts(&table.id, json!({"do": "start"})).await.ok();
        let looked = ada.looks(&table.id).await.ok();
        assert_eq!((&looked["phase"], &looked["rules"]), (&json!("play"), &json!(2)), "{table:?}");
        assert!(!may_talk(ada, &table.id).await, "{table:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_games_keep_their_rules_they_go_on_by_those_they_began_with() {
    let Left { folder, holds, told } = Left::behind().await;
    let house = House::raised(folder, Those::KeepTheirRules).await;
    let (ada, ben) = holds.people(house.address);
    all_are_found(&ada, &holds, &told, "none").await;
    for table in holds.in_phase("play") {
        // Factory of Dreams wants silence of its own.
        assert_eq!(may_talk(&ada, &table.id).await, table.game != "factory-of-dreams", "{table:?}");
        both_play(&ada, &ben, &table.id, usize::MAX).await;
        let looked = ada.looks(&table.id).await.ok();
        assert_eq!((&looked["phase"], &looked["rules"]), (&json!("over"), &json!(1)), "{table:?}");
        // Whoever has only version 1 can deal it again, too.
        let record = ada.get(&format!("/api/tables/{}/record", table.id)).await.ok();
        let entry = reverie_catalog::find(&table.game).unwrap().entry;
        (entry.replay)(&AnyRecord::read(&record.to_string()).unwrap()).unwrap();
    }
    lobbies_begin_by_version_2(&ada, &holds).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_games_are_brought_to_new_rules_they_go_on_by_those() {
    let Left { folder, holds, told } = Left::behind().await;
    let house = House::raised(folder, Those::AreBrought).await;
    let (ada, ben) = holds.people(house.address);
    all_are_found(&ada, &holds, &told, "none").await;
    for table in holds.in_phase("play") {
        assert!(!may_talk(&ada, &table.id).await, "{table:?}");
        both_play(&ada, &ben, &table.id, 4).await;
    }
    // And so they are after a restart, with one note of it each.
    let (_, folder) = house.stop().await;
    let house = House::raised(folder, Those::AreBrought).await;
    let (ada, ben) = holds.people(house.address);
    for table in holds.in_phase("play") {
        assert!(!may_talk(&ada, &table.id).await, "{table:?}");
        let told = history(&ada, table).await;
        let steps = told["steps"].as_array().unwrap().iter();
        let notes = steps.flat_map(|step| step["notes"].as_array().into_iter().flatten());
        let brought: Vec<&Json> = notes.filter(|note| note.get("rules").is_some()).collect();
        assert_eq!(brought, [&json!({"rules": 2})], "{table:?}");
        both_play(&ada, &ben, &table.id, usize::MAX).await;
        assert_eq!(ada.looks(&table.id).await.ok()["phase"], "over", "{table:?}");
    }
    lobbies_begin_by_version_2(&ada, &holds).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_old_rules_are_gone_games_are_told_with_the_reason_and_can_be_closed() {
    let Left { folder, holds, told } = Left::behind().await;
    let house = House::raised(folder, Those::CannotGoOn).await;
    let (ada, ben) = holds.people(house.address);
    all_are_found(&ada, &holds, &told, "play").await;
    for table in holds.in_phase("play") {
        let undo = json!({"id": "1", "do": "undo", "seat": 0});
        assert_eq!(ada.asks(&table.id, &undo).await.refused(), (409, "other-rules".into()), "{table:?}");
        assert_eq!(history(&ada, table).await, told[&table.id], "to its last step");
    }
    let audited = audit(&Store::visit(&house.file()).unwrap(), Those::CannotGoOn.games()).await.unwrap();
    let wrong: Vec<&str> = audited.wrong.iter().map(|wrong| &*wrong.what.key).collect();
    assert_eq!(wrong, ["other-rules"; 4], "those under way and no others");
    // Not only the host can close it: whoever sits there.
    for table in holds.in_phase("play") {
        ben.hosts(&table.id, json!({"do": "close"})).await.ok();
        assert_eq!(ada.looks(&table.id).await.ok()["phase"], "closed", "{table:?}");
        assert_eq!(history(&ada, table).await, told[&table.id], "{table:?}");
    }
    lobbies_begin_by_version_2(&ada, &holds).await;
    let listed = ada.get("/api/tables").await.ok();
    assert_eq!(listed["tables"].as_array().unwrap().len(), 8, "four that have begun and four that are over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_rules_that_come_later_wait_for_the_program_that_has_them() {
    let Left { folder, holds, .. } = Left::behind().await;
    let house = House::raised(folder, Those::KeepTheirRules).await;
    let (ada, ben) = holds.people(house.address);
    lobbies_begin_by_version_2(&ada, &holds).await;
    let (_, folder) = house.stop().await;
    // Back to the program of before: it does not know version 2.
    let house = House::on(folder, quick()).await;
    let (ada, _) = (ada.at(house.address), ben.at(house.address));
    for table in holds.in_phase("lobby") {
        assert_eq!(ada.looks(&table.id).await.ok()["stuck"]["key"], "other-rules", "{table:?}");
        history(&ada, table).await;
    }
    let (_, folder) = house.stop().await;
    let house = House::raised(folder, Those::KeepTheirRules).await;
    let ada = ada.at(house.address);
    for table in holds.in_phase("lobby") {
        assert_eq!(ada.looks(&table.id).await.ok().get("stuck"), None, "{table:?}");
        ada.sits(&table.id).await.plays(0, Dice::new(1), 2).await;
    }
}
