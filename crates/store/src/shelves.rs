//! Everything that is kept, shelf by shelf, for whoever takes all of it: to move it, to compare it.

use blake3::Hasher;

use crate::Failure;
use crate::db::{Cell, Db, Row, Value};

/// A table of the database.
pub(crate) struct Shelf {
    pub(crate) name: &'static str,
    /// What tells its rows apart comes first, and so many of these.
    key: usize,
    columns: &'static [&'static str],
    /// Whether the database itself counts its rows.
    pub(crate) counted: bool,
}

impl Shelf {
    const fn new(name: &'static str, key: usize, columns: &'static [&'static str]) -> Self {
        Self { name, key, columns, counted: false }
    }

    const fn counted(name: &'static str, columns: &'static [&'static str]) -> Self {
        Self { name, key: 1, columns, counted: true }
    }
}

/// In an order in which no row comes before one that it belongs to. Who holds a table, and the pulse, are nobody's to keep.
pub(crate) const SHELVES: [Shelf; 12] = [
    Shelf::counted("guests", &["id", "token", "name", "colour", "created", "seen"]),
    Shelf::new("codes", 1, &["code", "guest", "expires"]),
    Shelf::new("teams", 1, &["id", "game", "name", "founder", "created"]),
    Shelf::new(
        "tables",
        1,
        &[
            "id", "game", "rules", "options", "clock", "seed", "host", "phase", "created", "changed",
            "deadline", "next", "lesson", "team", "passed", "hints", "stale", "hidden", "fence", "length",
        ],
    ),
    Shelf::new("seats", 2, &["table_id", "seat", "guest", "bot", "former", "since"]),
    Shelf::new("entries", 2, &["table_id", "number", "body", "client", "at"]),
    Shelf::new("links", 1, &["token", "table_id", "seat", "created"]),
    Shelf::new("chat", 2, &["table_id", "number", "guest", "client", "text", "at"]),
    Shelf::new("archives", 1, &["table_id", "number", "body"]),
    Shelf::counted(
        "subscriptions",
        &["id", "guest", "endpoint", "p256dh", "auth", "lang", "origin", "created"],
    ),
    Shelf::new("own_keys", 1, &["name", "key"]),
    Shelf::counted("notices", &["id", "body", "at"]),
];

/// Rows that are taken at once.
const PAGE: u32 = 500;

impl Shelf {
    /// The rows after this one, in order; none is left if there are none.
    pub(crate) async fn page(&self, db: &Db, after: Option<&Row>) -> Result<Vec<Row>, Failure> {
        let (columns, key) = (self.columns.join(", "), self.columns[..self.key].join(", "));
        let numbers: Vec<String> = (1..=self.key).map(|number| format!("${number}")).collect();
        let after_it = after.map(|_| format!("WHERE ({key}) > ({})", numbers.join(", "))).unwrap_or_default();
        let sql = format!("SELECT {columns} FROM {} {after_it} ORDER BY {key} LIMIT {PAGE}", self.name);
        let key: Vec<Value<'_>> =
            after.into_iter().flat_map(|row| &row.0[..self.key]).map(Value::from).collect();
        db.rows(&sql, &key).await
    }

    /// Puts rows in.
    pub(crate) async fn put(&self, db: &Db, rows: &[Row]) -> Result<(), Failure> {
        let numbers: Vec<String> = (1..=self.columns.len()).map(|number| format!("${number}")).collect();
        let (columns, numbers) = (self.columns.join(", "), numbers.join(", "));
        let sql = format!("INSERT INTO {} ({columns}) VALUES ({numbers})", self.name);
        let rows = rows.iter().map(|row| row.0.iter().map(Value::from).collect());
        db.execute_each(&sql, rows).await
    }

    /// How many rows there are, and a hash of all that stands in them.
    pub(crate) async fn sum(&self, db: &Db) -> Result<Sum, Failure> {
        let mut sum = Sum::default();
        let mut last = None;
        loop {
            let page = self.page(db, last.as_ref()).await?;
            sum.add(&page);
            last = page.into_iter().next_back();
            if last.is_none() {
                return Ok(sum);
            }
        }
    }
}

/// What a shelf comes to.
#[derive(Default)]
pub(crate) struct Sum {
    pub(crate) rows: u64,
    hasher: Hasher,
}

impl Sum {
    pub(crate) fn add(&mut self, rows: &[Row]) {
        self.rows += rows.len() as u64;
        for cell in rows.iter().flat_map(|row| &row.0) {
            // What it is and how long, so that no two rows say the same by another cut.
            let (kind, bytes): (u8, &[u8]) = match cell {
                Cell::Null => (0, &[]),
                Cell::Int(value) => (1, &value.to_le_bytes()),
                Cell::Text(value) => (2, value.as_bytes()),
                Cell::Blob(value) => (3, value),
            };
            self.hasher.update(&[kind]).update(&(bytes.len() as u64).to_le_bytes()).update(bytes);
        }
    }

    pub(crate) fn hash(&self) -> blake3::Hash {
        self.hasher.finalize()
    }
}

impl PartialEq for Sum {
    fn eq(&self, other: &Self) -> bool {
        (self.rows, self.hash()) == (other.rows, other.hash())
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;
    use crate::sqlite::schema;

    #[test]
    fn every_table_has_its_shelf_with_all_that_stands_in_it() {
        let mut connection = Connection::open_in_memory().unwrap();
        schema::migrate(&mut connection).unwrap();
        let texts = |sql: &str| -> Vec<String> {
            let mut statement = connection.prepare(sql).unwrap();
            let rows = statement.query_map([], |row| row.get(0)).unwrap();
            rows.map(Result::unwrap).collect()
        };
        let mut tables =
            texts("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
        tables.retain(|table| !["pulse", "nodes"].contains(&table.as_str()));
        tables.sort();
        let mut shelves = SHELVES.map(|shelf| shelf.name.to_owned());
        shelves.sort();
        assert_eq!(tables, shelves);
        for shelf in &SHELVES {
            let mut columns = texts(&format!("SELECT name FROM pragma_table_info('{}')", shelf.name));
            columns.retain(|column| column != "holder");
            columns.sort();
            let mut known = shelf.columns.to_vec();
            known.sort_unstable();
            assert_eq!(columns, known, "{}", shelf.name);
        }
    }
}
