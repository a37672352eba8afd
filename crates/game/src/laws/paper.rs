//! Law 6: whatever crosses a wire or a file comes back as it was.

use crate::laws::{Ahead, Verdict, hold};
use crate::{Data, Dealer, Eyes, Game, Log, Luck, Pending, Seed};

fn round_trip<T: Data + PartialEq>(data: &T) -> Verdict {
    const LAW: &str = "what is written down is read back the same";
    let json = serde_json::to_string(data).map_err(|error| (LAW, error.to_string()))?;
    let again: T = serde_json::from_str(&json).map_err(|error| (LAW, format!("{error}: {json}")))?;
    hold!(LAW, again == *data, "{json}\n{again:?}\nis not\n{data:?}");
    Ok(())
}

pub(super) fn everything_can_be_written_down<G: Game>(
    game: &G,
    state: &G::State,
    luck: &mut Luck,
) -> Verdict {
    round_trip(state)?;
    for eyes in Eyes::all(game.seats()) {
        round_trip(&game.view(state, eyes))?;
    }
    let mut events = Vec::new();
    let mut ahead = Ahead::new(*state);
    match game.pending(state) {
        Pending::Over => return Ok(()),
        Pending::Chance(_) => {
            let mut rolls = Vec::new();
            game.rolls(state, &mut rolls);
            rolls.iter().try_for_each(|(roll, _)| round_trip(roll))?;
        }
        Pending::Seats(seats) => {
            let mut moves = Vec::new();
            for seat in seats.iter() {
                game.moves(state, seat, &mut moves);
                if let Some(mv) = luck.pick(&moves) {
                    round_trip(mv)?;
                    let mut after = *state;
                    game.play(&mut after, seat, *mv, &mut Log::to(&mut events));
                    ahead = Ahead::new(after);
                }
            }
        }
    }
    ahead.settle(game, &Dealer::new(Seed::named("paper")), &mut Log::to(&mut events));
    events.iter().try_for_each(round_trip)
}
