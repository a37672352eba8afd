//! What a factory may hope for in Mechanica: what it has, and what its coming runs would bring if nothing were built any
//! more; less what that leaves to others.

use std::cell::RefCell;
use std::collections::HashMap;

use reverie_game::{Game, Log, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::components::Improvement;
use reverie_mechanica::floor::{Floor, Model};
use reverie_mechanica::moves::{Move, Wants};
use reverie_mechanica::plan::Planner;
use reverie_mechanica::state::{Bots, Fabricator, Factory, Phase, SHOP, Slot, Stack, State, Truck};

use super::ahead::{place_all, runs_left};
use super::memory::OfOneBox;
use reverie_bots::beam::Beam;
use reverie_bots::greedy::Heuristic;

/// The greedy player of Mechanica: a whole turn thought through, purchase after purchase.
pub const FOREMAN: Beam<Factories> = Beam { heuristic: Factories, width: 6, depth: 8 };

/// Knows Mechanica.
#[derive(Debug, Clone, Copy)]
pub struct Factories;

// Found by playing some hundred games against ARMAND-0, with figures changed and the better kept.

/// What a coin that can be spent is worth beyond itself with the whole game ahead, up to so many coins; any more are worth
/// less.
const SPENDING: f64 = 1.0;
const ENOUGH: f64 = 20.0;
const BEYOND: f64 = 0.3;
/// How many runs a whole game has.
const WHOLE: f64 = 12.0;
/// How many runs are followed; those beyond bring what the last two did.
const FOLLOWED: usize = 5;
/// How much of what a coming run would bring is believed, a run.
const BELIEVED: f64 = 0.95;
/// How much of what completing a blueprint brings beyond selling is believed.
const BLUEPRINT: f64 = 0.8;
/// How likely it is that ARMAND-0 takes the tile that would then be the cheapest, and any other.
const ARMAND_CHEAPEST: f64 = 0.5;
const ARMAND_OTHER: f64 = 0.15;
/// What a bot given to others costs, in shares of its price.
const GIVEN: f64 = 0.5;

impl Heuristic<Mechanica> for Factories {
    fn worth(&self, game: &Mechanica, state: &State, seat: Seat) -> f64 {
        match game.wants(state, seat) {
            Wants::Hand(_) | Wants::Fork => best_place(game, state, seat),
            _ => Outlook::new(game, state, seat).worth(),
        }
    }
}

/// What is in hand is worth what its best place makes of it.
fn best_place(game: &Mechanica, state: &State, seat: Seat) -> f64 {
    let mut moves = Vec::new();
    game.moves(state, seat, &mut moves);
    moves.retain(|mv| matches!(mv, Move::Install { .. } | Move::Set { .. } | Move::Recycle));
    let placed = |&mv: &Move| {
        let mut after = *state;
        game.play(&mut after, seat, mv, &mut Log::off());
        Outlook::new(game, &after, seat).worth()
    };
    moves.iter().map(placed).fold(f64::NEG_INFINITY, f64::max)
}

/// What one run brings: coins to spend once the bots aboard are sold, coins that count, and those bots.
#[derive(Debug, Clone, Copy, Default)]
struct Brings {
    spendable: f64,
    kept: f64,
    aboard: Bots,
}

/// The coming runs of a factory, with all bots sold after each.
type Forecast = [Brings; FOLLOWED];

/// All that the coming runs of a factory depend on, beside the box.
#[derive(PartialEq, Eq, Hash)]
struct Looks {
    floor: Floor,
    start: [Slot; 3],
    trucks: [Truck; 3],
    /// What has been answered of today's run, if it is still to come.
    today: Option<Vec<u8>>,
    alone: bool,
}

/// How many factories are remembered, some megabytes of them.
const REMEMBERED: usize = 1 << 14;

thread_local! {
    static SEEN: RefCell<OfOneBox<HashMap<Looks, Forecast>>> = RefCell::default();
}

/// A seat's table, and how long the game may last.
struct Outlook<'a> {
    game: &'a Mechanica,
    state: &'a State,
    seat: Seat,
    factory: Factory,
    /// How many runs are still to come.
    runs: f64,
}

impl<'a> Outlook<'a> {
    fn new(game: &'a Mechanica, state: &'a State, seat: Seat) -> Self {
        let mut factory = state.factories[seat.index()];
        place_all(&mut factory);
        Self { game, state, seat, factory, runs: runs_left(game, state, seat) }
    }

    fn worth(&self) -> f64 {
        let own = f64::from(self.game.points(&self.factory));
        let rival = self.state.armand.map_or(0.0, |armand| f64::from(self.game.armand_points(&armand)));
        if self.state.phase == Phase::Over {
            return own - rival;
        }
        let wallet = f64::from(self.factory.wallet);
        let useful = wallet.min(ENOUGH) + (wallet - ENOUGH).max(0.0) * BEYOND;
        let spending = (coin(self.runs) - 1.0) * useful;
        own + spending + self.income() - self.gifts() - rival - self.threats()
    }

    /// What the coming runs bring.
    fn income(&self) -> f64 {
        let mut left = self.runs;
        let mut all = 0.0;
        let mut believed = 1.0;
        let mut last = [0.0; 2];
        for (day, run) in self.forecast().iter().enumerate() {
            if left <= 0.0 {
                break;
            }
            let coin = coin(left - 1.0);
            let more = self.blueprints(run.aboard, day == 0, coin);
            believed *= BELIEVED;
            all += (run.spendable * coin + run.kept + more) * believed * left.min(1.0);
            last = [last[1], run.spendable + run.kept + more];
            left -= 1.0;
        }
        all + left.max(0.0) * believed * (last[0] + last[1]) / 2.0 * coin(left / 2.0).sqrt()
    }

