//! What one pair of eyes may see: everything but what others have written and is not revealed yet, with what follows from
//! it worked out, so that nobody who draws the table has to know the rules.

use reverie_game::{Eyes, Seat, SeatSet};
use reverie_lexicon::{Level, Likeness, Theme, Thought, Why};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::FactoryOfDreams;
use crate::score::Score;
use crate::state::{Answer, Card, Cards, DreamBoard, Groups, Phase, Proposal, State, Talk};
use crate::text::Text;
use crate::tool::{Kit, Tool};

/// The table as seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// What the table is doing.
    pub phase: Phase,
    /// Tonight's themes.
    pub themes: Vec<ThemeCard>,
    /// Tonight's tools.
    pub kit: Kit,
    /// Those that can still be used.
    pub tools: Kit,
    /// Who began.
    pub first: Option<Seat>,
    /// Whose turn it is while Thoughts are connected.
    pub active: Option<Seat>,
    /// Who has passed.
    pub passed: SeatSet,
    /// The cards that have been on top of a reserve.
    pub seen: Cards,
    /// What lies on top of each reserve.
    pub reserves: Vec<Option<ThoughtCard>>,
    /// The flasks.
    pub flasks: Vec<FlaskSeen>,
    /// The flask whose Feather card waits for its word.
    pub pen: Option<u8>,
    /// The word on the Feather card.
    pub feather: Option<Text>,
    /// The words that no dream may resemble: those in the flasks.
    pub banned: Vec<String>,
    /// What each line of a dream board is for, in order.
    pub lines: Vec<Line>,
    /// The dream boards, by seat.
    pub boards: Vec<BoardSeen>,
    /// The flasks that are revealed, in order.
    pub awake: Vec<Awake>,
    /// What is said about the flask revealed last.
    pub talk: Talk,
    /// The proposal that is put to the vote.
    pub proposal: Option<Proposal>,
    /// Answers to the flask revealed last that may be the same.
    pub suggestions: Vec<Suggestion>,
    /// The points of the flasks that are settled.
    pub points: u8,
}

/// A Theme card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct ThemeCard {
    /// Which.
    pub theme: Theme,
    /// Its name in files.
    pub id: String,
    /// Its title, in the language of the cards.
    pub name: String,
    /// What belongs to it.
    pub about: String,
    /// How hard it is.
    pub level: Level,
}

/// A Thought card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct ThoughtCard {
    /// Which; none for the Magic Feather's card.
    pub thought: Option<Thought>,
    /// Its word, in the language of the cards.
    pub word: String,
}

/// A flask.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct FlaskSeen {
    /// Its cards.
    pub cards: Vec<ThoughtCard>,
    /// The token played on it.
    pub token: Option<Tool>,
}

/// A line of a dream board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct Line {
    /// Which flask it is for.
    pub flask: u8,
    /// Whether it is the second for that flask.
    pub second: bool,
}

/// A dream board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct BoardSeen {
    /// What is written on it, line by line.
    pub words: Vec<Seen>,
}

/// What is written on a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "factory-of-dreams.ts")]
pub enum Seen {
    /// Something that these eyes may not see.
    Hidden,
    /// Nothing: one dream was enough.
    Nothing,
    /// This.
    Word(Text),
}

/// A flask that is revealed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct Awake {
    /// The answers, in the order of the seats.
    pub answers: Vec<AnswerSeen>,
    /// What it scores, or would with these groups.
    pub score: Score,
    /// Whether the table has agreed on it.
    pub settled: bool,
}

/// An answer that is revealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct AnswerSeen {
    /// Whose, and whether it is their second.
    pub answer: Answer,
    /// What it says.
    pub text: Text,
    /// The first answer of its group; none where it was struck.
    pub group: Option<Answer>,
    /// Why it matches that one by itself, if it does.
    pub why: Option<Why>,
}

/// Two groups that may be the same; people decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
pub struct Suggestion {
    /// The first answer of one.
    pub one: Answer,
    /// The first answer of the other.
    pub other: Answer,
    /// What speaks for it.
    pub likeness: Likeness,
}

