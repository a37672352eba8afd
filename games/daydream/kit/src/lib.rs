//! Daydream in the program: all that it needs of the game beside the rules.
//!
//! | room | what it is for |
//! |---|---|
//! | [`bots`] | its players, what they know and how they learn it |
//! | [`terminal`] | its board in a terminal |
//! | [`report`] | what a report on it counts |

pub mod bots;
pub mod report;
pub mod terminal;

use reverie_bots::greedy::Greedy;
use reverie_bots::level::{APPRENTICE, DREAMER, ENGINEER, MASTER};
use reverie_bots::random::Random;
use reverie_daydream::{Daydream, ENTRY};
use reverie_kit::{Kit, Lesson, house, level, nothing_to_prepare, page_types, quick};

use bots::{Sheets, levels};

/// All that the program needs of it.
pub static KIT: Kit = Kit {
    entry: &ENTRY,
    components: include_str!("../../data/components.ron"),
    levels: &[
        level(&DREAMER, &house::<Daydream, _>(levels::DREAMER)),
        level(&APPRENTICE, &house::<Daydream, _>(levels::APPRENTICE)),
        level(&ENGINEER, &house::<Daydream, _>(levels::ENGINEER)),
        level(&MASTER, &house::<Daydream, _>(levels::MASTER)),
    ],
    plain: &[
        quick("random", &house::<Daydream, _>(Random)),
        quick("greedy", &house::<Daydream, _>(Greedy(Sheets))),
    ],
    lesson: Some(Lesson { seed: "lemon", options: r#"{"view":"A"}"#, seats: &["me"] }),
    partner: None,
    prepare: nothing_to_prepare,
    board: &terminal::DaydreamBoard,
    notes: report::NOTES,
    trainer: Some(&bots::train::Training),
    words: None,
    types: page_types::<Daydream>,
};
