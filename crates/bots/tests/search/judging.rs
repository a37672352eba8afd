//! Looking back at decisions whose worth is known.

use std::time::Duration;

use reverie_bots::search::{Budget, Judgement, Search};
use reverie_game::{Eyes, Game};

use crate::again::{Again, Move, State, Steady};
use crate::pennies::{Coin, Peeking, Pennies};
use crate::seat;

const LONG: Duration = Duration::from_secs(60);

fn judged(state: State, played: Move) -> Judgement<Move> {
    let search = Search::new(Steady, Budget::iterations(1000));
    let view = Again.view(&state, Eyes::Seat(seat(0)));
    search.judge(&Again, &view, seat(0), played, 3, LONG).unwrap()
}

#[test]
fn a_decision_costs_what_the_better_one_was_worth_more() {
    for again in 1..=2 {
        for pips in 1..=6 {
            let state = State { pips, again, kept: false };
            for played in [Move::Keep, Move::Again] {
                let found = judged(state, played);
                // What is all but even may be taken either way.
                if (f64::from(pips) - State::before(again - 1)).abs() > 0.4 {
                    assert_eq!(found.best, state.best().0, "{state:?}");
                }
                assert!((found.cost - state.regret(played)).abs() < 0.25, "{state:?} {played:?}: {found:?}");
                assert_eq!(found.hopes, [found.played]);
                assert!((found.value - found.played - found.cost).abs() < 1e-9 || found.cost == 0.0);
            }
        }
    }
}

#[test]
fn what_the_search_would_have_played_itself_costs_nothing() {
    for pips in 1..=6 {
        let state = State { pips, again: 2, kept: false };
        let best = judged(state, Move::Keep).best;
        let found = judged(state, best);
        assert_eq!((found.best, found.cost), (best, 0.0));
        assert_eq!(found.value.to_bits(), found.played.to_bits());
    }
}

#[test]
fn a_decision_is_judged_by_what_its_seat_could_see_and_not_by_what_lay_face_down() {
    let search = Search::new(Peeking(seat(0)), Budget::iterations(600));
    let judge = |hidden: Coin, played: Coin| {
        // The other has laid both coins already.
        let state = [[None; 2], [Some(hidden); 2]];
        let view = Pennies.view(&state, Eyes::Seat(seat(0)));
        search.judge(&Pennies, &view, seat(0), played, 5, LONG).unwrap()
    };
    for played in [Coin::Heads, Coin::Tails] {
        assert_eq!(judge(Coin::Heads, played), judge(Coin::Tails, played));
    }
}

#[test]
fn a_judgement_keeps_its_time() {
    let search = Search::new(Steady, Budget::iterations(u64::MAX - 1));
    let view = Again.view(&State { pips: 3, again: 2, kept: false }, Eyes::Seat(seat(0)));
    let began = std::time::Instant::now();
    let found = search.judge(&Again, &view, seat(0), Move::Keep, 1, Duration::from_millis(120)).unwrap();
    assert!(found.iterations > 0);
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
}
