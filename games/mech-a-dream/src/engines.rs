//! What the robot and the machines of a workshop can do: which of them can be used, which copied, and what "use everything"
//! would use.

use std::fmt;
use std::ops::ControlFlow::{self, Break, Continue};
use std::str::FromStr;

use reverie_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::MechADream;
use crate::lot::{Effect, Lot, Special};
use crate::state::{DIAL, Part, Place, Player, Screen, State};
use crate::tile::{Tile, TileSet};

/// What has an effect: the robot, or a completed purple machine. Written "robot" or as the tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string", export_to = "mech-a-dream.ts")]
pub enum Engine {
    /// The robot.
    Robot,
    /// A machine.
    Machine(Tile),
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Robot => f.write_str("robot"),
            Self::Machine(tile) => tile.fmt(f),
        }
    }
}

impl FromStr for Engine {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "robot" { Ok(Self::Robot) } else { text.parse().map(Self::Machine) }
    }
}

impl TryFrom<String> for Engine {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Engine> for String {
    fn from(engine: Engine) -> Self {
        engine.to_string()
    }
}

/// Some of the things in a workshop that have an effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Engines {
    robot: bool,
    machines: TileSet,
}

impl Engines {
    const NONE: Self = Self { robot: false, machines: TileSet::NONE };

    const fn add(&mut self, engine: Engine) {
        match engine {
            Engine::Robot => self.robot = true,
            Engine::Machine(tile) => self.machines.add(tile),
        }
    }

    pub(crate) fn len(self) -> u8 {
        self.machines.len() + u8::from(self.robot)
    }

    /// The robot first, then the machines in the order of the tiles.
    pub(crate) fn iter(self) -> impl Iterator<Item = Engine> {
        self.robot.then_some(Engine::Robot).into_iter().chain(self.machines.into_iter().map(Engine::Machine))
    }
}

/// What "use everything" has met so far.
pub(crate) struct Sweep {
    /// As it would be then.
    player: Player,
    plan: Engines,
    /// What would lose something to the cap.
    tight: Engines,
}

impl Sweep {
    pub(crate) fn new(player: &Player) -> Self {
        Self { player: *player, plan: Engines::NONE, tight: Engines::NONE }
    }

    pub(crate) fn meets(&mut self, engine: Engine, way: u8, ways: &[Effect]) {
        let effect = &ways[usize::from(way)];
        if ways.len() == 1 && effect.is_plain() {
            if self.player.has_room(effect.gain) {
                self.player.gain(effect.gain);
                self.plan.add(engine);
            } else {
                self.tight.add(engine);
            }
        }
    }
}

impl MechADream {
    /// What is on a monitor.
    pub(crate) fn ways_of(&self, screen: Screen) -> &[Effect] {
        match screen {
            Screen::Own => std::slice::from_ref(&self.board.robot),
            Screen::Dealt { .. } | Screen::Sealed { .. } => &[],
            Screen::Enlightened { robot } => &self.board.robot(robot).ways,
        }
    }

    /// The ways in which a robot or a machine of this seat can be used; none for what it does not have.
    pub fn ways(&self, state: &State, seat: Seat, engine: Engine) -> &[Effect] {
        match engine {
            Engine::Robot => {
                state.players.get(seat.index()).map_or(&[], |player| self.ways_of(player.screen))
            }
            Engine::Machine(tile) => match state.tiles.get(tile) {
                Place::Workshop { seat: owner, .. } if owner == seat && tile.family().turns_purple() => {
                    std::slice::from_ref(&self.board.tile(tile).effect)
                }
                _ => &[],
            },
        }
    }

    /// The way in which this robot copies others, if it does.
    pub(crate) fn copying(&self, screen: Screen) -> Option<&Effect> {
        self.ways_of(screen).iter().find(|way| way.special == Some(Special::Copy))
    }

    /// Whether all opponents of this seat are done with the night.
    pub(crate) fn others_done(&self, state: &State, seat: Seat) -> bool {
        Seat::all(self.seats).zip(&state.players).all(|(other, player)| other == seat || player.done)
    }

    /// At night the robot that copies waits until every opponent is done.
    pub(crate) fn waits_to_copy(&self, state: &State, seat: Seat) -> bool {
        let player = &state.players[seat.index()];
        self.board.with_robots
            && !player.robot_used
            && self.copying(player.screen).is_some()
            && !self.others_done(state, seat)
    }

    pub(crate) fn may_copy_tonight(&self, state: &State, seat: Seat) -> bool {
        !state.players[seat.index()].robot_used && self.others_done(state, seat)
    }

    /// Today's packages of this part of the day.
    pub(crate) fn packages(&self, state: &State, part: Part) -> &[Lot] {
        state.delivery.map_or(&[], |delivery| self.board.delivery(delivery).packages(part))
    }

    /// Whether this seat, having paid something first, gains anything at all by this.
    fn brings(&self, state: &State, seat: Seat, paid: Lot, gain: Lot) -> bool {
        let player = &state.players[seat.index()];
        gain.dreams > 0
            || gain.rainbows > 0
            || gain.flowers > 0 && player.flowers < DIAL + paid.flowers
            || gain.ink > 0 && player.ink < DIAL + paid.ink
            || gain.boosts > 0 && state.tiles.belt(seat).next().is_some()
            || gain.activations > 0 && self.can_activate(state, seat, false)
    }

