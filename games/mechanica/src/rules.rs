//! What a decision does, and what then happens by itself.

use reverie_game::{Log, Pending, Seat, SeatSet, Source};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Mechanica;
use crate::components::Improvement;
use crate::events::Event;
use crate::floor::{Machine, Model, Tile};
use crate::moves::{Move, Site, Wants};
use crate::plan::Planner;
use crate::route::Net;
use crate::run::{Ask, Progress, Run};
use crate::state::{
    Bots, Delivering, Fabricator, Factory, Hole, MOST_ANSWERS, Owes, Phase, SHOP, Size, State, Truck,
};

/// One thing that chance decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "roll", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub enum Roll {
    /// The next improvement.
    Improvement { improvement: Improvement },
    /// The next blueprint of a stack, by its place in the box.
    Blueprint { blueprint: u8 },
    /// Who begins.
    First { seat: Seat },
    /// ARMAND-0's chip: the side that buys the cheapest tile, or the dearest.
    Chip { cheap: bool },
}

/// What chance owes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Due {
    Improvement,
    Extra,
    Blueprint(u8),
    First,
    Chip,
}

impl Due {
    pub(crate) const fn source(self) -> Source {
        match self {
            Self::Improvement => Source::new("improvements"),
            Self::Extra => Source::new("extras"),
            Self::Blueprint(stack) => Source::new("blueprints").of(stack),
            Self::First => Source::new("first"),
            Self::Chip => Source::new("chip"),
        }
    }
}

impl Mechanica {
    /// What chance owes now, before any seat.
    pub(crate) fn chance(&self, state: &State) -> Option<Due> {
        let blueprint = || (0_u8..).zip(&state.blueprints).find(|(_, stack)| stack.top.is_none());
        match state.phase {
            Phase::Opening => {
                if state.shop[0].is_none() || state.shop[1].is_none() {
                    Some(Due::Improvement)
                } else if let Some((stack, _)) = blueprint() {
                    Some(Due::Blueprint(stack))
                } else {
                    state.first.is_none().then_some(Due::First)
                }
            }
            Phase::Turning | Phase::ArmandTurning => Some(Due::Improvement),
            Phase::TurningTwice => Some(Due::Extra),
            Phase::Armand => Some(Due::Chip),
            Phase::Refreshing => blueprint().map(|(stack, _)| Due::Blueprint(stack)),
            Phase::Running | Phase::Trading | Phase::Making | Phase::Falling | Phase::Over => None,
        }
    }

    pub(crate) fn owing(&self, state: &State) -> Pending {
        if let Some(due) = self.chance(state) {
            return Pending::Chance(due.source());
        }
        let gifts = self.seats_where(state, |factory| !factory.gifts.is_empty());
        match state.phase {
            // Whoever was asked where a gift goes may answer before or after somebody else's last decision.
            Phase::Over if gifts.is_empty() => Pending::Over,
            // Whose run asks for nothing has run already.
            Phase::Running => Pending::Seats(self.seats_where(state, |factory| !factory.ran)),
            _ => Pending::Seats(state.active.into_iter().fold(gifts, SeatSet::with)),
        }
    }

    fn seats_where(&self, state: &State, holds: impl Fn(&Factory) -> bool) -> SeatSet {
        Seat::all(self.seats)
            .zip(&state.factories)
            .filter(|(_, factory)| holds(factory))
            .map(|(seat, _)| seat)
            .collect()
    }

    pub(crate) fn list_rolls(&self, state: &State, out: &mut Vec<(Roll, u32)>) {
        match self.chance(state) {
            None => {}
            Some(Due::Improvement | Due::Extra) => out.extend(
                Improvement::ALL
                    .into_iter()
                    .zip(state.unseen)
                    .filter(|(_, left)| *left > 0)
                    .map(|(improvement, left)| (Roll::Improvement { improvement }, left.into())),
            ),
            Some(Due::Blueprint(_)) => {
                let all = u8::try_from(self.board.blueprints.len()).unwrap_or(u8::MAX);
                let seen =
                    |blueprint: &u8| state.blueprints.iter().any(|stack| stack.seen.contains(blueprint));
                out.extend(
                    (0..all).filter(|one| !seen(one)).map(|blueprint| (Roll::Blueprint { blueprint }, 1)),
                );
            }
            Some(Due::First) => out.extend(Seat::all(self.seats).map(|seat| (Roll::First { seat }, 1))),
            Some(Due::Chip) => out.extend([false, true].map(|cheap| (Roll::Chip { cheap }, 1))),
        }
    }

