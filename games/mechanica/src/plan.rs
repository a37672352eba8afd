//! The plan for a run: of all that its owner may choose, something as worthwhile as can be.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use tinyvec::ArrayVec;

use crate::board::Board;
use crate::floor::{Floor, MOST_OUTPUTS, Machine, Model, SQUARES, Square, laid};
use crate::route::{End, Mover, Net, Origin, Ride, movers};
use crate::run::{Answers, Arrivals, Ask, Done, Run, settle};
use crate::state::{Bots, Factory, Hole, MOST_ANSWERS};

/// How many workdays ahead a bot in an output hole is followed.
const DAYS: usize = 3;

/// What a bot is worth in each output hole, by its model, in tenths of a coin: what it would bring within some days if it
/// were alone in the factory, a tenth less for every day.
#[derive(Debug, Clone, Copy)]
pub struct Prospects([[[i32; 3]; MOST_OUTPUTS]; SQUARES]);

impl Prospects {
    /// Those of a factory with this floor, where bots may take these rides.
    fn new(board: &Board, floor: &Floor, open: &Rides) -> Self {
        let mut prospects = Self([[[0; 3]; MOST_OUTPUTS]; SQUARES]);
        for _ in 0..DAYS {
            let mut next = prospects;
            for (square, tile) in laid(floor) {
                for output in 0..board.outputs(tile.machine) {
                    let rides = open.of(Origin::Tile { square, output });
                    for model in Model::ALL {
                        let best = rides.iter().map(|&ride| prospects.ride(board, floor, ride, model)).max();
                        next.0[square.index()][usize::from(output)][model as usize] =
                            best.unwrap_or(0) * 9 / 10;
                    }
                }
            }
            prospects = next;
        }
        prospects
    }

    fn ride(&self, board: &Board, floor: &Floor, ride: Ride, model: Model) -> i32 {
        let charged: i32 = ride.charged.iter().map(|charger| self.charge(charger, 1)).sum();
        let arrives = match ride.end {
            End::Truck { .. } => coins(board, model),
            End::Tile { square } => match floor[square.index()].as_ref().map(|tile| tile.machine) {
                Some(Machine::Repurposer) => self.repurposed(square) / 2,
                Some(machine) => self.made(machine, square, model),
                None => 0,
            },
            End::Lost => 0,
        };
        10 * i32::from(ride.vault + ride.wallet) + charged + arrives
    }

    fn hole(&self, square: Square, output: usize, model: Model) -> i32 {
        self.0[square.index()][output][model as usize]
    }

    /// What a Static Charger is worth after so many passes.
    fn charge(&self, square: Square, passes: usize) -> i32 {
        (0..passes.min(2)).map(|output| self.hole(square, output, Model::Basic)).sum()
    }

    /// What a Repurposer makes is worth.
    fn repurposed(&self, square: Square) -> i32 {
        Model::ALL.into_iter().map(|model| self.hole(square, 0, model)).max().unwrap_or(0)
    }

    /// What a machine makes of this bot is worth.
    fn made(&self, machine: Machine, square: Square, model: Model) -> i32 {
        let all = |model| (0..MOST_OUTPUTS).map(move |output| self.hole(square, output, model));
        match (machine, model.down()) {
            (Machine::Upgrader, _) => self.hole(square, 0, model.up()),
            (Machine::Duplicator, _) => all(model).sum(),
            (Machine::Downgrader, Some(lower)) => all(lower).sum(),
            (Machine::Downgrader, None) => all(model).max().unwrap_or(0),
            _ => 0,
        }
    }
}

fn coins(board: &Board, model: Model) -> i32 {
    10 * i32::from(board.sells(model))
}

/// What is worth less than something else whatever the others do: the same end and less on the way, or nothing at all.
fn prune(rides: &mut Vec<Ride>) {
    let all = rides.clone();
    let money = |ride: &Ride| ride.vault + ride.wallet;
    rides.retain(|ride| {
        let better = |other: &Ride| {
            other != ride
                && (other.end == ride.end || ride.end == End::Lost)
                && ride.charged.within(other.charged)
                && (money(ride), ride.charged.len()) <= (money(other), other.charged.len())
                // Of two that are worth the same the first stays.
                && (money(ride) < money(other)
                    || ride.charged != other.charged
                    || ride.end != other.end
                    || other < ride)
        };
        !all.iter().any(better)
    });
}

