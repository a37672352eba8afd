//! The features of a workshop, by what its machines, robots and Specialists do and never by which they are: another tile, or an
//! owner's own box, is seen as well as ours.

use std::sync::LazyLock;

use reverie_bots::learner::{Family as Kinds, Feature, Features, Part, See};
use reverie_game::{Game, Seat};
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::board::TileFigures;
use reverie_mech_a_dream::components::{Action, Power};
use reverie_mech_a_dream::lot::{Effect, Lot, Special};
use reverie_mech_a_dream::rules::DAYS;
use reverie_mech_a_dream::state::{Owed, Part as PartOfDay, Player, Post, Screen, State, Time};
use reverie_mech_a_dream::tile::Family;

/// Machines under construction that are looked at one by one: those with the least to go.
const BELT_SEEN: usize = 4;
/// Nobody works on more.
const LONGEST_BELT: usize = 16;

/// What machines give.
const GOODS: [&str; 5] = ["flowers", "ink", "rainbows", "dreams", "boosts"];
/// What else packages give.
const ALL_GOODS: [&str; 6] = ["flowers", "ink", "rainbows", "dreams", "boosts", "activations"];
/// What is paid.
const PAID: [&str; 3] = ["flowers", "ink", "rainbows"];
/// What is given and then what is paid.
const TRADED: [&str; 8] =
    ["flowers", "ink", "rainbows", "dreams", "boosts", "pay flowers", "pay ink", "pay rainbows"];
/// When something works: tonight, or in the nights after.
const NIGHTS: [&str; 2] = ["tonight", "later"];
/// What green machines save.
const SAVED: [&str; 4] = ["ink", "hourglass", "rainbow", "flower"];
/// After what a Specialist gives something.
const ACTIONS: [&str; 4] = ["stock", "dock", "buy", "build"];
/// What robots do.
const ROBOT: [&str; 12] = [
    "flowers",
    "ink",
    "rainbows",
    "dreams",
    "boosts",
    "activations",
    "pay flowers",
    "pay ink",
    "pay rainbows",
    "package",
    "purchase",
    "copy",
];

/// The features there are.
#[derive(Debug)]
pub(crate) struct WorkshopFeatures {
    pub(crate) all: Features,
    always: Feature,
    days_left: Kinds<1>,
    waiting: Kinds<1>,
    actions: Feature,
    others_built: Kinds<1>,
    built: Kinds<1>,
    seats: Kinds<1>,
    flowers: Kinds<1>,
    ink: Kinds<1>,
    rainbows: Kinds<1>,
    purse: Kinds<2>,
    gives: Kinds<2>,
    trades: Kinds<2>,
    traders: Feature,
    saves: Kinds<2>,
    belt: [BeltFeatures; BELT_SEEN],
    belt_hours: Feature,
    belt_machines: Feature,
    belt_hours_by_days: Feature,
    dock: Kinds<1>,
    gate: Feature,
    gate_payable: Feature,
    owed: Kinds<1>,
    specialist: Kinds<2>,
    robot: Kinds<2>,
    sale_blue: Kinds<1>,
    sale_green: Kinds<1>,
    sale_red: Kinds<1>,
    sale_red_cost: Feature,
    sale_yellow: Kinds<1>,
}

/// Those of a machine under construction.
#[derive(Debug)]
struct BeltFeatures {
    family: Kinds<1>,
    gives: Kinds<1>,
    gives_by_days: Kinds<1>,
    pays_by_days: Kinds<1>,
    dreams: Feature,
    rainbows: Feature,
    to_go: Feature,
    done: Feature,
    saves: Feature,
}

pub(crate) static FEATURES: LazyLock<WorkshopFeatures> = LazyLock::new(WorkshopFeatures::new);

