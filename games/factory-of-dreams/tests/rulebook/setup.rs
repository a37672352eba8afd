//! Before the first card.

use std::collections::BTreeSet;

use reverie_factory_of_dreams::events::Event;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::rules::Roll;
use reverie_factory_of_dreams::state::{Phase, State};
use reverie_factory_of_dreams::tool::{Kit, Tool};
use reverie_factory_of_dreams::{FactoryOfDreams, Night, Options, Tools};
use reverie_game::{Game, Pending};
use reverie_lexicon::{Level, Theme, Thought};

use crate::table::{Table, night, seat, tools};

#[test]
fn two_to_five_can_play() {
    for seats in 2..=5 {
        assert!(FactoryOfDreams::open(seats, &Options::default()).is_ok());
    }
    for seats in [0, 1, 6] {
        assert_eq!(FactoryOfDreams::open(seats, &Options::default()).unwrap_err().key(), "wrong-seats");
    }
}

#[test]
fn five_flasks_and_eight_reserves_with_a_card_each() {
    let table = Table::of(3);
    assert_eq!(table.state().flasks.len(), 5);
    assert_eq!(table.view(0).reserves.iter().flatten().count(), 8);
    assert_eq!(table.state().seen.len(), 8);
}

#[test]
fn a_basic_night_has_doubt_dust_and_broom() {
    let basic: Kit = [Tool::Doubt, Tool::Dust, Tool::Broom].into_iter().collect();
    assert_eq!(Table::of(2).view(0).tools, basic);
}

#[test]
fn the_theme_is_drawn_among_those_of_the_level() {
    for (night_, level) in
        [(Night::Introductory, Level::Introductory), (Night::One, Level::One), (Night::Two, Level::Two)]
    {
        let table = Table::bare(2, night(night_));
        let offered: BTreeSet<Roll> = table.session.rolls().into_iter().map(|(roll, _)| roll).collect();
        let level: BTreeSet<Roll> =
            Theme::all().filter(|theme| theme.level() == level).map(|theme| Roll::Theme { theme }).collect();
        assert_eq!(offered, level);
        assert!(!level.is_empty());
    }
}

#[test]
fn the_starting_player_is_drawn_at_random() {
    let mut table = Table::bare(3, Options::default());
    while !matches!(table.session.rolls()[0].0, Roll::First { .. }) {
        let roll = table.session.rolls()[0].0;
        table.session.roll(roll).unwrap();
    }
    let first: Vec<_> = table.session.rolls();
    assert_eq!(first, [0, 1, 2].map(|number| (Roll::First { seat: seat(number) }, 1)));
    table.session.roll(Roll::First { seat: seat(2) }).unwrap();
    table.deal();
    assert_eq!(table.waits_for(), [2]);
}

#[test]
fn every_card_nobody_has_seen_may_come_either_side_up() {
    let mut table = Table::bare(2, Options::default());
    while !matches!(table.session.rolls()[0].0, Roll::Thought { .. }) {
        let roll = table.session.rolls()[0].0;
        table.session.roll(roll).unwrap();
    }
    assert_eq!(table.session.rolls().len(), usize::from(Thought::COUNT));
    assert!(table.session.rolls().iter().all(|&(_, weight)| weight == 1));
    let back = Thought::on(7, 1).unwrap();
    table.session.roll(Roll::Thought { thought: back }).unwrap();
    let next: Vec<Roll> = table.session.rolls().into_iter().map(|(roll, _)| roll).collect();
    assert_eq!(next.len(), usize::from(Thought::COUNT) - 2, "neither side of a card comes again");
    assert!(!next.contains(&Roll::Thought { thought: Thought::on(7, 0).unwrap() }));
}

#[test]
fn drawn_tools_are_any_three_of_the_six() {
    let mut table = Table::bare(2, tools(Tools::Drawn));
    let theme = table.session.rolls()[0].0;
    table.session.roll(theme).unwrap();
    assert_eq!(table.session.rolls(), Tool::ALL.map(|tool| (Roll::Tool { tool }, 1)));
    for tool in [Tool::FineDust, Tool::Doubt, Tool::Feather] {
        table.session.roll(Roll::Tool { tool }).unwrap();
    }
    assert!(matches!(table.session.rolls()[0].0, Roll::First { .. }));
    table.deal();
    assert_eq!(table.view(0).tools, [Tool::Doubt, Tool::Feather, Tool::FineDust].into_iter().collect());
}

#[test]
fn chosen_tools_are_any_three_of_the_six_before_anything_is_dealt() {
    let mut table = Table::bare(4, tools(Tools::Chosen));
    assert_eq!(table.waits_for(), [0]);
    assert_eq!(table.moves(0).len(), 20);
    let tools: Kit = [Tool::Broom, Tool::Upend, Tool::Feather].into_iter().collect();
    table.play(0, Move::Choose { tools });
    assert_eq!(table.state().kit, tools);
    assert_eq!(table.events[0], Event::Chose { seat: seat(0), tools });
    assert_eq!(table.state().phase, Phase::Connecting);
}

#[test]
fn a_night_has_three_tools_no_more_and_no_less() {
    let mut table = Table::bare(2, tools(Tools::Chosen));
    for count in [0, 2, 4, 6] {
        let tools: Kit = Tool::ALL.into_iter().take(count).collect();
        assert_eq!(table.refuses(0, Move::Choose { tools }), "factory-three-tools");
    }
    assert_eq!(table.refuses(0, Move::Pass), "factory-tools-first");
}

#[test]
fn a_trial_has_its_own_tools_whatever_was_asked_for() {
    for tools in [Tools::Box, Tools::Drawn, Tools::Chosen] {
        let table = Table::new(2, Options { tools, ..night(Night::Monday) });
        assert_eq!(table.state().kit, [Tool::Doubt, Tool::Dust, Tool::Broom].into_iter().collect());
    }
}

#[test]
fn the_table_fits_into_two_kibibytes() {
    assert!(size_of::<State>() <= 2048, "{}", size_of::<State>());
}

#[test]
fn nothing_is_over_before_it_has_begun() {
    let game = FactoryOfDreams::open(2, &Options::default()).unwrap();
    assert!(matches!(game.pending(&game.start()), Pending::Chance(_)));
    assert!(game.admit(&game.start()).is_ok());
}
