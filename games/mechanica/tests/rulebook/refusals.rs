//! What may not be decided is refused with a reason, and nothing changes.

use std::collections::BTreeMap;

use reverie_game::{Game, Illegal};
use reverie_mechanica::floor::Lie;
use reverie_mechanica::moves::{Move, Site};
use reverie_mechanica::route::{End, Ride};
use reverie_mechanica::state::Size;

use crate::table::{Table, bots, demolishing, hole, installing, model, run, scene, seat, selling, square};

/// One decision of each kind.
fn one_of_each() -> Vec<Move> {
    let (basic, start) = (model('B'), hole("a0"));
    vec![
        Move::Send { ride: Ride { end: End::Truck { row: 0 }, ..Ride::default() } },
        Move::Keep { bots: bots("B") },
        Move::Repurpose { model: basic },
        Move::Hole { output: 0 },
        Move::Planned,
        Move::Gift { choice: false, model: basic, hole: start },
        Move::Refuse { choice: false },
        Move::Place { model: basic, hole: start },
        Move::Discard { model: basic },
        selling(0, 'B'),
        Move::Sellall,
        Move::Complete { stack: 0 },
        Move::Deliver { row: 0, model: basic },
        Move::Buy { spot: 3 },
        installing("b2", "east"),
        Move::Set { row: 0, side: false },
        Move::Recycle,
        Move::Fork,
        Move::Truck { row: 0, size: Size::Big },
        demolishing("c2"),
        Move::Make,
        Move::Announce { model: model('P') },
        Move::Retain { old: true },
    ]
}

/// Every decision of a kind that is not asked for now is refused, and for this reason.
fn everything_else_waits(table: &Table, key: &str) {
    let kind = std::mem::discriminant::<Move>;
    let asked: Vec<_> = table.moves().iter().map(kind).collect();
    assert!(!asked.is_empty());
    let others: Vec<Move> = one_of_each().into_iter().filter(|mv| !asked.contains(&kind(mv))).collect();
    assert!(others.len() > 10, "{others:?}");
    for mv in others {
        assert_eq!(table.refusal(mv), key, "{mv:?}");
    }
}

#[test]
fn a_run_is_answered_first() {
    everything_else_waits(&run("b0 B, b2 Fork"), "mechanica-run-first");
    everything_else_waits(&run("a0 B, a5 D"), "mechanica-run-first");
    everything_else_waits(&run("b0 B, b2 Repurposer . (B)"), "mechanica-run-first");
    everything_else_waits(&run("b0 B, b2 Downgrader"), "mechanica-run-first");
}

#[test]
fn gifts_are_placed_first() {
    let mut table = scene(2).factory(0, "a0 Overactive").factory(1, "a0 B, b0 B, c0 B").set();
    table.make().announce('P').player(1);
    everything_else_waits(&table, "mechanica-gifts-first");
}

#[test]
fn recycled_bots_are_placed_first() {
    let mut table = scene(2).shop("- - - Repurposer").factory(0, "a0 B, b0 B, c0 B").set();
    table.buy(3).recycle();
    everything_else_waits(&table, "mechanica-bots-first");
}

#[test]
fn a_blueprints_bots_are_taken_first() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Big BB, b5 B").set();
    table.complete(0);
    everything_else_waits(&table, "mechanica-deliver-first");
}

#[test]
fn what_is_in_hand_is_installed_first() {
    let holding = |tile: &str| {
        let mut table = scene(2).shop(&format!("- - - {tile}")).factory(0, "c2 Fork").set();
        table.buy(3);
        table
    };
    let mut fork = scene(2).factory(0, "c2 Fork").set();
    fork.play(Move::Fork);
    let floor = |mv: &Move| !matches!(mv, Move::Set { .. });
    let start = |mv: &Move| !matches!(mv, Move::Install { .. });
    let neither = |table: &Table, allowed: &dyn Fn(&Move) -> bool| {
        let others = one_of_each().into_iter().filter(|mv| allowed(mv) && !table.moves().contains(mv));
        let keys: Vec<String> = others.map(|mv| table.refusal(mv)).collect();
        assert!(keys.len() > 10 && keys.iter().all(|key| key == "mechanica-install-first"), "{keys:?}");
    };
    neither(&holding("Upgrader"), &floor);
    neither(&holding("AdvancedFabricator"), &start);
    neither(&fork, &|_| true);
}

