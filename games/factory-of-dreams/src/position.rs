//! Could this lie on a table? Positions come from outside: a file, a bot, a study. Every text in one is clean already: there
//! are no others.

use reverie_game::{Illegal, Seat};
use reverie_lexicon::Thought;

use crate::FactoryOfDreams;
use crate::refusals::single;
use crate::state::{
    Answer, Card, Cards, FLASKS, Groups, MOST_CARDS, MOST_PLAYERS, MOST_PROPOSALS, Phase, Said, State, Talk,
};
use crate::tool::Tool;
use crate::vocabulary::Ban;

/// The key of the reason, where there is nothing more to say.
type Reason = Result<(), &'static str>;

const fn only_if(holds: bool, reason: &'static str) -> Reason {
    if holds { Ok(()) } else { Err(reason) }
}

impl FactoryOfDreams {
    pub(crate) fn admit_state(&self, state: &State) -> Result<(), Illegal> {
        if state.boards.len() != usize::from(self.seats) {
            return Err(Illegal::new("factory-position-seats")
                .with("boards", state.boards.len())
                .with("seats", self.seats));
        }
        let refused = |key: &'static str| Illegal::new(key);
        let there = |card: u16| card < self.board.thought_cards();
        if !Vec::from(state.seen).into_iter().all(there) {
            return Err(refused("factory-position-cards"));
        }
        self.admit_opening(state).map_err(refused)?;
        self.admit_cards(state).map_err(refused)?;
        self.admit_turn(state).map_err(refused)?;
        for seat in Seat::all(self.seats) {
            self.admit_board(state, seat).map_err(|key| Illegal::new(key).with("who", seat))?;
        }
        self.admit_waking(state).map_err(refused)
    }

    /// Themes, tools and who begins are drawn in this order, and then cards are laid.
    fn admit_opening(&self, state: &State) -> Reason {
        let drawn = state.themes().count();
        let levels = self
            .board
            .themes
            .iter()
            .zip(&state.themes)
            .all(|(&level, theme)| theme.is_none_or(|theme| theme.level() == level));
        let in_order = state.themes.iter().take(drawn).all(Option::is_some);
        let twice = state.themes[0].is_some() && state.themes[0] == state.themes[1];
        only_if(drawn <= self.board.themes.len() && levels && in_order && !twice, "factory-position-themes")?;
        let opening = state.phase == Phase::Opening;
        let all_drawn = drawn == self.board.themes.len();
        only_if(opening || all_drawn, "factory-position-themes")?;
        let tools = match self.board.tools {
            Some(tools) => state.kit == tools,
            // While tools are drawn, the themes have been; before they are chosen, nothing has.
            None if opening && self.board.drawn => {
                state.kit.len() <= 3 && (state.kit.is_empty() || all_drawn)
            }
            None if opening => state.kit.len() == 3 || state.kit.is_empty() && drawn == 0,
            None => state.kit.len() == 3,
        };
        only_if(tools, "factory-position-tools")?;
        let seated = state.first.is_none_or(|first| first.number() < self.seats);
        only_if(seated && opening == state.first.is_none(), "factory-position-turn")?;
        let mut bare = *state;
        (bare.themes, bare.kit) = (Default::default(), self.board.tools.unwrap_or_default());
        only_if(!opening || bare == reverie_game::Game::start(self), "factory-position-opening")
    }

    /// Every card is in one place, everything that was swept or upended was seen, and tokens are where they may be.
    fn admit_cards(&self, state: &State) -> Reason {
        let wrong = "factory-position-cards";
        let reserves = usize::from(self.board.reserves);
        only_if(state.reserves[reserves..].iter().all(Option::is_none), wrong)?;
        let mut lying = Cards::default();
        let mut count = 0;
        let in_flasks = state.flasks.iter().flat_map(|flask| &flask.cards).filter_map(|card| match card {
            Card::Thought(thought) => Some(*thought),
            Card::Feather => None,
        });
        for thought in state.reserves.iter().flatten().copied().chain(in_flasks) {
            let thought: Thought = thought;
            only_if(state.seen.contains(thought.card()) && !lying.contains(thought.card()), wrong)?;
            lying.put(thought);
            count += 1;
        }
        // What is no longer there: a top of every reserve for the Broom, one to three cards of an upended flask.
        let gone = state.seen.len() - count;
        let swept = if state.swept { reserves } else { 0 };
        let upended = if state.flask_with(Tool::Upend).is_some() { 1..=MOST_CARDS } else { 0..=0 };
        only_if(gone >= swept && upended.contains(&(gone - swept)), wrong)?;
        admit_tokens(state)
    }

