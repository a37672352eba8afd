//! Updates told as what changed: whoever follows them sees what whole updates show, whatever a bad line does to them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use reverie_catalog::Games;
use reverie_server::Config;
use reverie_splice::{Follower, Patch};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use crate::common::{Dice, House, Socket, config, quick, seat_both};

const GAMES: [&str; 5] = ["daydream", "mech-a-dream", "mechanica", "factory-of-dreams", "goofspiel"];

async fn house() -> House {
    let folder = tempfile::tempdir().unwrap();
    let games = Games::named(GAMES).unwrap();
    House::set(Config { games, ..config(folder.path(), quick()) }, folder).await
}

/// What an update says, however it came.
fn said(update: &Json) -> Json {
    let mut said = update.clone();
    said.as_object_mut().unwrap().remove("hash");
    said
}

/// Somebody who hears patches and whole updates side by side, through the same eyes.
struct Both {
    patches: Socket,
    whole: Socket,
}

impl Both {
    /// Both have come so far, and were told the same.
    async fn agree_at(&mut self, n: u64) {
        self.patches.reaches(n).await;
        self.whole.reaches(n).await;
        assert_eq!(said(&self.patches.latest), said(&self.whole.latest));
    }
}

#[tokio::test]
async fn whoever_follows_patches_sees_what_whole_updates_show() {
    let house = house().await;
    for game in GAMES {
        let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
        let table = seat_both(&ada, &ben, json!({"game": game, "seats": ["me", "open"]})).await;
        let mut both = Vec::new();
        for guest in [&ada, &ben] {
            let patches = guest.sits(&table).await;
            both.push(Both { patches, whole: guest.comes(&table, "updates=whole").await });
        }
        let n = {
            both[0].whole.hears("update").await;
            both[0].whole.n()
        };
        for both in &mut both {
            both.agree_at(n).await;
        }
        let (mut dice, mut undone) = (Dice::new(7), 0);
        for turn in 0..60 {
            let asked: Vec<usize> = (0..2).filter(|&seat| !both[seat].whole.legal().is_empty()).collect();
            let Some(&seat) = asked.get(dice.below(asked.len().max(1))) else { break };
            let number = u8::try_from(seat).unwrap();
            let mv = both[seat].whole.some_move(number, &mut dice).unwrap();
            let mut n = both[seat].whole.does(mv).await;
            // Now and then something is taken back, where it can be.
            if turn % 5 == 0 {
                let undo = both[seat].whole.ask(json!({"do": "undo", "seat": seat})).await;
                undone += u32::from(undo["ok"].is_u64());
                n = undo["ok"].as_u64().unwrap_or(n);
            }
            for both in &mut both {
                both.agree_at(n).await;
            }
        }
        assert!(game == "goofspiel" || undone > 0, "{game}: something was taken back");
    }
}

/// What a bad line makes of a text.
fn spoiled(dice: &mut Dice, text: &str, held: &mut Option<String>) -> Vec<String> {
    match dice.below(6) {
        // Lost.
        0 => Vec::new(),
        // Doubled.
        1 => vec![text.to_owned(); 2],
        // Late: the next is faster.
        2 if held.is_none() => {
            *held = Some(text.to_owned());
            Vec::new()
        }
        // Something in it is something else.
        3 => {
            let mut bytes = text.as_bytes().to_vec();
            let at = dice.below(bytes.len());
            bytes[at] = b"0123456789{}[],:\"ax"[dice.below(19)];
            vec![String::from_utf8(bytes).unwrap()]
        }
        _ => std::iter::once(text.to_owned()).chain(held.take()).collect(),
    }
}

