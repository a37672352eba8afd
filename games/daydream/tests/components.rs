//! The box: ours comes to the figures of the rules, a wrong file is told where and why, a changed one is played with.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use std::sync::LazyLock;

use reverie_daydream::board::Note;
use reverie_daydream::components::{Components, Object};
use reverie_daydream::folding::Folding;
use reverie_daydream::grid::CloudSet;
use reverie_daydream::{Daydream, Options};
use reverie_game::Game;
use reverie_game::laws::{Rigor, own_box_is_carried, uphold_game};
use reverie_text::wording::Misprints;

const OWN: &str = include_str!("../data/components.ron");

static MISPRINTS: LazyLock<Misprints<Daydream>> = LazyLock::new(|| Misprints::of(OWN));

fn game(view: Folding) -> Daydream {
    Daydream::open(1, &Options { view, components: None }).unwrap()
}

#[test]
fn our_box_comes_to_the_figures_of_the_rules_in_every_view() {
    for (view, clouds, lines, objects, leaves, circled) in [
        (Folding::A, 18, 9, 15, 6, 2),
        (Folding::D, 19, 9, 16, 6, 1),
        (Folding::BC, 25, 13, 18, 8, 3),
        (Folding::EF, 25, 13, 18, 8, 3),
        (Folding::AD, 37, 18, 31, 12, 3),
        (Folding::DA, 37, 18, 31, 12, 3),
        (Folding::ABC, 43, 22, 33, 14, 5),
        (Folding::DEF, 44, 22, 34, 14, 4),
    ] {
        let game = game(view);
        let board = game.board();
        let counted = (board.clouds.len(), board.lines.len(), board.objects.len());
        assert_eq!(counted, (clouds, lines, objects), "{view:?}");
        assert_eq!((board.leaves.all, board.leaves.circled), (leaves, circled), "{view:?}");
    }
}

#[test]
fn the_notes_have_twenty_heads() {
    let game = game(Folding::ABC);
    let notes = &game.board().notes;
    assert_eq!(notes.iter().map(Note::heads).sum::<u8>(), 20);
    let over = |clouds| notes.iter().filter(|note| note.clouds.len() == clouds).count();
    assert_eq!((over(2), over(3), over(4)), (2, 7, 2));
}

#[test]
fn the_frames_hold_ten_eleven_and_nine_clouds() {
    let game = game(Folding::DEF);
    let frames = game.board().frames.as_ref().unwrap();
    assert_eq!(frames.families.map(CloudSet::len), [10, 11, 9]);
    assert_eq!(frames.rewards.map(|reward| reward.points), [5, 2]);
}

#[test]
fn the_constellation_has_forty_two_strokes_and_sixteen_stars() {
    for view in [Folding::BC, Folding::ABC] {
        let game = game(view);
        let constellation = game.board().constellation.as_ref().unwrap();
        assert_eq!(constellation.strokes, 42);
        let stars = [9, 15, 20, 23, 25, 27, 29, 30, 31, 32, 33, 34, 36, 38, 40, 42];
        assert_eq!(constellation.stars, stars);
    }
}

#[test]
fn there_is_a_moon_on_the_garland_for_every_cloud_with_one() {
    assert_eq!(game(Folding::DEF).board().moons.len(), 9);
    assert_eq!(game(Folding::EF).board().moons.len(), 6);
    assert_eq!(game(Folding::DEF).board().garland.as_deref(), Some(&[1, 1, 2, 2, 2, 3, 3, 3][..]));
}

#[test]
fn a_polaroid_is_tied_to_the_star_or_moon_of_its_column() {
    let tied = |view| {
        let polaroids = game(view).board().polaroids.clone();
        polaroids.iter().map(|polaroid| (polaroid.cloud.to_string(), polaroid.star)).collect::<Vec<_>>()
    };
    let named = |clouds: [(&str, bool); 6]| clouds.map(|(cloud, star)| (cloud.to_owned(), star)).to_vec();
    let winter = [("d1", true), ("a3", true), ("c4", true), ("c5", false), ("a7", false), ("e8", false)];
    let summer = [("c1", false), ("a3", false), ("e4", false), ("d5", true), ("a7", true), ("c8", true)];
    assert_eq!(tied(Folding::AD), named(winter));
    assert_eq!(tied(Folding::DA), named(summer));
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    for (from, to, words) in [
        ("(all: 4, circled: 2)", "(all: 4 circled: 2)", "omma"),
        ("strokes: 42,", "strokes: 42, planets: 3,", "planets"),
        ("strokes: 42,", "strokes: many,", "nteger"),
        ("house: [Grids,", "house: [Clouds,", "Clouds"),
        ("o o o *", "o o x *", "'x' in the row"),
        ("lamp 6", "lamp 5", "even number of segments"),
        ("lamp 6", "lamp", "even number of segments"),
        ("lamp 6", "Lamp 6", "small letters"),
        ("lamp 6", "lamp 6 -", "bonus mark"),
        ("C2,1", "C2,4", "not a spot"),
        ("C2,1", "G2,1", "not a spot"),
    ] {
        MISPRINTS.mentions(from, to, "components-unreadable", words);
    }
}

