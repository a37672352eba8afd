//! The signs by which a table is judged: what a factory will bring if nothing is built any more, what could still be built,
//! what is left to ARMAND-0.

use reverie_game::{Game, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::components::Improvement;
use reverie_mechanica::floor::Model;
use reverie_mechanica::state::{Armand, Fabricator, Factory, Phase, SHOP, Stack, State};

use super::ahead::{count, place_all, runs_left};
use super::marks::{Marks, marks};
use super::memory::{DAYS, Memory, best_premium, recall};
use super::mill::Stock;

/// The signs by their places.
pub(super) mod sign {
    use reverie_mechanica::components::Kind;

    /// What all coming runs bring to spend, once the bots aboard are sold; the same, the more the earlier; and much the more
    /// the earlier.
    pub(crate) const SPEND: usize = 0;
    pub(crate) const SPEND_EARLY: usize = 1;
    pub(crate) const SPEND_EARLIER: usize = 2;
    /// What they bring into the Vault.
    pub(crate) const KEEP: usize = 3;
    /// What blueprints bring beyond selling: after the next run, after those that follow, and the more the earlier.
    pub(crate) const PREMIUM_NEXT: usize = 4;
    pub(crate) const PREMIUM: usize = 5;
    pub(crate) const PREMIUM_EARLY: usize = 6;
    /// What a run brings once the factory runs evenly, the more the earlier.
    pub(crate) const STEADY: usize = 7;
    /// Bots destroyed in the coming runs.
    pub(crate) const LOST: usize = 8;
    /// Coins that can be spent while the game lasts, the first few of them, and the more the earlier.
    pub(crate) const WALLET: usize = 9;
    pub(crate) const FIRST_COINS: usize = 10;
    pub(crate) const COINS_EARLY: usize = 11;
    /// Always there; how much of the game is left.
    pub(crate) const ALWAYS: usize = 12;
    pub(crate) const LEFT: usize = 13;
    /// Fabricators that were bought.
    pub(crate) const ADVANCED: usize = 14;
    pub(crate) const OVERACTIVE: usize = 15;
    /// Room in the trucks, and what of it is not needed yet.
    pub(crate) const ROOMS: usize = 16;
    pub(crate) const IDLE_ROOMS: usize = 17;
    /// How full the Shop is, the tiles still there when it has come round to this seat again, by kind, and the coins there
    /// are for them.
    pub(crate) const SHOP_FULL: usize = 18;
    pub(crate) const IN_SHOP: usize = 19;
    pub(crate) const PAYABLE: usize = IN_SHOP + Kind::ALL.len();
    /// ARMAND-0: what an average tile makes him, over all his turns; his coins, and the first of them.
    pub(crate) const RIVAL_TILES: usize = PAYABLE + 1;
    pub(crate) const RIVAL_WALLET: usize = RIVAL_TILES + 1;
    pub(crate) const RIVAL_FIRST_COINS: usize = RIVAL_WALLET + 1;
    /// What the cheapest tile would bring him, the dearest, and those that he finds another time.
    pub(crate) const RIVAL_CHEAPEST: usize = RIVAL_FIRST_COINS + 1;
    pub(crate) const RIVAL_DEAREST: usize = RIVAL_CHEAPEST + 1;
    pub(crate) const RIVAL_LATER: usize = RIVAL_DEAREST + 1;
    /// How many there are.
    pub(crate) const SIGNS: usize = RIVAL_LATER + 1;
}

/// About as many runs as a whole game has.
const WHOLE: f64 = 12.0;

pub(super) type Signs = [f64; sign::SIGNS];

/// What is certain, and the signs of what may still come.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sight {
    /// The seat's points, less ARMAND-0's.
    pub(super) sure: f64,
    pub(super) signs: Signs,
    /// How much of the game is left: by so much does each mark of the floor count.
    pub(super) share: f64,
    pub(super) marks: Marks,
}

/// What a seat sees in a table.
pub(super) fn look(game: &Mechanica, state: &State, seat: Seat) -> Sight {
    let mut factory = state.factories[seat.index()];
    let rival = state.armand.map_or(0, |armand| game.armand_points(&armand));
    let sure = f64::from(game.points(&factory) - rival);
    let mut signs = [0.0; sign::SIGNS];
    if state.phase == Phase::Over {
        return Sight { sure, signs, share: 0.0, marks: Marks::default() };
    }
    place_all(&mut factory);
    recall(game, |memory| fill(game, state, seat, &factory, memory, &mut signs));
    Sight { sure, signs, share: signs[sign::LEFT], marks: marks(&factory.floor) }
}

