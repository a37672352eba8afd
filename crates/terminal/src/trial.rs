//! What every board is held to, for the tests of each game: no line too wide, no key without words, no two decisions of one name.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

use std::collections::BTreeMap;

use reverie_game::{Chance, Dealer, Game, Luck, Pending, Phrase, Seat, Seed, Session};
use reverie_text::{Lang, Names, Voice};

use crate::board::{Board, GameOf, Scene, table};
use crate::paint::{Row, fold, paper};
use crate::typed::{plain, words};

/// A random game, looked at after every decision.
pub fn watch<G: Game>(seats: u8, options: G::Options, look: impl FnMut(&Session<G>)) {
    watch_those(seats, options, |_| true, look);
}

/// A random game of decisions like these, where there is one, looked at after every decision.
pub fn watch_those<G: Game>(
    seats: u8,
    options: G::Options,
    like: impl Fn(&G::Move) -> bool,
    mut look: impl FnMut(&Session<G>),
) {
    let chance = Chance::Dealt(Dealer::new(Seed::named("watch")));
    let mut session = Session::<G>::new(seats, options, chance).unwrap();
    session.settle();
    let mut luck = Luck::seeded(7);
    while let Pending::Seats(waiting) = session.game().pending(session.state()) {
        look(&session);
        let seat = waiting.iter().next().unwrap();
        let mut moves = session.moves(seat);
        if moves.iter().any(&like) {
            moves.retain(&like);
        }
        session.play(seat, *luck.pick(&moves).unwrap()).unwrap();
    }
    look(&session);
}

/// A board, looked at in one language from the first seat.
#[derive(Debug)]
pub struct Trial<'a, B> {
    /// The board.
    pub board: &'a B,
    /// The language.
    pub voice: &'a Voice,
    /// What the keys of its words begin with: whoever sees one raw was told nothing.
    pub keys: &'static str,
}

impl<B: Board> Trial<'_, B> {
    /// The table fits so many columns.
    pub fn fits(&self, session: &Session<GameOf<B>>, width: usize) {
        let seat = Seat::new(0);
        let names = Names { names: vec!["Ada".into(), "Random 2".into()], you: seat };
        let scene = Scene { voice: self.voice, names: &names, width };
        let rows = table(self.board, session, seat.unwrap(), &scene);
        let wide = rows.iter().find(|row| row.width() >= width);
        assert_eq!(wide.map(Row::to_string), None, "{width} columns in {}", self.voice.lang());
        self.is_worded(&paper(&rows));
    }

    /// Everything the first seat may do has a name that nothing else has, and is explained, so many of them at most.
    pub fn names_every_choice(&self, session: &Session<GameOf<B>>, explained: usize) {
        let (game, state, seat) = (session.game(), session.state(), Seat::new(0).unwrap());
        let names = Names { names: Vec::new(), you: Some(seat) };
        let scene = Scene { voice: self.voice, names: &names, width: 80 };
        let say = |phrase: &Phrase| self.voice.say_to(&names, phrase);
        self.is_worded(&say(&self.board.asks(game, state, seat)));
        self.is_worded(&say(&self.board.example(game, state, seat)));
        let mut listed = Vec::new();
        for (n, mv) in session.moves(seat).into_iter().enumerate() {
            let words: Vec<String> = self.board.menu_words(game, state, seat, mv).iter().map(say).collect();
            self.is_worded(&words.concat());
            if n < explained {
                self.is_worded(&self.board.effect(game, state, seat, mv, &scene).unwrap_or_default());
            }
            let name = (self.board.section(mv), words);
            assert!(!listed.contains(&name), "{name:?}");
            listed.push(name);
        }
    }

    /// There is help on this, as it is typed.
    pub fn helps(&self, game: &GameOf<B>, state: &<GameOf<B> as Game>::State, topic: &str) -> String {
        assert_eq!(topic, plain(topic));
        let names = Names::default();
        let scene = Scene { voice: self.voice, names: &names, width: 80 };
        let said = self.board.help(game, state, Seat::new(0).unwrap(), topic, &scene);
        let said = said.unwrap_or_else(|| panic!("no help on {topic}"));
        self.is_worded(&said);
        said
    }

    /// The rules take no more than so many lines.
    pub fn tells_the_rules_in(&self, lines: usize, game: &GameOf<B>) {
        let rules = self.board.rules(game);
        let rules: Vec<String> = rules.iter().map(|phrase| fold(&self.voice.say(phrase), 79, 2)).collect();
        assert!(rules.join("\n").lines().count() <= lines, "in {}", self.voice.lang());
    }

    fn is_worded(&self, said: &str) {
        // The name of a game, which somebody types, is no key.
        let keys = said.replace(GameOf::<B>::NAME, "").contains(self.keys);
        assert!(!keys, "in {}: {said}", self.voice.lang());
    }
}

/// Where the words for these topics stand.
pub fn of_topics(topics: &[&str], help: &str) -> Vec<String> {
    topics.iter().map(|topic| format!("{help}{topic}.typed")).collect()
}

/// Every language has words for each of these, and a word means one of them only, whatever the language.
pub fn told_apart<S: AsRef<str>>(keys: impl IntoIterator<Item = S>) {
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    for key in keys {
        let key = key.as_ref();
        for lang in Lang::all() {
            let listed = words(lang, key);
            assert!(!listed.is_empty(), "{lang}: {key}");
            for word in listed {
                let before = known.insert(word.clone(), key.to_owned());
                assert!(
                    before.is_none_or(|before| before == key),
                    "{lang}: {word} is {key} and something else"
                );
            }
        }
    }
}
