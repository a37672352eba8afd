//! Files as servers of each landed schema have left them: every table in them is listed, told, played on.
//!
//! `schema-N.db.gz` is such a file, `schema-N.json` says who sat there and what stood on the tables. A schema that has
//! landed needs one: `REVERIE_BLESS=1 cargo nextest run -p reverie-server --run-ignored all leaves_a_data_file`
//! makes it (with `REVERIE_AT=address`, of a server that is running there, for its file to be copied).

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use reverie_game::AnyRecord;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tempfile::TempDir;

use crate::common::{Dice, Guest, House, file, quick, seat_both, they_play, until};

/// What a file holds.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Holds {
    /// Cookies: the file knows only their hashes.
    ada: String,
    ben: String,
    pub(crate) tables: Vec<Holding>,
}

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Holding {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) phase: String,
    /// How many entries its record has.
    steps: usize,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// The schemas of which there is a file.
fn schemas() -> Vec<i64> {
    let names = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name());
    let names = names.filter_map(|name| name.into_string().ok());
    let mut schemas: Vec<i64> =
        names.filter_map(|name| name.strip_prefix("schema-")?.strip_suffix(".json")?.parse().ok()).collect();
    schemas.sort_unstable();
    schemas
}

impl Holds {
    /// The file of this schema, unpacked into a folder of its own, and what it holds.
    fn of(schema: i64) -> (TempDir, Self) {
        let read = |name: String| std::fs::read(folder().join(name)).unwrap();
        let mut data = Vec::new();
        GzDecoder::new(&*read(format!("schema-{schema}.db.gz"))).read_to_end(&mut data).unwrap();
        let place = tempfile::tempdir().unwrap();
        std::fs::write(file(place.path()), data).unwrap();
        (place, serde_json::from_slice(&read(format!("schema-{schema}.json"))).unwrap())
    }

    pub(crate) fn people(&self, address: SocketAddr) -> (Guest, Guest) {
        (Guest::with_cookie(address, &self.ada), Guest::with_cookie(address, &self.ben))
    }

    pub(crate) fn in_phase(&self, phase: &'static str) -> impl Iterator<Item = &Holding> {
        self.tables.iter().filter(move |table| table.phase == phase)
    }
}

/// Ada and Ben play what is legal, so many moves together.
pub(crate) async fn both_play(ada: &Guest, ben: &Guest, table: &str, most: usize) {
    let (mut a, mut b) = (ada.sits(table).await, ben.sits(table).await);
    they_play(&mut [(&mut a, 0), (&mut b, 1)], Dice::new(1), most).await;
}

/// Leaves tables of every game in every phase behind.
pub(crate) async fn furnish(address: SocketAddr) -> Holds {
    let (ada, ben) = (Guest::welcome(address, "Ada").await, Guest::welcome(address, "Ben").await);
    let games = ada.get("/api/games").await.ok();
    let mut tables = Vec::new();
    for game in games["games"].as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()) {
        let bank = json!({"kind": "bank", "seconds": 864_000, "increment": 3600});
        let both = json!({"game": game, "seats": ["me", "open"], "clock": bank});
        let lobby = ada.opens(both.clone()).await;
        ada.invites(&lobby, 1).await;
        ada.shows(&lobby).await;
        let play = seat_both(&ada, &ben, both.clone()).await;
        both_play(&ada, &ben, &play, 8).await;
        let mut a = ada.sits(&play).await;
        // Where the game allows it: one wants silence, and not everything can be taken back.
        for ask in [json!({"do": "chat", "text": "until tomorrow"}), json!({"do": "undo", "seat": 0})] {
            a.ask(ask).await;
        }
        let closed = seat_both(&ada, &ben, both).await;
        both_play(&ada, &ben, &closed, 4).await;
        ada.hosts(&closed, json!({"do": "close"})).await.ok();
        let over = ada.opens(json!({"game": game, "seats": ["random", "random"], "start": true})).await;
        until(|| async { ada.looks(&over).await.ok()["phase"] == "over" }).await;
        for (id, phase) in [(lobby, "lobby"), (play, "play"), (closed, "closed"), (over, "over")] {
            let told = ada.get(&format!("/api/tables/{id}/history?views=no")).await;
            let steps =
                if told.status == 200 { told.json()["steps"].as_array().unwrap().len() - 1 } else { 0 };
            tables.push(Holding { id, game: game.to_owned(), phase: phase.to_owned(), steps });
        }
    }
    Holds { ada: ada.cookie, ben: ben.cookie, tables }
}

