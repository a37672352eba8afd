//! The one interpreter: every machine, package, robot and Specialist comes to an [`Effect`] that is carried out. What it gives
//! is taken, and what asks for a decision lies on top of what its player still owes.

use reverie_game::{Log, Seat};

use crate::MechADream;
use crate::cards::{Specialist, SpecialistSet};
use crate::components::Action;
use crate::engines::Engine;
use crate::events::{Cause, Event};
use crate::lot::{Effect, Lot, Special};
use crate::state::{Owed, Part, State};

impl MechADream {
    /// Specialists reward what an assistant has done, once it is done.
    pub(super) fn owe_bonuses(&self, state: &mut State, seat: Seat, action: Action) {
        let from: SpecialistSet =
            state.hired(seat).filter(|&one| self.board.specialist(one).after.contains(&action)).collect();
        if !from.is_empty() {
            owe(state, seat, Owed::Bonuses { from });
        }
    }

    pub(super) fn use_engine(
        &self,
        state: &mut State,
        seat: Seat,
        engine: Engine,
        way: u8,
        log: &mut Log<'_, Event>,
    ) {
        let Some(&effect) = self.ways(state, seat, engine).get(usize::from(way)) else { return };
        log.tell(|| Event::Used { seat, engine, way, paid: effect.pay });
        let cause = match engine {
            Engine::Robot => Cause::Robot,
            Engine::Machine(tile) => Cause::Machine { tile },
        };
        carry_out(state, seat, effect, cause, log);
    }

    /// The copier pays for copying and then what the effect itself takes; its own green machines count.
    pub(super) fn copy(
        &self,
        state: &mut State,
        seat: Seat,
        (of, engine, way): (Seat, Engine, u8),
        log: &mut Log<'_, Event>,
    ) {
        let own = self.copying(state.players[seat.index()].screen);
        let before = own.map_or(Lot::NOTHING, |way| way.pay);
        let Some(&effect) = self.ways(state, of, engine).get(usize::from(way)) else { return };
        let pay = before.and(effect.pay);
        log.tell(|| Event::Copied { seat, of, engine, way, paid: pay });
        carry_out(state, seat, Effect { pay, ..effect }, Cause::Copy, log);
    }

    pub(super) fn take_bonus(
        &self,
        state: &mut State,
        seat: Seat,
        specialist: Specialist,
        way: u8,
        log: &mut Log<'_, Event>,
    ) {
        if let Some(Owed::Bonuses { from }) = state.players[seat.index()].owes.last_mut() {
            *from = from.without(specialist);
        }
        let gain = self.board.specialist(specialist).ways.get(usize::from(way)).copied().unwrap_or_default();
        give(state, seat, gain, Cause::Specialist { specialist }, log);
    }

    /// Resolves what a player is in the middle of as far as nothing is to be chosen. Whether anything happened.
    pub(super) fn resolve(&self, state: &mut State, seat: Seat, log: &mut Log<'_, Event>) -> bool {
        let Some(&owed) = state.players[seat.index()].owes.last() else { return false };
        match owed {
            Owed::Boosts { left } => {
                let (machine, another) = {
                    let mut belt = state.tiles.belt(seat);
                    (belt.next(), belt.next())
                };
                match (machine, another) {
                    (None, _) => {
                        log.tell(|| Event::Wasted { seat, boosts: left });
                        state.players[seat.index()].owes.pop();
                        true
                    }
                    (Some((tile, _)), None) => {
                        self.boost(state, seat, tile, log);
                        true
                    }
                    (Some(_), Some(_)) => false,
                }
            }
            Owed::Activations { robot, .. } => {
                let vain = !self.can_activate(state, seat, robot);
                if vain {
                    state.players[seat.index()].owes.pop();
                }
                vain
            }
            Owed::Packages { part, next, robot } => {
                let package = self.packages(state, part).get(usize::from(next)).copied();
                state.players[seat.index()].owes.pop();
                if let Some(package) = package {
                    owe(state, seat, Owed::Packages { part, next: next + 1, robot });
                    let cause = Cause::Package { part, index: next };
                    // An activation in the robot's package may not go to a robot again.
                    give_by(state, seat, package, cause, !robot, log);
                }
                true
            }
            Owed::Purchase { earlier } => {
                let vain = !self.can_buy(state, seat, Lot::NOTHING, earlier);
                if vain {
                    state.players[seat.index()].owes.pop();
                }
                vain
            }
            Owed::Bonuses { from } => {
                let alone = from.len() == 1;
                // The order is the owner's where it matters: what the cap would swallow now may fit after an activation.
                let activates =
                    |one: Specialist| self.board.specialist(one).ways.iter().any(|way| way.activations > 0);
                let player = &state.players[seat.index()];
                let by_itself = |&one: &Specialist| match self.board.specialist(one).ways.as_slice() {
                    [only] => {
                        alone || !only.asks() && (player.has_room(*only) || !from.iter().any(activates))
                    }
                    _ => false,
                };
                if from.is_empty() {
                    state.players[seat.index()].owes.pop();
                    true
                } else if let Some(specialist) = from.iter().find(by_itself) {
                    self.take_bonus(state, seat, specialist, 0, log);
                    true
                } else {
                    false
                }
            }
        }
    }
}

/// Pays, takes what it gives, and owes what follows.
fn carry_out(state: &mut State, seat: Seat, effect: Effect, cause: Cause, log: &mut Log<'_, Event>) {
    state.players[seat.index()].pays(effect.pay);
    match effect.special {
        None | Some(Special::Copy) => {}
        Some(Special::EveningPackage) => {
            owe(state, seat, Owed::Packages { part: Part::Evening, next: 0, robot: true });
        }
        Some(Special::Purchase { earlier }) => owe(state, seat, Owed::Purchase { earlier }),
    }
    if !effect.gain.is_nothing() {
        give(state, seat, effect.gain, cause, log);
    }
}

pub(super) fn give(state: &mut State, seat: Seat, gain: Lot, cause: Cause, log: &mut Log<'_, Event>) {
    give_by(state, seat, gain, cause, true, log);
}

/// What is given is taken; boosts are placed before anything is activated.
fn give_by(state: &mut State, seat: Seat, gain: Lot, from: Cause, robot: bool, log: &mut Log<'_, Event>) {
    let lost = state.players[seat.index()].gain(gain);
    log.tell(|| Event::Gained { seat, gain, lost, from });
    if gain.activations > 0 {
        owe(state, seat, Owed::Activations { left: gain.activations, robot });
    }
    if gain.boosts > 0 {
        owe(state, seat, Owed::Boosts { left: gain.boosts });
    }
}

pub(super) fn owe(state: &mut State, seat: Seat, owed: Owed) {
    state.players[seat.index()].owes.push(owed);
}

/// At night each robot and machine works once; otherwise it takes one of the activations owed.
pub(super) fn spend_activation(state: &mut State, seat: Seat, engine: Engine) {
    if let Some(Owed::Activations { .. }) = state.players[seat.index()].owes.last() {
        one_activation_less(state, seat);
        return;
    }
    match engine {
        Engine::Robot => state.players[seat.index()].robot_used = true,
        Engine::Machine(tile) => state.tiles.use_up(tile),
    }
}

pub(super) fn one_activation_less(state: &mut State, seat: Seat) {
    let owes = &mut state.players[seat.index()].owes;
    if let Some(Owed::Activations { left, .. }) = owes.last_mut() {
        *left = left.saturating_sub(1);
        if *left == 0 {
            owes.pop();
        }
    }
}
