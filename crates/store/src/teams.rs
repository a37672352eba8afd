//! Teams: those who play a campaign together, whoever of them sits down, and how far they have come.

use rusqlite::{Row, params};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::tables::touch;
use crate::{Failure, GuestId, Millis, Store, Tenure};

/// The name of a team in addresses: whoever knows it plays for the team.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
#[ts(export_to = "server.ts")]
pub struct TeamId(pub String);

/// A team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Its name in addresses.
    pub id: TeamId,
    /// Which game it plays.
    pub game: String,
    /// What it calls itself.
    pub name: String,
}

const FIELDS: &str = "id, game, name";

fn team(row: &Row<'_>) -> rusqlite::Result<Team> {
    Ok(Team { id: TeamId(row.get(0)?), game: row.get(1)?, name: row.get(2)? })
}

impl Store {
    /// Founds a team.
    pub async fn found_team(&self, new: Team, founder: GuestId, now: Millis) -> Result<(), Failure> {
        self.write(move |db| {
            db.prepare_cached("INSERT INTO teams (id, game, name, founder, created) VALUES (?, ?, ?, ?, ?)")?
                .execute(params![new.id.0, new.game, new.name, founder.0, now.0])?;
            Ok(())
        })
        .await
    }

    /// How many teams this guest has founded.
    pub async fn teams_founded(&self, founder: GuestId) -> Result<u32, Failure> {
        self.read(move |db| {
            Ok(db
                .prepare_cached("SELECT count(*) FROM teams WHERE founder = ?")?
                .query_row([founder.0], |row| row.get(0))?)
        })
        .await
    }

    /// The team of this name.
    pub async fn team(&self, id: TeamId) -> Result<Team, Failure> {
        self.read(move |db| {
            let sql = format!("SELECT {FIELDS} FROM teams WHERE id = ?");
            Ok(db.prepare_cached(&sql)?.query_row([&id.0], team)?)
        })
        .await
    }

    /// The teams that a guest founded, or played for: those who played last first.
    pub async fn teams_of(&self, guest: GuestId, most: u32) -> Result<Vec<Team>, Failure> {
        self.read(move |db| {
            let sql = format!(
                "SELECT {FIELDS} FROM teams WHERE founder = ?1 OR id IN
                 (SELECT team FROM tables JOIN seats ON table_id = tables.id WHERE guest = ?1)
                 ORDER BY coalesce((SELECT max(changed) FROM tables WHERE team = teams.id), created) DESC, id
                 LIMIT ?2"
            );
            let mut statement = db.prepare_cached(&sql)?;
            let teams = statement.query_map(params![guest.0, most], team)?;
            Ok(teams.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// The chapters that a team has passed at any table.
    pub async fn passed(&self, team: TeamId) -> Result<Vec<String>, Failure> {
        self.read(move |db| {
            let mut statement = db
                .prepare_cached("SELECT DISTINCT passed FROM tables WHERE team = ? AND passed IS NOT NULL")?;
            let passed = statement.query_map([&team.0], |row| row.get(0))?;
            Ok(passed.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// A game under way has ended, and with it this chapter was passed, if any.
    pub async fn end(&self, tenure: Tenure, passed: Option<String>, now: Millis) -> Result<(), Failure> {
        self.write(move |db| {
            touch(db, &tenure, now)?;
            db.prepare_cached(
                "UPDATE tables SET phase = 'over', passed = ? WHERE id = ? AND phase = 'play'",
            )?
            .execute(params![passed, tenure.table.0])?;
            Ok(())
        })
        .await
    }
}
