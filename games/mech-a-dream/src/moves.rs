//! What a seat may decide now, and who is awaited.

use std::ops::ControlFlow::Continue;

use reverie_game::{Pending, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::MechADream;
use crate::cards::{Robot, Specialist, SpecialistSet};
use crate::engines::{Engine, Sweep};
use crate::state::{Owed, Part, Player, Post, Screen, State, Time};
use crate::tile::Tile;

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
#[allow(missing_docs)] // which tile, which card
pub enum Move {
    /// Keeps one of the two Monitor Screen tiles.
    Keep { robot: Robot },
    /// Before the first day: begins with this Specialist.
    Hire { specialist: Specialist },
    /// Sends the assistant to the stock room, for this one of the last choices, counted from 0.
    Stock { choice: u8 },
    /// Sends the assistant to the stock room, for this Specialist as the last choice.
    Recruit { specialist: Specialist },
    /// Sends the assistant to the delivery dock.
    Dock,
    /// Buys this machine: with the assistant, or by the robot's effect.
    Buy { tile: Tile },
    /// Puts the assistant on this machine.
    Build { tile: Tile },
    /// Moves this machine one slot.
    Boost { tile: Tile },
    /// Uses the robot or a machine, in one of its ways, counted from 0.
    Use { engine: Engine, way: u8 },
    /// Uses the robot to copy an opponent's robot or machine, in one of its ways.
    Copy { of: Seat, engine: Engine, way: u8 },
    /// Lets the activation go.
    Decline,
    /// Takes this Specialist's bonus next, in one of its ways.
    Bonus { specialist: Specialist, way: u8 },
    /// Uses everything that just gives something and asks for nothing.
    Everything,
    /// Is done with the night.
    Done,
}

/// What a seat is to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wants {
    /// Nothing now.
    Nothing,
    /// Which of two Monitor Screen tiles to keep.
    Robot([Robot; 2]),
    /// Which Specialist to begin with.
    Specialist,
    /// Where the assistant of this part of the day works.
    Work(Part),
    /// Which machine moves.
    Boost,
    /// What to activate; the robot too, or only a machine.
    Activation {
        /// Whether the robot may be activated.
        robot: bool,
    },
    /// Which machine the robot buys, placed so much earlier.
    Purchase {
        /// How many hourglasses.
        earlier: u8,
    },
    /// Whose bonus comes next.
    Bonus(SpecialistSet),
    /// What to use tonight.
    Night,
}

impl MechADream {
    pub(crate) fn owing(&self, state: &State) -> Pending {
        if let Some(due) = self.chance(state) {
            return Pending::Chance(due.source());
        }
        match state.time {
            Time::Over => Pending::Over,
            Time::Opening => {
                let choosing: SeatSet = Seat::all(self.seats)
                    .zip(&state.players)
                    .filter(|(_, player)| matches!(player.screen, Screen::Dealt { .. }))
                    .map(|(seat, _)| seat)
                    .collect();
                if choosing.is_empty() {
                    Pending::Seats(self.next_to_hire(state).into_iter().collect())
                } else {
                    Pending::Seats(choosing)
                }
            }
            Time::Morning | Time::Afternoon | Time::Evening => {
                Pending::Seats(self.at_work(state).into_iter().collect())
            }
            Time::Night => {
                let awake = |&(seat, player): &(Seat, &Player)| {
                    !player.done
                        && (!player.owes.is_empty()
                            || !self.waits_to_copy(state, seat)
                            || self.can_use(state, seat))
                };
                Pending::Seats(
                    Seat::all(self.seats).zip(&state.players).filter(awake).map(|(seat, _)| seat).collect(),
                )
            }
        }
    }

    /// What this seat is to decide; only where chance owes nothing.
    pub fn wants(&self, state: &State, seat: Seat) -> Wants {
        let Some(player) = state.players.get(seat.index()) else { return Wants::Nothing };
        if self.chance(state).is_some() {
            return Wants::Nothing;
        }
        match state.time {
            Time::Opening => match player.screen {
                Screen::Dealt { from } => Wants::Robot(from),
                _ if self.next_to_hire(state) == Some(seat) => Wants::Specialist,
                _ => Wants::Nothing,
            },
            Time::Morning | Time::Afternoon | Time::Evening => {
                if self.at_work(state) != Some(seat) {
                    return Wants::Nothing;
                }
                match (Self::owed(player), state.time.part()) {
                    (Some(wants), _) => wants,
                    (None, Some(part)) => Wants::Work(part),
                    (None, None) => Wants::Nothing,
                }
            }
            Time::Night if player.done => Wants::Nothing,
            Time::Night => match Self::owed(player) {
                Some(wants) => wants,
                None if self.waits_to_copy(state, seat) && !self.can_use(state, seat) => Wants::Nothing,
                None => Wants::Night,
            },
            Time::Over => Wants::Nothing,
        }
    }

