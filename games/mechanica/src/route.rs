//! Where one bot may be carried: along belts, through tiles, to a hole, a truck or its end.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Board;
use crate::floor::{Cell, Face, Floor, MOST_OUTPUTS, Machine, Model, SQUARES, Side, Square, laid};
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

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether all of these are among those.
    pub const fn within(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    const fn and(self, others: Self) -> Self {
        Self(self.0 & others.0)
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
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
    #[default]
    Lost,
}

/// What comes of a ride.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
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
    let parked = (0_u8..).zip(&factory.start).flat_map(|(row, slot)| {
        let hole = move |side| Origin::Start { hole: Hole { row, side } };
        [(slot.centre, hole(false)), (slot.side, hole(true))]
    });
    let made = laid(&factory.floor).flat_map(|(square, tile)| {
        (0_u8..).zip(tile.outputs).map(move |(output, bot)| (bot, Origin::Tile { square, output }))
    });
    parked.chain(made).filter_map(|(model, from)| Some(Mover { model: model?, from }))
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

/// Where a bot comes to next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Next {
    /// Onto a square, by one of its sides.
    Door(Door),
    /// Nowhere further.
    End(End),
    /// There is no such way.
    #[default]
    None,
}

/// A side of a square by which a bot comes in: square by square, the sides clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Door(u8);

/// Every square has four.
const DOORS: usize = 4 * SQUARES;
/// A Flight Tester throws over three squares at most, and then into a truck.
const MOST_WAYS: usize = 4;

impl Door {
    const fn of(square: Square, side: Side) -> Self {
        Self(square.place() * 4 + side as u8)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }

    const fn square(self) -> Square {
        Square::nth(self.0 / 4)
    }

    const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// What happens behind a door.
#[derive(Debug, Clone, Copy, Default)]
struct Passage {
    kind: Kind,
    ways: [Next; MOST_WAYS],
    /// Which of the ways are flights over a tile.
    over: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Kind {
    /// A belt.
    #[default]
    Belt,
    /// A Gift Wrapper or a Static Charger: once a run.
    Pass,
    /// A Flight Tester: once a run.
    Flight,
    /// A Fork: once a run by the same door.
    Fork,
}

/// The ways over a Factory Floor: from every door, where a bot may come to next.
#[derive(Debug)]
pub struct Net {
    passages: [Passage; DOORS],
    /// By which side each output hole is left.
    outputs: [[Option<Side>; MOST_OUTPUTS]; SQUARES],
    gift_wrappers: Squares,
    static_chargers: Squares,
    /// The doors of Forks that a bot could come back to.
    looping: u64,
}

impl Net {
    /// The ways over this floor.
    pub fn new(board: &Board, floor: &Floor) -> Self {
        let mut net = Self {
            passages: [Passage::default(); DOORS],
            outputs: [[None; MOST_OUTPUTS]; SQUARES],
            gift_wrappers: Squares::default(),
            static_chargers: Squares::default(),
            looping: 0,
        };
        let mut forks = 0;
        let mut turns_back = false;
        for square in Square::all() {
            let Some(tile) = &floor[square.index()] else {
                // Every square is printed with a belt to the east.
                for side in Side::ALL {
                    let carried =
                        if side == Side::East { Next::End(End::Lost) } else { beyond(square, Side::East) };
                    net.passages[Door::of(square, side).index()].ways[0] = carried;
                }
                continue;
            };
            for (output, side) in (0..).zip(&mut net.outputs[square.index()]) {
                *side = board.exit_of(tile, output);
            }
            let mut inside = Passage::default();
            match tile.machine {
                Machine::Upgrader | Machine::Duplicator | Machine::Downgrader | Machine::Repurposer => {
                    inside.ways[0] = Next::End(End::Tile { square });
                }
                Machine::GiftWrapper | Machine::StaticCharger | Machine::Fork => {
                    inside.kind = if tile.machine == Machine::Fork { Kind::Fork } else { Kind::Pass };
                    let exits = Side::ALL.into_iter().filter(|&side| board.face(tile, side) == Face::Exit);
                    for (way, side) in inside.ways.iter_mut().zip(exits) {
                        *way = beyond(square, side);
                        turns_back |= side == Side::West;
                    }
                }
                Machine::FlightTester => {
                    inside.kind = Kind::Flight;
                    let flat = Side::ALL.into_iter().find(|&side| board.face(tile, side) == Face::Flat);
                    if let Some(toward) = flat {
                        land(board, floor, square, toward, &mut inside);
                        turns_back |= toward == Side::West;
                    }
                }
            }
            match tile.machine {
                Machine::GiftWrapper => net.gift_wrappers = net.gift_wrappers.with(square),
                Machine::StaticCharger => net.static_chargers = net.static_chargers.with(square),
                _ => {}
            }
            if inside.ways[0] == Next::None {
                inside.ways[0] = Next::End(End::Lost);
            }
            for side in Side::ALL {
                let door = Door::of(square, side);
                let entrance = board.face(tile, side) == Face::Entrance;
                if entrance && inside.kind == Kind::Fork {
                    forks |= door.bit();
                }
                net.passages[door.index()] = if entrance { inside } else { LOST };
            }
        }
        // Without a way back to the west nothing comes round.
        if turns_back && forks != 0 {
            net.looping = forks & net.on_loops();
        }
        net
    }

