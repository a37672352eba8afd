//! All that is known of a guest, and how a guest is forgotten: what is theirs alone goes, what others need of a shared game
//! stays without the name.

use reverie_game::{AnyStep, Standings};
use rusqlite::types::FromSql;
use rusqlite::{Connection, ToSql, params};
use serde::Serialize;
use serde_json::Value as Json;

use crate::notices::{self, Notice};
use crate::{Failure, GuestId, Millis, Store, TableId};

/// A guest in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Known {
    /// Who.
    pub id: GuestId,
    /// What they want to be called.
    pub name: String,
    /// The colour of their pieces.
    pub colour: String,
    /// When they first came.
    pub created: Millis,
    /// When they were last here.
    pub seen: Millis,
    /// How many tables they have opened or sit at.
    pub tables: u32,
}

/// All that is known of a guest; nothing of anybody else.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Dossier {
    /// Who.
    pub guest: Known,
    /// The tables they opened, or have or had a seat at.
    pub tables: Vec<TheirTable>,
    /// What they said.
    pub said: Vec<TheirLine>,
    /// The links that are out to tables they opened. What stands in a link is not known here.
    pub links: Vec<TheirLink>,
    /// The browsers that want to be called.
    pub browsers: Vec<Browser>,
    /// The teams they founded.
    pub teams: Vec<TheirTeam>,
    /// When the code expires that moves them to another device, if one is out.
    pub code_expires: Option<Millis>,
}

/// A table of somebody's.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TheirTable {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// With which options.
    pub options: Json,
    /// Where it stands.
    pub phase: String,
    /// Whether they opened it.
    pub host: bool,
    /// When it was opened.
    pub created: Millis,
    /// When something last changed.
    pub changed: Millis,
    /// Their seats.
    pub seats: Vec<u8>,
    /// The seats they were turned out of.
    pub former: Vec<u8>,
    /// What they decided there, in order.
    pub decided: Vec<Decided>,
    /// How it ended, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Standings>,
}

/// A decision of somebody's.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Decided {
    /// Its number.
    pub number: u32,
    /// What.
    pub step: Json,
    /// When.
    pub at: Millis,
}

/// Something somebody said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TheirLine {
    /// Where.
    pub table: TableId,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// A link that is out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TheirLink {
    /// To which table.
    pub table: TableId,
    /// To which seat; none to watch.
    pub seat: Option<u8>,
    /// When it was issued.
    pub created: Millis,
}

/// A browser that wants to be called.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Browser {
    /// Where.
    pub endpoint: String,
    /// In which language.
    pub lang: String,
    /// The page it was asked on.
    pub origin: Option<String>,
    /// When.
    pub created: Millis,
}

/// A team somebody founded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TheirTeam {
    /// Which game it plays.
    pub game: String,
    /// What it calls itself.
    pub name: String,
    /// When.
    pub created: Millis,
}

/// What became of the tables of a guest who was forgotten.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Forgotten {
    /// Tables that were theirs alone, and went with them.
    pub removed: Vec<TableId>,
    /// Tables that others need: they stay, without the name.
    pub kept: Vec<TableId>,
}

const KNOWN: &str = "SELECT id, name, colour, created, seen,
    (SELECT count(*) FROM tables WHERE host = guests.id
     OR id IN (SELECT table_id FROM seats WHERE guest = guests.id)) FROM guests";

fn known(row: &rusqlite::Row<'_>) -> rusqlite::Result<Known> {
    Ok(Known {
        id: GuestId(row.get(0)?),
        name: row.get(1)?,
        colour: row.get(2)?,
        created: Millis(row.get(3)?),
        seen: Millis(row.get(4)?),
        tables: row.get(5)?,
    })
}

impl Store {
    /// Those who have not left for good, or of them only those whose name has this in it; who was here last first.
    pub async fn known_guests(&self, search: Option<String>) -> Result<Vec<Known>, Failure> {
        self.read(move |db| {
            let mut statement =
                db.prepare_cached(&format!("{KNOWN} WHERE name != '' ORDER BY seen DESC, id"))?;
            let all: Vec<Known> = statement.query_map([], known)?.collect::<Result<_, _>>()?;
            let Some(search) = search.map(|search| search.to_lowercase()) else { return Ok(all) };
            Ok(all.into_iter().filter(|guest| guest.name.to_lowercase().contains(&search)).collect())
        })
        .await
    }

