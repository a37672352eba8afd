//! The face of a game: what the dealer, the referee, the bots, the server and the lab know of it.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use ts_rs::TS;

use crate::fault::{Contents, read_box};
use crate::{Eyes, Happening, Illegal, Log, Luck, Phrase, Seat, SeatSet, Standings};

/// Plain data that can be written down and read back.
pub trait Data: Clone + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// A game: a value that holds the rules with their options, fixed while a game runs.
///
/// - **Chance is a move of nobody.** Nothing is shuffled in advance: what chance decides is a
///   [`Roll`](Game::Roll), asked for when it is needed. A roll that is due comes before any seat.
/// - **Decisions are small.** What is still owed is data in the state. A decision is never changed by another
///   decision, only taken back by undo, so every game is bounded by [`longest`](Game::longest).
/// - **Several seats may owe a decision at once.** Two answers that are legal together are legal in both orders and
///   lead to the same table.
/// - `moves`, `play` and `roll` don't allocate in the common case; `pending` builds no lists.
///
/// The [`laws`](crate::laws) hold every game to all of this.
///
/// A whole game, put into words ([`Told`](crate::Told)) and held to the laws, is not long:
///
/// ```
#[doc = include_str!("../guide/heap.rs")]
///
/// reverie_game::laws::uphold::<Heap>(20);
/// ```
pub trait Game: Sized + Clone + Debug + Send + Sync + 'static {
    /// Its name in commands, records and addresses: lower case, words joined by hyphens.
    const NAME: &'static str;
    /// The versions of its rules. Within one version a record replays to the same states on any machine.
    const RULES: Rules;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Whether every pair of eyes sees the same: then a view is worked out once for all who look.
    const OPEN: bool = false;
    /// What can be chosen before a game, with every value it can have.
    const CHOICES: &'static [Choice];

    /// Games that are to be won one after the other, by a team over many evenings.
    const CAMPAIGN: Option<Campaign> = None;

    /// What was chosen before the game.
    type Options: Data + Default;
    /// The box: tiles, cards, boards. An owner can put in the printed figures from a file of their own.
    type Components: Data + Contents;
    /// What lies on the table: flat, at most 2 KiB, no clock, no generator, nothing derived.
    type State: Data + Copy + Eq;
    /// One decision of one seat.
    type Move: Data + Copy + Ord;
    /// One thing that chance decides: a pair of dice, the next tile of a pile.
    type Roll: Data + Copy + Ord;
    /// What is printed and never changes during a game, for whoever draws it; `()` where there is nothing of the kind.
    type Board: Serialize;
    /// What one pair of eyes may see.
    type View: Data + Eq;
    /// What happened.
    type Event: Data + Eq + Happening;

    /// Reads a box from a RON file, with the line and the reason where it is wrong.
    fn unbox(source: &str) -> Result<Self::Components, BadBox> {
        read_box(source)
    }
    /// Puts this box on the table instead of our own.
    fn with_box(options: Self::Options, components: Self::Components) -> Self::Options;

    /// The game by this version of its rules, one of [`RULES`](Game::RULES), with these options for this many seats; or why
    /// there is no such game. What a version changes is kept in one place of the game.
    fn under(rules: u16, seats: u8, options: &Self::Options) -> Result<Self, Illegal>;
    /// The same by the newest rules.
    fn open(seats: u8, options: &Self::Options) -> Result<Self, Illegal> {
        Self::under(Self::RULES.newest, seats, options)
    }
    /// A position of a game under way that began by an older version, as it lies by the newest: for a game whose
    /// [`RULES`](Game::RULES) bring games under way to them. Where one cannot be brought it goes on by its own.
    fn bring(&self, _from: u16, state: &Self::State) -> Result<Self::State, Illegal> {
        Ok(*state)
    }
    /// How many are playing.
    fn seats(&self) -> u8;
    /// A bound on the decisions of all seats together, however they play.
    fn longest(&self) -> usize;
    /// What the game is played on.
    fn board(&self) -> &Self::Board;
    /// The table before anything was dealt or decided.
    fn start(&self) -> Self::State;
    /// Could this lie on a table? For positions from outside, and for the laws.
    fn admit(&self, state: &Self::State) -> Result<(), Illegal>;

    /// Who owes what.
    fn pending(&self, state: &Self::State) -> Pending;
    /// Everything `seat` may decide now, sorted, each once. Clears `out` first; leaves it empty for a seat that
    /// is not awaited. While a question is open these are the answers the box knows.
    fn moves(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Move>);
    /// Why `seat` may not decide this, in words for a person.
    fn check(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Result<(), Illegal>;
    /// Is free text wanted from `seat`?
    fn question(&self, _state: &Self::State, _seat: Seat) -> Option<Question> {
        None
    }
    /// The decision that `seat`'s text stands for.
    fn read(&self, _state: &Self::State, _seat: Seat, _text: &str) -> Result<Self::Move, Illegal> {
        Err(Illegal::new("no-question"))
    }
    /// What would be said to these answers of `seat` to the question that is open and those that come after it, in order, as
    /// far as all of that is its own affair: for somebody who is still writing. Nothing yet for an answer that is `None`.
    fn weigh(&self, state: &Self::State, seat: Seat, answers: &[Option<&str>]) -> Vec<Result<(), Illegal>> {
        let first = |text: &str| self.check(state, seat, self.read(state, seat, text)?);
        let weigh = |(nth, text): (usize, Option<&str>)| match text {
            None => Ok(()),
            Some(text) if nth == 0 => first(text),
            Some(_) => Err(Illegal::new("no-question")),
        };
        answers.iter().copied().enumerate().map(weigh).collect()
    }
    /// Why nobody may talk now, where the rules want silence.
    fn silence(&self, _state: &Self::State) -> Option<Phrase> {
        None
    }
    /// Plays a decision that `check` allows.
    fn play(&self, state: &mut Self::State, seat: Seat, mv: Self::Move, log: &mut Log<'_, Self::Event>);
    /// Whether this decision itself says "that was all": then nobody waits for its seat to confirm it.
    fn confirms(&self, _mv: Self::Move) -> bool {
        false
    }
    /// Everything chance may bring now, sorted, with weights. Clears `out` first.
    fn rolls(&self, state: &Self::State, out: &mut Vec<(Self::Roll, u32)>);
    /// Plays one of the `rolls`.
    fn roll(&self, state: &mut Self::State, roll: Self::Roll, log: &mut Log<'_, Self::Event>);

    /// What these eyes may see.
    fn view(&self, state: &Self::State, eyes: Eyes) -> Self::View;
    /// A table that whoever has this view might be looking at.
    fn sample(&self, view: &Self::View, luck: &mut Luck) -> Self::State;
    /// Who is ahead, and why. At the end: who won.
    fn standings(&self, state: &Self::State) -> Standings;
}

/// The versions of a game's rules that this program can play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    /// The one that new games are played by.
    pub newest: u16,
    /// The oldest that can still be played. Records and tables of versions before it can be looked at, but not played on.
    pub oldest: u16,
    /// What becomes of a game under way that began by an older version.
    pub under_way: UnderWay,
}

/// What becomes of a game under way when the rules have changed since it began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnderWay {
    /// It goes on by the rules it began with.
    KeepsItsRules,
    /// It is brought to the newest: see [`Game::bring`].
    IsBrought,
}

