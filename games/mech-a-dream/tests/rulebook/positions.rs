//! Positions from outside: what could not lie on a table is refused, each with its reason.

use reverie_game::Game;
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::cards::DeliverySet;
use reverie_mech_a_dream::rules::chance::Roll;
use reverie_mech_a_dream::state::{Owed, Part, Place, Post, Screen, State, Time};
use reverie_mech_a_dream::tile::Spot;

use crate::table::{BASE, Scene, Table, delivery, options, robot, scene, seat, tile};

/// Why this scene is refused after a change.
fn refused(scene: &Scene, change: impl FnOnce(&mut State)) -> String {
    let (options, mut state) = scene.state();
    let seats = u8::try_from(state.players.len()).unwrap();
    let game = MechADream::open(seats, &options).unwrap();
    assert_eq!(game.admit(&state), Ok(()), "the scene itself is sound");
    change(&mut state);
    game.admit(&state).expect_err("it is admitted").key().to_owned()
}

#[test]
fn a_table_fits_into_a_kibibyte() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}

#[test]
fn too_few_players() {
    let wrong = refused(&scene(3), |state| {
        state.players.pop();
    });
    assert_eq!(wrong, "mech-position-seats");
}

#[test]
fn a_day_that_is_not_on_the_calendar() {
    for day in [0, 8] {
        assert_eq!(refused(&scene(2), |state| state.day = day), "mech-position-day");
    }
}

#[test]
fn nobody_or_somebody_else_is_first() {
    for first in [None, Some(seat(2))] {
        assert_eq!(refused(&scene(2), |state| state.first = first), "mech-position-first");
    }
}

#[test]
fn delivery_cards_that_do_not_fit_the_day() {
    let wrong = refused(&scene(2).day(3), |state| state.delivered = DeliverySet::NONE.with(delivery(1)));
    assert_eq!(wrong, "mech-position-delivery");
    let wrong = refused(&scene(2).day(3), |state| state.delivery = Some(delivery(9)));
    assert_eq!(wrong, "mech-position-delivery");
    let wrong = refused(&scene(2).time(Time::Evening), |state| {
        state.delivery = None;
        state.delivered = DeliverySet::NONE;
    });
    assert_eq!(wrong, "mech-position-delivery");
}

#[test]
fn an_end_without_a_reason_and_a_reason_without_an_end() {
    assert_eq!(refused(&scene(2).day(3), |state| state.time = Time::Over), "mech-position-end");
    let nine = "B2 B3 B4 B5 B6 B7 B8 B9 B10";
    let night = scene(2).time(Time::Night).workshop(0, nine);
    assert_eq!(refused(&night, |state| state.time = Time::Morning), "mech-position-end");
}

#[test]
fn tiles_on_sale_that_do_not_belong_there() {
    let red = scene(2).sale("B3 B2 B1 P2 P1 C1");
    let top = Spot::all().next().unwrap();
    // On another belt, two on one place, and a gap beside a pile that has tiles.
    let wrong = refused(&red, |state| state.tiles.set(tile("P9"), Place::Sale { spot: top }));
    assert_eq!(wrong, "mech-position-sale");
    let wrong = refused(&red, |state| state.tiles.set(tile("B9"), Place::Sale { spot: top }));
    assert_eq!(wrong, "mech-position-sale");
    assert_eq!(refused(&red, |state| state.tiles.set(tile("P1"), Place::Pile)), "mech-position-sale");
}

#[test]
fn a_machine_beside_the_belt() {
    for (number, slot) in [(0, 0), (0, 8), (2, 3)] {
        let place = Place::Belt { seat: seat(number), slot };
        assert_eq!(refused(&scene(2), |state| state.tiles.set(tile("B9"), place)), "mech-position-belt");
    }
}

#[test]
fn a_workshop_with_gaps_strangers_or_use_by_day() {
    for (number, place, used) in [(0, 1, false), (2, 0, false), (0, 0, true)] {
        let place = Place::Workshop { seat: seat(number), place, used };
        assert_eq!(refused(&scene(2), |state| state.tiles.set(tile("B9"), place)), "mech-position-workshop");
    }
    let green = Place::Workshop { seat: seat(0), place: 0, used: true };
    let wrong = refused(&scene(2).time(Time::Night), |state| state.tiles.set(tile("E1"), green));
    assert_eq!(wrong, "mech-position-workshop");
}

#[test]
fn an_opening_in_which_somebody_has_begun() {
    let mut table = Table::new(2, BASE);
    table.turn_up("B1 B2 E1 P1 P2 C1").roll(Roll::Delivery { delivery: delivery(1) });
    let game = table.game();
    let opening = *table.state();
    assert_eq!(game.admit(&opening), Ok(()));
    let mut state = opening;
    state.tiles.set(tile("B9"), Place::Belt { seat: seat(0), slot: 3 });
    assert_eq!(game.admit(&state).unwrap_err().key(), "mech-position-opening");
    let mut state = opening;
    state.players[1].ink = 5;
    assert_eq!(game.admit(&state).unwrap_err().key(), "mech-position-opening");
}

