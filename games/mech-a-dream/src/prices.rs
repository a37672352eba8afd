//! What things cost somebody: prices less what their green machines save, and what their purse and dials hold.

use reverie_game::Seat;

use crate::MechADream;
use crate::components::Power;
use crate::lot::Lot;
use crate::state::{DIAL, Player, State};
use crate::tile::{Family, Tile};

/// What a tile would cost somebody, and where it would begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// In ink, or in rainbows for a yellow one.
    pub price: Lot,
    /// The slot it would be placed on; 0 if it is completed at once.
    pub slot: u8,
}

/// What the green machines of a workshop save, in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Savings {
    /// Ink, for blue, red and green tiles.
    pub ink: u8,
    /// Hourglasses, for any tile.
    pub hourglasses: u8,
    /// Rainbows, for yellow tiles.
    pub rainbows: u8,
    /// Flowers, at the dock.
    pub flowers: u8,
}

impl MechADream {
    /// What this tile would cost this seat, and where it would begin.
    pub fn terms(&self, state: &State, seat: Seat, tile: Tile, earlier: u8) -> Terms {
        self.terms_with(self.savings(state, seat), tile, earlier)
    }

    pub(crate) fn terms_with(&self, savings: Savings, tile: Tile, earlier: u8) -> Terms {
        let figures = self.board.tile(tile);
        let price = if tile.family() == Family::Crystal {
            Lot::rainbows(figures.price.saturating_sub(savings.rainbows))
        } else {
            Lot::ink(figures.price.saturating_sub(savings.ink))
        };
        Terms { price, slot: figures.time.saturating_sub(earlier).saturating_sub(savings.hourglasses) }
    }

    /// What the green machines of this seat save: one each.
    pub fn savings(&self, state: &State, seat: Seat) -> Savings {
        let mut savings = Savings::default();
        for tile in state.tiles.economical(seat) {
            match self.board.tile(tile).power {
                Some(Power::Ink) => savings.ink += 1,
                Some(Power::Hourglass) => savings.hourglasses += 1,
                Some(Power::Rainbow) => savings.rainbows += 1,
                Some(Power::Flower) => savings.flowers += 1,
                None => {}
            }
        }
        savings
    }

    /// What the gate of the dock would cost this seat today.
    pub fn gate(&self, state: &State, seat: Seat) -> Option<u8> {
        let delivery = self.board.delivery(state.delivery?);
        Some(delivery.flowers.saturating_sub(self.savings(state, seat).flowers))
    }

    /// Whether this seat, having paid something first, could buy any machine on sale, placed so much earlier.
    pub(crate) fn can_buy(&self, state: &State, seat: Seat, paid: Lot, earlier: u8) -> bool {
        let player = &state.players[seat.index()];
        let savings = self.savings(state, seat);
        let price = |tile| self.terms_with(savings, tile, earlier).price.and(paid);
        state.tiles.offers().any(|tile| player.can_pay(price(tile)))
    }
}

impl Player {
    /// Whether this can be paid.
    pub fn can_pay(&self, price: Lot) -> bool {
        self.flowers >= price.flowers && self.ink >= price.ink && self.rainbows >= u16::from(price.rainbows)
    }

    /// Pays, if it can be paid.
    pub(crate) fn pays(&mut self, price: Lot) -> bool {
        let can = self.can_pay(price);
        if can {
            self.flowers -= price.flowers;
            self.ink -= price.ink;
            self.rainbows -= u16::from(price.rainbows);
        }
        can
    }

    /// Whether nothing of this would be lost to the cap.
    pub(crate) fn has_room(&self, gain: Lot) -> bool {
        self.flowers + gain.flowers <= DIAL && self.ink + gain.ink <= DIAL
    }

    /// Takes what can be kept: flowers and ink up to the end of their dials. Gives back what was lost.
    pub(crate) fn gain(&mut self, gain: Lot) -> Lot {
        let lost = Lot {
            flowers: (self.flowers + gain.flowers).saturating_sub(DIAL),
            ink: (self.ink + gain.ink).saturating_sub(DIAL),
            ..Lot::NOTHING
        };
        self.flowers += gain.flowers - lost.flowers;
        self.ink += gain.ink - lost.ink;
        self.rainbows = self.rainbows.saturating_add(gain.rainbows.into());
        self.dreams = self.dreams.saturating_add(gain.dreams.into());
        lost
    }
}
