//! The Shop turns; what falls is recycled; ARMAND-0 buys.

use reverie_game::{Log, Seat};

use crate::Mechanica;
use crate::components::Improvement;
use crate::events::Event;
use crate::rules::day::{end, sold_out};
use crate::state::{Phase, SHOP, State};

impl Mechanica {
    pub(super) fn turn_the_shop(&self, state: &mut State, log: &mut Log<'_, Event>) {
        let seat = state.active;
        state.fallen = turn(state, false, log);
        if let Some(improvement) = state.fallen {
            log.tell(|| Event::Fell { improvement, seat });
        }
        if state.stack > 0 {
            state.phase = Phase::Turning;
        } else {
            self.look_at_the_shop(state, log);
        }
    }

    /// With two or three players the Shop turns again when the newest tile is the only one.
    pub(super) fn look_at_the_shop(&self, state: &mut State, log: &mut Log<'_, Event>) {
        state.phase = Phase::Falling;
        let alone = state.shop[0].is_some() && state.shop[1..].iter().all(Option::is_none);
        if matches!(self.seats, 2 | 3) && alone {
            turn(state, true, log);
            if state.extras > 0 {
                state.phase = Phase::TurningTwice;
            }
        }
    }

    /// What fell into the Recycler is placed; then the turn is over.
    pub(super) fn fall(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
        let Some(seat) = state.active else { return false };
        if self.seats == 1 && sold_out(state) {
            end(state, log);
            return true;
        }
        let factory = &mut state.factories[seat.index()];
        if let Some(improvement) = state.fallen.take() {
            self.recycle(factory, seat, improvement, log);
            return true;
        }
        if !factory.owes.bots.is_empty() {
            return false;
        }
        if self.seats == 1 {
            state.active = None;
            state.phase = Phase::Armand;
            return true;
        }
        let next = Seat::new((seat.number() + 1) % self.seats);
        if next == state.first {
            self.end_the_day(state, log);
        } else {
            state.active = next;
            state.phase = Phase::Trading;
            if let Some(seat) = next {
                log.tell(|| Event::Turn { seat });
            }
        }
        true
    }

    /// ARMAND-0 buys the cheapest or the dearest tile, and turns the Shop.
    pub(super) fn armand_plays(&self, state: &mut State, cheap: bool, log: &mut Log<'_, Event>) {
        let Some(mut armand) = state.armand else { return };
        let figures = &self.board.armand;
        let money = if cheap { figures.cheap } else { figures.dear };
        armand.wallet = armand.wallet.saturating_add(money.into());
        log.tell(|| Event::Chip { cheap, money });
        let mut spots = (0..SHOP).filter(|&spot| state.shop[spot].is_some());
        let spot = if cheap { spots.next_back() } else { spots.next() };
        if let Some((spot, improvement)) = spot.and_then(|spot| Some((spot, state.shop[spot]?))) {
            let price = self.board.prices[spot];
            if armand.wallet >= u16::from(price) {
                armand.wallet -= u16::from(price);
                armand.improvements[improvement] += 1;
                state.shop[spot] = None;
                log.tell(|| Event::ArmandBought { improvement, price });
            } else if cheap {
                armand.wallet = armand.wallet.saturating_add(figures.consolation.into());
                log.tell(|| Event::ArmandShort { money: figures.consolation });
            } else {
                log.tell(|| Event::ArmandShort { money: 0 });
            }
        }
        state.armand = Some(armand);
        if sold_out(state) {
            return end(state, log);
        }
        if let Some(improvement) = turn(state, false, log) {
            log.tell(|| Event::Fell { improvement, seat: None });
        }
        if state.stack > 0 {
            state.phase = Phase::ArmandTurning;
        } else {
            self.end_the_day(state, log);
        }
    }
}

/// The Shop turns by one place; what was cheapest falls out.
fn turn(state: &mut State, twice: bool, log: &mut Log<'_, Event>) -> Option<Improvement> {
    let fell = state.shop[SHOP - 1];
    state.shop.rotate_right(1);
    state.shop[0] = None;
    log.tell(|| Event::Turned { twice });
    fell
}