impl Rules {
    /// There was only ever one version.
    pub const FIRST: Self = Self { newest: 1, oldest: 1, under_way: UnderWay::KeepsItsRules };

    /// Whether a game of this version can be played here.
    pub const fn plays(self, rules: u16) -> bool {
        self.oldest <= rules && rules <= self.newest
    }

    /// Which versions those are.
    pub fn words(self) -> Phrase {
        let Self { oldest, newest, .. } = self;
        let key = if oldest == newest { "rules-version" } else { "rules-versions" };
        Phrase::new(key).with("oldest", oldest).with("newest", newest)
    }

    /// The nth of the versions that can be played here, round and round.
    pub fn nth(self, n: u64) -> u16 {
        let versions = u64::from(self.newest.saturating_sub(self.oldest)) + 1;
        self.newest - u16::try_from(n % versions).unwrap_or_default()
    }

    /// The version by which a game under way goes on that has been played by this one.
    pub const fn goes_on_by(self, rules: u16) -> u16 {
        match self.under_way {
            UnderWay::KeepsItsRules => rules,
            UnderWay::IsBrought => self.newest,
        }
    }
}

/// Who owes the next decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pending {
    /// These seats, in any order.
    Seats(SeatSet),
    /// Chance, before any seat.
    Chance(Source),
    /// Nobody: the game is over.
    Over,
}

