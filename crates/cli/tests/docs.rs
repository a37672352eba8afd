//! What docs/referee.md shows is what happens; what docs/scale.md reckons follows from its figures.

#![allow(clippy::unwrap_used)] // in a test a panic is the message

mod common;

use std::process::Command;

use common::Referee;

const DOCS: &str = include_str!("../../../docs/referee.md");

/// The first block of this kind in the docs.
fn block(language: &str) -> &'static str {
    let (_, rest) = DOCS.split_once(&format!("```{language}\n")).expect("the docs have such a block");
    rest.split_once("```").expect("the block ends").0
}

#[test]
fn the_session_in_the_docs_is_a_true_one() {
    let mut referee = Referee::start();
    let mut lines = block("").lines().peekable();
    while let Some(line) = lines.next() {
        let request = line.strip_prefix("> ").expect("a request");
        let shown = lines.next().and_then(|line| line.strip_prefix("< ")).expect("a reply");
        referee.send(format!("{request}\n").as_bytes());
        let reply = referee.reply_text();
        // Long replies are cut in the docs.
        match shown.strip_suffix(" …") {
            Some(beginning) => assert!(reply.starts_with(beginning), "{request}\n{reply}"),
            None => assert_eq!(reply.trim_end(), shown, "{request}"),
        }
    }
    referee.leave();
}

#[test]
fn the_bot_in_the_docs_plays_a_whole_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("no python3 here: the bot of the docs was not tried");
        return;
    }
    let bot = block("python");
    assert!(bot.lines().count() < 60);
    let played = Command::new("python3").args(["-c", bot, env!("CARGO_BIN_EXE_reverie")]).output().unwrap();
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(said.contains("place 1"), "{said}");
}

#[test]
fn the_tables_in_the_docs_on_scale_follow_from_the_figures_that_were_measured() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("no python3 here: the tables of docs/scale.md were not made anew");
        return;
    }
    let model = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/scale/model.py");
    let checked = Command::new("python3").args([model, "--check"]).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}
