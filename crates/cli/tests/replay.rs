//! Recorded games: told, stepped through, verified; and what is said of files that are none.

#![allow(clippy::unwrap_used)] // in a test a panic is the message

mod common;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use common::{Referee, finished_game, reverie};
use serde_json::{Value as Json, json};
use tempfile::TempDir;

fn write(dir: &TempDir, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let path = dir.path().join(name);
    std::fs::write(&path, content).unwrap();
    path
}

fn replay(path: &Path, args: &[&str]) -> Output {
    reverie(&["replay"]).arg(path).args(args).stdin(Stdio::null()).output().unwrap()
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

#[test]
fn a_good_record_is_verified() {
    let dir = TempDir::new().unwrap();
    let record = finished_game(2, "verify");
    let path = write(&dir, "good.json", record.to_string());
    let told = replay(&path, &["--verify"]);
    assert_eq!(code(&told), 0, "{}", err(&told));
    assert!(out(&told).contains("it is the seed that was promised"), "{}", out(&told));
    assert!(out(&told).ends_with("The record holds.\n"));
    let told = replay(&path, &["--verify", "--json"]);
    let report: Json = serde_json::from_str(out(&told)).unwrap();
    assert_eq!(code(&told), 0);
    assert_eq!(report["holds"], true);
    assert_eq!(report["dice"], "proven");
    assert_eq!(report["result"], record["result"]);
    assert_eq!(report["entries"], record["entries"].as_array().unwrap().len());
    // The same from standard input, and in French.
    let mut child = reverie(&["replay", "-", "--verify", "--lang", "fr"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(record.to_string().as_bytes()).unwrap();
    let told = child.wait_with_output().unwrap();
    assert_eq!(code(&told), 0);
    assert!(out(&told).contains("L'enregistrement est bon."), "{}", out(&told));
}

/// A change to a record, and the code and the entry it must be caught with.
type Tampering = (fn(&mut Json), &'static str, Option<usize>);

#[test]
fn a_tampered_record_is_caught_with_its_entry() {
    let dir = TempDir::new().unwrap();
    let record = finished_game(2, "tamper");
    let tamperings: [Tampering; 11] = [
        // Better dice than the dealer's: the first entry is a roll.
        (
            |r| {
                let own = r["entries"][0]["roll"].take();
                r["entries"][0]["roll"] = if own == json!([6, 6]) { json!([5, 5]) } else { json!([6, 6]) };
            },
            "record-roll",
            Some(1),
        ),
        (|r| r["seed"] = json!("00".repeat(32)), "record-commitment", None),
        (|r| r["hashes"][0]["hash"] = json!("0123456789abcdef"), "record-hash", Some(32)),
        (|r| r["hashes"][0]["entries"] = json!(100_000), "record-hash-place", None),
        (|r| r["result"]["seats"][0]["points"] = json!(99), "record-result", None),
        (|r| r["entries"][1]["seat"] = json!(3), "no-such-seat", Some(2)),
        (|r| r["entries"][1]["move"]["cloud"] = json!("q9"), "bad-record", Some(2)),
        (|r| r["entries"][2] = json!({"seat": 0}), "bad-record", Some(3)),
        (|r| r["entries"][2] = r["entries"][1].clone(), "daydream-no-such-die", Some(3)),
        (|r| drop(r["entries"].as_array_mut().unwrap().remove(1)), "record-hash", None),
        (|r| r["rules"] = json!(99), "record-rules", None),
    ];
    for (n, (tamper, code_of, entry)) in tamperings.into_iter().enumerate() {
        let mut bad = record.clone();
        tamper(&mut bad);
        let path = write(&dir, "bad.json", bad.to_string());
        let told = replay(&path, &["--verify", "--json"]);
        let report: Json = serde_json::from_str(out(&told)).unwrap();
        assert_eq!(code(&told), 1, "tampering {n}");
        assert_eq!(report["holds"], false, "tampering {n}");
        // Without its second entry a game breaks somewhere; where is for the dice to say.
        if n != 9 {
            assert_eq!(report["error"]["code"], code_of, "tampering {n}: {report}");
            assert_eq!(report["error"]["entry"], json!(entry), "tampering {n}: {report}");
        }
        let told = replay(&path, &["--verify"]);
        assert_eq!(code(&told), 1, "tampering {n}");
        if let Some(entry) = entry {
            let said = format!("{}{}", out(&told), err(&told));
            assert!(said.contains(&format!("Entry {entry}: ")), "tampering {n}: {said}");
        }
        // The log is told as far as the record holds.
        assert_eq!(code(&replay(&path, &[])), 1, "tampering {n}");
    }
}

#[test]
fn what_cannot_be_checked_is_said() {
    let dir = TempDir::new().unwrap();
    let mut referee = Referee::start();
    referee.ok(&json!({"do": "new", "game": "daydream", "seats": 2, "seed": "sealed"}));
    referee.bots_play("greedy", 9);
    let sealed = referee.ok(&json!({"do": "record", "seed": false}))["record"].take();
    referee.ok(&json!({"do": "new", "game": "daydream", "seats": 1, "chance": "ask"}));
    referee.ok(&json!({"do": "roll", "roll": [1, 2]}));
    let asked = referee.ok(&json!({"do": "record"}))["record"].take();
    referee.leave();
    for (record, dice, says) in
        [(sealed, "sealed", "the dealer's seed is not shown"), (asked, "asked", "brought by hand")]
    {
        let path = write(&dir, "record.json", record.to_string());
        let told = replay(&path, &["--verify"]);
        assert_eq!(code(&told), 0, "{}", err(&told));
        assert!(out(&told).contains(says), "{}", out(&told));
        assert!(out(&told).contains("The game is not over"), "{}", out(&told));
        let report: Json = serde_json::from_str(out(&replay(&path, &["--verify", "--json"]))).unwrap();
        assert_eq!(report["dice"], dice);
    }
}

#[test]
fn the_log_is_told_whole_or_up_to_an_entry() {
    let dir = TempDir::new().unwrap();
    let mut record = finished_game(1, "log");
    // A name that would clear the screen is shown, not obeyed.
    record["players"] = json!(["Ada\u{1b}[2J"]);
    let path = write(&dir, "log.json", record.to_string());
    let whole = replay(&path, &[]);
    assert_eq!(code(&whole), 0, "{}", err(&whole));
    let text = out(&whole);
    assert!(text.starts_with("Daydream, Calm Morning, 1 player (Ada"), "{text}");
    assert!(text.contains("  1  The starting digits: "), "{text}");
    assert!(text.contains("The game is over."), "{text}");
    assert!(!text.contains('\u{1b}'), "{text}");
    let part = replay(&path, &["--at", "2"]);
    assert_eq!(code(&part), 0);
    assert!(out(&part).contains("\n  2  Ada"), "{}", out(&part));
    assert!(!out(&part).contains("\n  3  "), "{}", out(&part));
    let data: Json = serde_json::from_str(out(&replay(&path, &["--at", "2", "--json"]))).unwrap();
    assert_eq!(data["log"].as_array().unwrap().len(), 2);
    assert_eq!(data["log"][0]["events"][0]["event"], "rolled");
    assert_eq!(data["turn"]["waiting"], json!([0]));
    let beyond = replay(&path, &["--at", "100000"]);
    assert_eq!(code(&beyond), 1);
    assert!(err(&beyond).contains("There is no entry 100000") || err(&beyond).contains("100,000"));
}

#[test]
fn a_file_that_is_no_record_is_refused_with_the_place() {
    let dir = TempDir::new().unwrap();
    let nested = "[".repeat(10_000);
    let cases: [(&str, &[u8], &str); 7] = [
        ("empty", b"", "line 1 column 0"),
        ("half", b"{\n  \"format\": 1,\n  \"game\"", "line 3 column 8"),
        ("list", b"[1, 2]", "is not a record of a game"),
        ("other", b"{\"name\": \"package\",\n \"version\": 1}", "missing field `format`"),
        ("bytes", b"\xff\xfe", "is not JSON"),
        ("deep", nested.as_bytes(), "is not JSON"),
        ("chess", br#"{"format":1,"game":"chess","rules":1}"#, "There is no game chess"),
    ];
    for (name, content, says) in cases {
        let path = write(&dir, name, content);
        for args in [&[][..], &["--verify"]] {
            let told = replay(&path, args);
            assert_eq!(code(&told), 1, "{name}");
            assert!(err(&told).contains(says), "{name}: {}", err(&told));
        }
        let told = replay(&path, &["--verify", "--json"]);
        let report: Json = serde_json::from_str(out(&told)).unwrap();
        assert_eq!((code(&told), &report["holds"]), (1, &json!(false)), "{name}");
        assert!(report["error"]["code"].is_string(), "{name}");
    }
    let told = replay(&dir.path().join("nowhere.json"), &[]);
    assert_eq!(code(&told), 1);
    assert!(err(&told).contains("cannot be read"), "{}", err(&told));
    assert_eq!(code(&replay(dir.path(), &[])), 1);
    assert_eq!(code(&reverie(&["replay"]).output().unwrap()), 2);
    assert_eq!(code(&reverie(&["replay", "x", "--verify", "--at", "1"]).output().unwrap()), 2);
}

#[test]
fn a_record_is_reviewed_decision_by_decision() {
    let dir = TempDir::new().unwrap();
    let record = finished_game(1, "review");
    let path = write(&dir, "game.json", record.to_string());
    let told = replay(&path, &["--review"]);
    assert_eq!(code(&told), 0, "{}", err(&told));
    assert!(out(&told).contains("Master would have played: "), "{}", out(&told));
    assert!(out(&told).contains("Where the game turned"), "random play gives points away: {}", out(&told));
    let told = replay(&path, &["--review", "--json"]);
    let report: Json = serde_json::from_str(out(&told)).unwrap();
    let decisions = record["entries"].as_array().unwrap().iter().filter(|entry| entry.get("move").is_some());
    assert_eq!(report["steps"].as_array().unwrap().len(), decisions.count());
    assert_eq!(report["ended"][0], record["result"]["seats"][0]["points"]);
    assert_eq!(code(&replay(&path, &["--review", "--verify"])), 2, "one or the other");
}

#[test]
fn alone_against_armand_a_review_counts_from_his_points_in_either_language() {
    let dir = TempDir::new().unwrap();
    let mut referee = Referee::start();
    referee.ok(&json!({"do": "new", "game": "mechanica", "seats": 1, "seed": "review"}));
    for seed in 0..3 {
        let mv =
            referee.ok(&json!({"do": "bot", "seat": 0, "level": "random", "seed": seed}))["move"].clone();
        referee.ok(&json!({"do": "play", "seat": 0, "move": mv}));
    }
    let record = referee.ok(&json!({"do": "record"}))["record"].clone();
    let path = write(&dir, "works.json", record.to_string());
    let told = replay(&path, &["--review"]);
    assert!(out(&told).contains("All points are those ahead of ARMAND-0"), "{}", out(&told));
    let told = replay(&path, &["--review", "--lang", "fr"]);
    assert!(out(&told).contains("sur ARMAND-0"), "{}", out(&told));
    let figure =
        out(&told).lines().filter_map(|line| line.split_whitespace().last()).find(|word| word.contains(','));
    assert!(figure.is_some_and(|figure| figure.starts_with(['+', '−'])), "{}", out(&told));
    let told = replay(&path, &["--review", "--json"]);
    assert_eq!(serde_json::from_str::<Json>(out(&told)).unwrap()["rival"]["key"], "mechanica-armand");
}

#[test]
fn a_game_that_nobody_can_judge_is_not_reviewed_and_says_why() {
    let dir = TempDir::new().unwrap();
    let mut referee = Referee::start();
    referee.ok(&json!({"do": "new", "game": "factory-of-dreams", "seats": 2, "seed": "review"}));
    let record = referee.ok(&json!({"do": "record"}))["record"].clone();
    let path = write(&dir, "night.json", record.to_string());
    let told = replay(&path, &["--review"]);
    assert_eq!(code(&told), 1);
    assert!(err(&told).contains("there is no review of it"), "{}", err(&told));
    let told = replay(&path, &["--review", "--json"]);
    assert_eq!(serde_json::from_str::<Json>(out(&told)).unwrap()["error"]["code"], "no-review");
}
