//! One die, and two chances to roll it again: points are its pips when it is kept. What is best is known: keep 5 and 6
//! with two chances left, 4 and more with one.

use std::ops::RangeInclusive;

use reverie_bots::search::{Evaluator, Plan};
use reverie_game::{
    BadBox, Choice, Eyes, Game, Illegal, Log, Luck, Part, Pending, Rules, Seat, SeatSet, Source, Standings,
};
use serde::{Deserialize, Serialize};

use crate::Nothing;

#[derive(Debug, Clone)]
pub(crate) struct Again;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) pips: u8,
    pub(crate) again: u8,
    pub(crate) kept: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Move {
    Keep,
    Again,
}

impl State {
    /// What the best play expects before a roll with so many chances after it.
    pub(crate) fn before(again: u8) -> f64 {
        (1..=6).map(|pips| Self { pips, again, kept: false }.best().1 / 6.0).sum()
    }

    /// The best decision, and what it expects.
    pub(crate) fn best(self) -> (Move, f64) {
        let keep = f64::from(self.pips);
        let roll = if self.again == 0 { 0.0 } else { Self::before(self.again - 1) };
        if keep >= roll { (Move::Keep, keep) } else { (Move::Again, roll) }
    }

    /// What this decision loses against the best.
    pub(crate) fn regret(self, mv: Move) -> f64 {
        let value = match mv {
            Move::Keep => f64::from(self.pips),
            Move::Again => Self::before(self.again - 1),
        };
        self.best().1 - value
    }
}

impl Game for Again {
    const NAME: &'static str = "again";
    const RULES: Rules = Rules::FIRST;
    const SEATS: RangeInclusive<u8> = 1..=1;
    const CHOICES: &'static [Choice] = &[];
    type Options = Nothing;
    type Components = ();
    type State = State;
    type Move = Move;
    type Roll = u8;
    type Board = ();
    type View = State;
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
        1
    }
    fn longest(&self) -> usize {
        3
    }
    fn board(&self) -> &() {
        &()
    }
    fn start(&self) -> State {
        State { pips: 0, again: 2, kept: false }
    }
    fn admit(&self, _state: &State) -> Result<(), Illegal> {
        Ok(())
    }
    fn pending(&self, state: &State) -> Pending {
        match state.pips {
            0 => Pending::Chance(Source::new("die")),
            _ if state.kept || state.again == 0 => Pending::Over,
            _ => Pending::Seats(SeatSet::NONE.with(Seat::new(0).unwrap())),
        }
    }
    fn moves(&self, _state: &State, _seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        out.extend([Move::Keep, Move::Again]);
    }
    fn check(&self, _state: &State, _seat: Seat, _mv: Move) -> Result<(), Illegal> {
        Ok(())
    }
    fn play(&self, state: &mut State, _seat: Seat, mv: Move, _log: &mut Log<'_, Nothing>) {
        match mv {
            Move::Keep => state.kept = true,
            Move::Again => *state = State { pips: 0, again: state.again - 1, kept: false },
        }
    }
    fn rolls(&self, _state: &State, out: &mut Vec<(u8, u32)>) {
        out.clear();
        out.extend((1..=6).map(|pips| (pips, 1)));
    }
    fn roll(&self, state: &mut State, pips: u8, _log: &mut Log<'_, Nothing>) {
        state.pips = pips;
    }
    fn view(&self, state: &State, _eyes: Eyes) -> State {
        *state
    }
    fn sample(&self, view: &State, _luck: &mut Luck) -> State {
        *view
    }
    fn standings(&self, state: &State) -> Standings {
        let pips = Part { name: "pips".into(), points: state.pips.into() };
        Standings::ranked([(vec![pips], Vec::new())])
    }
}

/// Everyone sees the die.
#[derive(Clone, Copy)]
pub(crate) struct Open;
impl Evaluator<Again> for Open {
    fn open(&self, _source: Source) -> bool {
        true
    }
}

/// Keeps 4 and more.
#[derive(Clone, Copy)]
pub(crate) struct Steady;
impl Evaluator<Again> for Steady {
    fn rollout_move(
        &self,
        _: &Again,
        state: &State,
        _: Seat,
        _: &mut Luck,
        _: &mut Vec<Move>,
    ) -> Option<Move> {
        Some(if state.pips >= 4 { Move::Keep } else { Move::Again })
    }
}

/// Rolls again and keeps whatever comes, or thinks about it; or keeps at once.
#[derive(Clone, Copy)]
pub(crate) struct Planning;
impl Evaluator<Again> for Planning {
    fn plans(&self, _game: &Again, _state: &State, _seat: Seat, out: &mut Vec<(Plan<Move>, f64)>) {
        out.clear();
        let plan = |mv, then: &[Move]| (Plan { mv, then: then.to_vec() }, 1.0);
        out.extend([plan(Move::Again, &[Move::Keep]), plan(Move::Again, &[]), plan(Move::Keep, &[])]);
    }
    fn rollout_move(
        &self,
        game: &Again,
        state: &State,
        seat: Seat,
        luck: &mut Luck,
        moves: &mut Vec<Move>,
    ) -> Option<Move> {
        Steady.rollout_move(game, state, seat, luck, moves)
    }
}
