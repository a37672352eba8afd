//! The box as types: what `data/components.ron` says. A person who owns the box can bring a file with
//! the printed figures; what is wrong with it is told with its line.

use reverie_game::{BadBox, read_box};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::folding::{Folding, Panel};
use crate::grid::ROWS;

/// Our own box.
const OWN: &str = include_str!("../data/components.ron");

/// Everything that is printed on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// Which figures are reconstructed.
    pub house: Vec<Figures>,
    /// The six panels.
    pub panels: Panels,
    /// The notes: two spots a single one, three or four a double one.
    pub notes: Vec<Vec<Spot>>,
    /// The frames.
    pub frames: FrameFigures,
    /// The constellation.
    pub constellation: ConstellationFigures,
    /// The garland.
    pub garland: GarlandFigures,
    /// Where the bands of the solo tables begin.
    pub bands: ByFolding<(i32, i32, i32)>,
    /// What each view comes to: a check on the rest.
    pub counts: ByFolding<Counts>,
}

/// Figures that may be House or printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs)] // the parts of the box, by their names
pub enum Figures {
    Grids,
    Leaves,
    Polaroids,
    Notes,
    Frames,
    Shelves,
    Constellation,
    Garland,
    Bands,
}

/// The six panels, by letter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Panels {
    pub a: PanelFigures,
    pub b: PanelFigures,
    pub c: PanelFigures,
    pub d: PanelFigures,
    pub e: PanelFigures,
    pub f: PanelFigures,
}

impl Panels {
    /// What is printed on this panel.
    pub const fn get(&self, panel: Panel) -> &PanelFigures {
        match panel {
            Panel::A => &self.a,
            Panel::B => &self.b,
            Panel::C => &self.c,
            Panel::D => &self.d,
            Panel::E => &self.e,
            Panel::F => &self.f,
        }
    }
}

/// What is printed on one panel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PanelFigures {
    /// Its clouds and gaps.
    pub grid: Vec<GridRow>,
    /// Its leaves.
    pub leaves: LeafFigures,
    /// The columns, counted from 1, over which a polaroid hangs.
    #[serde(default)]
    pub polaroids: Vec<u8>,
    /// Three planks of objects, where it has a shelf.
    #[serde(default)]
    pub shelf: Vec<Vec<Object>>,
}

/// The leaves of a panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "daydream.ts")]
pub struct LeafFigures {
    /// All of them.
    pub all: u8,
    /// Those circled at the start.
    pub circled: u8,
}

/// A place of a grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Nothing to write in.
    Gap,
    /// A cloud.
    Cloud,
    /// A cloud with a star.
    Star,
    /// A cloud with a moon.
    Moon,
}

/// A row of a grid: `o` cloud, `*` star, `(` moon, `.` gap.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GridRow(pub Vec<Place>);

impl TryFrom<String> for GridRow {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.chars()
            .filter(|mark| !mark.is_whitespace())
            .map(|mark| match mark {
                '.' => Ok(Place::Gap),
                'o' => Ok(Place::Cloud),
                '*' => Ok(Place::Star),
                '(' => Ok(Place::Moon),
                other => Err(format!(
                    "{other:?} in the row {text:?} is no mark: o is a cloud, * a star, ( a moon, . a gap"
                )),
            })
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

impl From<GridRow> for String {
    fn from(row: GridRow) -> Self {
        let marks: Vec<&str> = row
            .0
            .iter()
            .map(|place| match place {
                Place::Gap => ".",
                Place::Cloud => "o",
                Place::Star => "*",
                Place::Moon => "(",
            })
            .collect();
        marks.join(" ")
    }
}

/// An object on a shelf. In the file: its name, its segments, and `+` for a bonus mark ("candle 4 +").
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Object {
    /// Its Fluent key is `object-` and this; an object that no text knows is called so.
    pub name: String,
    /// The segments of its closed outline; every other point is a sun.
    pub segments: u8,
    /// Whether finishing it earns a bonus.
    pub bonus: bool,
}

impl TryFrom<String> for Object {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or_default().to_owned();
        if name.is_empty() || !name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-') {
            return Err(format!(
                "the object {text:?} needs a name in small letters a to z, like \"candle 4 +\""
            ));
        }
        let segments = words.next().and_then(|number| number.parse().ok()).unwrap_or(0);
        if !(2..=60).contains(&segments) || segments % 2 == 1 {
            return Err(format!(
                "the object {text:?} needs an even number of segments from 2 to 60: every other point is a sun"
            ));
        }
        let bonus = match (words.next(), words.next()) {
            (None, _) => false,
            (Some("+"), None) => true,
            _ => return Err(format!("the object {text:?} may only end in +, for a bonus mark")),
        };
        Ok(Self { name, segments, bonus })
    }
}