fn fill(
    game: &Mechanica,
    state: &State,
    seat: Seat,
    factory: &Factory,
    memory: &mut Memory,
    signs: &mut Signs,
) {
    let board = game.board();
    let runs = runs_left(game, state, seat);
    let share = runs / WHOLE;
    let running = state.phase == Phase::Running && !factory.ran;
    let overactive = if state.armand.is_some() { Model::Plus } else { Model::Deluxe };
    let stock = Stock::of(factory);
    let days = memory.forecast(board, &factory.floor, &stock, overactive, running);
    let mut left = runs;
    let mut last = [[0.0; 4]; 2];
    for (day, brings) in days.iter().enumerate() {
        let sold: u32 = Model::ALL
            .into_iter()
            .zip(brings.aboard)
            .map(|(model, count)| u32::from(board.sells(model)) * u32::from(count))
            .sum();
        let known = state.blueprints.each_ref().map(|stack: &Stack| {
            let number = stack.blueprint()?;
            board.blueprints.get(usize::from(number))
        });
        let premium = if day == 0 && !state.sideways {
            best_premium(board, known, brings.aboard)
        } else {
            memory.premium(brings.aboard)
        };
        let spend = f64::from(sold) + f64::from(brings.wallet);
        let keep = f64::from(brings.vault);
        let destroyed = f64::from(brings.lost);
        last = [last[1], [spend, keep, premium, destroyed]];
        let weight = left.clamp(0.0, 1.0);
        if weight > 0.0 {
            let after = (left - 1.0).max(0.0) / WHOLE;
            signs[sign::SPEND] += weight * spend;
            signs[sign::SPEND_EARLY] += weight * spend * after;
            signs[sign::SPEND_EARLIER] += weight * spend * after * after;
            signs[sign::KEEP] += weight * keep;
            signs[if day == 0 { sign::PREMIUM_NEXT } else { sign::PREMIUM }] += weight * premium;
            signs[sign::PREMIUM_EARLY] += weight * premium * after;
            signs[sign::LOST] += weight * destroyed;
        }
        left -= 1.0;
    }
    let steady: [f64; 4] = std::array::from_fn(|n| f64::midpoint(last[0][n], last[1][n]));
    if left > 0.0 {
        let after = (left - 1.0).max(0.0) / 2.0 / WHOLE;
        signs[sign::SPEND] += left * steady[0];
        signs[sign::SPEND_EARLY] += left * steady[0] * after;
        // The mean of squares from nothing to twice the middle.
        signs[sign::SPEND_EARLIER] += left * steady[0] * after * after * 4.0 / 3.0;
        signs[sign::KEEP] += left * steady[1];
        signs[sign::PREMIUM] += left * steady[2];
        signs[sign::PREMIUM_EARLY] += left * steady[2] * after;
        signs[sign::LOST] += left * steady[3];
    }
    let wallet = f64::from(factory.wallet);
    signs[sign::WALLET] = wallet * share;
    signs[sign::FIRST_COINS] = wallet.min(8.0) * share;
    signs[sign::COINS_EARLY] = wallet * share * share;
    signs[sign::ALWAYS] = 1.0;
    signs[sign::LEFT] = share;
    for slot in &factory.start {
        match slot.fabricator {
            Some(Fabricator::Advanced) => signs[sign::ADVANCED] += share,
            Some(Fabricator::Overactive) => signs[sign::OVERACTIVE] += share,
            _ => {}
        }
    }
    let rooms: u8 = factory.trucks.iter().map(|truck| truck.size.room()).sum();
    signs[sign::ROOMS] = f64::from(rooms) * share;
    // Rooms that are not used yet.
    let used: u8 = days[DAYS - 1].aboard.iter().sum();
    signs[sign::IDLE_ROOMS] = f64::from(rooms.saturating_sub(used)) * share;
    // What is still there when the Shop has come round to this seat again.
    let turns = usize::from(game.seats().max(2));
    for spot in 0..SHOP.saturating_sub(turns) {
        if let Some(tile) = state.shop[spot] {
            signs[sign::IN_SHOP + tile.kind() as usize] += share;
            signs[sign::PAYABLE] += wallet.min(f64::from(board.prices[spot + turns])) * share;
        }
    }
    signs[sign::SHOP_FULL] = count(state.shop.iter().flatten().count());
    if let Some(armand) = &state.armand {
        rival(game, state, armand, runs, signs);
    }
    signs[sign::STEADY] = steady[0] * share * share;
}

/// What ARMAND-0 may take.
fn rival(game: &Mechanica, state: &State, armand: &Armand, runs: f64, signs: &mut Signs) {
    let board = game.board();
    let worth = |tile: Improvement| f64::from(board.armand.value) * f64::from(board.figures(tile).value);
    let unseen: f64 = state.unseen.iter().map(|(_, left)| f64::from(left)).sum();
    let mean =
        state.unseen.iter().map(|(tile, left)| f64::from(left) * worth(tile)).sum::<f64>() / unseen.max(1.0);
    signs[sign::RIVAL_TILES] = mean * runs;
    signs[sign::RIVAL_WALLET] = f64::from(armand.wallet).min(20.0);
    signs[sign::RIVAL_FIRST_COINS] = f64::from(armand.wallet).min(8.0) * runs / WHOLE;
    // The Shop as he will find it: as it lies, or once it has turned.
    let ahead = matches!(state.phase, Phase::Running | Phase::Trading | Phase::Making);
    let mut shop: [Option<f64>; SHOP] = state.shop.map(|tile| tile.map(worth));
    if ahead {
        shop.rotate_right(1);
        shop[0] = None;
    }
    if (ahead || state.phase == Phase::Turning) && state.stack > 0 {
        shop[0] = Some(mean);
    }
    if state.phase == Phase::ArmandTurning {
        return;
    }
    let pays = |money: u8, spot: usize| armand.wallet + u16::from(money) >= u16::from(board.prices[spot]);
    let gain = |spot: usize| shop[spot].map_or(0.0, |worth| worth - f64::from(board.prices[spot]));
    let cheapest = (0..SHOP).rev().find(|&spot| shop[spot].is_some());
    let dearest = (0..SHOP).find(|&spot| shop[spot].is_some());
    if let Some(spot) = cheapest {
        signs[sign::RIVAL_CHEAPEST] =
            if pays(board.armand.cheap, spot) { gain(spot) } else { f64::from(board.armand.consolation) };
    }
    if let Some(spot) = dearest.filter(|&spot| pays(board.armand.dear, spot)) {
        signs[sign::RIVAL_DEAREST] = gain(spot);
    }
    // What would be left to him another time.
    let rest = (0..SHOP - 2).filter(|&spot| Some(spot) != cheapest);
    signs[sign::RIVAL_LATER] = rest.map(gain).sum::<f64>();
}
