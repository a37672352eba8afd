//! A factory that runs in a microsecond: what follows from the tiles on a floor is worked out once and kept, and bots choose
//! their ways one after the other. Good for guessing what comes; real runs are planned by the game.

use reverie_mechanica::board::Board;
use reverie_mechanica::floor::{Floor, Machine, Model, SQUARES, Square};
use reverie_mechanica::route::{End, Net, Origin, Ride};
use reverie_mechanica::state::{Fabricator, Factory, Hole};

/// The most output holes a tile has.
const OUTPUTS: usize = 3;
/// How many workdays ahead a bot in an output hole is followed.
const FOLLOWED: usize = 3;
/// Where bots stand before a run: three rows of the Start Zone, then the output holes.
const ORIGINS: usize = 3 + OUTPUTS * SQUARES;
/// Ends of ways: squares, then trucks, then nowhere.
const TRUCK: u8 = 12;
const LOST: u8 = 15;

/// What lies on a floor, whatever is in its holes.
pub(super) type Layout = [u8; SQUARES];

/// The layout of a floor.
pub(super) fn layout(floor: &Floor) -> Layout {
    floor.map(|tile| {
        tile.map_or(0, |tile| {
            1 + tile.machine as u8 * 8 + tile.lie.turns % 4 + if tile.lie.back { 4 } else { 0 }
        })
    })
}

/// No bot, or one of a model counted from 1.
type Bot = u8;

const fn bot(model: Option<Model>) -> Bot {
    match model {
        None => 0,
        Some(model) => model as u8 + 1,
    }
}

/// The bots of a factory, and what they pass on their way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Stock {
    pub(super) layout: Layout,
    start: [[Bot; 2]; 3],
    makers: [Option<Fabricator>; 3],
    outputs: [[Bot; OUTPUTS]; SQUARES],
    waiting: u16,
    trucks: [[u8; 3]; 3],
    rooms: [u8; 3],
}

impl Stock {
    pub(super) fn of(factory: &Factory) -> Self {
        let mut stock = Self {
            layout: layout(&factory.floor),
            start: factory.start.map(|slot| [bot(slot.centre), bot(slot.side)]),
            makers: factory.start.map(|slot| slot.fabricator),
            outputs: [[0; OUTPUTS]; SQUARES],
            waiting: 0,
            trucks: factory.trucks.map(|truck| [truck.bots.basic, truck.bots.plus, truck.bots.deluxe]),
            rooms: factory.trucks.map(|truck| truck.size.room()),
        };
        for (square, tile) in factory.floor.iter().enumerate() {
            if let Some(tile) = tile {
                stock.outputs[square] = tile.outputs.map(bot);
                stock.waiting |= u16::from(tile.waiting.is_some()) << square;
            }
        }
        stock
    }

    /// Every Fabricator makes what it can, where that is better than the bot in its way.
    fn make(&mut self, overactive: Model) {
        for (holes, maker) in self.start.iter_mut().zip(self.makers) {
            let makes = match maker {
                None => continue,
                Some(Fabricator::Basic | Fabricator::Advanced) => Model::Basic,
                Some(Fabricator::Overactive) => overactive,
            };
            holes[0] = holes[0].max(bot(Some(makes)));
        }
    }
}

/// A way a bot may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Way {
    end: u8,
    vault: u8,
    wallet: u8,
    charged: u16,
}

impl Way {
    fn of(ride: Ride) -> Self {
        let end = match ride.end {
            End::Tile { square } => u8::try_from(square.index()).unwrap_or(LOST),
            End::Truck { row } => TRUCK + row % 3,
            End::Lost => LOST,
        };
        let charged = ride.charged.iter().fold(0, |all, square| all | 1 << square.index());
        Self { end, vault: ride.vault, wallet: ride.wallet, charged }
    }

    const fn money(self) -> u8 {
        self.vault + self.wallet
    }

    /// Whether this is worth no more than the other whatever happens.
    fn pointless_beside(self, other: Self) -> bool {
        self != other
            && (self.end == other.end || self.end == LOST)
            && self.charged & !other.charged == 0
            && self.money() <= other.money()
    }
}

/// What one run brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Brings {
    /// Coins into the Wallet on the way.
    pub(super) wallet: u8,
    /// Coins into the Vault on the way.
    pub(super) vault: u8,
    /// The bots in the trucks afterwards.
    pub(super) aboard: [u8; 3],
    /// Bots that were destroyed.
    pub(super) lost: u8,
}

/// What follows from the tiles on a floor.
#[derive(Debug)]
pub(super) struct Simulator {
    machines: [Option<Machine>; SQUARES],
    ways: Vec<Way>,
    spans: [(u16, u16); ORIGINS],
    prospects: [[[i32; 3]; OUTPUTS]; SQUARES],
    coins: [i32; 3],
}

