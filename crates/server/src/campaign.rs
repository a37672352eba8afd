//! How far a team has come in the campaign of its game, and what is open to it.

use reverie_catalog::Games;
use reverie_game::{Campaign, Illegal, Phrase, Standings};
use reverie_store::{Team, TeamId};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;
use ts_rs::TS;

use crate::app::{App, store_failed};

/// A team, with its progress.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub(crate) struct TeamFace {
    /// Whoever knows it plays for the team.
    id: TeamId,
    /// What it calls itself.
    name: String,
    /// Which game it plays.
    game: String,
    /// The option whose values are the chapters.
    option: &'static str,
    /// The chapters, in order.
    chapters: Vec<Chapter>,
    /// Whether what opens after the last chapter is open.
    complete: bool,
    /// What opens then: options with their values.
    afterwards: &'static [(&'static str, &'static str)],
}

/// A chapter of a campaign.
#[derive(Debug, Clone, Copy, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
struct Chapter {
    /// The value of the option.
    value: &'static str,
    /// Whether it can be played.
    open: bool,
    /// Whether it was passed.
    passed: bool,
}

/// The team of this name, if it plays this game.
pub(crate) async fn team_for(app: &App, id: TeamId, game: &str) -> Result<Team, Illegal> {
    let team = app.store.team(id).await.map_err(store_failed)?;
    if team.game == game { Ok(team) } else { Err(Illegal::new("team-of-another-game")) }
}

/// The campaign of a game.
pub(crate) fn campaign_of(games: Games, game: &str) -> Result<Campaign, Illegal> {
    games.find(game)?.entry.campaign.ok_or_else(|| Illegal::new("no-campaign"))
}

/// A team as it is shown.
pub(crate) async fn face(app: &App, team: Team) -> Result<TeamFace, Illegal> {
    let Campaign { option, chapters, afterwards } = campaign_of(app.config.games, &team.game)?;
    let passed = app.store.passed(team.id.clone()).await.map_err(store_failed)?;
    let has = |value: &str| passed.iter().any(|known| known == value);
    let mut open = true;
    let chapters: Vec<Chapter> = chapters
        .iter()
        .map(|&value| {
            let chapter = Chapter { value, open, passed: has(value) };
            open = chapter.passed;
            chapter
        })
        .collect();
    let complete = chapters.last().is_some_and(|last| last.passed);
    Ok(TeamFace { id: team.id, name: team.name, game: team.game, option, chapters, complete, afterwards })
}

/// Whether this team may play with these options yet, and if not, what is to be passed first.
pub(crate) async fn may_play(app: &App, team: &TeamId, game: &str, options: &Json) -> Result<(), Illegal> {
    let Campaign { option, chapters, afterwards } = campaign_of(app.config.games, game)?;
    let passed = app.store.passed(team.clone()).await.map_err(store_failed)?;
    let first = |key: &'static str, chapter: &str| {
        if passed.iter().any(|known| known == chapter) {
            return Ok(());
        }
        Err(Illegal::new(key).with("chapter", Phrase::new(format!("option-{option}-{chapter}"))))
    };
    let at = chapters.iter().position(|chapter| options[option] == **chapter);
    if let Some(before) = at.and_then(|at| at.checked_sub(1)) {
        first("chapter-closed", chapters[before])?;
    }
    match chapters.last() {
        Some(last) if afterwards.iter().any(|(name, value)| options[*name] == **value) => {
            first("campaign-unfinished", last)
        }
        _ => Ok(()),
    }
}

/// The chapter that was passed with this result, if it was one and was passed.
pub(crate) fn passed(games: Games, game: &str, options: &Json, over: &Standings) -> Option<String> {
    let campaign = games.find(game).ok()?.entry.campaign?;
    let chapter = campaign.chapters.iter().find(|chapter| options[campaign.option] == ***chapter)?;
    let band = over.band.as_ref()?;
    (band.index + 1 == band.of).then(|| (*chapter).to_owned())
}

/// What a team plays next: the chapter after the one it has just passed, or the same once more.
pub(crate) fn next(games: Games, game: &str, options: &Json, over: &Standings) -> Json {
    let mut next = options.clone();
    let campaign = games.find(game).ok().and_then(|kit| kit.entry.campaign);
    if let (Some(campaign), Some(passed)) = (campaign, passed(games, game, options, over)) {
        let at = campaign.chapters.iter().position(|chapter| **chapter == passed);
        if let Some(following) = at.and_then(|at| campaign.chapters.get(at + 1)) {
            next[campaign.option] = (*following).into();
        }
    }
    next
}
