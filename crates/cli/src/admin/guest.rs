//! Guests: who is known, all that is known of one, forgetting one.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use reverie_catalog::Games;
use reverie_game::Phrase;
use reverie_server::{Time, audit};
use reverie_store::{Failure, GuestId, Known, copies};
use reverie_text::Voice;

use super::dates::date;
use super::{DataArgs, Visit, print_json, write_new};
use crate::figures::{Column, line, whole};
use crate::out;

/// Guests.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {
    /// Who is known, who was here last first.
    List {
        /// Only those whose name has this in it.
        #[arg(long, value_name = "TEXT")]
        search: Option<String>,
        #[command(flatten)]
        data: DataArgs,
        /// Print a JSON array.
        #[arg(long)]
        json: bool,
    },
    /// Write down all that is known of a guest, and nothing of anybody else, as JSON.
    Export {
        /// The guest's name, or number as `list` has it.
        #[arg(value_name = "NAME|ID")]
        who: String,
        /// The new file.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        #[command(flatten)]
        data: DataArgs,
    },
    /// Forget a guest for good: what is theirs alone goes, what others need of shared games stays without the name.
    Delete {
        /// The guest's number, as `list` has it.
        id: i64,
        #[command(flatten)]
        data: DataArgs,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
}

pub(super) async fn run(command: &Command, voice: &Voice) -> anyhow::Result<ExitCode> {
    match command {
        Command::List { search, data, json } => {
            let visit = data.visit(voice).await?;
            let known = visit.store.known_guests(search.clone()).await;
            let known = known.map_err(|failure| visit.failed(&failure, voice))?;
            if *json {
                print_json(&known)?;
            } else {
                out::print(&list(&known, voice))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Export { who, out, data } => {
            let visit = data.visit(voice).await?;
            let guest = find(&visit, who, voice).await?;
            let dossier = audit::dossier(&visit.store, Games::default(), guest).await;
            let dossier = dossier.map_err(|failure| visit.failed(&failure, voice))?;
            write_new(out, &format!("{}\n", serde_json::to_string_pretty(&dossier)?), voice)?;
            let said = Phrase::new("admin-exported")
                .with("name", out::plain(&dossier.guest.name))
                .with("path", out.display().to_string())
                .with("tables", whole(dossier.tables.len() as u64, voice.lang()));
            out::print(&format!("{}\n", voice.say(&said)))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Delete { id, data, json } => {
            delete(&data.visit(voice).await?, GuestId(*id), *json, voice).await
        }
    }
}

async fn delete(visit: &Visit, id: GuestId, json: bool, voice: &Voice) -> anyhow::Result<ExitCode> {
    let forgotten = visit.store.forget(id, Time::Machine.now()).await.map_err(|failure| match failure {
        Failure::Missing => nobody(&id.0.to_string(), voice),
        failure => visit.failed(&failure, voice),
    })?;
    let seen = visit.seen_to().await?;
    // The log still has what the file no longer does.
    if let Some(file) = visit.data.file() {
        copies::settle(file).map_err(|failure| visit.failed(&failure, voice))?;
    }
    if json {
        print_json(&forgotten)?;
    } else {
        let figure = |count: usize| whole(count as u64, voice.lang());
        let said = Phrase::new("admin-forgotten")
            .with("id", id.0.to_string())
            .with("removed", figure(forgotten.removed.len()))
            .with("kept", figure(forgotten.kept.len()));
        out::print(&format!("{}\n{}\n", voice.say(&said), voice.word(seen)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The guest of this number, or the only one of this name.
async fn find(visit: &Visit, who: &str, voice: &Voice) -> anyhow::Result<GuestId> {
    let known = visit.store.known_guests(None).await.map_err(|failure| visit.failed(&failure, voice))?;
    let id = who.parse().ok().map(GuestId);
    if let Some(guest) = known.iter().find(|guest| Some(guest.id) == id) {
        return Ok(guest.id);
    }
    let named: Vec<GuestId> = known.iter().filter(|guest| guest.name == who).map(|guest| guest.id).collect();
    match named.as_slice() {
        [only] => Ok(*only),
        [] => Err(nobody(who, voice)),
        several => {
            let ids: Vec<String> = several.iter().map(|id| id.0.to_string()).collect();
            let said =
                Phrase::new("admin-several-guests").with("name", out::plain(who)).with("ids", ids.join(", "));
            Err(anyhow!(voice.say(&said)))
        }
    }
}

fn nobody(who: &str, voice: &Voice) -> anyhow::Error {
    anyhow!(voice.say(&Phrase::new("admin-no-guest").with("who", out::plain(who))))
}

fn list(known: &[Known], voice: &Voice) -> String {
    let headings =
        ["admin-id", "admin-name", "admin-came", "admin-seen", "admin-tables"].map(|key| voice.word(key));
    let rows: Vec<[String; 5]> = known
        .iter()
        .map(|guest| {
            [
                guest.id.0.to_string(),
                out::plain(&guest.name),
                date(guest.created),
                date(guest.seen),
                whole(guest.tables.into(), voice.lang()),
            ]
        })
        .collect();
    let words = |at: usize| Column::words(rows.iter().chain([&headings]).map(|row| row[at].as_str()));
    let columns =
        [Column::figures(&headings[0], 6), words(1), words(2), words(3), Column::figures(&headings[4], 1)];
    let lines = std::iter::once(&headings).chain(&rows);
    lines.map(|row| line(&row.iter().cloned().zip(columns).collect::<Vec<_>>()) + "\n").collect()
}