    /// The coming runs, from memory where this factory was looked at before: the lines of a turn come by the same few
    /// factories again and again.
    fn forecast(&self) -> Forecast {
        let today = self.state.phase == Phase::Running && !self.factory.ran;
        let Factory { floor, start, trucks, answers, .. } = self.factory;
        let looks = Looks {
            floor,
            start,
            trucks,
            today: today.then(|| answers.to_vec()),
            alone: self.state.armand.is_some(),
        };
        SEEN.with_borrow_mut(|seen| {
            let seen = seen.like(self.game, HashMap::new);
            if seen.len() >= REMEMBERED {
                seen.clear();
            }
            *seen.entry(looks).or_insert_with(|| self.forecast_anew(today))
        })
    }

    fn forecast_anew(&self, today: bool) -> Forecast {
        let board = self.game.board();
        let planner = Planner::new(board, &self.factory.floor);
        let mut now = self.factory;
        let mut forecast = Forecast::default();
        for (day, run) in forecast.iter_mut().enumerate() {
            // What has been answered of today's run is kept; the rest goes as planned.
            let answers = now.answers;
            if !(today && day == 0) {
                self.make(&mut now);
            }
            let Some(done) = planner.outcome(&now, &answers) else { break };
            let after = done.factory;
            let aboard = after.aboard();
            let sold: u32 = aboard.iter().map(|model| u32::from(board.sells(model))).sum();
            *run = Brings {
                spendable: f64::from(sold) + f64::from(after.wallet - now.wallet),
                kept: f64::from(after.vault - now.vault),
                aboard,
            };
            now = after;
            for truck in &mut now.trucks {
                truck.bots = Bots::NONE;
            }
        }
        forecast
    }

    /// What blueprints bring beyond selling when these bots are aboard.
    fn blueprints(&self, aboard: Bots, tomorrow: bool, coin: f64) -> f64 {
        let board = self.game.board();
        let premium = |number: u8| {
            let figures = &board.blueprints[usize::from(number)];
            let [basic, plus, deluxe] = figures.bots();
            let wanted = Bots { basic, plus, deluxe };
            let sold: u32 = wanted.iter().map(|model| u32::from(board.sells(model))).sum();
            let more = f64::from(figures.money) - coin * f64::from(sold);
            if wanted.within(&aboard) { more.max(0.0) } else { 0.0 }
        };
        if tomorrow && !self.state.sideways {
            let known = self.state.blueprints.iter().filter_map(Stack::blueprint);
            return BLUEPRINT * known.map(premium).fold(0.0, f64::max);
        }
        let all = u8::try_from(board.blueprints.len()).unwrap_or(u8::MAX);
        let mean = (0..all).map(premium).sum::<f64>() / f64::from(all);
        BLUEPRINT * 2.0 * mean
    }

    /// Every Fabricator makes what is best for its owner after what others get.
    fn make(&self, factory: &mut Factory) {
        for slot in &mut factory.start {
            let makes = match slot.fabricator {
                None => continue,
                Some(Fabricator::Basic | Fabricator::Advanced) => Model::Basic,
                Some(Fabricator::Overactive) if self.state.armand.is_some() => Model::Plus,
                Some(Fabricator::Overactive) => Model::Deluxe,
            };
            slot.centre = slot.centre.max(Some(makes));
        }
    }

    /// What others get out of this factory in the coming days.
    fn gifts(&self) -> f64 {
        let board = self.game.board();
        let overactive = |fabricator: Option<Fabricator>| fabricator == Some(Fabricator::Overactive);
        let given = self.factory.start.iter().filter(|slot| overactive(slot.fabricator)).count();
        let each = match self.state.armand {
            Some(_) => f64::from(board.armand.overactive.plus),
            None => GIVEN * f64::from(board.sells(Model::Plus)),
        };
        #[allow(clippy::cast_precision_loss)] // three at most
        let given = given as f64;
        given * each * self.runs
    }

    /// What ARMAND-0 may make of the tiles that are left to him.
    fn threats(&self) -> f64 {
        if self.state.armand.is_none() || self.state.active != Some(self.seat) {
            return 0.0;
        }
        let board = self.game.board();
        let gain = |improvement: Improvement, spot: usize| {
            let value = f64::from(board.armand.value) * f64::from(board.figures(improvement).value);
            value - f64::from(board.prices[(spot + 1).min(SHOP - 1)])
        };
        // The Shop turns before he buys: what is cheapest now falls out.
        let stay = (0..SHOP - 1).rev().filter_map(|spot| Some((spot, self.state.shop[spot]?)));
        let chance = |n: usize| if n == 0 { ARMAND_CHEAPEST } else { ARMAND_OTHER };
        stay.enumerate().map(|(n, (spot, tile))| chance(n) * gain(tile, spot)).sum()
    }
}

/// What a coin in the Wallet is worth with so many runs to come: it can be spent.
fn coin(runs: f64) -> f64 {
    1.0 + SPENDING * runs.clamp(0.0, WHOLE) / WHOLE
}
