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
        let unclean = |reason: Unclean| Illegal::new(reason.key());
        let tonight: Vec<Theme> = state.themes().collect();
        let meaning = |text: &str| concept(text, self.language(), &tonight);
        let text = match self.wants(state, seat) {
            Wants::Word => clean_word(text).map_err(unclean)?,
            Wants::Dream { .. } => clean(text).map_err(unclean)?,
            _ => return Err(Illegal::new("no-question")),
        };
        let text = Text::new(&text, meaning(&text)).ok_or_else(|| unclean(Unclean::TooLong))?;
        Ok(match self.wants(state, seat) {
            Wants::Word => Move::Write { word: text },
            _ => Move::Dream { dream: text },
        })
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
