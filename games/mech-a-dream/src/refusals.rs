//! Why a seat may not decide something, in words for a person.

use reverie_game::{Illegal, Seat};

use crate::MechADream;
use crate::cards::Specialist;
use crate::engines::Engine;
use crate::lot::{Effect, Lot, Special};
use crate::moves::{Move, Wants};
use crate::state::{Part, Place, State};
use crate::tile::Tile;

impl MechADream {
    /// Why this seat may not decide this.
    #[allow(clippy::too_many_lines)] // one arm for each decision and each wrong one
    pub(crate) fn refuse(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Illegal> {
        let wants = self.wants(state, seat);
        let player = &state.players[seat.index()];
        match (wants, mv) {
            (Wants::Nothing, _) => Err(Illegal::new("not-awaited")),
            (Wants::Robot(from), Move::Keep { robot }) => {
                if from.contains(&robot) {
                    Ok(())
                } else {
                    Err(Illegal::new("mech-not-dealt").with("robot", robot.number()))
                }
            }
            (Wants::Specialist, Move::Hire { specialist }) => {
                match state.specialists.iter().find(|hired| hired.specialist == specialist) {
                    None => Err(Illegal::new("mech-specialist-not-in-play")),
                    Some(hired) if hired.by.is_some() => Err(Illegal::new("mech-specialist-gone")),
                    Some(_) => Ok(()),
                }
            }
            (Wants::Work(part), Move::Stock { choice }) => {
                let choices = self.board.stock_room.floor(part).choice.len();
                if usize::from(choice) < choices {
                    Ok(())
                } else {
                    Err(Illegal::new("mech-no-such-choice").with("choices", choices))
                }
            }
            (Wants::Work(part), Move::Recruit { specialist }) => {
                self.refuse_recruit(state, seat, part, specialist)
            }
            (Wants::Work(_), Move::Dock) => match self.gate(state, seat) {
                Some(gate) if gate > player.flowers => Err(Illegal::new("mech-short-flowers")
                    .with("price", gate)
                    .with("short", gate - player.flowers)),
                Some(_) => Ok(()),
                None => Err(Illegal::new("mech-no-delivery")),
            },
            (Wants::Work(_), Move::Buy { tile }) => self.refuse_purchase(state, seat, tile, 0),
            (Wants::Purchase { earlier }, Move::Buy { tile }) => {
                self.refuse_purchase(state, seat, tile, earlier)
            }
            (Wants::Work(_), Move::Build { tile }) | (Wants::Boost, Move::Boost { tile }) => {
                match state.tiles.get(tile) {
                    Place::Belt { seat: owner, .. } if owner == seat => Ok(()),
                    _ => Err(Illegal::new("mech-not-on-your-belt")),
                }
            }
            (Wants::Activation { robot }, Move::Use { engine, way }) => {
                if engine == Engine::Robot && !robot {
                    return Err(Illegal::new("mech-machines-only"));
                }
                self.refuse_use(state, seat, engine, way)
            }
            (Wants::Activation { robot: false }, Move::Copy { .. }) => {
                Err(Illegal::new("mech-machines-only"))
            }
            (Wants::Activation { robot: true }, Move::Copy { of, engine, way }) => {
                self.refuse_copy(state, seat, of, engine, way)
            }
            (Wants::Activation { .. }, Move::Decline) => Ok(()),
            (Wants::Bonus(from), Move::Bonus { specialist, way }) => {
                let ways = self.board.specialist(specialist).ways.len();
                if from.contains(specialist) && usize::from(way) < ways {
                    Ok(())
                } else {
                    Err(Illegal::new("mech-no-such-bonus"))
                }
            }
            (Wants::Night, Move::Use { engine, way }) => {
                let used = match engine {
                    Engine::Robot => player.robot_used,
                    Engine::Machine(tile) => {
                        matches!(state.tiles.get(tile), Place::Workshop { used: true, .. })
                    }
                };
                self.refuse_use(state, seat, engine, way)?;
                if used { Err(Illegal::new("mech-used-tonight")) } else { Ok(()) }
            }
            (Wants::Night, Move::Copy { of, engine, way }) => {
                if player.robot_used {
                    return Err(Illegal::new("mech-used-tonight"));
                }
                if self.waits_to_copy(state, seat) {
                    return Err(Illegal::new("mech-copy-waits"));
                }
                self.refuse_copy(state, seat, of, engine, way)
            }
            (Wants::Night, Move::Everything) => {
                if self.everything(state, seat).len() >= 2 {
                    Ok(())
                } else {
                    Err(Illegal::new("mech-nothing-at-once"))
                }
            }
            (Wants::Night, Move::Done) => {
                if self.waits_to_copy(state, seat) {
                    Err(Illegal::new("mech-copy-waits"))
                } else {
                    Ok(())
                }
            }
            (Wants::Robot(_), _) => Err(Illegal::new("mech-choose-robot-first")),
            (Wants::Specialist, _) => Err(Illegal::new("mech-choose-specialist-first")),
            (Wants::Work(_), _) => Err(Illegal::new("mech-work-first")),
            (Wants::Boost, _) => Err(Illegal::new("mech-boost-first")),
            (Wants::Activation { .. }, _) => Err(Illegal::new("mech-activate-first")),
            (Wants::Purchase { .. }, _) => Err(Illegal::new("mech-buy-first")),
            (Wants::Bonus(_), _) => Err(Illegal::new("mech-bonus-first")),
            (Wants::Night, _) => Err(Illegal::new("mech-it-is-night")),
        }
    }

    fn refuse_recruit(
        &self,
        state: &State,
        seat: Seat,
        part: Part,
        specialist: Specialist,
    ) -> Result<(), Illegal> {
        let player = &state.players[seat.index()];
        if !self.board.stock_room.floor(part).specialist || !self.board.with_specialists {
            return Err(Illegal::new("mech-no-specialist-here"));
        }
        match state.specialists.iter().find(|hired| hired.specialist == specialist) {
            None => Err(Illegal::new("mech-specialist-not-in-play")),
            Some(hired) if hired.by == Some(seat) => Err(Illegal::new("mech-specialist-is-yours")),
            Some(hired) if u16::from(hired.price) > player.rainbows => {
                Err(Illegal::new("mech-short-rainbows")
                    .with("price", hired.price)
                    .with("short", u16::from(hired.price) - player.rainbows))
            }
            Some(_) => Ok(()),
        }
    }

    fn refuse_purchase(&self, state: &State, seat: Seat, tile: Tile, earlier: u8) -> Result<(), Illegal> {
        let player = &state.players[seat.index()];
        if !matches!(state.tiles.get(tile), Place::Sale { .. }) {
            return Err(Illegal::new("mech-not-on-sale"));
        }
        let price = self.terms(state, seat, tile, earlier).price;
        if player.can_pay(price) {
            return Ok(());
        }
        Err(if price.ink > 0 {
            Illegal::new("mech-short-ink").with("price", price.ink).with("short", price.ink - player.ink)
        } else {
            Illegal::new("mech-short-rainbows")
                .with("price", price.rainbows)
                .with("short", u16::from(price.rainbows).saturating_sub(player.rainbows))
        })
    }

    fn refuse_use(&self, state: &State, seat: Seat, engine: Engine, way: u8) -> Result<(), Illegal> {
        let ways = self.ways(state, seat, engine);
        if ways.is_empty() {
            return Err(Illegal::new("mech-not-yours-to-use"));
        }
        self.refuse_effect(state, seat, Lot::NOTHING, ways.get(usize::from(way)))
    }

    fn refuse_copy(
        &self,
        state: &State,
        seat: Seat,
        of: Seat,
        engine: Engine,
        way: u8,
    ) -> Result<(), Illegal> {
        let player = &state.players[seat.index()];
        let Some(own) = self.copying(player.screen) else { return Err(Illegal::new("mech-cannot-copy")) };
        let ways = self.ways(state, of, engine);
        if of == seat || ways.is_empty() {
            return Err(Illegal::new("mech-nothing-to-copy"));
        }
        self.refuse_effect(state, seat, own.pay, ways.get(usize::from(way)))
    }

    fn refuse_effect(
        &self,
        state: &State,
        seat: Seat,
        before: Lot,
        effect: Option<&Effect>,
    ) -> Result<(), Illegal> {
        let Some(effect) = effect else { return Err(Illegal::new("mech-no-such-way")) };
        let paid = before.and(effect.pay);
        if !state.players[seat.index()].can_pay(paid) {
            return Err(Illegal::new("mech-cannot-pay"));
        }
        if effect.special == Some(Special::Copy) {
            return Err(Illegal::new("mech-say-what-to-copy"));
        }
        if self.usable(state, seat, paid, effect) { Ok(()) } else { Err(Illegal::new("mech-brings-nothing")) }
    }
}
