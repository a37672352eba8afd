//! Could this lie on a table? Positions come from outside: a file, a bot, a study.

use reverie_game::{Illegal, Seat};

use crate::Daydream;
use crate::board::Outcome;
use crate::grid::{CloudSet, Die, Line};
use crate::moves::Wants;
use crate::rules::small;
use crate::state::{Ink, Owes, Roll, Sheet, State};

impl Daydream {
    pub(crate) fn admit_state(&self, state: &State) -> Result<(), Illegal> {
        let clouds = self.board().clouds.len();
        if state.sheets.len() != usize::from(self.seats) {
            return Err(Illegal::new("position-seats")
                .with("sheets", state.sheets.len())
                .with("seats", self.seats));
        }
        if state.turn == 0 {
            let blank = *state == self.blank();
            return if blank { Ok(()) } else { Err(Illegal::new("position-not-blank")) };
        }
        // Every turn a grid that is not full gains a cloud at least, and a full one ends the game.
        if usize::from(state.turn) > clouds {
            return Err(Illegal::new("position-turn").with("turn", state.turn));
        }
        if state.roll.is_none() {
            return Err(Illegal::new("position-roll"));
        }
        for (seat, sheet) in Seat::all(self.seats).zip(&state.sheets) {
            self.admit_sheet(state, sheet).map_err(|key| Illegal::new(key).with("who", seat))?;
        }
        self.admit_rewards(state)
    }

