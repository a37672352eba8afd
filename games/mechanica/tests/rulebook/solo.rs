//! Alone against ARMAND-0.

use reverie_mechanica::components::Improvement;
use reverie_mechanica::moves::Move;
use reverie_mechanica::state::Phase;
use reverie_mechanica::{Level, Options};

use crate::table::{Scene, Table, blueprint, improvement, scene};

/// ARMAND-0 is to flip his chip, before this Shop.
fn armands_turn(scene: &Scene, shop: &str) -> Table {
    let his_turn = scene.clone().shop(shop).with(|state| {
        state.phase = Phase::Armand;
        state.active = None;
    });
    his_turn.dealt_by_hand()
}

fn bought(table: &Table) -> Vec<Improvement> {
    table.armand().improvements.iter().filter(|&(_, count)| count > 0).map(|(one, _)| one).collect()
}

// His turn.

#[test]
fn armand_flips_his_chip_after_ones_own_turn_and_either_side_is_as_likely() {
    let mut table = scene(1).shop("Upgrader Repurposer - -").set().by_hand();
    table.make().draw("GiftWrapper");
    assert_eq!(
        (table.chance(), table.rolls().iter().map(|(_, weight)| *weight).collect()),
        (Some("chip"), vec![1, 1])
    );
}

#[test]
fn on_one_side_he_gets_one_and_buys_the_cheapest() {
    let mut table = armands_turn(&scene(1).armand(2, 0, &[]), "Upgrader Downgrader Repurposer -");
    table.chip(true);
    assert_eq!((table.armand().wallet, bought(&table)), (0, vec![improvement("Repurposer")]));
}

#[test]
fn if_he_cannot_pay_the_cheapest_he_gets_four_more_and_buys_nothing_this_turn() {
    let mut table = armands_turn(&scene(1).armand(1, 0, &[]), "Upgrader Downgrader Repurposer -");
    table.chip(true);
    assert_eq!((table.armand().wallet, bought(&table)), (1 + 1 + 4, vec![]));
}

#[test]
fn on_the_other_side_he_gets_five_and_buys_the_dearest() {
    let mut table = armands_turn(&scene(1).armand(2, 0, &[]), "Upgrader Downgrader Repurposer -");
    table.chip(false);
    assert_eq!((table.armand().wallet, bought(&table)), (0, vec![improvement("Upgrader")]));
}

#[test]
fn if_he_cannot_pay_the_dearest_he_buys_nothing_even_if_another_is_affordable() {
    let mut table = armands_turn(&scene(1).armand(1, 0, &[]), "Upgrader Downgrader Repurposer -");
    table.chip(false);
    assert_eq!((table.armand().wallet, bought(&table)), (6, vec![]));
}

#[test]
fn the_cheapest_and_the_dearest_may_be_the_same_tile() {
    for cheap in [true, false] {
        let mut table = armands_turn(&scene(1), "- Upgrader - -");
        table.chip(cheap);
        assert_eq!(bought(&table), [improvement("Upgrader")]);
    }
}

#[test]
fn his_vault_is_never_spent() {
    let mut table = armands_turn(&scene(1).armand(0, 60, &[]), "Upgrader - - -");
    table.chip(true);
    assert_eq!((table.armand().wallet, table.armand().vault), (5, 60));
}

#[test]
fn he_turns_the_shop_and_a_tile_is_drawn() {
    let mut table = armands_turn(&scene(1).armand(0, 0, &[]), "Upgrader Downgrader - -");
    table.chip(false);
    assert_eq!((table.shop(), table.chance()), ("- Upgrader Downgrader -".to_owned(), Some("improvements")));
    table.draw("Repurposer");
    assert_eq!(
        (table.shop(), table.state().day, table.waiting()),
        ("Repurposer Upgrader Downgrader -".to_owned(), 3, vec![0])
    );
}

#[test]
fn what_falls_when_he_turns_the_shop_is_discarded() {
    let mut table = armands_turn(&scene(1).armand(0, 0, &[]), "Upgrader - - Downgrader");
    table.chip(false).draw("Repurposer");
    assert_eq!(
        (table.shop(), bought(&table), table.bots()),
        ("Repurposer Upgrader - -".to_owned(), vec![], String::new())
    );
    assert_eq!((table.state().phase, table.state().day), (Phase::Trading, 3), "nothing is placed");
}

#[test]
fn ones_own_rotation_recycles_what_falls() {
    let mut table = scene(1).shop("- Upgrader - Downgrader").set().by_hand();
    table.make().draw("Repurposer").put('D', "a0");
    assert_eq!((table.bots(), table.chance()), ("a0 D, b0 B".to_owned(), Some("chip")));
}

