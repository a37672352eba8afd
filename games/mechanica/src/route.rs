//! Where one bot may be carried: along belts, through tiles, to a hole, a truck or its end.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Board;
use crate::floor::{Cell, Face, Machine, Model, Side, Square};
use crate::state::{Factory, Hole};

/// Some squares. Serialises as a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(from = "Vec<Square>", into = "Vec<Square>")]
#[ts(as = "Vec<Square>", export_to = "mechanica.ts")]
pub struct Squares(u16);

impl Squares {
    /// With this one added.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// Whether this is one of them.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & 1 << square.index() != 0
    }

    /// In order.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |&square| self.contains(square))
    }
}

impl From<Vec<Square>> for Squares {
    fn from(squares: Vec<Square>) -> Self {
        squares.into_iter().fold(Self::default(), Self::with)
    }
}

impl From<Squares> for Vec<Square> {
    fn from(squares: Squares) -> Self {
        squares.iter().collect()
    }
}

/// Where a bot ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "at", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub enum End {
    /// In the truck of this row.
    Truck {
        /// From the top, counted from 0.
        row: u8,
    },
    /// In an input hole of the tile on this square.
    Tile {
        /// Which.
        square: Square,
    },
    /// Destroyed.
    Lost,
}

/// What comes of a ride.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Ride {
    /// Where the bot ends.
    pub end: End,
    /// What it brought into the Vault on its way.
    #[serde(default)]
    pub vault: u8,
    /// What it brought into the Wallet on its way.
    #[serde(default)]
    pub wallet: u8,
    /// The Static Chargers it passed.
    #[serde(default)]
    pub charged: Squares,
}

/// A bot that moves in a run, and where from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Mover {
    /// Its model.
    pub model: Model,
    /// Where it stands before the run.
    pub from: Origin,
}

/// Where a bot stands before a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "at", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub enum Origin {
    /// In the Start Zone.
    Start {
        /// In which hole.
        hole: Hole,
    },
    /// In an output hole.
    Tile {
        /// Of the tile on this square.
        square: Square,
        /// Which, as they are printed.
        output: u8,
    },
}

/// Every bot that moves, in the order in which their owner is asked: the Start Zone from the top, then square by square.
pub fn movers(factory: &Factory) -> impl Iterator<Item = Mover> {
    let parked = (0_u8..).zip(factory.start).flat_map(|(row, slot)| {
        let hole = move |side| Origin::Start { hole: Hole { row, side } };
        [(slot.centre, hole(false)), (slot.side, hole(true))]
    });
    let made = Square::all().zip(factory.floor).filter_map(|(square, tile)| Some((square, tile?))).flat_map(
        |(square, tile)| {
            (0_u8..).zip(tile.outputs).map(move |(output, bot)| (bot, Origin::Tile { square, output }))
        },
    );
    parked.chain(made).filter_map(|(model, from)| Some(Mover { model: model?, from }))
}

/// A bot under way.
#[derive(Debug, Clone, Copy)]
struct Rider {
    ride: Ride,
    /// The Gift Wrappers, Static Chargers and Flight Testers it has passed.
    passed: Squares,
    /// The Forks it has entered, by the side it came from.
    forks: [Squares; 4],
}

/// A step of a way, for those who draw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Leg {
    /// The square it came to.
    pub square: Square,
    /// Whether it flew there.
    #[serde(default)]
    pub flew: bool,
}

/// Finds every ride a bot may take.
struct Search<'a, F: FnMut(Ride, &[Leg])> {
    board: &'a Board,
    factory: &'a Factory,
    way: Vec<Leg>,
    keep_way: bool,
    found: F,
}

/// Calls with every ride this bot may take, several times where several ways come to the same.
pub fn each_ride(
    board: &Board,
    factory: &Factory,
    from: Origin,
    keep_way: bool,
    found: impl FnMut(Ride, &[Leg]),
) {
    let mut search = Search { board, factory, way: Vec::new(), keep_way, found };
    let ride = Ride { end: End::Lost, vault: 0, wallet: 0, charged: Squares::default() };
    let rider = Rider { ride, passed: Squares::default(), forks: [Squares::default(); 4] };
    match from {
        Origin::Start { hole } => match Square::at(hole.row, 0) {
            Some(square) => search.enter(square, Side::West, rider, false),
            None => search.ends(rider, End::Lost),
        },
        Origin::Tile { square, output } => {
            let side = factory.tile(square).and_then(|tile| board.exit_of(tile, output));
            match side {
                Some(side) => search.leave(square, side, rider),
                None => search.ends(rider, End::Lost),
            }
        }
    }
}

