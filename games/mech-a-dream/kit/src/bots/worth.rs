//! What a workshop may hope for, by rule of thumb: what it has, what its machines will still bring night by night, and
//! what the machines on its belt are worth once they are completed, less the work that takes.

use std::sync::LazyLock;

use reverie_game::{Game, Seat};
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::cards::Specialist;
use reverie_mech_a_dream::components::{Action, Power};
use reverie_mech_a_dream::lot::{Effect, Lot, Special};
use reverie_mech_a_dream::rules::{DAYS, MACHINES};
use reverie_mech_a_dream::score::{LEFTOVERS_A_DREAM, points};
use reverie_mech_a_dream::state::{DIAL, Owed, Part, Player, Post, Screen, State, Time};
use reverie_mech_a_dream::tile::{Family, Tile};

use reverie_bots::greedy::Heuristic;

/// Knows Mech a Dream.
#[derive(Debug, Clone, Copy)]
pub struct Workshops;

// Found by playing thousands of games against its like, with figures changed a little each time and the better kept.

/// What flowers, ink and rainbows are worth beyond what they count at the end, with the whole week ahead, and how that
/// shrinks with the share of the week that is left.
const FLOWER: (f64, f64) = (0.563, 0.463);
const INK: (f64, f64) = (0.321, 0.647);
const RAINBOW: (f64, f64) = (0.526, 0.306);
/// A Crystal machine takes no more rainbows than this; more are only points.
const RAINBOWS_ENOUGH: f64 = 5.323;
/// How much of its worth beyond the end the last of a full dial has lost: there is only so much to spend it on.
const FULL: f64 = 0.085;
/// A boost at night, and in the last one, where it counts only if it completes a machine.
const BOOST: f64 = 0.149;
const LAST_BOOST: f64 = 0.148;
/// An activation, as long as nobody knows what of.
const ACTIVATION: f64 = 0.301;
/// What an hourglass of work costs, and how much more on the last day.
const HOUR: f64 = 1.28;
const LAST_HOUR: f64 = 0.074;
/// How many hourglasses of work a machine gets in a day.
const PACE: f64 = 0.97;
/// What is left of a machine that the remaining work can't complete.
const HOPELESS: f64 = 0.247;
/// What any assistant brings.
const ASSISTANT: f64 = 0.4;
/// How often a trade can be paid for when its night comes.
const TRADE: f64 = 0.895;
/// A completed machine is a step towards the last slots.
const STEP: f64 = 0.161;
/// How often an assistant buys, buys a Crystal machine, builds, goes to the dock, to the stock room.
const BUYS: f64 = 0.068;
const CRYSTALS: f64 = 0.052;
const BUILDS: f64 = 0.3;
const DOCKS: f64 = 0.102;
const STOCKS: f64 = 0.2;
/// How much of what a Specialist could bring comes before somebody takes them away.
const KEPT: f64 = 0.6;
/// What a robot's purchase is worth, and its package on a day to come.
const PURCHASE: f64 = 1.6;
const PACKAGE: f64 = 2.0;
/// How many of the days to come are played when somebody lacks two machines to nine, and when they lack one.
const LACKS_TWO: f64 = 1.0;
const LACKS_ONE: f64 = 0.498;

/// The assistants' actions of a whole week.
const ACTIONS: usize = 3 * DAYS as usize;

impl Heuristic<MechADream> for Workshops {
    fn worth(&self, game: &MechADream, state: &State, seat: Seat) -> f64 {
        match state.players.get(seat.index()) {
            None => 0.0,
            Some(player) if state.time == Time::Over => points(player).into(),
            Some(player) => Workshop::new(game, state, seat, player).worth(),
        }
    }
}

/// What things are worth with so many actions left.
#[derive(Debug, Clone, Copy)]
struct Prices {
    flower: f64,
    ink: f64,
    rainbow: f64,
    boost: f64,
}

/// At the end a flower or a drop of ink is worth this.
const LEFTOVER: f64 = 1.0 / LEFTOVERS_A_DREAM as f64;

