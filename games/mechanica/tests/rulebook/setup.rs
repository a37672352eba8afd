//! The table is laid.

use reverie_game::Game;
use reverie_mechanica::components::Kind;
use reverie_mechanica::rules::Roll;
use reverie_mechanica::state::{Fabricator, Phase, Size};
use reverie_mechanica::{Level, Mechanica, Options};

use crate::table::{Table, blueprint, improvement, seat};

/// A new game up to its first turn, seat 0 first.
fn laid(seats: u8, options: Options) -> Table {
    let mut table = Table::new(seats, options);
    table.draw("Upgrader").draw("Repurposer").turn_up("BB").turn_up("PD");
    if seats > 1 {
        table.roll(Roll::First { seat: seat(0) });
    }
    table
}

#[test]
fn one_to_four_can_play() {
    for seats in 1..=4 {
        assert!(Mechanica::open(seats, &Options::default()).is_ok(), "{seats}");
    }
    for seats in [0, 5] {
        assert_eq!(Mechanica::open(seats, &Options::default()).unwrap_err().key(), "wrong-seats");
    }
}

#[test]
fn everybody_has_eight_in_the_wallet_and_nothing_in_the_vault() {
    let mut table = laid(4, Options::default());
    for player in 0..4 {
        assert_eq!(table.player(player).money(), (8, 0));
    }
}

#[test]
fn everybody_has_a_basic_on_the_basic_fabricator_and_three_small_trucks() {
    let table = Table::new(4, Options::default());
    for factory in &table.state().factories {
        assert_eq!(crate::table::in_holes(factory), "b0 B");
        assert_eq!(factory.start.map(|slot| slot.fabricator), [None, Some(Fabricator::Basic), None]);
        assert!(factory.trucks.iter().all(|truck| truck.size == Size::Small));
        assert!(factory.floor.iter().all(Option::is_none));
    }
}

#[test]
fn the_first_two_improvements_lie_at_five_and_at_seven() {
    let table = laid(2, Options::default());
    assert_eq!(table.shop(), "Repurposer Upgrader - -");
    assert_eq!(table.game().board().prices, [7, 5, 3, 1]);
}

#[test]
fn any_of_the_nine_improvements_may_come_three_copies_of_each() {
    let table = Table::new(2, Options::default());
    let all: Vec<_> =
        Kind::ALL.into_iter().map(|one| (Roll::Improvement { improvement: one.into() }, 3)).collect();
    assert_eq!(table.rolls(), all);
    let mut table = table;
    table.draw("Upgrader");
    assert!(table.rolls().contains(&(Roll::Improvement { improvement: improvement("Upgrader") }, 2)));
}

#[test]
fn six_improvements_are_set_aside_and_twenty_one_are_in_the_stack() {
    for seats in 1..=3 {
        let table = laid(seats, Options::default());
        assert_eq!((table.state().stack, table.state().extras), (21 - 2, 6), "{seats}");
    }
}

#[test]
fn four_players_play_with_the_extras_too() {
    let table = laid(4, Options::default());
    assert_eq!((table.state().stack, table.state().extras), (27 - 2, 0));
}

#[test]
fn a_long_shift_plays_all_improvements_whatever_the_number_of_players() {
    for seats in 1..=4 {
        let table = laid(seats, Options { long_shift: true, ..Options::default() });
        assert_eq!((table.state().stack, table.state().extras), (27 - 2, 0), "{seats}");
    }
}

#[test]
fn a_long_shift_is_off_by_default() {
    assert!(!Options::default().long_shift);
}

#[test]
fn the_top_blueprint_of_each_stack_is_turned_up() {
    let mut table = Table::new(2, Options::default());
    table.draw("Upgrader").draw("Repurposer");
    assert_eq!((table.chance(), table.rolls().len()), (Some("blueprints"), 15));
    table.turn_up("BB");
    assert_eq!((table.chance(), table.rolls().len()), (Some("blueprints"), 14));
    table.turn_up("PD");
    let tops = table.state().blueprints.map(|stack| stack.blueprint());
    assert_eq!(tops, [Some(blueprint("BB")), Some(blueprint("PD"))]);
}

#[test]
fn the_blueprints_are_in_piles_of_seven_and_eight() {
    let board = Mechanica::open(2, &Options::default()).unwrap();
    assert_eq!((board.board().stacks, board.board().blueprints.len()), ([7, 8], 15));
}

#[test]
fn somebody_is_chosen_to_go_first() {
    let mut table = Table::new(3, Options::default());
    table.draw("Upgrader").draw("Repurposer").turn_up("BB").turn_up("PD");
    let anybody: Vec<_> = (0..3).map(|number| (Roll::First { seat: seat(number) }, 1)).collect();
    assert_eq!(table.rolls(), anybody);
    table.roll(Roll::First { seat: seat(2) });
    assert_eq!((table.state().first, table.waiting()), (Some(seat(2)), vec![2]));
}

#[test]
fn the_first_run_comes_before_the_first_turn_and_brings_the_basic_to_the_middle_truck() {
    let mut table = laid(4, Options::default());
    assert_eq!((table.state().day, table.state().phase), (1, Phase::Trading));
    for player in 0..4 {
        assert_eq!(table.player(player).bots(), "b5 B");
    }
}

#[test]
fn alone_one_plays_against_armand_who_has_eight_too() {
    let table = laid(1, Options::default());
    assert_eq!((table.armand().wallet, table.armand().vault), (8, 0));
    assert_eq!(table.waiting(), [0]);
    assert_eq!(laid(2, Options::default()).state().armand, None);
}

#[test]
fn a_level_puts_money_into_armands_vault() {
    let levels = [(Level::Normal, 0), (Level::Hard, 20), (Level::Impossible, 40), (Level::Apocalyptic, 60)];
    for (level, vault) in levels {
        let table = laid(1, Options { level, ..Options::default() });
        assert_eq!(table.armand().vault, vault, "{level:?}");
    }
    assert_eq!(Options::default().level, Level::Normal);
}
