//! Why something was not stored or found.

use crate::TableId;

/// Why something was not stored or found.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Somebody else was first: the number, the seat, the link is taken.
    #[error("it is taken already")]
    Taken,
    /// There is no such table, guest, link or code, or no longer.
    #[error("there is no such thing")]
    Missing,
    /// Somebody else has taken the table over since: whoever asked holds it no longer.
    #[error("another server has taken the table over")]
    Fenced,
    /// The file was written by a newer program.
    #[error("the data is of version {found}; this program knows versions up to {known}")]
    Newer {
        /// The file's version.
        found: i64,
        /// The last one known here.
        known: i64,
    },
    /// The file was written by an older program, and is not to be changed behind the back of who uses it.
    #[error("the data is of version {found}, and this program works on version {known}")]
    Older {
        /// The file's version.
        found: i64,
        /// The one that is worked on here.
        known: i64,
    },
    /// What stands in the file is nothing this program can read.
    #[error("{0}")]
    Unreadable(Unreadable),
    /// The database said no: a full disk, a broken file.
    #[error("the database: {0}")]
    Database(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

/// Something of a table that cannot be read: never taken for anything else.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("table {table}: its {what} cannot be read: {reason}")]
pub struct Unreadable {
    /// Which table.
    pub table: TableId,
    /// What of it.
    pub what: String,
    /// Why.
    pub reason: String,
}

impl From<Unreadable> for Failure {
    fn from(unreadable: Unreadable) -> Self {
        Self::Unreadable(unreadable)
    }
}