#[test]
fn alone_blueprints_are_refreshed_after_armands_turn() {
    let mut table = scene(1).blueprints(["BB", "PD"]).factory(0, "a5 Big BB").set().by_hand();
    table.complete(0).make().draw("Upgrader").chip(false).draw("Upgrader");
    assert_eq!(table.chance(), Some("blueprints"));
    table.turn_up("PP").turn_up("DDD");
    let tops = table.state().blueprints.map(|stack| stack.blueprint());
    assert_eq!((tops, table.state().day), ([Some(blueprint("PP")), Some(blueprint("DDD"))], 3));
}

// The end.

#[test]
fn the_game_ends_at_once_when_the_last_tile_is_bought_and_installed() {
    let mut table = scene(1).shop("- - - Upgrader").piles(0, 6).factory(0, "a5 B").set();
    table.buy(3);
    assert!(!table.is_over(), "it is installed first");
    table.install("b2", "east");
    assert!(table.is_over());
    // Its value counts; bots are not made, those in trucks are worth nothing.
    assert_eq!((table.standings().seats[0].points, table.bots()), (7 + 2, "a5 B".to_owned()));
}

#[test]
fn the_last_tile_may_be_recycled_first() {
    let mut table = scene(1).shop("- - - Upgrader").piles(0, 6).set();
    table.buy(3).recycle();
    assert!(!table.is_over());
    table.put('P', "a0");
    assert!(table.is_over());
}

#[test]
fn the_last_fabricator_ends_the_game_too() {
    let mut table = scene(1).shop("- - - AdvancedFabricator").piles(0, 6).set();
    table.buy(3).play(Move::Set { row: 0, side: false });
    assert!(table.is_over());
}

#[test]
fn while_a_tile_is_in_the_stack_the_game_goes_on() {
    let mut table = scene(1).shop("- - - Upgrader").piles(1, 6).set();
    table.buy(3).install("b2", "east");
    assert!(!table.is_over());
}

#[test]
fn the_game_ends_at_once_when_the_last_tile_falls_in_ones_own_rotation() {
    let mut table = scene(1).shop("- - - Upgrader").piles(0, 6).set();
    table.make();
    assert_eq!(
        (table.is_over(), table.bots()),
        (true, "b0 B".to_owned()),
        "the rest of the turn is not played"
    );
}

#[test]
fn the_game_ends_at_once_when_armand_buys_the_last_tile() {
    let mut table = armands_turn(&scene(1).piles(0, 6).armand(0, 0, &[]), "- - - Repurposer");
    table.chip(true);
    assert!(table.is_over());
    assert_eq!(bought(&table), [improvement("Repurposer")]);
}

#[test]
fn a_last_tile_that_armand_could_not_pay_gets_cheaper_and_the_game_goes_on() {
    let mut table = armands_turn(&scene(1).piles(0, 6).armand(0, 0, &[]), "- - Repurposer -");
    table.chip(true);
    assert_eq!((table.shop(), table.state().day, table.is_over()), ("- - - Repurposer".to_owned(), 3, false));
}

#[test]
fn alone_the_extras_are_never_used() {
    let mut table = scene(1).shop("- - - -").piles(1, 6).set().by_hand();
    table.make().draw("Upgrader").chip(false);
    assert!(table.is_over(), "he had eight and five");
    assert_eq!(table.state().extras, 6);
}

// The score.

#[test]
fn armand_scores_six_times_the_value_of_his_improvements_and_his_money() {
    let alone = scene(1).armand(3, 20, &["Repurposer"]).set();
    assert_eq!(alone.game().armand_points(&alone.armand()), 24 + 3 + 20);
    let more = scene(1).armand(0, 0, &["Repurposer", "Repurposer", "GiftWrapper"]).set();
    assert_eq!(more.game().armand_points(&more.armand()), 6 * (4 + 4 + 1));
}

#[test]
fn one_has_to_have_more_than_armand_and_a_tie_is_his() {
    for (wallet, band) in [(7, "band-armand-0"), (8, "band-armand-0"), (9, "band-armand-1")] {
        let table = scene(1).money(0, wallet, 0).set();
        assert_eq!(table.standings().band.unwrap().name, band, "{wallet} against 8");
    }
}

#[test]
fn ones_own_score_counts_values_once() {
    let table = scene(1).money(0, 1, 2).factory(0, "b2 Repurposer").set();
    assert_eq!(table.standings().seats[0].points, 1 + 2 + 4);
}

#[test]
fn a_level_counts_from_the_start() {
    let table = Table::new(1, Options { level: Level::Apocalyptic, ..Options::default() });
    assert_eq!(table.game().armand_points(&table.armand()), 8 + 60);
}
