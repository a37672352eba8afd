//! Many machines, and whatever can happen to them while people play: kill -9 of nodes, of PostgreSQL, of NATS; pauses past every
//! lease; cables that are pulled; clocks that are off; full disks; failover to a standby. Then everything that anyone saw is held
//! against what is stored, in the manner of Jepsen.
//!
//! | room | what it is for |
//! |---|---|
//! | here | the rounds, and what came of them |
//! | [`fault`] | what can happen, and how it is done and undone |
//! | `site` | PostgreSQL with its standby, NATS, nodes of this program, and what lies between them |
//! | `party` | people who sit down at tables, over any of the nodes |
//! | `takeover` | how long tables stood still |

pub mod fault;
mod party;
mod site;
mod takeover;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use reverie_game::{Illegal, Luck};
use reverie_store::{Database, TableId};
use serde::Serialize;
use tokio::sync::watch;

use crate::checker::{Checker, Claim, Counts, Finding, Kind, Seen};
use crate::guest::{Houses, now};
use crate::load::Quantiles;

use fault::Fault;
use party::Parties;
use site::Site;
use takeover::Episode;

/// After a fault, every table moves on within this time; else it is stuck.
const RECOVERY: Duration = Duration::from_secs(90);
/// What was sent is answered in this time, once all is well.
const LAST_WORDS: Duration = Duration::from_secs(90);
/// Between two faults people play on undisturbed for at least this long.
const PEACE: Duration = Duration::from_millis(1_500);
/// How often it is looked whether all go on.
const LOOK: Duration = Duration::from_millis(50);
/// So much of what is wrong is told in words.
const TOLD: usize = 40;

/// What is to be tried.
#[derive(Debug, Clone)]
pub struct Faults {
    /// The program whose nodes are started.
    pub program: PathBuf,
    /// The game, by the name the server knows it by: one for two.
    pub game: &'static str,
    /// How many faults, one after the other.
    pub rounds: u32,
    /// How many nodes.
    pub nodes: usize,
    /// Tables that are played at, at the same time: two people each, and somebody who watches.
    pub tables: u32,
    /// What the faults and the moves follow from, as far as they can.
    pub seed: u64,
    /// What may happen; where it is not possible here, it is left out and said so.
    pub kinds: Vec<Fault>,
}

/// What came of it.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// How many nodes.
    pub nodes: usize,
    /// What all followed from.
    pub seed: u64,
    /// How long it took.
    pub seconds: f64,
    /// How often each fault happened.
    pub faults: BTreeMap<Fault, u32>,
    /// What was not tried here, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_out: Option<String>,
    /// What was looked at.
    pub counts: Counts,
    /// How often a node took a table.
    pub claims: usize,
    /// How long tables stood still after each fault: those of the node it happened to, or all, where it happened to what all share.
    pub still: BTreeMap<Fault, Stillness>,
    /// How often each thing was found wrong: by rights nothing is.
    pub found: BTreeMap<Kind, usize>,
    /// What was found wrong, the first of it.
    pub wrong: Vec<String>,
}

/// How long tables stood still, in milliseconds, as the people at them saw it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Stillness {
    /// How many tables.
    pub tables: usize,
    /// How long.
    pub ms: Quantiles,
    /// The longest.
    pub most: f64,
}

impl Report {
    /// Whether nothing was lost, doubled, split, shown.
    pub fn holds(&self) -> bool {
        self.found.is_empty()
    }
}

