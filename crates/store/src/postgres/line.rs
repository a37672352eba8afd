//! One connection to a server, and its transactions.

use std::collections::HashMap;
use std::error::Error;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::{select_ok, try_join_all};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Client, Config, Statement};

use crate::db::{Cell, Row, Value};
use crate::fuse::Fuse;
use crate::{Failure, PostgresUrl};

use super::no_answer;
use super::tls::Tls;

/// How long servers may take to let us in.
const CONNECTING: Duration = Duration::from_secs(5);

/// A connection, and the statements that its server knows already.
pub(super) struct Session {
    pub(super) client: Client,
    known: Mutex<HashMap<Box<str>, Statement>>,
}

impl Session {
    /// To whichever of these takes writes.
    pub(super) async fn open(configs: &[Config], tls: &Tls) -> Result<Self, Failure> {
        let each = configs.iter().map(|config| Box::pin(config.connect(tls.clone())));
        let first = timeout(CONNECTING, select_ok(each)).await.map_err(|_| no_answer())?;
        let ((client, connection), _) = first.map_err(|error| failed(&error))?;
        // It ends with the client, or with an error that whoever asks next is told.
        tokio::spawn(async move { drop(connection.await) });
        Ok(Self { client, known: Mutex::default() })
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// A statement as the server knows it.
    pub(super) async fn statement(&self, sql: &str) -> Result<Statement, tokio_postgres::Error> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let new = self.client.prepare(sql).await?;
        self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(sql.into(), new.clone());
        Ok(new)
    }
}

/// Each statement for itself.
const SINGLE: u8 = 0;
/// A transaction begins with the next statement.
const ABOUT_TO_BEGIN: u8 = 1;
/// A transaction is under way.
const BEGUN: u8 = 2;

/// Nothing is wrong.
const WELL: u8 = 0;
/// The connection is of no use any more, and nothing of the transaction was kept.
const BROKEN: u8 = 1;
/// The connection broke after the server was told to keep it all.
const UNSURE: u8 = 2;

/// A connection that is being used.
pub(crate) struct Line {
    session: Session,
    /// So many are used at once at most.
    place: Option<OwnedSemaphorePermit>,
    transaction: AtomicU8,
    state: AtomicU8,
    fuse: Fuse,
}

impl Line {
    pub(super) fn new(session: Session, place: Option<OwnedSemaphorePermit>, fuse: Fuse) -> Self {
        Self { session, place, transaction: AtomicU8::new(SINGLE), state: AtomicU8::new(WELL), fuse }
    }

    /// A connection of its own, for what takes longer than a call may.
    pub(crate) async fn apart(url: &PostgresUrl) -> Result<Self, Failure> {
        let (configs, tls) = url.configs().map_err(|error| Failure::Database(error.to_string()))?;
        let session = Session::open(&configs, &tls).await?;
        session.client.batch_execute("SET statement_timeout = 0").await.map_err(|error| failed(&error))?;
        Ok(Self::new(session, None, Fuse::default()))
    }

    pub(super) fn part(self) -> (Session, Option<OwnedSemaphorePermit>) {
        (self.session, self.place)
    }

    /// A transaction begins, together with its first statement.
    pub(super) fn begin(&self) {
        self.transaction.store(ABOUT_TO_BEGIN, Ordering::Relaxed);
    }

    /// Whether nothing was kept because of something that may be over the next time.
    pub(super) fn may_try_again(&self) -> bool {
        self.state.load(Ordering::Relaxed) == BROKEN
    }

    /// Whether nobody said what was kept.
    pub(super) fn is_unsure(&self) -> bool {
        self.state.load(Ordering::Relaxed) == UNSURE
    }

    /// Ends the transaction: all of it is kept.
    pub(super) async fn commit(&self) -> Result<(), Failure> {
        if self.transaction.swap(SINGLE, Ordering::Relaxed) != BEGUN {
            return Ok(());
        }
        if let Err(failure) = self.fuse.point() {
            let _ = self.session.client.batch_execute("ROLLBACK").await;
            return Err(failure);
        }
        self.session.client.batch_execute("COMMIT").await.map_err(|error| {
            // Whatever the server itself says to a commit is a no.
            let state = match error.code() {
                Some(code) if ends_the_session(code) => UNSURE,
                Some(_) if may_pass(&error) => BROKEN,
                Some(_) => WELL,
                None => UNSURE,
            };
            self.state.store(state, Ordering::Relaxed);
            failed(&error)
        })?;
        self.fuse.point().inspect_err(|_| self.state.store(UNSURE, Ordering::Relaxed))
    }

    /// Ends the transaction: nothing of it is kept.
    pub(super) async fn roll_back(&self) -> Result<(), Failure> {
        if self.transaction.swap(SINGLE, Ordering::Relaxed) != BEGUN {
            return Ok(());
        }
        self.session.client.batch_execute("ROLLBACK").await.map_err(|error| failed(&error))
    }

