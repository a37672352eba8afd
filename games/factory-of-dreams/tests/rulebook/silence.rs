//! No communication in the first two phases; and words weighed while they are written.

use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::tool::Tool;
use reverie_factory_of_dreams::{Options, Tools};
use reverie_game::{Game, Illegal};

use crate::table::{Table, night, seat, tools};

fn silent(table: &Table) -> bool {
    table.session.game().silence(table.state()).is_some()
}

#[test]
fn nobody_speaks_while_thoughts_are_connected_and_dreams_written() {
    let mut table = Table::bare(2, tools(Tools::Chosen));
    assert!(!silent(&table), "the tools are chosen together");
    let kit = table.moves(0)[0];
    table.play(0, kit);
    assert!(silent(&table));
    table.fill([1; 5]);
    table.pass_all();
    assert!(silent(&table));
    let table = Table::awake(Options::default(), &["guitar", "train"]);
    assert!(!silent(&table), "waking up, everybody talks");
}

fn weigh(table: &Table, number: u8, texts: &[Option<&str>]) -> Vec<String> {
    let said = table.session.weigh(seat(number), texts).unwrap();
    said.into_iter()
        .map(|said| said.err().map_or_else(String::new, |reason: Illegal| reason.key().to_owned()))
        .collect()
}

#[test]
fn dreams_are_weighed_as_they_would_be_refused_when_written() {
    let mut table = Table::new(2, Options::default());
    table.token(Tool::Doubt, 1);
    table.fill([1; 5]);
    table.pass_all();
    let word = table.view(0).banned[3].clone();
    // Two lines are for the second flask; the last word is for the fifth.
    let texts = [
        Some("quux"),
        Some("wombat"),
        None,
        Some(word.as_str()),
        Some("Wombat"),
        Some("vortex"),
        Some("xylem"),
    ];
    let said = ["", "", "", "factory-like-a-thought", "factory-dreamt-already", "", "no-question"];
    assert_eq!(weigh(&table, 0, &texts), said);
    for (text, reason) in texts.iter().zip(said).filter(|(text, _)| text.is_some()).take(2) {
        assert_eq!(reason, "");
        table.say(0, text.unwrap());
    }
    table.play(0, Move::Enough);
    assert_eq!(table.refuses_words(0, &word), "factory-like-a-thought");
    assert_eq!(weigh(&table, 0, &[Some("quux"), Some("vortex")]), ["factory-dreamt-already", ""]);
}

#[test]
fn the_feathers_word_is_weighed_and_nothing_else_while_thoughts_are_connected() {
    use reverie_factory_of_dreams::Night;
    let mut table = Table::new(2, night(Night::Thursday));
    assert_eq!(table.session.weigh(seat(0), &[Some("moon")]).unwrap_err().key(), "no-question");
    table.token(Tool::Feather, 0);
    let writer = table.waits_for()[0];
    assert_eq!(
        weigh(&table, writer, &[Some("two words"), Some("more")]),
        ["unclean-several-words", "no-question"]
    );
    assert_eq!(weigh(&table, writer, &[Some("word")]), [""]);
}
