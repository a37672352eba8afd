//! The features by which a table is judged: what a factory will bring if nothing is built any more, what could still be built,
//! what is left to ARMAND-0.

use std::sync::LazyLock;

use reverie_bots::learner::{Family, Feature, Features, Part, See};
use reverie_game::{Game, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::components::{Improvement, Kind};
use reverie_mechanica::floor::Model;
use reverie_mechanica::state::{Armand, Fabricator, Factory, Phase, SHOP, Stack, State};

use super::ahead::{count, place_all, runs_left};
use super::floors::FloorFeatures;
use super::memory::{DAYS, Memory, best_premium, recall};
use super::simulator::Stock;

/// About as many runs as a whole game has.
const WHOLE: f64 = 12.0;

/// A feature that weighs something at the end of a game, and something more the more of it is left.
#[derive(Debug, Clone, Copy)]
pub(super) struct Timed {
    pub(super) late: Feature,
    pub(super) early: Feature,
}

impl Timed {
    fn of(family: Family<1>) -> Self {
        let [late, early] = [0, 1].map(|when| family.at([when]));
        Self { late, early }
    }
}

/// The features there are.
#[derive(Debug)]
pub(super) struct TableFeatures {
    pub(super) all: Features,
    /// What all coming runs bring to spend, once the bots aboard are sold; the same, the more the earlier; and much the more
    /// the earlier.
    pub(super) spend: Timed,
    pub(super) spend_early: Timed,
    spend_earlier: Timed,
    /// What they bring into the Vault.
    pub(super) keep: Timed,
    /// What blueprints bring beyond selling: after the next run, after those that follow, and the more the earlier.
    pub(super) premium_next: Timed,
    pub(super) premium: Timed,
    premium_early: Timed,
    /// What a run brings once the factory runs evenly, the more the earlier.
    steady: Timed,
    /// Bots destroyed in the coming runs.
    lost: Timed,
    /// Coins that can be spent while the game lasts, the first few of them, and the more the earlier.
    pub(super) wallet: Timed,
    pub(super) first_coins: Timed,
    coins_early: Timed,
    /// Always there; how much of the game is left.
    pub(super) always: Timed,
    pub(super) left: Timed,
    /// Fabricators that were bought.
    advanced: Timed,
    pub(super) overactive: Timed,
    /// Room in the trucks, and what of it is not needed yet.
    rooms: Timed,
    idle_rooms: Timed,
    /// How full the Shop is, the tiles still there when it has come round to this seat again, by kind, and the coins there
    /// are for them.
    shop_full: Timed,
    in_shop: Family<2>,
    payable: Timed,
    /// ARMAND-0: what an average tile makes him, over all his turns; his coins, and the first of them.
    pub(super) rival_tiles: Timed,
    rival_wallet: Timed,
    rival_first_coins: Timed,
    /// What the cheapest tile would bring him, the dearest, and those that he finds another time.
    pub(super) rival_cheapest: Timed,
    pub(super) rival_dearest: Timed,
    pub(super) rival_later: Timed,
    /// How the floor is built, the more the earlier.
    floor: FloorFeatures,
}

pub(super) static FEATURES: LazyLock<TableFeatures> = LazyLock::new(TableFeatures::new);

impl TableFeatures {
    fn new() -> Self {
        let mut all = Features::default();
        let times = || Part::one_of(["late", "early"]);
        let mut timed = |name: &str| Timed::of(all.family(name, [times()]));
        Self {
            spend: timed("spend"),
            spend_early: timed("spend by time"),
            spend_earlier: timed("spend by time twice"),
            keep: timed("keep"),
            premium_next: timed("premium next"),
            premium: timed("premium"),
            premium_early: timed("premium by time"),
            steady: timed("steady"),
            lost: timed("lost"),
            wallet: timed("wallet"),
            first_coins: timed("first coins"),
            coins_early: timed("coins by time"),
            always: timed("always"),
            left: timed("left"),
            advanced: timed("advanced"),
            overactive: timed("overactive"),
            rooms: timed("rooms"),
            idle_rooms: timed("idle rooms"),
            shop_full: timed("shop full"),
            payable: timed("payable"),
            rival_tiles: timed("rival tiles"),
            rival_wallet: timed("rival wallet"),
            rival_first_coins: timed("rival first coins"),
            rival_cheapest: timed("rival cheapest"),
            rival_dearest: timed("rival dearest"),
            rival_later: timed("rival later"),
            in_shop: all
                .family("in shop", [Part::one_of(Kind::ALL.map(|kind| format!("{kind:?}"))), times()]),
            floor: FloorFeatures::new(&mut all),
            all,
        }
    }

    fn in_shop(&self, tile: Improvement) -> Timed {
        let [late, early] = [0, 1].map(|when| self.in_shop.at([tile.kind() as usize, when]));
        Timed { late, early }
    }

    /// What says how much there is to come at all: ways to go on hardly differ in it, so differences cannot tell what it
    /// weighs.
    pub(super) fn level(&self) -> [Feature; 6] {
        let Self { always, left, rival_tiles, .. } = self;
        [always.late, left.late, rival_tiles.late, always.early, left.early, rival_tiles.early]
    }
}

/// What is certain: the seat's points, less ARMAND-0's.
pub(super) fn sure(game: &Mechanica, state: &State, seat: Seat) -> f64 {
    let rival = state.armand.map_or(0, |armand| game.armand_points(&armand));
    f64::from(game.points(&state.factories[seat.index()]) - rival)
}

/// Somebody who is told of a table of which so much of the game is left.
struct Telling<'a, S> {
    share: f64,
    to: &'a mut S,
}

