//! Nothing outside the games' own rooms names a game, except the one list of them.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use reverie_catalog::all;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() { files(&entry, found) } else { found.push(entry) }
    }
}

/// A game's name however it is written: `mech-a-dream`, `mech_a_dream`, "Mech a Dream", `MechADream`.
fn spellings(name: &str) -> [String; 4] {
    ["-", "_", " ", ""].map(|between| name.replace('-', between))
}

#[test]
fn the_catalog_alone_names_a_game() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = Vec::new();
    for room in fs::read_dir(&crates).unwrap() {
        files(&room.unwrap().path().join("src"), &mut sources);
    }
    let names: Vec<String> = all().flat_map(|kit| spellings(kit.entry.name)).collect();
    let mut naming = BTreeSet::new();
    for file in &sources {
        let Ok(text) = fs::read_to_string(file) else { continue };
        let text = text.to_lowercase();
        if names.iter().any(|name| text.contains(name)) {
            naming.insert(file.strip_prefix(&crates).unwrap().to_owned());
        }
    }
    assert_eq!(naming, BTreeSet::from([PathBuf::from("catalog/src/lib.rs")]));
}
