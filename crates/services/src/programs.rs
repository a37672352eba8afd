//! Where the programs of PostgreSQL and NATS are.

use std::path::{Path, PathBuf};

use crate::{Trouble, debian};

/// Names the folder with the programs of PostgreSQL.
const POSTGRES_BIN: &str = "REVERIE_POSTGRES_BIN";
/// Names the program nats-server.
const NATS_SERVER: &str = "REVERIE_NATS_SERVER";

/// What we need of PostgreSQL, all in one folder.
const NEEDED: [&str; 5] = ["initdb", "postgres", "pg_basebackup", "pg_ctl", "psql"];

/// The programs of one version of PostgreSQL.
#[derive(Debug, Clone)]
pub struct PostgresPrograms(PathBuf);

impl PostgresPrograms {
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

/// PostgreSQL: named by the caller, found, or installed.
pub fn postgres() -> Result<PostgresPrograms, Trouble> {
    if let Some(named) = std::env::var_os(POSTGRES_BIN) {
        return Ok(PostgresPrograms(named.into()));
    }
    let found = || folders().into_iter().find(|folder| NEEDED.iter().all(|name| folder.join(name).is_file()));
    let wanted = "PostgreSQL (13 or newer, with its server)";
    let named = "its folder of programs: REVERIE_POSTGRES_BIN=/path/to/bin";
    find_or_install(found, "postgresql", wanted, named).map(PostgresPrograms)
}

/// nats-server: named by the caller, found, or installed.
pub fn nats_server() -> Result<PathBuf, Trouble> {
    if let Some(named) = std::env::var_os(NATS_SERVER) {
        return Ok(named.into());
    }
    let found = || folders().into_iter().map(|folder| folder.join("nats-server")).find(|path| path.is_file());
    find_or_install(
        found,
        "nats-server",
        "nats-server (2.9 or newer)",
        "it: REVERIE_NATS_SERVER=/path/to/nats-server",
    )
}

/// The tool that makes networks: found, or installed.
pub(crate) fn ip() -> Result<PathBuf, Trouble> {
    let found = || folders().into_iter().map(|folder| folder.join("ip")).find(|path| path.is_file());
    find_or_install(found, "iproute2", "ip, of iproute2,", "it by the PATH")
}

fn find_or_install(
    find: impl Fn() -> Option<PathBuf>,
    package: &str,
    wanted: &str,
    named: &str,
) -> Result<PathBuf, Trouble> {
    if let Some(found) = find() {
        return Ok(found);
    }
    if debian::is_ours() {
        debian::install(&[package], || find().is_some())?;
    }
    find().ok_or_else(|| missing(package, wanted, named))
}

fn missing(package: &str, wanted: &str, named: &str) -> Trouble {
    Trouble::Missing(format!(
        "The tests of many machines need {wanted}, and there is none here.\n\
         Install it (on Debian and Ubuntu: sudo apt-get install {package}; on a Mac: brew install {package}), or name {named}"
    ))
}

/// Where programs lie: Debian's own places for PostgreSQL, newest first (what it puts on the PATH are wrappers), the PATH, and
/// where servers are installed that are on no user's PATH.
fn folders() -> Vec<PathBuf> {
    let mut debian = versions(Path::new("/usr/lib/postgresql"), "bin");
    debian.extend(
        versions(Path::new("/opt/homebrew/opt"), "bin").into_iter().filter(|path| is_of_postgres(path)),
    );
    let path = std::env::var_os("PATH").unwrap_or_default();
    let usual =
        ["/usr/sbin", "/usr/local/bin", "/usr/local/pgsql/bin", "/opt/homebrew/bin"].map(PathBuf::from);
    debian.into_iter().chain(std::env::split_paths(&path)).chain(usual).collect()
}

fn is_of_postgres(path: &Path) -> bool {
    path.to_string_lossy().contains("postgresql")
}

/// The folders called `name` within those of this one, the highest version first.
fn versions(folder: &Path, name: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut found: Vec<(Vec<u32>, PathBuf)> = entries
        .map(|entry| {
            let called = entry.file_name().to_string_lossy().into_owned();
            (
                called.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect(),
                entry.path().join(name),
            )
        })
        .collect();
    found.sort();
    found.into_iter().rev().map(|(_, path)| path).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_is_looked_at_first() {
        let folder = tempfile::tempdir().unwrap();
        for version in ["9.6", "15", "9.10", "17"] {
            std::fs::create_dir(folder.path().join(version)).unwrap();
        }
        let found = versions(folder.path(), "bin");
        let expected = ["17", "15", "9.10", "9.6"].map(|version| folder.path().join(version).join("bin"));
        assert_eq!(found, expected);
    }

    #[test]
    fn what_is_missing_is_said_with_what_to_do() {
        let said = missing("nats-server", "nats-server", "it").to_string();
        assert!(said.contains("apt-get install nats-server"), "{said}");
    }
}
