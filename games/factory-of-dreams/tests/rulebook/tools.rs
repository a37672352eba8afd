//! The six tools.

use reverie_factory_of_dreams::events::Event;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::{Card, Phase};
use reverie_factory_of_dreams::tool::{Kit, Tool};
use reverie_factory_of_dreams::{Night, Options, Tools};

use crate::table::{Table, night, seat, tools};

/// All six in play, without a theme.
fn sunday(seats: u8) -> Table {
    Table::new(seats, night(Night::Sunday))
}

#[test]
fn a_tool_is_the_action_of_a_turn() {
    let mut table = Table::of(2);
    table.token(Tool::Dust, 0);
    assert_eq!(table.waits_for(), [1]);
    table.next(Move::Broom);
    assert_eq!(table.waits_for(), [0]);
}

#[test]
fn a_tool_is_used_once() {
    let mut table = Table::of(2);
    table.token(Tool::Dust, 0);
    table.next(Move::Broom);
    assert_eq!(table.refuses(0, Move::Token { tool: Tool::Dust, flask: 1 }), "factory-tool-used");
    assert_eq!(table.refuses(0, Move::Broom), "factory-tool-used");
    assert_eq!(table.view(0).tools, Kit::NONE.with(Tool::Doubt));
}

#[test]
fn a_tool_that_is_not_in_play_cannot_be_used() {
    let mut table = Table::of(2);
    for tool in [Tool::Upend, Tool::Feather, Tool::FineDust] {
        assert_eq!(table.refuses(0, Move::Token { tool, flask: 0 }), "factory-tool-not-in-play");
    }
}

#[test]
fn a_flask_takes_one_token() {
    let mut table = Table::of(2);
    table.token(Tool::Dust, 2);
    assert_eq!(table.refuses(1, Move::Token { tool: Tool::Doubt, flask: 2 }), "factory-token-there");
    assert!(!table.moves(1).contains(&Move::Token { tool: Tool::Doubt, flask: 2 }));
    table.token(Tool::Doubt, 3);
}

#[test]
fn the_broom_changes_every_reserve_and_is_gone() {
    let mut table = Table::of(2);
    let before = table.state().reserves;
    table.next(Move::Broom);
    let after = table.state().reserves;
    assert!(before.iter().zip(&after).all(|(before, after)| before != after && after.is_some()));
    assert_eq!(table.state().seen.len(), 16);
    let swept = Event::Swept { seat: seat(0), thoughts: before.into_iter().flatten().collect() };
    assert!(table.events.contains(&swept));
    assert!(!table.view(0).tools.contains(Tool::Broom));
}

#[test]
fn the_broom_is_played_on_no_flask() {
    let mut table = Table::of(2);
    assert_eq!(table.refuses(0, Move::Token { tool: Tool::Broom, flask: 0 }), "factory-broom-on-no-flask");
}

#[test]
fn doubt_and_dust_may_go_on_an_empty_or_a_full_flask() {
    let mut table = sunday(2);
    table.token(Tool::Doubt, 0);
    table.token(Tool::Dust, 1);
    table.fill([0, 0, 3, 0, 0]);
    table.token(Tool::FineDust, 2);
    assert_eq!(table.state().flasks[2].token, Some(Tool::FineDust));
}

#[test]
fn the_flask_of_doubt_asks_everybody_for_a_second_dream() {
    let mut table = Table::of(2);
    table.token(Tool::Doubt, 1);
    table.fill([1; 5]);
    table.pass_all();
    assert_eq!(table.view(0).lines.iter().map(|line| line.flask).collect::<Vec<_>>(), [0, 1, 1, 2, 3, 4]);
    table.write(0, &["quux", "xylem", "wombat", "vortex", "zyzzyva", "ukulele"]);
    assert_eq!(table.waits_for(), [1]);
}

#[test]
fn the_second_dream_is_optional() {
    let mut table = Table::of(2);
    table.token(Tool::Doubt, 4);
    table.fill([1; 5]);
    table.pass_all();
    for number in [0, 1] {
        assert_eq!(table.refuses(number, Move::Enough), "factory-a-dream-for-every-flask");
        table.write(number, &["quux", "xylem", "wombat", "vortex", "zyzzyva", "-"]);
    }
    assert_eq!(table.state().phase, Phase::Waking);
}

#[test]
fn upending_discards_the_cards_of_a_flask_for_good() {
    let mut table = Table::new(2, night(Night::Tuesday));
    table.fill([2, 0, 0, 0, 0]);
    let gone = table.state().flasks[0].cards.to_vec();
    table.token(Tool::Upend, 0);
    assert!(table.state().flasks[0].cards.is_empty());
    assert!(table.events.contains(&Event::Upended { flask: 0, cards: gone.clone() }));
    for card in gone {
        let Card::Thought(thought) = card else { panic!("no feather yet") };
        assert!(table.state().seen.contains(thought.card()));
    }
    table.fill([3, 0, 0, 0, 0]);
}

