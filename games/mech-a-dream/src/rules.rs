//! What a decision does, and what then happens by itself.
//!
//! Every machine, package, robot and Specialist comes to the same: an [`Effect`] is carried out, what it gives is
//! taken, and what asks for a decision lies on top of what its player still owes.

use reverie_game::{Log, Pending, Seat, SeatSet, Source};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::MechADream;
use crate::cards::{Delivery, Robot, Specialist, SpecialistSet};
use crate::components::Action;
use crate::events::{Cause, Event};
use crate::lot::{Effect, Lot, Special};
use crate::moves::{Engine, Move};
use crate::state::{Hired, Owed, Part, Place, Player, Post, Screen, State, Time};
use crate::tile::{Pile, Spot, Tile};

/// The days of the week.
pub const DAYS: u8 = 7;
/// As many machines end the game.
pub const MACHINES: u8 = 9;
/// What a price token says on a Specialist chosen at the start, and on one just taken.
pub const FIRST_PRICE: u8 = 1;
const TAKEN_PRICE: u8 = 2;

/// One thing that chance decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "roll", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
#[allow(missing_docs)]
pub enum Roll {
    /// The next tile of a pile.
    Tile { tile: Tile },
    /// The next Delivery card.
    Delivery { delivery: Delivery },
    /// A Specialist for this game.
    Specialist { specialist: Specialist },
    /// Two Monitor Screen tiles for the next seat, the lower first.
    Robots { robots: [Robot; 2] },
    /// Who begins.
    First { seat: Seat },
}

/// What chance owes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Due {
    Tile(Pile),
    Delivery,
    Specialist,
    Robots(Seat),
    First,
}

impl Due {
    pub(crate) const fn source(self) -> Source {
        match self {
            Self::Tile(Pile::BlueGreen) => Source::new("blue-green"),
            Self::Tile(Pile::Red) => Source::new("red"),
            Self::Tile(Pile::Yellow) => Source::new("yellow"),
            Self::Delivery => Source::new("delivery"),
            Self::Specialist => Source::new("specialists"),
            Self::Robots(_) => Source::new("robots"),
            Self::First => Source::new("first"),
        }
    }
}

impl MechADream {
    /// What chance owes now, before any seat.
    pub(crate) fn chance(&self, state: &State) -> Option<Due> {
        match state.time {
            Time::Opening => self.dealing(state),
            Time::Morning | Time::Afternoon | Time::Evening => {
                if state.delivery.is_none() {
                    Some(Due::Delivery)
                } else {
                    state.tiles.pile_to_turn().map(Due::Tile)
                }
            }
            // What the robot bought at night is replaced only when nobody but the copier has anything left to take back,
            // but always before the night ends: the table is the same whoever was faster.
            Time::Night => {
                let pile = state.tiles.pile_to_turn()?;
                let decided = |player: &Player| player.done || self.copies(player.screen);
                state.players.iter().all(decided).then_some(Due::Tile(pile))
            }
            Time::Over => None,
        }
    }

    /// What is still to be dealt before the first day.
    fn dealing(&self, state: &State) -> Option<Due> {
        // The places beside a pile are filled before its top.
        if let Some(pile) = state.tiles.pile_to_turn() {
            return Some(Due::Tile(pile));
        }
        if state.delivery.is_none() {
            return Some(Due::Delivery);
        }
        if state.specialists.len() < self.specialists_in_play() {
            return Some(Due::Specialist);
        }
        let mut screens = Seat::all(self.seats).zip(&state.players);
        if self.board.with_robots
            && let Some((seat, _)) = screens.find(|(_, player)| player.screen == Screen::Own)
        {
            return Some(Due::Robots(seat));
        }
        let chosen = |screen| matches!(screen, Screen::Own | Screen::Enlightened { .. });
        if state.first.is_none() && state.players.iter().all(|player| chosen(player.screen)) {
            return Some(Due::First);
        }
        None
    }

    /// Four Specialists for four players, three for fewer.
    pub(crate) fn specialists_in_play(&self) -> usize {
        if self.board.with_specialists { usize::from(self.seats).max(3) } else { 0 }
    }

