//! What a report on it counts.

use reverie_kit::report::{Label, Noted, Notes, Offered};

/// What is looked for in its events.
pub const NOTES: Notes = Notes {
    things: &[
        Noted::each("report-kind-machines", "bought", "tile", Label::Said("machine")),
        Noted::each("report-kind-robots", "robot", "robot", Label::Said("robot")),
        Noted::each("report-kind-specialists", "hired", "specialist", Label::Said("specialist")),
        Noted::each("report-kind-specialists", "recruited", "specialist", Label::Said("specialist")),
        Noted::once("report-kind-places", "stock", "report-thing-stock"),
        Noted::once("report-kind-places", "dock", "report-thing-dock"),
        Noted::once("report-kind-places", "built", "report-thing-built"),
    ],
    offered: &[
        Offered { kind: "report-kind-machines", event: "turned", ids: "tile", labels: &["machine"] },
        Offered { kind: "report-kind-robots", event: "dealt", ids: "robots", labels: &["one", "other"] },
    ],
    round: Some(("began", "day")),
};