    /// Whose turn it is, and who has passed.
    fn admit_turn(&self, state: &State) -> Reason {
        let wrong = Err("factory-position-turn");
        let nobody_left = self.everybody().minus(state.passed).is_empty();
        if !state.passed.minus(self.everybody()).is_empty() || !state.passed.is_empty() && !self.board.passing
        {
            return wrong;
        }
        // Whoever passed saw a card in every flask; only an upended one can be empty since.
        let filled =
            |flask: &crate::state::Flask| !flask.cards.is_empty() || flask.token == Some(Tool::Upend);
        if !state.passed.is_empty() && !state.flasks.iter().all(filled) {
            return wrong;
        }
        let empty =
            state.reserves.iter().take(self.board.reserves.into()).filter(|top| top.is_none()).count();
        match state.phase {
            Phase::Opening => Ok(()),
            Phase::Connecting => {
                let plays = |seat: Seat| seat.number() < self.seats && !state.passed.contains(seat);
                // While the Feather's word is asked for, no card is to be turned up.
                let asked = state.pen.is_some() && empty > 0;
                let begun = state.flasks.iter().any(|flask| !flask.cards.is_empty() || flask.token.is_some())
                    || state.swept;
                let dealing = !begun || empty <= 1 || state.swept;
                only_if(
                    state.active.is_some_and(plays) && !state.is_full() && !asked && dealing,
                    "factory-position-turn",
                )
            }
            Phase::Creating | Phase::Waking | Phase::Over => {
                // The last card of all leaves a reserve that nobody fills any more.
                let ended =
                    state.is_full() && empty <= 1 || nobody_left && empty == 0 && state.all_have_a_card();
                only_if(state.active.is_none() && state.pen.is_none() && ended, "factory-position-turn")
            }
        }
    }

    fn admit_board(&self, state: &State, seat: Seat) -> Reason {
        let wrong = "factory-position-dreams";
        let words = &state.boards[seat.index()].words;
        let questions = state.questions();
        let length = match state.phase {
            Phase::Opening | Phase::Connecting => words.is_empty(),
            Phase::Creating => words.len() <= questions,
            Phase::Waking | Phase::Over => words.len() == questions,
        };
        only_if(length, wrong)?;
        if words.is_empty() {
            return Ok(());
        }
        let mut ban = Ban::tonight(self, state);
        for (nth, word) in words.iter().enumerate() {
            let (flask, second) = state.question(nth);
            match word {
                None => only_if(second, wrong)?,
                Some(word) => {
                    only_if(ban.refuse(word).is_ok(), wrong)?;
                    ban.take(flask, word);
                }
            }
        }
        Ok(())
    }

    fn admit_waking(&self, state: &State) -> Reason {
        let open = match state.phase {
            Phase::Opening | Phase::Connecting => state.awake.is_empty(),
            Phase::Creating => {
                let questions = state.questions();
                state.awake.is_empty() && state.boards.iter().any(|board| board.words.len() < questions)
            }
            Phase::Waking => (1..=FLASKS).contains(&state.awake.len()),
            Phase::Over => state.awake.len() == FLASKS,
        };
        only_if(open, "factory-position-awake")?;
        for (flask, groups) in (0..).zip(&state.awake) {
            only_if(self.hold_together(state, flask, groups), "factory-position-groups")?;
        }
        let Some(groups) = state.awake.last().filter(|_| state.phase == Phase::Waking) else {
            return only_if(state.talk == Talk::default(), "factory-position-talk");
        };
        only_if(self.is_talk(state, groups), "factory-position-talk")
    }