    pub(crate) fn deal(&self, state: &mut State, roll: Roll, log: &mut Log<'_, Event>) {
        match roll {
            Roll::Improvement { improvement } => {
                state.unseen[improvement as usize] = state.unseen[improvement as usize].saturating_sub(1);
                let extra = state.phase == Phase::TurningTwice;
                let left = if extra { &mut state.extras } else { &mut state.stack };
                *left = left.saturating_sub(1);
                // The first tile of a game goes to the second place.
                let spot = usize::from(state.phase == Phase::Opening && state.shop[1].is_none());
                state.shop[spot] = Some(improvement);
                log.tell(|| Event::Drew { improvement, extra });
                match state.phase {
                    Phase::Turning => self.look_at_the_shop(state, log),
                    Phase::TurningTwice => state.phase = Phase::Falling,
                    Phase::ArmandTurning => self.end_the_day(state, log),
                    _ => {}
                }
            }
            Roll::Blueprint { blueprint } => {
                if let Some((n, stack)) =
                    (0_u8..).zip(&mut state.blueprints).find(|(_, stack)| stack.top.is_none())
                {
                    stack.top = u8::try_from(stack.seen.len()).ok();
                    stack.seen.push(blueprint);
                    log.tell(|| Event::Blueprint { stack: n, blueprint });
                }
            }
            Roll::First { seat } => {
                state.first = Some(seat);
                log.tell(|| Event::First { seat });
            }
            Roll::Chip { cheap } => self.armand_plays(state, cheap, log),
        }
        self.proceed(state, log);
    }

    pub(crate) fn decide(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        let wants = self.wants(state, seat);
        let factory = &mut state.factories[seat.index()];
        match mv {
            Move::Planned => {
                let planned = Planner::new(&self.board, &factory.floor).plan(factory, &factory.answers);
                factory.answers = planned;
            }
            Move::Send { .. } | Move::Keep { .. } | Move::Repurpose { .. } | Move::Hole { .. } => {
                if let Wants::Run(ask) = &wants {
                    answer(factory, ask, mv);
                }
            }
            Move::Gift { choice, model, hole } => {
                one_gift_less(factory, choice);
                place(factory, seat, model, hole, log);
            }
            Move::Refuse { choice } => {
                one_gift_less(factory, choice);
                let model = if choice { Model::Plus } else { Model::Basic };
                log.tell(|| Event::Declined { seat, model });
            }
            Move::Place { model, hole } => {
                factory.owes.bots.take(model);
                place(factory, seat, model, hole, log);
            }
            Move::Discard { model } => {
                factory.owes.bots.take(model);
                log.tell(|| Event::Declined { seat, model });
            }
            Move::Sell { row, model } => self.sell(factory, seat, row, model, log),
            Move::Sellall => {
                for row in 0..3 {
                    for model in factory.trucks[usize::from(row)].bots.iter() {
                        self.sell(factory, seat, row, model, log);
                    }
                }
            }
            Move::Complete { stack } => {
                let blueprint = state.blueprints[usize::from(stack)].blueprint().unwrap_or(0);
                let figures = self.board.blueprints[usize::from(blueprint)];
                let [basic, plus, deluxe] = figures.bots();
                factory.completed[usize::from(stack)] = true;
                factory.vault = factory.vault.saturating_add(figures.money.into());
                factory.owes.blueprint =
                    Some(Delivering { blueprint: stack, bots: Bots { basic, plus, deluxe } });
                state.sideways = true;
                log.tell(|| Event::Completed { seat, stack, blueprint, money: figures.money });
            }
            Move::Deliver { row, model } => deliver(factory, row, model),
            Move::Buy { spot } => {
                let price = self.board.prices[usize::from(spot)];
                if let Some(improvement) = state.shop[usize::from(spot)].take() {
                    factory.wallet -= u16::from(price);
                    factory.owes.hand = Some(improvement);
                    factory.owes.bought = true;
                    log.tell(|| Event::Bought { seat, improvement, price });
                }
            }
            Move::Install { .. } | Move::Set { .. } => {
                if let Some(event) = Self::place_hand(factory, seat, mv) {
                    log.tell(|| event);
                }
            }
            Move::Recycle => {
                if let Some(improvement) = factory.owes.hand.take() {
                    self.recycle(factory, seat, improvement, log);
                }
            }
            Move::Fork => {
                let price = self.board.fork;
                factory.wallet -= u16::from(price);
                factory.owes.fork = true;
                log.tell(|| Event::Forked { seat, price });
            }
            Move::Truck { row, size } => {
                let price = self.truck_price(factory, row, size).unwrap_or(0);
                factory.wallet -= u16::from(price);
                factory.trucks[usize::from(row)].size = size;
                log.tell(|| Event::Truck { seat, row, size, price });
            }
            Move::Demolish { site } => demolish(factory, seat, site, log),
            Move::Make => {
                factory.owes.bought = false;
                state.phase = Phase::Making;
            }
            Move::Announce { model } => {
                log.tell(|| Event::Made { seat, row: factory.owes.making, model });
                make(factory, model);
                self.give(state, seat, model == Model::Deluxe, log);
            }
            Move::Retain { old } => {
                let row = factory.owes.making;
                let slot = &mut factory.start[usize::from(row)];
                if let (Some(new), Some(there)) = (factory.owes.made.take(), slot.centre) {
                    slot.centre = Some(if old { there } else { new });
                    log.tell(|| Event::Dropped { seat, row, model: if old { new } else { there } });
                }
                factory.owes.making += 1;
            }
        }
        self.proceed(state, log);
    }

