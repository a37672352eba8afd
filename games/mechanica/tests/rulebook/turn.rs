//! A turn: selling, buying, bigger trucks, Forks.

use reverie_mechanica::events::Event;
use reverie_mechanica::floor::Machine;
use reverie_mechanica::moves::Move;
use reverie_mechanica::state::{Phase, Size};

use crate::table::{bots, installing, lie, scene, seat, selling};

const fn truck(row: u8, size: Size) -> Move {
    Move::Truck { row, size }
}

// The order of play.

#[test]
fn each_player_takes_one_full_turn_starting_with_the_first_and_going_on_to_the_left() {
    let mut table = scene(3).first(1).active(1).set();
    for player in [1, 2, 0] {
        assert_eq!((table.state().day, table.waiting()), (2, vec![player]));
        table.player(player).pass();
    }
    assert_eq!((table.state().day, table.waiting()), (3, vec![1]));
}

#[test]
fn the_armand_card_stays_with_the_first_player() {
    let mut table = scene(2).set();
    for _ in 0..3 {
        table.player(0).pass().player(1).pass().all_planned();
        assert_eq!((table.state().first, table.waiting()), (Some(seat(0)), vec![0]));
    }
}

#[test]
fn a_new_workday_begins_with_a_run_once_all_have_taken_their_turns() {
    let mut table = scene(2).factory(0, "b1 Upgrader P").set();
    table.make();
    assert_eq!(table.bots(), "b0 B, b1 P", "not yet");
    table.player(1).make().player(0);
    assert_eq!(table.bots(), "b1 P, b5 P");
}

#[test]
fn a_turn_sells_buys_makes_and_rotates_in_this_order() {
    let mut table = scene(2).shop("GiftWrapper - - -").factory(0, "b5 B").set().by_hand();
    table.sell(1, 'B').buy(0).install("b2", "east").make();
    assert_eq!((table.bots(), table.state().phase), ("b0 B".to_owned(), Phase::Turning));
    assert_eq!(table.shop(), "- - - -");
}

// Selling.

#[test]
fn a_basic_sells_for_two_a_plus_for_four_and_a_deluxe_for_six() {
    for (bot, money) in [('B', 2), ('P', 4), ('D', 6)] {
        let mut table = scene(2).money(0, 0, 0).factory(0, &format!("a5 {bot}")).set();
        table.sell(0, bot);
        assert_eq!((table.money(), table.bots()), ((money, 0), String::new()));
    }
}

#[test]
fn any_bots_may_be_sold_and_any_kept() {
    let mut table = scene(2).factory(0, "a5 Huge BPD, b5 B").set();
    table.sell(0, 'P');
    assert_eq!((table.money(), table.bots()), ((12, 0), "a5 BD, b5 B".to_owned()));
    assert_eq!(table.refusal(selling(0, 'P')), "mechanica-no-such-bot");
    table.make();
    assert_eq!(table.me().aboard(), bots("BBD"), "what is not sold stays");
}

#[test]
fn all_bots_in_the_trucks_may_be_sold_at_once() {
    let mut table = scene(2).factory(0, "a5 Huge BPD, b5 B, c2 Upgrader P").set();
    table.play(Move::Sellall);
    assert_eq!((table.money(), table.bots()), ((8 + 2 + 4 + 6 + 2, 0), "c2 P".to_owned()));
}

#[test]
fn only_bots_in_trucks_are_sold() {
    let table = scene(2).factory(0, "a0 P, a2 Upgrader P").set();
    assert_eq!(table.refusal(selling(0, 'P')), "mechanica-no-such-bot");
}

#[test]
fn selling_is_over_with_the_first_purchase_in_the_shop() {
    let mut table = scene(2).shop("- - - GiftWrapper").factory(0, "a5 Big BB").set();
    table.buy(3).install("b2", "east");
    assert_eq!(table.refusal(selling(0, 'B')), "mechanica-selling-is-over");
    assert_eq!(table.refusal(Move::Sellall), "mechanica-selling-is-over");
}

#[test]
fn forks_trucks_and_blueprints_do_not_end_selling() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Huge BBB").set();
    table.play(Move::Fork).install("b2", "east").play(truck(1, Size::Big)).complete(0);
    assert!(table.may(selling(0, 'B')));
}

#[test]
fn selling_is_open_again_on_the_next_turn() {
    let mut table = scene(2).shop("- - - GiftWrapper").factory(0, "a5 B").set();
    table.buy(3).install("b2", "east").make().player(1).make().player(0);
    assert!(table.may(selling(0, 'B')));
}

// Buying.

#[test]
fn an_improvement_costs_what_is_printed_next_to_its_place() {
    for (spot, price) in (0..).zip([7, 5, 3, 1]) {
        let mut table = scene(2).shop("Upgrader GiftWrapper Repurposer Downgrader").set();
        table.buy(spot);
        assert_eq!(table.money(), (8 - price, 0));
    }
}

#[test]
fn an_improvement_is_paid_from_the_wallet_and_never_from_the_vault() {
    let table = scene(2).shop("Upgrader GiftWrapper - -").money(0, 6, 50).set();
    assert_eq!(table.refusal(Move::Buy { spot: 0 }), "mechanica-short");
    assert!(table.may(Move::Buy { spot: 1 }));
}

#[test]
fn one_may_buy_as_many_as_one_can_pay() {
    let mut table = scene(2).shop("- Upgrader Downgrader Repurposer").money(0, 9, 0).set();
    table.buy(3).install("a2", "east").buy(2).install("b2", "east").buy(1).install("c2", "east");
    assert_eq!((table.money(), table.shop()), ((0, 0), "- - - -".to_owned()));
}

