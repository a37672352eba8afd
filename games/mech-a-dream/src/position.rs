//! Could this lie on a table? Positions come from outside: a file, a bot, a study.

use reverie_game::{Illegal, Log, Seat};

use crate::MechADream;
use crate::components::Action;
use crate::rules::{DAYS, FIRST_PRICE, MACHINES};
use crate::state::{BELT, DIAL, Owed, Part, Place, Player, Post, Screen, State, Time};
use crate::tile::{Pile, Spot, TileSet};

impl MechADream {
    pub(crate) fn admit_state(&self, state: &State) -> Result<(), Illegal> {
        if state.players.len() != usize::from(self.seats) {
            return Err(Illegal::new("mech-position-seats")
                .with("players", state.players.len())
                .with("seats", self.seats));
        }
        let refused = |key: &'static str| Illegal::new(key);
        self.admit_pieces(state).map_err(refused)?;
        self.admit_calendar(state).map_err(refused)?;
        self.admit_factory(state).map_err(refused)?;
        self.admit_specialists(state).map_err(refused)?;
        self.admit_robots(state).map_err(refused)?;
        self.admit_assistants(state).map_err(refused)?;
        for (seat, player) in Seat::all(self.seats).zip(&state.players) {
            self.admit_player(state, seat, player).map_err(|key| Illegal::new(key).with("who", seat))?;
        }
        // Whatever happens by itself has happened.
        let mut settled = *state;
        self.proceed(&mut settled, &mut Log::off());
        if settled == *state { Ok(()) } else { Err(refused("mech-position-unsettled")) }
    }

