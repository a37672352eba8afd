//! Could this lie on a table? Positions come from outside: a file, a bot, a study.

use reverie_game::{Illegal, Log, Seat};

use crate::Mechanica;
use crate::components::{Improvement, Kind};
use crate::floor::{Design, Machine, Square, Tile};
use crate::route::Net;
use crate::rules::sold_out;
use crate::run::{Ask, Progress, Run};
use crate::state::{Bots, Fabricator, Factory, Owes, Phase, SHOP, State, Tally};

impl Mechanica {
    pub(crate) fn admit_state(&self, state: &State) -> Result<(), Illegal> {
        if state.factories.len() != usize::from(self.seats) {
            return Err(Illegal::new("mechanica-position-seats")
                .with("factories", state.factories.len())
                .with("seats", self.seats));
        }
        let refused = |key: &'static str| Illegal::new(key);
        self.admit_table(state).map_err(refused)?;
        self.admit_improvements(state).map_err(refused)?;
        self.admit_blueprints(state).map_err(refused)?;
        for (seat, factory) in Seat::all(self.seats).zip(&state.factories) {
            self.admit_factory(state, seat, factory).map_err(|key| Illegal::new(key).with("who", seat))?;
        }
        // Whatever happens by itself has happened.
        let mut settled = *state;
        self.proceed(&mut settled, &mut Log::off());
        if settled == *state { Ok(()) } else { Err(refused("mechanica-position-unsettled")) }
    }

