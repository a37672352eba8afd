//! The box: ours comes to the figures of the rules, a wrong file is told where and why, a changed one is played with.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::collections::BTreeSet;
use std::sync::LazyLock;

use reverie_game::Game;
use reverie_game::laws::{Rigor, own_box_is_carried, uphold_game};
use reverie_mechanica::components::{Components, Kind};
use reverie_mechanica::floor::{Face, Machine, Model, Side, Tile};
use reverie_mechanica::{Level, Mechanica, Options};
use reverie_text::wording::{Misprints, Wording};

const OWN: &str = include_str!("../data/components.ron");

static MISPRINTS: LazyLock<Misprints<Mechanica>> = LazyLock::new(|| Misprints::of(OWN));

#[test]
fn our_box_is_sound_and_whole() {
    let own = Components::read(OWN).unwrap();
    assert_eq!(own, Components::own());
    let copies = |one: Kind| own.improvements.get(one).copies;
    assert_eq!(Kind::ALL.map(copies), [3; 9]);
    assert_eq!((own.blueprints.len(), own.stacks), (15, None));
}

#[test]
fn the_printed_figures_are_those_of_the_rulebook() {
    let own = Components::own();
    assert_eq!([own.sells.basic, own.sells.plus, own.sells.deluxe], [2, 4, 6]);
    assert_eq!((own.wallet, own.prices[0], own.prices[1]), (8, 7, 5));
    assert_eq!(own.improvements.get(Kind::Repurposer).value, 4);
}

#[test]
fn fewer_than_four_set_extras_aside_unless_the_shift_is_long() {
    let piles = |seats, long_shift| {
        let game = Mechanica::open(seats, &Options { long_shift, ..Options::default() }).unwrap();
        (game.board().stack, game.board().extras)
    };
    assert_eq!([1, 2, 3, 4].map(|seats| piles(seats, false)), [(21, 6), (21, 6), (21, 6), (27, 0)]);
    assert_eq!([1, 2, 3, 4].map(|seats| piles(seats, true)), [(27, 0); 4]);
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    for (from, to, words) in [
        ("prices: (7, 5, 3, 1)", "prices: (7 5, 3, 1)", "omma"),
        ("wallet: 8,", "purse: 8,", "purse"),
        ("extras: 6,", "extras: many,", "nteger"),
        ("house: [Faces,", "house: [Noses,", "Noses"),
        ("faces: \"xxfe\"", "faces: \"xxfo\"", "xxfo"),
        ("faces: \"xxxe\"", "faces: \"xxe\"", "four letters"),
        ("value: 3, recycles: [Deluxe]", "value: 3, recycles: [Luxury]", "Luxury"),
    ] {
        MISPRINTS.mentions(from, to, "components-unreadable", words);
    }
}

#[test]
fn a_file_that_breaks_off_is_told_so_at_its_end() {
    MISPRINTS.breaking_off_is_told("// What a blueprint asks for");
}

#[test]
fn a_field_left_out_is_named() {
    let wrong = MISPRINTS.changed("    extras: 6,\n", "");
    assert!(wrong.to_string().contains("extras"), "{wrong}");
}

/// What can be wrong with a figure, with the line on which it is told.
const WRONG: &[(&str, &str, &str, &str)] = &[
    ("prices: (7, 5, 3, 1)", "prices: (7, 5, 5, 1)", "components-prices", "prices:"),
    ("prices: (7, 5, 3, 1)", "prices: (1, 3, 5, 7)", "components-prices", "prices:"),
    ("prices: (7, 5, 3, 1)", "prices: (100, 5, 3, 1)", "components-prices", "prices:"),
    ("value: 4, recycles", "value: 100, recycles", "components-improvement", "repurposer:"),
    (
        "recycles: [Deluxe], copies: 3",
        "recycles: [Deluxe], copies: 7",
        "components-improvement",
        "downgrader:",
    ),
    ("recycles: [Deluxe]", "recycles: []", "components-recycles", "downgrader:"),
    ("recycles: [Deluxe]", "recycles: [Plus, Plus, Plus, Plus, Plus]", "components-recycles", "downgrader:"),
    // No way in, no way out, an output hole without an exit, one hole too few, two flat sides.
    ("gift_wrapper: (faces: \"exee\"", "gift_wrapper: (faces: \"fxff\"", "components-faces", "gift_wrapper:"),
    ("gift_wrapper: (faces: \"exee\"", "gift_wrapper: (faces: \"eeee\"", "components-faces", "gift_wrapper:"),
    ("out: [North, East],", "out: [North, South],", "components-faces", "duplicator:"),
    ("out: [North, East, South],", "out: [North, East],", "components-faces", "downgrader:"),
    ("faces: \"efee\"", "faces: \"effe\"", "components-faces", "flight_tester:"),
    ("fork_faces: \"xxee\"", "fork_faces: \"xxff\"", "components-faces", "fork_faces:"),
    ("extras: 6", "extras: 26", "components-extras", "extras:"),
    (
        "more: [",
        "more: [(kind: AdvancedFabricator, faces: \"exee\", value: 1, recycles: [Plus], copies: 1)",
        "components-more",
        "more: [",
    ),
    ("    armand: (", "    stacks: (7, 7), armand: (", "components-stacks", "armand:"),
    ("    armand: (", "    stacks: (0, 15), armand: (", "components-stacks", "armand:"),
    ("(basic: 2, money: 7)", "(basic: 10, money: 7)", "components-blueprint", "(basic: 2, money: 7)"),
    ("(plus: 2, money: 13)", "(money: 13)", "components-blueprint", "(plus: 2, money: 13)"),
    ("(deluxe: 3, money: 26)", "(deluxe: 3, money: 126)", "components-blueprint", "(deluxe: 3, money: 26)"),
];

