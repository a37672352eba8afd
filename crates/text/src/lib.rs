//! Words for people. Games and rooms name a [`Phrase`](reverie_game::Phrase); a [`Voice`] words it in a reader's language, from
//! Fluent files that the terminal, the server and the page share. [`wording`] is what the tests of every game hold its words to.

mod check;
mod lang;
mod voice;
pub mod wording;

pub use check::{Gap, gaps, keys};
pub use lang::Lang;
pub use voice::{Names, Voice};

use reverie_game::Texts;

/// What every game says: whose turn, why not, how it ended.
pub const COMMON: Texts = Texts { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };

#[cfg(test)]
mod tests {
    use reverie_game::{Phrase, Texts};

    use super::{Lang, Voice};

    #[test]
    fn both_languages_say_everything() {
        assert_eq!(super::gaps(&super::COMMON), []);
    }

    #[test]
    fn a_number_with_a_digit_behind_the_point_is_written_and_agreed_with_as_each_language_does() {
        let source = "a = { $n } { $n ->\n    [one] point\n   *[other] points\n}\n";
        let texts = Texts { en: source, fr: source };
        let say = |lang, number: f64| Voice::new(lang, [&texts]).say(&Phrase::new("a").with("n", number));
        let french = [1.84, 2.0, -0.01, -12.3].map(|number| say(Lang::Fr, number));
        assert_eq!(french, ["1,8 point", "2,0 points", "0,0 point", "−12,3 points"]);
        assert_eq!([1.0, 1.84].map(|number| say(Lang::En, number)), ["1.0 points", "1.8 points"]);
    }
}
