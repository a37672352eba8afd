//! PostgreSQL with its standby, NATS, nodes of this program, and what lies between them: each on a machine of its own where that can
//! be (network namespaces, for root on Linux), else all on loopback.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use reverie_game::Illegal;
use reverie_services::{Kept, Machine, Nats, Network, Place, Postgres};

use super::fault::Fault;
use super::trouble;
use crate::checker::Claim;

/// The disk of each PostgreSQL, in megabytes: enough for all that a run writes, and little enough to lie in memory.
const DISK: u32 = 400;
/// By so much a full one is enlarged.
const MORE: u32 = 100;
/// A node that was asked to end has done so by then.
const DRAINED: Duration = Duration::from_secs(30);

/// All of it. Servers come before the machines they run on: they end in this order.
pub(super) struct Site {
    program: PathBuf,
    game: &'static str,
    nodes: Vec<Node>,
    /// Nodes that have ended: their logs are read in the end.
    past: Vec<Kept>,
    primary: Postgres,
    standby: Postgres,
    nats: Nats,
    places: Places,
    network: Option<Network>,
    /// Why there is none.
    why_not: String,
    url: String,
}

/// Where everything is. The nodes' are in their order.
struct Places {
    /// That of the primary first.
    databases: [Place; 2],
    bus: Place,
    nodes: Vec<Place>,
}

/// The place of a node, and the node that is there just now.
struct Node {
    running: Option<Running>,
    /// By how many milliseconds its machine's clock is off.
    shift: i64,
}

struct Running {
    kept: Kept,
    address: SocketAddr,
}

/// How a node ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Killed,
    Drained,
}

impl Site {
    pub(super) fn build(program: &Path, game: &'static str, nodes: usize) -> Result<Self, Illegal> {
        let (mut network, why_not) = match Network::new() {
            Ok(network) => (Some(network), String::new()),
            Err(why) => (None, why.to_string()),
        };
        let places = Places::of(&mut network, nodes).map_err(trouble)?;
        let disk = network.as_ref().map(|_| DISK);
        let [one, other] = &places.databases;
        let primary = Postgres::start_at(one.clone(), disk).map_err(trouble)?;
        primary.sql("CREATE DATABASE reverie").map_err(trouble)?;
        let standby = primary.standby(other.clone(), disk).map_err(trouble)?;
        let nats = Nats::start_at(places.bus.clone()).map_err(trouble)?;
        let url = primary.url_with(&standby, "reverie");
        let empty = (0..nodes).map(|_| Node { running: None, shift: 0 }).collect();
        let mut site = Self {
            program: program.to_owned(),
            game,
            nodes: empty,
            past: Vec::new(),
            primary,
            standby,
            nats,
            places,
            network,
            why_not,
            url,
        };
        for node in 0..nodes {
            site.start_node(node, 0)?;
        }
        Ok(site)
    }

    /// Whether this can happen here.
    pub(super) fn can(&self, fault: Fault) -> bool {
        self.network.is_some() || !fault.needs_machines()
    }

    pub(super) fn why_not(&self) -> String {
        self.why_not.clone()
    }