impl From<Object> for String {
    fn from(object: Object) -> Self {
        let Object { name, segments, bonus } = object;
        format!("{name} {segments}{}", if bonus { " +" } else { "" })
    }
}

/// A cloud of a panel. In the file: panel, row, column, counted from 1 ("A1,2").
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Spot {
    /// Which panel.
    pub panel: Panel,
    /// Which row of it, counted from 1.
    pub row: u8,
    /// Which column of it, counted from 1.
    pub column: u8,
}

impl TryFrom<String> for Spot {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let parse = || {
            let panel = Panel::ALL.into_iter().find(|panel| text.starts_with(panel.letter()))?;
            let (row, column) = text[1..].split_once(',')?;
            let (row, column) = (row.parse().ok()?, column.parse().ok()?);
            let inside = (1..=ROWS).contains(&row) && (1..=panel.columns()).contains(&column);
            inside.then_some(Self { panel, row, column })
        };
        parse().ok_or_else(|| {
            format!("{text:?} is not a spot: a panel, a row and a column of it, like \"A1,2\"")
        })
    }
}

impl From<Spot> for String {
    fn from(spot: Spot) -> Self {
        format!("{}{},{}", spot.panel.letter(), spot.row, spot.column)
    }
}

/// The three families of frames and their rewards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FrameFigures {
    /// The clouds inside round frames.
    pub round: Vec<Spot>,
    /// The clouds inside square frames.
    pub square: Vec<Spot>,
    /// The clouds inside oval frames.
    pub oval: Vec<Spot>,
    /// What the first and the second to fill a family take.
    pub rewards: [RewardFigures; 2],
}

/// A reward for filling a family of frames.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RewardFigures {
    /// Its points.
    pub points: u8,
    /// The object whose first stroke bars it in a solo game.
    pub barred_by: String,
}

/// The constellation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConstellationFigures {
    /// How many strokes it has.
    pub strokes: u16,
    /// After which strokes a star is reached.
    pub stars: Vec<u16>,
}

/// The garland of moons.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GarlandFigures {
    /// How many moons it has.
    pub moons: u8,
    /// The rewards between one moon and the next.
    pub links: Vec<u8>,
}

/// What a view comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // the names say it
pub struct Counts {
    pub clouds: usize,
    pub lines: usize,
    /// As many as there are, where nothing (0) is said.
    #[serde(default)]
    pub objects: usize,
    pub leaves: u8,
    pub circled: u8,
}

/// One for each view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ByFolding<T> {
    pub a: T,
    pub d: T,
    pub bc: T,
    pub ef: T,
    pub ad: T,
    pub da: T,
    pub abc: T,
    pub def: T,
}

impl<T> ByFolding<T> {
    /// The one of this view.
    pub const fn get(&self, folding: Folding) -> &T {
        match folding {
            Folding::A => &self.a,
            Folding::D => &self.d,
            Folding::BC => &self.bc,
            Folding::EF => &self.ef,
            Folding::AD => &self.ad,
            Folding::DA => &self.da,
            Folding::ABC => &self.abc,
            Folding::DEF => &self.def,
        }
    }
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

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { clouds, lines, objects, leaves, circled } = self;
        let objects = if *objects == 0 { String::new() } else { format!(" objects: {objects},") };
        write!(f, "(clouds: {clouds}, lines: {lines},{objects} leaves: {leaves}, circled: {circled})")
    }
}