    /// The doors from which a bot could come back to them.
    fn on_loops(&self) -> u64 {
        let mut reached = [0_u64; DOORS];
        for (from, passage) in reached.iter_mut().zip(&self.passages) {
            for way in passage.ways {
                if let Next::Door(door) = way {
                    *from |= door.bit();
                }
            }
        }
        for via in 0..DOORS {
            let beyond = reached[via];
            for from in &mut reached {
                if *from & 1 << via != 0 {
                    *from |= beyond;
                }
            }
        }
        (0..DOORS).filter(|&door| reached[door] & 1 << door != 0).fold(0, |doors, door| doors | 1 << door)
    }

    fn begin(&self, from: Origin) -> Next {
        match from {
            Origin::Start { hole } => Square::at(hole.row, 0)
                .map_or(Next::End(End::Lost), |square| Next::Door(Door::of(square, Side::West))),
            Origin::Tile { square, output } => match self.outputs[square.index()].get(usize::from(output)) {
                Some(&Some(side)) => beyond(square, side),
                _ => Next::End(End::Lost),
            },
        }
    }

    /// What comes of a ride that ends here.
    fn ride(&self, rider: &Rider, end: End) -> Ride {
        Ride {
            end,
            vault: u8::try_from(rider.passed.and(self.gift_wrappers).len()).unwrap_or(u8::MAX),
            wallet: rider.wallet,
            charged: rider.passed.and(self.static_chargers),
        }
    }

    /// Every different ride this bot may take, sorted.
    pub fn rides(&self, from: Origin, out: &mut Vec<Ride>) {
        out.clear();
        let mut rider = Rider::default();
        if let Some(end) = self.straight(&mut rider, self.begin(from)) {
            out.push(self.ride(&rider, end));
            return;
        }
        self.search(rider, |_, rider, end| {
            let ride = self.ride(rider, end);
            if let Err(place) = out.binary_search(&ride) {
                out.insert(place, ride);
            }
            false
        });
    }

    /// A shortest way that comes to this ride, for those who draw it.
    pub fn way(&self, from: Origin, wanted: Ride) -> Vec<Leg> {
        let mut way = Vec::new();
        let Next::Door(door) = self.begin(from) else { return way };
        self.search(Rider { door, ..Rider::default() }, |riders, rider, end| {
            if self.ride(rider, end) != wanted {
                return false;
            }
            let mut at = Some(rider);
            while let Some(rider) = at {
                way.push(Leg { square: rider.door.square(), flew: rider.flew });
                at = rider.from.and_then(|before| riders.get(usize::from(before)));
            }
            way.reverse();
            true
        });
        way
    }

    /// Follows a bot for as long as there is nothing to choose: to its end, or to the first choice.
    fn straight(&self, rider: &mut Rider, mut next: Next) -> Option<End> {
        loop {
            match next {
                Next::End(end) => return Some(end),
                Next::None => return Some(End::Lost),
                Next::Door(door) => rider.door = door,
            }
            let passage = &self.passages[rider.door.index()];
            if passage.ways[1] != Next::None {
                return None;
            }
            if self.pass(rider) {
                return Some(End::Lost);
            }
            rider.wallet += passage.over & 1;
            next = passage.ways[0];
        }
    }

    /// The bot passes the door it is at. Whether it may not, having passed before.
    fn pass(&self, rider: &mut Rider) -> bool {
        match self.passages[rider.door.index()].kind {
            Kind::Belt => false,
            Kind::Pass | Kind::Flight => {
                let square = rider.door.square();
                let again = rider.passed.contains(square);
                rider.passed = rider.passed.with(square);
                again
            }
            Kind::Fork => {
                let again = rider.forks & rider.door.bit() != 0;
                rider.forks |= rider.door.bit() & self.looping;
                again
            }
        }
    }

