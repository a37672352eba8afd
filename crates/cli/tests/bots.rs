//! Bots against each other in the lab, and programs from outside among them.

#![allow(clippy::unwrap_used)] // in a test a panic is the message

mod common;

use std::process::{Command, Output};

use common::{Referee, play, reverie};
use serde_json::{Value as Json, json};

fn lab(arguments: &[&str]) -> Output {
    let house = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    reverie(&[&["lab"][..], arguments].concat()).current_dir(house).output().unwrap()
}

fn report(arguments: &[&str]) -> Json {
    let output = lab(&[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Everything that follows from the seed.
fn timeless(mut report: Json) -> Json {
    report.as_object_mut().unwrap().remove("timing");
    report
}

#[test]
fn a_match_is_the_same_again_on_any_number_of_threads() {
    let arguments =
        ["match", "--game", "daydream", "--players", "random,greedy", "--games", "20", "--seed", "7"];
    let one = report(&[&arguments[..], &["--threads", "1"]].concat());
    let several = report(&[&arguments[..], &["--threads", "3"]].concat());
    assert_eq!((one["games"].as_u64(), one["deals"].as_u64()), (Some(20), Some(10)));
    assert_eq!(timeless(one), timeless(several));
}

#[test]
fn win_shares_add_up_and_every_figure_lies_in_its_interval() {
    let report =
        report(&["match", "--game", "mech-a-dream", "--players", "random,greedy,greedy", "--games", "9"]);
    let players = report["players"].as_array().unwrap();
    assert_eq!(players.len(), 2, "the two of a kind are one player");
    assert_eq!((&players[0]["copies"], &players[1]["copies"]), (&json!(1), &json!(2)));
    let share = |player: &Json| player["win_share"]["mean"].as_f64().unwrap();
    assert!((players.iter().map(share).sum::<f64>() - 1.0).abs() < 1e-9, "{report}");
    for player in players {
        for figure in ["win_share", "points"] {
            let of = |name: &str| player[figure][name].as_f64().unwrap();
            assert!(of("low") <= of("mean") && of("mean") <= of("high"), "{figure}: {player}");
        }
    }
}

#[test]
fn alone_the_rulebooks_table_judges() {
    let alone = ["match", "--game", "daydream", "--seats", "1", "--players", "greedy", "--games", "12"];
    let report = report(&[&alone[..], &["--set", "view=BC"]].concat());
    assert_eq!((&report["options"], &report["games"]), (&json!("view=BC"), &json!(12)));
    let player = &report["players"][0];
    assert_eq!(player["win_share"], Json::Null);
    let bands = player["bands"].as_array().unwrap();
    assert_eq!(bands.len(), 4);
    assert_eq!(bands.iter().map(|band| band["games"].as_u64().unwrap()).sum::<u64>(), 12);
    let told = lab(&[&alone[..], &["--set", "view=BC"]].concat());
    let told = String::from_utf8(told.stdout).unwrap();
    assert!(told.contains("in the top row"), "{told}");
}

#[test]
fn against_armand_the_top_row_is_a_win_and_a_team_has_points_together() {
    let armand =
        report(&["match", "--game", "mechanica", "--seats", "1", "--players", "greedy", "--games", "3"]);
    let bands = armand["players"][0]["bands"].as_array().unwrap();
    assert_eq!(bands.len(), 2);
    let won = armand["players"][0]["top_band"]["mean"].as_f64().unwrap();
    assert!((won - bands[1]["share"].as_f64().unwrap()).abs() < 1e-9);
    let team = report(&["match", "--game", "factory-of-dreams", "--players", "greedy", "--games", "4"]);
    assert_eq!(team["seats"], 2);
    assert!(team["players"][0]["points"]["mean"].as_f64().unwrap() > 5.0, "{team}");
    assert_eq!(team["players"][0]["win_share"], Json::Null);
}

#[test]
fn a_ladder_rates_the_stronger_above_the_weaker() {
    for seats in ["1", "2"] {
        let ladder =
            report(&["ladder", "daydream", "--seats", seats, "--games", "20", "--players", "random,greedy"]);
        let ratings = ladder["ratings"].as_array().unwrap();
        let rating = |n: usize| ratings[n]["rating"]["mean"].as_f64().unwrap();
        assert!(rating(1) > rating(0) + 100.0, "{ladder}");
        assert_eq!(ladder["neighbours"][0]["level"], "greedy");
        assert!(ladder["neighbours"][0]["win_share"]["mean"].as_f64().unwrap() > 0.7, "{ladder}");
    }
}

#[test]
fn a_level_can_be_given_more_to_think_and_a_tree_to_think_with() {
    let players = "dreamer*0.5,dreamer+tree,dreamer+tree*2,dreamer";
    let report =
        report(&["match", "--game", "mech-a-dream", "--seats", "4", "--players", players, "--games", "2"]);
    for (n, name) in players.split(',').enumerate() {
        assert_eq!(report["players"][n]["player"], name);
    }
}

#[test]
fn what_is_wrong_with_a_match_is_told() {
    for (arguments, told) in [
        (&["match", "--game", "chess", "--players", "greedy"][..], "daydream"),
        (&["match", "--game", "daydream", "--players", "wizard"], "master"),
        (&["match", "--game", "daydream", "--players", "wizard*2"], "master"),
        (&["match", "--game", "daydream", "--players", "greedy*2"], "at once"),
        (&["match", "--game", "daydream", "--players", "greedy+tree"], "at once"),
        (&["match", "--game", "daydream", "--players", "greedy,random", "--seats", "3"], "fill 3 seats"),
        (&["match", "--game", "daydream", "--players", "greedy,random", "--seats", "1"], "fill one seat:"),
        (&["match", "--game", "daydream", "--players", "greedy", "--seats", "9"], "1 to 5"),
        (&["match", "--game", "daydream", "--players", "greedy", "--set", "view=Z"], "ABC"),
        (&["match", "--game", "daydream", "--players", "a", "--bot", "python3 bot.py"], "NAME=COMMAND"),
        (&["match", "--game", "daydream", "--players", "a", "--bot", "greedy=true"], "taken"),
        (&["match", "--game", "daydream", "--players", "bot:'"], "no command"),
    ] {
        let output = lab(arguments);
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && complaint.contains(told), "{arguments:?}: {complaint}");
    }
}

/// Debian's images have Python, and so has our test machine; elsewhere its absence is said and forgiven.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok();
    assert!(found || std::env::var_os("CI").is_none(), "the example bot is tested with python3: install it");
    if !found {
        eprintln!("no python3 here: the example bot was not tried");
    }
    found
}

#[test]
fn the_bot_in_the_docs_is_short_and_wins_against_chance() {
    let source = include_str!("../../../docs/bots/greedy_daydream.py");
    assert!(source.lines().count() < 60);
    if !has_python() {
        return;
    }
    let example = "example=python3 docs/bots/greedy_daydream.py";
    let players = ["match", "--game", "daydream", "--players", "random,example", "--bot", example];
    let report = report(&[&players[..], &["--games", "24", "--bot-seconds", "30"]].concat());
    assert_eq!(report["forfeits"], json!([]));
    assert_eq!(report["players"][1]["player"], "example");
    assert!(report["players"][1]["win_share"]["low"].as_f64().unwrap() > 0.5, "{report}");
}

#[test]
fn the_referee_can_be_plugged_in_as_a_bot() {
    let program = format!("referee={} referee --level greedy", env!("CARGO_BIN_EXE_reverie"));
    for game in ["daydream", "factory-of-dreams"] {
        let report = report(&[
            "match",
            "--game",
            game,
            "--players",
            "random,referee",
            "--bot",
            &program,
            "--games",
            "2",
            "--bot-seconds",
            "60",
        ]);
        assert_eq!(report["forfeits"], json!([]), "{game}");
        assert_eq!(report["games"], 2);
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_loses_its_games_and_the_match_goes_on() {
    let broken = ["match", "--game", "daydream", "--players", "greedy,bot:false", "--games", "6"];
    let report = report(&broken);
    assert_eq!(report["players"][1]["forfeits"], 6);
    assert!((report["players"][0]["win_share"]["mean"].as_f64().unwrap() - 1.0).abs() < 1e-9);
    assert_eq!(report["players"][0]["points"], Json::Null, "nobody finished");
    let why = report["forfeits"][0]["why"].as_str().unwrap();
    assert!(why.contains("bot:false has left"), "{why}");
    let told = String::from_utf8(lab(&broken).stdout).unwrap();
    assert!(told.contains("lost 6 games because it did not answer"), "{told}");
}

#[test]
fn the_referee_chooses_for_a_table_somewhere_else() {
    let mut referee = Referee::start();
    for (game, seats) in [("daydream", 2), ("mech-a-dream", 2), ("mechanica", 1), ("factory-of-dreams", 2)] {
        referee.ok(&json!({"do": "new", "game": game, "seats": seats, "seed": "elsewhere"}));
        let seat = referee.ok(&json!({"do": "turn"}))["turn"]["waiting"][0].clone();
        let view = referee.ok(&json!({"do": "view", "seat": seat}))["view"].clone();
        let legal = referee.ok(&json!({"do": "legal", "seat": seat}));
        let position = referee.ok(&json!({"do": "state"}));
        let mut request = json!({
            "do": "choose", "game": game, "seats": seats, "options": position["options"], "seat": seat,
            "view": view, "moves": legal["moves"], "question": legal["question"], "seed": 5, "level": "greedy",
        });
        let chosen = referee.ok(&request);
        assert!(legal["moves"].as_array().unwrap().contains(&chosen["move"]), "{game}: {chosen}");
        assert_eq!(chosen, referee.ok(&request), "the same seed, the same choice");
        request["view"] = json!({"nothing": "here"});
        assert_eq!(referee.code(&request.to_string()), "bad-view");
        request["seats"] = json!(99);
        assert_eq!(referee.code(&request.to_string()), "wrong-seats");
    }
    referee.leave();
}

/// Every place in this value where a number stands.
fn numbers(value: &Json, at: &str, found: &mut Vec<String>) {
    match value {
        Json::Number(_) => found.push(at.to_owned()),
        Json::Array(all) => {
            for (n, one) in all.iter().enumerate() {
                numbers(one, &format!("{at}/{n}"), found);
            }
        }
        Json::Object(all) => {
            for (name, one) in all {
                numbers(one, &format!("{at}/{}", name.replace('~', "~0").replace('/', "~1")), found);
            }
        }
        _ => {}
    }
}

#[test]
fn a_view_of_no_table_is_refused_and_nobody_chokes_on_it() {
    let mut referee = Referee::start();
    let mut refused = 0;
    for (game, level) in [
        ("daydream", "greedy"),
        ("mech-a-dream", "greedy"),
        ("mechanica", "dreamer"),
        ("factory-of-dreams", "steady"),
    ] {
        referee.ok(&json!({"do": "new", "game": game, "seats": 2, "seed": "honest"}));
        for seed in 0..4 {
            let seat = referee.ok(&json!({"do": "turn"}))["turn"]["waiting"][0].clone();
            let mv = referee.ok(&json!({"do": "bot", "seat": seat, "level": "random", "seed": seed}));
            referee.ok(&json!({"do": "play", "seat": seat, "move": mv["move"]}));
        }
        let seat = referee.ok(&json!({"do": "turn"}))["turn"]["waiting"][0].clone();
        let honest = referee.ok(&json!({"do": "view", "seat": seat}))["view"].clone();
        let mut request = json!({
            "do": "choose", "game": game, "seats": 2, "options": {}, "seat": seat, "view": honest,
            "level": level, "seed": 1,
        });
        referee.ok(&request);
        let mut places = Vec::new();
        numbers(&honest, "", &mut places);
        assert!(places.len() > 20, "{game}: {honest}");
        for place in places.iter().step_by(places.len() / 20) {
            for wrong in [255, 99, 0] {
                request["view"] = honest.clone();
                *request["view"].pointer_mut(place).unwrap() = json!(wrong);
                let answer = referee.ask(&request);
                match answer["error"]["code"].as_str() {
                    Some(code) => {
                        assert!(["bad-view", "not-awaited"].contains(&code), "{game} {place}: {answer}");
                    }
                    None => assert!(answer["ok"].is_object(), "{game} {place} = {wrong}: {answer}"),
                }
                refused += u32::from(answer.get("error").is_some());
            }
        }
        // Somebody else's view, where seats see different things.
        let other = json!(1 - seat.as_u64().unwrap());
        let theirs = referee.ok(&json!({"do": "view", "seat": other}))["view"].clone();
        if theirs != honest {
            request["view"] = theirs;
            assert_eq!(referee.code(&request.to_string()), "bad-view", "{game}");
        }
    }
    assert!(refused > 100, "most of these are no views of anything: {refused}");
    referee.leave();
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_in_the_terminal_is_replaced_and_the_game_goes_on() {
    let output = play(&["daydream", "--bot", "clever=false", "--seed", "x"], "1\n1\n1\n1\nquit\n");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(told.contains("clever has left"), "{told}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("decides for clever"), "{told}");
}

#[test]
fn a_report_is_one_page_that_needs_nothing_else_in_either_language() {
    let folder = tempfile::tempdir().unwrap();
    for (game, level, learned) in [
        ("daydream", "greedy", ["Lines drawn with suns", "Lignes tracées aux soleils"]),
        ("mech-a-dream", "greedy", ["Machines", "Machines"]),
        ("mechanica", "random", ["Improvements", "Améliorations"]),
        ("factory-of-dreams", "steady", ["the rulebook's table", "tableau de la règle"]),
    ] {
        for (lang, learned) in ["en", "fr"].into_iter().zip(learned) {
            let file = folder.path().join(format!("{game}-{lang}.html"));
            let file = file.to_str().unwrap();
            let arguments =
                ["--lang", lang, "report", game, "--level", level, "--games", "12", "--out", file];
            let output = lab(&arguments);
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            let page = std::fs::read_to_string(file).unwrap();
            assert!(page.contains(learned), "{game} in {lang}");
            assert!(
                page.matches("<figure").count() >= 3
                    && page.contains("<svg")
                    && page.matches("<section").count() >= 4,
                "{game}"
            );
            for outside in ["http", "src=", "href=", "url(", "@import", "<script"] {
                assert!(!page.contains(outside), "{game}: {outside}");
            }
            for raw in ["report-", "score-", "{ $"] {
                assert!(!page.contains(raw), "{game} in {lang}: {raw} has no words");
            }
        }
    }
}