/// Not a test: makes the data file of this schema, or furnishes a server of an older one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "makes a file that is kept"]
async fn leaves_a_data_file() {
    if let Ok(address) = std::env::var("REVERIE_AT") {
        return println!("{}", json!(furnish(address.parse().unwrap()).await));
    }
    let house = House::with(quick()).await;
    let holds = furnish(house.address).await;
    let (_, place) = house.stop().await;
    let data = std::fs::read(file(place.path())).unwrap();
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&data).unwrap();
    let schema = reverie_store::SCHEMA;
    std::fs::write(folder().join(format!("schema-{schema}.db.gz")), packed.finish().unwrap()).unwrap();
    std::fs::write(folder().join(format!("schema-{schema}.json")), format!("{:#}\n", json!(holds))).unwrap();
}

#[test]
fn every_schema_that_has_landed_has_a_file() {
    // The second came and went within a day and never landed.
    let landed: Vec<i64> = (1..=reverie_store::SCHEMA).filter(|&schema| schema != 2).collect();
    assert_eq!(schemas(), landed, "see the head of data_files.rs");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_every_schema_are_listed_told_and_played_on() {
    for schema in schemas() {
        let (place, holds) = Holds::of(schema);
        let house = House::on(place, quick()).await;
        let (ada, ben) = holds.people(house.address);
        let listed = ada.get("/api/tables").await.ok();
        let listed: BTreeMap<&str, &str> = listed["tables"]
            .as_array()
            .unwrap()
            .iter()
            .map(|table| (table["id"].as_str().unwrap(), table["phase"].as_str().unwrap()))
            .collect();
        let left = holds.tables.iter().filter(|table| table.phase != "closed");
        let left: BTreeMap<&str, &str> = left.map(|table| (&*table.id, &*table.phase)).collect();
        assert_eq!(listed, left, "schema {schema}");
        for table in holds.tables.iter().filter(|table| table.phase != "lobby") {
            let told = ada.get(&format!("/api/tables/{}/history", table.id)).await.ok();
            let steps = told["steps"].as_array().unwrap().len() - 1;
            assert_eq!(steps, table.steps, "schema {schema}, {table:?}");
        }
        for table in holds.in_phase("over") {
            let record = ada.get(&format!("/api/tables/{}/record", table.id)).await.ok();
            let entry = reverie_catalog::find(&table.game).unwrap().entry;
            let replayed = (entry.replay)(&AnyRecord::read(&record.to_string()).unwrap()).unwrap();
            assert!(replayed.over().is_some(), "schema {schema}, {table:?}");
        }
        for table in holds.in_phase("lobby") {
            ada.hosts(&table.id, json!({"do": "bot", "seat": 1, "level": "random"})).await.ok();
            ada.hosts(&table.id, json!({"do": "start"})).await.ok();
            assert_eq!(ada.looks(&table.id).await.ok()["phase"], "play", "schema {schema}, {table:?}");
        }
        for table in holds.in_phase("play") {
            let before = ada.looks(&table.id).await.ok();
            assert_eq!(before.get("stuck"), None, "schema {schema}, {table:?}");
            both_play(&ada, &ben, &table.id, 6).await;
            let after = ada.looks(&table.id).await.ok();
            assert!(after["n"].as_u64() > before["n"].as_u64(), "schema {schema}, {table:?}: {after}");
        }
    }
}
