//! What every pair of eyes may see: everything, with what follows from it worked out, so that nobody who draws the table has
//! to know the rules.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Mechanica;
use crate::components::Improvement;
use crate::projection::{DAYS_AHEAD, Projection, project};
use crate::route::{Leg, Mover, Ride, way};
use crate::run::{Ask, Progress, plan, replay};
use crate::state::{Bots, Factory, Phase, State};

/// The table as seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct View {
    /// The table itself: nothing is hidden.
    pub table: State,
    /// What follows for each factory.
    pub sights: Vec<Sight>,
    /// The blueprints on top, by their place in the box.
    pub blueprints: [Option<u8>; 2],
    /// ARMAND-0's score, in a solo game.
    pub armand: Option<i32>,
}

/// What follows from a factory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Sight {
    /// All money, if the game ended now.
    pub points: i32,
    /// What its improvements are worth.
    pub value: i32,
    /// What each of the two blueprints still lacks in its trucks.
    pub missing: [Bots; 2],
    /// The coming workdays, if nothing else changed.
    pub ahead: [Projection; DAYS_AHEAD],
    /// The run under way, while its owner is asked.
    pub run: Option<Run>,
}

/// A run that its owner is asked about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Run {
    /// What is asked.
    pub ask: Ask,
    /// Which answer is planned, counted from 0.
    pub planned: u8,
    /// The whole plan: who would go where.
    pub rides: Vec<Planned>,
}

/// A bot's part in a plan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Planned {
    /// Which bot.
    pub mover: Mover,
    /// What would come of its ride.
    pub ride: Ride,
    /// Square by square.
    pub way: Vec<Leg>,
}

impl Mechanica {
    pub(crate) fn see(&self, state: &State) -> View {
        let sight = |factory: &Factory| self.sight(state, factory);
        View {
            table: *state,
            sights: state.factories.iter().map(sight).collect(),
            blueprints: state.blueprints.map(|stack| stack.blueprint()),
            armand: state.armand.as_ref().map(|armand| self.armand_points(armand)),
        }
    }

    fn sight(&self, state: &State, factory: &Factory) -> Sight {
        let aboard = factory.aboard();
        let missing = state.blueprints.map(|stack| {
            let wanted = stack.blueprint().map_or([0; 3], |n| self.board.blueprints[usize::from(n)].bots());
            let [basic, plus, deluxe] = wanted;
            Bots {
                basic: basic.saturating_sub(aboard.basic),
                plus: plus.saturating_sub(aboard.plus),
                deluxe: deluxe.saturating_sub(aboard.deluxe),
            }
        });
        Sight {
            points: self.points(factory),
            value: self.value(factory),
            missing,
            ahead: project(&self.board, factory),
            run: self.run_of(state, factory),
        }
    }

    fn run_of(&self, state: &State, factory: &Factory) -> Option<Run> {
        if state.phase != Phase::Running || factory.ran || !factory.gifts.is_empty() {
            return None;
        }
        let Progress::Asks(ask) = replay(&self.board, factory, &factory.answers) else { return None };
        let answers = plan(&self.board, factory, &factory.answers);
        let planned = answers.get(factory.answers.len()).copied().unwrap_or(0);
        let Progress::Done(done) = replay(&self.board, factory, &answers) else { return None };
        let planned_ride = |&(mover, ride): &(Mover, Ride)| Planned {
            mover,
            ride,
            way: way(&self.board, factory, mover.from, ride),
        };
        Some(Run { ask, planned, rides: done.rides.iter().map(planned_ride).collect() })
    }

    /// What a tile on this place of the Shop is, and costs.
    pub fn offer(&self, state: &State, spot: usize) -> Option<(Improvement, u8)> {
        Some((state.shop.get(spot).copied().flatten()?, self.board.prices[spot]))
    }
}
