//! Bots in the factories of Mechanica.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use reverie_bots::greedy::Heuristic;
use reverie_bots::random::Random;
use reverie_bots::search::{Budget, Evaluator, Search};
use reverie_bots::trial::{choose, decides_by_luck_alone, finish, last, play, table};
use reverie_game::{Eyes, Game, Log, Luck, Seat, Turn};
use reverie_mechanica::components::Components;
use reverie_mechanica::moves::Wants;
use reverie_mechanica::state::State;
use reverie_mechanica::{Mechanica, Options};
use reverie_mechanica_kit::bots::levels::MASTER;
use reverie_mechanica_kit::bots::train::learn;
use reverie_mechanica_kit::bots::{FOREMAN, Factories, Mechanic};

/// How many of so many games the foreman wins against ARMAND-0, and what he has at the end on average.
fn alone(games: u32) -> (u32, f64) {
    let (mut won, mut points) = (0, 0);
    for seed in 0..games {
        let end = finish::<Mechanica>(&[&FOREMAN], Options::default(), seed.into());
        won += u32::from(end.band.is_some_and(|band| band.index == 1));
        points += end.seats[0].points;
    }
    (won, f64::from(points) / f64::from(games))
}

#[test]
fn the_foreman_builds_a_factory_that_earns() {
    let (_, mean) = alone(5);
    assert!(mean >= 85.0, "{mean:.1}");
}

/// The figure in the README of the laboratory, from more games than a test run has time for.
#[test]
#[ignore = "some minutes, and only in release"]
fn the_foreman_beats_armand_0_in_more_than_a_third_of_games() {
    let games = 120;
    let (won, mean) = alone(games);
    println!("{won} of {games} games won, {mean:.1} points on average");
    assert!(3 * won > games);
}

#[test]
fn the_foreman_beats_random() {
    for seed in 0..3 {
        let points = play::<Mechanica>(&[&FOREMAN, &Random], Options::default(), seed);
        assert!(points[0] > points[1] + 20, "{points:?}");
    }
}

#[test]
fn the_same_luck_makes_the_same_choice() {
    decides_by_luck_alone(&[&Random, &FOREMAN], &table::<Mechanica>(1, Options::default(), "same"));
    decides_by_luck_alone(&[&Random, &FOREMAN], &table::<Mechanica>(3, Options::default(), "same"));
}

/// Thinks so little that a test has time for it.
const HASTY: Mechanic = Mechanic { search: Search::new((), Budget::iterations(12)), days: 1 };

#[test]
fn even_in_haste_the_mechanic_beats_armand_0() {
    let mut margin = 0;
    for seed in 0..4 {
        let end = last::<Mechanica>(&[&HASTY], Options::default(), seed);
        let (game, state) = (end.game(), end.state());
        margin += game.points(&state.factories[0]) - game.armand_points(&state.armand.unwrap());
    }
    assert!(margin > 40, "{margin}");
}

#[test]
fn the_mechanic_beats_random_at_a_full_table() {
    let points = play::<Mechanica>(&[&Random, &HASTY, &Random, &Random], Options::default(), 1);
    assert!(points[1] > points[0].max(points[2]).max(points[3]) + 20, "{points:?}");
}

#[test]
fn the_mechanic_decides_the_same_on_any_number_of_threads_and_says_how_it_goes_on() {
    let mut table = table::<Mechanica>(2, Options::default(), "threads");
    let mut luck = Luck::seeded(3);
    for _ in 0..40 {
        let Turn::Waiting { waiting, .. } = table.turn() else { break };
        let seat = waiting.iter().next().unwrap();
        let mv = choose(&HASTY, &table, seat, &mut luck).mv;
        table.play(seat, mv).unwrap();
    }
    let Turn::Waiting { waiting, .. } = table.turn() else { panic!("over already") };
    let seat = waiting.iter().next().unwrap();
    let view = table.game().view(table.state(), Eyes::Seat(seat));
    let think = |threads: usize| {
        let mut search = HASTY.thinking(2);
        search.budget = Budget::iterations(64).on(threads.try_into().unwrap());
        search.think(table.game(), &view, seat, 5).unwrap()
    };
    let alone = think(1);
    assert!(!alone.reason.line.is_empty());
    assert_eq!(alone.reason, think(2).reason);
}

