//! What things are called: models and bots, tiles, trucks, sides, holes, where a ride leads.

use reverie_game::Phrase;

use crate::components::{Improvement, Kind};
use crate::floor::{Design, Floor, Model, ROWS, Side, Square, Tile};
use crate::moves::Site;
use crate::route::{End, Leg, Origin, Ride};
use crate::state::{Bots, Fabricator, Factory, Hole, Size};

/// The rows from the top are called like those of the squares: a, b and c.
pub fn row_name(row: u8) -> String {
    char::from(b'a' + row.min(ROWS - 1)).to_string()
}

/// Whom one plays against alone.
pub fn armand_words() -> Phrase {
    Phrase::new("mechanica-armand")
}

/// "Plus".
pub fn model_words(model: Model) -> Phrase {
    Phrase::new(match model {
        Model::Basic => "mechanica-basic",
        Model::Plus => "mechanica-plus",
        Model::Deluxe => "mechanica-deluxe",
    })
}

/// "2 Basics and 1 Plus".
pub fn bots_words(bots: Bots) -> Phrase {
    let counts = [
        ("mechanica-basics", bots.basic),
        ("mechanica-pluses", bots.plus),
        ("mechanica-deluxes", bots.deluxe),
    ];
    let counted = counts.into_iter().filter(|&(_, count)| count > 0);
    listed(counted.map(|(key, count)| Phrase::new(key).with("count", count)).collect())
        .unwrap_or_else(|| Phrase::new("mechanica-no-bots"))
}

/// "one, another and a third"; nothing for nothing.
pub(crate) fn listed(mut items: Vec<Phrase>) -> Option<Phrase> {
    let mut words = items.pop()?;
    let mut key = "mechanica-list-and";
    while let Some(item) = items.pop() {
        words = Phrase::new(key).with("first", item).with("rest", words);
        key = "mechanica-list";
    }
    Some(words)
}

/// The name of an improvement, as a heading: "Upgrader".
pub fn improvement_words(improvement: Improvement) -> Phrase {
    let words = Phrase::new(match improvement.kind() {
        Kind::GiftWrapper => "mechanica-gift-wrapper",
        Kind::Upgrader => "mechanica-upgrader",
        Kind::Duplicator => "mechanica-duplicator",
        Kind::Downgrader => "mechanica-downgrader",
        Kind::Repurposer => "mechanica-repurposer",
        Kind::FlightTester => "mechanica-flight-tester",
        Kind::StaticCharger => "mechanica-static-charger",
        Kind::AdvancedFabricator => "mechanica-advanced-fabricator",
        Kind::OveractiveFabricator => "mechanica-overactive-fabricator",
    });
    numbered(words, improvement)
}

/// One of them, in a sentence: "an Upgrader".
pub fn an_improvement(improvement: Improvement) -> Phrase {
    let words = Phrase::new(match improvement.kind() {
        Kind::GiftWrapper => "mechanica-a-gift-wrapper",
        Kind::Upgrader => "mechanica-an-upgrader",
        Kind::Duplicator => "mechanica-a-duplicator",
        Kind::Downgrader => "mechanica-a-downgrader",
        Kind::Repurposer => "mechanica-a-repurposer",
        Kind::FlightTester => "mechanica-a-flight-tester",
        Kind::StaticCharger => "mechanica-a-static-charger",
        Kind::AdvancedFabricator => "mechanica-an-advanced-fabricator",
        Kind::OveractiveFabricator => "mechanica-an-overactive-fabricator",
    });
    numbered(words, improvement)
}

/// The second that works so is called "Upgrader 2".
fn numbered(words: Phrase, improvement: Improvement) -> Phrase {
    match improvement.design() {
        Design::FIRST => words,
        design => Phrase::new("mechanica-another").with("tile", words).with("number", design.number()),
    }
}

/// The name of what lies on the floor, as a heading.
pub fn tile_words(tile: &Tile) -> Phrase {
    tile.improvement().map_or_else(|| Phrase::new("mechanica-fork"), improvement_words)
}

/// One of them, in a sentence.
pub fn a_tile(tile: &Tile) -> Phrase {
    tile.improvement().map_or_else(|| Phrase::new("mechanica-a-fork"), an_improvement)
}

/// The name of a Fabricator, as a heading.
pub fn fabricator_words(fabricator: Fabricator) -> Phrase {
    match fabricator {
        Fabricator::Basic => Phrase::new("mechanica-basic-fabricator"),
        Fabricator::Advanced => improvement_words(Kind::AdvancedFabricator.into()),
        Fabricator::Overactive => improvement_words(Kind::OveractiveFabricator.into()),
    }
}

pub(crate) fn a_fabricator(fabricator: Fabricator) -> Phrase {
    an_improvement(Improvement::from(match fabricator {
        // The Basic Fabricator is never installed.
        Fabricator::Basic | Fabricator::Advanced => Kind::AdvancedFabricator,
        Fabricator::Overactive => Kind::OveractiveFabricator,
    }))
}