    pub(crate) fn owing(&self, state: &State) -> Pending {
        if let Some(due) = self.chance(state) {
            return Pending::Chance(due.source());
        }
        match state.time {
            Time::Over => Pending::Over,
            Time::Opening => {
                let choosing: SeatSet = Seat::all(self.seats)
                    .zip(&state.players)
                    .filter(|(_, player)| matches!(player.screen, Screen::Dealt { .. }))
                    .map(|(seat, _)| seat)
                    .collect();
                if choosing.is_empty() {
                    Pending::Seats(self.next_to_hire(state).into_iter().collect())
                } else {
                    Pending::Seats(choosing)
                }
            }
            Time::Morning | Time::Afternoon | Time::Evening => {
                Pending::Seats(self.at_work(state).into_iter().collect())
            }
            Time::Night => {
                let awake = |&(seat, player): &(Seat, &Player)| {
                    !player.done
                        && (!player.owes.is_empty()
                            || !self.waits_to_copy(state, seat)
                            || self.can_use(state, seat))
                };
                Pending::Seats(
                    Seat::all(self.seats).zip(&state.players).filter(awake).map(|(seat, _)| seat).collect(),
                )
            }
        }
    }

    pub(crate) fn list_rolls(&self, state: &State, out: &mut Vec<(Roll, u32)>) {
        match self.chance(state) {
            None => {}
            Some(Due::Tile(pile)) => out.extend(state.tiles.below(pile).map(|tile| (Roll::Tile { tile }, 1))),
            Some(Due::Delivery) => out.extend(
                Delivery::all()
                    .filter(|&delivery| !state.delivered.contains(delivery))
                    .map(|delivery| (Roll::Delivery { delivery }, 1)),
            ),
            Some(Due::Specialist) => out.extend(
                Specialist::all()
                    .filter(|&one| state.specialists.iter().all(|hired| hired.specialist != one))
                    .map(|specialist| (Roll::Specialist { specialist }, 1)),
            ),
            Some(Due::Robots(_)) => {
                let dealt = |robot: &Robot| {
                    state
                        .players
                        .iter()
                        .any(|player| matches!(player.screen, Screen::Dealt { from } if from.contains(robot)))
                };
                for low in Robot::all().filter(|robot| !dealt(robot)) {
                    for high in Robot::all().filter(|robot| *robot > low && !dealt(robot)) {
                        out.push((Roll::Robots { robots: [low, high] }, 1));
                    }
                }
            }
            Some(Due::First) => {
                out.extend(Seat::all(self.seats).map(|seat| (Roll::First { seat }, 1)));
            }
        }
    }

    pub(crate) fn deal(&self, state: &mut State, roll: Roll, log: &mut Log<'_, Event>) {
        match roll {
            Roll::Tile { tile } => {
                let spot = empty_spot(state, tile.family().pile());
                state.tiles.set(tile, Place::Sale { spot });
                log.tell(|| Event::Turned { tile, spot });
            }
            Roll::Delivery { delivery } => {
                state.delivery = Some(delivery);
                state.delivered = state.delivered.with(delivery);
                log.tell(|| Event::Delivery { delivery });
            }
            Roll::Specialist { specialist } => {
                state.specialists.push(Hired { specialist, by: None, price: 0 });
                log.tell(|| Event::Specialist { specialist });
            }
            Roll::Robots { robots } => {
                let mut players = Seat::all(self.seats).zip(&mut state.players);
                if let Some((seat, player)) = players.find(|(_, player)| player.screen == Screen::Own) {
                    player.screen = Screen::Dealt { from: robots };
                    log.tell(|| Event::Dealt { seat, robots });
                }
            }
            Roll::First { seat } => {
                state.first = Some(seat);
                log.tell(|| Event::First { seat });
            }
        }
        self.proceed(state, log);
    }

