//! A factory's run: which bot goes where, what collides, what the tiles make of it. What its owner may choose is asked
//! point by point, and only where it makes a difference; a sound plan answers the rest.

use std::collections::HashMap;

use reverie_game::{Log, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::board::Board;
use crate::events::Event;
use crate::floor::{MOST_OUTPUTS, Machine, Model, SQUARES, Square, Tile};
use crate::route::{End, Mover, Ride, movers, rides, way};
use crate::state::{Bots, Factory, MOST_ANSWERS};

/// What its owner is asked about a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub enum Ask {
    /// Where a bot goes.
    Ride {
        /// Which bot.
        mover: Mover,
        /// Every different ride.
        rides: Vec<Ride>,
    },
    /// Who survives where too many arrive.
    Keep {
        /// Where.
        at: End,
        /// Everything that may be left.
        options: Vec<Bots>,
    },
    /// What a Repurposer makes.
    Repurpose {
        /// Where it lies.
        square: Square,
    },
    /// Which output hole of a Downgrader a Basic goes to.
    Hole {
        /// Where it lies.
        square: Square,
        /// How many holes it has.
        holes: u8,
    },
}

impl Ask {
    /// How many answers there are.
    pub fn options(&self) -> usize {
        match self {
            Self::Ride { rides, .. } => rides.len(),
            Self::Keep { options, .. } => options.len(),
            Self::Repurpose { .. } => Model::ALL.len(),
            Self::Hole { holes, .. } => usize::from(*holes),
        }
    }
}

/// How far the answers so far lead.
#[derive(Debug)]
pub enum Progress {
    /// To this question.
    Asks(Ask),
    /// To the end: the factory after the run, and everything that happened.
    Done(Box<Done>),
}

/// What comes of a run.
#[derive(Debug, Clone)]
pub struct Done {
    /// The factory afterwards.
    pub factory: Factory,
    /// Who went where.
    pub rides: Vec<(Mover, Ride)>,
    /// Where too many arrived, and who was destroyed there.
    pub collisions: Vec<(End, Bots)>,
}

/// What arrives where.
#[derive(Debug, Clone, Copy, Default)]
struct Arrivals {
    tiles: [Bots; SQUARES],
    trucks: [Bots; 3],
    passes: [u8; SQUARES],
    vault: u16,
    wallet: u16,
}

impl Arrivals {
    fn add(&mut self, model: Model, ride: &Ride) {
        match ride.end {
            End::Truck { row } => self.trucks[usize::from(row) % 3].add(model),
            End::Tile { square } => self.tiles[square.index()].add(model),
            End::Lost => {}
        }
        for square in ride.charged.iter() {
            self.passes[square.index()] += 1;
        }
        self.vault += u16::from(ride.vault);
        self.wallet += u16::from(ride.wallet);
    }
}

/// Takes the answers one by one; what has only one answer is not asked.
struct Answers<'a>(std::slice::Iter<'a, u8>);

impl Answers<'_> {
    fn next(&mut self, options: usize) -> Option<usize> {
        if options <= 1 { Some(0) } else { self.0.next().map(|&answer| usize::from(answer).min(options - 1)) }
    }
}