    /// Installs what is in hand, and says so.
    pub(crate) fn place_hand(factory: &mut Factory, seat: Seat, mv: Move) -> Option<Event> {
        let fork = std::mem::take(&mut factory.owes.fork);
        let hand = factory.owes.hand.take();
        match mv {
            Move::Install { square, lie } => {
                let machine = if fork { Machine::Fork } else { hand?.machine()? };
                factory.floor[square.index()] = Some(Tile { machine, lie, ..Tile::default() });
                Some(Event::Installed { seat, square, machine, lie })
            }
            Move::Set { row, side } => {
                let fabricator = match hand? {
                    Improvement::OveractiveFabricator => Fabricator::Overactive,
                    _ => Fabricator::Advanced,
                };
                let slot = &mut factory.start[usize::from(row)];
                slot.fabricator = Some(fabricator);
                if side {
                    slot.side = slot.centre.take();
                }
                Some(Event::Set { seat, row, fabricator })
            }
            _ => None,
        }
    }

    fn sell(&self, factory: &mut Factory, seat: Seat, row: u8, model: Model, log: &mut Log<'_, Event>) {
        let money = self.board.sells(model);
        factory.trucks[usize::from(row)].bots.take(model);
        factory.wallet = factory.wallet.saturating_add(money.into());
        log.tell(|| Event::Sold { seat, row, model, money });
    }

    fn recycle(&self, factory: &mut Factory, seat: Seat, improvement: Improvement, log: &mut Log<'_, Event>) {
        let bots: Bots = self.board.figures(improvement).recycles.iter().copied().collect();
        factory.owes.bots = bots;
        log.tell(|| Event::Recycled { seat, improvement, bots });
    }

    /// Everybody else gets a bot for what an Overactive Fabricator made; ARMAND-0 gets money.
    fn give(&self, state: &mut State, seat: Seat, choice: bool, log: &mut Log<'_, Event>) {
        if let Some(armand) = &mut state.armand {
            let gift = self.board.armand.overactive;
            let money = if choice { gift.deluxe } else { gift.plus };
            armand.vault = armand.vault.saturating_add(money.into());
            log.tell(|| Event::ArmandPaid { money });
            return;
        }
        // Nobody will run again: a gift would come to nothing.
        if sold_out(state) {
            return;
        }
        for (other, factory) in Seat::all(self.seats).zip(&mut state.factories) {
            if other != seat {
                let gifts = if choice { &mut factory.gifts.choices } else { &mut factory.gifts.basics };
                *gifts = gifts.saturating_add(1);
            }
        }
        log.tell(|| Event::Gave { seat, choice });
    }