    /// What a player in the middle of something is to decide.
    fn owed(player: &Player) -> Option<Wants> {
        player.owes.last().map(|&owed| match owed {
            Owed::Boosts { .. } => Wants::Boost,
            Owed::Activations { robot, .. } => Wants::Activation { robot },
            Owed::Purchase { earlier } => Wants::Purchase { earlier },
            Owed::Bonuses { from } => Wants::Bonus(from),
            // Packages unpack themselves.
            Owed::Packages { .. } => Wants::Nothing,
        })
    }

    /// By day, who is in the middle of something, or else whose assistant is next.
    pub(crate) fn at_work(&self, state: &State) -> Option<Seat> {
        let part = state.time.part()?;
        let busy = Seat::all(self.seats).zip(&state.players).find(|(_, player)| !player.owes.is_empty());
        let waiting = |seat: &Seat| state.players[seat.index()].assistants[part.index()] == Post::Locker;
        busy.map(|(seat, _)| seat).or_else(|| state.clockwise(self.seats).find(waiting))
    }

    /// The Specialists are chosen from the last player to the first.
    pub(crate) fn next_to_hire(&self, state: &State) -> Option<Seat> {
        if !self.board.with_specialists || state.first.is_none() {
            return None;
        }
        state.clockwise(self.seats).rev().find(|&seat| state.hired(seat).next().is_none())
    }

    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        match self.wants(state, seat) {
            Wants::Nothing => {}
            Wants::Robot(from) => out.extend(from.map(|robot| Move::Keep { robot })),
            Wants::Specialist => {
                let free = state.specialists.iter().filter(|hired| hired.by.is_none());
                out.extend(free.map(|hired| Move::Hire { specialist: hired.specialist }));
                out.sort_unstable();
            }
            Wants::Work(part) => self.list_work(state, seat, part, out),
            Wants::Boost => out.extend(state.tiles.belt(seat).map(|(tile, _)| Move::Boost { tile })),
            Wants::Activation { robot } => {
                let ready = |engine, _| robot || engine != Engine::Robot;
                let _whole = self.each_use(state, seat, ready, |engine, way, _| {
                    out.push(Move::Use { engine, way });
                    Continue(())
                });
                if robot {
                    self.list_copies(state, seat, out);
                }
                out.push(Move::Decline);
            }
            Wants::Purchase { earlier } => self.list_purchases(state, seat, earlier, out),
            Wants::Bonus(from) => {
                for specialist in from.iter() {
                    let ways = self.board.specialist(specialist).ways.len();
                    out.extend((0..).take(ways).map(|way| Move::Bonus { specialist, way }));
                }
            }
            Wants::Night => {
                let mut sweep = Sweep::new(&state.players[seat.index()]);
                let _whole = self.each_unused(state, seat, |engine, way, ways| {
                    out.push(Move::Use { engine, way });
                    sweep.meets(engine, way, ways);
                    Continue(())
                });
                if self.may_copy_tonight(state, seat) {
                    self.list_copies(state, seat, out);
                }
                if self.swept(state, seat, &sweep).len() >= 2 {
                    out.push(Move::Everything);
                }
                if !self.waits_to_copy(state, seat) {
                    out.push(Move::Done);
                }
            }
        }
    }

    /// Lists what can be copied.
    fn list_copies(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        let _whole = self.each_copy(state, seat, |of, engine, way| {
            out.push(Move::Copy { of, engine, way });
            Continue(())
        });
    }

    fn list_work(&self, state: &State, seat: Seat, part: Part, out: &mut Vec<Move>) {
        let player = &state.players[seat.index()];
        let floor = self.board.stock_room.floor(part);
        out.extend((0..).take(floor.choice.len()).map(|choice| Move::Stock { choice }));
        if floor.specialist {
            let before = out.len();
            let others = state.specialists.iter().filter(|hired| hired.by != Some(seat));
            let affordable = others.filter(|hired| u16::from(hired.price) <= player.rainbows);
            out.extend(affordable.map(|hired| Move::Recruit { specialist: hired.specialist }));
            out[before..].sort_unstable();
        }
        if self.gate(state, seat).is_some_and(|gate| gate <= player.flowers) {
            out.push(Move::Dock);
        }
        self.list_purchases(state, seat, 0, out);
        out.extend(state.tiles.belt(seat).map(|(tile, _)| Move::Build { tile }));
    }

    fn list_purchases(&self, state: &State, seat: Seat, earlier: u8, out: &mut Vec<Move>) {
        let player = &state.players[seat.index()];
        let savings = self.savings(state, seat);
        let affordable = |&tile: &Tile| player.can_pay(self.terms_with(savings, tile, earlier).price);
        out.extend(state.tiles.offers().filter(affordable).map(|tile| Move::Buy { tile }));
    }
}
