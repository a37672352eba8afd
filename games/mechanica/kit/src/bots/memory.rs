//! What was worked out once and may be needed again: simulators by layout, coming runs by factory, what blueprints are likely to
//! bring by what is aboard. Each thread has its own.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use reverie_game::Seat;
use reverie_mechanica::Mechanica;
use reverie_mechanica::board::Board;
use reverie_mechanica::components::{BlueprintFigures, Components, Improvement};
use reverie_mechanica::floor::{Floor, Model};
use reverie_mechanica::moves::Move;
use reverie_mechanica::state::{Armand, Gifts, Owes, SHOP, Tally};
use rustc_hash::FxHashMap;

use super::simulator::{Brings, Layout, Simulator, Stock};
use super::turn::Care;
use super::value::Name;

/// How many runs are followed.
pub(super) const DAYS: usize = 5;
/// How many layouts and factories are remembered, some megabytes of each.
const SIMULATORS: usize = 1 << 13;
const FORECASTS: usize = 1 << 17;
const SITES: usize = 1 << 14;
const NEXT: usize = 1 << 15;
/// The most bots of one model that trucks can hold.
const MOST: usize = 9;

pub(super) type Forecast = [Brings; DAYS];

/// What is remembered of games with one box. Everything depends on its figures, so when a game comes with another box, all
/// of it is let go.
#[derive(Debug)]
pub(super) struct OfOneBox<T>(Option<(Arc<Components>, T)>);

impl<T> Default for OfOneBox<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> OfOneBox<T> {
    /// What is remembered of games like this one; `fresh` is there to begin with.
    pub(super) fn like(&mut self, game: &Mechanica, fresh: impl FnOnce() -> T) -> &mut T {
        let components = game.components();
        match &mut self.0 {
            Some((known, _)) if Arc::ptr_eq(known, components) => {}
            // Whoever brings a box of their own brings it anew to every table.
            Some((known, _)) if known == components => *known = Arc::clone(components),
            another => *another = None,
        }
        &mut self.0.get_or_insert_with(|| (Arc::clone(components), fresh())).1
    }
}

/// What a thread remembers. Whatever is looked up by has all in it that the answer depends on, and is compared whole: a hash
/// alone could take one factory for another.
#[derive(Debug, Default)]
pub(super) struct Memory {
    simulators: FxHashMap<Layout, Rc<Simulator>>,
    forecasts: FxHashMap<Coming, Forecast>,
    /// The best places for what is in hand.
    pub(super) sites: FxHashMap<Placing, Rc<[Move]>>,
    /// What to do next in a turn.
    pub(super) next: FxHashMap<Trading, Move>,
    premiums: Vec<f32>,
}

/// All that the coming runs of a factory depend on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Coming {
    stock: Stock,
    overactive: Model,
    made: bool,
}

/// All that the order of places for what is in hand depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Placing {
    pub(super) stock: Stock,
    pub(super) hand: Option<Improvement>,
    /// How many runs are still to come, to the bit.
    pub(super) runs: u64,
    pub(super) blueprints: [Option<u8>; 2],
    pub(super) sideways: bool,
    pub(super) seats: usize,
    pub(super) sites: usize,
    pub(super) weights: Name,
}

/// All that the rest of a turn depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Trading {
    pub(super) stock: Stock,
    pub(super) wallet: u16,
    pub(super) vault: u16,
    pub(super) completed: [bool; 2],
    pub(super) owes: Owes,
    pub(super) gifts: Gifts,
    pub(super) shop: [Option<Improvement>; SHOP],
    pub(super) unseen: Tally,
    pub(super) stack: u8,
    pub(super) extras: u8,
    pub(super) blueprints: [Option<u8>; 2],
    pub(super) sideways: bool,
    pub(super) armand: Option<Armand>,
    pub(super) seat: Seat,
    pub(super) seats: usize,
    pub(super) care: Care,
    pub(super) weights: Name,
}

thread_local! {
    static MEMORY: RefCell<OfOneBox<Memory>> = RefCell::default();
}

/// Asks this thread's memory about a game.
pub(super) fn recall<T>(game: &Mechanica, ask: impl FnOnce(&mut Memory) -> T) -> T {
    MEMORY.with_borrow_mut(|memory| ask(memory.like(game, || Memory::of(game.board()))))
}

