//! What flasks score, the worked example, the chart.

use reverie_factory_of_dreams::components::Components;
use reverie_factory_of_dreams::events::Event;
use reverie_factory_of_dreams::score::Score;
use reverie_factory_of_dreams::tool::Tool;
use reverie_factory_of_dreams::{FactoryOfDreams, Night, Options};
use reverie_game::Game;

use crate::table::{ODD, Table, night};

/// The example of the rulebook: 2, 3, 2, 1 and 3 cards for three players, Doubt on the third flask, Dust on the fourth.
#[test]
fn the_worked_example_comes_to_twelve_points() {
    let mut table = Table::of(3);
    table.token(Tool::Doubt, 2);
    table.token(Tool::Dust, 3);
    table.fill([2, 3, 2, 1, 3]);
    table.pass_all();
    table.write(0, &["guitar", "train", "bitcoin", "wallpaper", "vacuum cleaner", "quux"]);
    table.write(1, &["guitar", "train", "calendar", "bitcoin", "vacuum cleaner", "xylem"]);
    table.write(2, &["guitar", "train", "bitcoin", "-", "tractor", "wombat"]);
    for _ in 0..5 {
        table.settle();
    }
    let scored: Vec<u8> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { score, .. } => Some(score.points()),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [3, 4, 3, 2, 0]);
    assert_eq!(table.view(0).points, 12);
    assert_eq!(table.events.last(), Some(&Event::Ended { points: 12 }));
    let standings = table.session.over().unwrap();
    assert!(standings.seats.iter().all(|seat| (seat.points, seat.place) == (12, 1)), "won or lost together");
    let band = standings.band.unwrap();
    assert_eq!((&*band.name, band.index, band.of, band.next_at), ("band-sandman-3", 3, 6, Some(14)));
}

/// What a flask with so many cards scores when the first so many of the players dreamt the same.
fn scores(players: usize, matched: usize, cards: usize) -> u8 {
    let mut table = Table::of(u8::try_from(players).unwrap());
    table.fill([cards, 1, 1, 1, 1]);
    table.pass_all();
    for (number, own) in ODD.iter().enumerate().take(players) {
        let seat = u8::try_from(number).unwrap();
        table.say(seat, if number < matched { "train" } else { own });
        table.write_rest(seat);
    }
    table.view(0).awake[0].score.points()
}

#[test]
fn every_scoring_tile_is_that_of_the_rules() {
    for cards in [1, 2, 3] {
        let n = u8::try_from(cards).unwrap();
        let tile =
            |players: usize| (1..=players).map(|matched| scores(players, matched, cards)).collect::<Vec<_>>();
        assert_eq!(tile(2), [0, 1 + n]);
        assert_eq!(tile(3), [0, 1, 1 + n]);
        assert_eq!(tile(4), [0, 1, n, 1 + n]);
        assert_eq!(tile(5), [0, 1, 1, n, 1 + n]);
    }
}

#[test]
fn with_two_groups_only_the_larger_scores() {
    let table = Table::awake(Options::default(), &["train", "car", "train", "car", "train"]);
    assert_eq!(table.groups(), "0 2 4 | 1 3");
    assert_eq!(table.view(0).awake[0].score, Score { matched: 3, cards: 1, tile: 1, dust: 0 });
    let table = Table::awake(Options::default(), &["train", "car", "train", "car"]);
    assert_eq!(table.view(0).awake[0].score.points(), 1, "scored once");
}

/// The points of a flask with this token, for two who dreamt the same or not.
fn dusted(tool: Tool, same: bool) -> Score {
    let mut table = Table::new(2, night(Night::Sunday));
    table.token(tool, 0);
    table.fill([1; 5]);
    table.pass_all();
    for number in [0, 1] {
        let own = ODD[usize::from(number)];
        table.say(number, if same { "train" } else { own });
        table.write_rest(number);
    }
    table.view(0).awake[0].score
}

#[test]
fn fairy_dust_adds_a_point_or_two_to_a_flask_that_scores() {
    assert_eq!(dusted(Tool::Dust, true), Score { matched: 2, cards: 1, tile: 2, dust: 1 });
    assert_eq!(dusted(Tool::FineDust, true), Score { matched: 2, cards: 1, tile: 2, dust: 2 });
}

#[test]
fn fairy_dust_adds_nothing_to_a_flask_that_does_not_score() {
    for tool in [Tool::Dust, Tool::FineDust] {
        assert_eq!(dusted(tool, false).points(), 0);
    }
}

#[test]
fn the_feathers_card_counts_when_a_flask_scores() {
    let mut table = Table::new(2, night(Night::Sunday));
    table.token(Tool::Feather, 0);
    table.say(0, "thunder");
    table.fill([2, 1, 1, 1, 1]);
    table.pass_all();
    for number in [0, 1] {
        table.say(number, "train");
        table.write_rest(number);
    }
    assert_eq!(table.view(0).awake[0].score, Score { matched: 2, cards: 2, tile: 3, dust: 0 });
}

#[test]
fn a_flask_counts_once_it_is_settled() {
    let mut table = Table::awake(Options::default(), &["train", "train"]);
    assert_eq!((table.view(0).points, table.view(0).awake[0].score.points()), (0, 2));
    let standings = table.session.game().standings(table.state());
    assert_eq!(standings.seats[0].points, 0);
    table.settle();
    assert_eq!(table.view(0).points, 2);
    let standings = table.session.game().standings(table.state());
    assert_eq!((standings.seats[1].points, standings.seats[1].parts.len()), (2, 1));
}

#[test]
fn the_chart_has_six_rows() {
    let game = FactoryOfDreams::open(2, &Options::default()).unwrap();
    let row = |points| game.band(points).index;
    for (points, index) in
        [(0, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3), (13, 3), (14, 4), (17, 4), (18, 5), (30, 5)]
    {
        assert_eq!(row(points), index, "{points}");
    }
    assert_eq!(game.band(0).of, 6);
    assert_eq!(game.band(18).next_at, None);
    assert_eq!(Components::own().chart, [4, 7, 10, 14, 18]);
}
