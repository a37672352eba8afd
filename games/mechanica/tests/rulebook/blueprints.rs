//! Blueprints.

use reverie_mechanica::moves::Move;
use reverie_mechanica::rules::Roll;

use crate::table::{Table, blueprint, model, scene, selling};

const fn completing(stack: u8) -> Move {
    Move::Complete { stack }
}

/// The blueprints that lie on top.
fn tops(table: &Table) -> [u8; 2] {
    table.state().blueprints.map(|stack| stack.blueprint().unwrap())
}

#[test]
fn a_blueprint_takes_its_bots_from_the_trucks_and_pays_into_the_vault() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Huge BBP").set();
    table.complete(0);
    assert_eq!((table.bots(), table.money()), ("a5 P".to_owned(), (8, 7)));
}

#[test]
fn each_blueprint_pays_what_is_printed_on_it() {
    let printed = [
        ("BB", 7),
        ("BBB", 11),
        ("BBBB", 15),
        ("BP", 10),
        ("BBP", 14),
        ("PP", 13),
        ("BPP", 16),
        ("PPP", 19),
        ("BD", 12),
        ("PD", 15),
        ("BPD", 19),
        ("DD", 18),
        ("PPD", 21),
        ("PDD", 23),
        ("DDD", 26),
    ];
    for (asks, money) in printed {
        let aboard = |row: char, letters: &str| format!("{row}5 Huge {letters}");
        let (some, rest) = asks.split_at(asks.len().min(3));
        let list =
            [aboard('a', some), if rest.is_empty() { "b5 Huge".to_owned() } else { aboard('b', rest) }];
        let other = if asks == "BB" { "PD" } else { "BB" };
        let mut table = scene(2).blueprints([other, asks]).factory(0, &list.join(", ")).set();
        table.complete(1);
        assert_eq!((table.bots(), table.money()), (String::new(), (8, money)), "{asks}");
    }
}

#[test]
fn bots_of_a_blueprint_may_come_from_different_trucks() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 P, c5 D").set();
    table.complete(1);
    assert_eq!((table.bots(), table.money()), (String::new(), (8, 15)));
}

#[test]
fn the_owner_picks_the_trucks_where_it_matters() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 P, b5 D, c5 Big PP").set();
    table.complete(1);
    assert_eq!(table.refusal(Move::Make), "mechanica-deliver-first");
    assert_eq!(table.refusal(Move::Deliver { row: 1, model: model('P') }), "mechanica-no-such-bot");
    assert_eq!(table.refusal(Move::Deliver { row: 2, model: model('D') }), "mechanica-no-such-bot");
    assert_eq!(table.clone().play(Move::Deliver { row: 0, model: model('P') }).bots(), "c5 PP");
    assert_eq!(table.clone().play(Move::Deliver { row: 2, model: model('P') }).bots(), "a5 P, c5 P");
}

#[test]
fn the_exact_models_are_needed() {
    let table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Huge BPP, b2 Upgrader D, a0 B").set();
    for stack in [0, 1] {
        assert_eq!(table.refusal(completing(stack)), "mechanica-bots-missing");
    }
    assert_eq!(table.refusal(completing(2)), "mechanica-no-such-blueprint");
}

#[test]
fn both_blueprints_may_be_completed_in_one_turn() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Huge BBP, b5 D").set();
    table.complete(0).complete(1);
    assert_eq!((table.bots(), table.money()), (String::new(), (8, 7 + 15)));
}

#[test]
fn no_blueprint_is_completed_twice_a_workday_by_the_same_player() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Huge BBB, b5 B").set();
    let basic = Move::Deliver { row: 0, model: model('B') };
    table.complete(0).play(basic).play(basic);
    assert_eq!(
        (table.bots(), table.refusal(completing(0))),
        ("a5 B, b5 B".to_owned(), "mechanica-completed-today".to_owned())
    );
}

#[test]
fn a_blueprint_is_completed_at_any_point_while_one_sells_and_buys() {
    let mut table =
        scene(2).blueprints(["BB", "PD"]).shop("- - - GiftWrapper").factory(0, "a5 Huge BBB").set();
    table.sell(0, 'B').buy(3).install("b2", "east").complete(0);
    assert_eq!(table.money(), (8 + 2 - 1, 7));
}