#[tokio::test]
async fn whoever_went_astray_is_right_again_after_one_request() {
    let house = house().await;
    let ada = house.guest("Ada").await;
    let (mut astray, mut dice) = (0, Dice::new(11));
    for game in ["daydream", "factory-of-dreams"] {
        let table = ada.opens(json!({"game": game, "seats": ["me", "random"], "start": true})).await;
        let mut plays = ada.comes(&table, "updates=whole").await;
        let mut bad = ada.sits(&table).await;
        let (mut follower, mut held, mut came) = (Follower::default(), None, 0);
        let (mut have, mut hash) = (0, String::new());
        for turn in 0..80 {
            if plays.plays(0, Dice::new(turn), 1).await == 0 {
                break;
            }
            let n = plays.n();
            // Everything up to here comes over a bad line.
            while came < n {
                let text = bad.next_text().await;
                let Ok(patch) = serde_json::from_str::<Patch<'_>>(&text) else { continue };
                came = u64::from(patch.n);
                for text in spoiled(&mut dice, &text, &mut held) {
                    // What cannot be read or does not fit changes nothing.
                    let Ok(patch) = serde_json::from_str::<Patch<'_>>(&text) else { continue };
                    if follower.take(&patch).is_ok() {
                        (have, hash) = (patch.n, patch.hash.to_owned());
                    }
                }
            }
            // One request, with what we have: nothing comes, or a fresh view that makes it right.
            let id = format!("life-{turn}");
            bad.send_text(&json!({"id": id, "do": "sync", "have": have, "hash": hash}).to_string()).await;
            let (mut answered, mut view) = (None, None);
            while answered.is_none_or(|n| n > u64::from(have)) {
                let text = bad.next_text().await;
                let message: Json = serde_json::from_str(&text).unwrap();
                if message["is"] == "answer" && message["re"] == json!(id) {
                    answered = message["ok"].as_u64();
                }
                let Ok(patch) = serde_json::from_str::<Patch<'_>>(&text) else { continue };
                astray += u32::from(patch.whole);
                if let Ok(update) = follower.take(&patch) {
                    (have, hash) = (patch.n, patch.hash.to_owned());
                    view = serde_json::from_str::<Json>(&update).ok();
                }
                came = came.max(u64::from(patch.n));
            }
            plays.reaches(u64::from(have)).await;
            if let Some(update) = view.filter(|update| update["n"] == plays.latest["n"]) {
                assert_eq!(update["view"], plays.latest["view"]);
                assert_eq!(update["legal"], plays.latest["legal"]);
            }
        }
    }
    assert!(astray > 20, "the line was bad: {astray}");
}

/// What a table told of some moves of a game, for the page's tests: `web/src/lib/splice.fixture.json`.
#[derive(Serialize, Deserialize)]
struct Recorded {
    patches: Vec<Json>,
    /// The last of the updates they tell.
    update: Json,
}

fn fixture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/splice.fixture.json")
}

async fn record(house: &House, game: &str) -> Recorded {
    let ada = house.guest("Zoé").await;
    let opening = json!({"game": game, "seats": ["me", "random", "random"], "start": true});
    let table = ada.opens(opening).await;
    let mut a = ada.sits(&table).await;
    a.plays(0, Dice::new(5), 6).await;
    let patches = a.heard.iter().map(|text| serde_json::from_str::<Json>(text).unwrap());
    let patches: Vec<Json> = patches.filter(|message| message["is"] == "patch").take(24).collect();
    Recorded { update: followed(&patches).unwrap(), patches }
}

fn followed(patches: &[Json]) -> Option<Json> {
    let mut follower = Follower::default();
    let updates = patches.iter().map(|patch| {
        let text = patch.to_string();
        let patch: Patch<'_> = serde_json::from_str(&text).unwrap();
        follower.take(&patch).expect("it fits what was told before")
    });
    updates.last().map(|update| serde_json::from_str(&update).unwrap())
}

#[tokio::test]
async fn the_page_is_tested_with_what_a_table_told() {
    if std::env::var_os("REVERIE_BLESS").is_some() {
        let house = house().await;
        let mut recorded = BTreeMap::new();
        for game in GAMES {
            recorded.insert(game, record(&house, game).await);
        }
        let text = serde_json::to_string(&recorded).unwrap().replace("{\"is\":", "\n{\"is\":");
        std::fs::write(fixture(), text + "\n").unwrap();
    }
    let text = std::fs::read_to_string(fixture()).expect("REVERIE_BLESS=1 writes it");
    let recorded: BTreeMap<String, Recorded> = serde_json::from_str(&text).unwrap();
    assert!(recorded.keys().map(String::as_str).eq({
        let mut games = GAMES;
        games.sort_unstable();
        games
    }));
    for (game, Recorded { patches, update }) in recorded {
        assert!(patches.len() > 8, "{game}");
        assert_eq!(followed(&patches), Some(update), "{game}");
    }
}
