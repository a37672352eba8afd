//! The referee over its pipes: whole games, positions in and out, and nothing that a driver can send ends it.

#![allow(clippy::unwrap_used)] // in a test a panic is the message

mod common;

use std::io::Read;
use std::process::Stdio;

use common::{Referee, reverie};
use serde_json::{Value as Json, json};

fn new_game(referee: &mut Referee, seats: u8, seed: &str) -> Json {
    referee.ok(&json!({"do": "new", "game": "daydream", "seats": seats, "seed": seed}))
}

#[test]
fn the_list_of_games_is_the_one_the_program_prints() {
    let mut referee = Referee::start();
    let told = referee.ok(&json!({"do": "games"}));
    referee.leave();
    let printed = reverie(&["games", "--json"]).output().unwrap();
    assert_eq!(serde_json::from_slice::<Json>(&printed.stdout).unwrap(), told);
    let games = told["games"].as_array().unwrap();
    let daydream = games.iter().find(|game| game["game"] == "daydream").unwrap();
    assert_eq!(daydream["seats"], json!({"fewest": 1, "most": 5}));
    assert_eq!(daydream["options"][0]["values"][0]["value"], "A");
    assert_eq!(daydream["bots"][0]["level"], "dreamer");
}

#[test]
fn a_solo_game_is_played_to_its_end() {
    let mut referee = Referee::start();
    let opening = new_game(&mut referee, 1, "solo");
    assert_eq!(opening["events"][0]["event"]["event"], "rolled");
    assert_eq!(opening["turn"], json!({"waiting": [0]}));
    let turn = referee.bots_play("greedy", 1000);
    assert!(turn["over"]["band"]["name"].is_string(), "{turn}");
    assert_eq!(referee.ok(&json!({"do": "standings"}))["standings"], turn["over"]);
    assert_eq!(referee.code(r#"{"do":"legal","seat":0}"#), "game-over");
    assert_eq!(referee.code(r#"{"do":"undo","seat":0}"#), "undo-over");
    referee.leave();
}

#[test]
fn a_game_of_three_in_the_hardest_view_is_played_to_its_end() {
    let mut referee = Referee::start();
    let request = json!({"do": "new", "game": "daydream", "seats": 3, "options": {"view": "DEF"}});
    assert_eq!(referee.ok(&request)["turn"], json!({"waiting": [0, 1, 2]}));
    // Every listed move can be played, whichever it is.
    let legal = referee.ok(&json!({"do": "legal", "seat": 2}));
    let last = legal["moves"].as_array().unwrap().last().unwrap();
    let told = referee.ok(&json!({"do": "play", "seat": 2, "move": last}));
    assert_eq!(told["events"][0]["event"]["seat"], 2);
    assert!(told["events"][0]["words"]["key"].is_string());
    let turn = referee.bots_play("random", 10_000);
    assert_eq!(turn["over"]["seats"].as_array().unwrap().len(), 3);
    referee.leave();
}

#[test]
fn whoever_asks_for_chance_brings_the_dice() {
    let mut referee = Referee::start();
    let request = json!({"do": "new", "game": "daydream", "seats": 1, "chance": "ask"});
    let due = referee.ok(&request)["turn"]["chance"].take();
    assert_eq!(due["source"], json!({"name": "dice"}));
    assert_eq!(due["rolls"].as_array().unwrap().len(), 21);
    assert_eq!(due["rolls"][0], json!([[1, 1], 1]));
    assert_eq!(referee.code(r#"{"do":"legal","seat":0}"#), "awaits-chance");
    assert_eq!(referee.code(r#"{"do":"roll","roll":[7,1]}"#), "bad-roll");
    assert_eq!(referee.code(r#"{"do":"roll","roll":[6,1]}"#), "bad-roll");
    let told = referee.ok(&json!({"do": "roll", "roll": [2, 5]}));
    assert_eq!(told["events"][0]["event"]["dice"], json!([2, 5]));
    assert_eq!(told["turn"], json!({"waiting": [0]}));
    assert_eq!(referee.code(r#"{"do":"roll","roll":[1,1]}"#), "no-roll-due");
    // At a table with a dealer nobody else rolls.
    new_game(&mut referee, 1, "dealt");
    assert_eq!(referee.code(r#"{"do":"roll","roll":[1,1]}"#), "dealer-rolls");
    referee.leave();
}

#[test]
fn a_position_goes_out_and_comes_in_the_same() {
    let mut referee = Referee::start();
    new_game(&mut referee, 2, "position");
    referee.bots_play("greedy", 17);
    let before = referee.state();
    let turn = referee.ok(&json!({"do": "turn"}));
    let mut position = referee.ok(&json!({"do": "state"}));
    position["do"] = json!("load");
    position["chance"] = json!("ask");
    new_game(&mut referee, 1, "something else");
    assert_eq!(referee.ok(&position)["turn"], turn["turn"]);
    assert_eq!(referee.state(), before);
    // A position that cannot be on a table is refused, and the one on it stays.
    position["state"]["sheets"][0]["drawing"]["objects"] = json!(9);
    let refusal = referee.ask(&position);
    assert!(refusal["error"]["code"].as_str().unwrap().starts_with("position-"), "{refusal}");
    assert_eq!(referee.state(), before);
    referee.leave();
}

#[test]
fn a_position_is_loaded_for_as_many_as_it_fits() {
    let mut referee = Referee::start();
    new_game(&mut referee, 3, "fits");
    referee.bots_play("greedy", 20);
    let mut position = referee.ok(&json!({"do": "state"}));
    position["do"] = json!("load");
    position.as_object_mut().unwrap().remove("seats");
    assert_eq!(referee.ok(&position)["turn"], referee.ok(&json!({"do": "turn"}))["turn"]);
    assert_eq!(referee.ok(&json!({"do": "state"}))["seats"], 3);
    // Where it fits nobody, what is wrong is told, not that it is not for one, two, four or five.
    position["state"]["sheets"][0]["drawing"]["objects"] = json!(9);
    assert_eq!(referee.ask(&position)["error"]["code"], "position-drawn");
    referee.leave();
}

#[test]
fn a_seat_that_holds_can_take_back_until_it_confirms() {
    let mut referee = Referee::start();
    new_game(&mut referee, 1, "hold");
    assert_eq!(referee.code(r#"{"do":"confirm","seat":0}"#), "nothing-to-confirm");
    assert_eq!(referee.code(r#"{"do":"undo","seat":0}"#), "undo-nothing");
    referee.ok(&json!({"do": "hold", "seat": 0, "on": true}));
    referee.bots_play("greedy", 1);
    let between = referee.state();
    let turn = referee.bots_play("greedy", 1);
    assert_eq!(turn, json!({"waiting": [], "held": [0]}), "the dealer waits");
    assert_eq!(referee.ok(&json!({"do": "undo", "seat": 0})), json!({"turn": {"waiting": [0]}}));
    assert_eq!(referee.state(), between);
    referee.bots_play("greedy", 1);
    let told = referee.ok(&json!({"do": "confirm", "seat": 0}));
    assert_eq!(told["events"][0]["event"]["event"], "rolled");
    assert_eq!(referee.code(r#"{"do":"undo","seat":0}"#), "undo-rolled");
    // Letting go of the hold is as good as confirming.
    referee.bots_play("greedy", 1);
    while referee.bots_play("greedy", 1).get("held").is_none() {}
    let told = referee.ok(&json!({"do": "hold", "seat": 0, "on": false}));
    assert_eq!(told["events"][0]["event"]["event"], "rolled");
    referee.leave();
}

#[test]
fn a_record_goes_on_in_another_process_with_the_same_dice() {
    let mut first = Referee::start();
    new_game(&mut first, 2, "on and on");
    first.bots_play("greedy", 11);
    let record = first.ok(&json!({"do": "record"}))["record"].take();
    let end = first.bots_play("greedy", 10_000);
    first.leave();

    let mut second = Referee::start();
    let told = second.ok(&json!({"do": "replay", "record": record}));
    assert_eq!(told["events"], json!([]));
    assert_eq!(second.ok(&json!({"do": "record"}))["record"], record);
    assert_eq!(second.bots_play("greedy", 10_000), end);
    // Without its seed the record keeps the promise, and nobody can tell the coming dice from it.
    let open = second.ok(&json!({"do": "replay", "record": record}));
    assert!(open["turn"]["waiting"].is_array());
    let sealed = second.ok(&json!({"do": "record", "seed": false}))["record"].take();
    assert!(sealed.get("seed").is_none() && sealed["commitment"] == record["commitment"]);

    let mut broken = record.clone();
    broken["entries"][4] = json!({"roll": [1, 1]});
    let before = second.state();
    let refusal = second.ask(&json!({"do": "replay", "record": broken}));
    assert_eq!(refusal["error"]["entry"], 5, "{refusal}");
    assert_eq!(second.state(), before);
    second.leave();
}

#[test]
fn a_seed_can_be_named_or_given_and_a_bot_repeats_itself_on_demand() {
    let mut referee = Referee::start();
    let named = new_game(&mut referee, 1, "dream");
    let seed = referee.ok(&json!({"do": "record"}))["record"]["seed"].take();
    assert_eq!(new_game(&mut referee, 1, seed.as_str().unwrap()), named);
    let ask = json!({"do": "bot", "seat": 0, "level": "random", "seed": 7});
    let thought = referee.ok(&ask);
    assert_eq!(referee.ok(&ask), thought);
    assert!(thought["why"].as_str().unwrap().ends_with('.'));
    assert_eq!(referee.code(r#"{"do":"bot","seat":0,"level":"oracle"}"#), "no-such-level");
    referee.leave();
}

#[test]
fn a_spectator_and_a_seat_each_get_their_view() {
    let mut referee = Referee::start();
    new_game(&mut referee, 2, "views");
    // Daydream hides nothing: a seat sees what a spectator sees.
    let seen = referee.ok(&json!({"do": "view", "seat": 1}))["view"].clone();
    assert!(seen["table"]["sheets"].is_array());
    assert_eq!(referee.ok(&json!({"do": "view", "seat": null}))["view"], seen);
    assert_eq!(referee.code(r#"{"do":"view"}"#), "bad-request");
    assert_eq!(referee.code(r#"{"do":"view","seat":2}"#), "no-such-seat");
    referee.leave();
}

#[test]
fn any_id_comes_back_with_its_reply() {
    let mut referee = Referee::start();
    for id in [json!(1), json!("a"), json!(null), json!({"deep": [1, 2.5, true]})] {
        assert_eq!(referee.ask(&json!({"do": "turn", "id": id}))["id"], id);
        let good = referee.ask(&json!({"do": "games", "id": id}));
        assert!(good.as_object().unwrap().contains_key("id") && good.get("ok").is_some());
        assert_eq!(referee.ask(&json!({"do": "fly", "id": id, "x": 1}))["id"], id);
    }
    assert!(referee.ask(&json!({"do": "games"})).get("id").is_none());
    referee.leave();
}

#[test]
fn before_a_game_there_is_nothing_to_ask_about() {
    let mut referee = Referee::start();
    for line in [
        r#"{"do":"state"}"#,
        r#"{"do":"turn"}"#,
        r#"{"do":"record"}"#,
        r#"{"do":"standings"}"#,
        r#"{"do":"legal","seat":0}"#,
        r#"{"do":"play","seat":0,"move":{}}"#,
        r#"{"do":"view","seat":null}"#,
        r#"{"do":"undo","seat":9}"#,
        r#"{"do":"roll","roll":[1,2]}"#,
        r#"{"do":"bot","seat":0,"level":"greedy"}"#,
    ] {
        assert_eq!(referee.code(line), "no-game", "{line}");
    }
    referee.leave();
}

/// Lines that must get this error and change nothing. The table is a game of two, in the middle of its third turn or so.
const HOSTILE: &[(&str, &str)] = &[
    // Not JSON.
    ("{", "bad-json"),
    ("}", "bad-json"),
    ("do: state", "bad-json"),
    (r#"{"do":"state""#, "bad-json"),
    (r#"{"do":"state"} {"do":"undo","seat":0}"#, "bad-json"),
    (r#"{"do":"play","seat":1e999,"move":{}}"#, "bad-json"),
    (r#"{"do":"say","seat":0,"text":"\ud800"}"#, "bad-json"),
    ("NaN", "bad-json"),
    // JSON, but no request.
    ("null", "bad-request"),
    ("[]", "bad-request"),
    ("42", "bad-request"),
    (r#""state""#, "bad-request"),
    ("{}", "bad-request"),
    (r#"{"do":null}"#, "bad-request"),
    (r#"{"do":["state"]}"#, "bad-request"),
    (r#"{"do":"State"}"#, "bad-request"),
    (r#"{"do":"quit"}"#, "bad-request"),
    (r#"{"do":"state","seat":0}"#, "bad-request"),
    (r#"{"do":"undo","seat":0,"seat":1}"#, "bad-request"),
    (r#"{"do":"undo"}"#, "bad-request"),
    (r#"{"do":"play","seat":0}"#, "bad-request"),
    (r#"{"do":"play","move":{}}"#, "bad-request"),
    (r#"{"do":"hold","seat":0}"#, "bad-request"),
    (r#"{"do":"hold","seat":0,"on":"yes"}"#, "bad-request"),
    (r#"{"do":"say","seat":0,"text":7}"#, "bad-request"),
    (r#"{"do":"record","seed":"yes"}"#, "bad-request"),
    (r#"{"do":"bot","seat":0,"level":"greedy","seed":-1}"#, "bad-request"),
    (r#"{"do":"new","game":"daydream"}"#, "bad-request"),
    (r#"{"do":"new","seats":1}"#, "bad-request"),
    (r#"{"do":"new","game":7,"seats":1}"#, "bad-request"),
    (r#"{"do":"new","game":"daydream","seats":"two"}"#, "bad-request"),
    (r#"{"do":"new","game":"daydream","seats":1.5}"#, "bad-request"),
    (r#"{"do":"new","game":"daydream","seats":1,"seed":7}"#, "bad-request"),
    (r#"{"do":"new","game":"daydream","seats":1,"chance":"me"}"#, "bad-request"),
    (r#"{"do":"new","game":"daydream","seats":1,"chance":"ask","seed":"x"}"#, "bad-request"),
    (r#"{"do":"load","game":"daydream","seats":1}"#, "bad-request"),
    // Seats that are not there.
    (r#"{"do":"legal","seat":2}"#, "no-such-seat"),
    (r#"{"do":"legal","seat":9}"#, "no-such-seat"),
    (r#"{"do":"legal","seat":-1}"#, "no-such-seat"),
    (r#"{"do":"undo","seat":256}"#, "no-such-seat"),
    (r#"{"do":"undo","seat":18446744073709551615}"#, "no-such-seat"),
    (r#"{"do":"play","seat":2,"move":{"do":"bonus","take":"sun"}}"#, "no-such-seat"),
    (r#"{"do":"legal","seat":1e99}"#, "bad-request"),
    (r#"{"do":"legal","seat":"x"}"#, "bad-request"),
    (r#"{"do":"legal","seat":[0]}"#, "bad-request"),
    (r#"{"do":"legal","seat":null}"#, "bad-request"),
    (r#"{"do":"legal","seat":true}"#, "bad-request"),
    // Tables that cannot be opened.
    (r#"{"do":"new","game":"chess","seats":2}"#, "no-such-game"),
    (r#"{"do":"new","game":"daydream","seats":0}"#, "wrong-seats"),
    (r#"{"do":"new","game":"daydream","seats":6}"#, "wrong-seats"),
    (r#"{"do":"new","game":"daydream","seats":-3}"#, "wrong-seats"),
    (r#"{"do":"new","game":"daydream","seats":300}"#, "wrong-seats"),
    (r#"{"do":"new","game":"daydream","seats":1,"options":{"view":"Q"}}"#, "bad-options"),
    (r#"{"do":"new","game":"daydream","seats":1,"options":{"vue":"A"}}"#, "bad-options"),
    (r#"{"do":"new","game":"daydream","seats":1,"options":7}"#, "bad-options"),
    (r#"{"do":"new","game":"daydream","seats":1,"options":{"components":{}}}"#, "bad-options"),
    (r#"{"do":"load","game":"daydream","seats":1,"state":{}}"#, "bad-state"),
    (r#"{"do":"load","game":"daydream","seats":1,"state":null}"#, "bad-state"),
    (
        r#"{"do":"load","game":"daydream","seats":1,"state":{"turn":0,"roll":null,"sheets":[]}}"#,
        "position-seats",
    ),
    (r#"{"do":"replay","record":{}}"#, "bad-record"),
    (r#"{"do":"replay","record":[]}"#, "bad-record"),
    (r#"{"do":"replay","record":{"format":1,"game":"chess","rules":1}}"#, "no-such-game"),
    (r#"{"do":"replay","record":{"format":1,"game":"daydream","rules":1}}"#, "bad-record"),
    (
        r#"{"do":"replay","record":{"format":9,"game":"daydream","rules":1,"seats":1,"options":{},"entries":[]}}"#,
        "record-format",
    ),
    (
        r#"{"do":"replay","record":{"format":1,"game":"daydream","rules":99,"seats":1,"options":{},"entries":[]}}"#,
        "record-rules",
    ),
    (
        r#"{"do":"replay","record":{"format":1,"game":"daydream","rules":1,"seats":1,"options":{},"entries":[{"seat":7,"move":{"do":"forgo","die":1}}]}}"#,
        "no-such-seat",
    ),
    // Decisions that the rules refuse.
    (r#"{"do":"play","seat":0,"move":null}"#, "bad-move"),
    (r#"{"do":"play","seat":0,"move":[]}"#, "bad-move"),
    (r#"{"do":"play","seat":0,"move":{"do":"fly"}}"#, "bad-move"),
    (r#"{"do":"play","seat":0,"move":{"do":"write","die":1,"digit":1,"cloud":"z99"}}"#, "bad-move"),
    (r#"{"do":"play","seat":0,"move":{"do":"write","die":1,"digit":12,"cloud":"a1"}}"#, "bad-move"),
    (r#"{"do":"play","seat":0,"move":{"do":"write","die":0,"digit":1,"cloud":"a1"}}"#, "bad-move"),
    (r#"{"do":"play","seat":0,"move":{"do":"bonus","take":"sun"}}"#, "daydream-no-bonus"),
    (r#"{"do":"play","seat":0,"move":{"do":"bonus","take":"gold"}}"#, "bad-move"),
    (r#"{"do":"say","seat":0,"text":"a moon"}"#, "no-question"),
    (r#"{"do":"roll","roll":[1,2]}"#, "dealer-rolls"),
    (r#"{"do":"confirm","seat":0}"#, "nothing-to-confirm"),
];

#[test]
fn what_cannot_be_obeyed_is_explained_and_changes_nothing() {
    let mut referee = Referee::start();
    new_game(&mut referee, 2, "hostile");
    referee.bots_play("greedy", 8);
    let before = referee.state();
    let deep = "[".repeat(100_000);
    let long_word = format!(r#"{{"do":"{}"}}"#, "x".repeat(1 << 20));
    let more = [
        (deep.as_str(), "bad-request"),
        (&format!(r#"{{"do":"play","seat":0,"move":{deep}"#), "bad-json"),
        (long_word.as_str(), "bad-request"),
        (&format!(r#"{{"do":"new","game":"{}","seats":1}}"#, "x".repeat(1 << 20)), "no-such-game"),
    ];
    for (line, code) in HOSTILE.iter().chain(&more) {
        let shown: String = line.chars().take(100).collect();
        assert_eq!(referee.code(line), *code, "{shown}");
        assert_eq!(referee.state(), before, "{shown}");
    }
    // Whoever is not awaited decides nothing.
    while referee.bots_play("greedy", 1)["waiting"] != json!([1]) {}
    let before = referee.state();
    let forgo = r#"{"do":"play","seat":0,"move":{"do":"forgo","die":1}}"#;
    assert_eq!(referee.code(forgo), "not-awaited");
    assert_eq!(referee.state(), before);
    referee.leave();
}

#[test]
fn bytes_that_are_no_text_get_an_error_and_blank_lines_get_nothing() {
    let mut referee = Referee::start();
    new_game(&mut referee, 1, "bytes");
    let before = referee.state();
    for bytes in [&b"\xff\xfe\x00\n"[..], b"{\"do\":\"say\",\"seat\":0,\"text\":\"\xc3\x28\"}\n", b"\x00\n"] {
        referee.send(bytes);
        let reply: Json = serde_json::from_str(&referee.reply_text()).unwrap();
        assert_eq!(reply["error"]["code"], "bad-json");
    }
    // CRLF is a line end too; lines with nothing on them are passed over.
    referee.send(b"\r\n\n   \t\n{\"do\":\"state\"}\r\n");
    assert_eq!(referee.reply_text(), before);
    referee.leave();
}

#[test]
fn a_line_of_ten_megabytes_is_passed_over() {
    let mut referee = Referee::start();
    new_game(&mut referee, 1, "long");
    let before = referee.state();
    let mut long = vec![b'x'; 10 << 20];
    long.push(b'\n');
    referee.send(&long);
    assert!(referee.reply_text().contains(r#""code":"line-too-long""#));
    assert_eq!(referee.state(), before);
    referee.leave();
}

#[test]
fn the_last_line_needs_no_end_and_a_reader_may_leave() {
    let mut child = reverie(&["referee"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"{\"do\":\"turn\",\"id\":5}").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(serde_json::from_slice::<Json>(&output.stdout).unwrap()["id"], 5);

    let mut child = reverie(&["referee"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    // It may be gone before everything is written.
    let _ = std::io::Write::write_all(
        &mut child.stdin.take().unwrap(),
        b"{\"do\":\"games\"}\n{\"do\":\"games\"}\n",
    );
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(said, "");
}

/// A small generator of our own: the same lines on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

/// Good lines with a few bytes, digits or words changed: some are still good, none ends the session or trips the rules.
#[test]
fn two_thousand_mangled_lines_are_all_answered() {
    let mut referee = Referee::start();
    new_game(&mut referee, 2, "mangled");
    referee.bots_play("greedy", 30);
    let record = referee.ok(&json!({"do": "record"}))["record"].take();
    let mut position = referee.ok(&json!({"do": "state"}));
    position["do"] = json!("load");
    position["seed"] = json!("again");
    let legal = referee.ok(&json!({"do": "legal", "seat": 0}));
    let lines = [
        json!({"do": "replay", "record": record}).to_string(),
        position.to_string(),
        position.to_string(),
        json!({"do": "play", "seat": 0, "move": legal["moves"][0]}).to_string(),
        json!({"do": "new", "game": "daydream", "seats": 2, "options": {"view": "DEF"}, "seed": "x"})
            .to_string(),
        r#"{"do":"bot","seat":0,"level":"greedy","seed":3,"id":[1]}"#.to_owned(),
        r#"{"do":"hold","seat":1,"on":true}"#.to_owned(),
        r#"{"do":"undo","seat":0}"#.to_owned(),
        r#"{"do":"view","seat":null}"#.to_owned(),
    ];
    let words: [&[u8]; 12] =
        [b"null", b"-1", b"0", b"9", b"255", b"1e9", b"\"\"", b"[]", b"{}", b"true", b"\\u0000", b"\xff"];
    let mut dice = Dice(2026);
    let mut good = 0;
    for n in 0..2000 {
        let mut line = lines[dice.below(lines.len())].clone().into_bytes();
        for _ in 0..=dice.below(3) {
            let at = dice.below(line.len());
            match dice.below(5) {
                0 => line[at] = u8::try_from(dice.below(256)).unwrap(),
                1 => drop(line.remove(at)),
                2 => drop(line.splice(at..at, words[dice.below(words.len())].iter().copied())),
                // A digit turned into another keeps the line JSON and the position nearly right: the hardest to see through.
                _ => {
                    let digits: Vec<usize> = (0..line.len()).filter(|&i| line[i].is_ascii_digit()).collect();
                    if let Some(&i) = digits.get(dice.below(digits.len().max(1))) {
                        line[i] = b'0' + u8::try_from(dice.below(10)).unwrap();
                    }
                }
            }
        }
        line.retain(|&byte| byte != b'\n');
        line.push(b'\n');
        if line.trim_ascii().is_empty() {
            continue;
        }
        referee.send(&line);
        let reply: Json = serde_json::from_str(&referee.reply_text()).unwrap();
        let shown = String::from_utf8_lossy(&line);
        assert_ne!(reply["error"]["code"], "bug", "line {n}: {shown}");
        assert!(reply.get("ok").is_some() != reply.get("error").is_some(), "line {n}: {shown}");
        good += usize::from(reply.get("ok").is_some());
    }
    assert!((100..1900).contains(&good), "{good} good lines: the mangler should be gentler, or rougher");
    // And whatever is on the table now can be played to its end.
    assert!(referee.bots_play("random", 10_000).get("over").is_some());
    referee.leave();
}