    /// All that is known of a guest; how games ended is for whoever knows the games to add.
    pub async fn dossier(&self, id: GuestId) -> Result<Dossier, Failure> {
        self.read(move |db| {
            let guest = db.prepare_cached(&format!("{KNOWN} WHERE id = ?"))?.query_row([id.0], known)?;
            Ok(Dossier {
                guest,
                tables: their_tables(db, id)?,
                said: list(
                    db,
                    "SELECT table_id, text, at FROM chat WHERE guest = ? AND text != '' ORDER BY at, number",
                    [id.0],
                    |row| {
                        let at = Millis(row.get(2)?);
                        Ok(TheirLine { table: TableId(row.get(0)?), text: row.get(1)?, at })
                    },
                )?,
                links: list(
                    db,
                    "SELECT table_id, seat, links.created FROM links JOIN tables ON tables.id = table_id
                     WHERE host = ? ORDER BY links.created",
                    [id.0],
                    |row| {
                        let created = Millis(row.get(2)?);
                        Ok(TheirLink { table: TableId(row.get(0)?), seat: row.get(1)?, created })
                    },
                )?,
                browsers: list(
                    db,
                    "SELECT endpoint, lang, origin, created FROM subscriptions WHERE guest = ? ORDER BY id",
                    [id.0],
                    |row| {
                        let created = Millis(row.get(3)?);
                        Ok(Browser { endpoint: row.get(0)?, lang: row.get(1)?, origin: row.get(2)?, created })
                    },
                )?,
                teams: list(
                    db,
                    "SELECT game, name, created FROM teams WHERE founder = ? ORDER BY created",
                    [id.0],
                    |row| {
                        let created = Millis(row.get(2)?);
                        Ok(TheirTeam { game: row.get(0)?, name: row.get(1)?, created })
                    },
                )?,
                code_expires: list(db, "SELECT expires FROM codes WHERE guest = ?", [id.0], |row| {
                    Ok(Millis(row.get(0)?))
                })?
                .pop(),
            })
        })
        .await
    }

    /// Forgets a guest for good: their token, links, codes and browsers, what they said, and the tables that were theirs
    /// alone. At shared tables they are a number without a name; who sits there longest hosts in their place. A seat of
    /// theirs in a running game becomes a bot's when a server opens it. [`Failure::Missing`] if there is nobody to forget.
    pub async fn forget(&self, id: GuestId, now: Millis) -> Result<Forgotten, Failure> {
        self.write(move |db| forget(db, id, now)).await
    }
}

