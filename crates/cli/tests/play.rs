//! `reverie play`, driven over pipes as a script would.

#![allow(clippy::unwrap_used)] // here a panic is a failed test

mod common;

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use common::{complained, first, path, play, said, says};

#[test]
fn a_solo_game_is_played_to_its_verdict() {
    let output = play(&["daydream", "--seed", "moon"], &first());
    assert!(output.status.success());
    let text = said(&output);
    assert!(["Overslept", "Slow Start", "Bright and Early"].iter().any(|band| text.contains(band)), "{text}");
    assert!(text.contains("The seed of chance"));
    assert!(!text.contains('\u{1b}'), "no colour into a pipe");
    assert!(!text.contains("Again?"), "a script is not asked for another game");
}

#[test]
fn a_solo_game_is_played_in_french() {
    let output = play(&["--lang", "fr", "daydream", "--seed", "moon"], &first());
    assert!(output.status.success());
    let text = said(&output);
    assert!(text.contains("La graine du hasard") && text.contains("Étagère"));
    assert!(!text.contains("What will you do"));
}

#[test]
fn two_bots_sit_at_the_table() {
    let output = play(&["daydream", "--seed", "moon", "--bots", "greedy,greedy"], &first());
    assert!(output.status.success());
    let text = said(&output);
    assert!(text.contains("Greedy 2") && text.contains("Greedy 3"), "{text}");
    assert!(["wins.", "You win", "shared win"].iter().any(|end| text.contains(end)), "{text}");
}

#[test]
fn every_view_can_be_played_to_the_end() {
    for view in ["D", "BC", "EF", "AD", "da", "ABC", "DEF"] {
        let output = play(&["daydream", "--seed", "sun", "--view", view], &first());
        assert!(output.status.success(), "{view}: {}", complained(&output));
        assert!(said(&output).lines().all(|line| line.chars().count() <= 80), "{view}");
    }
}

#[test]
fn an_option_is_set_by_its_name_or_by_its_short_form() {
    let dir = tempfile::tempdir().unwrap();
    let saved = |name: &str, option: [&str; 2]| {
        let save = path(&dir, name);
        let output = play(&["daydream", "--seed", "sun", option[0], option[1], "--save", &save], "quit\n");
        assert!(output.status.success(), "{}", complained(&output));
        fs::read_to_string(&save).unwrap()
    };
    let set = saved("set.json", ["--set", "View=bc"]);
    assert!(set.contains("\"BC\""), "{set}");
    assert_eq!(set, saved("short.json", ["--view", "BC"]));
}

#[test]
fn people_can_share_the_terminal() {
    let output = play(&["daydream", "--seed", "moon", "--humans", "2"], &first());
    assert!(output.status.success(), "{}", complained(&output));
    assert!(said(&output).contains("Player 2: "));
}

#[test]
fn the_last_placement_can_be_taken_back_before_the_dice_roll() {
    let text = said(&play(&["daydream", "--seed", "moon"], "2 a2\n5 a3\nu\n5 b2\n\nlog\n"));
    assert!(text.contains("Taken back."));
    let log = text.rsplit("What will you do").nth(1).unwrap();
    assert!(log.contains("You wrote 5 in b2.") && !log.contains("You wrote 5 in a3."), "{log}");
}

#[test]
fn after_the_roll_nothing_can_be_taken_back() {
    let text = said(&play(&["daydream", "--seed", "moon"], "2 a2\n5 a3\n\nu\n"));
    assert!(text.contains("Something has been rolled or dealt since"));
}

#[test]
fn a_decision_can_be_typed_at_once() {
    let text = said(&play(&["daydream", "--seed", "moon"], "2 a2\n5 a3\n\n2>3 b3\nforgo 2\n\n"));
    for told in ["the 2 is a 3", "You wrote 3 in b3.", "grew a thorn"] {
        assert!(says(&text, told), "{text}");
    }
}

