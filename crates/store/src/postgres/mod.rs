//! PostgreSQL: a few connections that mend themselves, and group commit of moves.
//!
//! | room | what it is for |
//! |---|---|
//! | here | the connections, and what is tried again |
//! | [`line`] | one connection, and its transactions |
//! | [`append`] | moves of many tables, stored together |
//! | [`schema`] | the tables, and how an older database becomes a newer one |
//! | [`address`] | what stands in a URL |
//! | [`tls`] | connections that nobody else can read |
//!
//! A connection that breaks takes nothing with it: what was not kept is done again on the next one, which may lead to another
//! server of the URL after a failover. Nothing waits for ever: the server is told how long a statement may take, and here
//! each call has its time.

pub(crate) mod address;
mod append;
mod line;
pub(crate) mod schema;
mod tls;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::time::{Instant, sleep, timeout_at};
use tokio_postgres::Config;

use crate::db::{Db, Work};
use crate::fuse::Fuse;
use crate::{Append, Appended, Failure, PostgresUrl};

use append::Asked;
use line::Session;
use tls::Tls;

pub(crate) use line::Line;

/// Connections of one server at most, but for the one that stores moves.
const LINES: usize = 8;
/// How long a call may take with all that is tried again.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long a call is tried again: a failover that takes longer is seen by whoever asks.
const AGAIN: Duration = Duration::from_secs(8);
/// How long between two tries.
const BETWEEN: Duration = Duration::from_millis(100);

/// The connections to a database.
#[derive(Clone)]
pub(crate) struct Lines {
    house: Arc<House>,
    appends: mpsc::Sender<Asked>,
}

/// What all who use a database share.
struct House {
    configs: Vec<Config>,
    tls: Tls,
    idle: Mutex<Vec<Session>>,
    places: Arc<Semaphore>,
    fuse: Fuse,
}

/// How something is done.
#[derive(Clone, Copy)]
enum How {
    /// In a transaction.
    AllOrNothing,
    /// Each statement for itself.
    OneByOne,
    /// In a transaction, whoever else waits for a place, and within this time.
    Soon(Duration),
}

/// What became of a try.
enum Tried<T> {
    /// It is kept.
    Done(T),
    /// It is refused, and nothing is kept.
    Refused(Failure),
    /// It came to nothing, and nothing is kept: it can be tried again.
    Broken(Failure),
    /// Nobody said whether it is kept.
    Unsure(Failure),
}

impl Lines {
    /// Opens a database, and brings it up to date.
    pub(crate) async fn open(url: &PostgresUrl) -> Result<Self, Failure> {
        let lines = Self::to(url)?;
        lines.write((), |db, ()| Box::pin(schema::migrate(db))).await?;
        Ok(lines)
    }

    /// Opens a database that is up to date, and changes nothing if it is not.
    pub(crate) async fn visit(url: &PostgresUrl) -> Result<Self, Failure> {
        let lines = Self::to(url)?;
        lines.read((), |db, ()| Box::pin(schema::check(db))).await?;
        Ok(lines)
    }

    fn to(url: &PostgresUrl) -> Result<Self, Failure> {
        let (configs, tls) = url.configs().map_err(|error| Failure::Database(error.to_string()))?;
        let (idle, places) = (Mutex::new(Vec::new()), Arc::new(Semaphore::new(LINES)));
        let house = Arc::new(House { configs, tls, idle, places, fuse: Fuse::default() });
        let appends = append::keep(Arc::clone(&house));
        Ok(Self { house, appends })
    }

    /// Does this in a transaction of its own.
    pub(crate) async fn write<A: Send + Sync + 'static, T: Send + 'static>(
        &self,
        given: A,
        work: impl Work<A, T>,
    ) -> Result<T, Failure> {
        self.house.keep_trying(How::AllOrNothing, &given, &work).await
    }

    /// Looks something up.
    pub(crate) async fn read<A: Send + Sync + 'static, T: Send + 'static>(
        &self,
        given: A,
        work: impl Work<A, T>,
    ) -> Result<T, Failure> {
        self.house.keep_trying(How::OneByOne, &given, &work).await
    }

    /// Does this in a transaction of its own, before whatever else is waiting, and within this time.
    pub(crate) async fn write_soon<A: Send + Sync + 'static, T: Send + 'static>(
        &self,
        given: A,
        patience: Duration,
        work: impl Work<A, T>,
    ) -> Result<T, Failure> {
        self.house.keep_trying(How::Soon(patience), &given, &work).await
    }

