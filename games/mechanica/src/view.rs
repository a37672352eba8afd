//! What every pair of eyes may see: everything, with what follows from it worked out, so that nobody who draws the table has
//! to know the rules.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Mechanica;
use crate::components::Improvement;
use crate::floor::{Square, laid};
use crate::moves::{Move, Wants};
use crate::plan::Planner;
use crate::projection::{DAYS_AHEAD, Projection, next_run, project};
use crate::route::{End, Leg, Mover, Ride};
use crate::run::{Ask, Done, Progress, Run};
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
    /// Every place where the tile in somebody's hand could go.
    pub placements: Vec<Placement>,
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
    /// The next run, if nothing else changed; not while the factories run.
    pub tomorrow: Option<Forecast>,
    /// The plan for the run, while its owner is asked.
    pub plan: Option<Plan>,
}

/// A run that its owner is asked about: what is planned, and everything that could be chosen instead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Plan {
    /// Everything that is asked on the way, in order.
    pub asks: Vec<Asked>,
    /// How many of them the owner has answered.
    pub answered: u8,
    /// What would come of it.
    pub forecast: Forecast,
}

/// What a run would do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Forecast {
    /// Who would go where.
    pub rides: Vec<Routed>,
    /// Where too many would arrive, and who would be destroyed there.
    pub collisions: Vec<Collision>,
    /// What the tiles would make.
    pub made: Vec<Work>,
}

impl Forecast {
    fn new(run: &Run<'_>, done: &Done) -> Self {
        let routed =
            |&(mover, ride): &(Mover, Ride)| Routed { mover, ride, way: run.net.way(mover.from, ride) };
        let made = laid(&done.factory.floor)
            .map(|(square, tile)| Work { square, made: tile.outputs.into_iter().flatten().collect() });
        Self {
            rides: done.rides.iter().map(routed).collect(),
            collisions: done.collisions.iter().map(|&(at, lost)| Collision { at, lost }).collect(),
            made: made.filter(|work| !work.made.is_empty()).collect(),
        }
    }
}

/// Something that is asked, and what is planned for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Asked {
    /// What.
    pub ask: Ask,
    /// Which answer, counted from 0.
    pub answer: u8,
    /// Where a bot is to go: the way of each ride.
    pub ways: Vec<Vec<Leg>>,
}

/// A bot's part in a plan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Routed {
    /// Which bot.
    pub mover: Mover,
    /// What would come of its ride.
    pub ride: Ride,
    /// Square by square.
    pub way: Vec<Leg>,
}

/// Where too many arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Collision {
    /// Where.
    pub at: End,
    /// Who would be destroyed.
    pub lost: Bots,
}

/// What a tile makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Work {
    /// Where it lies.
    pub square: Square,
    /// What would be in its output holes.
    pub made: Bots,
}

/// A place where the tile in hand could go, and what would come of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
pub struct Placement {
    /// The decision.
    #[serde(rename = "move")]
    pub mv: Move,
    /// The coming workdays then.
    pub ahead: [Projection; DAYS_AHEAD],
}

impl Mechanica {
    pub(crate) fn see(&self, state: &State) -> View {
        let sight = |factory: &Factory| self.sight(state, factory);
        View {
            table: *state,
            sights: state.factories.iter().map(sight).collect(),
            blueprints: state.blueprints.map(|stack| stack.blueprint()),
            armand: state.armand.as_ref().map(|armand| self.armand_points(armand)),
            placements: self.placements(state),
        }
    }

    /// What each of the two blueprints still lacks in the trucks of a factory.
    pub fn missing(&self, state: &State, factory: &Factory) -> [Bots; 2] {
        let aboard = factory.aboard();
        state.blueprints.map(|stack| {
            let wanted = stack.blueprint().map_or([0; 3], |n| self.board.blueprints[usize::from(n)].bots());
            let [basic, plus, deluxe] = wanted;
            Bots {
                basic: basic.saturating_sub(aboard.basic),
                plus: plus.saturating_sub(aboard.plus),
                deluxe: deluxe.saturating_sub(aboard.deluxe),
            }
        })
    }

    fn sight(&self, state: &State, factory: &Factory) -> Sight {
        let planner = Planner::new(&self.board, &factory.floor);
        let running = state.phase == Phase::Running;
        let next = if running || state.phase == Phase::Over { None } else { next_run(&planner, factory) };
        let asked = running && !factory.ran && factory.gifts.is_empty();
        Sight {
            points: self.points(factory),
            value: self.value(factory),
            missing: self.missing(state, factory),
            ahead: project(&planner, factory),
            tomorrow: next.map(|(before, done)| Forecast::new(&planner.run(&before), &done)),
            plan: asked.then(|| plan_of(&planner, factory)).flatten(),
        }
    }

    /// Every place where the tile in hand could go.
    fn placements(&self, state: &State) -> Vec<Placement> {
        let Some(seat) = state.active else { return Vec::new() };
        if !matches!(self.wants(state, seat), Wants::Hand(_) | Wants::Fork) {
            return Vec::new();
        }
        let mut moves = Vec::new();
        self.list(state, seat, &mut moves);
        moves.retain(|mv| matches!(mv, Move::Install { .. } | Move::Set { .. }));
        let placed = |mv| {
            let mut factory = state.factories[seat.index()];
            let _placed = Self::place_hand(&mut factory, seat, mv);
            Placement { mv, ahead: project(&Planner::new(&self.board, &factory.floor), &factory) }
        };
        moves.into_iter().map(placed).collect()
    }

    /// What a tile on this place of the Shop is, and costs.
    pub fn offer(&self, state: &State, spot: usize) -> Option<(Improvement, u8)> {
        Some((state.shop.get(spot).copied().flatten()?, self.board.prices[spot]))
    }
}

/// The plan for the run of a factory, and what could be chosen instead.
fn plan_of(planner: &Planner<'_>, factory: &Factory) -> Option<Plan> {
    let run = planner.run(factory);
    let answers = planner.plan(factory, &factory.answers);
    let mut asks = Vec::new();
    for (n, &answer) in answers.iter().enumerate() {
        let Progress::Asks(ask) = run.replay(&answers[..n]) else { break };
        let ways = match &ask {
            Ask::Ride { mover, rides } => rides.iter().map(|&ride| run.net.way(mover.from, ride)).collect(),
            Ask::Keep { .. } | Ask::Repurpose { .. } | Ask::Hole { .. } => Vec::new(),
        };
        asks.push(Asked { ask, answer, ways });
    }
    let Progress::Done(done) = run.replay(&answers) else { return None };
    Some(Plan {
        asks,
        answered: u8::try_from(factory.answers.len()).unwrap_or(u8::MAX),
        forecast: Forecast::new(&run, &done),
    })
}
