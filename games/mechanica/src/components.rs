//! The box as types: what `data/components.ron` says. A person who owns the box can bring a file with the printed
//! figures; what is wrong with it is told with its line.

use reverie_game::{BadBox, read_box};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::floor::{Face, Machine, Model, Side};

/// Our own box.
const OWN: &str = include_str!("../data/components.ron");

/// Everything that is printed on boards, tiles and cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// Which figures are reconstructed.
    pub house: Vec<Figures>,
    /// What a tile costs on each place of the Shop, the newest first.
    pub prices: [u8; 4],
    /// What a Fork costs.
    pub fork: u8,
    /// What a Big Truck costs.
    pub big_truck: u8,
    /// What a Huge Truck costs.
    pub huge_truck: u8,
    /// What a Huge Truck costs in place of a Big one.
    pub big_to_huge: u8,
    /// What everybody begins with.
    pub wallet: u8,
    /// What bots sell for.
    pub sells: Sells,
    /// The improvements.
    pub improvements: Improvements,
    /// The faces of a Fork.
    pub fork_faces: Faces,
    /// How many improvements are set aside.
    pub extras: u8,
    /// The blueprints.
    pub blueprints: Vec<BlueprintFigures>,
    /// How many of them are in each stack.
    pub stacks: [u8; 2],
    /// The rival of a solo game.
    pub armand: ArmandFigures,
}

/// Figures that may be House or printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)] // the parts of the box, by their names
pub enum Figures {
    Faces,
    Values,
    Recycling,
    Prices,
    Sells,
    Blueprints,
    Armand,
}

/// What each model brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub struct Sells {
    pub basic: u8,
    pub plus: u8,
    pub deluxe: u8,
}

impl Sells {
    /// What this model brings.
    pub const fn of(&self, model: Model) -> u8 {
        match model {
            Model::Basic => self.basic,
            Model::Plus => self.plus,
            Model::Deluxe => self.deluxe,
        }
    }
}

/// The nine improvements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub enum Improvement {
    #[default]
    GiftWrapper,
    Upgrader,
    Duplicator,
    Downgrader,
    Repurposer,
    FlightTester,
    StaticCharger,
    AdvancedFabricator,
    OveractiveFabricator,
}

impl Improvement {
    /// How many kinds there are.
    pub const COUNT: usize = 9;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [
        Self::GiftWrapper,
        Self::Upgrader,
        Self::Duplicator,
        Self::Downgrader,
        Self::Repurposer,
        Self::FlightTester,
        Self::StaticCharger,
        Self::AdvancedFabricator,
        Self::OveractiveFabricator,
    ];

    /// What it is on the Factory Floor, unless it belongs into the Start Zone.
    pub const fn machine(self) -> Option<Machine> {
        Some(match self {
            Self::GiftWrapper => Machine::GiftWrapper,
            Self::Upgrader => Machine::Upgrader,
            Self::Duplicator => Machine::Duplicator,
            Self::Downgrader => Machine::Downgrader,
            Self::Repurposer => Machine::Repurposer,
            Self::FlightTester => Machine::FlightTester,
            Self::StaticCharger => Machine::StaticCharger,
            Self::AdvancedFabricator | Self::OveractiveFabricator => return None,
        })
    }

    /// The improvement that lies on the floor as this; a Fork is none.
    pub const fn of(machine: Machine) -> Option<Self> {
        Some(match machine {
            Machine::Fork => return None,
            Machine::GiftWrapper => Self::GiftWrapper,
            Machine::Upgrader => Self::Upgrader,
            Machine::Duplicator => Self::Duplicator,
            Machine::Downgrader => Self::Downgrader,
            Machine::Repurposer => Self::Repurposer,
            Machine::FlightTester => Self::FlightTester,
            Machine::StaticCharger => Self::StaticCharger,
        })
    }
}

/// What is printed on each improvement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Improvements {
    pub gift_wrapper: ImprovementFigures,
    pub upgrader: ImprovementFigures,
    pub duplicator: ImprovementFigures,
    pub downgrader: ImprovementFigures,
    pub repurposer: ImprovementFigures,
    pub flight_tester: ImprovementFigures,
    pub static_charger: ImprovementFigures,
    pub advanced_fabricator: ImprovementFigures,
    pub overactive_fabricator: ImprovementFigures,
}

