//! What the program itself says, and the voice it says it with.

use anyhow::{Error, anyhow};
use reverie_game::{Illegal, Texts};
use reverie_text::{Lang, Voice};

/// What the program itself says.
pub(crate) const TEXTS: Texts =
    Texts { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };

/// A voice that knows every game, the server and this program.
pub(crate) fn voice(lang: Lang) -> Voice {
    let own = [&reverie_lab::report::TEXTS, &reverie_visitors::TEXTS, &reverie_server::TEXTS, &TEXTS];
    let boards = reverie_catalog::GAMES.iter().map(|kit| kit.board.texts());
    Voice::new(lang, reverie_catalog::texts().chain(own).chain(boards))
}

/// A refusal as an error of the program.
pub(crate) fn refused(voice: &Voice, illegal: &Illegal) -> Error {
    anyhow!(voice.say(&illegal.phrase))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    #[test]
    fn both_languages_say_everything() {
        assert_eq!(reverie_text::gaps(&TEXTS), []);
    }

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
        let voices = Lang::ALL.map(voice);
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
