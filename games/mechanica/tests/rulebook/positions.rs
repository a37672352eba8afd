//! Positions from outside: what could not lie on a table is refused, each with its reason.

use reverie_game::{Game, Luck, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::moves::Move;
use reverie_mechanica::state::{Armand, Bots, Delivering, Gifts, Phase, State};

use crate::table::{Scene, Table, blueprint, bots, factory, improvement, model, run, scene, square};

/// Why this scene is refused after a change.
fn refused(scene: &Scene, change: impl FnOnce(&mut State)) -> String {
    let mut state = scene.state();
    assert_eq!(scene.game().admit(&state), Ok(()), "the scene itself is sound");
    change(&mut state);
    scene.game().admit(&state).expect_err("it is admitted").key().to_owned()
}

/// Why a table is refused after a change.
fn refused_at(table: &Table, change: impl FnOnce(&mut State)) -> String {
    let mut state = *table.state();
    assert_eq!(table.game().admit(&state), Ok(()), "the table itself is sound");
    change(&mut state);
    table.game().admit(&state).expect_err("it is admitted").key().to_owned()
}

/// A table of two before anything is laid.
fn bare() -> Table {
    Table::new(2, reverie_mechanica::Options::default())
}

/// Many changes, each refused for the same reason.
fn all_refused(scene: &Scene, key: &str, changes: &[fn(&mut State)]) {
    for (n, change) in changes.iter().enumerate() {
        assert_eq!(refused(scene, change), key, "change {n}");
    }
}

#[test]
fn a_table_fits_into_two_kibibytes() {
    assert!(size_of::<State>() <= 2048, "{}", size_of::<State>());
}

#[test]
fn too_few_players() {
    let wrong = refused(&scene(3), |state| {
        state.factories.pop();
    });
    assert_eq!(wrong, "mechanica-position-seats");
}

#[test]
fn a_turn_that_nobody_can_have() {
    let changes: [fn(&mut State); 8] = [
        |state| state.first = None,
        |state| state.first = Seat::new(2),
        |state| state.active = None,
        |state| state.active = Seat::new(2),
        |state| state.day = 0,
        |state| (state.phase, state.active) = (Phase::Armand, None),
        |state| state.armand = Some(Armand::default()),
        |state| state.phase = Phase::Refreshing,
    ];
    all_refused(&scene(2), "mechanica-position-turn", &changes);
}

#[test]
fn a_solo_game_without_armand_or_with_another_first_player() {
    let changes: [fn(&mut State); 2] = [|state| state.armand = None, |state| state.first = None];
    all_refused(&scene(1), "mechanica-position-turn", &changes);
}

#[test]
fn a_fallen_tile_while_nobody_turns_the_shop() {
    let fallen = scene(2).with(|state| state.fallen = Some(improvement("Upgrader")));
    let wrong = fallen.game().admit(&fallen.state()).unwrap_err();
    assert_eq!(wrong.key(), "mechanica-position-turn");
}

#[test]
fn an_opening_in_which_something_has_happened() {
    let changes: [fn(&mut State); 5] = [
        |state| state.day = 2,
        |state| state.sideways = true,
        |state| state.factories[0].wallet = 9,
        |state| state.factories[1].start[1].centre = None,
        // Who begins is drawn last, and then the day begins.
        |state| state.first = Seat::new(0),
    ];
    for change in changes {
        assert_eq!(refused_at(&bare(), change), "mechanica-position-opening");
    }
}

#[test]
fn more_copies_of_an_improvement_than_are_in_the_box() {
    let upgrader = |state: &mut State| state.shop[3] = Some(improvement("Upgrader"));
    let all = scene(2).shop("Upgrader Upgrader - -").factory(1, "b2 Upgrader");
    assert_eq!(refused(&all, upgrader), "mechanica-position-improvements");
    let his = scene(1).armand(0, 0, &["Upgrader", "Upgrader", "Upgrader"]);
    assert_eq!(refused(&his, upgrader), "mechanica-position-improvements");
    let more = |state: &mut State| state.unseen[improvement("Upgrader")] += 1;
    assert_eq!(refused(&scene(2), more), "mechanica-position-improvements");
}

#[test]
fn piles_that_do_not_hold_what_nobody_has_seen() {
    let changes: [fn(&mut State); 4] = [
        |state| state.stack -= 1,
        |state| state.extras -= 1,
        |state| (state.stack, state.extras) = (state.stack - 1, state.extras + 1),
        |state| (state.stack, state.extras) = (state.stack + 6, 0),
    ];
    all_refused(&scene(2), "mechanica-position-improvements", &changes);
}

#[test]
fn a_draw_that_cannot_be() {
    let turning = scene(2).shop("- Upgrader - -").with(|state| state.phase = Phase::Turning);
    assert_eq!(refused(&turning, |state| state.shop.swap(0, 1)), "mechanica-position-improvements");
    let nothing_left = |phase| scene(2).shop("- Upgrader - -").piles(0, 0).with(|state| state.phase = phase);
    for phase in [Phase::Turning, Phase::TurningTwice] {
        let scene = nothing_left(phase);
        assert_eq!(scene.game().admit(&scene.state()).unwrap_err().key(), "mechanica-position-improvements");
    }
}

#[test]
fn an_opening_shop_that_is_not_laid_in_order() {
    let mut table = bare();
    table.draw("Upgrader");
    let changes: [fn(&mut State); 2] = [|state| state.shop.swap(0, 1), |state| state.shop.swap(1, 2)];
    for change in changes {
        assert_eq!(refused_at(&table, change), "mechanica-position-improvements");
    }
}

#[test]
fn an_end_before_everything_is_sold() {
    let over = |state: &mut State| (state.phase, state.active) = (Phase::Over, None);
    assert_eq!(refused(&scene(2), over), "mechanica-position-improvements");
    assert_eq!(refused(&scene(2).shop("- - - -"), over), "mechanica-position-improvements");
    let mut table = scene(2).shop("- - - -").piles(0, 6).active(1).set();
    table.player(1).make();
    assert_eq!(table.game().admit(table.state()), Ok(()), "the end itself");
}

#[test]
fn a_workday_after_everything_is_sold() {
    let day = scene(2).shop("Upgrader - - -").piles(0, 6).factory(0, "b0 B, b2 Fork").workday();
    let wrong = refused_at(&day, |state| state.shop[0] = None);
    assert_eq!(wrong, "mechanica-position-improvements");
}

#[test]
fn blueprints_that_are_not_in_the_box_or_lie_there_twice() {
    let changes: [fn(&mut State); 6] = [
        |state| state.blueprints[1].seen = state.blueprints[0].seen,
        |state| state.blueprints[0].seen[0] = 15,
        |state| state.blueprints[0].top = None,
        |state| state.blueprints[0].top = Some(1),
        // Those that were turned up before lie under the stack.
        |state| state.blueprints[0].seen.push(blueprint("BB")),
        |state| state.blueprints[0].seen = (0..8).collect(),
    ];
    all_refused(&scene(2), "mechanica-position-blueprints", &changes);
}

#[test]
fn blueprints_turned_up_before_the_shop_is_laid() {
    let wrong = refused_at(&bare(), |state| {
        state.blueprints[0].seen.push(0);
        state.blueprints[0].top = Some(0);
    });
    assert_eq!(wrong, "mechanica-position-blueprints");
}

#[test]
fn blueprints_sideways_without_a_completion_or_straight_after_one() {
    let changes: [fn(&mut State); 2] =
        [|state| state.sideways = true, |state| state.factories[0].completed[1] = true];
    all_refused(&scene(2), "mechanica-position-blueprints", &changes);
}

#[test]
fn a_blueprint_completed_before_ones_turn() {
    let wrong = refused(&scene(2), |state| {
        state.sideways = true;
        state.factories[1].completed[0] = true;
    });
    assert_eq!(wrong, "mechanica-position-blueprints");
    let running = run("b0 B, b2 Fork");
    let wrong = refused_at(&running, |state| {
        state.sideways = true;
        state.factories[0].completed[0] = true;
    });
    assert_eq!(wrong, "mechanica-position-blueprints");
}

#[test]
fn blueprints_still_sideways_while_new_ones_are_turned_up() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Big BB").set().by_hand();
    table.complete(0).make().draw("Upgrader").player(1).make().draw("Upgrader");
    assert_eq!(table.state().phase, Phase::Refreshing);
    assert_eq!(refused_at(&table, |state| state.sideways = true), "mechanica-position-blueprints");
}

