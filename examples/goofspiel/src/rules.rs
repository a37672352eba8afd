//! What a bid does, and whether a position could lie on a table.

use reverie_game::{Illegal, Log, Seat, SeatSet};

use crate::cards::{Card, Cards};
use crate::table::{Event, MOST_PLAYERS, Side, State};
use crate::{Goofspiel, Order, Ties};

impl State {
    /// Whether a dream is up and bids are due.
    pub fn bidding(&self) -> bool {
        self.sides.first().is_some_and(|side| side.hand.len() > self.left.len())
    }

    /// Who has bid.
    pub fn sealed(&self) -> SeatSet {
        let seats = Seat::all(MOST_PLAYERS).zip(&self.sides);
        seats.filter(|(_, side)| side.bid.is_some()).map(|(seat, _)| seat).collect()
    }

    /// Who has not.
    pub fn awaited(&self) -> SeatSet {
        Seat::all(MOST_PLAYERS).take(self.sides.len()).collect::<SeatSet>().minus(self.sealed())
    }
}

impl Goofspiel {
    /// A dream comes up. When everybody has one card left there is nothing to decide: it is bid.
    pub(crate) fn turn_up(&self, state: &mut State, dream: Card, log: &mut Log<'_, Event>) {
        state.left = state.left.without(dream);
        state.stake = state.stake.with(dream);
        let round = usize::from(self.options.cards) - state.left.len();
        log.tell(|| Event::Turned { round, dream });
        if state.left.is_empty() {
            for side in &mut state.sides {
                side.bid = side.hand.iter().next();
            }
            self.show(state, log);
        }
    }

    /// The last one to bid has everybody show.
    pub(crate) fn bid(&self, state: &mut State, seat: Seat, card: Card, log: &mut Log<'_, Event>) {
        state.sides[seat.index()].bid = Some(card);
        log.tell(|| Event::Sealed { seat });
        if state.awaited().is_empty() {
            self.show(state, log);
        }
    }

    /// The highest bid wins all that is at stake, if nobody else made it. All bids are spent.
    fn show(&self, state: &mut State, log: &mut Log<'_, Event>) {
        let highest = state.sides.iter().filter_map(|side| side.bid).max();
        let mut winner = None;
        let mut tied = false;
        for (seat, side) in Seat::all(self.seats).zip(&mut state.sides) {
            let Some(card) = side.bid.take() else { continue };
            side.hand = side.hand.without(card);
            side.last = Some(card);
            log.tell(|| Event::Showed { seat, card });
            if Some(card) == highest {
                tied = winner.replace(seat).is_some();
            }
        }
        match winner {
            Some(seat) if !tied => {
                let won = &mut state.sides[seat.index()].won;
                *won = won.and(state.stake);
                state.stake.iter().for_each(|dream| log.tell(|| Event::Won { seat, dream }));
                state.stake = Cards::NONE;
            }
            _ => {
                let waits = self.options.ties == Ties::Carried && !state.left.is_empty();
                log.tell(|| Event::Tied { waits });
                if !waits {
                    state.stake = Cards::NONE;
                }
            }
        }
    }

    /// The dreams that may come up next.
    pub(crate) fn next(&self, state: &State) -> impl Iterator<Item = Card> + use<> {
        let highest = state.left.iter().next_back();
        let descending = self.options.prizes == Order::Descending;
        state.left.iter().filter(move |&dream| !descending || Some(dream) == highest)
    }

    pub(crate) fn admit_state(&self, state: &State) -> Result<(), Illegal> {
        let all = Cards::up_to(self.options.cards);
        let (left, stake, bidding) = (state.left, state.stake, state.bidding());
        let hand = left.len() + usize::from(bidding);
        let spent = usize::from(self.options.cards) - hand;
        let has_its_cards = |side: &Side| {
            all.and(side.hand) == all
                && side.hand.len() == hand
                && side.last.is_some() == (spent > 0)
                && side.last.is_none_or(|last| last.number() <= self.options.cards && !side.hand.has(last))
                && side.bid.is_none_or(|bid| bidding && side.hand.has(bid))
        };
        if state.sides.len() != usize::from(self.seats) || !state.sides.iter().all(has_its_cards) {
            return Err(Illegal::new("goofspiel-position-hands"));
        }
        // The last bid makes everybody show, and the last card of all is never asked for.
        if state.awaited().is_empty() || bidding && left.is_empty() {
            return Err(Illegal::new("goofspiel-position-bids"));
        }
        // Every dream lies somewhere, once; ties may have lost some.
        let piles = state.sides.iter().map(|side| side.won).chain([left, stake]);
        let once =
            piles.clone().map(Cards::len).sum::<usize>() == piles.clone().fold(Cards::NONE, Cards::and).len();
        let lying = piles.fold(Cards::NONE, Cards::and);
        let over = left.is_empty() && !bidding;
        let carried = self.options.ties == Ties::Carried;
        let at_stake = match (bidding, carried) {
            (true, true) => !stake.is_empty(),
            (true, false) => stake.len() == 1,
            (false, true) => !over || stake.is_empty(),
            (false, false) => stake.is_empty(),
        };
        let highest = left.iter().next_back().map_or(0, |dream| usize::from(dream.number()));
        let in_order = self.options.prizes == Order::Shuffled || highest == left.len();
        if once && at_stake && in_order && all.and(lying) == all && (lying == all || over || !carried) {
            Ok(())
        } else {
            Err(Illegal::new("goofspiel-position-dreams"))
        }
    }
}
