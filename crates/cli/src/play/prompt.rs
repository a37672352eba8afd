//! What can be typed at any prompt, in any language.

use reverie_terminal::typed::{means, plain};

/// Something that can be asked for at any prompt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Command {
    /// Take back the last decision.
    Undo,
    /// Help, on something or at all.
    Help(String),
    /// The rules on one screen.
    Rules,
    /// What happened so far.
    Log,
    /// The sheet of a player, counted from 1; one's own again without a number.
    Look(Option<usize>),
    /// Save here, or where it was saved before.
    Save(Option<String>),
    /// What a bot would do.
    Hint,
    /// Leave the table.
    Quit,
}

/// What can be asked for at any prompt; its words stand under `play-type-NAME`. Those of one letter are never the name of a cloud
/// or a digit.
const NAMES: [&str; 8] = ["undo", "help", "rules", "log", "look", "save", "hint", "quit"];

/// The command a line asks for, if it is one.
pub(crate) fn command(line: &str) -> Option<Command> {
    let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    let (word, rest) = (plain(word), rest.trim());
    let asks = |name: &&&str| means(&format!("play-type-{name}"), &word);
    Some(match *NAMES.iter().find(asks)? {
        "undo" => Command::Undo,
        "help" => Command::Help(plain(rest)),
        "rules" => Command::Rules,
        "log" => Command::Log,
        "look" if rest.is_empty() => Command::Look(None),
        // A number no table has: whoever answers says which there are.
        "look" => Command::Look(Some(rest.parse().unwrap_or(0))),
        // As typed: a file name keeps its capitals and accents.
        "save" => Command::Save(Some(rest.to_owned()).filter(|file| !file.is_empty())),
        "hint" => Command::Hint,
        _ => Command::Quit,
    })
}

/// Whether this is a yes in any language.
pub(crate) fn yes(line: &str) -> bool {
    means("play-type-yes", &plain(line))
}

/// Whether this is a no in any language.
pub(crate) fn no(line: &str) -> bool {
    means("play-type-no", &plain(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_understood_in_both_languages() {
        assert_eq!(command("u"), Some(Command::Undo));
        assert_eq!(command("Règles"), Some(Command::Rules));
        assert_eq!(command("aide Étoile"), Some(Command::Help("etoile".to_owned())));
        assert_eq!(command("look 2"), Some(Command::Look(Some(2))));
        assert_eq!(command("sauver Ma Partie.json"), Some(Command::Save(Some("Ma Partie.json".to_owned()))));
        assert_eq!(command("b3"), None);
        assert_eq!(command("5 b3"), None);
        assert_eq!(command(""), None);
    }
}
