//! A factory's run: which bot goes where, what collides, what the tiles make of it. What its owner may choose is asked
//! point by point, and only where it makes a difference.

use reverie_game::{Log, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::board::Board;
use crate::events::Event;
use crate::floor::{MOST_OUTPUTS, Machine, Model, SQUARES, Square, laid};
use crate::route::{End, Mover, Net, Ride, movers};
use crate::state::{Bots, Factory};

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
pub(crate) struct Arrivals {
    tiles: [Bots; SQUARES],
    trucks: [Bots; 3],
    passes: [u8; SQUARES],
    vault: u16,
    wallet: u16,
}

impl Arrivals {
    pub(crate) fn add(&mut self, model: Model, ride: Ride) {
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
pub(crate) struct Answers<'a>(std::slice::Iter<'a, u8>);

impl<'a> Answers<'a> {
    pub(crate) fn new(answers: &'a [u8]) -> Self {
        Self(answers.iter())
    }

    pub(crate) fn next(&mut self, options: usize) -> Option<usize> {
        if options <= 1 { Some(0) } else { self.0.next().map(|&answer| usize::from(answer).min(options - 1)) }
    }
}

/// A factory that runs.
#[derive(Debug, Clone, Copy)]
pub struct Run<'a> {
    /// With these components.
    pub board: &'a Board,
    /// As it stands before the run.
    pub factory: &'a Factory,
    /// The ways over its floor.
    pub net: &'a Net,
}

impl Run<'_> {
    /// Replays the run with these answers, as far as they go.
    pub fn replay(&self, answers: &[u8]) -> Progress {
        let factory = self.factory;
        let mut answers = Answers::new(answers);
        let mut arrivals = Arrivals::default();
        let mut ridden = Vec::new();
        let mut options = Vec::new();
        for mover in movers(factory) {
            self.net.rides(mover.from, &mut options);
            let Some(answer) = answers.next(options.len()) else {
                return Progress::Asks(Ask::Ride { mover, rides: options });
            };
            let Some(&ride) = options.get(answer) else { continue };
            arrivals.add(mover.model, ride);
            ridden.push((mover, ride));
        }
        match settle(factory, &arrivals, ridden, |ask| answers.next(ask.options())) {
            Ok(done) => Progress::Done(Box::new(done)),
            Err(ask) => Progress::Asks(ask),
        }
    }

    /// Tells what happened.
    pub(crate) fn tell(&self, done: &Done, seat: Seat, log: &mut Log<'_, Event>) {
        if !log.listens() {
            return;
        }
        for &(mover, ride) in &done.rides {
            log.tell(|| Event::Rode { seat, mover, ride, way: self.net.way(mover.from, ride) });
        }
        for &(at, lost) in &done.collisions {
            log.tell(|| Event::Collided { seat, at, lost });
        }
        for (square, tile) in laid(&done.factory.floor) {
            let made: Bots = tile.outputs.into_iter().flatten().collect();
            if !made.is_empty() {
                log.tell(|| Event::Worked { seat, square, machine: tile.machine, made });
            }
        }
        let arrived =
            |&(mover, ride): &(Mover, Ride)| matches!(ride.end, End::Truck { .. }).then_some(mover.model);
        let outputs = laid(&done.factory.floor).flat_map(|(_, tile)| tile.outputs).flatten();
        log.tell(|| Event::Ran {
            seat,
            loaded: done.rides.iter().filter_map(arrived).collect(),
            made: outputs.collect(),
            vault: done.factory.vault.saturating_sub(self.factory.vault),
            wallet: done.factory.wallet.saturating_sub(self.factory.wallet),
        });
    }
}

/// After all rides: who survives, and what the tiles make of it. Asks where there is something to choose, until nobody
/// answers.
pub(crate) fn settle(
    factory: &Factory,
    arrivals: &Arrivals,
    rides: Vec<(Mover, Ride)>,
    mut answer: impl FnMut(&Ask) -> Option<usize>,
) -> Result<Done, Ask> {
    let mut answered = |ask: Ask| answer(&ask).ok_or(ask);
    let mut kept: [Option<Model>; SQUARES] = [None; SQUARES];
    let mut after = lifted(factory);
    let mut collisions = Vec::new();
    for (square, tile) in laid(&factory.floor) {
        let here = arrivals.tiles[square.index()];
        if here.is_empty() || tile.machine.inputs() != 1 {
            continue;
        }
        let options = survivors(tile.machine, here);
        let model = if options.len() == 1 {
            options[0]
        } else {
            let alone = |&model: &Model| Bots::from_iter([model]);
            let at = End::Tile { square };
            options[answered(Ask::Keep { at, options: options.iter().map(alone).collect() })?]
        };
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
        if aboard.len() <= truck.size.room() {
            truck.bots = aboard;
            continue;
        }
        let at = End::Truck { row };
        let options = crews(aboard, truck.size.room());
        truck.bots = match options[..] {
            [only] => only,
            _ => options[answered(Ask::Keep { at, options: options.clone() })?],
        };
        let lost = Bots {
            basic: aboard.basic - truck.bots.basic,
            plus: aboard.plus - truck.bots.plus,
            deluxe: aboard.deluxe - truck.bots.deluxe,
        };
        collisions.push((at, lost));
    }
    for (square, tile) in laid(&factory.floor) {
        let Some(mut made) = after.floor[square.index()] else { continue };
        match tile.machine {
            Machine::Upgrader => made.outputs[0] = kept[square.index()].map(Model::up),
            Machine::Duplicator => {
                let model = kept[square.index()];
                made.outputs = [model, model, None];
            }
            Machine::Downgrader => match kept[square.index()].map(|model| (model, model.down())) {
                None => {}
                Some((_, Some(lower))) => made.outputs = [Some(lower); MOST_OUTPUTS],
                Some((model, None)) => {
                    let holes = 3;
                    made.outputs[answered(Ask::Hole { square, holes })?] = Some(model);
                }
            },
            Machine::Repurposer => {
                let mut inside = arrivals.tiles[square.index()];
                if let Some(waiting) = tile.waiting {
                    inside.add(waiting);
                }
                if inside.len() >= 2 {
                    made.outputs[0] = Some(Model::ALL[answered(Ask::Repurpose { square })?]);
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
    Ok(Done { factory: after, rides, collisions })
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

/// Every crew that a truck with so much room may keep of these, which are more.
fn crews(aboard: Bots, room: u8) -> Vec<Bots> {
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
