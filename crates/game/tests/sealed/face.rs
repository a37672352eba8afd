//! Sealed behind the face that the catalog, the referee and the server know.

use reverie_game::table::{Act, Done};
use reverie_game::{Audience, Chance, Dealer, Eyes, GameEntry, Illegal, Own, Seed, Table, entry};
use serde_json::{Value as Json, json};

use crate::game::Sealed;
use crate::table::{card, seat};

static ENTRY: GameEntry = entry::<Sealed>();

fn table() -> Box<dyn Table> {
    let mut table = (ENTRY.open)(2, &json!({"rounds": 2}), Chance::Asked).unwrap();
    for worth in [5, 3] {
        table.act(Act::Roll(&Own::of(&card(worth)))).unwrap();
    }
    table
}

fn play(table: &mut dyn Table, number: u8, mv: Json) -> Result<Done, Illegal> {
    table.act(Act::Play(seat(number), &mv.into()))
}

#[test]
fn options_that_the_game_does_not_have_are_refused() {
    let reason = (ENTRY.open)(2, &json!({"rounds": 2, "colour": "red"}), Chance::Asked).err().unwrap();
    assert_eq!(reason.key(), "bad-options");
}

#[test]
fn what_happened_comes_with_its_audience_and_its_words() {
    let tellings = play(&mut *table(), 0, json!({"do": "bid", "bid": 4})).unwrap().told;
    let told: Vec<_> = tellings.iter().map(|telling| (telling.audience, telling.words.is_some())).collect();
    assert_eq!(told, [(Audience::All, true), (Audience::Only(seat(0)), false)]);
    assert_eq!(tellings[1].event.json(), json!({"event": "bid", "seat": 0, "bid": 4, "aloud": false}));
}

#[test]
fn a_view_has_only_what_its_eyes_may_see() {
    let table = table();
    assert_eq!(table.view(Eyes::Seat(seat(0))).unwrap().json()["card"], json!(5));
    assert_eq!(table.view(Eyes::Seat(seat(1))).unwrap().json()["card"], json!(3));
    assert_eq!(table.view(Eyes::Spectator).unwrap().json()["card"], json!(null));
    assert_eq!(table.view(Eyes::Seat(seat(2))).unwrap_err().key(), "no-such-seat");
}

#[test]
fn what_is_legal_says_which_words_are_wanted() {
    let mut table = table();
    assert!(table.legal(seat(0)).unwrap().question.is_none());
    play(&mut *table, 0, json!({"do": "bid", "bid": 1})).unwrap();
    play(&mut *table, 1, json!({"do": "bid", "bid": 0})).unwrap();
    let legal = json!(table.legal(seat(0)).unwrap());
    assert_eq!(legal["moves"][0], json!({"do": "name", "word": "moon"}));
    assert_eq!(legal["question"], json!({"ask": {"key": "name-the-round"}, "longest": 8}));
    assert_eq!(table.legal(seat(1)).unwrap_err().key(), "not-awaited");
}

#[test]
fn what_cannot_be_read_is_refused_and_the_table_stays() {
    let mut table = table();
    let before = table.state();
    assert_eq!(play(&mut *table, 0, json!({"do": "jump"})).unwrap_err().key(), "bad-move");
    assert_eq!(play(&mut *table, 0, json!(null)).unwrap_err().key(), "bad-move");
    assert_eq!(table.act(Act::Roll(&Own::of(&"six"))).unwrap_err().key(), "bad-roll");
    assert_eq!(table.state(), before);
}

#[test]
fn a_position_goes_out_and_in() {
    let state = table().state();
    let loaded = (ENTRY.load)(2, &json!({"rounds": 2}), Chance::Asked, &state).unwrap();
    assert_eq!(loaded.state(), state);
    let mut odd = state;
    odd["bids"] = json!([6, null, null]);
    let refused = (ENTRY.load)(2, &json!({"rounds": 2}), Chance::Asked, &odd).err().unwrap();
    assert_eq!(refused.key(), "bad-table");
}

#[test]
fn a_fork_leaves_the_table_alone() {
    let chance = Chance::Dealt(Dealer::new(Seed::named("fork")));
    let mut table = (ENTRY.open)(2, &json!({"rounds": 2}), chance).unwrap();
    let mut fork = table.fork();
    assert!(!fork.settle().is_empty());
    assert_ne!(fork.state(), table.state());
    table.settle();
    assert_eq!(fork.state(), table.state());
}