    /// Whatever happens by itself, until chance or somebody has to decide.
    pub(crate) fn proceed(&self, state: &mut State, log: &mut Log<'_, Event>) {
        while self.chance(state).is_none() && self.step(state, log) {}
    }

    /// One thing that happens by itself. Whether anything did.
    fn step(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
        match state.phase {
            Phase::Opening => {
                begin_day(state, log);
                true
            }
            Phase::Refreshing => {
                state.day = state.day.saturating_add(1);
                begin_day(state, log);
                true
            }
            Phase::Running => self.run_factories(state, log),
            Phase::Trading => self.trade(state, log),
            Phase::Making => self.make_bots(state, log),
            Phase::Falling => self.fall(state, log),
            Phase::Turning | Phase::TurningTwice | Phase::Armand | Phase::ArmandTurning | Phase::Over => {
                false
            }
        }
    }

    /// Whoever has placed their gifts and answered everything runs. When all have, the first player begins.
    fn run_factories(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
        for (seat, factory) in Seat::all(self.seats).zip(&mut state.factories) {
            if factory.ran || !factory.gifts.is_empty() {
                continue;
            }
            let net = Net::new(&self.board, &factory.floor);
            let run = Run { board: &self.board, factory, net: &net };
            if let Progress::Done(done) = run.replay(&factory.answers) {
                run.tell(&done, seat, log);
                *factory = done.factory;
            }
        }
        let all = state.factories.iter().all(|factory| factory.ran);
        if all {
            state.phase = Phase::Trading;
            state.active = state.first;
            if let Some(seat) = state.active {
                log.tell(|| Event::Turn { seat });
            }
        }
        all
    }

    /// Bots of a blueprint are taken by themselves where it does not matter from which truck. A solo game ends at once
    /// when nothing is left to buy.
    fn trade(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
        let Some(factory) = state.active.and_then(|seat| state.factories.get_mut(seat.index())) else {
            return false;
        };
        if let Some(delivering) = factory.owes.blueprint {
            if delivering.bots.is_empty() {
                factory.owes.blueprint = None;
                return true;
            }
            for model in Model::ALL.into_iter().filter(|&model| delivering.bots.of(model) > 0) {
                let aboard = factory.trucks.iter().filter(|truck| truck.bots.of(model) > 0);
                let all = factory.aboard().of(model) == delivering.bots.of(model);
                if all || aboard.count() == 1 {
                    let from = (0_u8..).zip(&factory.trucks).find(|(_, truck)| truck.bots.of(model) > 0);
                    let Some((row, _)) = from else { return false };
                    deliver(factory, row, model);
                    return true;
                }
            }
            return false;
        }
        let busy = factory.owes.hand.is_some() || factory.owes.fork || !factory.owes.bots.is_empty();
        if self.seats == 1 && !busy && factory.owes.bought && sold_out(state) {
            end(state, log);
            return true;
        }
        false
    }

    /// Fabricators make bots from the top; an Overactive one asks what.
    fn make_bots(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
        let Some(seat) = state.active else { return false };
        let factory = &mut state.factories[seat.index()];
        if factory.owes.made.is_some() {
            return false;
        }
        let row = factory.owes.making;
        let Some(slot) = factory.start.get(usize::from(row)) else {
            factory.owes = Owes::default();
            self.turn_the_shop(state, log);
            return true;
        };
        match slot.fabricator {
            None => factory.owes.making += 1,
            Some(Fabricator::Basic | Fabricator::Advanced) => {
                log.tell(|| Event::Made { seat, row, model: Model::Basic });
                make(factory, Model::Basic);
            }
            Some(Fabricator::Overactive) => return false,
        }
        true
    }

