//! A turn planned whole: both dice in either order, each written or one forgone.

use reverie_daydream::grid::Die;

use super::chart::Chart;
use super::page::{Page, bits};
use super::value::Value;

/// What is done with one die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// It is written.
    Write {
        /// The die.
        die: u8,
        /// As what.
        digit: u8,
        /// Where.
        cell: u8,
    },
    /// It is let go.
    Forgo {
        /// The die.
        die: u8,
    },
}

/// Some first steps and what the turn then comes to.
pub(crate) type Firsts = Vec<(f32, Step)>;

/// What a player still has to do with the dice.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Dice {
    pub(crate) left: [u8; 2],
    pub(crate) many: usize,
    /// The first roll of a game: anywhere, no leaves, nothing forgone.
    pub(crate) starting: bool,
    pub(crate) forgone: bool,
}

impl Dice {
    pub(crate) const fn rolled(one: u8, other: u8, starting: bool) -> Self {
        Self { left: [one, other], many: 2, starting, forgone: false }
    }

    pub(crate) fn of(dice: &[Die], starting: bool, forgone: bool) -> Self {
        let mut left = [0; 2];
        for (left, die) in left.iter_mut().zip(dice) {
            *left = die.value();
        }
        Self { left, many: dice.len().min(2), starting, forgone }
    }

    const fn without(self, step: Step) -> Self {
        let (die, forgone) = match step {
            Step::Write { die, .. } => (die, self.forgone),
            Step::Forgo { die } => (die, true),
        };
        let left = if self.many == 2 && self.left[0] == die { [self.left[1], 0] } else { [self.left[0], 0] };
        Self { left, many: self.many - 1, starting: self.starting, forgone }
    }
}

impl Step {
    /// Does it.
    pub(crate) fn take(self, chart: &Chart, value: &Value, page: &mut Page) {
        match self {
            Self::Write { die, digit, cell } => page.write(chart, value, cell, digit, die.abs_diff(digit)),
            Self::Forgo { .. } => page.forgo(chart),
        }
    }
}

/// Whoever plans turns, with scratch paper.
#[derive(Debug)]
pub(crate) struct Planner {
    /// First steps of a turn that are followed to its end.
    beam: usize,
    /// Leaves that may go into one die: to change it by more is rarely worth them.
    leaves: u8,
    firsts: Firsts,
    seconds: Firsts,
}

/// Every step there is now, with what the sheet is worth after it.
fn steps(chart: &Chart, value: &Value, page: &Page, dice: Dice, most: u8, out: &mut Firsts) {
    out.clear();
    let open = if dice.starting { chart.all & !page.written } else { page.open(chart) };
    let many = if dice.many == 2 && dice.left[0] == dice.left[1] { 1 } else { dice.many };
    let leaves = if dice.starting { 0 } else { page.ready.min(most) };
    let mut weigh = |step: Step| {
        let mut after = *page;
        step.take(chart, value, &mut after);
        out.push((after.worth(chart, value), step));
    };
    for &die in &dice.left[..many] {
        for digit in die.saturating_sub(leaves)..=(die + leaves).min(9) {
            bits(open).for_each(|cell| weigh(Step::Write { die, digit, cell }));
        }
        if !dice.starting && !dice.forgone {
            weigh(Step::Forgo { die });
        }
    }
}

impl Planner {
    pub(crate) const fn new(beam: usize, leaves: u8) -> Self {
        Self { beam, leaves, firsts: Vec::new(), seconds: Vec::new() }
    }

    /// The most promising first steps, each with what the turn comes to after it; the best is not always first.
    pub(crate) fn firsts(&mut self, chart: &Chart, value: &Value, page: &Page, dice: Dice) -> &[(f32, Step)] {
        let mut firsts = std::mem::take(&mut self.firsts);
        steps(chart, value, page, dice, self.leaves, &mut firsts);
        if dice.many == 2 {
            keep(&mut firsts, self.beam);
            for (worth, step) in &mut firsts {
                let mut after = *page;
                step.take(chart, value, &mut after);
                // Where the last cloud is written, the other die is lost.
                if let Some((rest, _)) = self.last(chart, value, &after, dice.without(*step)) {
                    *worth = rest;
                }
            }
        }
        self.firsts = firsts;
        &self.firsts
    }

    /// The best step for the last die; none on a full grid.
    fn last(&mut self, chart: &Chart, value: &Value, page: &Page, dice: Dice) -> Option<(f32, Step)> {
        if page.written == chart.all {
            return None;
        }
        steps(chart, value, page, dice, self.leaves, &mut self.seconds);
        best(&self.seconds)
    }

    /// The first step of the best turn.
    pub(crate) fn first(&mut self, chart: &Chart, value: &Value, page: &Page, dice: Dice) -> Option<Step> {
        best(self.firsts(chart, value, page, dice)).map(|(_, step)| step)
    }

    /// Plays the best turn.
    pub(crate) fn play(&mut self, chart: &Chart, value: &Value, page: &mut Page, dice: Dice) {
        if let Some(step) = self.first(chart, value, page, dice) {
            step.take(chart, value, page);
            if let Some((_, step)) = self.last(chart, value, page, dice.without(step)) {
                step.take(chart, value, page);
            }
        }
    }
}

fn best(steps: &[(f32, Step)]) -> Option<(f32, Step)> {
    steps.iter().copied().reduce(|one, other| if other.0 > one.0 { other } else { one })
}

/// Keeps the most promising.
fn keep(firsts: &mut Firsts, beam: usize) {
    if firsts.len() > beam {
        firsts.select_nth_unstable_by(beam, |one, other| other.0.total_cmp(&one.0));
        firsts.truncate(beam);
    }
}
