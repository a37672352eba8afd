//! The box as types: what `data/components.ron` says, read and checked. A person who owns the box can bring a file with
//! the printed figures; what is wrong with it is told with its line.

use std::collections::BTreeMap;

use reverie_game::{BadBox, Illegal};
use serde::{Deserialize, Serialize};

use crate::board::{Board, MOST_MOONS};
use crate::folding::{Folding, Panel};
use crate::grid::ROWS;

/// Our own box.
const OWN: &str = include_str!("../data/components.ron");

/// The most objects a plank can hold.
const MOST_OBJECTS: usize = 20;

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// Its Fluent key is `object-` and this.
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
        let components: Self = ron::from_str(source).map_err(|error| BadBox {
            line: error.span.start.line,
            reason: Illegal::new("components-unreadable").with("reason", error.code.to_string()),
        })?;
        components.check().map_err(|fault| BadBox { line: fault.line(source), reason: fault.reason })?;
        Ok(components)
    }

    /// What a reader of the file could not see from one value alone.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        for panel in Panel::ALL {
            self.check_panel(panel)?;
        }
        let mut objects = BTreeMap::new();
        for panel in Panel::ALL {
            for object in self.panels.get(panel).shelf.iter().flatten() {
                if let Some(other) = objects.insert(&object.name, panel) {
                    return Err(Fault::on(panel, "shelf:", "components-object-twice")
                        .at_object(&object.name, if other == panel { 2 } else { 1 })
                        .with("object", &object.name)
                        .with("panel", &other.letter().to_string()));
                }
            }
        }
        self.check_notes()?;
        self.check_frames()?;
        let stars = &self.constellation.stars;
        if !stars.is_sorted_by(|a, b| a < b)
            || stars.first() == Some(&0)
            || stars.last().is_some_and(|&last| last > self.constellation.strokes)
        {
            return Err(Fault::at(&["constellation:", "stars:"], "components-constellation"));
        }
        let GarlandFigures { moons, links } = &self.garland;
        if usize::from(*moons) > MOST_MOONS || links.len() + 1 != usize::from(*moons) {
            return Err(Fault::at(&["garland:", "links:"], "components-garland")
                .with("most", &MOST_MOONS.to_string()));
        }
        Folding::ALL.into_iter().try_for_each(|folding| self.check_view(folding))
    }

    fn check_panel(&self, panel: Panel) -> Result<(), Fault> {
        let figures = self.panels.get(panel);
        let columns = usize::from(panel.columns());
        if figures.grid.len() != usize::from(ROWS) || figures.grid.iter().any(|row| row.0.len() != columns) {
            let fault = Fault::on(panel, "grid:", "components-grid-size");
            return Err(fault.with("columns", &columns.to_string()));
        }
        let (mark, wrong) = match panel {
            Panel::A | Panel::B | Panel::C => (Place::Star, Place::Moon),
            Panel::D | Panel::E | Panel::F => (Place::Moon, Place::Star),
        };
        if figures.grid.iter().flat_map(|row| &row.0).any(|&place| place == wrong) {
            return Err(Fault::on(panel, "grid:", "components-wrong-side"));
        }
        if figures.leaves.circled > figures.leaves.all {
            return Err(Fault::on(panel, "leaves:", "components-leaves"));
        }
        let polaroids_here = matches!(panel, Panel::A | Panel::D);
        let tied = |&column: &u8| {
            let in_column = |row: &&GridRow| row.0.get(usize::from(column).wrapping_sub(1)) == Some(&mark);
            figures.grid.iter().filter(in_column).count() == 1
        };
        if figures.polaroids.len() != if polaroids_here { 3 } else { 0 }
            || !figures.polaroids.is_sorted_by(|a, b| a < b)
            || !figures.polaroids.iter().all(tied)
        {
            return Err(Fault::on(panel, "polaroids:", "components-polaroids"));
        }
        let shelf_here = matches!(panel, Panel::A | Panel::C | Panel::D | Panel::F);
        let planks = if shelf_here { 3 } else { 0 };
        if figures.shelf.len() != planks
            || !figures.shelf.iter().all(|plank| (1..=MOST_OBJECTS).contains(&plank.len()))
        {
            return Err(
                Fault::on(panel, "shelf:", "components-shelf").with("most", &MOST_OBJECTS.to_string())
            );
        }
        Ok(())
    }

    fn check_notes(&self) -> Result<(), Fault> {
        for note in &self.notes {
            let named = note.iter().map(|&spot| String::from(spot)).collect::<Vec<_>>().join(" ");
            let first = note.first().map(|&spot| format!("\"{}\"", String::from(spot))).unwrap_or_default();
            let fault = |key| Err(Fault::at(&["notes:", &first], key).with("note", &named));
            if !(2..=4).contains(&note.len()) || repeats(note) {
                return fault("components-note-size");
            }
            if !note.iter().all(|spot| spot.panel <= Panel::C && self.is_cloud(*spot)) {
                return fault("components-note-gap");
            }
        }
        Ok(())
    }

    fn check_frames(&self) -> Result<(), Fault> {
        let frames = &self.frames;
        let all: Vec<Spot> =
            [&frames.round, &frames.square, &frames.oval].into_iter().flatten().copied().collect();
        for (name, family) in
            [("round:", &frames.round), ("square:", &frames.square), ("oval:", &frames.oval)]
        {
            if family.is_empty() || !family.iter().all(|spot| spot.panel >= Panel::D && self.is_cloud(*spot))
            {
                return Err(Fault::at(&["frames:", name], "components-frame-gap"));
            }
        }
        if repeats(&all) {
            return Err(Fault::at(&["frames:"], "components-frame-twice"));
        }
        let back = |name: &str| {
            let shelves = [Panel::D, Panel::F].map(|panel| self.panels.get(panel).shelf.iter().flatten());
            shelves.into_iter().flatten().any(|object| object.name == name)
        };
        if frames.rewards[0].points <= frames.rewards[1].points || frames.rewards[1].points == 0 {
            return Err(Fault::at(&["frames:", "rewards:"], "components-rewards"));
        }
        match frames.rewards.iter().find(|reward| !back(&reward.barred_by)) {
            Some(reward) => {
                Err(Fault::at(&["frames:", "rewards:"], "components-barred-by")
                    .with("object", &reward.barred_by))
            }
            None => Ok(()),
        }
    }

    fn check_view(&self, folding: Folding) -> Result<(), Fault> {
        let key = format!("{}:", folding.name().to_lowercase());
        let &(second, third, top) = self.bands.get(folding);
        if !(0 < second && second < third && third < top) {
            return Err(Fault::at(&["bands:", &key], "components-bands"));
        }
        let board = Board::new(self, folding);
        let first = folding.panels().next().unwrap_or(Panel::A);
        let fault = |key| Fault::on(first, "grid:", key).with("view", folding.name());
        if board.clouds.len() < 3 || board.clouds.pieces() != 1 {
            return Err(fault("components-not-connected"));
        }
        if folding.has_garland() && board.moons.len() > usize::from(self.garland.moons) {
            return Err(Fault::at(&["garland:", "moons:"], "components-moons").with("view", folding.name()));
        }
        let counts = Counts {
            clouds: board.clouds.len(),
            lines: board.lines.len(),
            objects: board.objects.len(),
            leaves: board.leaves.all,
            circled: board.leaves.circled,
        };
        let said = *self.counts.get(folding);
        if counts != said {
            return Err(Fault::at(&["counts:", &key], "components-counts")
                .with("said", &said.to_string())
                .with("are", &counts.to_string()));
        }
        Ok(())
    }

    fn is_cloud(&self, spot: Spot) -> bool {
        let row = self.panels.get(spot.panel).grid.get(usize::from(spot.row) - 1);
        row.and_then(|row| row.0.get(usize::from(spot.column) - 1)).is_some_and(|place| *place != Place::Gap)
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { clouds, lines, objects, leaves, circled } = self;
        write!(
            f,
            "(clouds: {clouds}, lines: {lines}, objects: {objects}, leaves: {leaves}, circled: {circled})"
        )
    }
}

