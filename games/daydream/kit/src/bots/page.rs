//! A sheet for fast play: what a placement changes is worked out on the spot, nothing is looked up twice.

use reverie_daydream::folding::PolaroidScoring;
use reverie_daydream::state::{Ink, Owes, Sheet};

use reverie_bots::learner::Feature;

use super::chart::{Chart, MOST_CLOUDS, MOST_LINES, MOST_NOTES, NONE, Run};
use super::value::{self, Value};

/// A digit that is not there.
const BLANK: u8 = 10;

/// What a line may still become.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Prospect {
    /// Full, or a digit repeats, or only different digits are left to hope for: it wants no digit in particular.
    Plain,
    /// Nothing or one digit is written: it may go up or down from there.
    Open,
    /// It goes up from this digit at its beginning.
    Up(u8),
    /// It goes down from this digit at its beginning.
    Down(u8),
}

impl Prospect {
    /// The digit it wants at this place.
    const fn wants(self, place: u8) -> u8 {
        match self {
            Self::Plain | Self::Open => BLANK,
            Self::Up(first) => first + place,
            Self::Down(first) => first - place,
        }
    }
}

/// A sheet, ready for fast play.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Page {
    pub(crate) written: u64,
    digits: [u8; MOST_CLOUDS],
    pub(crate) ready: u8,
    pub(crate) circled: u8,
    pub(crate) thorns: u8,
    pub(crate) segments: u16,
    pub(crate) starred: u16,
    pub(crate) heads: u8,
    /// Of each note: how many of its clouds are written, and the most that are equal.
    pub(crate) notes: [(u8, u8); MOST_NOTES],
    pub(crate) moons: u8,
    pub(crate) last_moon: u8,
    garland: u8,
    pub(crate) frames: [u8; 3],
    prospects: [Prospect; MOST_LINES],
    /// What each line looks like; nothing when it is full.
    pub(crate) lines: [Option<Feature>; MOST_LINES],
    /// Blank clouds that want each digit, all their lines agreeing.
    pub(crate) needs: [u8; 10],
    /// Blank clouds whose lines want different digits.
    pub(crate) torn: u8,
    /// Clouds still blank on the fullest sheet of the others; none counts as far away.
    pub(crate) others: u8,
}

impl Page {
    /// Reads a sheet; `others` are the blank clouds of whoever else is closest to the end.
    pub(crate) fn read(chart: &Chart, sheet: &Sheet, others: u8) -> Self {
        let mut page = Self {
            written: 0,
            digits: [BLANK; MOST_CLOUDS],
            ready: sheet.leaves.ready,
            circled: sheet.leaves.ready + sheet.leaves.coloured,
            thorns: sheet.thorns,
            segments: {
                let whole = chart.objects_at.partition_point(|&objects| objects < sheet.drawing.objects);
                u16::try_from(whole).unwrap_or(u16::MAX) + u16::from(sheet.drawing.segments)
            },
            starred: 0,
            heads: 0,
            notes: [(0, 0); MOST_NOTES],
            moons: 0,
            last_moon: BLANK,
            garland: 0,
            frames: sheet.frames,
            prospects: [Prospect::Open; MOST_LINES],
            lines: [None; MOST_LINES],
            needs: [0; 10],
            torn: 0,
            others,
        };
        for (cloud, digit) in sheet.grid.iter() {
            let cell = chart.number(cloud);
            if cell == NONE {
                continue;
            }
            page.written |= 1 << cell;
            page.digits[usize::from(cell)] = digit.value();
            if chart.stars >> cell & 1 == 1 {
                page.starred += u16::from(digit.value());
            }
        }
        if let Some(links) = &chart.links {
            let moons = &sheet.garland;
            page.garland = moons
                .windows(2)
                .zip(links)
                .filter(|(pair, _)| pair[0] == pair[1])
                .map(|(_, &reward)| reward)
                .sum();
            page.moons = u8::try_from(moons.len()).unwrap_or(u8::MAX);
            page.last_moon = moons.last().map_or(BLANK, |digit| digit.value());
        }
        for note in 0..chart.notes.len() {
            page.read_note(chart, note);
        }
        for line in 0..chart.runs.len() {
            page.look_at(chart, line);
        }
        for cell in bits(chart.all & !page.written) {
            page.count_need(chart, cell, true);
        }
        page
    }

    pub(crate) const fn blanks(&self, chart: &Chart) -> u32 {
        (chart.all & !self.written).count_ones()
    }

