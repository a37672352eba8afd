//! Whether a box holds together: what a reader of the file could not see from one value alone.

use reverie_game::Fault;

use crate::components::{Components, Improvement};
use crate::floor::{Face, Side};
use crate::state::MOST_BLUEPRINTS;

/// The most money anything brings or costs: what two digits can't say is a slip of the pen.
const MOST: u8 = 99;
/// The most copies of an improvement, and the most bots it is recycled to.
const MOST_COPIES: u8 = 6;
const MOST_RECYCLED: usize = 4;

/// The names of the improvements in the file, with what each must have: entrances, exits, output holes.
const FORMS: [(Improvement, &str, usize); Improvement::COUNT] = [
    (Improvement::GiftWrapper, "gift_wrapper:", 0),
    (Improvement::Upgrader, "upgrader:", 1),
    (Improvement::Duplicator, "duplicator:", 2),
    (Improvement::Downgrader, "downgrader:", 3),
    (Improvement::Repurposer, "repurposer:", 1),
    (Improvement::FlightTester, "flight_tester:", 0),
    (Improvement::StaticCharger, "static_charger:", 2),
    (Improvement::AdvancedFabricator, "advanced_fabricator:", 0),
    (Improvement::OveractiveFabricator, "overactive_fabricator:", 0),
];

impl Components {
    /// What is wrong with the box as a whole, if anything is.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        if !self.prices.is_sorted_by(|dearer, cheaper| dearer > cheaper) || self.prices[0] > MOST {
            return Err(Fault::at(&["prices:"], "components-prices"));
        }
        for (improvement, name, holes) in FORMS {
            self.check_improvement(improvement, name, holes)?;
        }
        let fork = self.fork_faces.0;
        if !fork.contains(&Face::Entrance) || !fork.contains(&Face::Exit) {
            return Err(Fault::at(&["fork_faces:"], "components-faces").with("tile", "fork"));
        }
        let all: u8 = Improvement::ALL.iter().map(|&one| self.improvements.get(one).copies).sum();
        if all < self.extras.saturating_add(2) {
            return Err(Fault::at(&["extras:"], "components-extras"));
        }
        let whole = |&size: &u8| (1..=MOST_BLUEPRINTS).contains(&usize::from(size));
        let blueprints = self.stacks.iter().map(|&size| usize::from(size)).sum::<usize>();
        if !self.stacks.iter().all(whole) || blueprints != self.blueprints.len() {
            return Err(Fault::at(&["stacks:"], "components-stacks")
                .with("blueprints", &self.blueprints.len().to_string()));
        }
        for (n, blueprint) in (1..).zip(&self.blueprints) {
            let bots: u32 = blueprint.bots().iter().map(|&count| u32::from(count)).sum();
            // Three Huge Trucks hold nine.
            if !(1..=9).contains(&bots) || blueprint.money > MOST {
                return Err(Fault::at(&["blueprints:"], "components-blueprint")
                    .then("money:", n)
                    .with("number", &n.to_string()));
            }
        }
        Ok(())
    }

    fn check_improvement(&self, improvement: Improvement, name: &str, holes: usize) -> Result<(), Fault> {
        let figures = self.improvements.get(improvement);
        let fault = |key| Fault::at(&["improvements:", name], key).with("tile", name.trim_end_matches(':'));
        if figures.copies > MOST_COPIES || figures.value > MOST {
            return Err(fault("components-improvement"));
        }
        if figures.recycles.is_empty() || figures.recycles.len() > MOST_RECYCLED {
            return Err(fault("components-recycles"));
        }
        let faces = figures.faces.0;
        let exits = |side: &Side| faces[*side as usize] == Face::Exit;
        let leaves_by_exits = figures.out.iter().all(exits);
        let fits = match improvement {
            Improvement::AdvancedFabricator | Improvement::OveractiveFabricator => true,
            Improvement::FlightTester => faces.iter().filter(|&&face| face == Face::Flat).count() == 1,
            _ => faces.contains(&Face::Exit),
        };
        let enters = improvement.machine().is_none() || faces.contains(&Face::Entrance);
        if !fits || !enters || !leaves_by_exits || figures.out.len() != holes {
            return Err(fault("components-faces"));
        }
        Ok(())
    }
}
