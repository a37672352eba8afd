//! The box: ours comes to the figures of the rules, a wrong file is told where and why, a changed one is played with.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use std::sync::LazyLock;

use reverie_game::Game;
use reverie_game::laws::{Rigor, own_box_is_carried, uphold_game};
use reverie_mech_a_dream::components::{Components, Power};
use reverie_mech_a_dream::lot::Lot;
use reverie_mech_a_dream::state::Part;
use reverie_mech_a_dream::tile::Family;
use reverie_mech_a_dream::{MechADream, Options};
use reverie_text::wording::Misprints;

const OWN: &str = include_str!("../data/components.ron");

static MISPRINTS: LazyLock<Misprints<MechADream>> = LazyLock::new(|| Misprints::of(OWN));

#[test]
fn our_box_is_sound_and_whole() {
    let own = Components::read(OWN).unwrap();
    assert_eq!(own, Components::own());
    let tiles = [own.resource.len(), own.power.len(), own.economical.len(), own.crystal.len()];
    assert_eq!(tiles, [18, 16, 8, 8]);
    assert_eq!([own.deliveries.len(), own.robots.len(), own.specialists.len()], [10, 8, 10]);
}

#[test]
fn the_printed_figures_are_those_of_the_rulebook() {
    let own = Components::own();
    assert_eq!(own.start, Lot { flowers: 3, ink: 4, ..Lot::NOTHING });
    assert_eq!(own.robot.gain, Lot::ink(1));
    assert_eq!(own.beyond, 3);
    let first = &own.deliveries[0];
    assert_eq!(first.flowers, 3);
    let activation = Lot { activations: 1, ..Lot::NOTHING };
    assert_eq!(first.packages(Part::Morning), [Lot::dreams(3), Lot::ink(2), activation]);
}

#[test]
fn there_are_two_economical_machines_of_each_power() {
    let own = Components::own();
    for power in [Power::Ink, Power::Hourglass, Power::Rainbow, Power::Flower] {
        assert_eq!(own.economical.iter().filter(|tile| tile.power == power).count(), 2, "{power:?}");
    }
}

#[test]
fn later_visits_to_the_dock_bring_no_more_packages_than_earlier_ones() {
    for (n, card) in (1..).zip(Components::own().deliveries) {
        let packages = Part::ALL.map(|part| card.packages(part).len());
        assert_eq!(packages, [3, 2, 1], "card {n}");
    }
}

#[test]
fn the_board_tells_every_tile_with_its_figures() {
    let game = MechADream::open(2, &Options::default()).unwrap();
    let board = game.board();
    assert_eq!(board.tiles.len(), 50);
    for figures in &board.tiles {
        let tile = figures.tile;
        assert_eq!((board.tile(tile), figures.family), (figures, tile.family()));
        assert_eq!(figures.power.is_some(), tile.family() == Family::Economical);
        assert_eq!(!figures.effect.gain.is_nothing(), tile.family().turns_purple());
        assert_eq!(figures.reward.is_nothing(), tile.family().turns_purple());
    }
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    for (from, to, words) in [
        ("start: (flowers: 3, ink: 4)", "start: (flowers: 3 ink: 4)", "omma"),
        ("start: (flowers: 3, ink: 4)", "start: (flowers: 3, inks: 4)", "inks"),
        ("beyond: 3", "beyond: many", "nteger"),
        ("house: [StockRoomWithSpecialists,", "house: [Cellar,", "Cellar"),
        ("power: Rainbow", "power: Sunshine", "Sunshine"),
        ("special: EveningPackage", "special: MorningPackage", "MorningPackage"),
        ("after: [Dock]", "after: [Deck]", "Deck"),
    ] {
        MISPRINTS.mentions(from, to, "components-unreadable", words);
    }
}

#[test]
fn a_file_that_breaks_off_is_told_so_at_its_end() {
    MISPRINTS.breaking_off_is_told("// Green, E1 to E8");
}

