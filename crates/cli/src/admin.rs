//! `reverie admin`: what whoever runs a server does with its data, while the server runs or while it does not.
//!
//! | room | what it is for |
//! |---|---|
//! | here | the data file, and a server that may be using it |
//! | [`backup`] | a copy, and putting one back |
//! | [`moving`] | everything, from a file to a database server or back |
//! | [`check`] | whether everything in it can be read and played again |
//! | [`guest`] | who is known; what is known of them; forgetting them |
//! | [`table`] | what is going on; closing a table, taking one down |
//! | [`keys`] | the server's own keys |
//! | [`dates`] | when something was |

mod backup;
mod check;
mod dates;
mod guest;
mod keys;
mod moving;
mod table;

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use reverie_game::Phrase;
use reverie_store::{CannotCopy, Database, Failure, Holder, PostgresUrl, Store};
use reverie_text::{Lang, Voice};

use crate::out;
use crate::serve::place;

/// Look after a server's data.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {
    /// Copy the data to a new file, while a server uses it or not, and check the copy.
    Backup(backup::BackupArgs),
    /// Put a copy in the place of the data, which is kept beside it. No server may be using it.
    Restore(backup::RestoreArgs),
    /// Copy everything into an empty place, from a file to a database server or back, and check it. No server may be using
    /// either; what was there stays.
    Move(moving::Args),
    /// Read everything and play every game again by its own rules; say how much there is, and what is wrong.
    Check(check::Args),
    /// Guests: who is known, all that is known of one, forgetting one.
    #[command(subcommand)]
    Guest(guest::Command),
    /// Tables: what is going on, closing one, taking one down.
    #[command(subcommand)]
    Table(table::Command),
    /// The server's own keys.
    #[command(subcommand)]
    Keys(keys::Command),
}

/// Whose data.
#[derive(Debug, clap::Args)]
pub(crate) struct DataArgs {
    /// The file that keeps everything (default: reverie/reverie.db among your own data).
    #[arg(long, value_name = "FILE", env = "REVERIE_DATA")]
    data: Option<PathBuf>,
    /// The database server that keeps everything, in place of a file.
    #[arg(
        long,
        value_name = "URL",
        conflicts_with = "data",
        env = "REVERIE_DATABASE",
        hide_env_values = true
    )]
    database: Option<PostgresUrl>,
}

/// A server looks once a second: one that takes so much longer has other troubles.
const PATIENCE: Duration = Duration::from_secs(10);
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

pub(crate) fn run(command: &Command, lang: Lang) -> anyhow::Result<ExitCode> {
    let voice = Voice::of(lang);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match command {
            Command::Backup(args) => backup::backup(args, voice),
            Command::Restore(args) => backup::restore(args, voice).await,
            Command::Move(args) => moving::run(args, voice).await,
            Command::Check(args) => check::run(args, voice).await,
            Command::Guest(command) => guest::run(command, voice).await,
            Command::Table(command) => table::run(command, voice).await,
            Command::Keys(command) => keys::run(command, voice).await,
        }
    })
}

impl DataArgs {
    /// The file in which the data is, or would be. What a database server keeps is copied by its own means.
    fn place(&self, voice: &Voice) -> anyhow::Result<PathBuf> {
        if let Some(url) = &self.database {
            let place = Phrase::new("admin-by-its-own-means").with("path", url.to_string());
            return Err(anyhow!(voice.say(&place)));
        }
        let data = self.data.clone().or_else(place::usual);
        data.ok_or_else(|| anyhow!(voice.word("serve-no-home")))
    }

    /// The data that is there.
    fn file(&self, voice: &Voice) -> anyhow::Result<PathBuf> {
        let data = self.place(voice)?;
        there(&data, voice)?;
        Ok(data)
    }

    /// Where the data is.
    fn database(&self, voice: &Voice) -> anyhow::Result<Database> {
        match &self.database {
            Some(url) => Ok(Database::Postgres(url.clone())),
            None => Ok(Database::File(self.file(voice)?)),
        }
    }

    /// The data that is there, opened beside a server that may be using it.
    async fn visit(&self, voice: &Voice) -> anyhow::Result<Visit> {
        let data = self.database(voice)?;
        let store = data.visit().await.map_err(|failure| trouble(&data, &failure, voice))?;
        Ok(Visit { data, store })
    }
}

