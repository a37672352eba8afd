//! A workshop as a list of numbers, by what its machines do and never by which they are: an owner's own box is seen as
//! well as ours.

use reverie_game::{Game, Seat};
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::board::TileFigures;
use reverie_mech_a_dream::components::Power;
use reverie_mech_a_dream::lot::{Effect, Lot};
use reverie_mech_a_dream::rules::DAYS;
use reverie_mech_a_dream::state::{Owed, Part, Player, Post, Screen, State, Time};
use reverie_mech_a_dream::tile::Family;

/// How many different numbers there are.
pub(crate) const WIDTH: usize = SALE_YELLOW + 5;

const DAYS_LEFT: usize = 1;
const WAITING: usize = DAYS_LEFT + 7;
const ACTIONS: usize = WAITING + 6;
const OTHERS_BUILT: usize = ACTIONS + 1;
const BUILT: usize = OTHERS_BUILT + 4;
const SEATS: usize = BUILT + 11;
const FLOWERS: usize = SEATS + 3;
const INK: usize = FLOWERS + 10;
const RAINBOWS: usize = INK + 10;
const PURSE: usize = RAINBOWS + 9;
const GIVERS: usize = PURSE + 6;
const TRADERS: usize = GIVERS + 2 * KINDS;
const GREEN: usize = TRADERS + 2 * (KINDS + 3) + 1;
const BELT: usize = GREEN + 8;
const ON_BELT: usize = 4 + 2 * KINDS + 3 + 5;
const BELT_SEEN: usize = 4;
/// Nobody works on more.
const LONGEST_BELT: usize = 16;
const BELT_ALL: usize = BELT + BELT_SEEN * ON_BELT;
const DOCK: usize = BELT_ALL + 3;
const OWED: usize = DOCK + 8;
const HIRED: usize = OWED + 6;
const ROBOT: usize = HIRED + 10;
const SALE_BLUE: usize = ROBOT + 16;
const SALE_RED: usize = SALE_BLUE + KINDS + 3 + 4;
const SALE_YELLOW: usize = SALE_RED + KINDS + 3 + 1;

/// Flowers, ink, rainbows, dreams, boosts.
const KINDS: usize = 5;

/// The numbers that are not 0, each with its place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sight {
    seen: [(u16, f32); MOST],
    len: usize,
}

const MOST: usize = 160;

impl Default for Sight {
    fn default() -> Self {
        Self { seen: [(0, 0.0); MOST], len: 0 }
    }
}

fn kinds(lot: Lot) -> [f32; KINDS] {
    [lot.flowers, lot.ink, lot.rainbows, lot.dreams, lot.boosts].map(f32::from)
}

fn all_kinds(lot: Lot) -> [f32; 6] {
    [lot.flowers, lot.ink, lot.rainbows, lot.dreams, lot.boosts, lot.activations].map(f32::from)
}

