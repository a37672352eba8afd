//! Moves and events, put into words: which Fluent message, with what filled in. Words of cards and dreams are in the language
//! of the cards, whoever reads.

use reverie_game::{Phrase, Seat, Told};
use reverie_lexicon::Thought;

use crate::FactoryOfDreams;
use crate::events::Event;
use crate::moves::Move;
use crate::score::Score;
use crate::state::{Answer, Card, Proposal, State, Vote};
use crate::text::Text;
use crate::tool::{Kit, Tool};

impl Told for FactoryOfDreams {
    fn move_words(&self, state: &State, _seat: Seat, mv: Move) -> Vec<Phrase> {
        match mv {
            Move::Choose { tools } => vec![Phrase::new("factory-do-choose").with("tools", kit_words(tools))],
            Move::Place { reserve, flask } => {
                let top = state.reserves.get(usize::from(reserve)).copied().flatten();
                vec![
                    Phrase::new("factory-do-place")
                        .with("thought", top.map_or("", |thought| self.printed(thought)))
                        .with("reserve", reserve + 1),
                    Phrase::new("factory-do-place-flask").with("flask", flask + 1),
                ]
            }
            Move::Broom => vec![Phrase::new("factory-do-broom")],
            Move::Token { tool, flask } => vec![
                Phrase::new("factory-do-token").with("tool", tool_words(tool)),
                Phrase::new("factory-do-token-flask").with("flask", flask + 1),
            ],
            Move::Write { word } => vec![Phrase::new("factory-do-write").with("word", word.as_str())],
            Move::Pass => vec![Phrase::new("factory-do-pass")],
            Move::Dream { dream } => vec![Phrase::new("factory-do-dream").with("dream", dream.as_str())],
            Move::Enough => vec![Phrase::new("factory-do-enough")],
            Move::Settle => vec![Phrase::new("factory-do-settle")],
            Move::Join { one, other } => vec![
                Phrase::new("factory-do-join").with("one", self.answer_words(state, one)),
                Phrase::new("factory-do-join-other").with("other", self.answer_words(state, other)),
            ],
            Move::Split { answer } => {
                vec![Phrase::new("factory-do-split").with("answer", self.answer_words(state, answer))]
            }
            Move::Strike { answer } => {
                vec![Phrase::new("factory-do-strike").with("answer", self.answer_words(state, answer))]
            }
            Move::Agree => vec![Phrase::new("factory-do-agree")],
            Move::Disagree => vec![Phrase::new("factory-do-disagree")],
            Move::Abstain => vec![Phrase::new("factory-do-abstain")],
        }
    }

    fn event_words(&self, event: &Event) -> Option<Phrase> {
        let say = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
        Some(match event {
            Event::Chose { seat, tools } => say("factory-chose", *seat).with("tools", kit_words(*tools)),
            Event::Theme { theme } => Phrase::new("factory-theme").with("theme", theme.name(self.language())),
            Event::Drew { tool } => Phrase::new("factory-drew").with("tool", tool_words(*tool)),
            Event::First { seat } => say("factory-first", *seat),
            Event::Placed { seat, flask, thought, .. } => {
                say("factory-placed", *seat).with("thought", self.printed(*thought)).with("flask", flask + 1)
            }
            Event::Swept { seat, .. } => say("factory-swept", *seat),
            Event::Token { seat, tool, flask } => {
                let key = match tool {
                    Tool::Doubt => "factory-doubted",
                    Tool::Dust | Tool::FineDust => "factory-dusted",
                    Tool::Upend => "factory-upended",
                    // The word tells it.
                    Tool::Feather | Tool::Broom => return None,
                };
                let said = say(key, *seat).with("flask", flask + 1);
                if tool.dust() > 0 { said.with("dust", tool.dust()) } else { said }
            }
            Event::Feathered { seat, flask, word } => {
                say("factory-feathered", *seat).with("word", word.as_str()).with("flask", flask + 1)
            }
            Event::Passed { seat } => say("factory-passed", *seat),
            Event::Creating => Phrase::new("factory-creating"),
            Event::Dreamt { seat, flask, second, dream } => match dream {
                None => say("factory-dreamt-enough", *seat).with("flask", flask + 1),
                Some(dream) => {
                    let key = if *second { "factory-dreamt-second" } else { "factory-dreamt" };
                    say(key, *seat).with("dream", dream.as_str()).with("flask", flask + 1)
                }
            },
            Event::Revealed { flask, answers } => Phrase::new("factory-revealed")
                .with("flask", flask + 1)
                .with("dreams", list(answers.iter().map(|shown| quoted(&shown.text)))),
            Event::Proposed { seat, proposal, texts } => {
                let key = match proposal {
                    Proposal::Join { .. } => "factory-proposed-join",
                    Proposal::Split { .. } => "factory-proposed-split",
                    Proposal::Strike { .. } => "factory-proposed-strike",
                };
                about(say(key, *seat), texts)
            }
            Event::Voted { seat, vote } => say(
                match vote {
                    Vote::Agree => "factory-voted-agree",
                    Vote::Disagree => "factory-voted-disagree",
                    Vote::Abstain => "factory-voted-abstain",
                },
                *seat,
            ),
            Event::Decided { proposal, texts, agreed, against, holds } => {
                let key = match (proposal, holds) {
                    (Proposal::Join { .. }, true) => "factory-joined",
                    (Proposal::Join { .. }, false) => "factory-not-joined",
                    (Proposal::Split { .. }, true) => "factory-split",
                    (Proposal::Split { .. }, false) => "factory-not-split",
                    (Proposal::Strike { .. }, true) => "factory-struck",
                    (Proposal::Strike { .. }, false) => "factory-not-struck",
                };
                about(Phrase::new(key), texts).with("agreed", *agreed).with("against", *against)
            }
            Event::Scored { flask, score } => scored(*flask, *score),
            Event::Ended { points } => Phrase::new("factory-ended").with("points", *points),
            // Seen on the table, or told by what follows.
            Event::Turned { .. } | Event::Upended { .. } | Event::Wrote { .. } | Event::Settled { .. } => {
                return None;
            }
        })
    }
}

