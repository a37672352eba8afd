//! `reverie play mech-a-dream`, driven over pipes as a script would.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod common;

use std::fs;

use common::{complained, first, path, play, reverie, said, says};

const BOTH: [&str; 4] = ["--set", "robots", "--set", "specialists"];

fn table<'a>(more: &[&'a str]) -> Vec<&'a str> {
    ["mech-a-dream", "--seed", "moon", "--bots", "random"].iter().chain(more).copied().collect()
}

/// No raw key, nothing too wide, and somebody won.
fn is_whole(text: &str, wins: &[&str]) {
    assert!(wins.iter().any(|end| text.contains(end)), "{text}");
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "{line}");
        assert!(!line.replace("mech-a-dream", "").contains("mech-"), "{line}");
    }
}

#[test]
fn a_week_is_played_to_its_end_with_every_variation() {
    for more in [&[][..], &BOTH[..2], &BOTH[2..], &BOTH[..]] {
        for players in ["2", "4"] {
            let args: Vec<&str> = table(more).into_iter().chain(["--players", players]).collect();
            let output = play(&args, &first());
            assert!(output.status.success(), "{}", complained(&output));
            is_whole(&said(&output), &["wins.", "You win", "shared win"]);
        }
    }
}

#[test]
fn a_week_is_played_in_french() {
    let args: Vec<&str> = ["--lang", "fr"].into_iter().chain(table(&BOTH)).collect();
    let output = play(&args, &first());
    assert!(output.status.success(), "{}", complained(&output));
    let text = said(&output);
    is_whole(&text, &["gagne", "Vous gagnez", "partag"]);
    assert!(text.contains("Tapis") && text.contains("Jour 1 sur 7"), "{text}");
    assert!(!text.contains("What will you do"));
}

#[test]
fn a_decision_can_be_typed_in_full() {
    let text = said(&play(&table(&[]), "buy b7\n\nstock ink\n\nbuild b7\n"));
    for told in [
        "You bought B7 (2✿ 1♦) for 3 ink, onto slot 3.",
        "You took 1 flower and 3 ink from the stock room.",
        "You sent an assistant to build B7",
        "1. B7",
    ] {
        assert!(says(&text, told), "{told}: {text}");
    }
    let text = said(&play(
        &["--lang", "fr", "mech-a-dream", "--seed", "moon", "--bots", "random"],
        "b7\n\nmagasin encre\n\n",
    ));
    assert!(text.contains("B7☺"), "{text}");
}

#[test]
fn the_night_is_ended_by_a_word() {
    let text = said(&play(&table(&[]), "1\n\n1\n\n1\nuse robot\n\n"));
    assert!(text.contains("[night]") && says(&text, "Day 2 of 7"), "{text}");
}

#[test]
fn what_is_not_understood_is_explained() {
    let typed = "fly\n99\n\nbuy\nbuy b99\nbuy c1\nbuy b1\nbuild b7\nuse b7\nstock\nstock dust\ncopy b4\nkeep 3\ndone\n\
                 help nonsense\n";
    let text = said(&play(&table(&[]), typed));
    for answer in [
        "I don't understand \"fly\"",
        "In words: stock ink, stock flowers, dock",
        "There is no 99 in the list",
        "Which machine? Type its name",
        "There is no machine b99",
        "What from the stock room?",
        "Copy what? The number of a player",
        "There is no help on \"nonsense\"",
    ] {
        assert!(says(&text, answer), "{answer}: {text}");
    }
    assert!(!text.contains("You bought"), "{text}");
    is_whole(&text, &["Which machine?"]);
}

#[test]
fn help_answers_on_marks_tiles_robots_and_specialists() {
    let typed = "? b7\n? green\n? night\n? robot 8\n? s4\n? ∩\nrules\nhint\n";
    let text = said(&play(&table(&BOTH), typed));
    for answer in [
        "B7, blue, gives this each night: costs 3♦, 3 hourglasses.",
        "E Green Economical machines",
        "At night assistants go home",
        "robot 8: 1✿ → copy an opponent’s machine or robot",
        "2★ for a dock visit",
        "∩ Rainbows buy yellow machines",
        "SPECIALISTS: ",
        "would choose: Keep",
    ] {
        assert!(says(&text, answer), "{answer}: {text}");
    }
}

#[test]
fn what_others_did_is_told_before_the_next_decision() {
    let text = said(&play(&table(&[]), "1\n\n"));
    let second = text.split("What will you do").nth(1).unwrap();
    assert!(second.contains("Day 1: afternoon.") && second.contains("  Random "), "{second}");
}

#[test]
fn people_who_share_a_terminal_choose_their_robots_alone() {
    let text = said(&play(&table(&["--humans", "2", "--set", "robots"]), "\nkeep 9\n1\n\n\n1\n"));
    let parts: Vec<&str> = text.split("This is for ").collect();
    assert!(parts.len() > 2, "{text}");
    assert!(parts[1].starts_with("Player 1 alone") && parts[2].starts_with("Player 2 alone"), "{text}");
    // What Player 2 reads before choosing names no robot of Player 1.
    let kept = parts[1].split("You kept ").nth(1).unwrap().split(['(', ':', '.']).next().unwrap().trim();
    let before = parts[2].split("What will you do").next().unwrap();
    assert!(!before.contains(kept) && before.contains("Which one do you keep?"), "{kept}: {before}");
}

#[test]
fn a_decision_is_taken_back_before_the_next_tile_is_turned() {
    let text = said(&play(&table(&[]), "buy b7\nu\nstock ink\n\nlog\n"));
    assert!(text.contains("Taken back."), "{text}");
    let log = text.rsplit("What will you do").nth(1).unwrap();
    assert!(!log.contains("You bought") && log.contains("You took"), "{log}");
}

#[test]
fn a_resumed_week_ends_as_an_unbroken_one() {
    let dir = tempfile::tempdir().unwrap();
    let (whole, broken) = (path(&dir, "whole.json"), path(&dir, "broken.json"));
    let with = |save| table(&BOTH).into_iter().chain(["--save", save]).collect::<Vec<_>>();
    assert!(play(&with(&whole), &first()).status.success());
    assert!(play(&with(&broken), &"1\n".repeat(17)).status.success());
    assert!(!fs::read_to_string(&broken).unwrap().contains("\"result\""));
    assert!(play(&["--resume", &broken], &first()).status.success());
    assert_eq!(fs::read_to_string(&whole).unwrap(), fs::read_to_string(&broken).unwrap());
}

#[test]
fn a_replay_draws_the_table_once_and_every_side_of_it() {
    let dir = tempfile::tempdir().unwrap();
    let save = path(&dir, "week.json");
    let args: Vec<&str> = table(&BOTH).into_iter().chain(["--save", &save]).collect();
    assert!(play(&args, &first()).status.success());
    let output = reverie(&["replay", &save]).output().unwrap();
    assert!(output.status.success(), "{}", complained(&output));
    let text = said(&output);
    assert_eq!(text.matches("On sale    ").count(), 1, "{text}");
    assert_eq!(text.matches(" Workshop ").count(), 2, "{text}");
}
