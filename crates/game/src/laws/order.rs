//! Law 5: where several seats owe an answer, it does not matter who is faster.

use crate::laws::{Ahead, Verdict, hold};
use crate::{Dealer, Game, Log, Luck, Pending, Seat, Seed};

pub(super) fn answers_commute<G: Game>(game: &G, state: &G::State, luck: &mut Luck) -> Verdict {
    const LAW: &str = "two answers legal together are legal in both orders and lead to the same table";
    let Pending::Seats(seats) = game.pending(state) else { return Ok(()) };
    if seats.len() < 2 {
        return Ok(());
    }
    let awaited: Vec<Seat> = seats.iter().collect();
    let first = luck.below(awaited.len());
    let second = (first + 1 + luck.below(awaited.len() - 1)) % awaited.len();
    let mut answer = |seat| {
        let mut moves = Vec::new();
        game.moves(state, seat, &mut moves);
        luck.pick(&moves).map(|&mv| (seat, mv))
    };
    let (Some(one), Some(other)) = (answer(awaited[first]), answer(awaited[second])) else { return Ok(()) };
    let dealer = Dealer::new(Seed::named("answers commute"));
    let both = |answers: [(Seat, G::Move); 2]| {
        let mut ahead = Ahead::new(*state);
        for (seat, mv) in answers {
            let awaited = matches!(game.pending(&ahead.state), Pending::Seats(seats) if seats.contains(seat));
            if !awaited || game.check(&ahead.state, seat, mv).is_err() {
                return Err((LAW, format!("{answers:?}: the second is no longer legal")));
            }
            game.play(&mut ahead.state, seat, mv, &mut Log::off());
            ahead.settle(game, &dealer, &mut Log::off());
        }
        Ok(ahead.state)
    };
    let (here, there) = (both([one, other])?, both([other, one])?);
    hold!(
        LAW,
        here == there,
        "{one:?} and {other:?} lead to\n{here:?}\nor the other way round to\n{there:?}"
    );
    Ok(())
}
