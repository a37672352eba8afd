//! Tables and who sits at them.

use rusqlite::{Connection, Row, params};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;

use crate::{Failure, GuestId, Millis, Store, TeamId, Tenure, Unreadable, nodes, tenure};

/// The name of a table in its address.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
#[ts(export_to = "server.ts")]
pub struct TableId(pub String);

impl std::fmt::Display for TableId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "server.ts")]
pub enum Phase {
    /// Seats are being filled.
    Lobby,
    /// The game is under way.
    Play,
    /// The game has ended.
    Over,
    /// The host closed the table.
    Closed,
}

impl Phase {
    const ALL: [Self; 4] = [Self::Lobby, Self::Play, Self::Over, Self::Closed];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Play => "play",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }
}

/// A table to be opened.
#[derive(Debug, Clone)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// By which version of its rules: a table keeps the rules it began with.
    pub rules: u16,
    /// With which options.
    pub options: Json,
    /// How time is kept.
    pub clock: Json,
    /// The dealer's seed.
    pub seed: String,
    /// Who opened it.
    pub host: GuestId,
    /// Who sits where at first.
    pub seats: Vec<Sitter>,
    /// Whether it is a lesson.
    pub lesson: bool,
    /// The team that plays a campaign here.
    pub team: Option<TeamId>,
    /// Whether hints may be asked for; none where the host has not said.
    pub hints: Option<bool>,
}

/// What is to be played in a lobby.
#[derive(Debug, Clone)]
pub struct Arranged {
    /// With which options.
    pub options: Json,
    /// How time is kept.
    pub clock: Json,
    /// For how many.
    pub seats: u8,
    /// Whether hints may be asked for; none where the host has not said.
    pub hints: Option<bool>,
}

/// Who a seat belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sitter {
    /// The guest whose seat it is.
    pub guest: Option<GuestId>,
    /// The bot that plays it: its own seat, or, where there is a guest too, standing in for them.
    pub bot: Option<String>,
    /// The guest who was turned out of it.
    pub former: Option<GuestId>,
}

impl Sitter {
    /// A guest's own.
    pub const fn guest(guest: GuestId) -> Self {
        Self { guest: Some(guest), bot: None, former: None }
    }

    /// A bot's own.
    pub const fn bot(level: String) -> Self {
        Self { guest: None, bot: Some(level), former: None }
    }
}

/// A seat of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Which.
    pub seat: u8,
    /// Whose.
    pub sitter: Sitter,
    /// Since when.
    pub since: Millis,
}

/// A table as stored.
#[derive(Debug, Clone, PartialEq)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// By which rules.
    pub rules: u16,
    /// With which options.
    pub options: Json,
    /// How time is kept.
    pub clock: Json,
    /// The dealer's seed: never to leave before the end.
    pub seed: String,
    /// Who opened it.
    pub host: GuestId,
    /// Where it stands.
    pub phase: Phase,
    /// When it was opened.
    pub created: Millis,
    /// When something last changed.
    pub changed: Millis,
    /// The table of its rematch.
    pub next: Option<TableId>,
    /// Whether it is a lesson.
    pub lesson: bool,
    /// The team that plays a campaign here.
    pub team: Option<TeamId>,
    /// Whether hints may be asked for; none where the host has not said.
    pub hints: Option<bool>,
    /// Whether whoever runs the server has taken it down.
    pub hidden: bool,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
}

const FIELDS: &str =
    "id, game, rules, options, clock, seed, host, phase, created, changed, next, lesson, team, hints, hidden";

/// A table, or what of it cannot be read.
pub type Readable = Result<TableRow, Unreadable>;

fn table(row: &Row<'_>) -> rusqlite::Result<Readable> {
    let id = TableId(row.get(0)?);
    match read(row, &id)? {
        Ok(read) => Ok(Ok(read)),
        Err((what, reason)) => Ok(Err(Unreadable { table: id, what: what.to_owned(), reason })),
    }
}

