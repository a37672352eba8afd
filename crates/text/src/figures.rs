//! Figures and lists as each language writes them, by the rules of the Unicode CLDR.

use std::fmt;
use std::sync::OnceLock;

use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::DecimalFormatterOptions;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;

use crate::Lang;
use crate::lang::COUNT;

/// How a language writes figures and joins words to a list.
pub struct Figures {
    decimal: DecimalFormatter,
    all: ListFormatter,
}

impl fmt::Debug for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Figures").finish_non_exhaustive()
    }
}

impl Figures {
    /// Those of a language. Made once.
    pub fn of(lang: Lang) -> &'static Self {
        static FIGURES: [OnceLock<Figures>; COUNT] = [const { OnceLock::new() }; COUNT];
        FIGURES[lang.index()].get_or_init(|| Self::new(lang))
    }

    fn new(lang: Lang) -> Self {
        // A code that Unicode doesn't know is written as in no language in particular.
        let locale: Locale = lang.code().parse().unwrap_or(Locale::UNKNOWN);
        let known = "there are figures and lists for every locale, the root's at the least";
        Self {
            decimal: DecimalFormatter::try_new((&locale).into(), DecimalFormatterOptions::default())
                .expect(known),
            all: ListFormatter::try_new_and((&locale).into(), ListFormatterOptions::default()).expect(known),
        }
    }

    /// A whole number.
    pub fn whole(&self, number: u64) -> String {
        self.decimal.format(&Decimal::from(number)).to_string()
    }

    /// A figure to so many places behind the point.
    pub fn places(&self, figure: f64, places: usize) -> String {
        let digits = format!("{figure:.places$}");
        self.digits(&digits).unwrap_or(digits)
    }

    /// What is written in digits as programs do; none where it is no number.
    pub(crate) fn digits(&self, digits: &str) -> Option<String> {
        let is_nothing = !digits.contains(|digit: char| matches!(digit, '1'..='9'));
        // There is no less than nothing.
        let digits = if is_nothing { digits.trim_start_matches('-') } else { digits };
        let number: Decimal = digits.parse().ok()?;
        // The sign for it, where a language makes do with a hyphen.
        Some(self.decimal.format(&number).to_string().replace('-', "−"))
    }

    /// All of these: "a, b and c".
    pub fn all<T: fmt::Display>(&self, words: impl IntoIterator<Item = T>) -> String {
        let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
        self.all.format(words.iter()).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(code: &str) -> &'static Figures {
        Figures::of(code.parse().unwrap())
    }

    #[test]
    fn digits_stand_in_groups_as_each_language_has_them() {
        let english = [0, 7, 999, 1000, 1_234_567].map(|number| figures("en").whole(number));
        assert_eq!(english, ["0", "7", "999", "1,000", "1,234,567"]);
        assert_eq!(figures("fr").whole(1_234_567), "1\u{202f}234\u{202f}567");
    }

    #[test]
    fn places_stand_behind_the_point_of_each_language_and_nothing_is_less_than_nothing() {
        assert_eq!(
            [8.26, -1234.5, -0.01].map(|figure| figures("en").places(figure, 1)),
            ["8.3", "−1,234.5", "0.0"]
        );
        assert_eq!([8.26, 2.0].map(|figure| figures("fr").places(figure, 2)), ["8,26", "2,00"]);
    }

    #[test]
    fn a_list_is_joined_as_each_language_does() {
        let joined = |code, words: &[&str]| figures(code).all(words);
        assert_eq!(joined("en", &["Ada", "Bo"]), "Ada and Bo");
        assert_eq!(joined("fr", &["Ada", "Bo", "Cid"]), "Ada, Bo et Cid");
        assert_eq!(joined("fr", &[]), "");
    }
}
