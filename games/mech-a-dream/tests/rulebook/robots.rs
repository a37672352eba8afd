//! The Enlightened Robots: how they are chosen, and robots 1 to 6.

use reverie_game::Eyes;
use reverie_mech_a_dream::events::Event;
use reverie_mech_a_dream::moves::Move;
use reverie_mech_a_dream::rules::chance::Roll;
use reverie_mech_a_dream::state::{Screen, Time};
use reverie_mech_a_dream::view::SeenScreen;

use crate::table::{Table, boosting, delivery, lot, options, robot, scene, seat, using};

/// A game with robots in which every seat was dealt two: 1 and 2, 3 and 4, and so on.
fn dealt(seats: u8) -> Table {
    let mut table = Table::new(seats, options(true, false));
    table.turn_up("B1 B2 E1 P1 P2 C1").roll(Roll::Delivery { delivery: delivery(1) });
    for number in 0..seats {
        table.roll(Roll::Robots { robots: [robot(2 * number + 1), robot(2 * number + 2)] });
    }
    table
}

#[test]
fn two_of_the_eight_are_dealt_to_each_player() {
    let mut table = Table::new(4, options(true, false));
    table.turn_up("B1 B2 E1 P1 P2 C1").roll(Roll::Delivery { delivery: delivery(1) });
    // Pairs of what is left: 8, 6, 4 and 2 tiles.
    for (number, pairs) in [28, 15, 6, 1].into_iter().enumerate() {
        assert_eq!((table.chance(), table.session().rolls().len()), (Some("robots"), pairs));
        let first = table.session().rolls()[0].0;
        table.roll(first);
        assert!(matches!(table.state().players[number].screen, Screen::Dealt { .. }));
    }
}

#[test]
fn everybody_keeps_one_of_the_two_at_the_same_time() {
    let mut table = dealt(3);
    assert_eq!(table.waiting(), [0, 1, 2]);
    assert_eq!(table.moves(), [1, 2].map(|number| Move::Keep { robot: robot(number) }));
    assert_eq!(table.refusal(Move::Keep { robot: robot(3) }), "mech-not-dealt");
    table.player(2).keep(6);
    assert_eq!(table.waiting(), [0, 1]);
    assert_eq!(table.refusal(Move::Keep { robot: robot(5) }), "not-awaited");
}

#[test]
fn what_was_dealt_and_kept_is_secret_until_all_have_chosen() {
    let mut table = dealt(2);
    let others = [Eyes::Seat(seat(1)), Eyes::Spectator];
    for eyes in others {
        assert_eq!(table.view(eyes).players[0].screen, SeenScreen::Dealt { from: None });
    }
    let own = table.view(Eyes::Seat(seat(0))).players[0].screen;
    assert_eq!(own, SeenScreen::Dealt { from: Some([robot(1), robot(2)]) });
    table.keep(2);
    for eyes in others {
        assert_eq!(table.view(eyes).players[0].screen, SeenScreen::Sealed { kept: None });
        assert_eq!(table.told_to(eyes), [Event::Chose { seat: seat(0) }]);
        // Nor do flowers and ink give it away.
        assert_eq!((table.view(eyes).players[0].flowers, table.view(eyes).players[0].ink), (0, 0));
    }
    let kept = Event::Kept { seat: seat(0), robot: robot(2) };
    assert!(table.told_to(Eyes::Seat(seat(0))).contains(&kept));
    table.player(1).keep(3);
    for eyes in Eyes::all(2) {
        let seen: Vec<_> = table.view(eyes).players.iter().map(|player| player.screen).collect();
        assert_eq!(seen, [2, 3].map(|number| SeenScreen::Enlightened { robot: robot(number) }));
    }
}

#[test]
fn the_other_tile_goes_back_to_the_box_unseen() {
    let mut table = dealt(2);
    table.keep(1);
    table.player(1).keep(4);
    let told = table.told_to(Eyes::Spectator);
    let shown: Vec<_> = told.iter().filter(|event| matches!(event, Event::Robot { .. })).collect();
    assert_eq!(shown.len(), 2);
    assert!(!serde_json::to_string(&table.view(Eyes::Spectator)).unwrap().contains("from"));
}

#[test]
fn the_first_player_is_named_after_the_robots_are_chosen() {
    let mut table = dealt(2);
    assert_eq!(table.chance(), None);
    table.keep(1).player(1).keep(3);
    assert_eq!((table.chance(), table.state().first), (Some("first"), None));
    table.roll(Roll::First { seat: seat(1) });
    assert_eq!((table.state().time, table.waiting()), (Time::Morning, vec![1]));
}

