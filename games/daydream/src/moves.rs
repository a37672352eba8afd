//! What a seat may decide now.

use reverie_game::Illegal;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Daydream;
use crate::board::Board;
use crate::grid::{Cloud, CloudSet, Die, Digit, Line};
use crate::state::{Sheet, State};

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
#[ts(export_to = "daydream.ts")]
pub enum Move {
    /// Write a die in a cloud, changed by as many leaves as the digit is away from it.
    Write {
        /// The die.
        die: Die,
        /// What is written.
        digit: Digit,
        /// Where.
        cloud: Cloud,
    },
    /// Let a die go and circle a leaf instead.
    Forgo {
        /// The die.
        die: Die,
    },
    /// Of the lines just completed, draw this one first.
    First {
        /// Which.
        line: Line,
    },
    /// Take this bonus for the object just finished.
    Bonus {
        /// Which.
        take: Bonus,
    },
}

/// What an object with a bonus mark gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "daydream.ts")]
pub enum Bonus {
    /// One more stroke, to the next sun.
    Sun,
    /// One more circled leaf.
    Leaf,
}

/// What a sheet waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wants {
    /// Nothing more this turn.
    Nothing,
    /// A bonus is to be chosen.
    Bonus,
    /// One of two lines is to be drawn first.
    Order,
    /// A die is to be placed or forgone.
    Die,
}

impl Sheet {
    /// What it waits for now.
    pub fn wants(&self) -> Wants {
        if self.owes.bonus {
            Wants::Bonus
        } else if !self.owes.lines.is_empty() {
            Wants::Order
        } else if !self.owes.dice.is_empty() {
            Wants::Die
        } else {
            Wants::Nothing
        }
    }

    /// The lowest and highest digit this die can be made with the leaves that are ready.
    pub fn reach(&self, die: Die, starting: bool) -> (Digit, Digit) {
        let leaves = if starting { 0 } else { self.leaves.ready };
        let low = Digit::new(die.value().saturating_sub(leaves)).unwrap_or(Digit::MIN);
        let high = Digit::new(die.value().saturating_add(leaves)).unwrap_or(Digit::MAX);
        (low, high)
    }

    /// The blank clouds a die may go to: anywhere at the start, then next to what is written.
    pub fn open_clouds(&self, board: &Board, starting: bool) -> CloudSet {
        let written = self.grid.written();
        if starting { board.clouds.minus(written) } else { board.next_to(written) }
    }

    /// Whether a die may be let go: not at the start, and one a turn.
    pub const fn may_forgo(&self, starting: bool) -> bool {
        !starting && !self.owes.forgone
    }
}

impl State {
    /// Whether the starting digits are being written.
    pub const fn starting(&self) -> bool {
        self.turn <= 1
    }
}

impl Daydream {
    pub(crate) fn list(&self, sheet: &Sheet, starting: bool, out: &mut Vec<Move>) {
        match sheet.wants() {
            Wants::Nothing => {}
            Wants::Bonus => {
                out.extend([Bonus::Sun, Bonus::Leaf].map(|take| Move::Bonus { take }));
            }
            Wants::Order => {
                out.extend(sheet.owes.lines.iter().map(|&line| Move::First { line }));
                out.sort_unstable();
            }
            Wants::Die => {
                let clouds = sheet.open_clouds(self.board(), starting);
                let mut dice = sheet.owes.dice;
                if dice.len() == 2 && dice[0] == dice[1] {
                    dice.pop(); // two equal dice are one choice
                }
                for &die in &dice {
                    let (low, high) = sheet.reach(die, starting);
                    for digit in low.up_to(high) {
                        out.extend(clouds.iter().map(|cloud| Move::Write { die, digit, cloud }));
                    }
                }
                if sheet.may_forgo(starting) {
                    out.extend(dice.iter().map(|&die| Move::Forgo { die }));
                }
            }
        }
    }

    pub(crate) fn refuse(&self, sheet: &Sheet, starting: bool, mv: Move) -> Result<(), Illegal> {
        let no = |key| Err(Illegal::new(key));
        match (sheet.wants(), mv) {
            (Wants::Nothing, _) => no("daydream-done"),
            (Wants::Bonus, Move::Bonus { .. }) => Ok(()),
            (Wants::Bonus, _) => no("daydream-bonus-first"),
            (Wants::Order, Move::First { line }) if sheet.owes.lines.contains(&line) => Ok(()),
            (Wants::Order, _) => no("daydream-order-first"),
            (Wants::Die, Move::Bonus { .. }) => no("daydream-no-bonus"),
            (Wants::Die, Move::First { .. }) => no("daydream-no-order"),
            (Wants::Die, Move::Write { die, .. } | Move::Forgo { die })
                if !sheet.owes.dice.contains(&die) =>
            {
                Err(Illegal::new("daydream-no-such-die").with("die", die.value()))
            }
            (Wants::Die, Move::Forgo { .. }) if starting => no("daydream-start-forgo"),
            (Wants::Die, Move::Forgo { .. }) if sheet.owes.forgone => no("daydream-forgone-already"),
            (Wants::Die, Move::Forgo { .. }) => Ok(()),
            (Wants::Die, Move::Write { die, digit, cloud }) => {
                self.refuse_writing(sheet, starting, die, digit, cloud)
            }
        }
    }

    fn refuse_writing(
        &self,
        sheet: &Sheet,
        starting: bool,
        die: Die,
        digit: Digit,
        cloud: Cloud,
    ) -> Result<(), Illegal> {
        let about_cloud = |key| Err(Illegal::new(key).with("cloud", cloud.to_string()));
        let leaves = die.leaves_to(digit);
        if !self.board().clouds.contains(cloud) {
            about_cloud("daydream-no-such-cloud")
        } else if sheet.grid.written().contains(cloud) {
            about_cloud("daydream-cloud-written")
        } else if !sheet.open_clouds(self.board(), starting).contains(cloud) {
            about_cloud("daydream-not-adjacent")
        } else if leaves > 0 && starting {
            Err(Illegal::new("daydream-start-leaf"))
        } else if leaves > sheet.leaves.ready {
            Err(Illegal::new("daydream-too-few-leaves")
                .with("die", die.value())
                .with("digit", digit.value())
                .with("leaves", leaves)
                .with("ready", sheet.leaves.ready))
        } else {
            Ok(())
        }
    }
}
