use reverie_factory_of_dreams::Options;
use reverie_terminal::trial::{Trial, of_topics, told_apart, watch};
use reverie_terminal::typed;
use reverie_text::{Lang, Voice};

use super::*;

fn in_every_language(try_in: impl Fn(Trial<'_, FactoryOfDreamsBoard>)) {
    for voice in Lang::all().map(Voice::of) {
        try_in(Trial { board: &FactoryOfDreamsBoard, voice, keys: "factory-" });
    }
}

#[test]
fn every_table_fits_80_columns_in_both_languages() {
    in_every_language(|trial| {
        for (seats, width) in [(2, 80), (5, 80), (3, 118)] {
            watch::<FactoryOfDreams>(seats, Options::default(), |session| trial.fits(session, width));
        }
    });
}

#[test]
fn every_topic_has_help_in_both_languages() {
    let game = FactoryOfDreams::open(2, &Options::default()).unwrap();
    in_every_language(|trial| {
        let keys = of_topics(help::TOPICS, "factory-help-");
        for word in keys.iter().flat_map(|key| typed::words(trial.voice.lang(), key)) {
            trial.helps(&game, &game.start(), &word);
        }
    });
}

#[test]
fn a_word_is_help_on_one_topic_only() {
    told_apart(of_topics(help::TOPICS, "factory-help-"));
}
