//! Whether a box holds together: what a reader of the file could not see from one value alone.

use std::collections::BTreeMap;

use reverie_game::Fault;

use crate::board::{Board, MOST_MOONS};
use crate::components::{Components, Counts, GarlandFigures, GridRow, Place, Spot};
use crate::folding::{Folding, Panel};
use crate::grid::ROWS;

/// The most objects a plank can hold.
const MOST_OBJECTS: usize = 20;

impl Components {
    /// What is wrong with the box as a whole, if anything is.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        for panel in Panel::ALL {
            self.check_panel(panel)?;
        }
        let mut objects = BTreeMap::new();
        for panel in Panel::ALL {
            for object in self.panels.get(panel).shelf.iter().flatten() {
                if let Some(other) = objects.insert(&object.name, panel) {
                    return Err(on(panel, "shelf:", "components-object-twice")
                        .then(&format!("\"{} ", object.name), if other == panel { 2 } else { 1 })
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
            let fault = on(panel, "grid:", "components-grid-size");
            return Err(fault.with("columns", &columns.to_string()));
        }
        let (mark, wrong) = match panel {
            Panel::A | Panel::B | Panel::C => (Place::Star, Place::Moon),
            Panel::D | Panel::E | Panel::F => (Place::Moon, Place::Star),
        };
        if figures.grid.iter().flat_map(|row| &row.0).any(|&place| place == wrong) {
            return Err(on(panel, "grid:", "components-wrong-side"));
        }
        if figures.leaves.circled > figures.leaves.all {
            return Err(on(panel, "leaves:", "components-leaves"));
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
            return Err(on(panel, "polaroids:", "components-polaroids"));
        }
        let shelf_here = matches!(panel, Panel::A | Panel::C | Panel::D | Panel::F);
        let planks = if shelf_here { 3 } else { 0 };
        if figures.shelf.len() != planks
            || !figures.shelf.iter().all(|plank| (1..=MOST_OBJECTS).contains(&plank.len()))
        {
            return Err(on(panel, "shelf:", "components-shelf").with("most", &MOST_OBJECTS.to_string()));
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
        let fault = |key| on(first, "grid:", key).with("view", folding.name());
        if board.clouds.len() < 3 || board.clouds.pieces() != 1 {
            return Err(fault("components-not-connected"));
        }
        if folding.has_garland() && board.moons.len() > usize::from(self.garland.moons) {
            return Err(Fault::at(&["garland:", "moons:"], "components-moons").with("view", folding.name()));
        }
        let said = *self.counts.get(folding);
        let counts = Counts {
            clouds: board.clouds.len(),
            lines: board.lines.len(),
            objects: if said.objects == 0 { 0 } else { board.objects.len() },
            leaves: board.leaves.all,
            circled: board.leaves.circled,
        };
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

fn repeats(spots: &[Spot]) -> bool {
    let mut sorted = spots.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).any(|pair| pair[0] == pair[1])
}

/// Wrong on this panel.
fn on(panel: Panel, what: &str, key: &'static str) -> Fault {
    let letter = panel.letter().to_string();
    Fault::at(&["panels:", &format!("{}:", letter.to_lowercase()), what], key).with("on", &letter)
}