/// What stands in a factory's holes, as far as it matters to what comes of the next bots. For each tile two bits: the best
/// survivor of an input hole, counted from 1; the bots in a Repurposer; the passes of a Static Charger. For each truck six:
/// how many of each model.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Load(u64);

impl Load {
    fn of(factory: &Factory) -> Self {
        let mut load = Self::default();
        for (square, tile) in laid(&factory.floor) {
            load.set_tile(square, u8::from(tile.waiting.is_some()));
        }
        for (row, truck) in factory.trucks.iter().enumerate() {
            load.set_truck(row, truck.bots);
        }
        load
    }

    const fn tile(self, square: Square) -> u8 {
        (self.0 >> (2 * square.index()) & 3) as u8
    }

    const fn set_tile(&mut self, square: Square, inside: u8) {
        let at = 2 * square.index();
        self.0 = self.0 & !(3 << at) | (inside as u64) << at;
    }

    const fn truck(self, row: usize) -> Bots {
        let bots = self.0 >> (2 * SQUARES + 6 * row);
        Bots { basic: (bots & 3) as u8, plus: (bots >> 2 & 3) as u8, deluxe: (bots >> 4 & 3) as u8 }
    }

    const fn set_truck(&mut self, row: usize, bots: Bots) {
        let at = 2 * SQUARES + 6 * row;
        let all = bots.basic as u64 | (bots.plus as u64) << 2 | (bots.deluxe as u64) << 4;
        self.0 = self.0 & !(63 << at) | all << at;
    }

    fn add(&mut self, run: &Run<'_>, prospects: &Prospects, model: Model, ride: Ride) {
        match ride.end {
            End::Truck { row } => {
                let row = usize::from(row) % 3;
                let truck = &run.factory.trucks[row];
                let mut crew = self.truck(row);
                if crew.len() < truck.size.room() {
                    crew.add(model);
                } else if let Some(cheapest) = crew.iter().min_by_key(|&one| run.board.sells(one))
                    && run.board.sells(cheapest) < run.board.sells(model)
                {
                    crew.take(cheapest);
                    crew.add(model);
                }
                self.set_truck(row, crew);
            }
            End::Tile { square } => {
                let inside = self.tile(square);
                let new = match run.factory.tile(square).map(|tile| tile.machine) {
                    Some(Machine::Repurposer) => (inside + 1).min(2),
                    Some(machine) => {
                        let there = inside.checked_sub(1).map(|there| Model::ALL[usize::from(there)]);
                        let worth = |model| prospects.made(machine, square, model);
                        match there {
                            Some(there) if worth(there) >= worth(model) => inside,
                            _ => model as u8 + 1,
                        }
                    }
                    None => inside,
                };
                self.set_tile(square, new);
            }
            End::Lost => {}
        }
        for square in ride.charged.iter() {
            self.set_tile(square, (self.tile(square) + 1).min(2));
        }
    }

    fn worth(self, run: &Run<'_>, prospects: &Prospects) -> i32 {
        let aboard: i32 =
            (0..3).flat_map(|row| self.truck(row).iter()).map(|model| coins(run.board, model)).sum();
        let made: i32 = laid(&run.factory.floor)
            .map(|(square, tile)| {
                let inside = self.tile(square);
                match tile.machine {
                    Machine::StaticCharger => prospects.charge(square, inside.into()),
                    Machine::Repurposer if inside >= 2 => prospects.repurposed(square),
                    Machine::Repurposer => i32::from(inside) * prospects.repurposed(square) / 2,
                    machine => inside
                        .checked_sub(1)
                        .map_or(0, |model| prospects.made(machine, square, Model::ALL[usize::from(model)])),
                }
            })
            .sum();
        aboard + made
    }
}

