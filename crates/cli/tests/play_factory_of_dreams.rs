//! `reverie play factory-of-dreams`, driven over pipes as a script would.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod common;

use std::fs;

use common::{complained, path, play, reverie, said, says};

fn table<'a>(more: &[&'a str]) -> Vec<&'a str> {
    ["factory-of-dreams", "--seed", "moon"].iter().chain(more).copied().collect()
}

/// Lays the first card below any flask with room, passes, writes whatever comes next, finds every group right: whatever is
/// asked, one of these answers, and the others are refused.
fn diligent(rounds: usize) -> String {
    "1 1\n\n1 2\n\n1 3\n\n1 4\n\n1 5\n\npass\n\nquux\n\nyes\n\n".repeat(rounds)
}

/// Two people at one terminal: a card for every flask, then both pass.
const CONNECTED: &str = "1 1\n\n1 2\n\n1 3\n\n1 4\n\n1 5\n\npass\n\npass\n\n";

fn two_people(typed: &str) -> String {
    let output = play(&table(&["--humans", "2", "--players", "2"]), &format!("{CONNECTED}{typed}"));
    said(&output)
}

/// Five words each; in a secret phase Enter first says that nobody else looks.
fn written(words: [&str; 5]) -> String {
    words.iter().flat_map(|word| ["\n", word, "\n"]).collect()
}

/// No raw key, nothing too wide.
fn is_whole(text: &str) {
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "{line}");
        assert!(!line.contains("factory-ask") && !line.contains("factory-table"), "{line}");
    }
}

#[test]
fn a_night_with_bots_is_played_to_its_end() {
    let output = play(&table(&["--bots", "random", "--players", "3"]), &diligent(40));
    assert!(output.status.success(), "{}", complained(&output));
    let text = said(&output);
    is_whole(&text);
    for told in [
        "Theme",
        "Reserves",
        "You laid “",
        "Everybody writes their dreams.",
        "Flask 5 wakes up: ",
        "The night is over: ",
    ] {
        assert!(says(&text, told), "{told}: {text}");
    }
}

#[test]
fn a_trial_is_played_to_its_end_in_french() {
    let args = ["--lang", "fr", "--bots", "random", "--set", "night=monday"];
    let output = play(&table(&args), &diligent(40).replace("yes", "oui").replace("pass", "passer"));
    assert!(output.status.success(), "{}", complained(&output));
    let text = said(&output);
    is_whole(&text);
    for told in ["Thème", "Réserves", "Il faut 5 points pour réussir l’épreuve."] {
        assert!(says(&text, told), "{told}: {text}");
    }
    assert!(text.contains("Lundi"), "{text}");
}

#[test]
fn a_turn_can_be_typed_in_full() {
    let text = said(&play(
        &table(&["--humans", "2", "--players", "2"]),
        "2 3\n\nbroom\n\ndoubt 1\n\ndust 4\n\nbroom\npass\ndust\nfly\n99\n",
    ));
    for told in [
        "You laid “",
        "You used the Broom: every reserve has a new card.",
        "You played the Flask of Doubt on flask 1",
        "You sprinkled +1 Fairy Dust on flask 4.",
        "That tool has been used.",
        "You can pass only when every flask has a card.",
        "Below which flask?",
        "I don't understand \"fly\"",
        "In words: moon 3",
        "There is no 99 in the list",
    ] {
        assert!(says(&text, told), "{told}: {text}");
    }
}

#[test]
fn dreams_are_written_and_what_may_not_be_is_refused_with_the_reason() {
    let first = "\n<b>guitar</b>\n\u{202e}guitar\n\nquux\n";
    let rest = "\nQUUX\nzyzzyva\n\n\"log\"\n\nwombat\n\nvortex\n";
    let text = two_people(&format!("{first}{rest}"));
    for told in [
        "what do its Thoughts make you dream of?",
        "The signs < and > have no place on a dream board.",
        "There is a sign in it that turns the direction of writing.",
        "Write a word or an idea.",
        "You wrote “quux” for flask 1.",
        "You have written that for flask 1 already",
        "You wrote “zyzzyva” for flask 2.",
        "You wrote “log” for flask 3.",
        "You wrote “vortex” for flask 5.",
    ] {
        assert!(says(&text, told), "{told}: {text}");
    }
    is_whole(&text);
}

