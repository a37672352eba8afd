//! The components of one game, ready to play with.

use serde::Serialize;
use ts_rs::TS;

use crate::cards::{Delivery, Robot, Specialist};
use crate::components::{Components, DeliveryFigures, Power, RobotFigures, SpecialistFigures, StockRoom};
use crate::lot::{Effect, Lot};
use crate::state::Part;
use crate::tile::{Family, Pile, TILES, Tile, TileSet};

/// What is printed on a Machine tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields, export_to = "mech-a-dream.ts")]
pub struct TileFigures {
    /// Which.
    pub tile: Tile,
    /// Its type.
    pub family: Family,
    /// In ink, or in rainbows for a yellow one.
    pub price: u8,
    /// In hourglasses.
    pub time: u8,
    /// What its purple side does.
    pub effect: Effect,
    /// What its completion brings, once.
    pub reward: Lot,
    /// What it makes cheaper.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<Power>,
}

/// What is printed on what this box does not have: nothing. No move takes it, and no position has it.
static NO_TILE: TileFigures = TileFigures {
    tile: Tile::FIRST,
    family: Family::Resource,
    price: 0,
    time: 0,
    effect: Effect::gives(Lot::NOTHING),
    reward: Lot::NOTHING,
    power: None,
};
static NO_DELIVERY: DeliveryFigures =
    DeliveryFigures { flowers: 0, morning: Vec::new(), afternoon: Vec::new(), evening: Vec::new() };
static NO_ROBOT: RobotFigures = RobotFigures { ways: Vec::new(), start: Lot::NOTHING };
static NO_SPECIALIST: SpecialistFigures =
    SpecialistFigures { name: None, after: Vec::new(), ways: Vec::new() };

/// What a game is played with.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct Board {
    /// Every tile, in order.
    pub tiles: Vec<TileFigures>,
    /// The Delivery cards.
    pub deliveries: Vec<DeliveryFigures>,
    /// The Enlightened Robots.
    pub robots: Vec<RobotFigures>,
    /// The Specialists.
    pub specialists: Vec<SpecialistFigures>,
    /// The stock room, on the side this game uses.
    pub stock_room: StockRoom,
    /// Dreams for the first to the ninth machine.
    pub slots: [u8; 9],
    /// Dreams for each machine beyond.
    pub beyond: u8,
    /// What the robot painted on the board does.
    pub robot: Effect,
    /// What everybody starts with, without Enlightened Robots.
    pub start: Lot,
    /// Whether the Enlightened Robots play.
    pub with_robots: bool,
    /// Whether the Specialists play.
    pub with_specialists: bool,
    /// The tiles of this box, and where each stands in their list.
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) set: TileSet,
    #[serde(skip)]
    #[ts(skip)]
    places: [u8; TILES],
    /// The most boosts and the most activations that come at once.
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) most_boosts: u8,
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) most_activations: u8,
}

impl Board {
    /// Takes from the box what these variations need.
    pub fn new(components: &Components, with_robots: bool, with_specialists: bool) -> Self {
        let mut stock_room = components.stock_room.clone();
        if !with_specialists {
            for floor in [&mut stock_room.morning, &mut stock_room.afternoon, &mut stock_room.evening] {
                floor.specialist = false;
            }
        }
        let counts = Family::ALL.map(|family| components.count(family));
        let of_family =
            |(family, count): (Family, usize)| (1..).take(count).filter_map(move |n| Tile::of(family, n));
        let tiles = Family::ALL.into_iter().zip(counts).flat_map(of_family);
        let mut places = [u8::MAX; TILES];
        for (place, tile) in (0..).zip(tiles.clone()) {
            places[tile.index()] = place;
        }
        let mut board = Self {
            set: tiles.clone().collect(),
            places,
            tiles: tiles.map(|tile| figures(components, tile)).collect(),
            deliveries: components.deliveries.clone(),
            robots: components.robots.clone(),
            specialists: components.specialists.clone(),
            stock_room,
            slots: components.slots,
            beyond: components.beyond,
            robot: components.robot,
            start: components.start,
            with_robots,
            with_specialists,
            most_boosts: 0,
            most_activations: 0,
        };
        let lots = || board.lots();
        (board.most_boosts, board.most_activations) = (
            lots().map(|lot| lot.boosts).max().unwrap_or(0),
            lots().map(|lot| lot.activations).max().unwrap_or(0),
        );
        board
    }

