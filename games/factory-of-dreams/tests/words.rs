//! Everything that can happen or be decided has words, in every language.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use reverie_factory_of_dreams::events::{Event, Shown};
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::score::Score;
use reverie_factory_of_dreams::state::{Answer, Card, Proposal, State, Vote};
use reverie_factory_of_dreams::text::Text;
use reverie_factory_of_dreams::tool::{Kit, Tool};
use reverie_factory_of_dreams::words::tool_words;
use reverie_factory_of_dreams::{FactoryOfDreams, Night, Options, Tools};
use reverie_game::{
    Chance, Dealer, Game, Illegal, Luck, Pending, Seat, Seed, Session, Told, Value, option_sets,
};
use reverie_lexicon::{Concept, Likeness, Theme, Thought, Unclean, Why};
use reverie_text::wording::{Wording, keys_in_sources};

static WORDING: LazyLock<Wording<FactoryOfDreams>> = LazyLock::new(Wording::read);

/// Examples are told in English and in French.
const BOTH: [&str; 2] = ["en", "fr"];

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn text(text: &str) -> Text {
    Text::new(text, Concept(1)).unwrap()
}

fn game(night: Night) -> FactoryOfDreams {
    FactoryOfDreams::open(3, &Options { night, ..Options::default() }).unwrap()
}

#[test]
fn every_decision_and_event_of_random_games_has_words_and_different_decisions_differ() {
    WORDING.random_games_are_told();
}

fn answer(number: u8) -> Answer {
    Answer { seat: seat(number), second: false }
}

/// One of each kind of proposal, with what it is about.
fn proposals() -> [(Proposal, Vec<Text>); 3] {
    [
        (Proposal::Join { one: answer(0), other: answer(1) }, vec![text("boat"), text("ship")]),
        (Proposal::Split { answer: answer(1) }, vec![text("ship")]),
        (Proposal::Strike { answer: answer(1) }, vec![text("ship")]),
    ]
}

/// At least one event for each line the log can have.
fn every_kind_of_event() -> Vec<Event> {
    let seat = seat(0);
    let thought = Thought::by_word("gold").unwrap();
    let theme = Theme::by_id("vehicles").unwrap();
    let (flask, dream) = (2, Some(text("train")));
    let score = |matched, tile, dust| Score { matched, cards: 2, tile, dust };
    let shown = |number, word| Shown { answer: answer(number), text: text(word) };
    let mut events = vec![
        Event::Chose { seat, tools: Kit::threes().next().unwrap() },
        Event::Theme { theme },
        Event::Drew { tool: Tool::Feather },
        Event::First { seat },
        Event::Placed { seat, reserve: 3, flask, thought },
        Event::Swept { seat, thoughts: vec![thought] },
        Event::Feathered { seat, flask, word: text("thunder") },
        Event::Passed { seat },
        Event::Creating,
        Event::Dreamt { seat, flask, second: false, dream },
        Event::Dreamt { seat, flask, second: true, dream },
        Event::Dreamt { seat, flask, second: true, dream: None },
        Event::Revealed { flask, answers: vec![shown(0, "train"), shown(1, "boat"), shown(2, "ship")] },
        Event::Scored { flask, score: score(1, 0, 0) },
        Event::Scored { flask, score: score(2, 1, 0) },
        Event::Scored { flask, score: score(3, 3, 0) },
        Event::Scored { flask, score: score(3, 3, 2) },
        Event::Ended { points: 1 },
        Event::Ended { points: 12 },
    ];
    let flask_tools = [Tool::Doubt, Tool::Dust, Tool::Upend, Tool::FineDust];
    events.extend(flask_tools.map(|tool| Event::Token { seat, tool, flask }));
    events.extend([Vote::Agree, Vote::Disagree, Vote::Abstain].map(|vote| Event::Voted { seat, vote }));
    for (proposal, texts) in proposals() {
        events.push(Event::Proposed { seat, proposal, texts: texts.clone() });
        for holds in [true, false] {
            events.push(Event::Decided { proposal, texts: texts.clone(), agreed: 2, against: 1, holds });
        }
    }
    events
}