    /// Calls with every end that a bot may come to, and how, the shortest ways first, until the call says that it is enough.
    ///
    /// Two bots behind the same door that have passed the same tiles and earned the same differ only in the Forks they may
    /// not enter again. Of those the one with fewer such Forks can do whatever the other can, but for one thing: the other
    /// may sooner be destroyed at a Fork it has been to. Then there is a loop on which nothing more is earned, and a bot
    /// that stays on it is destroyed in the end. So it is enough to follow the one, and to look for such loops.
    fn search(&self, first: Rider, mut found: impl FnMut(&[Rider], &Rider, End) -> bool) {
        let mut riders: Vec<Rider> = vec![first];
        // From one rider to another, nothing earned between them.
        let mut idle: Vec<(usize, usize)> = Vec::new();
        let mut at = 0;
        while let Some(&arrived) = riders.get(at) {
            let mut rider = arrived;
            if self.pass(&mut rider) {
                if found(&riders, &arrived, End::Lost) {
                    return;
                }
                at += 1;
                continue;
            }
            let passage = &self.passages[arrived.door.index()];
            for (n, &way) in passage.ways.iter().enumerate() {
                let paid = Rider { wallet: rider.wallet + (passage.over >> n & 1), ..rider };
                match way {
                    Next::None => break,
                    Next::End(end) => {
                        if found(&riders, &paid, end) {
                            return;
                        }
                    }
                    Next::Door(door) => {
                        let flew = passage.kind == Kind::Flight;
                        let next = Rider { door, flew, from: u16::try_from(at).ok(), ..paid };
                        let to =
                            riders.iter().position(|other| other.can_all_that(&next)).unwrap_or_else(|| {
                                riders.push(next);
                                riders.len() - 1
                            });
                        if self.looping != 0 && next.has_earned_as_much_as(&arrived) {
                            idle.push((at, to));
                        }
                    }
                }
            }
            at += 1;
        }
        for at in going_round(riders.len(), &idle) {
            if found(&riders, &riders[at], End::Lost) {
                return;
            }
        }
    }
}

/// A bot under way, as it comes to a door.
#[derive(Debug, Clone, Copy, Default)]
struct Rider {
    /// The doors of Forks on loops that it has entered by.
    forks: u64,
    /// The Gift Wrappers, Static Chargers and Flight Testers it has passed.
    passed: Squares,
    door: Door,
    wallet: u8,
    /// Whether it flew to this door.
    flew: bool,
    /// Which rider it was before, counted from 0.
    from: Option<u16>,
}

impl Rider {
    fn has_earned_as_much_as(&self, other: &Self) -> bool {
        (self.passed, self.wallet) == (other.passed, other.wallet)
    }

    const fn can_all_that(&self, other: &Self) -> bool {
        self.door.0 == other.door.0
            && self.passed.0 == other.passed.0
            && self.wallet == other.wallet
            && self.forks & !other.forks == 0
    }
}

/// Those that are on a loop of these steps, or come after one.
fn going_round(riders: usize, steps: &[(usize, usize)]) -> impl Iterator<Item = usize> {
    let mut before = vec![0_u32; if steps.is_empty() { 0 } else { riders }];
    for &(_, to) in steps {
        before[to] += 1;
    }
    // Whoever nothing leads to is not on a loop; without them, who is left is.
    let mut off: Vec<usize> = (0..before.len()).filter(|&rider| before[rider] == 0).collect();
    while let Some(rider) = off.pop() {
        for &(_, to) in steps.iter().filter(|&&(from, _)| from == rider) {
            before[to] -= 1;
            if before[to] == 0 {
                off.push(to);
            }
        }
    }
    before.into_iter().enumerate().filter(|&(_, left)| left > 0).map(|(rider, _)| rider)
}

/// No way in: whatever comes is destroyed.
const LOST: Passage =
    Passage { kind: Kind::Belt, ways: [Next::End(End::Lost), Next::None, Next::None, Next::None], over: 0 };

fn beyond(square: Square, side: Side) -> Next {
    match square.beyond(side) {
        Cell::Floor(next) => Next::Door(Door::of(next, side.across())),
        Cell::Truck(row) => Next::End(End::Truck { row }),
        Cell::Start(_) | Cell::Edge => Next::End(End::Lost),
    }
}

/// A Flight Tester throws toward its flat side: to any tile in that line with an entrance toward it, or east into the truck.
/// Flying over a tile brings a coin.
fn land(board: &Board, floor: &Floor, tester: Square, toward: Side, flights: &mut Passage) {
    let mut ways = flights.ways.iter_mut().zip(0..);
    let mut over = false;
    let mut at = tester;
    loop {
        let landing = match at.beyond(toward) {
            Cell::Floor(next) => {
                at = next;
                let Some(below) = &floor[next.index()] else { continue };
                let entrance = board.face(below, toward.across()) == Face::Entrance;
                entrance.then_some(Next::Door(Door::of(next, toward.across())))
            }
            Cell::Truck(row) => Some(Next::End(End::Truck { row })),
            Cell::Start(_) | Cell::Edge => return,
        };
        if let Some(landing) = landing
            && let Some((way, n)) = ways.next()
        {
            *way = landing;
            flights.over |= u8::from(over) << n;
        }
        if matches!(landing, Some(Next::End(_))) {
            return;
        }
        over = true;
    }
}