/// What came of a run is worth to the planner, in tenths of a coin: money, bots in trucks, and what the bots in output holes
/// would bring.
pub fn worth(run: &Run<'_>, prospects: &Prospects, done: &Done) -> i32 {
    let aboard: i32 = done.factory.aboard().iter().map(|model| coins(run.board, model)).sum();
    let made: i32 = laid(&done.factory.floor)
        .map(|(square, tile)| {
            let outputs = tile.outputs.iter().enumerate().filter_map(|(n, bot)| Some((n, (*bot)?)));
            let waiting = tile.waiting.map_or(0, |_| prospects.repurposed(square) / 2);
            outputs.map(|(output, model)| prospects.hole(square, output, model)).sum::<i32>() + waiting
        })
        .sum();
    let money = done.factory.vault - run.factory.vault + done.factory.wallet - run.factory.wallet;
    aboard + made + 10 * i32::from(money)
}

/// Rides from everywhere a bot may stand before a run.
#[derive(Debug)]
struct Rides([Vec<Ride>; 3 + MOST_OUTPUTS * SQUARES]);

impl Rides {
    fn none() -> Self {
        Self(std::array::from_fn(|_| Vec::new()))
    }

    const fn place(from: Origin) -> usize {
        match from {
            Origin::Start { hole } => hole.row as usize % 3,
            Origin::Tile { square, output } => {
                3 + MOST_OUTPUTS * square.index() + output as usize % MOST_OUTPUTS
            }
        }
    }

    fn of(&self, from: Origin) -> &[Ride] {
        &self.0[Self::place(from)]
    }
}

/// The planner of a factory: what follows from the tiles on its floor alone, for as many runs as they lie there.
#[derive(Debug)]
pub struct Planner<'a> {
    /// The components.
    pub board: &'a Board,
    /// The ways over the floor.
    pub net: Net,
    /// What bots in output holes may hope for.
    pub prospects: Prospects,
    /// Every different ride.
    all: Rides,
    /// Those among them that may be part of a best plan.
    open: Rides,
}

impl<'a> Planner<'a> {
    /// For a factory with this floor.
    pub fn new(board: &'a Board, floor: &Floor) -> Self {
        let net = Net::new(board, floor);
        let (mut all, mut open) = (Rides::none(), Rides::none());
        let starts = (0..3).map(|row| Origin::Start { hole: Hole { row, side: false } });
        let outputs = laid(floor).flat_map(|(square, tile)| {
            (0..board.outputs(tile.machine)).map(move |output| Origin::Tile { square, output })
        });
        for from in starts.chain(outputs) {
            let place = Rides::place(from);
            net.rides(from, &mut all.0[place]);
            open.0[place].clone_from(&all.0[place]);
            prune(&mut open.0[place]);
        }
        let prospects = Prospects::new(board, floor, &open);
        Self { board, net, prospects, all, open }
    }

    /// The run of this factory, which has that floor.
    pub const fn run<'b>(&'b self, factory: &'b Factory) -> Run<'b> {
        Run { board: self.board, factory, net: &self.net }
    }

    /// All answers of its run that begins with these.
    pub fn plan(&self, factory: &Factory, given: &[u8]) -> ArrayVec<[u8; MOST_ANSWERS]> {
        self.answer(factory, given).0
    }

    /// What comes of its run as planned.
    pub fn outcome(&self, factory: &Factory, given: &[u8]) -> Option<Done> {
        self.answer(factory, given).1
    }

    /// The rest of the answers as worthwhile as can be, and what comes of them.
    fn answer(&self, factory: &Factory, given: &[u8]) -> (ArrayVec<[u8; MOST_ANSWERS]>, Option<Done>) {
        let run = self.run(factory);
        let mut taken = Answers::new(given);
        let bots: Vec<Mover> = movers(factory).collect();
        // For each bot the rides to choose from.
        let mut rides: Vec<&[Ride]> = Vec::with_capacity(bots.len());
        for mover in &bots {
            let all = self.all.of(mover.from);
            rides.push(match all {
                [_, _, ..] => match taken.next(all.len()).and_then(|answer| all.get(answer)) {
                    Some(answer) => std::slice::from_ref(answer),
                    None => self.open.of(mover.from),
                },
                _ => all,
            });
        }
        let mut plan = ArrayVec::new();
        let mut arrivals = Arrivals::default();
        let mut ridden = Vec::with_capacity(bots.len());
        for ((&mover, rides), best) in bots.iter().zip(&rides).zip(self.best_rides(&run, &bots, &rides)) {
            let Some(ride) = rides.get(best) else { continue };
            let all = self.all.of(mover.from);
            if let ([_, _, ..], Some(place)) = (all, all.iter().position(|one| one == ride)) {
                push(&mut plan, place);
            }
            arrivals.add(mover.model, *ride);
            ridden.push((mover, *ride));
        }
        // What is left is settled place by place: nothing decided there reaches any other.
        let done = settle(factory, &arrivals, ridden, |ask| {
            let answer = taken.next(ask.options()).unwrap_or_else(|| self.best(&run, ask));
            push(&mut plan, answer);
            Some(answer)
        });
        (plan, done.ok())
    }

