//! The box as types: what `data/components.ron` says. A person who owns the box can bring a file with the printed
//! figures; what is wrong with it is told with its line.

use reverie_game::{BadBox, read_box};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::lot::{Effect, Lot};
use crate::state::Part;
use crate::tile::Family;

/// Our own box.
const OWN: &str = include_str!("../data/components.ron");

/// Everything that is printed on boards, tiles and cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// Which figures are reconstructed.
    pub house: Vec<Figures>,
    /// What everybody starts with.
    pub start: Lot,
    /// What the robot painted on the Workshop board does.
    pub robot: Effect,
    /// The stock room.
    pub stock_room: StockRoom,
    /// Dreams for the first to the ninth machine of a workshop.
    pub slots: [u8; 9],
    /// Dreams for each machine beyond.
    pub beyond: u8,
    /// The blue tiles.
    pub resource: Vec<PurpleFigures>,
    /// The red tiles.
    pub power: Vec<PurpleFigures>,
    /// The green tiles.
    pub economical: Vec<EconomicalFigures>,
    /// The yellow tiles.
    pub crystal: Vec<CrystalFigures>,
    /// The Delivery cards.
    pub deliveries: Vec<DeliveryFigures>,
    /// The Enlightened Robots.
    pub robots: Vec<RobotFigures>,
    /// The Specialists.
    pub specialists: Vec<SpecialistFigures>,
}

/// Figures that may be House or printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)] // the parts of the box, by their names
pub enum Figures {
    StockRoom,
    StockRoomWithSpecialists,
    Start,
    Robot,
    Slots,
    Resource,
    Power,
    Economical,
    Crystal,
    Deliveries,
    Robots,
    RobotStarts,
    Specialists,
}

/// The three floors of the stock room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
#[allow(missing_docs)]
pub struct StockRoom {
    pub morning: Floor,
    pub afternoon: Floor,
    pub evening: Floor,
}

impl StockRoom {
    /// The floor of this part of the day.
    pub const fn floor(&self, part: Part) -> &Floor {
        match part {
            Part::Morning => &self.morning,
            Part::Afternoon => &self.afternoon,
            Part::Evening => &self.evening,
        }
    }
}

/// A floor of the stock room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct Floor {
    /// What everybody gets here.
    #[serde(default)]
    pub fixed: Lot,
    /// And one of these.
    pub choice: Vec<Lot>,
    /// Or a Specialist, in that variation.
    #[serde(default)]
    pub specialist: bool,
}

/// A blue or a red tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PurpleFigures {
    /// In ink.
    pub price: u8,
    /// In hourglasses.
    pub time: u8,
    /// What it takes.
    #[serde(default, skip_serializing_if = "Lot::is_nothing")]
    pub pay: Lot,
    /// What it gives.
    pub gain: Lot,
}

/// A green tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EconomicalFigures {
    /// In ink.
    pub price: u8,
    /// In hourglasses.
    pub time: u8,
    /// Once, on completion.
    pub rainbows: u8,
    /// For the rest of the game.
    pub power: Power,
}

/// A yellow tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrystalFigures {
    /// In rainbows.
    pub price: u8,
    /// In hourglasses.
    pub time: u8,
    /// Once, on completion.
    pub dreams: u8,
}

/// What an Economical machine makes one cheaper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "mech-a-dream.ts")]
pub enum Power {
    /// The ink for blue, red and green tiles.
    Ink,
    /// The time of any tile.
    Hourglass,
    /// The rainbows for yellow tiles.
    Rainbow,
    /// The flowers at the dock.
    Flower,
}

/// A Delivery card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct DeliveryFigures {
    /// What the gate costs.
    pub flowers: u8,
    /// The packages of each part of the day, from the gate outward.
    pub morning: Vec<Lot>,
    #[allow(missing_docs)]
    pub afternoon: Vec<Lot>,
    #[allow(missing_docs)]
    pub evening: Vec<Lot>,
}

impl DeliveryFigures {
    /// The packages of this part of the day, from the gate outward.
    pub fn packages(&self, part: Part) -> &[Lot] {
        match part {
            Part::Morning => &self.morning,
            Part::Afternoon => &self.afternoon,
            Part::Evening => &self.evening,
        }
    }
}

/// A Monitor Screen tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct RobotFigures {
    /// What it does: one of these.
    pub ways: Vec<Effect>,
    /// What its owner starts with.
    pub start: Lot,
}

/// A Specialist card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct SpecialistFigures {
    /// What they are called, where the texts don't know them by their number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// After which actions of an assistant.
    pub after: Vec<Action>,
    /// What it gives: one of these.
    pub ways: Vec<Lot>,
}

/// The four actions of an assistant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "mech-a-dream.ts")]
pub enum Action {
    /// In the stock room.
    Stock,
    /// At the delivery dock.
    Dock,
    /// Buying a new machine.
    Buy,
    /// Building a machine.
    Build,
}

impl Components {
    /// Our own box.
    pub fn own() -> Self {
        Self::read(OWN).expect("our own box is checked by the tests")
    }

    /// How many tiles this family has.
    pub(crate) const fn count(&self, family: Family) -> usize {
        match family {
            Family::Resource => self.resource.len(),
            Family::Economical => self.economical.len(),
            Family::Power => self.power.len(),
            Family::Crystal => self.crystal.len(),
        }
    }

    /// The box in this RON file.
    pub fn read(source: &str) -> Result<Self, BadBox> {
        read_box(source, Self::check)
    }
}
