//! The features of a floor: which tile lies where and how, and which machines lie beside each other. A floor upside down is as
//! good, so the lower row counts as the upper one in a mirror.

use reverie_bots::learner::{Family, Feature, Features, Part};
use reverie_mechanica::floor::{Floor, Lie, Machine, SQUARES, Square, Tile};

/// Squares in a row.
const COLUMNS: usize = SQUARES / ROWS;
const ROWS: usize = 3;
/// The row in the middle: its own mirror image.
const MIDDLE: usize = 1;

/// The features there are.
#[derive(Debug)]
pub(super) struct FloorFeatures {
    /// By the row, the column and what lies there.
    tile: Family<3>,
    /// Two machines beside each other in a row, the eastern one last.
    eastward: Family<2>,
    /// Two machines beside each other in a column, the one in the middle last.
    inward: Family<2>,
}

impl FloorFeatures {
    pub(super) fn new(all: &mut Features) -> Self {
        let name = |machine: Machine| format!("{machine:?}");
        let lying = |machine: Machine| {
            Lie::ALL
                .map(|lie| format!("{}{}{}", name(machine), if lie.back { " back " } else { " " }, lie.turns))
        };
        let nothing = || std::iter::once("nothing".to_owned());
        let tiles = nothing().chain(Machine::ALL.into_iter().flat_map(lying));
        let machines = || Part::one_of(nothing().chain(Machine::ALL.map(name)));
        let rows = Part::one_of(["outer", "middle"]);
        let columns = Part::one_of((1..=COLUMNS).map(|column| column.to_string()));
        Self {
            tile: all.family("tile", [rows, columns, Part::one_of(tiles)]),
            eastward: all.family("eastward", [machines(), machines()]),
            inward: all.family("inward", [machines(), machines()]),
        }
    }

    /// Tells what features a floor has.
    pub(super) fn tell(&self, floor: &Floor, mut see: impl FnMut(Feature)) {
        let tile = |row: usize, column: usize| floor[row * COLUMNS + column];
        let machine = |row, column| tile(row, column).map_or(0, |tile: Tile| 1 + tile.machine as usize);
        for (square, tile) in Square::all().zip(floor) {
            let (row, column) = (usize::from(square.row()), usize::from(square.column()));
            let lies = tile.map_or(0, |tile| lying(tile, row));
            see(self.tile.at([usize::from(row == MIDDLE), column, lies]));
        }
        for row in 0..ROWS {
            for column in 1..COLUMNS {
                see(self.eastward.at([machine(row, column - 1), machine(row, column)]));
            }
        }
        for row in [0, ROWS - 1] {
            for column in 0..COLUMNS {
                see(self.inward.at([machine(row, column), machine(MIDDLE, column)]));
            }
        }
    }
}

/// A tile and how it lies, in the mirror if it lies in the lower row; in the middle row a tile and its mirror image are one.
fn lying(tile: Tile, row: usize) -> usize {
    let own = code(tile.machine, tile.lie);
    let mirrored = code(tile.machine, mirrored(tile.machine, tile.lie));
    match row {
        0 => own,
        MIDDLE => own.min(mirrored),
        _ => mirrored,
    }
}

fn code(machine: Machine, lie: Lie) -> usize {
    1 + machine as usize * Lie::ALL.len() + usize::from(lie.turns % 4) + if lie.back { 4 } else { 0 }
}

/// How a tile would have to lie to do the same upside down.
fn mirrored(machine: Machine, lie: Lie) -> Lie {
    match machine {
        // Out to the north and east: in the mirror, to the south and east.
        Machine::Fork => Lie { turns: (5 - lie.turns % 4) % 4, back: false },
        Machine::Duplicator => Lie { turns: (4 - lie.turns % 4) % 4, back: !lie.back },
        _ => Lie { turns: (4 - lie.turns % 4) % 4, back: false },
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test may stop at the first surprise
mod tests {
    use reverie_game::Luck;
    use reverie_mechanica::floor::Side;
    use reverie_mechanica::{Mechanica, Options};

    use super::*;

    fn lies(machine: Machine) -> impl Iterator<Item = Lie> {
        Lie::ALL.into_iter().filter(move |lie| machine == Machine::Duplicator || !lie.back)
    }

    #[test]
    fn a_tile_in_the_mirror_does_the_same_upside_down() {
        use reverie_game::Game;
        let game = Mechanica::open(2, &Options::default()).unwrap();
        for machine in Machine::ALL {
            for lie in lies(machine) {
                let tile = Tile { machine, lie, ..Tile::default() };
                let image = Tile { lie: mirrored(machine, lie), ..tile };
                for side in [Side::North, Side::East, Side::South, Side::West] {
                    let (here, there) =
                        (game.board().face(&tile, side), game.board().face(&image, side.mirrored()));
                    assert_eq!(here, there, "{machine:?} {lie:?} {side:?}");
                }
            }
        }
    }

    #[test]
    fn a_floor_upside_down_has_the_same_features() {
        let features = FloorFeatures::new(&mut Features::default());
        let mut luck = Luck::seeded(1);
        for _ in 0..200 {
            let mut floor = Floor::default();
            for square in &mut floor {
                let machine = *luck.pick(&Machine::ALL).unwrap();
                let lie = *luck.pick(&lies(machine).collect::<Vec<_>>()).unwrap();
                *square = (luck.below(3) > 0).then_some(Tile { machine, lie, ..Tile::default() });
            }
            let image: Floor = std::array::from_fn(|at| {
                let tile = floor[(ROWS - 1 - at / COLUMNS) * COLUMNS + at % COLUMNS]?;
                Some(Tile { lie: mirrored(tile.machine, tile.lie), ..tile })
            });
            let sorted = |floor: &Floor| {
                let mut seen = Vec::new();
                features.tell(floor, |feature| seen.push(feature));
                seen.sort_unstable();
                seen
            };
            assert_eq!(sorted(&floor), sorted(&image));
        }
    }
}
