//! How a game went, as each pair of eyes may know it.

use std::io::Read;

use flate2::read::GzDecoder;
use reverie_game::{Dealer, Seed, Source};
use serde_json::{Value as Json, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{Dice, Guest, House, ada_ben_and_a_bot, http};

/// Ada has played a whole game alone.
async fn a_finished_game(house: &House) -> (Guest, String) {
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    ada.sits(&table).await.plays(0, Dice::new(11), usize::MAX).await;
    (ada, table)
}

#[tokio::test]
async fn a_game_under_way_is_looked_back_on_through_own_eyes_only() {
    let house = House::open().await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let history = format!("/api/tables/{table}/history");
    let mut a = ada.sits(&table).await;
    a.plays(0, Dice::new(1), 2).await;
    let told = ada.get(&history).await.ok();
    assert_eq!((&told["eyes"], &told["table"]["seats"]), (&json!(0), &json!(3)));
    assert_eq!(told["table"]["players"][1], "Ben");
    assert_eq!((told.get("seed"), told["commitment"].is_string()), (None, true));
    assert_eq!(told["board"]["folding"], "A");
    assert_eq!(ben.get(&history).await.ok()["eyes"], 1);
    assert_eq!(ben.get(&format!("{history}?seat=0")).await.refused(), (403, "not-your-seat".into()));
    assert_eq!(house.guest("Eve").await.get(&history).await.refused(), (403, "not-invited".into()));
    let watch = ada.shows(&table).await;
    let watched = house.nobody().get(&format!("{history}?watch={watch}")).await.ok();
    assert_eq!(watched["eyes"], Json::Null);
    let seat = house.nobody().get(&format!("{history}?watch={watch}&seat=1")).await;
    assert_eq!(seat.refused(), (403, "not-your-seat".into()));
    // Rolls are told, but nothing that only the end may tell.
    for step in told["steps"].as_array().unwrap().iter().filter(|step| step["by"].get("chance").is_some()) {
        assert_eq!(step["by"]["chance"], json!({"source": "dice", "index": 0}));
        assert_eq!(step["events"][0]["event"]["event"], "rolled");
    }
    let lobby = ada.opens(json!({"game": "daydream", "seats": ["me", "open"]})).await;
    assert_eq!(ada.get(&format!("/api/tables/{lobby}/history")).await.refused().1, "not-in-play");
}

#[tokio::test]
async fn the_steps_of_a_history_are_the_entries_that_were_not_taken_back() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table = ada.opens(json!({"game": "daydream", "seats": ["me"], "start": true})).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    assert_eq!(a.latest["step"], 1, "the first roll");
    let moved = {
        let mv = a.some_move(0, &mut Dice::new(1)).unwrap();
        a.does(mv).await
    };
    a.reaches(moved).await;
    assert_eq!(a.latest["step"], 2);
    let undone = a.does(json!({"do": "undo", "seat": 0})).await;
    a.reaches(undone).await;
    assert_eq!((&a.latest["step"], a.n()), (&json!(1), moved + 1));
    let told = ada.get(&format!("/api/tables/{table}/history")).await.ok();
    let steps = told["steps"].as_array().unwrap();
    assert_eq!(steps.len(), 2);
    assert_eq!((&steps[0]["by"], &steps[0]["events"]), (&Json::Null, &json!([])));
    assert_eq!(steps[1]["view"], a.latest["view"]);
    assert_eq!(steps[1]["turn"], a.latest["turn"]);
    let short = ada.get(&format!("/api/tables/{table}/history?views=no")).await.ok();
    assert!(short["steps"].as_array().unwrap().iter().all(|step| step.get("view").is_none()));
    assert_eq!(short["steps"][1]["events"], steps[1]["events"]);
    assert_eq!(ada.get(&format!("/api/tables/{table}/history?views=some")).await.refused().0, 400);
}

