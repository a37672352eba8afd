//! Words for people. Games and rooms name a [`Phrase`](reverie_game::Phrase); a [`Voice`] words it in a reader's language, from
//! the Fluent files of the language's folder in `text/`, which the terminal, the server and the page share. [`wording`] is
//! what the tests of the folder, and of every game, hold those words to.

mod figures;
mod lang;
mod voice;
pub mod wording;

pub use figures::Figures;
pub use lang::Lang;
pub use voice::{Names, Voice};