#[test]
fn an_announcement_comes_first() {
    let mut table = scene(2).factory(0, "a0 Overactive").set();
    table.make();
    everything_else_waits(&table, "mechanica-announce-first");
}

#[test]
fn the_centre_hole_is_settled_first() {
    let mut table = scene(2).factory(0, "b0 P").set();
    table.make();
    everything_else_waits(&table, "mechanica-centre-first");
}

#[test]
fn nothing_is_answered_that_nobody_asked() {
    let table = scene(2).shop("- - - -").set();
    let unasked: BTreeMap<String, usize> = one_of_each()
        .into_iter()
        .filter(|mv| !table.moves().contains(mv))
        .fold(BTreeMap::new(), |mut keys, mv| {
            *keys.entry(table.refusal(mv)).or_default() += 1;
            keys
        });
    let expected = [
        ("mechanica-bots-missing", 1),
        ("mechanica-no-such-bot", 1),
        ("mechanica-not-for-sale", 1),
        ("mechanica-nothing-there", 1),
        ("mechanica-nothing-to-sell", 1),
        ("mechanica-trade-first", 15),
    ];
    assert_eq!(unasked, expected.into_iter().map(|(key, count)| (key.to_owned(), count)).collect());
}

#[test]
fn nobody_decides_on_anothers_turn() {
    let mut table = scene(2).set();
    table.player(1);
    assert!(table.moves().is_empty());
    for mv in one_of_each() {
        assert_eq!(table.refusal(mv), "not-awaited");
    }
}

#[test]
fn nobody_decides_while_chance_is_awaited() {
    let mut table = scene(2).set().by_hand();
    table.make();
    for mv in one_of_each() {
        assert_eq!(table.refusal(mv), "awaits-chance");
    }
}

#[test]
fn a_seat_that_is_not_at_the_table_decides_nothing() {
    let table = scene(2).set();
    let stranger = table.game().check(table.state(), seat(2), Move::Make).unwrap_err();
    assert_eq!(stranger.key(), "no-such-seat");
}

#[test]
fn rides_crews_and_holes_that_are_not_there() {
    let ride = Ride { end: End::Truck { row: 2 }, ..Ride::default() };
    assert_eq!(run("b0 B, b2 Fork").refusal(Move::Send { ride }), "mechanica-no-such-ride");
    let rich = Ride { end: End::Truck { row: 1 }, vault: 9, ..Ride::default() };
    assert_eq!(run("b0 B, b2 Fork").refusal(Move::Send { ride: rich }), "mechanica-no-such-ride");
    assert_eq!(run("a0 B, a5 D").refusal(Move::Keep { bots: bots("BD") }), "mechanica-no-such-crew");
    assert_eq!(run("a0 B, a5 D").refusal(Move::Keep { bots: bots("") }), "mechanica-no-such-crew");
    assert_eq!(run("b0 B, b2 Downgrader").refusal(Move::Hole { output: 3 }), "mechanica-no-such-hole");
}

#[test]
fn rows_and_ways_to_lie_that_do_not_exist() {
    let mut table = scene(2).shop("- - AdvancedFabricator Upgrader").set();
    assert_eq!(table.refusal(selling(3, 'B')), "mechanica-no-such-bot");
    assert_eq!(table.refusal(Move::Demolish { site: Site::Start { row: 3 } }), "mechanica-nothing-there");
    assert_eq!(table.refusal(Move::Demolish { site: Site::Dock { row: 9 } }), "mechanica-nothing-there");
    table.buy(3);
    let spun = Move::Install { square: square("b2"), lie: Lie { turns: 4, back: false } };
    assert_eq!(table.refusal(spun), "mechanica-no-such-lie");
    table.install("b2", "east").buy(2);
    assert_eq!(table.refusal(Move::Set { row: 7, side: false }), "mechanica-no-such-row");
}

#[test]
fn too_little_money_is_said_with_how_much_is_missing() {
    let table = scene(2).money(0, 4, 0).set();
    let refused = table.game().check(table.state(), seat(0), Move::Buy { spot: 0 }).unwrap_err();
    assert_eq!(refused, Illegal::new("mechanica-short").with("price", 7_u8).with("short", 3_u16));
}
