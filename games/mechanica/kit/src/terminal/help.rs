//! What each tile does and where it stands, what the marks mean, and the rules.

use reverie_game::{Game, Phrase, Seat};
use reverie_mechanica::Mechanica;
use reverie_mechanica::components::{Faces, Improvement, Kind};
use reverie_mechanica::floor::{Side, Square};
use reverie_mechanica::names::{bots_words, improvement_words, tile_words};
use reverie_mechanica::state::State;

use super::{marks, typed};
use reverie_terminal::Scene;
use reverie_terminal::typed::topic as typed_topic;

/// What there is help on. Its text is `mechanica-help-NAME`, with the words for it.
pub(super) const TOPICS: &[&str] = &[
    "marks",
    "bots",
    "run",
    "plan",
    "fork",
    "truck",
    "start",
    "shop",
    "recycle",
    "install",
    "demolish",
    "sell",
    "blueprints",
    "money",
    "tomorrow",
    "armand",
    "end",
];

/// The help on each tile.
const fn about(tile: Improvement) -> &'static str {
    match tile.kind() {
        Kind::GiftWrapper => "mechanica-help-gift-wrapper",
        Kind::Upgrader => "mechanica-help-upgrader",
        Kind::Duplicator => "mechanica-help-duplicator",
        Kind::Downgrader => "mechanica-help-downgrader",
        Kind::Repurposer => "mechanica-help-repurposer",
        Kind::FlightTester => "mechanica-help-flight-tester",
        Kind::StaticCharger => "mechanica-help-static-charger",
        Kind::AdvancedFabricator => "mechanica-help-advanced-fabricator",
        Kind::OveractiveFabricator => "mechanica-help-overactive-fabricator",
    }
}

/// Help on a topic, a tile, or what lies on a square.
pub(super) fn help(
    game: &Mechanica,
    state: &State,
    seat: Seat,
    topic: &str,
    scene: &Scene<'_>,
) -> Option<String> {
    let say = |phrase: &Phrase| scene.voice.say_to(scene.names, phrase);
    if let Ok(square) = topic.parse::<Square>() {
        let lying = state.factories.get(seat.index()).and_then(|factory| factory.tile(square));
        let Some(tile) = lying else {
            return Some(say(&Phrase::new("mechanica-help-empty").with("square", square.to_string())));
        };
        return Some(tile.improvement().map_or_else(
            || format!("{}\n  {}", say(&tile_words(tile)), say(&Phrase::new("mechanica-help-fork"))),
            |improvement| tile_help(game, improvement, scene),
        ));
    }
    if let Some(tile) = topic.split(' ').find_map(|word| typed::tile(game, word)) {
        return Some(tile_help(game, tile, scene));
    }
    let name = typed_topic(TOPICS, "mechanica-help-", topic)?;
    Some(say(&Phrase::new(format!("mechanica-help-{name}"))))
}

fn tile_help(game: &Mechanica, tile: Improvement, scene: &Scene<'_>) -> String {
    let say = |phrase: &Phrase| scene.voice.say_to(scene.names, phrase);
    let figures = game.board().figures(tile);
    let what = Phrase::new("mechanica-help-tile")
        .with("tile", improvement_words(tile))
        .with("does", Phrase::new(about(tile)))
        .with("value", figures.value)
        .with("bots", bots_words(figures.recycles.iter().copied().collect()));
    if tile.machine().is_none() {
        return say(&what);
    }
    let faces = Phrase::new("mechanica-help-faces").with("faces", arrows(figures.faces));
    format!("{}\n  {}", say(&what), say(&faces))
}

/// The four sides of a tile as it lies facing east.
fn arrows(faces: Faces) -> String {
    let sides = Side::ALL.into_iter().zip(faces.0);
    sides.map(|(side, face)| marks::face(side, face)).collect::<Vec<_>>().join(" ")
}

/// The rules, paragraph by paragraph.
pub(super) fn rules(game: &Mechanica) -> Vec<Phrase> {
    let mut keys = vec![
        "play-rules-mechanica-goal",
        "play-rules-mechanica-run",
        "play-rules-mechanica-tiles",
        "play-rules-mechanica-collide",
        "play-rules-mechanica-turn",
        "play-rules-mechanica-fit",
        "play-rules-mechanica-make",
        "play-rules-mechanica-shop",
        "play-rules-mechanica-blueprints",
    ];
    if game.seats() == 1 {
        keys.push("play-rules-mechanica-armand");
    }
    keys.push("play-rules-mechanica-end");
    keys.into_iter().map(Phrase::new).collect()
}
