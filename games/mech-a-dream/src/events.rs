//! What happened, in words the log, the animation and the replay share.

use reverie_game::{Audience, Happening, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Delivery, Robot, Specialist};
use crate::engines::Engine;
use crate::lot::Lot;
use crate::state::{Part, Time};
use crate::tile::{Spot, Tile};

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "lowercase", deny_unknown_fields)]
#[allow(missing_docs)] // who, what and where
#[ts(export_to = "mech-a-dream.ts")]
pub enum Event {
    /// A tile was turned up.
    Turned { tile: Tile, spot: Spot },
    /// The top of a pile slid into a place that was emptied.
    Slid { tile: Tile, from: Spot, to: Spot },
    /// Today's Delivery card was turned up.
    Delivery { delivery: Delivery },
    /// A Specialist was revealed.
    Specialist { specialist: Specialist },
    /// Two Monitor Screen tiles were dealt.
    Dealt { seat: Seat, robots: [Robot; 2] },
    /// Somebody has chosen a robot, in secret.
    Chose { seat: Seat },
    /// Which one.
    Kept { seat: Seat, robot: Robot },
    /// All have chosen: this one was shown, with what it starts with.
    Robot { seat: Seat, robot: Robot, start: Lot },
    /// Who takes the Phase pawn.
    First { seat: Seat },
    /// A Specialist was chosen to begin with.
    Hired { seat: Seat, specialist: Specialist },
    /// Two players: this Specialist stays in the middle.
    Middle { specialist: Specialist },
    /// A part of the day, or the night, begins.
    Began { day: u8, time: Time },
    /// An assistant went to the stock room.
    Stock { seat: Seat, part: Part },
    /// A Specialist was taken from somebody, or from the middle.
    Recruited { seat: Seat, specialist: Specialist, from: Option<Seat>, price: u8 },
    /// An assistant went to the delivery dock.
    Dock { seat: Seat, part: Part, paid: u8 },
    /// A machine was bought, with an assistant or by a robot; it begins on this slot, or is completed at once (0).
    Bought { seat: Seat, tile: Tile, paid: Lot, slot: u8, robot: bool },
    /// An assistant was put on a machine.
    Built { seat: Seat, tile: Tile },
    /// Something was gained, less what the cap swallowed.
    Gained { seat: Seat, gain: Lot, lost: Lot, from: Cause },
    /// A machine with assistants moved as time passed.
    Moved { seat: Seat, tile: Tile, from: u8, to: u8 },
    /// A boost moved a machine.
    Boosted { seat: Seat, tile: Tile, from: u8, to: u8 },
    /// Boosts were lost with nothing on the belt.
    Wasted { seat: Seat, boosts: u8 },
    /// A machine was completed and took this place along the cable, counted from 0.
    Completed { seat: Seat, tile: Tile, place: u8 },
    /// The robot or a machine was used, in one of its ways.
    Used { seat: Seat, engine: Engine, way: u8, paid: Lot },
    /// A robot copied an opponent's robot or machine, in one of its ways.
    Copied { seat: Seat, of: Seat, engine: Engine, way: u8, paid: Lot },
    /// An activation was let go.
    Declined { seat: Seat },
    /// Done with the night.
    Done { seat: Seat },
    /// A price token fell at the night's end.
    Fell { specialist: Specialist, price: u8 },
    /// The week is over: its seventh day is, or somebody has nine machines.
    Ended { day: u8, seat: Option<Seat> },
}

/// Where something gained comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "of", rename_all = "lowercase", deny_unknown_fields)]
#[allow(missing_docs)]
#[ts(export_to = "mech-a-dream.ts")]
pub enum Cause {
    /// The stock room.
    Stock,
    /// A package, counted from 0 at the gate.
    Package { part: Part, index: u8 },
    /// The robot.
    Robot,
    /// A machine in use.
    Machine { tile: Tile },
    /// Somebody else's robot or machine.
    Copy,
    /// A machine just completed.
    Completed { tile: Tile },
    /// A place along the cable, counted from 0.
    Slot { place: u8 },
    /// A Specialist's bonus.
    Specialist { specialist: Specialist },
    /// The price of a Specialist that was taken away.
    Price { specialist: Specialist },
}

impl Happening for Event {
    fn audience(&self) -> Audience {
        match *self {
            Self::Dealt { seat, .. } | Self::Kept { seat, .. } => Audience::Only(seat),
            _ => Audience::All,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Robot { .. })
    }
}
