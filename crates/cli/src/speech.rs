//! What the program refuses, in words.

use anyhow::{Error, anyhow};
use reverie_game::Illegal;
use reverie_text::Voice;

/// A refusal as an error of the program.
pub(crate) fn refused(voice: &Voice, illegal: &Illegal) -> Error {
    anyhow!(voice.say(&illegal.phrase))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use reverie_text::Lang;

    use super::*;

    fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                sources(&entry, found);
            } else if entry.extension().is_some_and(|kind| kind == "rs") {
                found.push(entry);
            }
        }
    }

    /// Every room of the house that says something: a key without words would be shown to somebody raw.
    #[test]
    fn every_phrase_named_in_the_code_has_words() {
        let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut files = Vec::new();
        for wing in ["crates", "games"] {
            for room in fs::read_dir(house.join(wing)).unwrap().map(|room| room.unwrap().path()) {
                sources(&room.join("src"), &mut files);
                sources(&room.join("kit/src"), &mut files);
            }
        }
        let voices: Vec<_> = Lang::all().map(Voice::of).collect();
        let mut keys = 0;
        for file in files {
            let source = fs::read_to_string(&file).unwrap();
            // What only tests say is nobody's business.
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            for call in ["Phrase::new(\"", "Illegal::new(\"", ".word(\""] {
                for named in source.split(call).skip(1) {
                    let key = named.split('"').next().unwrap_or_default();
                    // Documentation speaks of phrases too.
                    let example = source.contains(&format!("/// let phrase = {call}{key}"));
                    for voice in voices.iter().filter(|_| !example) {
                        assert!(
                            voice.knows(key),
                            "{}: {key} has no words in {}",
                            file.display(),
                            voice.lang()
                        );
                    }
                    keys += 1;
                }
            }
        }
        assert!(keys > 100, "only {keys} phrases were found: is the search still right?");
    }
}
