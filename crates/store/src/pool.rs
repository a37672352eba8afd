//! One writer with group commit, and a few readers, each on a thread of its own with a connection of its own.
//!
//! Requests of many tables that arrive while a commit is under way share the next one: a sync to disk costs the same for
//! one entry as for a hundred. Each runs in a savepoint, so that one that fails takes nothing of the others with it, and
//! none is answered before the commit.

use std::cmp::Ordering;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use crate::{TableId, schema};

/// Requests that may wait for the writer before askers have to wait themselves.
const QUEUE: usize = 1024;
/// Requests that share a commit at most, so that the first is not kept waiting.
const BATCH: usize = 256;
/// Readers. Reading happens when somebody looks at a table for the first time, not with every move.
const READERS: usize = 2;
/// 32 MiB of log before it is worked into the file: pages that change with every move are then written there once for
/// thousands of moves.
const CHECKPOINT_PAGES: u32 = 8192;

/// 32 KiB: no move with all that is dealt on it takes more. A single page would still find room in the log where none is
/// left for a move.
const PULSE: u32 = 32 * 1024;

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

/// A request on its way to a connection and back.
trait Job: Send {
    /// Does the work; whether it succeeded.
    fn run(&mut self, connection: &Connection) -> bool;
    /// Hands the answer back, or why the commit failed.
    fn answer(self: Box<Self>, committed: Result<(), Failure>);
}

struct Request<W, T> {
    work: Option<W>,
    outcome: Option<Result<T, Failure>>,
    reply: oneshot::Sender<Result<T, Failure>>,
}

impl<W, T> Job for Request<W, T>
where
    W: FnOnce(&Connection) -> Result<T, Failure> + Send,
    T: Send,
{
    fn run(&mut self, connection: &Connection) -> bool {
        self.outcome = self.work.take().map(|work| work(connection));
        matches!(self.outcome, Some(Ok(_)))
    }

    fn answer(self: Box<Self>, committed: Result<(), Failure>) {
        let outcome = self.outcome.unwrap_or(Err(Failure::Closed));
        // Whoever asked may have gone; what was stored stays stored.
        let _ = self.reply.send(committed.and(outcome));
    }
}

/// The store. Cheap to clone; closed when the last clone is dropped.
#[derive(Clone)]
pub struct Store {
    writer: mpsc::Sender<Box<dyn Job>>,
    reader: mpsc::Sender<Box<dyn Job>>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

impl Store {
    /// Opens the file, makes it if there is none, and brings it up to date.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        Self::with(Connection::open(path)?, path)
    }

    /// Opens a PostgreSQL database, makes its tables if there are none, and brings them up to date.
    #[allow(clippy::unused_async)]
    pub async fn connect(_: &crate::PostgresUrl) -> Result<Self, Failure> {
        Err(Failure::Database("not yet".to_owned()))
    }

    /// Opens a file that is there and up to date, beside a server that may be using it. [`Failure::Older`] or
    /// [`Failure::Newer`] if it is of another version: nothing is changed then.
    pub fn visit(path: &Path) -> Result<Self, Failure> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        let (found, known) = (schema::version(&connection)?, schema::SCHEMA);
        match found.cmp(&known) {
            Ordering::Less => Err(Failure::Older { found, known }),
            Ordering::Greater => Err(Failure::Newer { found, known }),
            Ordering::Equal => {
                // What is deleted here is meant to be gone: it is overwritten.
                connection.pragma_update(None, "secure_delete", true)?;
                Self::with(connection, path)
            }
        }
    }

    fn with(mut connection: Connection, path: &Path) -> Result<Self, Failure> {
        prepare(&connection)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
        schema::migrate(&mut connection)?;
        let (writer, requests) = mpsc::channel(QUEUE);
        spawn("reverie-writer", move || write(connection, requests))?;
        let (reader, requests) = mpsc::channel(QUEUE);
        let requests = Arc::new(Mutex::new(requests));
        for _ in 0..READERS {
            let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
            prepare(&connection)?;
            let requests = Arc::clone(&requests);
            spawn("reverie-reader", move || read(&connection, &requests))?;
        }
        Ok(Self { writer, reader })
    }

    /// Does this in a transaction, shared with whatever else is waiting; answers when it is on the disk.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        ask(&self.writer, work).await
    }

    /// Looks something up.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        ask(&self.reader, work).await
    }

    /// Whether a move could be stored, for a health check: as much as a large one takes is written in its way, and synced.
    pub async fn healthy(&self) -> Result<(), Failure> {
        self.write(|db| {
            db.prepare_cached("UPDATE pulse SET beat = beat + 1, room = randomblob(?)")?.execute([PULSE])?;
            Ok(())
        })
        .await
    }
}

async fn ask<T: Send + 'static>(
    queue: &mpsc::Sender<Box<dyn Job>>,
    work: impl FnOnce(&Connection) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let (reply, answer) = oneshot::channel();
    let request = Request { work: Some(work), outcome: None, reply };
    queue.send(Box::new(request)).await.map_err(|_| Failure::Closed)?;
    answer.await.map_err(|_| Failure::Closed)?
}

pub(crate) fn prepare(connection: &Connection) -> Result<(), Failure> {
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

/// Brings what was written last into the file itself, so that a server that has stopped leaves one file behind.
pub fn fold(path: &Path) -> Result<(), Failure> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    prepare(&connection)?;
    // Whether it could be done is in its answer; where somebody else is writing it is theirs to do.
    Ok(connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), Failure> {
    let thread = std::thread::Builder::new().name(name.to_owned()).spawn(work);
    thread.map(drop).map_err(|error| Failure::Database(error.to_string()))
}

fn write(mut connection: Connection, mut requests: mpsc::Receiver<Box<dyn Job>>) {
    while let Some(first) = requests.blocking_recv() {
        let mut batch = vec![first];
        while batch.len() < BATCH
            && let Ok(next) = requests.try_recv()
        {
            batch.push(next);
        }
        let committed = commit(&mut connection, &mut batch);
        for job in batch {
            job.answer(committed.clone());
        }
    }
}

fn commit(connection: &mut Connection, batch: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for job in batch {
        let savepoint = transaction.savepoint()?;
        if job.run(&savepoint) {
            savepoint.commit()?;
        }
    }
    Ok(transaction.commit()?)
}

fn read(connection: &Connection, requests: &Mutex<mpsc::Receiver<Box<dyn Job>>>) {
    loop {
        let next = requests.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
        let Some(mut job) = next else { return };
        job.run(connection);
        job.answer(Ok(()));
    }
}
