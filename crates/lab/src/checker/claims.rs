//! Who held which table when, by their own account: nodes log each claim as a line of JSON.

use serde::Deserialize;

/// A table that a node took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// Which.
    pub table: String,
    /// By which fence.
    pub fence: i64,
    /// Who.
    pub node: String,
}

#[derive(Deserialize)]
struct Line {
    claimed: String,
    fence: i64,
    node: String,
}

impl Claim {
    /// The claims in a node's log; what else it says is passed over.
    pub fn all_in(log: &str) -> Vec<Self> {
        let lines = log.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
        lines.map(|Line { claimed, fence, node }| Self { table: claimed, fence, node }).collect()
    }
}
