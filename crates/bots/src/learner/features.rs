//! Features by name. A game declares families of them: "need" by digit and by how many clouds need it. Where a feature's weights
//! lie is found out when it is declared; from then on nothing is looked up by name, and nobody counts places by hand.

use std::collections::HashMap;
use std::num::NonZeroU32;

/// A feature: where its weights are, counted from 1, so that it takes no more room to say that there is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Feature(NonZeroU32);

impl Feature {
    const fn nth(place: u32) -> Self {
        Self(NonZeroU32::MIN.saturating_add(place))
    }

    pub(super) const fn index(self) -> usize {
        self.0.get() as usize
    }

    const fn place(self) -> usize {
        self.index() - 1
    }
}

/// In what the features of a family differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// A count, from 0 to below this.
    Below(usize),
    /// One of these.
    OneOf(Vec<String>),
    /// Which of so many places are blank: a bit for each.
    Blanks(usize),
}

impl Part {
    /// One of these.
    pub fn one_of(names: impl IntoIterator<Item = impl ToString>) -> Self {
        Self::OneOf(names.into_iter().map(|name| name.to_string()).collect())
    }

    const fn len(&self) -> usize {
        match self {
            Self::Below(end) => *end,
            Self::OneOf(names) => names.len(),
            Self::Blanks(places) => 1 << *places,
        }
    }

    fn name(&self, nth: usize) -> String {
        match self {
            Self::Below(_) => nth.to_string(),
            Self::OneOf(names) => names.get(nth).cloned().unwrap_or_default(),
            Self::Blanks(places) => {
                (0..*places).map(|place| if nth >> place & 1 == 1 { '_' } else { 'x' }).collect()
            }
        }
    }

    fn find(&self, name: &str) -> Option<usize> {
        match self {
            Self::Below(end) => name.parse().ok().filter(|nth| nth < end),
            Self::OneOf(names) => names.iter().position(|known| known == name),
            Self::Blanks(places) => {
                let bit = |(place, mark)| match mark {
                    '_' => Some(1_usize << place),
                    'x' => Some(0),
                    _ => None,
                };
                let bits = name.chars().enumerate().map(bit).sum::<Option<usize>>();
                bits.filter(|_| name.len() == *places)
            }
        }
    }
}

/// Features that differ in so many parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Family<const PARTS: usize> {
    /// The place of the first of them, counted from 1.
    first: u32,
    /// The last of each part, and how many features there are from one of it to the next.
    parts: [(u32, u32); PARTS],
}

impl<const PARTS: usize> Family<PARTS> {
    /// The feature with these parts. What is beyond the last of a part counts as the last.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // counts of things on a table
    pub fn at(&self, parts: [usize; PARTS]) -> Feature {
        let mut place = self.first;
        for (part, (last, step)) in parts.into_iter().zip(self.parts) {
            place += (part as u32).min(last) * step;
        }
        Feature(NonZeroU32::new(place).unwrap_or(NonZeroU32::MIN))
    }
}

/// A family as it was declared.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Declared {
    name: String,
    parts: Vec<Part>,
    first: u32,
}

impl Declared {
    fn len(&self) -> usize {
        self.parts.iter().map(Part::len).product()
    }
}

/// All the features of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Features {
    families: Vec<Declared>,
    by_name: HashMap<String, usize>,
    len: u32,
}

impl Features {
    /// Declares a feature of its own.
    pub fn one(&mut self, name: impl Into<String>) -> Feature {
        self.family(name, []).at([])
    }

