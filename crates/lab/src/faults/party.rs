//! People who sit down at tables, over any of the nodes: at each table two who play and one who watches, one game after the other.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use reverie_game::{Luck, Seat};
use serde_json::json;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::checker::Seen;
use crate::guest::{Ear, Guest, Houses, Manner, News, unseen};
use crate::load::errand::Errands;

/// They stay on one connection for about so long, and think so long at most.
const MANNER: Manner = Manner {
    pace: Duration::from_millis(250),
    patience: Duration::from_secs(6),
    stay: Some(Duration::from_secs(12)),
};
/// Between two tries to open a table.
const AGAIN: Duration = Duration::from_millis(100);
/// A table that is not open by then is given up, and another opened.
const PATIENCE: Duration = Duration::from_secs(10);
const SEATS: u8 = 2;

/// The parties, and what they have seen so far.
pub(super) struct Parties {
    tasks: Vec<JoinHandle<()>>,
    seen: Arc<Mutex<Tables>>,
}

#[derive(Default)]
struct Tables {
    /// What was seen at tables whose people have left.
    past: BTreeMap<String, Vec<Seen>>,
    /// When something was last sent that has been acknowledged since, by party; with its table, if it has one.
    pulse: Vec<Pulse>,
}

#[derive(Default, Clone)]
struct Pulse {
    table: String,
    acknowledged: i64,
}

/// Where a party tells how it goes on.
#[derive(Clone)]
struct Heart {
    party: usize,
    tables: Arc<Mutex<Tables>>,
}