fn list<T, P: ToSql + FromSql>(
    db: &Connection,
    sql: &str,
    whose: [P; 1],
    read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, Failure> {
    let mut statement = db.prepare_cached(sql)?;
    let rows = statement.query_map(whose, read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Tables that a guest opened, sits or sat at.
const THEIRS: &str = "host = ?1 OR id IN (SELECT table_id FROM seats WHERE guest = ?1 OR former = ?1)
    OR id IN (SELECT table_id FROM chat WHERE guest = ?1)";

fn their_tables(db: &Connection, id: GuestId) -> Result<Vec<TheirTable>, Failure> {
    let sql = format!(
        "SELECT id, game, options, phase, host = ?1, created, changed FROM tables WHERE {THEIRS} ORDER BY created, id"
    );
    let mut tables = list(db, &sql, [id.0], |row| {
        let options: String = row.get(2)?;
        Ok(TheirTable {
            id: TableId(row.get(0)?),
            game: row.get(1)?,
            options: serde_json::from_str(&options).unwrap_or(Json::String(options)),
            phase: row.get(3)?,
            host: row.get(4)?,
            created: Millis(row.get(5)?),
            changed: Millis(row.get(6)?),
            seats: Vec::new(),
            former: Vec::new(),
            decided: Vec::new(),
            result: None,
        })
    })?;
    for table in &mut tables {
        let seats = |whose: &str| -> Result<Vec<u8>, Failure> {
            let sql = format!("SELECT seat FROM seats WHERE table_id = ? AND {whose} = ? ORDER BY seat");
            let mut statement = db.prepare_cached(&sql)?;
            let rows = statement.query_map(params![table.id.0, id.0], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        };
        (table.seats, table.former) = (seats("guest")?, seats("former")?);
        // What a guest sent is stored under an id that begins with their number.
        let mut statement = db.prepare_cached(
            "SELECT number, body, at FROM entries
             WHERE table_id = ?1 AND client >= ?2 || '/' AND client < ?2 || '0' ORDER BY number",
        )?;
        let rows = statement.query_map(params![table.id.0, id.0.to_string()], |row| {
            let body: String = row.get(1)?;
            // As it reads today; what this program cannot read is given as it stands.
            let step =
                serde_json::from_str::<AnyStep>(&body).ok().and_then(|step| serde_json::to_value(step).ok());
            let step = step.unwrap_or(Json::String(body));
            Ok(Decided { number: row.get(0)?, step, at: Millis(row.get(2)?) })
        })?;
        table.decided = rows.collect::<Result<_, _>>()?;
    }
    Ok(tables)
}

fn forget(db: &Connection, id: GuestId, now: Millis) -> Result<Forgotten, Failure> {
    let run = |sql: &str| -> Result<usize, Failure> { Ok(db.prepare_cached(sql)?.execute([id.0])?) };
    let ids = |sql: &str| list(db, sql, [id.0], |row| Ok(TableId(row.get(0)?)));
    // Nobody has the token that this is the hash of.
    let known =
        run("UPDATE guests SET token = randomblob(32), name = '', colour = 'slate', created = 0, seen = 0
         WHERE id = ? AND name != ''")?;
    if known == 0 {
        return Err(Failure::Missing);
    }
    // First of all: they are shown out as themselves before their seats are somebody else's.
    notices::put_up(db, &Notice::Guest(id))?;
    run("DELETE FROM codes WHERE guest = ?")?;
    run("DELETE FROM subscriptions WHERE guest = ?")?;
    run("DELETE FROM links WHERE table_id IN (SELECT id FROM tables WHERE host = ?)")?;
    // A team's tables are how far it has come, whoever else knows it.
    let removed = ids("SELECT id FROM tables WHERE host = ?1 AND team IS NULL
         AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND (guest != ?1 OR former != ?1))
         AND NOT EXISTS (SELECT 1 FROM chat WHERE table_id = id AND guest != ?1)")?;
    for table in &removed {
        db.prepare_cached("UPDATE tables SET next = NULL WHERE next = ?")?.execute([&table.0])?;
        db.prepare_cached("DELETE FROM tables WHERE id = ?")?.execute([&table.0])?;
        notices::put_up(db, &Notice::Table(table.clone()))?;
    }
    let kept = ids(&format!("SELECT id FROM tables WHERE {THEIRS}"))?;
    run("UPDATE chat SET text = '' WHERE guest = ?")?;
    run("UPDATE seats SET former = NULL WHERE former = ?")?;
    run("UPDATE seats SET guest = NULL
         WHERE guest = ? AND table_id IN (SELECT id FROM tables WHERE phase = 'lobby')")?;
    run("UPDATE tables SET host = coalesce((SELECT guest FROM seats WHERE table_id = id AND guest != ?1
         ORDER BY since, seat LIMIT 1), host) WHERE host = ?1 AND phase IN ('lobby', 'play')")?;
    // Where nobody is left to host, nobody is left to play.
    run("UPDATE tables SET phase = 'closed', deadline = NULL WHERE host = ? AND phase IN ('lobby', 'play')")?;
    for table in &kept {
        db.prepare_cached("UPDATE tables SET changed = ? WHERE id = ?")?.execute(params![now.0, table.0])?;
        notices::put_up(db, &Notice::Table(table.clone()))?;
    }
    Ok(Forgotten { removed, kept })
}