#[test]
fn what_is_not_understood_is_explained() {
    let typed = "fly\n99\n\nb3\n9 b3\n2 a1\nhelp nonsense\nlook 7\nsave\n\u{7f}\n5 zz\n";
    let text = said(&play(&["daydream", "--seed", "moon"], typed));
    for answer in [
        "I don't understand \"fly\"",
        "There is no 99 in the list",
        "Type one of the numbers",
        "What shall be written in b3?",
        "no leaves yet",
        "There is no cloud at a1",
        "There is no help on \"nonsense\"",
        "There are players 1 to 1",
        "save game.json",
    ] {
        assert!(says(&text, answer), "{answer}");
    }
}

#[test]
fn every_mark_has_help() {
    let english = "cloud dice line dot sun object bonus leaf forgo thorn star moon constellation garland polaroid \
                   note frame score ● ☀ ★ ☾ + ♣ ▲ ♪ b3";
    let french = "nuage dés ligne point soleil objet bonus feuille renoncer épine étoile lune constellation \
                  guirlande polaroid note cadre score b3";
    for (marks, lang) in [(english, "en"), (french, "fr")] {
        let typed: String = marks.split_whitespace().flat_map(|mark| ["help ", mark, "\n"]).collect();
        let text = said(&play(&["--lang", lang, "daydream", "--seed", "moon"], &typed));
        assert!(!text.contains("There is no help") && !text.contains("pas d'aide"), "{text}");
        assert!(!text.contains("daydream-help"), "{text}");
    }
}

#[test]
fn rules_hint_and_log_answer() {
    let text = said(&play(&["daydream", "--seed", "moon"], "rules\nhint\nlog\nhelp\n"));
    for answer in [
        "GOAL",
        "LEAVES",
        "would choose: Write",
        "Next best: ",
        "It would go on: ",
        "The starting digits: 2 and 5.",
        "take back your last",
    ] {
        assert!(says(&text, answer), "{answer}");
    }
}

#[test]
fn the_end_of_the_input_is_a_failure_unless_saved() {
    let dir = tempfile::tempdir().unwrap();
    assert_eq!(play(&["daydream"], "1\n").status.code(), Some(1));
    let save = path(&dir, "game.json");
    let output = play(&["daydream", "--save", &save], "1\n");
    assert_eq!(output.status.code(), Some(0));
    assert!(said(&output).contains("--resume"));
    assert!(fs::exists(&save).unwrap());
}

#[test]
fn quitting_offers_to_save() {
    let dir = tempfile::tempdir().unwrap();
    let save = path(&dir, "left.json");
    let output = play(&["daydream", "--seed", "moon"], &format!("2 a2\nquit\n{save}\n"));
    assert_eq!(output.status.code(), Some(0));
    assert!(fs::read_to_string(&save).unwrap().contains("\"a2\""));
    assert_eq!(play(&["daydream"], "quit\n\n").status.code(), Some(0));
}

#[test]
fn a_resumed_game_ends_as_an_unbroken_one() {
    let dir = tempfile::tempdir().unwrap();
    let (whole, broken) = (path(&dir, "whole.json"), path(&dir, "broken.json"));
    let args = ["daydream", "--seed", "comet", "--view", "BC", "--bots", "greedy"];
    let with = |save| args.iter().copied().chain(["--save", save]).collect::<Vec<_>>();
    assert!(play(&with(&whole), &first()).status.success());
    assert!(play(&with(&broken), &"1\n".repeat(13)).status.success());
    assert!(!fs::read_to_string(&broken).unwrap().contains("\"result\""));
    assert!(play(&["--resume", &broken], &first()).status.success());
    assert_eq!(fs::read_to_string(&whole).unwrap(), fs::read_to_string(&broken).unwrap());
}

#[test]
fn a_game_that_was_killed_goes_on_where_it_was_last_saved() {
    let dir = tempfile::tempdir().unwrap();
    let save = path(&dir, "killed.json");
    let mut child = Command::new(env!("CARGO_BIN_EXE_reverie"))
        .args(["play", "daydream", "--seed", "moon", "--save", &save])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    child.stdin.as_mut().unwrap().write_all(b"2 a2\n").unwrap();
    let saved = || fs::read_to_string(&save).is_ok_and(|text| text.contains("\"a2\""));
    for _ in 0..200 {
        if saved() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(25));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(saved());
    let output = play(&["--resume", &save], "5 a3\n\nlog\n");
    let text = said(&output);
    assert!(text.contains("You wrote 2 in a2.") && text.contains("Turn 1: 2 and 2."), "{text}");
}

