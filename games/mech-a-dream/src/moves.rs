//! What a seat may decide now.

use std::fmt;
use std::ops::ControlFlow::{self, Break, Continue};
use std::str::FromStr;

use reverie_game::{Illegal, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::MechADream;
use crate::cards::{Robot, Specialist, SpecialistSet};
use crate::components::Power;
use crate::lot::{Effect, Lot, Special};
use crate::state::{DIAL, Owed, Part, Place, Player, Post, Screen, State, Time};
use crate::tile::{Family, Tile, TileSet};

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

/// What a tile would cost somebody, and where it would begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// In ink, or in rainbows for a yellow one.
    pub price: Lot,
    /// The slot it would be placed on; 0 if it is completed at once.
    pub slot: u8,
}

/// What the green machines of a workshop save, in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Savings {
    /// Ink, for blue, red and green tiles.
    pub ink: u8,
    /// Hourglasses, for any tile.
    pub hourglasses: u8,
    /// Rainbows, for yellow tiles.
    pub rainbows: u8,
    /// Flowers, at the dock.
    pub flowers: u8,
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
struct Sweep {
    /// As it would be then.
    player: Player,
    plan: Engines,
    /// What would lose something to the cap.
    tight: Engines,
}

impl Sweep {
    fn new(player: &Player) -> Self {
        Self { player: *player, plan: Engines::NONE, tight: Engines::NONE }
    }

