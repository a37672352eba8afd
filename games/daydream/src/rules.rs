//! What a decision does.

use reverie_game::{Log, Seat};

use crate::Daydream;
use crate::board::Outcome;
use crate::events::Event;
use crate::grid::{Cloud, Die, Digit};
use crate::moves::{Bonus, Move};
use crate::state::{Ink, Leaves, Owes, Roll, Sheet, State, Strokes};

/// One player's sheet while a decision of theirs is played.
struct Pen<'a, 'log> {
    game: &'a Daydream,
    sheet: &'a mut Sheet,
    seat: Seat,
    log: &'a mut Log<'log, Event>,
}

impl Daydream {
    /// The same two dice for everyone.
    pub(crate) fn deal(state: &mut State, roll: Roll, log: &mut Log<'_, Event>) {
        state.turn = state.turn.saturating_add(1);
        state.roll = Some(roll);
        for sheet in &mut state.sheets {
            sheet.owes = Owes { dice: roll.dice().into(), ..Owes::default() };
        }
        log.tell(|| Event::Rolled { turn: state.turn, dice: roll });
    }

    pub(crate) fn decide(&self, state: &mut State, seat: Seat, mv: Move, log: &mut Log<'_, Event>) {
        let mut pen = Pen { game: self, sheet: &mut state.sheets[seat.index()], seat, log };
        match mv {
            Move::Write { die, digit, cloud } => pen.write(die, digit, cloud),
            Move::Forgo { die } => pen.forgo(die),
            Move::First { line } => {
                pen.sheet.owes.lines.retain(|other| *other != line);
                pen.begin(line);
            }
            Move::Bonus { take } => pen.take_bonus(take),
        }
        pen.draw();
        pen.lose_dice_on_a_full_grid();
        if state.sheets.iter().all(|sheet| sheet.owes.nothing()) {
            self.end_turn(state, log);
        }
    }

    /// Everyone has finished the roll.
    fn end_turn(&self, state: &mut State, log: &mut Log<'_, Event>) {
        for sheet in &mut state.sheets {
            sheet.owes = Owes::default();
        }
        if self.seats > 1 {
            self.reward_frames(state, log);
        }
        if let Some((seat, sheet)) =
            Seat::all(self.seats).zip(&state.sheets).find(|(_, sheet)| self.finished(sheet))
        {
            log.tell(|| Event::Ended { seat, full: self.full(sheet) });
        }
    }

    /// All who filled a family this turn take the highest reward left, which then closes.
    fn reward_frames(&self, state: &mut State, log: &mut Log<'_, Event>) {
        let Some(frames) = &self.board().frames else { return };
        for (family, clouds) in frames.families.iter().enumerate() {
            let taken = |points| state.sheets.iter().any(|sheet| sheet.frames[family] == points);
            let Some(reward) = frames.rewards.iter().find(|reward| !taken(reward.points)) else { continue };
            for (seat, sheet) in Seat::all(self.seats).zip(&mut state.sheets) {
                if sheet.frames[family] == 0 && clouds.within(sheet.grid.written()) {
                    sheet.frames[family] = reward.points;
                    log.tell(|| Event::Frame { seat, family: small(family), points: reward.points });
                }
            }
        }
    }

    /// Whether every cloud is written.
    pub fn full(&self, sheet: &Sheet) -> bool {
        self.board().clouds.within(sheet.grid.written())
    }

    /// Whether this sheet ends the game: every cloud written, or every object drawn.
    pub fn finished(&self, sheet: &Sheet) -> bool {
        self.full(sheet) || usize::from(sheet.drawing.objects) >= self.board().objects.len()
    }
}

impl Leaves {
    /// Circles a blank leaf, if there is one.
    const fn circle(&mut self, all: u8) -> bool {
        let blank = self.ready + self.coloured < all;
        if blank {
            self.ready += 1;
        }
        blank
    }
}

impl Pen<'_, '_> {
    fn take_die(&mut self, die: Die) {
        if let Some(place) = self.sheet.owes.dice.iter().position(|&owed| owed == die) {
            self.sheet.owes.dice.remove(place);
        }
    }