#[test]
fn upending_needs_a_card() {
    let mut table = Table::new(2, night(Night::Tuesday));
    assert_eq!(table.refuses(0, Move::Token { tool: Tool::Upend, flask: 0 }), "factory-nothing-to-upend");
}

#[test]
fn an_upended_flask_keeps_the_token() {
    let mut table = Table::new(2, night(Night::Tuesday));
    table.place(0);
    table.token(Tool::Upend, 0);
    assert_eq!(table.state().flasks[0].token, Some(Tool::Upend));
    assert_eq!(table.refuses(0, Move::Token { tool: Tool::Dust, flask: 0 }), "factory-token-there");
}

#[test]
fn after_upending_nobody_passes_until_the_flask_has_a_card_and_those_who_passed_stay_out() {
    let mut table = Table::new(3, night(Night::Tuesday));
    table.fill([1; 5]);
    table.next(Move::Pass);
    table.token(Tool::Upend, 3);
    assert_eq!(table.waits_for(), [1]);
    assert_eq!(table.refuses(1, Move::Pass), "factory-a-card-in-every-flask");
    table.place(0);
    assert_eq!(table.waits_for(), [0], "seat 2 has passed");
    table.place(3);
    table.next(Move::Pass);
    table.next(Move::Pass);
    assert_eq!(table.state().phase, Phase::Creating);
}

#[test]
fn the_feather_asks_for_a_word_and_lays_it_as_a_card() {
    let mut table = sunday(2);
    table.place(0);
    table.play(1, Move::Token { tool: Tool::Feather, flask: 0 });
    assert_eq!(table.waits_for(), [1], "the same player writes");
    assert_eq!(table.refuses(1, Move::Pass), "factory-word-first");
    table.say(1, "thunder");
    assert_eq!(table.state().flasks[0].cards[1], Card::Feather);
    assert_eq!(table.view(0).flasks[0].cards[1].word, "thunder");
    assert_eq!(table.waits_for(), [0]);
}

#[test]
fn the_feather_needs_a_flask_without_a_token_and_with_room() {
    let mut table = sunday(2);
    table.token(Tool::Dust, 1);
    assert_eq!(table.refuses(1, Move::Token { tool: Tool::Feather, flask: 1 }), "factory-token-there");
    table.fill([3, 0, 0, 0, 0]);
    let next = table.waits_for()[0];
    assert_eq!(table.refuses(next, Move::Token { tool: Tool::Feather, flask: 0 }), "factory-flask-full");
}

#[test]
fn the_feathers_word_is_a_single_word() {
    let mut table = sunday(2);
    table.token(Tool::Feather, 0);
    assert_eq!(table.refuses_words(0, "ice cream"), "unclean-several-words");
    assert_eq!(table.refuses_words(0, "h2o"), "unclean-symbol");
    table.say(0, "will-o'-the-wisp");
    assert_eq!(table.state().flasks[0].cards.len(), 1);
}

#[test]
fn the_feathers_card_counts_toward_the_three_and_can_be_the_fifteenth() {
    let mut table = sunday(2);
    table.fill([3, 3, 3, 3, 2]);
    let next = table.waits_for()[0];
    table.token(Tool::Feather, 4);
    table.say(next, "thunder");
    assert_eq!(table.state().phase, Phase::Creating);
}

#[test]
fn the_feathers_word_joins_the_banned_words() {
    let mut table = sunday(2);
    table.token(Tool::Feather, 0);
    table.say(0, "thunder");
    table.fill([1; 5]);
    table.pass_all();
    assert!(table.view(0).banned.contains(&"thunder".to_owned()));
    assert_eq!(table.refuses_words(0, "Thunders"), "factory-like-a-thought");
}

#[test]
fn the_box_knows_words_for_the_feather() {
    let mut table = sunday(2);
    table.token(Tool::Feather, 0);
    let words = table.moves(0);
    assert!(words.len() > 300);
    table.play(0, words[17]);
    assert!(table.state().feather.is_some());
}

#[test]
fn tokens_must_be_used_before_the_fifteenth_card() {
    let mut table = Table::of(2);
    table.fill([3; 5]);
    assert_eq!(table.refuses(0, Move::Token { tool: Tool::Dust, flask: 0 }), "factory-dream-first");
    assert_eq!(table.view(0).tools.len(), 3, "they stay unused");
}

#[test]
fn chosen_tools_work_like_any_others() {
    let mut table = Table::bare(2, tools(Tools::Chosen));
    table.play(0, Move::Choose { tools: [Tool::Upend, Tool::Feather, Tool::FineDust].into_iter().collect() });
    table.token(Tool::Feather, 2);
    table.say(0, "thunder");
    assert_eq!(table.refuses(1, Move::Token { tool: Tool::Upend, flask: 2 }), "factory-token-there");
    table.token(Tool::FineDust, 3);
}

#[test]
fn the_feather_can_be_taken_back_before_its_word() {
    let mut table = Table::new(2, Options { night: Night::Thursday, ..Options::default() });
    let before = *table.state();
    table.token(Tool::Feather, 0);
    table.session.undo(seat(0)).unwrap();
    assert_eq!(*table.state(), before);
}