    /// Everything that can be gained at once.
    fn lots(&self) -> impl Iterator<Item = Lot> {
        let machines = self.tiles.iter().map(|tile| tile.effect.gain);
        let robots =
            self.robots.iter().flat_map(|robot| &robot.ways).chain([&self.robot]).map(|way| way.gain);
        let packages = self
            .deliveries
            .iter()
            .flat_map(|card| Part::ALL.into_iter().flat_map(|part| card.packages(part)).copied());
        let bonuses = self.specialists.iter().flat_map(|specialist| specialist.ways.iter().copied());
        machines.chain(robots).chain(packages).chain(bonuses)
    }

    /// What is printed on this tile.
    pub fn tile(&self, tile: Tile) -> &TileFigures {
        self.tiles.get(usize::from(self.places[tile.index()])).unwrap_or(&NO_TILE)
    }

    /// Whether the box has this tile.
    pub const fn has(&self, tile: Tile) -> bool {
        self.set.contains(tile)
    }

    /// How many tiles this pile has when the game begins.
    pub fn in_pile(&self, pile: Pile) -> u8 {
        self.set.both(TileSet::in_pile(pile)).len()
    }

    /// What is printed on this Delivery card.
    pub fn delivery(&self, delivery: Delivery) -> &DeliveryFigures {
        self.deliveries.get(delivery.index()).unwrap_or(&NO_DELIVERY)
    }

    /// The Delivery cards of this box, in order.
    pub(crate) fn all_deliveries(&self) -> impl Iterator<Item = Delivery> {
        Delivery::first(self.deliveries.len())
    }

    /// What is printed on this Enlightened Robot.
    pub fn robot(&self, robot: Robot) -> &RobotFigures {
        self.robots.get(robot.index()).unwrap_or(&NO_ROBOT)
    }

    /// The Enlightened Robots of this box, in order.
    pub fn all_robots(&self) -> impl DoubleEndedIterator<Item = Robot> + Clone {
        Robot::first(self.robots.len())
    }

    /// What is printed on this Specialist card.
    pub fn specialist(&self, specialist: Specialist) -> &SpecialistFigures {
        self.specialists.get(specialist.index()).unwrap_or(&NO_SPECIALIST)
    }

    /// The Specialists of this box, in order.
    pub fn all_specialists(&self) -> impl DoubleEndedIterator<Item = Specialist> + Clone {
        Specialist::first(self.specialists.len())
    }

    /// A bound on the decisions of a whole game.
    pub(crate) fn longest(&self, seats: u8) -> usize {
        let seats = usize::from(seats);
        let boosts = usize::from(self.most_boosts);
        let machine = 1 + boosts;
        let row = |packages: &[Lot], activation: usize| -> usize {
            packages
                .iter()
                .map(|lot| usize::from(lot.boosts) + usize::from(lot.activations) * activation)
                .sum()
        };
        let evening = self.deliveries.iter().map(|card| row(&card.evening, machine)).max().unwrap_or(0);
        // A robot's effect, what it gives, and the machine it buys or the package it brings.
        let activation = machine + 1 + evening;
        let dock = self
            .deliveries
            .iter()
            .flat_map(|card| Part::ALL.map(|part| row(card.packages(part), activation)))
            .max()
            .unwrap_or(0);
        let bonus = 1 + boosts + usize::from(self.most_activations) * activation;
        let action = 1 + dock + crate::state::MOST_PLAYERS * bonus;
        let day = seats * 3 * action;
        // The machines of all workshops, each robot, and everybody's "everything" and "done".
        let night = self.tiles.len() * machine + seats * (activation + 2);
        usize::from(crate::rules::DAYS) * (day + night) + 2 * seats
    }
}

fn figures(components: &Components, tile: Tile) -> TileFigures {
    let family = tile.family();
    let n = usize::from(tile.number()) - 1;
    let blank = TileFigures {
        tile,
        family,
        price: 0,
        time: 0,
        effect: Effect::default(),
        reward: Lot::NOTHING,
        power: None,
    };
    match family {
        Family::Resource | Family::Power => {
            let list = if family == Family::Resource { &components.resource } else { &components.power };
            let figures = &list[n];
            let effect = Effect { pay: figures.pay, gain: figures.gain, special: None };
            TileFigures { price: figures.price, time: figures.time, effect, ..blank }
        }
        Family::Economical => {
            let figures = &components.economical[n];
            TileFigures {
                price: figures.price,
                time: figures.time,
                reward: Lot::rainbows(figures.rainbows),
                power: Some(figures.power),
                ..blank
            }
        }
        Family::Crystal => {
            let figures = &components.crystal[n];
            TileFigures {
                price: figures.price,
                time: figures.time,
                reward: Lot::dreams(figures.dreams),
                ..blank
            }
        }
    }
}
