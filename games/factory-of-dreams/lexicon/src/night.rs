//! The dreams a night is about: those of its themes, or, on a night without one, the commonest of all.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use crate::{Concept, Dream, Theme};

/// How many dreams a night without a theme has.
const SUNDAY: usize = 250;

/// How far down a theme's list a dream is half as common as the first.
const HALF: f32 = 15.0;

static COMMONEST: LazyLock<Vec<Dream>> = LazyLock::new(|| {
    let mut common: HashMap<Concept, (f32, Dream)> = HashMap::new();
    for theme in Theme::all() {
        for (place, dream) in (0_u8..).zip(theme.dreams()) {
            common.entry(dream.concept()).or_insert((0.0, dream)).0 += 1.0 / (1.0 + f32::from(place) / HALF);
        }
    }
    let mut dreams: Vec<(f32, Dream)> = common.into_values().collect();
    dreams.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    dreams.into_iter().take(SUNDAY).map(|(_, dream)| dream).collect()
});

/// The dreams of a night without a theme: those that stand high on the lists of many, the commonest first.
pub fn sunday() -> &'static [Dream] {
    &COMMONEST
}

/// The dreams of a night with these themes, each thing once.
pub(crate) fn dreams(themes: &[Theme]) -> Vec<Dream> {
    if themes.is_empty() {
        return sunday().to_vec();
    }
    let mut met = HashSet::new();
    let dreams = themes.iter().flat_map(|theme| theme.dreams());
    dreams.filter(|dream| met.insert(dream.concept())).collect()
}
