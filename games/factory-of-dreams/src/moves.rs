//! What a seat may decide.

use reverie_game::{Pending, Phrase, Question, Seat, SeatSet};
use reverie_lexicon::LONGEST;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::FactoryOfDreams;
use crate::rules::Due;
use crate::state::{Answer, MOST_CARDS, MOST_PROPOSALS, Phase, Proposal, Said, State, Vote};
use crate::text::Text;
use crate::tool::{Kit, Tool};
use crate::vocabulary::{Ban, feather_words};

/// One decision. Flasks and reserves are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
#[allow(missing_docs)]
pub enum Move {
    /// Choose the three tools of the night.
    Choose { tools: Kit },
    /// Lay the top card of a reserve below a flask.
    Place { reserve: u8, flask: u8 },
    /// Use the Broom: new cards on all reserves.
    Broom,
    /// Play the token of a tool on a flask.
    Token { tool: Tool, flask: u8 },
    /// Write the word of the Magic Feather's card.
    Write { word: Text },
    /// Lay no more cards.
    Pass,
    /// Write a dream, for the flask that is asked for.
    Dream { dream: Text },
    /// Leave it at one dream for the Flask of Doubt.
    Enough,
    /// The groups are right.
    Settle,
    /// Two groups dreamt the same.
    Join { one: Answer, other: Answer },
    /// An answer does not belong to its group.
    Split { answer: Answer },
    /// A group is off the theme.
    Strike { answer: Answer },
    /// Vote for a proposal.
    Agree,
    /// Vote against it.
    Disagree,
    /// Leave it to the others.
    Abstain,
}

impl Move {
    /// What it proposes, if it proposes something.
    pub const fn proposal(self) -> Option<Proposal> {
        Some(match self {
            Self::Join { one, other } => Proposal::Join { one, other },
            Self::Split { answer } => Proposal::Split { answer },
            Self::Strike { answer } => Proposal::Strike { answer },
            _ => return None,
        })
    }

    /// How it votes, if it is a vote.
    pub const fn vote(self) -> Option<Vote> {
        Some(match self {
            Self::Agree => Vote::Agree,
            Self::Disagree => Vote::Disagree,
            Self::Abstain => Vote::Abstain,
            _ => return None,
        })
    }
}

/// What is wanted of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wants {
    Nothing,
    /// The three tools.
    Tools,
    /// A turn.
    Turn,
    /// The Feather's word.
    Word,
    /// A dream for this flask, or a second one.
    Dream {
        flask: u8,
        second: bool,
    },
    /// Whether the groups are right.
    Opinion,
    /// A vote on this proposal.
    Vote(Proposal),
}

impl FactoryOfDreams {
    pub(crate) fn wants(&self, state: &State, seat: Seat) -> Wants {
        match state.phase {
            Phase::Opening if self.chooses(state) == Some(seat) => Wants::Tools,
            Phase::Connecting if state.active == Some(seat) && self.chance(state).is_none() => {
                if state.pen.is_some() { Wants::Word } else { Wants::Turn }
            }
            Phase::Creating => {
                let written = state.boards.get(seat.index()).map_or(usize::MAX, |board| board.words.len());
                if written >= state.questions() {
                    return Wants::Nothing;
                }
                let (flask, second) = state.question(written);
                Wants::Dream { flask, second }
            }
            Phase::Waking if seat.number() < self.seats => {
                let talk = &state.talk;
                match (talk.proposal(), talk.said[seat.index()]) {
                    (Some(proposal), _) if talk.voters(self.seats, proposal).contains(seat) => {
                        if talk.votes[seat.index()].is_none() {
                            Wants::Vote(proposal)
                        } else {
                            Wants::Nothing
                        }
                    }
                    (None, None) => Wants::Opinion,
                    _ => Wants::Nothing,
                }
            }
            _ => Wants::Nothing,
        }
    }

    /// Who is to choose the tools: whoever sits first.
    pub(crate) fn chooses(&self, state: &State) -> Option<Seat> {
        let open = self.board.tools.is_none() && !self.board.drawn && state.kit.is_empty();
        Seat::new(0).filter(|_| open)
    }

