use std::ops::RangeInclusive;

use reverie_game::*;
use serde::{Deserialize, Serialize};

/// A die says how many pebbles lie on the heap. In turn, each takes one to three of them; who takes the last one wins.
#[derive(Debug, Clone)]
struct Heap;

const DIE: Source = Source::new("die");

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Options {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    /// None before the die is rolled.
    pebbles: Option<u8>,
    turn: Seat,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Take {
    take: u8,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
enum Event {
    Laid(u8),
    Taken(Seat, u8),
}

impl Happening for Event {
    fn audience(&self) -> Audience {
        Audience::All
    }
    fn reveals(&self) -> bool {
        matches!(self, Self::Laid(_))
    }
}

impl Heap {
    fn other(seat: Seat) -> Seat {
        Seat::new(1 - seat.number()).expect("there are two")
    }
}

impl Game for Heap {
    const NAME: &'static str = "heap";
    const RULES: Rules = Rules::FIRST;
    const SEATS: RangeInclusive<u8> = 2..=2;
    const OPEN: bool = true;
    const CHOICES: &'static [Choice] = &[];
    type Options = Options;
    type Components = ();
    type State = State;
    type Move = Take;
    type Roll = u8;
    type Board = ();
    type View = State;
    type Event = Event;

    // What it is played with, and by how many.
    fn unbox(_: &str) -> Result<(), BadBox> {
        Ok(())
    }
    fn with_box(options: Options, (): ()) -> Options {
        options
    }
    fn under(_rules: u16, seats: u8, _: &Options) -> Result<Self, Illegal> {
        seats_for::<Self>(seats)?;
        Ok(Self)
    }
    fn seats(&self) -> u8 {
        2
    }
    fn longest(&self) -> usize {
        12
    }
    fn board(&self) -> &() {
        &()
    }
    fn start(&self) -> State {
        State { pebbles: None, turn: Seat::all(2).next().expect("there are two") }
    }
    fn admit(&self, state: &State) -> Result<(), Illegal> {
        let fits = state.pebbles.is_none_or(|pebbles| pebbles <= 12) && state.turn.number() < 2;
        if fits { Ok(()) } else { Err(Illegal::new("bad-state")) }
    }

    // Who owes what, and what a seat may decide.
    fn pending(&self, state: &State) -> Pending {
        match state.pebbles {
            None => Pending::Chance(DIE),
            Some(0) => Pending::Over,
            Some(_) => Pending::Seats(SeatSet::NONE.with(state.turn)),
        }
    }
    fn moves(&self, state: &State, seat: Seat, out: &mut Vec<Take>) {
        out.clear();
        if seat == state.turn {
            out.extend((1..=state.pebbles.unwrap_or(0).min(3)).map(|take| Take { take }));
        }
    }
    fn check(&self, state: &State, seat: Seat, mv: Take) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.moves(state, seat, &mut legal);
        if legal.contains(&mv) { Ok(()) } else { Err(Illegal::new("heap-one-to-three")) }
    }

    // What comes of a decision, and of chance.
    fn play(&self, state: &mut State, seat: Seat, Take { take }: Take, log: &mut Log<'_, Event>) {
        state.pebbles = state.pebbles.map(|pebbles| pebbles - take);
        log.tell(|| Event::Taken(seat, take));
        // Whoever took the last one stays in turn: they have won.
        if state.pebbles != Some(0) {
            state.turn = Self::other(seat);
        }
    }
    fn rolls(&self, state: &State, out: &mut Vec<(u8, u32)>) {
        out.clear();
        if state.pebbles.is_none() {
            out.extend((7..=12).map(|pebbles| (pebbles, 1)));
        }
    }
    fn roll(&self, state: &mut State, pebbles: u8, log: &mut Log<'_, Event>) {
        state.pebbles = Some(pebbles);
        log.tell(|| Event::Laid(pebbles));
    }

    // Who sees what, and who is ahead.
    fn view(&self, state: &State, _: Eyes) -> State {
        *state
    }
    fn sample(&self, view: &State, _: &mut Luck) -> State {
        *view
    }
    fn standings(&self, state: &State) -> Standings {
        let won = |seat| i32::from(state.pebbles == Some(0) && seat == state.turn);
        Standings::ranked(
            Seat::all(2).map(|seat| (vec![Part { name: "won".into(), points: won(seat) }], Vec::new())),
        )
    }
}

impl Told for Heap {
    fn move_words(&self, _: &State, _: Seat, mv: Take) -> Vec<Phrase> {
        vec![Phrase::new("heap-take").with("count", mv.take)]
    }
    fn event_words(&self, event: &Event) -> Option<Phrase> {
        Some(match event {
            Event::Laid(pebbles) => Phrase::new("heap-laid").with("count", *pebbles),
            Event::Taken(seat, count) => Phrase::new("heap-taken").with("who", *seat).with("count", *count),
        })
    }
}