/// The fields of a table; where one says nothing we know, which, and what is wrong with it.
fn read(row: &Row<'_>, id: &TableId) -> rusqlite::Result<Result<TableRow, (&'static str, String)>> {
    let json = |index: usize, what| -> rusqlite::Result<Result<Json, (&'static str, String)>> {
        let text: String = row.get(index)?;
        Ok(serde_json::from_str(&text).map_err(|error| (what, error.to_string())))
    };
    let phase: String = row.get(7)?;
    let rules: i64 = row.get(2)?;
    let (options, clock) = match (json(3, "options")?, json(4, "clock")?) {
        (Ok(options), Ok(clock)) => (options, clock),
        (Err(wrong), _) | (_, Err(wrong)) => return Ok(Err(wrong)),
    };
    let Some(phase) = Phase::ALL.into_iter().find(|known| known.name() == phase) else {
        return Ok(Err(("phase", format!("there is no phase {phase:?}"))));
    };
    let Ok(rules) = u16::try_from(rules) else {
        return Ok(Err(("rules", format!("there is no version {rules}"))));
    };
    Ok(Ok(TableRow {
        id: id.clone(),
        game: row.get(1)?,
        rules,
        options,
        clock,
        seed: row.get(5)?,
        host: GuestId(row.get(6)?),
        phase,
        created: Millis(row.get(8)?),
        changed: Millis(row.get(9)?),
        next: row.get::<_, Option<String>>(10)?.map(TableId),
        lesson: row.get(11)?,
        team: row.get::<_, Option<String>>(12)?.map(TeamId),
        hints: row.get(13)?,
        hidden: row.get(14)?,
        seats: Vec::new(),
    }))
}

