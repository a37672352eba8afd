//! What honest people bring to the doors: a game that was really played, for some turns.

use reverie_doors::Door;
use reverie_game::table::Act;
use reverie_game::{Chance, Dealer, GameEntry, Luck, Seed, Table, Turn};
use reverie_kit::Kit;
use serde_json::json;

/// How many decisions are played: some turns, so that what is kept of them stays small.
const SOME: usize = 24;

/// Something for each door, as it comes from this game.
pub(crate) fn of(kit: &Kit) -> Vec<(Door, Vec<u8>)> {
    let entry = kit.entry;
    let table = played(entry);
    let record = table.record(true);
    let position = json!({
        "game": entry.name, "seats": record.seats, "options": record.options, "state": table.state(),
    });
    let steps = record.steps().into_iter().map(|step| serde_json::to_string(&step).unwrap());
    let steps: Vec<String> = std::iter::once(entry.name.to_owned()).chain(steps).collect();
    vec![
        (Door::Record, serde_json::to_vec(&record).unwrap()),
        (Door::Position, serde_json::to_vec(&position).unwrap()),
        (Door::Components, format!("{}\n{}", entry.name, kit.components).into_bytes()),
        (Door::Step, steps.join("\n").into_bytes()),
    ]
}

/// A table some turns on.
fn played(entry: &GameEntry) -> Box<dyn Table> {
    let chance = Chance::Dealt(Dealer::new(Seed::named("honest")));
    let mut table = (entry.open)(entry.seats.1, &json!({}), chance).unwrap();
    table.settle();
    let mut luck = Luck::seeded(3);
    for _ in 0..SOME {
        let Turn::Waiting { waiting, .. } = table.turn() else { break };
        let seat = waiting.iter().next().unwrap();
        let mv = luck.pick(&table.legal(seat).unwrap().moves).unwrap().clone();
        table.act(Act::Play(seat, &mv)).unwrap();
        table.settle();
    }
    table
}
