//! The grid of clouds, with the icons of its lines around it.

use anstyle::{AnsiColor, Style};
use reverie_daydream::Daydream;
use reverie_daydream::board::{Board, LineClouds, Outcome};
use reverie_daydream::grid::{Cloud, CloudSet, Grid, ROWS};
use reverie_daydream::state::Sheet;

use reverie_terminal::paint::{BOLD, DIM, PLAIN, Row, colour};

/// Columns of a cell: a mark, three for what is written, a mark.
const CELL: usize = 5;
/// Columns before the grid, for the letter of the row.
const MARGIN: usize = 3;

pub(super) const STAR: Style = colour(AnsiColor::Yellow);
pub(super) const MOON: Style = colour(AnsiColor::Blue);
pub(super) const DOT: Style = colour(AnsiColor::Cyan);
pub(super) const SUN: Style = colour(AnsiColor::Yellow);
pub(super) const WON: Style = colour(AnsiColor::Green).bold();
pub(super) const LOST: Style = colour(AnsiColor::Red);
/// A cloud that may be written in now: it shows its name, so colour is not the only sign.
const OPEN: Style = colour(AnsiColor::Cyan).underline();

/// The signs of the round, the square and the oval frames.
pub(super) const FRAMES: [&str; 3] = ["○", "□", "◊"];

/// The grid of a sheet, the clouds that may be written in now by their names.
pub(super) fn grid(game: &Daydream, sheet: &Sheet, open: CloudSet) -> Vec<Row> {
    let paper = Paper::new(game.board());
    let mut rows = vec![paper.column_numbers()];
    for row in 0..ROWS {
        rows.push(paper.border(row));
        rows.push(paper.clouds(row, sheet, open));
    }
    rows.push(paper.border(ROWS));
    rows.extend(paper.column_icons(&sheet.grid));
    rows
}

struct Paper<'a> {
    board: &'a Board,
    /// The columns at which a unit begins: lines never cross them.
    seams: Vec<u8>,
}

impl<'a> Paper<'a> {
    fn new(board: &'a Board) -> Self {
        let mut seams = Vec::new();
        let mut left = 0;
        for unit in board.folding.units() {
            seams.push(left);
            left += unit.iter().map(|panel| panel.columns()).sum::<u8>();
        }
        seams.remove(0);
        Self { board, seams }
    }

    fn is_cloud(&self, row: Option<u8>, column: Option<u8>) -> bool {
        row.zip(column)
            .filter(|&(_, column)| column < self.board.columns)
            .and_then(|(row, column)| Cloud::at(row, column))
            .is_some_and(|cloud| self.board.clouds.contains(cloud))
    }

    /// Whether there is an edge above the cell, which the cell or the one over it draws.
    fn edge_above(&self, row: u8, column: Option<u8>) -> bool {
        self.is_cloud(Some(row), column) || self.is_cloud(row.checked_sub(1), column)
    }

    fn edge_left(&self, row: Option<u8>, column: u8) -> bool {
        self.is_cloud(row, Some(column)) || self.is_cloud(row, column.checked_sub(1))
    }

    fn column_numbers(&self) -> Row {
        let mut row = Row::plain(" ".repeat(MARGIN));
        for column in 1..=self.board.columns {
            row.append(Row::plain("  ").and(DIM, column.to_string()).padded(CELL + 1));
        }
        row
    }

    fn border(&self, row: u8) -> Row {
        let mut drawn = Row::plain(" ".repeat(MARGIN));
        for column in 0..=self.board.columns {
            let edges = [
                self.edge_left(row.checked_sub(1), column),
                self.edge_left(Some(row), column),
                self.edge_above(row, column.checked_sub(1)),
                self.edge_above(row, Some(column)),
            ];
            let corner = junction(edges, self.seams.contains(&column));
            drawn.push(DIM, corner);
            if column < self.board.columns {
                drawn.push(DIM, if self.edge_above(row, Some(column)) { "─" } else { " " }.repeat(CELL));
            }
        }
        drawn
    }