impl WorkshopFeatures {
    fn new() -> Self {
        let mut all = Features::default();
        let nights = || Part::one_of(NIGHTS);
        let by_actions = || Part::one_of(["now", "by actions"]);
        Self {
            always: all.one("always"),
            days_left: all.family("days left", [Part::Below(7)]),
            waiting: all.family("waiting", [Part::one_of(["0", "1", "2", "3", "night", "night done"])]),
            actions: all.one("actions"),
            others_built: all.family("others have built", [Part::one_of(["6", "7", "8", "9"])]),
            built: all.family("built", [Part::Below(11)]),
            seats: all.family("seats", [Part::one_of(["2", "3", "4"])]),
            flowers: all.family("flowers", [Part::Below(10)]),
            ink: all.family("ink", [Part::Below(10)]),
            rainbows: all.family("rainbows", [Part::Below(9)]),
            purse: all.family("purse", [by_actions(), Part::one_of(PAID)]),
            gives: all.family("gives", [nights(), Part::one_of(GOODS)]),
            trades: all.family("trades", [nights(), Part::one_of(TRADED)]),
            traders: all.one("traders"),
            saves: all.family("saves", [by_actions(), Part::one_of(SAVED)]),
            belt: ["first", "second", "third", "others"].map(|nth| BeltFeatures::new(&mut all, nth)),
            belt_hours: all.one("belt hours"),
            belt_machines: all.one("belt machines"),
            belt_hours_by_days: all.one("belt hours by days"),
            dock: all.family("dock", [Part::one_of(ALL_GOODS)]),
            gate: all.one("dock gate"),
            gate_payable: all.one("dock gate payable"),
            owed: all.family("owed", [Part::one_of(ALL_GOODS)]),
            specialist: all.family("specialist", [Part::one_of(ACTIONS), Part::one_of(ALL_GOODS)]),
            robot: all.family("robot", [nights(), Part::one_of(ROBOT)]),
            sale_blue: all.family("sale blue", [Part::one_of(TRADED)]),
            sale_green: all.family("sale green", [Part::one_of(SAVED)]),
            sale_red: all.family("sale red", [Part::one_of(TRADED)]),
            sale_red_cost: all.one("sale red cost"),
            sale_yellow: all
                .family("sale yellow", [Part::one_of(["price", "time", "dreams", "payable", "missing"])]),
            all,
        }
    }
}

impl BeltFeatures {
    fn new(all: &mut Features, nth: &str) -> Self {
        let family = Family::ALL.map(|family| format!("{family:?}").to_lowercase());
        Self {
            family: all.family(format!("belt {nth} is"), [Part::one_of(family)]),
            gives: all.family(format!("belt {nth} gives"), [Part::one_of(GOODS)]),
            gives_by_days: all.family(format!("belt {nth} gives by days"), [Part::one_of(GOODS)]),
            pays_by_days: all.family(format!("belt {nth} pays by days"), [Part::one_of(PAID)]),
            dreams: all.one(format!("belt {nth} dreams")),
            rainbows: all.one(format!("belt {nth} rainbows")),
            to_go: all.one(format!("belt {nth} to go")),
            done: all.one(format!("belt {nth} done")),
            saves: all.one(format!("belt {nth} saves")),
        }
    }
}

fn goods(lot: Lot) -> [f32; 5] {
    [lot.flowers, lot.ink, lot.rainbows, lot.dreams, lot.boosts].map(f32::from)
}

fn all_goods(lot: Lot) -> [f32; 6] {
    [lot.flowers, lot.ink, lot.rainbows, lot.dreams, lot.boosts, lot.activations].map(f32::from)
}

fn paid(lot: Lot) -> [f32; 3] {
    [lot.flowers, lot.ink, lot.rainbows].map(f32::from)
}

fn traded(effect: &Effect) -> [f32; 8] {
    let [flowers, ink, rainbows, dreams, boosts] = goods(effect.gain);
    let [pay_flowers, pay_ink, pay_rainbows] = paid(effect.pay);
    [flowers, ink, rainbows, dreams, boosts, pay_flowers, pay_ink, pay_rainbows]
}

/// What a robot does in one of its ways.
fn done(way: &Effect) -> [f32; 12] {
    let [flowers, ink, rainbows, dreams, boosts, activations] = all_goods(way.gain);
    let [pay_flowers, pay_ink, pay_rainbows] = paid(way.pay);
    let (mut package, mut purchase, mut copy) = (0.0, 0.0, 0.0);
    match way.special {
        Some(Special::EveningPackage) => package = 1.0,
        Some(Special::Purchase { .. }) => purchase = 1.0,
        Some(Special::Copy) => copy = 1.0,
        None => {}
    }
    let pay = [pay_flowers, pay_ink, pay_rainbows];
    [flowers, ink, rainbows, dreams, boosts, activations, pay[0], pay[1], pay[2], package, purchase, copy]
}

const fn at(power: Power) -> usize {
    match power {
        Power::Ink => 0,
        Power::Hourglass => 1,
        Power::Rainbow => 2,
        Power::Flower => 3,
    }
}

