//! What is done to a server under siege. Each attack comes from addresses of its own, 127.0.1.2 and up, so that whoever plays is
//! not taken for one of those who attack.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reverie_game::{Illegal, Luck};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use super::returning::Returning;
use crate::load::party::connect_over;
use crate::load::trouble;

/// Connections that are held for nothing, of each kind and address.
const HELD: usize = 300;
/// Streams of events that nobody reads.
const UNREAD: usize = 20;
/// Watchers that storm in and out at once, at the least and at the most.
const STORM: (u8, u8) = (80, 190);
/// Between two blows of those who would otherwise only be busy with themselves.
const BREATH: Duration = Duration::from_millis(20);
/// How long a storm stays.
const STAY: Duration = Duration::from_millis(300);

/// Attackers: a server, and a guest of theirs with a table to misbehave at.
pub(super) struct Attacks {
    server: SocketAddr,
    nuisance: Returning,
    link: String,
}

/// What is done, by its name in the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Attack {
    HalfSent,
    Idle,
    SlowBody,
    Flood,
    Storm,
    Messages,
    Frames,
    Pings,
    Unread,
    Requests,
}

impl Attack {
    const ALL: [Self; 10] = [
        Self::HalfSent,
        Self::Idle,
        Self::SlowBody,
        Self::Flood,
        Self::Storm,
        Self::Messages,
        Self::Frames,
        Self::Pings,
        Self::Unread,
        Self::Requests,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::HalfSent => "half-sent",
            Self::Idle => "idle",
            Self::SlowBody => "slow-bodies",
            Self::Flood => "connections",
            Self::Storm => "watchers",
            Self::Messages => "messages",
            Self::Frames => "frames",
            Self::Pings => "pings",
            Self::Unread => "streams",
            Self::Requests => "requests",
        }
    }

    /// The address it comes from; of several, the nth.
    fn address(self, nth: u8) -> IpAddr {
        IpAddr::V4(Ipv4Addr::new(127, 0, 1 + self as u8, 2 + nth))
    }
}

/// A server that is attacked in one way.
#[derive(Clone)]
struct Attacker {
    attack: Attack,
    server: SocketAddr,
    cookie: Arc<str>,
    table: Arc<str>,
    link: Arc<str>,
    count: Arc<AtomicU64>,
}

impl Attacks {
    pub(super) async fn new(server: SocketAddr, game: &str) -> Result<Self, Illegal> {
        let nuisance = Returning::new(server, game).await?;
        let link = nuisance.shows().await?;
        Ok(Self { server, nuisance, link })
    }

    /// Does everything at once until it is called off; how often each was done.
    pub(super) async fn rage(
        self,
        gallery: watch::Receiver<String>,
        called_off: impl Future<Output = ()>,
    ) -> BTreeMap<&'static str, u64> {
        let mut raging = JoinSet::new();
        let mut counts = Vec::new();
        for attack in Attack::ALL {
            let attacker = Attacker {
                attack,
                server: self.server,
                cookie: self.nuisance.cookie.as_str().into(),
                table: self.nuisance.table.as_str().into(),
                link: self.link.as_str().into(),
                count: Arc::default(),
            };
            counts.push((attack.name(), Arc::clone(&attacker.count)));
            raging.spawn(attacker.rage(gallery.clone()));
        }
        called_off.await;
        // What they hold is let go with them.
        raging.shutdown().await;
        counts.into_iter().map(|(name, count)| (name, count.load(Ordering::Relaxed))).collect()
    }
}

impl Attacker {
    async fn rage(self, gallery: watch::Receiver<String>) {
        match self.attack {
            Attack::HalfSent => self.holds(HELD, "GET /api/me HTTP/1.1\r\nHost:").await,
            Attack::Idle => self.holds(HELD, "").await,
            Attack::Unread => {
                let ask = format!(
                    "GET {}/stream?watch={} HTTP/1.1\r\nHost: localhost\r\n\r\n",
                    self.table, self.link
                );
                self.holds_deaf(UNREAD, &ask).await;
            }
            Attack::SlowBody => self.drips().await,
            Attack::Flood => self.floods().await,
            Attack::Storm => self.storms(gallery).await,
            Attack::Messages => self.talks(|n| Message::text(sync(n))).await,
            Attack::Pings => self.talks(|_| Message::Ping(Vec::new().into())).await,
            Attack::Frames => self.sends_nonsense().await,
            Attack::Requests => self.asks().await,
        }
    }

