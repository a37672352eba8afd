//! The rules of Factory of Dreams, a cooperative game of words by Antonin Boccara and Romaric Galonnier.
//!
//! The table lays Thoughts, cards with a word each, below five flasks, and nobody may speak. Then everybody writes in
//! secret, for each flask, a dream that fits tonight's theme and these Thoughts. Flask by flask the dreams are compared:
//! the more dreamt the same, the more points for all.
//!
//! | room | what it is for |
//! |---|---|
//! | [`tool`] | the six tools |
//! | [`text`] | what people write |
//! | [`components`] | the box: `data/components.ron`, as types; its words are in the lexicon |
//! | `boxcheck` | whether a box holds together |
//! | [`board`] | the components of one game, ready to play with |
//! | [`state`] | what lies on the table |
//! | [`groups`] | who dreamt the same |
//! | `kinship` | what the lexicon says of two answers |
//! | [`vocabulary`] | the words that the box knows, and what may not be written |
//! | [`moves`] | what a seat may decide |
//! | `refusals` | why a seat may not decide something |
//! | [`rules`] | what a decision does, phase by phase |
//! | `position` | whether a position could lie on a table |
//! | [`events`] | what happened |
//! | [`view`] | what eyes may see; `sample`, what might be behind it |
//! | [`score`] | what the flasks score |
//! | [`words`] | moves and events, put into words |

pub mod board;
mod boxcheck;
pub mod components;
pub mod events;
pub mod groups;
mod kinship;
pub mod moves;
mod position;
mod refusals;
pub mod rules;
mod sample;
pub mod score;
pub mod state;
pub mod text;
pub mod tool;
pub mod view;
pub mod vocabulary;
pub mod words;

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

use reverie_game::{
    Campaign, Choice, Contents, Eyes, Game, GameEntry, Illegal, Log, Luck, Pending, Phrase, Question, Rules,
    Seat, SeatSet, Standings, Value, entry, seats_for,
};
use reverie_lexicon::{Language, Level};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;
use ts_rs::TS;

use board::Board;
use components::Components;
use events::Event;
use kinship::Kinship;
use moves::Move;
use rules::Roll;
use state::{Cards, DreamBoard, FLASKS, Flask, MOST_CARDS, MOST_PROPOSALS, MOST_WORDS, Phase, State, Talk};
use tool::{Kit, Tool};
use view::View;

/// Factory of Dreams in the catalog.
pub static ENTRY: GameEntry = entry::<FactoryOfDreams>();

/// The rules of Factory of Dreams with some options, for so many players.
#[derive(Debug, Clone)]
pub struct FactoryOfDreams {
    board: Arc<Board>,
    kinship: Arc<Kinship>,
    seats: u8,
}

/// Which night it is: a basic one with a theme of some level, or one of the seven trials.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "factory-of-dreams.ts")]
#[allow(missing_docs)]
pub enum Night {
    #[default]
    Introductory,
    #[serde(rename = "1")]
    One,
    #[serde(rename = "2")]
    Two,
    #[serde(rename = "3")]
    Three,
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Night {
    /// The level of the theme of a basic night.
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Introductory => Some(Level::Introductory),
            Self::One => Some(Level::One),
            Self::Two => Some(Level::Two),
            Self::Three => Some(Level::Three),
            _ => None,
        }
    }

    /// As it stands in the options.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Introductory => "introductory",
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
            Self::Monday => "monday",
            Self::Tuesday => "tuesday",
            Self::Wednesday => "wednesday",
            Self::Thursday => "thursday",
            Self::Friday => "friday",
            Self::Saturday => "saturday",
            Self::Sunday => "sunday",
        }
    }
}

/// Where the three tools of a basic night come from; a trial has its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "factory-of-dreams.ts")]
pub enum Tools {
    /// Those of the basic mode.
    #[default]
    Box,
    /// Any three, drawn.
    Drawn,
    /// Any three, chosen by the first seat before anything is dealt.
    Chosen,
}

/// What is chosen before a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields, export_to = "factory-of-dreams.ts")]
pub struct Options {
    /// The language of the cards, in which answers are read.
    #[ts(as = "Option<Language>")]
    pub words: Language,
    /// Which night it is.
    #[ts(as = "Option<Night>")]
    pub night: Night,
    /// Where the tools of a basic night come from.
    #[ts(as = "Option<Tools>")]
    pub tools: Tools,
    /// A box of the players' own, instead of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    pub components: Option<Box<Components>>,
}

impl Default for Options {
    fn default() -> Self {
        Self { words: Language::En, night: Night::default(), tools: Tools::default(), components: None }
    }
}

impl FactoryOfDreams {
    /// What it is played with.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The language of the cards.
    pub fn language(&self) -> Language {
        self.board.words
    }

    /// Every seat.
    pub(crate) fn everybody(&self) -> SeatSet {
        Seat::all(self.seats).collect()
    }
}

