//! How long each level thinks about Mechanica, and how much noise there is on what it sees.

use reverie_bots::level::{self, Strength, Thinking};

use super::Mechanic;

/// Its [`Dreamer`](level::DREAMER).
pub const DREAMER: Mechanic =
    at(level::DREAMER, Thinking { iterations: 40, ahead: 0, width: 8, noise: 40.0 });
/// Its [`Apprentice`](level::APPRENTICE).
pub const APPRENTICE: Mechanic =
    at(level::APPRENTICE, Thinking { iterations: 40, ahead: 0, width: 8, noise: 4.0 });
/// Its [`Engineer`](level::ENGINEER).
pub const ENGINEER: Mechanic =
    at(level::ENGINEER, Thinking { iterations: 40, ahead: 0, width: 8, noise: 1.5 });
/// Its [`Master`](level::MASTER).
pub const MASTER: Mechanic = at(level::MASTER, Thinking { iterations: 100, ahead: 1, width: 12, noise: 0.0 });

const fn at(strength: Strength, thinking: Thinking) -> Mechanic {
    Mechanic { search: strength.search(thinking), days: thinking.ahead }
}
