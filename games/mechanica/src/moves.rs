//! What a seat may decide now.

use reverie_game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Mechanica;
use crate::components::Improvement;
use crate::fit::demolishable;
use crate::floor::{Lie, Machine, Model, Square, Tile};
use crate::route::{Net, Ride};
use crate::run::{Ask, Progress, Run};
use crate::state::{Bots, Factory, Hole, Phase, Size, State};

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)] // what and where
pub enum Move {
    /// Sends the bot in question this way.
    Send { ride: Ride },
    /// Keeps these bots where too many arrive.
    Keep { bots: Bots },
    /// Has the Repurposer make this model.
    Repurpose { model: Model },
    /// Lets a Basic into this output hole of the Downgrader.
    Hole { output: u8 },
    /// Answers the rest of the run as planned.
    Planned,
    /// Puts a gift into a hole of the Start Zone: a Basic, or (`choice`) one of those that may be a Plus.
    Gift { choice: bool, model: Model, hole: Hole },
    /// Does not take a gift: every hole is full.
    Refuse { choice: bool },
    /// Puts a recycled bot into a hole of the Start Zone.
    Place { model: Model, hole: Hole },
    /// Does not take a recycled bot: every hole is full.
    Discard { model: Model },
    /// Sells a bot.
    Sell { row: u8, model: Model },
    /// Sells every bot in the trucks.
    Sellall,
    /// Completes a blueprint.
    Complete { stack: u8 },
    /// Takes a bot for the blueprint from this truck.
    Deliver { row: u8, model: Model },
    /// Buys the tile on this place of the Shop, counted from the dearest.
    Buy { spot: u8 },
    /// Installs the tile or the Fork in hand on the floor.
    Install { square: Square, lie: Lie },
    /// Installs the Fabricator in hand; a bot that is parked there goes into the centre hole, or into the one at the side.
    Set { row: u8, side: bool },
    /// Recycles the tile in hand.
    Recycle,
    /// Buys a Fork.
    Fork,
    /// Buys a bigger truck.
    Truck { row: u8, size: Size },
    /// Demolishes what stands here.
    Demolish { site: Site },
    /// Ends buying: bots are made, and the Shop turns.
    Make,
    /// The Overactive Fabricator makes this.
    Announce { model: Model },
    /// Keeps the bot that was in the centre hole, or the new one.
    Retain { old: bool },
}

/// Something that can be demolished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "at", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub enum Site {
    /// A tile on the floor.
    Floor { square: Square },
    /// A Fabricator.
    Start { row: u8 },
    /// A Big or a Huge Truck.
    Dock { row: u8 },
}

/// What a seat is to decide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wants {
    /// Nothing now.
    Nothing,
    /// Where gifts go.
    Gifts,
    /// Something about its run.
    Run(Ask),
    /// Where recycled bots go.
    Bots,
    /// Which truck a bot of a blueprint comes from.
    Delivery,
    /// What to do with the tile in hand.
    Hand(Improvement),
    /// Where to install the Fork in hand.
    Fork,
    /// What to sell, buy and build.
    Trade,
    /// What the Overactive Fabricator makes.
    Announcement,
    /// Which of two bots stays in a centre hole.
    Centre,
}

impl Factory {
    /// Every hole of the Start Zone, from the top.
    pub fn holes(&self) -> impl Iterator<Item = (Hole, Option<Model>)> {
        (0_u8..).zip(self.start).flat_map(|(row, slot)| {
            let side = slot.has_side().then_some((Hole { row, side: true }, slot.side));
            std::iter::once((Hole { row, side: false }, slot.centre)).chain(side)
        })
    }

    /// Whether every hole of the Start Zone is taken.
    pub fn start_is_full(&self) -> bool {
        self.holes().all(|(_, bot)| bot.is_some())
    }

    /// Everything in the trucks.
    pub fn aboard(&self) -> Bots {
        self.trucks.iter().flat_map(|truck| truck.bots.iter()).collect()
    }
}