impl<S: See> Telling<'_, S> {
    #[allow(clippy::cast_possible_truncation)] // a few hundred points
    fn see(&mut self, Timed { late, early }: Timed, amount: f64) {
        if amount != 0.0 {
            self.to.see(late, amount as f32);
            self.to.see(early, (amount * self.share) as f32);
        }
    }
}

/// Tells the features of what may still come for a seat.
pub(super) fn tell(game: &Mechanica, state: &State, seat: Seat, to: &mut impl See) {
    if state.phase == Phase::Over {
        return;
    }
    let mut factory = state.factories[seat.index()];
    place_all(&mut factory);
    let features = LazyLock::force(&FEATURES);
    let runs = runs_left(game, state, seat);
    let share = runs / WHOLE;
    let mut telling = Telling { share, to };
    recall(game, |memory| coming(features, game, state, &factory, memory, runs, &mut telling));
    own(features, game, state, &factory, &mut telling);
    if let Some(armand) = &state.armand {
        rival(features, game, state, armand, runs, &mut telling);
    }
    #[allow(clippy::cast_possible_truncation)] // 0 to 1
    let share = share as f32;
    features.floor.tell(&factory.floor, |feature| telling.to.see(feature, share));
}

/// What runs bring, added up.
#[derive(Default)]
struct Sums {
    spend: f64,
    spend_early: f64,
    spend_earlier: f64,
    keep: f64,
    premium_next: f64,
    premium: f64,
    premium_early: f64,
    lost: f64,
}

