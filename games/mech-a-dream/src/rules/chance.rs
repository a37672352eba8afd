//! What chance decides: tiles, cards, robots, who begins. Nothing is shuffled in advance.

use reverie_game::{Log, Seat, Source};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::MechADream;
use crate::cards::{Delivery, Robot, Specialist};
use crate::events::Event;
use crate::state::{Hired, Place, Player, Screen, State, Time};
use crate::tile::{Pile, Spot, Tile};

/// One thing that chance decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "roll", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
#[allow(missing_docs)]
pub enum Roll {
    /// The next tile of a pile.
    Tile { tile: Tile },
    /// The next Delivery card.
    Delivery { delivery: Delivery },
    /// A Specialist for this game.
    Specialist { specialist: Specialist },
    /// Two Monitor Screen tiles for the next seat, the lower first.
    Robots { robots: [Robot; 2] },
    /// Who begins.
    First { seat: Seat },
}

/// What chance owes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Due {
    Tile(Pile),
    Delivery,
    Specialist,
    Robots(Seat),
    First,
}

impl Due {
    pub(crate) const fn source(self) -> Source {
        match self {
            Self::Tile(Pile::BlueGreen) => Source::new("blue-green"),
            Self::Tile(Pile::Red) => Source::new("red"),
            Self::Tile(Pile::Yellow) => Source::new("yellow"),
            Self::Delivery => Source::new("delivery"),
            Self::Specialist => Source::new("specialists"),
            Self::Robots(_) => Source::new("robots"),
            Self::First => Source::new("first"),
        }
    }
}

impl MechADream {
    /// What chance owes now, before any seat.
    pub(crate) fn chance(&self, state: &State) -> Option<Due> {
        match state.time {
            Time::Opening => self.dealing(state),
            Time::Morning | Time::Afternoon | Time::Evening => {
                if state.delivery.is_none() {
                    Some(Due::Delivery)
                } else {
                    state.tiles.pile_to_turn(self.board.set).map(Due::Tile)
                }
            }
            // What the robot bought at night is replaced only when nobody but the copier has anything left to take back,
            // but always before the night ends: the table is the same whoever was faster.
            Time::Night => {
                let pile = state.tiles.pile_to_turn(self.board.set)?;
                let decided = |player: &Player| player.done || self.copying(player.screen).is_some();
                state.players.iter().all(decided).then_some(Due::Tile(pile))
            }
            Time::Over => None,
        }
    }

    /// What is still to be dealt before the first day.
    fn dealing(&self, state: &State) -> Option<Due> {
        // The places beside a pile are filled before its top.
        if let Some(pile) = state.tiles.pile_to_turn(self.board.set) {
            return Some(Due::Tile(pile));
        }
        if state.delivery.is_none() {
            return Some(Due::Delivery);
        }
        if state.specialists.len() < self.specialists_in_play() {
            return Some(Due::Specialist);
        }
        let mut screens = Seat::all(self.seats).zip(&state.players);
        if self.board.with_robots
            && let Some((seat, _)) = screens.find(|(_, player)| player.screen == Screen::Own)
        {
            return Some(Due::Robots(seat));
        }
        let chosen = |screen| matches!(screen, Screen::Own | Screen::Enlightened { .. });
        if state.first.is_none() && state.players.iter().all(|player| chosen(player.screen)) {
            return Some(Due::First);
        }
        None
    }

    /// Four Specialists for four players, three for fewer.
    pub(crate) fn specialists_in_play(&self) -> usize {
        if self.board.with_specialists { usize::from(self.seats).max(3) } else { 0 }
    }

    pub(crate) fn list_rolls(&self, state: &State, out: &mut Vec<(Roll, u32)>) {
        match self.chance(state) {
            None => {}
            Some(Due::Tile(pile)) => {
                let below = state.tiles.below(pile, self.board.set);
                out.extend(below.into_iter().map(|tile| (Roll::Tile { tile }, 1)));
            }
            Some(Due::Delivery) => out.extend(
                self.board
                    .all_deliveries()
                    .filter(|&delivery| !state.delivered.contains(delivery))
                    .map(|delivery| (Roll::Delivery { delivery }, 1)),
            ),
            Some(Due::Specialist) => out.extend(
                self.board
                    .all_specialists()
                    .filter(|&one| state.specialists.iter().all(|hired| hired.specialist != one))
                    .map(|specialist| (Roll::Specialist { specialist }, 1)),
            ),
            Some(Due::Robots(_)) => {
                let dealt = |robot: &Robot| {
                    state
                        .players
                        .iter()
                        .any(|player| matches!(player.screen, Screen::Dealt { from } if from.contains(robot)))
                };
                for low in self.board.all_robots().filter(|robot| !dealt(robot)) {
                    for high in self.board.all_robots().filter(|robot| *robot > low && !dealt(robot)) {
                        out.push((Roll::Robots { robots: [low, high] }, 1));
                    }
                }
            }
            Some(Due::First) => {
                out.extend(Seat::all(self.seats).map(|seat| (Roll::First { seat }, 1)));
            }
        }
    }

    pub(crate) fn deal(&self, state: &mut State, roll: Roll, log: &mut Log<'_, Event>) {
        match roll {
            Roll::Tile { tile } => {
                let spot = empty_spot(state, tile.family().pile());
                state.tiles.set(tile, Place::Sale { spot });
                log.tell(|| Event::Turned { tile, spot });
            }
            Roll::Delivery { delivery } => {
                state.delivery = Some(delivery);
                state.delivered = state.delivered.with(delivery);
                log.tell(|| Event::Delivery { delivery });
            }
            Roll::Specialist { specialist } => {
                state.specialists.push(Hired { specialist, by: None, price: 0 });
                log.tell(|| Event::Specialist { specialist });
            }
            Roll::Robots { robots } => {
                let mut players = Seat::all(self.seats).zip(&mut state.players);
                if let Some((seat, player)) = players.find(|(_, player)| player.screen == Screen::Own) {
                    player.screen = Screen::Dealt { from: robots };
                    log.tell(|| Event::Dealt { seat, robots });
                }
            }
            Roll::First { seat } => {
                state.first = Some(seat);
                log.tell(|| Event::First { seat });
            }
        }
        self.proceed(state, log);
    }
}

/// Where the next tile of a pile goes: its top, unless a place beside it is still empty.
fn empty_spot(state: &State, pile: Pile) -> Spot {
    let sale = state.tiles.on_sale();
    let empty = Spot::all().rev().find(|spot| spot.pile() == pile && sale[spot.index()].is_none());
    empty.unwrap_or(pile.top())
}
