//! The rules of Mechanica, one test a rule. What is expected comes from the rulebook and our rulings, never from the code.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

mod activating;
mod blueprints;
mod ending;
mod installing;
mod positions;
mod refusals;
mod running;
mod setup;
mod shop;
mod solo;
mod start_zone;
mod table;
mod turn;
