//! A connection to a file, and its transactions.

use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql};

use crate::Failure;
use crate::db::{Cell, Row, Value};
use crate::fuse::Fuse;

/// A connection to a file. One thread has it; the lock only says so to the compiler.
pub(crate) struct Line {
    connection: Mutex<Connection>,
    fuse: Fuse,
}

impl Line {
    pub(crate) fn new(connection: Connection) -> Self {
        Self { connection: Mutex::new(connection), fuse: Fuse::default() }
    }

    /// As it is, but for this fuse.
    pub(super) fn with(self, fuse: Fuse) -> Self {
        Self { fuse, ..self }
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs a statement; how many rows it changed.
    pub(crate) fn execute(&self, sql: &str, values: &[Value<'_>]) -> Result<u64, Failure> {
        debug_assert!(
            in_order(sql),
            "parameters are numbered in the order in which they first appear: {sql}"
        );
        self.fuse.point()?;
        let connection = self.connection();
        let changed = connection.prepare_cached(sql)?.execute(rusqlite::params_from_iter(values))?;
        Ok(changed as u64)
    }

    /// The rows a statement gives.
    pub(crate) fn rows(&self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        debug_assert!(
            in_order(sql),
            "parameters are numbered in the order in which they first appear: {sql}"
        );
        self.fuse.point()?;
        let connection = self.connection();
        let mut statement = connection.prepare_cached(sql)?;
        let columns = statement.column_count();
        let mut found = statement.query(rusqlite::params_from_iter(values))?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            let cells = (0..columns).map(|column| Ok(cell(row.get_ref(column)?)));
            rows.push(Row(cells.collect::<Result<_, rusqlite::Error>>()?));
        }
        Ok(rows)
    }

    fn order(&self, sql: &'static str) -> Result<(), Failure> {
        self.connection().prepare_cached(sql)?.execute([])?;
        Ok(())
    }

    /// Begins a transaction.
    pub(crate) fn begin(&self) -> Result<(), Failure> {
        self.order("BEGIN IMMEDIATE")
    }

    /// Does something that leaves nothing behind if it fails. It is an error if the transaction itself has been broken off
    /// meanwhile, as by a full disk.
    pub(super) fn within(&self, work: impl FnOnce() -> bool) -> Result<(), Failure> {
        self.order("SAVEPOINT call")?;
        let done = work();
        if self.connection().is_autocommit() {
            return Err(Failure::Database("the disk would not take it".to_owned()));
        }
        if !done {
            self.order("ROLLBACK TO call")?;
        }
        self.order("RELEASE call")
    }

    /// Ends a transaction: it is on the disk then.
    pub(crate) fn commit(&self) -> Result<(), Failure> {
        self.fuse.point()?;
        self.order("COMMIT")?;
        self.fuse.point()
    }

    /// Ends a transaction as if it had not been begun. Where it has been ended already there is nothing to do.
    pub(super) fn roll_back(&self) {
        let _ = self.order("ROLLBACK");
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Self::Null => ValueRef::Null,
            Self::Int(value) => ValueRef::Integer(value),
            Self::Text(value) => ValueRef::Text(value.as_bytes()),
            Self::Blob(value) => ValueRef::Blob(value),
        }))
    }
}

fn cell(value: ValueRef<'_>) -> Cell {
    match value {
        ValueRef::Null => Cell::Null,
        ValueRef::Integer(value) => Cell::Int(value),
        // No column of ours is of this kind.
        ValueRef::Real(value) => Cell::Text(value.to_string()),
        // What is no text is not taken for any.
        ValueRef::Text(value) => std::str::from_utf8(value)
            .map_or_else(|_| Cell::Blob(value.to_vec()), |text| Cell::Text(text.to_owned())),
        ValueRef::Blob(value) => Cell::Blob(value.to_vec()),
    }
}

/// `SQLite` counts named parameters by where they first appear; PostgreSQL goes by the number.
fn in_order(sql: &str) -> bool {
    let mut last = 0;
    sql.split('$').skip(1).all(|rest| {
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        let Ok(number) = digits.parse::<u32>() else { return true };
        let fits = number <= last + 1;
        last = last.max(number);
        fits
    })
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        match error {
            rusqlite::Error::QueryReturnedNoRows => Self::Missing,
            other if is_unique_violation(&other) => Self::Taken,
            other => Self::Database(other.to_string()),
        }
    }
}

fn is_unique_violation(error: &rusqlite::Error) -> bool {
    use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
    matches!(error, rusqlite::Error::SqliteFailure(code, _)
        if [SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE].contains(&code.extended_code))
}