    /// The best answer to what is asked after all rides.
    fn best(&self, run: &Run<'_>, ask: &Ask) -> usize {
        let prospects = &self.prospects;
        let best = |worths: &mut dyn Iterator<Item = i32>| {
            // Of those that are worth the same the last: the dearest bots.
            (0..).zip(worths).max_by_key(|&(n, worth)| (worth, n)).map_or(0, |(n, _): (usize, i32)| n)
        };
        match ask {
            Ask::Ride { .. } => 0,
            Ask::Keep { at: End::Tile { square }, options } => {
                let machine = run.factory.tile(*square).map_or(Machine::Fork, |tile| tile.machine);
                let made = |model| prospects.made(machine, *square, model);
                best(&mut options.iter().map(|bots| bots.iter().map(made).sum()))
            }
            Ask::Keep { options, .. } => {
                best(&mut options.iter().map(|bots| bots.iter().map(|model| coins(run.board, model)).sum()))
            }
            Ask::Repurpose { square } => {
                best(&mut Model::ALL.into_iter().map(|model| prospects.hole(*square, 0, model)))
            }
            Ask::Hole { square, holes } => best(
                &mut (0..usize::from(*holes)).map(|output| prospects.hole(*square, output, Model::Basic)),
            ),
        }
    }

    /// For each bot the ride of a best joint plan, found load by load: of two plans that leave the same load the richer one
    /// stays.
    fn best_rides(&self, run: &Run<'_>, bots: &[Mover], rides: &[&[Ride]]) -> Vec<usize> {
        let prospects = &self.prospects;
        if rides.iter().all(|rides| rides.len() <= 1) {
            return vec![0; bots.len()];
        }
        let first = Step { load: Load::of(run.factory), money: 0, from: 0, ride: 0 };
        let mut layers: Vec<Vec<Step>> = vec![vec![first]];
        let mut known: HashMap<Load, usize> = HashMap::new();
        for (mover, rides) in bots.iter().zip(rides) {
            known.clear();
            let mut layer: Vec<Step> = Vec::new();
            let before = layers.last().map_or(&[][..], Vec::as_slice);
            for (from, step) in before.iter().enumerate() {
                for (ride, taken) in rides.iter().enumerate() {
                    let mut load = step.load;
                    load.add(run, prospects, mover.model, *taken);
                    let money = step.money + 10 * i32::from(taken.vault + taken.wallet);
                    let next = Step { load, money, from, ride };
                    match known.entry(load) {
                        Entry::Vacant(place) => {
                            place.insert(layer.len());
                            layer.push(next);
                        }
                        Entry::Occupied(place) => {
                            let so_far = &mut layer[*place.get()];
                            if money > so_far.money {
                                *so_far = next;
                            }
                        }
                    }
                }
            }
            layers.push(layer);
        }
        let last = layers.last().map_or(&[][..], Vec::as_slice);
        let value = |step: &Step| step.money + step.load.worth(run, prospects);
        // Among equals the first: a plan does not change by itself.
        let mut at = 0;
        for (n, step) in last.iter().enumerate() {
            if value(step) > value(&last[at]) {
                at = n;
            }
        }
        let mut best = vec![0; bots.len()];
        for n in (0..bots.len()).rev() {
            let Some(step) = layers[n + 1].get(at) else { break };
            best[n] = step.ride;
            at = step.from;
        }
        best
    }
}

/// A load with what led to it.
#[derive(Debug, Clone, Copy)]
struct Step {
    load: Load,
    money: i32,
    from: usize,
    ride: usize,
}

/// One more answer: there is room for all that a run can ask.
fn push(plan: &mut ArrayVec<[u8; MOST_ANSWERS]>, answer: usize) {
    let _full = plan.try_push(u8::try_from(answer).unwrap_or(u8::MAX));
}
