//! Its players. What they know of the game is one thing: what a dream is worth of a hand. The rest is the search that all games share.

use reverie_bots::level::{self, Strength, Thinking};
use reverie_bots::search::{Evaluator, Search, chance_of_winning};
use reverie_bots::{Choice, Player};
use reverie_game::{Game, Luck, Phrase, Seat, Told};

use crate::Goofspiel;
use crate::cards::Card;
use crate::table::{Move, State, View};

/// Its [`Engineer`](level::ENGINEER).
pub const ENGINEER: Search<Guessing> = at(level::ENGINEER, 100, 1.2);
/// Its [`Master`](level::MASTER).
pub const MASTER: Search<Guessing> = at(level::MASTER, 1000, 0.0);

const fn at(strength: Strength, iterations: u64, noise: f64) -> Search<Guessing> {
    strength.search(Thinking { iterations, ahead: 0, width: Card::HIGHEST as usize, noise }).with(Guessing)
}

/// The place in its hand, from the lowest, of the card a seat fairly bids: as many are lower as dreams still to come are less than
/// what is at stake.
fn fair(state: &State, seat: Seat) -> usize {
    let (stake, hand) = (state.stake.sum(), state.sides[seat.index()].hand);
    let less = state.left.iter().filter(|dream| dream.number() < stake).count();
    less.min(hand.len().saturating_sub(1))
}

/// What a seat may bid: the nearer to what is fair, the likelier.
pub(crate) fn guess(state: &State, seat: Seat, luck: &mut Luck) -> Option<Card> {
    let (fair, hand) = (fair(state, seat), state.sides[seat.index()].hand);
    let near =
        |(place, card): (usize, Card)| (card, [8, 5, 2, 1].get(fair.abs_diff(place)).copied().unwrap_or(0));
    luck.weighted(&hand.iter().enumerate().map(near).collect::<Vec<_>>()).copied()
}

/// Bids by rule of thumb.
#[derive(Debug, Clone, Copy)]
pub struct Bidder {
    /// Every other bid is a whim.
    pub whims: bool,
}

impl Player<Goofspiel> for Bidder {
    fn choose(&self, game: &Goofspiel, view: &View, seat: Seat, luck: &mut Luck) -> Option<Choice<Move>> {
        let state = game.sample(view, luck);
        let hand = state.sides.get(seat.index())?.hand;
        let (place, why) = if self.whims && luck.one_in(2) {
            (luck.below(hand.len()), "bot-goofspiel-whim")
        } else {
            (fair(&state, seat), "bot-goofspiel-fair")
        };
        let mv = Move::Bid { card: hand.iter().nth(place)? };
        Some(Choice::new(mv, Phrase::new(why).with("stake", state.stake.sum())))
    }
}

/// What the search is told: in a rollout all bid something near what is fair, and what counts is to be ahead.
#[derive(Debug, Clone, Copy)]
pub struct Guessing;

impl Evaluator<Goofspiel> for Guessing {
    fn rollout_move(
        &self,
        _game: &Goofspiel,
        state: &State,
        seat: Seat,
        luck: &mut Luck,
        _moves: &mut Vec<Move>,
    ) -> Option<Move> {
        guess(state, seat, luck).map(|card| Move::Bid { card })
    }

    fn utility(&self, game: &Goofspiel, seat: Seat, points: &[f64]) -> f64 {
        chance_of_winning(seat, points, f64::from(game.board().cards) / 2.0)
    }

    fn words(&self, game: &Goofspiel, state: &State, seat: Seat, mv: Move) -> Option<Phrase> {
        game.move_words(state, seat, mv).into_iter().next()
    }
}