#[test]
fn what_is_wrong_with_a_figure_is_told_with_its_line() {
    for (from, to, key, on) in WRONG {
        MISPRINTS.tells(from, to, key, on);
    }
    let wrong = MISPRINTS.changed("(plus: 2, money: 13)", "(money: 13)");
    assert!(wrong.to_string().contains('6'), "the sixth blueprint: {wrong}");
}

#[test]
fn everything_that_can_be_wrong_with_a_box_was_wrong_above() {
    let said: BTreeSet<String> = WRONG.iter().map(|(_, _, key, _)| (*key).to_owned()).collect();
    Wording::<Mechanica>::read().has_no_others(&["components-"], &said);
}

#[test]
fn a_box_survives_being_written_down() {
    let own = Components::own();
    let json = serde_json::to_string(&own).unwrap();
    assert_eq!(serde_json::from_str::<Components>(&json).unwrap(), own);
}

#[test]
fn a_wrong_box_inside_the_options_is_refused_too() {
    let mut components = Components::own();
    components.prices = [1, 1, 1, 1];
    let options = Mechanica::with_box(Options::default(), components);
    assert_eq!(Mechanica::open(2, &options).unwrap_err().key(), "components-prices");
}

/// Our box with cheaper tiles, richer owners, an Upgrader that is left to the south, other crowds of tiles and blueprints.
fn other_box() -> Components {
    let text = OWN
        .replacen("prices: (7, 5, 3, 1)", "prices: (6, 4, 2, 0)", 1)
        .replacen("wallet: 8", "wallet: 30", 1)
        .replacen("upgrader: (faces: \"exee\", out: [East]", "upgrader: (faces: \"eexe\", out: [South]", 1)
        .replacen("recycles: [Deluxe], copies: 3", "recycles: [Deluxe, Plus, Basic, Basic], copies: 6", 1)
        .replacen("(basic: 2, money: 7)", "(basic: 5, plus: 3, deluxe: 1, money: 60)", 1)
        .replacen("extras: 6", "extras: 12", 1);
    Mechanica::unbox(&text).unwrap()
}

#[test]
fn a_changed_box_is_played_with() {
    let options = Mechanica::with_box(Options::default(), other_box());
    let game = Mechanica::open(2, &options).unwrap();
    assert_eq!(game.start().factories[1].wallet, 30);
    assert_eq!((game.board().stack, game.board().extras), (18, 12));
    let upgrader = Tile { machine: Machine::Upgrader, ..Tile::default() };
    assert_eq!(game.board().face(&upgrader, Side::South), Face::Exit);
    assert_eq!(game.board().exit_of(&upgrader, 0), Some(Side::South));
    assert_eq!(game.board().figures(Kind::Downgrader.into()).recycles[0], Model::Deluxe);
}

#[test]
fn the_laws_hold_with_a_changed_box() {
    for (seats, seed) in [1, 2, 3, 4].into_iter().flat_map(|seats| (0..3).map(move |seed| (seats, seed))) {
        let options = Options {
            level: Level::Impossible,
            long_shift: seed == 2,
            components: Some(Box::new(other_box())),
        };
        let tally = uphold_game::<Mechanica>(seats, &options, seed, Rigor { one_in: 6 });
        let tally = tally.unwrap_or_else(|breach| panic!("{seats} seats, seed {seed}: {breach}"));
        assert_eq!(tally.games, 1);
    }
}

#[test]
fn the_record_of_a_game_with_another_box_replays_on_its_own() {
    own_box_is_carried::<Mechanica>(2, other_box());
}
