//! How games went, kept so that they can be looked at whatever the rules are by then.
//!
//! A game is told again from its entries, and that takes the rules it was played by. Rules change and old ones are dropped
//! in the end; so what each pair of eyes saw is written down when a game is over, and now and then while it is under way.
//! Views are kept as what changed from step to step (JSON Patch, RFC 6902), and the whole is packed (zlib). Names are not in
//! it: whoever asks is shown the names as they are now.

use std::io::{Read, Write};
use std::sync::Arc;
use std::time::Duration;

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use json_patch::Patch;
use reverie_game::table::{Glance, Past};
use reverie_game::{AnyRecord, Eyes, Illegal, Own, Table};
use reverie_store::{Archived, Failure, Millis, TableId};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use tokio::sync::watch;

use crate::actor::{Replayed, replayed};
use crate::app::App;
use crate::faults::fault;

/// The form of what is written here.
const FORM: u16 = 1;
/// How long nothing must have happened at a table under way before what did is written down.
const QUIET: Duration = Duration::from_secs(60);
/// How often tables are looked for.
const AGAIN: Duration = Duration::from_secs(1);
/// How many are written down at one go.
const MOST: u32 = 16;

/// How a game went.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Archive {
    form: u16,
    /// The game written down, without names.
    pub(crate) record: AnyRecord,
    /// What it was played on.
    pub(crate) board: Own,
    /// What is the same for all eyes.
    steps: Vec<Shared>,
    /// What each pair of eyes saw; one for all where nothing was hidden.
    told: Vec<Told>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct Shared {
    by: Json,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Json>,
    turn: Json,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct Told {
    eyes: Eyes,
    steps: Vec<Seen>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct Seen {
    events: Json,
    /// What changed in the view since the step before.
    view: Patch,
}

/// Why an archive could not be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    /// It does not unpack.
    #[error("it does not unpack: {0}")]
    Packed(#[from] std::io::Error),
    /// It unpacks to something else.
    #[error("it is no archive: {0}")]
    Written(#[from] serde_json::Error),
    /// It was written by a newer program.
    #[error("it has form {0}")]
    Form(u16),
}

impl Archive {
    /// What there is to tell of this game.
    pub(crate) fn of(table: &dyn Table) -> Result<Self, Illegal> {
        let setting = table.setting();
        let over = table.over().is_some();
        let looks: Vec<Eyes> =
            if setting.is_open { vec![Eyes::Spectator] } else { Eyes::all(setting.seats).collect() };
        let (mut steps, mut told) = (Vec::new(), Vec::new());
        for eyes in looks {
            let past = table.past(Glance { eyes, from: 0, views: true, proofs: over })?;
            if steps.is_empty() {
                steps = past.iter().map(Shared::of).collect();
            }
            told.push(Told { eyes, steps: seen(&past) });
        }
        let mut record = table.record(true);
        record.players.clear();
        Ok(Self { form: FORM, record, board: table.board(), steps, told })
    }

    /// As it is stored.
    pub(crate) fn pack(&self) -> std::io::Result<Vec<u8>> {
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
        packed.write_all(&serde_json::to_vec(self)?)?;
        packed.finish()
    }

    /// As it was stored.
    pub(crate) fn unpack(packed: &[u8]) -> Result<Self, Unreadable> {
        let mut text = Vec::new();
        ZlibDecoder::new(packed).read_to_end(&mut text)?;
        let archive: Self = serde_json::from_slice(&text)?;
        if archive.form == FORM { Ok(archive) } else { Err(Unreadable::Form(archive.form)) }
    }

    /// Whether the game was over.
    pub(crate) const fn is_over(&self) -> bool {
        self.record.result.is_some()
    }

    /// The steps as these eyes saw them, in the form of [`Past`].
    pub(crate) fn past(&self, eyes: Eyes, views: bool) -> Result<Vec<Own>, Illegal> {
        // Where nothing was hidden one telling is for all.
        let told = match self.told.as_slice() {
            [all] => Some(all),
            each => each.iter().find(|told| told.eyes == eyes),
        };
        let told = told.ok_or_else(|| Illegal::not_there("not-found"))?;
        let mut view = Json::Null;
        let mut past = Vec::with_capacity(self.steps.len());
        for (shared, seen) in self.steps.iter().zip(&told.steps) {
            json_patch::patch(&mut view, &seen.view).map_err(|error| {
                tracing::error!(%error, "an archive cannot be told");
                Illegal::ours("archive-broken")
            })?;
            let mut step = json!({ "by": shared.by, "events": seen.events, "turn": shared.turn });
            if !shared.notes.is_empty() {
                step["notes"] = json!(shared.notes);
            }
            if views {
                step["view"] = view.clone();
            }
            past.push(Own::from(step));
        }
        Ok(past)
    }
}

impl Shared {
    fn of(past: &Past) -> Self {
        Self {
            by: json!(past.by),
            notes: past.notes.iter().map(|note| json!(note)).collect(),
            turn: json!(past.turn),
        }
    }
}

fn seen(past: &[Past]) -> Vec<Seen> {
    let mut before = Json::Null;
    past.iter()
        .map(|past| {
            let now = past.view.as_ref().map(Own::json).unwrap_or_default();
            let view = json_patch::diff(&before, &now);
            before = now;
            Seen { events: json!(past.events), view }
        })
        .collect()
}

/// Writes down what no archive tells yet, for as long as the server runs.
pub(crate) async fn keep(app: Arc<App>, mut stopped: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            _ = stopped.changed() => return,
            () = app.config.time.pass(AGAIN) => {}
        }
        // One of many nodes is enough.
        if app.node.as_ref().is_some_and(|node| !node.is_first()) {
            continue;
        }
        let quiet = Millis(app.now().0 - i64::try_from(QUIET.as_millis()).unwrap_or(0));
        keep_up(&app, quiet).await;
    }
}

/// Whether there may be more to write down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Left {
    /// There was more than is written down at one go.
    Some,
    /// That was all that could be written.
    Nothing,
}