    /// Whether this seat can pay this for the effect and gains anything by it. What would be lost whole is not offered.
    pub(crate) fn usable(&self, state: &State, seat: Seat, paid: Lot, effect: &Effect) -> bool {
        let player = &state.players[seat.index()];
        if !player.can_pay(paid) {
            return false;
        }
        self.brings(state, seat, paid, effect.gain)
            || match effect.special {
                None | Some(Special::Copy) => false,
                Some(Special::EveningPackage) => {
                    let packages = self.packages(state, Part::Evening);
                    packages.iter().any(|&package| self.brings(state, seat, paid, package))
                }
                Some(Special::Purchase { earlier }) => self.can_buy(state, seat, paid, earlier),
            }
    }

    /// Calls with everything this seat could use, in order, of what `ready` lets through, and with all ways of it, until
    /// the call breaks off.
    pub(crate) fn each_use<'a>(
        &'a self,
        state: &State,
        seat: Seat,
        ready: impl Fn(Engine, bool) -> bool,
        mut found: impl FnMut(Engine, u8, &'a [Effect]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let player = &state.players[seat.index()];
        let mut try_ways = |engine, ways: &'a [Effect]| {
            for (way, effect) in (0..).zip(ways) {
                if self.usable(state, seat, effect.pay, effect) {
                    found(engine, way, ways)?;
                }
            }
            Continue(())
        };
        if ready(Engine::Robot, player.robot_used) {
            try_ways(Engine::Robot, self.ways_of(player.screen))?;
        }
        for (tile, used) in state.tiles.purple(seat) {
            if ready(Engine::Machine(tile), used) {
                try_ways(Engine::Machine(tile), std::slice::from_ref(&self.board.tile(tile).effect))?;
            }
        }
        Continue(())
    }

    /// The same with everything this seat has not used tonight.
    pub(crate) fn each_unused<'a>(
        &'a self,
        state: &State,
        seat: Seat,
        found: impl FnMut(Engine, u8, &'a [Effect]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each_use(state, seat, |_, used| !used, found)
    }

    /// Calls with everything the robot of this seat could copy, in order, until the call breaks off.
    pub(crate) fn each_copy(
        &self,
        state: &State,
        seat: Seat,
        mut found: impl FnMut(Seat, Engine, u8) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let player = &state.players[seat.index()];
        let Some(own) = self.copying(player.screen).filter(|own| player.can_pay(own.pay)) else {
            return Continue(());
        };
        for of in Seat::all(self.seats).filter(|&of| of != seat) {
            let mut try_ways = |engine, ways: &[Effect]| {
                for (way, effect) in (0..).zip(ways) {
                    if self.usable(state, seat, own.pay.and(effect.pay), effect) {
                        found(of, engine, way)?;
                    }
                }
                Continue(())
            };
            try_ways(Engine::Robot, self.ways_of(state.players[of.index()].screen))?;
            for (tile, _) in state.tiles.purple(of) {
                try_ways(Engine::Machine(tile), std::slice::from_ref(&self.board.tile(tile).effect))?;
            }
        }
        Continue(())
    }

    /// Whether this seat has anything to activate.
    pub(crate) fn can_activate(&self, state: &State, seat: Seat, robot: bool) -> bool {
        let ready = |engine, _| robot || engine != Engine::Robot;
        self.each_use(state, seat, ready, |_, _, _| Break(())).is_break()
            || robot && self.each_copy(state, seat, |_, _, _| Break(())).is_break()
    }

    /// Whether this seat can use anything more tonight.
    pub(crate) fn can_use(&self, state: &State, seat: Seat) -> bool {
        self.each_unused(state, seat, |_, _, _| Break(())).is_break()
            || self.may_copy_tonight(state, seat)
                && self.each_copy(state, seat, |_, _, _| Break(())).is_break()
    }

    /// What "use everything" uses: all that just gives something. What would be lost to the cap waits as long as a trade
    /// could still make room for it.
    pub(crate) fn everything(&self, state: &State, seat: Seat) -> Engines {
        let mut sweep = Sweep::new(&state.players[seat.index()]);
        let _whole = self.each_unused(state, seat, |engine, way, ways| {
            sweep.meets(engine, way, ways);
            Continue(())
        });
        self.swept(state, seat, &sweep)
    }

    pub(crate) fn swept(&self, state: &State, seat: Seat, sweep: &Sweep) -> Engines {
        let &Sweep { mut plan, tight, ref player } = sweep;
        if tight.len() == 0 {
            return plan;
        }
        let trades = self.trades(state, seat, player);
        for engine in tight.iter() {
            let gain = self.ways(state, seat, engine)[0].gain;
            let wanted = gain.flowers > 0 && trades.flowers > 0 || gain.ink > 0 && trades.ink > 0;
            if !wanted {
                plan.add(engine);
            }
        }
        plan
    }

    /// What this seat could still pay tonight for anything it has not used, once it is as rich as this.
    fn trades(&self, state: &State, seat: Seat, rich: &Player) -> Lot {
        let robot = if rich.robot_used { &[] } else { self.ways_of(rich.screen) };
        let unused = state.tiles.purple(seat).filter(|&(_, used)| !used);
        let machines = unused.map(|(tile, _)| &self.board.tile(tile).effect);
        robot.iter().chain(machines).filter(|effect| rich.can_pay(effect.pay)).fold(
            Lot::NOTHING,
            |trades, effect| {
                let price = match effect.special {
                    // Machines are bought for ink, and whoever copies may copy a trade of any kind.
                    Some(Special::Purchase { .. }) => Lot::ink(1),
                    Some(Special::Copy) => Lot::ink(1).and(Lot::flowers(1)),
                    Some(Special::EveningPackage) | None => Lot::NOTHING,
                };
                trades.and(effect.pay).and(price)
            },
        )
    }
}
