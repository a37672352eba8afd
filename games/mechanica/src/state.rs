//! What lies on the table, nothing derived: where bots would go follows from the tiles, what is on a blueprint from its
//! number.

use std::cmp::Ordering;
use std::ops::{Index, IndexMut};

use reverie_game::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::components::{Improvement, Kind};
use crate::floor::{Floor, Model, Square, Tile};

/// The most who can play.
pub const MOST_PLAYERS: usize = 4;
/// The places of the Shop.
pub const SHOP: usize = 4;
/// The most blueprints in a stack.
pub const MOST_BLUEPRINTS: usize = 16;
/// The most answers that a run can ask of its owner: a route for each bot, who survives where, what each tile makes.
pub const MOST_ANSWERS: usize = 72;

/// What the table is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "mechanica.ts")]
pub enum Phase {
    /// The table is being laid.
    Opening,
    /// The workday begins: everybody runs their factory.
    Running,
    /// Somebody sells and buys.
    Trading,
    /// Somebody makes bots.
    Making,
    /// The Shop has turned: a tile is to be drawn.
    Turning,
    /// The Shop turns a second time.
    TurningTwice,
    /// What fell into the Recycler is placed.
    Falling,
    /// ARMAND-0 flips his chip.
    Armand,
    /// The Shop has turned after ARMAND-0.
    ArmandTurning,
    /// A blueprint is to be turned up before the next workday.
    Refreshing,
    /// Nothing is left to buy.
    Over,
}

/// The table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct State {
    /// The workday, from 1.
    pub day: u8,
    /// What the table is doing.
    pub phase: Phase,
    /// Who has the ARMAND-0 card, once that is settled.
    pub first: Option<Seat>,
    /// Whose turn it is, while somebody has one.
    pub active: Option<Seat>,
    /// What is for sale, the dearest first.
    pub shop: [Option<Improvement>; SHOP],
    /// What fell into the Recycler and is not placed yet.
    pub fallen: Option<Improvement>,
    /// How many improvements of each kind nobody has seen yet.
    pub unseen: Tally,
    /// How many tiles are left in the Improvements Stack.
    pub stack: u8,
    /// How many are left in the Extras, where they are not part of the stack.
    pub extras: u8,
    /// The two stacks of blueprints.
    pub blueprints: [Stack; 2],
    /// Whether somebody has completed a blueprint today.
    pub sideways: bool,
    /// ARMAND-0, in a solo game.
    pub armand: Option<Armand>,
    /// One for each seat.
    #[ts(as = "Vec<Factory>")]
    pub factories: ArrayVec<[Factory; MOST_PLAYERS]>,
}

/// How many of each improvement. Written as a list in their order, the first nine always, of the others as far as there are
/// any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
#[ts(type = "number[]", export_to = "mechanica.ts")]
pub struct Tally([u8; Improvement::COUNT]);

impl Default for Tally {
    fn default() -> Self {
        Self([0; Improvement::COUNT])
    }
}

impl Tally {
    /// Each improvement with its number.
    pub fn iter(&self) -> impl Iterator<Item = (Improvement, u8)> {
        Improvement::all().zip(self.0)
    }
}

impl Index<Improvement> for Tally {
    type Output = u8;
    fn index(&self, improvement: Improvement) -> &u8 {
        &self.0[improvement.index()]
    }
}

impl IndexMut<Improvement> for Tally {
    fn index_mut(&mut self, improvement: Improvement) -> &mut u8 {
        &mut self.0[improvement.index()]
    }
}

impl From<Tally> for Vec<u8> {
    fn from(Tally(counts): Tally) -> Self {
        let last = counts.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
        counts[..last.max(Kind::ALL.len())].to_vec()
    }
}

impl TryFrom<Vec<u8>> for Tally {
    type Error = String;
    fn try_from(list: Vec<u8>) -> Result<Self, String> {
        let mut tally = Self::default();
        if !(Kind::ALL.len()..=Improvement::COUNT).contains(&list.len()) {
            return Err(format!(
                "there are {} to {} improvements, not {}",
                Kind::ALL.len(),
                Improvement::COUNT,
                list.len()
            ));
        }
        tally.0[..list.len()].copy_from_slice(&list);
        Ok(tally)
    }
}

/// A stack of blueprints. Those that were turned up come again in the same order once all have been.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Stack {
    /// Those turned up so far, by their place in the box, in order.
    #[ts(as = "Vec<u8>")]
    pub seen: ArrayVec<[u8; MOST_BLUEPRINTS]>,
    /// Which of them lies on top; none while one is to be turned up.
    pub top: Option<u8>,
}

impl Stack {
    /// The blueprint that lies on top.
    pub fn blueprint(&self) -> Option<u8> {
        self.seen.get(usize::from(self.top?)).copied()
    }
}

/// ARMAND-0 has no factory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Armand {
    /// Money to buy with.
    pub wallet: u16,
    /// Money that counts.
    pub vault: u16,
    /// How many of each improvement he has bought.
    pub improvements: Tally,
}