/// Replays a run with these answers, as far as they go.
pub fn replay(board: &Board, factory: &Factory, answers: &[u8]) -> Progress {
    let mut answers = Answers(answers.iter());
    let mut arrivals = Arrivals::default();
    let mut ridden = Vec::new();
    let mut options = Vec::new();
    for mover in movers(factory) {
        rides(board, factory, mover.from, &mut options);
        let Some(answer) = answers.next(options.len()) else {
            return Progress::Asks(Ask::Ride { mover, rides: options });
        };
        let Some(&ride) = options.get(answer) else { continue };
        arrivals.add(mover.model, &ride);
        ridden.push((mover, ride));
    }
    let mut kept: [Option<Model>; SQUARES] = [None; SQUARES];
    let mut after = lifted(factory);
    let mut collisions = Vec::new();
    for (square, tile) in tiles(factory) {
        let here = arrivals.tiles[square.index()];
        if here.is_empty() || tile.machine.inputs() != 1 {
            continue;
        }
        let options = survivors(tile.machine, here);
        let Some(answer) = answers.next(options.len()) else {
            let at = End::Tile { square };
            let alone = |model: Model| Bots::from_iter([model]);
            return Progress::Asks(Ask::Keep { at, options: options.into_iter().map(alone).collect() });
        };
        let model = options[answer];
        kept[square.index()] = Some(model);
        let mut lost = here;
        lost.take(model);
        if !lost.is_empty() {
            collisions.push((End::Tile { square }, lost));
        }
    }
    for (row, truck) in (0_u8..).zip(&mut after.trucks) {
        let mut aboard = truck.bots;
        for model in arrivals.trucks[usize::from(row)].iter() {
            aboard.add(model);
        }
        let options = crews(aboard, truck.size.room());
        let at = End::Truck { row };
        let Some(answer) = answers.next(options.len()) else {
            return Progress::Asks(Ask::Keep { at, options });
        };
        truck.bots = options[answer];
        let lost = Bots {
            basic: aboard.basic - truck.bots.basic,
            plus: aboard.plus - truck.bots.plus,
            deluxe: aboard.deluxe - truck.bots.deluxe,
        };
        if !lost.is_empty() {
            collisions.push((at, lost));
        }
    }
    for (square, tile) in tiles(factory) {
        let Some(mut made) = after.floor[square.index()] else { continue };
        match tile.machine {
            Machine::Upgrader => made.outputs[0] = kept[square.index()].map(Model::up),
            Machine::Duplicator => {
                let model = kept[square.index()];
                made.outputs = [model, model, None];
            }
            Machine::Downgrader => match kept[square.index()] {
                None => {}
                Some(model) => match model.down() {
                    Some(lower) => made.outputs = [Some(lower); MOST_OUTPUTS],
                    None => {
                        let holes = 3;
                        let Some(answer) = answers.next(usize::from(holes)) else {
                            return Progress::Asks(Ask::Hole { square, holes });
                        };
                        made.outputs[answer] = Some(model);
                    }
                },
            },
            Machine::Repurposer => {
                let mut inside = arrivals.tiles[square.index()];
                if let Some(waiting) = tile.waiting {
                    inside.add(waiting);
                }
                if inside.len() >= 2 {
                    let Some(answer) = answers.next(Model::ALL.len()) else {
                        return Progress::Asks(Ask::Repurpose { square });
                    };
                    made.outputs[0] = Some(Model::ALL[answer]);
                    made.waiting = None;
                    if inside.len() > 2 {
                        // Whichever goes, the two that are left become the same.
                        let lost: Bots = inside.iter().take(usize::from(inside.len()) - 2).collect();
                        collisions.push((End::Tile { square }, lost));
                    }
                } else {
                    made.waiting = inside.iter().next();
                }
            }
            Machine::StaticCharger => {
                let charged = usize::from(arrivals.passes[square.index()].min(2));
                for output in made.outputs.iter_mut().take(charged) {
                    *output = Some(Model::Basic);
                }
            }
            Machine::Fork | Machine::GiftWrapper | Machine::FlightTester => {}
        }
        after.floor[square.index()] = Some(made);
    }
    after.vault = after.vault.saturating_add(arrivals.vault);
    after.wallet = after.wallet.saturating_add(arrivals.wallet);
    after.ran = true;
    after.answers = ArrayVec::new();
    Progress::Done(Box::new(Done { factory: after, rides: ridden, collisions }))
}

/// All movers are lifted first: the holes they leave are empty for the whole run.
fn lifted(factory: &Factory) -> Factory {
    let mut after = *factory;
    for slot in &mut after.start {
        slot.centre = None;
        slot.side = None;
    }
    for tile in after.floor.iter_mut().flatten() {
        tile.outputs = [None; MOST_OUTPUTS];
    }
    after
}

fn tiles(factory: &Factory) -> impl Iterator<Item = (Square, Tile)> {
    Square::all().zip(factory.floor).filter_map(|(square, tile)| Some((square, tile?)))
}

/// Who may survive in an input hole, one for each different thing the machine would make.
fn survivors(machine: Machine, here: Bots) -> ArrayVec<[Model; 3]> {
    let mut options: ArrayVec<[Model; 3]> = ArrayVec::new();
    for model in Model::ALL.into_iter().filter(|&model| here.of(model) > 0) {
        // An Upgrader makes a Deluxe of a Plus and of a Deluxe.
        let same = |other: &Model| machine == Machine::Upgrader && other.up() == model.up();
        if !options.iter().any(same) {
            options.push(model);
        }
    }
    options
}