const fn nth(action: Action) -> usize {
    match action {
        Action::Stock => 0,
        Action::Dock => 1,
        Action::Buy => 2,
        Action::Build => 3,
    }
}

/// A workshop, told to somebody.
struct Telling<'a, S> {
    features: &'static WorkshopFeatures,
    game: &'a MechADream,
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    /// How much of tonight, of the nights after and of the actions is still to come.
    tonight: f32,
    days: f32,
    actions: f32,
    to: &'a mut S,
}

/// Tells the features of the workshop of `seat`.
pub(crate) fn tell(game: &MechADream, state: &State, seat: Seat, to: &mut impl See) {
    let Some(player) = state.players.get(seat.index()) else { return };
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
    let features = LazyLock::force(&FEATURES);
    let mut telling = Telling { features, game, state, seat, player, tonight, days, actions, to };

    telling.see(features.always, 1.0);
    telling.see(features.days_left.at([later.into()]), 1.0);
    let now = if night { 4 + usize::from(player.done) } else { waiting.min(3) };
    telling.see(features.waiting.at([now]), 1.0);
    telling.see(features.actions, actions);
    let others = Seat::all(game.seats()).filter(|&other| other != seat);
    let most = others.map(|other| state.tiles.completed(other)).max().unwrap_or(0);
    if most >= 6 {
        telling.see(features.others_built.at([usize::from(most - 6)]), 1.0);
    }
    telling.see(features.built.at([state.tiles.completed(seat).into()]), 1.0);
    telling.see(features.seats.at([usize::from(game.seats()).saturating_sub(2)]), 1.0);
    telling.purse();
    telling.machines();
    for tile in state.tiles.economical(seat) {
        if let Some(power) = game.board().tile(tile).power {
            telling.see(features.saves.at([0, at(power)]), 1.0);
            telling.see(features.saves.at([1, at(power)]), actions);
        }
    }
    telling.belt(passes);
    telling.dock();
    telling.owed();
    telling.specialists();
    telling.robot();
    if later > 0 || waiting > 0 {
        telling.sale();
    }
}