impl<F: FnMut(Ride, &[Leg])> Search<'_, F> {
    fn ends(&mut self, rider: Rider, end: End) {
        (self.found)(Ride { end, ..rider.ride }, &self.way);
    }

    fn leave(&mut self, square: Square, side: Side, rider: Rider) {
        match square.beyond(side) {
            Cell::Floor(next) => self.enter(next, side.across(), rider, false),
            Cell::Truck(row) => self.ends(rider, End::Truck { row }),
            Cell::Start(_) | Cell::Edge => self.ends(rider, End::Lost),
        }
    }

    fn enter(&mut self, square: Square, side: Side, rider: Rider, flew: bool) {
        if self.keep_way {
            self.way.push(Leg { square, flew });
        }
        self.ride_on(square, side, rider);
        if self.keep_way {
            self.way.pop();
        }
    }

    fn ride_on(&mut self, square: Square, side: Side, mut rider: Rider) {
        let Some(tile) = self.factory.tile(square) else {
            // Every square is printed with a belt to the east.
            return if side == Side::East {
                self.ends(rider, End::Lost)
            } else {
                self.leave(square, Side::East, rider)
            };
        };
        if self.board.face(tile, side) != Face::Entrance {
            return self.ends(rider, End::Lost);
        }
        let pass = |rider: &mut Rider| {
            let again = rider.passed.contains(square);
            rider.passed = rider.passed.with(square);
            !again
        };
        match tile.machine {
            Machine::Upgrader | Machine::Duplicator | Machine::Downgrader | Machine::Repurposer => {
                self.ends(rider, End::Tile { square });
            }
            Machine::GiftWrapper => {
                if !pass(&mut rider) {
                    return self.ends(rider, End::Lost);
                }
                rider.ride.vault += 1;
                self.leave_by_exits(square, rider);
            }
            Machine::StaticCharger => {
                if !pass(&mut rider) {
                    return self.ends(rider, End::Lost);
                }
                rider.ride.charged = rider.ride.charged.with(square);
                self.leave_by_exits(square, rider);
            }
            Machine::Fork => {
                let been = &mut rider.forks[side as usize];
                if been.contains(square) {
                    return self.ends(rider, End::Lost);
                }
                *been = been.with(square);
                self.leave_by_exits(square, rider);
            }
            Machine::FlightTester => {
                if !pass(&mut rider) {
                    return self.ends(rider, End::Lost);
                }
                self.fly(square, rider);
            }
        }
    }

    fn leave_by_exits(&mut self, square: Square, rider: Rider) {
        let Some(tile) = self.factory.tile(square) else { return };
        let mut any = false;
        for side in Side::ALL {
            if self.board.face(tile, side) == Face::Exit {
                any = true;
                self.leave(square, side, rider);
            }
        }
        if !any {
            self.ends(rider, End::Lost);
        }
    }

    /// A Flight Tester throws toward its flat side: to any tile in that line with an entrance toward it, or east into the
    /// truck. Flying over a tile brings a coin.
    fn fly(&mut self, tester: Square, rider: Rider) {
        let Some(tile) = self.factory.tile(tester) else { return };
        let flat = Side::ALL.into_iter().find(|&side| self.board.face(tile, side) == Face::Flat);
        let Some(toward) = flat else { return self.ends(rider, End::Lost) };
        let mut over = false;
        let mut landed = false;
        let mut at = tester;
        loop {
            let paid =
                Rider { ride: Ride { wallet: rider.ride.wallet + u8::from(over), ..rider.ride }, ..rider };
            match at.beyond(toward) {
                Cell::Floor(next) => {
                    at = next;
                    let Some(below) = self.factory.tile(next) else { continue };
                    if self.board.face(below, toward.across()) == Face::Entrance {
                        landed = true;
                        self.enter(next, toward.across(), paid, true);
                    }
                    over = true;
                }
                Cell::Truck(row) => {
                    landed = true;
                    self.ends(paid, End::Truck { row });
                    break;
                }
                Cell::Start(_) | Cell::Edge => break,
            }
        }
        if !landed {
            self.ends(rider, End::Lost);
        }
    }
}

/// Every different ride this bot may take, sorted.
pub fn rides(board: &Board, factory: &Factory, from: Origin, out: &mut Vec<Ride>) {
    out.clear();
    each_ride(board, factory, from, false, |ride, _| {
        if let Err(place) = out.binary_search(&ride) {
            out.insert(place, ride);
        }
    });
}

/// The shortest way that comes to this ride, for those who draw it.
pub fn way(board: &Board, factory: &Factory, from: Origin, wanted: Ride) -> Vec<Leg> {
    let mut best: Option<Vec<Leg>> = None;
    each_ride(board, factory, from, true, |ride, way| {
        if ride == wanted && best.as_ref().is_none_or(|best| way.len() < best.len()) {
            best = Some(way.to_vec());
        }
    });
    best.unwrap_or_default()
}