#[test]
fn every_kind_of_event_is_a_sentence_of_its_own_to_its_player_and_to_the_others() {
    let game = game(Night::Introductory);
    WORDING.events_are_sentences(&game, &every_kind_of_event(), include_str!("../src/words.rs"));
}

#[test]
fn what_is_seen_on_the_table_is_no_line_of_the_log() {
    let thought = Thought::by_word("gold").unwrap();
    for event in [
        Event::Turned { reserve: 0, thought },
        Event::Upended { flask: 0, cards: vec![Card::Feather] },
        Event::Wrote { seat: seat(0), answered: 3 },
        Event::Settled { seat: seat(0) },
        Event::Token { seat: seat(0), tool: Tool::Feather, flask: 1 },
    ] {
        assert_eq!(game(Night::Introductory).event_words(&event), None);
    }
}

#[test]
fn the_words_of_the_log_are_these() {
    let game = game(Night::Introductory);
    let said = |you, event: &Event| WORDING.said(BOTH, you, &game.event_words(event).unwrap());
    let thought = Thought::by_word("gold").unwrap();
    let placed = Event::Placed { seat: seat(0), reserve: 3, flask: 2, thought };
    assert_eq!(
        said(Some(seat(0)), &placed),
        ["You laid “gold” below flask 3.", "Vous avez posé « gold » sous la fiole 3."]
    );
    assert_eq!(
        said(None, &placed),
        ["Ada laid “gold” below flask 3.", "Ada a posé « gold » sous la fiole 3."]
    );
    let scored = Event::Scored { flask: 3, score: Score { matched: 2, cards: 1, tile: 1, dust: 1 } };
    assert_eq!(
        said(None, &scored),
        [
            "Flask 4: 2 dreamt the same, 1 and 1 for the Fairy Dust, 2 points.",
            "Fiole 4 : 2 ont rêvé pareil, 1 et 1 de Poudre de fée, 2 points."
        ]
    );
}

/// Every decision one could think of, with some words.
fn every_decision() -> Vec<Move> {
    let mut tried = vec![Move::Broom, Move::Pass, Move::Enough, Move::Settle, Move::Agree];
    tried.extend([Kit::NONE, Kit::threes().next().unwrap()].map(|tools| Move::Choose { tools }));
    for flask in [0, 1, 2, 9] {
        tried.extend([0, 9].map(|reserve| Move::Place { reserve, flask }));
        tried.extend(Tool::ALL.map(|tool| Move::Token { tool, flask }));
    }
    for word in ["train", "ice cream", "car"] {
        tried.extend([Move::Write { word: text(word) }, Move::Dream { dream: text(word) }]);
    }
    for thought in Thought::all().step_by(2) {
        tried.push(Move::Dream { dream: text(thought.word(reverie_lexicon::Language::En)) });
    }
    for number in 0..3 {
        tried.extend([Move::Strike { answer: answer(number) }, Move::Split { answer: answer(number) }]);
        tried.push(Move::Join { one: answer(number), other: answer(1) });
    }
    tried
}

#[test]
fn every_refusal_of_a_decision_has_words() {
    let tried = every_decision();
    let mut reasons: BTreeSet<String> = BTreeSet::new();
    let mut refused = |reason: Illegal| {
        if reasons.insert(reason.key().to_owned()) {
            WORDING.has_words(&reason.phrase);
        }
    };
    let nights = [Night::Sunday, Night::Wednesday, Night::Introductory];
    for (n, night) in (0..9_u64).zip(nights.into_iter().cycle()) {
        let options = Options { night, tools: Tools::Chosen, ..Options::default() };
        let chance = Chance::Dealt(Dealer::new(Seed::named(&format!("refused {n}"))));
        let mut session = Session::<FactoryOfDreams>::new(3, options, chance).unwrap();
        session.settle();
        let mut luck = Luck::seeded(n);
        while let Pending::Seats(awaited) = session.game().pending(session.state()) {
            for seat in awaited.iter() {
                tried
                    .iter()
                    .filter_map(|&mv| session.game().check(session.state(), seat, mv).err())
                    .for_each(&mut refused);
            }
            let seat = awaited.iter().next().unwrap();
            let moves = session.moves(seat);
            session.play(seat, *luck.pick(&moves).unwrap()).unwrap();
        }
    }
    let refusals = [
        include_str!("../src/refusals.rs"),
        include_str!("../src/vocabulary.rs"),
        include_str!("../src/moves.rs"),
    ]
    .concat();
    let mut never: Vec<_> = WORDING
        .keys()
        .filter(|key| !key.starts_with("factory-do-") && !key.starts_with("factory-ask-"))
        .collect();
    never.retain(|&key| refusals.contains(&format!("\"{key}\"")) && !reasons.contains(key));
    assert_eq!(never, [""; 0], "no decision is refused for these");
}

