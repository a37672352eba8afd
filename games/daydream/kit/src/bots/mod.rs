//! What there is to know about Daydream.
//!
//! | room | what it is for |
//! |---|---|
//! | [`sheets`] | what a sheet is worth at a glance, for greedy play |
//! | `chart`, `page` | a board and a sheet made ready for fast play |
//! | `features` | the features of a sheet |
//! | `value` | what a sheet is worth, by what they weigh |
//! | [`weights`] | the weights as they are shipped |
//! | [`train`] | learning the weights by self-play |
//! | `turn` | a turn planned whole |
//! | `memory` | turns planned before |
//! | [`player`] | all that for the search |
//! | [`levels`] | how long each level thinks about it |

mod chart;
#[cfg(test)]
mod faithful;
mod features;
pub mod levels;
mod memory;
mod page;
pub mod player;
pub mod sheets;
pub mod train;
mod turn;
mod value;
pub mod weights;

pub use player::{Daydreamer, Planning};
pub use sheets::Sheets;
