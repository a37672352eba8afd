//! How typed words are compared.

/// Lower case, without accents.
pub fn plain(text: &str) -> String {
    text.trim()
        .to_lowercase()
        .chars()
        .flat_map(|letter| {
            let letters: &[char] = match letter {
                'à' | 'â' | 'ä' => &['a'],
                'é' | 'è' | 'ê' | 'ë' => &['e'],
                'î' | 'ï' => &['i'],
                'ô' | 'ö' => &['o'],
                'ù' | 'û' | 'ü' => &['u'],
                'ç' => &['c'],
                'œ' => &['o', 'e'],
                '’' => &['\''],
                other => return vec![other],
            };
            letters.to_vec()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn accents_capitals_and_typographic_marks_make_no_difference() {
        assert_eq!(super::plain("  L’Œuvre Été "), "l'oeuvre ete");
    }
}