/// What stands where while a run is put together.
#[derive(Debug, Clone, Copy)]
struct Load {
    /// Of each square: the bot that survives in an input hole; the bots in a Repurposer; the passes of a Static Charger.
    inside: [u8; SQUARES],
    trucks: [[u8; 3]; 3],
}

impl Simulator {
    pub(super) fn new(board: &Board, floor: &Floor) -> Self {
        let net = Net::new(board, floor);
        let mut simulator = Self {
            machines: floor.map(|tile| tile.map(|tile| tile.machine)),
            ways: Vec::with_capacity(32),
            spans: [(0, 0); ORIGINS],
            prospects: [[[0; 3]; OUTPUTS]; SQUARES],
            coins: Model::ALL.map(|model| 10 * i32::from(board.sells(model))),
        };
        let mut rides = Vec::new();
        let starts = (0..3).map(|row| (usize::from(row), Origin::Start { hole: Hole { row, side: false } }));
        let outputs = Square::all().zip(floor).flat_map(|(square, tile)| {
            let holes = tile.map_or(0, |tile| board.outputs(tile.machine));
            (0..holes).map(move |output| {
                (3 + OUTPUTS * square.index() + usize::from(output), Origin::Tile { square, output })
            })
        });
        let mut all: Vec<Way> = Vec::new();
        for (place, from) in starts.chain(outputs) {
            net.rides(from, &mut rides);
            let first = simulator.ways.len();
            all.clear();
            all.extend(rides.iter().copied().map(Way::of));
            for (n, &way) in all.iter().enumerate() {
                // Of two that are worth the same the first stays.
                let worse = |(m, &other): (usize, &Way)| {
                    way.pointless_beside(other) && (m < n || !other.pointless_beside(way))
                };
                if !all.iter().enumerate().any(worse) {
                    simulator.ways.push(way);
                }
            }
            let span = |at: usize| u16::try_from(at).unwrap_or(u16::MAX);
            simulator.spans[place] = (span(first), span(simulator.ways.len()));
        }
        simulator.look_ahead();
        simulator
    }

    fn ways(&self, origin: usize) -> &[Way] {
        let (from, to) = self.spans[origin];
        &self.ways[usize::from(from)..usize::from(to)]
    }

    /// What a bot in each output hole may bring if it were alone.
    fn look_ahead(&mut self) {
        for _ in 0..FOLLOWED {
            let mut next = self.prospects;
            for (square, holes) in next.iter_mut().enumerate() {
                for (output, worths) in holes.iter_mut().enumerate() {
                    let ways = self.ways(3 + OUTPUTS * square + output);
                    if ways.is_empty() {
                        continue;
                    }
                    for (model, worth) in worths.iter_mut().enumerate() {
                        *worth = ways.iter().map(|&way| self.alone(way, model)).max().unwrap_or(0) * 9 / 10;
                    }
                }
            }
            self.prospects = next;
        }
    }

    fn alone(&self, way: Way, model: usize) -> i32 {
        let mut worth = 10 * i32::from(way.money());
        let mut charged = way.charged;
        while charged != 0 {
            worth += self.prospects[charged.trailing_zeros() as usize][0][0];
            charged &= charged - 1;
        }
        worth
            + match way.end {
                LOST => 0,
                end if end >= TRUCK => self.coins[model],
                end => {
                    let square = usize::from(end);
                    match self.machines[square] {
                        Some(Machine::Repurposer) => self.repurposed(square).0 / 2,
                        Some(machine) => self.made(machine, square, model),
                        None => 0,
                    }
                }
            }
    }

    /// The best that a Repurposer could make: what it is worth, and which model.
    fn repurposed(&self, square: usize) -> (i32, usize) {
        let worths = self.prospects[square][0];
        (0..3).map(|model| (worths[model], model)).max().unwrap_or((0, 0))
    }

    /// What a machine makes of this bot is worth.
    fn made(&self, machine: Machine, square: usize, model: usize) -> i32 {
        let holes = &self.prospects[square];
        match (machine, model) {
            (Machine::Upgrader, _) => holes[0][(model + 1).min(2)],
            (Machine::Duplicator, _) => holes[0][model] + holes[1][model],
            (Machine::Downgrader, 0) => holes[0][0].max(holes[1][0]).max(holes[2][0]),
            (Machine::Downgrader, _) => holes.iter().map(|hole| hole[model - 1]).sum(),
            _ => 0,
        }
    }

