//! The route search against a plain, slow enumeration: every ride of every bot step by step, every joint plan.

#![allow(clippy::unwrap_used)] // in helpers too: what they build is right or the test is wrong

use std::collections::BTreeSet;

use reverie_game::{Game, Luck};
use reverie_mechanica::board::Board;
use reverie_mechanica::components::Kind;
use reverie_mechanica::floor::{Cell, Face, Lie, Machine, Model, Side, Square, Tile};
use reverie_mechanica::plan::{Planner, worth};
use reverie_mechanica::route::{End, Origin, Ride, Squares, movers};
use reverie_mechanica::run::{Ask, Progress};
use reverie_mechanica::state::{Bots, Fabricator, Factory, Size, Slot};
use reverie_mechanica::{Mechanica, Options};

/// A bot under way, exactly as the rules say: one step at a time, every choice tried.
#[derive(Clone)]
struct Walker {
    passed: Vec<Square>,
    forks: Vec<(Square, Side)>,
    vault: u8,
    wallet: u8,
    charged: Squares,
}

impl Walker {
    fn new() -> Self {
        Self { passed: Vec::new(), forks: Vec::new(), vault: 0, wallet: 0, charged: Squares::default() }
    }

    fn ends(&self, end: End) -> Ride {
        Ride { end, vault: self.vault, wallet: self.wallet, charged: self.charged }
    }
}

/// Everything that is known about one enumeration: the rides, and how many steps are left before it is given up.
struct Slow<'a> {
    board: &'a Board,
    factory: &'a Factory,
    rides: BTreeSet<Ride>,
    steps: u32,
}

impl Slow<'_> {
    fn rides(board: &Board, factory: &Factory, from: Origin) -> Option<BTreeSet<Ride>> {
        let mut slow = Slow { board, factory, rides: BTreeSet::new(), steps: 20_000 };
        match from {
            Origin::Start { hole } => slow.enter(Square::at(hole.row, 0).unwrap(), Side::West, Walker::new()),
            Origin::Tile { square, output } => {
                let side = board.exit_of(factory.tile(square).unwrap(), output).unwrap();
                slow.leave(square, side, Walker::new());
            }
        }
        (slow.steps > 0).then_some(slow.rides)
    }

    fn leave(&mut self, square: Square, side: Side, walker: Walker) {
        match square.beyond(side) {
            Cell::Floor(next) => self.enter(next, side.across(), walker),
            Cell::Truck(row) => drop(self.rides.insert(walker.ends(End::Truck { row }))),
            Cell::Start(_) | Cell::Edge => drop(self.rides.insert(walker.ends(End::Lost))),
        }
    }

    fn enter(&mut self, square: Square, side: Side, mut walker: Walker) {
        self.steps = self.steps.saturating_sub(1);
        if self.steps == 0 {
            return;
        }
        let Some(tile) = self.factory.tile(square) else {
            if side == Side::East {
                self.rides.insert(walker.ends(End::Lost));
            } else {
                self.leave(square, Side::East, walker);
            }
            return;
        };
        if self.board.face(tile, side) != Face::Entrance {
            self.rides.insert(walker.ends(End::Lost));
            return;
        }
        match tile.machine {
            Machine::Upgrader | Machine::Duplicator | Machine::Downgrader | Machine::Repurposer => {
                self.rides.insert(walker.ends(End::Tile { square }));
                return;
            }
            Machine::Fork => {
                if walker.forks.contains(&(square, side)) {
                    self.rides.insert(walker.ends(End::Lost));
                    return;
                }
                walker.forks.push((square, side));
            }
            Machine::GiftWrapper | Machine::StaticCharger | Machine::FlightTester => {
                if walker.passed.contains(&square) {
                    self.rides.insert(walker.ends(End::Lost));
                    return;
                }
                walker.passed.push(square);
            }
        }
        match tile.machine {
            Machine::GiftWrapper => walker.vault += 1,
            Machine::StaticCharger => walker.charged = walker.charged.with(square),
            Machine::FlightTester => return self.fly(square, *tile, &walker),
            _ => {}
        }
        for exit in Side::ALL {
            if self.board.face(tile, exit) == Face::Exit {
                self.leave(square, exit, walker.clone());
            }
        }
    }

    fn fly(&mut self, tester: Square, tile: Tile, walker: &Walker) {
        let toward = Side::ALL.into_iter().find(|&side| self.board.face(&tile, side) == Face::Flat).unwrap();
        let mut line = Vec::new();
        let mut at = tester;
        let truck = loop {
            match at.beyond(toward) {
                Cell::Floor(next) => {
                    line.push(next);
                    at = next;
                }
                Cell::Truck(row) => break Some(row),
                Cell::Start(_) | Cell::Edge => break None,
            }
        };
        let tiles = |squares: &[Square]| squares.iter().any(|&square| self.factory.tile(square).is_some());
        let mut landings = Vec::new();
        for (n, &square) in line.iter().enumerate() {
            let entrance = |tile| self.board.face(tile, toward.across()) == Face::Entrance;
            if self.factory.tile(square).is_some_and(entrance) {
                landings.push((Some(square), tiles(&line[..n])));
            }
        }
        if truck.is_some() {
            landings.push((None, tiles(&line)));
        }
        if landings.is_empty() {
            self.rides.insert(walker.ends(End::Lost));
        }
        for (landing, over) in landings {
            let mut thrown = walker.clone();
            thrown.wallet += u8::from(over);
            match (landing, truck) {
                (Some(square), _) => self.enter(square, toward.across(), thrown),
                (None, Some(row)) => drop(self.rides.insert(thrown.ends(End::Truck { row }))),
                (None, None) => {}
            }
        }
    }
}

