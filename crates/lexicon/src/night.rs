//! The dreams a night is about: those of its themes, or, on a night without one, the commonest of all.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::{Dream, Theme};

/// How many of the commonest dreams each theme lends to a night without a theme.
const LENT: usize = 5;

static SUNDAY: LazyLock<Vec<Dream>> = LazyLock::new(|| {
    let mut met = HashSet::new();
    let lent = Theme::all().flat_map(|theme| theme.dreams().take(LENT));
    lent.filter(|dream| met.insert(dream.concept())).collect()
});

/// The dreams of a night without a theme, in the order of the themes they come from.
pub fn sunday() -> &'static [Dream] {
    &SUNDAY
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
