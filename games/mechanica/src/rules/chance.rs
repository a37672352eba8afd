//! What chance decides: who begins, what comes into the Shop, which blueprints are turned up, how ARMAND-0's chip falls.

use reverie_game::{Log, Seat, Source};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Mechanica;
use crate::components::Improvement;
use crate::events::Event;
use crate::state::{Phase, State};

/// One thing that chance decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "roll", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mechanica.ts")]
#[allow(missing_docs)]
pub enum Roll {
    /// The next improvement.
    Improvement { improvement: Improvement },
    /// The next blueprint of a stack, by its place in the box.
    Blueprint { blueprint: u8 },
    /// Who begins.
    First { seat: Seat },
    /// ARMAND-0's chip: the side that buys the cheapest tile, or the dearest.
    Chip { cheap: bool },
}

/// What chance owes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Due {
    Improvement,
    Extra,
    Blueprint(u8),
    First,
    Chip,
}

impl Due {
    pub(crate) const fn source(self) -> Source {
        match self {
            Self::Improvement => Source::new("improvements"),
            Self::Extra => Source::new("extras"),
            Self::Blueprint(stack) => Source::new("blueprints").of(stack),
            Self::First => Source::new("first"),
            Self::Chip => Source::new("chip"),
        }
    }
}

impl Mechanica {
    /// What chance owes now, before any seat.
    #[allow(clippy::unused_self)] // asked of a game as everything else is
    pub(crate) fn chance(&self, state: &State) -> Option<Due> {
        let blueprint = || (0_u8..).zip(&state.blueprints).find(|(_, stack)| stack.top.is_none());
        match state.phase {
            Phase::Opening => {
                if state.shop[0].is_none() || state.shop[1].is_none() {
                    Some(Due::Improvement)
                } else if let Some((stack, _)) = blueprint() {
                    Some(Due::Blueprint(stack))
                } else {
                    state.first.is_none().then_some(Due::First)
                }
            }
            Phase::Turning | Phase::ArmandTurning => Some(Due::Improvement),
            Phase::TurningTwice => Some(Due::Extra),
            Phase::Armand => Some(Due::Chip),
            Phase::Refreshing => blueprint().map(|(stack, _)| Due::Blueprint(stack)),
            Phase::Running | Phase::Trading | Phase::Making | Phase::Falling | Phase::Over => None,
        }
    }

    pub(crate) fn list_rolls(&self, state: &State, out: &mut Vec<(Roll, u32)>) {
        match self.chance(state) {
            None => {}
            Some(Due::Improvement | Due::Extra) => {
                let left =
                    self.board.tiles.iter().map(|&improvement| (improvement, state.unseen[improvement]));
                let left = left.filter(|(_, left)| *left > 0);
                out.extend(left.map(|(improvement, left)| (Roll::Improvement { improvement }, left.into())));
            }
            Some(Due::Blueprint(_)) => {
                let all = u8::try_from(self.board.blueprints.len()).unwrap_or(u8::MAX);
                let seen =
                    |blueprint: &u8| state.blueprints.iter().any(|stack| stack.seen.contains(blueprint));
                out.extend(
                    (0..all).filter(|one| !seen(one)).map(|blueprint| (Roll::Blueprint { blueprint }, 1)),
                );
            }
            Some(Due::First) => out.extend(Seat::all(self.seats).map(|seat| (Roll::First { seat }, 1))),
            Some(Due::Chip) => out.extend([false, true].map(|cheap| (Roll::Chip { cheap }, 1))),
        }
    }

    pub(crate) fn deal(&self, state: &mut State, roll: Roll, log: &mut Log<'_, Event>) {
        match roll {
            Roll::Improvement { improvement } => {
                state.unseen[improvement] = state.unseen[improvement].saturating_sub(1);
                let extra = state.phase == Phase::TurningTwice;
                let left = if extra { &mut state.extras } else { &mut state.stack };
                *left = left.saturating_sub(1);
                // The first tile of a game goes to the second place.
                let spot = usize::from(state.phase == Phase::Opening && state.shop[1].is_none());
                state.shop[spot] = Some(improvement);
                log.tell(|| Event::Drew { improvement, extra });
                match state.phase {
                    Phase::Turning => self.look_at_the_shop(state, log),
                    Phase::TurningTwice => state.phase = Phase::Falling,
                    Phase::ArmandTurning => self.end_the_day(state, log),
                    _ => {}
                }
            }
            Roll::Blueprint { blueprint } => {
                if let Some((n, stack)) =
                    (0_u8..).zip(&mut state.blueprints).find(|(_, stack)| stack.top.is_none())
                {
                    stack.top = u8::try_from(stack.seen.len()).ok();
                    stack.seen.push(blueprint);
                    log.tell(|| Event::Blueprint { stack: n, blueprint });
                }
            }
            Roll::First { seat } => {
                state.first = Some(seat);
                log.tell(|| Event::First { seat });
            }
            Roll::Chip { cheap } => self.armand_plays(state, cheap, log),
        }
        self.proceed(state, log);
    }
}
