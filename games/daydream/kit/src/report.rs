//! What a report on it counts.

use reverie_kit::report::{Label, Noted, Notes};

/// What is looked for in its events.
pub const NOTES: Notes = Notes {
    things: &[
        line("report-kind-sun-lines", "sun"),
        line("report-kind-dot-lines", "dot"),
        Noted::each("report-kind-choices", "bonus", "take", Label::Prefix("report-thing-bonus-")),
        Noted::once("report-kind-choices", "coloured", "report-thing-coloured"),
        Noted::once("report-kind-choices", "forwent", "report-thing-forwent"),
    ],
    offered: &[],
    round: Some(("rolled", "turn")),
};

const fn line(kind: &'static str, outcome: &'static str) -> Noted {
    Noted { only: Some(("outcome", outcome)), ..Noted::each(kind, "line", "line", Label::Said("line")) }
}
