//! All that is known of a guest, and how a guest is forgotten: what is theirs alone goes, what others need of a shared game
//! stays without the name.

use reverie_game::{AnyStep, Standings};
use serde::Serialize;
use serde_json::Value as Json;

use crate::db::{Db, Readable, Row, values};
use crate::notices::{self, Notice};
use crate::{Failure, GuestId, Millis, SecretHash, Store, TableId};

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

/// Guests with how many tables are theirs, before `WHERE`.
macro_rules! select_known {
    ($rest:literal) => {
        concat!(
            "SELECT id, name, colour, created, seen,
             (SELECT count(*) FROM tables WHERE host = guests.id
             OR id IN (SELECT table_id FROM seats WHERE guest = guests.id)) FROM guests ",
            $rest
        )
    };
}

/// Tables that a guest opened, sits or sat at, or has spoken at.
macro_rules! select_theirs {
    ($before:literal, $after:literal) => {
        concat!(
            $before,
            " FROM tables WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1 OR former = $1)
             OR id IN (SELECT table_id FROM chat WHERE guest = $1) ",
            $after
        )
    };
}

fn known(mut row: Row) -> Result<Known, Failure> {
    Ok(Known {
        id: row.get(0)?,
        name: row.get(1)?,
        colour: row.get(2)?,
        created: row.get(3)?,
        seen: row.get(4)?,
        tables: row.get(5)?,
    })
}

impl Store {
    /// Those who have not left for good, or of them only those whose name has this in it; who was here last first.
    pub async fn known_guests(&self, search: Option<String>) -> Result<Vec<Known>, Failure> {
        self.read((search,), |db, (search,)| {
            Box::pin(async move {
                let mut all = db
                    .list(select_known!("WHERE name != '' ORDER BY seen DESC, id"), values![], known)
                    .await?;
                if let Some(search) = search.as_ref().map(|search| search.to_lowercase()) {
                    all.retain(|guest| guest.name.to_lowercase().contains(&search));
                }
                Ok(all)
            })
        })
        .await
    }

    /// All that is known of a guest; how games ended is for whoever knows the games to add.
    pub async fn dossier(&self, id: GuestId) -> Result<Dossier, Failure> {
        self.read((id,), |db, (id,)| Box::pin(async move {
            let whose = values![id];
            Ok(Dossier {
                guest: known(db.row(select_known!("WHERE id = $1"), whose).await?)?,
                tables: their_tables(db, *id).await?,
                said: db
                    .list(
                        "SELECT table_id, text, at FROM chat WHERE guest = $1 AND text != '' ORDER BY at, number",
                        whose,
                        |mut row| Ok(TheirLine { table: row.get(0)?, text: row.get(1)?, at: row.get(2)? }),
                    )
                    .await?,
                links: db
                    .list(
                        "SELECT table_id, seat, links.created FROM links JOIN tables ON tables.id = table_id
                         WHERE host = $1 ORDER BY links.created",
                        whose,
                        |mut row| Ok(TheirLink { table: row.get(0)?, seat: row.get(1)?, created: row.get(2)? }),
                    )
                    .await?,
                browsers: db
                    .list(
                        "SELECT endpoint, lang, origin, created FROM subscriptions WHERE guest = $1 ORDER BY id",
                        whose,
                        |mut row| {
                            let (endpoint, lang, origin) = (row.get(0)?, row.get(1)?, row.get(2)?);
                            Ok(Browser { endpoint, lang, origin, created: row.get(3)? })
                        },
                    )
                    .await?,
                teams: db
                    .list(
                        "SELECT game, name, created FROM teams WHERE founder = $1 ORDER BY created",
                        whose,
                        |mut row| Ok(TheirTeam { game: row.get(0)?, name: row.get(1)?, created: row.get(2)? }),
                    )
                    .await?,
                code_expires: column(db, "SELECT expires FROM codes WHERE guest = $1", *id).await?.pop(),
            })
        }))
        .await
    }

    /// Forgets a guest for good: their token, links, codes and browsers, what they said, and the tables that were theirs
    /// alone. At shared tables they are a number without a name; who sits there longest hosts in their place. A seat of
    /// theirs in a running game becomes a bot's when a server opens it. [`Failure::Missing`] if there is nobody to forget.
    pub async fn forget(&self, id: GuestId, now: Millis) -> Result<Forgotten, Failure> {
        // Nobody has the token that this is the hash of.
        let mut nobody = SecretHash([0; 32]);
        getrandom::fill(&mut nobody.0).map_err(|error| Failure::Database(error.to_string()))?;
        self.write((id, nobody, now), |db, (id, nobody, now)| {
            Box::pin(async move { forget(db, *id, *nobody, *now).await })
        })
        .await
    }
}

/// What stands in the first column of the rows of a guest's.
async fn column<T: Readable>(db: &Db, sql: &str, whose: GuestId) -> Result<Vec<T>, Failure> {
    db.list(sql, values![whose], |mut row| row.get(0)).await
}