#[test]
fn a_plan_goes_to_the_end_of_its_turn() {
    let works = HASTY.thinking(1).evaluator;
    let seat = Seat::new(0).unwrap();
    let mut turns = 0;
    last::<Mechanica>(&[&HASTY], Options::default(), 2).relive(|table, _, _| {
        let (game, state) = (table.game(), *table.state());
        if game.wants(&state, seat) != Wants::Trade {
            return;
        }
        let mut plans = Vec::new();
        works.plans(game, &state, seat, &mut plans);
        for (plan, _) in plans {
            let mut after = state;
            game.play(&mut after, seat, plan.mv, &mut Log::off());
            for then in plan.then {
                game.check(&after, seat, then).unwrap();
                game.play(&mut after, seat, then, &mut Log::off());
            }
            assert_ne!(game.wants(&after, seat), Wants::Trade, "{:?} does not end the turn", plan.mv);
        }
        turns += 1;
    });
    assert!(turns > 10);
}

/// At some turns of a game: what is found out about it with our own box and with one that is changed, one right after the
/// other, is what a thread finds out that remembers nothing.
fn remembers_nothing_of_another_box<T: PartialEq + std::fmt::Debug + Send>(
    change: impl FnOnce(&mut Components),
    found: impl Fn(&Mechanica, &State, Seat) -> T + Sync,
) {
    const TURNS: usize = 8;
    let mut components = Components::own();
    change(&mut components);
    let options = Mechanica::with_box(Options::default(), components);
    let boxes = [Options::default(), options].map(|options| Mechanica::open(1, &options).unwrap());
    let seat = Seat::new(0).unwrap();
    let mut turns = Vec::new();
    last::<Mechanica>(&[&FOREMAN], Options::default(), 2).relive(|table, _, _| {
        if table.game().wants(table.state(), seat) == Wants::Trade {
            turns.push(*table.state());
        }
    });
    let mut differ = 0;
    for state in turns.iter().take(TURNS) {
        let fresh = boxes
            .each_ref()
            .map(|game| std::thread::scope(|scope| scope.spawn(|| found(game, state, seat)).join().unwrap()));
        assert_eq!(boxes.each_ref().map(|game| found(game, state, seat)), fresh);
        assert_eq!(found(&boxes[0], state, seat), fresh[0]);
        differ += usize::from(fresh[0] != fresh[1]);
    }
    assert!(differ > 0, "the boxes make no difference");
}

#[test]
fn the_foreman_hopes_for_what_this_box_brings_whatever_another_brought() {
    let dearer = |components: &mut Components| {
        let sells = &mut components.sells;
        (sells.basic, sells.plus, sells.deluxe) = (2 * sells.basic, 2 * sells.plus, 2 * sells.deluxe);
    };
    remembers_nothing_of_another_box(dearer, |game, state, seat| Factories.worth(game, state, seat));
}

#[test]
fn the_mechanic_goes_on_with_a_turn_by_the_prices_of_this_box() {
    let cheaper = |components: &mut Components| {
        (components.big_truck, components.huge_truck, components.big_to_huge) = (1, 2, 1);
        components.prices = [4, 3, 2, 1];
        components.fork = 1;
    };
    let works = HASTY.thinking(1).evaluator;
    remembers_nothing_of_another_box(cheaper, |game, state, seat| {
        works.rollout_move(game, state, seat, &mut Luck::seeded(1), &mut Vec::new())
    });
}

#[test]
fn learning_is_the_same_for_the_same_seed() {
    let learned = |seed| learn(1, seed, 3, "made by hand", &|_| {}).unwrap();
    assert_eq!(learned(1), learned(1));
    assert_ne!(learned(1).value, learned(2).value);
}

/// Iterations a second at the first decisions with something to choose, one thread.
#[test]
#[ignore = "only in release does it tell anything"]
fn figures_speed() {
    let mut table = table::<Mechanica>(1, Options::default(), "speed");
    let mut luck = Luck::seeded(1);
    let mut shown = 0;
    while shown < 6 {
        let seat = Seat::new(0).unwrap();
        let view = table.game().view(table.state(), Eyes::Seat(seat));
        let mut search = MASTER.thinking(1);
        search.budget = Budget::iterations(8000);
        let answer = search.think(table.game(), &view, seat, 1).unwrap();
        if answer.reason.candidates > 1 {
            let day = table.state().day;
            #[allow(clippy::cast_precision_loss)] // some thousand
            let rate = answer.reason.iterations as f64 / answer.took.as_secs_f64();
            println!("day {day}, {} candidates: {rate:.0} iterations a second", answer.reason.candidates);
            shown += 1;
        }
        let mv = choose(&HASTY, &table, seat, &mut luck).mv;
        table.play(seat, mv).unwrap();
    }
}