impl Faults {
    /// Starts it all, lets people play and things happen, and holds what was seen against what is stored. The bar counts rounds.
    pub fn run(&self, bar: &ProgressBar) -> Result<Report, Illegal> {
        let began = Instant::now();
        let mut site = Site::build(&self.program, self.game, self.nodes)?;
        let kinds: Vec<Fault> = self.kinds.iter().copied().filter(|fault| site.can(*fault)).collect();
        let left_out: BTreeSet<Fault> =
            self.kinds.iter().copied().filter(|fault| !kinds.contains(fault)).collect();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .map_err(trouble)?;
        let (moved, houses) = watch::channel(Houses { addresses: site.addresses(), ..Houses::default() });
        let parties = Parties::gather(&runtime, self.game, self.tables, self.seed, &houses);
        let mut course = Course {
            site: &mut site,
            moved: &moved,
            parties: &parties,
            stuck: Vec::new(),
            episodes: Vec::new(),
        };
        let mut luck = Luck::seeded(self.seed);
        let mut faults: BTreeMap<Fault, u32> = BTreeMap::new();
        course.all_go_on("at first")?;
        // Each kind has its turn before any comes again.
        let mut due = Vec::new();
        for _ in 0..self.rounds {
            if due.is_empty() {
                due.clone_from(&kinds);
            }
            let Some(fault) = (!due.is_empty()).then(|| due.swap_remove(luck.below(due.len()))) else {
                break;
            };
            std::thread::sleep(PEACE);
            course.suffer(fault, &mut luck)?;
            *faults.entry(fault).or_default() += 1;
            bar.inc(1);
        }
        let Course { stuck, episodes, .. } = course;
        let seen = parties.leave(&runtime, &moved, LAST_WORDS);
        runtime.shutdown_timeout(Duration::from_secs(1));
        bar.finish_and_clear();
        let claims = site.claims();
        let checker = check(&site, &seen, &claims, stuck)?;
        let mut found: BTreeMap<Kind, usize> = BTreeMap::new();
        for finding in &checker.findings {
            *found.entry(finding.kind).or_default() += 1;
        }
        let why = (!left_out.is_empty()).then(|| site.why_not());
        Ok(Report {
            game: self.game.to_owned(),
            nodes: self.nodes,
            seed: self.seed,
            seconds: (began.elapsed().as_secs_f64() * 10.0).round() / 10.0,
            faults,
            left_out: why.map(|why| format!("{}: {why}", names(&left_out))),
            counts: checker.counts,
            claims: claims.len(),
            still: takeover::still(&episodes, &seen),
            found,
            wrong: checker.findings.iter().take(TOLD).map(ToString::to_string).collect(),
        })
    }
}

fn names(faults: &BTreeSet<Fault>) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Reads everything that is stored, when nobody writes any more.
fn check(
    site: &Site,
    seen: &BTreeMap<String, Vec<Seen>>,
    claims: &[Claim],
    stuck: Vec<Finding>,
) -> Result<Checker, Illegal> {
    let mut checker = Checker { findings: stuck, ..Checker::default() };
    let database: Database = site.database().parse().map_err(trouble)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(trouble)?;
    runtime.block_on(async {
        let store = database.open().await.map_err(trouble)?;
        for (table, seen) in seen {
            let row = store.table(TableId(table.clone())).await.map_err(trouble)?;
            let entries = store.entries(TableId(table.clone()), 0).await.map_err(trouble)?;
            checker.table(&row, &entries, seen);
        }
        Ok::<_, Illegal>(())
    })?;
    checker.claims(claims, &site.fences()?);
    Ok(checker)
}

/// A run under way.
struct Course<'a> {
    site: &'a mut Site,
    moved: &'a watch::Sender<Houses>,
    parties: &'a Parties,
    stuck: Vec<Finding>,
    episodes: Vec<Episode>,
}

impl Course<'_> {
    /// It happens, is undone, and everybody goes on.
    fn suffer(&mut self, fault: Fault, luck: &mut Luck) -> Result<(), Illegal> {
        let node = luck.below(self.site.nodes());
        let struck = if fault.is_of_a_node() { self.site.held_by(node) } else { self.parties.tables() };
        let at = now();
        let moved = self.moved;
        fault.happen(self.site, node, luck, &|site| {
            moved.send_modify(|houses| houses.addresses = site.addresses());
        })?;
        self.episodes.push(Episode { fault, at, struck });
        self.all_go_on(&format!("after {fault} of round {}", self.episodes.len()))
    }

    /// Waits until at every table somebody has been acknowledged something that was sent from now on.
    fn all_go_on(&mut self, when: &str) -> Result<(), Illegal> {
        let (asked, at) = (Instant::now(), now());
        loop {
            let waits = self.parties.waiting_since(at);
            if waits.is_empty() {
                return Ok(());
            }
            if asked.elapsed() > RECOVERY {
                let what = format!("nothing was acknowledged for {} s {when}", RECOVERY.as_secs());
                let stuck = |table| Finding { kind: Kind::Stuck, table, what: what.clone() };
                self.stuck.extend(waits.into_iter().map(stuck));
                return Ok(());
            }
            self.site.look_after_nodes()?;
            std::thread::sleep(LOOK);
        }
    }
}

/// It could not be tried any further.
#[allow(clippy::needless_pass_by_value)] // for `map_err`
pub(crate) fn trouble(reason: impl std::fmt::Display) -> Illegal {
    Illegal::new("lab-faults-trouble").with("reason", reason.to_string())
}