fn seats(db: &Connection, id: &TableId) -> Result<Vec<SeatRow>, Failure> {
    let mut statement = db.prepare_cached(
        "SELECT seat, guest, bot, former, since FROM seats WHERE table_id = ? ORDER BY seat",
    )?;
    let rows = statement.query_map([&id.0], |row| {
        let (guest, former): (Option<i64>, Option<i64>) = (row.get(1)?, row.get(3)?);
        let sitter = Sitter { guest: guest.map(GuestId), bot: row.get(2)?, former: former.map(GuestId) };
        Ok(SeatRow { seat: row.get(0)?, sitter, since: Millis(row.get(4)?) })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Something has changed at a table, by whoever holds it.
pub(crate) fn touch(db: &Connection, tenure: &Tenure, now: Millis) -> Result<(), Failure> {
    tenure::check(db, tenure)?;
    db.prepare_cached("UPDATE tables SET changed = ? WHERE id = ?")?
        .execute(params![now.0, tenure.table.0])?;
    Ok(())
}

fn insert(db: &Connection, new: &NewTable, now: Millis) -> Result<(), Failure> {
    db.prepare_cached(
        "INSERT INTO tables (id, game, rules, options, clock, seed, host, phase, created, changed, lesson, team,
         hints) VALUES (?, ?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?)",
    )?
    .execute(params![
        new.id.0,
        new.game,
        new.rules,
        new.options.to_string(),
        new.clock.to_string(),
        new.seed,
        new.host.0,
        now.0,
        now.0,
        new.lesson,
        new.team.as_ref().map(|team| &team.0),
        new.hints
    ])?;
    let mut insert =
        db.prepare_cached("INSERT INTO seats (table_id, seat, guest, bot, since) VALUES (?, ?, ?, ?, ?)")?;
    for (seat, sitter) in (0_u8..).zip(&new.seats) {
        insert.execute(params![new.id.0, seat, sitter.guest.map(|guest| guest.0), sitter.bot, now.0])?;
    }
    Ok(())
}

impl Store {
    /// Opens a table.
    pub async fn open_table(&self, new: NewTable, now: Millis) -> Result<(), Failure> {
        self.write(move |db| insert(db, &new, now)).await
    }

    /// Opens the rematch of a finished game, once: whoever asks again gets the table that there is already.
    pub async fn rematch(&self, of: Tenure, new: NewTable, now: Millis) -> Result<TableId, Failure> {
        self.write(move |db| {
            tenure::check(db, &of)?;
            let next: Option<String> = db
                .prepare_cached("SELECT next FROM tables WHERE id = ?")?
                .query_row([&of.table.0], |row| row.get(0))?;
            if let Some(next) = next {
                return Ok(TableId(next));
            }
            insert(db, &new, now)?;
            db.prepare_cached("UPDATE tables SET next = ? WHERE id = ?")?
                .execute(params![new.id.0, of.table.0])?;
            Ok(new.id)
        })
        .await
    }

    /// Changes what is to be played in a lobby, and for how many: new seats are open, seats that go must be nobody's.
    /// [`Failure::Taken`] if somebody sits on one, or the game has begun.
    pub async fn arrange(&self, tenure: Tenure, arranged: Arranged, now: Millis) -> Result<(), Failure> {
        let Arranged { options, clock, seats, hints } = arranged;
        self.write(move |db| {
            touch(db, &tenure, now)?;
            let id = &tenure.table;
            let changed = db
                .prepare_cached(
                    "UPDATE tables SET options = ?, clock = ?, hints = ? WHERE id = ? AND phase = 'lobby'",
                )?
                .execute(params![options.to_string(), clock.to_string(), hints, id.0])?;
            let lost: u32 = db
                .prepare_cached(
                    "SELECT count(*) FROM seats WHERE table_id = ? AND seat >= ? AND guest IS NOT NULL",
                )?
                .query_row(params![id.0, seats], |row| row.get(0))?;
            if changed == 0 || lost > 0 {
                return Err(Failure::Taken);
            }
            db.prepare_cached("DELETE FROM seats WHERE table_id = ? AND seat >= ?")?
                .execute(params![id.0, seats])?;
            db.prepare_cached("DELETE FROM links WHERE table_id = ? AND seat >= ?")?
                .execute(params![id.0, seats])?;
            let mut open = db.prepare_cached("INSERT OR IGNORE INTO seats (table_id, seat) VALUES (?, ?)")?;
            for seat in 0..seats {
                open.execute(params![id.0, seat])?;
            }
            Ok(())
        })
        .await
    }

    /// The table of this name.
    pub async fn table(&self, id: TableId) -> Result<TableRow, Failure> {
        self.read(move |db| {
            let sql = format!("SELECT {FIELDS} FROM tables WHERE id = ?");
            let mut row = db.prepare_cached(&sql)?.query_row([&id.0], table)??;
            row.seats = seats(db, &id)?;
            Ok(row)
        })
        .await
    }

    /// The tables at which a guest sits or that they opened: those under way, then those that are over, the last changed
    /// first; none that was taken down. One that cannot be read is among them, with the reason: it hides neither itself nor the others.
    pub async fn tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<Readable>, Failure> {
        self.read(move |db| {
            let sql = format!(
                "SELECT {FIELDS} FROM tables WHERE phase != 'closed' AND hidden = 0
                 AND (host = ?1 OR id IN (SELECT table_id FROM seats WHERE guest = ?1))
                 ORDER BY phase = 'over', changed DESC, id LIMIT ?2"
            );
            let mut statement = db.prepare_cached(&sql)?;
            let mut rows: Vec<Readable> =
                statement.query_map(params![guest.0, most], table)?.collect::<Result<_, _>>()?;
            for row in rows.iter_mut().flatten() {
                row.seats = seats(db, &row.id)?;
            }
            Ok(rows)
        })
        .await
    }

    /// The tables in play at which somebody's time has run out by now, and that no server holds: who holds one looks at its
    /// clocks.
    pub async fn tables_due(&self, now: Millis) -> Result<Vec<TableId>, Failure> {
        self.read(move |db| {
            let mut statement = db.prepare_cached(
                "SELECT id FROM tables WHERE deadline <= $1 AND phase = 'play' AND hidden = 0
                 AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = holder AND expires > $2) ORDER BY deadline",
            )?;
            let ids = statement.query_map([now.0, nodes::now(db)?.0], |row| Ok(TableId(row.get(0)?)))?;
            Ok(ids.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// How many tables this guest has opened that are not over.
    pub async fn unfinished(&self, host: GuestId) -> Result<u32, Failure> {
        self.read(move |db| {
            Ok(db
                .prepare_cached("SELECT count(*) FROM tables WHERE host = ? AND phase IN ('lobby', 'play')")?
                .query_row([host.0], |row| row.get(0))?)
        })
        .await
    }

    /// Play begins, by this version of the rules. [`Failure::Taken`] if the table is no lobby any more.
    pub async fn begin(&self, tenure: Tenure, rules: u16, now: Millis) -> Result<(), Failure> {
        self.write(move |db| {
            touch(db, &tenure, now)?;
            let id = &tenure.table;
            let begun = db
                .prepare_cached(
                    "UPDATE tables SET phase = 'play', rules = ? WHERE id = ? AND phase = 'lobby'",
                )?
                .execute(params![rules, id.0])?;
            if begun == 0 {
                return Err(Failure::Taken);
            }
            Ok(())
        })
        .await
    }

    /// The host closes a table, whatever else stands there. [`Failure::Missing`] if they have no such table.
    pub async fn close_own(&self, id: TableId, host: GuestId, now: Millis) -> Result<(), Failure> {
        self.write(move |db| {
            let own = db
                .prepare_cached("UPDATE tables SET phase = 'closed' WHERE id = ? AND host = ?")?
                .execute(params![id.0, host.0])?;
            if own == 0 {
                return Err(Failure::Missing);
            }
            db.prepare_cached("DELETE FROM links WHERE table_id = ?")?.execute([&id.0])?;
            touch(db, &id.into(), now)
        })
        .await
    }

    /// Moves a table on: play ends, or the host closes it, and its links with it.
    pub async fn set_phase(&self, tenure: Tenure, phase: Phase, now: Millis) -> Result<(), Failure> {
        self.write(move |db| {
            touch(db, &tenure, now)?;
            let id = &tenure.table;
            db.prepare_cached("UPDATE tables SET phase = ? WHERE id = ?")?
                .execute(params![phase.name(), id.0])?;
            if phase == Phase::Closed {
                db.prepare_cached("DELETE FROM links WHERE table_id = ?")?.execute([&id.0])?;
            }
            Ok(())
        })
        .await
    }

    /// Gives a seat to somebody, if it still belongs to who it did: two friends on one link don't both get it.
    pub async fn seat(
        &self,
        tenure: Tenure,
        seat: u8,
        from: Sitter,
        to: Sitter,
        now: Millis,
    ) -> Result<(), Failure> {
        self.write(move |db| {
            touch(db, &tenure, now)?;
            reseat(db, &tenure.table, seat, (&from, &to), now)
        })
        .await
    }
}

/// Gives a seat to somebody, if it still belongs to who it did.
pub(crate) fn reseat(
    db: &Connection,
    id: &TableId,
    seat: u8,
    (from, to): (&Sitter, &Sitter),
    now: Millis,
) -> Result<(), Failure> {
    let changed = db
        .prepare_cached(
            "UPDATE seats SET guest = ?1, bot = ?2, former = ?3, since = iif(guest IS ?1, since, ?8)
             WHERE table_id = ?4 AND seat = ?5 AND guest IS ?6 AND bot IS ?7",
        )?
        .execute(params![
            to.guest.map(|guest| guest.0),
            to.bot,
            to.former.map(|guest| guest.0),
            id.0,
            seat,
            from.guest.map(|guest| guest.0),
            from.bot,
            now.0
        ])?;
    if changed == 0 { Err(Failure::Taken) } else { Ok(()) }
}