#[test]
fn tiles_that_do_not_fit() {
    for list in [
        "b2 Upgrader, b3 Upgrader west",
        "b1 Upgrader west",
        "b1 FlightTester west",
        "b2 Upgrader back",
        "a0 Advanced, a1 Fork west",
    ] {
        let scene = scene(2).factory(0, list);
        assert_eq!(
            scene.game().admit(&scene.state()).unwrap_err().key(),
            "mechanica-position-floor",
            "{list}"
        );
    }
    let spun = refused(&scene(2).factory(0, "b2 Fork"), |state| {
        state.factories[0].floor[square("b2").index()].as_mut().unwrap().lie.turns = 4;
    });
    assert_eq!(spun, "mechanica-position-floor");
}

#[test]
fn bots_in_holes_that_are_not_there() {
    for list in ["b2 Fork B", "b2 Upgrader PP", "b2 Duplicator BBB", "b2 GiftWrapper B", "b2 Upgrader . (B)"]
    {
        let scene = scene(2).factory(1, list);
        assert_eq!(
            scene.game().admit(&scene.state()).unwrap_err().key(),
            "mechanica-position-holes",
            "{list}"
        );
    }
}

#[test]
fn a_start_zone_that_cannot_be() {
    use reverie_mechanica::state::Fabricator;
    let changes: [fn(&mut State); 4] = [
        |state| state.factories[0].start[1].fabricator = None,
        |state| state.factories[0].start[0].fabricator = Some(Fabricator::Basic),
        |state| state.factories[0].start[1].side = Some(model('B')),
        |state| state.factories[1].start[2].side = Some(model('B')),
    ];
    all_refused(&scene(2), "mechanica-position-start", &changes);
}