impl Mechanica {
    /// What this seat is to decide; only where chance owes nothing.
    pub fn wants(&self, state: &State, seat: Seat) -> Wants {
        let Some(factory) = state.factories.get(seat.index()) else { return Wants::Nothing };
        if self.chance(state).is_some() {
            return Wants::Nothing;
        }
        if !factory.gifts.is_empty() {
            return Wants::Gifts;
        }
        if state.phase == Phase::Running {
            if factory.ran {
                return Wants::Nothing;
            }
            let net = Net::new(&self.board, &factory.floor);
            let run = Run { board: &self.board, factory, net: &net };
            return match run.replay(&factory.answers) {
                Progress::Asks(ask) => Wants::Run(ask),
                Progress::Done(_) => Wants::Nothing,
            };
        }
        if state.active != Some(seat) {
            return Wants::Nothing;
        }
        let owes = &factory.owes;
        if !owes.bots.is_empty() {
            return Wants::Bots;
        }
        if owes.blueprint.is_some() {
            return Wants::Delivery;
        }
        match state.phase {
            Phase::Trading if owes.fork => Wants::Fork,
            Phase::Trading => owes.hand.map_or(Wants::Trade, Wants::Hand),
            Phase::Making if owes.made.is_some() => Wants::Centre,
            Phase::Making => Wants::Announcement,
            _ => Wants::Nothing,
        }
    }

    pub(crate) fn list(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        let wants = self.wants(state, seat);
        let Some(factory) = state.factories.get(seat.index()) else { return };
        match wants {
            Wants::Nothing => {}
            Wants::Run(ask) => {
                match ask {
                    Ask::Ride { rides, .. } => out.extend(rides.into_iter().map(|ride| Move::Send { ride })),
                    Ask::Keep { options, .. } => {
                        out.extend(options.into_iter().map(|bots| Move::Keep { bots }));
                    }
                    Ask::Repurpose { .. } => out.extend(Model::ALL.map(|model| Move::Repurpose { model })),
                    Ask::Hole { holes, .. } => out.extend((0..holes).map(|output| Move::Hole { output })),
                }
                out.push(Move::Planned);
            }
            Wants::Gifts => {
                let kinds = [(factory.gifts.basics, false), (factory.gifts.choices, true)];
                for (_, choice) in kinds.into_iter().filter(|(count, _)| *count > 0) {
                    for &model in gift_models(choice) {
                        out.extend(factory.holes().map(|(hole, _)| Move::Gift { choice, model, hole }));
                    }
                }
                if factory.start_is_full() {
                    let due = kinds.into_iter().filter(|(count, _)| *count > 0);
                    out.extend(due.map(|(_, choice)| Move::Refuse { choice }));
                }
            }
            Wants::Bots => {
                let models = Model::ALL.into_iter().filter(|&model| factory.owes.bots.of(model) > 0);
                for model in models.clone() {
                    out.extend(factory.holes().map(|(hole, _)| Move::Place { model, hole }));
                }
                if factory.start_is_full() {
                    out.extend(models.map(|model| Move::Discard { model }));
                }
            }
            Wants::Delivery => {
                let wanted = factory.owes.blueprint.map_or(Bots::NONE, |delivering| delivering.bots);
                for (row, truck) in (0_u8..).zip(&factory.trucks) {
                    let both = |&model: &Model| wanted.of(model) > 0 && truck.bots.of(model) > 0;
                    out.extend(Model::ALL.into_iter().filter(both).map(|model| Move::Deliver { row, model }));
                }
            }
            Wants::Hand(improvement) => self.list_hand(factory, improvement, out),
            Wants::Fork => {
                self.list_lies(factory, Tile::fork, |square, lie| out.push(Move::Install { square, lie }));
                list_sites(factory, out);
            }
            Wants::Trade => self.list_trade(state, seat, factory, out),
            Wants::Announcement => {
                out.extend([Model::Plus, Model::Deluxe].map(|model| Move::Announce { model }));
            }
            Wants::Centre => out.extend([false, true].map(|old| Move::Retain { old })),
        }
    }

