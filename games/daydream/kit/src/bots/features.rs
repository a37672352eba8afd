//! The features of a sheet between two turns: what each line looks like, how many clouds want each digit, the leaves, the shelf
//! and the extras. Most are tables: one feature for everything that a line may look like, and a sheet has one of them.

use reverie_bots::learner::{Family, Feature, Features, Part, See};
use reverie_daydream::board::Board;

use super::chart::{Chart, MOST_CLOUDS, MOST_NOTES};
use super::page::Page;

/// What a line may look like.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct LineFeatures {
    /// A digit repeats, and so many places are blank.
    pub(crate) struck: Family<1>,
    /// Nothing is written in it.
    pub(crate) empty: Feature,
    /// All different, but not in steps, and so many places blank.
    pub(crate) different: Family<1>,
    /// One digit: at this place, which.
    pub(crate) single: Family<2>,
    /// In steps up, or down, from this digit on, and which places are blank.
    pub(crate) up: Family<2>,
    pub(crate) down: Family<2>,
}

/// The features of the sheets of one board.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct SheetFeatures {
    pub(crate) all: Features,
    pub(crate) lines: Vec<LineFeatures>,
    /// How many blank clouds want a digit, and how many that digit and the next.
    needs: Family<2>,
    pairs: Family<3>,
    /// Blank clouds whose lines want different digits.
    torn: Family<1>,
    /// Leaves that are ready, by blank clouds, and leaves still to be circled.
    pub(crate) leaves: Family<2>,
    spare: Family<1>,
    /// Alone: whether the next thorn costs an object, by blank clouds.
    pub(crate) thorns: Option<Family<2>>,
    pub(crate) shelf: Family<1>,
    /// With others: pairs of blank clouds here and on the fullest sheet of the others.
    race: Option<Family<2>>,
    /// Strokes of the constellation, and how many stars are blank.
    stars: Option<Family<2>>,
    /// Of each note, how many clouds are written, and how many are equal.
    notes: Vec<Family<2>>,
    /// Which polaroids are written, how many digits they have, and whether they may still go one by one.
    polaroids: Option<Family<3>>,
    /// Moons, and the digit of the last.
    garland: Option<Family<2>>,
    /// A family of frames: how many of its clouds are blank, and whether a reward is open.
    frames: Option<Family<3>>,
}

/// The polaroids that are looked at.
const MOST_POLAROIDS: usize = 6;

impl SheetFeatures {
    /// Those of a board with so many segments, for somebody alone or with others.
    pub(crate) fn new(board: &Board, whole: u16, alone: bool) -> Self {
        let mut all = Features::default();
        let lines = board.lines.iter().map(|line| {
            let (name, length) = (line.line, line.along.len());
            let digits = Part::Below(10);
            LineFeatures {
                struck: all.family(format!("{name} struck, blank"), [Part::Below(length + 1)]),
                empty: all.one(format!("{name} empty")),
                different: all.family(format!("{name} different, blank"), [Part::Below(length + 1)]),
                single: all.family(format!("{name} single"), [Part::Below(length), digits.clone()]),
                up: all.family(format!("{name} up"), [digits.clone(), Part::Blanks(length)]),
                down: all.family(format!("{name} down"), [digits, Part::Blanks(length)]),
            }
        });
        let lines = lines.collect();
        let blanks = || Part::Below(MOST_CLOUDS + 1);
        let notes = board.notes.iter().take(MOST_NOTES);
        Self {
            lines,
            needs: all.family("need", [Part::Below(10), Part::Below(8)]),
            pairs: all.family("need this and the next", [Part::Below(9), Part::Below(5), Part::Below(5)]),
            torn: all.family("torn", [Part::Below(16)]),
            leaves: all.family("leaves", [Part::Below(10), blanks()]),
            spare: all.family("leaves left", [Part::Below(16)]),
            thorns: alone.then(|| all.family("thorns", [Part::one_of(["even", "odd"]), blanks()])),
            shelf: all.family("shelf", [Part::Below(usize::from(whole) + 1)]),
            race: (!alone).then(|| all.family("race", [Part::Below(26), Part::Below(26)])),
            stars: board.constellation.as_ref().map(|constellation| {
                let strokes = Part::Below(usize::from(constellation.strokes) + 1);
                all.family("constellation", [strokes, Part::Below(16)])
            }),
            notes: notes
                .map(|note| {
                    let clouds: Vec<String> = note.clouds.iter().map(ToString::to_string).collect();
                    all.family(format!("note {}", clouds.join("-")), [Part::Below(5), Part::Below(5)])
                })
                .collect(),
            polaroids: (!board.polaroids.is_empty()).then(|| {
                let steps = Part::one_of(["any", "steps"]);
                all.family("polaroids", [Part::Blanks(MOST_POLAROIDS), Part::Below(7), steps])
            }),
            garland: board
                .garland
                .as_ref()
                .map(|_| all.family("garland", [Part::Below(13), Part::Below(11)])),
            frames: board.frames.as_ref().map(|frames| {
                let reward = Part::one_of(["none", "lower", "highest"]);
                all.family("frames", [Part::Below(frames.families.len()), Part::Below(17), reward])
            }),
            all,
        }
    }

    /// Tells the features of a sheet, each of which it has once.
    pub(crate) fn tell(&self, chart: &Chart, page: &Page, to: &mut impl See) {
        let mut see = |feature| to.see(feature, 1.0);
        page.lines[..chart.runs.len()].iter().copied().flatten().for_each(&mut see);
        let needs = page.needs.map(usize::from);
        for (digit, need) in needs.into_iter().enumerate() {
            see(self.needs.at([digit, need]));
        }
        for (digit, pair) in needs.windows(2).enumerate() {
            see(self.pairs.at([digit, pair[0], pair[1]]));
        }
        see(self.torn.at([page.torn.into()]));
        let blanks = page.blanks(chart) as usize;
        see(self.leaves.at([page.ready.into(), blanks]));
        see(self.spare.at([(chart.leaves - page.circled).into()]));
        see(self.shelf.at([page.segments.into()]));
        if let Some(thorns) = self.thorns {
            see(thorns.at([usize::from(page.thorns % 2), blanks]));
        }
        if let Some(race) = self.race {
            see(race.at([blanks / 2, usize::from(page.others / 2)]));
        }
        if let Some(stars) = self.stars {
            let left = (chart.stars & !page.written).count_ones() as usize;
            see(stars.at([page.starred.into(), left]));
        }
        for (note, &(written, equal)) in self.notes.iter().zip(&page.notes) {
            see(note.at([written.into(), equal.into()]));
        }
        if let Some(polaroids) = self.polaroids {
            let written = chart
                .polaroids
                .iter()
                .take(MOST_POLAROIDS)
                .enumerate()
                .fold(0, |mask, (nth, &(cell, _))| mask | ((page.written >> cell & 1) as usize) << nth);
            let album = page.album(chart);
            let different = usize::try_from(album.different).unwrap_or(0);
            see(polaroids.at([written, different, usize::from(album.stepping)]));
        }
        if let Some(garland) = self.garland {
            see(garland.at([page.moons.into(), page.last_moon.into()]));
        }
        if let Some(frames) = self.frames {
            for (family, &clouds) in chart.families.iter().enumerate() {
                if page.frames[family] == 0 {
                    let blank = (clouds & !page.written).count_ones() as usize;
                    let open = match page.reward(chart) {
                        0 => 0,
                        reward if reward == chart.rewards[0].0 => 2,
                        _ => 1,
                    };
                    see(frames.at([family, blank, open]));
                }
            }
        }
    }
}
