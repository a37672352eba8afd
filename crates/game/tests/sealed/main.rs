//! A toy game with everything that open games lack (hidden cards, sealed bids, free text), and what the
//! laws, the session and the record make of it.
//!
//! | room | what it is for |
//! |---|---|
//! | `game` | Sealed: its box, table, decisions, events and views |
//! | `rules` | how Sealed is played |
//! | `told` | Sealed put into words |
//! | `paces` | a second toy, open, with several decisions in a row |
//! | `mutants` | rules broken on purpose, and the law that finds each |
//! | `play`, `undo`, `hold` | a game under way |
//! | `ahead`, `past` | what a decision would do; how a table came to be |
//! | `record`, `tampering` | a game written down |
//! | `versions` | rules that change, and games that go on |
//! | `notes` | what happens beside the rules |
//! | `face` | any game behind one face |
//! | `table` | tables set up in a line |

#![allow(clippy::unwrap_used)] // the lint lets tests unwrap, but not what sets their tables

mod ahead;
mod face;
mod game;
mod hold;
mod mutants;
mod notes;
mod paces;
mod past;
mod play;
mod record;
mod rules;
mod table;
mod tampering;
mod told;
mod undo;
mod versions;
