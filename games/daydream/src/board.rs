//! The board as folded for one game: the components of a view, laid side by side and ready to play on.

use serde::{Deserialize, Serialize, Serializer};
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::components::{Components, LeafFigures, Object, Place, Spot};
use crate::folding::{Folding, Panel, PolaroidScoring};
use crate::grid::{Cloud, CloudSet, Digit, Grid, Line, PLACES, ROWS};
use crate::state::{Drawing, Ink};

/// The longest line there can be: a row of B and C, or of E and F.
pub const MOST_LINE: usize = 6;
/// The most moons a garland can have.
pub const MOST_MOONS: usize = 12;

/// A line with its clouds, from one end to the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "daydream.ts")]
pub struct LineClouds {
    /// Its name.
    pub line: Line,
    /// Its clouds as a set.
    #[serde(skip)]
    pub clouds: CloudSet,
    /// Its clouds in order.
    pub along: Vec<Cloud>,
}

/// What becomes of a completed line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "daydream.ts")]
pub enum Outcome {
    /// A digit repeats: both icons are struck out, nothing is won.
    Struck,
    /// All different: strokes from point to point.
    Dot,
    /// One by one up or down: strokes from sun to sun.
    Sun,
}

impl Outcome {
    /// What is drawn with, if anything.
    pub const fn ink(self) -> Option<Ink> {
        match self {
            Self::Struck => None,
            Self::Dot => Some(Ink::Dot),
            Self::Sun => Some(Ink::Sun),
        }
    }
}

impl LineClouds {
    /// What becomes of it with these digits; none while a cloud is blank.
    pub fn outcome(&self, grid: &Grid) -> Option<Outcome> {
        if !self.clouds.within(grid.written()) {
            return None;
        }
        let digits: ArrayVec<[Digit; MOST_LINE]> =
            self.along.iter().filter_map(|&cloud| grid.digit(cloud)).collect();
        let seen = digits.iter().fold(0_u16, |seen, digit| seen | 1 << digit.value());
        Some(if seen.count_ones() as usize != digits.len() {
            Outcome::Struck
        } else if steps_by_one(&digits) {
            Outcome::Sun
        } else {
            Outcome::Dot
        })
    }
}

/// Whether these go up one by one all the way, or down.
pub fn steps_by_one(digits: &[Digit]) -> bool {
    let all = |step: i16| {
        digits.windows(2).all(|pair| i16::from(pair[1].value()) - i16::from(pair[0].value()) == step)
    };
    all(1) || all(-1)
}

/// The constellation of a view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "daydream.ts")]
pub struct Constellation {
    /// How many strokes it has.
    pub strokes: u16,
    /// After which strokes a star is reached.
    pub stars: Vec<u16>,
}

impl Constellation {
    /// Strokes drawn on it with these digits in the starred clouds; what is over is lost.
    pub fn drawn(&self, board: &Board, grid: &Grid) -> u16 {
        let starred = board.stars.and(grid.written());
        let sum: u16 =
            starred.iter().filter_map(|star| grid.digit(star)).map(|digit| u16::from(digit.value())).sum();
        sum.min(self.strokes)
    }

    /// Stars circled after so many strokes.
    pub fn circled(&self, strokes: u16) -> usize {
        self.stars.iter().take_while(|&&star| star <= strokes).count()
    }
}

/// A note between clouds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "daydream.ts")]
pub struct Note {
    /// The clouds it hangs between: two for a single note, three or four for a double one.
    pub clouds: Vec<Cloud>,
}

impl Note {
    /// How many heads it has.
    pub const fn heads(&self) -> u8 {
        if self.clouds.len() == 2 { 1 } else { 2 }
    }

    /// How many of them are coloured: a single one if its clouds are equal; one of a double if any two are, both if
    /// all are.
    pub fn coloured(&self, grid: &Grid) -> u8 {
        let mut times = [0_u8; 10];
        for digit in self.clouds.iter().filter_map(|&cloud| grid.digit(cloud)) {
            times[usize::from(digit.value())] += 1;
        }
        match times.into_iter().max().map(usize::from) {
            Some(most) if most == self.clouds.len() => self.heads(),
            Some(most) if most >= 2 => 1,
            _ => 0,
        }
    }
}

/// The frames of a view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "daydream.ts")]
pub struct Frames {
    /// The clouds of the round, the square and the oval family.
    pub families: [CloudSet; 3],
    /// First and second reward.
    pub rewards: [Reward; 2],
}

/// A reward for filling a family of frames.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "daydream.ts")]
pub struct Reward {
    /// Its points.
    pub points: u8,
    /// The object, by its place in the drawing order, whose first stroke bars it in a solo game.
    pub barred_by: u8,
}

