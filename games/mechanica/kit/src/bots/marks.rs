//! How a floor is built: which tile lies where and how, and which machines lie beside each other. A floor upside down is as
//! good, so the lower row counts as the upper one in a mirror.

use reverie_mechanica::floor::{Floor, Lie, Machine, SQUARES, Square, Tile};

/// Squares in a row.
const COLUMNS: usize = SQUARES / ROWS;
const ROWS: usize = 3;
/// The row in the middle: its own mirror image.
const MIDDLE: usize = 1;
/// What may be on a square: nothing, or a machine that lies in one of eight ways.
const TILES: usize = 1 + Machine::ALL.len() * Lie::ALL.len();
const MACHINES: usize = 1 + Machine::ALL.len();
/// Squares that differ when the lower row counts as the upper one.
const PLACES: usize = 2 * COLUMNS;
const EASTWARD: usize = PLACES * TILES;
const INWARD: usize = EASTWARD + MACHINES * MACHINES;
/// How many marks there may be on floors.
pub(super) const MARKS: usize = INWARD + MACHINES * MACHINES;
/// How many of them a floor has: one for each square, one for each two squares beside each other.
const ON_A_FLOOR: usize = SQUARES + ROWS * (COLUMNS - 1) + (ROWS - 1) * COLUMNS;

/// The marks of a floor, by their places in a table of all.
pub(super) type Marks = [u16; ON_A_FLOOR];

/// What is marked about a floor.
pub(super) fn marks(floor: &Floor) -> Marks {
    let tile = |row: usize, column: usize| floor[row * COLUMNS + column];
    let kind = |row: usize, column: usize| tile(row, column).map_or(0, |tile| 1 + tile.machine as usize);
    let squares = Square::all().zip(floor).map(|(square, tile)| {
        let (row, column) = (usize::from(square.row()), usize::from(square.column()));
        let place = if row == MIDDLE { COLUMNS + column } else { column };
        place * TILES + tile.map_or(0, |tile| lying(tile, row))
    });
    let eastward = (0..ROWS).flat_map(|row| (1..COLUMNS).map(move |column| (row, column)));
    let eastward =
        eastward.map(|(row, column)| EASTWARD + kind(row, column - 1) * MACHINES + kind(row, column));
    let inward = [0, ROWS - 1].into_iter().flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    let inward = inward.map(|(row, column)| INWARD + kind(row, column) * MACHINES + kind(MIDDLE, column));
    let mut marks = Marks::default();
    for (mark, at) in marks.iter_mut().zip(squares.chain(eastward).chain(inward)) {
        *mark = u16::try_from(at).unwrap_or(0);
    }
    marks
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
    fn a_floor_upside_down_has_the_same_marks() {
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
                let mut all = marks(floor);
                all.sort_unstable();
                all
            };
            assert_eq!(sorted(&floor), sorted(&image));
            assert!(marks(&floor).iter().all(|&mark| usize::from(mark) < MARKS));
        }
    }
}