/// The name of a truck, as a heading.
pub fn truck_words(size: Size) -> Phrase {
    Phrase::new(match size {
        Size::Small => "mechanica-small-truck",
        Size::Big => "mechanica-big-truck",
        Size::Huge => "mechanica-huge-truck",
    })
}

pub(crate) fn a_truck(size: Size) -> Phrase {
    Phrase::new(match size {
        Size::Small | Size::Big => "mechanica-a-big-truck",
        Size::Huge => "mechanica-a-huge-truck",
    })
}

/// "east".
pub fn side_words(side: Side) -> Phrase {
    Phrase::new(match side {
        Side::North => "mechanica-north",
        Side::East => "mechanica-east",
        Side::South => "mechanica-south",
        Side::West => "mechanica-west",
    })
}

/// Where a tile faces that has been turned so many times.
pub fn facing_words(turns: u8) -> Phrase {
    side_words(Side::East.turned(turns))
}

/// What stands somewhere, with its name.
pub fn standing_words(factory: &Factory, site: Site) -> Phrase {
    match site {
        Site::Floor { square } => Phrase::new("mechanica-site-floor")
            .with("tile", tile_words(&factory.tile(square).copied().unwrap_or_default()))
            .with("square", square.to_string()),
        Site::Start { row } => {
            let fabricator = factory.start.get(usize::from(row)).and_then(|slot| slot.fabricator);
            Phrase::new("mechanica-site-row")
                .with("tile", fabricator_words(fabricator.unwrap_or(Fabricator::Basic)))
                .with("row", row_name(row))
        }
        Site::Dock { row } => {
            let truck = factory.trucks.get(usize::from(row)).copied().unwrap_or_default();
            Phrase::new("mechanica-site-row").with("tile", truck_words(truck.size)).with("row", row_name(row))
        }
    }
}

pub(crate) fn hole_words(hole: Hole) -> Phrase {
    Phrase::new(if hole.side { "mechanica-hole-side" } else { "mechanica-hole" })
        .with("row", row_name(hole.row))
}

/// A hole, and the bot that goes when another comes.
pub(crate) fn over_words(hole: Phrase, lost: Option<Model>) -> Phrase {
    match lost {
        None => hole,
        Some(model) => Phrase::new("mechanica-over").with("hole", hole).with("model", model_words(model)),
    }
}

pub(crate) fn into_hole_words(factory: &Factory, hole: Hole) -> Phrase {
    let there = factory.holes().find(|&(known, _)| known == hole).and_then(|(_, bot)| bot);
    over_words(hole_words(hole), there)
}

/// The tile on a square, or the square alone where nobody knows what lies there.
pub(crate) fn square_words(square: Square, floor: Option<&Floor>) -> Phrase {
    match floor.and_then(|floor| floor[square.index()]) {
        Some(tile) => Phrase::new("mechanica-square-with").with("tile", tile_words(&tile)),
        None => Phrase::new("mechanica-square"),
    }
    .with("square", square.to_string())
}

/// Where bots come together.
pub fn at_words(at: End, floor: Option<&Floor>) -> Phrase {
    match at {
        End::Truck { row } => Phrase::new("mechanica-at-truck").with("row", row_name(row)),
        End::Tile { square } => Phrase::new("mechanica-at-tile").with("square", square_words(square, floor)),
        End::Lost => Phrase::new("mechanica-at-nowhere"),
    }
}

/// Where a ride ends, and what it brings.
pub fn ride_words(ride: &Ride, floor: &Floor) -> Phrase {
    let end = match ride.end {
        End::Truck { row } => Phrase::new("mechanica-end-truck").with("row", row_name(row)),
        End::Tile { square } => {
            Phrase::new("mechanica-end-tile").with("square", square_words(square, Some(floor)))
        }
        End::Lost => Phrase::new("mechanica-end-lost"),
    };
    let mut brings = Vec::new();
    if ride.vault > 0 {
        brings.push(Phrase::new("mechanica-to-vault").with("money", ride.vault));
    }
    if ride.wallet > 0 {
        brings.push(Phrase::new("mechanica-to-wallet").with("money", ride.wallet));
    }
    let charge = |square: Square| Phrase::new("mechanica-charge").with("square", square.to_string());
    brings.extend(ride.charged.iter().map(charge));
    match listed(brings) {
        Some(brings) => Phrase::new("mechanica-ride-with").with("end", end).with("brings", brings),
        None => end,
    }
}

/// Where a bot was last seen.
pub(crate) fn last_square(from: Origin, way: &[Leg]) -> String {
    let first = match from {
        Origin::Start { hole } => Square::at(hole.row, 0),
        Origin::Tile { square, .. } => Some(square),
    };
    way.last().map(|leg| leg.square).or(first).map_or_else(String::new, |square| square.to_string())
}
