//! Law 10: somebody changes one value of a position. It is refused, or it is a position like any other.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Deserialize;
use serde_json::{Value as Json, json};

use crate::laws::{Verdict, hold, panic_message};
use crate::playout::{Playout, Tally};
use crate::{Eyes, Game, Luck, Pending, Session};

const LAW: &str = "a position with one value changed is refused or playable";

pub(super) fn a_changed_position_is_refused_or_playable<G: Game>(
    game: &G,
    state: &G::State,
    luck: &mut Luck,
) -> Verdict {
    let mut json = serde_json::to_value(state).map_err(|error| (LAW, error.to_string()))?;
    vandalise(&mut json, luck);
    let seed = luck.bits();
    catch_unwind(AssertUnwindSafe(|| play_out(game, &json, Luck::seeded(seed))))
        .unwrap_or_else(|panic| Err((LAW, panic_message(&*panic))))
        .map_err(|(law, what)| (law, format!("{what}\n{json}")))
}

/// Moves listed here with one value changed, to be tried at the same table: mostly nonsense, sometimes close to it.
pub(super) fn odd_moves<G: Game>(session: &Session<G>, luck: &mut Luck) -> Vec<G::Move> {
    const SAMPLE: usize = 4;
    let Pending::Seats(seats) = session.game().pending(session.state()) else { return Vec::new() };
    let listed: Vec<G::Move> = seats.iter().flat_map(|seat| session.moves(seat)).collect();
    let mut odd = Vec::with_capacity(SAMPLE);
    for mv in (0..SAMPLE).filter_map(|_| luck.pick(&listed).copied()).collect::<Vec<_>>() {
        let Ok(mut json) = serde_json::to_value(mv) else { continue };
        vandalise(&mut json, luck);
        odd.extend(serde_json::from_value::<G::Move>(json));
    }
    odd
}

fn play_out<G: Game>(game: &G, json: &Json, mut luck: Luck) -> Verdict {
    let Ok(mut state) = G::State::deserialize(json) else { return Ok(()) };
    if game.admit(&state).is_err() {
        return Ok(());
    }
    for eyes in Eyes::all(game.seats()) {
        game.sample(&game.view(&state, eyes), &mut luck);
    }
    game.standings(&state);
    let most = game.longest() as u64;
    let mut tally = Tally::default();
    let mut playout = Playout::new(game, luck);
    while playout.step(&mut state, &mut tally) {
        hold!(LAW, tally.decisions <= most && tally.rolls <= 2 * most + 16, "it never ends: {tally:?}");
    }
    hold!(LAW, game.pending(&state) == Pending::Over, "it is stuck: {state:?}");
    game.standings(&state);
    game.view(&state, Eyes::Spectator);
    Ok(())
}

/// Changes one value somewhere in this JSON.
fn vandalise(json: &mut Json, luck: &mut Luck) {
    let mut place = json;
    loop {
        let inside = match &*place {
            Json::Array(items) => items.len(),
            Json::Object(fields) => fields.len(),
            _ => 0,
        };
        // Deeper with every step, but sometimes it is the list or the object itself that is hit.
        if inside == 0 || luck.one_in(8) {
            break;
        }
        let n = luck.below(inside);
        place = match place {
            Json::Array(items) => &mut items[n],
            Json::Object(fields) => match fields.values_mut().nth(n) {
                Some(field) => field,
                None => return,
            },
            _ => return,
        };
    }
    match place {
        Json::Number(number) => {
            let old = number.as_i64().unwrap_or(0);
            let near =
                [old.saturating_add(1), old.saturating_sub(1), old.saturating_add(2), old.saturating_mul(2)];
            let far = [0, 1, 9, 255, -1, 65_536, i64::MAX];
            let new = if luck.one_in(2) { &near[..] } else { &far[..] };
            *place = json!(new[luck.below(new.len())]);
        }
        Json::Bool(flag) => *flag = !*flag,
        Json::String(word) => {
            let mut bytes = std::mem::take(word).into_bytes();
            if bytes.is_empty() || luck.one_in(6) {
                "?".clone_into(word);
                return;
            }
            let n = luck.below(bytes.len());
            bytes[n] =
                if luck.one_in(2) { bytes[n].wrapping_add(1) } else { bytes[n].wrapping_sub(1) } & 0x7f;
            *word = String::from_utf8(bytes).unwrap_or_default();
        }
        Json::Null => *place = json!(luck.below(7)),
        Json::Array(items) => {
            let (n, m) = (luck.below(items.len()), luck.below(items.len()));
            match luck.below(4) {
                _ if items.is_empty() => items.push(json!(1)),
                0 => drop(items.remove(n)),
                1 => items.insert(n, items[m].clone()),
                2 => items.swap(n, m),
                _ => items.clear(),
            }
        }
        Json::Object(fields) => {
            let n = luck.below(fields.len());
            if let Some(key) = fields.keys().nth(n).cloned() {
                let value = fields.remove(&key);
                if luck.one_in(2) {
                    fields.insert(format!("{key}x"), value.unwrap_or_default());
                }
            }
        }
    }
}