/// Writes down what no archive tells yet of games that are over, and of those at which nothing has happened since `quiet`.
pub(crate) async fn keep_up(app: &Arc<App>, quiet: Millis) -> Left {
    let stale = match app.store.stale(quiet, MOST).await {
        Ok(stale) => stale,
        Err(failure) => {
            fault("no table could be looked for that is to be told", &failure, None);
            return Left::Nothing;
        }
    };
    let mut left = if stale.len() < MOST as usize { Left::Nothing } else { Left::Some };
    for id in stale {
        if let Err(failure) = write_down(app, &id).await {
            fault("a game could not be written down", &failure, Some(&id));
            left = Left::Nothing;
        }
    }
    left
}

async fn write_down(app: &Arc<App>, id: &TableId) -> Result<(), Failure> {
    let row = app.store.table(id.clone()).await?;
    let entries = app.store.entries(id.clone(), 0).await?;
    let games = app.config.games;
    let written = tokio::task::spawn_blocking(move || {
        let Replayed { table, number, .. } = replayed(games, &row, &entries)?;
        let body = Archive::of(&*table)?
            .pack()
            .map_err(|error| Illegal::ours("archive-broken").with("reason", error.to_string()))?;
        Ok::<_, Illegal>(Archived { number, body })
    });
    match written.await {
        Ok(Ok(archived)) if archived.number > 0 => {
            tracing::debug!(table = %id, bytes = archived.body.len(), "written down");
            metrics::histogram!("reverie_archive_bytes")
                .record(u32::try_from(archived.body.len()).unwrap_or(u32::MAX));
            app.store.archive(id.clone(), archived).await
        }
        // Nothing was played, or nothing of it stands by our rules: what was kept before, if anything, stays.
        Ok(Ok(_)) => app.store.leave_untold(id.clone()).await,
        Ok(Err(reason)) => {
            tracing::debug!(table = %id, %reason, "cannot be told again");
            app.store.leave_untold(id.clone()).await
        }
        Err(_) => Err(Failure::Closed),
    }
}
