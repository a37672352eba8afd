//! What a language wants of its sentences, as far as it shows in a Fluent file. Each says so itself, in its `language.ftl`:
//!
//! | message | what it lists |
//! |---|---|
//! | `language-space-before`, `language-space-after` | marks with a no-break space before them, or after them |
//! | `language-pairs` | marks that come in pairs, the opening one first: `¿?` |
//! | `language-changing` | words that would change with the first letter, the gender or the number of what follows |

use crate::{Lang, Voice};

/// The manners of a language.
#[derive(Debug, Default)]
pub(super) struct Manners {
    space_before: Vec<char>,
    space_after: Vec<char>,
    pairs: Vec<[char; 2]>,
    changing: Vec<String>,
}

impl Manners {
    pub(super) fn of(lang: Lang) -> Self {
        let voice = Voice::of(lang);
        let listed = |key| {
            let said = if voice.knows(key) { voice.word(key) } else { String::new() };
            said.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        };
        let marks = |key| listed(key).iter().flat_map(|mark| mark.chars()).collect();
        let pair = |both: &String| <[char; 2]>::try_from(both.chars().collect::<Vec<_>>()).ok();
        Self {
            space_before: marks("language-space-before"),
            space_after: marks("language-space-after"),
            pairs: listed("language-pairs").iter().filter_map(pair).collect(),
            changing: listed("language-changing"),
        }
    }

    /// The lines that have not the spaces they should, or half a pair.
    pub(super) fn breaches(&self, fluent: &str) -> Vec<String> {
        let lines = fluent.lines().filter(|line| !line.starts_with('#'));
        let mut breaches: Vec<_> = lines.filter(|line| self.wrong_space(line)).map(str::to_owned).collect();
        breaches.extend(messages(fluent).into_iter().filter(|message| self.half_a_pair(message)));
        breaches
    }

    fn wrong_space(&self, line: &str) -> bool {
        let mut quoted = false;
        line.char_indices().any(|(at, mark)| {
            quoted ^= mark == '`';
            let (before, after) = (&line[..at], &line[at + mark.len_utf8()..]);
            !quoted
                && ((self.space_before.contains(&mark) && ends_a_word(before, after))
                    || (self.space_after.contains(&mark) && !after.starts_with('\u{a0}')))
        })
    }

    fn half_a_pair(&self, message: &str) -> bool {
        self.pairs
            .iter()
            .any(|[open, close]| message.matches(*open).count() != message.matches(*close).count())
    }

    /// Where one of these is filled in right after a word that would have to change with it.
    pub(super) fn changing_before(&self, fluent: &str, filled: &[&str]) -> Vec<String> {
        let mut found = Vec::new();
        for (at, _) in fluent.match_indices('{') {
            let Some(name) = fluent[at + 1..].trim_start().strip_prefix('$') else { continue };
            let name = name.split(|letter: char| !letter.is_alphanumeric() && letter != '-').next();
            let before = fluent[..at].trim_end().to_lowercase();
            let word = self.changing.iter().find(|word| {
                before.strip_suffix(word.as_str()).is_some_and(|rest| !rest.ends_with(char::is_alphanumeric))
            });
            if let (Some(name), Some(word)) = (name.filter(|name| filled.contains(name)), word) {
                found.push(format!("{word} {{ ${name} }}"));
            }
        }
        found
    }
}

/// Whether a mark between these closes what was said, and is no part of an address or a figure, nor something that is typed.
fn ends_a_word(before: &str, after: &str) -> bool {
    let word = before.strip_suffix(' ').unwrap_or(before);
    let word_before = word.ends_with(|last: char| last.is_alphanumeric() || ")}»’”%".contains(last));
    let escaped = word.ends_with("\\u00A0");
    word_before && !escaped && !after.starts_with(|next: char| next.is_alphanumeric() || next == '/')
}

/// The messages of a file with their attributes, without comments.
fn messages(fluent: &str) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for line in fluent.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match messages.last_mut() {
            Some(message) if line.starts_with([' ', '}']) => {
                message.push('\n');
                message.push_str(line);
            }
            _ => messages.push(line.to_owned()),
        }
    }
    messages
}

#[cfg(test)]
mod tests {
    use super::*;

    fn french() -> Manners {
        Manners::of("fr".parse().unwrap())
    }

    #[test]
    fn french_wants_a_no_break_space_at_high_punctuation_and_quotation_marks() {
        let right = "# À propos: rien\na = Il joue\u{a0}: «\u{a0}non\u{a0}»\u{a0}!\nb = Rien.\n";
        assert_eq!(french().breaches(right), [""; 0]);
        for wrong in ["a = Il joue :", "a = Quoi?", "a = «non\u{a0}»", "a = «\u{a0}non »"] {
            assert_eq!(french().breaches(wrong), [wrong]);
        }
    }

    #[test]
    fn marks_that_come_in_pairs_are_not_left_alone() {
        let manners = Manners { pairs: vec![['¿', '?'], ['¡', '!']], ..Default::default() };
        let right =
            "# Why?\na = ¿Qué? ¡Ya!\nb = { $n ->\n    [one] ¿Uno?\n   *[other] ¿Más\n    o menos?\n }\n";
        assert_eq!(manners.breaches(right), [""; 0]);
        assert_eq!(manners.breaches("a = ¿Qué?\nb = Qué?\n"), ["b = Qué?"]);
    }

    #[test]
    fn a_word_that_changes_is_found_before_what_is_filled_in() {
        let filled = ["who", "machine"];
        for (fluent, found) in [
            ("a = La feuille de { $who }", "de { $who }"),
            ("a = Voici le robot\n    de\n    { $who }", "de { $who }"),
            ("a = De {$who}", "de { $who }"),
            ("a = Il dit qu’{ $who } joue", "qu’ { $who }"),
            ("a = (à { $machine ->\n *[no] x\n })", "à { $machine }"),
        ] {
            assert_eq!(french().changing_before(fluent, &filled), [found]);
        }
        for right in
            ["a = Le monde { $who }", "a = de { $points } points", "a = de { $whose }", "a = chez { $who }"]
        {
            assert_eq!(french().changing_before(right, &filled), [""; 0]);
        }
    }
}
