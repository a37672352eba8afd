//! How long each level thinks about Daydream, and how much noise there is on what it sees.

use reverie_bots::level::{self, Strength, Thinking};

use super::Daydreamer;

/// Its [`Dreamer`](level::DREAMER).
pub const DREAMER: Daydreamer =
    at(level::DREAMER, Thinking { iterations: 120, ahead: 0, width: 24, noise: 1.6 });
/// Its [`Apprentice`](level::APPRENTICE).
pub const APPRENTICE: Daydreamer =
    at(level::APPRENTICE, Thinking { iterations: 120, ahead: 0, width: 24, noise: 0.7 });
/// Its [`Engineer`](level::ENGINEER).
pub const ENGINEER: Daydreamer =
    at(level::ENGINEER, Thinking { iterations: 120, ahead: 0, width: 24, noise: 0.25 });
/// Its [`Master`](level::MASTER).
pub const MASTER: Daydreamer =
    at(level::MASTER, Thinking { iterations: 300, ahead: 1, width: 12, noise: 0.0 });

const fn at(strength: Strength, thinking: Thinking) -> Daydreamer {
    Daydreamer { search: strength.search(thinking), rolls: thinking.ahead }
}
