//! What fits where, and what it costs.

use reverie_game::Seat;

use crate::Mechanica;
use crate::floor::{Cell, Face, Lie, Machine, Side, Square, Tile};
use crate::moves::Site;
use crate::state::{Bots, Fabricator, Factory, Size, Stack, State};

impl Mechanica {
    /// Why a tile does not fit on a square: an exit may face only an entrance, an empty square, a truck or the edge, and
    /// so may every exit that faces it.
    pub fn tile_fits(&self, factory: &Factory, square: Square, tile: &Tile) -> Result<(), &'static str> {
        let Tile { machine, lie, .. } = *tile;
        if lie.turns > 3 || lie.back && machine != Machine::Duplicator {
            return Err("mechanica-no-such-lie");
        }
        if factory.tile(square).is_some() {
            return Err("mechanica-square-taken");
        }
        for side in Side::ALL {
            let own = self.board.face(tile, side);
            let other = match square.beyond(side) {
                Cell::Floor(next) => factory.tile(next).map(|tile| self.board.face(tile, side.across())),
                Cell::Start(row) => factory.start[usize::from(row)].fabricator.map(|_| Face::Exit),
                Cell::Truck(_) | Cell::Edge => None,
            };
            match (own, other) {
                (Face::Exit, Some(Face::Exit | Face::Flat)) => return Err("mechanica-exit-blocked"),
                (Face::Flat, Some(Face::Exit)) => return Err("mechanica-blocks-exit"),
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether a Fork fits anywhere.
    pub fn fork_fits(&self, factory: &Factory) -> bool {
        Square::all().any(|square| {
            Lie::ALL.into_iter().any(|lie| self.tile_fits(factory, square, &Tile::fork(lie)).is_ok())
        })
    }

    /// Why a Fabricator does not fit into a row: it needs an empty slot, and a west entrance beside it.
    pub fn fabricator_fits(&self, factory: &Factory, row: u8) -> Result<(), &'static str> {
        let Some(slot) = factory.start.get(usize::from(row)) else { return Err("mechanica-no-such-row") };
        if slot.fabricator.is_some() {
            return Err("mechanica-slot-taken");
        }
        let beside = Square::at(row, 0).and_then(|square| factory.tile(square));
        match beside.map(|tile| self.board.face(tile, Side::West)) {
            None | Some(Face::Entrance) => Ok(()),
            Some(Face::Exit | Face::Flat) => Err("mechanica-blocks-exit"),
        }
    }

    /// Why a blueprint can't be completed.
    pub fn blueprint_fits(&self, state: &State, seat: Seat, stack: u8) -> Result<(), &'static str> {
        let factory = &state.factories[seat.index()];
        let blueprint = state.blueprints.get(usize::from(stack)).and_then(Stack::blueprint);
        let Some(blueprint) = blueprint else { return Err("mechanica-no-such-blueprint") };
        if factory.completed[usize::from(stack)] {
            return Err("mechanica-completed-today");
        }
        let [basic, plus, deluxe] = self.board.blueprints[usize::from(blueprint)].bots();
        let wanted = Bots { basic, plus, deluxe };
        if wanted.within(&factory.aboard()) { Ok(()) } else { Err("mechanica-bots-missing") }
    }

    /// What a bigger truck in this row costs; none where it would not be bigger.
    pub fn truck_price(&self, factory: &Factory, row: u8, size: Size) -> Option<u8> {
        match (factory.trucks.get(usize::from(row))?.size, size) {
            (Size::Small, Size::Big) => Some(self.board.big_truck),
            (Size::Small, Size::Huge) => Some(self.board.huge_truck),
            (Size::Big, Size::Huge) => Some(self.board.big_to_huge),
            _ => None,
        }
    }
}

/// Why something can't be demolished.
pub(crate) fn demolishable(factory: &Factory, site: Site) -> Result<(), &'static str> {
    let there = match site {
        Site::Floor { square } => factory.tile(square).is_some(),
        Site::Start { row } => match factory.start.get(usize::from(row)).and_then(|slot| slot.fabricator) {
            Some(Fabricator::Basic) => return Err("mechanica-basic-stays"),
            other => other.is_some(),
        },
        Site::Dock { row } => {
            factory.trucks.get(usize::from(row)).is_some_and(|truck| truck.size != Size::Small)
        }
    };
    if there { Ok(()) } else { Err("mechanica-nothing-there") }
}