async fn their_tables(db: &Db, id: GuestId) -> Result<Vec<TheirTable>, Failure> {
    let sql = select_theirs!(
        "SELECT id, game, options, phase, CASE WHEN host = $1 THEN 1 ELSE 0 END, created, changed",
        "ORDER BY created, id"
    );
    let read = |mut row: Row| {
        let options: String = row.get(2)?;
        Ok(TheirTable {
            id: row.get(0)?,
            game: row.get(1)?,
            options: serde_json::from_str(&options).unwrap_or(Json::String(options)),
            phase: row.get(3)?,
            host: row.get(4)?,
            created: row.get(5)?,
            changed: row.get(6)?,
            seats: Vec::new(),
            former: Vec::new(),
            decided: Vec::new(),
            result: None,
        })
    };
    let mut tables = db.list(sql, values![id], read).await?;
    for table in &mut tables {
        let seats = async |sql: &str| db.list(sql, values![&table.id, id], |mut row| row.get(0)).await;
        let seated = seats("SELECT seat FROM seats WHERE table_id = $1 AND guest = $2 ORDER BY seat").await?;
        let former =
            seats("SELECT seat FROM seats WHERE table_id = $1 AND former = $2 ORDER BY seat").await?;
        (table.seats, table.former) = (seated, former);
        // What a guest sent is stored under an id that begins with their number.
        table.decided = db
            .list(
                "SELECT number, body, at FROM entries
                 WHERE table_id = $1 AND client >= $2 || '/' AND client < $2 || '0' ORDER BY number",
                values![&table.id, &id.0.to_string()],
                |mut row| {
                    let body: String = row.get(1)?;
                    // As it reads today; what this program cannot read is given as it stands.
                    let step = serde_json::from_str::<AnyStep>(&body).ok();
                    let step = step.and_then(|step| serde_json::to_value(step).ok());
                    let step = step.unwrap_or(Json::String(body));
                    Ok(Decided { number: row.get(0)?, step, at: row.get(2)? })
                },
            )
            .await?;
    }
    Ok(tables)
}

async fn forget(db: &Db, id: GuestId, nobody: SecretHash, now: Millis) -> Result<Forgotten, Failure> {
    let run = async |sql: &str| db.execute(sql, values![id]).await.map(drop);
    let known = db
        .execute(
            "UPDATE guests SET token = $1, name = '', colour = 'slate', created = 0, seen = 0
             WHERE id = $2 AND name != ''",
            values![&nobody, id],
        )
        .await?;
    if known == 0 {
        return Err(Failure::Missing);
    }
    // First of all: they are shown out as themselves before their seats are somebody else's.
    notices::put_up(db, &Notice::Guest(id)).await?;
    run("DELETE FROM codes WHERE guest = $1").await?;
    run("DELETE FROM subscriptions WHERE guest = $1").await?;
    run("DELETE FROM links WHERE table_id IN (SELECT id FROM tables WHERE host = $1)").await?;
    // A team's tables are how far it has come, whoever else knows it.
    let removed = "SELECT id FROM tables WHERE host = $1 AND team IS NULL
                   AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id AND (guest != $1 OR former != $1))
                   AND NOT EXISTS (SELECT 1 FROM chat WHERE table_id = id AND guest != $1)";
    let removed: Vec<TableId> = column(db, removed, id).await?;
    for table in &removed {
        db.execute("UPDATE tables SET next = NULL WHERE next = $1", values![table]).await?;
        db.execute("DELETE FROM entries WHERE table_id = $1", values![table]).await?;
        db.execute("DELETE FROM tables WHERE id = $1", values![table]).await?;
        notices::put_up(db, &Notice::Table(table.clone())).await?;
    }
    let kept: Vec<TableId> = column(db, select_theirs!("SELECT id", ""), id).await?;
    run("UPDATE chat SET text = '' WHERE guest = $1").await?;
    run("UPDATE seats SET former = NULL WHERE former = $1").await?;
    run("UPDATE seats SET guest = NULL
         WHERE guest = $1 AND table_id IN (SELECT id FROM tables WHERE phase = 'lobby')")
    .await?;
    run("UPDATE tables SET host = coalesce((SELECT guest FROM seats WHERE table_id = id AND guest != $1
         ORDER BY since, seat LIMIT 1), host) WHERE host = $1 AND phase IN ('lobby', 'play')")
    .await?;
    // Where nobody is left to host, nobody is left to play.
    run("UPDATE tables SET phase = 'closed', deadline = NULL WHERE host = $1 AND phase IN ('lobby', 'play')")
        .await?;
    for table in &kept {
        db.execute("UPDATE tables SET changed = $1 WHERE id = $2", values![now, table]).await?;
        notices::put_up(db, &Notice::Table(table.clone())).await?;
    }
    Ok(Forgotten { removed, kept })
}
