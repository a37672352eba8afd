//! How the word knowledge is packed into its two files, and unpacked again.
//!
//! `cargo xtask words` packs, the program unpacks; both ways stand here side by side. Numbers are little-endian.
//!
//! * `assoc.bin`: for each theme in order, and last for the night without one: the number of its dreams, their
//!   keys, then for each Thought a row of half bytes, one a dream ([`LEAST`] and up in [`STEP`]s).
//! * `lexicon.bin`: the scale of every dimension; the words, each with its vector and the numbers of its first
//!   meanings; the keys and vectors of the dreams; the words of each language that look like a mistyped dream.

/// The weakest link that is told from weaker ones.
pub const LEAST: f32 = -2.0;

/// What a half byte more means for a link.
pub const STEP: f32 = 0.4;

/// Dimensions of a vector: first how a word keeps company (GloVe), then what it means (MiniLM).
pub const COMPANY: usize = 64;
/// The others.
pub const MEANING: usize = 96;
/// Both.
pub const WIDTH: usize = COMPANY + MEANING;

/// A dimension is kept up to this many times its usual size.
const REACH: f32 = 2.5;

/// No meaning shared with another word.
pub const NO_MEANING: u16 = u16::MAX;

/// A file that ends too early, or is no text where text should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the packed words are damaged; `cargo xtask words` makes them anew")]
pub struct Damaged;

/// Writes a packed file.
#[derive(Debug, Default)]
pub struct Packer(Vec<u8>);

impl Packer {
    /// The bytes written so far.
    pub fn bytes(self) -> Vec<u8> {
        self.0
    }

    /// Writes a number of 16 bits.
    pub fn small(&mut self, number: u16) {
        self.0.extend(number.to_le_bytes());
    }

    /// Writes a number of 32 bits.
    pub fn number(&mut self, number: u32) {
        self.0.extend(number.to_le_bytes());
    }

    /// Writes a fraction.
    pub fn fraction(&mut self, number: f32) {
        self.0.extend(number.to_le_bytes());
    }

    /// Writes sorted words, each as what it shares with the one before and the rest.
    #[expect(clippy::cast_possible_truncation, reason = "words are short, and some twenty thousand")]
    pub fn words<'w>(&mut self, words: impl ExactSizeIterator<Item = &'w str>) {
        self.number(words.len() as u32);
        let mut before = "";
        for word in words {
            let shared = before.bytes().zip(word.bytes()).take_while(|(a, b)| a == b).count();
            let rest = &word.as_bytes()[shared..];
            self.0.extend([shared as u8, rest.len() as u8]);
            self.0.extend(rest);
            before = word;
        }
    }

    /// Writes numbers from 0 to 15, two to a byte.
    pub fn halves(&mut self, halves: &[u8]) {
        self.0.extend(halves.chunks(2).map(|two| two[0] | two.get(1).map_or(0, |high| high << 4)));
    }

    /// Writes links.
    pub fn links(&mut self, links: &[f32]) {
        self.halves(&links.iter().map(|link| half((link - LEAST) / STEP)).collect::<Vec<_>>());
    }

    /// Writes a vector on these scales.
    pub fn vector(&mut self, vector: &[f32], scales: &[f32]) {
        let halves = vector.iter().zip(scales).map(|(v, scale)| half((v / scale / REACH + 1.0) * 7.5));
        self.halves(&halves.collect::<Vec<_>>());
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to a half byte")]
fn half(value: f32) -> u8 {
    value.round().clamp(0.0, 15.0) as u8
}

/// Reads a packed file.
#[derive(Clone, Copy, Debug)]
pub struct Unpacker<'b>(&'b [u8]);

impl<'b> Unpacker<'b> {
    /// From the beginning.
    pub const fn new(bytes: &'b [u8]) -> Self {
        Self(bytes)
    }

    /// Whether all is read.
    pub const fn is_done(&self) -> bool {
        self.0.is_empty()
    }

