//! Clocks: what a missed deadline costs, and when the game rests. Days pass by hand.

use std::time::Duration;

use reverie_server::Limits;
use reverie_store::{Millis, Store, TableId};
use serde_json::{Value as Json, json};

use crate::common::{Dice, Guest, House, NOON, Socket, ada_ben_and_a_bot, quick, seat_both, until};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// A clock of a minute a decision.
fn a_minute() -> Json {
    json!({"kind": "move", "seconds": 60})
}

/// Ada and Ben at a table of Daydream, a minute for each decision.
async fn in_a_hurry(house: &House) -> (Guest, Guest, String) {
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let opening = json!({"game": "daydream", "seats": ["me", "open"], "clock": a_minute()});
    let table = seat_both(&ada, &ben, opening).await;
    (ada, ben, table)
}

/// Decides whatever is owed now.
async fn does_their_part(socket: &mut Socket, seat: u8, dice: &mut Dice) {
    socket.is_awaited().await;
    while let Some(mv) = socket.some_move(seat, dice) {
        let n = socket.does(mv).await;
        socket.reaches(n).await;
    }
}

/// Waits for an update with a note of this kind about this seat, and gives it.
async fn hears_note(socket: &mut Socket, kind: &str, seat: u8) -> Json {
    loop {
        let update = socket.hears("update").await;
        let notes = update["notes"].as_array().into_iter().flatten();
        let of_it = |note: &&Json| note[kind]["seat"] == seat || note[kind] == seat;
        if let Some(note) = notes.map(|note| &note[kind]).find(|note| of_it(&&json!({ kind: note }))) {
            return note.clone();
        }
    }
}

/// The bots that decided for a seat, decision by decision.
async fn deciders(guest: &Guest, table: &str, seat: u8) -> Vec<Option<String>> {
    let told = guest.get(&format!("/api/tables/{table}/history?views=no")).await.ok();
    let steps = told["steps"].as_array().unwrap().iter();
    let own = steps.filter(|step| step["by"]["seat"] == seat);
    own.map(|step| step["by"]["bot"].as_str().map(str::to_owned)).collect()
}

#[tokio::test]
async fn a_missed_deadline_costs_a_turn_and_the_next_is_ones_own() {
    let (house, hand) = House::by_hand(quick()).await;
    let (ada, ben, table) = in_a_hurry(&house).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    let mut dice = Dice::new(1);
    a.is_awaited().await;
    let face = a.latest["clocks"][0].clone();
    assert_eq!((&face["running"], &face["left"]), (&json!(true), &json!(60_000)));
    does_their_part(&mut b, 1, &mut dice).await;
    hand.pass(MINUTE);
    while a.hears("people").await["seats"][0]["once"] != true {}
    let note = hears_note(&mut a, "standin", 0).await;
    assert_eq!(note["why"], "late");
    let bot = note["bot"].as_str().unwrap().to_owned();
    // The turn goes on, the next is hers.
    while a.latest["turn"]["waiting"] != json!([0, 1]) || a.legal().is_empty() {
        a.hear().await.unwrap();
    }
    assert_eq!(a.latest["clocks"][0]["missed"], 1);
    assert_eq!(a.latest["clocks"][0]["left"], 60_000, "with time to begin again");
    let late = deciders(&ben, &table, 0).await;
    assert!(!late.is_empty() && late.iter().all(|by| *by == Some(bot.clone())), "{late:?}");
    does_their_part(&mut a, 0, &mut dice).await;
    assert_eq!(a.latest["clocks"][0].get("missed"), None, "whoever decides is here");
    let own = deciders(&ada, &table, 0).await;
    assert!(own.len() > late.len() && own[late.len()..].iter().all(Option::is_none), "{own:?}");
    let seats = ada.looks(&table).await.ok()["seats"].clone();
    assert_eq!((&seats[0]["name"], seats[0].get("bot")), (&json!("Ada"), None), "it is still her seat");
}