    /// What one more bot on this way brings as things stand.
    fn gain(&self, load: &Load, rooms: [u8; 3], way: Way, model: usize) -> i32 {
        let mut worth = 10 * i32::from(way.money());
        let mut charged = way.charged;
        while charged != 0 {
            let square = charged.trailing_zeros() as usize;
            if let Some(hole) = self.prospects[square].get(usize::from(load.inside[square]).min(2))
                && load.inside[square] < 2
            {
                worth += hole[0];
            }
            charged &= charged - 1;
        }
        worth
            + match way.end {
                LOST => 0,
                end if end >= TRUCK => {
                    let row = usize::from(end - TRUCK);
                    let aboard = load.trucks[row];
                    if aboard.iter().sum::<u8>() < rooms[row] {
                        self.coins[model]
                    } else {
                        let cheapest = aboard.iter().position(|&some| some > 0).unwrap_or(2);
                        (self.coins[model] - self.coins[cheapest]).max(0)
                    }
                }
                end => {
                    let square = usize::from(end);
                    let inside = load.inside[square];
                    match self.machines[square] {
                        Some(Machine::Repurposer) if inside < 2 => self.repurposed(square).0 / 2,
                        Some(Machine::Repurposer) | None => 0,
                        Some(machine) => {
                            let there = inside.checked_sub(1);
                            let worth = there.map_or(0, |there| self.made(machine, square, there.into()));
                            (self.made(machine, square, model) - worth).max(0)
                        }
                    }
                }
            }
    }

    fn send(&self, load: &mut Load, stock: &Stock, way: Way, model: usize, brings: &mut Brings) {
        brings.vault += way.vault;
        brings.wallet += way.wallet;
        let mut charged = way.charged;
        while charged != 0 {
            let square = charged.trailing_zeros() as usize;
            load.inside[square] = (load.inside[square] + 1).min(2);
            charged &= charged - 1;
        }
        match way.end {
            LOST => brings.lost += 1,
            end if end >= TRUCK => {
                let row = usize::from(end - TRUCK);
                let aboard = &mut load.trucks[row];
                aboard[model] += 1;
                if aboard.iter().sum::<u8>() > stock.rooms[row] {
                    brings.lost += 1;
                    if let Some(cheapest) = aboard.iter_mut().find(|some| **some > 0) {
                        *cheapest -= 1;
                    }
                }
            }
            end => {
                let square = usize::from(end);
                let inside = &mut load.inside[square];
                match self.machines[square] {
                    Some(Machine::Repurposer) => {
                        brings.lost += u8::from(*inside >= 2);
                        *inside = (*inside + 1).min(2);
                    }
                    Some(machine) => match inside.checked_sub(1) {
                        None => *inside = bot_of(model),
                        Some(there) => {
                            brings.lost += 1;
                            if self.made(machine, square, model) > self.made(machine, square, there.into()) {
                                *inside = bot_of(model);
                            }
                        }
                    },
                    None => {}
                }
            }
        }
    }

    /// Runs the factory: first the bots that have no choice, then the others, the dearest first.
    pub(super) fn run(&self, stock: &mut Stock) -> Brings {
        let mut brings = Brings::default();
        let mut load = Load { inside: [0; SQUARES], trucks: stock.trucks };
        for square in 0..SQUARES {
            load.inside[square] = (stock.waiting >> square & 1) as u8;
        }
        let mut choosing: [(u8, u8); 48] = [(0, 0); 48];
        let mut choosers = 0;
        let mut visit = |origin: usize, bot: Bot| {
            let Some(model) = bot.checked_sub(1) else { return };
            match self.ways(origin) {
                [] => brings.lost += 1,
                &[only] => self.send(&mut load, stock, only, model.into(), &mut brings),
                _ => {
                    if choosers < choosing.len() {
                        choosing[choosers] = (model, u8::try_from(origin).unwrap_or(0));
                        choosers += 1;
                    }
                }
            }
        };
        for (row, holes) in stock.start.iter().enumerate() {
            visit(row, holes[0]);
            visit(row, holes[1]);
        }
        for (square, machine) in self.machines.iter().enumerate() {
            if machine.is_some() {
                for (output, &bot) in stock.outputs[square].iter().enumerate() {
                    visit(3 + OUTPUTS * square + output, bot);
                }
            }
        }
        let choosing = &mut choosing[..choosers];
        choosing.sort_unstable_by(|one, other| other.cmp(one));
        for &mut (model, origin) in choosing {
            let model = usize::from(model);
            let mut best: Option<(i32, Way)> = None;
            for &way in self.ways(origin.into()) {
                let gain = self.gain(&load, stock.rooms, way, model);
                if best.is_none_or(|(so_far, _)| gain > so_far) {
                    best = Some((gain, way));
                }
            }
            if let Some((_, way)) = best {
                self.send(&mut load, stock, way, model, &mut brings);
            }
        }
        self.work(stock, &load);
        stock.start = [[0; 2]; 3];
        stock.trucks = load.trucks;
        for aboard in load.trucks {
            for (all, some) in brings.aboard.iter_mut().zip(aboard) {
                *all += some;
            }
        }
        brings
    }