#[test]
fn an_empty_place_of_the_shop_sells_nothing() {
    let table = scene(2).shop("Upgrader - - -").set();
    for spot in [1, 2, 3, 4] {
        assert_eq!(table.refusal(Move::Buy { spot }), "mechanica-not-for-sale");
    }
}

#[test]
fn nobody_has_to_buy() {
    let mut table = scene(2).set();
    table.make();
    assert_eq!(table.waiting(), [1]);
}

#[test]
fn what_is_bought_is_installed_or_recycled_before_anything_else() {
    let mut table = scene(2).shop("- - Upgrader GiftWrapper").factory(0, "a5 B").set();
    table.buy(3);
    for other in [Move::Buy { spot: 2 }, Move::Make, Move::Fork, selling(0, 'B'), truck(0, Size::Big)] {
        assert_eq!(table.refusal(other), "mechanica-install-first");
    }
    assert!(table.may(Move::Recycle) && table.may(installing("b2", "east")));
}

// Trucks.

#[test]
fn a_big_truck_costs_three_and_holds_two_a_huge_one_costs_five_and_holds_three() {
    for (size, price, room) in [(Size::Big, 3, 2), (Size::Huge, 5, 3)] {
        let mut table = scene(2).set();
        table.play(truck(2, size));
        assert_eq!((table.money(), table.me().trucks[2].size), ((8 - price, 0), size));
        assert_eq!(size.room(), room);
    }
    assert_eq!(Size::Small.room(), 1);
}

#[test]
fn a_big_truck_becomes_a_huge_one_for_three() {
    let mut table = scene(2).factory(0, "a5 Big").set();
    table.play(truck(0, Size::Huge));
    assert_eq!((table.money(), table.me().trucks[0].size), ((5, 0), Size::Huge));
}

#[test]
fn a_bigger_truck_keeps_the_bots_aboard() {
    let mut table = scene(2).factory(0, "a5 B, b5 Big PD").set();
    table.play(truck(0, Size::Huge)).play(truck(1, Size::Huge));
    assert_eq!(table.bots(), "a5 B, b5 PD");
}

#[test]
fn a_truck_is_only_replaced_by_a_bigger_one() {
    let table = scene(2).factory(0, "a5 Big, b5 Huge").set();
    for wrong in [truck(0, Size::Big), truck(0, Size::Small), truck(1, Size::Big), truck(1, Size::Huge)] {
        assert_eq!(table.refusal(wrong), "mechanica-not-bigger");
    }
    assert_eq!(table.refusal(truck(3, Size::Big)), "mechanica-not-bigger");
}

#[test]
fn trucks_and_forks_never_run_out_and_never_change_their_price() {
    // The box holds seven Huge Trucks and ten Forks.
    let mut table = (0..4).fold(scene(4), |scene, player| scene.money(player, 30, 0)).set();
    for player in 0..4 {
        table.player(player);
        for (row, square) in (0..).zip(["a2", "b2", "c2"]) {
            table.play(truck(row, Size::Huge)).play(Move::Fork).install(square, "east");
        }
        assert_eq!(table.money(), (30 - 3 * 5 - 3, 0));
        table.pass();
    }
}

#[test]
fn a_bigger_truck_is_bought_before_or_after_improvements() {
    let mut table = scene(2).shop("- - - GiftWrapper").set();
    table.play(truck(0, Size::Big)).buy(3).install("b2", "east").play(truck(1, Size::Big));
    assert_eq!(table.money(), (1, 0));
    assert_eq!(table.refusal(truck(2, Size::Big)), "mechanica-short");
}

// Forks.

#[test]
fn a_fork_costs_one_and_is_installed_at_once() {
    let mut table = scene(2).set();
    table.play(Move::Fork);
    assert_eq!(table.money(), (7, 0));
    assert_eq!(table.refusal(Move::Make), "mechanica-install-first");
    assert_eq!(table.refusal(Move::Recycle), "mechanica-install-first");
    table.install("b2", "south");
    assert_eq!(table.lies("b2"), Some((Machine::Fork, lie("south"))));
}

#[test]
fn as_many_forks_may_be_bought_as_one_can_pay() {
    let mut table = scene(2).money(0, 2, 0).set();
    table.play(Move::Fork).install("b2", "east").play(Move::Fork).install("b3", "east");
    assert_eq!(table.refusal(Move::Fork), "mechanica-short");
}

#[test]
fn a_fork_is_not_sold_where_it_fits_nowhere() {
    // Every square is taken.
    let names = ["GiftWrapper", "Upgrader", "Repurposer", "StaticCharger"];
    let squares = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4"];
    let list: Vec<_> = squares.iter().zip(names.iter().flat_map(|name| [name; 3])).collect();
    let list: Vec<String> = list.into_iter().map(|(square, name)| format!("{square} {name}")).collect();
    let mut table = scene(2).shop("- - - Downgrader").factory(0, &list.join(", ")).set();
    assert_eq!(table.refusal(Move::Fork), "mechanica-no-room-for-a-fork");
    table.demolish("b2");
    assert!(table.may(Move::Fork));
}

#[test]
fn what_was_bought_is_told() {
    let mut table = scene(2).set();
    table.play(truck(1, Size::Big));
    assert_eq!(table.told(), [Event::Truck { seat: seat(0), row: 1, size: Size::Big, price: 3 }]);
}