impl FactoryOfDreams {
    pub(crate) fn see(&self, state: &State, eyes: Eyes) -> View {
        let language = self.language();
        let printed =
            |thought: Thought| ThoughtCard { thought: Some(thought), word: self.printed(thought).to_owned() };
        let card = |card: &Card| match *card {
            Card::Thought(thought) => printed(thought),
            Card::Feather => ThoughtCard {
                thought: None,
                word: state.feather.map_or_else(String::new, |word| word.as_str().to_owned()),
            },
        };
        let flasks: Vec<FlaskSeen> = state
            .flasks
            .iter()
            .map(|flask| FlaskSeen { cards: flask.cards.iter().map(card).collect(), token: flask.token })
            .collect();
        let theme = |theme: Theme| ThemeCard {
            theme,
            id: theme.id().to_owned(),
            name: theme.name(language).to_owned(),
            about: theme.about(language).to_owned(),
            level: theme.level(),
        };
        let lines = (0..state.questions()).map(|nth| state.question(nth));
        View {
            eyes,
            phase: state.phase,
            themes: state.themes().map(theme).collect(),
            kit: state.kit,
            tools: state.tools_left(),
            first: state.first,
            active: state.active,
            passed: state.passed,
            seen: state.seen,
            reserves: state
                .reserves
                .iter()
                .take(self.board.reserves.into())
                .map(|top| top.map(printed))
                .collect(),
            banned: flasks.iter().flat_map(|flask| &flask.cards).map(|card| card.word.clone()).collect(),
            flasks,
            pen: state.pen,
            feather: state.feather,
            lines: lines.map(|(flask, second)| Line { flask, second }).collect(),
            boards: Seat::all(self.seats)
                .zip(&state.boards)
                .map(|(seat, board)| board_seen(state, seat, board, eyes))
                .collect(),
            awake: (0..).zip(&state.awake).map(|(flask, groups)| self.awake(state, flask, groups)).collect(),
            talk: state.talk,
            proposal: state.talk.proposal(),
            suggestions: self.suggestions(state),
            points: self.points(state),
        }
    }

    fn awake(&self, state: &State, flask: u8, groups: &Groups) -> Awake {
        let answers = self.shown(state, flask).map(|shown| {
            let first = groups.first_of(shown.answer);
            let group = Answer::all(self.seats).find(|answer| first.map(usize::from) == Some(answer.index()));
            let beside =
                group.filter(|&first| first != shown.answer).and_then(|first| state.answer(flask, first));
            let why = beside.and_then(|first| self.kinship.of(state, first, shown.text).why);
            AnswerSeen { answer: shown.answer, text: shown.text, group, why }
        });
        Awake {
            answers: answers.collect(),
            score: self.score(state, flask, groups),
            settled: usize::from(flask) < Self::settled(state),
        }
    }

    /// Groups of the flask that is talked about, where an answer of the one may be the same as an answer of the other.
    fn suggestions(&self, state: &State) -> Vec<Suggestion> {
        let (Phase::Waking, Some(flask), Some(groups)) =
            (state.phase, state.open_flask(), state.awake.last())
        else {
            return Vec::new();
        };
        let firsts = || Answer::all(self.seats).filter(|&answer| groups.leads(answer));
        let texts = |first: Answer| {
            let of_group = move |answer: &Answer| groups.first_of(*answer) == groups.first_of(first);
            Answer::all(self.seats).filter(of_group).filter_map(|answer| state.answer(flask, answer))
        };
        let mut found = Vec::new();
        for one in firsts() {
            for other in firsts().filter(|&other| one < other) {
                let likeness = texts(one).find_map(|here| {
                    texts(other).find_map(|there| self.kinship.of(state, here, there).likeness)
                });
                found.extend(likeness.map(|likeness| Suggestion { one, other, likeness }));
            }
        }
        found
    }
}

fn board_seen(state: &State, seat: Seat, board: &DreamBoard, eyes: Eyes) -> BoardSeen {
    let own = eyes == Eyes::Seat(seat);
    let seen = |(nth, word): (usize, &Option<Text>)| {
        let (flask, _) = state.question(nth);
        if own || usize::from(flask) < state.awake.len() {
            word.map_or(Seen::Nothing, Seen::Word)
        } else {
            Seen::Hidden
        }
    };
    BoardSeen { words: board.words.iter().enumerate().map(seen).collect() }
}