impl<S: See> Telling<'_, S> {
    fn see(&mut self, feature: Feature, amount: f32) {
        if amount != 0.0 {
            self.to.see(feature, amount);
        }
    }

    fn see_all(&mut self, feature: impl Fn(usize) -> Feature, amounts: &[f32], times: f32) {
        for (nth, amount) in amounts.iter().enumerate() {
            self.see(feature(nth), amount * times);
        }
    }

    fn purse(&mut self) {
        let &Player { flowers, ink, rainbows, .. } = self.player;
        let features = self.features;
        self.see(features.flowers.at([flowers.into()]), 1.0);
        self.see(features.ink.at([ink.into()]), 1.0);
        self.see(features.rainbows.at([rainbows.into()]), 1.0);
        let amounts = [f32::from(flowers) / 9.0, f32::from(ink) / 9.0, f32::from(rainbows) / 8.0];
        self.see_all(|nth| features.purse.at([0, nth]), &amounts, 1.0);
        self.see_all(|nth| features.purse.at([1, nth]), &amounts, self.actions);
    }

    /// What works at night: how much tonight, and how much in the nights after.
    fn machines(&mut self) {
        let mut givers = [[0.0; GOODS.len()]; 2];
        let mut traders = [[0.0; TRADED.len()]; 2];
        let mut trades = 0.0;
        for (tile, used) in self.state.tiles.purple(self.seat) {
            let effect = &self.game.board().tile(tile).effect;
            let nights = [if used { 0.0 } else { self.tonight }, self.days];
            if effect.pay.is_nothing() {
                for (givers, nights) in givers.iter_mut().zip(nights) {
                    for (sum, amount) in givers.iter_mut().zip(goods(effect.gain)) {
                        *sum += amount * nights / 2.0;
                    }
                }
            } else {
                trades += 0.5;
                for (traders, nights) in traders.iter_mut().zip(nights) {
                    for (sum, amount) in traders.iter_mut().zip(traded(effect)) {
                        *sum += amount * nights / 2.0;
                    }
                }
            }
        }
        let features = self.features;
        for (when, (givers, traders)) in givers.iter().zip(&traders).enumerate() {
            self.see_all(|nth| features.gives.at([when, nth]), givers, 1.0);
            self.see_all(|nth| features.trades.at([when, nth]), traders, 1.0);
        }
        self.see(features.traders, trades);
    }

    /// The machines under construction, those with the least to go first.
    fn belt(&mut self, passes: u8) {
        let mut belt = [(0_u8, None); LONGEST_BELT];
        let mut len = 0;
        for ((tile, slot), place) in self.state.tiles.belt(self.seat).zip(&mut belt) {
            let pushed = self.state.assistants_on(self.seat, tile) * passes;
            *place = (slot.saturating_sub(pushed), Some(tile));
            len += 1;
        }
        let belt = &mut belt[..len];
        belt.sort_unstable();
        let mut hours = 0.0;
        for (nth, &(to_go, tile)) in belt.iter().enumerate() {
            hours += f32::from(to_go);
            let features = &self.features.belt[nth.min(BELT_SEEN - 1)];
            let Some(tile) = tile else { continue };
            self.on_belt(features, self.game.board().tile(tile), f32::from(to_go) / 4.0);
        }
        let features = self.features;
        self.see(features.belt_hours, hours / 8.0);
        #[allow(clippy::cast_precision_loss)] // a few machines
        self.see(features.belt_machines, belt.len() as f32 / 4.0);
        self.see(features.belt_hours_by_days, hours * self.days / 8.0);
    }

    fn on_belt(&mut self, features: &BeltFeatures, figures: &TileFigures, to_go: f32) {
        let family = Family::ALL.iter().position(|&family| family == figures.family).unwrap_or(0);
        let days = self.days;
        self.see(features.family.at([family]), 1.0);
        self.see_all(|nth| features.gives.at([nth]), &goods(figures.effect.gain), 0.5);
        self.see_all(|nth| features.gives_by_days.at([nth]), &goods(figures.effect.gain), 0.5 * days);
        self.see_all(|nth| features.pays_by_days.at([nth]), &paid(figures.effect.pay), 0.5 * days);
        self.see(features.dreams, f32::from(figures.reward.dreams) / 10.0);
        self.see(features.rainbows, f32::from(figures.reward.rainbows) / 2.0);
        self.see(features.to_go, to_go);
        self.see(features.done, if to_go == 0.0 { 1.0 } else { 0.0 });
        if let Some(power) = figures.power {
            let often = power == Power::Hourglass || power == Power::Ink;
            self.see(features.saves, days * if often { 1.0 } else { 0.5 });
        }
    }

    /// What an assistant would still find at the dock today.
    fn dock(&mut self) {
        let Some(delivery) = self.state.delivery else { return };
        let mut parts = PartOfDay::ALL.into_iter().zip(self.player.assistants);
        let Some((part, _)) = parts.find(|&(_, post)| post == Post::Locker) else { return };
        if self.state.time == Time::Night {
            return;
        }
        let packages = self.game.board().delivery(delivery).packages(part);
        let lot = packages.iter().fold(Lot::NOTHING, |sum, &lot| sum.and(lot));
        let features = self.features;
        self.see_all(|nth| features.dock.at([nth]), &all_goods(lot), 0.5);
        let gate = self.game.gate(self.state, self.seat).unwrap_or(0);
        self.see(features.gate, f32::from(gate) / 4.0);
        self.see(features.gate_payable, f32::from(u8::from(self.player.flowers >= gate)));
    }

    fn owed(&mut self) {
        let (game, state) = (self.game, self.state);
        let mut lot = Lot::NOTHING;
        for &owed in &self.player.owes {
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
        let features = self.features;
        self.see_all(|nth| features.owed.at([nth]), &all_goods(lot), 0.5);
    }

    /// What those who were hired give after which actions: the mean of their ways.
    fn specialists(&mut self) {
        let features = self.features;
        for one in self.state.hired(self.seat) {
            let figures = self.game.board().specialist(one);
            let share = self.actions / ways(figures.ways.len());
            for &action in &figures.after {
                for &way in &figures.ways {
                    let feature = |good| features.specialist.at([nth(action), good]);
                    self.see_all(feature, &all_goods(way), share);
                }
            }
        }
    }

    /// What the robot does, tonight and later: the mean of its ways.
    fn robot(&mut self) {
        let (Screen::Enlightened { robot } | Screen::Sealed { robot, .. }) = self.player.screen else {
            return;
        };
        let tonight = if self.player.robot_used { 0.0 } else { self.tonight };
        let features = self.features;
        let all = &self.game.board().robots[robot.index()].ways;
        for way in all {
            let done = done(way);
            self.see_all(|nth| features.robot.at([0, nth]), &done, tonight / ways(all.len()));
            self.see_all(|nth| features.robot.at([1, nth]), &done, self.days / ways(all.len()));
        }
    }

    /// What could be bought.
    fn sale(&mut self) {
        let features = self.features;
        let savings = self.game.savings(self.state, self.seat);
        let (mut blue, mut red) = ([0.0; TRADED.len()], [0.0; TRADED.len()]);
        let (mut green, mut red_cost) = ([0.0; SAVED.len()], 0.0);
        for tile in self.state.tiles.offers() {
            let figures = self.game.board().tile(tile);
            let slot = figures.time.saturating_sub(savings.hourglasses);
            let into = match figures.family {
                Family::Crystal => {
                    let price = figures.price.saturating_sub(savings.rainbows);
                    let short = f32::from(price) - f32::from(self.player.rainbows);
                    let amounts = [
                        f32::from(price) / 4.0,
                        f32::from(slot) / 4.0,
                        f32::from(figures.reward.dreams) / 10.0,
                        if short <= 0.0 { 1.0 } else { 0.0 },
                        short.max(0.0) / 3.0,
                    ];
                    self.see_all(|nth| features.sale_yellow.at([nth]), &amounts, 1.0);
                    continue;
                }
                Family::Economical => {
                    if let Some(power) = figures.power {
                        green[at(power)] += self.actions;
                    }
                    continue;
                }
                Family::Resource => &mut blue,
                Family::Power => &mut red,
            };
            for (sum, amount) in into.iter_mut().zip(traded(&figures.effect)) {
                *sum += amount * self.actions / 2.0;
            }
            if figures.family == Family::Power {
                let price = figures.price.saturating_sub(savings.ink);
                red_cost += (f32::from(price) + f32::from(slot)) * self.actions / 6.0;
            }
        }
        self.see_all(|nth| features.sale_blue.at([nth]), &blue, 1.0);
        self.see_all(|nth| features.sale_green.at([nth]), &green, 1.0);
        self.see_all(|nth| features.sale_red.at([nth]), &red, 1.0);
        self.see(features.sale_red_cost, red_cost);
    }
}

