//! `reverie play mechanica`, driven over pipes as a script would.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod common;

use std::fs;

use common::{complained, path, play, reverie, said, says};

fn table<'a>(more: &[&'a str]) -> Vec<&'a str> {
    ["mechanica", "--seed", "moon"].iter().chain(more).copied().collect()
}

/// Sells, buys the cheapest tile, installs or recycles it, makes bots and places what falls: whatever is asked, one of
/// these answers, and the others are refused.
fn diligent(days: usize) -> String {
    let bots = "basic a\nbasic c\nplus a\nplus c\ndeluxe a\n";
    let trade = "sell all\nsell b\nbuy 1\nb2 e\nb3 e\nc2 e\na\nrecycle\n";
    let make = "make\nplus\nold\nplus\nold\nold\n";
    format!("\n\n{bots}\n{trade}{bots}{make}\n{bots}\n").repeat(days)
}

/// No raw key, nothing too wide.
fn is_whole(text: &str) {
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "{line}");
        assert!(!line.contains("mechanica-"), "{line}");
    }
}

#[test]
fn a_game_alone_is_played_to_its_end_against_armand() {
    let output = play(&table(&["--players", "1"]), &diligent(40));
    assert!(output.status.success(), "{}", complained(&output));
    let text = said(&output);
    is_whole(&text);
    for told in
        ["ARMAND-0 gets", "Your factory ran: ", "You bought ", "Nothing is left to buy: the game is over."]
    {
        assert!(says(&text, told), "{told}: {text}");
    }
    assert!(text.contains("ARMAND-0 wins") || text.contains("ARMAND-0 beaten"), "{text}");
}

#[test]
fn a_game_with_bots_is_played_to_its_end_in_french() {
    let output = play(&table(&["--lang", "fr", "--bots", "random", "--players", "2"]), &diligent(60));
    assert!(output.status.success(), "{}", complained(&output));
    let text = said(&output);
    is_whole(&text);
    assert!(text.contains("Boutique") && text.contains("Journée 1") && text.contains("Demain"), "{text}");
    assert!(["gagne", "partag"].iter().any(|end| text.contains(end)), "{text}");
}

#[test]
fn a_decision_can_be_typed_in_full() {
    let text =
        said(&play(&table(&["--players", "1"]), "sell basic\nfork\nb2 e\ntruck a big\ndemolish b2\nmake\n"));
    for told in [
        "You sold a Basic from truck b for 2.",
        "You bought a Fork for 1.",
        "You installed a Fork on b2, facing east.",
        "You bought a Big Truck for row a, for 3.",
        "You demolished what stood on b2.",
    ] {
        assert!(says(&text, told), "{told}: {text}");
    }
}

#[test]
fn a_run_with_a_choice_shows_its_plan_and_enter_takes_it() {
    let text = said(&play(&table(&["--players", "1"]), "fork\nb2 e\nmake\n\n\n\n"));
    assert!(says(&text, "Basic from row b: where to?"), "{text}");
    assert!(text.contains(" Plan "), "{text}");
    assert!(says(&text, "Your factory ran: 1 Basic for the trucks."), "{text}");
}

#[test]
fn what_is_not_understood_is_explained() {
    let typed =
        "fly\n99\n\nbuy\nbuy moon\nsell\ncomplete\ntruck\ndemolish\nb2 e\nfork\nb2\nmake\nhelp nonsense\n";
    let text = said(&play(&table(&["--players", "1"]), typed));
    for answer in [
        "I don't understand \"fly\"",
        "In words: sell all, sell plus a",
        "There is no 99 in the list",
        "Which tile? Type its name or its price",
        "Which bot? Type a model or a row",
        "Which blueprint? Type its number",
        "Which truck? Type a row and a size",
        "Demolish what?",
        "Facing which way?",
        "You have a tile in hand",
        "There is no help on \"nonsense\"",
    ] {
        assert!(says(&text, answer), "{answer}: {text}");
    }
    is_whole(&text);
}

#[test]
fn help_answers_on_tiles_squares_and_marks() {
    let text =
        said(&play(&table(&["--players", "1"]), "? upgrader\n? ft\n? b2\n? marks\n? armand\nrules\nhint\n"));
    for answer in [
        "Upgrader: Makes a Plus of a Basic",
        "Flight Tester: Throws a bot towards its wall",
        "b2 is empty",
        "Arrows on a tile show",
        "ARMAND-0 plays after you",
        "GOAL: ",
        "would choose: ",
    ] {
        assert!(says(&text, answer), "{answer}: {text}");
    }
}

#[test]
fn a_decision_is_taken_back_before_the_next_tile_is_drawn() {
    let text = said(&play(&table(&["--players", "1"]), "sell b\nu\nlog\n"));
    assert!(text.contains("Taken back."), "{text}");
    let log = text.rsplit("Taken back.").next().unwrap();
    assert!(!log.contains("You sold"), "{log}");
}

#[test]
fn a_game_that_was_left_goes_on_to_its_end() {
    let dir = tempfile::tempdir().unwrap();
    let save = path(&dir, "game.json");
    let ended = || fs::read_to_string(&save).unwrap().contains("\"result\"");
    assert!(play(&table(&["--players", "1", "--save", &save]), &diligent(3)).status.success());
    assert!(!ended());
    assert!(play(&["--resume", &save], &diligent(40)).status.success());
    assert!(ended());
}

#[test]
fn a_replay_draws_every_factory() {
    let dir = tempfile::tempdir().unwrap();
    let save = path(&dir, "game.json");
    let args = table(&["--bots", "random", "--players", "2", "--save", &save]);
    assert!(play(&args, &diligent(60)).status.success());
    let output = reverie(&["replay", &save]).output().unwrap();
    assert!(output.status.success(), "{}", complained(&output));
    let text = said(&output);
    assert_eq!(text.matches(" Trucks").count(), 2, "{text}");
}
