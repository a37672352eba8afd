//! Who is winning, and why.

use reverie_game::{Part, Seat, Standings};

use crate::MechADream;
use crate::state::{Player, State};

/// So many flowers and drops of ink together are worth a dream at the end.
pub const LEFTOVERS_A_DREAM: u8 = 5;

/// Where the points of a player come from, as things lie.
pub fn parts(player: &Player) -> Vec<Part> {
    let part = |name: &'static str, points: i32| Part { name: name.into(), points };
    vec![
        part("dreams", player.dreams.into()),
        part("rainbows", player.rainbows.into()),
        part("leftovers", ((player.flowers + player.ink) / LEFTOVERS_A_DREAM).into()),
    ]
}

/// All points of a player, as things lie.
pub fn points(player: &Player) -> i32 {
    i32::from(player.dreams)
        + i32::from(player.rainbows)
        + i32::from((player.flowers + player.ink) / LEFTOVERS_A_DREAM)
}

impl MechADream {
    pub(crate) fn standings_of(&self, state: &State) -> Standings {
        Standings::ranked(Seat::all(self.seats).zip(&state.players).map(|(seat, player)| {
            // More machines win a tie, then more rainbows.
            (parts(player), vec![state.tiles.completed(seat).into(), player.rainbows.into()])
        }))
    }
}
