//! The signs by which a table is judged: what a factory will bring if nothing is built any more, what could still be built,
//! what is left to ARMAND-0.

use reverie_game::{Game, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::components::Improvement;
use reverie_mechanica::floor::{Machine, Model};
use reverie_mechanica::state::{Armand, Fabricator, Factory, Hole, Phase, SHOP, Stack, State};

use super::mill::Stock;
use super::mind::{Mind, best_premium, recall};

/// How many signs there are.
pub(super) const SIGNS: usize = 43;
/// About as many runs as a whole game has.
const WHOLE: f64 = 12.0;

pub(super) type Signs = [f64; SIGNS];

/// What is certain, and the signs of what may still come.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sight {
    /// The seat's points, less ARMAND-0's.
    pub(super) sure: f64,
    pub(super) signs: Signs,
}

/// What a seat sees in a table.
pub(super) fn look(game: &Mechanica, state: &State, seat: Seat) -> Sight {
    let mut factory = state.factories[seat.index()];
    let rival = state.armand.map_or(0, |armand| game.armand_points(&armand));
    let sure = f64::from(game.points(&factory) - rival);
    let mut signs = [0.0; SIGNS];
    if state.phase == Phase::Over {
        return Sight { sure, signs };
    }
    place_all(&mut factory);
    recall(game.board(), |mind| fill(game, state, seat, &factory, mind, &mut signs));
    Sight { sure, signs }
}

fn fill(game: &Mechanica, state: &State, seat: Seat, factory: &Factory, mind: &mut Mind, signs: &mut Signs) {
    let board = game.board();
    let runs = runs_left(game, state, seat);
    let share = runs / WHOLE;
    let running = state.phase == Phase::Running && !factory.ran;
    let overactive = if state.armand.is_some() { Model::Plus } else { Model::Deluxe };
    let stock = Stock::of(factory);
    let days = mind.forecast(board, &factory.floor, &stock, overactive, running);
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
            mind.premium(brings.aboard)
        };
        let spend = f64::from(sold) + f64::from(brings.wallet);
        let keep = f64::from(brings.vault);
        let destroyed = f64::from(brings.lost);
        last = [last[1], [spend, keep, premium, destroyed]];
        let weight = left.clamp(0.0, 1.0);
        if weight > 0.0 {
            let after = (left - 1.0).max(0.0) / WHOLE;
            signs[0] += weight * spend;
            signs[1] += weight * spend * after;
            signs[2] += weight * keep;
            signs[if day == 0 { 3 } else { 4 }] += weight * premium;
            signs[5] += weight * premium * after;
            signs[12] += weight * destroyed;
        }
        left -= 1.0;
    }
    let steady: [f64; 4] = std::array::from_fn(|n| f64::midpoint(last[0][n], last[1][n]));
    if left > 0.0 {
        let after = (left - 1.0).max(0.0) / 2.0 / WHOLE;
        signs[0] += left * steady[0];
        signs[1] += left * steady[0] * after;
        signs[2] += left * steady[1];
        signs[4] += left * steady[2];
        signs[5] += left * steady[2] * after;
        signs[12] += left * steady[3];
    }
    let wallet = f64::from(factory.wallet);
    signs[6] = wallet * share;
    signs[7] = wallet.min(8.0) * share;
    signs[8] = 1.0;
    signs[9] = share;
    signs[10] = share * share;
    let free = factory.floor.iter().filter(|tile| tile.is_none()).count();
    signs[11] = count(free) * share;
    for tile in factory.floor.iter().flatten() {
        signs[13 + tile.machine as usize] += share;
    }
    for slot in &factory.start {
        match slot.fabricator {
            Some(Fabricator::Advanced) => signs[21] += share,
            Some(Fabricator::Overactive) => signs[22] += share,
            _ => {}
        }
    }
    let rooms: u8 = factory.trucks.iter().map(|truck| truck.size.room()).sum();
    signs[23] = f64::from(rooms) * share;
    // Rooms that are not used yet.
    let used: u8 = days[super::mind::DAYS - 1].aboard.iter().sum();
    signs[24] = f64::from(rooms.saturating_sub(used)) * share;
    // What is still there when the Shop has come round to this seat again.
    let turns = usize::from(game.seats().max(2));
    for spot in 0..SHOP.saturating_sub(turns) {
        if let Some(tile) = state.shop[spot] {
            signs[25 + tile as usize] += share;
            signs[34] += wallet.min(f64::from(board.prices[spot + turns])) * share;
        }
    }
    signs[35] = count(state.shop.iter().flatten().count());
    if let Some(armand) = &state.armand {
        rival(game, state, armand, runs, signs);
    }
    signs[42] = steady[0] * share * share;
    debug_assert_eq!(Machine::ALL.len(), 8);
}

