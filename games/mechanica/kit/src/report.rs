//! What a report on it counts.

use reverie_kit::report::{Label, Noted, Notes, Offered};

/// What is looked for in its events.
pub const NOTES: Notes = Notes {
    things: &[
        Noted::each("report-kind-improvements", "bought", "improvement", Label::Said("tile")),
        Noted::each("report-kind-blueprints", "completed", "blueprint", Label::Said("blueprint")),
        Noted::each("report-kind-trucks", "truck", "size", Label::Said("truck")),
        Noted::once("report-kind-choices", "forked", "report-thing-fork"),
        Noted::once("report-kind-choices", "recycled", "report-thing-recycled"),
        Noted::once("report-kind-choices", "demolished", "report-thing-demolished"),
        Noted::once("report-kind-choices", "collided", "report-thing-collided"),
    ],
    offered: &[
        Offered { kind: "report-kind-improvements", event: "drew", ids: "improvement", labels: &["tile"] },
        Offered {
            kind: "report-kind-blueprints",
            event: "blueprint",
            ids: "blueprint",
            labels: &["blueprint"],
        },
    ],
    round: Some(("day", "day")),
};
