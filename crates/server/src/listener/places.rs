//! How many connections there are, and who gives way to whom.
//!
//! - **Whoever waits gives way.** A connection over which nothing is asked just now takes up a place only while nobody
//!   needs it: where an address has too many, or the house is full, the one that has waited longest is closed.
//! - **Whoever asks is let in** up to the limit of an address, and up to three quarters of all places.
//! - **The last quarter is kept for those who sit** at a table. They are not held to the limit of their address either;
//!   but no address ever has more than half of all places.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use super::files;
use crate::config::{Config, Limits};
use crate::limit::Limit;

/// The fewest places there are, however few files the system gives.
const FEWEST: usize = 16;

/// All places.
#[derive(Debug)]
pub(crate) struct Places {
    /// How many there are.
    all: usize,
    /// How many an address may have whose people do not sit.
    an_address: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    next: u64,
    connections: HashMap<u64, Held>,
    /// Those that wait, longest first, by the ticket they drew when they began to.
    waiting: BTreeMap<u64, u64>,
    addresses: HashMap<IpAddr, Crowd>,
    asking: usize,
}

/// The connections of one address.
#[derive(Debug, Default)]
struct Crowd {
    waiting: BTreeSet<u64>,
    asking: usize,
}

/// A place that is taken.
#[derive(Debug)]
struct Held {
    /// Whose it is; behind a proxy that is known once something is asked.
    address: Option<IpAddr>,
    standing: Standing,
    leave: watch::Sender<Option<Limit>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// Nothing is asked, under this ticket.
    Waits(u64),
    /// Something is asked, or a socket or stream is open, under this ticket.
    Asks(u64),
    /// It was told to leave.
    Leaves,
}

impl Places {
    pub(crate) fn new(config: &Config) -> Arc<Self> {
        let all = config.limits.connections.unwrap_or_else(files::connections).max(FEWEST);
        let an_address = config.limits.connections_an_address.min(all / 2);
        tracing::info!(open_files = files::open_files(), connections = all, an_address, "places at the door");
        Arc::new(Self { all, an_address, taken: Mutex::default() })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a new connection of this address, if there is one or somebody gives way.
    pub(crate) fn take(self: &Arc<Self>, address: Option<IpAddr>) -> Option<Arc<Place>> {
        let mut taken = self.taken();
        if taken.connections.len() >= self.all && !taken.longest_waiting_leaves(Limit::Connections) {
            return None;
        }
        if let Some(crowd) = address.and_then(|address| taken.addresses.get(&address))
            && crowd.waiting.len() + crowd.asking >= self.an_address
            && let Some(first) = crowd.waiting.first().copied()
        {
            taken.leaves(first, Limit::AddressConnections);
        }
        let id = taken.draw();
        let (leave, told_to_leave) = watch::channel(None);
        taken.connections.insert(id, Held { address, standing: Standing::Leaves, leave });
        taken.stand(id, Standing::Waits(id));
        gauge(&taken);
        Some(Arc::new(Place {
            places: Arc::clone(self),
            id,
            told_to_leave,
            doing: Mutex::new(Doing::Nothing { since: Instant::now(), asked: false }),
            open: Mutex::new(Open::Request),
        }))
    }

    /// Somebody who waits leaves, whatever the count says.
    pub(crate) fn make_room(&self) {
        self.taken().longest_waiting_leaves(Limit::Connections);
    }
}

#[allow(clippy::cast_precision_loss)] // for a gauge
fn gauge(taken: &Taken) {
    metrics::gauge!("reverie_connections").set(taken.connections.len() as f64);
}

impl Taken {
    fn draw(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    fn longest_waiting_leaves(&mut self, limit: Limit) -> bool {
        let first = self.waiting.keys().next().copied();
        first.is_some_and(|ticket| self.leaves(ticket, limit))
    }

    /// Whoever waits under this ticket is told to leave. The place is free when the connection is closed.
    fn leaves(&mut self, ticket: u64, limit: Limit) -> bool {
        let Some(id) = self.waiting.get(&ticket).copied() else { return false };
        self.stand(id, Standing::Leaves);
        if let Some(held) = self.connections.get(&id) {
            held.leave.send_replace(Some(limit));
        }
        true
    }

    /// A connection stands otherwise from now on.
    fn stand(&mut self, id: u64, standing: Standing) {
        let Some(held) = self.connections.get_mut(&id) else { return };
        let before = std::mem::replace(&mut held.standing, standing);
        let address = held.address;
        match before {
            Standing::Waits(ticket) => drop(self.waiting.remove(&ticket)),
            Standing::Asks(_) => self.asking -= 1,
            Standing::Leaves => {}
        }
        match standing {
            Standing::Waits(ticket) => drop(self.waiting.insert(ticket, id)),
            Standing::Asks(_) => self.asking += 1,
            Standing::Leaves => {}
        }
        let Some(address) = address else { return };
        let crowd = self.addresses.entry(address).or_default();
        match before {
            Standing::Waits(ticket) => drop(crowd.waiting.remove(&ticket)),
            Standing::Asks(_) => crowd.asking -= 1,
            Standing::Leaves => {}
        }
        match standing {
            Standing::Waits(ticket) => drop(crowd.waiting.insert(ticket)),
            Standing::Asks(_) => crowd.asking += 1,
            Standing::Leaves => {}
        }
        if crowd.asking == 0 && crowd.waiting.is_empty() {
            self.addresses.remove(&address);
        }
    }

    /// A connection is somebody else's now: a proxy asks for one after the other.
    fn belongs_to(&mut self, id: u64, address: IpAddr) {
        let Some(held) = self.connections.get(&id).filter(|held| held.address != Some(address)) else {
            return;
        };
        let standing = held.standing;
        self.stand(id, Standing::Leaves);
        if let Some(held) = self.connections.get_mut(&id) {
            held.address = Some(address);
        }
        self.stand(id, standing);
    }
}

/// What goes on over a connection.
#[derive(Debug, Clone, Copy)]
enum Doing {
    /// Nothing; whether something was asked before.
    Nothing { since: Instant, asked: bool },
    /// A request has begun and is not whole yet.
    Begins { since: Instant },
    /// A request is being answered, or a socket or stream is open.
    Asks,
}

/// What a connection is open for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Open {
    /// Requests and answers.
    Request,
    /// A stream of events.
    Stream,
    /// A socket.
    Socket,
}

/// One connection's place. It is free again when the connection is closed, whatever that had become.
#[derive(Debug)]
pub(crate) struct Place {
    places: Arc<Places>,
    id: u64,
    told_to_leave: watch::Receiver<Option<Limit>>,
    doing: Mutex<Doing>,
    open: Mutex<Open>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.stand(self.id, Standing::Leaves);
        taken.connections.remove(&self.id);
        gauge(&taken);
    }
}

