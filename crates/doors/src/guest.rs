//! Whoever has been let in: looks at everything, and plays on for a while.

use reverie_game::table::{Act, Glance};
use reverie_game::{Eyes, Luck, Own, Seat, Table, Turn};

/// How many decisions a guest plays on: enough for a few turns of every game.
const WHILE: usize = 40;

/// Looks at the table and at how it came to be, through all eyes.
pub(crate) fn looks_around(table: &dyn Table) {
    for eyes in Eyes::all(table.setting().seats) {
        sees(table, eyes);
        let glance = Glance { eyes, from: 0, views: true, proofs: true };
        table.past(glance).unwrap_or_else(|reason| panic!("its past cannot be told: {reason}"));
    }
    table.standings();
}

fn sees(table: &dyn Table, eyes: Eyes) {
    table.view(eyes).unwrap_or_else(|reason| panic!("it cannot be seen: {reason}"));
}

/// Decides at random for whoever is awaited, and for chance where no dealer does. What is listed may be played.
pub(crate) fn plays_on(table: &mut dyn Table) {
    let mut luck = Luck::seeded(1);
    for _ in 0..WHILE {
        table.settle();
        for eyes in Eyes::all(table.setting().seats) {
            sees(table, eyes);
        }
        table.standings();
        let went_on = match table.turn() {
            Turn::Over { .. } => return,
            Turn::Chance { chance } => {
                let weighted: Vec<(Own, u32)> = chance.rolls;
                let roll = luck.weighted(&weighted).expect("chance brings something");
                table.act(Act::Roll(roll))
            }
            Turn::Waiting { waiting, .. } => {
                // Nobody is awaited where somebody may still take something back.
                let Some(seat) = waiting.iter().next() else { return };
                let mv = picked(table, seat, &mut luck);
                table.act(Act::Play(seat, &mv))
            }
        };
        went_on.unwrap_or_else(|reason| panic!("what is listed is refused: {reason}"));
    }
}

fn picked(table: &dyn Table, seat: Seat, luck: &mut Luck) -> Own {
    let legal =
        table.legal(seat).unwrap_or_else(|reason| panic!("it does not say what may be done: {reason}"));
    luck.pick(&legal.moves).expect("whoever is awaited may do something").clone()
}
