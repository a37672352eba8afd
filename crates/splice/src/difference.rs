//! What changed between two texts, found: fast rather than as short as can be. Most of what changes at a table is a few
//! characters here and there, and is found right beside; what was moved, and what is written like something else, is looked
//! for by the hash of its first characters.

use std::fmt::Write as _;

use crate::Plain;

/// So many characters are looked for at once.
const WORD: usize = 8;
/// The least that is worth taking from further away: a shorter piece is said sooner than its place.
const FAR: usize = 15;
/// So much longer must a piece from further away be than one right beside.
const OVER: usize = 20;
/// A piece of this length is not looked for again elsewhere.
const ENOUGH: usize = 120;
/// How far the old text is looked through right after what was taken last, and for how many new characters.
const NEAR: usize = 40;
/// So many new characters are little.
const LITTLE: usize = 10;
/// Places that are looked up lie so far apart.
const STRIDE: usize = 2;
/// Places with the same hash that are remembered.
const WAYS: usize = 8;

/// The new text as splices of the old one, as JSON.
pub fn difference(old: &str, new: &Plain) -> String {
    debug_assert!(old.is_ascii(), "texts are plain");
    let (text, old, new) = (new.text(), old.as_bytes(), new.text().as_bytes());
    // Mostly little has changed, and building an index of all that is there would cost more than all else.
    let little = Search::new(old, new, Some(LITTLE)).run(text);
    little.or_else(|| Search::new(old, new, None).run(text)).unwrap_or_default()
}

/// A piece of what is there: the old text with, behind it, as much of the new one as was told.
#[derive(Debug, Clone, Copy)]
struct Match {
    from: usize,
    length: usize,
}

struct Search<'a> {
    old: &'a [u8],
    new: &'a [u8],
    /// Where what was taken last ends.
    cursor: usize,
    /// Up to where the new text is told.
    told: usize,
    /// How much may still be told that was not found right beside, before the whole text is looked through instead.
    little: Option<usize>,
    index: Option<Index>,
    out: String,
}

impl<'a> Search<'a> {
    fn new(old: &'a [u8], new: &'a [u8], little: Option<usize>) -> Self {
        let mut out = String::with_capacity(128);
        out.push('[');
        Self { old, new, cursor: 0, told: 0, little, index: None, out }
    }

    fn run(mut self, text: &str) -> Option<String> {
        let mut at = 0;
        while at < self.new.len() {
            if let Some((found, back)) = self.find(at) {
                self.say(&text[self.told..at - back]);
                self.take(found);
                at = at - back + found.length;
                self.told = at;
            } else {
                at += 1;
                if let Some(left) = &mut self.little {
                    *left = left.checked_sub(1)?;
                }
            }
        }
        self.say(&text[self.told..]);
        self.out.push(']');
        Some(self.out)
    }

    /// What the new text at this place can be taken from, and how many characters before it can be, too.
    fn find(&mut self, at: usize) -> Option<(Match, usize)> {
        let unsaid = at - self.told;
        let near = self.near(at, unsaid);
        if let Some(found) = near
            && (found.length >= 2 * WORD || at + found.length == self.new.len())
        {
            return Some((found, 0));
        }
        let far = if self.little.is_some() { None } else { self.far(at) };
        match (near, far) {
            (Some(near), Some((far, back))) if far.length > near.length + OVER => Some((far, back)),
            (Some(near), _) => Some((near, 0)),
            (None, far) => far,
        }
    }

    /// Right after what was taken last: as many characters on as are new, or a little further.
    fn near(&self, at: usize, unsaid: usize) -> Option<Match> {
        let rest = self.new.len() - at;
        let same = self.cursor + unsaid;
        if let Some(old) = self.old.get(same..) {
            let length = common(old, &self.new[at..]);
            if length >= WORD || length > 3 && length == rest {
                return Some(Match { from: same, length });
            }
        }
        if unsaid > NEAR {
            return None;
        }
        let wanted = word(self.new, at)?;
        let from = self.cursor.min(self.old.len());
        let to = (from + NEAR + WORD - 1).min(self.old.len());
        let near = &self.old[from..to];
        let from = from + near.windows(WORD).position(|window| word(window, 0) == Some(wanted))?;
        Some(Match { from, length: common(&self.old[from..], &self.new[at..]) })
    }

