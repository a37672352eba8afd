//! How long each level thinks about Mech a Dream, and how much noise there is on what it sees.

use reverie_bots::level::{self, Strength, Thinking};
use reverie_bots::search::Search;

use super::Dreams;

/// Its [`Dreamer`](level::DREAMER).
pub const DREAMER: Search<Dreams> =
    at(level::DREAMER, Thinking { iterations: 48, ahead: 1, width: 12, noise: 4.0 });
/// Its [`Apprentice`](level::APPRENTICE).
pub const APPRENTICE: Search<Dreams> =
    at(level::APPRENTICE, Thinking { iterations: 48, ahead: 1, width: 12, noise: 1.5 });
/// Its [`Engineer`](level::ENGINEER).
pub const ENGINEER: Search<Dreams> =
    at(level::ENGINEER, Thinking { iterations: 48, ahead: 1, width: 12, noise: 0.0 });
/// Its [`Master`](level::MASTER).
pub const MASTER: Search<Dreams> =
    at(level::MASTER, Thinking { iterations: 1000, ahead: u32::MAX, width: 16, noise: 0.0 });

const fn at(strength: Strength, thinking: Thinking) -> Search<Dreams> {
    strength.search(thinking).with(Dreams { decisions: thinking.ahead, ..Dreams::LEARNED })
}