    /// The box has every tile and card that is on the table.
    fn admit_pieces(&self, state: &State) -> Result<(), &'static str> {
        let board = &self.board;
        let robot = |screen| match screen {
            Screen::Own => None,
            // The lower number first: whether it is, is asked with all that is dealt.
            Screen::Dealt { from } | Screen::Sealed { from, .. } => Some(from[0].max(from[1])),
            Screen::Enlightened { robot } => Some(robot),
        };
        let has = state.tiles.dealt().without(board.set) == TileSet::NONE
            && state.delivered.iter().all(|card| card.index() < board.deliveries.len())
            && state.specialists.iter().all(|hired| hired.specialist.index() < board.specialists.len())
            && state
                .players
                .iter()
                .filter_map(|player| robot(player.screen))
                .all(|robot| robot.index() < board.robots.len());
        if has { Ok(()) } else { Err("mech-position-pieces") }
    }

    /// The day, the Delivery cards so far and the first player fit together.
    fn admit_calendar(&self, state: &State) -> Result<(), &'static str> {
        let opening = state.time == Time::Opening;
        if !(1..=DAYS).contains(&state.day) || opening && state.day != 1 {
            return Err("mech-position-day");
        }
        if state.first.is_some_and(|first| first.number() >= self.seats) || state.first.is_none() && !opening
        {
            return Err("mech-position-first");
        }
        let to_come = state.delivery.is_none();
        if state.delivery.is_some_and(|today| !state.delivered.contains(today))
            || state.delivered.len() + usize::from(to_come) != usize::from(state.day)
        {
            return Err("mech-position-delivery");
        }
        // The card is turned up before anybody works.
        let idle = state.players.iter().all(|player| player.assistants == [Post::Locker; 3]);
        if to_come && !(opening || state.time == Time::Morning && idle) {
            return Err("mech-position-delivery");
        }
        let full = Seat::all(self.seats).any(|seat| state.tiles.completed(seat) >= MACHINES);
        let over = state.time == Time::Over;
        let ended = state.day == DAYS || full;
        if over && !ended || state.time == Time::Morning && idle && full {
            return Err("mech-position-end");
        }
        Ok(())
    }

    /// Every tile on sale lies on its own belt, and no place is empty without reason.
    fn admit_factory(&self, state: &State) -> Result<(), &'static str> {
        let mut taken = [0_u8; crate::tile::SPOTS];
        for (tile, place) in state.tiles.iter() {
            match place {
                Place::Pile => {}
                Place::Sale { spot } => {
                    taken[spot.index()] += 1;
                    if spot.pile() != tile.family().pile() {
                        return Err("mech-position-sale");
                    }
                }
                Place::Belt { seat, slot } => {
                    if seat.number() >= self.seats || !(1..=BELT).contains(&slot) {
                        return Err("mech-position-belt");
                    }
                }
                Place::Workshop { seat, used, .. } => {
                    let may_be_used = state.time == Time::Night && tile.family().turns_purple();
                    if seat.number() >= self.seats || used && !may_be_used {
                        return Err("mech-position-workshop");
                    }
                }
            }
            if state.time == Time::Opening && matches!(place, Place::Belt { .. } | Place::Workshop { .. }) {
                return Err("mech-position-opening");
            }
        }
        if taken.iter().any(|&tiles| tiles > 1) {
            return Err("mech-position-sale");
        }
        for pile in Pile::ALL {
            let top = taken[pile.top().index()] > 0;
            let beside = Spot::all().filter(|&spot| spot.pile() == pile && spot != pile.top());
            let gap = beside.into_iter().any(|spot| taken[spot.index()] == 0);
            let below = state.tiles.below(pile, self.board.set) != TileSet::NONE;
            // The top slides into a gap; only while the table is laid are places still to be filled.
            if gap && (top || below && state.time != Time::Opening) {
                return Err("mech-position-sale");
            }
        }
        for seat in Seat::all(self.seats) {
            let mut places: Vec<u8> = state
                .tiles
                .iter()
                .filter_map(|(_, place)| match place {
                    Place::Workshop { seat: owner, place, .. } if owner == seat => Some(place),
                    _ => None,
                })
                .collect();
            places.sort_unstable();
            if !places.into_iter().eq(0..state.tiles.completed(seat)) {
                return Err("mech-position-workshop");
            }
        }
        Ok(())
    }

    fn admit_specialists(&self, state: &State) -> Result<(), &'static str> {
        let hired = &state.specialists;
        let twice = |n: usize| hired[..n].iter().any(|other| other.specialist == hired[n].specialist);
        let whole = hired.len() == self.specialists_in_play();
        if hired.len() > self.specialists_in_play()
            || !whole && state.time != Time::Opening
            || (0..hired.len()).any(twice)
        {
            return Err("mech-position-specialists");
        }
        for one in hired {
            let nobody = one.by.is_some_and(|by| by.number() >= self.seats);
            let price = match (state.time, one.by) {
                (Time::Opening, None) => one.price == 0,
                (Time::Opening, Some(_)) => one.price == FIRST_PRICE,
                (_, None) => one.price == FIRST_PRICE && self.seats == 2,
                (_, Some(_)) => one.price <= 2,
            };
            if nobody || !price {
                return Err("mech-position-specialists");
            }
        }
        if hired.iter().filter(|one| one.by.is_none()).count() > 1 && state.time != Time::Opening {
            return Err("mech-position-specialists");
        }
        if state.time == Time::Opening {
            let begun = state.first.is_some();
            let one_each = Seat::all(self.seats).all(|seat| state.hired(seat).count() <= 1);
            let hired_by = |seat: &Seat| state.hired(*seat).next().is_some();
            let from_the_last =
                state.clockwise(self.seats).rev().skip_while(hired_by).all(|seat| !hired_by(&seat));
            let any = hired.iter().any(|one| one.by.is_some());
            if any && !(begun && whole) || !one_each || !from_the_last {
                return Err("mech-position-specialists");
            }
        }
        Ok(())
    }

    /// Each Monitor Screen tile is dealt once; all are shown at once.
    fn admit_robots(&self, state: &State) -> Result<(), &'static str> {
        let wrong = Err("mech-position-robots");
        let mut dealt = Vec::new();
        let (mut own, mut choosing, mut shown) = (0, 0, 0);
        for player in &state.players {
            match player.screen {
                Screen::Own => own += 1,
                Screen::Dealt { from } => {
                    choosing += 1;
                    dealt.extend(from);
                    if from[0] >= from[1] {
                        return wrong;
                    }
                }
                Screen::Sealed { from, robot } => {
                    choosing += 1;
                    dealt.extend(from);
                    if from[0] >= from[1] || !from.contains(&robot) {
                        return wrong;
                    }
                }
                Screen::Enlightened { robot } => {
                    shown += 1;
                    dealt.push(robot);
                }
            }
        }
        dealt.sort_unstable();
        if dealt.windows(2).any(|pair| pair[0] == pair[1]) {
            return wrong;
        }
        let players = state.players.len();
        let opening = state.time == Time::Opening;
        let fits = if !self.board.with_robots {
            own == players
        } else if shown > 0 {
            shown == players
        } else {
            // Dealt in seat order, after everything else is on the table; chosen only when all have theirs.
            let in_order = state.players.iter().is_sorted_by_key(|player| player.screen == Screen::Own);
            let sealed = state.players.iter().any(|player| matches!(player.screen, Screen::Sealed { .. }));
            let laid = state.specialists.len() == self.specialists_in_play() && state.delivery.is_some();
            opening && in_order && state.first.is_none() && (own == 0 || !sealed) && (choosing == 0 || laid)
        };
        if fits { Ok(()) } else { wrong }
    }

    /// Assistants work in the order of the day and of the players.
    fn admit_assistants(&self, state: &State) -> Result<(), &'static str> {
        let wrong = Err("mech-position-assistants");
        for (seat, player) in Seat::all(self.seats).zip(&state.players) {
            for (part, &post) in Part::ALL.into_iter().zip(&player.assistants) {
                let at_work = post != Post::Locker;
                let fits = match state.time.part() {
                    None => !at_work,
                    Some(now) if part < now => at_work,
                    Some(now) => part == now || !at_work,
                };
                let own = |seat_of: Seat| seat_of == seat;
                let on_own_machine = match post {
                    Post::Machine { tile } => match state.tiles.get(tile) {
                        Place::Belt { seat, .. } | Place::Workshop { seat, .. } => own(seat),
                        Place::Pile | Place::Sale { .. } => false,
                    },
                    Post::Locker | Post::Stock | Post::Dock => true,
                };
                if !fits || !on_own_machine {
                    return wrong;
                }
            }
        }
        if let Some(part) = state.time.part() {
            let at_work = |seat: Seat| state.players[seat.index()].assistants[part.index()] != Post::Locker;
            if !state.clockwise(self.seats).skip_while(|&seat| at_work(seat)).all(|seat| !at_work(seat)) {
                return wrong;
            }
        }
        Ok(())
    }

    fn admit_player(&self, state: &State, seat: Seat, player: &Player) -> Result<(), &'static str> {
        if player.flowers > DIAL || player.ink > DIAL {
            return Err("mech-position-dials");
        }
        if (player.done || player.robot_used) && state.time != Time::Night {
            return Err("mech-position-night");
        }
        if state.time == Time::Opening {
            let shown = matches!(player.screen, Screen::Enlightened { .. });
            let start = match player.screen {
                Screen::Own if !self.board.with_robots => self.board.start,
                Screen::Enlightened { robot } if shown => self.board.robot(robot).start,
                _ => crate::lot::Lot::NOTHING,
            };
            let is_start = player.flowers == start.flowers
                && player.ink == start.ink
                && player.rainbows == u16::from(start.rainbows)
                && player.dreams == 0;
            if !is_start {
                return Err("mech-position-opening");
            }
        }
        self.admit_owes(state, seat, player)
    }

    /// What a player is in the middle of: outer things first, each kind once.
    fn admit_owes(&self, state: &State, seat: Seat, player: &Player) -> Result<(), &'static str> {
        let wrong = Err("mech-position-owes");
        if player.owes.is_empty() {
            return Ok(());
        }
        let rank = |owed: &Owed| match owed {
            Owed::Bonuses { .. } => 0,
            Owed::Packages { robot: false, .. } => 1,
            Owed::Activations { robot: true, .. } => 2,
            Owed::Packages { robot: true, .. } | Owed::Purchase { .. } => 3,
            Owed::Activations { robot: false, .. } => 4,
            Owed::Boosts { .. } => 5,
        };
        if !player.owes.iter().map(rank).is_sorted_by(|outer, inner| outer < inner) || player.done {
            return wrong;
        }
        let night = state.time == Time::Night;
        let Some(post) = (match state.time.part() {
            Some(part) => Some(player.assistants[part.index()]),
            None if night => Some(Post::Locker),
            None => None,
        }) else {
            return wrong;
        };
        // By day only whoever has just worked is in the middle of something.
        if !night {
            let last = state.clockwise(self.seats).take_while(|&other| {
                let part = state.time.part().map_or(0, Part::index);
                state.players[other.index()].assistants[part] != Post::Locker
            });
            if last.last() != Some(seat) {
                return wrong;
            }
        }
        for &owed in &player.owes {
            let fits = match owed {
                Owed::Bonuses { from } => {
                    let action = match post {
                        Post::Stock => [Some(Action::Stock), None],
                        Post::Dock => [Some(Action::Dock), None],
                        Post::Machine { .. } => [Some(Action::Buy), Some(Action::Build)],
                        Post::Locker => [None, None],
                    };
                    from.iter().all(|one| {
                        let after = &self.board.specialist(one).after;
                        state.hired(seat).any(|hired| hired == one)
                            && action.iter().flatten().any(|action| after.contains(action))
                    })
                }
                Owed::Packages { part, next, robot } => {
                    let here = if robot {
                        part == Part::Evening && self.board.with_robots
                    } else {
                        post == Post::Dock && Some(part) == state.time.part()
                    };
                    here && usize::from(next) <= self.packages(state, part).len()
                }
                Owed::Activations { left, robot } => {
                    (1..=self.board.most_activations).contains(&left) && !(night && robot)
                }
                Owed::Boosts { left } => (1..=self.board.most_boosts).contains(&left),
                Owed::Purchase { earlier } => {
                    self.board.robots.iter().flat_map(|robot| &robot.ways).any(|way| {
                        way.special == Some(crate::lot::Special::Purchase { earlier })
                            && self.board.with_robots
                    })
                }
            };
            if !fits {
                return wrong;
            }
        }
        Ok(())
    }
}