impl Place {
    fn doing(&self) -> MutexGuard<'_, Doing> {
        self.doing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Done when somebody else needs the place more, with the limit that was reached.
    pub(crate) async fn gives_way(&self) -> Limit {
        let mut told = self.told_to_leave.clone();
        match told.wait_for(Option::is_some).await.map(|limit| *limit) {
            Ok(Some(limit)) => limit,
            _ => std::future::pending().await,
        }
    }

    /// Bytes came.
    pub(super) fn hears(&self) {
        let mut doing = self.doing();
        if matches!(*doing, Doing::Nothing { .. }) {
            *doing = Doing::Begins { since: Instant::now() };
        }
    }

    /// Whoever asks has been too fast and has to wait this long: that is not their delay.
    pub(crate) fn is_slowed(&self, wait: Duration) {
        *self.doing() = Doing::Begins { since: Instant::now() + wait };
    }

    /// The time limit that has run out, if one has.
    pub(super) fn overdue(&self, limits: &Limits) -> Option<Limit> {
        let (since, most, limit) = match *self.doing() {
            Doing::Nothing { since, asked: false } => (since, limits.headers, Limit::Silent),
            Doing::Nothing { since, asked: true } => (since, limits.keep_alive, Limit::Idle),
            Doing::Begins { since } => (since, limits.headers, Limit::SlowHeaders),
            Doing::Asks => return None,
        };
        (since.elapsed() >= most).then_some(limit)
    }

    /// Somebody at this address asks something over this connection, who `sits` at a table or not. Refused where there is
    /// no place for that.
    pub(crate) fn asks(self: &Arc<Self>, address: IpAddr, sits: bool) -> Result<Asking, Limit> {
        let mut taken = self.places.taken();
        taken.belongs_to(self.id, address);
        let Some(Standing::Waits(_) | Standing::Asks(_)) =
            taken.connections.get(&self.id).map(|held| held.standing)
        else {
            return Err(Limit::Connections);
        };
        let waiting = taken.draw();
        taken.stand(self.id, Standing::Waits(waiting));
        let of_address = taken.addresses.get(&address).map_or(0, |crowd| crowd.asking);
        let Places { all, an_address, .. } = *self.places;
        let (most, most_of_address) = if sits { (all, all / 2) } else { (all - all / 4, an_address) };
        if of_address >= most_of_address {
            return Err(Limit::AddressConnections);
        }
        if taken.asking >= most {
            return Err(Limit::Connections);
        }
        let ticket = taken.draw();
        taken.stand(self.id, Standing::Asks(ticket));
        drop(taken);
        *self.doing() = Doing::Asks;
        Ok(Asking { place: Arc::clone(self), ticket, goes_on: false })
    }

