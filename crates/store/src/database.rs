//! Where everything is kept: in a file, or by a database server.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use crate::{Failure, Store};

/// Where everything is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Database {
    /// In a file of this machine (SQLite): for one server.
    File(PathBuf),
    /// By a PostgreSQL server: for as many servers as a host likes.
    Postgres(PostgresUrl),
}

/// The address of a PostgreSQL database. There may be a password in it: it is shown nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresUrl(String);

/// Why there can be no database by this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoDatabase {
    /// There is nothing there.
    #[error("there is no name")]
    Empty,
    /// It is the name of something else.
    #[error("an address begins like this: postgres://user:password@host/name")]
    Scheme,
    /// It is no address of a database server.
    #[error("{0}")]
    Address(String),
}

const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

fn names_a_server(name: &str) -> bool {
    SCHEMES.iter().any(|scheme| name.starts_with(scheme))
}

impl PostgresUrl {
    /// The address, with its password.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl FromStr for Database {
    type Err = NoDatabase;

    fn from_str(name: &str) -> Result<Self, NoDatabase> {
        if name.is_empty() {
            return Err(NoDatabase::Empty);
        }
        if names_a_server(name) {
            return Ok(Self::Postgres(name.parse()?));
        }
        Ok(Self::File(name.into()))
    }
}

impl FromStr for PostgresUrl {
    type Err = NoDatabase;

    fn from_str(url: &str) -> Result<Self, NoDatabase> {
        if !names_a_server(url) {
            return Err(NoDatabase::Scheme);
        }
        let url = Self(url.to_owned());
        url.configs()?;
        Ok(url)
    }
}

impl From<PathBuf> for Database {
    fn from(file: PathBuf) -> Self {
        Self::File(file)
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Postgres(url) => url.fmt(f),
        }
    }
}

impl fmt::Display for PostgresUrl {
    /// Without whatever stands before the host, and without the settings behind the name: both may be secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, rest) = self.0.split_once("://").unwrap_or(("postgres", &self.0));
        let rest = rest.split('?').next().unwrap_or_default();
        let shown = rest.rsplit_once('@').map_or(rest, |(_, shown)| shown);
        write!(f, "{scheme}://{shown}")
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Database {
    /// Opens it, makes what is not there yet, and brings it up to date.
    pub async fn open(&self) -> Result<Store, Failure> {
        match self {
            Self::File(path) => Store::open(path),
            Self::Postgres(url) => Store::connect(url).await,
        }
    }

    /// Opens it if it is there and up to date, beside servers that may be using it. [`Failure::Older`] or [`Failure::Newer`]
    /// if it is of another version: nothing is changed then.
    pub async fn visit(&self) -> Result<Store, Failure> {
        match self {
            Self::File(path) => Store::visit(path),
            Self::Postgres(url) => Store::visit_server(url).await,
        }
    }

    /// The file, if it is one.
    pub fn file(&self) -> Option<&std::path::Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Postgres(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_ever_shown() {
        for secret in [
            "postgres://reverie:hunter2@db.example.org/reverie",
            "postgres://reverie:hun%40ter2@one,two:5433/reverie?password=hunter2&sslmode=require",
            "postgresql://hunter2@db/reverie",
        ] {
            let database: Database = secret.parse().unwrap();
            for shown in [database.to_string(), format!("{database:?}")] {
                assert!(shown.contains("/reverie"), "{shown}");
                assert!(!shown.contains("hunter2") && !shown.contains("ter2"), "{shown}");
            }
        }
    }

    #[test]
    fn whatever_is_no_address_is_a_file() {
        assert_eq!("reverie.db".parse(), Ok(Database::File("reverie.db".into())));
        assert_eq!("".parse::<Database>(), Err(NoDatabase::Empty));
    }
}
