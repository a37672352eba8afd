//! Positions from outside.

use reverie_factory_of_dreams::state::{Answer, Card, Flask, Groups, Phase, Proposal, Said, State};
use reverie_factory_of_dreams::tool::{Kit, Tool};
use reverie_factory_of_dreams::{FactoryOfDreams, Night, Options, Tools};
use reverie_game::Game;
use reverie_lexicon::Thought;

use crate::table::{Table, first, night, seat, tools};

fn refused(table: &Table, change: impl FnOnce(&mut State)) -> String {
    let mut state = *table.state();
    assert_eq!(table.session.game().admit(&state), Ok(()));
    change(&mut state);
    table.session.game().admit(&state).unwrap_err().key().to_owned()
}

fn connecting() -> Table {
    let mut table = Table::new(3, night(Night::Thursday));
    table.fill([2, 1, 1, 1, 0]);
    table
}

#[test]
fn there_is_a_dream_board_for_every_player() {
    let table = connecting();
    assert_eq!(refused(&table, |state| state.boards.truncate(2)), "factory-position-seats");
}

#[test]
fn the_themes_are_those_of_the_night() {
    let table = connecting();
    assert_eq!(refused(&table, |state| state.themes[0] = None), "factory-position-themes");
    assert_eq!(refused(&table, |state| state.themes[1] = state.themes[0]), "factory-position-themes");
    let easy = *Table::of(3).state();
    assert_eq!(refused(&table, |state| state.themes = easy.themes), "factory-position-themes");
}

#[test]
fn the_tools_are_those_of_the_night() {
    let table = connecting();
    assert_eq!(refused(&table, |state| state.kit = Kit::NONE), "factory-position-tools");
    assert_eq!(
        refused(&table, |state| state.flasks[0].token = Some(Tool::FineDust)),
        "factory-position-tools"
    );
    assert_eq!(refused(&table, |state| state.flasks[0].token = Some(Tool::Broom)), "factory-position-tools");
    let twice = |state: &mut State| {
        (state.flasks[0].token, state.flasks[1].token) = (Some(Tool::Dust), Some(Tool::Dust));
    };
    assert_eq!(refused(&table, twice), "factory-position-tools");
}

#[test]
fn every_card_lies_in_one_place_and_has_been_seen() {
    let table = connecting();
    assert_eq!(refused(&table, |state| state.reserves[0] = state.reserves[1]), "factory-position-cards");
    let unseen = Thought::on(150, 0).unwrap();
    assert_eq!(refused(&table, |state| state.reserves[0] = Some(unseen)), "factory-position-cards");
    assert_eq!(refused(&table, |state| state.seen.put(unseen)), "factory-position-cards");
    assert_eq!(refused(&table, |state| state.flasks[0] = Flask::default()), "factory-position-cards");
    assert_eq!(refused(&table, |state| state.swept = true), "factory-position-cards");
}

#[test]
fn the_feathers_card_lies_with_its_token_and_has_its_word() {
    let table = connecting();
    assert_eq!(refused(&table, |state| state.pen = Some(1)), "factory-position-feather");
    assert_eq!(
        refused(&table, |state| state.flasks[0].cards.push(Card::Feather)),
        "factory-position-feather"
    );
    assert_eq!(
        refused(&table, |state| state.flasks[1].token = Some(Tool::Feather)),
        "factory-position-feather"
    );
}

#[test]
fn whoever_passed_saw_a_card_in_every_flask() {
    let table = connecting();
    assert_eq!(refused(&table, |state| state.passed = state.passed.with(seat(0))), "factory-position-turn");
}

#[test]
fn somebody_who_is_in_has_the_turn_while_cards_are_laid() {
    let mut table = connecting();
    table.fill([2, 1, 1, 1, 1]);
    assert_eq!(refused(&table, |state| state.active = None), "factory-position-turn");
    assert_eq!(refused(&table, |state| state.active = seat(4).into()), "factory-position-turn");
    let passed = |state: &mut State| state.passed = state.active.into_iter().collect();
    assert_eq!(refused(&table, passed), "factory-position-turn");
}

#[test]
fn nothing_is_written_before_the_thoughts_are_connected() {
    let table = connecting();
    assert_eq!(refused(&table, |state| state.phase = Phase::Creating), "factory-position-turn");
    assert_eq!(refused(&table, |state| state.boards[0].words.push(None)), "factory-position-dreams");
}

#[test]
fn before_the_first_turn_the_table_is_bare() {
    for options in [Options::default(), tools(Tools::Drawn), tools(Tools::Chosen)] {
        let game = FactoryOfDreams::open(2, &options).unwrap();
        let mut state = game.start();
        assert_eq!(game.admit(&state), Ok(()));
        state.passed = state.passed.with(seat(0));
        assert_eq!(game.admit(&state).unwrap_err().key(), "factory-position-opening");
    }
    let game = FactoryOfDreams::open(2, &tools(Tools::Drawn)).unwrap();
    let mut state = game.start();
    state.kit = Kit::NONE.with(Tool::Upend);
    assert_eq!(game.admit(&state).unwrap_err().key(), "factory-position-tools", "themes are drawn first");
}

#[test]
fn every_flask_has_a_dream_that_may_be_written() {
    let table = Table::awake(Options::default(), &["train", "car"]);
    assert_eq!(refused(&table, |state| state.boards[0].words[3] = None), "factory-position-dreams");
    let twice = |state: &mut State| state.boards[0].words[3] = state.boards[0].words[2];
    assert_eq!(refused(&table, twice), "factory-position-dreams");
}

#[test]
fn flasks_are_revealed_when_all_boards_are_full() {
    let table = Table::awake(Options::default(), &["train", "car"]);
    assert_eq!(refused(&table, |state| state.awake.clear()), "factory-position-awake");
    assert_eq!(refused(&table, |state| state.phase = Phase::Over), "factory-position-awake");
}

#[test]
fn every_answer_is_in_a_group_with_a_first() {
    let table = Table::awake(Options::default(), &["train", "car"]);
    for groups in [
        [Some(2), None, Some(2), None],
        [Some(0), None, Some(1), None],
        [Some(0), Some(0), Some(2), None],
        [Some(0), None, Some(4), None],
    ] {
        let change = |state: &mut State| {
            let mut wrong = Groups::default();
            wrong.0[..4].copy_from_slice(&groups);
            state.awake[0] = wrong;
        };
        assert_eq!(refused(&table, change), "factory-position-groups", "{groups:?}");
    }
}

#[test]
fn without_a_theme_nothing_was_struck() {
    let table = Table::awake(night(Night::Sunday), &["train", "car"]);
    assert_eq!(refused(&table, |state| state.awake[0].0[0] = None), "factory-position-groups");
}

#[test]
fn what_is_said_fits_the_open_flask() {
    let table = Table::awake(Options::default(), &["train", "car"]);
    let proposed = |answer: Answer| Some(Said::Proposed(Proposal::Strike { answer }));
    let changes: [&dyn Fn(&mut State); 6] = [
        &|state| state.talk.spent[0] = 4,
        &|state| state.talk.spent[2] = 1,
        &|state| state.talk.said[0] = proposed(first(0)),
        &|state| (state.talk.said[0], state.talk.spent[0]) = (proposed(first(3)), 1),
        &|state| state.talk.voting = true,
        &|state| state.talk.said = [Some(Said::Settled), Some(Said::Settled), None, None, None],
    ];
    for (nth, change) in changes.iter().enumerate() {
        assert_eq!(refused(&table, |state| change(state)), "factory-position-talk", "{nth}");
    }
}