    pub(crate) fn over(&self, chart: &Chart) -> bool {
        self.written == chart.all || self.segments >= chart.whole
    }

    /// Blank clouds next to written ones.
    pub(crate) fn open(&self, chart: &Chart) -> u64 {
        bits(self.written).fold(0, |open, cell| open | chart.next[usize::from(cell)]) & !self.written
    }

    pub(crate) fn forgo(&mut self, chart: &Chart) {
        self.circle(chart);
        if chart.alone {
            self.thorns = self.thorns.saturating_add(1);
        }
    }

    const fn circle(&mut self, chart: &Chart) {
        if self.circled < chart.leaves {
            self.circled += 1;
            self.ready += 1;
        }
    }

    /// Writes a digit for so many leaves, and draws what that earns; where there is a choice, what `value` likes better.
    pub(crate) fn write(&mut self, chart: &Chart, value: &Value, cell: u8, digit: u8, leaves: u8) {
        self.ready -= leaves;
        let touched = chart.through[usize::from(cell)];
        // Whatever these lines' blanks wanted is looked at anew.
        self.count_need(chart, cell, false);
        for (line, _) in touched {
            if line != NONE {
                for &other in &chart.runs[usize::from(line)].cells {
                    if other != cell && self.written >> other & 1 == 0 {
                        self.count_need(chart, other, false);
                    }
                }
            }
        }
        self.written |= 1 << cell;
        self.digits[usize::from(cell)] = digit;
        self.extras(chart, cell, digit);
        let mut earned = [(Ink::Dot, 0_u8); 2];
        let mut lines_earned = 0;
        for (line, _) in touched {
            if line == NONE {
                continue;
            }
            self.look_at(chart, usize::from(line));
            if let Some(ink) = self.completed(chart, usize::from(line)) {
                let clouds = u8::try_from(chart.runs[usize::from(line)].cells.len()).unwrap_or(u8::MAX);
                earned[lines_earned] = (ink, clouds);
                lines_earned += 1;
            }
        }
        for (line, _) in touched {
            if line != NONE {
                for &other in &chart.runs[usize::from(line)].cells {
                    if self.written >> other & 1 == 0 {
                        self.count_need(chart, other, true);
                    }
                }
            }
        }
        match lines_earned {
            0 => {}
            1 => self.draw(chart, value, earned[0]),
            _ if earned[0].0 == earned[1].0 => {
                self.draw(chart, value, earned[0]);
                self.draw(chart, value, earned[1]);
            }
            _ => {
                let mut other = *self;
                self.draw(chart, value, earned[0]);
                self.draw(chart, value, earned[1]);
                other.draw(chart, value, earned[1]);
                other.draw(chart, value, earned[0]);
                if other.worth(chart, value) > self.worth(chart, value) {
                    *self = other;
                }
            }
        }
    }

    fn extras(&mut self, chart: &Chart, cell: u8, digit: u8) {
        if chart.stars >> cell & 1 == 1 {
            self.starred += u16::from(digit);
        }
        if chart.moons >> cell & 1 == 1 {
            if self.last_moon == digit
                && let Some(links) = &chart.links
            {
                self.garland += links.get(usize::from(self.moons).wrapping_sub(1)).copied().unwrap_or(0);
            }
            self.moons += 1;
            self.last_moon = digit;
        }
        for &note in &chart.notes_of[usize::from(cell)] {
            self.read_note(chart, note.into());
        }
        for (family, &clouds) in chart.families.iter().enumerate() {
            if self.frames[family] == 0 && clouds >> cell & 1 == 1 && clouds & !self.written == 0 {
                self.frames[family] = self.reward(chart);
            }
        }
    }

    /// What filling a family brings now. With others it is claimed at the end of the turn: the first reward, they hope.
    pub(crate) fn reward(&self, chart: &Chart) -> u8 {
        let open = |&&(_, barred): &&(u8, u16)| !chart.alone || self.segments <= barred;
        chart.rewards.iter().find(open).map_or(0, |&(points, _)| points)
    }

