//! Games in which people write: the referee asks and reads, records keep the words, a replay needs nothing else.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod common;

use common::{Referee, complained, path, reverie, said};
use serde_json::{Value as Json, json};

/// A night of two at which every flask has a card and both have passed: dreams are to be written.
fn writing(seed: &str) -> Referee {
    let mut referee = Referee::start();
    let mut turn =
        referee.ok(&json!({"do": "new", "game": "factory-of-dreams", "seats": 2, "seed": seed}))["turn"]
            .take();
    for n in 0..7 {
        let mv = if n < 5 { json!({"do": "place", "reserve": n, "flask": n}) } else { json!({"do": "pass"}) };
        turn = referee.ok(&json!({"do": "play", "seat": turn["waiting"][0], "move": mv}))["turn"].take();
    }
    assert_eq!(turn["waiting"], json!([0, 1]));
    referee
}

fn say(seat: u8, text: &str) -> Json {
    json!({"do": "say", "seat": seat, "text": text})
}

const DREAMS: [&str; 5] = ["crème brûlée", "zyzzyva", "xylem", "wombat", "vortex"];
const OTHERS: [&str; 5] = ["Creme brulee", "the zyzzyva", "Xylem!", "wombats", "quux"];

/// Both write, and find every group right.
fn to_the_end(referee: &mut Referee) -> Json {
    for (seat, dreams) in [(0, DREAMS), (1, OTHERS)] {
        for dream in dreams {
            referee.ok(&say(seat, dream));
        }
    }
    let mut turn = Json::Null;
    for _ in 0..5 {
        for seat in 0..2 {
            turn = referee.ok(&json!({"do": "play", "seat": seat, "move": {"do": "settle"}}))["turn"].take();
        }
    }
    turn
}

#[test]
fn the_referee_asks_reads_and_refuses_with_the_reason() {
    let mut referee = writing("moon");
    let legal = referee.ok(&json!({"do": "legal", "seat": 0}));
    assert_eq!(legal["question"]["ask"]["key"], "factory-ask-dream");
    assert_eq!(legal["question"]["ask"]["args"]["flask"], 1);
    assert!(legal["moves"].as_array().unwrap().len() > 20, "the box knows some answers");
    let before = referee.state();
    for (text, code) in [
        ("", "unclean-empty"),
        ("\u{202e}guitar", "unclean-direction"),
        ("<i>guitar</i>", "unclean-markup"),
        ("🎸", "unclean-symbol"),
        (&"z".repeat(10_000), "answer-too-long"),
    ] {
        assert_eq!(referee.code(&say(0, text).to_string()), code, "{text}");
    }
    let own =
        json!({"do": "play", "seat": 0, "move": {"do": "dream", "dream": {"text": "quux", "concept": 7}}});
    assert_eq!(referee.code(&own.to_string()), "not-listed", "what words mean is for the box to say");
    assert_eq!(referee.state(), before);
    referee.ok(&say(0, "quux"));
    assert_eq!(referee.code(&say(0, "Quux").to_string()), "factory-dreamt-already");
    referee.ok(&json!({"do": "undo", "seat": 0}));
    referee.ok(&say(0, "Quux"));
    referee.leave();
}

#[test]
fn what_somebody_writes_is_told_to_nobody_else_before_its_flask_is_revealed() {
    let mut referee = writing("moon");
    let events = referee.ok(&say(0, "zyzzyva"))["events"].take();
    for told in events.as_array().unwrap() {
        assert!(told["only"] == 0 || !told.to_string().contains("zyzzyva"), "{told}");
    }
    for seat in [json!(1), Json::Null] {
        let view = referee.ok(&json!({"do": "view", "seat": seat}));
        assert!(!view.to_string().contains("zyzzyva"), "{view}");
    }
    assert!(referee.ok(&json!({"do": "view", "seat": 0})).to_string().contains("zyzzyva"));
    referee.leave();
}

#[test]
fn a_record_keeps_the_words_and_goes_on_and_ends_the_same() {
    let mut referee = writing("moon");
    referee.ok(&say(0, DREAMS[0]));
    referee.ok(&json!({"do": "undo", "seat": 0}));
    let record = referee.ok(&json!({"do": "record"}))["record"].take();
    let over = to_the_end(&mut referee);
    let whole = referee.ok(&json!({"do": "record"}))["record"].take();
    referee.leave();
    assert_eq!(over["over"]["seats"][0]["points"], 8, "four flasks of one card, dreamt alike: {over}");
    let text = whole.to_string();
    for dream in DREAMS.iter().chain(&OTHERS[..1]) {
        assert!(text.contains(dream), "{dream}: {text}");
    }

    let mut again = Referee::start();
    again.ok(&json!({"do": "replay", "record": record}));
    assert_eq!(to_the_end(&mut again), over);
    assert_eq!(again.ok(&json!({"do": "record"}))["record"], whole);
    again.leave();
}

#[test]
fn a_replay_tells_what_was_written_and_finds_words_that_were_tampered_with() {
    let mut referee = writing("moon");
    to_the_end(&mut referee);
    let mut record = referee.ok(&json!({"do": "record"}))["record"].take();
    referee.leave();
    let dir = tempfile::tempdir().unwrap();
    let file = path(&dir, "night.json");
    std::fs::write(&file, record.to_string()).unwrap();
    let output = reverie(&["replay", &file]).output().unwrap();
    assert!(output.status.success(), "{}", complained(&output));
    assert!(said(&output).contains("“crème brûlée”"), "{}", said(&output));

    let entries = record["entries"].as_array_mut().unwrap();
    let dream = entries.iter_mut().find(|entry| entry["move"]["do"] == "dream").unwrap();
    dream["move"]["dream"]["text"] = json!("<script>");
    std::fs::write(&file, record.to_string()).unwrap();
    let output = reverie(&["replay", &file]).output().unwrap();
    assert!(!output.status.success(), "{}", said(&output));
    assert!(!complained(&output).is_empty());
}