/// A player's factory, and what its owner is in the middle of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Factory {
    /// Money to buy with.
    pub wallet: u16,
    /// Money that counts.
    pub vault: u16,
    /// The Factory Floor, row by row.
    pub floor: Floor,
    /// The Start Zone, from top to bottom.
    pub start: [Slot; 3],
    /// The Loading Dock, from top to bottom.
    pub trucks: [Truck; 3],
    /// Which of the two blueprints were completed today.
    pub completed: [bool; 2],
    /// Whether the factory has run today.
    pub ran: bool,
    /// What the owner has answered about the run under way, as places in what was asked.
    #[ts(as = "Vec<u8>")]
    pub answers: ArrayVec<[u8; MOST_ANSWERS]>,
    /// What others' Overactive Fabricators gave and is not placed yet.
    pub gifts: Gifts,
    /// What the owner is in the middle of.
    pub owes: Owes,
}

impl Factory {
    /// What lies on this square.
    pub const fn tile(&self, square: Square) -> Option<&Tile> {
        self.floor[square.index()].as_ref()
    }
}

/// A place of the Start Zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Slot {
    /// What stands there; nothing leaves one hole to park a bot.
    pub fabricator: Option<Fabricator>,
    /// The centre hole, or the parking hole.
    pub centre: Option<Model>,
    /// The hole at the side of an Advanced or an Overactive Fabricator.
    pub side: Option<Model>,
}

impl Slot {
    /// Whether it has a second hole.
    pub const fn has_side(&self) -> bool {
        matches!(self.fabricator, Some(Fabricator::Advanced | Fabricator::Overactive))
    }
}

/// What makes bots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "mechanica.ts")]
pub enum Fabricator {
    /// Printed on the board: never moves, never leaves.
    Basic,
    /// Makes a Basic.
    Advanced,
    /// Makes a Plus or a Deluxe, and gives to the others.
    Overactive,
}

/// A hole of the Start Zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Hole {
    /// From the top, counted from 0.
    pub row: u8,
    /// The one at the side.
    #[serde(default)]
    pub side: bool,
}

/// So many bots of each model. In order: whoever has more of the dearer models comes later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub struct Bots {
    pub basic: u8,
    pub plus: u8,
    pub deluxe: u8,
}

impl Ord for Bots {
    fn cmp(&self, other: &Self) -> Ordering {
        let dearest_first = |bots: &Self| [bots.deluxe, bots.plus, bots.basic];
        dearest_first(self).cmp(&dearest_first(other))
    }
}

impl PartialOrd for Bots {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Bots {
    /// None.
    pub const NONE: Self = Self { basic: 0, plus: 0, deluxe: 0 };

    /// How many of this model.
    pub const fn of(&self, model: Model) -> u8 {
        match model {
            Model::Basic => self.basic,
            Model::Plus => self.plus,
            Model::Deluxe => self.deluxe,
        }
    }

    /// The number of this model, to change it.
    pub const fn of_mut(&mut self, model: Model) -> &mut u8 {
        match model {
            Model::Basic => &mut self.basic,
            Model::Plus => &mut self.plus,
            Model::Deluxe => &mut self.deluxe,
        }
    }

    /// One more of this model.
    pub const fn add(&mut self, model: Model) {
        *self.of_mut(model) += 1;
    }

    /// One less of this model, if there is one.
    pub const fn take(&mut self, model: Model) -> bool {
        let left = self.of_mut(model);
        let any = *left > 0;
        *left -= any as u8;
        any
    }

    /// How many in all.
    pub const fn len(&self) -> u8 {
        // A position from outside may claim any number.
        self.basic.saturating_add(self.plus).saturating_add(self.deluxe)
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether these are among those.
    pub const fn within(&self, others: &Self) -> bool {
        self.basic <= others.basic && self.plus <= others.plus && self.deluxe <= others.deluxe
    }

    /// Every bot, the cheapest first.
    pub fn iter(self) -> impl Iterator<Item = Model> {
        Model::ALL.into_iter().flat_map(move |model| std::iter::repeat_n(model, self.of(model).into()))
    }
}

impl FromIterator<Model> for Bots {
    fn from_iter<I: IntoIterator<Item = Model>>(models: I) -> Self {
        let mut bots = Self::NONE;
        for model in models {
            bots.add(model);
        }
        bots
    }
}

/// A truck of the Loading Dock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Truck {
    /// How big.
    pub size: Size,
    /// What is aboard.
    pub bots: Bots,
}

/// How big a truck is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub enum Size {
    #[default]
    Small,
    Big,
    Huge,
}

impl Size {
    /// How many bots it holds.
    pub const fn room(self) -> u8 {
        self as u8 + 1
    }
}

/// Bots from others' Overactive Fabricators.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Gifts {
    /// Basics.
    pub basics: u8,
    /// Each a Plus or a Basic, as the receiver likes.
    pub choices: u8,
}

impl Gifts {
    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.basics == 0 && self.choices == 0
    }
}

/// What an owner is in the middle of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Owes {
    /// A tile just bought: to be installed or recycled.
    pub hand: Option<Improvement>,
    /// A Fork just bought: to be installed.
    pub fork: bool,
    /// Bots from recycling, to be placed in the Start Zone.
    pub bots: Bots,
    /// A blueprint being completed, with the bots still to be taken from the trucks.
    pub blueprint: Option<Delivering>,
    /// The Fabricator that is next to make a bot, from the top.
    pub making: u8,
    /// What it made, where its centre hole is taken: one of the two is kept.
    pub made: Option<Model>,
    /// Whether something was bought in the Shop: selling is over.
    pub bought: bool,
}

/// Bots of a blueprint still to be taken from trucks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Delivering {
    /// Which of the two.
    pub blueprint: u8,
    /// What is still missing.
    pub bots: Bots,
}
