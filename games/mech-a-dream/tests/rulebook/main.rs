//! The rules of Mech a Dream, one test a rule. What is expected comes from the rulebook and our rulings, never from the
//! code.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

mod dock;
mod ending;
mod factory;
mod machines;
mod night;
mod positions;
mod robots;
mod setup;
mod seventh_and_eighth;
mod specialists;
mod stock_room;
mod table;
mod workshop;
