//! Mech a Dream: what a workshop may hope for, and how to play for it.
//!
//! | room | what it is for |
//! |---|---|
//! | [`worth`] | what a workshop is worth, by rule of thumb: what the greedy player knows |
//! | `sight` | a workshop as a list of numbers |
//! | [`value`] | a small net from those numbers to the points still to come; its figures are learned |
//! | [`insight`] | what the search is told |
//! | [`levels`] | how long each level thinks about it |
//! | [`train`] | how the net learns, playing against itself |

pub mod insight;
pub mod levels;
mod sight;
pub mod train;
pub mod value;
pub mod worth;

pub use insight::Dreams;
pub use worth::Workshops;