    fn forgo(&mut self, die: Die) {
        self.take_die(die);
        self.sheet.owes.forgone = true;
        let leaf = self.sheet.leaves.circle(self.game.board().leaves.all);
        let thorn = self.game.seats == 1;
        if thorn {
            self.sheet.thorns = self.sheet.thorns.saturating_add(1);
        }
        let seat = self.seat;
        self.log.tell(|| Event::Forwent { seat, die, leaf, thorn });
    }

    /// Write; then star, moon, polaroid, note and frame; then the lines it completes.
    fn write(&mut self, die: Die, digit: Digit, cloud: Cloud) {
        let seat = self.seat;
        self.take_die(die);
        let leaves = die.leaves_to(digit);
        if leaves > 0 {
            self.sheet.leaves.ready -= leaves;
            self.sheet.leaves.coloured += leaves;
            self.log.tell(|| Event::Coloured { seat, leaves, die, digit });
        }
        let before = *self.sheet;
        self.sheet.grid.write(cloud, digit);
        self.log.tell(|| Event::Wrote { seat, die, digit, cloud });
        self.hang_moon(cloud, digit);
        self.tell_extras(&before, cloud, digit);
        self.claim_frames_alone(cloud);
        self.complete_lines(cloud);
    }

    /// The next moon of the garland gets the digit of a cloud with a moon.
    fn hang_moon(&mut self, cloud: Cloud, digit: Digit) {
        let board = self.game.board();
        let Some(links) = &board.garland else { return };
        if !board.moons.contains(cloud) {
            return;
        }
        let garland = &mut self.sheet.garland;
        let moon = garland.len();
        let linked = garland.last() == Some(&digit);
        let reward = if linked { links.get(moon.wrapping_sub(1)).copied().unwrap_or(0) } else { 0 };
        garland.push(digit);
        let seat = self.seat;
        self.log.tell(|| Event::Moon { seat, moon: small(moon), digit, reward });
    }

    /// Constellation, polaroids and notes follow from the digits: nothing to keep, only to tell.
    fn tell_extras(&mut self, before: &Sheet, cloud: Cloud, digit: Digit) {
        if !self.log.listens() {
            return;
        }
        let (board, seat) = (self.game.board(), self.seat);
        let (old, new) = (&before.grid, &self.sheet.grid);
        if let Some(constellation) = board.constellation.as_ref().filter(|_| board.stars.contains(cloud)) {
            let (from, to) = (constellation.drawn(board, old), constellation.drawn(board, new));
            let stars = small(constellation.circled(to) - constellation.circled(from));
            if to > from {
                self.log.tell(|| Event::Constellation { seat, from, to, stars });
            }
        }
        if let Some(place) = board.polaroids.iter().position(|polaroid| polaroid.cloud == cloud) {
            self.log.tell(|| Event::Polaroid { seat, polaroid: small(place), digit });
        }
        for (place, note) in board.notes.iter().enumerate() {
            let heads = note.coloured(new) - note.coloured(old);
            if heads > 0 {
                self.log.tell(|| Event::Note { seat, note: small(place), heads });
            }
        }
    }

    /// Solo, a family is claimed the moment its last cloud is written, before the lines of that placement.
    fn claim_frames_alone(&mut self, cloud: Cloud) {
        let Some(frames) = self.game.board().frames.as_ref().filter(|_| self.game.seats == 1) else { return };
        for (family, clouds) in frames.families.iter().enumerate() {
            if !clouds.contains(cloud) || !clouds.within(self.sheet.grid.written()) {
                continue;
            }
            let open = frames.rewards.iter().find(|reward| !reward.barred(self.sheet.drawing));
            if let Some(reward) = open {
                self.sheet.frames[family] = reward.points;
                let seat = self.seat;
                self.log.tell(|| Event::Frame { seat, family: small(family), points: reward.points });
            }
        }
    }

    fn complete_lines(&mut self, cloud: Cloud) {
        let seat = self.seat;
        for line in self.game.board().lines_through(cloud) {
            let Some(outcome) = line.outcome(&self.sheet.grid) else { continue };
            self.log.tell(|| Event::Line { seat, line: line.line, outcome, clouds: small(line.along.len()) });
            if outcome != Outcome::Struck {
                self.sheet.owes.lines.push(line.line);
            }
        }
    }

