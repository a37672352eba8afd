//! What lies on the table, nothing derived: whose turn it is follows from the assistants that are still in their
//! lockers, what a tile costs from the green machines in a workshop.

use std::collections::BTreeMap;

use reverie_game::{MOST_SEATS, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::cards::{Delivery, DeliverySet, Robot, Specialist, SpecialistSet};
use crate::tile::{Pile, SPOTS, Spot, TILES, Tile, TileSet};

/// The most who can play.
pub const MOST_PLAYERS: usize = 4;
/// The slots of a Workshop board's conveyor belt.
pub const BELT: u8 = 7;
/// Where the dials for flowers and ink end; the rest is lost.
pub const DIAL: u8 = 9;
/// The most that one player can be in the middle of: bonuses, a package, an activation, the robot's package, its
/// activation, boosts.
pub const MOST_OWED: usize = 6;

/// A part of the day, with an assistant of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "mech-a-dream.ts")]
#[allow(missing_docs)]
pub enum Part {
    Morning,
    Afternoon,
    Evening,
}

impl Part {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::Morning, Self::Afternoon, Self::Evening];

    /// Its assistant.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What time it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "mech-a-dream.ts")]
#[allow(missing_docs)]
pub enum Time {
    /// The table is being laid.
    Opening,
    Morning,
    Afternoon,
    Evening,
    Night,
    /// The week is over.
    Over,
}

impl Time {
    /// The part of the day it is, by day.
    pub const fn part(self) -> Option<Part> {
        match self {
            Self::Morning => Some(Part::Morning),
            Self::Afternoon => Some(Part::Afternoon),
            Self::Evening => Some(Part::Evening),
            Self::Opening | Self::Night | Self::Over => None,
        }
    }

    /// What comes after this part of the day.
    pub const fn after(part: Part) -> Self {
        match part {
            Part::Morning => Self::Afternoon,
            Part::Afternoon => Self::Evening,
            Part::Evening => Self::Night,
        }
    }
}

impl From<Part> for Time {
    fn from(part: Part) -> Self {
        match part {
            Part::Morning => Self::Morning,
            Part::Afternoon => Self::Afternoon,
            Part::Evening => Self::Evening,
        }
    }
}

/// The table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct State {
    /// The day on the calendar, from 1.
    pub day: u8,
    /// What time it is.
    pub time: Time,
    /// Who has the Phase pawn, once that is settled.
    pub first: Option<Seat>,
    /// Where each Machine tile is.
    pub tiles: Tiles,
    /// Today's Delivery card, once it is turned up.
    pub delivery: Option<Delivery>,
    /// The Delivery cards turned up so far, today's included.
    pub delivered: DeliverySet,
    /// The Specialists in play, in the order in which they were revealed.
    #[ts(as = "Vec<Hired>")]
    pub specialists: ArrayVec<[Hired; MOST_PLAYERS]>,
    /// One for each seat.
    #[ts(as = "Vec<Player>")]
    pub players: ArrayVec<[Player; MOST_PLAYERS]>,
}

