//! What eyes may see: everything, but for the Monitor Screen tiles of others before all have chosen; with what each
//! player would pay worked out, so that nobody who draws the table has to know the rules.

use reverie_game::{Eyes, Luck, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::MechADream;
use crate::cards::{Delivery, DeliverySet, Robot};
use crate::score::points;
use crate::state::{Hired, MOST_OWED, Owed, Place, Player, Post, Screen, State, Tiles, Time};
use crate::tile::{Pile, SPOTS, Spot, Tile};

/// The table as seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct View {
    /// The day on the calendar, from 1.
    pub day: u8,
    /// What time it is.
    pub time: Time,
    /// Who has the Phase pawn, once that is settled.
    pub first: Option<Seat>,
    /// What is on sale, place by place.
    pub sale: [Option<Tile>; SPOTS],
    /// How many tiles lie face down in the blue-green, the red and the yellow pile.
    pub face_down: [u8; 3],
    /// Today's Delivery card.
    pub delivery: Option<Delivery>,
    /// The Delivery cards turned up so far.
    pub delivered: DeliverySet,
    /// The Specialists in play.
    pub specialists: Vec<Hired>,
    /// One for each seat.
    pub players: Vec<Seen>,
}

/// A player as seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct Seen {
    /// On the Electric Flowers cursor.
    pub flowers: u8,
    /// On the Magic Ink valve.
    pub ink: u8,
    /// Rainbows.
    pub rainbows: u16,
    /// Dream points.
    pub dreams: u16,
    /// The robot's monitor.
    pub screen: SeenScreen,
    /// Where the assistants of the morning, the afternoon and the evening are.
    pub assistants: [Post; 3],
    /// Whether the robot was used tonight.
    pub robot_used: bool,
    /// Whether this player is done with the night.
    pub done: bool,
    /// What is still to be resolved, the last one first.
    #[ts(as = "Vec<Owed>")]
    pub owes: ArrayVec<[Owed; MOST_OWED]>,
    /// What is under construction, the farthest first.
    pub belt: Vec<OnBelt>,
    /// What is completed, along the cable.
    pub workshop: Vec<Completed>,
    /// What the gate of the dock costs this player today.
    pub gate: Option<u8>,
    /// What each tile on sale costs this player, place by place.
    pub offers: [Option<Offer>; SPOTS],
    /// All points, if the game ended now.
    pub points: i32,
}

/// A monitor as seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub enum SeenScreen {
    /// What is painted on the board.
    Own,
    /// Two Monitor Screen tiles to choose from; others don't see which.
    Dealt {
        /// Which.
        from: Option<[Robot; 2]>,
    },
    /// One was chosen; others don't see which.
    Sealed {
        /// Which two, and which of them.
        kept: Option<Kept>,
    },
    /// An Enlightened Robot.
    Enlightened {
        /// Which.
        robot: Robot,
    },
}

/// A choice that only its player sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct Kept {
    /// Out of these.
    pub from: [Robot; 2],
    /// This one.
    pub robot: Robot,
}

/// A machine under construction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct OnBelt {
    /// Which.
    pub tile: Tile,
    /// How many slots it has to go.
    pub slot: u8,
    /// How many assistants stand on it.
    pub assistants: u8,
}

/// A completed machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct Completed {
    /// Which.
    pub tile: Tile,
    /// Whether it was used tonight.
    pub used: bool,
    /// How many assistants stand on it.
    pub assistants: u8,
}

/// What a tile on sale would cost a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "mech-a-dream.ts")]
pub struct Offer {
    /// In ink, or in rainbows for a yellow one.
    pub price: u8,
    /// How much of that is missing.
    pub short: u8,
    /// The slot it would begin on; 0 if it would be completed at once.
    pub slot: u8,
}

impl MechADream {
    /// How many tiles lie face down in this pile.
    pub fn face_down(&self, state: &State, pile: Pile) -> u8 {
        state.tiles.below(pile, self.board.set).len()
    }

    pub(crate) fn see(&self, state: &State, eyes: Eyes) -> View {
        let sale = state.tiles.on_sale();
        let player = |(seat, player): (Seat, &Player)| self.see_player(state, seat, player, eyes, &sale);
        View {
            day: state.day,
            time: state.time,
            first: state.first,
            sale,
            face_down: Pile::ALL.map(|pile| self.face_down(state, pile)),
            delivery: state.delivery,
            delivered: state.delivered,
            specialists: state.specialists.to_vec(),
            players: Seat::all(self.seats).zip(&state.players).map(player).collect(),
        }
    }

