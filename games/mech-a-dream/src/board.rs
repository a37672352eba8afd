//! The components of one game, ready to play with.

use serde::Serialize;
use ts_rs::TS;

use crate::cards::{Delivery, Specialist};
use crate::components::{Components, DeliveryFigures, Power, RobotFigures, SpecialistFigures, StockRoom};
use crate::lot::{Effect, Lot};
use crate::state::Part;
use crate::tile::{Family, TILES, Tile};

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
        let mut board = Self {
            tiles: Tile::all().map(|tile| figures(components, tile)).collect(),
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
        &self.tiles[tile.index()]
    }

    /// What is printed on this Delivery card.
    pub fn delivery(&self, delivery: Delivery) -> &DeliveryFigures {
        &self.deliveries[delivery.index()]
    }

    /// What is printed on this Specialist card.
    pub fn specialist(&self, specialist: Specialist) -> &SpecialistFigures {
        &self.specialists[specialist.index()]
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
        let night = TILES * machine + seats * (activation + 2);
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
