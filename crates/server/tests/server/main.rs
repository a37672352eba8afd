//! A real server on a real file, spoken to over real sockets. Each test is named after the rule it holds.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod common;

mod about;
mod again;
mod clocks;
mod data_files;
mod description;
mod door;
mod guests;
mod hints;
mod history;
mod hostile;
mod hosts;
mod kills;
mod leaks;
mod lobby;
mod looking_ahead;
mod manners;
mod nodes;
mod page;
mod patches;
mod playing;
mod push;
mod raised_rules;
mod restarts;
mod review;
mod rules;
mod silence;
mod tables;
mod taking_back;
mod teams;
mod visitors;
mod wire;
