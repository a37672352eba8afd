//! What was worked out once and may be needed again: mills by layout, coming runs by factory, what blueprints are likely to
//! bring by what is aboard. Each thread has its own.

use std::cell::RefCell;
use std::rc::Rc;

use reverie_mechanica::board::Board;
use reverie_mechanica::components::{BlueprintFigures, ImprovementFigures, Sells};
use reverie_mechanica::floor::{Floor, Model};
use reverie_mechanica::moves::Move;
use rustc_hash::FxHashMap;

use super::mill::{Brings, Layout, Mill, Stock};

/// How many runs are followed.
pub(super) const DAYS: usize = 5;
/// How many layouts and factories are remembered, some megabytes of each.
const MILLS: usize = 1 << 13;
const FORECASTS: usize = 1 << 17;
const SITES: usize = 1 << 14;
const NEXT: usize = 1 << 15;
/// The most bots of one model that trucks can hold.
const MOST: usize = 9;

pub(super) type Forecast = [Brings; DAYS];

/// What a thread remembers of games with the same figures.
#[derive(Default)]
pub(super) struct Memory {
    figures: Option<Figures>,
    mills: FxHashMap<Layout, Rc<Mill>>,
    forecasts: FxHashMap<u64, Forecast>,
    /// The best places for what is in hand, by the factory and how long the game may last.
    pub(super) sites: FxHashMap<u64, Rc<[Move]>>,
    /// What to do next in a turn.
    pub(super) next: FxHashMap<u64, Move>,
    premiums: Vec<f32>,
}

/// All that anything remembered depends on.
#[derive(PartialEq)]
struct Figures {
    sells: Sells,
    improvements: Vec<ImprovementFigures>,
    fork: [reverie_mechanica::floor::Face; 4],
    blueprints: Vec<BlueprintFigures>,
}

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::default();
}

/// Asks this thread's memory about a game with that board.
pub(super) fn recall<T>(board: &Board, ask: impl FnOnce(&mut Memory) -> T) -> T {
    MEMORY.with_borrow_mut(|memory| {
        memory.attend(board);
        ask(memory)
    })
}

impl Memory {
    fn attend(&mut self, board: &Board) {
        let same = self.figures.as_ref().is_some_and(|figures| {
            figures.sells == board.sells
                && figures.fork == board.fork_faces.0
                && figures.blueprints == board.blueprints
                && figures.improvements == board.improvements
        });
        if !same {
            *self = Self {
                figures: Some(Figures {
                    sells: board.sells,
                    improvements: board.improvements.clone(),
                    fork: board.fork_faces.0,
                    blueprints: board.blueprints.clone(),
                }),
                premiums: premiums(board),
                ..Self::default()
            };
        }
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
        let mark = stock.mark() ^ (u64::from(made) | (overactive as u64) << 1);
        if let Some(known) = self.forecasts.get(&mark) {
            return *known;
        }
        if self.mills.len() >= MILLS {
            self.mills.clear();
        }
        let mill = self.mills.entry(stock.layout).or_insert_with(|| Rc::new(Mill::new(board, floor)));
        let forecast = mill.forecast(*stock, overactive, made);
        if self.forecasts.len() >= FORECASTS {
            self.forecasts.clear();
        }
        self.forecasts.insert(mark, forecast);
        forecast
    }

    /// What two blueprints that nobody knows yet bring beyond selling when these bots are aboard.
    pub(super) fn premium(&self, aboard: [u8; 3]) -> f64 {
        self.premiums.get(place(aboard)).copied().unwrap_or(0.0).into()
    }

    /// Remembers what to do next.
    pub(super) fn keep_next(&mut self, mark: u64, mv: Move) {
        if self.next.len() >= NEXT {
            self.next.clear();
        }
        self.next.insert(mark, mv);
    }

    /// Remembers the best places.
    pub(super) fn keep_sites(&mut self, mark: u64, sites: Rc<[Move]>) {
        if self.sites.len() >= SITES {
            self.sites.clear();
        }
        self.sites.insert(mark, sites);
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
