//! In which form a table's updates are told with the fewest bytes: `cargo bench -p reverie-lab --bench wire`.
//!
//! Bots play whole games of all four; what each of the four seats sees, may do and is told is written in every form, and
//! what that takes is printed for each move, all four seats together. What came of it stands in crates/lab/README.md.

#![allow(clippy::unwrap_used, clippy::cast_precision_loss)] // a study may stop at the first surprise; it counts little

use std::collections::BTreeMap;
use std::io::Write;
use std::time::{Duration, Instant};

use flate2::{Compress, Compression, FlushCompress};
use reverie_game::table::Telling;
use reverie_game::{Eyes, Seat, Table};
use reverie_lab::arena::Setting;
use reverie_lab::studied::OptionSet;
use reverie_splice::patch::remembered;
use reverie_splice::{Plain, difference};
use reverie_visitors::Bot;
use serde_json::{Map, Value as Json, json};

const SEATS: u8 = 4;
const GAMES: u64 = 3;

/// What a form takes: bytes, bytes once deflated with all that was sent before in mind, time.
#[derive(Default)]
struct Cost {
    bytes: usize,
    deflated: usize,
    took: Duration,
}

/// Costs by what is told and in which form.
#[derive(Default)]
struct Costs {
    of: BTreeMap<(&'static str, &'static str), Cost>,
    /// A stream for each pair of eyes and form, as `permessage-deflate` keeps one for each connection.
    streams: BTreeMap<(usize, &'static str, &'static str), Compress>,
    deflating: Duration,
    deflated: usize,
}

impl Costs {
    fn add(&mut self, eyes: usize, what: &'static str, form: &'static str, write: impl FnOnce() -> String) {
        let began = Instant::now();
        let text = write();
        let took = began.elapsed();
        let stream = self.streams.entry((eyes, what, form));
        let stream = stream.or_insert_with(|| Compress::new(Compression::fast(), false));
        let began = Instant::now();
        let mut packed = Vec::with_capacity(text.len() + 64);
        stream.compress_vec(text.as_bytes(), &mut packed, FlushCompress::Sync).unwrap();
        (self.deflating, self.deflated) = (self.deflating + began.elapsed(), self.deflated + 1);
        let cost = self.of.entry((what, form)).or_default();
        cost.bytes += text.len();
        // The four bytes of the flush are left out on the wire.
        cost.deflated += packed.len().saturating_sub(4);
        cost.took += took;
    }
}

/// What one pair of eyes was told last.
#[derive(Default, Clone)]
struct Last {
    view: String,
    legal: String,
    happened: String,
}

fn main() {
    let mut out = std::io::stdout().lock();
    for game in ["daydream", "mech-a-dream", "mechanica", "factory-of-dreams"] {
        let (mut costs, mut moves) = (Costs::default(), 0_u32);
        for deal in 0..GAMES {
            play(game, deal, &mut costs, &mut moves);
        }
        writeln!(out, "\n{game}: {moves} moves; bytes, bytes deflated, µs for a move, all four seats")
            .unwrap();
        for ((what, form), cost) in &costs.of {
            let a_move = |figure: usize| figure as f64 / f64::from(moves);
            let (bytes, deflated) = (a_move(cost.bytes), a_move(cost.deflated));
            let took = cost.took.as_secs_f64() * 1e6 / f64::from(moves);
            writeln!(out, "  {what:8} {form:24} {bytes:9.0} {deflated:9.0} {took:9.1}").unwrap();
        }
        let each = costs.deflating.as_secs_f64() * 1e6 / costs.deflated as f64;
        writeln!(out, "  to deflate a text took {each:.1} µs").unwrap();
    }
}

fn play(game: &str, deal: u64, costs: &mut Costs, moves: &mut u32) {
    let kit = reverie_catalog::find(game).unwrap();
    let set = OptionSet::all(kit.entry).remove(0);
    let setting = Setting { kit, set, seats: SEATS, seed: 1 };
    let bot = Bot::House(kit.level(if deal.is_multiple_of(2) { "random" } else { "greedy" }).unwrap());
    let mut lasts = vec![None::<Last>; usize::from(SEATS)];
    let mut watch = |table: &dyn Table, told: &[Telling]| {
        for (eyes, last) in lasts.iter_mut().enumerate() {
            let now = Last::of(table, eyes, told, last.as_ref());
            if let Some(last) = last {
                compare(costs, eyes, last, &now, told);
            }
            *last = Some(now);
        }
        *moves += 1;
    };
    setting.play(deal, 0, &[&bot; SEATS as usize], &mut watch).unwrap();
    // The table before the first move.
    *moves -= 1;
}

impl Last {
    fn of(table: &dyn Table, eyes: usize, told: &[Telling], last: Option<&Self>) -> Self {
        let seat = Seat::new(u8::try_from(eyes).unwrap()).unwrap();
        let legal = table.legal(seat).map(|legal| serde_json::to_string(&legal).unwrap());
        let before = last.map(|last| last.happened.as_str()).unwrap_or_default();
        Self {
            view: table.view(Eyes::Seat(seat)).unwrap().text().to_owned(),
            legal: legal.unwrap_or_default(),
            happened: remembered(before, Plain::of(heard(told, seat, true)).text()),
        }
    }
}