    fn admit_table(&self, state: &State) -> Result<(), &'static str> {
        let wrong = Err("mechanica-position-turn");
        let seated = |seat: Option<Seat>| seat.is_none_or(|seat| seat.number() < self.seats);
        if !seated(state.first) || !seated(state.active) || state.day == 0 {
            return wrong;
        }
        let turns = matches!(
            state.phase,
            Phase::Trading | Phase::Making | Phase::Turning | Phase::TurningTwice | Phase::Falling
        );
        let solo = matches!(state.phase, Phase::Armand | Phase::ArmandTurning);
        if turns != state.active.is_some()
            || state.first.is_none() && state.phase != Phase::Opening
            || solo && self.seats != 1
            || state.armand.is_some() != (self.seats == 1)
            || self.seats == 1 && state.first != Seat::new(0)
        {
            return wrong;
        }
        let fresh = state.phase == Phase::Opening;
        if fresh && state.factories != self.fresh_factories() {
            return Err("mechanica-position-opening");
        }
        // Who begins is drawn last, and then the day begins.
        let drawn = self.seats > 1 && state.first.is_some();
        if fresh && (state.day != 1 || state.sideways || drawn) {
            return Err("mechanica-position-opening");
        }
        if state.fallen.is_some() && !matches!(state.phase, Phase::Turning | Phase::TurningTwice) {
            return wrong;
        }
        Ok(())
    }

    fn fresh_factories(&self) -> tinyvec::ArrayVec<[Factory; crate::state::MOST_PLAYERS]> {
        reverie_game::Game::start(self).factories
    }

    /// No improvement is on the table more often than it is in the box, and the piles hold what nobody has seen.
    fn admit_improvements(&self, state: &State) -> Result<(), &'static str> {
        let wrong = Err("mechanica-position-improvements");
        let mut seen = Tally::default();
        let mut see = |improvement: Improvement| seen[improvement] += 1;
        state.shop.iter().flatten().chain(&state.fallen).for_each(|&improvement| see(improvement));
        for factory in &state.factories {
            factory.floor.iter().flatten().filter_map(Tile::improvement).for_each(&mut see);
            for slot in &factory.start {
                match slot.fabricator {
                    None | Some(Fabricator::Basic) => {}
                    Some(Fabricator::Advanced) => see(Kind::AdvancedFabricator.into()),
                    Some(Fabricator::Overactive) => see(Kind::OveractiveFabricator.into()),
                }
            }
            factory.owes.hand.into_iter().for_each(&mut see);
        }
        for (improvement, seen) in seen.iter() {
            let bought = state.armand.map_or(0, |armand| armand.improvements[improvement]);
            let known = u16::from(seen) + u16::from(bought) + u16::from(state.unseen[improvement]);
            if known > u16::from(self.board.copies(improvement)) {
                return wrong;
            }
        }
        let unseen: u32 = state.unseen.iter().map(|(_, left)| u32::from(left)).sum();
        let piles = u32::from(state.stack) + u32::from(state.extras);
        if unseen != piles || state.extras > self.board.extras || state.stack > self.board.stack {
            return wrong;
        }
        // The end comes when nothing is left and the day is over, not before and not later.
        let goes_on =
            matches!(state.phase, Phase::Running | Phase::Armand | Phase::ArmandTurning | Phase::Refreshing);
        if state.phase == Phase::Over && !sold_out(state) || goes_on && sold_out(state) {
            return wrong;
        }
        // A tile is drawn only where there is one; the place for it is empty.
        let to_draw = matches!(state.phase, Phase::Turning | Phase::ArmandTurning);
        if to_draw && (state.stack == 0 || state.shop[0].is_some())
            || state.phase == Phase::TurningTwice && (state.extras == 0 || state.shop[0].is_some())
        {
            return wrong;
        }
        if state.phase == Phase::Opening {
            let laid = [state.shop[1].is_some(), state.shop[0].is_some()];
            let drawn = u8::from(laid[0]) + u8::from(laid[1]);
            let rest = state.shop[2..SHOP].iter().any(Option::is_some);
            if laid == [false, true]
                || rest
                || state.stack + drawn != self.board.stack
                || state.extras != self.board.extras
            {
                return wrong;
            }
        }
        Ok(())
    }

    fn admit_blueprints(&self, state: &State) -> Result<(), &'static str> {
        let wrong = Err("mechanica-position-blueprints");
        let mut all: Vec<u8> = state.blueprints.iter().flat_map(|stack| stack.seen.iter().copied()).collect();
        all.sort_unstable();
        if all.windows(2).any(|pair| pair[0] == pair[1])
            || all.last().is_some_and(|&last| usize::from(last) >= self.board.blueprints.len())
        {
            return wrong;
        }
        for (stack, &size) in state.blueprints.iter().zip(&self.board.stacks) {
            let to_come = matches!(state.phase, Phase::Opening | Phase::Refreshing);
            let turned = stack.seen.len();
            let fits = match stack.top {
                None => to_come && turned < usize::from(size),
                // Until all have been turned up, the last one turned up lies on top.
                Some(top) => {
                    usize::from(top) < turned
                        && (turned == usize::from(size) || usize::from(top) + 1 == turned)
                }
            };
            if !fits || turned > usize::from(size) {
                return wrong;
            }
        }
        let mut tops = state.blueprints.iter().map(|stack| stack.top.is_some());
        let in_order = tops.next() != Some(false) || tops.next() == Some(false);
        let opening = state.phase == Phase::Opening;
        let laid = state.shop[0].is_some();
        if opening && (!in_order || !laid && !all.is_empty() || all.len() > 2) {
            return wrong;
        }
        let completed = state.factories.iter().any(|factory| factory.completed != [false; 2]);
        // They lie sideways from the first completion of a day until they are replaced.
        if state.sideways != (completed && state.phase != Phase::Refreshing) {
            return wrong;
        }
        Ok(())
    }

    fn admit_factory(&self, state: &State, seat: Seat, factory: &Factory) -> Result<(), &'static str> {
        self.admit_floor(factory)?;
        for (row, slot) in (0_u8..).zip(&factory.start) {
            let basic = slot.fabricator == Some(Fabricator::Basic);
            if basic != (row == 1) || slot.side.is_some() && !slot.has_side() {
                return Err("mechanica-position-start");
            }
        }
        if factory.trucks.iter().any(|truck| truck.bots.len() > truck.size.room()) {
            return Err("mechanica-position-trucks");
        }
        let running = state.phase == Phase::Running;
        let before = matches!(state.phase, Phase::Opening);
        if !factory.ran && !running && !before || before && factory.ran {
            return Err("mechanica-position-run");
        }
        if !factory.answers.is_empty() && (factory.ran || !running || !factory.gifts.is_empty()) {
            return Err("mechanica-position-run");
        }
        if !self.answers_fit(factory) {
            return Err("mechanica-position-run");
        }
        if !self.had_a_turn(state, seat) && factory.completed != [false; 2] {
            return Err("mechanica-position-blueprints");
        }
        // Everybody else's Overactive Fabricators give once before gifts are placed.
        let gifts = usize::from(factory.gifts.basics) + usize::from(factory.gifts.choices);
        let others = Seat::all(self.seats).zip(&state.factories).filter(|&(other, _)| other != seat);
        let givers = others
            .flat_map(|(_, other)| &other.start)
            .filter(|slot| slot.fabricator == Some(Fabricator::Overactive))
            .count();
        if gifts > givers {
            return Err("mechanica-position-gifts");
        }
        self.admit_owes(state, seat, factory)
    }

    /// Whether this seat's turn of the day is under way or over.
    fn had_a_turn(&self, state: &State, seat: Seat) -> bool {
        let after = |first: Seat, seat: Seat| (seat.number() + self.seats - first.number()) % self.seats;
        match (state.first, state.active) {
            (Some(first), Some(active)) => after(first, seat) <= after(first, active),
            _ => !matches!(state.phase, Phase::Opening | Phase::Running),
        }
    }

    /// Every tile lies in a way that exists, and holds bots only in holes it has.
    fn admit_floor(&self, factory: &Factory) -> Result<(), &'static str> {
        let mut laid = Factory { floor: [None; crate::floor::SQUARES], ..*factory };
        for (square, tile) in
            Square::all().zip(&factory.floor).filter_map(|(square, tile)| Some((square, (*tile)?)))
        {
            let known = tile.machine != Machine::Fork || tile.design == Design::FIRST;
            if !known || self.tile_fits(&laid, square, &tile).is_err() {
                return Err("mechanica-position-floor");
            }
            laid.floor[square.index()] = Some(tile);
            if !self.holes_fit(tile) {
                return Err("mechanica-position-holes");
            }
        }
        Ok(())
    }

    fn holes_fit(&self, tile: Tile) -> bool {
        let holes = tile.improvement().map_or(0, |one| self.board.figures(one).out.len());
        let beyond = tile.outputs.iter().skip(holes).any(Option::is_some);
        !beyond && (tile.waiting.is_none() || tile.machine == Machine::Repurposer)
    }

    /// Each answer was one of those that were asked for.
    fn answers_fit(&self, factory: &Factory) -> bool {
        let net = Net::new(&self.board, &factory.floor);
        let run = Run { board: &self.board, factory, net: &net };
        (0..factory.answers.len()).all(|n| match run.replay(&factory.answers[..n]) {
            Progress::Asks(ask) => usize::from(factory.answers[n]) < Ask::options(&ask),
            Progress::Done(_) => false,
        })
    }

    fn admit_owes(&self, state: &State, seat: Seat, factory: &Factory) -> Result<(), &'static str> {
        let wrong = Err("mechanica-position-owes");
        let owes = &factory.owes;
        if state.active != Some(seat) {
            return if *owes == Owes::default() { Ok(()) } else { wrong };
        }
        let trading = state.phase == Phase::Trading;
        let making = state.phase == Phase::Making;
        let falling = state.phase == Phase::Falling;
        let most: usize =
            self.board.improvements.iter().map(|figures| figures.recycles.len()).max().unwrap_or(0);
        let busy = [owes.hand.is_some(), owes.fork, !owes.bots.is_empty(), owes.blueprint.is_some()];
        let fits = (trading || owes.hand.is_none() && !owes.fork && owes.blueprint.is_none() && !owes.bought)
            && (trading || falling || owes.bots.is_empty())
            && (making || owes.making == 0 && owes.made.is_none())
            && owes.making <= 3
            && usize::from(owes.bots.len()) <= most
            && busy.into_iter().filter(|&one| one).count() <= 1
            && (owes.hand.is_none() || owes.bought);
        if !fits {
            return wrong;
        }
        if let Some(delivering) = owes.blueprint {
            let stack = usize::from(delivering.blueprint);
            let Some(number) = state.blueprints.get(stack).and_then(crate::state::Stack::blueprint) else {
                return wrong;
            };
            let [basic, plus, deluxe] = self.board.blueprints[usize::from(number)].bots();
            let wanted = Bots { basic, plus, deluxe };
            if !delivering.bots.within(&wanted)
                || !delivering.bots.within(&factory.aboard())
                || !factory.completed[stack]
            {
                return wrong;
            }
        }
        if let Some(made) = owes.made {
            let slot = factory.start.get(usize::from(owes.making));
            let full = slot.is_some_and(|slot| slot.centre.is_some_and(|there| there != made));
            let makes = slot.and_then(|slot| slot.fabricator);
            let can = match makes {
                None => false,
                Some(Fabricator::Basic | Fabricator::Advanced) => made == crate::floor::Model::Basic,
                Some(Fabricator::Overactive) => made != crate::floor::Model::Basic,
            };
            if !full || !can {
                return wrong;
            }
        }
        Ok(())
    }
}