    pub(crate) fn owing(&self, state: &State) -> Pending {
        let only = |seat: Option<Seat>| Pending::Seats(seat.into_iter().collect());
        match state.phase {
            Phase::Over => Pending::Over,
            Phase::Opening if self.chooses(state).is_some() => only(self.chooses(state)),
            Phase::Opening | Phase::Connecting => match self.chance(state) {
                Some(due) => Pending::Chance(Due::source(due)),
                None => only(state.active),
            },
            Phase::Creating | Phase::Waking => {
                let owes = |&seat: &Seat| self.wants(state, seat) != Wants::Nothing;
                Pending::Seats(Seat::all(self.seats).filter(owes).collect::<SeatSet>())
            }
        }
    }

    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        match self.wants(state, seat) {
            Wants::Nothing => {}
            Wants::Tools => out.extend(Kit::threes().map(|tools| Move::Choose { tools })),
            Wants::Turn => self.list_turn(state, out),
            Wants::Word => {
                out.extend(feather_words(self.language()).iter().map(|&word| Move::Write { word }));
            }
            Wants::Dream { second, .. } => {
                let ban = Ban::of(self, state, seat);
                ban.list(|dream| out.push(Move::Dream { dream }));
                if second {
                    out.push(Move::Enough);
                }
            }
            Wants::Opinion => self.list_opinions(state, seat, out),
            Wants::Vote(_) => out.extend([Move::Agree, Move::Disagree, Move::Abstain]),
        }
    }

    fn list_turn(&self, state: &State, out: &mut Vec<Move>) {
        for (reserve, top) in (0_u8..).zip(&state.reserves) {
            if top.is_some() {
                let room = (0_u8..).zip(&state.flasks).filter(|(_, flask)| flask.cards.len() < MOST_CARDS);
                out.extend(room.map(|(flask, _)| Move::Place { reserve, flask }));
            }
        }
        if state.has_left(Tool::Broom) {
            out.push(Move::Broom);
        }
        for tool in state.tools_left().iter().filter(|tool| tool.goes_on_a_flask()) {
            let fits = (0_u8..).zip(&state.flasks).filter(|(_, flask)| flask.takes(tool).is_ok());
            out.extend(fits.map(|(flask, _)| Move::Token { tool, flask }));
        }
        if self.board.passing && state.all_have_a_card() {
            out.push(Move::Pass);
        }
    }

    fn list_opinions(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        out.push(Move::Settle);
        let Some(groups) = state.awake.last() else { return };
        if state.talk.spent[seat.index()] >= MOST_PROPOSALS {
            return;
        }
        let firsts = || Answer::all(self.seats).filter(|&answer| groups.leads(answer));
        for one in firsts() {
            out.extend(firsts().filter(|&other| one < other).map(|other| Move::Join { one, other }));
        }
        let splits = Answer::all(self.seats).filter(|&answer| groups.may_propose(Proposal::Split { answer }));
        out.extend(splits.map(|answer| Move::Split { answer }));
        // Without a theme nothing can be off it.
        if state.themes().next().is_some() {
            out.extend(firsts().map(|answer| Move::Strike { answer }));
        }
    }

    pub(crate) fn asks(&self, state: &State, seat: Seat) -> Option<Question> {
        let ask = match self.wants(state, seat) {
            Wants::Word => Phrase::new("factory-ask-word"),
            Wants::Dream { flask, second: false } => {
                Phrase::new("factory-ask-dream").with("flask", flask + 1)
            }
            Wants::Dream { flask, second: true } => {
                Phrase::new("factory-ask-second").with("flask", flask + 1)
            }
            _ => return None,
        };
        Some(Question { ask, longest: u16::try_from(LONGEST).unwrap_or(u16::MAX) })
    }
}

impl crate::state::Flask {
    /// Why a token may not be played here.
    pub(crate) fn takes(&self, tool: Tool) -> Result<(), &'static str> {
        if self.token.is_some() {
            return Err("factory-token-there");
        }
        match tool {
            Tool::Upend if self.cards.is_empty() => Err("factory-nothing-to-upend"),
            Tool::Feather if self.cards.len() >= MOST_CARDS => Err("factory-flask-full"),
            Tool::Broom => Err("factory-broom-on-no-flask"),
            _ => Ok(()),
        }
    }
}

impl crate::state::Talk {
    /// The proposal that is put to the vote.
    pub fn proposal(&self) -> Option<Proposal> {
        if self.voting { self.first_proposal() } else { None }
    }

    /// The first proposal that is not decided yet.
    pub(crate) fn first_proposal(&self) -> Option<Proposal> {
        self.said.iter().find_map(|said| match said {
            Some(Said::Proposed(proposal)) => Some(*proposal),
            _ => None,
        })
    }

    /// Who votes on this: all who have not proposed it themselves.
    pub fn voters(&self, seats: u8, proposal: Proposal) -> SeatSet {
        Seat::all(seats).filter(|seat| self.said[seat.index()] != Some(Said::Proposed(proposal))).collect()
    }
}