/// Where a Machine tile is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(tag = "at", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub enum Place {
    /// Somewhere below the top of its pile.
    #[default]
    Pile,
    /// Face up in the factory.
    Sale {
        /// Where.
        spot: Spot,
    },
    /// Under construction on a conveyor belt.
    Belt {
        /// Whose.
        seat: Seat,
        /// How many slots it has to go, from 7 to 1.
        slot: u8,
    },
    /// Completed, in a workshop.
    Workshop {
        /// Whose.
        seat: Seat,
        /// Its place along the cable, counted from 0.
        place: u8,
        /// Whether it was used tonight.
        #[serde(default, skip_serializing_if = "is_false")]
        used: bool,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Where all tiles are. Serialises as those that have left their pile.
///
/// Kept by place, because everything is asked by place: what is on sale, on this belt, in that workshop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(from = "BTreeMap<Tile, Place>", into = "BTreeMap<Tile, Place>")]
#[ts(type = "Record<string, Place>", export_to = "mech-a-dream.ts")]
pub struct Tiles {
    /// By spot; a position from outside may have put two on one.
    sale: [TileSet; SPOTS],
    /// By seat, and by any seat there can be: whether a position from outside fits this table is asked later.
    belts: [TileSet; SEATS],
    workshops: [TileSet; SEATS],
    /// Of those in workshops.
    used: TileSet,
    /// The slot of a tile on a belt, the place of one in a workshop; 0 for the others.
    at: [u8; TILES],
}

const SEATS: usize = MOST_SEATS as usize;

impl Default for Tiles {
    fn default() -> Self {
        Self {
            sale: [TileSet::NONE; SPOTS],
            belts: [TileSet::NONE; SEATS],
            workshops: [TileSet::NONE; SEATS],
            used: TileSet::NONE,
            at: [0; TILES],
        }
    }
}

impl From<BTreeMap<Tile, Place>> for Tiles {
    fn from(map: BTreeMap<Tile, Place>) -> Self {
        let mut tiles = Self::default();
        for (tile, place) in map {
            tiles.set(tile, place);
        }
        tiles
    }
}

impl From<Tiles> for BTreeMap<Tile, Place> {
    fn from(tiles: Tiles) -> Self {
        tiles.iter().collect()
    }
}

impl Tiles {
    /// Where this tile is.
    pub fn get(&self, tile: Tile) -> Place {
        let at = self.at[tile.index()];
        let of =
            |tiles: &[TileSet; SEATS]| Seat::all(MOST_SEATS).find(|seat| tiles[seat.index()].contains(tile));
        if let Some(seat) = of(&self.belts) {
            Place::Belt { seat, slot: at }
        } else if let Some(seat) = of(&self.workshops) {
            Place::Workshop { seat, place: at, used: self.used.contains(tile) }
        } else {
            let spot = Spot::all().find(|spot| self.sale[spot.index()].contains(tile));
            spot.map_or(Place::Pile, |spot| Place::Sale { spot })
        }
    }

    /// Puts this tile here.
    pub fn set(&mut self, tile: Tile, place: Place) {
        self.used.remove(tile);
        for tiles in &mut self.sale {
            tiles.remove(tile);
        }
        for tiles in &mut self.belts {
            tiles.remove(tile);
        }
        for tiles in &mut self.workshops {
            tiles.remove(tile);
        }
        self.at[tile.index()] = match place {
            Place::Pile => 0,
            Place::Sale { spot } => {
                self.sale[spot.index()].add(tile);
                0
            }
            Place::Belt { seat, slot } => {
                self.belts[seat.index()].add(tile);
                slot
            }
            Place::Workshop { seat, place, used } => {
                self.workshops[seat.index()].add(tile);
                if used {
                    self.used.add(tile);
                }
                place
            }
        };
    }

    /// Every tile that has left its pile, with its place.
    pub fn iter(&self) -> impl Iterator<Item = (Tile, Place)> {
        self.dealt().into_iter().map(|tile| (tile, self.get(tile)))
    }

    /// The tiles that have left their piles.
    pub(crate) fn dealt(&self) -> TileSet {
        let sale = TileSet::all_of(&self.sale);
        sale.either(TileSet::all_of(&self.belts)).either(TileSet::all_of(&self.workshops))
    }

    /// What is on sale, by place.
    pub fn on_sale(&self) -> [Option<Tile>; SPOTS] {
        self.sale.map(|tiles| tiles.into_iter().next())
    }

    /// What is on sale, in the order of the tiles.
    pub fn offers(&self) -> impl Iterator<Item = Tile> {
        TileSet::all_of(&self.sale).into_iter()
    }

    /// What of these tiles lies face down in this pile.
    pub(crate) fn below(&self, pile: Pile, all: TileSet) -> TileSet {
        all.both(TileSet::in_pile(pile)).without(self.dealt())
    }

    /// The first pile whose top place is empty although tiles are left of these.
    pub(crate) fn pile_to_turn(&self, all: TileSet) -> Option<Pile> {
        let bare = |pile: &Pile| self.sale[pile.top().index()] == TileSet::NONE;
        Pile::ALL.into_iter().filter(bare).find(|&pile| self.below(pile, all) != TileSet::NONE)
    }

    /// What this seat has under construction, with the slots it has to go.
    pub fn belt(&self, owner: Seat) -> impl Iterator<Item = (Tile, u8)> {
        self.belts[owner.index()].into_iter().map(|tile| (tile, self.at[tile.index()]))
    }

    /// What this seat has completed, and whether it was used tonight.
    pub fn workshop(&self, owner: Seat) -> impl Iterator<Item = (Tile, bool)> {
        self.workshops[owner.index()].into_iter().map(|tile| (tile, self.used.contains(tile)))
    }

    /// The completed purple machines of this seat, and whether they were used tonight.
    pub fn purple(&self, owner: Seat) -> impl Iterator<Item = (Tile, bool)> {
        self.workshops[owner.index()]
            .both(TileSet::PURPLE)
            .into_iter()
            .map(|tile| (tile, self.used.contains(tile)))
    }

    /// The completed green machines of this seat.
    pub fn economical(&self, owner: Seat) -> impl Iterator<Item = Tile> {
        self.workshops[owner.index()].both(TileSet::ECONOMICAL).into_iter()
    }

    /// Nothing here is used twice in a night.
    pub(crate) const fn use_up(&mut self, tile: Tile) {
        self.used.add(tile);
    }

    /// In the morning every machine may be used again.
    pub(crate) const fn wake(&mut self) {
        self.used = TileSet::NONE;
    }

    /// How many machines this seat has completed.
    pub const fn completed(&self, owner: Seat) -> u8 {
        self.workshops[owner.index()].len()
    }
}

/// A Specialist in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct Hired {
    /// Who it is.
    pub specialist: Specialist,
    /// In front of whom; nobody while it lies in the middle.
    pub by: Option<Seat>,
    /// The rainbows on its price token; 0 without one.
    pub price: u8,
}