#[test]
fn a_truck_that_is_too_full() {
    for list in ["a5 BB", "b5 Big BPD"] {
        let scene = scene(2).factory(0, list);
        assert_eq!(scene.game().admit(&scene.state()).unwrap_err().key(), "mechanica-position-trucks");
    }
}

#[test]
fn a_turn_before_every_factory_has_run() {
    assert_eq!(refused(&scene(2), |state| state.factories[1].ran = false), "mechanica-position-run");
}

#[test]
fn answers_that_nobody_asked_for() {
    assert_eq!(refused(&scene(2), |state| state.factories[0].answers.push(0)), "mechanica-position-run");
    let table = run("b0 B, b2 Fork");
    assert_eq!(refused_at(&table, |state| state.factories[0].answers.push(2)), "mechanica-position-run");
    let two = refused_at(&table, |state| state.factories[0].answers = [0, 0].into_iter().collect());
    assert_eq!(two, "mechanica-position-run");
}

#[test]
fn gifts_that_nobody_gave() {
    let gift = |state: &mut State| state.factories[0].gifts = Gifts { basics: 1, choices: 0 };
    assert_eq!(refused(&scene(1), gift), "mechanica-position-gifts");
    assert_eq!(refused(&scene(2), gift), "mechanica-position-gifts", "nobody has an Overactive Fabricator");
    let own = scene(2).factory(0, "a0 Overactive");
    assert_eq!(refused(&own, gift), "mechanica-position-gifts", "one's own gives to the others");
    let many = |state: &mut State| state.factories[0].gifts = Gifts { basics: 1, choices: 1 };
    assert_eq!(refused(&scene(2).factory(1, "a0 Overactive"), many), "mechanica-position-gifts");
}

#[test]
fn somebody_in_the_middle_of_something_out_of_turn() {
    let changes: [fn(&mut State); 5] = [
        |state| state.factories[1].owes.bots = bots("B"),
        |state| state.factories[1].owes.bought = true,
        |state| state.factories[1].owes.fork = true,
        |state| state.factories[0].owes.making = 1,
        |state| state.factories[0].owes.made = Some(model('B')),
    ];
    all_refused(&scene(2), "mechanica-position-owes", &changes);
}

