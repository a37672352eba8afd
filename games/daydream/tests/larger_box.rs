//! An object is a word of a line: one more on a plank, and it is drawn, told and scored.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use std::sync::LazyLock;

use reverie_daydream::components::Components;
use reverie_daydream::folding::Folding;
use reverie_daydream::{Daydream, Options};
use reverie_game::laws::{Rigor, own_box_is_carried, uphold_game};
use reverie_game::{Game, option_sets};
use reverie_text::wording::{Misprints, Wording};

const OWN: &str = include_str!("../data/components.ron");

/// One more object on a plank of every shelf, early enough to be reached.
static LARGER: LazyLock<Components> = LazyLock::new(|| {
    let objects = [
        ("\"mug 4\",", "\"pocket-watch 2 +\","),
        ("\"bell 4\",", "\"anchor 4\","),
        ("\"espresso 4\",", "\"ladle 2\","),
        ("\"pencil 4\",", "\"zeppelin 4 +\","),
    ];
    let larger = objects.iter().fold(OWN.to_owned(), |file, (first, more)| {
        assert!(file.contains(first), "{first} is not in the file");
        file.replacen(first, &format!("{first} {more}"), 1)
    });
    Daydream::unbox(&larger).unwrap()
});

fn open(view: Folding) -> Daydream {
    Daydream::open(2, &Options { view, components: Some(Box::new(LARGER.clone())) }).unwrap()
}

#[test]
fn another_object_is_on_its_shelf_in_every_view() {
    for (view, objects) in [(Folding::A, 16), (Folding::EF, 19), (Folding::ABC, 35), (Folding::DEF, 36)] {
        assert_eq!(open(view).board().objects.len(), objects, "{view:?}");
    }
}

#[test]
fn the_laws_hold_with_more_objects() {
    for (name, options) in option_sets::<Daydream>() {
        let options = Daydream::with_box(options, LARGER.clone());
        for seats in [1, 2] {
            let tally = uphold_game::<Daydream>(seats, &options, 1, Rigor { one_in: 6 });
            let tally = tally.unwrap_or_else(|breach| panic!("{name}, {seats} seats: {breach}"));
            assert_eq!(tally.games, 1);
        }
    }
}

#[test]
fn games_with_more_objects_are_told() {
    Wording::<Daydream>::read().random_games_are_told_with(&LARGER);
}

#[test]
fn an_object_that_no_text_knows_is_called_as_in_the_file() {
    let game = open(Folding::A);
    let said =
        [0, 1].map(|object| Wording::<Daydream>::read().said(["en", "fr"], None, &game.object_words(object)));
    assert_eq!(said, [["the mug", "la grande tasse"], ["pocket watch", "pocket watch"]]);
}

#[test]
fn the_record_of_a_game_with_a_larger_box_replays_on_its_own() {
    own_box_is_carried::<Daydream>(2, LARGER.clone());
}

#[test]
fn a_slip_in_another_object_is_told_with_its_line() {
    let misprints = Misprints::<Daydream>::of(OWN);
    for (object, key) in [
        ("\"anchor 3\"", "components-unreadable"),
        ("\"anchor 4 -\"", "components-unreadable"),
        ("\"mug 4\"", "components-object-twice"),
    ] {
        misprints.tells("\"mug 4\",", &format!("\"mug 4\", {object},"), key, "\"mug 4\"");
    }
}
