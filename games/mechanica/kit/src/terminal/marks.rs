//! Bots and tiles in few letters, in the colours of their models.

use anstyle::{AnsiColor, Style};
use reverie_mechanica::floor::{Face, Machine, Model, Side};
use reverie_mechanica::state::{Bots, Fabricator, Truck};

use reverie_terminal::Scene;
use reverie_terminal::paint::{DIM, PLAIN, Row, colour};

/// The colour of a model.
const fn model_style(model: Model) -> Style {
    colour(match model {
        Model::Basic => AnsiColor::Cyan,
        Model::Plus => AnsiColor::Yellow,
        Model::Deluxe => AnsiColor::Magenta,
    })
    .bold()
}

const fn model_key(model: Model) -> &'static str {
    match model {
        Model::Basic => "mechanica-mark-basic",
        Model::Plus => "mechanica-mark-plus",
        Model::Deluxe => "mechanica-mark-deluxe",
    }
}

/// One bot, by its letter.
pub(super) fn bot(scene: &Scene<'_>, model: Model) -> Row {
    Row::new().and(model_style(model), scene.voice.word(model_key(model)))
}

/// A hole, with the bot in it or empty.
pub(super) fn hole(scene: &Scene<'_>, inside: Option<Model>) -> Row {
    inside.map_or_else(|| Row::new().and(DIM, "–"), |model| bot(scene, model))
}

/// These bots, one letter each; "–" for none.
pub(super) fn bots(scene: &Scene<'_>, bots: Bots) -> Row {
    if bots.is_empty() {
        return hole(scene, None);
    }
    bots.iter().fold(Row::new(), |mut row, model| {
        row.append(bot(scene, model));
        row
    })
}

/// The same as a word of a sentence.
pub(super) fn bots_text(scene: &Scene<'_>, bots: Bots) -> String {
    if bots.is_empty() {
        return "–".to_owned();
    }
    bots.iter().map(|model| scene.voice.word(model_key(model))).collect()
}

/// A truck with what is aboard, and a place for each bot that still fits.
pub(super) fn truck(scene: &Scene<'_>, truck: Truck) -> Row {
    let mut row = Row::new().and(PLAIN, "[");
    for model in truck.bots.iter() {
        row.append(bot(scene, model));
    }
    for _ in truck.bots.len()..truck.size.room() {
        row.append(hole(scene, None));
    }
    row.and(PLAIN, "]")
}

/// The letters of a tile.
pub(super) const fn machine_key(machine: Machine) -> &'static str {
    match machine {
        Machine::Fork => "mechanica-mark-fork",
        Machine::GiftWrapper => "mechanica-mark-gift-wrapper",
        Machine::Upgrader => "mechanica-mark-upgrader",
        Machine::Duplicator => "mechanica-mark-duplicator",
        Machine::Downgrader => "mechanica-mark-downgrader",
        Machine::Repurposer => "mechanica-mark-repurposer",
        Machine::FlightTester => "mechanica-mark-flight-tester",
        Machine::StaticCharger => "mechanica-mark-static-charger",
    }
}

/// The letters of a Fabricator.
pub(super) const fn fabricator_key(fabricator: Fabricator) -> &'static str {
    match fabricator {
        Fabricator::Basic => "mechanica-mark-basic-fabricator",
        Fabricator::Advanced => "mechanica-mark-advanced-fabricator",
        Fabricator::Overactive => "mechanica-mark-overactive-fabricator",
    }
}

/// What is on a side of a tile: an arrow the way bots pass there, or a wall.
pub(super) const fn face(side: Side, face: Face) -> &'static str {
    let passing = match face {
        Face::Exit => side,
        Face::Entrance => side.across(),
        Face::Flat => {
            return match side {
                Side::North | Side::South => "─",
                Side::East | Side::West => "│",
            };
        }
    };
    match passing {
        Side::North => "↑",
        Side::East => "→",
        Side::South => "↓",
        Side::West => "←",
    }
}
