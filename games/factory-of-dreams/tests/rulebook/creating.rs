//! Creating Dreams: what may be written.

use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::Phase;
use reverie_factory_of_dreams::{Night, Options};
use reverie_game::Game;

use crate::table::{Table, french, night, seat};

#[test]
fn everybody_writes_at_the_same_time_in_the_order_of_the_flasks() {
    let mut table = Table::writing(3, Options::default());
    assert_eq!(table.waits_for(), [0, 1, 2]);
    table.write(1, &["train", "car"]);
    assert_eq!(table.waits_for(), [0, 1, 2]);
    let ask = table.session.game().question(table.state(), seat(1)).unwrap();
    assert_eq!(ask.ask.args["flask"], 3.into());
}

#[test]
fn every_flask_needs_a_dream_from_every_player() {
    let mut table = Table::writing(2, Options::default());
    for number in [0, 1] {
        table.write(number, &["train", "car", "boat", "taxi"]);
        assert_eq!(table.refuses(number, Move::Enough), "factory-a-dream-for-every-flask");
        assert_eq!(table.refuses_words(number, ""), "unclean-empty");
    }
    table.write(1, &["rocket"]);
    assert_eq!((table.state().phase, table.waits_for()), (Phase::Creating, vec![0]));
    table.write(0, &["rocket"]);
    assert_eq!(table.state().phase, Phase::Waking);
}

#[test]
fn the_same_word_may_not_be_written_for_two_flasks() {
    let mut table = Table::writing(2, Options::default());
    table.write(0, &["train"]);
    for again in ["train", "TRAIN", "the train", "trains", "Tràin"] {
        assert_eq!(table.refuses_words(0, again), "factory-dreamt-already", "{again}");
    }
    assert!(
        !table.moves(0).iter().any(|mv| matches!(mv, Move::Dream { dream } if dream.as_str() == "train"))
    );
    table.write(1, &["train"]);
}

#[test]
fn a_synonym_of_an_own_dream_is_another_word() {
    let mut table = Table::writing(2, Options::default());
    table.write(0, &["car", "automobile"]);
    assert_eq!(table.state().boards[0].words.len(), 2);
}

#[test]
fn a_dream_may_not_be_a_thought_of_any_flask_nor_close_to_one() {
    let mut table = Table::dealt(2, Options::default(), &["gold", "museum", "sea", "swim"]);
    for reserve in 0..4 {
        table.next(Move::Place { reserve, flask: reserve });
    }
    table.fill([1; 5]);
    table.pass_all();
    for banned in ["gold", "the Gold", "museums", "Sea", "seas", "swimming"] {
        assert_eq!(table.refuses_words(0, banned), "factory-like-a-thought", "{banned}");
    }
    table.write(0, &["goldfish", "sea lion", "swan"]);
}

#[test]
fn what_lies_on_the_reserves_or_was_discarded_is_not_banned() {
    let words = ["gold", "museum", "sea", "bottle", "eat", "famous", "belt", "dessert", "swim"];
    let mut table = Table::dealt(2, night(Night::Tuesday), &words);
    table.next(Move::Place { reserve: 0, flask: 0 });
    table.next(Move::Token { tool: reverie_factory_of_dreams::tool::Tool::Upend, flask: 0 });
    // Gold was upended, swim took its place on top, and the flasks get others.
    for flask in 0..5 {
        table.next(Move::Place { reserve: flask + 1, flask });
    }
    table.pass_all();
    table.write(0, &["gold", "swimming", "dessert"]);
    assert_eq!(table.refuses_words(0, "museum"), "factory-like-a-thought");
}

#[test]
fn french_words_are_compared_in_french() {
    let mut table = Table::dealt(2, french(), &["sea", "swim"]);
    table.next(Move::Place { reserve: 0, flask: 0 });
    table.next(Move::Place { reserve: 1, flask: 1 });
    table.fill([1; 5]);
    table.pass_all();
    assert_eq!(table.refuses_words(0, "la mer"), "factory-like-a-thought");
    table.write(0, &["vélo"]);
    for again in ["velo", "Le vélo", "des vélos"] {
        assert_eq!(table.refuses_words(0, again), "factory-dreamt-already", "{again}");
    }
}

#[test]
fn any_word_or_idea_is_accepted_and_kept_as_it_was_written() {
    let mut table = Table::writing(2, Options::default());
    table.say(0, "  My grandmother’s   Old-Timer ");
    assert_eq!(table.state().boards[0].words[0].unwrap().as_str(), "My grandmother’s Old-Timer");
}

#[test]
fn the_box_offers_the_dreams_of_the_theme() {
    let table = Table::writing(2, Options::default());
    let theme = table.state().themes().next().unwrap();
    let offered = table.moves(0).len();
    assert!(offered > 40 && offered <= theme.dreams().len(), "{offered}");
}

#[test]
fn a_listed_dream_means_what_its_words_mean() {
    for options in [Options::default(), french()] {
        let table = Table::writing(2, options);
        for mv in table.moves(0) {
            let Move::Dream { dream } = mv else { panic!("{mv:?}") };
            assert_eq!(table.session.answer(seat(0), dream.as_str()), Ok(mv));
        }
    }
}

#[test]
fn without_a_theme_common_dreams_of_all_themes_are_offered() {
    let table = Table::writing(2, night(Night::Sunday));
    let offered = table.moves(0).len();
    assert!(offered > 4, "{offered}");
}

#[test]
fn a_dream_may_be_changed_until_the_last_player_is_done() {
    let mut table = Table::writing(2, Options::default());
    table.write(0, &["train", "car", "boat", "taxi", "rocket"]);
    table.write(1, &["train", "car"]);
    table.session.undo(seat(0)).unwrap();
    table.write(0, &["bus"]);
    assert_eq!(table.state().boards[0].words[4].unwrap().as_str(), "bus");
    table.write(1, &["boat", "taxi", "rocket"]);
    assert_eq!(table.session.undo(seat(0)).unwrap_err().key(), "undo-revealed");
}

#[test]
fn whoever_is_done_waits_for_the_others() {
    let mut table = Table::writing(2, Options::default());
    table.write(0, &["train", "car", "boat", "taxi", "rocket"]);
    assert_eq!(table.waits_for(), [1]);
    assert_eq!(table.refuses_words(0, "bus"), "not-awaited");
}