    fn clouds(&self, row: u8, sheet: &Sheet, open: CloudSet) -> Row {
        let letter = char::from(b'a' + row);
        let mut drawn = Row::new().and(DIM, format!(" {letter} "));
        for column in 0..=self.board.columns {
            let edge = match (self.edge_left(Some(row), column), self.seams.contains(&column)) {
                (false, _) => " ",
                (true, false) => "│",
                (true, true) => "┃",
            };
            drawn.push(DIM, edge);
            if column < self.board.columns {
                match Cloud::at(row, column).filter(|&cloud| self.board.clouds.contains(cloud)) {
                    Some(cloud) => drawn.append(self.cell(cloud, sheet, open)),
                    None => drawn.push(PLAIN, " ".repeat(CELL)),
                }
            }
        }
        let in_row = |line: &&LineClouds| line.line.is_row() && line.line.from.row() == row;
        let lines: Vec<&LineClouds> = self.board.lines.iter().filter(in_row).collect();
        for line in &lines {
            // Where a row has several lines, the column each one ends in tells them apart.
            let end = (line.line.to.column() + 1).to_string();
            drawn.push(DIM, format!(" {}", if lines.len() > 1 { &end } else { "" }));
            drawn.append(icons(line, &sheet.grid));
        }
        drawn
    }

    fn cell(&self, cloud: Cloud, sheet: &Sheet, open: CloudSet) -> Row {
        let board = self.board;
        let family = board
            .frames
            .as_ref()
            .and_then(|frames| frames.families.iter().position(|family| family.contains(cloud)));
        let note = board.notes.iter().any(|note| note.clouds.contains(&cloud));
        let mut cell = match family {
            Some(family) => Row::new().and(DIM, FRAMES[family]),
            None if note => Row::new().and(colour(AnsiColor::Magenta), "♪"),
            None => Row::plain(" "),
        };
        match sheet.grid.digit(cloud) {
            Some(digit) => cell.push(BOLD, format!(" {digit} ")),
            None if open.contains(cloud) => {
                let name = cloud.to_string();
                let after = " ".repeat(3 - name.len().min(3));
                cell.push(OPEN, name);
                cell.push(PLAIN, after);
            }
            None => cell.push(DIM, " · "),
        }
        if board.stars.contains(cloud) {
            cell.push(STAR, "★");
        } else if board.moons.contains(cloud) {
            cell.push(MOON, "☾");
        } else {
            cell.push(PLAIN, " ");
        }
        cell
    }

    /// Under each column the icons of its lines, the upper line first.
    fn column_icons(&self, grid: &Grid) -> Vec<Row> {
        let in_column = |column: u8| {
            let columns = self.board.lines.iter().filter(|line| !line.line.is_row());
            columns.filter(move |line| line.line.from.column() == column)
        };
        let most = (0..self.board.columns).map(|column| in_column(column).count()).max().unwrap_or(0);
        let row = |n: usize| {
            let mut row = Row::plain(" ".repeat(MARGIN));
            for column in 0..self.board.columns {
                let mut cell = Row::plain(" ");
                if let Some(line) = in_column(column).nth(n) {
                    let end = char::from(b'a' + line.line.to.row()).to_string();
                    cell.push(DIM, if in_column(column).count() > 1 { &end } else { " " });
                    cell.append(icons(line, grid));
                }
                row.append(cell.padded(CELL + 1));
            }
            row
        };
        (0..most).map(row).collect()
    }
}

/// The two icons of a line: both open, the one that was won, or both struck out.
pub(super) fn icons(line: &LineClouds, grid: &Grid) -> Row {
    match line.outcome(grid) {
        None => Row::new().and(DOT, "●").and(SUN, "☀"),
        Some(Outcome::Dot) => Row::new().and(WON, "●✓"),
        Some(Outcome::Sun) => Row::new().and(WON, "☀✓"),
        Some(Outcome::Struck) => Row::new().and(LOST, "✗✗"),
    }
}

/// Where edges from above, below, left and right meet. Clouds are round, so free corners are too; the seam between two units is heavy.
const fn junction([up, down, left, right]: [bool; 4], seam: bool) -> &'static str {
    match (up, down, left, right, seam) {
        (false, false, false, false, _) => " ",
        (false, false, _, _, _) => "─",
        (_, _, false, false, false) => "│",
        (_, _, false, false, true) => "┃",
        (true, true, true, true, false) => "┼",
        (true, true, true, true, true) => "╂",
        (true, true, false, true, false) => "├",
        (true, true, false, true, true) => "┠",
        (true, true, true, false, false) => "┤",
        (true, true, true, false, true) => "┨",
        (false, true, true, true, false) => "┬",
        (false, true, true, true, true) => "┰",
        (true, false, true, true, false) => "┴",
        (true, false, true, true, true) => "┸",
        (false, true, false, true, false) => "╭",
        (false, true, false, true, true) => "┎",
        (false, true, true, false, false) => "╮",
        (false, true, true, false, true) => "┒",
        (true, false, false, true, false) => "╰",
        (true, false, false, true, true) => "┖",
        (true, false, true, false, false) => "╯",
        (true, false, true, false, true) => "┚",
    }
}