    /// Looks at a note anew, and colours its heads.
    fn read_note(&mut self, chart: &Chart, nth: usize) {
        let note = &chart.notes[nth];
        let (mut times, mut written, mut equal) = ([0_u8; 10], 0_u8, 0_u8);
        for &cell in note {
            let digit = self.digits[usize::from(cell)];
            if digit != BLANK {
                written += 1;
                times[usize::from(digit)] += 1;
                equal = equal.max(times[usize::from(digit)]);
            }
        }
        let before = self.notes[nth];
        self.notes[nth] = (written, equal);
        self.heads = self.heads + heads(equal, note.len()) - heads(before.1, note.len());
    }

    /// Draws what a decision in the middle of a turn has left over.
    pub(crate) fn draw_owed(&mut self, chart: &Chart, value: &Value, owes: &Owes) {
        if owes.bonus {
            self.bonus(chart, value);
        }
        if let Some(strokes) = owes.strokes {
            self.draw(chart, value, (strokes.ink, strokes.left));
        }
        for line in &owes.lines {
            let cells = [line.from, line.to].map(|end| chart.number(end));
            let along =
                |run: &Run| Some(&cells[0]) == run.cells.first() && Some(&cells[1]) == run.cells.last();
            if let Some(line) = chart.runs.iter().position(along)
                && let Some(ink) = self.completed(chart, line)
            {
                let clouds = u8::try_from(chart.runs[line].cells.len()).unwrap_or(u8::MAX);
                self.draw(chart, value, (ink, clouds));
            }
        }
    }

    /// Draws the strokes of a line.
    fn draw(&mut self, chart: &Chart, value: &Value, (ink, strokes): (Ink, u8)) {
        for _ in 0..strokes {
            self.stroke(chart, value, ink);
        }
    }

    fn stroke(&mut self, chart: &Chart, value: &Value, ink: Ink) {
        if self.segments >= chart.whole {
            return;
        }
        // Objects have an even number of segments: a sun is wherever the count is even.
        self.segments += if ink == Ink::Sun { 2 - self.segments % 2 } else { 1 };
        if chart.bonus_at[usize::from(self.segments)] {
            self.bonus(chart, value);
        }
    }

    /// One more stroke or one more leaf.
    fn bonus(&mut self, chart: &Chart, value: &Value) {
        let mut leaf = *self;
        leaf.circle(chart);
        self.stroke(chart, value, Ink::Sun);
        if leaf.worth(chart, value) > self.worth(chart, value) {
            *self = leaf;
        }
    }

    /// What a line that is full has earned; nothing while it isn't.
    fn completed(&self, chart: &Chart, line: usize) -> Option<Ink> {
        let cells = &chart.runs[line].cells;
        let mut seen = 0_u16;
        for &cell in cells {
            let digit = self.digits[usize::from(cell)];
            if digit == BLANK || seen >> digit & 1 == 1 {
                return None;
            }
            seen |= 1 << digit;
        }
        Some(if self.prospects[line] == Prospect::Plain { Ink::Dot } else { Ink::Sun })
    }

    /// Works out what a line may still become, and what it looks like.
    fn look_at(&mut self, chart: &Chart, line: usize) {
        let cells = &chart.runs[line].cells;
        #[allow(clippy::cast_possible_truncation)] // at most six
        let length = cells.len() as u8;
        let (mut seen, mut twice, mut written, mut blank) = (0_u16, false, 0_u8, 0_usize);
        let (mut up, mut down) = (true, true);
        let (mut first_up, mut first_down) = (0_i8, 0_i8);
        let mut only = (0_u8, 0_u8);
        for (place, &cell) in (0_u8..).zip(cells) {
            let digit = self.digits[usize::from(cell)];
            if digit == BLANK {
                blank |= 1 << place;
                continue;
            }
            twice |= seen >> digit & 1 == 1;
            seen |= 1 << digit;
            let (from_up, from_down) =
                (digit.cast_signed() - place.cast_signed(), (digit + place).cast_signed());
            if written == 0 {
                (first_up, first_down) = (from_up, from_down);
                only = (place, digit);
            } else {
                up &= first_up == from_up;
                down &= first_down == from_down;
            }
            written += 1;
        }
        let last = length.cast_signed() - 1;
        up &= first_up >= 0 && first_up + last <= 9;
        down &= first_down <= 9 && first_down - last >= 0;
        let blanks = usize::from(length - written);
        let features = &chart.features.lines[line];
        let (prospect, feature) = if twice {
            (Prospect::Plain, features.struck.at([blanks]))
        } else if written == 0 {
            (Prospect::Open, features.empty)
        } else if written == 1 {
            (Prospect::Open, features.single.at([only.0.into(), only.1.into()]))
        } else if up {
            let first = first_up.cast_unsigned();
            (Prospect::Up(first), features.up.at([first.into(), blank]))
        } else if down {
            let first = first_down.cast_unsigned();
            (Prospect::Down(first), features.down.at([first.into(), blank]))
        } else {
            (Prospect::Plain, features.different.at([blanks]))
        };
        self.prospects[line] = prospect;
        self.lines[line] = (blank != 0).then_some(feature);
    }

