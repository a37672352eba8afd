//! Tables and who sits at them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use ts_rs::TS;

use crate::db::{Db, Given, Row, Value, values};
use crate::{Failure, GuestId, Millis, Store, TeamId, Tenure, Unreadable, tenure};

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

/// A table, or what of it cannot be read.
pub type Readable = Result<TableRow, Unreadable>;

/// What a table says of itself, before `WHERE`.
macro_rules! select_tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, rules, options, clock, seed, host, phase, created, changed, next, lesson, team, hints, hidden
             FROM tables ",
            $rest
        )
    };
}

fn table(mut row: Row) -> Result<Readable, Failure> {
    let id: TableId = row.get(0)?;
    Ok(read(&mut row, &id)?.map_err(|(what, reason)| Unreadable { table: id, what: what.to_owned(), reason }))
}

/// The fields of a table; where one says nothing we know, which, and what is wrong with it.
fn read(row: &mut Row, id: &TableId) -> Result<Result<TableRow, (&'static str, String)>, Failure> {
    let mut json = |index: usize, what| -> Result<Result<Json, (&'static str, String)>, Failure> {
        let text: String = row.get(index)?;
        Ok(serde_json::from_str(&text).map_err(|error| (what, error.to_string())))
    };
    let (options, clock) = match (json(3, "options")?, json(4, "clock")?) {
        (Ok(options), Ok(clock)) => (options, clock),
        (Err(wrong), _) | (_, Err(wrong)) => return Ok(Err(wrong)),
    };
    let phase: String = row.get(7)?;
    let rules: i64 = row.get(2)?;
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
        host: row.get(6)?,
        phase,
        created: row.get(8)?,
        changed: row.get(9)?,
        next: row.get(10)?,
        lesson: row.get(11)?,
        team: row.get(12)?,
        hints: row.get(13)?,
        hidden: row.get(14)?,
        seats: Vec::new(),
    }))
}

async fn seats(db: &Db, id: &TableId) -> Result<Vec<SeatRow>, Failure> {
    db.list(
        "SELECT seat, guest, bot, former, since FROM seats WHERE table_id = $1 ORDER BY seat",
        values![id],
        |mut row| {
            let sitter = Sitter { guest: row.get(1)?, bot: row.get(2)?, former: row.get(3)? };
            Ok(SeatRow { seat: row.get(0)?, sitter, since: row.get(4)? })
        },
    )
    .await
}

/// Something changes at a table, by whoever holds it.
pub(crate) async fn touch(db: &Db, tenure: &Tenure, now: Millis) -> Result<(), Failure> {
    tenure::check(db, tenure).await?;
    db.execute("UPDATE tables SET changed = $1 WHERE id = $2", values![now, &tenure.table]).await?;
    Ok(())
}

async fn insert(db: &Db, new: &NewTable, now: Millis) -> Result<(), Failure> {
    db.execute(
        "INSERT INTO tables (id, game, rules, options, clock, seed, host, phase, created, changed, lesson, team,
         hints) VALUES ($1, $2, $3, $4, $5, $6, $7, 'lobby', $8, $8, $9, $10, $11)",
        values![
            &new.id,
            &new.game,
            new.rules,
            &new.options.to_string(),
            &new.clock.to_string(),
            &new.seed,
            new.host,
            now,
            new.lesson,
            new.team.as_ref(),
            new.hints
        ],
    )
    .await?;
    let seats = (0_u8..).zip(&new.seats).map(|(seat, sitter)| {
        vec![
            new.id.value(),
            Value::Int(seat.into()),
            sitter.guest.value(),
            sitter.bot.value(),
            Value::Int(now.0),
        ]
    });
    let sql = "INSERT INTO seats (table_id, seat, guest, bot, since) VALUES ($1, $2, $3, $4, $5)";
    db.execute_each(sql, seats).await
}

async fn drop_links(db: &Db, id: &TableId) -> Result<(), Failure> {
    db.execute("DELETE FROM links WHERE table_id = $1", values![id]).await?;
    Ok(())
}