    fn admit_sheet(&self, state: &State, sheet: &Sheet) -> Result<(), &'static str> {
        self.admit_grid(state, sheet)?;
        self.admit_dice(state, sheet)?;
        self.admit_drawing(sheet)?;
        self.admit_garland(sheet)?;
        let family_unfilled = |(family, &points): (usize, &u8)| {
            let frames = self.board().frames.as_ref();
            let filled = frames.is_some_and(|frames| frames.families[family].within(sheet.grid.written()));
            let printed =
                frames.is_some_and(|frames| frames.rewards.iter().any(|reward| reward.points == points));
            points > 0 && !(filled && printed)
        };
        if sheet.frames.iter().enumerate().any(family_unfilled) {
            return Err("position-frames");
        }
        Ok(())
    }

    /// Digits spread from two starting clouds.
    fn admit_grid(&self, state: &State, sheet: &Sheet) -> Result<(), &'static str> {
        let written = sheet.grid.written();
        if !written.within(self.board().clouds) {
            return Err("position-clouds");
        }
        if written.pieces() > 2 {
            return Err("position-spread");
        }
        if state.turn == 1 {
            let mut digits: Vec<_> = sheet.grid.iter().map(|(_, digit)| digit).collect();
            digits.extend(sheet.owes.dice.iter().map(|die| die.digit()));
            digits.sort_unstable();
            if state.roll.is_none_or(|roll| digits != roll.dice().map(Die::digit)) {
                return Err("position-starting-digits");
            }
        }
        Ok(())
    }

    /// Every die rolled so far was written, forgone, lost or is still owed; what was forgone made leaves and thorns.
    fn admit_dice(&self, state: &State, sheet: &Sheet) -> Result<(), &'static str> {
        let Owes { dice, forgone, .. } = sheet.owes;
        let rolled = state.roll.map(Roll::dice).unwrap_or_default();
        let of_this_roll = match dice.as_slice() {
            [] => true,
            [die] => rolled.contains(die),
            both => both == rolled,
        };
        let turn_is_over = state.sheets.iter().all(|sheet| sheet.owes.nothing());
        let full = self.full(sheet);
        // After the last cloud dice are only left while something is still to be chosen; nobody begins a turn finished.
        let too_late = full && sheet.wants() == Wants::Die || dice.len() == 2 && self.finished(sheet);
        let forgone_fits = !forgone || state.turn > 1 && dice.len() < 2 && !turn_is_over;
        if !of_this_roll || too_late || !forgone_fits {
            return Err("position-dice");
        }
        let accounted = sheet.grid.written().len() + dice.len();
        let Some(gone) = (2 * usize::from(state.turn)).checked_sub(accounted) else {
            return Err("position-count");
        };
        // On a full grid the second die of the last roll may have been lost instead of forgone.
        let lost = usize::from(full && dice.is_empty());
        let forgone_before = usize::from(state.turn.saturating_sub(2));
        let forgone_now = usize::from(forgone || turn_is_over && state.turn > 1);
        if gone < usize::from(forgone) || gone > forgone_before + forgone_now + lost {
            return Err("position-count");
        }
        let thorns = usize::from(sheet.thorns);
        let thorns_fit =
            if self.seats == 1 { (gone - gone.min(lost)..=gone).contains(&thorns) } else { thorns == 0 };
        if !thorns_fit {
            return Err("position-thorns");
        }
        self.admit_leaves(sheet, gone)
    }

    /// Leaves are circled at the start, for dice forgone and as bonuses.
    fn admit_leaves(&self, sheet: &Sheet, forgone: usize) -> Result<(), &'static str> {
        let start = self.board().leaves;
        let used = u16::from(sheet.leaves.ready) + u16::from(sheet.leaves.coloured);
        let most = usize::from(start.circled) + forgone + self.bonuses_reached(sheet);
        if (u16::from(start.circled)..=u16::from(start.all)).contains(&used) && usize::from(used) <= most {
            Ok(())
        } else {
            Err("position-leaves")
        }
    }

    /// Objects with a bonus mark that are drawn whole.
    fn bonuses_reached(&self, sheet: &Sheet) -> usize {
        let drawn = self.board().objects.iter().take(usize::from(sheet.drawing.objects));
        drawn.filter(|object| object.bonus).count()
    }

    /// What is drawn was earned by completed lines and bonuses, and what is still to be drawn belongs to some.
    fn admit_drawing(&self, sheet: &Sheet) -> Result<(), &'static str> {
        let board = self.board();
        let Owes { lines, strokes, bonus, .. } = sheet.owes;
        let objects = usize::from(sheet.drawing.objects);
        let under_way = board.objects.get(objects);
        let segments_fit = match under_way {
            Some(object) => sheet.drawing.segments < object.segments,
            None => objects == board.objects.len() && sheet.drawing.segments == 0,
        };
        if !segments_fit {
            return Err("position-drawing");
        }
        let just_finished = objects.checked_sub(1).map(|last| &board.objects[last]);
        if bonus && !(sheet.drawing.segments == 0 && just_finished.is_some_and(|object| object.bonus)) {
            return Err("position-bonus");
        }
        if strokes.is_some() && !bonus {
            return Err("position-strokes");
        }
        let won = |line: &Line| {
            board
                .line(*line)
                .and_then(|line| line.outcome(&sheet.grid))
                .is_some_and(|is| is != Outcome::Struck)
        };
        let lines_fit = match lines.as_slice() {
            [] => true,
            [line] => bonus && won(line),
            [row, column] => {
                let outcome = |line| board.line(line).and_then(|line| line.outcome(&sheet.grid));
                row.is_row()
                    && !column.is_row()
                    && won(row)
                    && won(column)
                    && !bonus
                    && strokes.is_none()
                    && outcome(*row) != outcome(*column)
                    && under_way.is_some()
                    && self.cross(*row, *column)
            }
            _ => false,
        };
        if !lines_fit {
            return Err("position-lines");
        }
        self.admit_strokes(sheet)
    }

    /// Whether two lines share a cloud.
    fn cross(&self, one: Line, other: Line) -> bool {
        let clouds = |line| self.board().line(line).map(|line| line.clouds).unwrap_or_default();
        !clouds(one).and(clouds(other)).is_empty()
    }

    fn admit_strokes(&self, sheet: &Sheet) -> Result<(), &'static str> {
        let board = self.board();
        let Owes { lines, strokes, bonus, .. } = sheet.owes;
        let (mut dots, mut suns, mut longest) = (0_u32, 0_u32, [0_u32; 2]);
        for line in &board.lines {
            if lines.contains(&line.line) {
                continue;
            }
            let clouds = u32::from(small(line.along.len()));
            match line.outcome(&sheet.grid) {
                Some(Outcome::Dot) => {
                    dots += clouds;
                    longest[0] = longest[0].max(clouds);
                }
                Some(Outcome::Sun) => {
                    suns += clouds;
                    longest[1] = longest[1].max(clouds);
                }
                Some(Outcome::Struck) | None => {}
            }
        }
        if let Some(strokes) = strokes {
            let (kind, longest) = match strokes.ink {
                Ink::Dot => (&mut dots, longest[0]),
                Ink::Sun => (&mut suns, longest[1]),
            };
            let left = u32::from(strokes.left);
            // One stroke at least was drawn: it finished the object whose bonus is to be chosen.
            if left == 0 || left + 1 > longest {
                return Err("position-strokes");
            }
            *kind -= left;
        }
        let drawn = board.segments(sheet.drawing);
        let objects = usize::from(sheet.drawing.objects);
        let chosen = u32::from(small(self.bonuses_reached(sheet))) - u32::from(bonus);
        let shelf_done = objects == board.objects.len();
        if drawn > dots + 2 * suns + 2 * chosen || !shelf_done && drawn < dots + suns {
            return Err("position-drawn");
        }
        Ok(())
    }

    /// The garland has the digits of the clouds with a moon.
    fn admit_garland(&self, sheet: &Sheet) -> Result<(), &'static str> {
        let board = self.board();
        let moons =
            if board.garland.is_some() { board.moons.and(sheet.grid.written()) } else { CloudSet::EMPTY };
        let mut expected: Vec<_> = moons.iter().filter_map(|cloud| sheet.grid.digit(cloud)).collect();
        let mut hung = sheet.garland.to_vec();
        expected.sort_unstable();
        hung.sort_unstable();
        if expected == hung { Ok(()) } else { Err("position-garland") }
    }

    /// Rewards are taken the highest first, and a filled family takes one that is left.
    fn admit_rewards(&self, state: &State) -> Result<(), Illegal> {
        let Some(frames) = &self.board().frames else { return Ok(()) };
        let between_turns = state.sheets.iter().all(|sheet| sheet.owes.nothing());
        for (family, clouds) in frames.families.iter().enumerate() {
            let holds = |points: u8| state.sheets.iter().any(|sheet| sheet.frames[family] == points);
            let [first, second] = frames.rewards;
            let out_of_order = self.seats > 1 && holds(second.points) && !holds(first.points);
            let left = !holds(second.points);
            let unclaimed = self.seats > 1
                && between_turns
                && left
                && state
                    .sheets
                    .iter()
                    .any(|sheet| sheet.frames[family] == 0 && clouds.within(sheet.grid.written()));
            if out_of_order || unclaimed {
                return Err(Illegal::new("position-rewards"));
            }
        }
        Ok(())
    }
}
