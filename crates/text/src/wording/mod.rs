//! What all words are held to, in every language. A game's tests call this suite, as they call the
//! [laws](reverie_game::laws):
//!
//! ```ignore
//! static WORDING: LazyLock<Wording<YourGame>> = LazyLock::new(Wording::read);
//!
//! #[test]
//! fn random_games_have_words() {
//!     WORDING.random_games_are_told();
//! }
//! ```
//!
//! | room | what it is for |
//! |---|---|
//! | [`Wording`] | phrases, random games, every kind of event: all of it in whole sentences |
//! | [`Misprints`] | a box's file with one thing changed: refused on its line, in words |
//! | [`keys_in_sources`] | the messages that a game's sources name |
//! | [`gaps`] | where the languages differ in what they have words for |
//! | [`ill_mannered`] | where a language's words are not as it wants its sentences |

use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;

use reverie_game::{Arg, Chance, Dealer, Luck, Pending, Phrase, Seat, Seed, Session, Told, option_sets};

use crate::{Lang, Names, Voice};

mod gaps;
mod manners;
mod misprints;
mod sources;

pub use gaps::gaps;
use gaps::keys;
use manners::Manners;
pub use misprints::Misprints;
pub use sources::keys_in_sources;

/// Who sits where while words are looked at.
const NAMES: [&str; 8] = ["Ada", "Bea", "Cid", "Dov", "Eve", "Fay", "Gus", "Hal"];

/// Messages with what they mention.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The keys of a file of words, `key` and `key.attribute`.
pub fn keys_of(source: &str) -> Vec<String> {
    keys(source).unwrap_or_default().into_keys().collect()
}

/// The lines and messages of a language that are not as it says, in its `language.ftl`, that it wants its sentences.
pub fn ill_mannered(lang: Lang) -> Vec<String> {
    let manners = Manners::of(lang);
    // What it says of itself are no sentences.
    let files = lang.files().iter().filter(|(name, _)| *name != gaps::OWN);
    let breaches = |(name, source): &(&str, &str)| {
        manners
            .breaches(source)
            .into_iter()
            .map(move |line| format!("{lang}/{name}: {line}"))
            .collect::<Vec<_>>()
    };
    files.flat_map(breaches).collect()
}

/// The words of a game. Its methods panic where the words are not as they should be.
#[derive(Debug)]
pub struct Wording<G> {
    /// The game's own messages with what they mention; all languages mention the same.
    own: Messages,
    /// Those that every game has.
    common: Messages,
    game: PhantomData<G>,
}

/// Where a game's own words lie in a language's folder.
fn own_file<G: Told>() -> String {
    format!("{}/game", G::NAME)
}

impl<G: Told> Wording<G> {
    /// Reads the texts of the game.
    pub fn read() -> Self {
        let model = Lang::default();
        Self {
            own: keys(model.file(&own_file::<G>())).expect("the game's texts are Fluent"),
            common: keys(model.file("common")).expect("the common texts are Fluent"),
            game: PhantomData,
        }
    }