    /// What the tiles make of what arrived.
    fn work(&self, stock: &mut Stock, load: &Load) {
        for (square, machine) in self.machines.iter().enumerate() {
            let Some(machine) = *machine else { continue };
            let inside = load.inside[square];
            let outputs = &mut stock.outputs[square];
            *outputs = [0; OUTPUTS];
            if inside == 0 {
                continue;
            }
            match machine {
                Machine::Upgrader => outputs[0] = (inside + 1).min(3),
                Machine::Duplicator => *outputs = [inside, inside, 0],
                Machine::Downgrader if inside > 1 => *outputs = [inside - 1; OUTPUTS],
                Machine::Downgrader => {
                    let worth = |&hole: &usize| self.prospects[square][hole][0];
                    outputs[(0..OUTPUTS).max_by_key(worth).unwrap_or(0)] = 1;
                }
                Machine::Repurposer => {
                    stock.waiting &= !(1 << square);
                    if inside >= 2 {
                        outputs[0] = bot_of(self.repurposed(square).1);
                    } else {
                        stock.waiting |= 1 << square;
                    }
                }
                Machine::StaticCharger => *outputs = [1, u8::from(inside >= 2), 0],
                Machine::Fork | Machine::GiftWrapper | Machine::FlightTester => {}
            }
        }
    }

    /// The coming runs, every bot sold after each; `made` if the bots of the first have been made already.
    pub(super) fn forecast<const DAYS: usize>(
        &self,
        mut stock: Stock,
        overactive: Model,
        made: bool,
    ) -> [Brings; DAYS] {
        let mut days = [Brings::default(); DAYS];
        for (day, brings) in days.iter_mut().enumerate() {
            if day > 0 || !made {
                stock.make(overactive);
            }
            *brings = self.run(&mut stock);
            stock.trucks = [[0; 3]; 3];
        }
        days
    }
}

#[allow(clippy::cast_possible_truncation)] // a model: 0 to 2
const fn bot_of(model: usize) -> Bot {
    model as u8 + 1
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test may stop at the first surprise
mod tests {
    use reverie_game::{Game, Log, Luck, Pending};
    use reverie_mechanica::moves::Wants;
    use reverie_mechanica::plan::Planner;
    use reverie_mechanica::projection::project;
    use reverie_mechanica::{Mechanica, Options};

    use super::*;
    use crate::bots::turn::{Care, Thinker};
    use crate::bots::value::Weights;

    /// The factories of some games at every turn.
    fn factories(game: &Mechanica) -> Vec<Factory> {
        let mut all = Vec::new();
        let mut rolls = Vec::new();
        for seed in 0..4 {
            let mut luck = Luck::seeded(seed);
            let mut state = game.start();
            loop {
                match game.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance(_) => {
                        game.rolls(&state, &mut rolls);
                        game.roll(&mut state, *luck.weighted(&rolls).unwrap(), &mut Log::off());
                    }
                    Pending::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        if game.wants(&state, seat) == Wants::Trade {
                            all.push(state.factories[seat.index()]);
                        }
                        let weights = Weights::own(game.seats());
                        let mv = Thinker { game, weights, seat, care: Care::QUICK }.next(&state).unwrap();
                        game.play(&mut state, seat, mv, &mut Log::off());
                    }
                }
            }
        }
        all
    }

    #[test]
    fn the_simulator_earns_about_what_the_planner_says() {
        let game = Mechanica::open(2, &Options::default()).unwrap();
        let board = game.board();
        let (mut guessed, mut planned, mut off) = (0, 0, 0);
        for factory in factories(&game) {
            let exact: i32 = project(&Planner::new(board, &factory.floor), &factory)
                .iter()
                .map(|day| i32::from(day.money()))
                .sum();
            let simulator = Simulator::new(board, &factory.floor);
            let days: [Brings; 3] = simulator.forecast(Stock::of(&factory), Model::Deluxe, false);
            let sold = |brings: &Brings| -> i32 {
                let bots = Model::ALL.into_iter().zip(brings.aboard);
                bots.map(|(model, count)| i32::from(board.sells(model)) * i32::from(count)).sum()
            };
            let guess: i32 =
                days.iter().map(|day| sold(day) + i32::from(day.wallet) + i32::from(day.vault)).sum();
            guessed += guess;
            planned += exact;
            off += (guess - exact).abs();
        }
        assert!(planned > 1000, "{planned}");
        assert!(20 * off < planned, "{guessed} guessed, {planned} planned, {off} off");
    }
}
