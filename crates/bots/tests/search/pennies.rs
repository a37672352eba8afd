//! Matching pennies with two coins each, laid face down at the same time: the second seat scores a coin for each that
//! matches, the first for each that does not. Whoever peeks wins; whoever doesn't can do no better than one coin.

use std::ops::RangeInclusive;

use reverie_bots::search::Evaluator;
use reverie_game::{
    BadBox, Choice, Eyes, Game, Illegal, Log, Luck, Part, Pending, Rules, Seat, SeatSet, Standings,
};
use serde::{Deserialize, Serialize};

use crate::Nothing;

#[derive(Debug, Clone)]
pub(crate) struct Pennies;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Coin {
    Heads,
    Tails,
}

pub(crate) type Laid = [[Option<Coin>; 2]; 2];

/// The coins as a seat sees them: its own, and how many the other has laid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    own: [Option<Coin>; 2],
    seat: Seat,
    laid: usize,
}

fn count(coins: [Option<Coin>; 2]) -> usize {
    coins.iter().flatten().count()
}

impl Game for Pennies {
    const NAME: &'static str = "pennies";
    const RULES: Rules = Rules::FIRST;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const CHOICES: &'static [Choice] = &[];
    type Options = Nothing;
    type Components = ();
    type State = Laid;
    type Move = Coin;
    type Roll = ();
    type Board = ();
    type View = View;
    type Event = Nothing;

    fn unbox(_source: &str) -> Result<(), BadBox> {
        Ok(())
    }
    fn with_box(options: Nothing, (): ()) -> Nothing {
        options
    }
    fn under(_rules: u16, _seats: u8, _options: &Nothing) -> Result<Self, Illegal> {
        Ok(Self)
    }
    fn seats(&self) -> u8 {
        2
    }
    fn longest(&self) -> usize {
        4
    }
    fn board(&self) -> &() {
        &()
    }
    fn start(&self) -> Laid {
        [[None; 2]; 2]
    }
    fn admit(&self, _state: &Laid) -> Result<(), Illegal> {
        Ok(())
    }
    fn pending(&self, state: &Laid) -> Pending {
        let awaited: SeatSet = Seat::all(2).filter(|seat| count(state[seat.index()]) < 2).collect();
        if awaited.is_empty() { Pending::Over } else { Pending::Seats(awaited) }
    }
    fn moves(&self, state: &Laid, seat: Seat, out: &mut Vec<Coin>) {
        out.clear();
        if count(state[seat.index()]) < 2 {
            out.extend([Coin::Heads, Coin::Tails]);
        }
    }
    fn check(&self, state: &Laid, seat: Seat, _coin: Coin) -> Result<(), Illegal> {
        if count(state[seat.index()]) < 2 { Ok(()) } else { Err(Illegal::new("done")) }
    }
    fn play(&self, state: &mut Laid, seat: Seat, coin: Coin, _log: &mut Log<'_, Nothing>) {
        let place = count(state[seat.index()]);
        state[seat.index()][place] = Some(coin);
    }
    fn rolls(&self, _state: &Laid, out: &mut Vec<((), u32)>) {
        out.clear();
    }
    fn roll(&self, _state: &mut Laid, (): (), _log: &mut Log<'_, Nothing>) {}
    fn view(&self, state: &Laid, eyes: Eyes) -> View {
        let seat = eyes.seat().unwrap();
        View { own: state[seat.index()], seat, laid: count(state[1 - seat.index()]) }
    }
    fn sample(&self, view: &View, luck: &mut Luck) -> Laid {
        let mut state = [[None; 2]; 2];
        state[view.seat.index()] = view.own;
        for coin in state[1 - view.seat.index()].iter_mut().take(view.laid) {
            *coin = luck.pick(&[Coin::Heads, Coin::Tails]).copied();
        }
        state
    }
    fn standings(&self, state: &Laid) -> Standings {
        let matches = (0..2).filter(|&n| state[0][n].is_some() && state[0][n] == state[1][n]).count();
        let both = (0..2).filter(|&n| state[0][n].is_some() && state[1][n].is_some()).count();
        let points = [both - matches, matches];
        Standings::ranked(points.map(|points| {
            (vec![Part { name: "coins".into(), points: i32::try_from(points).unwrap() }], Vec::new())
        }))
    }
}

/// One seat that always wins if it is shown the other's coins; otherwise both toss.
pub(crate) struct Peeking(pub(crate) Seat);

impl Evaluator<Pennies> for Peeking {
    fn rollout_move(
        &self,
        game: &Pennies,
        state: &Laid,
        seat: Seat,
        luck: &mut Luck,
        moves: &mut Vec<Coin>,
    ) -> Option<Coin> {
        game.moves(state, seat, moves);
        let (own, other) = (state[seat.index()], state[1 - seat.index()]);
        let seen = other.get(count(own)).copied().flatten();
        match seen.filter(|_| seat == self.0) {
            Some(coin) if seat.index() == 1 => Some(coin),
            Some(Coin::Heads) => Some(Coin::Tails),
            Some(Coin::Tails) => Some(Coin::Heads),
            None => luck.pick(moves).copied(),
        }
    }
}
