//! What happens by itself in a workday: factories run, bots are made, the day ends.

use reverie_game::{Log, Seat};

use crate::Mechanica;
use crate::events::Event;
use crate::floor::Model;
use crate::route::Net;
use crate::run::{Progress, Run};
use crate::state::{Fabricator, Factory, Owes, Phase, State};

impl Mechanica {
    /// Whoever has placed their gifts and answered everything runs. When all have, the first player begins.
    pub(super) fn run_factories(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
        for (seat, factory) in Seat::all(self.seats).zip(&mut state.factories) {
            if factory.ran || !factory.gifts.is_empty() {
                continue;
            }
            let net = Net::new(&self.board, &factory.floor);
            let run = Run { board: &self.board, factory, net: &net };
            if let Progress::Done(done) = run.replay(&factory.answers) {
                run.tell(&done, seat, log);
                *factory = done.factory;
            }
        }
        let all = state.factories.iter().all(|factory| factory.ran);
        if all {
            state.phase = Phase::Trading;
            state.active = state.first;
            if let Some(seat) = state.active {
                log.tell(|| Event::Turn { seat });
            }
        }
        all
    }

    /// Fabricators make bots from the top; an Overactive one asks what.
    pub(super) fn make_bots(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
        let Some(seat) = state.active else { return false };
        let factory = &mut state.factories[seat.index()];
        if factory.owes.made.is_some() {
            return false;
        }
        let row = factory.owes.making;
        let Some(slot) = factory.start.get(usize::from(row)) else {
            factory.owes = Owes::default();
            self.turn_the_shop(state, log);
            return true;
        };
        match slot.fabricator {
            None => factory.owes.making += 1,
            Some(Fabricator::Basic | Fabricator::Advanced) => {
                log.tell(|| Event::Made { seat, row, model: Model::Basic });
                make(factory, Model::Basic);
            }
            Some(Fabricator::Overactive) => return false,
        }
        true
    }

    /// Everybody else gets a bot for what an Overactive Fabricator made; ARMAND-0 gets money.
    pub(super) fn give(&self, state: &mut State, seat: Seat, choice: bool, log: &mut Log<'_, Event>) {
        if let Some(armand) = &mut state.armand {
            let gift = self.board.armand.overactive;
            let money = if choice { gift.deluxe } else { gift.plus };
            armand.vault = armand.vault.saturating_add(money.into());
            log.tell(|| Event::ArmandPaid { money });
            return;
        }
        // Nobody will run again: a gift would come to nothing.
        if sold_out(state) {
            return;
        }
        for (other, factory) in Seat::all(self.seats).zip(&mut state.factories) {
            if other != seat {
                let gifts = if choice { &mut factory.gifts.choices } else { &mut factory.gifts.basics };
                *gifts = gifts.saturating_add(1);
            }
        }
        log.tell(|| Event::Gave { seat, choice });
    }

    /// Is the game over? Else blueprints that somebody completed are replaced, and a new workday begins.
    pub(super) fn end_the_day(&self, state: &mut State, log: &mut Log<'_, Event>) {
        state.active = None;
        if sold_out(state) {
            return end(state, log);
        }
        state.phase = Phase::Refreshing;
        if state.sideways {
            log.tell(|| Event::Refreshed);
            for ((stack, &size), n) in state.blueprints.iter_mut().zip(&self.board.stacks).zip(0_u8..) {
                let all_seen = stack.seen.len() >= usize::from(size);
                stack.top = match stack.top {
                    Some(top) if all_seen => Some((top + 1) % size),
                    _ => None,
                };
                if let Some(blueprint) = stack.blueprint() {
                    log.tell(|| Event::Blueprint { stack: n, blueprint });
                }
            }
            state.sideways = false;
        }
    }
}

/// A new bot into the centre hole; where it is full, one of the two is to be kept, unless they are the same.
pub(super) fn make(factory: &mut Factory, model: Model) {
    let centre = &mut factory.start[usize::from(factory.owes.making)].centre;
    match *centre {
        Some(old) if old != model => factory.owes.made = Some(model),
        _ => {
            *centre = Some(model);
            factory.owes.making += 1;
        }
    }
}

pub(super) fn begin_day(state: &mut State, log: &mut Log<'_, Event>) {
    let day = state.day;
    log.tell(|| Event::Day { day });
    state.phase = Phase::Running;
    for factory in &mut state.factories {
        factory.ran = false;
        factory.completed = [false; 2];
    }
}

/// Nothing is left to buy, now or later.
pub(crate) fn sold_out(state: &State) -> bool {
    state.stack == 0 && state.shop.iter().all(Option::is_none)
}

pub(super) fn end(state: &mut State, log: &mut Log<'_, Event>) {
    state.active = None;
    state.fallen = None;
    for factory in &mut state.factories {
        factory.owes = Owes::default();
    }
    state.phase = Phase::Over;
    log.tell(|| Event::Ended);
}