impl Prices {
    fn with(actions: f64) -> &'static Self {
        static TABLE: LazyLock<[Prices; ACTIONS + 1]> = LazyLock::new(|| {
            #[allow(clippy::cast_precision_loss)] // twenty-one actions
            std::array::from_fn(|actions| {
                let share = actions as f64 / ACTIONS as f64;
                let more = |(whole, shape): (f64, f64)| whole * share.powf(shape);
                Prices {
                    flower: LEFTOVER + more(FLOWER),
                    ink: LEFTOVER + more(INK),
                    rainbow: 1.0 + more(RAINBOW),
                    boost: if actions == 0 { LAST_BOOST } else { BOOST },
                }
            })
        });
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // never negative, and below 22
        let actions = (actions.round() as usize).min(ACTIONS);
        &TABLE[actions]
    }

    fn of(&self, lot: Lot) -> f64 {
        f64::from(lot.flowers) * self.flower
            + f64::from(lot.ink) * self.ink
            + f64::from(lot.rainbows) * self.rainbow
            + f64::from(lot.dreams)
            + f64::from(lot.boosts) * self.boost
            + f64::from(lot.activations) * ACTIVATION
    }

    fn net(&self, effect: &Effect) -> f64 {
        self.of(effect.gain) - self.of(effect.pay)
    }
}

/// What somebody has, or will have when this is resolved.
#[derive(Debug, Clone, Copy)]
struct Purse {
    flowers: f64,
    ink: f64,
    rainbows: f64,
    dreams: f64,
    boosts: f64,
}

impl Purse {
    fn of(player: &Player) -> Self {
        Self {
            flowers: player.flowers.into(),
            ink: player.ink.into(),
            rainbows: player.rainbows.into(),
            dreams: player.dreams.into(),
            boosts: 0.0,
        }
    }

    fn gain(&mut self, lot: Lot) {
        self.flowers = (self.flowers + f64::from(lot.flowers)).min(DIAL.into());
        self.ink = (self.ink + f64::from(lot.ink)).min(DIAL.into());
        self.rainbows += f64::from(lot.rainbows);
        self.dreams += f64::from(lot.dreams);
        self.boosts += f64::from(lot.boosts);
    }

    fn can_pay(&self, lot: Lot) -> bool {
        self.flowers >= lot.flowers.into()
            && self.ink >= lot.ink.into()
            && self.rainbows >= lot.rainbows.into()
    }

    fn trade(&mut self, effect: &Effect) {
        self.flowers -= f64::from(effect.pay.flowers);
        self.ink -= f64::from(effect.pay.ink);
        self.rainbows -= f64::from(effect.pay.rainbows);
        self.gain(effect.gain);
    }

    /// What all of it is worth, but for the boosts.
    fn worth(&self, prices: &Prices) -> f64 {
        let dial = |amount: f64, price: f64| {
            let useful = amount - FULL * amount * amount / (2.0 * f64::from(DIAL));
            LEFTOVER * amount + (price - LEFTOVER) * useful
        };
        self.dreams
            + self.rainbows
            + (prices.rainbow - 1.0) * self.rainbows.min(RAINBOWS_ENOUGH)
            + dial(self.flowers, prices.flower)
            + dial(self.ink, prices.ink)
    }
}

/// One player's affairs.
struct Workshop<'a> {
    game: &'a MechADream,
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    /// How often time still passes today.
    passes: u8,
    /// How many assistants still wait for their part of today, and how many hourglasses they can work.
    waiting: f64,
    hours: f64,
    /// The days after this one.
    later: f64,
}

impl<'a> Workshop<'a> {
    fn new(game: &'a MechADream, state: &'a State, seat: Seat, player: &'a Player) -> Self {
        let passes = match state.time {
            Time::Opening | Time::Morning => 3,
            Time::Afternoon => 2,
            Time::Evening => 1,
            Time::Night | Time::Over => 0,
        };
        let hours = (1..=passes).zip(player.assistants.iter().rev());
        let hours = hours.filter(|(_, post)| **post == Post::Locker).map(|(hours, _)| f64::from(hours));
        let most = Seat::all(game.seats()).map(|seat| state.tiles.completed(seat)).max().unwrap_or(0);
        let share = match MACHINES.saturating_sub(most) {
            0 => 0.0,
            1 => LACKS_ONE,
            2 => LACKS_TWO,
            _ => 1.0,
        };
        Self {
            game,
            state,
            seat,
            player,
            passes,
            waiting: hours.clone().map(|_| 1.0).sum(),
            hours: hours.sum(),
            later: share * f64::from(DAYS.saturating_sub(state.day)),
        }
    }