    #[cfg(test)]
    pub(crate) fn fuse(&self) -> Fuse {
        self.house.fuse.clone()
    }

    /// Stores a move, together with others that are asked for meanwhile.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, Failure> {
        if !append::goes_with_others(&append) {
            return self.house.append_alone(append, false).await;
        }
        let (asked, answer) = Asked::new(append);
        self.appends.send(asked).await.map_err(|_| Failure::Closed)?;
        answer.await.map_err(|_| Failure::Closed)?
    }
}

fn no_answer() -> Failure {
    Failure::Database("the server did not answer in time".to_owned())
}

impl House {
    /// Tries until it is done, refused or too late.
    async fn keep_trying<A: Sync, T>(
        &self,
        how: How,
        given: &A,
        work: &impl Work<A, T>,
    ) -> Result<T, Failure> {
        let began = Instant::now();
        let (end, again) = match how {
            How::Soon(patience) => (began + patience, patience / 2),
            How::AllOrNothing | How::OneByOne => (began + PATIENCE, AGAIN),
        };
        loop {
            let tried = async {
                match how {
                    How::AllOrNothing => self.transact(self.line().await, given, work).await,
                    How::OneByOne => self.look(self.line().await, given, work).await,
                    How::Soon(_) => self.transact(self.line_on(None).await, given, work).await,
                }
            };
            match timeout_at(end, tried).await.map_err(|_| no_answer())? {
                Tried::Done(done) => return Ok(done),
                Tried::Refused(failure) | Tried::Unsure(failure) => return Err(failure),
                Tried::Broken(failure) if began.elapsed() > again => return Err(failure),
                Tried::Broken(_) => sleep(BETWEEN).await,
            }
        }
    }

    /// Does this in a transaction: once.
    async fn transact<A, T>(
        &self,
        line: Result<Line, Failure>,
        given: &A,
        work: &impl Work<A, T>,
    ) -> Tried<T> {
        let line = match line {
            Ok(line) => line,
            Err(failure) => return Tried::Broken(failure),
        };
        line.begin();
        let db = Db::Server(line);
        let outcome = work(&db, given).await;
        let Db::Server(line) = db else { return Tried::Refused(Failure::Closed) };
        match outcome {
            Ok(done) => match line.commit().await {
                Ok(()) => {
                    self.give_back(line);
                    Tried::Done(done)
                }
                Err(failure) if line.is_unsure() => Tried::Unsure(failure),
                Err(failure) if line.may_try_again() => Tried::Broken(failure),
                Err(failure) => Tried::Refused(failure),
            },
            Err(failure) if line.may_try_again() => Tried::Broken(failure),
            Err(failure) => {
                if line.roll_back().await.is_ok() {
                    self.give_back(line);
                }
                Tried::Refused(failure)
            }
        }
    }

    /// Does this without a transaction, each statement for itself: once.
    async fn look<A, T>(&self, line: Result<Line, Failure>, given: &A, work: &impl Work<A, T>) -> Tried<T> {
        let line = match line {
            Ok(line) => line,
            Err(failure) => return Tried::Broken(failure),
        };
        let db = Db::Server(line);
        let outcome = work(&db, given).await;
        let Db::Server(line) = db else { return Tried::Refused(Failure::Closed) };
        match outcome {
            Err(failure) if line.may_try_again() => Tried::Broken(failure),
            outcome => {
                self.give_back(line);
                outcome.map_or_else(Tried::Refused, Tried::Done)
            }
        }
    }

    /// A connection that nobody else uses: one that is there, or a new one.
    async fn line(&self) -> Result<Line, Failure> {
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| Failure::Closed)?;
        self.line_on(Some(place)).await
    }

    async fn line_on(&self, place: Option<OwnedSemaphorePermit>) -> Result<Line, Failure> {
        while let Some(session) = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop() {
            if !session.is_closed() {
                return Ok(Line::new(session, place, self.fuse.clone()));
            }
        }
        Ok(Line::new(Session::open(&self.configs, &self.tls).await?, place, self.fuse.clone()))
    }

    /// Whoever comes next may use this connection.
    fn give_back(&self, line: Line) {
        let (session, place) = line.part();
        if !session.is_closed() {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(session);
        }
        drop(place);
    }
}
