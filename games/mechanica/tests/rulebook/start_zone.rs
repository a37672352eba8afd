//! The Start Zone: recycled bots, gifts, and what Fabricators make.

use reverie_mechanica::events::Event;
use reverie_mechanica::moves::Move;
use reverie_mechanica::state::{Fabricator, Gifts};

use crate::table::{Table, bots, hole, model, scene, seat};

/// A turn with this tile just recycled.
fn recycled(tile: &str, list: &str) -> Table {
    let mut table = scene(2).shop(&format!("- - - {tile}")).factory(0, list).set();
    table.buy(3).recycle();
    table
}

fn placing(letter: char, name: &str) -> Move {
    Move::Place { model: model(letter), hole: hole(name) }
}

const FULL: &str = "a0 P, b0 P, c0 P";

// Recycling.

#[test]
fn an_improvement_is_recycled_into_the_bots_printed_on_it() {
    let printed = [
        ("GiftWrapper", "P"),
        ("Upgrader", "P"),
        ("Duplicator", "BB"),
        ("Downgrader", "D"),
        ("Repurposer", "BB"),
        ("FlightTester", "BP"),
        ("StaticCharger", "BB"),
        ("AdvancedFabricator", "BB"),
        ("OveractiveFabricator", "P"),
    ];
    for (tile, recycles) in printed {
        assert_eq!(recycled(tile, "").me().owes.bots, bots(recycles), "{tile}");
    }
}

#[test]
fn a_recycled_tile_is_paid_and_gone() {
    let table = recycled("Upgrader", "");
    assert_eq!((table.money(), table.me().owes.hand, table.shop()), ((7, 0), None, "- - - -".to_owned()));
}

#[test]
fn recycled_bots_go_into_any_hole_of_the_start_zone() {
    for (name, there) in
        [("a0", "a0 P., c0 .B"), ("a0 side", "a0 .P, c0 .B"), ("b0", "b0 P, c0 .B"), ("c0", "c0 PB")]
    {
        let mut table = recycled("Upgrader", "a0 Advanced, c0 Overactive .B");
        table.put('P', name);
        assert_eq!(table.bots(), there);
    }
    let parking = recycled("Upgrader", "");
    assert!(parking.may(placing('P', "a0")) && parking.may(placing('P', "c0")), "an empty slot has a hole");
    assert_eq!(parking.refusal(placing('P', "a0 side")), "mechanica-no-such-hole");
    assert_eq!(parking.refusal(placing('P', "b0 side")), "mechanica-no-such-hole");
}

#[test]
fn recycled_bots_are_placed_one_by_one_and_before_anything_else() {
    let mut table = recycled("FlightTester", "");
    assert_eq!(table.refusal(Move::Make), "mechanica-bots-first");
    assert_eq!(table.refusal(placing('D', "a0")), "mechanica-no-such-bot");
    table.put('P', "a0");
    assert_eq!(table.refusal(placing('P', "b0")), "mechanica-no-such-bot");
    table.put('B', "c0");
    assert_eq!(table.bots(), "a0 P, c0 B");
    assert!(table.may(Move::Make));
}

#[test]
fn a_received_bot_may_replace_one_which_is_destroyed() {
    let mut table = recycled("Upgrader", "a0 B");
    table.put('P', "a0");
    assert_eq!(table.bots(), "a0 P");
    let replaced =
        Event::Placed { seat: seat(0), model: model('P'), hole: hole("a0"), lost: Some(model('B')) };
    assert_eq!(table.told(), [replaced]);
}

#[test]
fn a_received_bot_is_declined_only_when_every_hole_is_taken() {
    let table = recycled("Upgrader", "a0 P, b0 P");
    assert_eq!(table.refusal(Move::Discard { model: model('P') }), "mechanica-room-left");
    let mut table = recycled("Upgrader", FULL);
    assert_eq!(table.refusal(Move::Discard { model: model('B') }), "mechanica-no-such-bot");
    table.play(Move::Discard { model: model('P') });
    assert_eq!(table.bots(), FULL);
}

#[test]
fn the_side_hole_of_a_fabricator_counts_as_room() {
    let table = recycled("Upgrader", "a0 Advanced B., b0 P, c0 P");
    assert_eq!(table.refusal(Move::Discard { model: model('P') }), "mechanica-room-left");
    assert!(recycled("Upgrader", "a0 Advanced BB, b0 P, c0 P").may(Move::Discard { model: model('P') }));
}

#[test]
fn the_best_bots_can_always_be_kept() {
    let mut table = recycled("FlightTester", "a0 B, b0 D, c0 P");
    table.put('P', "a0").play(Move::Discard { model: model('B') });
    assert_eq!(table.bots(), "a0 P, b0 D, c0 P");
}

// Making bots.

#[test]
fn the_basic_fabricator_makes_a_basic_each_turn() {
    let mut table = scene(2).set();
    table.make();
    assert_eq!(table.bots(), "b0 B");
}