    /// The points it may hope for.
    fn worth(&self) -> f64 {
        let now = Prices::with(self.actions());
        let mut purse = Purse::of(self.player);
        if let Screen::Sealed { robot, .. } = self.player.screen {
            purse.gain(self.game.board().robot(robot).start);
        }
        let mut worth = ASSISTANT * self.actions() + self.owed(&mut purse, now);
        let night = self.state.time == Time::Night;
        // Tonight is played out where nothing can come between, and otherwise worth what a night is worth.
        let played_out = if night { !self.player.done } else { self.waiting == 0.0 && self.later < 0.5 };
        if played_out {
            worth += self.tonight(&mut purse);
        }
        let first = if night || played_out { 1.0 } else { 0.0 };
        worth += self.nights(first, |prices| self.a_night(self.robot(), prices));
        worth += self.state.tiles.purple(self.seat).map(|(tile, _)| self.completed(tile, first)).sum::<f64>();
        worth +=
            self.state.tiles.economical(self.seat).map(|tile| self.saved(tile, self.actions())).sum::<f64>();
        worth += self.belt(purse.boosts) + self.specialists(now);
        worth + purse.worth(if played_out { Prices::with(3.0 * self.later) } else { now })
    }

    /// Own assistants' actions still to come.
    fn actions(&self) -> f64 {
        self.waiting + 3.0 * self.later
    }

    /// What is worth this much a night, over all nights from this one on; 0 is tonight.
    fn nights(&self, from: f64, value: impl Fn(&Prices) -> f64) -> f64 {
        let (mut worth, mut actions) = (0.0, 0.0);
        // From the last one backwards.
        let mut left = self.later + 1.0 - from;
        while left > 0.0 {
            worth += left.min(1.0) * value(Prices::with(actions));
            left -= 1.0;
            actions += 3.0;
        }
        worth
    }

    /// What a robot or a machine brings in a night, as nights are.
    fn a_night(&self, ways: &[Effect], prices: &Prices) -> f64 {
        let way = |way: &Effect| match way.special {
            None if way.pay.is_nothing() => prices.of(way.gain),
            None => TRADE * prices.net(way),
            Some(Special::EveningPackage) => PACKAGE,
            Some(Special::Purchase { .. }) => PURCHASE,
            Some(Special::Copy) => self.best_to_copy(prices) - prices.of(way.pay),
        };
        ways.iter().map(way).fold(0.0, f64::max)
    }

    /// The best machine of the others; they will have one that is worth a dream at least.
    fn best_to_copy(&self, prices: &Prices) -> f64 {
        Seat::all(self.game.seats())
            .filter(|&of| of != self.seat)
            .flat_map(|of| self.state.tiles.purple(of))
            .map(|(tile, _)| prices.net(&self.game.board().tile(tile).effect))
            .fold(1.0, f64::max)
    }

    fn robot(&self) -> &[Effect] {
        let board = self.game.board();
        match self.player.screen {
            Screen::Own => std::slice::from_ref(&board.robot),
            Screen::Dealt { .. } => &[],
            Screen::Sealed { robot, .. } | Screen::Enlightened { robot } => &board.robot(robot).ways,
        }
    }

    /// What a machine brings that is completed before this night; 0 is tonight.
    fn completed(&self, tile: Tile, night: f64) -> f64 {
        let figures = self.game.board().tile(tile);
        match tile.family() {
            Family::Resource | Family::Power => {
                self.nights(night, |prices| self.a_night(std::slice::from_ref(&figures.effect), prices))
            }
            Family::Economical | Family::Crystal => {
                let after = 3.0 * (self.later + 1.0 - night);
                Prices::with(self.actions()).of(figures.reward) + self.saved(tile, after)
            }
        }
    }

    /// What a green machine saves over so many actions.
    fn saved(&self, tile: Tile, actions: f64) -> f64 {
        let actions = actions.clamp(0.0, self.actions());
        let prices = Prices::with(actions);
        let each = match self.game.board().tile(tile).power {
            Some(Power::Ink) => BUYS * prices.ink,
            Some(Power::Hourglass) => BUYS * HOUR,
            Some(Power::Rainbow) => CRYSTALS * prices.rainbow,
            Some(Power::Flower) => DOCKS * prices.flower,
            None => 0.0,
        };
        actions * each
    }

    /// Takes what is owed into the purse; gives what can't be put there.
    fn owed(&self, purse: &mut Purse, now: &Prices) -> f64 {
        let mut worth = 0.0;
        let mut take = |lot: Lot| {
            purse.gain(lot);
            if lot.activations > 0 {
                worth += f64::from(lot.activations) * self.activation(now);
            }
        };
        let mut purchases = 0.0;
        for owed in self.player.owes {
            match owed {
                Owed::Boosts { left } => take(Lot { boosts: left, ..Lot::NOTHING }),
                Owed::Activations { left, .. } => take(Lot { activations: left, ..Lot::NOTHING }),
                Owed::Purchase { .. } => purchases += PURCHASE,
                Owed::Packages { part, next, .. } => {
                    self.packages(part).iter().copied().skip(next.into()).for_each(&mut take);
                }
                Owed::Bonuses { from } => {
                    from.iter().filter_map(|one| self.best_bonus(one, now)).for_each(&mut take);
                }
            }
        }
        worth + purchases
    }

