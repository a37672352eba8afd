//! What a decision does, and what then happens by itself.
//!
//! | room | what it is for |
//! |---|---|
//! | [`chance`] | what chance decides |
//! | `effects` | the one interpreter of everything that gives something |
//! | `machines` | machines bought, moved, completed |
//! | `week` | the opening, the parts of the day, the night, the end |

pub mod chance;
mod effects;
mod machines;
mod week;

use reverie_game::{Log, Seat};

use crate::MechADream;
use crate::cards::Specialist;
use crate::components::{Action, Floor};
use crate::engines::Engine;
use crate::events::{Cause, Event};
use crate::lot::Lot;
use crate::moves::Move;
use crate::state::{Hired, Owed, Part, Post, Screen, State};
use effects::{give, one_activation_less, owe, spend_activation};

/// The days of the week.
pub const DAYS: u8 = 7;

/// As many machines end the game.
pub const MACHINES: u8 = 9;

/// What a price token says on a Specialist chosen at the start, and on one just taken.
pub const FIRST_PRICE: u8 = 1;

const TAKEN_PRICE: u8 = 2;

impl MechADream {
    pub(crate) fn decide(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        match mv {
            Move::Keep { robot } => {
                let player = &mut state.players[seat.index()];
                if let Screen::Dealt { from } = player.screen {
                    player.screen = Screen::Sealed { from, robot };
                }
                log.tell(|| Event::Chose { seat });
                log.tell(|| Event::Kept { seat, robot });
            }
            Move::Hire { specialist } => {
                if let Some(hired) = find(state, specialist) {
                    hired.by = Some(seat);
                    hired.price = FIRST_PRICE;
                }
                log.tell(|| Event::Hired { seat, specialist });
            }
            Move::Stock { choice } => {
                let floor = self.go_to_the_stock_room(state, seat, log);
                let chosen = floor.and_then(|floor| floor.choice.get(usize::from(choice)));
                let fixed = floor.map_or(Lot::NOTHING, |floor| floor.fixed);
                give(state, seat, fixed.and(chosen.copied().unwrap_or_default()), Cause::Stock, log);
                self.owe_bonuses(state, seat, Action::Stock);
            }
            Move::Recruit { specialist } => {
                let fixed =
                    self.go_to_the_stock_room(state, seat, log).map_or(Lot::NOTHING, |floor| floor.fixed);
                if !fixed.is_nothing() {
                    give(state, seat, fixed, Cause::Stock, log);
                }
                recruit(state, seat, specialist, log);
                // A Specialist who rewards the stock room rewards the visit by which they were taken. Resources are
                // retrieved on floors that have some besides the choice.
                if !fixed.is_nothing() {
                    self.owe_bonuses(state, seat, Action::Stock);
                }
            }
            Move::Dock => {
                let paid = self.gate(state, seat).unwrap_or(0);
                let Some(part) = send(state, seat, Post::Dock) else { return };
                state.players[seat.index()].pays(Lot::flowers(paid));
                log.tell(|| Event::Dock { seat, part, paid });
                self.owe_bonuses(state, seat, Action::Dock);
                owe(state, seat, Owed::Packages { part, next: 0, robot: false });
            }
            Move::Buy { tile } => {
                if let Some(&Owed::Purchase { earlier }) = state.players[seat.index()].owes.last() {
                    state.players[seat.index()].owes.pop();
                    self.buy(state, seat, tile, earlier, true, log);
                } else {
                    send(state, seat, Post::Machine { tile });
                    self.buy(state, seat, tile, 0, false, log);
                    self.owe_bonuses(state, seat, Action::Buy);
                }
            }
            Move::Build { tile } => {
                send(state, seat, Post::Machine { tile });
                log.tell(|| Event::Built { seat, tile });
                self.owe_bonuses(state, seat, Action::Build);
            }
            Move::Boost { tile } => self.boost(state, seat, tile, log),
            Move::Use { engine, way } => {
                spend_activation(state, seat, engine);
                self.use_engine(state, seat, engine, way, log);
            }
            Move::Copy { of, engine, way } => {
                spend_activation(state, seat, Engine::Robot);
                self.copy(state, seat, (of, engine, way), log);
            }
            Move::Decline => {
                one_activation_less(state, seat);
                log.tell(|| Event::Declined { seat });
            }
            Move::Bonus { specialist, way } => self.take_bonus(state, seat, specialist, way, log),
            Move::Everything => {
                for engine in self.everything(state, seat).iter() {
                    spend_activation(state, seat, engine);
                    self.use_engine(state, seat, engine, 0, log);
                }
            }
            Move::Done => {
                state.players[seat.index()].done = true;
                log.tell(|| Event::Done { seat });
            }
        }
        self.proceed(state, log);
    }

    fn go_to_the_stock_room(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut Log<'_, Event>,
    ) -> Option<&Floor> {
        let part = send(state, seat, Post::Stock)?;
        log.tell(|| Event::Stock { seat, part });
        Some(self.board.stock_room.floor(part))
    }
}

/// Sends the assistant of this part of the day to work.
fn send(state: &mut State, seat: Seat, post: Post) -> Option<Part> {
    let part = state.time.part()?;
    state.players[seat.index()].assistants[part.index()] = post;
    Some(part)
}

fn find(state: &mut State, specialist: Specialist) -> Option<&mut Hired> {
    state.specialists.iter_mut().find(|hired| hired.specialist == specialist)
}

/// The price goes to whoever loses the Specialist, or to the stock.
fn recruit(state: &mut State, seat: Seat, specialist: Specialist, log: &mut Log<'_, Event>) {
    let Some(hired) = find(state, specialist) else { return };
    let (from, price) = (hired.by, hired.price);
    hired.by = Some(seat);
    hired.price = TAKEN_PRICE;
    state.players[seat.index()].pays(Lot::rainbows(price));
    log.tell(|| Event::Recruited { seat, specialist, from, price });
    if let Some(loser) = from.filter(|_| price > 0) {
        give(state, loser, Lot::rainbows(price), Cause::Price { specialist }, log);
    }
}