    /// Declares a family, one feature for all that its parts may be together. None of the parts may be empty.
    #[allow(clippy::missing_panics_doc)] // only a game that declares nonsense panics, whoever plays it
    pub fn family<const PARTS: usize>(
        &mut self,
        name: impl Into<String>,
        parts: [Part; PARTS],
    ) -> Family<PARTS> {
        let name = name.into();
        let sizes = parts.each_ref().map(|part| {
            u32::try_from(part.len())
                .ok()
                .filter(|&size| size > 0)
                .expect("a part has some names, not too many")
        });
        let declared = Declared { name: name.clone(), parts: parts.into(), first: self.len };
        self.len += u32::try_from(declared.len()).expect("features fit into the memory");
        let known = self.by_name.insert(name, self.families.len());
        assert!(known.is_none(), "{} is declared twice", declared.name);
        let first = declared.first + 1;
        self.families.push(declared);
        let mut step = 1;
        let mut parts = sizes.map(|size| (size - 1, 1));
        for ((_, of_part), size) in parts.iter_mut().zip(sizes).rev() {
            *of_part = step;
            step *= size;
        }
        Family { first, parts }
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Feature> + use<> {
        (0..self.len).map(Feature::nth)
    }

    /// What a feature is called: its family, and its parts.
    pub fn name(&self, feature: Feature) -> String {
        let after = self.families.partition_point(|family| family.first as usize <= feature.place());
        let Some(family) = after.checked_sub(1).map(|at| &self.families[at]) else { return String::new() };
        let mut nth = feature.place() - family.first as usize;
        let mut parts = Vec::with_capacity(family.parts.len());
        for part in family.parts.iter().rev() {
            parts.push(part.name(nth % part.len()));
            nth /= part.len();
        }
        parts.reverse();
        if parts.is_empty() { family.name.clone() } else { format!("{}={}", family.name, parts.join("/")) }
    }

    /// The feature of this name.
    pub fn find(&self, name: &str) -> Option<Feature> {
        let (family, parts) =
            name.split_once('=').map_or((name, None), |(family, parts)| (family, Some(parts)));
        let family = &self.families[*self.by_name.get(family)?];
        let mut names = parts.into_iter().flat_map(|parts| parts.split('/'));
        let mut nth = 0;
        for part in &family.parts {
            nth = nth * part.len() + part.find(names.next()?)?;
        }
        names.next().is_none().then_some(Feature::nth(family.first + u32::try_from(nth).ok()?))
    }
}

/// Whoever is told the features of a position.
pub trait See {
    /// It has this feature, so much of it.
    fn see(&mut self, feature: Feature, amount: f32);
}

/// Features of a position, each with how much of it there is; the same may come twice.
pub type Seen = Vec<(Feature, f32)>;

impl See for Seen {
    fn see(&mut self, feature: Feature, amount: f32) {
        self.push((feature, amount));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test may stop at the first surprise
mod tests {
    use super::*;

    #[test]
    fn every_feature_is_found_by_its_name() {
        let mut features = Features::default();
        let alone = features.one("always there");
        let need = features.family("need", [Part::Below(10), Part::one_of(["few", "many"])]);
        let last = features.family("last", [Part::Below(1)]);
        let line = features.family("line", [Part::Blanks(3)]);
        assert_eq!(features.name(alone), "always there");
        assert_eq!(features.name(need.at([3, 1])), "need=3/many");
        assert_eq!(features.name(last.at([0])), "last=0");
        assert_eq!(features.name(line.at([0b110])), "line=x__");
        for feature in features.iter() {
            assert_eq!(features.find(&features.name(feature)), Some(feature));
        }
        for none in [
            "",
            "need",
            "need=3",
            "need=3/none",
            "need=10/few",
            "need=3/few/few",
            "last",
            "line=x_",
            "line=x_?",
            "always there=0",
        ] {
            assert_eq!(features.find(none), None, "{none}");
        }
    }

    #[test]
    fn what_is_beyond_the_last_of_a_part_counts_as_the_last() {
        let mut features = Features::default();
        let need = features.family("need", [Part::Below(2), Part::Below(3)]);
        assert_eq!(need.at([1, 7]), need.at([1, 2]));
        assert_eq!(need.at([9, 0]), need.at([1, 0]));
    }
}