    fn meets(&mut self, engine: Engine, way: u8, ways: &[Effect]) {
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

    /// Whether all opponents of this seat are done with the night.
    pub(crate) fn others_done(&self, state: &State, seat: Seat) -> bool {
        Seat::all(self.seats).zip(&state.players).all(|(other, player)| other == seat || player.done)
    }

    /// Whether this robot copies others.
    pub(crate) fn copies(&self, screen: Screen) -> bool {
        self.ways_of(screen).iter().any(|way| way.special == Some(Special::Copy))
    }

    /// At night the robot that copies waits until every opponent is done.
    pub(crate) fn waits_to_copy(&self, state: &State, seat: Seat) -> bool {
        let player = &state.players[seat.index()];
        self.board.with_robots
            && !player.robot_used
            && self.copies(player.screen)
            && !self.others_done(state, seat)
    }

    /// What is on a monitor.
    pub(crate) fn ways_of(&self, screen: Screen) -> &[Effect] {
        match screen {
            Screen::Own => std::slice::from_ref(&self.board.robot),
            Screen::Dealt { .. } | Screen::Sealed { .. } => &[],
            Screen::Enlightened { robot } => &self.board.robots[robot.index()].ways,
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

    /// What this tile would cost this seat, and where it would begin.
    pub fn terms(&self, state: &State, seat: Seat, tile: Tile, earlier: u8) -> Terms {
        self.terms_with(self.savings(state, seat), tile, earlier)
    }

    fn terms_with(&self, savings: Savings, tile: Tile, earlier: u8) -> Terms {
        let figures = self.board.tile(tile);
        let price = if tile.family() == Family::Crystal {
            Lot::rainbows(figures.price.saturating_sub(savings.rainbows))
        } else {
            Lot::ink(figures.price.saturating_sub(savings.ink))
        };
        Terms { price, slot: figures.time.saturating_sub(earlier).saturating_sub(savings.hourglasses) }
    }

    /// What the green machines of this seat save: one each.
    pub fn savings(&self, state: &State, seat: Seat) -> Savings {
        let mut savings = Savings::default();
        for tile in state.tiles.economical(seat) {
            match self.board.tile(tile).power {
                Some(Power::Ink) => savings.ink += 1,
                Some(Power::Hourglass) => savings.hourglasses += 1,
                Some(Power::Rainbow) => savings.rainbows += 1,
                Some(Power::Flower) => savings.flowers += 1,
                None => {}
            }
        }
        savings
    }

    /// What the gate of the dock would cost this seat today.
    pub fn gate(&self, state: &State, seat: Seat) -> Option<u8> {
        let delivery = self.board.delivery(state.delivery?);
        Some(delivery.flowers.saturating_sub(self.savings(state, seat).flowers))
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
    fn usable(&self, state: &State, seat: Seat, paid: Lot, effect: &Effect) -> bool {
        let player = &state.players[seat.index()];
        if !player.can_pay(&paid) {
            return false;
        }
        self.brings(state, seat, paid, effect.gain)
            || match effect.special {
                None | Some(Special::Copy) => false,
                Some(Special::EveningPackage) => {
                    let packages = self.packages(state, Part::Evening);
                    packages.iter().any(|&package| self.brings(state, seat, paid, package))
                }
                Some(Special::Purchase { earlier }) => {
                    let savings = self.savings(state, seat);
                    let price = |tile| self.terms_with(savings, tile, earlier).price.and(paid);
                    state.tiles.offers().any(|tile| player.can_pay(&price(tile)))
                }
            }
    }

    /// Today's packages of this part of the day.
    pub(crate) fn packages(&self, state: &State, part: Part) -> &[Lot] {
        state.delivery.map_or(&[], |delivery| self.board.delivery(delivery).packages(part))
    }

    /// Calls with everything this seat could use, in order, of what `ready` lets through, and with all ways of it, until
    /// the call breaks off.
    fn each_use<'a>(
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

    /// Calls with everything the robot of this seat could copy, in order, until the call breaks off.
    fn each_copy(
        &self,
        state: &State,
        seat: Seat,
        mut found: impl FnMut(Seat, Engine, u8) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let player = &state.players[seat.index()];
        let own = self.ways_of(player.screen).iter().find(|way| way.special == Some(Special::Copy));
        let Some(own) = own.filter(|own| player.can_pay(&own.pay)) else { return Continue(()) };
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

    /// Lists what can be copied.
    fn list_copies(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        let _whole = self.each_copy(state, seat, |of, engine, way| {
            out.push(Move::Copy { of, engine, way });
            Continue(())
        });
    }

    /// Whether this seat has anything to activate.
    pub(crate) fn can_activate(&self, state: &State, seat: Seat, robot: bool) -> bool {
        let ready = |engine, _| robot || engine != Engine::Robot;
        self.each_use(state, seat, ready, |_, _, _| Break(())).is_break()
            || robot && self.each_copy(state, seat, |_, _, _| Break(())).is_break()
    }

    /// Whether this seat can use anything more tonight.
    pub(crate) fn can_use(&self, state: &State, seat: Seat) -> bool {
        self.each_use(state, seat, |_, used| !used, |_, _, _| Break(())).is_break()
            || self.may_copy_tonight(state, seat)
                && self.each_copy(state, seat, |_, _, _| Break(())).is_break()
    }

    fn may_copy_tonight(&self, state: &State, seat: Seat) -> bool {
        !state.players[seat.index()].robot_used && self.others_done(state, seat)
    }

    /// What "use everything" uses: all that just gives something. What would be lost to the cap waits as long as a trade
    /// could still make room for it.
    pub(crate) fn everything(&self, state: &State, seat: Seat) -> Engines {
        let mut sweep = Sweep::new(&state.players[seat.index()]);
        let _whole = self.each_use(
            state,
            seat,
            |_, used| !used,
            |engine, way, ways| {
                sweep.meets(engine, way, ways);
                Continue(())
            },
        );
        self.swept(state, seat, &sweep)
    }

    fn swept(&self, state: &State, seat: Seat, sweep: &Sweep) -> Engines {
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
        let unused = state.tiles.workshop(seat).filter(|&(tile, used)| !used && tile.family().turns_purple());
        let machines = unused.map(|(tile, _)| &self.board.tile(tile).effect);
        robot.iter().chain(machines).filter(|effect| rich.can_pay(&effect.pay)).fold(
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

    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
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
                let _whole = self.each_use(
                    state,
                    seat,
                    |_, used| !used,
                    |engine, way, ways| {
                        out.push(Move::Use { engine, way });
                        sweep.meets(engine, way, ways);
                        Continue(())
                    },
                );
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
        let affordable = |&tile: &Tile| player.can_pay(&self.terms_with(savings, tile, earlier).price);
        out.extend(state.tiles.offers().filter(affordable).map(|tile| Move::Buy { tile }));
    }

    /// Why this seat may not decide this.
    #[allow(clippy::too_many_lines)] // one arm for each decision and each wrong one
    pub(crate) fn refuse(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        let wants = self.wants(state, seat);
        let player = &state.players[seat.index()];
        match (wants, mv) {
            (Wants::Nothing, _) => Err(Illegal::new("not-awaited")),
            (Wants::Robot(from), Move::Keep { robot }) => {
                if from.contains(&robot) {
                    Ok(())
                } else {
                    Err(Illegal::new("mech-not-dealt").with("robot", robot.number()))
                }
            }
            (Wants::Specialist, Move::Hire { specialist }) => {
                match state.specialists.iter().find(|hired| hired.specialist == specialist) {
                    None => Err(Illegal::new("mech-specialist-not-in-play")),
                    Some(hired) if hired.by.is_some() => Err(Illegal::new("mech-specialist-gone")),
                    Some(_) => Ok(()),
                }
            }
            (Wants::Work(part), Move::Stock { choice }) => {
                let choices = self.board.stock_room.floor(part).choice.len();
                if usize::from(choice) < choices {
                    Ok(())
                } else {
                    Err(Illegal::new("mech-no-such-choice").with("choices", choices))
                }
            }
            (Wants::Work(part), Move::Recruit { specialist }) => {
                self.refuse_recruit(state, seat, part, specialist)
            }
            (Wants::Work(_), Move::Dock) => match self.gate(state, seat) {
                Some(gate) if gate > player.flowers => Err(Illegal::new("mech-short-flowers")
                    .with("price", gate)
                    .with("short", gate - player.flowers)),
                Some(_) => Ok(()),
                None => Err(Illegal::new("mech-no-delivery")),
            },
            (Wants::Work(_), Move::Buy { tile }) => self.refuse_purchase(state, seat, tile, 0),
            (Wants::Purchase { earlier }, Move::Buy { tile }) => {
                self.refuse_purchase(state, seat, tile, earlier)
            }
            (Wants::Work(_), Move::Build { tile }) | (Wants::Boost, Move::Boost { tile }) => {
                match state.tiles.get(tile) {
                    Place::Belt { seat: owner, .. } if owner == seat => Ok(()),
                    _ => Err(Illegal::new("mech-not-on-your-belt")),
                }
            }
            (Wants::Activation { robot }, Move::Use { engine, way }) => {
                if engine == Engine::Robot && !robot {
                    return Err(Illegal::new("mech-machines-only"));
                }
                self.refuse_use(state, seat, engine, way)
            }
            (Wants::Activation { robot: false }, Move::Copy { .. }) => {
                Err(Illegal::new("mech-machines-only"))
            }
            (Wants::Activation { robot: true }, Move::Copy { of, engine, way }) => {
                self.refuse_copy(state, seat, of, engine, way)
            }
            (Wants::Activation { .. }, Move::Decline) => Ok(()),
            (Wants::Bonus(from), Move::Bonus { specialist, way }) => {
                let ways = self.board.specialist(specialist).ways.len();
                if from.contains(specialist) && usize::from(way) < ways {
                    Ok(())
                } else {
                    Err(Illegal::new("mech-no-such-bonus"))
                }
            }
            (Wants::Night, Move::Use { engine, way }) => {
                let used = match engine {
                    Engine::Robot => player.robot_used,
                    Engine::Machine(tile) => {
                        matches!(state.tiles.get(tile), Place::Workshop { used: true, .. })
                    }
                };
                self.refuse_use(state, seat, engine, way)?;
                if used { Err(Illegal::new("mech-used-tonight")) } else { Ok(()) }
            }
            (Wants::Night, Move::Copy { of, engine, way }) => {
                if player.robot_used {
                    return Err(Illegal::new("mech-used-tonight"));
                }
                if self.waits_to_copy(state, seat) {
                    return Err(Illegal::new("mech-copy-waits"));
                }
                self.refuse_copy(state, seat, of, engine, way)
            }
            (Wants::Night, Move::Everything) => {
                if self.everything(state, seat).len() >= 2 {
                    Ok(())
                } else {
                    Err(Illegal::new("mech-nothing-at-once"))
                }
            }
            (Wants::Night, Move::Done) => {
                if self.waits_to_copy(state, seat) {
                    Err(Illegal::new("mech-copy-waits"))
                } else {
                    Ok(())
                }
            }
            (Wants::Robot(_), _) => Err(Illegal::new("mech-choose-robot-first")),
            (Wants::Specialist, _) => Err(Illegal::new("mech-choose-specialist-first")),
            (Wants::Work(_), _) => Err(Illegal::new("mech-work-first")),
            (Wants::Boost, _) => Err(Illegal::new("mech-boost-first")),
            (Wants::Activation { .. }, _) => Err(Illegal::new("mech-activate-first")),
            (Wants::Purchase { .. }, _) => Err(Illegal::new("mech-buy-first")),
            (Wants::Bonus(_), _) => Err(Illegal::new("mech-bonus-first")),
            (Wants::Night, _) => Err(Illegal::new("mech-it-is-night")),
        }
    }

    fn refuse_recruit(
        &self,
        state: &State,
        seat: Seat,
        part: Part,
        specialist: Specialist,
    ) -> Result<(), Illegal> {
        let player = &state.players[seat.index()];
        if !self.board.stock_room.floor(part).specialist || !self.board.with_specialists {
            return Err(Illegal::new("mech-no-specialist-here"));
        }
        match state.specialists.iter().find(|hired| hired.specialist == specialist) {
            None => Err(Illegal::new("mech-specialist-not-in-play")),
            Some(hired) if hired.by == Some(seat) => Err(Illegal::new("mech-specialist-is-yours")),
            Some(hired) if u16::from(hired.price) > player.rainbows => {
                Err(Illegal::new("mech-short-rainbows")
                    .with("price", hired.price)
                    .with("short", u16::from(hired.price) - player.rainbows))
            }
            Some(_) => Ok(()),
        }
    }

    fn refuse_purchase(&self, state: &State, seat: Seat, tile: Tile, earlier: u8) -> Result<(), Illegal> {
        let player = &state.players[seat.index()];
        if !matches!(state.tiles.get(tile), Place::Sale { .. }) {
            return Err(Illegal::new("mech-not-on-sale"));
        }
        let price = self.terms(state, seat, tile, earlier).price;
        if player.can_pay(&price) {
            return Ok(());
        }
        Err(if price.ink > 0 {
            Illegal::new("mech-short-ink").with("price", price.ink).with("short", price.ink - player.ink)
        } else {
            Illegal::new("mech-short-rainbows")
                .with("price", price.rainbows)
                .with("short", u16::from(price.rainbows).saturating_sub(player.rainbows))
        })
    }

    fn refuse_use(&self, state: &State, seat: Seat, engine: Engine, way: u8) -> Result<(), Illegal> {
        let ways = self.ways(state, seat, engine);
        if ways.is_empty() {
            return Err(Illegal::new("mech-not-yours-to-use"));
        }
        self.refuse_effect(state, seat, Lot::NOTHING, ways.get(usize::from(way)))
    }

    fn refuse_copy(
        &self,
        state: &State,
        seat: Seat,
        of: Seat,
        engine: Engine,
        way: u8,
    ) -> Result<(), Illegal> {
        let player = &state.players[seat.index()];
        let own = self.ways_of(player.screen).iter().find(|way| way.special == Some(Special::Copy));
        let Some(own) = own else { return Err(Illegal::new("mech-cannot-copy")) };
        let ways = self.ways(state, of, engine);
        if of == seat || ways.is_empty() {
            return Err(Illegal::new("mech-nothing-to-copy"));
        }
        self.refuse_effect(state, seat, own.pay, ways.get(usize::from(way)))
    }

    fn refuse_effect(
        &self,
        state: &State,
        seat: Seat,
        before: Lot,
        effect: Option<&Effect>,
    ) -> Result<(), Illegal> {
        let Some(effect) = effect else { return Err(Illegal::new("mech-no-such-way")) };
        let paid = before.and(effect.pay);
        if !state.players[seat.index()].can_pay(&paid) {
            return Err(Illegal::new("mech-cannot-pay"));
        }
        if effect.special == Some(Special::Copy) {
            return Err(Illegal::new("mech-say-what-to-copy"));
        }
        if self.usable(state, seat, paid, effect) { Ok(()) } else { Err(Illegal::new("mech-brings-nothing")) }
    }
}

impl Player {
    /// Whether this can be paid.
    pub fn can_pay(&self, price: &Lot) -> bool {
        self.flowers >= price.flowers && self.ink >= price.ink && self.rainbows >= u16::from(price.rainbows)
    }

    /// Pays, if it can be paid.
    pub(crate) fn pays(&mut self, price: Lot) -> bool {
        let can = self.can_pay(&price);
        if can {
            self.flowers -= price.flowers;
            self.ink -= price.ink;
            self.rainbows -= u16::from(price.rainbows);
        }
        can
    }

    /// Whether nothing of this would be lost to the cap.
    pub(crate) fn has_room(&self, gain: Lot) -> bool {
        self.flowers + gain.flowers <= DIAL && self.ink + gain.ink <= DIAL
    }

    /// Takes what can be kept: flowers and ink up to the end of their dials. Gives back what was lost.
    pub(crate) fn gain(&mut self, gain: Lot) -> Lot {
        let lost = Lot {
            flowers: (self.flowers + gain.flowers).saturating_sub(DIAL),
            ink: (self.ink + gain.ink).saturating_sub(DIAL),
            ..Lot::NOTHING
        };
        self.flowers += gain.flowers - lost.flowers;
        self.ink += gain.ink - lost.ink;
        self.rainbows = self.rainbows.saturating_add(gain.rainbows.into());
        self.dreams = self.dreams.saturating_add(gain.dreams.into());
        lost
    }
}