#[test]
fn an_advanced_fabricator_makes_a_basic_in_its_centre_hole() {
    let mut table = scene(2).factory(0, "a0 Advanced, c0 Advanced .P").set();
    table.make();
    assert_eq!(table.bots(), "a0 B., b0 B, c0 BP");
}

#[test]
fn bots_of_both_holes_of_a_fabricator_leave_with_the_next_run() {
    assert_eq!(crate::table::run("a0 Advanced BP, c0 Overactive DB, a5 Big, c5 Big").bots(), "a5 BP, c5 BD");
}

#[test]
fn making_bots_is_compulsory_for_each_fabricator() {
    let mut table = scene(2).factory(0, "a0 Overactive").set();
    table.make();
    let models: Vec<_> = ['P', 'D'].map(|letter| Move::Announce { model: model(letter) }).into();
    assert_eq!(table.moves(), models);
    assert_eq!(table.refusal(Move::Announce { model: model('B') }), "mechanica-plus-or-deluxe");
    assert_eq!(table.refusal(Move::Make), "mechanica-announce-first");
}

#[test]
fn where_the_centre_hole_is_full_the_owner_keeps_either_bot() {
    for (old, kept) in [(true, "b0 P"), (false, "b0 B")] {
        let mut table = scene(2).factory(0, "b0 P").set();
        table.make();
        assert_eq!(table.refusal(Move::Make), "mechanica-centre-first");
        table.play(Move::Retain { old });
        assert_eq!((table.bots(), table.waiting()), (kept.to_owned(), vec![1]));
    }
}

#[test]
fn a_new_bot_never_goes_to_the_side_hole() {
    let mut table = scene(2).factory(0, "a0 Advanced P.").set();
    table.make().play(Move::Retain { old: true });
    assert_eq!(table.bots(), "a0 P., b0 B");
}

#[test]
fn the_same_model_twice_is_not_asked_about() {
    let mut table = scene(2).factory(0, "b0 B").set();
    table.make();
    assert_eq!((table.bots(), table.waiting()), ("b0 B".to_owned(), vec![1]));
}

#[test]
fn an_empty_slot_makes_nothing_and_its_parked_bot_stays_until_the_run() {
    let mut table = scene(2).factory(0, "a0 P").set();
    table.make();
    assert_eq!(table.bots(), "a0 P, b0 B");
}

#[test]
fn a_fabricator_makes_a_bot_on_the_turn_it_is_bought() {
    let mut table = scene(2).shop("- - - AdvancedFabricator").set();
    table.buy(3).play(Move::Set { row: 2, side: false }).make();
    assert_eq!(table.bots(), "b0 B, c0 B.");
}

#[test]
fn a_fabricator_on_a_parked_bot_takes_it_into_either_of_its_holes() {
    for (side, there) in [(false, "a0 P."), (true, "a0 .P")] {
        let mut table = scene(2).shop("- - - AdvancedFabricator").factory(0, "a0 P").set();
        table.buy(3).play(Move::Set { row: 0, side });
        assert_eq!(table.bots(), there);
    }
}

#[test]
fn without_a_parked_bot_there_is_no_such_choice() {
    let mut table = scene(2).shop("- - - AdvancedFabricator").set();
    table.buy(3);
    assert_eq!(table.refusal(Move::Set { row: 0, side: true }), "mechanica-nothing-parked");
}

// Overactive Fabricators.

#[test]
fn an_overactive_fabricator_makes_a_plus_or_a_deluxe() {
    for letter in ['P', 'D'] {
        let mut table = scene(2).factory(0, "a0 Overactive").set();
        table.make().announce(letter);
        assert_eq!(table.bots(), format!("a0 {letter}., b0 B"));
    }
}

#[test]
fn a_plus_gives_each_opponent_a_basic() {
    let mut table = scene(4).factory(1, "a0 Overactive").active(1).set();
    table.player(1).make().announce('P');
    let gifts: Vec<Gifts> = table.state().factories.iter().map(|factory| factory.gifts).collect();
    let basic = Gifts { basics: 1, choices: 0 };
    assert_eq!(gifts, [basic, Gifts::default(), basic, basic]);
    table.player(3);
    assert_eq!(
        table.refusal(Move::Gift { choice: false, model: model('P'), hole: hole("a0") }),
        "mechanica-no-such-gift"
    );
    table.gift('B', "a0");
    assert_eq!(table.bots(), "a0 B");
}

#[test]
fn a_deluxe_gives_each_opponent_a_plus_or_a_basic_as_they_like() {
    let mut table = scene(3).factory(0, "a0 Overactive").set();
    table.make().announce('D');
    table.player(1).chosen_gift('P', "a0");
    assert_eq!(table.bots(), "a0 P");
    table.player(2).chosen_gift('B', "c0");
    assert_eq!(table.bots(), "c0 B");
    let deluxe = Move::Gift { choice: true, model: model('D'), hole: hole("a0") };
    let mut table = scene(2).factory(0, "a0 Overactive").set();
    table.make().announce('D');
    assert_eq!(table.player(1).refusal(deluxe), "mechanica-no-such-gift");
}