#[test]
fn a_field_left_out_is_named() {
    let wrong = MISPRINTS.changed("    beyond: 3,\n", "");
    assert!(wrong.to_string().contains("beyond"), "{wrong}");
}

#[test]
fn a_list_has_as_many_as_a_table_is_laid_with_and_no_more_than_there_is_room_for() {
    for (entry, list) in [
        ("        (price: 1, time: 3, gain: (flowers: 2)),\n", "resource:"),
        ("        (price: 2, time: 3, gain: (dreams: 1)),\n", "power:"),
        ("        (price: 3, time: 3, rainbows: 2, power: Ink),\n", "economical:"),
        ("        (price: 2, time: 3, dreams: 5),\n", "crystal:"),
        ("        (ways: [(gain: (dreams: 1))], start: (flowers: 6, ink: 6, rainbows: 1)),\n", "robots:"),
        ("        (after: [Buy, Build], ways: [(dreams: 1)]),\n", "specialists:"),
    ] {
        MISPRINTS.tells(entry, &entry.repeat(40), "components-count", list);
    }
    let refused = |change: fn(&mut Components)| {
        let mut few = Components::own();
        change(&mut few);
        let options = MechADream::with_box(Options::default(), few);
        MechADream::open(2, &options).unwrap_err().key().to_owned()
    };
    let few: [fn(&mut Components); 6] = [
        |few| few.resource.truncate(2),
        |few| few.power.truncate(1),
        |few| few.crystal.clear(),
        |few| few.deliveries.truncate(6),
        |few| few.robots.truncate(7),
        |few| few.specialists.truncate(3),
    ];
    assert_eq!(few.map(refused), ["components-count"; 6]);
}

#[test]
fn what_is_wrong_with_a_tile_is_told_with_its_line() {
    let boosts = "(price: 4, time: 3, gain: (boosts: 2))";
    let trade = "(price: 4, time: 4, pay: (flowers: 2), gain: (dreams: 3))";
    let green = "(price: 2, time: 3, rainbows: 1, power: Rainbow)";
    let yellow = "(price: 6, time: 7, dreams: 16)";
    for (from, to, key, tile) in [
        (boosts, "(price: 4, time: 0, gain: (boosts: 2))", "components-time", "B14"),
        (boosts, "(price: 4, time: 8, gain: (boosts: 2))", "components-time", "B14"),
        (boosts, "(price: 10, time: 3, gain: (boosts: 2))", "components-price", "B14"),
        // It gives nothing, gives too much, activates, is paid in dreams, costs more than a dial holds.
        (boosts, "(price: 4, time: 3, gain: ())", "components-effect", "B14"),
        (boosts, "(price: 4, time: 3, gain: (boosts: 31))", "components-effect", "B14"),
        (boosts, "(price: 4, time: 3, gain: (activations: 1))", "components-effect", "B14"),
        (trade, "(price: 4, time: 4, pay: (dreams: 2), gain: (dreams: 3))", "components-effect", "P12"),
        (trade, "(price: 4, time: 4, pay: (flowers: 10), gain: (dreams: 3))", "components-effect", "P12"),
        (trade, "(price: 4, time: 9, pay: (flowers: 2), gain: (dreams: 3))", "components-time", "P12"),
        (green, "(price: 2, time: 3, rainbows: 31, power: Rainbow)", "components-effect", "E5"),
        (green, "(price: 20, time: 3, rainbows: 1, power: Rainbow)", "components-price", "E5"),
        (yellow, "(price: 6, time: 7, dreams: 160)", "components-effect", "C8"),
        (yellow, "(price: 6, time: 70, dreams: 16)", "components-time", "C8"),
    ] {
        MISPRINTS.mentions(from, to, key, tile);
    }
}