#[test]
fn a_file_that_breaks_off_is_told_so_at_its_end() {
    MISPRINTS.breaking_off_is_told("// The families of frames");
}

#[test]
fn a_field_left_out_is_named() {
    let wrong = MISPRINTS.changed("garland: (moons: 9, links: [1, 1, 2, 2, 2, 3, 3, 3]),", "");
    assert!(wrong.to_string().contains("garland"), "{wrong}");
}

#[test]
fn what_is_wrong_with_a_panel_is_told_with_its_line() {
    for (from, to, key, on) in [
        (". o * o", ". o * o o", "components-grid-size", "grid: ["),
        ("* o o o", "( o o o", "components-wrong-side", "grid: ["),
        ("(all: 6, circled: 2)", "(all: 6, circled: 7)", "components-leaves", "(all: 6, circled: 2)"),
        ("polaroids: [1, 3, 4]", "polaroids: [1, 2, 4]", "components-polaroids", "polaroids: [1, 3, 4]"),
        ("polaroids: [1, 3, 4]", "polaroids: [1, 3]", "components-polaroids", "polaroids: [1, 3, 4]"),
        ("polaroids: [1, 3, 4]", "polaroids: [4, 3, 1]", "components-polaroids", "polaroids: [1, 3, 4]"),
        ("polaroids: [1, 3, 4]", "polaroids: [1, 3, 9]", "components-polaroids", "polaroids: [1, 3, 4]"),
        ("album 6", "bell 6", "components-object-twice", "bell 4"),
        ("album 6", "mug 6", "components-object-twice", "album 6"),
    ] {
        MISPRINTS.tells(from, to, key, on);
    }
}

#[test]
fn a_shelf_has_three_planks_of_one_to_twenty_objects() {
    let plank = r#"["mug 4", "book 4", "candle 4 +", "clock 4", "cactus 4"]"#;
    let letters: Vec<_> = ('a'..='u').map(|letter| format!("\"thing-{letter} 4\"")).collect();
    for wrong in ["[]".to_owned(), format!("{plank}, {plank}"), format!("[{}]", letters.join(", "))] {
        MISPRINTS.tells(plank, &wrong, "components-shelf", "shelf: [");
    }
}

#[test]
fn clouds_that_could_never_be_reached_are_told() {
    // A gap above the moon in the corner of E cuts it off.
    let wrong = MISPRINTS.changed("\"o o (\",", "\". o (\",");
    let on_e = OWN.lines().position(|line| line.trim() == "e: (").unwrap() + 2;
    assert_eq!((wrong.reason.key(), wrong.line), ("components-not-connected", on_e), "{wrong}");
    assert!(wrong.to_string().contains("view=EF"), "{wrong}");
}

#[test]
fn what_is_wrong_with_an_extra_is_told_with_its_line() {
    for (from, to, key, on) in [
        ("[\"C1,2\", \"C2,1\"]", "[\"C1,2\"]", "components-note-size", "C1,2"),
        ("[\"C1,2\", \"C2,1\"]", "[\"C1,2\", \"C1,2\"]", "components-note-size", "C1,2"),
        ("[\"C1,2\", \"C2,1\"]", "[\"C1,2\", \"C1,1\"]", "components-note-gap", "C1,2"),
        ("[\"C1,2\", \"C2,1\"]", "[\"C1,2\", \"D1,1\"]", "components-note-gap", "C1,2"),
        ("square: [\"D2,3\"", "square: [\"D1,4\"", "components-frame-gap", "square: ["),
        ("oval: [\"D4,1\"", "oval: [\"A4,1\"", "components-frame-gap", "oval: ["),
        ("oval: [\"D4,1\"", "oval: [\"D1,1\"", "components-frame-twice", "frames: ("),
        ("(points: 5,", "(points: 2,", "components-rewards", "rewards: ("),
        ("(points: 2,", "(points: 0,", "components-rewards", "rewards: ("),
        ("barred_by: \"bowtie\"", "barred_by: \"candle\"", "components-barred-by", "rewards: ("),
        ("bowtie 4", "tie 4", "components-barred-by", "rewards: ("),
        ("stars: [9, 15, 20", "stars: [9, 20, 15", "components-constellation", "strokes: 42"),
        ("stars: [9, 15", "stars: [0, 15", "components-constellation", "strokes: 42"),
        ("strokes: 42", "strokes: 41", "components-constellation", "strokes: 42"),
        ("links: [1, 1, 2", "links: [1, 2", "components-garland", "links: ["),
        ("moons: 9, links: [1, 1,", "moons: 8, links: [1,", "components-moons", "moons: 9"),
    ] {
        MISPRINTS.tells(from, to, key, on);
    }
}