impl Memory {
    fn of(board: &Board) -> Self {
        Self { premiums: premiums(board), ..Self::default() }
    }

    /// The coming runs of a factory that stands like this.
    pub(super) fn forecast(
        &mut self,
        board: &Board,
        floor: &Floor,
        stock: &Stock,
        overactive: Model,
        made: bool,
    ) -> Forecast {
        let coming = Coming { stock: *stock, overactive, made };
        if let Some(known) = self.forecasts.get(&coming) {
            return *known;
        }
        if self.simulators.len() >= SIMULATORS {
            self.simulators.clear();
        }
        let simulator =
            self.simulators.entry(stock.layout).or_insert_with(|| Rc::new(Simulator::new(board, floor)));
        let forecast = simulator.forecast(*stock, overactive, made);
        if self.forecasts.len() >= FORECASTS {
            self.forecasts.clear();
        }
        self.forecasts.insert(coming, forecast);
        forecast
    }

    /// What two blueprints that nobody knows yet bring beyond selling when these bots are aboard.
    pub(super) fn premium(&self, aboard: [u8; 3]) -> f64 {
        self.premiums.get(place(aboard)).copied().unwrap_or(0.0).into()
    }

    /// Remembers what to do next.
    pub(super) fn keep_next(&mut self, turn: Trading, mv: Move) {
        if self.next.len() >= NEXT {
            self.next.clear();
        }
        self.next.insert(turn, mv);
    }

    /// Remembers the best places.
    pub(super) fn keep_sites(&mut self, placing: Placing, sites: Rc<[Move]>) {
        if self.sites.len() >= SITES {
            self.sites.clear();
        }
        self.sites.insert(placing, sites);
    }
}

fn place(aboard: [u8; 3]) -> usize {
    aboard.iter().fold(0, |place, &some| place * (MOST + 1) + usize::from(some).min(MOST))
}

/// What completing the best of these brings beyond selling, where their bots are aboard.
pub(super) fn best_premium(board: &Board, known: [Option<&BlueprintFigures>; 2], aboard: [u8; 3]) -> f64 {
    let (bots, money) = best_blueprints(board, known, aboard);
    f64::from(money) - f64::from(sold(board, bots))
}

/// The bots for the best of these, or for both, and the money they bring: as far as that is more than they sell for.
pub(super) fn best_blueprints(
    board: &Board,
    known: [Option<&BlueprintFigures>; 2],
    aboard: [u8; 3],
) -> ([u8; 3], u16) {
    let [one, other] = known.map(|known| known.map(|figures| (figures.bots(), u16::from(figures.money))));
    let both = one.zip(other).map(|((these, money), (those, more))| {
        (std::array::from_fn(|model| these[model].saturating_add(those[model])), money + more)
    });
    let within = |bots: &[u8; 3]| bots.iter().zip(aboard).all(|(&wanted, there)| wanted <= there);
    [one, other, both].into_iter().flatten().filter(|(bots, _)| within(bots)).fold(
        ([0; 3], 0),
        |best, next| {
            let premium = |(bots, money): ([u8; 3], u16)| i32::from(money) - i32::from(sold(board, bots));
            if premium(next) > premium(best) { next } else { best }
        },
    )
}

/// What these bots sell for.
pub(super) fn sold(board: &Board, bots: [u8; 3]) -> u16 {
    Model::ALL
        .into_iter()
        .zip(bots)
        .map(|(model, some)| u16::from(board.sells(model)) * u16::from(some))
        .sum()
}

/// For everything that may be aboard, the mean over all pairs of blueprints.
#[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation)] // some hundred pairs, some coins
fn premiums(board: &Board) -> Vec<f32> {
    let mut all = Vec::with_capacity((MOST + 1).pow(3));
    for place in 0..(MOST + 1).pow(3) {
        let digit = |of: usize| u8::try_from(place / of % (MOST + 1)).unwrap_or(0);
        let aboard = [digit((MOST + 1).pow(2)), digit(MOST + 1), digit(1)];
        let (mut sum, mut pairs) = (0.0, 0);
        for (n, one) in board.blueprints.iter().enumerate() {
            for other in &board.blueprints[..n] {
                sum += best_premium(board, [Some(one), Some(other)], aboard);
                pairs += 1;
            }
        }
        all.push((sum / f64::from(pairs.max(1))) as f32);
    }
    all
}
