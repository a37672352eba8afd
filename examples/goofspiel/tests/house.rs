//! What the house asks of every game: the laws, words for everything, a board for the terminal, players.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::path::Path;
use std::sync::LazyLock;

use reverie_bots::Player;
use reverie_bots::first::First;
use reverie_bots::trial::{choose, decides_by_luck_alone, finish, table};
use reverie_game::{Game, Luck, Seat, Table, laws};
use reverie_goofspiel::bots::{Bidder, ENGINEER, MASTER};
use reverie_goofspiel::cards::Card;
use reverie_goofspiel::table::{Event, Move};
use reverie_goofspiel::terminal::{GoofspielBoard, TOPICS};
use reverie_goofspiel::{Goofspiel, KIT, Options};
use reverie_terminal::trial::{Trial, of_topics, told_apart, watch};
use reverie_text::wording::{Wording, keys_in_sources};
use reverie_text::{Lang, Voice};

static WORDING: LazyLock<Wording<Goofspiel>> = LazyLock::new(Wording::read);

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[test]
fn the_laws_hold_with_every_option_and_every_number_of_players() {
    laws::uphold::<Goofspiel>(20);
}

#[test]
fn the_golden_games_are_played_as_ever() {
    laws::golden::<Goofspiel>(&folder("tests/golden"));
}

#[test]
fn every_decision_and_event_of_random_games_has_words_and_different_decisions_differ() {
    WORDING.random_games_are_told();
}

#[test]
fn every_kind_of_event_is_a_sentence_of_its_own_to_its_player_and_to_the_others() {
    let (seat, dream) = (Seat::new(0).unwrap(), Card::new(4).unwrap());
    let mut events = vec![
        Event::Turned { round: 1, dream },
        Event::Showed { seat, card: dream },
        Event::Won { seat, dream },
    ];
    events.extend([true, false].map(|waits| Event::Tied { waits }));
    let game = Goofspiel::open(2, &Options::default()).unwrap();
    WORDING.events_are_sentences(&game, &events, include_str!("../src/words.rs"));
}

#[test]
fn the_messages_in_the_sources_have_words_and_no_words_are_left_over() {
    let mut used = keys_in_sources(&folder("src"), &["goofspiel-", "bot-"], &[]);
    used.remove("goofspiel-help-"); // followed by a topic
    WORDING.has_words_for(&used);
    WORDING.has_no_others(&["goofspiel-", "bot-"], &used);
    WORDING.nothing_changes_before(&["who"]);
}

fn in_every_language(try_in: impl Fn(Trial<'_, GoofspielBoard>)) {
    for voice in Lang::all().map(Voice::of) {
        try_in(Trial { board: &GoofspielBoard, voice, keys: "goofspiel-" });
    }
}

#[test]
fn every_table_fits_80_columns_and_every_choice_is_named_in_every_language() {
    in_every_language(|trial| {
        for seats in [2, 4] {
            watch::<Goofspiel>(seats, Options::default(), |session| {
                trial.fits(session, 80);
                trial.names_every_choice(session, usize::MAX);
            });
        }
    });
}

#[test]
fn the_rules_fit_a_screen_and_there_is_help_in_every_language() {
    let game = Goofspiel::open(2, &Options::default()).unwrap();
    in_every_language(|trial| {
        trial.tells_the_rules_in(12, &game);
        for topic in ["dreams", "etoiles", "empates"] {
            trial.helps(&game, &game.start(), topic);
        }
    });
    told_apart(of_topics(TOPICS, "goofspiel-help-"));
}

const WHIMSICAL: Bidder = Bidder { whims: true };
const FAIR: Bidder = Bidder { whims: false };

#[test]
fn the_same_luck_makes_a_player_decide_the_same() {
    let players: [&dyn Player<Goofspiel>; 4] = [&WHIMSICAL, &FAIR, &ENGINEER, &MASTER];
    decides_by_luck_alone(&players, &table(2, Options::default(), "luck"));
}

/// Games that the first player wins, a tie counted half, in percent.
fn wins(one: &dyn Player<Goofspiel>, other: &dyn Player<Goofspiel>, games: u64) -> u64 {
    let half = |seed: u64| {
        let seats = if seed.is_multiple_of(2) { [one, other] } else { [other, one] };
        let standings = finish(&seats, Options { cards: 7, ..Options::default() }, seed / 2);
        let own = usize::try_from(seed % 2).unwrap();
        let places = [own, 1 - own].map(|seat| standings.seats[seat].place);
        match places {
            [1, 1] => 1,
            [1, _] => 2,
            _ => 0,
        }
    };
    (0..games).map(half).sum::<u64>() * 50 / games
}

#[test]
fn each_level_wins_more_often_than_the_one_below() {
    let levels: [&dyn Player<Goofspiel>; 4] = [&WHIMSICAL, &FAIR, &ENGINEER, &MASTER];
    let shares: Vec<u64> = levels.windows(2).map(|pair| wins(pair[1], pair[0], 200)).collect();
    assert!(shares.iter().all(|&share| share > 54), "{shares:?} %");
}

/// `page/lesson.ts` says what the learner bids, and what becomes of it.
#[test]
fn the_lesson_goes_as_it_is_told() {
    let lesson = KIT.lesson.unwrap();
    let mut table = table::<Goofspiel>(2, Options { cards: 7, ..Options::default() }, lesson.seed);
    let [me, partner] = [0, 1].map(|number| Seat::new(number).unwrap());
    let mut points = Vec::new();
    for (dream, own) in [(6, 5), (1, 1), (5, 3), (7, 7)] {
        assert!(table.state().stake.has(Card::new(dream).unwrap()));
        let answer = choose(&First, &table, partner, &mut Luck::seeded(1)).mv;
        table.play(partner, answer).unwrap();
        table.play(me, Move::Bid { card: Card::new(own).unwrap() }).unwrap();
        table.settle();
        points.push(table.standings().seats.iter().map(|seat| seat.points).collect::<Vec<_>>());
    }
    assert_eq!(points, [[6, 0], [6, 1], [6, 1], [18, 1]]);
}
