//! The box: ours comes to the figures of the rules, a wrong file is told where and why, a changed one is played with.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::collections::BTreeSet;
use std::sync::LazyLock;

use reverie_factory_of_dreams::components::{Components, Figures, Reward};
use reverie_factory_of_dreams::tool::Tool;
use reverie_factory_of_dreams::{FactoryOfDreams, Night, Options};
use reverie_game::Game;
use reverie_game::laws::{Rigor, own_box_is_carried, uphold_game};
use reverie_text::wording::{Misprints, Wording};

const OWN: &str = include_str!("../data/components.ron");

static MISPRINTS: LazyLock<Misprints<FactoryOfDreams>> = LazyLock::new(|| Misprints::of(OWN));

#[test]
fn our_box_is_sound_and_whole() {
    let own = FactoryOfDreams::unbox(OWN).unwrap();
    assert_eq!(own, Components::own());
    assert_eq!(own.house, [Figures::Scoring, Figures::Wednesday, Figures::Tools]);
}

#[test]
fn the_printed_figures_are_those_of_the_rulebook() {
    let own = Components::own();
    let plain = |points| Reward { points, cards: false };
    assert_eq!(own.scoring.three, [plain(1), Reward { points: 1, cards: true }]);
    assert_eq!((own.reserves, own.trials.monday.reserves), (8, Some(6)));
    assert_eq!(own.tools, [Tool::Doubt, Tool::Dust, Tool::Broom]);
    assert_eq!(own.chart, [4, 7, 10, 14, 18]);
    let trials = &own.trials;
    let week =
        [&trials.monday, &trials.tuesday, &trials.thursday, &trials.friday, &trials.saturday, &trials.sunday];
    assert_eq!(week.map(|trial| trial.points), [5, 7, 10, 13, 14, 16]);
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    for (from, to, words) in [
        ("tools: (Doubt, Dust, Broom)", "tools: (Doubt Dust, Broom)", "omma"),
        ("reserves: 8,", "shelves: 8,", "shelves"),
        ("reserves: 8,", "reserves: many,", "nteger"),
        ("house: [Scoring,", "house: [Scorning,", "Scorning"),
        ("tools: (Doubt, Dust, Broom)", "tools: (Doubt, Dust, Mop)", "Mop"),
        ("themes: [three]", "themes: [seven]", "seven"),
    ] {
        MISPRINTS.mentions(from, to, "components-unreadable", words);
    }
}

#[test]
fn a_file_that_breaks_off_is_told_so_at_its_end() {
    MISPRINTS.breaking_off_is_told("// The seven trials");
}

#[test]
fn a_field_left_out_is_named() {
    let wrong = MISPRINTS.changed("    reserves: 8,\n", "");
    assert!(wrong.to_string().contains("reserves"), "{wrong}");
}

/// What can be wrong with a figure, with the line on which it is told.
const WRONG: &[(&str, &str, &str, &str)] = &[
    ("three: ((points: 1),", "three: ((points: 3),", "components-scoring", "three:"),
    ("three: ((points: 1),", "three: ((points: 10),", "components-scoring", "three:"),
    ("four: ((points: 1), (cards: true)", "four: ((points: 2), (cards: true)", "components-scoring", "four:"),
    ("chart: (4, 7,", "chart: (4, 4,", "components-chart", "chart:"),
    ("chart: (4, 7,", "chart: (0, 7,", "components-chart", "chart:"),
    ("14, 18)", "14, 118)", "components-chart", "chart:"),
    ("reserves: 8", "reserves: 9", "components-reserves", "reserves: 8"),
    ("reserves: 8", "reserves: 0", "components-reserves", "reserves: 8"),
    ("tools: (Doubt, Dust, Broom)", "tools: (Doubt, Dust, Doubt)", "components-tools", "tools: (Doubt"),
    ("themes: [one, one]", "themes: [one, one, two]", "components-trial-themes", "friday:"),
    ("points: 14,", "points: 0,", "components-trial-points", "saturday:"),
    ("points: 14,", "points: 100,", "components-trial-points", "saturday:"),
    (
        "points: 7, tools: [Doubt, Dust, Broom, Upend]",
        "points: 7, tools: [Doubt, Upend, Upend]",
        "components-trial-tools",
        "tuesday:",
    ),
    ("reserves: 6", "reserves: 12", "components-trial-reserves", "monday:"),
    ("more: [", "more: [(\"gold = lanterne\", \"whisper = murmure\")", "components-thought-twice", "more: ["),
];

#[test]
fn what_is_wrong_with_a_figure_is_told_with_its_line() {
    for (from, to, key, on) in WRONG {
        MISPRINTS.tells(from, to, key, on);
    }
}

#[test]
fn everything_that_can_be_wrong_with_a_box_was_wrong_above() {
    let many: Vec<String> = (0..57).map(|n| format!("(\"a{n} = a{n}\", \"b{n} = b{n}\"),")).collect();
    let many = many.concat();
    let too_many = MISPRINTS.tells("more: [", &format!("more: [{many}"), "components-thoughts", "more: [");
    let mut said: BTreeSet<String> = WRONG.iter().map(|(_, _, key, _)| (*key).to_owned()).collect();
    said.insert(too_many.reason.key().to_owned());
    Wording::<FactoryOfDreams>::read().has_no_others(&["components-"], &said);
}

/// Five reserves, and the new tools on a basic night.
fn another() -> Components {
    let mut components = Components::own();
    components.reserves = 5;
    components.tools = [Tool::Upend, Tool::Feather, Tool::FineDust];
    components
}

#[test]
fn a_game_with_ones_own_box_is_recorded_with_it() {
    let session = own_box_is_carried::<FactoryOfDreams>(3, another());
    assert_eq!(session.game().board().reserves, 5);
}

#[test]
fn the_laws_hold_with_another_box() {
    for night in [Night::Introductory, Night::Saturday] {
        let options = FactoryOfDreams::with_box(Options { night, ..Options::default() }, another());
        if let Err(breach) = uphold_game::<FactoryOfDreams>(3, &options, 1, Rigor { one_in: 3 }) {
            panic!("{breach}");
        }
    }
}

#[test]
fn a_box_inside_a_record_is_checked_too() {
    let mut components = Components::own();
    components.reserves = 100;
    let options = FactoryOfDreams::with_box(Options::default(), components);
    assert_eq!(FactoryOfDreams::open(2, &options).unwrap_err().key(), "components-reserves");
}
