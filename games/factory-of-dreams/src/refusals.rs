//! Why a seat may not decide something, and what its own words stand for.

use reverie_game::{Illegal, Seat};
use reverie_lexicon::{Theme, Unclean, clean, clean_word, concept};

use crate::FactoryOfDreams;
use crate::moves::{Move, Wants};
use crate::state::{MOST_CARDS, MOST_PROPOSALS, Proposal, State};
use crate::text::Text;
use crate::tool::Tool;
use crate::vocabulary::Ban;

/// The key of the reason, where there is nothing more to say.
type Reason = Result<(), &'static str>;

const fn only_if(holds: bool, reason: &'static str) -> Reason {
    if holds { Ok(()) } else { Err(reason) }
}

impl FactoryOfDreams {
    /// Why this seat may not decide this.
    pub(crate) fn refuse(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        let refused = match self.wants(state, seat) {
            Wants::Nothing => Err("not-awaited"),
            Wants::Tools => match mv {
                Move::Choose { tools } => only_if(tools.len() == 3, "factory-three-tools"),
                _ => Err("factory-tools-first"),
            },
            Wants::Turn => self.refuse_turn(state, mv),
            Wants::Word => match mv {
                Move::Write { word } => return single(&word),
                _ => Err("factory-word-first"),
            },
            Wants::Dream { second, .. } => match mv {
                Move::Dream { dream } => return Ban::of(self, state, seat).refuse(&dream),
                Move::Enough => only_if(second, "factory-a-dream-for-every-flask"),
                _ => Err("factory-dream-first"),
            },
            Wants::Opinion => refuse_opinion(state, seat, mv),
            Wants::Vote(_) => only_if(mv.vote().is_some(), "factory-vote-first"),
        };
        refused.map_err(Illegal::new)
    }

    fn refuse_turn(&self, state: &State, mv: Move) -> Reason {
        match mv {
            Move::Place { reserve, flask } => {
                let top = state.reserves.get(usize::from(reserve)).copied().flatten();
                only_if(top.is_some(), "factory-no-such-reserve")?;
                let flask = state.flasks.get(usize::from(flask)).ok_or("factory-no-such-flask")?;
                only_if(flask.cards.len() < MOST_CARDS, "factory-flask-full")
            }
            Move::Broom => has_left(state, Tool::Broom),
            Move::Token { tool, flask } => {
                let flask = state.flasks.get(usize::from(flask)).ok_or("factory-no-such-flask")?;
                has_left(state, tool)?;
                flask.takes(tool)
            }
            Move::Pass => {
                only_if(self.board.passing, "factory-nobody-passes")?;
                only_if(state.all_have_a_card(), "factory-a-card-in-every-flask")
            }
            _ => Err("factory-connect-first"),
        }
    }

    /// What a seat's own words stand for.
    pub(crate) fn understand(&self, state: &State, seat: Seat, text: &str) -> Result<Move, Illegal> {
        match self.wants(state, seat) {
            Wants::Word => {
                let word = self.meant(state, clean_word(text))?;
                Ok(Move::Write { word })
            }
            Wants::Dream { .. } => {
                let dream = self.meant(state, clean(text))?;
                Ok(Move::Dream { dream })
            }
            _ => Err(Illegal::new("no-question")),
        }
    }

    /// What was written, with what it means tonight.
    fn meant(&self, state: &State, cleaned: Result<String, Unclean>) -> Result<Text, Illegal> {
        let unclean = |reason: Unclean| Illegal::new(reason.key());
        let text = cleaned.map_err(unclean)?;
        let tonight: Vec<Theme> = state.themes().collect();
        let meaning = concept(&text, self.language(), &tonight);
        Text::new(&text, meaning).ok_or_else(|| unclean(Unclean::TooLong))
    }

    /// What would be said to the dreams of somebody who is still writing: each is held against the Thoughts in the flasks and
    /// against what stands before it. A line that is empty, or refused, bars nothing on the next.
    pub(crate) fn weigh_answers(
        &self,
        state: &State,
        seat: Seat,
        answers: &[Option<&str>],
    ) -> Vec<Result<(), Illegal>> {
        let Wants::Dream { .. } = self.wants(state, seat) else {
            let first = |text: &str| self.refuse(state, seat, self.understand(state, seat, text)?);
            let none = || Err(Illegal::new("no-question"));
            let weigh = |(nth, text): (usize, Option<&str>)| {
                text.map_or(Ok(()), |text| if nth == 0 { first(text) } else { none() })
            };
            return answers.iter().copied().enumerate().map(weigh).collect();
        };
        let written = state.boards.get(seat.index()).map_or(0, |board| board.words.len());
        let mut ban = Ban::of(self, state, seat);
        let mut weigh = |(nth, text): (usize, Option<&str>)| {
            let Some(text) = text else { return Ok(()) };
            if nth >= state.questions() {
                return Err(Illegal::new("no-question"));
            }
            let dream = self.meant(state, clean(text))?;
            ban.refuse(&dream)?;
            ban.take(state.question(nth).0, &dream);
            Ok(())
        };
        (written..).zip(answers.iter().copied()).map(&mut weigh).collect()
    }
}

fn refuse_opinion(state: &State, seat: Seat, mv: Move) -> Reason {
    if mv == Move::Settle {
        return Ok(());
    }
    let proposal = mv.proposal().ok_or("factory-compare-first")?;
    let groups = state.awake.last().ok_or("factory-compare-first")?;
    let themeless = state.themes().next().is_none();
    only_if(!themeless || !matches!(proposal, Proposal::Strike { .. }), "factory-no-theme-to-miss")?;
    only_if(groups.may_propose(proposal), "factory-no-such-change")?;
    only_if(state.talk.spent[seat.index()] < MOST_PROPOSALS, "factory-no-more-proposals")
}

fn has_left(state: &State, tool: Tool) -> Reason {
    only_if(state.kit.contains(tool), "factory-tool-not-in-play")?;
    only_if(state.has_left(tool), "factory-tool-used")
}

/// Whether this can be the Feather's word.
pub(crate) fn single(word: &Text) -> Result<(), Illegal> {
    clean_word(word.as_str()).map(drop).map_err(|reason| Illegal::new(reason.key()))
}
