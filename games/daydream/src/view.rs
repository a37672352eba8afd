//! What every pair of eyes may see: everything, with what follows from it worked out, so that nobody who draws the table has
//! to know the rules.

use reverie_game::Part;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Daydream;
use crate::board::Outcome;
use crate::folding::Folding;
use crate::grid::{Digit, Line};
use crate::state::{Sheet, State};

/// The table as seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "daydream.ts")]
pub struct View {
    /// How the board is folded.
    pub view: Folding,
    /// The table itself: nothing is hidden.
    pub table: State,
    /// What follows from each sheet.
    pub marks: Vec<Marks>,
}

/// What follows from the digits of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields, export_to = "daydream.ts")]
pub struct Marks {
    /// Completed lines, and what became of them.
    pub lines: Vec<LineMark>,
    /// Strokes on the constellation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub constellation: Option<u16>,
    /// Coloured heads of each note.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>")]
    pub notes: Vec<u8>,
    /// The digit of each polaroid, from left to right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>")]
    pub polaroids: Vec<Option<Digit>>,
    /// Where the points come from so far.
    pub score: Vec<Part>,
    /// All points so far.
    pub points: i32,
}

/// A completed line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "daydream.ts")]
pub struct LineMark {
    /// Which.
    pub line: Line,
    /// What became of it.
    pub outcome: Outcome,
}

impl Daydream {
    pub(crate) fn see(&self, state: &State) -> View {
        let marks = state.sheets.iter().map(|sheet| self.marks(sheet)).collect();
        View { view: self.board().folding, table: *state, marks }
    }

    /// What follows from the digits of this sheet.
    pub fn marks(&self, sheet: &Sheet) -> Marks {
        let board = self.board();
        let grid = &sheet.grid;
        let mark = |line: &crate::board::LineClouds| {
            line.outcome(grid).map(|outcome| LineMark { line: line.line, outcome })
        };
        let score = self.score(sheet);
        Marks {
            lines: board.lines.iter().filter_map(mark).collect(),
            constellation: board.constellation.as_ref().map(|constellation| constellation.drawn(board, grid)),
            notes: board.notes.iter().map(|note| note.coloured(grid)).collect(),
            polaroids: board.polaroids.iter().map(|polaroid| grid.digit(polaroid.cloud)).collect(),
            points: score.total(),
            score: self.parts(score),
        }
    }
}