#[test]
fn each_robot_has_its_own_start_in_place_of_the_usual() {
    let starts = [
        (1, "6F 6I 1R 0D"),
        (2, "5F 5I 0R 0D"),
        (3, "4F 4I 0R 0D"),
        (4, "1F 2I 0R 0D"),
        (5, "4F 5I 1R 0D"),
        (6, "4F 5I 1R 0D"),
        (7, "2F 2I 0R 0D"),
        (8, "3F 3I 0R 0D"),
    ];
    for (number, start) in starts {
        let mut table = dealt(4);
        for player in 0..4 {
            let low = 2 * player + 1;
            table.player(player).keep(if number == low + 1 { number } else { low });
        }
        assert_eq!(table.purse(usize::from(number - 1) / 2), start, "robot {number}");
    }
}

#[test]
fn the_new_effect_replaces_the_one_on_the_board() {
    let mut table = scene(2).robots(&[1, 2]).time(Time::Night).has(0, "0F 0I").workshop(0, "B1").set();
    table.uses("robot");
    assert_eq!(table.purse(0), "0F 0I 0R 1D");
}

#[test]
fn robot_one_dreams_one_dream_point() {
    let mut table = scene(2).robots(&[1, 2]).time(Time::Night).set();
    table.uses("robot");
    assert_eq!(table.purse(0), "3F 4I 0R 1D");
}

#[test]
fn robot_two_brings_one_rainbow() {
    let mut table = scene(2).robots(&[2, 1]).time(Time::Night).set();
    table.uses("robot");
    assert_eq!(table.purse(0), "3F 4I 1R 0D");
}

#[test]
fn robot_three_brings_a_flower_with_an_ink_or_with_a_boost() {
    let ready = scene(2).robots(&[3, 1]).time(Time::Night).belt(0, "P5@7");
    for (way, purse, belt) in [(0, "4F 5I 0R 0D", "P5@7"), (1, "4F 4I 0R 0D", "P5@6")] {
        let mut table = ready.set();
        table.uses_robot(way);
        assert_eq!((table.purse(0).as_str(), table.belt(0).as_str()), (purse, belt));
        assert_eq!(table.waiting(), [1], "once a night, in one way");
    }
    assert_eq!(ready.set().refusal(using("robot", 2)), "mech-no-such-way");
}

#[test]
fn robot_four_brings_todays_evening_package_for_nothing() {
    for (card, purse) in [(1, "0F 0I 0R 3D"), (2, "0F 0I 2R 0D"), (3, "0F 3I 0R 0D"), (9, "0F 0I 3R 0D")] {
        let table = scene(2).robots(&[4, 1]).time(Time::Night).has(0, "").delivery(card);
        let mut table = table.set();
        table.uses("robot");
        assert_eq!(table.purse(0), purse, "card {card}");
    }
}

#[test]
fn robot_four_brings_boosts_too() {
    let table = scene(2).robots(&[4, 1]).time(Time::Night).delivery(4).belt(0, "B1@3 P1@3");
    let mut table = table.set();
    table.uses("robot").boost("B1").boost("P1");
    assert_eq!(table.belt(0), "B1@2 P1@2");
}

#[test]
fn by_day_robot_four_brings_the_evening_package_in_the_middle_of_a_visit() {
    // D1: 3 dream points, 2 ink, an activation; in the evening 3 dream points.
    let mut table = scene(2).robots(&[4, 1]).has(0, "3F 0I").delivery(1).set();
    table.dock().uses("robot");
    assert_eq!(table.purse(0), "0F 2I 0R 6D");
    assert_eq!(table.waiting(), [1]);
}

/// D1 with an activation in its evening package.
const EVENING_ACTIVATION: (&str, &str) =
    ("evening: [(dreams: 3)]", "evening: [(activations: 1), (dreams: 3)]");

#[test]
fn an_activation_in_robot_fours_package_goes_to_a_machine_beyond_its_once_a_night() {
    let table = scene(2).with_box(&[EVENING_ACTIVATION]).robots(&[4, 1]).time(Time::Night);
    let mut table = table.has(0, "").workshop(0, "P1").delivery(1).set();
    table.uses("P1").uses("robot");
    assert_eq!(table.refusal(using("robot", 0)), "mech-machines-only");
    assert_eq!(table.moves(), [using("P1", 0), Move::Decline]);
    table.uses("P1");
    assert_eq!(table.purse(0), "0F 0I 0R 5D");
}

