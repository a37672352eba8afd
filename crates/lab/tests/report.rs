//! What a report looks for is what the games tell.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::collections::BTreeSet;

use reverie_kit::report::Thing;
use reverie_lab::progress;
use reverie_lab::report::findings::Worth;
use reverie_lab::report::gather::Facts;
use reverie_lab::report::{Gathered, Study};
use reverie_lab::studied::OptionSet;
use reverie_visitors::Bot;

fn gathered(game: &str, level: &str, options: &str, seats: Vec<u8>, games: u64) -> Gathered {
    let kit = reverie_catalog::find(game).unwrap();
    let sets = vec![OptionSet::read(kit.entry, options).unwrap()];
    let bot = Bot::House(kit.level(level).unwrap());
    Study { kit, sets, seats, bot, games, seed: 1 }.run(0, &progress::none()).unwrap()
}

#[test]
fn every_kind_of_thing_comes_up_in_the_games_it_is_looked_for_in() {
    let both = r#"{"robots":true,"specialists":true}"#;
    for (game, options, seats) in [
        ("daydream", "{}", vec![2]),
        ("mech-a-dream", both, vec![2, 3]),
        ("mechanica", "{}", vec![2, 3]),
        ("factory-of-dreams", "{}", vec![3]),
    ] {
        let notes = reverie_catalog::find(game).unwrap().notes;
        let mut found = BTreeSet::new();
        // Some things only come to those who plan, others only to those who don't.
        for (level, games) in [("greedy", 2), ("random", 12)] {
            let gathered = gathered(game, level, options, seats.clone(), games);
            found.extend(gathered.things.keys().map(|thing| thing.kind));
            let counts_rounds = notes.round.is_some();
            assert!(gathered.games.iter().all(|game| game.rounds.is_some() == counts_rounds), "{game}");
        }
        let looked_for: BTreeSet<&str> = notes.things.iter().map(|noted| noted.kind).collect();
        assert_eq!(found, looked_for, "{game}");
    }
}

#[test]
fn the_points_of_a_game_are_divided_among_winners_and_a_team_is_one_player() {
    let rivals = gathered("daydream", "greedy", "{}", vec![2, 4], 8);
    assert!(rivals.rivals);
    for game in &rivals.games {
        assert_eq!(game.players.len(), game.seats);
        assert!((game.players.iter().map(|player| player.won).sum::<f64>() - 1.0).abs() < 1e-9);
    }
    assert!(rivals.wins_by_position().is_empty(), "all write at the same time: nobody begins");
    let positions = gathered("mech-a-dream", "greedy", "{}", vec![2, 4], 8).wins_by_position();
    assert_eq!(
        positions.iter().map(|(seats, shares)| (*seats, shares.len())).collect::<Vec<_>>(),
        [(2, 2), (4, 4)]
    );
    let team = gathered("factory-of-dreams", "greedy", "{}", vec![2], 4);
    assert!(!team.rivals && team.games.iter().all(|game| game.players.len() == 1 && game.band.is_some()));
}

#[test]
fn worth_is_told_for_what_is_sometimes_taken() {
    let gathered = gathered("mech-a-dream", "greedy", "{}", vec![2], 60);
    let worths = gathered.worths();
    assert!(worths.len() > 20, "{}", worths.len());
    assert!(worths.iter().any(|worth| worth.points.is_some() && worth.wins.is_some()));
    assert!(worths.iter().all(|worth| (0.0..=1.0).contains(&worth.taken)));
    assert!(!gathered.ways().is_empty());
}

#[test]
fn winners_are_compared_with_those_who_lost_to_them() {
    let mut gathered = gathered("daydream", "random", "{}", vec![2], 12);
    let part = |game: &Facts, won: bool| {
        game.players.iter().find(|player| (player.won > 0.0) == won).map(|player| player.parts["objects"])
    };
    // A tie of two very good games is nobody's lead.
    gathered.games.retain(|game| part(game, false).is_some());
    let lead = |(_, winners, others): &(String, f64, f64)| winners - others;
    let before: Vec<f64> = gathered.parts_of_winners().iter().map(lead).collect();
    let mut tie = gathered.games[0].clone();
    for player in &mut tie.players {
        player.won = 0.5;
        player.parts.values_mut().for_each(|points| *points = 1000.0);
    }
    gathered.games.push(tie);
    let after: Vec<f64> = gathered.parts_of_winners().iter().map(lead).collect();
    assert_eq!(before, after);
    assert!(gathered.ties() > 0.0);
}

#[test]
fn of_what_all_at_a_table_take_or_none_it_is_not_told_who_wins_more_often() {
    let mut gathered = gathered("mech-a-dream", "greedy", "{}", vec![2], 12);
    let thing = gathered.things.keys().next().unwrap().clone();
    for (n, game) in gathered.games.iter_mut().enumerate() {
        for player in &mut game.players {
            player.taken.remove(&thing);
            if n % 2 == 0 {
                player.taken.insert(thing.clone(), 1.0);
            }
        }
    }
    let wins =
        |gathered: &Gathered| gathered.worths().into_iter().find(|worth| worth.thing == thing).unwrap().wins;
    assert!(wins(&gathered).is_none());
    gathered.games[0].players[0].taken.remove(&thing);
    assert!(wins(&gathered).is_some());
}

#[test]
fn what_is_offered_and_never_taken_is_told_too() {
    let options = r#"{"robots":true,"specialists":false}"#;
    let gathered = gathered("mech-a-dream", "greedy", options, vec![2], 30);
    let worths = gathered.worths();
    let robots: Vec<&Worth> =
        worths.iter().filter(|worth| worth.thing.kind == "report-kind-robots").collect();
    // Thirty games deal 120 robots of eight kinds; each player keeps one.
    assert_eq!(robots.len(), 8);
    assert!((robots.iter().map(|robot| robot.taken).sum::<f64>() - 1.0).abs() < 1e-9);
    let never: Vec<&Worth> = worths.iter().filter(|worth| worth.often == 0.0).collect();
    assert!(!never.is_empty(), "greedy players never keep some robots");
    assert!(never.iter().all(|worth| worth.is_dead() && worth.points.is_none()));
}

#[test]
fn what_only_some_options_have_is_told_of_where_they_are_chosen() {
    let kit = reverie_catalog::find("daydream").unwrap();
    let sets = ["view=A", "view=D"].map(|set| OptionSet::read(kit.entry, set).unwrap()).to_vec();
    let bot = Bot::House(kit.level("greedy").unwrap());
    let study = Study { kit, sets, seats: vec![2], bot, games: 20, seed: 1 };
    let gathered = study.run(0, &progress::none()).unwrap();
    let takers = |set: usize, thing: &Thing| {
        let players = gathered.games.iter().filter(|game| game.set == set).flat_map(|game| &game.players);
        u32::try_from(players.filter(|player| player.taken.contains_key(thing)).count()).unwrap()
    };
    let mut only_in_one = 0;
    for Worth { thing, taken, .. } in gathered.worths() {
        // Every second game is one of view A: twenty players for each.
        let expected = match (takers(0, &thing), takers(1, &thing)) {
            (some, 0) | (0, some) => {
                only_in_one += 1;
                f64::from(some) / 20.0
            }
            (some, others) => f64::from(some + others) / 40.0,
        };
        assert!((taken - expected).abs() < 1e-9, "{thing:?} {taken}");
    }
    assert!(only_in_one > 0);
}