/// A factory with some tiles at random, all of which fit, and bots in some of its holes.
fn factory(game: &Mechanica, luck: &mut Luck, tiles: usize, forks: bool, bots: usize) -> Factory {
    let mut factory = game.start().factories[0];
    for _ in 0..tiles * 8 {
        let square = Square::all().nth(luck.below(12)).unwrap();
        let machine =
            if forks && luck.one_in(2) { Machine::Fork } else { *luck.pick(&Machine::ALL).unwrap() };
        let turns = u8::try_from(luck.below(4)).unwrap();
        let lie = Lie { turns, back: machine == Machine::Duplicator && luck.one_in(2) };
        let tile = Tile { machine, lie, ..Tile::default() };
        if game.tile_fits(&factory, square, &tile).is_ok() {
            factory.floor[square.index()] = Some(tile);
        }
    }
    for row in [0, 2] {
        if luck.one_in(2) && game.fabricator_fits(&factory, row).is_ok() {
            let slot = &mut factory.start[usize::from(row)];
            *slot = Slot { fabricator: Some(Fabricator::Advanced), ..Slot::default() };
        }
    }
    for truck in &mut factory.trucks {
        truck.size = *luck.pick(&[Size::Small, Size::Big, Size::Huge]).unwrap();
        let aboard = luck.below(usize::from(truck.size.room()) + 1);
        truck.bots = (0..aboard).map(|_| *luck.pick(&Model::ALL).unwrap()).collect::<Bots>();
    }
    for _ in 0..bots {
        let model = Some(*luck.pick(&Model::ALL).unwrap());
        let square = Square::all().nth(luck.below(12)).unwrap();
        if let Some(tile) = &mut factory.floor[square.index()] {
            let holes = usize::from(game.board().outputs(tile.machine));
            if holes > 0 {
                tile.outputs[luck.below(holes)] = model;
            }
            if tile.machine == Machine::Repurposer && luck.one_in(2) {
                tile.waiting = model;
            }
        } else {
            let slot = &mut factory.start[luck.below(3)];
            let side = slot.has_side() && luck.one_in(2);
            *(if side { &mut slot.side } else { &mut slot.centre }) = model;
        }
    }
    factory
}