#[test]
fn what_is_wrong_with_the_start_and_the_robot_on_the_board_is_told_with_its_line() {
    for (from, to, key) in [
        ("start: (flowers: 3, ink: 4)", "start: (flowers: 10, ink: 4)", "components-start"),
        ("start: (flowers: 3, ink: 4)", "start: (flowers: 3, ink: 14)", "components-start"),
        ("start: (flowers: 3, ink: 4)", "start: (flowers: 3, boosts: 4)", "components-start"),
        ("robot: (gain: (ink: 1))", "robot: ()", "components-robot"),
        ("robot: (gain: (ink: 1))", "robot: (special: Copy)", "components-robot"),
        ("robot: (gain: (ink: 1))", "robot: (gain: (activations: 1))", "components-robot"),
    ] {
        MISPRINTS.tells(from, to, key, from);
    }
}

#[test]
fn what_is_wrong_with_a_floor_is_told_with_its_line() {
    let evening = "evening: (choice: [(flowers: 2), (ink: 2)])";
    let afternoon = "afternoon: (fixed: (flowers: 1, ink: 1)";
    for (from, to) in [
        (evening, "evening: (choice: [])"),
        (evening, "evening: (choice: [()])"),
        (evening, "evening: (choice: [(boosts: 1)])"),
        (evening, "evening: (fixed: (ink: 31), choice: [(ink: 2)])"),
        (
            evening,
            "evening: (choice: [(ink: 1), (ink: 2), (ink: 3), (ink: 4), (ink: 5), (ink: 6), (ink: 7)])",
        ),
        (afternoon, "afternoon: (fixed: (flowers: 1, activations: 1)"),
    ] {
        MISPRINTS.tells(from, to, "components-floor", from);
    }
}

#[test]
fn what_is_wrong_with_a_delivery_card_is_told_with_the_line_of_its_morning() {
    for (from, to, number, morning) in [
        (
            "morning: [(dreams: 3), (ink: 2)",
            "morning: [(dreams: 3), ()",
            "1",
            "morning: [(dreams: 3), (ink: 2)",
        ),
        ("evening: [(boosts: 2)]", "evening: [(boosts: 40)]", "4", "morning: [(boosts: 2), (rainbows: 1)"),
        (
            "afternoon: [(rainbows: 2), (ink: 4)]",
            "afternoon: [(rainbows: 2), (activations: 3)]",
            "10",
            "morning: [(rainbows: 2), (ink: 4)",
        ),
        (
            "flowers: 4,\n            morning: [(rainbows: 3)",
            "flowers: 12,\n            morning: [(rainbows: 3)",
            "9",
            "morning: [(rainbows: 3)",
        ),
        (
            "afternoon: [(boosts: 3), (dreams: 1)]",
            "afternoon: [(ink: 1), (ink: 1), (ink: 1), (ink: 1), (ink: 1), (ink: 1), (ink: 1)]",
            "6",
            "morning: [(boosts: 3)",
        ),
    ] {
        let wrong = MISPRINTS.tells(from, to, "components-delivery", morning);
        assert!(wrong.to_string().contains(number), "{to}: {wrong}");
    }
}

#[test]
fn what_is_wrong_with_an_enlightened_robot_is_told_with_its_line() {
    let second = "(ways: [(gain: (rainbows: 1))], start: (flowers: 5, ink: 5))";
    let eighth = "(ways: [(pay: (flowers: 1), special: Copy)], start: (flowers: 3, ink: 3))";
    for (from, to, key) in [
        (second, "(ways: [(gain: (rainbows: 1))], start: (flowers: 15))", "components-robot-start"),
        (second, "(ways: [(gain: (rainbows: 1))], start: (rainbows: 31))", "components-robot-start"),
        (second, "(ways: [(gain: (rainbows: 1))], start: (dreams: 5))", "components-robot-start"),
        (second, "(ways: [], start: (flowers: 5, ink: 5))", "components-robot"),
        (second, "(ways: [()], start: (flowers: 5, ink: 5))", "components-robot"),
        (second, "(ways: [(gain: (activations: 1))], start: (flowers: 5, ink: 5))", "components-robot"),
        (
            second,
            "(ways: [(pay: (dreams: 1), gain: (ink: 1))], start: (flowers: 5, ink: 5))",
            "components-robot",
        ),
        (
            eighth,
            "(ways: [(special: Copy), (gain: (ink: 1))], start: (flowers: 3, ink: 3))",
            "components-copy-alone",
        ),
        (
            eighth,
            "(ways: [(gain: (ink: 1), special: Copy)], start: (flowers: 3, ink: 3))",
            "components-copy-alone",
        ),
        // The seventh buys already: two buyers would race for a tile.
        (
            eighth,
            "(ways: [(special: Purchase(earlier: 1))], start: (flowers: 3, ink: 3))",
            "components-robot-twice",
        ),
    ] {
        MISPRINTS.tells(from, to, key, from);
    }
    let mut two = Components::own();
    two.robots[0].ways = two.robots[7].ways.clone();
    let options = MechADream::with_box(Options::default(), two);
    assert_eq!(MechADream::open(2, &options).unwrap_err().key(), "components-robot-twice");
}

