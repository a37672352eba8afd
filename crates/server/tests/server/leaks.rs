//! Nothing leaves before its time.

use reverie_store::{Store, TableId};
use serde_json::json;

use crate::common::{Dice, House, ada_ben_and_a_bot, they_play};

#[tokio::test]
async fn the_seed_leaves_with_the_record_and_not_a_message_earlier() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let watch = ada.shows(&table).await;
    let store = Store::open(&house.file()).unwrap();
    let seed = store.table(TableId(table.clone())).await.unwrap().seed;
    assert_eq!(seed.len(), 64);
    let mut said = Vec::new();
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    let mut watcher = house.nobody().comes(&table, &format!("watch={watch}")).await;
    for round in 0.. {
        they_play(&mut [(&mut a, 0), (&mut b, 1)], Dice::new(round), 8).await;
        for path in [format!("/api/tables/{table}?watch={watch}"), format!("/api/links/{watch}")] {
            said.push(house.nobody().get(&path).await.text);
        }
        said.push(ada.looks(&table).await.text);
        said.push(ada.get("/api/tables").await.text);
        // The bot may have ended it before its update was read.
        let record = ada.get(&format!("/api/tables/{table}/record")).await;
        if a.over() || b.over() || record.status == 200 {
            break;
        }
        assert_eq!(record.refused().1, "record-after-the-end");
        assert_eq!(ada.asks(&table, &json!({"id": "r", "do": "record"})).await.refused().1, "bad-message");
    }
    let end = a.n().max(b.n());
    tokio::join!(a.reaches(end), b.reaches(end), watcher.reaches(end));
    let heard = said.iter().chain(&a.heard).chain(&b.heard).chain(&watcher.heard);
    assert!(heard.clone().count() > 100);
    for text in heard {
        assert!(!text.contains(&seed) && !text.contains("\"seed\""), "{text}");
    }
    let record = ada.get(&format!("/api/tables/{table}/record")).await.ok();
    assert_eq!(record["seed"], seed);
}

#[tokio::test]
async fn eyes_alike_are_told_the_same_to_the_byte() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let watch = format!("watch={}", ada.shows(&table).await);
    let mut one = house.nobody().comes(&table, &watch).await;
    let mut other = house.guest("Eve").await.comes(&table, &watch).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    one.hears("update").await;
    other.reaches(one.n()).await;
    they_play(&mut [(&mut a, 0), (&mut b, 1)], Dice::new(1), 12).await;
    let n = a.n().min(b.n());
    one.reaches(n).await;
    other.reaches(n).await;
    let updates = |heard: &[String]| {
        let updates = heard.iter().filter(|text| text.contains("\"is\":\"update\"")).cloned();
        updates.collect::<Vec<String>>()
    };
    let (one, other) = (updates(&one.heard), updates(&other.heard));
    let shared = one.iter().filter(|text| other.contains(text)).count();
    assert!(shared + 1 >= one.len().min(other.len()), "{shared} of {} and {}", one.len(), other.len());
}