/// A file must be there.
fn there(file: &Path, voice: &Voice) -> anyhow::Result<()> {
    if file.is_file() {
        return Ok(());
    }
    let path = file.display().to_string();
    Err(anyhow!(voice.say(&Phrase::new("admin-no-data").with("path", path))))
}

/// Data that is being looked after.
struct Visit {
    data: Database,
    store: Store,
}

impl Visit {
    fn failed(&self, failure: &Failure, voice: &Voice) -> anyhow::Error {
        trouble(&self.data, failure, voice)
    }

    /// Says what was done, once a server that uses the file has seen to it.
    async fn done(&self, said: &str, voice: &Voice) -> anyhow::Result<ExitCode> {
        let seen = voice.word(self.seen_to().await?);
        out::print(&format!("{said}\n{seen}\n"))?;
        Ok(ExitCode::SUCCESS)
    }

    /// Waits for a server that uses the file to see what was changed.
    async fn seen_to(&self) -> anyhow::Result<&'static str> {
        let Some(file) = self.data.file() else {
            // Nobody knows when the last of several has seen it.
            let used = !self.store.nodes().await?.is_empty();
            return Ok(if used { "admin-servers-look" } else { "admin-no-server" });
        };
        if reverie_store::lock::holder(file)?.is_none() {
            return Ok("admin-no-server");
        }
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if self.store.notices(0).await?.is_empty() {
                return Ok("admin-server-knows");
            }
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
        Ok("admin-server-slow")
    }
}

/// What is wrong with the data, and what to do about it.
fn trouble(data: &impl Display, failure: &Failure, voice: &Voice) -> anyhow::Error {
    let path = data.to_string();
    anyhow!(voice.say(&match failure {
        Failure::Newer { found, known } =>
            Phrase::new("serve-newer-data").with("path", path).with("found", *found).with("known", *known),
        Failure::Older { found, known } =>
            Phrase::new("admin-older-data").with("path", path).with("found", *found).with("known", *known),
        failure => Phrase::new("admin-bad-data").with("path", path).with("reason", failure.to_string()),
    }))
}

/// Why there is no copy, and what to do about it.
fn no_copy(path: &Path, cannot: &CannotCopy, voice: &Voice) -> anyhow::Error {
    let said = |phrase: Phrase| anyhow!(voice.say(&phrase.with("path", path.display().to_string())));
    match cannot {
        CannotCopy::Store(failure) => trouble(&path.display(), failure, voice),
        CannotCopy::There => said(Phrase::new("admin-file-there")),
        CannotCopy::NotOurs => said(Phrase::new("admin-not-ours")),
        CannotCopy::Unsound(faults) => said(Phrase::new("admin-unsound").with("faults", faults.join("; "))),
        CannotCopy::Differs => said(Phrase::new("admin-copy-differs")),
        CannotCopy::System(error) => said(Phrase::new("admin-bad-data").with("reason", error.to_string())),
    }
}

/// Who has a file that is needed alone.
pub(crate) fn held(path: &str, holder: &Holder, what_to_do: &'static str, voice: &Voice) -> anyhow::Error {
    let known = match holder {
        Holder { pid: Some(_), address: Some(_) } => "address",
        Holder { pid: Some(_), .. } => "process",
        Holder { .. } => "nothing",
    };
    let phrase = Phrase::new("serve-held")
        .with("path", path)
        .with("known", known)
        .with("pid", holder.pid.map(|pid| pid.to_string()).unwrap_or_default())
        .with("address", holder.address.map(|address| address.to_string()).unwrap_or_default());
    anyhow!("{} {}", voice.say(&phrase), voice.word(what_to_do))
}

/// Prints for a program.
fn print_json(data: &impl serde::Serialize) -> anyhow::Result<()> {
    out::print(&format!("{}\n", serde_json::to_string_pretty(data)?))?;
    Ok(())
}

/// Writes a file that must not be there yet, for its owner alone.
fn write_new(path: &Path, text: &str, voice: &Voice) -> anyhow::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written =
        options.open(path).and_then(|mut file| std::io::Write::write_all(&mut file, text.as_bytes()));
    written.map_err(|error| no_copy(path, &there_or(error), voice)).context(voice.word("admin-not-written"))
}

fn there_or(error: std::io::Error) -> CannotCopy {
    if error.kind() == std::io::ErrorKind::AlreadyExists { CannotCopy::There } else { error.into() }
}
