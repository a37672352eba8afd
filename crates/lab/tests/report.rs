//! What a report looks for is what the games tell.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::collections::BTreeSet;

use reverie_lab::progress;
use reverie_lab::report::things::notes;
use reverie_lab::report::{Gathered, Study};
use reverie_lab::studied::OptionSet;
use reverie_visitors::Bot;

fn gathered(game: &str, level: &str, options: &str, seats: Vec<u8>, games: u64) -> Gathered {
    let listing = reverie_catalog::find(game).unwrap();
    let sets = vec![OptionSet::read(listing.entry, options).unwrap()];
    let bot = Bot::House(listing.level(level).unwrap());
    Study { listing, sets, seats, bot, games, seed: 1 }.run(0, &progress::none()).unwrap()
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
        let mut found = BTreeSet::new();
        // Some things only come to those who plan, others only to those who don't.
        for (level, games) in [("greedy", 2), ("random", 12)] {
            let gathered = gathered(game, level, options, seats.clone(), games);
            found.extend(gathered.things.keys().map(|thing| thing.kind));
            let counts_rounds = notes(game).round.is_some();
            assert!(gathered.games.iter().all(|game| game.rounds.is_some() == counts_rounds), "{game}");
        }
        let looked_for: BTreeSet<&str> = notes(game).things.iter().map(|noted| noted.kind).collect();
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
    let positions = rivals.wins_by_position();
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
