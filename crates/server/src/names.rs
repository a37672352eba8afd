//! What people write: names and chat. Kept as they meant it, without what could deceive the eye or break a line; and names
//! that look alike told apart.

use std::collections::HashSet;

use reverie_game::Illegal;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;
use unicode_properties::UnicodeEmoji;
use unicode_segmentation::UnicodeSegmentation;

/// How those are called who have left for good: in every language the same.
pub(crate) const NOBODY: &str = "–";

/// Between letters that would join, says that they don't.
const NON_JOINER: char = '\u{200c}';
/// Between two pictures, makes one of them; after a virama, says how the letters join.
const JOINER: char = '\u{200d}';
/// The last of the tags that say which flag a flag is.
const LAST_TAG: char = '\u{e007f}';
/// The combining class of viramas, in every script that has them.
const VIRAMA: u8 = 9;

/// Drops control, direction and invisible characters but for joiners where scripts and emoji need them, normalises what is
/// left to NFC, folds white space, cuts to length between two letters as people count them. Refused when nothing is left.
pub(crate) fn clean(text: &str, most: usize) -> Result<String, Illegal> {
    let mut clean = String::new();
    let mut gap = false;
    for letter in meant(text).into_iter().nfc() {
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
    let cut = cut(&clean, most).trim_end();
    if cut.is_empty() { Err(Illegal::new("nothing-written")) } else { Ok(cut.to_owned()) }
}

/// As much of a text as has room, without the half of a letter.
fn cut(text: &str, most: usize) -> &str {
    let mut end = 0;
    let mut letters = 0;
    for cluster in text.graphemes(true) {
        letters += cluster.chars().count();
        if letters > most {
            break;
        }
        end += cluster.len();
    }
    &text[..end]
}

/// The characters that mean something where they stand.
fn meant(text: &str) -> Vec<char> {
    let letters: Vec<char> = text.chars().filter(|&letter| !deceives(letter)).collect();
    let mut kept: Vec<char> = Vec::with_capacity(letters.len());
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let rest = &letters[at..];
        // Tags come as a whole or not at all.
        let tags = if is_tag(letter) { rest.iter().take_while(|&&letter| is_tag(letter)).count() } else { 1 };
        let stays = match letter {
            NON_JOINER | JOINER => joins(&kept, letter, rest.get(1).copied()),
            letter if is_tag(letter) => names_a_flag(&kept, &rest[..tags]),
            letter if is_variation(letter) => {
                kept.last().is_some_and(|&last| !last.is_whitespace() && !is_invisible(last))
            }
            _ => true,
        };
        if stays {
            kept.extend(&rest[..tags]);
        }
        at += tags;
    }
    kept
}

/// Whether a joiner means something between what stands before it and what comes next.
fn joins(before: &[char], joiner: char, next: Option<char>) -> bool {
    let Some(&last) = before.last() else { return false };
    let is_virama = |letter| canonical_combining_class(letter) == VIRAMA;
    if is_virama(last) {
        return true;
    }
    let Some(next) = next else { return false };
    match joiner {
        NON_JOINER => is_cursive(last) && is_cursive(next),
        _ => (last.is_alphabetic() && is_virama(next)) || (ends_in_picture(before) && is_picture(next)),
    }
}

fn ends_in_picture(text: &[char]) -> bool {
    let dressed = |letter: char| is_variation(letter) || is_tag(letter) || is_skin(letter);
    text.iter().rev().copied().find(|&letter| !dressed(letter)).is_some_and(is_picture)
}

fn is_picture(letter: char) -> bool {
    // Digits, # and * are emoji only with a key around them.
    letter.is_emoji_char() && !letter.is_ascii()
}

/// The colours of a skin.
fn is_skin(letter: char) -> bool {
    matches!(letter, '\u{1f3fb}'..='\u{1f3ff}')
}

/// Letters and marks of scripts whose letters join: Arabic with all that is written in it, and Syriac.
fn is_cursive(letter: char) -> bool {
    matches!(letter, '\u{0600}'..='\u{077f}' | '\u{0860}'..='\u{08ff}')
}

fn is_tag(letter: char) -> bool {
    matches!(letter, '\u{e0020}'..=LAST_TAG)
}

fn names_a_flag(before: &[char], tags: &[char]) -> bool {
    let end = tags.iter().position(|&tag| tag == LAST_TAG);
    before.last().is_some_and(|&last| is_picture(last))
        && end.is_some_and(|end| end > 0 && end + 1 == tags.len())
}

