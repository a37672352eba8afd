//! Everything, moved to another place: all of it or nothing, held against what was there before anybody may use it. What it
//! was moved from stays as it is.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};
use serde::Serialize;

use crate::db::Db;
use crate::shelves::{SHELVES, Shelf, Sum};
use crate::sqlite::{self, Line as FileLine};
use crate::{CannotCopy, CannotLock, Database, Failure, FileLock, Holder, NodeId, Store, copies, postgres};

/// What was moved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Moved {
    /// How many rows of each table.
    pub rows: BTreeMap<&'static str, u64>,
    /// A hash of all that stands in them, the same here and there.
    pub hash: String,
}

/// Why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum CannotMove {
    /// There is something where it is to go.
    #[error("there is something in it already")]
    NotEmpty,
    /// It is where it is to go.
    #[error("it is there already")]
    Same,
    /// A server has the file.
    #[error("it is held by another program")]
    Held(Holder),
    /// Servers use the database.
    #[error("servers are using it")]
    Used(Vec<NodeId>),
    /// What came out is not what went in.
    #[error("what is in {0} there is not what is in it here")]
    Differs(&'static str),
    /// The store would not.
    #[error(transparent)]
    Store(#[from] Failure),
    /// The system would not.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

impl From<CannotLock> for CannotMove {
    fn from(cannot: CannotLock) -> Self {
        match cannot {
            CannotLock::Held(holder) => Self::Held(holder),
            CannotLock::System(error) => Self::System(error),
        }
    }
}

impl From<CannotCopy> for CannotMove {
    fn from(cannot: CannotCopy) -> Self {
        match cannot {
            CannotCopy::Store(failure) => Self::Store(failure),
            CannotCopy::System(error) => Self::System(error),
            CannotCopy::There => Self::NotEmpty,
            other => Self::Store(Failure::Database(other.to_string())),
        }
    }
}

/// A place of which it is certain that nobody uses it.
struct Alone {
    database: Database,
    _hold: Option<FileLock>,
}

impl Alone {
    fn take(database: &Database) -> Result<Self, CannotMove> {
        let hold = database.file().map(FileLock::take).transpose()?;
        Ok(Self { database: database.clone(), _hold: hold })
    }
}

/// Which of two places something is wrong with.
#[derive(Debug)]
pub enum Where {
    /// Where it is.
    From(CannotMove),
    /// Where it is to go.
    To(CannotMove),
}

impl Database {
    /// Moves everything to another place, in which there is nothing yet. No server may be using either. What is here stays.
    pub async fn move_to(&self, target: &Self) -> Result<Moved, Where> {
        if self == target {
            return Err(Where::To(CannotMove::Same));
        }
        let source = Alone::take(self).map_err(Where::From)?;
        let from = source.reading().await.map_err(Where::From)?;
        let target = Alone::take(target).map_err(Where::To)?;
        let moved = match &target.database {
            Self::File(path) => into_file(&from, path).await,
            Self::Postgres(url) => into_server(&from, url).await,
        };
        moved.map_err(Where::To)
    }
}

impl Alone {
    /// All that is there, as it is at one instant.
    async fn reading(&self) -> Result<Db, CannotMove> {
        match &self.database {
            Database::File(path) => {
                // It is of this version, or says so.
                drop(Store::visit(path)?);
                let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
                    .map_err(Failure::from)?;
                sqlite::prepare(&connection)?;
                Ok(Db::File(FileLine::new(connection)))
            }
            Database::Postgres(url) => {
                unused(&Store::visit_server(url).await?).await?;
                let line = postgres::Line::apart(url).await?;
                line.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
                Ok(Db::Server(line))
            }
        }
    }
}

async fn unused(store: &Store) -> Result<(), CannotMove> {
    let nodes = store.nodes().await?;
    if nodes.is_empty() {
        return Ok(());
    }
    Err(CannotMove::Used(nodes.into_iter().map(|row| row.node.id).collect()))
}

/// The file is there once everything is in it.
async fn into_file(from: &Db, path: &Path) -> Result<Moved, CannotMove> {
    if path.exists() {
        return Err(CannotMove::NotEmpty);
    }
    let candidate = copies::candidate(path);
    copies::discard(&candidate);
    let moved = fill(from, &candidate).await;
    match moved {
        Ok(moved) => {
            std::fs::rename(&candidate, path)?;
            copies::sync_folder(path)?;
            Ok(moved)
        }
        Err(cannot) => {
            copies::discard(&candidate);
            Err(cannot)
        }
    }
}

async fn fill(from: &Db, candidate: &PathBuf) -> Result<Moved, CannotMove> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    drop(options.open(candidate)?);
    let mut connection = Connection::open(candidate).map_err(Failure::from)?;
    sqlite::prepare(&connection)?;
    sqlite::schema::migrate(&mut connection)?;
    // A table may come before its rematch; all of it is looked over at the end.
    connection.pragma_update(None, "foreign_keys", false).map_err(Failure::from)?;
    let line = FileLine::new(connection);
    line.begin()?;
    let into = Db::File(line);
    let moved = pour(from, &into).await?;
    if let Db::File(line) = &into {
        line.commit()?;
    }
    drop(into);
    let sound = copies::look_over(candidate)?;
    if !sound.faults.is_empty() {
        return Err(Failure::Database(sound.faults.join("; ")).into());
    }
    std::fs::OpenOptions::new().write(true).open(candidate)?.sync_all()?;
    Ok(moved)
}

/// Nobody sees any of it before all of it is there.
async fn into_server(from: &Db, url: &crate::PostgresUrl) -> Result<Moved, CannotMove> {
    unused(&Store::connect(url).await?).await?;
    let line = postgres::Line::apart(url).await?;
    line.batch("BEGIN").await?;
    let into = Db::Server(line);
    for shelf in &SHELVES {
        if !shelf.page(&into, None).await?.is_empty() {
            return Err(CannotMove::NotEmpty);
        }
    }
    let moved = pour(from, &into).await?;
    let Db::Server(line) = into else { return Err(Failure::Closed.into()) };
    for shelf in SHELVES.iter().filter(|shelf| shelf.counted) {
        let name = shelf.name;
        line.batch(&format!(
            "SELECT setval(pg_get_serial_sequence('{name}', 'id'), coalesce(max(id), 0) + 1, false) FROM {name}"
        ))
        .await?;
    }
    line.batch("COMMIT").await?;
    Ok(moved)
}

/// Takes everything from here to there, and looks whether it is the same.
async fn pour(from: &Db, into: &Db) -> Result<Moved, CannotMove> {
    let mut rows = BTreeMap::new();
    let mut hashes = blake3::Hasher::new();
    for shelf in &SHELVES {
        let sum = carry(shelf, from, into).await?;
        if shelf.sum(into).await? != sum {
            return Err(CannotMove::Differs(shelf.name));
        }
        rows.insert(shelf.name, sum.rows);
        hashes.update(sum.hash().as_bytes());
    }
    Ok(Moved { rows, hash: hashes.finalize().to_hex().to_string() })
}

async fn carry(shelf: &Shelf, from: &Db, into: &Db) -> Result<Sum, Failure> {
    let mut sum = Sum::default();
    let mut last = None;
    loop {
        let page = shelf.page(from, last.as_ref()).await?;
        sum.add(&page);
        shelf.put(into, &page).await?;
        last = page.into_iter().next_back();
        if last.is_none() {
            return Ok(sum);
        }
    }
}
