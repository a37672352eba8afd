//! The tables, and how an older file becomes a newer one.

use rusqlite::{Connection, TransactionBehavior};

use crate::Failure;

/// Every step a file has to go through, in order; its version is how many it has been through. Steps are never changed
/// once they have been in use, only added.
const STEPS: &[&str] = &[
    "
CREATE TABLE guests (
    id      INTEGER PRIMARY KEY,
    token   BLOB NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    colour  TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT;

CREATE TABLE codes (
    code    BLOB PRIMARY KEY,
    guest   INTEGER NOT NULL REFERENCES guests ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    rules   INTEGER NOT NULL,
    options TEXT NOT NULL,
    clock   TEXT NOT NULL,
    seed    TEXT NOT NULL,
    host    INTEGER NOT NULL REFERENCES guests,
    phase   TEXT NOT NULL CHECK (phase IN ('lobby', 'play', 'over', 'closed')),
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    -- When somebody's time runs out, for a table that nobody looks at.
    deadline INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

-- A seat is open, a guest's or a bot's; a bot may stand in for a guest who is away.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    guest    INTEGER REFERENCES guests,
    bot      TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest) WHERE guest IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    body     TEXT NOT NULL,
    client   TEXT,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
-- A move resent with the same client id is played once.
CREATE UNIQUE INDEX entries_by_client ON entries (table_id, client) WHERE client IS NOT NULL;

CREATE TABLE links (
    token    BLOB PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat     INTEGER,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_by_table ON links (table_id);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    guest    INTEGER NOT NULL REFERENCES guests,
    client   TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, guest, client)
) STRICT, WITHOUT ROWID;

-- Written by a health check: only what can be written is healthy.
CREATE TABLE pulse (beat INTEGER NOT NULL) STRICT;
INSERT INTO pulse VALUES (0);

CREATE INDEX tables_by_host ON tables (host);
",
    "
-- Browsers that want to be called when it is their guest's turn.
CREATE TABLE subscriptions (
    id       INTEGER PRIMARY KEY,
    guest    INTEGER NOT NULL REFERENCES guests ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh   BLOB NOT NULL,
    auth     BLOB NOT NULL,
    lang     TEXT NOT NULL,
    origin   TEXT,
    created  INTEGER NOT NULL
) STRICT;
CREATE INDEX subscriptions_by_guest ON subscriptions (guest);

-- What the server itself signs with.
CREATE TABLE own_keys (
    name TEXT PRIMARY KEY,
    key  BLOB NOT NULL
) STRICT, WITHOUT ROWID;
",
    "
-- The rematch of a finished game, and whether a table is a lesson.
ALTER TABLE tables ADD COLUMN next TEXT REFERENCES tables;
ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
",
    "
-- Those who play a campaign, whoever of them sits down; and the chapter that was passed at a table.
CREATE TABLE teams (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    name    TEXT NOT NULL,
    founder INTEGER NOT NULL REFERENCES guests,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX teams_by_founder ON teams (founder);
ALTER TABLE tables ADD COLUMN team TEXT REFERENCES teams;
ALTER TABLE tables ADD COLUMN passed TEXT;
CREATE INDEX tables_by_team ON tables (team) WHERE team IS NOT NULL;
",
    "
-- Whether hints may be asked for; null where the host has not said.
ALTER TABLE tables ADD COLUMN hints INTEGER;
",
    "
-- How a game went, told and packed, so that it can be looked at whatever the rules are by then.
CREATE TABLE archives (
    table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    -- How many entries it tells of.
    number   INTEGER NOT NULL,
    body     BLOB NOT NULL
) STRICT;
-- Whether something has happened that the archive does not tell.
ALTER TABLE tables ADD COLUMN stale INTEGER NOT NULL DEFAULT 1;
CREATE INDEX tables_stale ON tables (id) WHERE stale = 1;
-- Who was turned out of this seat: they alone may have it back while the game hides something.
ALTER TABLE seats ADD COLUMN former INTEGER REFERENCES guests;
-- What was changed beside a running server: it looks at this anew, and takes the notice down.
CREATE TABLE notices (
    id   INTEGER PRIMARY KEY AUTOINCREMENT,
    body TEXT NOT NULL
) STRICT;
-- Whether whoever runs the server has taken the table down.
ALTER TABLE tables ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
-- Since when a seat is its guest's: of two names that look alike, the later is told apart.
ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
-- As much as a large move takes: where this cannot be written, no move can.
ALTER TABLE pulse ADD COLUMN room BLOB;
",
    "
-- Servers that share the data, each with a lease: alive until it expires.
CREATE TABLE nodes (
    id       TEXT PRIMARY KEY,
    address  TEXT NOT NULL,
    version  TEXT NOT NULL,
    expires  INTEGER NOT NULL,
    draining INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- Which of them a table is at, and how often it was claimed: who writes by an earlier claim is refused.
ALTER TABLE tables ADD COLUMN holder TEXT;
ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
-- How many entries a table has: the number of the next.
ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET length = (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = tables.id);
-- When a notice was put up: where there are many servers, nobody knows when the last has seen it.
ALTER TABLE notices ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
",
];

/// The version of the files that this program writes.
#[allow(clippy::cast_possible_wrap)] // a handful
pub const SCHEMA: i64 = STEPS.len() as i64;

/// The version of a file.
pub(crate) fn version(connection: &Connection) -> Result<i64, Failure> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// Brings a file up to date, or refuses one from the future.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), Failure> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&transaction)?;
    let done = usize::try_from(found).unwrap_or(0);
    let Some(todo) = STEPS.get(done..) else { return Err(Failure::Newer { found, known: SCHEMA }) };
    for step in todo {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", SCHEMA)?;
    Ok(transaction.commit()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_stored_by_an_older_program_is_still_there() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(STEPS[0]).unwrap();
        connection
            .execute_batch(
                "INSERT INTO guests VALUES (1, x'00', 'Ada', 'violet', 1, 1);
                 INSERT INTO tables VALUES ('old', 'a-game', 1, '{}', '{}', 'seed', 1, 'over', 1, 2, NULL);
                 PRAGMA user_version = 1;",
            )
            .unwrap();
        migrate(&mut connection).unwrap();
        let row: (String, Option<String>, bool) = connection
            .query_row("SELECT seed, next, lesson FROM tables", [], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?))
            })
            .unwrap();
        assert_eq!(row, ("seed".to_owned(), None, false));
    }
}