#[test]
fn each_overactive_fabricator_announces_separately() {
    let mut table = scene(2).factory(0, "a0 Overactive, c0 Overactive").set();
    table.make().announce('P').announce('D');
    assert_eq!(table.bots(), "a0 P., b0 B, c0 D.");
    assert_eq!(table.player(1).me().gifts, Gifts { basics: 1, choices: 1 });
}

#[test]
fn an_overactive_fabricator_gives_even_if_its_owner_keeps_the_old_bot() {
    let mut table = scene(2).factory(0, "a0 Overactive D.").set();
    table.make().announce('P').play(Move::Retain { old: true });
    assert_eq!(table.bots(), "a0 D., b0 B");
    assert_eq!(table.player(1).me().gifts, Gifts { basics: 1, choices: 0 });
}

#[test]
fn a_gift_may_replace_a_bot_and_is_declined_only_when_every_hole_is_taken() {
    let mut table = scene(2).factory(0, "a0 Overactive").factory(1, "a0 B, b0 P").set();
    table.make().announce('D').player(1);
    assert_eq!(table.refusal(Move::Refuse { choice: true }), "mechanica-room-left");
    assert_eq!(table.clone().chosen_gift('P', "a0").bots(), "a0 P, b0 P");
    let mut table = scene(2).factory(0, "a0 Overactive").factory(1, FULL).set();
    table.make().announce('D').player(1);
    assert_eq!(table.refusal(Move::Refuse { choice: false }), "mechanica-no-such-gift");
    table.play(Move::Refuse { choice: true });
    assert_eq!(table.bots(), FULL);
}

#[test]
fn gifts_are_placed_before_the_receivers_own_next_decision() {
    let mut table = scene(2).factory(0, "a0 Overactive").set();
    table.make().announce('P').player(1);
    assert_eq!(table.state().active, Some(seat(1)));
    assert_eq!(table.refusal(Move::Make), "mechanica-gifts-first");
    table.gift('B', "a0");
    assert!(table.may(Move::Make));
}

#[test]
fn the_givers_turn_does_not_wait_for_gifts() {
    // What falls is the giver's to place while the gift still lies there.
    let mut table = scene(3).shop("- - - Upgrader").factory(0, "a0 Overactive").set();
    table.make().announce('P');
    assert_eq!(table.waiting(), [0, 1, 2]);
    table.put('P', "c0");
    assert_eq!((table.state().active, table.waiting()), (Some(seat(1)), vec![1, 2]));
}

#[test]
fn gifts_of_different_seats_are_placed_in_any_order() {
    let mut table = scene(3).factory(0, "a0 Overactive").set();
    table.make().announce('D');
    let mut one = table.clone();
    one.player(1).chosen_gift('P', "a0").player(2).chosen_gift('B', "c0");
    let mut other = table;
    other.player(2).chosen_gift('B', "c0").player(1).chosen_gift('P', "a0");
    assert_eq!(one.state(), other.state());
}

#[test]
fn gifts_are_placed_before_the_next_run() {
    // The last player gives; a new day begins, and whoever has a gift does not run before it is placed.
    let mut table = scene(3).shop("- - - -").factory(2, "a0 Overactive").active(2).set();
    table.player(2).make().announce('P');
    assert_eq!((table.state().day, table.waiting()), (3, vec![0, 1]));
    table.player(1).gift('B', "a0");
    assert_eq!(table.bots(), "a5 B", "and then it runs with the others");
    assert_eq!(table.waiting(), [0]);
}

#[test]
fn alone_an_overactive_fabricator_pays_into_armands_vault() {
    for (letter, money) in [('P', 1), ('D', 5)] {
        let mut table = scene(1).factory(0, "a0 Overactive").set().by_hand();
        table.make().announce(letter);
        assert_eq!((table.armand().vault, table.armand().wallet), (money, 8));
    }
}

#[test]
fn alone_each_overactive_fabricator_pays() {
    let mut table = scene(1).factory(0, "a0 Overactive, c0 Overactive D.").set().by_hand();
    table.make().announce('D').announce('P').play(Move::Retain { old: true });
    assert_eq!(table.armand().vault, 5 + 1);
}

#[test]
fn a_start_zone_has_room_for_two_fabricators_beside_the_basic_one() {
    let mut table = scene(2).shop("- - OveractiveFabricator AdvancedFabricator").set();
    table.buy(3).play(Move::Set { row: 0, side: false });
    table.buy(2).play(Move::Set { row: 2, side: false });
    let stand = table.me().start.map(|slot| slot.fabricator.unwrap());
    assert_eq!(stand, [Fabricator::Advanced, Fabricator::Basic, Fabricator::Overactive]);
}
