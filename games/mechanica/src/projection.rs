//! What a factory would make of the coming workdays if nothing else changed: every run as planned, every bot sold.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::Board;
use crate::floor::Model;
use crate::plan::Planner;
use crate::route::End;
use crate::run::Progress;
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

/// Every Fabricator makes the best bot it can, where that is better than the one in its way.
pub(crate) fn make_all(factory: &mut Factory) {
    for slot in &mut factory.start {
        let makes = match slot.fabricator {
            None => continue,
            Some(Fabricator::Basic | Fabricator::Advanced) => Model::Basic,
            Some(Fabricator::Overactive) => Model::Deluxe,
        };
        slot.centre = slot.centre.max(Some(makes));
    }
}

/// The coming workdays of a factory. Its Start Zone is filled before each run, as if its owner had just made bots.
pub fn project(board: &Board, factory: &Factory) -> [Projection; DAYS_AHEAD] {
    let mut now = *factory;
    now.answers.clear();
    let planner = Planner::new(board, &now.floor);
    let mut days = [Projection::default(); DAYS_AHEAD];
    for day in &mut days {
        make_all(&mut now);
        let Progress::Done(done) = planner.run(&now).replay(&planner.plan(&now, &[])) else { return days };
        let bots = done.factory.aboard();
        let lost_on_the_way = done.rides.iter().filter(|(_, ride)| ride.end == End::Lost).count();
        let collided: usize = done.collisions.iter().map(|(_, lost)| usize::from(lost.len())).sum();
        *day = Projection {
            bots,
            sold: bots.iter().map(|model| u16::from(board.sells(model))).sum(),
            vault: done.factory.vault.saturating_sub(now.vault),
            wallet: done.factory.wallet.saturating_sub(now.wallet),
            lost: u8::try_from(lost_on_the_way + collided).unwrap_or(u8::MAX),
        };
        now = done.factory;
        for truck in &mut now.trucks {
            truck.bots = Bots::NONE;
        }
    }
    days
}