impl Reward {
    /// Whether a solo player who has drawn so far can no longer get it.
    pub const fn barred(self, drawing: Drawing) -> bool {
        drawing.objects > self.barred_by || drawing.objects == self.barred_by && drawing.segments > 0
    }
}

/// Where a polaroid gets its digit from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "daydream.ts")]
pub struct Polaroid {
    /// The cloud it is tied to.
    pub cloud: Cloud,
    /// Whether that cloud has a star; else a moon.
    pub star: bool,
}

/// Where a panel lies in a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "daydream.ts")]
pub struct PanelPlace {
    /// Which.
    pub panel: Panel,
    /// Its first column, counted from 0.
    pub left: u8,
    /// How many columns it has.
    pub columns: u8,
    /// Which unit it belongs to, counted from 0: lines run through a unit and never out of it.
    pub unit: u8,
}

/// An object of the shelf, spelled out; in a file of components it is one word.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "Object", export_to = "daydream.ts")]
struct Spelled<'a> {
    /// Its Fluent key is `object-` and this.
    name: &'a str,
    /// The segments of its closed outline; every other point is a sun.
    segments: u8,
    /// Whether finishing it earns a bonus.
    bonus: bool,
}

fn spell_out<S: Serializer>(objects: &[Object], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(objects.iter().map(|object| Spelled {
        name: &object.name,
        segments: object.segments,
        bonus: object.bonus,
    }))
}

/// The board of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields, export_to = "daydream.ts")]
pub struct Board {
    /// Which view it is.
    pub folding: Folding,
    /// How many columns it has.
    pub columns: u8,
    /// Its panels, from left to right.
    pub panels: Vec<PanelPlace>,
    /// All its clouds.
    pub clouds: CloudSet,
    /// Those with a star.
    pub stars: CloudSet,
    /// Those with a moon.
    pub moons: CloudSet,
    /// Its lines: rows first, each from left to right and top to bottom.
    pub lines: Vec<LineClouds>,
    /// The objects in the order in which they are drawn.
    #[serde(serialize_with = "spell_out")]
    #[ts(as = "Vec<Spelled<'static>>")]
    pub objects: Vec<Object>,
    /// Where each plank's objects end in that order.
    pub planks: [usize; 3],
    /// Its leaves.
    pub leaves: LeafFigures,
    /// The constellation, where it is in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub constellation: Option<Constellation>,
    /// The notes in play.
    pub notes: Vec<Note>,
    /// The polaroids in play, from left to right.
    pub polaroids: Vec<Polaroid>,
    /// How they score, where they are in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub polaroid_scoring: Option<PolaroidScoring>,
    /// The rewards between the moons of the garland, where it is in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub garland: Option<Vec<u8>>,
    /// The frames, where they are in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub frames: Option<Frames>,
    /// Where the second, third and top band begin.
    pub bands: [i32; 3],
    /// The row and the column through each cloud.
    #[serde(skip)]
    through: [[Option<u8>; 2]; PLACES],
}

impl Board {
    /// Folds the board.
    pub fn new(components: &Components, folding: Folding) -> Self {
        let mut board = Self {
            folding,
            columns: 0,
            panels: Vec::new(),
            clouds: CloudSet::EMPTY,
            stars: CloudSet::EMPTY,
            moons: CloudSet::EMPTY,
            lines: Vec::new(),
            objects: Vec::new(),
            planks: [0; 3],
            leaves: LeafFigures { all: 0, circled: 0 },
            constellation: None,
            notes: Vec::new(),
            polaroids: Vec::new(),
            polaroid_scoring: folding.polaroids(),
            garland: None,
            frames: None,
            bands: {
                let &(second, third, top) = components.bands.get(folding);
                [second, third, top]
            },
            through: [[None; 2]; PLACES],
        };
        for (unit, panels) in (0..).zip(folding.units()) {
            let left = board.columns;
            for &panel in *panels {
                let place = PanelPlace { panel, left: board.columns, columns: panel.columns(), unit };
                board.panels.push(place);
                board.lay(components, panel);
            }
            board.find_lines(left);
        }
        for plank in 0..3 {
            for panel in folding.panels() {
                board
                    .objects
                    .extend(components.panels.get(panel).shelf.get(plank).into_iter().flatten().cloned());
            }
            board.planks[plank] = board.objects.len();
        }
        board.hang_extras(components);
        board
    }