/// Something chance rolls from. The rolls of one source are dealt apart from those of any other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema, TS)]
#[ts(export_to = "game.ts")]
pub struct Source {
    /// What is rolled: the dice, a pile.
    pub name: &'static str,
    /// Which one, where there are several of a kind.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub index: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
const fn is_zero(index: &u8) -> bool {
    *index == 0
}

impl Source {
    /// The only one of its kind.
    pub const fn new(name: &'static str) -> Self {
        Self { name, index: 0 }
    }

    /// The one with this index.
    #[must_use]
    pub const fn of(self, index: u8) -> Self {
        Self { index, ..self }
    }
}

/// Free text that a seat is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[ts(export_to = "game.ts")]
pub struct Question {
    /// What is asked, for a person.
    pub ask: Phrase,
    /// How many characters an answer may have.
    pub longest: u16,
}

/// Something that can be chosen before a game. Its words have the Fluent keys `option-NAME` and
/// `option-NAME-VALUE`, with an attribute `.help`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[ts(export_to = "game.ts")]
pub struct Choice {
    /// Its name in the options.
    pub name: &'static str,
    /// Every value it can have, the usual one first.
    pub values: &'static [Value],
}

/// A value of a [`Choice`], as it stands in the options' JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(untagged)]
#[ts(export_to = "game.ts")]
pub enum Value {
    /// One of some names.
    Word(&'static str),
    /// On or off.
    Flag(bool),
    /// One of some numbers.
    Number(i64),
}

/// Values of one option that are to be passed one after the other: each opens when the one before it is passed, which is
/// to end in the last row of its verdicts. Whoever plays without a team plays what they like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[ts(export_to = "game.ts")]
pub struct Campaign {
    /// The option.
    pub option: &'static str,
    /// Its values that are chapters, in order.
    pub chapters: &'static [&'static str],
    /// Values of other options that open when the last chapter is passed.
    pub afterwards: &'static [(&'static str, &'static str)],
}

/// Refused where so many cannot play this game.
pub fn seats_for<G: Game>(seats: u8) -> Result<(), Illegal> {
    let (fewest, most) = G::SEATS.into_inner();
    if (fewest..=most).contains(&seats) { Ok(()) } else { Err(Illegal::wrong_seats(seats, fewest, most)) }
}

/// Every set of options that `CHOICES` can make, with a short name for each ("view=A").
pub fn option_sets<G: Game>() -> Vec<(String, G::Options)> {
    let mut sets = vec![(String::new(), serde_json::Map::new())];
    for choice in G::CHOICES {
        sets = sets
            .iter()
            .flat_map(|(name, options)| {
                choice.values.iter().map(move |value| {
                    let json = serde_json::json!(value);
                    let shown = json.as_str().map_or_else(|| json.to_string(), str::to_owned);
                    let comma = if name.is_empty() { "" } else { "," };
                    let mut options = options.clone();
                    options.insert(choice.name.to_owned(), json);
                    (format!("{name}{comma}{}={shown}", choice.name), options)
                })
            })
            .collect();
    }
    sets.into_iter()
        .map(|(name, options)| {
            let options =
                serde_json::from_value(serde_json::Value::Object(options)).unwrap_or_else(|error| {
                    panic!("{}: CHOICES and Options disagree on {name}: {error}", G::NAME)
                });
            (name, options)
        })
        .collect()
}

/// What is wrong with a file of components.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BadBox {
    /// Counted from 1.
    pub line: usize,
    /// For the person who wrote the file.
    pub reason: Illegal,
}
