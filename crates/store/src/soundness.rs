//! Whether what a database server keeps holds together, as far as it can be said without knowing a game.

use std::collections::BTreeMap;

use crate::copies::Soundness;
use crate::db::{Db, values};
use crate::shelves::SHELVES;
use crate::sqlite::schema;
use crate::store::Engine;
use crate::{Failure, Store, postgres};

/// Entries are numbered from 0 without a gap.
pub(crate) const GAPS: &str = "SELECT 'the entries of table ' || table_id || ' have a gap' FROM entries
    GROUP BY table_id HAVING min(number) != 0 OR max(number) + 1 != count(*)";
/// A table knows how many it has.
pub(crate) const LENGTHS: &str = "SELECT 'table ' || id || ' has not as many entries as it says' FROM tables
    WHERE length != (SELECT count(*) FROM entries WHERE table_id = id)";
/// Entries are of a table: a server does not look at that with each.
const STRAYS: &str =
    "SELECT DISTINCT 'there are entries of table ' || table_id || ', which is not there' FROM entries
    WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)";

impl Store {
    /// Looks everything over, whoever uses it. A file is looked at more closely by [`crate::copies::look_over`].
    pub async fn look_over(&self) -> Result<Soundness, Failure> {
        let server = matches!(self.engine, Engine::Server(_));
        self.read((server,), |db, (server,)| Box::pin(look_over(db, *server))).await
    }
}

async fn look_over(db: &Db, server: bool) -> Result<Soundness, Failure> {
    let mut faults: Vec<String> = Vec::new();
    for sql in [GAPS, LENGTHS, STRAYS] {
        faults.extend(db.list(sql, values![], |mut row| row.get(0)).await?);
    }
    let mut rows = BTreeMap::new();
    for shelf in &SHELVES {
        let count = format!("SELECT count(*) FROM {}", shelf.name);
        rows.insert(shelf.name.to_owned(), db.row(&count, values![]).await?.get(0)?);
    }
    let version = if server { postgres::schema::version(db).await? } else { schema::SCHEMA };
    Ok(Soundness { version, faults, rows })
}
