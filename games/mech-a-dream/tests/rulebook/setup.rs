//! The table is laid.

use reverie_game::Game;
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::rules::chance::Roll;
use reverie_mech_a_dream::state::{Post, Time};
use reverie_mech_a_dream::tile::{Pile, Tile};

use crate::table::{BASE, Table, delivery, seat};

/// A base game for so many, with seat 0 first and the given tiles on sale.
fn laid(seats: u8) -> Table {
    let mut table = Table::new(seats, BASE);
    table.turn_up("B1 B2 E1 P1 P2 C1").roll(Roll::Delivery { delivery: delivery(1) });
    table.roll(Roll::First { seat: seat(0) });
    table
}

#[test]
fn two_to_four_can_play() {
    for seats in 2..=4 {
        assert!(MechADream::open(seats, &BASE).is_ok(), "{seats}");
    }
    for seats in [0, 1, 5] {
        assert_eq!(MechADream::open(seats, &BASE).unwrap_err().key(), "wrong-seats");
    }
}

#[test]
fn six_tiles_are_on_sale_three_blue_or_green_two_red_and_one_yellow() {
    let table = laid(2);
    // The places beside a pile are filled first; the pile's own top is on sale too.
    assert_eq!(table.sale(), "E1 B2 B1 P2 P1 C1");
    let left = Pile::ALL.map(|pile| table.face_down(pile));
    assert_eq!(left, [26 - 3, 16 - 2, 8 - 1]);
}

#[test]
fn blue_and_green_tiles_are_shuffled_into_one_pile() {
    let table = Table::new(2, BASE);
    let drawn: Vec<Tile> = table
        .session()
        .rolls()
        .into_iter()
        .filter_map(|(roll, weight)| match roll {
            Roll::Tile { tile } if weight == 1 => Some(tile),
            _ => None,
        })
        .collect();
    let tiles = table.game().board().tiles.iter().map(|figures| figures.tile);
    let expected: Vec<Tile> = tiles.filter(|tile| tile.family().pile() == Pile::BlueGreen).collect();
    assert_eq!(drawn, expected);
    assert_eq!(drawn.len(), 26);
}

#[test]
fn one_delivery_card_of_ten_is_turned_up() {
    let mut table = Table::new(2, BASE);
    table.turn_up("B1 B2 E1 P1 P2 C1");
    assert_eq!((table.chance(), table.session().rolls().len()), (Some("delivery"), 10));
    table.roll(Roll::Delivery { delivery: delivery(4) });
    assert_eq!(table.state().delivery, Some(delivery(4)));
}

#[test]
fn the_first_player_is_drawn_by_chance_among_all() {
    let mut table = Table::new(3, BASE);
    table.turn_up("B1 B2 E1 P1 P2 C1").roll(Roll::Delivery { delivery: delivery(1) });
    let rolls: Vec<_> = (0..3).map(|number| (Roll::First { seat: seat(number) }, 1)).collect();
    assert_eq!(table.session().rolls(), rolls);
    table.roll(Roll::First { seat: seat(2) });
    assert_eq!((table.state().first, table.waiting()), (Some(seat(2)), vec![2]));
}

#[test]
fn everybody_starts_with_three_flowers_and_four_ink() {
    let table = laid(4);
    for player in 0..4 {
        assert_eq!(table.purse(player), "3F 4I 0R 0D");
        assert_eq!(table.belt(u8::try_from(player).unwrap()), "");
        assert_eq!(table.workshop(player), "");
    }
}

#[test]
fn the_first_day_begins_in_the_morning_with_three_assistants_in_the_lockers() {
    let table = laid(4);
    assert_eq!((table.state().day, table.state().time), (1, Time::Morning));
    assert!(table.state().players.iter().all(|player| player.assistants == [Post::Locker; 3]));
}

#[test]
fn without_the_variations_there_are_neither_robots_nor_specialists() {
    let table = laid(4);
    assert!(table.state().specialists.is_empty());
    let board = table.game().board();
    assert_eq!(board.robot.gain, crate::table::lot("1I"));
    assert!(!board.stock_room.morning.specialist);
}

#[test]
fn the_fifty_tiles_are_eighteen_blue_sixteen_red_eight_green_and_eight_yellow() {
    let table = Table::new(2, BASE);
    let tiles = &table.game().board().tiles;
    let counted =
        |letter| tiles.iter().filter(|figures| figures.tile.to_string().starts_with(letter)).count();
    assert_eq!(['B', 'P', 'E', 'C'].map(counted), [18, 16, 8, 8]);
    assert_eq!(tiles.len(), 50);
    assert_eq!(Pile::ALL.map(|pile| table.game().board().in_pile(pile)), [26, 16, 8]);
}
