//! The box as types: what `data/components.ron` says. A person who owns the box can bring a file with the printed
//! figures; what is wrong with it is told with its line.

use std::fmt;

use reverie_game::{BadBox, read_box};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::floor::{Design, Face, MOST_DESIGNS, Machine, Model, Side};

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
    /// More tiles that work like one of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub more: Vec<MoreFigures>,
    /// The faces of a Fork.
    pub fork_faces: Faces,
    /// How many improvements are set aside.
    pub extras: u8,
    /// The blueprints.
    pub blueprints: Vec<BlueprintFigures>,
    /// How many of them are in each stack; where it is not said, as many in both, and one more in the second.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stacks: Option<[u8; 2]>,
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

/// What an improvement does when bots come to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub enum Kind {
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

impl Kind {
    /// All nine.
    pub const ALL: [Self; 9] = [
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

    /// How this kind; a Fork is no improvement.
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

/// An improvement: the first that works so, or another one with faces and figures of its own. Written `Upgrader`, or
/// `Upgrader2` for the second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(
    type = r#"Exclude<Machine, "Fork"> | `${Exclude<Machine, "Fork">}${number}` | "AdvancedFabricator" | "OveractiveFabricator""#,
    export_to = "mechanica.ts"
)]
pub struct Improvement {
    design: Design,
    kind: Kind,
}

impl Improvement {
    /// How many there can be.
    pub const COUNT: usize = Kind::ALL.len() * MOST_DESIGNS as usize;

    /// All that there can be: the first of each, the second of each and so on.
    pub fn all() -> impl Iterator<Item = Self> {
        Design::all().flat_map(|design| Kind::ALL.map(|kind| Self { design, kind }))
    }

    /// The one of this design that works so.
    pub const fn of(kind: Kind, design: Design) -> Self {
        Self { design, kind }
    }

    /// How it kind.
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// Which of those that work so it is.
    pub const fn design(self) -> Design {
        self.design
    }

    /// Its place among all that there can be.
    pub(crate) const fn index(self) -> usize {
        self.design.index() * Kind::ALL.len() + self.kind as usize
    }

    /// What it is on the Factory Floor, unless it belongs into the Start Zone.
    pub const fn machine(self) -> Option<Machine> {
        self.kind.machine()
    }
}

/// The first that works so.
impl From<Kind> for Improvement {
    fn from(kind: Kind) -> Self {
        Self::of(kind, Design::FIRST)
    }
}

impl fmt::Display for Improvement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.design {
            Design::FIRST => write!(f, "{:?}", self.kind),
            design => write!(f, "{:?}{}", self.kind, design.number()),
        }
    }
}

/// By its name.
impl fmt::Debug for Improvement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Improvement> for String {
    fn from(improvement: Improvement) -> Self {
        improvement.to_string()
    }
}

impl TryFrom<String> for Improvement {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        Self::all().find(|one| one.to_string() == text).ok_or_else(|| {
            format!("{text:?} is no improvement: it is called by what it does, like Upgrader, or Upgrader2")
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
    /// What is printed on the first that works so.
    pub const fn get(&self, kind: Kind) -> &ImprovementFigures {
        match kind {
            Kind::GiftWrapper => &self.gift_wrapper,
            Kind::Upgrader => &self.upgrader,
            Kind::Duplicator => &self.duplicator,
            Kind::Downgrader => &self.downgrader,
            Kind::Repurposer => &self.repurposer,
            Kind::FlightTester => &self.flight_tester,
            Kind::StaticCharger => &self.static_charger,
            Kind::AdvancedFabricator => &self.advanced_fabricator,
            Kind::OveractiveFabricator => &self.overactive_fabricator,
        }
    }
}

/// Another tile that works like one of the improvements.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoreFigures {
    /// Like which.
    pub kind: Kind,
    /// Its faces as installed facing east.
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

impl MoreFigures {
    /// What is printed on it.
    pub(crate) fn figures(&self) -> ImprovementFigures {
        let Self { kind: _, faces, ref out, value, ref recycles, copies } = *self;
        ImprovementFigures { faces, out: out.clone(), value, recycles: recycles.clone(), copies }
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

    /// How many blueprints are in each stack.
    pub(crate) fn stacks(&self) -> [usize; 2] {
        let all = self.blueprints.len();
        self.stacks.map_or([all / 2, all - all / 2], |stacks| stacks.map(usize::from))
    }

    /// The improvements of this box, those of our nine first, with what is printed on them.
    pub(crate) fn all_improvements(&self) -> Vec<(Improvement, ImprovementFigures)> {
        let first = |kind: Kind| (kind.into(), self.improvements.get(kind).clone());
        let mut all: Vec<(Improvement, ImprovementFigures)> = Kind::ALL.map(first).into();
        for more in &self.more {
            let alike = all.iter().filter(|(one, _)| one.kind() == more.kind).count();
            // What there is no room for is refused when the box is checked.
            all.extend(Design::nth(alike).map(|design| (Improvement::of(more.kind, design), more.figures())));
        }
        all
    }

    /// The box in this RON file.
    pub fn read(source: &str) -> Result<Self, BadBox> {
        read_box(source, Self::check)
    }
}
