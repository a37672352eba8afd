//! Mech a Dream: what a workshop may hope for, and how to play for it.
//!
//! | room | what it is for |
//! |---|---|
//! | [`worth`] | what a workshop is worth, by rule of thumb: what the greedy player knows |
//! | `features` | the features of a workshop |
//! | [`value`] | a small net from those features to the points still to come; its weights are learned |
//! | [`evaluator`] | what the search is told |
//! | [`levels`] | how long each level thinks about it |
//! | [`train`] | how the net learns, playing against itself |

pub mod evaluator;
mod features;
pub mod levels;
pub mod train;
pub mod value;
pub mod worth;

pub use evaluator::Dreams;
pub use worth::Workshops;
