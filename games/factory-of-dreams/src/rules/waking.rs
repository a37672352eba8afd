//! Waking Up: flask by flask the answers are shown, the table agrees on who dreamt the same, and the flask scores.
//!
//! Everybody is asked at once whether the groups are right, and answers with yes or with one proposal. When all have
//! answered, the proposals are voted on in the order of the seats, equal ones together; then everybody is asked again,
//! until all say yes.

use reverie_game::{Log, Seat};

use crate::FactoryOfDreams;
use crate::events::{Event, Shown};
use crate::state::{Answer, FLASKS, Groups, Phase, Proposal, Said, State, Talk, Vote};
use crate::text::Text;

impl FactoryOfDreams {
    /// Shows the answers to the next flask.
    pub(super) fn wake(&self, state: &mut State, log: &mut Log<'_, Event>) {
        let flask = u8::try_from(state.awake.len()).unwrap_or(u8::MAX);
        let groups = Groups::proposed(state, self.seats, flask);
        state.awake.push(groups);
        state.talk = Talk::default();
        log.tell(|| Event::Revealed { flask, answers: self.shown(state, flask).collect() });
    }

    /// The answers to a flask.
    pub(crate) fn shown(&self, state: &State, flask: u8) -> impl Iterator<Item = Shown> {
        Answer::all(self.seats)
            .filter_map(move |answer| Some(Shown { answer, text: state.answer(flask, answer)? }))
    }

    pub(super) fn say(&self, state: &mut State, seat: Seat, said: Said, log: &mut Log<'_, Event>) {
        state.talk.said[seat.index()] = Some(said);
        match said {
            Said::Settled => log.tell(|| Event::Settled { seat }),
            Said::Proposed(proposal) => {
                state.talk.spent[seat.index()] += 1;
                log.tell(|| Event::Proposed { seat, proposal, texts: texts(state, proposal) });
            }
        }
        let said = &mut state.talk.said[..usize::from(self.seats)];
        if said.iter().any(Option::is_none) {
            return;
        }
        if said.iter().all(|said| *said == Some(Said::Settled)) {
            self.settle(state, log);
        } else {
            said.iter_mut().filter(|said| **said == Some(Said::Settled)).for_each(|said| *said = None);
            self.put_to_the_vote(state, log);
        }
    }

    /// The flask scores, and the next one is shown.
    fn settle(&self, state: &mut State, log: &mut Log<'_, Event>) {
        let (Some(flask), Some(groups)) = (state.open_flask(), state.awake.last()) else { return };
        let score = self.score(state, flask, groups);
        log.tell(|| Event::Scored { flask, score });
        if state.awake.len() < FLASKS {
            self.wake(state, log);
        } else {
            state.talk = Talk::default();
            state.phase = Phase::Over;
            let points = self.points(state);
            log.tell(|| Event::Ended { points });
        }
    }

    /// Puts the next proposal to the vote, or asks everybody again. What has been overtaken is dropped; what everybody
    /// proposes needs no vote.
    fn put_to_the_vote(&self, state: &mut State, log: &mut Log<'_, Event>) {
        state.talk.voting = true;
        state.talk.votes = Default::default();
        while let Some(proposal) = state.talk.proposal() {
            let changes = state.awake.last().is_some_and(|groups| groups.changes(proposal));
            if changes && !state.talk.voters(self.seats, proposal).is_empty() {
                return;
            }
            if changes {
                self.decided(state, proposal, log);
            } else {
                drop_proposal(&mut state.talk, proposal);
            }
        }
        state.talk.voting = false;
    }

    pub(super) fn vote(&self, state: &mut State, seat: Seat, vote: Vote, log: &mut Log<'_, Event>) {
        let Some(proposal) = state.talk.proposal() else { return };
        state.talk.votes[seat.index()] = Some(vote);
        log.tell(|| Event::Voted { seat, vote });
        let voted = |seat: Seat| state.talk.votes[seat.index()].is_some();
        if state.talk.voters(self.seats, proposal).iter().all(voted) {
            self.decided(state, proposal, log);
            self.put_to_the_vote(state, log);
        }
    }

    /// A proposal holds when more than half of those who did not abstain agree; who proposed it does.
    fn decided(&self, state: &mut State, proposal: Proposal, log: &mut Log<'_, Event>) {
        let voters = state.talk.voters(self.seats, proposal);
        let count = |vote| state.talk.votes.iter().filter(|&&cast| cast == Some(vote)).count();
        let agreed = self.everybody().minus(voters).len() + count(Vote::Agree);
        let against = count(Vote::Disagree);
        let holds = agreed > against;
        let tally = |votes| u8::try_from(votes).unwrap_or(u8::MAX);
        let texts = if log.listens() { texts(state, proposal) } else { Vec::new() };
        log.tell(|| Event::Decided {
            proposal,
            texts,
            agreed: tally(agreed),
            against: tally(against),
            holds,
        });
        if let Some(groups) = state.awake.last_mut().filter(|_| holds) {
            groups.change(proposal);
        }
        drop_proposal(&mut state.talk, proposal);
    }
}

/// Whoever proposed this has been heard.
fn drop_proposal(talk: &mut Talk, proposal: Proposal) {
    for said in talk.said.iter_mut().filter(|said| **said == Some(Said::Proposed(proposal))) {
        *said = None;
    }
    talk.votes = Default::default();
}

/// What the answers say that a proposal is about.
fn texts(state: &State, proposal: Proposal) -> Vec<Text> {
    let flask = state.open_flask().unwrap_or(u8::MAX);
    let text = |answer| state.answer(flask, answer);
    match proposal {
        Proposal::Join { one, other } => [text(one), text(other)].into_iter().flatten().collect(),
        Proposal::Split { answer } | Proposal::Strike { answer } => text(answer).into_iter().collect(),
    }
}