    pub(super) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Where people find a node.
    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().filter_map(|node| node.running.as_ref()).map(|running| running.address).collect()
    }

    /// Where the data is.
    pub(super) fn database(&self) -> &str {
        &self.url
    }

    /// The fence of each table, by the store.
    pub(super) fn fences(&self) -> Result<BTreeMap<String, i64>, Illegal> {
        let said = self.primary.sql_in("reverie", "SELECT id, fence FROM tables").map_err(trouble)?;
        let lines = said.lines().filter_map(|line| line.split_once('|'));
        Ok(lines.filter_map(|(table, fence)| Some((table.to_owned(), fence.parse().ok()?))).collect())
    }

    /// Everything that any node has claimed so far.
    pub(super) fn claims(&self) -> Vec<Claim> {
        let running = self.nodes.iter().filter_map(|node| node.running.as_ref()).map(|running| &running.kept);
        running.chain(&self.past).flat_map(claims_of).collect()
    }

    /// The tables that this node holds just now: of each table the last claim counts.
    pub(super) fn held_by(&self, node: usize) -> BTreeSet<String> {
        let mut last: BTreeMap<String, i64> = BTreeMap::new();
        for Claim { table, fence, .. } in self.claims() {
            let known = last.entry(table).or_default();
            *known = fence.max(*known);
        }
        let own = self.nodes.get(node).and_then(|node| node.running.as_ref());
        let own = own.map(|running| claims_of(&running.kept)).unwrap_or_default();
        own.into_iter()
            .filter(|claim| last.get(&claim.table) == Some(&claim.fence))
            .map(|claim| claim.table)
            .collect()
    }

    pub(super) fn start_node(&mut self, node: usize, shift: i64) -> Result<(), Illegal> {
        let place = &self.places.nodes[node];
        let mut serve = place.command(&self.program);
        serve.args(["serve", "--address", &format!("{}:0", place.address()), "--no-open", "--push", "off"]);
        serve.args([
            "--database",
            &self.url,
            "--bus",
            &self.nats.url(),
            "--games",
            self.game,
            "--bot-pause",
            "0",
        ]);
        serve.args(["--requests-per-second", "100000", "--messages-per-second", "100000"]);
        serve.args(["--tables-per-guest", "100000", "--log", "info", "--log-json"]);
        serve.env("REVERIE_CLOCK_SHIFT_MS", shift.to_string());
        let mut kept = Kept::folder_for("node", reverie_services::End::Terminate).map_err(trouble)?;
        kept.start(&mut serve, |folder, _| address_in(folder).is_some()).map_err(trouble)?;
        let address = address_in(kept.folder()).ok_or_else(|| trouble("a node does not say where it is"))?;
        self.nodes[node] = Node { running: Some(Running { kept, address }), shift };
        Ok(())
    }

    /// It ends; people are told to go elsewhere once they could know it themselves.
    pub(super) fn end_node(&mut self, node: usize, end: End, told: &dyn Fn(&Self)) -> Result<(), Illegal> {
        let Some(mut running) = self.nodes[node].running.take() else { return Ok(()) };
        match end {
            End::Killed => running.kept.kill(),
            End::Drained => {
                running.kept.ask_to_end();
                told(self);
                let asked = Instant::now();
                while running.kept.runs() && asked.elapsed() < DRAINED {
                    std::thread::sleep(Duration::from_millis(20));
                }
                if running.kept.runs() {
                    return Err(trouble(format!(
                        "a node that was asked to end has not in {} s",
                        DRAINED.as_secs()
                    )));
                }
                running.kept.stop();
            }
        }
        told(self);
        self.past.push(running.kept);
        Ok(())
    }

    /// A node that has ended by itself starts again, as a host's system would have it.
    pub(super) fn look_after_nodes(&mut self) -> Result<(), Illegal> {
        for node in 0..self.nodes.len() {
            let ended = self.nodes[node].running.as_mut().is_some_and(|running| !running.kept.runs());
            if ended && let Some(mut running) = self.nodes[node].running.take() {
                running.kept.stop();
                self.past.push(running.kept);
                self.start_node(node, self.nodes[node].shift)?;
            }
        }
        Ok(())
    }

    pub(super) fn pause_node(&self, node: usize) {
        if let Some(running) = &self.nodes[node].running {
            running.kept.pause();
        }
    }

    pub(super) fn resume_node(&self, node: usize) {
        if let Some(running) = &self.nodes[node].running {
            running.kept.resume();
        }
    }

    pub(super) fn cut_from_bus(&self, node: usize) -> Result<(), Illegal> {
        self.cable(&self.places.nodes[node], &self.places.bus, Network::cut)
    }

    pub(super) fn cut_from_database(&self, node: usize) -> Result<(), Illegal> {
        for database in &self.places.databases {
            self.cable(&self.places.nodes[node], database, Network::cut)?;
        }
        Ok(())
    }

    pub(super) fn cut_off(&self, node: usize) -> Result<(), Illegal> {
        self.cut_from_bus(node)?;
        self.cut_from_database(node)?;
        match (&self.network, &self.places.nodes[node]) {
            (Some(network), Place::Machine(node)) => network.cut_from_us(node).map_err(trouble),
            _ => Ok(()),
        }
    }

    /// All cables of this node are in place.
    pub(super) fn heal(&self, node: usize) -> Result<(), Illegal> {
        let place = &self.places.nodes[node];
        for far in self.places.databases.iter().chain([&self.places.bus]) {
            self.cable(place, far, Network::heal)?;
        }
        match (&self.network, place) {
            (Some(network), Place::Machine(node)) => network.heal_to_us(node).map_err(trouble),
            _ => Ok(()),
        }
    }

    pub(super) fn kill_bus(&mut self) {
        self.nats.kill();
    }

    pub(super) fn start_bus(&mut self) -> Result<(), Illegal> {
        self.nats.start_again().map_err(trouble)
    }

    pub(super) fn kill_database(&mut self) {
        self.primary.kill();
    }

    pub(super) fn start_database(&mut self) -> Result<(), Illegal> {
        self.primary.start_again().map_err(trouble)
    }

    pub(super) fn fill_disk(&self) -> Result<(), Illegal> {
        self.primary.fill_disk().map_err(trouble)
    }

    /// There is room again, and PostgreSQL starts again where it gave up; then what filled the disk goes.
    pub(super) fn enlarge_disk(&mut self) -> Result<(), Illegal> {
        self.primary.enlarge_disk(DISK + MORE).map_err(trouble)?;
        if !self.primary.runs() {
            self.primary.start_again().map_err(trouble)?;
        }
        self.primary.clear_disk().map_err(trouble)?;
        self.primary.enlarge_disk(DISK).map_err(trouble)
    }

    /// No node reaches the primary any more; where there are no cables, it is killed.
    pub(super) fn cut_primary_off(&mut self) -> Result<(), Illegal> {
        if self.network.is_none() {
            self.primary.kill();
            return Ok(());
        }
        for node in &self.places.nodes {
            self.cable(node, &self.places.databases[0], Network::cut)?;
        }
        Ok(())
    }

    /// First the old primary is fenced, by killing it, then the standby is promoted, then the old one follows it.
    pub(super) fn fail_over(&mut self) -> Result<(), Illegal> {
        self.primary.kill();
        self.standby.promote().map_err(trouble)?;
        std::mem::swap(&mut self.primary, &mut self.standby);
        self.places.databases.swap(0, 1);
        for node in &self.places.nodes {
            self.cable(node, &self.places.databases[1], Network::heal)?;
        }
        self.standby.follow(&self.primary).map_err(trouble)
    }

    fn cable(
        &self,
        one: &Place,
        other: &Place,
        what: fn(&Network, &Machine, &Machine) -> Result<(), reverie_services::Trouble>,
    ) -> Result<(), Illegal> {
        match (&self.network, one, other) {
            (Some(network), Place::Machine(one), Place::Machine(other)) => {
                what(network, one, other).map_err(trouble)
            }
            _ => Ok(()),
        }
    }
}

impl Places {
    fn of(network: &mut Option<Network>, nodes: usize) -> Result<Self, reverie_services::Trouble> {
        let Some(network) = network else {
            let here = || Place::Here;
            return Ok(Self { databases: [here(), here()], bus: here(), nodes: vec![here(); nodes] });
        };
        let (one, other, bus) = (network.machine()?, network.machine()?, network.machine()?);
        network.connect(&one, &other)?;
        let mut places = Vec::new();
        for _ in 0..nodes {
            let node = network.machine()?;
            for far in [&one, &other, &bus] {
                network.connect(&node, far)?;
            }
            places.push(Place::Machine(node));
        }
        let databases = [Place::Machine(one), Place::Machine(other)];
        Ok(Self { databases, bus: Place::Machine(bus), nodes: places })
    }
}

fn claims_of(kept: &Kept) -> Vec<Claim> {
    Claim::all_in(&fs::read_to_string(kept.folder().join("log")).unwrap_or_default())
}

/// Where a node says that it listens.
fn address_in(folder: &Path) -> Option<SocketAddr> {
    let said = fs::read_to_string(folder.join("said")).unwrap_or_default();
    said.lines().find_map(crate::kills::address_in)
}