    pub(crate) fn decide(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        match mv {
            Move::Keep { robot } => {
                let player = &mut state.players[seat.index()];
                if let Screen::Dealt { from } = player.screen {
                    player.screen = Screen::Sealed { from, robot };
                }
                log.tell(|| Event::Chose { seat });
                log.tell(|| Event::Kept { seat, robot });
            }
            Move::Hire { specialist } => {
                if let Some(hired) = find(state, specialist) {
                    hired.by = Some(seat);
                    hired.price = FIRST_PRICE;
                }
                log.tell(|| Event::Hired { seat, specialist });
            }
            Move::Stock { choice } => {
                let floor = self.go_to_the_stock_room(state, seat, log);
                let chosen = floor.and_then(|floor| floor.choice.get(usize::from(choice)));
                let fixed = floor.map_or(Lot::NOTHING, |floor| floor.fixed);
                give(state, seat, fixed.and(chosen.copied().unwrap_or_default()), Cause::Stock, log);
                self.owe_bonuses(state, seat, Action::Stock);
            }
            Move::Recruit { specialist } => {
                let fixed =
                    self.go_to_the_stock_room(state, seat, log).map_or(Lot::NOTHING, |floor| floor.fixed);
                if !fixed.is_nothing() {
                    give(state, seat, fixed, Cause::Stock, log);
                }
                recruit(state, seat, specialist, log);
                // A Specialist who rewards the stock room rewards the visit by which they were taken. Resources are
                // retrieved on floors that have some besides the choice.
                if !fixed.is_nothing() {
                    self.owe_bonuses(state, seat, Action::Stock);
                }
            }
            Move::Dock => {
                let paid = self.gate(state, seat).unwrap_or(0);
                let Some(part) = state.time.part() else { return };
                let player = &mut state.players[seat.index()];
                player.pays(Lot::flowers(paid));
                player.assistants[part.index()] = Post::Dock;
                log.tell(|| Event::Dock { seat, part, paid });
                self.owe_bonuses(state, seat, Action::Dock);
                owe(state, seat, Owed::Packages { part, next: 0, robot: false });
            }
            Move::Buy { tile } => {
                if let Some(&Owed::Purchase { earlier }) = state.players[seat.index()].owes.last() {
                    state.players[seat.index()].owes.pop();
                    self.buy(state, seat, tile, earlier, true, log);
                } else {
                    if let Some(part) = state.time.part() {
                        state.players[seat.index()].assistants[part.index()] = Post::Machine { tile };
                    }
                    self.buy(state, seat, tile, 0, false, log);
                    self.owe_bonuses(state, seat, Action::Buy);
                }
            }
            Move::Build { tile } => {
                if let Some(part) = state.time.part() {
                    state.players[seat.index()].assistants[part.index()] = Post::Machine { tile };
                }
                log.tell(|| Event::Built { seat, tile });
                self.owe_bonuses(state, seat, Action::Build);
            }
            Move::Boost { tile } => self.boost(state, seat, tile, log),
            Move::Use { engine, way } => {
                spend_activation(state, seat, engine);
                self.use_engine(state, seat, engine, way, log);
            }
            Move::Copy { of, engine, way } => {
                spend_activation(state, seat, Engine::Robot);
                self.copy(state, seat, (of, engine, way), log);
            }
            Move::Decline => {
                one_activation_less(state, seat);
                log.tell(|| Event::Declined { seat });
            }
            Move::Bonus { specialist, way } => self.take_bonus(state, seat, specialist, way, log),
            Move::Everything => {
                for engine in self.everything(state, seat).iter() {
                    spend_activation(state, seat, engine);
                    self.use_engine(state, seat, engine, 0, log);
                }
            }
            Move::Done => {
                state.players[seat.index()].done = true;
                log.tell(|| Event::Done { seat });
            }
        }
        self.proceed(state, log);
    }

    fn go_to_the_stock_room(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut Log<'_, Event>,
    ) -> Option<&crate::components::Floor> {
        let part = state.time.part()?;
        state.players[seat.index()].assistants[part.index()] = Post::Stock;
        log.tell(|| Event::Stock { seat, part });
        Some(self.board.stock_room.floor(part))
    }