#[test]
fn specialists_that_are_too_few_twice_there_or_wrongly_priced() {
    let play = scene(2).specialists(&[(1, Some(0), 1), (4, Some(1), 1), (9, None, 1)]);
    let changes: [fn(&mut State); 5] = [
        |state| {
            state.specialists.pop();
        },
        |state| state.specialists[1].specialist = state.specialists[0].specialist,
        |state| state.specialists[0].price = 3,
        |state| state.specialists[2].price = 0,
        |state| state.specialists[1].by = Some(seat(2)),
    ];
    for change in changes {
        assert_eq!(refused(&play, change), "mech-position-specialists");
    }
    // With three players none is left in the middle.
    let play = scene(3).specialists(&[(1, Some(0), 1), (4, Some(1), 1), (9, Some(2), 1)]);
    assert_eq!(refused(&play, |state| state.specialists[2].by = None), "mech-position-specialists");
}

#[test]
fn robots_that_are_twice_there_or_not_in_play() {
    let play = scene(2).robots(&[1, 2]);
    let wrong = refused(&play, |state| state.players[1].screen = Screen::Enlightened { robot: robot(1) });
    assert_eq!(wrong, "mech-position-robots");
    assert_eq!(refused(&play, |state| state.players[1].screen = Screen::Own), "mech-position-robots");
    let wrong = refused(&scene(2), |state| state.players[1].screen = Screen::Enlightened { robot: robot(1) });
    assert_eq!(wrong, "mech-position-robots");
    let sealed = Screen::Sealed { from: [robot(3), robot(4)], robot: robot(5) };
    assert_eq!(refused(&play, |state| state.players[1].screen = sealed), "mech-position-robots");
    let mut table = Table::new(2, options(true, false));
    table.turn_up("B1 B2 E1 P1 P2 C1").roll(Roll::Delivery { delivery: delivery(1) });
    table.roll(Roll::Robots { robots: [robot(1), robot(2)] });
    let mut state = *table.state();
    state.players[0].screen = Screen::Dealt { from: [robot(2), robot(1)] };
    assert_eq!(table.game().admit(&state).unwrap_err().key(), "mech-position-robots");
}

#[test]
fn assistants_at_work_before_their_time_or_out_of_turn() {
    let changes: [fn(&mut State); 4] = [
        // In the afternoon already, on somebody else's machine, before the first player, and at night.
        |state| state.players[0].assistants[1] = Post::Stock,
        |state| state.players[0].assistants[0] = Post::Machine { tile: tile("B9") },
        |state| state.players[1].assistants[0] = Post::Stock,
        |state| {
            state.time = Time::Night;
            state.players[0].assistants[0] = Post::Dock;
        },
    ];
    for change in changes {
        assert_eq!(refused(&scene(2).belt(1, "B9@3"), change), "mech-position-assistants");
    }
}

#[test]
fn dials_beyond_their_end() {
    assert_eq!(refused(&scene(2), |state| state.players[0].flowers = 10), "mech-position-dials");
    assert_eq!(refused(&scene(2), |state| state.players[1].ink = 10), "mech-position-dials");
}

#[test]
fn marks_of_the_night_by_day() {
    assert_eq!(refused(&scene(2), |state| state.players[0].done = true), "mech-position-night");
    assert_eq!(refused(&scene(2), |state| state.players[0].robot_used = true), "mech-position-night");
}

#[test]
fn something_to_resolve_that_nothing_led_to() {
    let owing: [Owed; 4] = [
        Owed::Boosts { left: 1 },
        Owed::Activations { left: 1, robot: true },
        Owed::Packages { part: Part::Morning, next: 0, robot: false },
        Owed::Purchase { earlier: 2 },
    ];
    for owed in owing {
        // Nobody has worked yet.
        let wrong = refused(&scene(2).belt(0, "B9@4 P3@5"), |state| state.players[0].owes.push(owed));
        assert_eq!(wrong, "mech-position-owes", "{owed:?}");
    }
    // At night no robot is activated, no base game buys, and boosts come three at a time at most.
    let night = scene(2).time(Time::Night).belt(0, "B9@4 P3@5");
    for owed in
        [Owed::Activations { left: 1, robot: true }, Owed::Purchase { earlier: 2 }, Owed::Boosts { left: 4 }]
    {
        let wrong = refused(&night, |state| state.players[0].owes.push(owed));
        assert_eq!(wrong, "mech-position-owes", "{owed:?}");
    }
}

#[test]
fn what_happens_by_itself_has_happened() {
    // One machine on the belt: the boost would have moved it. Nothing left to use: the player is done.
    let night = scene(2).time(Time::Night).belt(0, "P3@5");
    let wrong = refused(&night, |state| state.players[0].owes.push(Owed::Boosts { left: 1 }));
    assert_eq!(wrong, "mech-position-unsettled");
    assert_eq!(refused(&night, |state| state.players[0].robot_used = true), "mech-position-unsettled");
}

#[test]
fn a_position_in_the_middle_of_something_is_admitted() {
    let mut table = scene(2).belt(0, "B9@4 P3@5").delivery(4).set();
    table.dock();
    assert_eq!(table.game().admit(table.state()), Ok(()));
}