/// The coming runs.
fn coming(
    features: &TableFeatures,
    game: &Mechanica,
    state: &State,
    factory: &Factory,
    memory: &mut Memory,
    runs: f64,
    telling: &mut Telling<'_, impl See>,
) {
    let board = game.board();
    let running = state.phase == Phase::Running && !factory.ran;
    let overactive = if state.armand.is_some() { Model::Plus } else { Model::Deluxe };
    let stock = Stock::of(factory);
    let days = memory.forecast(board, &factory.floor, &stock, overactive, running);
    let mut sums = Sums::default();
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
            sums.spend += weight * spend;
            sums.spend_early += weight * spend * after;
            sums.spend_earlier += weight * spend * after * after;
            sums.keep += weight * keep;
            *(if day == 0 { &mut sums.premium_next } else { &mut sums.premium }) += weight * premium;
            sums.premium_early += weight * premium * after;
            sums.lost += weight * destroyed;
        }
        left -= 1.0;
    }
    let steady: [f64; 4] = std::array::from_fn(|n| f64::midpoint(last[0][n], last[1][n]));
    if left > 0.0 {
        let after = (left - 1.0).max(0.0) / 2.0 / WHOLE;
        sums.spend += left * steady[0];
        sums.spend_early += left * steady[0] * after;
        // The mean of squares from nothing to twice the middle.
        sums.spend_earlier += left * steady[0] * after * after * 4.0 / 3.0;
        sums.keep += left * steady[1];
        sums.premium += left * steady[2];
        sums.premium_early += left * steady[2] * after;
        sums.lost += left * steady[3];
    }
    let share = telling.share;
    telling.see(features.spend, sums.spend);
    telling.see(features.spend_early, sums.spend_early);
    telling.see(features.spend_earlier, sums.spend_earlier);
    telling.see(features.keep, sums.keep);
    telling.see(features.premium_next, sums.premium_next);
    telling.see(features.premium, sums.premium);
    telling.see(features.premium_early, sums.premium_early);
    telling.see(features.steady, steady[0] * share * share);
    telling.see(features.lost, sums.lost);
    let rooms = rooms(factory);
    let used: u8 = days[DAYS - 1].aboard.iter().sum();
    telling.see(features.rooms, f64::from(rooms) * share);
    telling.see(features.idle_rooms, f64::from(rooms.saturating_sub(used)) * share);
}

fn rooms(factory: &Factory) -> u8 {
    factory.trucks.iter().map(|truck| truck.size.room()).sum()
}

/// Coins, Fabricators, the Shop.
fn own(
    features: &TableFeatures,
    game: &Mechanica,
    state: &State,
    factory: &Factory,
    telling: &mut Telling<'_, impl See>,
) {
    let share = telling.share;
    let wallet = f64::from(factory.wallet);
    telling.see(features.wallet, wallet * share);
    telling.see(features.first_coins, wallet.min(8.0) * share);
    telling.see(features.coins_early, wallet * share * share);
    telling.see(features.always, 1.0);
    telling.see(features.left, share);
    for slot in &factory.start {
        match slot.fabricator {
            Some(Fabricator::Advanced) => telling.see(features.advanced, share),
            Some(Fabricator::Overactive) => telling.see(features.overactive, share),
            _ => {}
        }
    }
    // What is still there when the Shop has come round to this seat again.
    let turns = usize::from(game.seats().max(2));
    for spot in 0..SHOP.saturating_sub(turns) {
        if let Some(tile) = state.shop[spot] {
            telling.see(features.in_shop(tile), share);
            telling.see(features.payable, wallet.min(f64::from(game.board().prices[spot + turns])) * share);
        }
    }
    telling.see(features.shop_full, count(state.shop.iter().flatten().count()));
}

/// What ARMAND-0 may take.
fn rival(
    features: &TableFeatures,
    game: &Mechanica,
    state: &State,
    armand: &Armand,
    runs: f64,
    telling: &mut Telling<'_, impl See>,
) {
    let board = game.board();
    let worth = |tile: Improvement| f64::from(board.armand.value) * f64::from(board.figures(tile).value);
    let unseen: f64 = state.unseen.iter().map(|(_, left)| f64::from(left)).sum();
    let mean =
        state.unseen.iter().map(|(tile, left)| f64::from(left) * worth(tile)).sum::<f64>() / unseen.max(1.0);
    telling.see(features.rival_tiles, mean * runs);
    telling.see(features.rival_wallet, f64::from(armand.wallet).min(20.0));
    telling.see(features.rival_first_coins, f64::from(armand.wallet).min(8.0) * runs / WHOLE);
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
        let gains =
            if pays(board.armand.cheap, spot) { gain(spot) } else { f64::from(board.armand.consolation) };
        telling.see(features.rival_cheapest, gains);
    }
    if let Some(spot) = dearest.filter(|&spot| pays(board.armand.dear, spot)) {
        telling.see(features.rival_dearest, gain(spot));
    }
    // What would be left to him another time.
    let rest = (0..SHOP - 2).filter(|&spot| Some(spot) != cheapest);
    telling.see(features.rival_later, rest.map(gain).sum::<f64>());
}