#[tokio::test]
async fn with_nobody_else_waiting_the_table_waits_too() {
    let (house, hand) = House::by_hand(quick()).await;
    for game in ["daydream", "mech-a-dream", "mechanica", "factory-of-dreams"] {
        let ada = house.guest("Ada").await;
        let opening = json!({"game": game, "seats": ["me", "random"], "clock": a_minute(), "start": true});
        let table = ada.opens(opening).await;
        let mut a = ada.sits(&table).await;
        a.is_awaited().await;
        assert_eq!((&a.latest["rests"], &a.latest["clocks"][0]["running"]), (&json!(true), &json!(false)));
        hand.pass(8 * HOUR);
        a.plays(0, Dice::new(1), 2).await;
        hand.pass(8 * HOUR);
        a.plays(0, Dice::new(2), 1).await;
        let by = deciders(&ada, &table, 0).await;
        assert!(by.len() >= 3 && by.iter().all(Option::is_none), "{game}: {by:?}");
    }
}

#[tokio::test]
async fn where_all_people_are_gone_the_game_rests_until_one_is_back() {
    let (house, hand) = House::by_hand(quick()).await;
    let (ada, ben, table) = in_a_hurry(&house).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    a.is_awaited().await;
    b.is_awaited().await;
    hand.pass(MINUTE);
    // A bot decides for each of them until the dealer deals.
    for there in [true, false] {
        let bots = |people: &Json| [0, 1].map(|seat| people["seats"][seat].get("bot").is_some());
        while bots(&a.hears("people").await) != [there; 2] {}
    }
    a.is_awaited().await;
    assert_eq!(a.latest["rests"], true);
    let (for_ada, for_ben) = (deciders(&ada, &table, 0).await, deciders(&ben, &table, 1).await);
    assert!(for_ada.iter().chain(&for_ben).all(Option::is_some));
    hand.pass(8 * HOUR);
    let mv = a.some_move(0, &mut Dice::new(1)).unwrap();
    let n = a.does(mv).await;
    a.reaches(n).await;
    // She is back; he has time again, counted from now.
    let face = &a.latest["clocks"][1];
    assert_eq!((&face["left"], &face["running"]), (&json!(60_000), &json!(true)));
    assert_eq!(deciders(&ben, &table, 1).await, for_ben);
    b.reaches(n).await;
    does_their_part(&mut b, 1, &mut Dice::new(2)).await;
}

#[tokio::test]
async fn a_deadline_survives_a_restart_and_needs_nobody_to_look() {
    let (house, hand) = House::by_hand(quick()).await;
    let (_, ben, table) = in_a_hurry(&house).await;
    let mut b = ben.sits(&table).await;
    does_their_part(&mut b, 1, &mut Dice::new(1)).await;
    let (_, folder) = house.stop().await;
    let store = Store::open(&crate::common::file(folder.path())).unwrap();
    let due = Millis(NOON.0 + 60_000);
    let table = TableId(table);
    assert_eq!(store.tables_due(Millis(due.0 - 1)).await.unwrap(), []);
    assert_eq!(store.tables_due(due).await.unwrap(), std::slice::from_ref(&table));
    let before = store.entries(table.clone(), 0).await.unwrap().len();
    drop(store);
    hand.pass(MINUTE);
    let house = House::on_at(folder, quick(), &hand).await;
    let ben = ben.at(house.address);
    until(|| async {
        hand.pass(Duration::from_secs(1));
        deciders(&ben, &table.0, 0).await.iter().any(Option::is_some)
    })
    .await;
    assert!(ben.looks(&table.0).await.ok()["n"].as_u64().unwrap() > before as u64);
}

