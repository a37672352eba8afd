//! Players of Mechanica.
//!
//! | room | what it is for |
//! |---|---|
//! | [`foreman`] | the greedy player: what a factory may hope for, run by run, planned exactly |
//! | `ahead` | what lies ahead of a factory |
//! | `simulator` | a factory that runs in a microsecond |
//! | `memory` | what was worked out once and may be needed again |
//! | `features` | the features by which a table is judged |
//! | `floors` | those of a floor: how it is built |
//! | [`value`] | what the features weigh |
//! | [`train`] | learning that |
//! | `turn` | whole turns thought through |
//! | `evaluator` | what the search is told |
//! | `player` | who plays with the search |
//! | [`levels`] | how long each level thinks about it |

mod ahead;
mod evaluator;
mod features;
mod floors;
pub mod foreman;
pub mod levels;
mod memory;
mod player;
mod simulator;
pub mod train;
mod turn;
pub mod value;

pub use evaluator::Works;
pub use foreman::{FOREMAN, Factories};
pub use player::Mechanic;
pub use value::Weights;
