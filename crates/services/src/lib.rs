//! PostgreSQL and NATS for tests and studies, on loopback, in temporary folders, on ports of their own.
//!
//! | room | what it is for |
//! |---|---|
//! | here | a database, or a bus, for a test that does not mind sharing the server |
//! | [`mod@postgres`] | a PostgreSQL of one's own, to be killed, paused and started again |
//! | [`mod@nats`] | a nats-server of one's own, likewise |
//! | [`network`] | machines with a network of their own on this one, with cables that can be pulled |
//! | [`kept`] | a process with its folder: whatever becomes of us, it ends and the folder goes |
//! | [`programs`] | where their programs are: found, or installed where that is ours to do |
//! | [`debian`] | packages of Debian |
//! | `user` | who runs what refuses to be run by root |
//! | `run` | a command, run to its end |
//!
//! Nothing that this machine runs already is touched: a server of ours is known by its process, never by its name or its
//! usual port. What is started here ends with whoever started it, however they end.
#![cfg(unix)]

pub mod debian;
pub mod kept;
pub mod nats;
pub mod network;
pub mod postgres;
pub mod programs;
mod run;
mod user;

use std::io;
use std::path::PathBuf;
use std::sync::OnceLock;

pub use kept::{End, Kept};
pub use nats::Nats;
pub use network::{Machine, Network, Place};
pub use postgres::Postgres;

/// Names a PostgreSQL for the tests, by a URL with the right to make databases: `cargo xtask test` starts one for all of them.
pub const TEST_POSTGRES: &str = "REVERIE_TEST_POSTGRES";
/// Names a NATS for the tests, by its URL.
pub const TEST_NATS: &str = "REVERIE_TEST_NATS";

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// It is not on this machine.
    #[error("{0}")]
    Missing(String),
    /// A command did not do what it was to do.
    #[error("{command} failed:\n{said}")]
    Command {
        /// What was run.
        command: String,
        /// What it said.
        said: String,
    },
    /// A server ended, or was not ready in time.
    #[error("{server} {what}:\n{said}")]
    Server {
        /// Which.
        server: &'static str,
        /// What became of it.
        what: String,
        /// The end of its log.
        said: String,
    },
    /// A file or a process could not be had.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
}

/// The result of a file's name, if it could be had.
fn on<T>(path: impl Into<PathBuf>, result: io::Result<T>) -> Result<T, Trouble> {
    result.map_err(|error| Trouble::File(path.into(), error))
}

/// The URL of a fresh, empty database, on a server that all tests share: the one that [`TEST_POSTGRES`] names, else one of
/// this process.
pub fn postgres() -> Result<String, Trouble> {
    static OURS: OnceLock<Result<Postgres, String>> = OnceLock::new();
    if let Some(url) = std::env::var(TEST_POSTGRES).ok().filter(|url| !url.is_empty()) {
        return postgres::fresh_database(&programs::postgres()?, &url);
    }
    shared(&OURS, Postgres::start)?.database()
}

/// The URL of a NATS that all tests share: the one that [`TEST_NATS`] names, else one of this process. Whoever uses it keeps
/// to subjects of their own.
pub fn nats() -> Result<String, Trouble> {
    static OURS: OnceLock<Result<Nats, String>> = OnceLock::new();
    if let Some(url) = std::env::var(TEST_NATS).ok().filter(|url| !url.is_empty()) {
        return Ok(url);
    }
    Ok(shared(&OURS, Nats::start)?.url())
}

fn shared<T>(
    ours: &'static OnceLock<Result<T, String>>,
    start: impl FnOnce() -> Result<T, Trouble>,
) -> Result<&'static T, Trouble> {
    let ours = ours.get_or_init(|| start().map_err(|trouble| trouble.to_string()));
    ours.as_ref().map_err(|said| Trouble::Missing(said.clone()))
}