    fn take(&mut self, count: usize) -> Result<&'b [u8], Damaged> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Damaged> {
        self.take(N)?.try_into().map_err(|_| Damaged)
    }

    /// Reads a number of 16 bits.
    pub fn small(&mut self) -> Result<u16, Damaged> {
        self.array().map(u16::from_le_bytes)
    }

    /// Reads a number of 32 bits.
    pub fn number(&mut self) -> Result<u32, Damaged> {
        self.array().map(u32::from_le_bytes)
    }

    /// Reads a fraction.
    pub fn fraction(&mut self) -> Result<f32, Damaged> {
        self.array().map(f32::from_le_bytes)
    }

    /// Reads words.
    pub fn words(&mut self) -> Result<Vec<String>, Damaged> {
        let count = self.number()?;
        let mut words: Vec<String> = Vec::new();
        for _ in 0..count {
            let [shared, rest] = self.array()?;
            let before = words.last().map_or(&[][..], String::as_bytes);
            let mut word = before.get(..shared.into()).ok_or(Damaged)?.to_vec();
            word.extend(self.take(rest.into())?);
            words.push(String::from_utf8(word).map_err(|_| Damaged)?);
        }
        Ok(words)
    }

    fn halves(&mut self, count: usize) -> Result<impl Iterator<Item = f32> + use<'b>, Damaged> {
        let bytes = self.take(count.div_ceil(2))?;
        Ok(bytes.iter().flat_map(|byte| [byte & 15, byte >> 4]).take(count).map(f32::from))
    }

    /// Reads so many links.
    pub fn links(&mut self, count: usize) -> Result<Vec<f32>, Damaged> {
        Ok(self.halves(count)?.map(|half| LEAST + half * STEP).collect())
    }

    /// Reads a vector on these scales.
    pub fn vector(&mut self, scales: &[f32]) -> Result<Vec<f32>, Damaged> {
        let halves = self.halves(scales.len())?;
        Ok(halves.zip(scales).map(|(half, scale)| (half / 7.5 - 1.0) * REACH * scale).collect())
    }

    /// Reads the bytes of so many vectors, to be unpacked one by one.
    pub fn vectors(&mut self, count: usize) -> Result<Vectors<'b>, Damaged> {
        Ok(Vectors(self.take(count * WIDTH / 2)?))
    }
}

/// Many vectors, packed.
#[derive(Clone, Copy, Debug)]
pub struct Vectors<'b>(&'b [u8]);

impl Vectors<'_> {
    /// One of them.
    pub fn get(&self, number: usize, scales: &[f32]) -> Option<Vec<f32>> {
        let size = WIDTH / 2;
        let bytes = self.0.get(number * size..(number + 1) * size)?;
        Unpacker(bytes).vector(scales).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let mut packer = Packer::default();
        packer.small(7);
        packer.number(70_000);
        packer.words(["car", "card", "care", "dog", "été"].into_iter());
        packer.links(&[-2.0, 0.0, 4.0, 9.0, -9.0]);
        packer.vector(&[0.5, -0.25], &[0.2, 0.1]);
        let bytes = packer.bytes();
        let mut unpacker = Unpacker::new(&bytes);
        assert_eq!(unpacker.small(), Ok(7));
        assert_eq!(unpacker.number(), Ok(70_000));
        assert_eq!(unpacker.words().map(|words| words.join(" ")).as_deref(), Ok("car card care dog été"));
        let links = unpacker.links(5).unwrap_or_default();
        for (link, kept) in [-2.0_f32, 0.0, 4.0, 4.0, -2.0].iter().zip(&links) {
            assert!((link - kept).abs() < 0.01, "{links:?}");
        }
        let vector = unpacker.vector(&[0.2, 0.1]).unwrap_or_default();
        assert!((vector[0] - 0.5).abs() < 0.04 && (vector[1] + 0.25).abs() < 0.02, "{vector:?}");
        assert!(unpacker.is_done());
        assert_eq!(unpacker.small(), Err(Damaged));
    }
}