#[tokio::test]
async fn three_deadlines_missed_in_a_row_are_the_clocks_verdict() {
    let (house, hand) = House::by_hand(quick()).await;
    let (ada, ben, table) = in_a_hurry(&house).await;
    let (mut a, mut b) = (ada.sits(&table).await, ben.sits(&table).await);
    let mut dice = Dice::new(1);
    let kick = json!({"do": "kick", "seat": 1});
    for missed in 1..=3 {
        assert_eq!(ada.hosts(&table, kick.clone()).await.refused(), (403, "kick-takes-a-vote".into()));
        does_their_part(&mut a, 0, &mut dice).await;
        hand.pass(MINUTE);
        while a.latest["clocks"][1]["missed"] != missed || a.legal().is_empty() {
            a.hear().await.unwrap();
        }
    }
    ada.hosts(&table, kick).await.ok();
    assert_eq!(hears_note(&mut a, "out", 1).await["by"], "clock");
    assert_eq!(b.hears("bye").await["reason"]["key"], "voted-out");
    assert_eq!(ben.looks(&table).await.refused().0, 403);
    // The seat is a bot's, and the game goes on.
    a.plays(0, dice, usize::MAX).await;
    assert!(a.over());
    let record = ada.get(&format!("/api/tables/{table}/record")).await.ok();
    let notes = record["notes"].as_array().unwrap().iter();
    assert_eq!(
        notes.filter(|noted| noted["note"].get("out").is_some()).count(),
        1,
        "it stands in the record"
    );
}

#[tokio::test]
async fn days_off_stop_the_clock_of_a_game_over_days_and_of_no_other() {
    let (house, hand) = House::by_hand(quick()).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let clock = json!({"kind": "move", "seconds": 3 * 24 * 3600});
    let opening = json!({"game": "daydream", "seats": ["me", "open"], "clock": clock});
    let table = seat_both(&ada, &ben, opening).await;
    let mut a = ada.sits(&table).await;
    a.is_awaited().await;
    let off = |days: u8| json!({"do": "off", "seat": 0, "days": days});
    assert_eq!(a.refused(off(0)).await, "too-many-days-off");
    assert_eq!(a.refused(off(31)).await, "too-many-days-off");
    a.does(off(7)).await;
    assert_eq!(hears_note(&mut a, "off", 0).await["until"], NOON.0 + 7 * 24 * 3_600_000);
    hand.pass(6 * 24 * HOUR);
    a.does(json!({"do": "chat", "text": "from the sea"})).await;
    let mv = a.some_move(0, &mut Dice::new(1)).unwrap();
    a.does(mv).await;
    assert!(deciders(&ada, &table, 0).await.iter().all(Option::is_none));
    let (ada, _, hasty) = in_a_hurry(&house).await;
    let mut a = ada.sits(&hasty).await;
    a.is_awaited().await;
    assert_eq!(a.refused(off(1)).await, "no-days-off");
}

#[tokio::test]
async fn a_bot_stands_in_when_the_others_agree_and_the_owner_is_away() {
    let away = Duration::from_secs(20);
    let (house, hand) = House::by_hand(Limits { away, ..quick() }).await;
    let (ada, ben, table) = ada_ben_and_a_bot(&house).await;
    let (mut b, a) = (ben.sits(&table).await, ada.sits(&table).await);
    let agree = json!({"do": "standin", "seat": 0, "agree": true});
    let plays = |people: &Json| people["seats"][0].get("bot").is_some();
    assert_eq!(b.refused(agree.clone()).await, "owner-is-here");
    assert_eq!(b.refused(json!({"do": "standin", "seat": 1, "agree": true})).await, "others-decide");
    assert_eq!(b.refused(json!({"do": "standin", "seat": 2, "agree": true})).await, "bot-already");
    assert_eq!(b.refused(json!({"do": "standin", "seat": 7, "agree": true})).await, "no-such-seat");
    while b.hears("people").await["seats"][0]["present"] == false {}
    drop(a);
    while b.hears("people").await["seats"][0]["present"] == true {}
    assert_eq!(b.refused(agree.clone()).await, "owner-is-here", "it may be a reload");
    hand.pass(away);
    b.does(agree.clone()).await;
    while !plays(&b.hears("people").await) {}
    assert_eq!(b.refused(agree).await, "bot-already");
    assert_eq!(b.refused(json!({"do": "back", "seat": 0})).await, "not-your-seat");
    let mut a = ada.sits(&table).await;
    a.does(json!({"do": "back", "seat": 0})).await;
    while plays(&b.hears("people").await) {}
}
