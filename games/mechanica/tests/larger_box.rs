//! A tile is a line: another improvement, another blueprint in the file of the box, and they are played with.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use std::sync::LazyLock;

use reverie_game::laws::{Rigor, own_box_is_carried, uphold_game};
use reverie_game::{Game, option_sets};
use reverie_mechanica::components::{Components, Improvement, Kind};
use reverie_mechanica::floor::{Face, Lie, MOST_DESIGNS, Side, Square, Tile};
use reverie_mechanica::names::{an_improvement, improvement_words};
use reverie_mechanica::{Mechanica, Options};
use reverie_text::wording::{Misprints, Wording};

const OWN: &str = include_str!("../data/components.ron");

/// A second tile of each kind that lies on the floor, and one blueprint more.
const LINES: [(&str, &str); 2] = [
    (
        "more: [",
        r#"
        (kind: GiftWrapper, faces: "eexe", value: 2, recycles: [Deluxe], copies: 2),
        (kind: Upgrader, faces: "eexe", out: [South], value: 1, recycles: [Basic], copies: 2),
        (kind: Duplicator, faces: "xexe", out: [North, South], value: 3, recycles: [Plus], copies: 1),
        (kind: Downgrader, faces: "xxxe", out: [South, East, East], value: 3, recycles: [Basic], copies: 1),
        (kind: Repurposer, faces: "eexe", out: [South], value: 4, recycles: [Basic], copies: 1),
        (kind: FlightTester, faces: "eefe", value: 3, recycles: [Basic], copies: 1),
        (kind: StaticCharger, faces: "exxe", out: [East, South], value: 2, recycles: [Basic], copies: 1),
        (kind: Upgrader, faces: "xxxe", out: [North], value: 5, recycles: [Deluxe], copies: 1),
    "#,
    ),
    ("(deluxe: 3, money: 26),", "\n        (basic: 5, money: 20),"),
];

static LARGER: LazyLock<Components> = LazyLock::new(|| {
    let larger = LINES.iter().fold(OWN.to_owned(), |file, (line, more)| {
        assert!(file.contains(line), "{line} is not in the file");
        file.replacen(line, &format!("{line}{more}"), 1)
    });
    Mechanica::unbox(&larger).unwrap()
});

fn open(seats: u8) -> Mechanica {
    Mechanica::open(seats, &Mechanica::with_box(Options::default(), LARGER.clone())).unwrap()
}

fn improvement(name: &str) -> Improvement {
    name.to_owned().try_into().unwrap()
}

#[test]
fn another_upgrader_has_faces_figures_and_copies_of_its_own() {
    let game = open(4);
    let [first, second, third] = ["Upgrader", "Upgrader2", "Upgrader3"].map(improvement);
    assert_eq!([first, second, third].map(|one| game.board().copies(one)), [3, 2, 1]);
    assert_eq!([first, second, third].map(|one| game.board().figures(one).value), [2, 1, 5]);
    assert_eq!(game.board().copies(improvement("Upgrader4")), 0);
    let [own, other] = [first, second].map(|one| Tile::of(one, Lie::default()).unwrap());
    let south = [own, other].map(|tile| game.board().face(&tile, Side::South));
    assert_eq!(south, [Face::Entrance, Face::Exit]);
    let exits = [own, other].map(|tile| game.board().exit_of(&tile, 0));
    assert_eq!(exits, [Some(Side::East), Some(Side::South)]);
    assert_eq!(game.start().stack, 27 + 10);
    assert_eq!(game.board().stacks, [8, 8]);
}

#[test]
fn a_tile_that_the_box_does_not_have_is_on_no_table() {
    let own = Mechanica::open(2, &Options::default()).unwrap();
    let mut state = own.start();
    let square = Square::all().next().unwrap();
    state.shop[1] = Some(improvement("Upgrader2"));
    assert_eq!(own.admit(&state).unwrap_err().key(), "mechanica-position-improvements");
    // There is but one Fork.
    let fork = Tile { design: 1.try_into().unwrap(), ..Tile::fork(Lie::default()) };
    state = own.start();
    state.factories[0].floor[square.index()] = Some(fork);
    assert!(own.admit(&state).is_err());
}

#[test]
fn the_laws_hold_with_more_tiles_and_blueprints() {
    for (name, options) in option_sets::<Mechanica>() {
        let options = Mechanica::with_box(options, LARGER.clone());
        let seats = if name.contains("level=normal") { 1..=4 } else { 1..=1 };
        for seats in seats {
            let tally = uphold_game::<Mechanica>(seats, &options, 1, Rigor { one_in: 20 });
            let tally = tally.unwrap_or_else(|breach| panic!("{name}, {seats} seats: {breach}"));
            assert_eq!(tally.games, 1);
        }
    }
}

#[test]
fn games_with_more_tiles_are_told() {
    Wording::<Mechanica>::read().random_games_are_told_with(&LARGER);
}

#[test]
fn the_second_that_works_so_is_called_by_its_number() {
    let wording = Wording::<Mechanica>::read();
    let said = |phrase| wording.said(["en", "fr"], None, &phrase);
    assert_eq!(said(improvement_words(improvement("Upgrader2"))), ["Upgrader 2", "Améliorateur 2"]);
    assert_eq!(said(an_improvement(improvement("Upgrader3"))), ["an Upgrader 3", "un Améliorateur 3"]);
    assert_eq!(said(improvement_words(Kind::Upgrader.into())), ["Upgrader", "Améliorateur"]);
}

#[test]
fn the_record_of_a_game_with_a_larger_box_replays_on_its_own() {
    own_box_is_carried::<Mechanica>(3, LARGER.clone());
}

#[test]
fn what_is_wrong_with_another_tile_is_told_with_its_line() {
    let misprints = Misprints::<Mechanica>::of(OWN);
    let right = r#"(kind: Upgrader, faces: "exee", out: [East], value: 2, recycles: [Plus], copies: 3),"#;
    let below = misprints.line_of("more: [") + 1;
    for (from, to, key) in [
        ("faces: \"exee\"", "faces: \"eeee\"", "components-faces"),
        ("out: [East]", "out: [East, East]", "components-faces"),
        ("recycles: [Plus]", "recycles: []", "components-recycles"),
        ("copies: 3", "copies: 30", "components-improvement"),
        ("kind: Upgrader", "kind: AdvancedFabricator", "components-more"),
        ("kind: Upgrader", "kind: Smelter", "components-unreadable"),
    ] {
        let wrong = misprints.changed("more: [", &format!("more: [\n{}", right.replacen(from, to, 1)));
        assert_eq!((wrong.reason.key(), wrong.line), (key, below), "{to}");
    }
    let many = format!("{right}\n").repeat(usize::from(MOST_DESIGNS));
    let wrong = misprints.changed("more: [", &format!("more: [\n{many}"));
    assert_eq!((wrong.reason.key(), wrong.line), ("components-more", below + usize::from(MOST_DESIGNS) - 1));
}
