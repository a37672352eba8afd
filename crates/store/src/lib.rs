//! What must not be lost: tables, seats, guests, links, chat, and the numbered entries of every game.
//!
//! | room | what it is for |
//! |---|---|
//! | `store` | plain async calls, and behind them one of two engines |
//! | `db` | the executor: each call is written once, over this |
//! | `sqlite` | a file: one writer with group commit, a few readers, and how an older file becomes a newer one |
//! | `postgres` | a database server: a few connections, group commit of moves, and how an older database becomes a newer one |
//! | [`database`] | where it is kept: a file, or a database server |
//! | [`guests`] | people without accounts, and the codes that move them to another device |
//! | [`tables`] | tables and who sits at them |
//! | [`teams`] | those who play a campaign, and how far they have come |
//! | [`entries`] | the decisions and rolls of a game: append is compare-and-set on (table, number) |
//! | [`archives`] | how games went, told and packed, for whoever looks back when the rules have changed |
//! | [`links`] | invitations to a seat, and to watch |
//! | [`chat`] | what was said at a table |
//! | [`nodes`] | the servers that share a database, each with a lease |
//! | [`tenure`] | who holds a table: of two who think they do, the earlier is refused |
//! | [`notices`] | what was changed beside a running server, for it to look at anew |
//! | [`hosting`] | what whoever runs the server does to tables: lists them, closes one, takes one down |
//! | [`dossier`] | all that is known of a guest, and how a guest is forgotten |
//! | [`lock`] | a file is one server's at a time |
//! | [`copies`] | backups, and putting one back; whether a file is sound |
//! | [`moving`] | everything, from a file to a server or back |
//! | `shelves` | all that is kept, table by table, for whoever takes all of it |
//! | `soundness` | whether what a server keeps holds together |
//! | [`subscriptions`] | browsers that want to be called when it is their turn, and the server's own keys |
//!
//! What a call has answered has been synced to the disk (WAL, `synchronous = FULL`). Secrets come in as hashes and are
//! never stored in the clear, except the dealer's seeds, without which no game could go on, and what it takes to call
//! somebody's browser.
//!
//! The face is plain async methods on [`Store`] with plain data in and out; nothing of `SQLite` shows through it, so that
//! another database can stand behind it.

pub mod archives;
pub mod chat;
pub mod copies;
#[cfg(test)]
mod crashes;
pub mod database;
mod db;
pub mod dossier;
pub mod entries;
mod failure;
mod fuse;
pub mod guests;
pub mod hosting;
pub mod links;
pub mod lock;
pub mod moving;
pub mod nodes;
pub mod notices;
mod postgres;
mod shelves;
mod soundness;
mod sqlite;
mod store;
pub mod subscriptions;
pub mod tables;
pub mod teams;
pub mod tenure;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use archives::Archived;
pub use chat::Said;
pub use copies::{CannotCopy, Soundness};
pub use database::{Database, PostgresUrl};
pub use dossier::{Dossier, Forgotten, Known};
pub use entries::{Append, Appended, NewEntry, Seating, StoredEntry};
pub use failure::{Failure, Unreadable};
pub use guests::{Guest, GuestId};
pub use hosting::{Glance, Sits};
pub use links::{Link, LinkKind};
pub use lock::{CannotLock, FileLock, Holder};
pub use moving::{CannotMove, Moved};
pub use nodes::{Node, NodeId, NodeRow};
pub use notices::Notice;
pub use sqlite::fold;
pub use sqlite::schema::SCHEMA;
pub use store::Store;
pub use subscriptions::Subscription;
pub use tables::{Arranged, NewTable, Phase, Readable, SeatRow, Sitter, TableId, TableRow};
pub use teams::{Team, TeamId};
pub use tenure::{Claim, Fence, Tenure};

/// Milliseconds since 1970, by the server's clock: the only clock that counts.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS,
)]
#[serde(transparent)]
#[ts(export_to = "server.ts")]
pub struct Millis(pub i64);

/// The hash of a secret that somebody holds: a token, a link, a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);