impl Store {
    /// Opens a table.
    pub async fn open_table(&self, new: NewTable, now: Millis) -> Result<(), Failure> {
        self.write((new, now), |db, (new, now)| Box::pin(async move { insert(db, new, *now).await })).await
    }

    /// Opens the rematch of a finished game, once: whoever asks again gets the table that there is already.
    pub async fn rematch(&self, of: Tenure, new: NewTable, now: Millis) -> Result<TableId, Failure> {
        self.write((of, new, now), |db, (of, new, now)| {
            Box::pin(async move {
                tenure::check(db, of).await?;
                let next =
                    db.row("SELECT next FROM tables WHERE id = $1", values![&of.table]).await?.get(0)?;
                if let Some(next) = next {
                    return Ok(next);
                }
                insert(db, new, *now).await?;
                db.execute("UPDATE tables SET next = $1 WHERE id = $2", values![&new.id, &of.table]).await?;
                Ok(new.id.clone())
            })
        })
        .await
    }

    /// Changes what is to be played in a lobby, and for how many: new seats are open, seats that go must be nobody's.
    /// [`Failure::Taken`] if somebody sits on one, or the game has begun.
    pub async fn arrange(&self, tenure: Tenure, arranged: Arranged, now: Millis) -> Result<(), Failure> {
        self.write((tenure, arranged, now), |db, (tenure, arranged, now)| Box::pin(async move {
            touch(db, tenure, *now).await?;
            let (id, Arranged { options, clock, seats, hints }) = (&tenure.table, &arranged);
            let changed = db
                .execute(
                    "UPDATE tables SET options = $1, clock = $2, hints = $3 WHERE id = $4 AND phase = 'lobby'",
                    values![&options.to_string(), &clock.to_string(), *hints, id],
                )
                .await?;
            let lost = db
                .find(
                    "SELECT 1 FROM seats WHERE table_id = $1 AND seat >= $2 AND guest IS NOT NULL LIMIT 1",
                    values![id, *seats],
                )
                .await?;
            if changed == 0 || lost.is_some() {
                return Err(Failure::Taken);
            }
            db.execute("DELETE FROM seats WHERE table_id = $1 AND seat >= $2", values![id, *seats]).await?;
            db.execute("DELETE FROM links WHERE table_id = $1 AND seat >= $2", values![id, *seats]).await?;
            let open = (0..*seats).map(|seat| vec![id.value(), Value::Int(seat.into())]);
            db.execute_each(
                "INSERT INTO seats (table_id, seat) VALUES ($1, $2) ON CONFLICT (table_id, seat) DO NOTHING",
                open,
            )
            .await
        }))
        .await
    }

    /// The table of this name.
    pub async fn table(&self, id: TableId) -> Result<TableRow, Failure> {
        self.read((id,), |db, (id,)| {
            Box::pin(async move {
                let mut row = table(db.row(select_tables!("WHERE id = $1"), values![&id]).await?)??;
                row.seats = seats(db, id).await?;
                Ok(row)
            })
        })
        .await
    }

