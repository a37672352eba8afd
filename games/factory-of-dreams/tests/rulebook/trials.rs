//! Challenge mode: the seven trials.

use reverie_factory_of_dreams::board::Board;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::rules::Roll;
use reverie_factory_of_dreams::tool::Tool::{self, Broom, Doubt, Dust, Feather, FineDust, Upend};
use reverie_factory_of_dreams::{FactoryOfDreams, Night, Options};
use reverie_game::Game;
use reverie_lexicon::Level::{self, One, Three, Two};

use crate::table::{Table, night};

fn board(night_: Night) -> Board {
    FactoryOfDreams::open(2, &night(night_)).unwrap().board().clone()
}

#[test]
fn each_trial_has_its_level_its_points_and_its_tools() {
    let week: [(Night, &[Level], u8, &[Tool]); 7] = [
        (Night::Monday, &[One], 5, &[Doubt, Dust, Broom]),
        (Night::Tuesday, &[One], 7, &[Doubt, Dust, Broom, Upend]),
        (Night::Wednesday, &[Two], 8, &[Doubt, Dust, Broom, Upend]),
        (Night::Thursday, &[Two], 10, &[Doubt, Dust, Broom, Upend, Feather]),
        (Night::Friday, &[One, One], 13, &[Doubt, Dust, Broom, Upend, Feather]),
        (Night::Saturday, &[Three], 14, &[Doubt, Dust, Broom, Upend, Feather, FineDust]),
        (Night::Sunday, &[], 16, &[Doubt, Dust, Broom, Upend, Feather, FineDust]),
    ];
    for (night_, levels, points, tools) in week {
        let board = board(night_);
        assert_eq!(board.themes, levels);
        assert_eq!(board.target, Some(points));
        assert_eq!(board.tools, Some(tools.iter().copied().collect()));
        assert_eq!(board.passing, night_ != Night::Wednesday);
        assert_eq!(board.reserves, if night_ == Night::Monday { 6 } else { 8 });
    }
}

#[test]
fn a_basic_night_has_no_target() {
    assert_eq!(board(Night::Introductory).target, None);
}

#[test]
fn a_trial_is_passed_with_its_points() {
    for (night_, points) in [(Night::Monday, 5), (Night::Sunday, 16)] {
        let game = FactoryOfDreams::open(3, &night(night_)).unwrap();
        let (short, enough) = (game.band(points - 1), game.band(points));
        assert_eq!((short.index, short.of, short.next_at), (0, 2, Some(points.into())));
        assert_eq!((enough.index, enough.next_at), (1, None));
        assert_eq!(enough.name, format!("band-{}-1", night_.name()));
    }
}

#[test]
fn monday_has_six_reserves() {
    let mut table = Table::new(2, night(Night::Monday));
    assert_eq!(table.view(0).reserves.len(), 6);
    assert_eq!(table.refuses(0, Move::Place { reserve: 6, flask: 0 }), "factory-no-such-reserve");
    table.next(Move::Broom);
    assert_eq!(table.state().seen.len(), 12);
}

#[test]
fn on_wednesday_nobody_passes_and_every_flask_ends_with_three_cards() {
    let mut table = Table::new(2, night(Night::Wednesday));
    table.fill([1; 5]);
    assert_eq!(table.refuses(1, Move::Pass), "factory-nobody-passes");
    assert!(!table.moves(1).contains(&Move::Pass));
    table.fill([3; 5]);
    assert!(table.state().flasks.iter().all(|flask| flask.cards.len() == 3));
    assert_eq!(table.waits_for(), [0, 1]);
}

#[test]
fn on_wednesday_tools_still_cost_a_turn() {
    let mut table = Table::new(2, night(Night::Wednesday));
    table.token(Dust, 0);
    assert_eq!(table.waits_for(), [1]);
}

#[test]
fn friday_has_two_themes_that_differ() {
    let mut table = Table::bare(2, night(Night::Friday));
    let Roll::Theme { theme } = table.session.rolls()[0].0 else { panic!("a theme comes first") };
    table.session.roll(Roll::Theme { theme }).unwrap();
    assert!(!table.session.rolls().iter().any(|(roll, _)| *roll == Roll::Theme { theme }));
    table.deal();
    assert_eq!(table.view(0).themes.len(), 2);
    assert_ne!(table.state().themes[0], table.state().themes[1]);
}

#[test]
fn on_friday_a_dream_fits_either_theme() {
    let mut table = Table::new(2, night(Night::Friday));
    table.fill([1; 5]);
    table.pass_all();
    let offered: Vec<String> = table
        .moves(0)
        .into_iter()
        .filter_map(|mv| if let Move::Dream { dream } = mv { Some(dream.as_str().to_owned()) } else { None })
        .collect();
    for theme in table.state().themes() {
        let of_theme = theme
            .dreams()
            .filter(|dream| offered.contains(&dream.name(reverie_lexicon::Language::En).to_owned()));
        assert!(of_theme.count() > 30, "{}", theme.id());
    }
}

#[test]
fn sunday_has_no_theme() {
    let table = Table::new(2, night(Night::Sunday));
    assert_eq!(table.view(0).themes, []);
    assert_eq!(table.state().themes, [None; 2]);
}

#[test]
fn the_rules_of_a_basic_night_hold_in_a_trial() {
    let mut table = Table::new(2, Options { night: Night::Thursday, ..Options::default() });
    assert_eq!(table.refuses(0, Move::Pass), "factory-a-card-in-every-flask");
    table.token(Doubt, 0);
    assert_eq!(table.refuses(1, Move::Token { tool: Feather, flask: 0 }), "factory-token-there");
}
