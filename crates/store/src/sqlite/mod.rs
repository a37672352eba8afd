//! `SQLite`: one file, one writer with group commit, and a few readers, each on a thread of its own with a connection of its own.
//!
//! Requests of many tables that arrive while a commit is under way share the next one: a sync to disk costs the same for
//! one entry as for a hundred. Each runs in a savepoint, so that one that fails takes nothing of the others with it, and
//! none is answered before the commit.

mod line;
pub(crate) mod schema;

use std::cmp::Ordering;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tokio::sync::{mpsc, oneshot};

use crate::Failure;
use crate::db::{Db, Waiting, Work};
use crate::fuse::Fuse;

pub(crate) use line::Line;

/// Requests that may wait for the writer before askers have to wait themselves.
const QUEUE: usize = 1024;
/// Requests that share a commit at most, so that the first is not kept waiting.
const BATCH: usize = 256;
/// Readers. Reading happens when somebody looks at a table for the first time, not with every move.
const READERS: usize = 2;
/// 32 MiB of log before it is worked into the file: pages that change with every move are then written there once for
/// thousands of moves.
const CHECKPOINT_PAGES: u32 = 8192;

/// A request on its way to a connection and back.
trait Job: Send {
    /// Does the work; whether it succeeded.
    fn run(&mut self, db: &Db) -> bool;
    /// Hands the answer back, or why the commit failed.
    fn answer(self: Box<Self>, committed: Result<(), Failure>);
}

struct Request<A, W, T> {
    given: A,
    work: W,
    outcome: Option<Result<T, Failure>>,
    reply: oneshot::Sender<Result<T, Failure>>,
}

impl<A, W, T> Job for Request<A, W, T>
where
    A: Send,
    W: Work<A, T>,
    T: Send,
{
    fn run(&mut self, db: &Db) -> bool {
        self.outcome = Some(at_once((self.work)(db, &self.given)));
        matches!(self.outcome, Some(Ok(_)))
    }

    fn answer(self: Box<Self>, committed: Result<(), Failure>) {
        let outcome = self.outcome.unwrap_or(Err(Failure::Closed));
        // Whoever asked may have gone; what was stored stays stored.
        let _ = self.reply.send(committed.and(outcome));
    }
}

/// What work comes to that waits for nothing: a file answers at once.
fn at_once<T>(mut work: Waiting<'_, T>) -> Result<T, Failure> {
    match work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(outcome) => outcome,
        Poll::Pending => Err(Failure::Database("a call waited for something else than its file".to_owned())),
    }
}

/// The threads that keep a file.
#[derive(Clone)]
pub(crate) struct Threads {
    writer: mpsc::Sender<Box<dyn Job>>,
    reader: mpsc::Sender<Box<dyn Job>>,
    #[cfg_attr(not(test), expect(dead_code, reason = "it is nothing in the program"))]
    pub(crate) fuse: Fuse,
}

impl Threads {
    /// Opens the file, makes it if there is none, and brings it up to date.
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        Self::with(Connection::open(path)?, path)
    }

    /// Opens a file that is there and up to date, and changes nothing if it is not.
    pub(crate) fn visit(path: &Path) -> Result<Self, Failure> {
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
        let fuse = Fuse::default();
        let line = Line::new(connection).with(fuse.clone());
        spawn("reverie-writer", move || write(line, requests))?;
        let (reader, requests) = mpsc::channel(QUEUE);
        let requests = Arc::new(Mutex::new(requests));
        for _ in 0..READERS {
            let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
            prepare(&connection)?;
            let requests = Arc::clone(&requests);
            spawn("reverie-reader", move || read(Line::new(connection), &requests))?;
        }
        Ok(Self { writer, reader, fuse })
    }

    /// Does this in a transaction, shared with whatever else is waiting.
    pub(crate) async fn write<A: Send + Sync + 'static, T: Send + 'static>(
        &self,
        given: A,
        work: impl Work<A, T>,
    ) -> Result<T, Failure> {
        ask(&self.writer, given, work).await
    }

    /// Looks something up.
    pub(crate) async fn read<A: Send + Sync + 'static, T: Send + 'static>(
        &self,
        given: A,
        work: impl Work<A, T>,
    ) -> Result<T, Failure> {
        ask(&self.reader, given, work).await
    }
}

async fn ask<A: Send + Sync + 'static, T: Send + 'static>(
    queue: &mpsc::Sender<Box<dyn Job>>,
    given: A,
    work: impl Work<A, T>,
) -> Result<T, Failure> {
    let (reply, answer) = oneshot::channel();
    let request = Request { given, work, outcome: None, reply };
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

fn write(line: Line, mut requests: mpsc::Receiver<Box<dyn Job>>) {
    let db = Db::File(line);
    let Db::File(line) = &db else { return };
    while let Some(first) = requests.blocking_recv() {
        let mut batch = vec![first];
        while batch.len() < BATCH
            && let Ok(next) = requests.try_recv()
        {
            batch.push(next);
        }
        let committed = commit(&db, line, &mut batch);
        for job in batch {
            job.answer(committed.clone());
        }
    }
}

fn commit(db: &Db, line: &Line, batch: &mut [Box<dyn Job>]) -> Result<(), Failure> {
    line.begin()?;
    let done = batch.iter_mut().try_for_each(|job| line.within(|| job.run(db)));
    let committed = done.and_then(|()| line.commit());
    if committed.is_err() {
        line.roll_back();
    }
    committed
}

fn read(line: Line, requests: &Mutex<mpsc::Receiver<Box<dyn Job>>>) {
    let db = Db::File(line);
    loop {
        let next = requests.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
        let Some(mut job) = next else { return };
        job.run(&db);
        job.answer(Ok(()));
    }
}
