//! What a factory would make of the coming workdays if nothing else changed: every run as planned, every bot sold.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::floor::Model;
use crate::plan::Planner;
use crate::route::End;
use crate::run::Done;
use crate::state::{Bots, Fabricator, Factory};

/// How many workdays are looked ahead.
pub const DAYS_AHEAD: usize = 3;

/// What one workday would bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Projection {
    /// The bots that would arrive in the trucks, with those that are there.
    pub bots: Bots,
    /// What they would sell for.
    pub sold: u16,
    /// What would come into the Vault on the way.
    pub vault: u16,
    /// What would come into the Wallet on the way.
    pub wallet: u16,
    /// Bots that would be destroyed.
    pub lost: u8,
}

impl Projection {
    /// All money of the day.
    pub const fn money(&self) -> u16 {
        self.sold + self.vault + self.wallet
    }
}

/// The next run of a factory if nothing else changed: as it stands before it, and what comes of it. Every Fabricator makes
/// the best bot it can, where that is better than the one in its way.
pub fn next_run(planner: &Planner<'_>, factory: &Factory) -> Option<(Factory, Done)> {
    let mut before = *factory;
    before.answers.clear();
    for slot in &mut before.start {
        let makes = match slot.fabricator {
            None => continue,
            Some(Fabricator::Basic | Fabricator::Advanced) => Model::Basic,
            Some(Fabricator::Overactive) => Model::Deluxe,
        };
        slot.centre = slot.centre.max(Some(makes));
    }
    Some((before, planner.outcome(&before, &[])?))
}

/// The coming workdays of a factory, every bot sold.
pub fn project(planner: &Planner<'_>, factory: &Factory) -> [Projection; DAYS_AHEAD] {
    let mut now = *factory;
    let mut days = [Projection::default(); DAYS_AHEAD];
    for day in &mut days {
        let Some((before, done)) = next_run(planner, &now) else { break };
        let bots = done.factory.aboard();
        let lost_on_the_way = done.rides.iter().filter(|(_, ride)| ride.end == End::Lost).count();
        let collided: usize = done.collisions.iter().map(|(_, lost)| usize::from(lost.len())).sum();
        *day = Projection {
            bots,
            sold: bots.iter().map(|model| u16::from(planner.board.sells(model))).sum(),
            vault: done.factory.vault.saturating_sub(before.vault),
            wallet: done.factory.wallet.saturating_sub(before.wallet),
            lost: u8::try_from(lost_on_the_way + collided).unwrap_or(u8::MAX),
        };
        now = done.factory;
        for truck in &mut now.trucks {
            truck.bots = Bots::NONE;
        }
    }
    days
}