    /// Specialists reward what an assistant has done, once it is done.
    fn owe_bonuses(&self, state: &mut State, seat: Seat, action: Action) {
        let from: SpecialistSet =
            state.hired(seat).filter(|&one| self.board.specialist(one).after.contains(&action)).collect();
        if !from.is_empty() {
            owe(state, seat, Owed::Bonuses { from });
        }
    }

    /// Takes a tile from the factory and puts it on the belt, or straight into the workshop.
    fn buy(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        earlier: u8,
        robot: bool,
        log: &mut Log<'_, Event>,
    ) {
        let terms = self.terms(state, seat, tile, earlier);
        state.players[seat.index()].pays(terms.price);
        let left = state.tiles.get(tile);
        log.tell(|| Event::Bought { seat, tile, paid: terms.price, slot: terms.slot, robot });
        if terms.slot == 0 {
            self.complete(state, seat, tile, log);
        } else {
            state.tiles.set(tile, Place::Belt { seat, slot: terms.slot });
        }
        if let Place::Sale { spot } = left {
            let top = spot.pile().top();
            if spot != top
                && let Some(next) = state.tiles.on_sale()[top.index()]
            {
                state.tiles.set(next, Place::Sale { spot });
                log.tell(|| Event::Slid { tile: next, from: top, to: spot });
            }
        }
    }

    fn boost(&self, state: &mut State, seat: Seat, tile: Tile, log: &mut Log<'_, Event>) {
        let owes = &mut state.players[seat.index()].owes;
        if let Some(Owed::Boosts { left }) = owes.last_mut() {
            *left = left.saturating_sub(1);
            if *left == 0 {
                owes.pop();
            }
        }
        if let Place::Belt { slot, .. } = state.tiles.get(tile) {
            log.tell(|| Event::Boosted { seat, tile, from: slot, to: slot.saturating_sub(1) });
            self.forward(state, seat, tile, slot.saturating_sub(1), log);
        }
    }

    /// A machine arrives on a slot, or past the last one.
    fn forward(&self, state: &mut State, seat: Seat, tile: Tile, slot: u8, log: &mut Log<'_, Event>) {
        if slot == 0 {
            self.complete(state, seat, tile, log);
        } else {
            state.tiles.set(tile, Place::Belt { seat, slot });
        }
    }

    /// A machine is completed: its reward, and that of its place along the cable.
    fn complete(&self, state: &mut State, seat: Seat, tile: Tile, log: &mut Log<'_, Event>) {
        let place = state.tiles.completed(seat);
        state.tiles.set(tile, Place::Workshop { seat, place, used: false });
        log.tell(|| Event::Completed { seat, tile, place });
        let reward = self.board.tile(tile).reward;
        if !reward.is_nothing() {
            give(state, seat, reward, Cause::Completed { tile }, log);
        }
        let bonus = self.board.slots.get(usize::from(place)).copied().unwrap_or(self.board.beyond);
        if bonus > 0 {
            give(state, seat, Lot::dreams(bonus), Cause::Slot { place }, log);
        }
    }

    fn use_engine(&self, state: &mut State, seat: Seat, engine: Engine, way: u8, log: &mut Log<'_, Event>) {
        let Some(&effect) = self.ways(state, seat, engine).get(usize::from(way)) else { return };
        log.tell(|| Event::Used { seat, engine, way, paid: effect.pay });
        let cause = match engine {
            Engine::Robot => Cause::Robot,
            Engine::Machine(tile) => Cause::Machine { tile },
        };
        carry_out(state, seat, effect, cause, log);
    }

    /// The copier pays for copying and then what the effect itself takes; its own green machines count.
    fn copy(
        &self,
        state: &mut State,
        seat: Seat,
        (of, engine, way): (Seat, Engine, u8),
        log: &mut Log<'_, Event>,
    ) {
        let own = self.ways(state, seat, Engine::Robot);
        let before =
            own.iter().find(|way| way.special == Some(Special::Copy)).map_or(Lot::NOTHING, |way| way.pay);
        let Some(&effect) = self.ways(state, of, engine).get(usize::from(way)) else { return };
        let pay = before.and(effect.pay);
        log.tell(|| Event::Copied { seat, of, engine, way, paid: pay });
        carry_out(state, seat, Effect { pay, ..effect }, Cause::Copy, log);
    }