fn game() -> Mechanica {
    Mechanica::open(1, &Options::default()).unwrap()
}

#[test]
fn every_bot_reaches_exactly_what_it_reaches_step_by_step() {
    let game = game();
    let mut luck = Luck::seeded(61);
    let mut branching = 0;
    for n in 0..6_000 {
        let factory = factory(&game, &mut luck, 1 + n % 12, n % 3 != 0, 20);
        let planner = Planner::new(game.board(), &factory.floor);
        for mover in movers(&factory) {
            let Some(slow) = Slow::rides(game.board(), &factory, mover.from) else { continue };
            let mut rides = Vec::new();
            planner.net.rides(mover.from, &mut rides);
            assert_eq!(rides, slow.iter().copied().collect::<Vec<_>>(), "{mover:?} in {factory:?}");
            branching += usize::from(rides.len() > 2);
            for ride in rides {
                let way = planner.net.way(mover.from, ride);
                assert!(way.len() <= 48, "a shortest way comes by every side of a square once: {way:?}");
            }
        }
    }
    assert!(branching > 1_000, "many of them have something to choose: {branching}");
}

/// The best of all joint plans, by trying every answer to everything that is asked; nothing where there are too many.
fn best_by_hand(
    planner: &Planner<'_>,
    factory: &Factory,
    given: &mut Vec<u8>,
    left: &mut u32,
) -> Option<i32> {
    *left = left.checked_sub(1)?;
    let run = planner.run(factory);
    match run.replay(given) {
        Progress::Done(done) => Some(worth(&run, &planner.prospects, &done)),
        Progress::Asks(ask) => {
            let mut best = i32::MIN;
            for answer in 0..Ask::options(&ask) {
                given.push(u8::try_from(answer).unwrap());
                let value = best_by_hand(planner, factory, given, left);
                given.pop();
                best = best.max(value?);
            }
            Some(best)
        }
    }
}

#[test]
fn the_plan_is_as_good_as_the_best_of_all_joint_plans() {
    let game = game();
    let mut luck = Luck::seeded(6);
    let (mut compared, mut largest) = (0, 0);
    for n in 0..6_000 {
        let factory = factory(&game, &mut luck, 1 + n % 12, n % 2 == 0, 12);
        let planner = Planner::new(game.board(), &factory.floor);
        let mut left = 4_000;
        let Some(best) = best_by_hand(&planner, &factory, &mut Vec::new(), &mut left) else { continue };
        let run = planner.run(&factory);
        let plan = planner.plan(&factory, &[]);
        let Progress::Done(done) = run.replay(&plan) else { panic!("{plan:?} leaves something open") };
        assert_eq!(worth(&run, &planner.prospects, &done), best, "{factory:?}");
        compared += 1;
        largest = largest.max(4_000 - left);
    }
    assert!(compared > 4_000 && largest > 1_000, "{compared} compared, of up to {largest} plans");
}

#[test]
fn a_plan_keeps_what_its_owner_has_answered() {
    let game = game();
    let mut luck = Luck::seeded(16);
    let mut changed = 0;
    for n in 0..600 {
        let factory = factory(&game, &mut luck, 1 + n % 12, true, 12);
        let planner = Planner::new(game.board(), &factory.floor);
        let Progress::Asks(ask) = planner.run(&factory).replay(&[]) else { continue };
        for answer in 0..u8::try_from(Ask::options(&ask)).unwrap() {
            let plan = planner.plan(&factory, &[answer]);
            assert_eq!(plan[0], answer);
            assert!(matches!(planner.run(&factory).replay(&plan), Progress::Done(_)));
            changed += 1;
        }
    }
    assert!(changed > 500, "{changed}");
}

#[test]
fn every_machine_is_an_improvement_or_a_fork() {
    let forks = Machine::ALL.into_iter().filter(|&machine| Kind::of(machine).is_none());
    assert_eq!(forks.collect::<Vec<_>>(), [Machine::Fork]);
}
