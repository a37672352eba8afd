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

/// What a node says when it has taken a table.
const CLAIMED: &str = "table claimed";

#[derive(Deserialize)]
struct Line {
    message: String,
    table: String,
    fence: i64,
    node: String,
}

impl Claim {
    /// The claims in a node's log; what else it says is passed over.
    pub fn all_in(log: &str) -> Vec<Self> {
        let lines = log.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
        let claimed = lines.filter(|line| line.message == CLAIMED);
        claimed.map(|Line { table, fence, node, .. }| Self { table, fence, node }).collect()
    }
}