    fn take_bonus(
        &self,
        state: &mut State,
        seat: Seat,
        specialist: Specialist,
        way: u8,
        log: &mut Log<'_, Event>,
    ) {
        if let Some(Owed::Bonuses { from }) = state.players[seat.index()].owes.last_mut() {
            *from = from.without(specialist);
        }
        let gain = self.board.specialist(specialist).ways.get(usize::from(way)).copied().unwrap_or_default();
        give(state, seat, gain, Cause::Specialist { specialist }, log);
    }

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
                let start = self.board.robots[robot.index()].start;
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

    /// Resolves what a player is in the middle of as far as nothing is to be chosen. Whether anything happened.
    fn resolve(&self, state: &mut State, seat: Seat, log: &mut Log<'_, Event>) -> bool {
        let Some(&owed) = state.players[seat.index()].owes.last() else { return false };
        match owed {
            Owed::Boosts { left } => {
                let (machine, another) = {
                    let mut belt = state.tiles.belt(seat);
                    (belt.next(), belt.next())
                };
                match (machine, another) {
                    (None, _) => {
                        log.tell(|| Event::Wasted { seat, boosts: left });
                        state.players[seat.index()].owes.pop();
                        true
                    }
                    (Some((tile, _)), None) => {
                        self.boost(state, seat, tile, log);
                        true
                    }
                    (Some(_), Some(_)) => false,
                }
            }
            Owed::Activations { robot, .. } => {
                let vain = !self.can_activate(state, seat, robot);
                if vain {
                    state.players[seat.index()].owes.pop();
                }
                vain
            }
            Owed::Packages { part, next, robot } => {
                let package = self.packages(state, part).get(usize::from(next)).copied();
                state.players[seat.index()].owes.pop();
                if let Some(package) = package {
                    owe(state, seat, Owed::Packages { part, next: next + 1, robot });
                    let cause = Cause::Package { part, index: next };
                    // An activation in the robot's package may not go to a robot again.
                    give_by(state, seat, package, cause, !robot, log);
                }
                true
            }
            Owed::Purchase { earlier } => {
                let player = &state.players[seat.index()];
                let affordable = |tile: Tile| player.can_pay(&self.terms(state, seat, tile, earlier).price);
                let vain = !state.tiles.offers().any(affordable);
                if vain {
                    state.players[seat.index()].owes.pop();
                }
                vain
            }
            Owed::Bonuses { from } => {
                let alone = from.len() == 1;
                // The order is the owner's where it matters: what the cap would swallow now may fit after an activation.
                let activates =
                    |one: Specialist| self.board.specialist(one).ways.iter().any(|way| way.activations > 0);
                let player = &state.players[seat.index()];
                let by_itself = |&one: &Specialist| match self.board.specialist(one).ways.as_slice() {
                    [only] => {
                        alone || !only.asks() && (player.has_room(*only) || !from.iter().any(activates))
                    }
                    _ => false,
                };
                if from.is_empty() {
                    state.players[seat.index()].owes.pop();
                    true
                } else if let Some(specialist) = from.iter().find(by_itself) {
                    self.take_bonus(state, seat, specialist, 0, log);
                    true
                } else {
                    false
                }
            }
        }
    }