#[tokio::test]
async fn once_it_is_over_anybody_who_may_look_sees_all_and_can_check_every_roll() {
    let house = House::open().await;
    let (ada, table) = a_finished_game(&house).await;
    let watch = ada.shows(&table).await;
    let told = house.nobody().get(&format!("/api/tables/{table}/history?seat=0&watch={watch}")).await.ok();
    assert_eq!(told["eyes"], 0);
    let seed: Seed = told["seed"].as_str().unwrap().parse().unwrap();
    assert_eq!(json!(seed.commitment()), told["commitment"]);
    let steps = told["steps"].as_array().unwrap();
    let mut checked = 0;
    for chance in steps.iter().filter_map(|step| step["by"].get("chance")) {
        let rolls = chance["rolls"].as_array().unwrap();
        let weights: Vec<(usize, u32)> = (0..)
            .zip(rolls)
            .map(|(place, roll)| (place, u32::try_from(roll[1].as_u64().unwrap()).unwrap()))
            .collect();
        let n = chance["n"].as_u64().unwrap();
        assert_eq!((&chance["source"], &chance["index"], n), (&json!("dice"), &json!(0), checked));
        let place = Dealer::new(seed).roll(Source::new("dice"), n, &weights).unwrap();
        assert_eq!(rolls[place][0], chance["roll"]);
        checked += 1;
    }
    assert!(checked > 5);
    assert!(steps.last().unwrap()["turn"].get("over").is_some());
    let refused = ada.get(&format!("/api/tables/{table}/history?seat=3")).await.refused();
    assert_eq!(refused.1, "no-such-seat");
}

#[tokio::test]
async fn a_record_from_anywhere_is_told_like_the_table_it_came_from() {
    let house = House::open().await;
    let (ada, table) = a_finished_game(&house).await;
    let record = ada.get(&format!("/api/tables/{table}/record")).await.ok();
    let told = ada.get(&format!("/api/tables/{table}/history?seat=0")).await.ok();
    assert_eq!(house.nobody().post("/api/replay?seat=0", &record).await.ok(), told);
    assert_eq!(house.nobody().post("/api/replay", &record).await.ok()["eyes"], Json::Null);
}

#[tokio::test]
async fn a_record_that_does_not_hold_is_refused_with_the_place() {
    let house = House::open().await;
    let (ada, table) = a_finished_game(&house).await;
    let record = ada.get(&format!("/api/tables/{table}/record")).await.ok();
    let nobody = house.nobody();
    let mut loaded = record.clone();
    loaded["entries"][0]["roll"] = json!([6, 6]);
    if loaded == record {
        loaded["entries"][0]["roll"] = json!([1, 1]);
    }
    assert_eq!(nobody.post("/api/replay", &loaded).await.refused(), (422, "record-broken".into()));
    let mut promised = record.clone();
    promised["commitment"] = json!("0".repeat(64));
    assert_eq!(nobody.post("/api/replay", &promised).await.refused(), (422, "record-commitment".into()));
    let mut other = record.clone();
    other["game"] = json!("chess");
    assert_eq!(nobody.post("/api/replay", &other).await.refused(), (404, "no-such-game".into()));
    for nonsense in [json!([]), json!({"format": 1}), json!("moon")] {
        assert_eq!(nobody.post("/api/replay", &nonsense).await.refused(), (422, "bad-record".into()));
    }
    // Larger than any message, but a record may be; and what no record needs.
    let mut padded = record;
    padded["players"] = json!(["z".repeat(100_000)]);
    nobody.post("/api/replay", &padded).await.ok();
    padded["players"] = json!(["z".repeat(1 << 20)]);
    let answer = http(house.address, "POST", "/api/replay", &[], &padded.to_string()).await;
    assert_eq!(answer.refused(), (413, "bad-message".into()));
}

#[tokio::test]
async fn a_history_is_packed_for_those_who_unpack() {
    let house = House::open().await;
    let (ada, table) = a_finished_game(&house).await;
    let path = format!("/api/tables/{table}/history");
    let plain = ada.get(&path).await;
    assert_eq!(plain.header("content-encoding"), None);
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let request = format!(
        "GET {path} HTTP/1.0\r\nhost: localhost\r\ncookie: {}\r\naccept-encoding: gzip\r\n\r\n",
        ada.cookie
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
    assert!(head.contains("content-encoding: gzip"), "{head}");
    let packed = &answer[end + 4..];
    assert!(packed.len() * 5 < plain.text.len(), "{} of {}", packed.len(), plain.text.len());
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).unwrap();
    assert_eq!(text, plain.text);
}