/// What one player has in front of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct Player {
    /// On the Electric Flowers cursor, up to 9.
    pub flowers: u8,
    /// On the Magic Ink valve, up to 9.
    pub ink: u8,
    /// Rainbows.
    pub rainbows: u16,
    /// Dream points.
    pub dreams: u16,
    /// The robot's monitor.
    pub screen: Screen,
    /// Where the assistants of the morning, the afternoon and the evening are.
    pub assistants: [Post; 3],
    /// Whether the robot was used tonight.
    pub robot_used: bool,
    /// Whether this player is done with the night.
    pub done: bool,
    /// What is still to be resolved, the last one first.
    #[ts(as = "Vec<Owed>")]
    pub owes: ArrayVec<[Owed; MOST_OWED]>,
}

/// What is on a robot's monitor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub enum Screen {
    /// What is painted on the board.
    #[default]
    Own,
    /// Two Monitor Screen tiles to choose from, the lower number first.
    Dealt {
        /// Which.
        from: [Robot; 2],
    },
    /// One of the two was chosen, and the others don't know which yet.
    Sealed {
        /// Which two.
        from: [Robot; 2],
        /// Which one.
        robot: Robot,
    },
    /// An Enlightened Robot.
    Enlightened {
        /// Which.
        robot: Robot,
    },
}

/// Where an assistant is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(tag = "at", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub enum Post {
    /// Not yet at work.
    #[default]
    Locker,
    /// In the stock room.
    Stock,
    /// At the delivery dock.
    Dock,
    /// On a machine, under construction or completed.
    Machine {
        /// Which.
        tile: Tile,
    },
}

/// Something a player is in the middle of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "owed", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub enum Owed {
    /// Bonuses of these Specialists for the action just done.
    Bonuses {
        /// Whose.
        from: SpecialistSet,
    },
    /// Today's packages of this part of the day, from the next one on.
    Packages {
        /// Which row.
        part: Part,
        /// Which is next, counted from 0.
        next: u8,
        /// Whether the robot brought them: then their activations may not go to a robot.
        robot: bool,
    },
    /// So many activations.
    Activations {
        /// How many.
        left: u8,
        /// Whether the robot may be activated, or only a machine.
        robot: bool,
    },
    /// So many boosts to be placed.
    Boosts {
        /// How many.
        left: u8,
    },
    /// A machine is to be bought, so many hourglasses earlier.
    Purchase {
        /// How many.
        earlier: u8,
    },
}

/// Nothing to place; lists with free room need a filling.
impl Default for Owed {
    fn default() -> Self {
        Self::Boosts { left: 0 }
    }
}

impl State {
    /// The Specialists in front of this seat.
    pub fn hired(&self, seat: Seat) -> impl Iterator<Item = Specialist> {
        self.specialists.iter().filter(move |hired| hired.by == Some(seat)).map(|hired| hired.specialist)
    }

    /// The seats in the order in which they play, beginning with the first player.
    pub fn clockwise(&self, seats: u8) -> impl DoubleEndedIterator<Item = Seat> {
        let first = self.first.map_or(0, Seat::number);
        Seat::all(seats).skip(first.into()).chain(Seat::all(first.min(seats)))
    }

    /// How many assistants of this player stand on a tile.
    pub fn assistants_on(&self, seat: Seat, tile: Tile) -> u8 {
        let posts = self.players.get(seat.index()).map_or([Post::Locker; 3], |player| player.assistants);
        posts.into_iter().filter(|&post| post == Post::Machine { tile }).fold(0, |count, _| count + 1)
    }
}