    /// Begins to draw a completed line: as many strokes as it has clouds.
    fn begin(&mut self, line: crate::grid::Line) {
        let Some(line) = self.game.board().line(line) else { return };
        self.sheet.owes.strokes = line
            .outcome(&self.sheet.grid)
            .and_then(Outcome::ink)
            .map(|ink| Strokes { ink, left: small(line.along.len()) });
    }

    fn take_bonus(&mut self, take: Bonus) {
        let seat = self.seat;
        self.sheet.owes.bonus = false;
        match take {
            Bonus::Leaf => {
                let gained = self.sheet.leaves.circle(self.game.board().leaves.all);
                self.log.tell(|| Event::Bonus { seat, take, gained });
            }
            Bonus::Sun => {
                let gained = !self.shelf_is_drawn();
                self.log.tell(|| Event::Bonus { seat, take, gained });
                self.stroke(Ink::Sun);
            }
        }
    }

    fn shelf_is_drawn(&self) -> bool {
        usize::from(self.sheet.drawing.objects) >= self.game.board().objects.len()
    }

    /// Draws what is owed until the player has to choose something.
    fn draw(&mut self) {
        loop {
            if self.sheet.owes.bonus {
                return;
            }
            if let Some(strokes) = self.sheet.owes.strokes {
                let left = strokes.left.saturating_sub(1);
                self.sheet.owes.strokes = (left > 0).then_some(Strokes { left, ..strokes });
                self.stroke(strokes.ink);
                continue;
            }
            let lines = self.sheet.owes.lines;
            if lines.is_empty() || self.order_matters() {
                return;
            }
            self.sheet.owes.lines.remove(0);
            self.begin(lines[0]);
        }
    }

    /// Two lines of the same kind, or lines after the last object, come to the same in any order.
    fn order_matters(&self) -> bool {
        let lines = &self.sheet.owes.lines;
        let outcome = |line| self.game.board().line(line).and_then(|line| line.outcome(&self.sheet.grid));
        lines.len() == 2 && outcome(lines[0]) != outcome(lines[1]) && !self.shelf_is_drawn()
    }

    /// One stroke on the object under way; lost after the last.
    fn stroke(&mut self, ink: Ink) {
        let (seat, place) = (self.seat, self.sheet.drawing.objects);
        let Some(object) = self.game.board().objects.get(usize::from(place)) else { return };
        let from = self.sheet.drawing.segments;
        let to = match ink {
            Ink::Dot => from + 1,
            // Every other point is a sun, the first one included.
            Ink::Sun => from + 2 - from % 2,
        };
        self.log.tell(|| Event::Stroke { seat, object: place, ink, from, to });
        self.sheet.drawing.segments = to;
        if from == 0 {
            self.tell_barred(place);
        }
        if to >= object.segments {
            self.sheet.drawing.objects += 1;
            self.sheet.drawing.segments = 0;
            self.log.tell(|| Event::Finished { seat, object: place });
            self.sheet.owes.bonus = object.bonus;
        }
    }

    /// Solo, the first stroke of certain objects bars rewards; that follows from the drawing.
    fn tell_barred(&mut self, object: u8) {
        let Some(frames) = self.game.board().frames.as_ref().filter(|_| self.game.seats == 1) else { return };
        let seat = self.seat;
        for reward in frames.rewards.iter().filter(|reward| reward.barred_by == object) {
            self.log.tell(|| Event::Barred { seat, points: reward.points });
        }
    }

    /// When the first die fills the last cloud, the second is lost, without leaf or thorn.
    fn lose_dice_on_a_full_grid(&mut self) {
        if self.game.full(self.sheet) && self.sheet.owes.lines.is_empty() && !self.sheet.owes.bonus {
            let seat = self.seat;
            while let Some(die) = self.sheet.owes.dice.pop() {
                self.log.tell(|| Event::Lost { seat, die });
            }
        }
    }
}

/// A count of components, all far below 256.
pub(crate) fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
