//! Whether a box holds together: what a reader of the file could not see from one value alone.

use reverie_game::Fault;

use crate::components::{Components, ImprovementFigures, Kind};
use crate::floor::{Face, MOST_DESIGNS, Side};
use crate::state::MOST_BLUEPRINTS;

/// The most money anything brings or costs: what two digits can't say is a slip of the pen.
const MOST: u8 = 99;
/// The most copies of an improvement, and the most bots it is recycled to.
const MOST_COPIES: u8 = 6;
const MOST_RECYCLED: usize = 4;

/// The names of the improvements in the file.
const NAMES: [(Kind, &str); Kind::ALL.len()] = [
    (Kind::GiftWrapper, "gift_wrapper:"),
    (Kind::Upgrader, "upgrader:"),
    (Kind::Duplicator, "duplicator:"),
    (Kind::Downgrader, "downgrader:"),
    (Kind::Repurposer, "repurposer:"),
    (Kind::FlightTester, "flight_tester:"),
    (Kind::StaticCharger, "static_charger:"),
    (Kind::AdvancedFabricator, "advanced_fabricator:"),
    (Kind::OveractiveFabricator, "overactive_fabricator:"),
];

impl Components {
    /// What is wrong with the box as a whole, if anything is.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        if !self.prices.is_sorted_by(|dearer, cheaper| dearer > cheaper) || self.prices[0] > MOST {
            return Err(Fault::at(&["prices:"], "components-prices"));
        }
        for (kind, name) in NAMES {
            check_improvement(kind, self.improvements.get(kind)).map_err(|key| {
                Fault::at(&["improvements:", name], key).with("tile", name.trim_end_matches(':'))
            })?;
        }
        for (n, more) in (1..).zip(&self.more) {
            // The slots of the Start Zone know no designs.
            let alike = self.more[..n].iter().filter(|other| other.kind == more.kind).count();
            let has_room = more.kind.machine().is_some() && alike < usize::from(MOST_DESIGNS);
            let checked =
                if has_room { check_improvement(more.kind, &more.figures()) } else { Err("components-more") };
            checked.map_err(|key| {
                let fault =
                    Fault::at(&["more:"], key).then("kind:", n).with("tile", &format!("{:?}", more.kind));
                fault.with("most", &MOST_DESIGNS.to_string())
            })?;
        }
        let fork = self.fork_faces.0;
        if !fork.contains(&Face::Entrance) || !fork.contains(&Face::Exit) {
            return Err(Fault::at(&["fork_faces:"], "components-faces").with("tile", "fork"));
        }
        let all: u32 = self.all_improvements().iter().map(|(_, figures)| u32::from(figures.copies)).sum();
        if all < u32::from(self.extras) + 2 {
            return Err(Fault::at(&["extras:"], "components-extras"));
        }
        let stacks = self.stacks();
        let whole = stacks.iter().all(|size| (1..=MOST_BLUEPRINTS).contains(size));
        if !whole || stacks.iter().sum::<usize>() != self.blueprints.len() {
            let on = if self.stacks.is_some() { "stacks:" } else { "blueprints:" };
            return Err(Fault::at(&[on], "components-stacks")
                .with("blueprints", &self.blueprints.len().to_string())
                .with("most", &(2 * MOST_BLUEPRINTS).to_string()));
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
}

/// What is wrong with an improvement that works so.
fn check_improvement(kind: Kind, figures: &ImprovementFigures) -> Result<(), &'static str> {
    if figures.copies > MOST_COPIES || figures.value > MOST {
        return Err("components-improvement");
    }
    if figures.recycles.is_empty() || figures.recycles.len() > MOST_RECYCLED {
        return Err("components-recycles");
    }
    let faces = figures.faces.0;
    let exits = |side: &Side| faces[*side as usize] == Face::Exit;
    let leaves_by_exits = figures.out.iter().all(exits);
    let fits = match kind {
        Kind::AdvancedFabricator | Kind::OveractiveFabricator => true,
        Kind::FlightTester => faces.iter().filter(|&&face| face == Face::Flat).count() == 1,
        _ => faces.contains(&Face::Exit),
    };
    let enters = kind.machine().is_none() || faces.contains(&Face::Entrance);
    if !fits || !enters || !leaves_by_exits || figures.out.len() != holes(kind) {
        return Err("components-faces");
    }
    Ok(())
}

/// How many output holes it must have.
const fn holes(kind: Kind) -> usize {
    match kind {
        Kind::GiftWrapper | Kind::FlightTester | Kind::AdvancedFabricator | Kind::OveractiveFabricator => 0,
        Kind::Upgrader | Kind::Repurposer => 1,
        Kind::Duplicator | Kind::StaticCharger => 2,
        Kind::Downgrader => 3,
    }
}