    /// Every machine moves by as many slots as assistants stand on it.
    fn time_passes(&self, state: &mut State, part: Part, log: &mut Log<'_, Event>) {
        for seat in Seat::all(self.seats) {
            let posts = state.players[seat.index()].assistants;
            let mut movers: tinyvec::ArrayVec<[(u8, Option<Tile>); 3]> = tinyvec::ArrayVec::new();
            for post in posts {
                if let Post::Machine { tile } = post
                    && let Place::Belt { slot, .. } = state.tiles.get(tile)
                    && !movers.contains(&(slot, Some(tile)))
                {
                    movers.push((slot, Some(tile)));
                }
            }
            // In belt order: what is nearest to the end is completed first.
            movers.sort_unstable();
            for (slot, tile) in movers {
                let Some(tile) = tile else { continue };
                let to = slot.saturating_sub(state.assistants_on(seat, tile));
                log.tell(|| Event::Moved { seat, tile, from: slot, to });
                self.forward(state, seat, tile, to, log);
            }
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
                    && self.ways_of(player.screen).iter().any(|way| player.can_pay(&way.pay));
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

fn owe(state: &mut State, seat: Seat, owed: Owed) {
    state.players[seat.index()].owes.push(owed);
}

fn find(state: &mut State, specialist: Specialist) -> Option<&mut Hired> {
    state.specialists.iter_mut().find(|hired| hired.specialist == specialist)
}

/// Pays, takes what it gives, and owes what follows.
fn carry_out(state: &mut State, seat: Seat, effect: Effect, cause: Cause, log: &mut Log<'_, Event>) {
    state.players[seat.index()].pays(effect.pay);
    match effect.special {
        None | Some(Special::Copy) => {}
        Some(Special::EveningPackage) => {
            owe(state, seat, Owed::Packages { part: Part::Evening, next: 0, robot: true });
        }
        Some(Special::Purchase { earlier }) => owe(state, seat, Owed::Purchase { earlier }),
    }
    if !effect.gain.is_nothing() {
        give(state, seat, effect.gain, cause, log);
    }
}

fn give(state: &mut State, seat: Seat, gain: Lot, cause: Cause, log: &mut Log<'_, Event>) {
    give_by(state, seat, gain, cause, true, log);
}

/// What is given is taken; boosts are placed before anything is activated.
fn give_by(state: &mut State, seat: Seat, gain: Lot, from: Cause, robot: bool, log: &mut Log<'_, Event>) {
    let lost = state.players[seat.index()].gain(gain);
    log.tell(|| Event::Gained { seat, gain, lost, from });
    if gain.activations > 0 {
        owe(state, seat, Owed::Activations { left: gain.activations, robot });
    }
    if gain.boosts > 0 {
        owe(state, seat, Owed::Boosts { left: gain.boosts });
    }
}

/// At night each robot and machine works once; otherwise it takes one of the activations owed.
fn spend_activation(state: &mut State, seat: Seat, engine: Engine) {
    if let Some(Owed::Activations { .. }) = state.players[seat.index()].owes.last() {
        one_activation_less(state, seat);
        return;
    }
    match engine {
        Engine::Robot => state.players[seat.index()].robot_used = true,
        Engine::Machine(tile) => state.tiles.use_up(tile),
    }
}

fn one_activation_less(state: &mut State, seat: Seat) {
    let owes = &mut state.players[seat.index()].owes;
    if let Some(Owed::Activations { left, .. }) = owes.last_mut() {
        *left = left.saturating_sub(1);
        if *left == 0 {
            owes.pop();
        }
    }
}

/// The price goes to whoever loses the Specialist, or to the stock.
fn recruit(state: &mut State, seat: Seat, specialist: Specialist, log: &mut Log<'_, Event>) {
    let Some(hired) = find(state, specialist) else { return };
    let (from, price) = (hired.by, hired.price);
    hired.by = Some(seat);
    hired.price = TAKEN_PRICE;
    state.players[seat.index()].pays(Lot::rainbows(price));
    log.tell(|| Event::Recruited { seat, specialist, from, price });
    if let Some(loser) = from.filter(|_| price > 0) {
        give(state, loser, Lot::rainbows(price), Cause::Price { specialist }, log);
    }
}

/// Where the next tile of a pile goes: its top, unless a place beside it is still empty.
fn empty_spot(state: &State, pile: Pile) -> Spot {
    let sale = state.tiles.on_sale();
    let empty = Spot::all().rev().find(|spot| spot.pile() == pile && sale[spot.index()].is_none());
    empty.unwrap_or(pile.top())
}