#[test]
fn two_things_at_once() {
    let changes: [fn(&mut State); 3] = [
        |state| (state.factories[0].owes.fork, state.factories[0].owes.bots) = (true, bots("B")),
        |state| state.factories[0].owes.bots = bots("BBB"),
        |state| state.factories[0].owes.blueprint = Some(Delivering { blueprint: 2, bots: bots("B") }),
    ];
    all_refused(&scene(2), "mechanica-position-owes", &changes);
}

#[test]
fn a_tile_in_hand_that_was_not_bought() {
    let hand = scene(2).with(|state| state.factories[0].owes.hand = Some(improvement("Upgrader")));
    assert_eq!(hand.game().admit(&hand.state()).unwrap_err().key(), "mechanica-position-owes");
    let bought = hand.with(|state| state.factories[0].owes.bought = true);
    assert_eq!(bought.game().admit(&bought.state()), Ok(()));
}

#[test]
fn a_delivery_of_bots_that_are_not_aboard_or_not_asked_for() {
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Big BB, b5 B").set();
    table.complete(0);
    let delivering = |letters: &str| Some(Delivering { blueprint: 0, bots: bots(letters) });
    for letters in ["BBB", "P", "D"] {
        let wrong = refused_at(&table, |state| state.factories[0].owes.blueprint = delivering(letters));
        assert_eq!(wrong, "mechanica-position-owes", "{letters}");
    }
    let wrong = refused_at(&table, |state| state.factories[0].trucks = factory("a5 B").trucks);
    assert_eq!(wrong, "mechanica-position-owes");
}

#[test]
fn a_new_bot_that_its_fabricator_does_not_make_or_that_has_room() {
    let mut table = scene(2).factory(0, "b0 P").set();
    table.make();
    for made in ['P', 'D'] {
        let wrong = refused_at(&table, |state| state.factories[0].owes.made = Some(model(made)));
        assert_eq!(wrong, "mechanica-position-owes");
    }
    let wrong = refused_at(&table, |state| state.factories[0].start[1].centre = None);
    assert_eq!(wrong, "mechanica-position-owes");
}

#[test]
fn what_happens_by_itself_has_happened() {
    // A run that asks nothing; a delivery with one way; a Fabricator that asks nothing; a table that is laid.
    let asked = run("b0 B, b2 Fork");
    let wrong = refused_at(&asked, |state| state.factories[0].start[1].centre = None);
    assert_eq!(wrong, "mechanica-position-unsettled");
    let mut table = scene(2).blueprints(["BB", "PD"]).factory(0, "a5 Big BB, b5 B").set();
    table.complete(0);
    let wrong = refused_at(&table, |state| state.factories[0].trucks[1].bots = Bots::NONE);
    assert_eq!(wrong, "mechanica-position-unsettled");
    assert_eq!(refused(&scene(2), |state| state.phase = Phase::Making), "mechanica-position-unsettled");
    assert_eq!(refused(&scene(2), |state| state.phase = Phase::Falling), "mechanica-position-unsettled");
}

#[test]
fn a_position_in_the_middle_of_something_is_admitted() {
    let mut overactive = scene(2).factory(0, "a0 Overactive B.").set();
    overactive.make();
    let mut kept = overactive.clone();
    kept.announce('D');
    let mut recycling = scene(2).shop("- - - FlightTester").set();
    recycling.buy(3).recycle().put('P', "a0");
    let mut forking = scene(2).set();
    forking.play(Move::Fork);
    for table in [overactive, kept, recycling, forking, run("a0 B, a5 D")] {
        assert_eq!(table.game().admit(table.state()), Ok(()));
    }
}

#[test]
fn what_everybody_sees_is_the_whole_table() {
    let table = run("a0 B, a5 D");
    let view = table.game().view(table.state(), reverie_game::Eyes::Spectator);
    assert_eq!(table.game().sample(&view, &mut Luck::seeded(1)), *table.state());
    const { assert!(<Mechanica as Game>::OPEN, "Vaults are open to all") };
}