/// Every crew that a truck with so much room may keep of these; all of them while there is room.
fn crews(aboard: Bots, room: u8) -> Vec<Bots> {
    if aboard.len() <= room {
        return vec![aboard];
    }
    let mut crews = Vec::new();
    for basic in 0..=aboard.basic.min(room) {
        for plus in 0..=aboard.plus.min(room - basic) {
            let deluxe = room - basic - plus;
            if deluxe <= aboard.deluxe {
                crews.push(Bots { basic, plus, deluxe });
            }
        }
    }
    crews.sort_unstable();
    crews
}

/// Tells what happened in a run.
pub(crate) fn tell(board: &Board, before: &Factory, done: &Done, seat: Seat, log: &mut Log<'_, Event>) {
    if !log.listens() {
        return;
    }
    for &(mover, ride) in &done.rides {
        let way = way(board, before, mover.from, ride);
        log.tell(|| Event::Rode { seat, mover, ride, way });
    }
    for &(at, lost) in &done.collisions {
        log.tell(|| Event::Collided { seat, at, lost });
    }
    for (square, tile) in tiles(&done.factory) {
        let made: Bots = tile.outputs.into_iter().flatten().collect();
        if !made.is_empty() {
            log.tell(|| Event::Worked { seat, square, machine: tile.machine, made });
        }
    }
}

/// What stands in a factory's holes, as far as it matters to what comes of the next bots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Load {
    /// The best survivor of an input hole, counted from 1; the bots in a Repurposer; the passes of a Static Charger.
    tiles: [u8; SQUARES],
    trucks: [Bots; 3],
}

/// A load with what led to it.
#[derive(Debug, Clone, Copy)]
struct Step {
    load: Load,
    money: i32,
    from: usize,
    ride: u8,
}

impl Load {
    fn of(factory: &Factory) -> Self {
        let mut load = Self { tiles: [0; SQUARES], trucks: factory.trucks.map(|truck| truck.bots) };
        for (square, tile) in tiles(factory) {
            load.tiles[square.index()] = u8::from(tile.waiting.is_some());
        }
        load
    }

    fn add(&mut self, factory: &Factory, model: Model, ride: &Ride) {
        match ride.end {
            End::Truck { row } => {
                let row = usize::from(row) % 3;
                let crew = &mut self.trucks[row];
                crew.add(model);
                if crew.len() > factory.trucks[row].size.room() {
                    let cheapest = crew.iter().next().unwrap_or_default();
                    crew.take(cheapest);
                }
            }
            End::Tile { square } => {
                let inside = &mut self.tiles[square.index()];
                match factory.tile(square).map(|tile| tile.machine) {
                    Some(Machine::Repurposer) => *inside = (*inside + 1).min(2),
                    Some(Machine::Upgrader) => *inside = (*inside).max(model.up() as u8 + 1),
                    _ => *inside = (*inside).max(model as u8 + 1),
                }
            }
            End::Lost => {}
        }
        for square in ride.charged.iter() {
            let passes = &mut self.tiles[square.index()];
            *passes = (*passes + 1).min(2);
        }
    }

    /// What it is worth, in tenths of a coin: what is made today moves only tomorrow.
    fn worth(&self, board: &Board, factory: &Factory) -> i32 {
        let sells = |model: Model| i32::from(board.sells(model));
        let aboard: i32 =
            self.trucks.iter().flat_map(|crew| crew.iter()).map(|model| 10 * sells(model)).sum();
        let made: i32 = tiles(factory)
            .map(|(square, tile)| {
                let inside = self.tiles[square.index()];
                let model = Model::ALL.get(usize::from(inside.wrapping_sub(1))).copied();
                match (tile.machine, model) {
                    (Machine::Upgrader, Some(made)) => sells(made),
                    (Machine::Duplicator, Some(model)) => 2 * sells(model),
                    (Machine::Downgrader, Some(model)) => {
                        model.down().map_or(sells(model), |lower| 3 * sells(lower))
                    }
                    (Machine::Repurposer, _) => i32::from(inside) * sells(Model::Deluxe) / 2,
                    (Machine::StaticCharger, _) => i32::from(inside) * sells(Model::Basic),
                    _ => 0,
                }
            })
            .sum();
        aboard + 9 * made
    }
}

