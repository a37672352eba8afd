//! Backups of a file that may be in use, putting one back, and whether a file is sound.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use serde::Serialize;

use crate::lock::FileLock;
use crate::soundness::{GAPS, LENGTHS};
use crate::sqlite::{self, schema};
use crate::{Failure, Millis};

/// How long somebody who writes just now is waited for, and how often.
const AGAIN: Duration = Duration::from_millis(50);
const TRIES: u32 = 200;
/// What the system calls the files that belong to a data file.
const ATTENDANTS: [&str; 2] = ["-wal", "-shm"];

/// What can be said of a file without knowing a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Soundness {
    /// The version of its tables.
    pub version: i64,
    /// What the database says is wrong with it.
    pub faults: Vec<String>,
    /// How many rows each of its tables has.
    pub rows: BTreeMap<String, u32>,
}

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum CannotCopy {
    /// There is a file of that name.
    #[error("there is a file of that name already")]
    There,
    /// It is no data of ours.
    #[error("it holds no data of Reverie's")]
    NotOurs,
    /// Something is wrong with it.
    #[error("it is not sound: {}", .0.join("; "))]
    Unsound(Vec<String>),
    /// The copy has more or less of something than what it was made from.
    #[error("the copy does not have the rows that were copied")]
    Differs,
    /// The store would not.
    #[error(transparent)]
    Store(#[from] Failure),
    /// The system would not.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl From<rusqlite::Error> for CannotCopy {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Looks a file over, whoever uses it.
pub fn look_over(path: &Path) -> Result<Soundness, CannotCopy> {
    soundness(&read_only(path)?)
}

fn read_only(path: &Path) -> Result<Connection, CannotCopy> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    sqlite::prepare(&connection)?;
    Ok(connection)
}

fn soundness(db: &Connection) -> Result<Soundness, CannotCopy> {
    let texts = |sql: &str| -> Result<Vec<String>, CannotCopy> {
        let mut statement = db.prepare(sql)?;
        let rows = statement.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    };
    let mut faults = texts("PRAGMA integrity_check")?;
    faults.retain(|fault| fault != "ok");
    faults.extend(texts(
        "SELECT 'a row of ' || \"table\" || ' belongs to one of ' || parent || ' that is not there'
         FROM pragma_foreign_key_check",
    )?);
    faults.extend(texts(GAPS)?);
    let version = schema::version(db)?;
    // A file of an older version does not know it yet.
    if version == schema::SCHEMA {
        faults.extend(texts(LENGTHS)?);
    }
    Ok(Soundness { version, faults, rows: rows(db)? })
}

fn rows(db: &Connection) -> Result<BTreeMap<String, u32>, CannotCopy> {
    let mut statement =
        db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")?;
    let names: Vec<String> = statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    if !names.iter().any(|name| name == "entries") {
        return Err(CannotCopy::NotOurs);
    }
    names
        .into_iter()
        .map(|name| {
            let count = db.query_row(&format!("SELECT count(*) FROM \"{name}\""), [], |row| row.get(0))?;
            Ok((name, count))
        })
        .collect()
}

/// Copies a file, which may be in use, as it is at one instant; then looks the copy over. There must be no file of its name.
pub fn copy(from: &Path, to: &Path) -> Result<Soundness, CannotCopy> {
    let source = read_only(from)?;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(to) {
        Ok(file) => drop(file),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(CannotCopy::There),
        Err(error) => return Err(error.into()),
    }
    let copied = fill(&source, to);
    if copied.is_err() {
        // Half a copy is none.
        let _ = std::fs::remove_file(to);
    }
    copied
}

fn fill(source: &Connection, to: &Path) -> Result<Soundness, CannotCopy> {
    // What is read from here on is one instant's, whatever is written meanwhile.
    let instant = source.unchecked_transaction()?;
    let before = rows(&instant)?;
    let mut target = Connection::open(to)?;
    target.pragma_update(None, "synchronous", "FULL")?;
    {
        let backup = Backup::new(&instant, &mut target)?;
        let mut tries = 0;
        loop {
            match backup.step(-1)? {
                StepResult::Done => break,
                _ if tries < TRIES => {
                    tries += 1;
                    std::thread::sleep(AGAIN);
                }
                _ => return Err(Failure::Database("the file is busy".to_owned()).into()),
            }
        }
    }
    // One file, without attendants.
    target.pragma_update(None, "journal_mode", "DELETE")?;
    let sound = soundness(&target)?;
    if !sound.faults.is_empty() {
        return Err(CannotCopy::Unsound(sound.faults));
    }
    if sound.rows != before {
        return Err(CannotCopy::Differs);
    }
    drop(target);
    OpenOptions::new().write(true).open(to)?.sync_all()?;
    sync_folder(to)?;
    Ok(sound)
}

/// Makes room for a copy of this file to be looked at before it takes the file's place.
pub fn candidate(data: &Path) -> PathBuf {
    with(data, "-candidate")
}

/// Puts a file in the place of the data, which is kept beside it under a name with the date; that name, if there was any.
/// The data must be held.
pub fn put_in_place(
    _: &FileLock,
    candidate: &Path,
    data: &Path,
    now: Millis,
) -> Result<Option<PathBuf>, CannotCopy> {
    let date: String = Connection::open_in_memory()?.query_row(
        "SELECT strftime('%Y-%m-%d-%H%M%S', ? / 1000, 'unixepoch')",
        [now.0],
        |row| row.get(0),
    )?;
    let kept = data.exists().then(|| with(data, &format!(".before-{date}")));
    if let Some(kept) = &kept {
        if kept.exists() {
            return Err(CannotCopy::There);
        }
        // The log may hold what the file does not: they go together.
        for attendant in ATTENDANTS {
            let beside = with(data, attendant);
            if beside.exists() {
                std::fs::rename(beside, with(kept, attendant))?;
            }
        }
        std::fs::rename(data, kept)?;
    }
    std::fs::rename(candidate, data)?;
    sync_folder(data)?;
    Ok(kept)
}

/// Removes a file that was only looked at, and what belongs to it.
pub fn discard(candidate: &Path) {
    for path in ATTENDANTS.map(|attendant| with(candidate, attendant)).iter().chain([&candidate.to_owned()]) {
        let _ = std::fs::remove_file(path);
    }
}

/// Brings what has been written since the last time into the file itself, and what was deleted out of it.
pub fn settle(path: &Path) -> Result<(), Failure> {
    let connection = Connection::open(path)?;
    sqlite::prepare(&connection)?;
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    Ok(())
}

fn with(path: &Path, more: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(more);
    name.into()
}

/// A file that was renamed is there after a power cut only once its folder is on the disk.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        std::fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}