#[allow(clippy::cast_precision_loss)] // two or three
fn ways(many: usize) -> f32 {
    many.max(1) as f32
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test may stop at the first surprise
mod tests {
    use reverie_game::{Log, Luck, Pending};
    use reverie_mech_a_dream::Options;
    use reverie_mech_a_dream::components::Components;

    use super::super::value::{learned, worth};
    use super::*;

    /// A table with robots, where each has chosen the first of those that were dealt.
    fn with_robots(game: &MechADream, luck: &mut Luck) -> State {
        let (mut state, mut rolls) = (game.start(), Vec::new());
        while matches!(game.pending(&state), Pending::Chance(_)) {
            game.rolls(&state, &mut rolls);
            game.roll(&mut state, *luck.weighted(&rolls).unwrap(), &mut Log::off());
        }
        for player in &mut state.players {
            let Screen::Dealt { from, .. } = player.screen else { panic!("no robots are dealt") };
            player.screen = Screen::Enlightened { robot: from[0] };
        }
        state
    }

    #[test]
    fn a_robot_that_no_training_has_seen_is_worth_what_it_does() {
        let mut components = Components::own();
        let plain = |ways: &[Effect]| ways.iter().all(|way| way.special.is_none());
        for robot in components.robots.iter_mut().filter(|robot| plain(&robot.ways)) {
            robot.ways.iter_mut().for_each(|way| way.gain.dreams += 1);
        }
        let options = Options { robots: true, specialists: false, components: None };
        let better = MechADream::with_box(options.clone(), components);
        let [game, better] = [options, better].map(|options| MechADream::open(2, &options).unwrap());
        let seat = Seat::new(0).unwrap();
        let mut seen = 0;
        for seed in 0..8 {
            let state = with_robots(&game, &mut Luck::seeded(seed));
            let Screen::Enlightened { robot } = state.players[0].screen else { continue };
            if !plain(&game.board().robots[robot.index()].ways) {
                continue;
            }
            seen += 1;
            let more = worth(learned(), &better, &state, seat) - worth(learned(), &game, &state, seat);
            // A dream each night of a week.
            assert!((1.0..12.0).contains(&more), "{more}");
        }
        assert!(seen > 2);
    }
}