impl Improvements {
    /// What is printed on this one.
    pub const fn get(&self, improvement: Improvement) -> &ImprovementFigures {
        match improvement {
            Improvement::GiftWrapper => &self.gift_wrapper,
            Improvement::Upgrader => &self.upgrader,
            Improvement::Duplicator => &self.duplicator,
            Improvement::Downgrader => &self.downgrader,
            Improvement::Repurposer => &self.repurposer,
            Improvement::FlightTester => &self.flight_tester,
            Improvement::StaticCharger => &self.static_charger,
            Improvement::AdvancedFabricator => &self.advanced_fabricator,
            Improvement::OveractiveFabricator => &self.overactive_fabricator,
        }
    }
}

/// What is printed on an improvement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct ImprovementFigures {
    /// Its faces as installed facing east; a Fabricator has none of its own.
    #[serde(default)]
    pub faces: Faces,
    /// By which face each output hole is left.
    #[serde(default)]
    pub out: Vec<Side>,
    /// What it is worth at the end.
    pub value: u8,
    /// What it is recycled to.
    pub recycles: Vec<Model>,
    /// How many of it there are.
    pub copies: u8,
}

/// The four faces of a tile: north, east, south, west. In the file a word of `e`, `x` and `f`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string", export_to = "mechanica.ts")]
pub struct Faces(pub [Face; 4]);

/// Nothing passes anywhere.
impl Default for Faces {
    fn default() -> Self {
        Self([Face::Flat; 4])
    }
}

impl TryFrom<String> for Faces {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let faces: Option<Vec<Face>> = text
            .chars()
            .map(|letter| match letter {
                'e' => Some(Face::Entrance),
                'x' => Some(Face::Exit),
                'f' => Some(Face::Flat),
                _ => None,
            })
            .collect();
        let faces = faces.and_then(|faces| <[Face; 4]>::try_from(faces).ok());
        faces.map(Self).ok_or_else(|| {
            format!("{text:?} are no faces: four letters for north, east, south and west, each e, x or f")
        })
    }
}

impl From<Faces> for String {
    fn from(faces: Faces) -> Self {
        let letter = |face: &Face| match face {
            Face::Entrance => 'e',
            Face::Exit => 'x',
            Face::Flat => 'f',
        };
        faces.0.iter().map(letter).collect()
    }
}

/// A blueprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub struct BlueprintFigures {
    #[serde(default)]
    pub basic: u8,
    #[serde(default)]
    pub plus: u8,
    #[serde(default)]
    pub deluxe: u8,
    /// What it brings into the Vault.
    pub money: u8,
}

impl BlueprintFigures {
    /// How many of each model it asks for.
    pub const fn bots(&self) -> [u8; 3] {
        [self.basic, self.plus, self.deluxe]
    }
}

/// The rival of a solo game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct ArmandFigures {
    /// What he gets on the side that buys the cheapest tile.
    pub cheap: u8,
    /// What he gets more when he can't pay it.
    pub consolation: u8,
    /// What he gets on the side that buys the dearest tile.
    pub dear: u8,
    /// What a point of value is worth to him.
    pub value: u8,
    /// What goes into his Vault when an Overactive Fabricator makes a bot.
    pub overactive: OveractiveGift,
    /// What each level puts into his Vault.
    pub levels: LevelFigures,
}

/// What a Plus and a Deluxe of an Overactive Fabricator bring ARMAND-0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub struct OveractiveGift {
    pub plus: u8,
    pub deluxe: u8,
}

/// What each level puts into ARMAND-0's Vault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub struct LevelFigures {
    pub normal: u8,
    pub hard: u8,
    pub impossible: u8,
    pub apocalyptic: u8,
}

impl Components {
    /// Our own box.
    pub fn own() -> Self {
        Self::read(OWN).expect("our own box is checked by the tests")
    }

    /// The box in this RON file.
    pub fn read(source: &str) -> Result<Self, BadBox> {
        read_box(source, Self::check)
    }
}
