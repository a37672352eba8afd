//! The executor: what a call of the store asks of its database, whichever that is. Each call is written once, over this.
//!
//! SQL is what both engines take: parameters are `$1`, `$2`, … and come first in that order; flags are 0 and 1; text is
//! compared byte by byte.

use std::pin::Pin;

use crate::sqlite::Line as FileLine;
use crate::{Failure, Fence, GuestId, Millis, NodeId, SecretHash, TableId, TeamId, postgres};

/// What a call comes to.
pub(crate) type Waiting<'a, T> = Pin<Box<dyn Future<Output = Result<T, Failure>> + Send + 'a>>;

/// What is to be done on a connection with what was given; more than once where nothing of the first try was kept.
pub(crate) trait Work<A, T>:
    for<'a> Fn(&'a Db, &'a A) -> Waiting<'a, T> + Send + Sync + 'static
{
}

impl<A, T, W> Work<A, T> for W where W: for<'a> Fn(&'a Db, &'a A) -> Waiting<'a, T> + Send + Sync + 'static {}

/// A connection on which a call is being done.
pub(crate) enum Db {
    /// To a file: every answer is there at once.
    File(FileLine),
    /// To a server.
    Server(postgres::Line),
}

impl Db {
    /// Runs a statement; how many rows it changed.
    pub(crate) async fn execute(&self, sql: &str, values: &[Value<'_>]) -> Result<u64, Failure> {
        match self {
            Self::File(line) => line.execute(sql, values),
            Self::Server(line) => line.execute(sql, values).await,
        }
    }

    /// Runs a statement with each of these; all are on their way before the first is answered.
    pub(crate) async fn execute_each<'a>(
        &self,
        sql: &str,
        values: impl IntoIterator<Item = Vec<Value<'a>>>,
    ) -> Result<(), Failure> {
        match self {
            Self::File(line) => {
                values.into_iter().try_for_each(|values| line.execute(sql, &values).map(drop))
            }
            Self::Server(line) => {
                let values: Vec<_> = values.into_iter().collect();
                line.execute_each(sql, &values).await
            }
        }
    }

    /// The rows a statement gives.
    pub(crate) async fn rows(&self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Failure> {
        match self {
            Self::File(line) => line.rows(sql, values),
            Self::Server(line) => line.rows(sql, values).await,
        }
    }

    /// The rows a statement gives, each read.
    pub(crate) async fn list<T>(
        &self,
        sql: &str,
        values: &[Value<'_>],
        read: impl FnMut(Row) -> Result<T, Failure>,
    ) -> Result<Vec<T>, Failure> {
        self.rows(sql, values).await?.into_iter().map(read).collect()
    }

    /// The first row, if there is one.
    pub(crate) async fn find(&self, sql: &str, values: &[Value<'_>]) -> Result<Option<Row>, Failure> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// The first row. [`Failure::Missing`] if there is none.
    pub(crate) async fn row(&self, sql: &str, values: &[Value<'_>]) -> Result<Row, Failure> {
        self.find(sql, values).await?.ok_or(Failure::Missing)
    }

    /// The first row, and nobody else changes it, or reads it in this way, before this call is done.
    pub(crate) async fn row_alone(&self, sql: &str, values: &[Value<'_>]) -> Result<Row, Failure> {
        match self {
            // There is one writer.
            Self::File(_) => self.row(sql, values).await,
            Self::Server(_) => self.row(&format!("{sql} FOR NO KEY UPDATE"), values).await,
        }
    }

    /// What time it is, by the database's clock: the only one that all its servers share.
    pub(crate) async fn now(&self) -> Result<Millis, Failure> {
        let sql = match self {
            Self::File(_) => "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)",
            Self::Server(_) => "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
        };
        self.row(sql, &[]).await?.get(0).map(Millis)
    }
}

/// Something that is given to a statement.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Value<'a> {
    /// Nothing.
    Null,
    /// A number, or a flag.
    Int(i64),
    /// Words.
    Text(&'a str),
    /// Bytes.
    Blob(&'a [u8]),
}

/// What can be given to a statement.
pub(crate) trait Given {
    /// As it is given.
    fn value(&self) -> Value<'_>;
}

/// What is given to a statement, in order.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::db::Given::value(&$value)),*] };
}
pub(crate) use values;

macro_rules! given {
    ($($kind:ty: $of:ident => $value:expr),* $(,)?) => { $(
        impl Given for $kind {
            fn value(&self) -> Value<'_> {
                let $of = self;
                $value
            }
        }
    )* };
}
given!(
    bool: flag => Value::Int((*flag).into()),
    u8: number => Value::Int((*number).into()),
    u16: number => Value::Int((*number).into()),
    u32: number => Value::Int((*number).into()),
    i64: number => Value::Int(*number),
    Millis: time => Value::Int(time.0),
    GuestId: id => Value::Int(id.0),
    Fence: fence => Value::Int(fence.0),
    TableId: id => Value::Text(&id.0),
    TeamId: id => Value::Text(&id.0),
    NodeId: id => Value::Text(&id.0),
    str: text => Value::Text(text),
    String: text => Value::Text(text),
    Vec<u8>: bytes => Value::Blob(bytes),
    SecretHash: hash => Value::Blob(&hash.0),
);

impl<T: Given + ?Sized> Given for &T {
    fn value(&self) -> Value<'_> {
        (**self).value()
    }
}

impl<T: Given> Given for Option<T> {
    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, Given::value)
    }
}

/// Something that a statement gave.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) enum Cell {
    /// Nothing.
    #[default]
    Null,
    /// A number, or a flag.
    Int(i64),
    /// Words.
    Text(String),
    /// Bytes.
    Blob(Vec<u8>),
}

impl<'a> From<&'a Cell> for Value<'a> {
    fn from(cell: &'a Cell) -> Self {
        match cell {
            Cell::Null => Self::Null,
            Cell::Int(value) => Self::Int(*value),
            Cell::Text(value) => Self::Text(value),
            Cell::Blob(value) => Self::Blob(value),
        }
    }
}

