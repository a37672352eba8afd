//! The end, and the score.

use reverie_game::{Seat, Standings};
use reverie_mechanica::moves::Move;
use reverie_mechanica::state::Phase;

use crate::table::{improvement, scene, selling};

fn winners(standings: &Standings) -> Vec<u8> {
    standings.winners().map(Seat::number).collect()
}

#[test]
fn the_game_ends_when_stack_and_shop_are_empty_as_play_returns_to_the_first_player() {
    let mut table = scene(2).shop("- - - Upgrader").piles(0, 6).set();
    table.buy(3).install("b2", "east").make();
    assert_eq!(
        (table.is_over(), table.waiting()),
        (false, vec![1]),
        "nothing is left, but the round is played"
    );
    table.player(1).make();
    assert!(table.is_over());
}

#[test]
fn the_last_players_of_the_round_still_sell_build_and_complete() {
    let mut table = scene(2)
        .shop("- - - -")
        .piles(0, 6)
        .blueprints(["BB", "PD"])
        .factory(1, "a5 Huge BBP")
        .active(1)
        .set();
    table.player(1).complete(0).sell(0, 'P').play(Move::Fork).install("b2", "east").make();
    assert!(table.is_over());
    assert_eq!(table.money(), (8 + 4 - 1, 7));
}

#[test]
fn a_tile_in_the_shop_keeps_the_game_going() {
    let mut table = scene(2).shop("Upgrader - - -").piles(0, 6).active(1).set();
    table.player(1).make();
    assert_eq!((table.is_over(), table.state().day, table.waiting()), (false, 3, vec![0]));
}

#[test]
fn a_tile_in_the_stack_keeps_the_game_going() {
    let mut table = scene(4).shop("- - - -").piles(1, 0).active(3).set();
    table.player(3).make();
    assert_eq!((table.is_over(), table.state().day), (false, 3));
}

#[test]
fn extras_do_not_keep_a_game_of_two_or_three_going() {
    for seats in [2, 3] {
        let mut table = scene(seats).shop("- - - -").piles(0, 6).active(seats - 1).set();
        table.player(seats - 1).make();
        assert!(table.is_over());
    }
}

#[test]
fn the_last_tile_may_fall_and_its_bots_are_placed_before_the_end() {
    let mut table = scene(2).shop("- - - Upgrader").piles(0, 6).active(1).set();
    table.player(1).make();
    assert!(!table.is_over());
    table.put('P', "a0");
    assert!(table.is_over());
}

#[test]
fn the_end_comes_before_another_run() {
    let mut table = scene(2).shop("- - - -").piles(0, 6).factory(0, "b2 Upgrader P").active(1).set();
    table.player(1).make().player(0);
    assert_eq!((table.is_over(), table.bots()), (true, "b2 P".to_owned()));
}

#[test]
fn a_score_is_wallet_vault_and_the_value_of_improvements() {
    let table = scene(2).money(0, 11, 30).factory(0, "a0 Overactive, b2 Repurposer, c3 Upgrader").set();
    let standing = &table.standings().seats[0];
    assert_eq!(standing.points, 11 + 30 + (2 + 4 + 2));
    let parts: Vec<_> = standing.parts.iter().map(|part| (&*part.name, part.points)).collect();
    assert_eq!(parts, [("wallet", 11), ("vault", 30), ("improvements", 8)]);
}

#[test]
fn each_improvement_has_its_value() {
    let values = [
        ("GiftWrapper", 1),
        ("Upgrader", 2),
        ("Duplicator", 2),
        ("Downgrader", 3),
        ("Repurposer", 4),
        ("FlightTester", 3),
        ("StaticCharger", 2),
        ("AdvancedFabricator", 1),
        ("OveractiveFabricator", 2),
    ];
    for (name, value) in values {
        let fabricator = improvement(name).machine().is_none();
        let list = if fabricator {
            format!("a0 {}", name.trim_end_matches("Fabricator"))
        } else {
            format!("b2 {name}")
        };
        assert_eq!(scene(2).factory(0, &list).set().standings().seats[0].points, 8 + value, "{name}");
    }
}

#[test]
fn forks_trucks_and_bots_are_worth_nothing_at_the_end() {
    let table = scene(2).factory(0, "b2 Fork, a5 Huge DDD, b5 Big PP, c2 Upgrader D, a0 P").set();
    assert_eq!(table.standings().seats[0].points, 8 + 2);
}

#[test]
fn a_back_is_worth_as_much_as_a_front() {
    assert_eq!(scene(2).factory(0, "b2 Duplicator back").set().standings().seats[0].points, 8 + 2);
}

#[test]
fn the_most_money_wins() {
    let scene = scene(3).money(0, 9, 0).money(1, 0, 10).money(2, 7, 0).factory(2, "b2 GiftWrapper");
    let mut table = scene.shop("- - - -").piles(0, 6).active(2).set();
    table.player(2).make();
    let places: Vec<u8> = table.standings().seats.iter().map(|standing| standing.place).collect();
    assert_eq!((table.is_over(), places, winners(&table.standings())), (true, vec![2, 1, 3], vec![1]));
}

#[test]
fn a_tie_is_shared() {
    let mut table = scene(3).shop("- - - -").piles(0, 6).money(2, 5, 0).active(2).set();
    table.player(2).make();
    assert_eq!((table.is_over(), winners(&table.standings())), (true, vec![0, 1]));
}

#[test]
fn nothing_is_decided_after_the_end() {
    let mut table = scene(2).shop("- - - -").piles(0, 6).factory(0, "a5 B").active(1).set();
    table.player(1).make().player(0);
    assert_eq!((table.state().phase, table.waiting()), (Phase::Over, vec![]));
    assert_eq!(table.refusal(selling(0, 'B')), "game-over");
}

#[test]
fn once_nothing_is_left_to_buy_nobody_runs_again_and_nothing_is_given() {
    let mut table = scene(3).shop("- - - -").piles(0, 6).factory(1, "a0 Overactive").active(1).set();
    table.player(1).make().announce('D');
    assert_eq!((table.bots(), table.waiting()), ("a0 D., b0 B".to_owned(), vec![2]));
    table.player(2).make();
    assert!(table.is_over());
}

#[test]
fn a_gift_is_placed_before_or_after_the_last_decision_and_it_makes_no_difference() {
    // The second player gives while there is something to buy; the third buys it, and the round is over.
    let scene = scene(3).shop("- - Upgrader -").piles(0, 6).factory(1, "a0 Overactive").active(1);
    let mut table = scene.set();
    table.player(1).make().announce('P').player(2).gift('B', "a0").buy(3).install("b2", "east");
    assert_eq!(table.waiting(), [0, 2]);
    let mut before = table.clone();
    before.player(0).gift('B', "c0").player(2).make();
    let mut after = table;
    after.player(2).make();
    assert_eq!(after.waiting(), [0]);
    after.player(0).gift('B', "c0");
    assert_eq!(before.state(), after.state());
    assert_eq!((before.is_over(), before.waiting()), (true, vec![]));
}
