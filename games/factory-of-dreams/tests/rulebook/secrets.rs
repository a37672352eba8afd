//! Who knows what.

use reverie_factory_of_dreams::Options;
use reverie_factory_of_dreams::events::Event;
use reverie_factory_of_dreams::state::Phase;
use reverie_factory_of_dreams::view::Seen;
use reverie_game::{Audience, Eyes, Game, Happening, Luck};

use crate::table::{Table, seat};

#[test]
fn others_see_how_much_somebody_has_written_and_nothing_of_it() {
    let mut table = Table::writing(3, Options::default());
    table.write(0, &["train", "car"]);
    assert_eq!(table.view(1).boards[0].words, [Seen::Hidden, Seen::Hidden]);
    let watcher = table.session.game().view(table.state(), Eyes::Spectator);
    assert_eq!(watcher.boards[0].words, [Seen::Hidden, Seen::Hidden]);
    assert!(!serde_json::to_string(&table.view(1)).unwrap().contains("\"text\":\"train\""));
    assert!(matches!(table.view(0).boards[0].words[0], Seen::Word(word) if word.as_str() == "train"));
}

#[test]
fn what_was_written_is_told_to_its_writer_alone() {
    let mut table = Table::writing(2, Options::default());
    let from = table.events.len();
    table.write(1, &["train"]);
    let told = &table.events[from..];
    assert_eq!(told[0], Event::Wrote { seat: seat(1), answered: 1 });
    assert!(matches!(told[1], Event::Dreamt { .. }));
    assert_eq!((told[0].audience(), told[1].audience()), (Audience::All, Audience::Only(seat(1))));
}

#[test]
fn a_revealed_flask_shows_its_answers_and_no_others() {
    let table = Table::awake(Options::default(), &["train", "car"]);
    let words = table.view(0).boards[1].words.clone();
    assert!(matches!(words[0], Seen::Word(_)));
    assert_eq!(words[1..], [Seen::Hidden; 4]);
}

#[test]
fn a_reveal_is_marked_as_one() {
    let table = Table::awake(Options::default(), &["train", "car"]);
    let reveals: Vec<bool> = table.events.iter().map(Happening::reveals).collect();
    assert_eq!(reveals.iter().filter(|&&reveals| reveals).count(), 1);
    assert_eq!(reveals.last(), Some(&true));
}

#[test]
fn what_others_might_have_written_is_imagined_within_the_rules() {
    let mut table = Table::writing(4, Options::default());
    table.write(1, &["train", "car", "boat", "taxi", "rocket"]);
    table.write(2, &["train", "car", "boat"]);
    let game = table.session.game();
    for luck in 0..20 {
        let imagined = game.sample(&table.view(0), &mut Luck::seeded(luck));
        assert_eq!(game.admit(&imagined), Ok(()));
        assert_eq!(imagined.phase, Phase::Creating);
        assert_eq!(imagined.boards[1].words.len(), 5);
        assert!(imagined.boards[1].words.iter().all(Option::is_some));
    }
}
