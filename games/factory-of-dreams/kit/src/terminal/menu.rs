//! What is asked, and where each decision stands in the menu.

use reverie_factory_of_dreams::FactoryOfDreams;
use reverie_factory_of_dreams::moves::Move;
use reverie_factory_of_dreams::state::{Phase, Proposal, State};
use reverie_game::{Game, Phrase, Seat};

/// Cards side by side, then tools, then passing; what is said about dreams one a line.
pub(super) const fn rank(mv: Move) -> u8 {
    match mv {
        Move::Place { .. } | Move::Choose { .. } => 1,
        Move::Token { .. } | Move::Broom => 2,
        Move::Pass => 3,
        _ => 0,
    }
}

/// What a seat is to decide now.
pub(super) fn asks(game: &FactoryOfDreams, state: &State, seat: Seat) -> Phrase {
    if let Some(question) = game.question(state, seat) {
        return question.ask;
    }
    match (state.phase, state.talk.proposal()) {
        (Phase::Opening, _) => Phrase::new("factory-ask-tools"),
        (Phase::Connecting, _) => Phrase::new("factory-ask-turn"),
        (Phase::Waking, Some(proposal)) => {
            let words = |answer| game.answer_words(state, answer);
            match proposal {
                Proposal::Join { one, other } => {
                    Phrase::new("factory-ask-join").with("one", words(one)).with("other", words(other))
                }
                Proposal::Split { answer } => Phrase::new("factory-ask-split").with("one", words(answer)),
                Proposal::Strike { answer } => Phrase::new("factory-ask-strike").with("one", words(answer)),
            }
        }
        (Phase::Waking, None) => {
            Phrase::new("factory-ask-groups").with("flask", state.open_flask().unwrap_or(0) + 1)
        }
        (Phase::Creating | Phase::Over, _) => Phrase::new("factory-ask-nothing"),
    }
}