    /// Does something on the connection; where a transaction is about to begin, it begins with this.
    async fn ask<T>(
        &self,
        asked: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, Failure> {
        self.fuse.point()?;
        let begins = self.transaction.load(Ordering::Relaxed) == ABOUT_TO_BEGIN;
        let answered = if begins {
            self.transaction.store(BEGUN, Ordering::Relaxed);
            // On its way before the statement is: nobody waits for two answers in turn.
            let begun = self.session.client.batch_execute("BEGIN");
            let (begun, answered) = futures_util::future::join(begun, asked).await;
            begun.and(answered)
        } else {
            asked.await
        };
        answered.map_err(|error| self.note(&error))
    }

    fn note(&self, error: &tokio_postgres::Error) -> Failure {
        if may_pass(error) {
            self.state.store(BROKEN, Ordering::Relaxed);
        }
        failed(error)
    }

    async fn statement(&self, sql: &str) -> Result<Statement, Failure> {
        self.session.statement(sql).await.map_err(|error| self.note(&error))
    }

    /// Runs a statement; how many rows it changed.
    pub(crate) async fn execute(&self, sql: &str, values: &[Value<'_>]) -> Result<u64, Failure> {
        let statement = self.statement(sql).await?;
        self.ask(self.session.client.execute_raw(&statement, values)).await
    }

    /// Runs a statement with each of these, all on their way at once.
    pub(crate) async fn execute_each(&self, sql: &str, values: &[Vec<Value<'_>>]) -> Result<(), Failure> {
        let statement = self.statement(sql).await?;
        let each = values.iter().map(|values| self.session.client.execute_raw(&statement, values));
        self.ask(try_join_all(each)).await.map(drop)
    }

    /// Runs several statements that give nothing.
    pub(crate) async fn batch(&self, sql: &str) -> Result<(), Failure> {
        self.ask(self.session.client.batch_execute(sql)).await
    }

    /// The rows a statement gives.
    pub(crate) async fn rows(&self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        let statement = self.statement(sql).await?;
        let values: Vec<&(dyn ToSql + Sync)> = values.iter().map(|value| value as _).collect();
        let rows = self.ask(self.session.client.query(&statement, &values)).await?;
        rows.iter().map(|row| (0..row.len()).map(|column| row.try_get(column)).collect()).map(cells).collect()
    }
}

fn cells(cells: Result<Vec<Cell>, tokio_postgres::Error>) -> Result<Row, Failure> {
    cells.map(Row).map_err(|error| failed(&error))
}

/// What the server, or the way to it, says.
pub(super) fn failed(error: &tokio_postgres::Error) -> Failure {
    if error.code() == Some(&SqlState::UNIQUE_VIOLATION) {
        return Failure::Taken;
    }
    if let Some(said) = error.as_db_error() {
        return Failure::Database(format!("{} ({})", said.message(), said.code().code()));
    }
    // What is wrong with a connection stands behind it.
    let why = error.source().map(|why| format!(": {why}")).unwrap_or_default();
    Failure::Database(format!("{error}{why}"))
}

/// Whether it may go well the next time, perhaps with another server: nothing was kept.
pub(super) fn may_pass(error: &tokio_postgres::Error) -> bool {
    let Some(code) = error.code() else { return error.is_closed() || error.as_db_error().is_none() };
    ends_the_session(code)
        || [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::READ_ONLY_SQL_TRANSACTION,
        ]
        .contains(code)
}

/// Whether a server says this before it hangs up.
fn ends_the_session(code: &SqlState) -> bool {
    let code = code.code();
    // A connection that broke; a server that goes down or is not up yet.
    code.starts_with("08") || ["57P01", "57P02", "57P03", "57P05", "53300"].contains(&code)
}

impl ToSql for Value<'_> {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match *self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(value) if *ty == Type::INT2 => i16::try_from(value)?.to_sql(ty, out),
            Value::Int(value) if *ty == Type::INT4 => i32::try_from(value)?.to_sql(ty, out),
            Value::Int(value) => value.to_sql(ty, out),
            Value::Text(value) => printable(value).to_sql(ty, out),
            Value::Blob(value) => value.to_sql(ty, out),
        }
    }

    fn accepts(ty: &Type) -> bool {
        [Type::INT2, Type::INT4, Type::INT8, Type::TEXT, Type::BYTEA].contains(ty)
    }

    to_sql_checked!();
}

/// Text as PostgreSQL takes it: it knows no character 0. Nothing that people write has one.
pub(super) fn printable(text: &str) -> std::borrow::Cow<'_, str> {
    if text.contains('\0') { text.replace('\0', "\u{fffd}").into() } else { text.into() }
}

impl<'a> FromSql<'a> for Cell {
    fn from_sql(ty: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(match *ty {
            Type::INT2 => Self::Int(i16::from_sql(ty, raw)?.into()),
            Type::INT4 => Self::Int(i32::from_sql(ty, raw)?.into()),
            Type::INT8 => Self::Int(i64::from_sql(ty, raw)?),
            Type::BYTEA => Self::Blob(raw.to_vec()),
            _ => Self::Text(String::from_sql(ty, raw)?),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Self::Null)
    }

    fn accepts(ty: &Type) -> bool {
        [Type::INT2, Type::INT4, Type::INT8, Type::TEXT, Type::BYTEA].contains(ty)
    }
}