impl Game for FactoryOfDreams {
    const NAME: &'static str = "factory-of-dreams";
    const RULES: Rules = Rules::FIRST;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const CHOICES: &'static [Choice] = &[
        Choice { name: "words", values: &[Value::Word("en"), Value::Word("fr")] },
        Choice {
            name: "night",
            values: &[
                Value::Word("introductory"),
                Value::Word("1"),
                Value::Word("2"),
                Value::Word("3"),
                Value::Word("monday"),
                Value::Word("tuesday"),
                Value::Word("wednesday"),
                Value::Word("thursday"),
                Value::Word("friday"),
                Value::Word("saturday"),
                Value::Word("sunday"),
            ],
        },
        Choice { name: "tools", values: &[Value::Word("box"), Value::Word("drawn"), Value::Word("chosen")] },
    ];

    /// The seven trials of the Great Sandman; whoever has passed them all plays with any tools.
    const CAMPAIGN: Option<Campaign> = Some(Campaign {
        option: "night",
        chapters: &["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
        afterwards: &[("tools", "drawn"), ("tools", "chosen")],
    });

    type Options = Options;
    type Components = Components;
    type State = State;
    type Move = Move;
    type Roll = Roll;
    type Board = Board;
    type View = View;
    type Event = Event;

    fn with_box(options: Options, components: Components) -> Options {
        Options { components: Some(Box::new(components)), ..options }
    }

    fn under(_rules: u16, seats: u8, options: &Options) -> Result<Self, Illegal> {
        /// Our own box, once.
        static OWN: LazyLock<Components> = LazyLock::new(Components::own);
        seats_for::<Self>(seats)?;
        let board = match &options.components {
            Some(components) => {
                // A box can also come inside a record or a message, never having been read as a file.
                components.check().map_err(|fault| fault.reason)?;
                Board::new(components, options, seats)
            }
            None => Board::new(&OWN, options, seats),
        };
        Ok(Self { board: Arc::new(board), kinship: Arc::new(Kinship::new(options.words)), seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// Cards and tools are few; what could go on is talk, and there everybody's proposals are counted.
    fn longest(&self) -> usize {
        let seats = usize::from(self.seats);
        let proposals = seats * usize::from(MOST_PROPOSALS);
        let talk = (proposals + 1) * seats + proposals * (seats - 1);
        // The tools chosen; the cards of every flask, those of an upended one twice; tools, and the Feather's word; passing.
        let connecting = 1 + (FLASKS + 1) * MOST_CARDS + Tool::COUNT + 1 + seats;
        connecting + seats * MOST_WORDS + FLASKS * talk
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn start(&self) -> State {
        State {
            phase: Phase::Opening,
            themes: [None; state::MOST_THEMES],
            kit: self.board.tools.unwrap_or(Kit::NONE),
            swept: false,
            first: None,
            active: None,
            passed: SeatSet::NONE,
            seen: Cards::default(),
            reserves: [None; state::MOST_RESERVES],
            flasks: [Flask::default(); FLASKS],
            pen: None,
            feather: None,
            boards: (0..self.seats).map(|_| DreamBoard::default()).collect(),
            awake: ArrayVec::new(),
            talk: Talk::default(),
        }
    }

    fn admit(&self, state: &State) -> Result<(), Illegal> {
        self.admit_state(state)
    }

    fn pending(&self, state: &State) -> Pending {
        self.owing(state)
    }

    fn moves(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        self.list(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        seat.at_table_of(self.seats)?;
        self.refuse(state, seat, mv)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        self.asks(state, seat)
    }

    fn read(&self, state: &State, seat: Seat, text: &str) -> Result<Move, Illegal> {
        self.understand(state, seat, text)
    }

    fn weigh(&self, state: &State, seat: Seat, answers: &[Option<&str>]) -> Vec<Result<(), Illegal>> {
        self.weigh_answers(state, seat, answers)
    }

    /// While Thoughts are connected and dreams written, nobody may tell anybody anything.
    fn silence(&self, state: &State) -> Option<Phrase> {
        let silent = matches!(state.phase, Phase::Connecting | Phase::Creating);
        silent.then(|| Phrase::new("factory-silence"))
    }

    fn play(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        self.decide(state, seat, mv, log);
    }

    /// Only what is laid below a flask may be thought over: a board of dreams is sent when it is done, and talk goes on.
    fn confirms(&self, mv: Move) -> bool {
        !matches!(mv, Move::Place { .. } | Move::Broom | Move::Token { .. } | Move::Pass | Move::Write { .. })
    }

    fn rolls(&self, state: &State, out: &mut Vec<(Roll, u32)>) {
        out.clear();
        self.list_rolls(state, out);
    }

    fn roll(&self, state: &mut State, roll: Roll, log: &mut Log<'_, Event>) {
        self.deal(state, roll, log);
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        self.see(state, eyes)
    }

    fn sample(&self, view: &View, luck: &mut Luck) -> State {
        self.imagine(view, luck)
    }

    fn standings(&self, state: &State) -> Standings {
        self.standings_of(state)
    }
}
