//! Paces, a game for the laws of undo: everything is open, and a seat decides several times in a row, at the same time as
//! the other. It takes a step of its own, follows a step of the other, or pushes the other, once, to one more pace. When
//! both are done a coin is tossed.
//!
//! By the first version of its rules everybody took one pace; now it is two, and games under way are brought to that.
//! Where the coin has been tossed it is too late.

use std::ops::RangeInclusive;

use reverie_game::laws::uphold;
use reverie_game::{
    Audience, BadBox, Choice, Eyes, Game, Happening, Illegal, Log, Luck, Part, Pending, Rules, Seat, SeatSet,
    Source, Standings, UnderWay,
};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone)]
pub(crate) struct Paces {
    /// How many paces a seat takes, but for pushes.
    pub(crate) each: u8,
}

/// There is nothing to choose.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    pub(crate) owed: [u8; 2],
    pub(crate) steps: [u8; 2],
    pub(crate) follows: [u8; 2],
    pub(crate) pushed: [bool; 2],
    pub(crate) coin: Option<bool>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Pace {
    Step,
    Follow,
    Push,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Event {
    Paced { seat: Seat, pace: Pace },
    Tossed { heads: bool },
}

impl Happening for Event {
    fn audience(&self) -> Audience {
        Audience::All
    }
    fn reveals(&self) -> bool {
        false
    }
}

impl Game for Paces {
    const NAME: &'static str = "paces";
    const RULES: Rules = Rules { newest: 2, oldest: 1, under_way: UnderWay::IsBrought };
    const SEATS: RangeInclusive<u8> = 2..=2;
    const CHOICES: &'static [Choice] = &[];

    type Options = Options;
    type Components = ();
    type State = State;
    type Move = Pace;
    type Roll = bool;
    type View = State;
    type Board = ();
    type Event = Event;

    fn unbox(_source: &str) -> Result<(), BadBox> {
        Ok(())
    }
    fn with_box(options: Options, (): ()) -> Options {
        options
    }
    fn under(rules: u16, _seats: u8, _options: &Options) -> Result<Self, Illegal> {
        Ok(Self { each: if rules == 1 { 1 } else { 2 } })
    }
    fn bring(&self, from: u16, state: &State) -> Result<State, Illegal> {
        let owed = if from == 1 { state.owed.map(|owed| owed + 1) } else { state.owed };
        if state.coin.is_none() { Ok(State { owed, ..*state }) } else { Err(Illegal::not_now("too-late")) }
    }
    fn seats(&self) -> u8 {
        2
    }
    fn longest(&self) -> usize {
        2 * usize::from(self.each + 1)
    }
    fn board(&self) -> &() {
        &()
    }

    fn start(&self) -> State {
        State { owed: [self.each; 2], steps: [0; 2], follows: [0; 2], pushed: [false; 2], coin: None }
    }
    fn admit(&self, state: &State) -> Result<(), Illegal> {
        let taken =
            |n: usize| u32::from(state.steps[n]) + u32::from(state.follows[n]) + u32::from(state.pushed[n]);
        let fair = |n: usize| {
            let due = u32::from(self.each) + u32::from(state.pushed[1 - n]);
            taken(n) + u32::from(state.owed[n]) == due && state.follows[n] <= state.steps[1 - n]
        };
        let tossed_last = state.coin.is_none() || state.owed == [0; 2];
        if fair(0) && fair(1) && tossed_last { Ok(()) } else { Err(Illegal::new("bad-table")) }
    }
    fn pending(&self, state: &State) -> Pending {
        let awaited: SeatSet = Seat::all(2).filter(|seat| state.owed[seat.index()] > 0).collect();
        match state.coin {
            Some(_) => Pending::Over,
            None if awaited.is_empty() => Pending::Chance(Source::new("coin")),
            None => Pending::Seats(awaited),
        }
    }
    fn moves(&self, state: &State, seat: Seat, out: &mut Vec<Pace>) {
        out.clear();
        let paces = [Pace::Step, Pace::Follow, Pace::Push];
        out.extend(paces.into_iter().filter(|&pace| self.check(state, seat, pace).is_ok()));
    }
    fn check(&self, state: &State, seat: Seat, pace: Pace) -> Result<(), Illegal> {
        let (own, other) = (seat.index(), 1 - seat.index());
        let allowed = match pace {
            Pace::Step => true,
            Pace::Follow => state.follows[own] < state.steps[other],
            Pace::Push => !state.pushed[own],
        };
        if allowed && state.owed[own] > 0 { Ok(()) } else { Err(Illegal::new("not-now")) }
    }
    fn play(&self, state: &mut State, seat: Seat, pace: Pace, log: &mut Log<'_, Event>) {
        let (own, other) = (seat.index(), 1 - seat.index());
        state.owed[own] -= 1;
        match pace {
            Pace::Step => state.steps[own] += 1,
            Pace::Follow => state.follows[own] += 1,
            Pace::Push => {
                state.pushed[own] = true;
                state.owed[other] += 1;
            }
        }
        log.tell(|| Event::Paced { seat, pace });
    }
    fn rolls(&self, _state: &State, out: &mut Vec<(bool, u32)>) {
        out.clear();
        out.extend([(false, 1), (true, 1)]);
    }
    fn roll(&self, state: &mut State, heads: bool, log: &mut Log<'_, Event>) {
        state.coin = Some(heads);
        log.tell(|| Event::Tossed { heads });
    }
    fn view(&self, state: &State, _eyes: Eyes) -> State {
        *state
    }
    fn sample(&self, view: &State, _luck: &mut Luck) -> State {
        *view
    }
    fn standings(&self, state: &State) -> Standings {
        let steps = |&steps: &u8| (vec![Part { name: "steps".into(), points: steps.into() }], vec![]);
        Standings::ranked(state.steps.iter().map(steps))
    }
}

#[test]
fn paces_keeps_the_laws() {
    uphold::<Paces>(50);
}
