//! What people write: names and chat. Kept as they meant it, without what could deceive the eye or break a line.

use reverie_game::Illegal;
use unicode_normalization::UnicodeNormalization;

/// Drops control, direction and invisible characters, normalises what is left to NFC, folds white space, cuts to length. Refused when
/// nothing is left.
pub(crate) fn clean(text: &str, most: usize) -> Result<String, Illegal> {
    let mut clean = String::new();
    let mut gap = false;
    for letter in text.chars().filter(|&letter| !deceives(letter)).nfc() {
        if letter.is_whitespace() {
            gap = !clean.is_empty();
            continue;
        }
        if gap {
            clean.push(' ');
            gap = false;
        }
        clean.push(letter);
    }
    let cut: String = clean.chars().take(most).collect();
    let cut = cut.trim_end();
    if cut.is_empty() { Err(Illegal::new("nothing-written")) } else { Ok(cut.to_owned()) }
}

/// Characters that show nothing, or turn the text around them.
fn deceives(letter: char) -> bool {
    matches!(letter,
        '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff9}'..='\u{fffc}' | '\u{e0000}'..='\u{e0fff}')
        || (letter.is_control() && !letter.is_whitespace())
}

/// The colours people can choose: the page draws them, each with a shape of its own.
pub(crate) const COLOURS: [&str; 8] = ["violet", "rose", "teal", "amber", "blue", "green", "coral", "slate"];

/// A colour we know.
pub(crate) fn colour(name: &str) -> Result<String, Illegal> {
    match COLOURS.iter().find(|&&known| known == name) {
        Some(known) => Ok((*known).to_owned()),
        None => Err(Illegal::new("no-such-colour")
            .with("colour", clean(name, 24).unwrap_or_default())
            .with("known", COLOURS.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_keeps_its_accents_and_loses_its_tricks() {
        assert_eq!(clean("  E\u{301}lise \n du  Lac ", 24).unwrap(), "Élise du Lac");
        // What an invisible letter kept apart comes together when it is gone.
        assert_eq!(clean("E\u{200b}\u{301}lise", 24).unwrap(), "Élise");
        assert_eq!(clean("evil\u{202e}eman\u{0007}", 24).unwrap(), "evileman");
        assert_eq!(clean("Ondine and a very long name", 10).unwrap(), "Ondine and");
        assert_eq!(clean("\u{200b}\u{2066} ", 24).unwrap_err().key(), "nothing-written");
    }
}