/// A row that a statement gave.
#[derive(Debug)]
pub(crate) struct Row(pub(crate) Vec<Cell>);

impl Row {
    /// Takes what stands in a column.
    pub(crate) fn get<T: Readable>(&mut self, column: usize) -> Result<T, Failure> {
        let cell = self.0.get_mut(column).map(std::mem::take).unwrap_or_default();
        T::read(cell)
            .ok_or_else(|| Failure::Database(format!("column {column} is nothing that was asked for")))
    }
}

/// What can stand in a column.
pub(crate) trait Readable: Sized {
    /// Reads it; none if it is something else.
    fn read(cell: Cell) -> Option<Self>;
}

impl Readable for i64 {
    fn read(cell: Cell) -> Option<Self> {
        if let Cell::Int(value) = cell { Some(value) } else { None }
    }
}

macro_rules! readable_ints {
    ($($kind:ty),*) => { $(
        impl Readable for $kind {
            fn read(cell: Cell) -> Option<Self> { i64::read(cell)?.try_into().ok() }
        }
    )* };
}
readable_ints!(u8, u16, u32, u64);

impl Readable for bool {
    fn read(cell: Cell) -> Option<Self> {
        i64::read(cell).map(|value| value != 0)
    }
}

impl Readable for String {
    fn read(cell: Cell) -> Option<Self> {
        if let Cell::Text(value) = cell { Some(value) } else { None }
    }
}

impl Readable for Vec<u8> {
    fn read(cell: Cell) -> Option<Self> {
        if let Cell::Blob(value) = cell { Some(value) } else { None }
    }
}

macro_rules! readable_ids {
    ($($kind:ident),*) => { $(
        impl Readable for $kind {
            fn read(cell: Cell) -> Option<Self> { Readable::read(cell).map($kind) }
        }
    )* };
}
readable_ids!(Millis, GuestId, Fence, TableId, TeamId, NodeId);

impl<T: Readable> Readable for Option<T> {
    fn read(cell: Cell) -> Option<Self> {
        if cell == Cell::Null { Some(None) } else { T::read(cell).map(Some) }
    }
}