#[test]
fn leaving_after_a_roll_does_not_give_the_last_placement_back() {
    let dir = tempfile::tempdir().unwrap();
    let save = path(&dir, "seen.json");
    assert!(play(&["daydream", "--seed", "moon", "--save", &save], "2 a2\n5 a3\n\n").status.success());
    let text = said(&play(&["--resume", &save], "u\n"));
    assert!(text.contains("Something has been rolled or dealt since"), "{text}");
}

#[test]
fn a_damaged_save_is_refused_and_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let save = path(&dir, "game.json");
    assert!(play(&["daydream", "--seed", "moon", "--save", &save], "2 a2\n5 a3\n").status.success());
    let good = fs::read_to_string(&save).unwrap();
    let damages = [
        (good[..good.len() / 2].to_owned(), "EOF"),
        (good.replace("\"a3\"", "\"b4\""), "not what it was"),
        (good.replace("\"cloud\":\"a3\"", "\"cloud\":\"a1\""), "no cloud at a1"),
        (good.replace("\"daydream\"", "\"chess\""), "no game chess"),
        ("not a game".to_owned(), "expected"),
    ];
    for (damaged, reason) in damages {
        fs::write(&save, &damaged).unwrap();
        let output = play(&["--resume", &save], &first());
        assert_eq!(output.status.code(), Some(1), "{reason}");
        assert!(complained(&output).contains(reason), "{reason}: {}", complained(&output));
        assert_eq!(fs::read_to_string(&save).unwrap(), damaged);
    }
    assert_eq!(play(&["--resume", &path(&dir, "nowhere.json")], "").status.code(), Some(1));
}

#[test]
fn a_file_that_is_there_is_never_overwritten() {
    let dir = tempfile::tempdir().unwrap();
    let save = path(&dir, "letter.txt");
    fs::write(&save, "dear aunt").unwrap();
    let output = play(&["daydream", "--save", &save], &first());
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains("exists already"));
    let text = said(&play(&["daydream"], &format!("save {save}\n")));
    assert!(says(&text, "exists already"), "{text}");
    assert_eq!(fs::read_to_string(&save).unwrap(), "dear aunt");
}

#[test]
fn a_wrong_box_is_refused_with_its_line() {
    let dir = tempfile::tempdir().unwrap();
    let file = path(&dir, "box.ron");
    let own = include_str!("../../../games/daydream/data/components.ron");
    fs::write(&file, own.replacen("\"mug 4\"", "\"mug 5\"", 1)).unwrap();
    let line = own.lines().position(|line| line.contains("mug 4")).unwrap() + 1;
    let output = play(&["daydream", "--components", &file], &first());
    assert_eq!(output.status.code(), Some(1));
    assert!(complained(&output).contains(&format!("box.ron:{line}: ")), "{}", complained(&output));
    fs::write(&file, own).unwrap();
    assert!(play(&["daydream", "--components", &file], &first()).status.success());
}

#[test]
fn without_a_game_a_script_gets_a_hint() {
    let output = play(&[], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("reverie play daydream"));
}

#[test]
fn what_cannot_be_played_is_refused() {
    for (args, reason) in [
        (&["chess"][..], "no game chess"),
        (&["daydream", "--view", "XY"], "no view XY. There is: A, D, BC, EF, AD, DA, ABC, DEF"),
        (&["daydream", "--set", "view=XY"], "no view XY. There is: A, D, BC, EF, AD, DA, ABC, DEF"),
        (&["daydream", "--set", "robots"], "Daydream has no option robots. It has: view"),
        (&["daydream", "--set", "view"], "--set view=VALUE, with one of: A, D"),
        (&["daydream", "--set", "view=A", "--view", "D"], "view is set twice"),
        (&["daydream", "--bots", "clever"], "no bot clever"),
        (&["daydream", "--players", "6"], "6 cannot play"),
        (&["daydream", "--players", "4", "--bots", "random,greedy"], "2 bots are named for 3 seats"),
    ] {
        let output = play(args, "");
        assert_eq!(output.status.code(), Some(1), "{reason}");
        assert!(complained(&output).contains(reason), "{}", complained(&output));
    }
}