impl Heart {
    fn with<T>(&self, then: impl FnOnce(&mut Tables) -> T) -> T {
        then(&mut self.tables.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// It beats whenever something is acknowledged.
    fn ear(self) -> Ear {
        Arc::new(move |news| {
            if let News::Acknowledged { sent } = news {
                self.with(|tables| {
                    let pulse = &mut tables.pulse[self.party];
                    pulse.acknowledged = pulse.acknowledged.max(sent);
                });
            }
        })
    }
}

impl Parties {
    /// They come and play until the houses close.
    pub(super) fn gather(
        runtime: &Runtime,
        game: &'static str,
        tables: u32,
        seed: u64,
        houses: &watch::Receiver<Houses>,
    ) -> Self {
        let seen = Arc::new(Mutex::new(Tables::default()));
        let tasks = (0..tables as usize).map(|party| {
            let heart = Heart { party, tables: Arc::clone(&seen) };
            heart
                .with(|tables| tables.pulse.push(Pulse { table: format!("party {party}"), acknowledged: 0 }));
            let luck = Luck::seeded(seed ^ ((party as u64 + 1) << 40));
            runtime.spawn(Party { game, heart, luck, houses: houses.clone(), games: 0 }.play())
        });
        Self { tasks: tasks.collect(), seen: Arc::clone(&seen) }
    }

    /// The tables at which nothing has been acknowledged that was sent since then.
    pub(super) fn waiting_since(&self, then: i64) -> Vec<String> {
        let tables = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = tables.pulse.iter().filter(|pulse| pulse.acknowledged < then);
        waiting.map(|pulse| pulse.table.clone()).collect()
    }

    /// The tables that are played at just now.
    pub(super) fn tables(&self) -> BTreeSet<String> {
        let tables = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        tables.pulse.iter().map(|pulse| pulse.table.clone()).collect()
    }

    /// The houses close: they have their last words and leave, those who are not answered in this time, too; what they have seen.
    pub(super) fn leave(
        self,
        runtime: &Runtime,
        houses: &watch::Sender<Houses>,
        patience: Duration,
    ) -> BTreeMap<String, Vec<Seen>> {
        houses.send_modify(|houses| houses.closes = true);
        runtime.block_on(async {
            let all = async {
                for task in self.tasks {
                    let _ = task.await;
                }
            };
            let give_up = async {
                tokio::time::sleep(patience).await;
                houses.send_modify(|houses| houses.over = true);
                std::future::pending::<()>().await;
            };
            tokio::select! {
                () = all => {}
                () = give_up => {}
            }
        });
        std::mem::take(&mut self.seen.lock().unwrap_or_else(PoisonError::into_inner).past)
    }
}

struct Party {
    game: &'static str,
    heart: Heart,
    luck: Luck,
    houses: watch::Receiver<Houses>,
    games: u32,
}

/// A table that has begun: its name, who plays there, and the way in for whoever watches.
struct Opened {
    table: String,
    cookies: Vec<String>,
    gallery: String,
}

impl Party {
    async fn play(mut self) {
        while !self.houses.borrow().closes {
            let Ok(Some(opened)) = tokio::time::timeout(PATIENCE, self.open()).await else {
                tokio::time::sleep(AGAIN).await;
                continue;
            };
            self.games += 1;
            let table = opened.table.clone();
            self.heart.with(|tables| tables.pulse[self.heart.party].table.clone_from(&table));
            let seen = self.attend(opened).await;
            self.heart.with(|tables| tables.past.insert(table, seen));
        }
    }

    /// Two guests come in and sit down, each over any node.
    async fn open(&mut self) -> Option<Opened> {
        let mut cookies = Vec::new();
        for seat in 0..SEATS {
            let name = json!({ "name": format!("Guest {}-{}-{seat}", self.heart.party, self.games) });
            cookies.push(self.errands().await?.post("/api/me", None, &name).await.ok()?.cookie?);
        }
        let (host, guest) = (cookies.first()?.clone(), cookies.get(1)?.clone());
        let opening = json!({ "game": self.game, "seats": ["me", "open"] });
        let opened = self.errands().await?.post("/api/tables", Some(&host), &opening).await.ok()?.body;
        let id = opened["id"].as_str()?.to_owned();
        let table = format!("/api/tables/{id}");
        let links = format!("{table}/links");
        let link = json!({ "to": "seat", "seat": 1 });
        let link = self.errands().await?.post(&links, Some(&host), &link).await.ok()?.body;
        let link = format!("/api/links/{}", link["link"].as_str()?);
        self.errands().await?.post(&link, Some(&guest), &json!({})).await.ok()?;
        self.errands().await?.post(&table, Some(&host), &json!({ "do": "start" })).await.ok()?;
        let link =
            self.errands().await?.post(&links, Some(&host), &json!({ "to": "watch" })).await.ok()?.body;
        let gallery = format!("{table}/socket?watch={}", link["link"].as_str()?);
        let name = json!({ "name": format!("Watcher {}-{}", self.heart.party, self.games) });
        cookies.push(self.errands().await?.post("/api/me", None, &name).await.ok()?.cookie?);
        Some(Opened { table: id, cookies, gallery })
    }

    async fn errands(&mut self) -> Option<Errands> {
        let addresses = self.houses.borrow().addresses.clone();
        Errands::new(*self.luck.pick(&addresses)?).await.ok()
    }

    /// Everybody stays until the game is over.
    async fn attend(&mut self, Opened { table, cookies, gallery }: Opened) -> Vec<Seen> {
        let seats = Seat::all(SEATS).map(Some).chain([None]);
        let guests: Vec<JoinHandle<Seen>> = seats
            .zip(cookies)
            .map(|(seat, cookie)| {
                let called = seat.map_or_else(|| "w".to_owned(), |seat| seat.index().to_string());
                let who = format!("{}-{}-{called}", self.heart.party, self.games);
                let socket = match seat {
                    Some(_) => format!("/api/tables/{table}/socket"),
                    None => gallery.clone(),
                };
                let seed = self.luck.below(usize::MAX) as u64;
                let (houses, ear) = (self.houses.clone(), self.heart.clone().ear());
                tokio::spawn(
                    Guest::new(unseen(who, seat), (cookie, socket), MANNER, seed, houses, ear).attend(),
                )
            })
            .collect();
        let mut seen = Vec::new();
        for guest in guests {
            seen.extend(guest.await.ok());
        }
        seen
    }
}
