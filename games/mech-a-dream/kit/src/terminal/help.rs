//! What each mark and each part of the table means, what a tile is and where it lies, and the rules.

use reverie_game::{Phrase, Seat};
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::cards::{Robot, Specialist};
use reverie_mech_a_dream::state::{Place, State};
use reverie_mech_a_dream::tile::{Family, Tile};

use super::marks::{self, RAINBOW, lot};
use super::typed;
use reverie_terminal::Scene;
use reverie_terminal::typed::{topic as typed_topic, words};
use reverie_text::Lang;

/// What there is help on. Its text is `mech-help-NAME`, with the words for it.
pub(super) const TOPICS: &[&str] = &[
    "marks",
    "flowers",
    "ink",
    "rainbows",
    "dreams",
    "boost",
    "activation",
    "assistants",
    "day",
    "stock",
    "dock",
    "buy",
    "build",
    "workshop",
    "blue",
    "red",
    "green",
    "yellow",
    "night",
    "robot",
    "specialists",
    "end",
];

/// Help on a topic, a tile, a robot or a Specialist.
pub(super) fn help(
    game: &MechADream,
    state: &State,
    seat: Seat,
    topic: &str,
    scene: &Scene<'_>,
) -> Option<String> {
    let say = |phrase: &Phrase| scene.voice.say_to(scene.names, phrase);
    let board = game.board();
    if let Some(tile) = typed::tile(topic).filter(|&tile| board.has(tile)) {
        let told: Vec<String> = about_tile(game, state, seat, tile).iter().map(say).collect();
        return Some(told.join("\n  "));
    }
    // By any of its words, or by its letter.
    let numbered = |key: &str, letter: char| -> Option<u8> {
        let mut words = Lang::all().flat_map(|lang| words(lang, key));
        let rest = words.find_map(|word| topic.strip_prefix(&word)?.trim().parse().ok());
        rest.or_else(|| topic.strip_prefix(letter)?.parse().ok())
    };
    let robot = numbered("mech-help-robot.typed", 'r').and_then(Robot::new);
    if let Some(robot) = robot.filter(|robot| robot.index() < board.robots.len()) {
        let start = lot(board.robot(robot).start);
        return Some(say(&Phrase::new("mech-help-a-robot")
            .with("robot", marks::robot(game, robot))
            .with("start", start)));
    }
    let specialist = numbered("mech-help-specialists.typed", 's').and_then(Specialist::new);
    if let Some(one) = specialist.filter(|one| one.index() < board.specialists.len()) {
        let phrase = Phrase::new("mech-help-a-specialist")
            .with("number", one.number())
            .with("name", game.specialist_name(one))
            .with("does", marks::specialist(game, one));
        let hired = state.specialists.iter().find(|hired| hired.specialist == one);
        let whose = match hired.map(|hired| (hired.by, hired.price)) {
            None => Phrase::new("mech-help-specialist-absent"),
            Some((None, price)) => {
                Phrase::new("mech-help-specialist-middle").with("price", format!("{price}{RAINBOW}"))
            }
            Some((Some(by), price)) => Phrase::new("mech-help-specialist-of")
                .with("who", scene.voice.name(scene.names, by))
                .with("price", format!("{price}{RAINBOW}")),
        };
        return Some(format!("{} {}", say(&phrase), say(&whose)));
    }
    let name = typed_topic(TOPICS, "mech-help-", topic)?;
    let said = say(&Phrase::new(format!("mech-help-{name}")));
    if name != "robot" || !board.with_robots {
        return Some(said);
    }
    let robots = board.all_robots().map(|robot| {
        let start = lot(board.robot(robot).start);
        say(&Phrase::new("mech-menu-keep").with("robot", marks::robot(game, robot)).with("start", start))
    });
    Some(std::iter::once(said).chain(robots).collect::<Vec<_>>().join("\n  "))
}

fn about_tile(game: &MechADream, state: &State, seat: Seat, tile: Tile) -> Vec<Phrase> {
    let figures = game.board().tile(tile);
    let price = marks::printed(game, tile);
    let family = match tile.family() {
        Family::Resource => "mech-help-is-blue",
        Family::Power => "mech-help-is-red",
        Family::Economical => "mech-help-is-green",
        Family::Crystal => "mech-help-is-yellow",
    };
    let what = Phrase::new("mech-help-tile")
        .with("tile", tile.to_string())
        .with("family", Phrase::new(family))
        .with("price", lot(price))
        .with("time", figures.time)
        .with("does", marks::machine(game, tile));
    let place = match state.tiles.get(tile) {
        Place::Pile => Phrase::new("mech-help-tile-pile"),
        Place::Sale { .. } => {
            let terms = game.terms(state, seat, tile, 0);
            let key = if terms.slot == 0 { "mech-help-tile-sale-at-once" } else { "mech-help-tile-sale" };
            Phrase::new(key).with("price", lot(terms.price)).with("slot", terms.slot)
        }
        Place::Belt { seat: owner, slot } => {
            let crew = state.assistants_on(owner, tile);
            let key = if owner == seat { "mech-help-tile-own-belt" } else { "mech-help-tile-belt" };
            Phrase::new(key).with("who", owner).with("slot", slot).with("crew", crew)
        }
        Place::Workshop { seat: owner, place, used } => {
            let key = match (owner == seat, used) {
                (true, false) => "mech-help-tile-own-workshop",
                (true, true) => "mech-help-tile-own-used",
                (false, _) => "mech-help-tile-workshop",
            };
            Phrase::new(key).with("who", owner).with("place", place + 1)
        }
    };
    vec![what, place]
}

/// The rules of these variations, paragraph by paragraph.
pub(super) fn rules(game: &MechADream) -> Vec<Phrase> {
    let board = game.board();
    let mut keys = vec![
        "mech-rules-goal",
        "mech-rules-day",
        "mech-rules-stock",
        "mech-rules-dock",
        "mech-rules-buy",
        "mech-rules-build",
        "mech-rules-time",
        "mech-rules-families",
        "mech-rules-boosts",
        "mech-rules-night",
    ];
    if board.with_robots {
        keys.push("mech-rules-robots");
    }
    if board.with_specialists {
        keys.push("mech-rules-specialists");
    }
    keys.push("mech-rules-end");
    keys.into_iter().map(Phrase::new).collect()
}