fn repeats(spots: &[Spot]) -> bool {
    let mut sorted = spots.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).any(|pair| pair[0] == pair[1])
}

/// Something wrong with the box as a whole, and the words in the file by which to find its line.
#[derive(Debug)]
pub(crate) struct Fault {
    path: Vec<String>,
    pub(crate) reason: Illegal,
}

impl Fault {
    fn at(path: &[&str], key: &'static str) -> Self {
        Self { path: path.iter().map(|&word| word.to_owned()).collect(), reason: Illegal::new(key) }
    }

    fn on(panel: Panel, what: &str, key: &'static str) -> Self {
        let letter = panel.letter().to_string();
        Self::at(&["panels:", &format!("{}:", letter.to_lowercase()), what], key).with("on", &letter)
    }

    fn with(self, name: &'static str, word: &str) -> Self {
        Self { reason: self.reason.with(name, word), ..self }
    }

    /// Where this object stands on the shelf for the nth time.
    fn at_object(mut self, name: &str, nth: usize) -> Self {
        self.path.extend(std::iter::repeat_n(format!("\"{name} "), nth));
        self
    }

    /// The line on which the words of the path stand one after the other, comments left out.
    fn line(&self, source: &str) -> usize {
        let mut path = self.path.iter().peekable();
        let mut found = 1;
        for (n, line) in source.lines().enumerate() {
            let mut rest = line.split("//").next().unwrap_or_default();
            while let Some(word) = path.peek() {
                // A whole word: the `a:` of panel A is not the end of `da:`.
                let Some(at) = rest.match_indices(word.as_str()).map(|(at, _)| at).find(|&at| {
                    !rest[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_')
                }) else {
                    break;
                };
                rest = &rest[at + word.len()..];
                found = n + 1;
                path.next();
            }
        }
        found
    }
}