    /// Anywhere in what is there.
    fn far(&mut self, at: usize) -> Option<(Match, usize)> {
        let wanted = word(self.new, at)?;
        let (old, new) = (self.old, self.new);
        let index = self.index.get_or_insert_with(|| Index::of(old, new.len()));
        index.learn(old, new, at);
        let mut best: Option<(Match, usize)> = None;
        for place in index.places(new, at) {
            // What is taken from the new text itself must be told by then.
            let (there, start) =
                if place < old.len() { (old, place) } else { (&new[..at], place - old.len()) };
            if word(there, start) != Some(wanted) {
                continue;
            }
            let length = common(&there[start..], &new[at..]);
            let room = if place < old.len() { start } else { at - (start + length) };
            let most = (at - self.told).min(start).min(room);
            let back = (1..=most).take_while(|n| there[start - n] == new[at - n]).count();
            let found = Match { from: place - back, length: length + back };
            // Of two as long as each other the one whose place is said sooner.
            let worth = |found: Match| (found.length, usize::MAX - found.from.abs_diff(self.cursor));
            if best.is_none_or(|(best, _)| worth(found) > worth(best)) {
                best = Some((found, back));
            }
            if length > ENOUGH {
                break;
            }
        }
        best.filter(|(found, _)| found.length >= FAR)
    }

    fn say(&mut self, new: &str) {
        if new.is_empty() {
            return;
        }
        self.separate();
        self.out.push('"');
        for part in new.split_inclusive(['"', '\\']) {
            match part.strip_suffix(['"', '\\']) {
                Some(before) => {
                    self.out.push_str(before);
                    self.out.push('\\');
                    self.out.push_str(&part[before.len()..]);
                }
                None => self.out.push_str(part),
            }
        }
        self.out.push('"');
    }

    fn take(&mut self, Match { from, length }: Match) {
        self.separate();
        // Writing to a string never fails.
        let _ = if from >= self.cursor {
            write!(self.out, "{},{length}", from - self.cursor)
        } else {
            write!(self.out, "-{},{length}", self.cursor - from)
        };
        self.cursor = from + length;
    }

    fn separate(&mut self) {
        if self.out.len() > 1 {
            self.out.push(',');
        }
    }
}

/// Where words stand in what is there.
struct Index {
    /// For each hash the places where its word stood last, counted from 1, the latest first. What lies behind 65,534 characters is
    /// not looked up.
    places: Vec<[u16; WAYS]>,
    shift: u32,
    /// Up to where the new text was read.
    read: usize,
}

impl Index {
    fn of(old: &[u8], new: usize) -> Self {
        let size = ((old.len() + new) / STRIDE / WAYS * 2).next_power_of_two().clamp(64, 1 << 12);
        let mut index = Self { places: vec![[0; WAYS]; size], shift: 64 - size.ilog2(), read: 0 };
        for place in (0..old.len()).step_by(STRIDE) {
            index.put(old, place, place);
        }
        index
    }

    /// Reads the new text up to here.
    fn learn(&mut self, old: &[u8], new: &[u8], at: usize) {
        while self.read + WORD <= at {
            self.put(new, self.read, old.len() + self.read);
            self.read += STRIDE;
        }
    }

    fn put(&mut self, text: &[u8], at: usize, place: usize) {
        let Some(word) = word(text, at) else { return };
        let slot = self.slot(word);
        let places = &mut self.places[slot];
        places.copy_within(..WAYS - 1, 1);
        places[0] = u16::try_from(place + 1).unwrap_or(0);
    }

    fn places(&self, new: &[u8], at: usize) -> impl Iterator<Item = usize> + use<> {
        let slot = word(new, at).map_or(0, |word| self.slot(word));
        self.places[slot].into_iter().filter_map(|place| usize::from(place).checked_sub(1))
    }

    fn slot(&self, word: u64) -> usize {
        let mixed = word.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        usize::try_from(mixed >> self.shift).unwrap_or(0)
    }
}
fn word(text: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(text.get(at..at + WORD)?.try_into().ok()?))
}

/// How many characters two texts have in common at their beginnings.
fn common(one: &[u8], other: &[u8]) -> usize {
    let most = one.len().min(other.len());
    let (one, other) = (&one[..most], &other[..most]);
    let mut same = 0;
    while let (Some(one), Some(other)) = (word(one, same), word(other, same)) {
        if one != other {
            return same + usize::try_from((one ^ other).trailing_zeros() / 8).unwrap_or(0);
        }
        same += WORD;
    }
    same + one[same..].iter().zip(&other[same..]).take_while(|(one, other)| one == other).count()
}
