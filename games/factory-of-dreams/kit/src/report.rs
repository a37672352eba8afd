//! What a report on it counts.

use reverie_kit::report::{Label, Noted, Notes};

/// What is looked for in its events.
pub const NOTES: Notes = Notes {
    things: &[
        Noted::each("report-kind-tools", "token", "tool", Label::Prefix("factory-tool-")),
        Noted::once("report-kind-choices", "swept", "report-thing-swept"),
        Noted::once("report-kind-choices", "placed", "report-thing-placed"),
        Noted::once("report-kind-choices", "feathered", "report-thing-feathered"),
    ],
    offered: &[],
    round: None,
};
