//! Words for people. Games and rooms name a [`Phrase`]; a [`Voice`] words it in a reader's language, from Fluent files
//! that the terminal, the server and the page share. [`wording`] is what the tests of every game hold its words to.

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
    #[test]
    fn both_languages_say_everything() {
        assert_eq!(super::gaps(&super::COMMON), []);
    }
}