    /// The tables at which a guest sits or that they opened: those under way, then those that are over, the last changed
    /// first; none that was taken down. One that cannot be read is among them, with the reason: it hides neither itself nor the others.
    pub async fn tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<Readable>, Failure> {
        self.read((guest, most), |db, (guest, most)| {
            Box::pin(async move {
                let sql = select_tables!(
                    "WHERE phase != 'closed' AND hidden = 0
                     AND (host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1))
                     ORDER BY phase = 'over', changed DESC, id LIMIT $2"
                );
                let mut rows = db.list(sql, values![guest, most], table).await?;
                for row in rows.iter_mut().flatten() {
                    row.seats = seats(db, &row.id).await?;
                }
                Ok(rows)
            })
        })
        .await
    }

    /// The tables in play at which somebody's time has run out by now, and that no server holds: who holds one looks at its
    /// clocks.
    pub async fn tables_due(&self, now: Millis) -> Result<Vec<TableId>, Failure> {
        self.read((now,), |db, (now,)| Box::pin(async move {
            db.list(
                "SELECT id FROM tables WHERE deadline <= $1 AND phase = 'play' AND hidden = 0
                 AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = holder AND expires > $2) ORDER BY deadline",
                values![now, db.now().await?],
                |mut row| row.get(0),
            )
            .await
        }))
        .await
    }

    /// How many tables this guest has opened that are not over.
    pub async fn unfinished(&self, host: GuestId) -> Result<u32, Failure> {
        self.read((host,), |db, (host,)| {
            Box::pin(async move {
                let sql = "SELECT count(*) FROM tables WHERE host = $1 AND phase IN ('lobby', 'play')";
                db.row(sql, values![host]).await?.get(0)
            })
        })
        .await
    }

    /// Play begins, by this version of the rules. [`Failure::Taken`] if the table is no lobby any more.
    pub async fn begin(&self, tenure: Tenure, rules: u16, now: Millis) -> Result<(), Failure> {
        self.write((tenure, rules, now), |db, (tenure, rules, now)| {
            Box::pin(async move {
                touch(db, tenure, *now).await?;
                let begun = db
                    .execute(
                        "UPDATE tables SET phase = 'play', rules = $1 WHERE id = $2 AND phase = 'lobby'",
                        values![rules, &tenure.table],
                    )
                    .await?;
                if begun == 0 { Err(Failure::Taken) } else { Ok(()) }
            })
        })
        .await
    }

    /// The host closes a table, whatever else stands there. [`Failure::Missing`] if they have no such table.
    pub async fn close_own(&self, id: TableId, host: GuestId, now: Millis) -> Result<(), Failure> {
        self.write((id, host, now), |db, (id, host, now)| {
            Box::pin(async move {
                let own = db
                    .execute(
                        "UPDATE tables SET phase = 'closed', changed = $1 WHERE id = $2 AND host = $3",
                        values![now, &id, host],
                    )
                    .await?;
                if own == 0 {
                    return Err(Failure::Missing);
                }
                drop_links(db, id).await
            })
        })
        .await
    }

    /// Moves a table on: play ends, or the host closes it, and its links with it.
    pub async fn set_phase(&self, tenure: Tenure, phase: Phase, now: Millis) -> Result<(), Failure> {
        self.write((tenure, phase, now), |db, (tenure, phase, now)| {
            Box::pin(async move {
                touch(db, tenure, *now).await?;
                let id = &tenure.table;
                db.execute("UPDATE tables SET phase = $1 WHERE id = $2", values![phase.name(), id]).await?;
                if *phase == Phase::Closed { drop_links(db, id).await } else { Ok(()) }
            })
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
        self.write((tenure, seat, from, to, now), |db, (tenure, seat, from, to, now)| {
            Box::pin(async move {
                touch(db, tenure, *now).await?;
                reseat(db, &tenure.table, *seat, (from, to), *now).await
            })
        })
        .await
    }
}

/// Gives a seat to somebody, if it still belongs to who it did.
pub(crate) async fn reseat(
    db: &Db,
    id: &TableId,
    seat: u8,
    (from, to): (&Sitter, &Sitter),
    now: Millis,
) -> Result<(), Failure> {
    let changed = db
        .execute(
            "UPDATE seats SET guest = $1, bot = $2, former = $3,
             since = CASE WHEN guest IS NOT DISTINCT FROM $1 THEN since ELSE $4 END
             WHERE table_id = $5 AND seat = $6
             AND guest IS NOT DISTINCT FROM $7 AND bot IS NOT DISTINCT FROM $8",
            values![to.guest, to.bot.as_deref(), to.former, now, id, seat, from.guest, from.bot.as_deref()],
        )
        .await?;
    if changed == 0 { Err(Failure::Taken) } else { Ok(()) }
}
