//! What French wants of a sentence, as far as it shows in a Fluent file.

/// What elides before a vowel or contracts with an article.
const CHANGING: [&str; 8] = ["de", "du", "à", "que", "d’", "qu’", "d'", "qu'"];

/// High punctuation has a no-break space before it, quotation marks have one inside: the lines where it is missing.
pub(super) fn wrong_spaces(fluent: &str) -> Vec<String> {
    let wrong = |line: &&str| {
        line.char_indices().any(|(at, mark)| match mark {
            ':' | ';' | '!' | '?' | '»' => !line[..at].ends_with('\u{a0}'),
            '«' => !line[at + mark.len_utf8()..].starts_with('\u{a0}'),
            _ => false,
        })
    };
    fluent.lines().filter(|line| !line.starts_with('#')).filter(wrong).map(str::to_owned).collect()
}

/// Where one of these is filled in right after a word that would have to change with it.
pub(super) fn elisions(fluent: &str, filled: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in fluent.match_indices('{') {
        let Some(name) = fluent[at + 1..].trim_start().strip_prefix('$') else { continue };
        let name = name.split(|letter: char| !letter.is_alphanumeric() && letter != '-').next();
        let before = fluent[..at].trim_end().to_lowercase();
        let word = CHANGING.into_iter().find(|word| {
            before.strip_suffix(word).is_some_and(|rest| !rest.ends_with(char::is_alphanumeric))
        });
        if let (Some(name), Some(word)) = (name.filter(|name| filled.contains(name)), word) {
            found.push(format!("{word} {{ ${name} }}"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn high_punctuation_and_quotation_marks_want_a_no_break_space() {
        let right = "# À propos: rien\na = Il joue\u{a0}: «\u{a0}non\u{a0}»\u{a0}!\nb = Rien.\n";
        assert_eq!(wrong_spaces(right), [""; 0]);
        for wrong in ["a = Il joue :", "a = Quoi?", "a = «non\u{a0}»", "a = «\u{a0}non »"] {
            assert_eq!(wrong_spaces(wrong), [wrong]);
        }
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
            assert_eq!(elisions(fluent, &filled), [found]);
        }
        for right in
            ["a = Le monde { $who }", "a = de { $points } points", "a = de { $whose }", "a = chez { $who }"]
        {
            assert_eq!(elisions(right, &filled), [""; 0]);
        }
    }
}
