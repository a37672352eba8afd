//! A tile is a line: one more of each kind in the file of the box, and it is played with.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use std::sync::LazyLock;

use reverie_game::laws::{Rigor, own_box_is_carried, uphold_game};
use reverie_game::{Game, option_sets};
use reverie_mech_a_dream::cards::{Robot, Specialist};
use reverie_mech_a_dream::components::Components;
use reverie_mech_a_dream::tile::{Pile, Tile};
use reverie_mech_a_dream::{MechADream, Options};
use reverie_text::wording::{Misprints, Wording};

const OWN: &str = include_str!("../data/components.ron");

/// The last line of each list of the box, and the line that comes after it.
const LINES: [(&str, &str); 7] = [
    (
        "(price: 1, time: 2, pay: (flowers: 1), gain: (ink: 3)),",
        "(price: 2, time: 1, gain: (flowers: 1, boosts: 2)),",
    ),
    (
        "(price: 3, time: 4, pay: (flowers: 2), gain: (rainbows: 2)),",
        "(price: 2, time: 2, pay: (rainbows: 2), gain: (dreams: 4)),",
    ),
    (
        "(price: 1, time: 3, rainbows: 1, power: Flower),\n    ],",
        "(price: 2, time: 2, rainbows: 1, power: Ink),",
    ),
    ("(price: 6, time: 7, dreams: 16),", "(price: 1, time: 2, dreams: 3),"),
    (
        "evening: [(rainbows: 2)],\n        ),\n    ],",
        "(flowers: 1, morning: [(boosts: 2), (activations: 1)], afternoon: [(dreams: 2)], evening: []),",
    ),
    (
        "(ways: [(pay: (flowers: 1), special: Copy)], start: (flowers: 3, ink: 3)),",
        "(ways: [(pay: (ink: 2), gain: (dreams: 2)), (gain: (boosts: 1))], start: (flowers: 4, ink: 2)),",
    ),
    (
        "(after: [Buy], ways: [(dreams: 2)]),",
        "(after: [Stock, Build], ways: [(boosts: 1)]),\n        (name: \"the stargazer\", after: [Dock], ways: [(rainbows: 1)]),",
    ),
];

/// Our box with one line more in every list.
static LARGER: LazyLock<Components> = LazyLock::new(|| {
    let larger = LINES.iter().fold(OWN.to_owned(), |file, (last, more)| {
        assert!(file.contains(last), "{last} is not in the file");
        let (line, end) = last.split_once("\n    ]").map_or((*last, ""), |(line, _)| (line, "\n    ],"));
        file.replacen(last, &format!("{line}\n        {more}{end}"), 1)
    });
    MechADream::unbox(&larger).unwrap()
});

fn open(seats: u8) -> MechADream {
    MechADream::open(seats, &MechADream::with_box(Options::default(), LARGER.clone())).unwrap()
}

#[test]
fn a_nineteenth_blue_machine_lies_in_its_pile() {
    let game = open(2);
    let tile: Tile = "B19".parse().unwrap();
    assert_eq!((game.board().tile(tile).time, game.board().tile(tile).effect.gain.boosts), (1, 2));
    assert_eq!(Pile::ALL.map(|pile| game.face_down(&game.start(), pile)), [28, 17, 9]);
    // The tiles of the other families are those they were.
    let own = MechADream::open(2, &Options::default()).unwrap();
    for figures in &own.board().tiles {
        assert_eq!(game.board().tile(figures.tile), figures);
    }
}

#[test]
fn the_laws_hold_with_a_line_more_of_everything() {
    for (name, options) in option_sets::<MechADream>() {
        let options = MechADream::with_box(options, LARGER.clone());
        for (seats, seed) in [2, 3, 4].into_iter().flat_map(|seats| (0..4).map(move |seed| (seats, seed))) {
            let tally = uphold_game::<MechADream>(seats, &options, seed, Rigor { one_in: 6 });
            let tally = tally.unwrap_or_else(|breach| panic!("{name}, {seats} seats, seed {seed}: {breach}"));
            assert_eq!(tally.games, 1);
        }
    }
}

#[test]
fn games_with_a_line_more_of_everything_are_told() {
    Wording::<MechADream>::read().random_games_are_told_with(&LARGER);
}

#[test]
fn a_specialist_is_called_by_the_name_in_the_box_or_else_by_the_number() {
    let game = open(2);
    let wording = Wording::<MechADream>::read();
    let said = [3, 11, 12].map(|number| {
        let name = game.specialist_name(Specialist::new(number).unwrap());
        wording.said(["en", "fr"], None, &name)
    });
    assert_eq!(said, [["the gardener", "le jardinier"], ["S11", "S11"], ["the stargazer", "the stargazer"]]);
}

#[test]
fn the_record_of_a_game_with_a_larger_box_replays_on_its_own() {
    own_box_is_carried::<MechADream>(3, LARGER.clone());
}

#[test]
fn a_position_with_what_the_box_does_not_have_is_refused() {
    let larger = open(2);
    let own = MechADream::open(2, &Options::default()).unwrap();
    let mut state = larger.start();
    let spot = reverie_mech_a_dream::tile::Spot::try_from(5).unwrap();
    let sale = reverie_mech_a_dream::state::Place::Sale { spot };
    state.tiles.set("C9".parse().unwrap(), sale);
    assert!(larger.admit(&state).is_ok());
    assert_eq!(own.admit(&state).unwrap_err().key(), "mech-position-pieces");
    let mut state = own.start();
    state.players[0].screen =
        reverie_mech_a_dream::state::Screen::Enlightened { robot: Robot::new(9).unwrap() };
    assert_eq!(own.admit(&state).unwrap_err().key(), "mech-position-pieces");
}

#[test]
fn a_slip_in_a_new_line_is_told_with_that_line() {
    let misprints = Misprints::<MechADream>::of(OWN);
    let last = "        (ways: [(pay: (flowers: 1), special: Copy)], start: (flowers: 3, ink: 3)),";
    let robot = |line: &str| misprints.changed(last, &format!("{last}\n        {line}"));
    let below = misprints.line_of(last) + 1;
    for (line, key) in [
        ("(ways: [(gain: (activations: 1))], start: (flowers: 1)),", "components-robot"),
        ("(ways: [(special: Dance)], start: (flowers: 1)),", "components-unreadable"),
        ("(ways: [(special: Purchase(earlier: 1))], start: (flowers: 1)),", "components-robot-twice"),
    ] {
        let wrong = robot(line);
        assert_eq!((wrong.reason.key(), wrong.line), (key, below), "{line}");
    }
    let green = "        (price: 2, time: 3, rainbows: 1, power: Rainbow),";
    let wrong = misprints.changed(green, &format!("{green}\n        (price: 2, time: 3, gain: (ink: 1)),"));
    // A blue line among the green ones.
    assert_eq!((wrong.reason.key(), wrong.line), ("components-unreadable", misprints.line_of(green) + 1));
}