#[test]
fn an_activation_in_robot_fours_package_leaves_the_machine_its_own_use() {
    let table = scene(2).with_box(&[EVENING_ACTIVATION]).robots(&[4, 1]).time(Time::Night);
    let mut table = table.has(0, "").workshop(0, "P1").delivery(1).set();
    table.uses("robot").uses("P1").uses("P1");
    assert_eq!(table.purse(0), "0F 0I 0R 5D");
}

#[test]
fn an_activation_in_robot_fours_package_without_a_machine_passes_by() {
    let table = scene(2).with_box(&[EVENING_ACTIVATION]).robots(&[4, 1]).time(Time::Night);
    let mut table = table.has(0, "").delivery(1).set();
    table.uses("robot");
    assert_eq!((table.purse(0).as_str(), table.waiting()), ("0F 0I 0R 3D", vec![1]));
}

#[test]
fn by_day_too_robot_fours_package_activates_no_robot() {
    let table = scene(2).with_box(&[EVENING_ACTIVATION]).robots(&[4, 1]).has(0, "3F 0I");
    let mut table = table.workshop(0, "P1").delivery(1).set();
    table.dock().uses("robot");
    assert_eq!(table.refusal(using("robot", 0)), "mech-machines-only");
    table.decline();
    assert_eq!(table.purse(0), "0F 2I 0R 6D");
}

#[test]
fn a_copied_robot_four_activates_no_robot_either() {
    let table = scene(2).with_box(&[EVENING_ACTIVATION]).robots(&[8, 4]).has(0, "4F 0I");
    let mut table = table.workshop(0, "P1").delivery(1).set();
    table.dock().copies(1, "robot", 0);
    assert_eq!(table.refusal(crate::table::copying(1, "robot", 0)), "mech-machines-only");
    table.uses("P1");
    assert_eq!(table.purse(0), "0F 2I 0R 7D");
}

#[test]
fn robot_five_trades_a_flower_for_three_ink_or_an_ink_for_three_flowers() {
    let ready = scene(2).robots(&[5, 1]).time(Time::Night).has(0, "2F 2I");
    for (way, purse) in [(0, "1F 5I 0R 0D"), (1, "5F 1I 0R 0D")] {
        let mut table = ready.set();
        table.uses_robot(way);
        assert_eq!(table.purse(0), purse);
    }
    let poor = scene(2).robots(&[5, 1]).time(Time::Night).has(0, "0F 2I").set();
    assert_eq!(poor.refusal(using("robot", 0)), "mech-cannot-pay");
}

#[test]
fn robot_six_trades_a_rainbow_for_four_ink_or_an_ink_for_a_rainbow() {
    let ready = scene(2).robots(&[6, 1]).time(Time::Night).has(0, "0F 2I 1R");
    for (way, purse) in [(0, "0F 6I 0R 0D"), (1, "0F 1I 2R 0D")] {
        let mut table = ready.set();
        table.uses_robot(way);
        assert_eq!(table.purse(0), purse);
    }
    let poor = scene(2).robots(&[6, 1]).time(Time::Night).has(0, "0F 2I 0R").set();
    assert_eq!(poor.refusal(using("robot", 0)), "mech-cannot-pay");
}

#[test]
fn packages_activate_an_enlightened_robot_by_day() {
    for (number, way, purse) in [(1, 0, "0F 2I 0R 4D"), (2, 0, "0F 2I 1R 3D"), (3, 0, "1F 3I 0R 3D")] {
        let table = scene(2).robots(&[number, 6]).has(0, "3F 0I").delivery(1);
        let mut table = table.set();
        table.dock().uses_robot(way);
        assert_eq!(table.purse(0), purse, "robot {number}");
    }
}

#[test]
fn a_robot_with_two_ways_is_not_part_of_everything() {
    let mut table = scene(2).robots(&[3, 1]).time(Time::Night).has(0, "0F 0I").workshop(0, "B1 P1").set();
    table.everything();
    assert_eq!((table.purse(0).as_str(), table.me().robot_used), ("2F 0I 0R 1D", false));
    assert_eq!(table.gains(0), [lot("2F"), lot("1D")]);
    assert_eq!(table.refusal(boosting("B1")), "mech-it-is-night");
}
