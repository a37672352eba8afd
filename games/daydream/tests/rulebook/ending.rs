//! The end of the game, and who has won.

use reverie_daydream::Daydream;
use reverie_daydream::events::Event;
use reverie_game::Game;

use crate::table::{Paper, Table, all_equal, forgoing, options, paper, with_box, writing};

#[test]
fn a_full_grid_ends_the_game_after_everyone_has_finished_the_roll() {
    let mut table =
        Table::with(options("A"), [all_equal("A", 1).blank("a2"), all_equal("A", 1).blank("a2 a3 e3")]);
    table.roll(3, 6).write(3, "a2");
    assert!(!table.is_over());
    table.seat(1);
    assert!(table.may(writing(6, 6, "e3")) && table.may(forgoing(3)));
    table.write(6, "e3").write(3, "a3");
    assert!(table.told().iter().any(|event| matches!(event, Event::Ended { full: true, .. })));
    assert!(table.is_over());
}

#[test]
fn every_object_drawn_ends_the_game_after_everyone_has_finished_the_roll() {
    let one_object_a_plank = with_box(
        "A",
        &[
            (r#"["mug 4", "book 4", "candle 4 +", "clock 4", "cactus 4"]"#, r#"["mug 2"]"#),
            (r#"["camera 4 +", "lamp 6", "tin 4", "vase 6", "bowl 4 +"]"#, r#"["camera 2"]"#),
            (r#"["radio 6", "album 6", "teapot 6 +", "cat 6", "monstera 6"]"#, r#"["radio 2"]"#),
        ],
    );
    let sheet = || paper("a2=1 a3=2 c1=1 c2=1");
    let mut table = Table::with(one_object_a_plank, [sheet(), sheet()]);
    table.roll(3, 6).write(3, "a4").write(6, "c3");
    assert_eq!(table.drawing(), (3, 0));
    assert!(!table.is_over());
    table.seat(1).write(6, "a4").forgo(3);
    assert!(table.told().iter().any(|event| matches!(event, Event::Ended { full: false, .. })));
    assert!(table.is_over());
}

#[test]
fn only_whole_objects_score() {
    let table = Table::alone("A", paper("b1=1 b2=2 b3=3 b4=4").drawn(1, 3));
    assert_eq!(table.points(), 1);
}

#[test]
fn the_score_is_what_the_view_plays_with() {
    for (view, parts) in [
        ("A", vec!["objects"]),
        ("D", vec!["objects"]),
        ("BC", vec!["objects", "stars"]),
        ("EF", vec!["objects", "garland"]),
        ("AD", vec!["objects", "polaroids"]),
        ("DA", vec!["objects", "polaroids"]),
        ("ABC", vec!["objects", "stars", "heads"]),
        ("DEF", vec!["objects", "garland", "frames"]),
    ] {
        let standings = Table::new(2, view).standings();
        let names: Vec<_> = standings.seats[0].parts.iter().map(|part| part.name.as_ref()).collect();
        assert_eq!(names, parts, "{view}");
    }
}

#[test]
fn all_parts_of_the_score_add_up() {
    // Mug and book drawn (two objects), strokes 5 + 4 on the constellation (one star), two equal clouds at a note.
    let sheet = paper("b1=1 b2=2 b3=3 b4=4 a2=1 a3=5 c4=4 a4=6").drawn(2, 3);
    let table = Table::alone("ABC", sheet);
    assert_eq!(
        (table.part("objects"), table.part("stars"), table.part("heads")),
        (Some(2), Some(1), Some(1))
    );
    assert_eq!(table.points(), 4);
}

/// Places in a game of two with this much drawn. Each has two perfect rows of four.
fn places(one: (u8, u8), other: (u8, u8)) -> Vec<u8> {
    let sheet = |drawn: (u8, u8)| paper("b1=1 b2=2 b3=3 b4=4 c1=2 c2=3 c3=4 c4=5").drawn(drawn.0, drawn.1);
    let table = Table::with(options("A"), [sheet(one), sheet(other)]);
    table.standings().seats.iter().map(|seat| seat.place).collect()
}

#[test]
fn most_points_win() {
    assert_eq!(places((2, 3), (3, 0)), [2, 1]);
}

#[test]
fn a_tie_goes_to_more_segments_of_the_object_under_way() {
    assert_eq!(places((2, 1), (2, 3)), [2, 1]);
}

#[test]
fn what_is_still_equal_is_shared() {
    assert_eq!(places((2, 3), (2, 3)), [1, 1]);
}

/// Alone with this sheet and so many thorns.
fn thorny(thorns: u8, sheet: Paper) -> Table {
    Table::alone("A", sheet.thorns(thorns))
}

#[test]
fn alone_two_thorns_cost_an_object() {
    let sheet = || paper("b1=1 b2=2 b3=3 b4=4 c1=1 c2=1 c3=1 c4=1").drawn(2, 0);
    for (thorns, points) in [(0, 2), (2, 1), (4, 0)] {
        assert_eq!(thorny(thorns, sheet()).points(), points, "{thorns} thorns");
    }
    let odd = || paper("b1=1 b2=2 b3=3 b4=4 c1=1 c2=1 c3=1").drawn(2, 0);
    for (thorns, points) in [(1, 2), (3, 1)] {
        assert_eq!(thorny(thorns, odd()).points(), points, "{thorns} thorns");
    }
}

#[test]
fn thorns_never_take_more_objects_than_there_are() {
    let sheet = paper("b1=1 b2=2 b3=3 b4=4 c1=1 c2=1 c3=1 c4=1").drawn(1, 0);
    let table = thorny(6, sheet);
    assert_eq!((table.part("objects"), table.part("thorns")), (Some(1), Some(-1)));
    assert_eq!(table.points(), 0);
}

#[test]
fn thorns_take_objects_never_other_points() {
    // One star and no object.
    let mut table = Table::new(1, "BC");
    table.roll(4, 5).write(4, "c4").write(5, "d5");
    table.roll(1, 1).forgo(1).write(1, "c3").roll(1, 1).forgo(1).write(1, "c5");
    assert_eq!(table.sheet().thorns, 2);
    assert_eq!(table.points(), 1);
}

#[test]
fn with_others_nothing_is_said_of_thorns_or_bands() {
    let table = Table::new(2, "A");
    assert_eq!(table.part("thorns"), None);
    assert_eq!(table.standings().band, None);
}

#[test]
fn the_solo_bands_begin_where_the_tables_say() {
    for (view, starts) in [
        ("A", [5, 9, 13]),
        ("D", [5, 10, 14]),
        ("BC", [8, 16, 24]),
        ("EF", [7, 15, 22]),
        ("AD", [7, 28, 40]),
        ("DA", [9, 26, 35]),
        ("ABC", [13, 31, 50]),
        ("DEF", [14, 33, 55]),
    ] {
        let game = Daydream::open(1, &options(view)).unwrap();
        for (lower, start) in (0..).zip(starts) {
            let (below, from) = (game.band(start - 1), game.band(start));
            assert_eq!((below.index, from.index), (lower, lower + 1), "{view} at {start}");
            assert_eq!(below.next_at, Some(start), "{view}");
            assert_eq!((below.name.as_ref(), below.of), (format!("band-{view}-{lower}").as_str(), 4));
        }
        assert_eq!(game.band(starts[2]).next_at, None, "{view}");
        assert_eq!((game.band(0).index, game.band(-8).index), (0, 0), "{view}");
    }
}

#[test]
fn a_solo_game_ends_in_a_band() {
    let mut table = Table::alone("A", all_equal("A", 1).blank("a2").thorns(1));
    table.roll(3, 6).write(3, "a2");
    assert!(table.is_over());
    assert_eq!(table.standings().band.map(|band| band.index), Some(0));
}