    /// Every voice there is.
    fn voices() -> impl Iterator<Item = &'static Voice> {
        Lang::all().map(Voice::of)
    }

    /// The game's own messages, `key` and `key.attribute`.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.own.keys().map(String::as_str)
    }

    /// No language has a word that would have to change with what follows it (the French "de", "que") before any of these, whose
    /// first letter, gender and number nobody knows yet.
    #[track_caller]
    pub fn nothing_changes_before(&self, filled: &[&str]) {
        for lang in Lang::all() {
            let changing = Manners::of(lang).changing_before(lang.file(&own_file::<G>()), filled);
            assert_eq!(changing, [""; 0], "{lang}");
        }
    }

    /// The phrase in words, to the player on the first seat ("you") and to somebody who watches: everything in it has
    /// words, nothing that its message mentions is missing, and nothing is left of how it was put together.
    #[track_caller]
    pub fn worded(&self, voice: &Voice, phrase: &Phrase) -> [String; 2] {
        self.known(voice, phrase);
        [Seat::new(0), None].map(|you| {
            let words = voice.say_to(&names(you), phrase);
            assert!(!words.contains(['{', '$', '=', '~']), "{phrase} is worded {words:?}");
            assert!(!words.contains("  ") && !words.contains('\n'), "{phrase} is worded {words:?}");
            words
        })
    }

    #[track_caller]
    fn known(&self, voice: &Voice, phrase: &Phrase) {
        let key = phrase.key.as_ref();
        if !voice.knows(key) && matches!(phrase.args.get("name"), Some(Arg::Word(name)) if !name.is_empty()) {
            // A piece of another box, called by its own name.
            return;
        }
        assert!(voice.knows(key), "{} has no word for {phrase}", voice.lang());
        let Some(mentions) = self.own.get(key).or_else(|| self.common.get(key)) else {
            panic!("no file of this game has a word for {phrase}");
        };
        for mentioned in mentions {
            assert!(phrase.args.contains_key(mentioned.as_str()), "{phrase} lacks ${mentioned}");
        }
        for inner in filled_in(phrase) {
            self.known(voice, inner);
        }
    }

    /// The phrase has [words](Wording::worded) in every language.
    #[track_caller]
    pub fn has_words(&self, phrase: &Phrase) {
        for voice in Self::voices() {
            self.worded(voice, phrase);
        }
    }

    /// Exactly what this listener reads in each of these languages, its no-break spaces as plain ones.
    #[track_caller]
    pub fn said<const N: usize>(&self, codes: [&str; N], you: Option<Seat>, phrase: &Phrase) -> [String; N] {
        codes.map(|code| {
            let lang: Lang = code.parse().unwrap_or_else(|unknown| panic!("{unknown}"));
            Voice::of(lang).say_to(&names(you), phrase).replace('\u{a0}', " ")
        })
    }

    /// Every language has words for all of these keys.
    #[track_caller]
    pub fn has_words_for(&self, keys: &BTreeSet<String>) {
        for voice in Self::voices() {
            let missing: Vec<_> = keys.iter().filter(|key| !voice.knows(key)).collect();
            assert_eq!(missing, [""; 0], "{}", voice.lang());
        }
    }

    /// Of the messages that begin like one of these kinds there are none but these.
    #[track_caller]
    pub fn has_no_others(&self, kinds: &[&str], keys: &BTreeSet<String>) {
        let of_a_kind = |key: &&str| kinds.iter().any(|kind| key.starts_with(kind));
        let idle: Vec<_> = self.keys().filter(of_a_kind).filter(|&key| !keys.contains(key)).collect();
        assert_eq!(idle, [""; 0], "nothing says these");
    }

    /// Everything that happens and may be decided in random games has words, with every set of options, for as few and as
    /// many as can play; different decisions have different words.
    #[track_caller]
    pub fn random_games_are_told(&self) {
        for (name, options) in option_sets::<G>() {
            for seats in [*G::SEATS.start(), *G::SEATS.end()] {
                self.random_game_is_told(&name, seats, options.clone());
            }
        }
    }

    /// The same in games with this box, with every set of options.
    #[track_caller]
    pub fn random_games_are_told_with(&self, components: &G::Components) {
        for (name, options) in option_sets::<G>() {
            let options = G::with_box(options, components.clone());
            for seats in [*G::SEATS.start(), *G::SEATS.end()] {
                self.random_game_is_told(&name, seats, options.clone());
            }
        }
    }

    #[track_caller]
    fn random_game_is_told(&self, name: &str, seats: u8, options: G::Options) {
        let chance = Chance::Dealt(Dealer::new(Seed::named(name)));
        let mut session = Session::<G>::new(seats, options, chance)
            .unwrap_or_else(|reason| panic!("{name}, {seats} seats: {reason}"));
        let mut luck = Luck::seeded(u64::from(seats));
        let mut events = session.settle();
        while let Pending::Seats(awaited) = session.game().pending(session.state()) {
            self.events_are_told(session.game(), &events);
            let seat = awaited.iter().next().expect("somebody is awaited");
            let moves = session.moves(seat);
            self.decisions_differ(&session, seat, &moves);
            let mv = *luck.pick(&moves).expect("an awaited seat has a move");
            events = session.play(seat, mv).unwrap_or_else(|reason| panic!("{name}, {mv:?}: {reason}"));
        }
        self.events_are_told(session.game(), &events);
    }

    #[track_caller]
    fn events_are_told(&self, game: &G, events: &[G::Event]) {
        for phrase in events.iter().filter_map(|event| game.event_words(event)) {
            self.has_words(&phrase);
        }
    }

    #[track_caller]
    fn decisions_differ(&self, session: &Session<G>, seat: Seat, moves: &[G::Move]) {
        for voice in Self::voices() {
            let mut said: BTreeMap<Vec<[String; 2]>, G::Move> = BTreeMap::new();
            for &mv in moves {
                let path = session.game().move_words(session.state(), seat, mv);
                assert!(!path.is_empty(), "{mv:?}");
                let words = path.iter().map(|phrase| self.worded(voice, phrase)).collect();
                if let Some(other) = said.insert(words, mv) {
                    panic!("{mv:?} and {other:?} sound alike");
                }
            }
        }
    }

    /// Each of these events is a whole sentence of its own, to its player ("you", on the first seat) and to the others.
    /// Together they say everything that stands in `event_words` in this source, up to the next `impl`.
    #[track_caller]
    pub fn events_are_sentences(&self, game: &G, events: &[G::Event], source: &str) {
        let mut used = BTreeSet::new();
        for voice in Self::voices() {
            let mut said: BTreeMap<String, &G::Event> = BTreeMap::new();
            for event in events {
                let phrase = game.event_words(event).unwrap_or_else(|| panic!("{event:?} has no words"));
                let [to_you, to_others] = self.worded(voice, &phrase);
                for words in [&to_you, &to_others] {
                    assert!(words.starts_with(char::is_uppercase) && words.ends_with('.'), "{words}");
                }
                assert_eq!(to_others.contains(NAMES[0]), about_the_first(&phrase), "{to_others}");
                assert!(!to_you.contains(NAMES[0]), "{to_you}");
                if let Some(before) = said.insert(to_you.clone(), event) {
                    panic!("{to_you}: {event:?} and {before:?}");
                }
                all_keys(&phrase, &mut used);
            }
        }
        let (_, words) = source.split_once("fn event_words").expect("the source has the words of events");
        let words = words.split("\nimpl ").next().unwrap_or_default();
        let named: Vec<_> = words.split('"').filter(|&key| self.own.contains_key(key)).collect();
        assert!(!named.is_empty(), "the source names no message");
        let never: Vec<_> = named.into_iter().filter(|&key| !used.contains(key)).collect();
        assert_eq!(never, [""; 0], "no event says these");
    }
}

fn names(you: Option<Seat>) -> Names {
    Names { names: NAMES.map(str::to_owned).into(), you }
}

fn filled_in(phrase: &Phrase) -> impl Iterator<Item = &Phrase> {
    phrase.args.values().filter_map(|arg| if let Arg::Phrase(inner) = arg { Some(inner) } else { None })
}

fn about_the_first(phrase: &Phrase) -> bool {
    let is_first = |arg: &Arg| matches!(arg, Arg::Seat { seat } if seat.number() == 0);
    phrase.args.values().any(is_first) || filled_in(phrase).any(about_the_first)
}

fn all_keys(phrase: &Phrase, keys: &mut BTreeSet<String>) {
    keys.insert(phrase.key.to_string());
    for inner in filled_in(phrase) {
        all_keys(inner, keys);
    }
}
