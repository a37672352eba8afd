//! A Thought is a line: another card in the file of the box, and it is laid, told and compared with what is written.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use std::sync::LazyLock;

use reverie_factory_of_dreams::components::Components;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::rules::chance::Roll;
use reverie_factory_of_dreams::state::Card;
use reverie_factory_of_dreams::{FactoryOfDreams, Options};
use reverie_game::laws::{Rigor, own_box_is_carried, uphold_game};
use reverie_game::{Chance, Dealer, Game, Pending, Seed, Session, option_sets};
use reverie_lexicon::{CARDS, Language, MOST_CARDS, Thought, concept};
use reverie_text::wording::{Misprints, Wording};

const OWN: &str = include_str!("../data/components.ron");

/// As many cards more as there is room for, so that some of them come up in every game.
static LARGER: LazyLock<Components> = LazyLock::new(|| {
    let card = |n: u16| {
        let [front, back] = [2 * n, 2 * n + 1].map(|side| format!("{0}lo = {0}la", name(side)));
        format!("(\"{front}\", \"{back}\"),")
    };
    let cards: String = (0..MOST_CARDS - CARDS).map(card).collect();
    FactoryOfDreams::unbox(&OWN.replacen("more: [", &format!("more: [{cards}"), 1)).unwrap()
});

/// A word that nobody knows, for each number.
fn name(number: u16) -> String {
    let letter = |n: u16| char::from(b'a' + u8::try_from(n % 16).unwrap());
    format!("zq{}{}{}", letter(number / 256), letter(number / 16), letter(number))
}

fn options(words: Language) -> Options {
    Options { words, components: Some(Box::new(LARGER.clone())), ..Options::default() }
}

#[test]
fn a_401st_thought_lies_among_the_cards_with_its_word_in_both_languages() {
    let thought = Thought::on(CARDS, 0).unwrap();
    assert!(!thought.is_ours());
    let [english, french] = [Language::En, Language::Fr]
        .map(|words| FactoryOfDreams::open(3, &options(words)).unwrap().printed(thought).to_owned());
    assert_eq!([english, french], ["zqaaalo", "zqaaala"]);
    let own = FactoryOfDreams::open(3, &Options::default()).unwrap();
    assert_eq!(own.printed(thought), "");
    // Every side of every card may come up.
    let rolls = |options| {
        let mut session = Session::<FactoryOfDreams>::new(3, options, Chance::Asked).unwrap();
        while !matches!(session.rolls().first(), Some((Roll::Thought { .. }, _))) {
            let (roll, _) = session.rolls()[0];
            session.roll(roll).unwrap();
        }
        session.rolls().len()
    };
    assert_eq!(rolls(options(Language::En)), usize::from(Thought::MOST));
    assert_eq!(rolls(Options::default()), usize::from(Thought::COUNT));
}

#[test]
fn what_resembles_another_card_may_not_be_written() {
    let game = FactoryOfDreams::open(3, &options(Language::En)).unwrap();
    for seed in 0..20 {
        let chance = Chance::Dealt(Dealer::new(Seed::named(&format!("alike {seed}"))));
        let mut session = Session::<FactoryOfDreams>::new(3, options(Language::En), chance).unwrap();
        session.settle();
        while let Pending::Seats(awaited) = game.pending(session.state()) {
            let seat = awaited.iter().next().unwrap();
            let mv = session.moves(seat)[0];
            if matches!(mv, Move::Dream { .. }) {
                break;
            }
            session.play(seat, mv).unwrap();
        }
        let Pending::Seats(awaited) = game.pending(session.state()) else { continue };
        let seat = awaited.iter().next().unwrap();
        let cards = session.state().flasks.iter().flat_map(|flask| flask.cards);
        let mut other = cards.filter_map(|card| match card {
            Card::Thought(thought) if !thought.is_ours() => Some(game.printed(thought).to_owned()),
            _ => None,
        });
        let Some(word) = other.next_back() else { continue };
        let dream =
            reverie_factory_of_dreams::text::Text::new(&word, concept(&word, Language::En, &[])).unwrap();
        let refused = session.allows(seat, Move::Dream { dream }).unwrap_err();
        assert_eq!(refused.key(), "factory-like-a-thought");
        return;
    }
    panic!("no card of the box came up");
}

#[test]
fn the_laws_hold_with_more_thoughts() {
    for (name, options) in option_sets::<FactoryOfDreams>() {
        let options = FactoryOfDreams::with_box(options, LARGER.clone());
        let tally = uphold_game::<FactoryOfDreams>(3, &options, 1, Rigor { one_in: 40 });
        let tally = tally.unwrap_or_else(|breach| panic!("{name}: {breach}"));
        assert_eq!(tally.games, 1);
    }
}

#[test]
fn games_with_more_thoughts_are_told() {
    Wording::<FactoryOfDreams>::read().random_games_are_told_with(&LARGER);
}

#[test]
fn the_record_of_a_game_with_a_larger_box_replays_on_its_own() {
    own_box_is_carried::<FactoryOfDreams>(3, LARGER.clone());
}

#[test]
fn a_position_with_a_card_that_the_box_does_not_have_is_refused() {
    let own = FactoryOfDreams::open(3, &Options::default()).unwrap();
    let mut state = own.start();
    state.seen.put(Thought::on(CARDS, 0).unwrap());
    assert_eq!(own.admit(&state).unwrap_err().key(), "factory-position-cards");
}

#[test]
fn what_is_wrong_with_another_card_is_told_with_its_line() {
    let misprints = Misprints::<FactoryOfDreams>::of(OWN);
    for (card, key) in [
        ("(\"lantern lanterne\", \"whisper = murmure\")", "components-unreadable"),
        ("(\"lantern = lanterne\")", "components-unreadable"),
        ("(\"gold = lanterne\", \"whisper = murmure\")", "components-thought-twice"),
        ("(\"lantern = or\", \"whisper = murmure\")", "components-thought-twice"),
    ] {
        let wrong = misprints.changed("more: [", &format!("more: [\n{card},"));
        assert_eq!((wrong.reason.key(), wrong.line), (key, misprints.line_of("more: [") + 1), "{card}");
    }
}
