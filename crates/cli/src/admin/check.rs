//! Whether everything in the data can be read and played again.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use reverie_catalog::Games;
use reverie_game::Phrase;
use reverie_server::audit::{Audit, Counted, audit};
use reverie_store::{Failure, SCHEMA, Soundness, Store, TableId, copies};
use reverie_text::Voice;
use serde::Serialize;

use super::{DataArgs, Visit, no_copy, print_json, trouble};
use crate::figures::{Column, line, whole};
use crate::out;

/// Read everything and play every game again by its own rules; say how much there is, and what is wrong.
///
/// A server may be using the data. Ends with code 1 if something is wrong.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    data: DataArgs,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What was found.
#[derive(Debug, Serialize)]
pub(super) struct Found {
    sound: bool,
    version: i64,
    #[serde(skip)]
    older: bool,
    /// What the database says is wrong with the file.
    faults: Vec<String>,
    rows: std::collections::BTreeMap<String, u32>,
    tables: Vec<Counted>,
    replayed: u32,
    archives: u32,
    archive_bytes: usize,
    only_told: u32,
    wrong: Vec<Worded>,
}

/// What is wrong with a table.
#[derive(Debug, Serialize)]
struct Worded {
    table: TableId,
    code: String,
    message: String,
}

pub(super) async fn run(args: &Args, voice: &Voice) -> anyhow::Result<ExitCode> {
    let data = args.data.database(voice)?;
    let (soundness, audit) = if let Some(file) = data.file() {
        of_file(file, voice).await?
    } else {
        let Visit { store, .. } = args.data.visit(voice).await?;
        (store.look_over().await, audit(&store, Games::default()).await)
    };
    let failed = |failure: Failure| trouble(&data, &failure, voice);
    let mut found = Found::new(soundness.map_err(failed)?, audit.map_err(failed)?, voice);
    found.older &= data.file().is_some();
    if args.json {
        print_json(&found)?;
    } else {
        out::print(&format!("{}\n", found.worded(voice)))?;
    }
    Ok(found.code())
}

async fn of_file(
    data: &Path,
    voice: &Voice,
) -> anyhow::Result<(Result<Soundness, Failure>, Result<Audit, Failure>)> {
    let soundness = copies::look_over(data).map_err(|cannot| no_copy(data, &cannot, voice))?;
    let read = match Store::visit(data) {
        Ok(store) => audit(&store, Games::default()).await,
        // As it will be once a server of this program has opened it: on a copy, so that it stays as it is.
        Err(Failure::Older { .. }) => audit_copy(data, voice).await?,
        Err(failure) => Err(failure),
    };
    Ok((Ok(soundness), read))
}

async fn audit_copy(data: &Path, voice: &Voice) -> anyhow::Result<Result<Audit, Failure>> {
    let copy: PathBuf = std::env::temp_dir().join(format!("reverie-check-{}.db", std::process::id()));
    copies::copy(data, &copy).map_err(|cannot| no_copy(data, &cannot, voice))?;
    let read = match Store::open(&copy) {
        Ok(store) => audit(&store, Games::default()).await,
        Err(failure) => Err(failure),
    };
    copies::discard(&copy);
    Ok(read)
}

impl Found {
    pub(super) fn new(soundness: Soundness, audit: Audit, voice: &Voice) -> Self {
        let Soundness { version, faults, rows } = soundness;
        let wrong = audit.wrong.into_iter().map(|wrong| Worded {
            table: wrong.table,
            code: wrong.what.key.to_string(),
            message: out::plain(&voice.say(&wrong.what)),
        });
        let wrong: Vec<Worded> = wrong.collect();
        Self {
            sound: faults.is_empty() && wrong.is_empty(),
            version,
            older: version < SCHEMA,
            faults,
            rows,
            tables: audit.kinds,
            replayed: audit.replayed,
            archives: audit.archives,
            archive_bytes: audit.archive_bytes,
            only_told: audit.only_told,
            wrong,
        }
    }

    pub(super) fn code(&self) -> ExitCode {
        if self.sound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    pub(super) fn worded(&self, voice: &Voice) -> String {
        let figure = |figure: u32| whole(figure.into(), voice.lang());
        let mut lines = Vec::new();
        if self.older {
            let older = Phrase::new("admin-check-older").with("found", self.version).with("known", SCHEMA);
            lines.push(voice.say(&older));
        }
        lines.extend(self.kinds(voice));
        lines.push(
            voice.say(
                &Phrase::new("admin-check-played")
                    .with("games", figure(self.replayed))
                    .with("archives", figure(self.archives)),
            ),
        );
        if self.only_told > 0 {
            lines.push(voice.say(&Phrase::new("admin-check-told").with("games", figure(self.only_told))));
        }
        lines.extend(self.faults.iter().map(|fault| format!("✗ {}", out::plain(fault))));
        lines.extend(self.wrong.iter().map(|wrong| format!("✗ {}: {}", wrong.table, wrong.message)));
        let wrong = self.faults.len() + self.wrong.len();
        lines.push(voice.say(&Phrase::new("admin-check-wrong").with("count", wrong)));
        lines.join("\n")
    }

    fn kinds(&self, voice: &Voice) -> Vec<String> {
        let headings = ["admin-game", "admin-rules", "admin-phase", "admin-tables", "admin-archives"]
            .map(|key| voice.word(key));
        let columns = [
            Column::words(self.tables.iter().map(|kind| kind.game.as_str()).chain([headings[0].as_str()])),
            Column::figures(&headings[1], 1),
            Column::words(self.tables.iter().map(|kind| kind.phase.as_str()).chain([headings[2].as_str()])),
            Column::figures(&headings[3], 1),
            Column::figures(&headings[4], 7),
        ];
        let row = |cells: [String; 5]| line(&cells.into_iter().zip(columns).collect::<Vec<_>>());
        let kinds = self.tables.iter().map(|kind| {
            let tables = whole(kind.tables.into(), voice.lang());
            let bytes = whole(kind.archive_bytes.try_into().unwrap_or(u64::MAX), voice.lang());
            row([out::plain(&kind.game), kind.rules.to_string(), out::plain(&kind.phase), tables, bytes])
        });
        std::iter::once(row(headings.clone())).chain(kinds).collect()
    }
}