#[test]
fn a_refused_dream_is_told_what_it_is_too_close_to() {
    let refused = Illegal::new("factory-like-a-thought").with("thought", "sea");
    assert_eq!(
        WORDING.said(BOTH, None, &refused.phrase),
        [
            "That is too close to “sea”, which lies below a flask.",
            "C’est trop proche de « sea », qui se trouve sous une fiole."
        ]
    );
}

/// What the lexicon says is said here: it has no words of its own.
fn of_the_lexicon() -> BTreeSet<String> {
    let unclean = Unclean::ALL.into_iter().map(Unclean::key);
    let keys =
        unclean.chain(Why::ALL.into_iter().map(Why::key)).chain(Likeness::ALL.into_iter().map(Likeness::key));
    keys.map(str::to_owned).collect()
}

#[test]
fn what_the_lexicon_says_has_words_and_no_others() {
    WORDING.has_words_for(&of_the_lexicon());
    WORDING.has_no_others(&["unclean-", "match-", "likeness-"], &of_the_lexicon());
}

#[test]
fn every_variation_score_and_verdict_has_a_name() {
    let mut names: BTreeSet<_> = ["factory-of-dreams", "factory-of-dreams.help"].map(str::to_owned).into();
    let mut with = |key: String, attribute: &str| names.extend([format!("{key}.{attribute}"), key]);
    for choice in FactoryOfDreams::CHOICES {
        with(format!("option-{}", choice.name), "help");
        for value in choice.values {
            let Value::Word(value) = value else { panic!("{value:?}") };
            with(format!("option-{}-{value}", choice.name), "help");
        }
    }
    for tool in Tool::ALL {
        with(tool_words(tool).key.into_owned(), "help");
    }
    for (_, options) in option_sets::<FactoryOfDreams>() {
        let game = FactoryOfDreams::open(2, &options).unwrap();
        for points in 0..20 {
            with(game.band(points).name.into_owned(), "verdict");
        }
    }
    names.extend((1..=5).map(|flask| format!("score-flask-{flask}")));
    WORDING.has_words_for(&names);
    WORDING.has_no_others(&["option-", "score-", "band-", "factory-of-dreams"], &names);
}

#[test]
fn the_messages_in_the_sources_have_words_and_no_words_are_left_over() {
    let kinds = ["factory-", "components-"];
    let mut used = keys_in_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &kinds, &[]);
    assert!(used.len() > 90, "the scan finds keys at all: {}", used.len());
    // The catalog and the page say the game's name and what it is about, and what a tool does.
    used.extend(["factory-of-dreams", "factory-of-dreams.help"].map(str::to_owned));
    used.extend(Tool::ALL.map(|tool| format!("{}.help", tool_words(tool).key)));
    WORDING.has_words_for(&used);
    WORDING.has_no_others(&kinds, &used);
}

#[test]
fn a_position_that_cannot_be_is_refused_in_words() {
    let game = game(Night::Introductory);
    let mut state: State = game.start();
    state.boards.truncate(2);
    let refused = game.admit(&state).unwrap_err();
    assert_eq!(
        WORDING.said(BOTH, None, &refused.phrase),
        ["There are 2 dream boards for 3 players.", "Il y a 2 ardoises pour 3 joueurs."]
    );
}

#[test]
fn no_word_would_have_to_change_before_what_is_filled_in() {
    WORDING.nothing_changes_before(&[
        "who", "dream", "thought", "word", "tool", "tools", "one", "other", "answer", "theme", "dreams",
    ]);
}