#[test]
fn bands_must_rise_and_counts_must_hold() {
    for (from, to, key) in [
        ("        a: (5, 9, 13)", "        a: (0, 9, 13)", "components-bands"),
        ("        d: (5, 10, 14)", "        d: (5, 10, 10)", "components-bands"),
        ("        da: (9, 26, 35)", "        da: (26, 9, 35)", "components-bands"),
        ("        a: (clouds: 18", "        a: (clouds: 17", "components-counts"),
        ("        bc: (clouds: 25, lines: 13", "        bc: (clouds: 25, lines: 14", "components-counts"),
        (
            "        ad: (clouds: 37, lines: 18",
            "        ad: (clouds: 37, lines: 18, objects: 30",
            "components-counts",
        ),
    ] {
        MISPRINTS.tells(from, to, key, from);
    }
}

#[test]
fn a_slip_of_the_pen_in_a_grid_is_caught_by_the_counts() {
    let wrong = MISPRINTS.tells("\"o o o .\"", "\". o o .\"", "components-counts", "a: (clouds: 18");
    assert!(wrong.to_string().contains("clouds: 17"), "{wrong}");
}

#[test]
fn a_comment_is_never_taken_for_the_wrong_line() {
    let commented = OWN.replacen("    bands: (", "    // bands: ( d: (5, 10, 10) )\n    bands: (", 1);
    let wrong = Components::read(&commented.replace("d: (5, 10, 14)", "d: (5, 10, 10)")).unwrap_err();
    assert_eq!(wrong.line, MISPRINTS.line_of("d: (5, 10, 14)") + 1);
}

#[test]
fn a_box_survives_being_written_down() {
    let own = Components::own();
    let json = serde_json::to_string(&own).unwrap();
    assert_eq!(serde_json::from_str::<Components>(&json).unwrap(), own);
}

#[test]
fn a_wrong_box_inside_the_options_is_refused_too() {
    let mut json = serde_json::to_value(Components::own()).unwrap();
    json["garland"]["links"] = serde_json::json!([1, 2]);
    let components: Components = serde_json::from_value(json).unwrap();
    let options = Daydream::with_box(Options::default(), components);
    assert_eq!(Daydream::open(1, &options).unwrap_err().key(), "components-garland");
}

/// Our box with a mug of two segments and one more leaf on A.
fn other_box() -> Components {
    let text = OWN
        .replace("mug 4", "mug 2 +")
        .replace("leaves: (all: 6, circled: 2)", "leaves: (all: 7, circled: 3)")
        .replace("lines: 9, leaves: 6, circled: 2", "lines: 9, leaves: 7, circled: 3")
        .replace("lines: 18, leaves: 12, circled: 3", "lines: 18, leaves: 13, circled: 4")
        .replace("lines: 22, leaves: 14, circled: 5", "lines: 22, leaves: 15, circled: 6");
    Daydream::unbox(&text).unwrap()
}

#[test]
fn a_changed_box_is_played_with() {
    let options = Daydream::with_box(Options::default(), other_box());
    let game = Daydream::open(1, &options).unwrap();
    assert_eq!((game.board().objects[0].segments, game.board().objects[0].bonus), (2, true));
    assert_eq!(game.start().sheets[0].leaves.ready, 3);
}

/// Our box with one small object a plank, each with a bonus mark: the shelf is soon drawn.
fn tiny_shelves() -> Components {
    let mut tiny = Components::own();
    let panels = &mut tiny.panels;
    let clover_and_bowtie = |object: &Object| object.name == "clover" || object.name == "bowtie";
    for panel in [&mut panels.a, &mut panels.c, &mut panels.d, &mut panels.f] {
        for plank in &mut panel.shelf {
            let kept = plank.iter().position(clover_and_bowtie).unwrap_or(0);
            *plank = vec![Object { segments: 2, bonus: true, ..plank.swap_remove(kept) }];
        }
    }
    tiny
}

#[test]
fn the_laws_hold_when_the_shelf_is_soon_drawn() {
    let (mut drawn, mut games) = (0, 0);
    for view in Folding::ALL {
        let options = Daydream::with_box(Options { view, components: None }, tiny_shelves());
        for (seats, seed) in [1, 2, 3].into_iter().flat_map(|seats| (0..8).map(move |seed| (seats, seed))) {
            let tally = uphold_game::<Daydream>(seats, &options, seed, Rigor { one_in: 6 });
            let tally =
                tally.unwrap_or_else(|breach| panic!("{view:?}, {seats} seats, seed {seed}: {breach}"));
            // A random game that fills the grid takes a decision a cloud at least.
            let clouds = Daydream::open(seats, &options).unwrap().board().clouds.len() as u64;
            drawn += u64::from(tally.decisions < clouds * u64::from(seats));
            games += tally.games;
        }
    }
    assert!(drawn > 0 && games == 192, "{drawn} of {games} games ended with the shelf");
}

#[test]
fn the_record_of_a_game_with_another_box_replays_on_its_own() {
    let again = own_box_is_carried::<Daydream>(2, other_box());
    assert_eq!(again.game().board().objects[0].segments, 2);
}
