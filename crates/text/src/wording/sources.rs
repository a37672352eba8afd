//! Which messages the sources of a game name.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// What is handed to these is the key of a message.
const CALLS: [&str; 3] = ["Illegal::new", "Phrase::new", "Err"];

/// Every key of a Fluent message in the sources in this folder and below: what begins like one of these kinds, and what
/// is handed to [`Phrase::new`](reverie_game::Phrase::new) and its like, or to one of these further functions.
pub fn keys_in_sources(folder: &Path, kinds: &[&str], functions: &[&str]) -> BTreeSet<String> {
    let read = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found = BTreeSet::new();
    for entry in read {
        let path = entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path();
        if path.is_dir() {
            found.append(&mut keys_in_sources(&path, kinds, functions));
        } else {
            let source =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            found.append(&mut keys_in(&source, kinds, functions));
        }
    }
    found
}

fn keys_in(source: &str, kinds: &[&str], functions: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for call in CALLS.iter().chain(functions) {
        found.extend(source.split(&format!("{call}(\"")).skip(1).map(quoted));
    }
    for kind in kinds {
        found
            .extend(source.split(&format!("\"{kind}")).skip(1).map(|rest| format!("{kind}{}", quoted(rest))));
    }
    // File names, patterns and messages to the writer of a file are no keys.
    let in_keys = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    found.retain(|key| key.chars().all(in_keys));
    found
}

fn quoted(rest: &str) -> String {
    rest.split('"').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_by_their_kind_and_by_the_call_they_are_handed_to() {
        let source = r#"
            Phrase::new("said"); Illegal::new("refused-2"); no("too-late"); other("nothing");
            let key = if one { "toy-one" } else { "toy-many" };
            Err("the lower die comes first"); format!("toy-{key}"); include_str!("toy-box.ron")
        "#;
        let found: Vec<_> = keys_in(source, &["toy-"], &["no"]).into_iter().collect();
        assert_eq!(found, ["refused-2", "said", "too-late", "toy-many", "toy-one"]);
    }

    #[test]
    fn folders_in_a_folder_are_looked_through_too() {
        // The room that this test stands in.
        let found = keys_in_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &["toy-"], &[]);
        assert!(found.contains("toy-one"), "{found:?}");
    }
}
