//! Faults: said once with how often. A full disk refuses every move.

use std::fmt::Display;
use std::sync::LazyLock;
use std::time::Instant;

use reverie_store::TableId;

use crate::repeats::Repeats;

static FAULTS: LazyLock<Repeats<(&'static str, String)>> = LazyLock::new(Repeats::default);

/// Says that something is wrong, and at which table if it was at one: unless that was said just now.
pub(crate) fn fault(what: &'static str, error: &dyn Display, table: Option<&TableId>) {
    let error = error.to_string();
    if let Some(times) = FAULTS.heard((what, error.clone()), Instant::now()) {
        tracing::error!(%error, times, table = table.map(tracing::field::display), "{what}");
    }
}

/// Says how often faults were heard that nobody has heard of since: to be called now and then.
pub(crate) fn settle() {
    for ((what, error), times) in FAULTS.untold(Instant::now()) {
        tracing::error!(%error, times, "{what}");
    }
}