#[test]
fn what_is_wrong_with_a_specialist_is_told_with_its_line() {
    let sixth = "(after: [Dock], ways: [(activations: 1)])";
    for to in [
        "(after: [], ways: [(activations: 1)])",
        "(after: [Dock], ways: [])",
        "(after: [Dock], ways: [()])",
        "(after: [Dock], ways: [(activations: 2)])",
        "(after: [Dock], ways: [(dreams: 31)])",
    ] {
        MISPRINTS.mentions(sixth, to, "components-specialist", "6");
    }
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
    components.crystal[2].time = 9;
    let options = MechADream::with_box(Options::default(), components);
    assert_eq!(MechADream::open(2, &options).unwrap_err().key(), "components-time");
}

/// Our box with richer starts, dearer docks, packages with activations in the evening and Specialists there too.
fn other_box() -> Components {
    let text = OWN
        .replacen("start: (flowers: 3, ink: 4)", "start: (flowers: 9, ink: 9, rainbows: 3)", 1)
        .replace("evening: [(dreams: 3)]", "evening: [(activations: 2, boosts: 1), (flowers: 3)]")
        .replace("evening: [(rainbows: 2)]", "evening: []")
        .replacen("[(flowers: 2), (ink: 2)]),\n    ),", "[(rainbows: 1)], specialist: true),\n    ),", 1)
        .replace(
            "(after: [Dock], ways: [(dreams: 2)])",
            "(after: [Dock, Stock], ways: [(flowers: 2), (boosts: 3)])",
        )
        .replace("time: 3, gain: (flowers: 2)", "time: 1, gain: (flowers: 2, boosts: 2)");
    MechADream::unbox(&text).unwrap()
}

#[test]
fn a_changed_box_is_played_with() {
    let options = MechADream::with_box(Options::default(), other_box());
    let game = MechADream::open(2, &options).unwrap();
    let start = game.start();
    assert_eq!((start.players[1].flowers, start.players[1].rainbows), (9, 3));
    assert_eq!(game.board().tile("B1".parse().unwrap()).time, 1);
}

#[test]
fn the_laws_hold_with_a_changed_box() {
    for (robots, specialists) in [(false, false), (true, false), (false, true), (true, true)] {
        let options = Options { robots, specialists, components: Some(Box::new(other_box())) };
        for (seats, seed) in [2, 3, 4].into_iter().flat_map(|seats| (0..6).map(move |seed| (seats, seed))) {
            let tally = uphold_game::<MechADream>(seats, &options, seed, Rigor { one_in: 6 });
            let tally = tally.unwrap_or_else(|breach| {
                panic!("robots {robots}, specialists {specialists}, {seats} seats, seed {seed}: {breach}")
            });
            assert_eq!(tally.games, 1);
        }
    }
}

#[test]
fn the_record_of_a_game_with_another_box_replays_on_its_own() {
    own_box_is_carried::<MechADream>(2, other_box());
}