    /// Puts a panel to the right of those that lie there.
    fn lay(&mut self, components: &Components, panel: Panel) {
        let figures = components.panels.get(panel);
        for (row, marks) in (0..ROWS).zip(&figures.grid) {
            for (column, place) in (self.columns..).zip(&marks.0) {
                let Some(cloud) = Cloud::at(row, column) else { continue };
                match place {
                    Place::Gap => continue,
                    Place::Cloud => {}
                    Place::Star => self.stars = self.stars.with(cloud),
                    Place::Moon => self.moons = self.moons.with(cloud),
                }
                self.clouds = self.clouds.with(cloud);
            }
        }
        self.columns += panel.columns();
        self.leaves.all = self.leaves.all.saturating_add(figures.leaves.all);
        self.leaves.circled = self.leaves.circled.saturating_add(figures.leaves.circled);
    }

    /// Lines are maximal straight runs of two or more clouds inside the unit that begins at column `left`.
    fn find_lines(&mut self, left: u8) {
        let right = self.columns;
        for row in 0..ROWS {
            let places: Vec<_> = (left..right).filter_map(|column| Cloud::at(row, column)).collect();
            self.find_runs(&places);
        }
        for column in left..right {
            let places: Vec<_> = (0..ROWS).filter_map(|row| Cloud::at(row, column)).collect();
            self.find_runs(&places);
        }
    }

    fn find_runs(&mut self, places: &[Cloud]) {
        let clouds = self.clouds;
        for run in places.split(|&place| !clouds.contains(place)).filter(|run| run.len() >= 2) {
            let line = Line { from: run[0], to: run[run.len() - 1] };
            let id = u8::try_from(self.lines.len()).ok();
            for &cloud in run {
                self.through[cloud.index()][usize::from(!line.is_row())] = id;
            }
            self.lines.push(LineClouds { line, clouds: run.iter().copied().collect(), along: run.to_vec() });
        }
    }

    fn hang_extras(&mut self, components: &Components) {
        let folding = self.folding;
        if folding.has_constellation() {
            let figures = &components.constellation;
            self.constellation =
                Some(Constellation { strokes: figures.strokes, stars: figures.stars.clone() });
        }
        if folding.has_notes() {
            let clouds =
                |spots: &Vec<Spot>| Note { clouds: spots.iter().filter_map(|&s| self.cloud_at(s)).collect() };
            self.notes = components.notes.iter().map(clouds).collect();
        }
        if folding.polaroids().is_some() {
            let mut left = 0;
            for panel in folding.panels() {
                for &column in &components.panels.get(panel).polaroids {
                    let marked = self.stars.or(self.moons);
                    let tied = marked.iter().find(|cloud| cloud.column() == left + column - 1);
                    let star = |cloud| self.stars.contains(cloud);
                    self.polaroids.extend(tied.map(|cloud| Polaroid { cloud, star: star(cloud) }));
                }
                left += panel.columns();
            }
        }
        if folding.has_garland() {
            self.garland = Some(components.garland.links.clone());
        }
        if folding.has_frames() {
            let family = |spots: &Vec<Spot>| spots.iter().filter_map(|&spot| self.cloud_at(spot)).collect();
            let figures = &components.frames;
            let place = |name: &String| self.objects.iter().position(|object| object.name == *name);
            self.frames = Some(Frames {
                families: [&figures.round, &figures.square, &figures.oval].map(family),
                rewards: [0, 1].map(|n| Reward {
                    points: figures.rewards[n].points,
                    barred_by: place(&figures.rewards[n].barred_by)
                        .and_then(|place| u8::try_from(place).ok())
                        .unwrap_or(u8::MAX),
                }),
            });
        }
    }

    /// Where a spot of a panel lies in this view, if its panel is shown.
    pub fn cloud_at(&self, spot: Spot) -> Option<Cloud> {
        let before = self.folding.panels().take_while(|&panel| panel != spot.panel);
        let left: u8 = before.map(Panel::columns).sum();
        let shown = self.folding.panels().any(|panel| panel == spot.panel);
        shown.then(|| Cloud::at(spot.row - 1, left + spot.column - 1)).flatten()
    }

    /// The lines a cloud lies on: a row, a column or both.
    pub fn lines_through(&self, cloud: Cloud) -> impl Iterator<Item = &LineClouds> {
        self.through[cloud.index()].iter().flatten().map(|&id| &self.lines[usize::from(id)])
    }

    /// The line of this name.
    pub fn line(&self, line: Line) -> Option<&LineClouds> {
        self.lines.iter().find(|clouds| clouds.line == line)
    }

    /// The clouds next to these.
    pub const fn next_to(&self, clouds: CloudSet) -> CloudSet {
        clouds.neighbours().and(self.clouds).minus(clouds)
    }

    /// Segments from the first object's first point to where this drawing stands.
    pub fn segments(&self, drawing: Drawing) -> u32 {
        let whole = &self.objects[..usize::from(drawing.objects).min(self.objects.len())];
        whole.iter().map(|object| u32::from(object.segments)).sum::<u32>() + u32::from(drawing.segments)
    }
}