    fn list_hand(&self, factory: &Factory, improvement: Improvement, out: &mut Vec<Move>) {
        match improvement.machine() {
            Some(_) => {
                let lying = |lie| Tile::of(improvement, lie).unwrap_or_default();
                self.list_lies(factory, lying, |square, lie| out.push(Move::Install { square, lie }));
            }
            None => {
                for (row, slot) in (0_u8..).zip(&factory.start) {
                    if self.fabricator_fits(factory, row).is_ok() {
                        let sides: &[bool] = if slot.centre.is_some() { &[false, true] } else { &[false] };
                        out.extend(sides.iter().map(|&side| Move::Set { row, side }));
                    }
                }
            }
        }
        out.push(Move::Recycle);
        list_sites(factory, out);
    }

    fn list_trade(&self, state: &State, seat: Seat, factory: &Factory, out: &mut Vec<Move>) {
        if !factory.owes.bought {
            for (row, truck) in (0_u8..).zip(&factory.trucks) {
                let aboard = Model::ALL.into_iter().filter(|&model| truck.bots.of(model) > 0);
                out.extend(aboard.map(|model| Move::Sell { row, model }));
            }
            if factory.aboard().len() >= 2 {
                out.push(Move::Sellall);
            }
        }
        for stack in 0..2 {
            if self.blueprint_fits(state, seat, stack).is_ok() {
                out.push(Move::Complete { stack });
            }
        }
        for (spot, tile) in (0_u8..).zip(&state.shop) {
            if tile.is_some() && u16::from(self.board.prices[usize::from(spot)]) <= factory.wallet {
                out.push(Move::Buy { spot });
            }
        }
        if u16::from(self.board.fork) <= factory.wallet && self.fork_fits(factory) {
            out.push(Move::Fork);
        }
        for row in 0..3 {
            for size in [Size::Big, Size::Huge] {
                if self
                    .truck_price(factory, row, size)
                    .is_some_and(|price| u16::from(price) <= factory.wallet)
                {
                    out.push(Move::Truck { row, size });
                }
            }
        }
        list_sites(factory, out);
        out.push(Move::Make);
    }

    /// Calls with every way in which a machine fits, in order.
    fn list_lies(&self, factory: &Factory, lying: impl Fn(Lie) -> Tile, mut found: impl FnMut(Square, Lie)) {
        let backs: &[bool] =
            if lying(Lie::default()).machine == Machine::Duplicator { &[false, true] } else { &[false] };
        for square in Square::all() {
            if factory.tile(square).is_some() {
                continue;
            }
            for turns in 0..4 {
                for &back in backs {
                    let lie = Lie { turns, back };
                    if self.tile_fits(factory, square, &lying(lie)).is_ok() {
                        found(square, lie);
                    }
                }
            }
        }
    }
}

/// What a gift may be.
pub(crate) const fn gift_models(choice: bool) -> &'static [Model] {
    if choice { &[Model::Basic, Model::Plus] } else { &[Model::Basic] }
}

fn list_sites(factory: &Factory, out: &mut Vec<Move>) {
    let floor = Square::all().filter(|&square| factory.tile(square).is_some());
    out.extend(floor.map(|square| Move::Demolish { site: Site::Floor { square } }));
    let rows = || 0..3;
    for row in rows().filter(|&row| demolishable(factory, Site::Start { row }).is_ok()) {
        out.push(Move::Demolish { site: Site::Start { row } });
    }
    for row in rows().filter(|&row| demolishable(factory, Site::Dock { row }).is_ok()) {
        out.push(Move::Demolish { site: Site::Dock { row } });
    }
}
