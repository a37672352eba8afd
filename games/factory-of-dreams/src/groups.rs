//! Who dreamt the same: groups of answers, as they are proposed and as the table changes them.

use reverie_lexicon::Concept;

use crate::state::{Answer, Groups, MOST_ANSWERS, MOST_PLAYERS, Proposal, State};

impl Groups {
    /// The groups as the table proposes them: equal meanings together.
    pub fn proposed(state: &State, seats: u8, flask: u8) -> Self {
        let mut meanings: [Option<Concept>; MOST_ANSWERS] = [None; MOST_ANSWERS];
        let mut groups = Self::default();
        for answer in Answer::all(seats) {
            let Some(text) = state.answer(flask, answer) else { continue };
            let meaning = Some(text.concept());
            let first = meanings.iter().position(|&known| known == meaning).unwrap_or(answer.index());
            meanings[answer.index()] = meaning;
            groups.0[answer.index()] = u8::try_from(first).ok();
        }
        groups
    }

    /// The first answer of the group that this one is in, unless it was struck.
    pub fn first_of(&self, answer: Answer) -> Option<u8> {
        self.0.get(answer.index()).copied().flatten()
    }

    /// Whether this answer is the first of a group.
    pub fn leads(&self, answer: Answer) -> bool {
        self.first_of(answer).map(usize::from) == Some(answer.index())
    }

    /// How many answers are in the group whose first is this.
    pub fn answers_with(&self, first: u8) -> usize {
        self.0.iter().filter(|&&group| group == Some(first)).count()
    }

    /// How many players have an answer in the group whose first is this: each counts once.
    pub fn players_with(&self, first: u8) -> u8 {
        let has = |seat: &usize| self.0[2 * seat..2 * seat + 2].contains(&Some(first));
        u8::try_from((0..MOST_PLAYERS).filter(has).count()).unwrap_or(u8::MAX)
    }

    /// How many players dreamt the same, in the largest group.
    pub fn matched(&self) -> u8 {
        self.0.iter().flatten().map(|&first| self.players_with(first)).max().unwrap_or(0)
    }

    /// Whether this would change anything.
    pub fn changes(&self, proposal: Proposal) -> bool {
        match proposal {
            Proposal::Join { one, other } => match (self.first_of(one), self.first_of(other)) {
                (Some(here), Some(there)) => here != there,
                _ => false,
            },
            Proposal::Split { answer } => {
                self.first_of(answer).is_some_and(|first| self.answers_with(first) > 1)
            }
            Proposal::Strike { answer } => self.first_of(answer).is_some(),
        }
    }

    /// Whether somebody may propose this: each change is on the list once, by the first answers of its groups; of two
    /// answers that part, the second leaves.
    pub fn may_propose(&self, proposal: Proposal) -> bool {
        match proposal {
            Proposal::Join { one, other } => one < other && self.leads(one) && self.leads(other),
            Proposal::Split { answer } => self
                .first_of(answer)
                .is_some_and(|first| self.answers_with(first) > if self.leads(answer) { 2 } else { 1 }),
            Proposal::Strike { answer } => self.leads(answer),
        }
    }

    /// Changes what was agreed on.
    pub fn change(&mut self, proposal: Proposal) {
        match proposal {
            Proposal::Join { one, other } => {
                if let (Some(here), Some(there)) = (self.first_of(one), self.first_of(other)) {
                    self.rename(here.max(there), Some(here.min(there)));
                }
            }
            Proposal::Split { answer } => {
                let Some(first) = self.first_of(answer) else { return };
                self.0[answer.index()] = None;
                let rest = self.0.iter().position(|&group| group == Some(first));
                self.rename(first, rest.and_then(|rest| u8::try_from(rest).ok()));
                self.0[answer.index()] = u8::try_from(answer.index()).ok();
            }
            Proposal::Strike { answer } => {
                if let Some(first) = self.first_of(answer) {
                    self.rename(first, None);
                }
            }
        }
    }

    fn rename(&mut self, first: u8, to: Option<u8>) {
        for group in self.0.iter_mut().filter(|group| **group == Some(first)) {
            *group = to;
        }
    }
}