#[test]
fn a_sold_bot_is_not_there_for_a_blueprint_and_the_other_way_round() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Big BB").set();
    assert_eq!(table.clone().sell(0, 'B').refusal(completing(0)), "mechanica-bots-missing");
    assert_eq!(table.complete(0).refusal(selling(0, 'B')), "mechanica-no-such-bot");
}

#[test]
fn the_vault_is_never_spent() {
    let table = scene(2).money(0, 0, 90).set();
    assert_eq!(table.refusal(Move::Fork), "mechanica-short");
}

#[test]
fn later_players_of_the_day_may_still_complete_blueprints_that_lie_sideways() {
    let mut table =
        scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Big BB").factory(1, "a5 Huge BBP, b5 D").set();
    table.complete(0).pass();
    assert!(table.state().sideways);
    table.player(1).complete(0).complete(1);
    assert_eq!(table.money(), (8, 7 + 15));
}

#[test]
fn completing_one_replaces_both_at_the_days_end() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Big BB").set();
    table.complete(0).pass();
    assert_eq!(tops(&table), [blueprint("BB"), blueprint("PD")], "not before");
    let mut table = table.by_hand();
    table.player(1).make().draw("Repurposer");
    assert_eq!(table.chance(), Some("blueprints"));
    table.turn_up("PP").turn_up("DDD");
    assert_eq!(tops(&table), [blueprint("PP"), blueprint("DDD")]);
    assert!(!table.state().sideways);
}

#[test]
fn without_a_completion_the_blueprints_stay() {
    let mut table = scene(2).blueprints(["BB", "PD"]).set();
    table.pass().player(1).pass();
    assert_eq!((table.state().day, tops(&table)), (3, [blueprint("BB"), blueprint("PD")]));
}

#[test]
fn what_was_completed_may_be_completed_again_once_it_comes_again() {
    // All blueprints of the first stack have been seen: the first of them lies there again after the last.
    let seen = ["BB", "BBB", "BP", "PP", "BD", "PD", "DD"].map(blueprint);
    let mut table = scene(2)
        .factory(0, "a5 Big DD")
        .with(|state| {
            state.blueprints[0].seen = seen.into_iter().collect();
            state.blueprints[0].top = Some(6);
        })
        .set()
        .by_hand();
    table.complete(0).make().draw("Upgrader").player(1).make().draw("Upgrader");
    // Only the second stack, which was not seen to its end, is turned by chance.
    assert!(table.rolls().iter().all(|(roll, _)| matches!(roll, Roll::Blueprint { .. })));
    table.turn_up("PPP");
    assert_eq!(tops(&table), [blueprint("BB"), blueprint("PPP")]);
    table.player(0);
    assert_eq!(table.refusal(completing(0)), "mechanica-bots-missing", "not: completed today");
}

#[test]
fn blueprints_come_round_in_the_order_in_which_they_went_to_the_bottom() {
    let seen = ["BB", "BBB", "BP", "PP", "BD", "PD", "DD"].map(blueprint);
    for top in 0..7_u8 {
        let mut table = scene(2)
            .with(|state| {
                state.blueprints[0].seen = seen.into_iter().collect();
                state.blueprints[0].top = Some(top);
                state.blueprints[1].seen[0] = blueprint("BPD");
                state.sideways = true;
                state.factories[0].completed = [false, true];
            })
            .active(1)
            .set();
        table.player(1).pass();
        assert_eq!(tops(&table)[0], seen[usize::from((top + 1) % 7)]);
    }
}

#[test]
fn no_blueprint_lies_in_both_stacks() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Big BB").set().by_hand();
    table.complete(0).make().draw("Upgrader").player(1).make().draw("Upgrader");
    let coming: Vec<Roll> = table.rolls().into_iter().map(|(roll, _)| roll).collect();
    assert_eq!(coming.len(), 13);
    assert!(!coming.contains(&Roll::Blueprint { blueprint: blueprint("BB") }));
    assert!(!coming.contains(&Roll::Blueprint { blueprint: blueprint("PD") }));
}