/// Says how the character before is drawn.
fn is_variation(letter: char) -> bool {
    matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

fn is_invisible(letter: char) -> bool {
    matches!(letter, NON_JOINER | JOINER) || is_variation(letter)
}

/// Characters that show nothing, or turn the text around them; those that mean something in some places are looked at there.
fn deceives(letter: char) -> bool {
    let looked_at = is_invisible(letter) || is_tag(letter);
    !looked_at
        && (matches!(letter,
            '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff9}'..='\u{fffc}' | '\u{e0000}'..='\u{e0fff}')
            || (letter.is_control() && !letter.is_whitespace()))
}

/// Names as they are shown beside each other, in the order in which people came: one that looks like an earlier one has a
/// number after it.
pub(crate) fn told_apart<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let mut taken = HashSet::new();
    let shown = |name: &str| {
        let mut shown = name.to_owned();
        let mut number = 1;
        while !taken.insert(look(&shown)) {
            number += 1;
            shown = format!("{name} ({number})");
        }
        shown
    };
    names.into_iter().map(shown).collect()
}

/// What a name looks like (UTS 39): the same for names that the eye confuses.
fn look(name: &str) -> String {
    let seen: String = name.chars().filter(|&letter| !is_invisible(letter)).collect();
    unicode_security::skeleton(&seen).collect()
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
        assert_eq!(clean("E\u{200d}\u{301}lise", 24).unwrap(), "Élise");
        assert_eq!(clean("evil\u{202e}eman\u{0007}", 24).unwrap(), "evileman");
        assert_eq!(clean("Ondine and a very long name", 10).unwrap(), "Ondine and");
        assert_eq!(clean("\u{200b}\u{2066}\u{200d}\u{fe0f} ", 24).unwrap_err().key(), "nothing-written");
    }

    #[test]
    fn joiners_stay_where_scripts_and_emoji_need_them() {
        let needed = [
            // A family, a rainbow flag, an astronaut with a skin of her own.
            "👨\u{200d}👩\u{200d}👧\u{200d}👦",
            "🏳\u{fe0f}\u{200d}🌈",
            "👩🏽\u{200d}🚀",
            // Scotland; a key.
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "1\u{fe0f}\u{20e3}",
            // Persian "I go"; Hindi half letters; Sinhala "Sri"; Bengali "rya".
            "می\u{200c}روم",
            "क्\u{200d}ष",
            "क्\u{200c}ष",
            "ශ්\u{200d}රී",
            "র\u{200d}্য",
            // A Han character drawn in another way.
            "葛\u{e0100}",
        ];
        for name in needed {
            assert_eq!(clean(name, 24).unwrap(), name, "{name:?}");
        }
    }

    #[test]
    fn joiners_go_where_they_only_hide() {
        for hidden in
            ["A\u{200d}da", "Ad\u{200c}a", "\u{200d}Ada", "Ada\u{200d}", "\u{fe0f}Ada", "Ada\u{e0061}"]
        {
            assert_eq!(clean(hidden, 24).unwrap(), "Ada", "{hidden:?}");
        }
        // Tags that don't end, and an end without tags.
        assert_eq!(clean("🏴\u{e0067}\u{e0062}", 24).unwrap(), "🏴");
        assert_eq!(clean("🏴\u{e007f}", 24).unwrap(), "🏴");
        assert_eq!(clean("1\u{200d}2", 24).unwrap(), "12");
        assert_eq!(clean("🙂\u{200d}Ada", 24).unwrap(), "🙂Ada");
    }

    #[test]
    fn nothing_is_cut_in_the_middle_of_a_letter() {
        let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
        assert_eq!(clean(&format!("Ada {family}"), 10).unwrap(), "Ada");
        assert_eq!(clean(&format!("Ada {family}"), 11).unwrap(), format!("Ada {family}"));
        // A letter that composes with nothing keeps its mark.
        assert_eq!(clean("xx\u{323}", 2).unwrap(), "x");
    }

    #[test]
    fn names_that_look_alike_are_told_apart_in_the_order_in_which_people_came() {
        let shown = told_apart(["Ada", "Ben", "Ada", "\u{0410}da", "Ada (2)"]);
        assert_eq!(shown, ["Ada", "Ben", "Ada (2)", "\u{0410}da (3)", "Ada (2) (2)"]);
        // Who really is called so keeps the name, and the other gets the next number.
        assert_eq!(told_apart(["Ada (2)", "Ada", "Ada"]), ["Ada (2)", "Ada", "Ada (3)"]);
        assert_eq!(told_apart(["🏳\u{fe0f}", "🏳"]), ["🏳\u{fe0f}", "🏳 (2)"]);
    }
}
