//! The menu of decisions: under which heading each stands, and what it is called there.

use reverie_game::{Phrase, Seat, Told};
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::engines::Engine;
use reverie_mech_a_dream::moves::{Move, Wants};
use reverie_mech_a_dream::state::{Owed, Part, Place, State};

use super::marks::{FLOWER, RAINBOW, effect, lot, machine, packages, robot, specialist};

/// The headings, in the order in which they stand: its rank, and its words.
pub(super) fn section(mv: Move) -> Option<(u8, Phrase)> {
    let (rank, key) = match mv {
        Move::Stock { .. } | Move::Recruit { .. } => (1, "mech-menu-at-stock"),
        Move::Dock => (2, "mech-menu-at-dock"),
        Move::Buy { .. } => (3, "mech-menu-to-buy"),
        Move::Build { .. } => (4, "mech-menu-to-build"),
        Move::Use { .. } => (5, "mech-menu-to-use"),
        Move::Copy { .. } => (6, "mech-menu-to-copy"),
        Move::Everything | Move::Decline | Move::Done => (7, "mech-menu-or"),
        Move::Keep { .. } | Move::Hire { .. } | Move::Boost { .. } | Move::Bonus { .. } => return None,
    };
    Some((rank, Phrase::new(key)))
}

/// What a decision is called under its heading.
pub(super) fn words(game: &MechADream, state: &State, seat: Seat, mv: Move) -> Vec<Phrase> {
    let phrase = match mv {
        Move::Stock { choice } => {
            let Wants::Work(part) = game.wants(state, seat) else { return game.move_words(state, seat, mv) };
            let floor = game.board().stock_room.floor(part);
            let chosen = floor.choice.get(usize::from(choice)).copied().unwrap_or_default();
            Phrase::new("mech-mark").with("marks", lot(floor.fixed.and(chosen)))
        }
        Move::Recruit { specialist: one } => {
            let hired = state.specialists.iter().find(|hired| hired.specialist == one);
            let from = match hired.and_then(|hired| hired.by) {
                Some(by) => Phrase::new("mech-menu-recruit").with("who", by),
                None => Phrase::new("mech-menu-recruit-middle"),
            };
            let fixed = match game.wants(state, seat) {
                Wants::Work(part) => game.board().stock_room.floor(part).fixed,
                _ => return game.move_words(state, seat, mv),
            };
            from.with("lot", lot(fixed))
                .with("number", one.number())
                .with("name", game.specialist_name(one))
                .with("price", format!("{}{RAINBOW}", hired.map_or(0, |hired| hired.price)))
        }
        Move::Dock => {
            let card = state.delivery.map(|delivery| game.board().delivery(delivery));
            let row = card.zip(state.time.part()).map_or(&[][..], |(card, part)| card.packages(part));
            let flowers = game.gate(state, seat).unwrap_or(0);
            Phrase::new("mech-menu-dock")
                .with("price", format!("{flowers}{FLOWER}"))
                .with("packages", packages(row))
        }
        Move::Buy { tile } => {
            let earlier = match game.wants(state, seat) {
                Wants::Purchase { earlier } => earlier,
                _ => 0,
            };
            let price = game.terms(state, seat, tile, earlier).price;
            let key = if price.is_nothing() { "mech-menu-buy-free" } else { "mech-menu-buy" };
            Phrase::new(key)
                .with("tile", tile.to_string())
                .with("does", machine(game, tile))
                .with("price", lot(price))
        }
        Move::Build { tile } | Move::Boost { tile } => {
            let slot = match state.tiles.get(tile) {
                Place::Belt { slot, .. } => slot,
                _ => 0,
            };
            Phrase::new("mech-menu-machine")
                .with("tile", tile.to_string())
                .with("does", machine(game, tile))
                .with("slot", slot)
        }
        Move::Use { engine, way } => {
            let does = game.ways(state, seat, engine).get(usize::from(way)).copied().unwrap_or_default();
            Phrase::new("mech-menu-use").with("engine", engine_name(engine)).with("does", effect(&does))
        }
        Move::Copy { of, engine, way } => {
            let does = game.ways(state, of, engine).get(usize::from(way)).copied().unwrap_or_default();
            Phrase::new("mech-menu-copy")
                .with("who", of)
                .with("engine", engine_name(engine))
                .with("does", effect(&does))
        }
        Move::Bonus { specialist: one, way } => {
            let gain = game.board().specialist(one).ways.get(usize::from(way)).copied().unwrap_or_default();
            Phrase::new("mech-menu-bonus")
                .with("number", one.number())
                .with("name", game.specialist_name(one))
                .with("lot", lot(gain))
        }
        Move::Keep { robot: one } => Phrase::new("mech-menu-keep")
            .with("robot", robot(game, one))
            .with("start", lot(game.board().robot(one).start)),
        Move::Hire { specialist: one } => Phrase::new("mech-menu-hire")
            .with("number", one.number())
            .with("name", game.specialist_name(one))
            .with("does", specialist(game, one)),
        Move::Everything => Phrase::new("mech-menu-everything"),
        Move::Decline => Phrase::new("mech-menu-decline"),
        Move::Done => Phrase::new("mech-menu-done"),
    };
    vec![phrase]
}

/// "B7", or the robot.
fn engine_name(engine: Engine) -> Phrase {
    match engine {
        Engine::Robot => Phrase::new("mech-menu-robot"),
        Engine::Machine(tile) => Phrase::new("mech-mark").with("marks", tile.to_string()),
    }
}

/// What a seat is to decide now.
pub(super) fn asks(game: &MechADream, state: &State, seat: Seat) -> Phrase {
    let owed = state.players.get(seat.index()).and_then(|player| player.owes.last().copied());
    match (game.wants(state, seat), owed) {
        (Wants::Robot(_), _) => Phrase::new("mech-ask-robot"),
        (Wants::Specialist, _) => Phrase::new("mech-ask-specialist"),
        (Wants::Work(Part::Morning), _) => Phrase::new("mech-ask-morning"),
        (Wants::Work(Part::Afternoon), _) => Phrase::new("mech-ask-afternoon"),
        (Wants::Work(Part::Evening), _) => Phrase::new("mech-ask-evening"),
        (Wants::Boost, Some(Owed::Boosts { left })) => Phrase::new("mech-ask-boost").with("boosts", left),
        (Wants::Activation { robot }, Some(Owed::Activations { left, .. })) => {
            let key = if robot { "mech-ask-activate" } else { "mech-ask-activate-machine" };
            Phrase::new(key).with("activations", left)
        }
        (Wants::Purchase { earlier }, _) => Phrase::new("mech-ask-purchase").with("earlier", earlier),
        (Wants::Bonus(_), _) => Phrase::new("mech-ask-bonus"),
        (Wants::Night, _) => Phrase::new("mech-ask-night"),
        (Wants::Nothing | Wants::Boost | Wants::Activation { .. }, _) => Phrase::new("mech-ask-nothing"),
    }
}
