//! What a decision would bring beyond itself: played on a copy of the table, and told in a few words.

use reverie_game::{Game, Log, Phrase, Seat};
use reverie_mech_a_dream::MechADream;
use reverie_mech_a_dream::events::{Cause, Event};
use reverie_mech_a_dream::moves::{Move, Wants};
use reverie_mech_a_dream::state::{Part, Place, State};
use reverie_mech_a_dream::tile::Tile;

use super::marks::{DREAM, lot};
use reverie_terminal::Scene;

/// What the decision brings beyond itself; none for nothing of note.
pub(super) fn effect(
    game: &MechADream,
    state: &State,
    seat: Seat,
    mv: Move,
    scene: &Scene<'_>,
) -> Option<String> {
    // Which robots the others keep would be shown by the last choice.
    if let Move::Keep { .. } = mv {
        return None;
    }
    let mut after = *state;
    let mut events = Vec::new();
    game.play(&mut after, seat, mv, &mut Log::to(&mut events));
    // What time then does to everybody's machines is told by the machine's own schedule.
    let direct =
        events.iter().take_while(|event| !matches!(event, Event::Moved { .. } | Event::Began { .. }));
    let mut told: Vec<Phrase> = Vec::new();
    match mv {
        Move::Buy { tile } => told.extend(bought(game, state, seat, tile)),
        Move::Build { tile } => told.extend(schedule(state, seat, tile, 1)),
        Move::Boost { tile } => {
            if let Place::Belt { slot, .. } = state.tiles.get(tile)
                && slot > 1
            {
                told.push(Phrase::new("mech-bring-slot").with("slot", slot - 1));
            }
        }
        _ => {}
    }
    told.extend(direct.filter_map(|event| consequence(seat, event)));
    let said: Vec<String> = told.iter().map(|phrase| scene.voice.say_to(scene.names, phrase)).collect();
    (!said.is_empty()).then(|| said.join(&scene.voice.word("mech-bring-and")))
}

fn consequence(seat: Seat, event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Gained { seat: who, gain, lost, from } if who == seat => match from {
            Cause::Slot { place } => Phrase::new("mech-bring-place")
                .with("place", place + 1)
                .with("lot", format!("{}{DREAM}", gain.dreams)),
            Cause::Completed { .. } => Phrase::new("mech-bring-reward").with("lot", lot(gain)),
            Cause::Specialist { specialist } if lost.is_nothing() => Phrase::new("mech-bring-specialist")
                .with("number", specialist.number())
                .with("lot", lot(gain)),
            _ if lost.is_nothing() => return None,
            _ => Phrase::new("mech-bring-lost").with("lot", lot(lost)),
        },
        Event::Completed { seat: who, tile, .. } if who == seat => {
            Phrase::new("mech-bring-completes").with("tile", tile.to_string())
        }
        Event::Boosted { seat: who, tile, to, .. } if who == seat && to > 0 => {
            Phrase::new("mech-bring-boosts").with("tile", tile.to_string()).with("slot", to)
        }
        Event::Wasted { seat: who, boosts } if who == seat => {
            Phrase::new("mech-bring-wasted").with("boosts", boosts)
        }
        _ => return None,
    })
}

/// Where a bought machine begins, and when it would be completed.
fn bought(game: &MechADream, state: &State, seat: Seat, tile: Tile) -> Option<Phrase> {
    let (earlier, crew) = match game.wants(state, seat) {
        Wants::Purchase { earlier } => (earlier, 0),
        _ => (0, 1),
    };
    match game.terms(state, seat, tile, earlier).slot {
        0 => None,
        slot => Some(arrival(state, slot, crew)),
    }
}

/// When a machine on the belt would be completed with so many more assistants.
fn schedule(state: &State, seat: Seat, tile: Tile, more: u8) -> Option<Phrase> {
    match state.tiles.get(tile) {
        Place::Belt { slot, .. } => Some(arrival(state, slot, state.assistants_on(seat, tile) + more)),
        _ => None,
    }
}

/// Assistants stay with a machine until the night: it moves once for each of them after every part of the day left.
fn arrival(state: &State, slot: u8, crew: u8) -> Phrase {
    let Some(now) = state.time.part().filter(|_| crew > 0) else {
        return Phrase::new("mech-bring-slot").with("slot", slot);
    };
    let mut left = slot;
    for part in Part::ALL.into_iter().filter(|part| *part >= now) {
        left = left.saturating_sub(crew);
        if left == 0 {
            return Phrase::new(match part {
                Part::Morning => "mech-bring-by-noon",
                Part::Afternoon => "mech-bring-by-evening",
                Part::Evening => "mech-bring-by-night",
            })
            .with("slot", slot);
        }
    }
    Phrase::new("mech-bring-tonight").with("slot", slot).with("left", left)
}
