//! Fast play held to the rules.

use reverie_daydream::folding::Folding;
use reverie_daydream::moves::Move;
use reverie_daydream::{Daydream, Options};
use reverie_game::{Game, Log, Luck, Pending, Seat};

use super::chart::Chart;
use super::page::Page;
use super::value::guessed;

/// Fast play and the rules come to the same, whatever is written where.
#[test]
fn a_page_follows_the_rules_through_whole_games() {
    for view in Folding::ALL {
        let game = Daydream::open(1, &Options { view, components: None }).unwrap();
        let chart = Chart::new(&game);
        let value = guessed(&chart);
        let mut compared = 0;
        for seed in 0..30 {
            let mut luck = Luck::seeded(seed);
            let mut state = game.start();
            let (mut rolls, mut moves) = (Vec::new(), Vec::new());
            loop {
                match game.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance(_) => {
                        game.rolls(&state, &mut rolls);
                        game.roll(&mut state, *luck.weighted(&rolls).unwrap(), &mut Log::off());
                    }
                    Pending::Seats(_) => {
                        let seat = Seat::new(0).unwrap();
                        game.moves(&state, seat, &mut moves);
                        let mv = *luck.pick(&moves).unwrap();
                        let before = Page::read(&chart, &state.sheets[0], 0);
                        game.play(&mut state, seat, mv, &mut Log::off());
                        let after = Page::read(&chart, &state.sheets[0], 0);
                        let score = game.score(&state.sheets[0]).total();
                        assert_eq!(whole(after.points(&chart)), score);
                        let owes = &state.sheets[0].owes;
                        if let Move::Write { die, digit, cloud } = mv
                            && !owes.bonus
                            && owes.lines.is_empty()
                        {
                            let mut fast = before;
                            let leaves = die.leaves_to(digit);
                            fast.write(&chart, &value, chart.number(cloud), digit.value(), leaves);
                            assert_eq!(whole(fast.points(&chart)), score, "{} {mv:?}", view.name());
                            assert_eq!(fast.segments, after.segments);
                            assert_eq!((fast.needs, fast.torn), (after.needs, after.torn));
                            assert_eq!(fast.lines, after.lines);
                            assert_eq!((fast.ready, fast.written), (after.ready, after.written));
                            compared += 1;
                        }
                    }
                }
            }
        }
        assert!(compared > 100, "{}", view.name());
    }
}

/// Points are whole; only what is hoped for is not.
#[allow(clippy::cast_possible_truncation)] // a few dozen
fn whole(points: f32) -> i32 {
    points.round() as i32
}