impl FactoryOfDreams {
    /// The word on a card.
    pub fn printed(&self, thought: Thought) -> &str {
        let more = thought.index().checked_sub(usize::from(Thought::COUNT));
        match more {
            None => thought.word(self.language()),
            Some(place) => self.board().more.get(place).map_or("", String::as_str),
        }
    }

    /// The word on a card in a flask.
    pub fn card_word<'a>(&'a self, state: &'a State, card: Card) -> &'a str {
        match card {
            Card::Thought(thought) => self.printed(thought),
            Card::Feather => state.feather.as_ref().map_or("", Text::as_str),
        }
    }

    /// An answer to the flask revealed last, and whose it is.
    pub fn answer_words(&self, state: &State, answer: Answer) -> Phrase {
        let text = state.open_flask().and_then(|flask| state.answer(flask, answer));
        Phrase::new("factory-answer")
            .with("dream", text.as_ref().map_or("", Text::as_str))
            .with("who", answer.seat)
    }
}

/// What a flask scored, and why.
fn scored(flask: u8, score: Score) -> Phrase {
    let said = |key: &'static str| Phrase::new(key).with("flask", flask + 1);
    match (score.tile, score.dust) {
        (0, _) => said("factory-scored-nothing"),
        (_, 0) => said("factory-scored").with("matched", score.matched).with("points", score.points()),
        (tile, dust) => said("factory-scored-dust")
            .with("matched", score.matched)
            .with("tile", tile)
            .with("dust", dust)
            .with("points", score.points()),
    }
}

/// The dreams that a proposal is about.
fn about(said: Phrase, texts: &[Text]) -> Phrase {
    ["one", "other"].into_iter().zip(texts).fold(said, |said, (name, text)| said.with(name, text.as_str()))
}

/// The name of a tool.
pub fn tool_words(tool: Tool) -> Phrase {
    Phrase::new(match tool {
        Tool::Doubt => "factory-tool-doubt",
        Tool::Dust => "factory-tool-dust",
        Tool::Broom => "factory-tool-broom",
        Tool::Upend => "factory-tool-upend",
        Tool::Feather => "factory-tool-feather",
        Tool::FineDust => "factory-tool-finedust",
    })
}

/// Some tools, one after the other.
pub fn kit_words(kit: Kit) -> Phrase {
    list(kit.iter().map(tool_words))
}

/// A dream in quotation marks.
fn quoted(text: &Text) -> Phrase {
    Phrase::new("factory-quoted").with("dream", text.as_str())
}

/// One thing after the other, with commas.
fn list(things: impl Iterator<Item = Phrase>) -> Phrase {
    let two = |said: Phrase, next| Phrase::new("factory-list").with("one", said).with("other", next);
    things.reduce(two).unwrap_or_else(|| Phrase::new("factory-nothing"))
}
