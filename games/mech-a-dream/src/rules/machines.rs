//! Machines on their way: bought, boosted, moved as time passes, completed.

use reverie_game::{Log, Seat};

use super::effects::give;
use crate::MechADream;
use crate::events::{Cause, Event};
use crate::lot::Lot;
use crate::state::{Owed, Place, Post, State};
use crate::tile::Tile;

impl MechADream {
    /// Takes a tile from the factory and puts it on the belt, or straight into the workshop.
    pub(super) fn buy(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        earlier: u8,
        robot: bool,
        log: &mut Log<'_, Event>,
    ) {
        let terms = self.terms(state, seat, tile, earlier);
        state.players[seat.index()].pays(terms.price);
        let left = state.tiles.get(tile);
        log.tell(|| Event::Bought { seat, tile, paid: terms.price, slot: terms.slot, robot });
        self.forward(state, seat, tile, terms.slot, log);
        if let Place::Sale { spot } = left {
            let top = spot.pile().top();
            if spot != top
                && let Some(next) = state.tiles.on_sale()[top.index()]
            {
                state.tiles.set(next, Place::Sale { spot });
                log.tell(|| Event::Slid { tile: next, from: top, to: spot });
            }
        }
    }

    pub(super) fn boost(&self, state: &mut State, seat: Seat, tile: Tile, log: &mut Log<'_, Event>) {
        let owes = &mut state.players[seat.index()].owes;
        if let Some(Owed::Boosts { left }) = owes.last_mut() {
            *left = left.saturating_sub(1);
            if *left == 0 {
                owes.pop();
            }
        }
        if let Place::Belt { slot, .. } = state.tiles.get(tile) {
            log.tell(|| Event::Boosted { seat, tile, from: slot, to: slot.saturating_sub(1) });
            self.forward(state, seat, tile, slot.saturating_sub(1), log);
        }
    }

    /// Every machine of this seat moves by as many slots as assistants stand on it.
    pub(super) fn move_machines(&self, state: &mut State, seat: Seat, log: &mut Log<'_, Event>) {
        let posts = state.players[seat.index()].assistants;
        let mut movers: tinyvec::ArrayVec<[(u8, Option<Tile>); 3]> = tinyvec::ArrayVec::new();
        for post in posts {
            if let Post::Machine { tile } = post
                && let Place::Belt { slot, .. } = state.tiles.get(tile)
                && !movers.contains(&(slot, Some(tile)))
            {
                movers.push((slot, Some(tile)));
            }
        }
        // In belt order: what is nearest to the end is completed first.
        movers.sort_unstable();
        for (slot, tile) in movers {
            let Some(tile) = tile else { continue };
            let to = slot.saturating_sub(state.assistants_on(seat, tile));
            log.tell(|| Event::Moved { seat, tile, from: slot, to });
            self.forward(state, seat, tile, to, log);
        }
    }

    /// A machine arrives on a slot, or past the last one.
    fn forward(&self, state: &mut State, seat: Seat, tile: Tile, slot: u8, log: &mut Log<'_, Event>) {
        if slot == 0 {
            self.complete(state, seat, tile, log);
        } else {
            state.tiles.set(tile, Place::Belt { seat, slot });
        }
    }

    /// A machine is completed: its reward, and that of its place along the cable.
    fn complete(&self, state: &mut State, seat: Seat, tile: Tile, log: &mut Log<'_, Event>) {
        let place = state.tiles.completed(seat);
        state.tiles.set(tile, Place::Workshop { seat, place, used: false });
        log.tell(|| Event::Completed { seat, tile, place });
        let reward = self.board.tile(tile).reward;
        if !reward.is_nothing() {
            give(state, seat, reward, Cause::Completed { tile }, log);
        }
        let bonus = self.board.slots.get(usize::from(place)).copied().unwrap_or(self.board.beyond);
        if bonus > 0 {
            give(state, seat, Lot::dreams(bonus), Cause::Slot { place }, log);
        }
    }
}