    fn see_player(
        &self,
        state: &State,
        seat: Seat,
        player: &Player,
        eyes: Eyes,
        sale: &[Option<Tile>; SPOTS],
    ) -> Seen {
        let own = eyes == Eyes::Seat(seat);
        let screen = match player.screen {
            Screen::Own => SeenScreen::Own,
            Screen::Dealt { from } => SeenScreen::Dealt { from: own.then_some(from) },
            Screen::Sealed { from, robot } => {
                SeenScreen::Sealed { kept: own.then_some(Kept { from, robot }) }
            }
            Screen::Enlightened { robot } => SeenScreen::Enlightened { robot },
        };
        let mut belt: Vec<OnBelt> = state
            .tiles
            .belt(seat)
            .map(|(tile, slot)| OnBelt { tile, slot, assistants: state.assistants_on(seat, tile) })
            .collect();
        belt.sort_by_key(|machine| (std::cmp::Reverse(machine.slot), machine.tile));
        let mut workshop: Vec<(u8, Completed)> = state
            .tiles
            .iter()
            .filter_map(|(tile, place)| match place {
                Place::Workshop { seat: owner, place, used } if owner == seat => {
                    Some((place, Completed { tile, used, assistants: state.assistants_on(seat, tile) }))
                }
                _ => None,
            })
            .collect();
        workshop.sort_by_key(|&(place, machine)| (place, machine.tile));
        // A robot that is buying places its machine earlier than an assistant would.
        let earlier = match player.owes.last() {
            Some(&Owed::Purchase { earlier }) => earlier,
            _ => 0,
        };
        let offer = |tile: Tile| {
            let terms = self.terms(state, seat, tile, earlier);
            let (price, purse) = if terms.price.rainbows > 0 {
                (terms.price.rainbows, player.rainbows)
            } else {
                (terms.price.ink, player.ink.into())
            };
            let short = u16::from(price).saturating_sub(purse);
            Offer { price, short: u8::try_from(short).unwrap_or(u8::MAX), slot: terms.slot }
        };
        Seen {
            flowers: player.flowers,
            ink: player.ink,
            rainbows: player.rainbows,
            dreams: player.dreams,
            screen,
            assistants: player.assistants,
            robot_used: player.robot_used,
            done: player.done,
            owes: player.owes,
            belt,
            workshop: workshop.into_iter().map(|(_, machine)| machine).collect(),
            gate: self.gate(state, seat),
            offers: sale.map(|tile| tile.map(offer)),
            points: points(player),
        }
    }

    pub(crate) fn imagine(&self, view: &View, luck: &mut Luck) -> State {
        let mut tiles = Tiles::default();
        for (spot, tile) in Spot::all().zip(view.sale) {
            if let Some(tile) = tile {
                tiles.set(tile, Place::Sale { spot });
            }
        }
        let mut hidden: Vec<Robot> = self.board.all_robots().collect();
        for seen in &view.players {
            match seen.screen {
                SeenScreen::Dealt { from: Some(from) }
                | SeenScreen::Sealed { kept: Some(Kept { from, .. }) } => {
                    hidden.retain(|robot| !from.contains(robot));
                }
                _ => {}
            }
        }
        let mut players = ArrayVec::new();
        for (seat, seen) in Seat::all(self.seats).zip(&view.players) {
            for machine in &seen.belt {
                tiles.set(machine.tile, Place::Belt { seat, slot: machine.slot });
            }
            for (place, machine) in (0..).zip(&seen.workshop) {
                tiles.set(machine.tile, Place::Workshop { seat, place, used: machine.used });
            }
            players.push(Player {
                flowers: seen.flowers,
                ink: seen.ink,
                rainbows: seen.rainbows,
                dreams: seen.dreams,
                screen: imagine_screen(seen.screen, &mut hidden, luck),
                assistants: seen.assistants,
                robot_used: seen.robot_used,
                done: seen.done,
                owes: seen.owes,
            });
        }
        State {
            day: view.day,
            time: view.time,
            first: view.first,
            tiles,
            delivery: view.delivery,
            delivered: view.delivered,
            specialists: view.specialists.iter().copied().take(crate::state::MOST_PLAYERS).collect(),
            players,
        }
    }
}

/// A monitor this might be, out of the tiles nobody these eyes know of was dealt.
fn imagine_screen(seen: SeenScreen, hidden: &mut Vec<Robot>, luck: &mut Luck) -> Screen {
    let mut draw = |luck: &mut Luck| {
        let one = hidden.swap_remove(luck.below(hidden.len()));
        let other = hidden.swap_remove(luck.below(hidden.len()));
        [one.min(other), one.max(other)]
    };
    match seen {
        SeenScreen::Own => Screen::Own,
        SeenScreen::Enlightened { robot } => Screen::Enlightened { robot },
        SeenScreen::Dealt { from } => Screen::Dealt { from: from.unwrap_or_else(|| draw(luck)) },
        SeenScreen::Sealed { kept: Some(Kept { from, robot }) } => Screen::Sealed { from, robot },
        SeenScreen::Sealed { kept: None } => {
            let from = draw(luck);
            Screen::Sealed { from, robot: from[luck.below(2)] }
        }
    }
}
