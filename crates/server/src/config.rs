//! What a host can set.

use std::net::SocketAddr;
use std::time::Duration;

use reverie_catalog::Games;
use reverie_store::Database;
use reverie_visitors::Visitors;

use crate::node::House;
use crate::push::hosts::PushHost;
use crate::time::Time;

/// How a server is to run.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where everything is kept.
    pub data: Database,
    /// How it is one node of many, where the data is kept by a database server.
    pub house: House,
    /// The address people use, where that is not the one the server listens on (`https://play.example.org`).
    pub origin: Option<String>,
    /// Names that lead to this server besides its addresses in figures and `localhost`, like a machine's name on a home
    /// network.
    pub hosts: Vec<String>,
    /// Whether a proxy in front says who is asking (`X-Forwarded-For`, `X-Forwarded-Host`). Without one, those headers are
    /// anybody's words.
    pub behind_proxy: bool,
    /// Whether and how people are called back to a table that waits for them.
    pub push: Option<Push>,
    /// What can be played here.
    pub games: Games,
    /// Programs from outside that may be given a seat.
    pub visitors: Visitors,
    /// How much is too much.
    pub limits: Limits,
    /// Where the time comes from.
    pub time: Time,
}

/// How people are called back to a table that waits for them (Web Push).
#[derive(Debug, Clone)]
pub struct Push {
    /// How long somebody must have been awaited and away.
    pub after: Duration,
    /// The push services that may be called.
    pub hosts: Vec<PushHost>,
}

impl Default for Push {
    fn default() -> Self {
        Self { after: Duration::from_secs(30), hosts: PushHost::known() }
    }
}

/// How much is too much.
#[derive(Debug, Clone)]
pub struct Limits {
    /// The largest message taken, in bytes.
    pub message_bytes: usize,
    /// Messages a second that one connection may send for long.
    pub messages_a_second: f64,
    /// How many it may send at once before it is slowed down.
    pub message_burst: f64,
    /// How long a connection that sends too fast is slowed down before it is ended.
    pub patience: Duration,
    /// Requests a second that one address may make for long; a page load is a few dozen.
    pub requests_a_second: f64,
    /// How many it may make at once before it is slowed down.
    pub request_burst: f64,
    /// Connections in all; if nothing is said, as many as the limit of open files allows.
    pub connections: Option<usize>,
    /// Connections of one address whose people do not sit at a table.
    pub connections_an_address: usize,
    /// How long the headers of a request may take, from when the connection is there or their first byte came.
    pub headers: Duration,
    /// How long the body of a request may take.
    pub body: Duration,
    /// How long a connection is kept over which nothing more is asked.
    pub keep_alive: Duration,
    /// Tables one guest may have open and unfinished.
    pub tables_a_guest: u32,
    /// People who may look at one table at once.
    pub people_a_table: usize,
    /// Characters of a name.
    pub name: usize,
    /// Characters of something said.
    pub chat: usize,
    /// How long a table that nobody looks at stays in memory.
    pub idle: Duration,
    /// How long the dealer waits for somebody who may still take something back.
    pub hold: Duration,
    /// How long a socket that says nothing is kept, and a connection that does not read.
    pub silence: Duration,
    /// How long a code to move to another device holds.
    pub code: Duration,
    /// Cores that bots may think on; a bot takes all of them that nobody else needs just then.
    pub thinkers: usize,
    /// How long somebody must be gone before the others may let a bot stand in: a reload is not an absence.
    pub away: Duration,
    /// How long those who come and go are gathered before the others at a table are told.
    pub gather: Duration,
    /// The least time a bot takes, so that a person can follow.
    pub bot_pause: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            message_bytes: 8 * 1024,
            messages_a_second: 10.0,
            message_burst: 40.0,
            patience: Duration::from_secs(10),
            requests_a_second: 20.0,
            request_burst: 200.0,
            connections: None,
            connections_an_address: 512,
            headers: Duration::from_secs(10),
            body: Duration::from_secs(20),
            keep_alive: Duration::from_secs(60),
            tables_a_guest: 100,
            people_a_table: 200,
            name: 24,
            chat: 400,
            idle: Duration::from_secs(60),
            hold: Duration::from_secs(15),
            silence: Duration::from_secs(60),
            code: Duration::from_secs(10 * 60),
            thinkers: cores.saturating_sub(1).max(1),
            away: Duration::from_secs(15),
            gather: Duration::from_millis(100),
            bot_pause: Duration::from_millis(300),
        }
    }
}
