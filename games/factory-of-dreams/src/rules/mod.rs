//! What a decision does.
//!
//! | room | what it is for |
//! |---|---|
//! | [`chance`] | what is drawn |
//! | `connecting` | Thoughts, tools, passing |
//! | `creating` | dreams are written |
//! | `waking` | dreams are compared: reveals, proposals, votes |

pub mod chance;
mod connecting;
mod creating;
mod waking;

pub(crate) use chance::Due;
pub use chance::Roll;

use reverie_game::{Log, Seat};

use crate::FactoryOfDreams;
use crate::events::Event;
use crate::moves::Move;
use crate::state::{Said, State};

impl FactoryOfDreams {
    pub(crate) fn decide(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        match mv {
            Move::Choose { tools } => {
                state.kit = tools;
                log.tell(|| Event::Chose { seat, tools });
            }
            Move::Place { reserve, flask } => self.place(state, seat, reserve, flask, log),
            Move::Broom => self.sweep(state, seat, log),
            Move::Token { tool, flask } => self.play_token(state, seat, tool, flask, log),
            Move::Write { word } => self.write_feather(state, seat, word, log),
            Move::Pass => self.pass(state, seat, log),
            Move::Dream { dream } => self.dream(state, seat, Some(dream), log),
            Move::Enough => self.dream(state, seat, None, log),
            Move::Settle => self.say(state, seat, Said::Settled, log),
            Move::Join { .. } | Move::Split { .. } | Move::Strike { .. } => {
                if let Some(proposal) = mv.proposal() {
                    self.say(state, seat, Said::Proposed(proposal), log);
                }
            }
            Move::Agree | Move::Disagree | Move::Abstain => {
                if let Some(vote) = mv.vote() {
                    self.vote(state, seat, vote, log);
                }
            }
        }
    }
}
