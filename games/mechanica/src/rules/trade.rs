//! What a player does in their own turn: sells, completes blueprints, buys, installs, recycles, demolishes.

use reverie_game::{Log, Seat};

use crate::Mechanica;
use crate::components::{Improvement, Kind};
use crate::events::Event;
use crate::floor::{Model, Tile};
use crate::moves::{Move, Site};
use crate::rules::day::{end, sold_out};
use crate::state::{Bots, Delivering, Fabricator, Factory, Hole, Size, State, Truck};

impl Mechanica {
    /// What a player buys, sells and builds.
    pub(super) fn trade_away(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        let factory = &mut state.factories[seat.index()];
        match mv {
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
            // Everything else is no trade.
            _ => {}
        }
    }

    /// Installs what is in hand, and says so.
    pub(crate) fn place_hand(factory: &mut Factory, seat: Seat, mv: Move) -> Option<Event> {
        let fork = std::mem::take(&mut factory.owes.fork);
        let hand = factory.owes.hand.take();
        match mv {
            Move::Install { square, lie } => {
                let tile = if fork { Tile::fork(lie) } else { Tile::of(hand?, lie)? };
                factory.floor[square.index()] = Some(tile);
                Some(Event::Installed { seat, square, machine: tile.machine, design: tile.design, lie })
            }
            Move::Set { row, side } => {
                let fabricator = match hand?.kind() {
                    Kind::OveractiveFabricator => Fabricator::Overactive,
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

    pub(super) fn recycle(
        &self,
        factory: &mut Factory,
        seat: Seat,
        improvement: Improvement,
        log: &mut Log<'_, Event>,
    ) {
        let bots: Bots = self.board.figures(improvement).recycles.iter().copied().collect();
        factory.owes.bots = bots;
        log.tell(|| Event::Recycled { seat, improvement, bots });
    }

    /// Bots of a blueprint are taken by themselves where it does not matter from which truck. A solo game ends at once
    /// when nothing is left to buy.
    pub(super) fn trade(&self, state: &mut State, log: &mut Log<'_, Event>) -> bool {
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
}

pub(super) fn place(factory: &mut Factory, seat: Seat, model: Model, hole: Hole, log: &mut Log<'_, Event>) {
    let slot = &mut factory.start[usize::from(hole.row)];
    let there = if hole.side { &mut slot.side } else { &mut slot.centre };
    let lost = there.replace(model);
    log.tell(|| Event::Placed { seat, model, hole, lost });
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