    fn packages(&self, part: Part) -> &[Lot] {
        self.state.delivery.map_or(&[], |delivery| self.game.board().delivery(delivery).packages(part))
    }

    fn best_bonus(&self, one: Specialist, prices: &Prices) -> Option<Lot> {
        let ways = &self.game.board().specialist(one).ways;
        ways.iter().copied().max_by(|&a, &b| prices.of(a).total_cmp(&prices.of(b)))
    }

    /// An activation now: of the best there is.
    fn activation(&self, now: &Prices) -> f64 {
        let machines =
            self.state.tiles.purple(self.seat).map(|(tile, _)| &self.game.board().tile(tile).effect);
        let affordable = machines.filter(|effect| self.player.can_pay(effect.pay));
        affordable.map(|effect| now.net(effect)).fold(self.a_night(self.robot(), now), f64::max)
    }

    /// Plays tonight into the purse: what just gives first, then the trades, the best first. Gives what can't be put
    /// there.
    fn tonight(&self, purse: &mut Purse) -> f64 {
        let prices = Prices::with(3.0 * self.later);
        let mut special = 0.0;
        let mut trades: Vec<&Effect> = Vec::new();
        let unused = self.state.tiles.purple(self.seat).filter(|&(_, used)| !used);
        for effect in unused.map(|(tile, _)| &self.game.board().tile(tile).effect) {
            if effect.pay.is_nothing() {
                purse.gain(effect.gain);
            } else {
                trades.push(effect);
            }
        }
        let ways = if self.player.robot_used { &[] } else { self.robot() };
        if ways.iter().any(|way| way.special == Some(Special::EveningPackage)) {
            self.packages(Part::Evening).iter().for_each(|&package| purse.gain(package));
        } else if ways.iter().any(|way| way.special.is_some()) {
            special = self.a_night(ways, prices);
        } else {
            let payable = ways.iter().filter(|way| purse.can_pay(way.pay));
            trades.extend(payable.max_by(|a, b| prices.net(a).total_cmp(&prices.net(b))));
        }
        trades.retain(|trade| prices.net(trade) > 0.0);
        trades.sort_by(|a, b| prices.net(b).total_cmp(&prices.net(a)));
        while let Some(next) = trades.iter().position(|trade| purse.can_pay(trade.pay)) {
            purse.trade(trades.remove(next));
        }
        special
    }

    /// The machines under construction, with so many boosts to come now.
    fn belt(&self, mut boosts: f64) -> f64 {
        let board = self.game.board();
        let night = self.passes == 0;
        let to_go = |(tile, slot): (Tile, u8)| {
            let pushed = self.state.assistants_on(self.seat, tile) * self.passes;
            (slot.saturating_sub(pushed), tile)
        };
        let mut machines: Vec<(u8, Tile)> = self.state.tiles.belt(self.seat).map(to_go).collect();
        machines.sort_unstable();
        let mut hours = self.hours + 6.0 * self.later;
        let mut worth = 0.0;
        let places = usize::from(self.state.tiles.completed(self.seat))..;
        for ((to_go, tile), place) in machines.into_iter().zip(places) {
            let to_go = f64::from(to_go);
            let boosted = boosts.min(to_go);
            boosts -= boosted;
            let to_go = to_go - boosted;
            let slot = STEP + f64::from(board.slots.get(place).copied().unwrap_or(board.beyond));
            if to_go == 0.0 {
                worth += slot + self.completed(tile, 0.0);
                continue;
            }
            let days = if night { 1.0 + to_go / PACE } else { (to_go - self.waiting).max(0.0) / PACE };
            let value = slot + self.completed(tile, days.min(self.later + 1.0));
            let net = (value - to_go * (HOUR + LAST_HOUR / (1.0 + self.later))).max(0.0);
            if hours < to_go {
                worth += HOPELESS * net / to_go;
            } else {
                hours -= to_go;
                worth += net;
            }
        }
        worth
    }

    fn specialists(&self, now: &Prices) -> f64 {
        let often = |action: &Action| match action {
            Action::Stock => STOCKS,
            Action::Dock => DOCKS,
            Action::Buy => BUYS,
            Action::Build => BUILDS,
        };
        let each = |one: Specialist| {
            let after: f64 = self.game.board().specialist(one).after.iter().map(often).sum();
            after * self.best_bonus(one, now).map_or(0.0, |bonus| now.of(bonus))
        };
        KEPT * self.actions() * self.state.hired(self.seat).map(each).sum::<f64>()
    }
}