    fn turn_the_shop(&self, state: &mut State, log: &mut Log<'_, Event>) {
        let seat = state.active;
        state.fallen = turn(state, false, log);
        if let Some(improvement) = state.fallen {
            log.tell(|| Event::Fell { improvement, seat });
        }
        if state.stack > 0 {
            state.phase = Phase::Turning;
        } else {
            self.look_at_the_shop(state, log);
        }
    }

    /// With two or three players the Shop turns again when the newest tile is the only one.
    fn look_at_the_shop(&self, state: &mut State, log: &mut Log<'_, Event>) {
        state.phase = Phase::Falling;
        let alone = state.shop[0].is_some() && state.shop[1..].iter().all(Option::is_none);
        if matches!(self.seats, 2 | 3) && alone {
            turn(state, true, log);
            if state.extras > 0 {
                state.phase = Phase::TurningTwice;
            }
        }
    }

    /// What fell into the Recycler is placed; then the turn is over.
    fn fall(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
        let Some(seat) = state.active else { return false };
        if self.seats == 1 && sold_out(state) {
            end(state, log);
            return true;
        }
        let factory = &mut state.factories[seat.index()];
        if let Some(improvement) = state.fallen.take() {
            self.recycle(factory, seat, improvement, log);
            return true;
        }
        if !factory.owes.bots.is_empty() {
            return false;
        }
        if self.seats == 1 {
            state.active = None;
            state.phase = Phase::Armand;
            return true;
        }
        let next = Seat::new((seat.number() + 1) % self.seats);
        if next == state.first {
            self.end_the_day(state, log);
        } else {
            state.active = next;
            state.phase = Phase::Trading;
            if let Some(seat) = next {
                log.tell(|| Event::Turn { seat });
            }
        }
        true
    }

    /// ARMAND-0 buys the cheapest or the dearest tile, and turns the Shop.
    fn armand_plays(&self, state: &mut State, cheap: bool, log: &mut Log<'_, Event>) {
        let Some(mut armand) = state.armand else { return };
        let figures = &self.board.armand;
        let money = if cheap { figures.cheap } else { figures.dear };
        armand.wallet = armand.wallet.saturating_add(money.into());
        log.tell(|| Event::Chip { cheap, money });
        let mut spots = (0..SHOP).filter(|&spot| state.shop[spot].is_some());
        let spot = if cheap { spots.next_back() } else { spots.next() };
        if let Some((spot, improvement)) = spot.and_then(|spot| Some((spot, state.shop[spot]?))) {
            let price = self.board.prices[spot];
            if armand.wallet >= u16::from(price) {
                armand.wallet -= u16::from(price);
                armand.improvements[improvement as usize] += 1;
                state.shop[spot] = None;
                log.tell(|| Event::ArmandBought { improvement, price });
            } else if cheap {
                armand.wallet = armand.wallet.saturating_add(figures.consolation.into());
                log.tell(|| Event::ArmandShort { money: figures.consolation });
            } else {
                log.tell(|| Event::ArmandShort { money: 0 });
            }
        }
        state.armand = Some(armand);
        if sold_out(state) {
            return end(state, log);
        }
        if let Some(improvement) = turn(state, false, log) {
            log.tell(|| Event::Fell { improvement, seat: None });
        }
        if state.stack > 0 {
            state.phase = Phase::ArmandTurning;
        } else {
            self.end_the_day(state, log);
        }
    }

    /// Is the game over? Else blueprints that somebody completed are replaced, and a new workday begins.
    fn end_the_day(&self, state: &mut State, log: &mut Log<'_, Event>) {
        state.active = None;
        if sold_out(state) {
            return end(state, log);
        }
        state.phase = Phase::Refreshing;
        if state.sideways {
            log.tell(|| Event::Refreshed);
            for ((stack, &size), n) in state.blueprints.iter_mut().zip(&self.board.stacks).zip(0_u8..) {
                let all_seen = stack.seen.len() >= usize::from(size);
                stack.top = match stack.top {
                    Some(top) if all_seen => Some((top + 1) % size),
                    _ => None,
                };
                if let Some(blueprint) = stack.blueprint() {
                    log.tell(|| Event::Blueprint { stack: n, blueprint });
                }
            }
            state.sideways = false;
        }
    }
}

