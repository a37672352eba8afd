//! Whether everything in a file can be read and played again by its own rules; and all that is known of a guest, with how
//! their games ended. For whoever runs a server: `reverie admin`.

use std::collections::BTreeMap;

use reverie_catalog::Games;
use reverie_game::{Illegal, Phrase, Standings};
use reverie_store::{Dossier, Failure, GuestId, Phase, Store, TableId, TableRow};
use serde::Serialize;

use crate::actor::{Replayed, openable, replayed};
use crate::archive::Archive;

/// What was found in a file.
#[derive(Debug, Clone, Default)]
pub struct Audit {
    /// How many tables of each kind there are.
    pub kinds: Vec<Counted>,
    /// Games that were played again to their last entry.
    pub replayed: u32,
    /// Archives that were unpacked.
    pub archives: u32,
    /// How many bytes they take together.
    pub archive_bytes: usize,
    /// Games that are over, or were closed, and whose rules are gone: they are told from their archives.
    pub only_told: u32,
    /// What is wrong, and with which table.
    pub wrong: Vec<Wrong>,
}

/// How many tables of a kind there are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// Which game.
    pub game: String,
    /// By which rules.
    pub rules: i64,
    /// Where they stand.
    pub phase: String,
    /// How many.
    pub tables: u32,
    /// How many bytes their archives take together.
    pub archive_bytes: usize,
}

/// Something that is wrong with a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Wrong {
    /// Which.
    pub table: TableId,
    /// What.
    pub what: Phrase,
}

/// Reads every table and plays every game again.
pub async fn audit(store: &Store, games: Games) -> Result<Audit, Failure> {
    let mut audit = Audit::default();
    let mut kinds: BTreeMap<(String, i64, String), (u32, usize)> = BTreeMap::new();
    for glance in store.glance(None).await? {
        let before = audit.archive_bytes;
        let found = audit.look_at(store, games, &glance.id).await?;
        let (tables, bytes) = kinds.entry((glance.game, glance.rules, glance.phase)).or_default();
        *tables += 1;
        *bytes += audit.archive_bytes - before;
        if let Err(what) = found {
            audit.wrong.push(Wrong { table: glance.id, what });
        }
    }
    let counted = |((game, rules, phase), (tables, archive_bytes))| Counted {
        game,
        rules,
        phase,
        tables,
        archive_bytes,
    };
    audit.kinds = kinds.into_iter().map(counted).collect();
    Ok(audit)
}

impl Audit {
    /// Looks at a table: what is wrong with it, if anything.
    async fn look_at(
        &mut self,
        store: &Store,
        games: Games,
        id: &TableId,
    ) -> Result<Result<(), Phrase>, Failure> {
        let row = match store.table(id.clone()).await {
            Ok(row) => row,
            Err(failure) => return unreadable(failure),
        };
        let told = match kept(store, id).await? {
            Ok(archive) => archive.is_some_and(|(archive, bytes)| {
                self.archives += 1;
                self.archive_bytes += bytes;
                archive.is_over() || row.phase == Phase::Closed
            }),
            Err(broken) => return Ok(Err(broken)),
        };
        if row.phase == Phase::Lobby {
            return Ok(openable(games, &row).map_err(|reason| reason.phrase));
        }
        match played(store, games, row.clone()).await {
            Ok(Some(_)) => self.replayed += 1,
            // It was closed before it began.
            Ok(None) => {}
            Err(CannotPlay::Rules(_)) if told && row.phase != Phase::Play => self.only_told += 1,
            Err(CannotPlay::Rules(reason)) => return Ok(Err(reason.phrase)),
            Err(CannotPlay::Store(failure)) => return unreadable(failure),
        }
        Ok(Ok(()))
    }
}

/// What cannot be read is a finding; that nothing can be read at all is a failure.
fn unreadable(failure: Failure) -> Result<Result<(), Phrase>, Failure> {
    match failure {
        Failure::Unreadable(unreadable) => Ok(Err(Phrase::new("table-unreadable")
            .with("table", unreadable.table.0)
            .with("what", unreadable.what)
            .with("reason", unreadable.reason))),
        failure => Err(failure),
    }
}

/// What was kept of a game, and in how many bytes; or what is wrong with that.
async fn kept(store: &Store, id: &TableId) -> Result<Result<Option<(Archive, usize)>, Phrase>, Failure> {
    let archived = store.archived(id.clone()).await?;
    let unpack = |body: Vec<u8>| Archive::unpack(&body).map(|archive| (archive, body.len()));
    let unpacked = archived.map(|archived| unpack(archived.body)).transpose();
    Ok(unpacked.map_err(|why| Phrase::new("archive-broken").with("reason", why.to_string())))
}

enum CannotPlay {
    Rules(Illegal),
    Store(Failure),
}

/// Plays a game again; nothing where none was begun.
async fn played(store: &Store, games: Games, row: TableRow) -> Result<Option<Replayed>, CannotPlay> {
    let entries = store.entries(row.id.clone(), 0).await.map_err(CannotPlay::Store)?;
    if entries.is_empty() && row.phase == Phase::Closed {
        return Ok(None);
    }
    // Long games take a while: whatever else this thread does goes on.
    let playing = tokio::task::spawn_blocking(move || replayed(games, &row, &entries));
    let played = playing.await.map_err(|_| CannotPlay::Rules(Illegal::ours("replay-failed")))?;
    played.map(Some).map_err(CannotPlay::Rules)
}

/// All that is known of a guest, with how their games ended.
pub async fn dossier(store: &Store, games: Games, guest: GuestId) -> Result<Dossier, Failure> {
    let mut dossier = store.dossier(guest).await?;
    for table in &mut dossier.tables {
        table.result = result(store, games, &table.id).await?;
    }
    Ok(dossier)
}

/// How a game ended, as it was kept or as it was played; nothing where neither can be read.
async fn result(store: &Store, games: Games, id: &TableId) -> Result<Option<Standings>, Failure> {
    if let Ok(Some((archive, _))) = kept(store, id).await?
        && archive.is_over()
    {
        return Ok(archive.record.result);
    }
    let row = match store.table(id.clone()).await {
        Ok(row) if row.phase == Phase::Over => row,
        Ok(_) | Err(Failure::Unreadable(_)) => return Ok(None),
        Err(failure) => return Err(failure),
    };
    Ok(played(store, games, row).await.ok().flatten().and_then(|played| played.table.over()))
}
