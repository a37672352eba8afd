//! Tables: what is going on, closing one, taking one down and putting it back.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::anyhow;
use reverie_game::Phrase;
use reverie_server::Time;
use reverie_store::{Failure, Glance, Millis, Sits, TableId};
use reverie_text::Voice;

use super::dates::date;
use super::{DataArgs, Visit, print_json};
use crate::figures::{Column, line, whole};
use crate::out;

/// Tables.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {
    /// All tables, the last changed first.
    List {
        /// Only lobbies and games under way at which something has happened within a quarter of an hour.
        #[arg(long)]
        busy: bool,
        #[command(flatten)]
        data: DataArgs,
        /// Print a JSON array.
        #[arg(long)]
        json: bool,
    },
    /// Close a table: nobody plays there any more. Its people see so, and can look back.
    Close(Which),
    /// Take a table down: nobody sees it any more, nor gets in by a link. Its people are told.
    Hide(Which),
    /// Put a table back that was taken down.
    Unhide(Which),
}

/// A table.
#[derive(Debug, clap::Args)]
pub(crate) struct Which {
    /// The table's name, as it stands in its address.
    id: String,
    #[command(flatten)]
    data: DataArgs,
}

/// Busy is where something has happened since.
const LATELY: Duration = Duration::from_secs(15 * 60);

/// What is done to a table.
#[derive(Debug, Clone, Copy)]
enum Deed {
    Close,
    Hide,
    Unhide,
}

impl Deed {
    const fn done(self) -> &'static str {
        match self {
            Self::Close => "admin-closed",
            Self::Hide => "admin-hidden",
            Self::Unhide => "admin-unhidden",
        }
    }

    /// Why it was not: it was so already.
    const fn already(self) -> &'static str {
        match self {
            Self::Close => "admin-closed-already",
            Self::Hide => "admin-hidden-already",
            Self::Unhide => "admin-not-hidden",
        }
    }
}

pub(super) async fn run(command: &Command, voice: &Voice) -> anyhow::Result<ExitCode> {
    match command {
        Command::List { busy, data, json } => {
            let visit = data.visit(voice).await?;
            let lately = i64::try_from(LATELY.as_millis()).unwrap_or(0);
            let since = busy.then(|| Millis(Time::Machine.now().0 - lately));
            let tables = visit.store.glance(since).await.map_err(|failure| visit.failed(&failure, voice))?;
            if *json {
                print_json(&tables)?;
            } else {
                out::print(&list(&tables, voice))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Close(which) => which.run(Deed::Close, voice).await,
        Command::Hide(which) => which.run(Deed::Hide, voice).await,
        Command::Unhide(which) => which.run(Deed::Unhide, voice).await,
    }
}

impl Which {
    async fn run(&self, deed: Deed, voice: &Voice) -> anyhow::Result<ExitCode> {
        let visit: Visit = self.data.visit(voice).await?;
        let (store, id) = (&visit.store, TableId(self.id.clone()));
        let done = match deed {
            Deed::Close => store.close_table(id, Time::Machine.now()).await,
            Deed::Hide => store.hide_table(id, true).await,
            Deed::Unhide => store.hide_table(id, false).await,
        };
        let said = |key: &'static str| voice.say(&Phrase::new(key).with("table", out::plain(&self.id)));
        match done {
            Ok(()) => visit.done(&said(deed.done()), voice).await,
            Err(Failure::Missing) => Err(anyhow!(said("admin-no-table"))),
            Err(Failure::Taken) => Err(anyhow!(said(deed.already()))),
            Err(failure) => Err(visit.failed(&failure, voice)),
        }
    }
}

fn list(tables: &[Glance], voice: &Voice) -> String {
    let headings = [
        "admin-table",
        "admin-game",
        "admin-rules",
        "admin-phase",
        "admin-entries",
        "admin-changed",
        "admin-who",
    ]
    .map(|key| voice.word(key));
    let rows: Vec<[String; 7]> = tables.iter().map(|table| row(table, voice)).collect();
    let words = |at: usize| Column::words(rows.iter().chain([&headings]).map(|row| row[at].as_str()));
    let columns = [
        words(0),
        words(1),
        Column::figures(&headings[2], 1),
        words(3),
        Column::figures(&headings[4], 5),
        words(5),
        words(6),
    ];
    let lines = std::iter::once(&headings).chain(&rows);
    lines.map(|row| line(&row.iter().cloned().zip(columns).collect::<Vec<_>>()) + "\n").collect()
}

fn row(table: &Glance, voice: &Voice) -> [String; 7] {
    let phase = out::plain(&table.phase);
    let hidden = || voice.say(&Phrase::new("admin-phase-hidden").with("phase", phase.as_str()));
    let who = |sits: &Sits| match (&sits.name, &sits.bot) {
        (Some(name), _) if !name.is_empty() => out::plain(name),
        (Some(_), _) => "–".to_owned(),
        (None, Some(bot)) => format!("({})", out::plain(bot)),
        (None, None) => "…".to_owned(),
    };
    [
        out::plain(&table.id.0),
        out::plain(&table.game),
        table.rules.to_string(),
        if table.hidden { hidden() } else { phase.clone() },
        whole(table.entries.into(), voice.lang()),
        date(table.changed),
        table.seats.iter().map(who).collect::<Vec<_>>().join(", "),
    ]
}
