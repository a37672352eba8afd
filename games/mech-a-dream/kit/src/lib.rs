//! Mech a Dream in the program: all that it needs of the game beside the rules.
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
use reverie_bots::greedy::Greedy;
use reverie_bots::level::{APPRENTICE, DREAMER, ENGINEER, MASTER};
use reverie_bots::random::Random;
use reverie_kit::{Kit, Lesson, house, level, nothing_to_prepare, page_types, quick};
use reverie_mech_a_dream::{ENTRY, MechADream};

use bots::{Workshops, levels};

/// All that the program needs of it.
pub static KIT: Kit = Kit {
    entry: &ENTRY,
    components: include_str!("../../data/components.ron"),
    levels: &[
        level(&DREAMER, &house::<MechADream, _>(levels::DREAMER)),
        level(&APPRENTICE, &house::<MechADream, _>(levels::APPRENTICE)),
        level(&ENGINEER, &house::<MechADream, _>(levels::ENGINEER)),
        level(&MASTER, &house::<MechADream, _>(levels::MASTER)),
    ],
    plain: &[
        quick("random", &house::<MechADream, _>(Random)),
        quick("greedy", &house::<MechADream, _>(Greedy(Workshops))),
    ],
    lesson: Some(Lesson { seed: "copper-piston", options: "{}", seats: &["me", "partner"] }),
    partner: Some(&quick("partner", &house::<MechADream, _>(First))),
    prepare: nothing_to_prepare,
    board: &terminal::MechADreamBoard,
    notes: report::NOTES,
    trainer: Some(&bots::train::Training),
    words: None,
    types: page_types::<MechADream>,
};
