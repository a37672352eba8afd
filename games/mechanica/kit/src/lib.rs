//! Mechanica in the program: all that it needs of the game beside the rules.
//!
//! | room | what it is for |
//! |---|---|
//! | [`bots`] | its players, what they know and how they learn it |
//! | [`terminal`] | its board in a terminal |
//! | [`report`] | what a report on it counts |

pub mod bots;
pub mod report;
pub mod terminal;

use reverie_bots::first::First;
use reverie_bots::level::{APPRENTICE, DREAMER, ENGINEER, MASTER};
use reverie_bots::random::Random;
use reverie_kit::{Kit, Lesson, house, level, nothing_to_prepare, page_types, quick};
use reverie_mechanica::{ENTRY, Mechanica};

use bots::{FOREMAN, levels};

/// All that the program needs of it.
pub static KIT: Kit = Kit {
    entry: &ENTRY,
    components: include_str!("../../data/components.ron"),
    levels: &[
        level(&DREAMER, &house::<Mechanica, _>(levels::DREAMER)),
        level(&APPRENTICE, &house::<Mechanica, _>(levels::APPRENTICE)),
        level(&ENGINEER, &house::<Mechanica, _>(levels::ENGINEER)),
        level(&MASTER, &house::<Mechanica, _>(levels::MASTER)),
    ],
    plain: &[
        quick("random", &house::<Mechanica, _>(Random)),
        quick("greedy", &house::<Mechanica, _>(FOREMAN)),
    ],
    lesson: Some(Lesson { seed: "golden-bucket", options: "{}", seats: &["me"] }),
    partner: Some(&quick("partner", &house::<Mechanica, _>(First))),
    prepare: nothing_to_prepare,
    board: &terminal::MechanicaBoard,
    notes: report::NOTES,
    trainer: Some(&bots::train::Training),
    words: None,
    types: page_types::<Mechanica>,
};