/// Nothing is left to buy, now or later.
pub(crate) fn sold_out(state: &State) -> bool {
    state.stack == 0 && state.shop.iter().all(Option::is_none)
}

fn end(state: &mut State, log: &mut Log<'_, Event>) {
    state.active = None;
    state.fallen = None;
    for factory in &mut state.factories {
        factory.owes = Owes::default();
    }
    state.phase = Phase::Over;
    log.tell(|| Event::Ended);
}

fn begin_day(state: &mut State, log: &mut Log<'_, Event>) {
    let day = state.day;
    log.tell(|| Event::Day { day });
    state.phase = Phase::Running;
    for factory in &mut state.factories {
        factory.ran = false;
        factory.completed = [false; 2];
    }
}

/// The Shop turns by one place; what was cheapest falls out.
fn turn(state: &mut State, twice: bool, log: &mut Log<'_, Event>) -> Option<Improvement> {
    let fell = state.shop[SHOP - 1];
    state.shop.rotate_right(1);
    state.shop[0] = None;
    log.tell(|| Event::Turned { twice });
    fell
}

fn answer(factory: &mut Factory, ask: &Ask, mv: Move) {
    let place = match (ask, mv) {
        (Ask::Ride { rides, .. }, Move::Send { ride }) => rides.iter().position(|&one| one == ride),
        (Ask::Keep { options, .. }, Move::Keep { bots }) => options.iter().position(|&one| one == bots),
        (Ask::Repurpose { .. }, Move::Repurpose { model }) => Some(model as usize),
        (Ask::Hole { .. }, Move::Hole { output }) => Some(output.into()),
        _ => None,
    };
    if let Some(place) = place.and_then(|place| u8::try_from(place).ok())
        && factory.answers.len() < MOST_ANSWERS
    {
        factory.answers.push(place);
    }
}

const fn one_gift_less(factory: &mut Factory, choice: bool) {
    let left = if choice { &mut factory.gifts.choices } else { &mut factory.gifts.basics };
    *left = left.saturating_sub(1);
}

fn place(factory: &mut Factory, seat: Seat, model: Model, hole: Hole, log: &mut Log<'_, Event>) {
    let slot = &mut factory.start[usize::from(hole.row)];
    let there = if hole.side { &mut slot.side } else { &mut slot.centre };
    let lost = there.replace(model);
    log.tell(|| Event::Placed { seat, model, hole, lost });
}

/// A new bot into the centre hole; where it is full, one of the two is to be kept, unless they are the same.
fn make(factory: &mut Factory, model: Model) {
    let centre = &mut factory.start[usize::from(factory.owes.making)].centre;
    match *centre {
        Some(old) if old != model => factory.owes.made = Some(model),
        _ => {
            *centre = Some(model);
            factory.owes.making += 1;
        }
    }
}

fn deliver(factory: &mut Factory, row: u8, model: Model) {
    factory.trucks[usize::from(row)].bots.take(model);
    if let Some(delivering) = &mut factory.owes.blueprint {
        delivering.bots.take(model);
        if delivering.bots.is_empty() {
            factory.owes.blueprint = None;
        }
    }
}

fn demolish(factory: &mut Factory, seat: Seat, site: Site, log: &mut Log<'_, Event>) {
    let lost: Bots = match site {
        Site::Floor { square } => {
            let tile = factory.floor[square.index()].take().unwrap_or_default();
            tile.outputs.into_iter().chain([tile.waiting]).flatten().collect()
        }
        Site::Start { row } => {
            let slot = std::mem::take(&mut factory.start[usize::from(row)]);
            [slot.centre, slot.side].into_iter().flatten().collect()
        }
        Site::Dock { row } => {
            let truck = &mut factory.trucks[usize::from(row)];
            std::mem::replace(truck, Truck { size: Size::Small, bots: Bots::NONE }).bots
        }
    };
    log.tell(|| Event::Demolished { seat, site, lost });
}