/// What a run with these answers is worth to the planner.
pub fn worth(board: &Board, before: &Factory, done: &Done) -> i32 {
    let sells = |model: Model| i32::from(board.sells(model));
    let trucks = done.factory.trucks.iter().flat_map(|truck| truck.bots.iter());
    let aboard: i32 = trucks.map(|model| 10 * sells(model)).sum();
    let made: i32 = tiles(&done.factory)
        .map(|(_, tile)| {
            let outputs: i32 = tile.outputs.into_iter().flatten().map(sells).sum();
            outputs + tile.waiting.map_or(0, |_| sells(Model::Deluxe) / 2)
        })
        .sum();
    let money = done.factory.vault - before.vault + done.factory.wallet - before.wallet;
    aboard + 9 * made + 10 * i32::from(money)
}

/// All answers of a run that begins with these: the rest as worthwhile as can be.
pub fn plan(board: &Board, factory: &Factory, given: &[u8]) -> ArrayVec<[u8; MOST_ANSWERS]> {
    let mut answers = Answers(given.iter());
    let mut options: Vec<Vec<Ride>> = Vec::new();
    let mut asked: Vec<(usize, Option<usize>)> = Vec::new();
    let bots: Vec<Mover> = movers(factory).collect();
    for (n, mover) in bots.iter().enumerate() {
        let mut list = Vec::new();
        rides(board, factory, mover.from, &mut list);
        if list.len() > 1 {
            asked.push((n, answers.next(list.len())));
        }
        options.push(list);
    }
    let mut plan: ArrayVec<[u8; MOST_ANSWERS]> = ArrayVec::new();
    if asked.iter().any(|(_, answer)| answer.is_none()) {
        let best = best_rides(board, factory, &bots, &options, &asked);
        plan.extend(asked.iter().map(|&(n, _)| best[n]));
    } else {
        plan.extend(given.iter().copied().take(asked.len()));
    }
    // What is left is settled place by place: nothing decided there reaches any other.
    plan.extend(given.iter().copied().skip(asked.len()));
    while let Progress::Asks(ask) = replay(board, factory, &plan) {
        let sells = |bots: &Bots| bots.iter().map(|model| i32::from(board.sells(model))).sum::<i32>();
        let answer = match &ask {
            Ask::Ride { .. } | Ask::Hole { .. } => 0,
            // The dearest model is also the one that every tile makes the most of.
            Ask::Keep { options, .. } => {
                (0..options.len()).max_by_key(|&n| (sells(&options[n]), n)).unwrap_or(0)
            }
            Ask::Repurpose { .. } => Model::ALL.len() - 1,
        };
        if plan.try_push(u8::try_from(answer).unwrap_or(0)).is_some() {
            break;
        }
    }
    plan
}

/// For each bot the ride of a best joint plan, found load by load: two plans that leave the same load and differ in money
/// are as good as the richer one.
fn best_rides(
    board: &Board,
    factory: &Factory,
    bots: &[Mover],
    options: &[Vec<Ride>],
    asked: &[(usize, Option<usize>)],
) -> Vec<u8> {
    let first = Step { load: Load::of(factory), money: 0, from: 0, ride: 0 };
    let mut layers: Vec<Vec<Step>> = vec![vec![first]];
    for (n, mover) in bots.iter().enumerate() {
        let fixed = asked.iter().find(|(asked, _)| *asked == n).and_then(|&(_, answer)| answer);
        let mut known: HashMap<Load, usize> = HashMap::new();
        let mut layer: Vec<Step> = Vec::new();
        let before = layers.last().map_or(&[][..], Vec::as_slice);
        for (from, step) in before.iter().enumerate() {
            for (ride, taken) in options[n].iter().enumerate() {
                if fixed.is_some_and(|fixed| fixed != ride) {
                    continue;
                }
                let mut load = step.load;
                load.add(factory, mover.model, taken);
                let money = step.money + 10 * i32::from(taken.vault + taken.wallet);
                let next = Step { load, money, from, ride: u8::try_from(ride).unwrap_or(0) };
                match known.entry(load) {
                    std::collections::hash_map::Entry::Vacant(place) => {
                        place.insert(layer.len());
                        layer.push(next);
                    }
                    std::collections::hash_map::Entry::Occupied(place) => {
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
    let value = |step: &Step| step.money + step.load.worth(board, factory);
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