fn heard(told: &[Telling], seat: Seat, words: bool) -> String {
    let told = told.iter().filter(|told| told.audience.includes(Eyes::Seat(seat)));
    let told = told.map(|told| if words { json!(told) } else { json!(told.event) });
    serde_json::to_string(&told.collect::<Vec<_>>()).unwrap()
}

fn compare(costs: &mut Costs, eyes: usize, last: &Last, now: &Last, told: &[Telling]) {
    let seat = Seat::new(u8::try_from(eyes).unwrap()).unwrap();
    for (what, last, now) in [("view", &last.view, &now.view), ("legal", &last.legal, &now.legal)] {
        costs.add(eyes, what, "whole", || now.clone());
        if last == now || now.is_empty() {
            continue;
        }
        // An own value is read anew: whoever tells it has the text.
        let read = |text: &str| serde_json::from_str::<Json>(text).unwrap_or_default();
        costs.add(eyes, what, "merge patch (RFC 7396)", || merged(&read(last), &read(now)).to_string());
        costs.add(eyes, what, "JSON Patch (RFC 6902)", || {
            serde_json::to_string(&json_patch::diff(&read(last), &read(now))).unwrap()
        });
        costs.add(eyes, what, "tree of what changed", || tree(&read(last), &read(now)).to_string());
        if what == "legal" {
            costs.add(eyes, what, "by kind, with ranges", || kinds(&read(now)).to_string());
        }
        costs.add(eyes, what, "splices", || {
            difference(Plain::of(last.as_str()).text(), &Plain::of(now.as_str()))
        });
    }
    if told.is_empty() {
        return;
    }
    costs.add(eyes, "events", "whole", || heard(told, seat, true));
    costs.add(eyes, "events", "without words", || heard(told, seat, false));
    costs.add(eyes, "events", "splices", || difference(&last.happened, &Plain::of(heard(told, seat, true))));
    let events = Plain::of(heard(told, seat, false));
    costs.add(eyes, "events", "splices without words", || difference(&last.happened, &events));
}

/// RFC 7396. A `null` of the game's would not come over: the form is only weighed.
fn merged(old: &Json, new: &Json) -> Json {
    let (Json::Object(old), Json::Object(fields)) = (old, new) else { return new.clone() };
    let mut patch = Map::new();
    for (name, value) in fields {
        match old.get(name) {
            Some(before) if before == value => {}
            Some(before) => drop(patch.insert(name.clone(), merged(before, value))),
            None => drop(patch.insert(name.clone(), value.clone())),
        }
    }
    let gone = old.keys().filter(|name| !fields.contains_key(*name));
    patch.extend(gone.map(|name| (name.clone(), Json::Null)));
    Json::Object(patch)
}

/// A form of our own: objects and lists of the same length by their places, other lists by what is between their common
/// beginning and end, a new value in brackets.
fn tree(old: &Json, new: &Json) -> Json {
    match (old, new) {
        (Json::Object(old), Json::Object(fields)) => {
            let mut patch = Map::new();
            for (name, value) in fields.iter().filter(|(name, value)| old.get(*name) != Some(value)) {
                patch.insert(
                    name.clone(),
                    old.get(name).map_or_else(|| json!([value]), |old| tree(old, value)),
                );
            }
            patch.extend(
                old.keys().filter(|name| !fields.contains_key(*name)).map(|name| (name.clone(), json!(0))),
            );
            Json::Object(patch)
        }
        (Json::Array(old), Json::Array(list)) if old.len() == list.len() => {
            let changed = old.iter().zip(list).enumerate().filter(|(_, (old, new))| old != new);
            let patch = changed.map(|(n, (old, new))| (n.to_string(), tree(old, new))).collect();
            let (patch, whole) = (Json::Object(patch), json!([list]));
            if patch.to_string().len() < whole.to_string().len() { patch } else { whole }
        }
        (Json::Array(old), Json::Array(list)) => {
            let before = old.iter().zip(list).take_while(|(old, new)| old == new).count();
            let rest = old.len().min(list.len()) - before;
            let after = old
                .iter()
                .rev()
                .zip(list.iter().rev())
                .take(rest)
                .take_while(|(old, new)| old == new)
                .count();
            json!({ "at": [before, old.len() - before - after], "new": list[before..list.len() - after] })
        }
        _ => json!([new]),
    }
}

/// A form of our own: moves one after the other that differ in one field only are one, with a list of what it may be.
fn kinds(legal: &Json) -> Json {
    let mut kinds: Vec<(Json, Option<String>)> = Vec::new();
    for mv in legal["moves"].as_array().into_iter().flatten() {
        let (Some((kind, range)), Some(fields)) = (kinds.last_mut(), mv.as_object()) else {
            kinds.push((mv.clone(), None));
            continue;
        };
        let same = kind.as_object().is_some_and(|kind| kind.keys().eq(fields.keys()));
        let differing: Vec<&String> = fields.keys().filter(|name| kind[*name] != mv[*name]).collect();
        match (range.as_ref(), &*differing) {
            (Some(name), [one]) if same && *one == name => {
                kind[name.as_str()].as_array_mut().unwrap().push(mv[name.as_str()].clone());
            }
            (None, [one]) if same => {
                kind[one.as_str()] = json!([kind[one.as_str()], mv[one.as_str()]]);
                *range = Some((*one).clone());
            }
            _ => kinds.push((mv.clone(), None)),
        }
    }
    Json::Array(kinds.into_iter().map(|(kind, _)| kind).collect())
}