    /// Whether every answer is in a group with a first one, or was struck from a night with a theme.
    fn hold_together(&self, state: &State, flask: u8, groups: &Groups) -> bool {
        let themeless = state.themes().next().is_none();
        let seats = usize::from(self.seats);
        groups.0[2 * seats..].iter().all(Option::is_none)
            && Answer::all(self.seats).all(|answer| {
                match (state.answer(flask, answer), groups.first_of(answer)) {
                    (None, first) => first.is_none(),
                    (Some(_), None) => !themeless,
                    (Some(_), Some(first)) => {
                        usize::from(first) <= answer.index() && groups.0[usize::from(first)] == Some(first)
                    }
                }
            })
    }

    fn is_talk(&self, state: &State, groups: &Groups) -> bool {
        let talk = &state.talk;
        let seats = usize::from(self.seats);
        let themeless = state.themes().next().is_none();
        let seated = (seats..MOST_PLAYERS)
            .all(|seat| talk.said[seat].is_none() && talk.votes[seat].is_none() && talk.spent[seat] == 0);
        let sensible = talk.said.iter().zip(talk.spent).all(|(said, spent)| {
            spent <= MOST_PROPOSALS
                && match said {
                    Some(Said::Proposed(proposal)) => {
                        let strikes = matches!(proposal, crate::state::Proposal::Strike { .. });
                        spent > 0 && proposal.is_between(self.seats) && !(strikes && themeless)
                    }
                    Some(Said::Settled) => !talk.voting,
                    None => true,
                }
        });
        let asked = if talk.voting {
            talk.proposal().is_some_and(|proposal| {
                let voters = talk.voters(self.seats, proposal);
                let voted = |seat: Seat| talk.votes[seat.index()].is_some();
                groups.changes(proposal)
                    && voters.iter().any(|seat| !voted(seat))
                    && Seat::all(self.seats).all(|seat| voters.contains(seat) || !voted(seat))
            })
        } else {
            let proposed = talk.said.iter().flatten().filter_map(|said| match said {
                Said::Proposed(proposal) => Some(*proposal),
                Said::Settled => None,
            });
            talk.said[..seats].iter().any(Option::is_none)
                && talk.votes.iter().all(Option::is_none)
                && proposed.into_iter().all(|proposal| groups.may_propose(proposal))
        };
        seated && sensible && asked
    }
}

/// Every token is in play, on one flask, and the Feather's card lies with its own.
fn admit_tokens(state: &State) -> Reason {
    let wrong = "factory-position-tools";
    only_if(!state.swept || state.kit.contains(Tool::Broom), wrong)?;
    for (place, token) in
        state.flasks.iter().enumerate().filter_map(|(place, flask)| Some((place, flask.token?)))
    {
        let elsewhere = state.flasks[..place].iter().any(|flask| flask.token == Some(token));
        only_if(state.kit.contains(token) && token.goes_on_a_flask() && !elsewhere, wrong)?;
    }
    let feathers =
        |flask: &crate::state::Flask| flask.cards.iter().filter(|card| **card == Card::Feather).count();
    let flask = state.flask_with(Tool::Feather);
    for (number, below) in (0_u8..).zip(&state.flasks) {
        let written = usize::from(flask == Some(number) && state.feather.is_some());
        only_if(feathers(below) == written, "factory-position-feather")?;
    }
    let waits = flask.filter(|_| state.feather.is_none());
    only_if(flask.is_some() || state.feather.is_none(), "factory-position-feather")?;
    only_if(state.pen == waits, "factory-position-feather")?;
    only_if(state.feather.is_none_or(|word| single(&word).is_ok()), "factory-position-feather")?;
    let room = |flask: u8| state.flasks[usize::from(flask)].cards.len() < MOST_CARDS;
    only_if(waits.is_none_or(room), "factory-position-feather")
}

impl crate::state::Proposal {
    /// Whether it is about answers that so many players can give.
    fn is_between(self, seats: u8) -> bool {
        let given = |answer: Answer| answer.seat.number() < seats;
        match self {
            Self::Join { one, other } => given(one) && given(other),
            Self::Split { answer } | Self::Strike { answer } => given(answer),
        }
    }
}
