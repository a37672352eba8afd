//! What happened, in words the log, the animation and the replay share. Everything at this table is open.

use reverie_game::{Audience, Happening, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::components::Improvement;
use crate::floor::{Design, Lie, Machine, Model, Square};
use crate::route::{End, Leg, Mover, Ride};
use crate::state::{Bots, Fabricator, Hole, Size};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "lowercase", deny_unknown_fields)]
#[allow(missing_docs)] // who, what and where
#[ts(export_to = "mechanica.ts")]
pub enum Event {
    /// Who has the ARMAND-0 card.
    First { seat: Seat },
    /// A tile came into the Shop.
    Drew { improvement: Improvement, extra: bool },
    /// A blueprint was turned up.
    Blueprint { stack: u8, blueprint: u8 },
    /// A workday begins.
    Day { day: u8 },
    /// A bot rode through a factory, this way.
    Rode { seat: Seat, mover: Mover, ride: Ride, way: Vec<Leg> },
    /// Too many arrived: these were destroyed.
    Collided { seat: Seat, at: End, lost: Bots },
    /// A tile filled its output holes.
    Worked { seat: Seat, square: Square, machine: Machine, made: Bots },
    /// A factory has run: what arrived in its trucks, what its tiles made, what came in on the way.
    Ran { seat: Seat, loaded: Bots, made: Bots, vault: u16, wallet: u16 },
    /// A turn begins.
    Turn { seat: Seat },
    /// A bot was sold.
    Sold { seat: Seat, row: u8, model: Model, money: u8 },
    /// A blueprint was completed.
    Completed { seat: Seat, stack: u8, blueprint: u8, money: u8 },
    /// A tile was bought in the Shop.
    Bought { seat: Seat, improvement: Improvement, price: u8 },
    /// A tile was installed on the floor.
    Installed {
        seat: Seat,
        square: Square,
        machine: Machine,
        #[serde(default, skip_serializing_if = "Design::is_first")]
        #[ts(as = "Option<Design>", optional)]
        design: Design,
        lie: Lie,
    },
    /// A Fabricator was installed.
    Set { seat: Seat, row: u8, fabricator: Fabricator },
    /// A tile was recycled into these bots.
    Recycled { seat: Seat, improvement: Improvement, bots: Bots },
    /// A bot was placed in the Start Zone, in place of another or not.
    Placed { seat: Seat, model: Model, hole: Hole, lost: Option<Model> },
    /// A bot was not taken: every hole was full.
    Declined { seat: Seat, model: Model },
    /// A Fork was bought.
    Forked { seat: Seat, price: u8 },
    /// A bigger truck was bought.
    Truck { seat: Seat, row: u8, size: Size, price: u8 },
    /// Something was demolished, with the bots in it.
    Demolished { seat: Seat, site: crate::moves::Site, lost: Bots },
    /// A Fabricator made a bot.
    Made { seat: Seat, row: u8, model: Model },
    /// Its centre hole was full, and this one went.
    Dropped { seat: Seat, row: u8, model: Model },
    /// An Overactive Fabricator gives everybody else a Basic, or a Plus or a Basic.
    Gave { seat: Seat, choice: bool },
    /// The Shop turned.
    Turned { twice: bool },
    /// A tile fell into the Recycler.
    Fell { improvement: Improvement, seat: Option<Seat> },
    /// ARMAND-0 flipped his chip.
    Chip { cheap: bool, money: u8 },
    /// ARMAND-0 bought a tile.
    ArmandBought { improvement: Improvement, price: u8 },
    /// ARMAND-0 could not pay.
    ArmandShort { money: u8 },
    /// ARMAND-0 got something for an Overactive Fabricator's bot.
    ArmandPaid { money: u8 },
    /// Both blueprints go under their stacks.
    Refreshed,
    /// Nothing is left to buy.
    Ended,
}

impl Happening for Event {
    fn audience(&self) -> Audience {
        Audience::All
    }

    fn reveals(&self) -> bool {
        false
    }
}
