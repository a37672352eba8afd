//! Why a seat may not decide something.

use reverie_game::{Illegal, Seat};

use crate::Mechanica;
use crate::components::Improvement;
use crate::fit::demolishable;
use crate::floor::{Model, Tile};
use crate::moves::{Move, Wants, gift_models};
use crate::run::Ask;
use crate::state::{Factory, Hole, SHOP, State};

/// The key of the reason, where there is nothing more to say.
type Reason = Result<(), &'static str>;

const fn only_if(holds: bool, reason: &'static str) -> Reason {
    if holds { Ok(()) } else { Err(reason) }
}

impl Mechanica {
    /// Why this seat may not decide this.
    pub(crate) fn refuse(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        let factory = &state.factories[seat.index()];
        let refused = match self.wants(state, seat) {
            Wants::Nothing => Err("not-awaited"),
            Wants::Run(ask) => refuse_answer(&ask, mv),
            Wants::Gifts => refuse_gift(factory, mv),
            Wants::Bots => refuse_bot(factory, mv),
            Wants::Delivery => refuse_delivery(factory, mv),
            Wants::Hand(improvement) => self.refuse_hand(factory, improvement, mv),
            Wants::Fork => self.refuse_fork(factory, mv),
            Wants::Trade => {
                if let Some(price) = self.price(state, factory, mv)
                    && u16::from(price) > factory.wallet
                {
                    let short = u16::from(price) - factory.wallet;
                    return Err(Illegal::new("mechanica-short").with("price", price).with("short", short));
                }
                self.refuse_trade(state, seat, mv)
            }
            Wants::Announcement => match mv {
                Move::Announce { model } => only_if(model != Model::Basic, "mechanica-plus-or-deluxe"),
                _ => Err("mechanica-announce-first"),
            },
            Wants::Centre => only_if(matches!(mv, Move::Retain { .. }), "mechanica-centre-first"),
        };
        refused.map_err(Illegal::new)
    }

    fn refuse_hand(&self, factory: &Factory, improvement: Improvement, mv: Move) -> Reason {
        match (mv, improvement.machine()) {
            (Move::Install { square, lie }, _) => match Tile::of(improvement, lie) {
                Some(tile) => self.tile_fits(factory, square, &tile),
                None => Err("mechanica-belongs-to-the-start"),
            },
            (Move::Set { .. }, Some(_)) => Err("mechanica-belongs-to-the-floor"),
            (Move::Set { row, side }, None) => {
                self.fabricator_fits(factory, row)?;
                let parked = factory.start[usize::from(row)].centre.is_some();
                only_if(!side || parked, "mechanica-nothing-parked")
            }
            (Move::Recycle, _) => Ok(()),
            (Move::Demolish { site }, _) => demolishable(factory, site),
            _ => Err("mechanica-install-first"),
        }
    }

    fn refuse_fork(&self, factory: &Factory, mv: Move) -> Reason {
        match mv {
            Move::Install { square, lie } => self.tile_fits(factory, square, &Tile::fork(lie)),
            Move::Demolish { site } => demolishable(factory, site),
            _ => Err("mechanica-install-first"),
        }
    }

    /// What a purchase costs, if it is one.
    fn price(&self, state: &State, factory: &Factory, mv: Move) -> Option<u8> {
        match mv {
            Move::Buy { spot } => {
                let offered = state.shop.get(usize::from(spot)).is_some_and(Option::is_some);
                offered.then(|| self.board.prices[usize::from(spot)])
            }
            Move::Fork => Some(self.board.fork),
            Move::Truck { row, size } => self.truck_price(factory, row, size),
            _ => None,
        }
    }

    /// Why this may not be done in one's own turn; that it can be paid is settled.
    fn refuse_trade(&self, state: &State, seat: Seat, mv: Move) -> Reason {
        let factory = &state.factories[seat.index()];
        match mv {
            Move::Sell { .. } | Move::Sellall if factory.owes.bought => Err("mechanica-selling-is-over"),
            Move::Sell { row, model } => only_if(is_aboard(factory, row, model), "mechanica-no-such-bot"),
            Move::Sellall => only_if(factory.aboard().len() >= 2, "mechanica-nothing-to-sell"),
            Move::Complete { stack } => self.blueprint_fits(state, seat, stack),
            Move::Buy { spot } => {
                let spot = usize::from(spot);
                only_if(spot < SHOP && state.shop[spot].is_some(), "mechanica-not-for-sale")
            }
            Move::Fork => only_if(self.fork_fits(factory), "mechanica-no-room-for-a-fork"),
            Move::Truck { row, size } => {
                only_if(self.truck_price(factory, row, size).is_some(), "mechanica-not-bigger")
            }
            Move::Demolish { site } => demolishable(factory, site),
            Move::Make => Ok(()),
            _ => Err("mechanica-trade-first"),
        }
    }
}

fn refuse_answer(ask: &Ask, mv: Move) -> Reason {
    match (ask, mv) {
        (_, Move::Planned) | (Ask::Repurpose { .. }, Move::Repurpose { .. }) => Ok(()),
        (Ask::Ride { rides, .. }, Move::Send { ride }) => {
            only_if(rides.contains(&ride), "mechanica-no-such-ride")
        }
        (Ask::Keep { options, .. }, Move::Keep { bots }) => {
            only_if(options.contains(&bots), "mechanica-no-such-crew")
        }
        (Ask::Hole { holes, .. }, Move::Hole { output }) => {
            only_if(output < *holes, "mechanica-no-such-hole")
        }
        _ => Err("mechanica-run-first"),
    }
}

fn refuse_gift(factory: &Factory, mv: Move) -> Reason {
    let left = |choice: bool| {
        let gifts = if choice { factory.gifts.choices } else { factory.gifts.basics };
        only_if(gifts > 0, "mechanica-no-such-gift")
    };
    match mv {
        Move::Gift { choice, model, hole } => {
            left(choice)?;
            only_if(gift_models(choice).contains(&model), "mechanica-no-such-gift")?;
            has_hole(factory, hole)
        }
        Move::Refuse { choice } => {
            left(choice)?;
            only_if(factory.start_is_full(), "mechanica-room-left")
        }
        _ => Err("mechanica-gifts-first"),
    }
}

fn refuse_bot(factory: &Factory, mv: Move) -> Reason {
    let owed = |model: Model| only_if(factory.owes.bots.of(model) > 0, "mechanica-no-such-bot");
    match mv {
        Move::Place { model, hole } => {
            owed(model)?;
            has_hole(factory, hole)
        }
        Move::Discard { model } => {
            owed(model)?;
            only_if(factory.start_is_full(), "mechanica-room-left")
        }
        _ => Err("mechanica-bots-first"),
    }
}

fn refuse_delivery(factory: &Factory, mv: Move) -> Reason {
    match mv {
        Move::Deliver { row, model } => {
            let wanted = factory.owes.blueprint.is_some_and(|delivering| delivering.bots.of(model) > 0);
            only_if(wanted && is_aboard(factory, row, model), "mechanica-no-such-bot")
        }
        _ => Err("mechanica-deliver-first"),
    }
}

fn has_hole(factory: &Factory, hole: Hole) -> Reason {
    only_if(factory.holes().any(|(known, _)| known == hole), "mechanica-no-such-hole")
}

fn is_aboard(factory: &Factory, row: u8, model: Model) -> bool {
    factory.trucks.get(usize::from(row)).is_some_and(|truck| truck.bots.of(model) > 0)
}
