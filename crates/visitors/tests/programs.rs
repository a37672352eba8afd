//! Programs that play well, badly, or not at all.

#![cfg(unix)] // they are written for its shell
#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::time::{Duration, Instant};

use reverie_game::{Chance, Dealer, Illegal, Luck, Phrase, Seat, Seed, Table};
use reverie_kit::{Mind, Thought};
use reverie_text::{Lang, Voice};
use reverie_visitors::{Invitation, Murmurs, Visitor, Visitors};
use serde_json::json;

/// A game of Daydream that waits for its first decision: two ones are to be placed.
fn table() -> Box<dyn Table> {
    let chance = Chance::Dealt(Dealer::new(Seed::named("docs")));
    let mut table =
        (reverie_catalog::find("daydream").unwrap().entry.open)(1, &json!({"view": "A"}), chance).unwrap();
    table.settle();
    table
}

fn visitor(script: &str) -> Visitor {
    let command = ["sh", "-c", script].map(str::to_owned).to_vec();
    let patience = Duration::from_millis(700);
    Visitor::new(&Invitation { name: "guest".into(), game: None, command, patience }, Murmurs::Logged)
}

fn think(visitor: &Visitor) -> Result<Thought, Illegal> {
    visitor.think(&*table(), Seat::new(0).unwrap(), &mut Luck::seeded(1))
}

fn said(phrase: &Phrase) -> String {
    Voice::of(Lang::default()).say(phrase)
}

/// A shell that answers each request with this, its id put in.
fn answering(ok: &str) -> String {
    format!("n=0; while read -r line; do n=$((n+1)); printf '{{\"id\":%d,\"ok\":%s}}\\n' $n '{ok}'; done")
}

#[test]
fn a_program_that_answers_as_agreed_decides_again_and_again() {
    let guest =
        visitor(&answering(r#"{"move":{"do":"write","cloud":"a2","die":1,"digit":1},"why":"It fits."}"#));
    for _ in 0..3 {
        let thought = think(&guest).unwrap();
        assert_eq!(thought.mv.json()["cloud"], "a2");
        assert_eq!(said(&thought.why), "It fits.");
    }
}

#[test]
fn what_a_program_gets_wrong_is_told_and_the_next_decision_finds_a_fresh_one() {
    for (script, key, told) in [
        ("sleep 60", "visitor-late", "0.7 s"),
        ("exit 1", "visitor-gone", "without a word"),
        ("echo 'no module named dreams' >&2; exit 1", "visitor-gone-saying", "no module named dreams"),
        ("read -r line; echo hello; sleep 60", "visitor-nonsense", "hello"),
        ("read -r line; echo '{\"id\":7,\"ok\":{\"move\":1}}'; sleep 60", "visitor-nonsense", "not 1"),
        (
            "read -r line; head -c 2000000 /dev/zero | tr '\\0' x; echo; sleep 60",
            "visitor-too-long",
            "1,048,576",
        ),
        (&answering(r#"{"move":{"do":"forgo","die":6}}"#), "visitor-refused", "no 6"),
        (&answering(r#"{"move":{"do":"fly"}}"#), "visitor-refused", "fly"),
        (&answering(r#"{"say":"a boat"}"#), "visitor-refused", ""),
    ] {
        let guest = visitor(script);
        for _ in 0..2 {
            let began = Instant::now();
            let no = think(&guest).unwrap_err();
            assert_eq!(no.key(), key, "{script}: {no}");
            assert!(said(&no.phrase).contains(told), "{script}: {}", said(&no.phrase));
            assert!(began.elapsed() < Duration::from_secs(10), "{script}: nobody waits for it");
        }
    }
}

#[test]
fn a_program_that_is_not_there_is_told_by_its_name() {
    let nowhere = Invitation::new("guest", "/nowhere/bot --fast").unwrap();
    let no = think(&Visitor::new(&nowhere, Murmurs::Logged)).unwrap_err();
    assert_eq!(no.key(), "visitor-cannot-start");
    assert!(said(&no.phrase).contains("/nowhere/bot"), "{}", said(&no.phrase));
}

/// Gone, or dead and not yet buried.
#[cfg(target_os = "linux")]
fn is_gone(pid: &str) -> bool {
    std::fs::read_to_string(format!("/proc/{pid}/stat"))
        .map_or(true, |stat| stat.rsplit(") ").next().is_some_and(|rest| rest.starts_with('Z')))
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_is_ended_takes_its_children_with_it() {
    let folder = std::env::temp_dir().join(format!("reverie-visitors-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("child");
    let guest = visitor(&format!("sleep 300 & echo $! > '{}'; wait", file.display()));
    assert_eq!(think(&guest).unwrap_err().key(), "visitor-late");
    let child = std::fs::read_to_string(&file).unwrap();
    let began = Instant::now();
    while !is_gone(child.trim()) {
        assert!(began.elapsed() < Duration::from_secs(10), "the child of the program lives on");
        std::thread::sleep(Duration::from_millis(10));
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_name_means_one_player_only() {
    let invite = |texts: &[&str]| {
        let invitations = texts.iter().map(|text| text.parse().unwrap()).collect();
        Visitors::invite(invitations, Murmurs::Logged)
    };
    assert_eq!(invite(&["greedy=true"]).unwrap_err().key(), "visitor-name-taken");
    assert_eq!(invite(&["a=true", "a@daydream=true"]).unwrap_err().key(), "visitor-name-taken");
    assert_eq!(invite(&["a@chess=true"]).unwrap_err().key(), "no-such-game");
    let visitors = invite(&["a@mechanica=true", "a@daydream=true", "b=true"]).unwrap();
    let daydream = reverie_catalog::find("daydream").unwrap();
    assert_eq!(visitors.of("daydream").count(), 2);
    assert_eq!(visitors.bot(daydream, "a").unwrap().name(), "a");
    let unknown = visitors.bot(daydream, "c").unwrap_err();
    assert!(unknown.to_string().contains(", a, b"), "{unknown}");
}