    /// What this connection is open for.
    pub(super) fn open(&self) -> Open {
        *self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A request is being answered. When that is done, the connection waits.
#[derive(Debug)]
pub(crate) struct Asking {
    place: Arc<Place>,
    ticket: u64,
    goes_on: bool,
}

impl Asking {
    /// The answer is a stream or a socket.
    pub(crate) fn becomes(&mut self, open: Open) {
        *self.place.open.lock().unwrap_or_else(PoisonError::into_inner) = open;
        self.goes_on = open == Open::Socket;
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        // A socket goes on until it is closed, and its place with it.
        if self.goes_on {
            return;
        }
        let mut taken = self.place.places.taken();
        let standing = taken.connections.get(&self.place.id).map(|held| held.standing);
        // The next request may have come before the last byte of this answer was out.
        if standing == Some(Standing::Asks(self.ticket)) {
            let ticket = taken.draw();
            taken.stand(self.place.id, Standing::Waits(ticket));
            drop(taken);
            *self.place.doing() = Doing::Nothing { since: Instant::now(), asked: true };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(all: usize, an_address: usize) -> Arc<Places> {
        Arc::new(Places { all, an_address, taken: Mutex::default() })
    }

    fn address(last: u8) -> IpAddr {
        [192, 0, 2, last].into()
    }

    fn told(place: &Place) -> Option<Limit> {
        *place.told_to_leave.borrow()
    }

    #[test]
    fn in_a_full_house_who_has_waited_longest_gives_way() {
        let places = places(3, 3);
        let (first, second, third) = (1, 2, 3).into_places(&places);
        let asking = first.asks(address(1), false).unwrap();
        let fourth = places.take(Some(address(4)));
        assert!(fourth.is_some());
        assert_eq!([told(&first), told(&second), told(&third)], [None, Some(Limit::Connections), None]);
        assert!(second.asks(address(2), true).is_err(), "told to leave is told to leave");
        drop(asking);
        drop(second);
        assert!(places.take(Some(address(5))).is_some());
        assert_eq!(told(&third), Some(Limit::Connections), "it has waited longer than the first by now");
    }

    #[test]
    fn an_address_with_too_many_gives_way_to_itself_alone() {
        let places = places(100, 2);
        let (mine, also_mine, theirs) = (1, 1, 2).into_places(&places);
        let third = places.take(Some(address(1))).unwrap();
        assert_eq!(
            [told(&mine), told(&also_mine), told(&theirs)],
            [Some(Limit::AddressConnections), None, None]
        );
        let _asking = (also_mine.asks(address(1), false).unwrap(), third.asks(address(1), false).unwrap());
        let fourth = places.take(Some(address(1))).unwrap();
        assert_eq!(fourth.asks(address(1), false).unwrap_err(), Limit::AddressConnections);
        assert!(fourth.asks(address(1), true).is_ok(), "who sits is let in");
    }

    #[test]
    fn the_last_quarter_is_for_those_who_sit() {
        let places = places(8, 8);
        let held: Vec<_> = (0..7).map(|last| places.take(Some(address(last))).unwrap()).collect();
        let asks = |at: usize, sits| held[at].asks(address(u8::try_from(at).unwrap()), sits);
        let _asking: Vec<_> = (0..6).map(|at| asks(at, false).unwrap()).collect();
        assert_eq!(asks(6, false).unwrap_err(), Limit::Connections);
        assert!(asks(6, true).is_ok());
    }

    #[test]
    fn behind_a_proxy_a_connection_is_whose_request_it_carries() {
        let places = places(100, 1);
        let (first, second) = (places.take(None).unwrap(), places.take(None).unwrap());
        let asking = first.asks(address(1), false).unwrap();
        assert_eq!(second.asks(address(1), false).unwrap_err(), Limit::AddressConnections);
        assert!(second.asks(address(2), false).is_ok());
        drop(asking);
        assert!(second.asks(address(1), false).is_ok());
    }

    #[test]
    fn nothing_is_left_of_those_who_have_gone() {
        let places = places(100, 50);
        let held = (1, 2, 2).into_places(&places);
        let asking = held.0.asks(address(1), false).unwrap();
        drop(held);
        drop(asking);
        let taken = places.taken();
        assert_eq!((taken.connections.len(), taken.waiting.len(), taken.asking), (0, 0, 0));
        assert!(taken.addresses.is_empty());
    }

    trait IntoPlaces {
        fn into_places(self, places: &Arc<Places>) -> (Arc<Place>, Arc<Place>, Arc<Place>);
    }

    impl IntoPlaces for (u8, u8, u8) {
        fn into_places(self, places: &Arc<Places>) -> (Arc<Place>, Arc<Place>, Arc<Place>) {
            let take = |last| places.take(Some(address(last))).unwrap();
            (take(self.0), take(self.1), take(self.2))
        }
    }
}