/// What ARMAND-0 may take.
fn rival(game: &Mechanica, state: &State, armand: &Armand, runs: f64, signs: &mut Signs) {
    let board = game.board();
    let worth = |tile: Improvement| f64::from(board.armand.value) * f64::from(board.figures(tile).value);
    let unseen: f64 = state.unseen.iter().map(|&left| f64::from(left)).sum();
    let mean = Improvement::ALL
        .into_iter()
        .zip(state.unseen)
        .map(|(tile, left)| f64::from(left) * worth(tile))
        .sum::<f64>()
        / unseen.max(1.0);
    signs[36] = mean * runs;
    signs[37] = f64::from(armand.wallet).min(20.0);
    signs[38] = f64::from(armand.wallet).min(8.0) * runs / WHOLE;
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
        signs[39] =
            if pays(board.armand.cheap, spot) { gain(spot) } else { f64::from(board.armand.consolation) };
    }
    if let Some(spot) = dearest.filter(|&spot| pays(board.armand.dear, spot)) {
        signs[40] = gain(spot);
    }
    // What would be left to him another time.
    let rest = (0..SHOP - 2).filter(|&spot| Some(spot) != cheapest);
    signs[41] = rest.map(gain).sum::<f64>();
}

#[allow(clippy::cast_precision_loss)] // a dozen at most
fn count(some: usize) -> f64 {
    some as f64
}

/// How many runs a seat has still to come.
pub(super) fn runs_left(game: &Mechanica, state: &State, seat: Seat) -> f64 {
    // The last tile of the stack stays for four turns of the Shop; every player turns it once a day, and so does ARMAND-0.
    let stays = if state.stack > 0 {
        SHOP
    } else {
        state.shop.iter().position(Option::is_some).map_or(0, |spot| SHOP - spot)
    };
    let turns = f64::from(state.stack) + count(stays);
    // When ARMAND-0 is about to play, half a day is over.
    let half = if matches!(state.phase, Phase::Falling | Phase::Armand) { 1.0 } else { 0.0 };
    let days = (turns + half) / f64::from(game.seats().max(2));
    let today = state.phase == Phase::Running && !state.factories[seat.index()].ran;
    (days - 0.5).max(0.0) + if today { 1.0 } else { 0.0 }
}

/// Bots that are still to be placed go where there is room, else where something cheaper stands.
fn place_all(factory: &mut Factory) {
    if factory.owes.bots.is_empty() && factory.gifts.is_empty() {
        return;
    }
    let owed: Vec<Model> = factory.owes.bots.iter().collect();
    let gifts = std::iter::repeat_n(Model::Basic, factory.gifts.basics.into())
        .chain(std::iter::repeat_n(Model::Plus, factory.gifts.choices.into()));
    for model in owed.into_iter().chain(gifts).rev().collect::<Vec<_>>() {
        let cheapest = factory.holes().min_by_key(|&(_, bot)| bot);
        if let Some((Hole { row, side }, there)) = cheapest
            && there < Some(model)
        {
            let slot = &mut factory.start[usize::from(row)];
            *(if side { &mut slot.side } else { &mut slot.centre }) = Some(model);
        }
    }
}
