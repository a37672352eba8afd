//! What tests say to a server.
//!
//! | room | what it is for |
//! |---|---|
//! | here | a house: a server in this process, on a file of its own |
//! | [`child`] | a server in a process of its own, to be killed |
//! | [`nodes`] | houses of several nodes |
//! | [`guest`] | somebody with a cookie, over HTTP |
//! | [`socket`] | somebody at a table, over a WebSocket |
//! | [`raised`] | our games with rules of a later version |
//! | [`described`] | what the description says of all that is asked and answered |

pub(crate) mod child;
pub(crate) mod described;
pub(crate) mod guest;
pub(crate) mod nodes;
pub(crate) mod raised;
pub(crate) mod socket;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use reverie_catalog::Games;
use reverie_server::{Config, Limits, ManualClock, Push, Server, Time};
use reverie_store::Millis;
use reverie_visitors::Visitors;
use serde_json::{Value as Json, json};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use guest::{Guest, http};
pub(crate) use raised::Those;
pub(crate) use socket::{Socket, they_play};

/// How long something is waited for that never comes where all is well: a machine with much else to do takes its time.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// When clocks that are moved by hand begin.
pub(crate) const NOON: Millis = Millis(1_800_000_000_000);

/// Limits for tests: nobody is slowed down and bots don't dawdle, unless a test is about that.
pub(crate) fn quick() -> Limits {
    Limits {
        messages_a_second: 10_000.0,
        message_burst: 10_000.0,
        requests_a_second: 10_000.0,
        request_burst: 10_000.0,
        bot_pause: Duration::ZERO,
        ..Limits::default()
    }
}

/// A server in this process.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    served: JoinHandle<std::io::Result<()>>,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(quick()).await
    }

    pub(crate) async fn with(limits: Limits) -> Self {
        Self::on(tempfile::tempdir().unwrap(), limits).await
    }

    /// On a folder where there may have been one before.
    pub(crate) async fn on(folder: TempDir, limits: Limits) -> Self {
        let config = config(folder.path(), limits);
        Self::set(config, folder).await
    }

    /// One that calls people like this, or not at all, by a clock that stands still until somebody moves its hand.
    pub(crate) async fn calling(push: Option<Push>, hand: &ManualClock) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let config = Config { push, time: Time::Manual(hand.clone()), ..config(folder.path(), quick()) };
        Self::set(config, folder).await
    }

    /// One of a later program, whose rules are these, on a folder where there has been one before.
    pub(crate) async fn raised(folder: TempDir, those: Those) -> Self {
        let config = Config { games: those.games(), ..config(folder.path(), quick()) };
        Self::set(config, folder).await
    }

    /// One that lets these programs play.
    pub(crate) async fn inviting(visitors: Visitors) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let config = Config { visitors, ..config(folder.path(), quick()) };
        Self::set(config, folder).await
    }

    /// One whose clock stands still until somebody moves its hand.
    pub(crate) async fn by_hand(limits: Limits) -> (Self, ManualClock) {
        let hand = ManualClock::at(NOON);
        (Self::on_at(tempfile::tempdir().unwrap(), limits, &hand).await, hand)
    }

    /// The same on a folder where there may have been one before.
    pub(crate) async fn on_at(folder: TempDir, limits: Limits, hand: &ManualClock) -> Self {
        let config = Config { time: Time::Manual(hand.clone()), ..config(folder.path(), limits) };
        Self::set(config, folder).await
    }

    /// One that is set like this, on this folder.
    pub(crate) async fn set(config: Config, folder: TempDir) -> Self {
        let opened = Server::open(config).await.unwrap();
        let address = opened.address();
        let (stop, told_to_stop) = oneshot::channel();
        let served = tokio::spawn(opened.serve(async { drop(told_to_stop.await) }));
        Self { address, folder, stop, served }
    }

    pub(crate) fn file(&self) -> PathBuf {
        file(self.folder.path())
    }

    /// Stops as on SIGTERM; how long that took, and what is left.
    pub(crate) async fn stop(self) -> (Duration, TempDir) {
        let began = Instant::now();
        self.stop.send(()).unwrap();
        self.served.await.unwrap().unwrap();
        (began.elapsed(), self.folder)
    }

    /// Somebody new.
    pub(crate) async fn guest(&self, name: &str) -> Guest {
        Guest::welcome(self.address, name).await
    }

    /// Somebody whom we don't know.
    pub(crate) fn nobody(&self) -> Guest {
        Guest::with_cookie(self.address, "")
    }
}

pub(crate) fn file(folder: &Path) -> PathBuf {
    folder.join("reverie.db")
}

pub(crate) fn config(folder: &Path, limits: Limits) -> Config {
    Config {
        address: ([127, 0, 0, 1], 0).into(),
        data: file(folder).into(),
        house: reverie_server::House::default(),
        origin: None,
        hosts: Vec::new(),
        behind_proxy: false,
        push: Some(Push::default()),
        games: Games::default(),
        visitors: Visitors::default(),
        limits,
        time: Time::Machine,
    }
}

/// A table of Daydream, begun: Ada, Ben, and a bot.
pub(crate) async fn ada_ben_and_a_bot(house: &House) -> (Guest, Guest, String) {
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let table = seat_both(&ada, &ben, json!({"game": "daydream", "seats": ["me", "open", "random"]})).await;
    (ada, ben, table)
}

/// Ada opens this table, Ben takes seat 1 by a link, and it begins.
pub(crate) async fn seat_both(ada: &Guest, ben: &Guest, opening: Json) -> String {
    let table = ada.opens(opening).await;
    let link = ada.invites(&table, 1).await;
    ben.post(&format!("/api/links/{link}"), &json!({})).await.ok();
    ada.hosts(&table, json!({"do": "start"})).await.ok();
    table
}

/// Numbers that look random and are the same each time.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % end
    }
}

/// Waits for something to become true.
pub(crate) async fn until(mut holds: impl AsyncFnMut() -> bool) {
    let began = Instant::now();
    while !holds().await {
        assert!(began.elapsed() < PATIENCE, "it never happened");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
