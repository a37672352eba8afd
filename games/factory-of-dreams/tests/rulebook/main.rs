//! The rulebook and the rulings, rule by rule.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod connecting;
mod creating;
mod groups;
mod hostile;
mod positions;
mod scoring;
mod secrets;
mod setup;
mod silence;
mod table;
mod tools;
mod trials;
mod votes;