    fn counts(&self) {
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    /// A connection from this attack's nth address. Where the system has but one address, from that.
    async fn connects(&self, nth: u8) -> Result<TcpStream, Illegal> {
        let own = || -> std::io::Result<TcpSocket> {
            let socket = TcpSocket::new_v4()?;
            let _ = socket.bind(SocketAddr::new(self.attack.address(nth), 0));
            Ok(socket)
        };
        let connected = match self.server {
            SocketAddr::V4(_) => own().map_err(|error| trouble("attack", error))?.connect(self.server).await,
            SocketAddr::V6(_) => TcpStream::connect(self.server).await,
        };
        connected.map_err(|error| trouble("attack", error))
    }

    /// Opens a connection that says this and no more.
    async fn says(&self, nth: u8, text: &str) -> Option<TcpStream> {
        let mut stream = self.connects(nth).await.ok()?;
        stream.write_all(text.as_bytes()).await.ok()?;
        self.counts();
        Some(stream)
    }

    /// Holds so many connections that say this and no more, each anew when it is closed.
    async fn holds(&self, many: usize, text: &str) {
        let mut held = JoinSet::new();
        loop {
            while held.len() < many {
                if let Some(mut stream) = self.says(0, text).await {
                    held.spawn(async move {
                        while stream.read(&mut [0; 512]).await.is_ok_and(|read| read > 0) {}
                    });
                }
                tokio::time::sleep(BREATH / 4).await;
            }
            let _ = held.join_next().await;
        }
    }

    /// Holds so many that ask this and read nothing of what comes; each for as long as it takes to be closed, or half a minute.
    async fn holds_deaf(&self, many: usize, text: &str) {
        loop {
            let mut held = Vec::new();
            for nth in (0..8).cycle().take(many) {
                held.push(self.says(nth, text).await);
                tokio::time::sleep(BREATH).await;
            }
            tokio::time::sleep(Duration::from_secs(30)).await;
        }
    }

    /// Bodies that come a byte a second.
    async fn drips(&self) {
        const HEAD: &str = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n";
        let mut dripping = JoinSet::new();
        loop {
            while dripping.len() < HELD / 6 {
                let Some(mut stream) = self.says(0, HEAD).await else { break };
                dripping.spawn(async move {
                    while stream.write_all(b" ").await.is_ok() {
                        tokio::time::sleep(Duration::from_secs(1)).await;
                    }
                });
                tokio::time::sleep(BREATH).await;
            }
            tokio::time::sleep(BREATH).await;
            while dripping.try_join_next().is_some() {}
        }
    }

    /// Connections from several addresses, as many as they may have and more.
    async fn floods(&self) {
        let mut held = Vec::new();
        for nth in (0..4).cycle() {
            for _ in 0..20 {
                held.extend(self.says(nth, "").await);
            }
            if held.len() > 8 * HELD {
                held.clear();
            }
            tokio::time::sleep(5 * BREATH).await;
        }
    }

    /// Watchers that come to the well-behaved table all at once, and go all at once.
    async fn storms(&self, gallery: watch::Receiver<String>) {
        let mut luck = Luck::seeded(7);
        let sizes: Vec<u8> = (STORM.0..=STORM.1).collect();
        loop {
            let path = gallery.borrow().clone();
            let size = luck.pick(&sizes).copied().unwrap_or(STORM.0);
            let mut coming = JoinSet::new();
            for nth in (0..20).cycle().take(usize::from(size)).filter(|_| !path.is_empty()) {
                let (own, path) = (self.clone(), path.clone());
                coming.spawn(async move {
                    let stream = own.connects(nth).await?;
                    let watching = connect_over(stream, own.server, &path, "").await;
                    own.counts();
                    watching
                });
            }
            let crowd: Vec<_> = coming.join_all().await;
            tokio::time::sleep(STAY).await;
            drop(crowd);
            tokio::time::sleep(STAY).await;
        }
    }

    async fn sits(&self) -> Result<WebSocketStream<TcpStream>, Illegal> {
        let stream = self.connects(0).await?;
        connect_over(stream, self.server, &format!("{}/socket", self.table), &self.cookie).await
    }

    /// Talks as fast as it is let, and comes back when it is shown out.
    async fn talks(&self, message: impl Fn(u64) -> Message) {
        loop {
            if let Ok(socket) = self.sits().await {
                let (mut sink, mut stream) = socket.split();
                let talking = async {
                    for n in 0.. {
                        if sink.send(message(n)).await.is_err() {
                            return;
                        }
                        self.counts();
                        tokio::task::yield_now().await;
                    }
                };
                let hearing = async { while let Some(Ok(_)) = stream.next().await {} };
                tokio::select! {
                    () = talking => {}
                    () = hearing => {}
                }
            }
            tokio::time::sleep(10 * BREATH).await;
        }
    }

    /// Frames that are too large, of the wrong kind, or none at all.
    async fn sends_nonsense(&self) {
        let frames =
            [Message::binary(vec![7_u8; 4096]), Message::text("x".repeat(1 << 20)), Message::text("{")];
        for n in (0..=frames.len()).cycle() {
            if let Ok(mut socket) = self.sits().await {
                let _ = match frames.get(n) {
                    Some(frame) => socket.send(frame.clone()).await.is_ok(),
                    None => socket.get_mut().write_all(&[0xa5; 600]).await.is_ok(),
                };
                self.counts();
            }
            tokio::time::sleep(5 * BREATH).await;
        }
    }

    /// Requests, as fast as each of several addresses is answered.
    async fn asks(&self) {
        let mut asking = JoinSet::new();
        for nth in 0..4 {
            let own = self.clone();
            asking.spawn(async move {
                loop {
                    own.asks_until_closed(nth).await;
                    tokio::time::sleep(BREATH).await;
                }
            });
        }
        let _ = asking.join_all().await;
    }

    async fn asks_until_closed(&self, nth: u8) -> Option<()> {
        const ASK: &[u8] = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n";
        let mut stream = self.connects(nth).await.ok()?;
        let mut heard = vec![0; 64 * 1024];
        loop {
            stream.write_all(ASK).await.ok()?;
            self.counts();
            if stream.read(&mut heard).await.ok()? == 0 {
                return None;
            }
        }
    }
}

fn sync(n: u64) -> String {
    json!({ "id": n.to_string(), "do": "sync", "have": 0 }).to_string()
}
