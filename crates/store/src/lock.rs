//! A file is one server's at a time: two on the same file would each keep tables in memory that the other changes.
//!
//! The lock is the kernel's, on a file of its own beside the data: it is released when its holder ends, however that ends.
//! What stands in that file is who holds it, for whoever finds it taken.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Who holds a file.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Holder {
    /// Its process.
    pub pid: Option<u32>,
    /// Where it listens, if it is a server that has come so far.
    pub address: Option<SocketAddr>,
}

/// Why a file could not be held.
#[derive(Debug, thiserror::Error)]
pub enum CannotLock {
    /// Somebody else does.
    #[error("it is held by another program")]
    Held(Holder),
    /// The system would not.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// A data file that is ours, for as long as this lives.
#[derive(Debug)]
pub struct FileLock(File);

/// Whoever only asks who holds a file has it for an instant, and is waited for.
const TRIES: u32 = 10;
const BETWEEN: Duration = Duration::from_millis(10);

impl FileLock {
    /// Takes a data file, whether or not it is there yet.
    pub fn take(data: &Path) -> Result<Self, CannotLock> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(beside(data)?)?;
        let mut tries = 1;
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if tries < TRIES => {
                    tries += 1;
                    std::thread::sleep(BETWEEN);
                }
                Err(TryLockError::WouldBlock) => return Err(CannotLock::Held(read(&mut file))),
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
        }
        let lock = Self(file);
        lock.sign(None)?;
        Ok(lock)
    }

    /// Writes down who holds it, and where that listens.
    pub fn sign(&self, address: Option<SocketAddr>) -> io::Result<()> {
        let holder = Holder { pid: Some(std::process::id()), address };
        let mut file = &self.0;
        file.set_len(0)?;
        file.seek(SeekFrom::Start(0))?;
        file.write_all(serde_json::to_string(&holder)?.as_bytes())
    }
}

/// Who holds a data file, if anybody does.
pub fn holder(data: &Path) -> io::Result<Option<Holder>> {
    let mut file = match File::open(beside(data)?) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    match file.try_lock_shared() {
        Ok(()) => Ok(None),
        Err(TryLockError::WouldBlock) => Ok(Some(read(&mut file))),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// What stands there; nothing is known where the system lets only the holder read it.
fn read(file: &mut File) -> Holder {
    let mut text = String::new();
    let read = file.read_to_string(&mut text);
    read.ok().and_then(|_| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// The lock of a data file: the same one, by whatever way the data is reached.
fn beside(data: &Path) -> io::Result<PathBuf> {
    let data = data.canonicalize().or_else(|_| {
        let folder = data.parent().filter(|folder| !folder.as_os_str().is_empty());
        let name = data.file_name().ok_or(io::ErrorKind::InvalidInput)?;
        Ok::<_, io::Error>(folder.unwrap_or(Path::new(".")).canonicalize()?.join(name))
    })?;
    let mut lock = data.into_os_string();
    lock.push("-lock");
    Ok(lock.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_held_once_and_whoever_comes_second_is_told_by_whom() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("reverie.db");
        assert_eq!(holder(&data).unwrap(), None);
        let lock = FileLock::take(&data).unwrap();
        let address: SocketAddr = ([127, 0, 0, 1], 4870).into();
        lock.sign(Some(address)).unwrap();
        let known = Holder { pid: Some(std::process::id()), address: Some(address) };
        assert!(matches!(FileLock::take(&data), Err(CannotLock::Held(holder)) if holder == known));
        assert_eq!(holder(&data).unwrap(), Some(known));
        drop(lock);
        assert_eq!(holder(&data).unwrap(), None);
        assert!(FileLock::take(&data).is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn by_another_name_it_is_the_same_file() {
        let folder = tempfile::tempdir().unwrap();
        let (data, alias) = (folder.path().join("reverie.db"), folder.path().join("alias.db"));
        std::fs::write(&data, "").unwrap();
        std::os::unix::fs::symlink(&data, &alias).unwrap();
        let _hold = FileLock::take(&data).unwrap();
        assert!(matches!(FileLock::take(&alias), Err(CannotLock::Held(_))));
    }
}