#[test]
fn groups_are_joined_split_and_struck_by_vote() {
    let own = written(["quux", "zyzzyva", "xylem", "wombat", "vortex"]);
    let other = written(["quuz", "zyzzyva", "xylem", "wombat", "vortex"]);
    let talk =
        "a b\nok\nyes\nok\nok\nsplit b\nok\nno\nok\nok\nstrike a\nok\nyes\nok\nok\nok\nok\nok\nok\nok\nok\n";
    let text = two_people(&format!("{own}{other}{talk}"));
    for told in [
        "Flask 1 wakes up: “quux”, “quuz”.",
        "are the same dream. Agreed?",
        "Agreed, 2 to 0: “quux” and “quuz” are the same dream.",
        "Flask 1: 2 dreamt the same, 2 points.",
        "Not agreed, 1 to 1: “zyzzyva” stays in its group.",
        "Agreed, 2 to 0: “xylem” does not fit the theme.",
        "Flask 3: nobody dreamt the same, no points.",
        "The night is over: 8 points.",
    ] {
        assert!(says(&text, told), "{told}: {text}");
    }
}

#[test]
fn a_word_is_taken_back_before_the_last_one_is_in() {
    let text = two_people("\nquux\n\nu\n\nwombat\n");
    let at = text.find("Taken back.").unwrap_or_else(|| panic!("{text}"));
    assert!(says(&text[at..], "You wrote “wombat” for flask 1."), "{text}");
}

#[test]
fn what_another_wrote_is_not_shown_before_its_flask_is_revealed() {
    let own = written(["quux", "zyzzyva", "xylem", "wombat", "vortex"]);
    let text = two_people(&format!("{own}\nlook 1\nlog\n"));
    let at = text.rfind("You wrote “vortex”").unwrap();
    let others = &text[at + 40..];
    assert!(others.contains("1: ?"), "{others}");
    for word in ["quux", "zyzzyva", "wombat"] {
        assert!(!others.contains(word), "{word}: {others}");
    }
}

#[test]
fn help_answers_on_tools_and_phases() {
    let text = said(&play(
        &table(&["--bots", "random"]),
        "? doubt\n? +2\n? dreams\n? groups\n? trials\nhelp\nrules\nhint\n? nonsense\n",
    ));
    for answer in [
        "the Flask of Doubt: Everybody may write two dreams",
        "+2 Fairy Dust: Two points more",
        "One word or idea for each flask",
        "Bots leave it to you",
        "--set night=monday",
        "There is help on: reserve",
        "GOAL: to dream the same",
        "would choose: ",
        "There is no help on \"nonsense\"",
    ] {
        assert!(says(&text, answer), "{answer}: {text}");
    }
    is_whole(&text);
}

#[test]
fn a_night_that_was_left_goes_on_and_its_words_are_in_the_record_and_the_replay() {
    let dir = tempfile::tempdir().unwrap();
    let save = path(&dir, "night.json");
    let ended = || fs::read_to_string(&save).unwrap().contains("\"result\"");
    let args = table(&["--humans", "2", "--players", "2", "--save", &save]);
    assert!(play(&args, &format!("{CONNECTED}\nquux\n")).status.success());
    assert!(!ended());
    let own = written(["zyzzyva", "crème brûlée", "wombat", "vortex", "quux"]);
    let rest = own.strip_suffix("\nquux\n").unwrap();
    let other = written(["quux", "zyzzyva", "Creme brulee", "wombat", "vortex"]);
    let output = play(&["--resume", &save], &format!("{rest}{other}{}", "ok\n".repeat(10)));
    assert!(output.status.success(), "{}", complained(&output));
    assert!(ended(), "{}", said(&output));
    assert!(fs::read_to_string(&save).unwrap().contains("crème brûlée"));
    let output = reverie(&["replay", &save]).output().unwrap();
    assert!(output.status.success(), "{}", complained(&output));
    let text = said(&output);
    assert!(text.contains("“crème brûlée”") && text.contains("“Creme brulee”"), "{text}");
}
