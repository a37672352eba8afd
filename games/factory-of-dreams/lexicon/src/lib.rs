//! The words of Factory of Dreams: Thoughts, themes and the dreams that fit them, in English and in French;
//! which answers mean the same; what evokes what.
//!
//! | room | what it is for |
//! |---|---|
//! | [`content`] | the authored files, read once |
//! | [`language`](Language) | English and French |
//! | [`thought`](Thought) | the cards |
//! | [`theme`](Theme) | the themes and their dreams |
//! | [`clean`](clean()) | what people type, made fit to be shown, or refused |
//! | `spelling` | case, accents, articles, plurals, slips of the finger |
//! | `names`, `known` | every name of every dream; every word that is a word |
//! | [`concept`](concept()) | what an answer means, and why two match |
//! | `forms` | the forms by which words are compared, worked out once |
//! | [`resembles`](resembles()) | a dream that is a Thought in another coat |
//! | [`suggestion`](suggestion()) | answers that may be the same, for people to decide |
//! | [`evoke`] | which dreams people are likely to write |
//! | `night` | the dreams of a night, with a theme or without |
//! | [`packing`], `vectors` | the packed word knowledge, and how it is packed |

mod clean;
mod concept;
pub mod content;
pub mod evoke;
mod forms;
mod known;
mod language;
mod names;
mod night;
pub mod packing;
mod resembles;
mod spelling;
mod suggestion;
mod theme;
mod thought;
mod vectors;

pub use clean::{LONGEST, Unclean, clean, clean_word};
pub use concept::{Concept, Why, concept, dream, mistaken, why};
pub use forms::Forms;
pub use language::Language;
pub use night::sunday;
pub use resembles::resembles;
pub use suggestion::{Likeness, suggestion};
pub use theme::{Dream, First, Level, Theme};
pub use thought::{Beyond, CARDS, MOST_CARDS, Thought};

/// Reads all that the first question would otherwise have to wait for, about half a second: whoever has time for it calls
/// this before anybody asks.
pub fn prepare() {
    use std::sync::LazyLock;
    LazyLock::force(&names::NAMES);
    LazyLock::force(&known::KNOWN);
    LazyLock::force(&vectors::ASSOC);
    LazyLock::force(&vectors::LEXICON);
    sunday();
}
