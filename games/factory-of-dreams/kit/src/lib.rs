//! Factory of Dreams in the program: all that it needs of the game beside the rules.
//!
//! | room | what it is for |
//! |---|---|
//! | [`bots`] | its players |
//! | [`terminal`] | its board in a terminal |
//! | [`report`] | what a report on it counts |
//! | [`words`] | how well it knows words |

pub mod bots;
pub mod report;
pub mod terminal;
pub mod words;

use reverie_bots::random::Random;
use reverie_factory_of_dreams::{ENTRY, FactoryOfDreams};
use reverie_kit::{Kit, Lesson, house, page_types, quick};

use bots::guide::Guide;
use bots::{DROWSY, LUCID, STEADY};

/// All that the program needs of it.
pub static KIT: Kit = Kit {
    entry: &ENTRY,
    components: include_str!("../../data/components.ron"),
    levels: &[
        quick("drowsy", &house::<FactoryOfDreams, _>(DROWSY)),
        quick("steady", &house::<FactoryOfDreams, _>(STEADY)),
        quick("lucid", &house::<FactoryOfDreams, _>(LUCID)),
    ],
    plain: &[
        quick("random", &house::<FactoryOfDreams, _>(Random)),
        quick("greedy", &house::<FactoryOfDreams, _>(STEADY)),
    ],
    lesson: Some(Lesson {
        seed: "golden-prison",
        options: r#"{"night":"introductory"}"#,
        seats: &["me", "partner"],
    }),
    partner: Some(&quick("partner", &house::<FactoryOfDreams, _>(Guide))),
    prepare: reverie_lexicon::prepare,
    board: &terminal::FactoryOfDreamsBoard,
    notes: report::NOTES,
    trainer: None,
    words: Some(&words::Lexicon),
    types: page_types::<FactoryOfDreams>,
};
