//! Teams: those who play a campaign together, whoever of them sits down, and how far they have come.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::db::{Row, values};
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

fn team(mut row: Row) -> Result<Team, Failure> {
    Ok(Team { id: row.get(0)?, game: row.get(1)?, name: row.get(2)? })
}

impl Store {
    /// Founds a team.
    pub async fn found_team(&self, new: Team, founder: GuestId, now: Millis) -> Result<(), Failure> {
        self.write((new, founder, now), |db, (new, founder, now)| {
            Box::pin(async move {
                db.execute(
                    "INSERT INTO teams (id, game, name, founder, created) VALUES ($1, $2, $3, $4, $5)",
                    values![&new.id, &new.game, &new.name, founder, now],
                )
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// How many teams this guest has founded.
    pub async fn teams_founded(&self, founder: GuestId) -> Result<u32, Failure> {
        self.read((founder,), |db, (founder,)| {
            Box::pin(async move {
                db.row("SELECT count(*) FROM teams WHERE founder = $1", values![founder]).await?.get(0)
            })
        })
        .await
    }

    /// The team of this name.
    pub async fn team(&self, id: TeamId) -> Result<Team, Failure> {
        self.read((id,), |db, (id,)| {
            Box::pin(async move {
                team(db.row("SELECT id, game, name FROM teams WHERE id = $1", values![&id]).await?)
            })
        })
        .await
    }

    /// The teams that a guest founded, or played for: those who played last first.
    pub async fn teams_of(&self, guest: GuestId, most: u32) -> Result<Vec<Team>, Failure> {
        self.read((guest, most), |db, (guest, most)| {
            Box::pin(async move {
                db.list(
                    "SELECT id, game, name FROM teams WHERE founder = $1 OR id IN
                     (SELECT team FROM tables JOIN seats ON table_id = tables.id WHERE guest = $1)
                     ORDER BY coalesce((SELECT max(changed) FROM tables WHERE team = teams.id), created) DESC, id
                     LIMIT $2",
                    values![guest, most],
                    team,
                )
                .await
            })
        })
        .await
    }

    /// The chapters that a team has passed at any table.
    pub async fn passed(&self, team: TeamId) -> Result<Vec<String>, Failure> {
        self.read((team,), |db, (team,)| {
            Box::pin(async move {
                db.list(
                    "SELECT DISTINCT passed FROM tables WHERE team = $1 AND passed IS NOT NULL",
                    values![&team],
                    |mut row| row.get(0),
                )
                .await
            })
        })
        .await
    }

    /// A game under way has ended, and with it this chapter was passed, if any.
    pub async fn end(&self, tenure: Tenure, passed: Option<String>, now: Millis) -> Result<(), Failure> {
        self.write((tenure, passed, now), |db, (tenure, passed, now)| {
            Box::pin(async move {
                touch(db, tenure, *now).await?;
                db.execute(
                    "UPDATE tables SET phase = 'over', passed = $1 WHERE id = $2 AND phase = 'play'",
                    values![passed.as_deref(), &tenure.table],
                )
                .await?;
                Ok(())
            })
        })
        .await
    }
}
