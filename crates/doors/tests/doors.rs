//! What came to the doors is let in, or refused in words. `fuzz/corpus` has a folder for each door: real games, and what fuzzing
//! found worth keeping.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod honest;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use reverie_catalog::GAMES;
use reverie_doors::Door;

fn corpus(door: Door) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(door.name())
}

/// `REVERIE_BLESS=1` writes it into the corpus.
#[test]
fn what_is_honest_is_let_in() {
    for kit in GAMES {
        for (door, bytes) in honest::of(kit) {
            let name = format!("honest-{}-{}", kit.entry.name, door.name());
            if std::env::var_os("REVERIE_BLESS").is_some() {
                fs::write(corpus(door).join(&name), &bytes).unwrap();
            }
            if let Err(reason) = door.knock(&bytes) {
                panic!("{name} is turned away: {reason}");
            }
        }
    }
}

#[test]
fn whatever_has_come_to_a_door_is_let_in_or_refused_in_words() {
    for door in Door::ALL {
        let mut answers = BTreeSet::new();
        for file in fs::read_dir(corpus(door)).unwrap() {
            let path = file.unwrap().path();
            let bytes = fs::read(&path).unwrap();
            let knocked = std::panic::catch_unwind(|| door.knock(&bytes));
            let answer = knocked.unwrap_or_else(|_| panic!("see above: {}", path.display()));
            answers.insert(answer.err().map(|reason| reason.key().to_owned()));
        }
        // A corpus that is let in as a whole, or turned away for one reason, tries nothing.
        assert!(answers.contains(&None) && answers.len() > 2, "{}: {answers:?}", door.name());
    }
}
