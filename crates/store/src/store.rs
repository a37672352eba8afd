//! The store: plain async calls, and behind them one of two engines.

use std::path::Path;
use std::time::Duration;

use crate::db::{Work, values};
use crate::{Failure, PostgresUrl, postgres, sqlite};

/// 32 KiB: no move with all that is dealt on it takes more. A single page would still find room in the log where none is
/// left for a move.
const PULSE: usize = 32 * 1024;

/// How long a server may take to say that it is well.
const HEALTHY: Duration = Duration::from_secs(3);

/// The store. Cheap to clone; closed when the last clone is dropped.
#[derive(Clone)]
pub struct Store {
    pub(crate) engine: Engine,
}

/// What does the storing.
#[derive(Clone)]
pub(crate) enum Engine {
    /// A file of this machine.
    File(sqlite::Threads),
    /// A database server.
    Server(postgres::Lines),
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

impl Store {
    /// Opens the file, makes it if there is none, and brings it up to date.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        Ok(Self { engine: Engine::File(sqlite::Threads::open(path)?) })
    }

    /// Opens a file that is there and up to date, beside a server that may be using it. [`Failure::Older`] or
    /// [`Failure::Newer`] if it is of another version: nothing is changed then.
    pub fn visit(path: &Path) -> Result<Self, Failure> {
        Ok(Self { engine: Engine::File(sqlite::Threads::visit(path)?) })
    }

    /// Opens a PostgreSQL database, makes its tables if there are none, and brings them up to date; any number of servers
    /// may do so at the same time.
    pub async fn connect(url: &PostgresUrl) -> Result<Self, Failure> {
        Ok(Self { engine: Engine::Server(postgres::Lines::open(url).await?) })
    }

    /// Opens a PostgreSQL database that is there and up to date. [`Failure::Older`] or [`Failure::Newer`] if it is of another
    /// version: nothing is changed then.
    pub async fn visit_server(url: &PostgresUrl) -> Result<Self, Failure> {
        Ok(Self { engine: Engine::Server(postgres::Lines::visit(url).await?) })
    }

    /// Does this in a transaction, all or nothing; answers when it is on the disk. It may be begun anew where nothing of it
    /// was kept.
    pub(crate) async fn write<A: Send + Sync + 'static, T: Send + 'static>(
        &self,
        given: A,
        work: impl Work<A, T>,
    ) -> Result<T, Failure> {
        match &self.engine {
            Engine::File(threads) => threads.write(given, work).await,
            Engine::Server(lines) => lines.write(given, work).await,
        }
    }

    /// Does this in a transaction, before whatever else waits for a server, and within this time: what is worth nothing later.
    pub(crate) async fn write_soon<A: Send + Sync + 'static, T: Send + 'static>(
        &self,
        given: A,
        patience: Duration,
        work: impl Work<A, T>,
    ) -> Result<T, Failure> {
        match &self.engine {
            Engine::File(threads) => threads.write(given, work).await,
            Engine::Server(lines) => lines.write_soon(given, patience, work).await,
        }
    }

    /// Looks something up.
    pub(crate) async fn read<A: Send + Sync + 'static, T: Send + 'static>(
        &self,
        given: A,
        work: impl Work<A, T>,
    ) -> Result<T, Failure> {
        match &self.engine {
            Engine::File(threads) => threads.read(given, work).await,
            Engine::Server(lines) => lines.read(given, work).await,
        }
    }

    /// Whether a move could be stored, for a health check: as much as a large one takes is written in its way, and synced.
    pub async fn healthy(&self) -> Result<(), Failure> {
        let mut room = vec![0; PULSE];
        getrandom::fill(&mut room).map_err(|error| Failure::Database(error.to_string()))?;
        self.write_soon(room, HEALTHY, |db, room| {
            Box::pin(async move {
                db.execute("UPDATE pulse SET beat = beat + 1, room = $1", values![room]).await?;
                Ok(())
            })
        })
        .await
    }
}
