//! The week as it goes on by itself: the opening, the parts of the day, the night, the end.

use reverie_game::{Log, Seat};

use super::{DAYS, FIRST_PRICE, MACHINES};
use crate::MechADream;
use crate::events::Event;
use crate::state::{Part, Post, Screen, State, Time};

impl MechADream {
    /// Whatever happens by itself, until chance or somebody has to decide.
    pub(crate) fn proceed(&self, state: &mut State, log: &mut Log<'_, Event>) {
        while self.chance(state).is_none() {
            let went_on = match state.time {
                Time::Opening => self.open(state, log),
                Time::Morning | Time::Afternoon | Time::Evening => {
                    match (self.at_work(state), state.time.part()) {
                        (Some(seat), _) => self.resolve(state, seat, log),
                        (None, Some(part)) => {
                            self.time_passes(state, part, log);
                            true
                        }
                        (None, None) => false,
                    }
                }
                Time::Night => self.night(state, log),
                Time::Over => false,
            };
            if !went_on {
                return;
            }
        }
    }

    /// Before the first day: robots are shown when all are chosen, and the day begins when all is settled.
    fn open(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
        if state.players.iter().any(|player| matches!(player.screen, Screen::Dealt { .. })) {
            return false;
        }
        let mut shown = false;
        for (seat, player) in Seat::all(self.seats).zip(&mut state.players) {
            if let Screen::Sealed { robot, .. } = player.screen {
                let start = self.board.robot(robot).start;
                player.screen = Screen::Enlightened { robot };
                player.gain(start);
                log.tell(|| Event::Robot { seat, robot, start });
                shown = true;
            }
        }
        if shown {
            return true;
        }
        if self.next_to_hire(state).is_some() {
            return false;
        }
        if let Some(left) = state.specialists.iter_mut().find(|hired| hired.by.is_none()) {
            left.price = FIRST_PRICE;
            let specialist = left.specialist;
            log.tell(|| Event::Middle { specialist });
        }
        begin(state, Time::Morning, log);
        true
    }

    /// All machines under construction move forward, and the next part of the day begins.
    fn time_passes(&self, state: &mut State, part: Part, log: &mut Log<'_, Event>) {
        for seat in Seat::all(self.seats) {
            self.move_machines(state, seat, log);
        }
        if part == Part::Evening {
            for player in &mut state.players {
                player.assistants = [Post::Locker; 3];
            }
        }
        begin(state, Time::after(part), log);
    }

    /// What happens by itself at night: whoever can do no more is done, and when all are, the night ends.
    fn night(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
        let mut went_on = false;
        for seat in Seat::all(self.seats) {
            while !state.players[seat.index()].owes.is_empty() && self.resolve(state, seat, log) {
                went_on = true;
            }
            let player = &state.players[seat.index()];
            if !player.done && player.owes.is_empty() && !self.can_use(state, seat) {
                // Whoever can pay for a copy waits for the others.
                let hopes = self.waits_to_copy(state, seat)
                    && self.ways_of(player.screen).iter().any(|way| player.can_pay(way.pay));
                if !hopes {
                    state.players[seat.index()].done = true;
                    log.tell(|| Event::Done { seat });
                    went_on = true;
                }
            }
            if self.chance(state).is_some() {
                return false;
            }
        }
        if state.players.iter().all(|player| player.done) {
            self.end_the_night(state, log);
            went_on = true;
        }
        went_on
    }

    fn end_the_night(&self, state: &mut State, log: &mut Log<'_, Event>) {
        for hired in state.specialists.iter_mut().filter(|hired| hired.by.is_some() && hired.price > 0) {
            hired.price -= 1;
            let (specialist, price) = (hired.specialist, hired.price);
            log.tell(|| Event::Fell { specialist, price });
        }
        for player in &mut state.players {
            player.done = false;
            player.robot_used = false;
        }
        state.tiles.wake();
        let full = Seat::all(self.seats).find(|&seat| state.tiles.completed(seat) >= MACHINES);
        if state.day >= DAYS || full.is_some() {
            state.time = Time::Over;
            let day = state.day;
            log.tell(|| Event::Ended { day, seat: full });
            return;
        }
        state.day += 1;
        state.delivery = None;
        let left_of_first = state.clockwise(self.seats).nth(1);
        state.first = left_of_first;
        begin(state, Time::Morning, log);
    }
}

fn begin(state: &mut State, time: Time, log: &mut Log<'_, Event>) {
    state.time = time;
    let day = state.day;
    log.tell(|| Event::Began { day, time });
}