    fn count_need(&mut self, chart: &Chart, cell: u8, add: bool) {
        let [one, other] = chart.through[usize::from(cell)].map(|(line, place)| {
            if line == NONE { BLANK } else { self.prospects[usize::from(line)].wants(place) }
        });
        let count = match (one, other) {
            (BLANK, BLANK) => return,
            (BLANK, digit) | (digit, BLANK) => &mut self.needs[usize::from(digit)],
            (one, other) if one == other => &mut self.needs[usize::from(one)],
            _ => &mut self.torn,
        };
        *count = if add { *count + 1 } else { *count - 1 };
    }

    /// The points so far.
    pub(crate) fn points(&self, chart: &Chart) -> f32 {
        let objects = chart.objects_at[usize::from(self.segments.min(chart.whole))];
        let mut points = i32::from(objects) + i32::from(self.heads) + i32::from(self.garland);
        if chart.alone {
            points -= i32::from((self.thorns / 2).min(objects));
        }
        if !chart.circled_at.is_empty() {
            points += i32::from(chart.circled_at[usize::from(self.starred).min(chart.circled_at.len() - 1)]);
        }
        points += self.frames.iter().map(|&points| i32::from(points)).sum::<i32>();
        points += self.polaroids(chart);
        #[allow(clippy::cast_precision_loss)] // a few dozen points
        {
            points as f32
        }
    }

    fn polaroids(&self, chart: &Chart) -> i32 {
        let digits = chart.polaroids.iter().map(|&(cell, star)| (self.digits[usize::from(cell)], star));
        let written = digits.filter(|&(digit, _)| digit != BLANK);
        match chart.scoring {
            None => 0,
            Some(PolaroidScoring::StarsMinusMoons) => {
                written.map(|(digit, star)| if star { i32::from(digit) } else { -i32::from(digit) }).sum()
            }
            Some(PolaroidScoring::Distinct) => {
                let album = self.album(chart);
                let double = album.written == chart.polaroids.len() && album.stepping;
                album.different * if double { 2 } else { 1 }
            }
        }
    }

    /// How the polaroids stand where different digits count.
    pub(crate) fn album(&self, chart: &Chart) -> Album {
        let (mut seen, mut written) = (0_u16, 0);
        let (mut up, mut down) = (true, true);
        let (mut first_up, mut first_down) = (None, None);
        for (place, &(cell, _)) in (0_i16..).zip(&chart.polaroids) {
            let digit = self.digits[usize::from(cell)];
            if digit == BLANK {
                continue;
            }
            written += 1;
            seen |= 1 << digit;
            let digit = i16::from(digit);
            up &= *first_up.get_or_insert(digit - place) == digit - place;
            down &= *first_down.get_or_insert(digit + place) == digit + place;
        }
        let last = i16::try_from(chart.polaroids.len()).unwrap_or(0) - 1;
        up &= first_up.is_none_or(|first| first >= 0 && first + last <= 9);
        down &= first_down.is_none_or(|first| first <= 9 && first - last >= 0);
        Album { different: seen.count_ones().cast_signed(), written, stepping: up || down }
    }

    /// The points it may hope for.
    pub(crate) fn worth(&self, chart: &Chart, value: &Value) -> f32 {
        value::worth(chart, value, self)
    }
}

/// The polaroids of a summer.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Album {
    /// How many digits there are.
    pub(crate) different: i32,
    /// How many polaroids have one.
    pub(crate) written: usize,
    /// Whether they may still go up, or down, one by one.
    pub(crate) stepping: bool,
}

/// Coloured heads of a note between so many clouds, of which so many are equal.
fn heads(equal: u8, clouds: usize) -> u8 {
    if usize::from(equal) == clouds { if clouds == 2 { 1 } else { 2 } } else { u8::from(equal >= 2) }
}

/// The numbers of the clouds in a set.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        #[allow(clippy::cast_possible_truncation)] // at most 63
        let cell = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(cell)
    })
}
