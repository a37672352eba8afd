//! Players of Mechanica.
//!
//! | room | what it is for |
//! |---|---|
//! | [`foreman`] | the greedy player: what a factory may hope for, run by run, planned exactly |
//! | `ahead` | what lies ahead of a factory |
//! | `mill` | a factory that runs in a microsecond |
//! | `memory` | what was worked out once and may be needed again |
//! | `signs` | the signs by which a table is judged |
//! | `marks` | how a floor is built |
//! | [`value`] | what the signs weigh |
//! | [`train`] | learning that |
//! | `turn` | whole turns thought through |
//! | `insight` | what the search is told |
//! | `player` | who plays with the search |
//! | [`levels`] | how long each level thinks about it |

mod ahead;
pub mod foreman;
mod insight;
pub mod levels;
mod marks;
mod memory;
mod mill;
mod player;
mod signs;
pub mod train;
mod turn;
pub mod value;

pub use foreman::{FOREMAN, Factories};
pub use insight::Works;
pub use player::Mechanic;
pub use value::Weights;
