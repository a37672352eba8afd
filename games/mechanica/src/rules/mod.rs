//! What a decision does, and what then happens by itself.

mod chance;
mod day;
mod shop;
mod trade;

use reverie_game::{Log, Pending, Seat, SeatSet};

pub use chance::Roll;
pub(crate) use day::sold_out;

use day::{begin_day, make};
use trade::place;

use crate::Mechanica;
use crate::events::Event;
use crate::floor::Model;
use crate::moves::{Move, Wants};
use crate::plan::Planner;
use crate::run::Ask;
use crate::state::{Factory, MOST_ANSWERS, Phase, State};

impl Mechanica {
    pub(crate) fn owing(&self, state: &State) -> Pending {
        if let Some(due) = self.chance(state) {
            return Pending::Chance(due.source());
        }
        let gifts = self.seats_where(state, |factory| !factory.gifts.is_empty());
        match state.phase {
            // Whoever was asked where a gift goes may answer before or after somebody else's last decision.
            Phase::Over if gifts.is_empty() => Pending::Over,
            // Whose run asks for nothing has run already.
            Phase::Running => Pending::Seats(self.seats_where(state, |factory| !factory.ran)),
            _ => Pending::Seats(state.active.into_iter().fold(gifts, SeatSet::with)),
        }
    }

    fn seats_where(&self, state: &State, holds: impl Fn(&Factory) -> bool) -> SeatSet {
        Seat::all(self.seats)
            .zip(&state.factories)
            .filter(|(_, factory)| holds(factory))
            .map(|(seat, _)| seat)
            .collect()
    }

    pub(crate) fn decide(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        let wants = self.wants(state, seat);
        let factory = &mut state.factories[seat.index()];
        match mv {
            Move::Planned => {
                let planned = Planner::new(&self.board, &factory.floor).plan(factory, &factory.answers);
                factory.answers = planned;
            }
            Move::Send { .. } | Move::Keep { .. } | Move::Repurpose { .. } | Move::Hole { .. } => {
                if let Wants::Run(ask) = &wants {
                    answer(factory, ask, mv);
                }
            }
            Move::Gift { choice, model, hole } => {
                one_gift_less(factory, choice);
                place(factory, seat, model, hole, log);
            }
            Move::Refuse { choice } => {
                one_gift_less(factory, choice);
                let model = if choice { Model::Plus } else { Model::Basic };
                log.tell(|| Event::Declined { seat, model });
            }
            Move::Place { model, hole } => {
                factory.owes.bots.take(model);
                place(factory, seat, model, hole, log);
            }
            Move::Discard { model } => {
                factory.owes.bots.take(model);
                log.tell(|| Event::Declined { seat, model });
            }
            Move::Make => {
                factory.owes.bought = false;
                state.phase = Phase::Making;
            }
            Move::Announce { model } => {
                log.tell(|| Event::Made { seat, row: factory.owes.making, model });
                make(factory, model);
                self.give(state, seat, model == Model::Deluxe, log);
            }
            Move::Retain { old } => {
                let row = factory.owes.making;
                let slot = &mut factory.start[usize::from(row)];
                if let (Some(new), Some(there)) = (factory.owes.made.take(), slot.centre) {
                    slot.centre = Some(if old { there } else { new });
                    log.tell(|| Event::Dropped { seat, row, model: if old { new } else { there } });
                }
                factory.owes.making += 1;
            }
            _ => self.trade_away(state, seat, mv, log),
        }
        self.proceed(state, log);
    }

    /// Whatever happens by itself, until chance or somebody has to decide.
    pub(crate) fn proceed(&self, state: &mut State, log: &mut Log<'_, Event>) {
        while self.chance(state).is_none() && self.step(state, log) {}
    }

    /// One thing that happens by itself. Whether anything did.
    fn step(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
        match state.phase {
            Phase::Opening => {
                begin_day(state, log);
                true
            }
            Phase::Refreshing => {
                state.day = state.day.saturating_add(1);
                begin_day(state, log);
                true
            }
            Phase::Running => self.run_factories(state, log),
            Phase::Trading => self.trade(state, log),
            Phase::Making => self.make_bots(state, log),
            Phase::Falling => self.fall(state, log),
            Phase::Turning | Phase::TurningTwice | Phase::Armand | Phase::ArmandTurning | Phase::Over => {
                false
            }
        }
    }
}

fn answer(factory: &mut Factory, ask: &Ask, mv: Move) {
    let place = match (ask, mv) {
        (Ask::Ride { rides, .. }, Move::Send { ride }) => rides.iter().position(|&one| one == ride),
        (Ask::Keep { options, .. }, Move::Keep { bots }) => options.iter().position(|&one| one == bots),
        (Ask::Repurpose { .. }, Move::Repurpose { model }) => Some(model as usize),
        (Ask::Hole { .. }, Move::Hole { output }) => Some(output.into()),
        _ => None,
    };
    if let Some(place) = place.and_then(|place| u8::try_from(place).ok())
        && factory.answers.len() < MOST_ANSWERS
    {
        factory.answers.push(place);
    }
}

const fn one_gift_less(factory: &mut Factory, choice: bool) {
    let left = if choice { &mut factory.gifts.choices } else { &mut factory.gifts.basics };
    *left = left.saturating_sub(1);
}