impl Sight {
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        self.seen[..self.len].iter().map(|&(at, amount)| (usize::from(at), amount))
    }

    fn see(&mut self, at: usize, amount: f32) {
        if amount != 0.0 && self.len < MOST {
            #[allow(clippy::cast_possible_truncation)] // a few hundred places
            let at = at as u16;
            self.seen[self.len] = (at, amount);
            self.len += 1;
        }
    }

    fn see_all(&mut self, from: usize, amounts: &[f32], times: f32) {
        for (nth, amount) in amounts.iter().enumerate() {
            self.see(from + nth, amount * times);
        }
    }

    /// The affairs of `seat`.
    pub(crate) fn of(game: &MechADream, state: &State, seat: Seat) -> Self {
        let mut sight = Self::default();
        let Some(player) = state.players.get(seat.index()) else { return sight };
        let later = DAYS.saturating_sub(state.day);
        let night = state.time == Time::Night;
        let passes = match state.time {
            Time::Opening | Time::Morning => 3,
            Time::Afternoon => 2,
            Time::Evening => 1,
            Time::Night | Time::Over => 0,
        };
        let waiting =
            if night { 0 } else { player.assistants.iter().filter(|&&post| post == Post::Locker).count() };
        #[allow(clippy::cast_precision_loss)] // twenty-one at most
        let actions = (waiting + 3 * usize::from(later)) as f32 / 21.0;
        let days = f32::from(later) / 6.0;
        let tonight = f32::from(u8::from(!player.done));

        sight.see(0, 1.0);
        sight.see(DAYS_LEFT + usize::from(later.min(6)), 1.0);
        sight.see(WAITING + if night { 4 + usize::from(player.done) } else { waiting.min(3) }, 1.0);
        sight.see(ACTIONS, actions);
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let most = others.map(|other| state.tiles.completed(other)).max().unwrap_or(0);
        if most >= 6 {
            sight.see(OTHERS_BUILT + usize::from(most - 6).min(3), 1.0);
        }
        sight.see(BUILT + usize::from(state.tiles.completed(seat)).min(10), 1.0);
        sight.see(SEATS + usize::from(game.seats()).saturating_sub(2).min(2), 1.0);
        sight.purse(player, actions);
        sight.machines(game, state, seat, tonight, days);
        for tile in state.tiles.economical(seat) {
            if let Some(power) = game.board().tile(tile).power {
                sight.see(GREEN + at(power), 1.0);
                sight.see(GREEN + 4 + at(power), actions);
            }
        }
        sight.belt(game, state, seat, passes, days);
        sight.dock(game, state, seat, player);
        sight.owed(game, state, player);
        for one in state.hired(seat) {
            sight.see(HIRED + one.index().min(9), actions);
        }
        if let Screen::Enlightened { robot } | Screen::Sealed { robot, .. } = player.screen {
            let tonight = if player.robot_used { 0.0 } else { tonight };
            sight.see(ROBOT + robot.index().min(7), tonight);
            sight.see(ROBOT + 8 + robot.index().min(7), days);
        }
        if later > 0 || waiting > 0 {
            sight.sale(game, state, seat, player, actions);
        }
        sight
    }

    fn purse(&mut self, player: &Player, actions: f32) {
        self.see(FLOWERS + usize::from(player.flowers.min(9)), 1.0);
        self.see(INK + usize::from(player.ink.min(9)), 1.0);
        self.see(RAINBOWS + usize::from(player.rainbows.min(8)), 1.0);
        let amounts =
            [f32::from(player.flowers) / 9.0, f32::from(player.ink) / 9.0, f32::from(player.rainbows) / 8.0];
        self.see_all(PURSE, &amounts, 1.0);
        self.see_all(PURSE + 3, &amounts, actions);
    }

    /// What works at night: how much tonight, and how much in the nights after.
    fn machines(&mut self, game: &MechADream, state: &State, seat: Seat, tonight: f32, days: f32) {
        let mut givers = [[0.0; KINDS]; 2];
        let mut traders = [[0.0; KINDS + 3]; 2];
        let mut trades = 0.0;
        for (tile, used) in state.tiles.purple(seat) {
            let effect = &game.board().tile(tile).effect;
            let nights = [if used { 0.0 } else { tonight }, days];
            if effect.pay.is_nothing() {
                for (givers, nights) in givers.iter_mut().zip(nights) {
                    for (sum, amount) in givers.iter_mut().zip(kinds(effect.gain)) {
                        *sum += amount * nights / 2.0;
                    }
                }
            } else {
                trades += 0.5;
                for (traders, nights) in traders.iter_mut().zip(nights) {
                    for (sum, amount) in traders.iter_mut().zip(paid_and_gained(effect)) {
                        *sum += amount * nights / 2.0;
                    }
                }
            }
        }
        self.see_all(GIVERS, givers.as_flattened(), 1.0);
        self.see_all(TRADERS, traders.as_flattened(), 1.0);
        self.see(TRADERS + 2 * (KINDS + 3), trades);
    }

    /// The machines under construction, those with the least to go first.
    fn belt(&mut self, game: &MechADream, state: &State, seat: Seat, passes: u8, days: f32) {
        let mut belt = [(0_u8, None); LONGEST_BELT];
        let mut len = 0;
        for ((tile, slot), place) in state.tiles.belt(seat).zip(&mut belt) {
            let pushed = state.assistants_on(seat, tile) * passes;
            *place = (slot.saturating_sub(pushed), Some(tile));
            len += 1;
        }
        let belt = &mut belt[..len];
        belt.sort_unstable();
        let mut hours = 0.0;
        for (nth, &(to_go, tile)) in belt.iter().enumerate() {
            hours += f32::from(to_go);
            let from = BELT + ON_BELT * nth.min(BELT_SEEN - 1);
            let Some(tile) = tile else { continue };
            self.on_belt(from, game.board().tile(tile), f32::from(to_go) / 4.0, days);
        }
        self.see(BELT_ALL, hours / 8.0);
        #[allow(clippy::cast_precision_loss)] // a few machines
        self.see(BELT_ALL + 1, belt.len() as f32 / 4.0);
        self.see(BELT_ALL + 2, hours * days / 8.0);
    }

    fn on_belt(&mut self, from: usize, figures: &TileFigures, to_go: f32, days: f32) {
        let family = Family::ALL.iter().position(|&family| family == figures.family).unwrap_or(0);
        self.see(from + family, 1.0);
        let mut at = from + 4;
        self.see_all(at, &kinds(figures.effect.gain), 0.5);
        at += KINDS;
        self.see_all(at, &kinds(figures.effect.gain), 0.5 * days);
        at += KINDS;
        let Lot { flowers, ink, rainbows, .. } = figures.effect.pay;
        self.see_all(at, &[flowers, ink, rainbows].map(f32::from), 0.5 * days);
        at += 3;
        self.see(at, f32::from(figures.reward.dreams) / 10.0);
        self.see(at + 1, f32::from(figures.reward.rainbows) / 2.0);
        self.see(at + 2, to_go);
        self.see(at + 3, if to_go == 0.0 { 1.0 } else { 0.0 });
        if let Some(power) = figures.power {
            self.see(at + 4, days * if power == Power::Hourglass || power == Power::Ink { 1.0 } else { 0.5 });
        }
    }

    /// What an assistant would still find at the dock today.
    fn dock(&mut self, game: &MechADream, state: &State, seat: Seat, player: &Player) {
        let Some(delivery) = state.delivery else { return };
        let mut parts = Part::ALL.into_iter().zip(player.assistants);
        let Some((part, _)) = parts.find(|&(_, post)| post == Post::Locker) else { return };
        if state.time == Time::Night {
            return;
        }
        let packages = game.board().delivery(delivery).packages(part);
        let lot = packages.iter().fold(Lot::NOTHING, |sum, &lot| sum.and(lot));
        self.see_all(DOCK, &all_kinds(lot), 0.5);
        let gate = game.gate(state, seat).unwrap_or(0);
        self.see(DOCK + 6, f32::from(gate) / 4.0);
        self.see(DOCK + 7, f32::from(u8::from(player.flowers >= gate)));
    }

    fn owed(&mut self, game: &MechADream, state: &State, player: &Player) {
        let mut lot = Lot::NOTHING;
        for &owed in &player.owes {
            lot = match owed {
                Owed::Boosts { left } => lot.and(Lot { boosts: left, ..Lot::NOTHING }),
                Owed::Activations { left, .. } => lot.and(Lot { activations: left, ..Lot::NOTHING }),
                Owed::Purchase { .. } => lot.and(Lot { activations: 1, ..Lot::NOTHING }),
                Owed::Packages { part, next, .. } => {
                    let packages =
                        state.delivery.map_or(&[][..], |today| game.board().delivery(today).packages(part));
                    packages.iter().skip(next.into()).fold(lot, |sum, &lot| sum.and(lot))
                }
                Owed::Bonuses { from } => from
                    .iter()
                    .filter_map(|one| game.board().specialist(one).ways.first())
                    .fold(lot, |sum, &lot| sum.and(lot)),
            };
        }
        self.see_all(OWED, &all_kinds(lot), 0.5);
    }

    /// What could be bought.
    fn sale(&mut self, game: &MechADream, state: &State, seat: Seat, player: &Player, actions: f32) {
        let savings = game.savings(state, seat);
        let (mut blue, mut red) = ([0.0; KINDS + 3 + 4], [0.0; KINDS + 3 + 1]);
        for tile in state.tiles.offers() {
            let figures = game.board().tile(tile);
            let slot = figures.time.saturating_sub(savings.hourglasses);
            let into: &mut [f32] = match figures.family {
                Family::Crystal => {
                    let price = figures.price.saturating_sub(savings.rainbows);
                    let short = f32::from(price) - f32::from(player.rainbows);
                    let amounts = [
                        f32::from(price) / 4.0,
                        f32::from(slot) / 4.0,
                        f32::from(figures.reward.dreams) / 10.0,
                        if short <= 0.0 { 1.0 } else { 0.0 },
                        short.max(0.0) / 3.0,
                    ];
                    self.see_all(SALE_YELLOW, &amounts, 1.0);
                    continue;
                }
                Family::Economical => {
                    if let Some(power) = figures.power {
                        blue[KINDS + 3 + at(power)] += actions;
                    }
                    continue;
                }
                Family::Resource => &mut blue,
                Family::Power => &mut red,
            };
            for (sum, amount) in into.iter_mut().zip(paid_and_gained(&figures.effect)) {
                *sum += amount * actions / 2.0;
            }
            if figures.family == Family::Power {
                let price = figures.price.saturating_sub(savings.ink);
                red[KINDS + 3] += (f32::from(price) + f32::from(slot)) * actions / 6.0;
            }
        }
        self.see_all(SALE_BLUE, &blue, 1.0);
        self.see_all(SALE_RED, &red, 1.0);
    }
}

const fn at(power: Power) -> usize {
    match power {
        Power::Ink => 0,
        Power::Hourglass => 1,
        Power::Rainbow => 2,
        Power::Flower => 3,
    }
}

fn paid_and_gained(effect: &Effect) -> [f32; KINDS + 3] {
    let [flowers, ink, rainbows, dreams, boosts] = kinds(effect.gain);
    let pay = effect.pay;
    [
        flowers,
        ink,
        rainbows,
        dreams,
        boosts,
        f32::from(pay.flowers),
        f32::from(pay.ink),
        f32::from(pay.rainbows),
    ]
}
