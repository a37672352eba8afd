//! What chance decides: themes, tools, who begins, and what comes on top of the reserves. A reserve has no order: every
//! card that nobody has seen may come, either side up.

use reverie_game::{Log, Seat, Source};
use reverie_lexicon::{Theme, Thought};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::FactoryOfDreams;
use crate::events::Event;
use crate::state::{Phase, State};
use crate::tool::Tool;

/// One thing that chance decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "roll", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "factory-of-dreams.ts")]
#[allow(missing_docs)]
pub enum Roll {
    /// The next theme.
    Theme { theme: Theme },
    /// The next of three tools.
    Tool { tool: Tool },
    /// Who begins.
    First { seat: Seat },
    /// The next card on top of a reserve.
    Thought { thought: Thought },
}

/// What chance owes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Due {
    Theme(u8),
    Tool,
    First,
    Thought(u8),
}

impl Due {
    pub(crate) const fn source(self) -> Source {
        match self {
            Self::Theme(_) => Source::new("themes"),
            Self::Tool => Source::new("tools"),
            Self::First => Source::new("first"),
            Self::Thought(reserve) => Source::new("reserves").of(reserve),
        }
    }
}

impl FactoryOfDreams {
    /// What chance owes now, before any seat.
    pub(crate) fn chance(&self, state: &State) -> Option<Due> {
        match state.phase {
            Phase::Opening => {
                let drawn = state.themes().count();
                if drawn < self.board.themes.len() {
                    Some(Due::Theme(u8::try_from(drawn).unwrap_or(u8::MAX)))
                } else if self.draws_tools() && state.kit.len() < 3 {
                    Some(Due::Tool)
                } else {
                    Some(Due::First)
                }
            }
            Phase::Connecting => {
                let empty =
                    state.reserves.iter().take(usize::from(self.board.reserves)).position(Option::is_none);
                empty.map(|reserve| Due::Thought(u8::try_from(reserve).unwrap_or(u8::MAX)))
            }
            Phase::Creating | Phase::Waking | Phase::Over => None,
        }
    }

    /// Whether the tools of the night are drawn.
    pub(crate) fn draws_tools(&self) -> bool {
        self.board.tools.is_none() && self.board.drawn
    }

    pub(crate) fn list_rolls(&self, state: &State, out: &mut Vec<(Roll, u32)>) {
        match self.chance(state) {
            None => {}
            Some(Due::Theme(nth)) => {
                let level = self.board.themes.get(usize::from(nth)).copied();
                let fits = |theme: &Theme| {
                    Some(theme.level()) == level && !state.themes().any(|drawn| drawn == *theme)
                };
                out.extend(Theme::all().filter(fits).map(|theme| (Roll::Theme { theme }, 1)));
            }
            Some(Due::Tool) => {
                let left = Tool::ALL.into_iter().filter(|&tool| !state.kit.contains(tool));
                out.extend(left.map(|tool| (Roll::Tool { tool }, 1)));
            }
            Some(Due::First) => out.extend(Seat::all(self.seats).map(|seat| (Roll::First { seat }, 1))),
            Some(Due::Thought(_)) => {
                let cards = self.board.thought_cards();
                out.reserve(2 * usize::from(cards));
                for card in (0..cards).filter(|&card| !state.seen.contains(card)) {
                    for thought in [Thought::on(card, 0), Thought::on(card, 1)].into_iter().flatten() {
                        out.push((Roll::Thought { thought }, 1));
                    }
                }
            }
        }
    }

    pub(crate) fn deal(&self, state: &mut State, roll: Roll, log: &mut Log<'_, Event>) {
        match roll {
            Roll::Theme { theme } => {
                if let Some(place) = state.themes.iter_mut().find(|place| place.is_none()) {
                    *place = Some(theme);
                }
                log.tell(|| Event::Theme { theme });
            }
            Roll::Tool { tool } => {
                state.kit = state.kit.with(tool);
                log.tell(|| Event::Drew { tool });
            }
            Roll::First { seat } => {
                state.first = Some(seat);
                state.active = Some(seat);
                state.phase = Phase::Connecting;
                log.tell(|| Event::First { seat });
            }
            Roll::Thought { thought } => {
                if let Some(Due::Thought(reserve)) = self.chance(state) {
                    state.reserves[usize::from(reserve)] = Some(thought);
                    state.seen.put(thought);
                    log.tell(|| Event::Turned { reserve, thought });
                }
            }
        }
    }
}
