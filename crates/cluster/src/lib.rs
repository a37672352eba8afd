//! Many machines, one house: who holds a table, and what goes from node to node.
//!
//! | room | what it is for |
//! |---|---|
//! | [`holder`] | what a node knows of who holds which table, and when it must let go: no clock, no network, no store |
//! | [`errand`] | where something asked of a table goes next, until it is answered |
//! | [`lease`] | a node's right to be alive |
//! | [`post`] | what goes between two nodes: in order, or noticed to be broken |
//! | [`bus`] | NATS, which carries it |
//!
//! A live table is one task on one node, its *holder*. The store keeps who that is, with a *fence*: a number that grows with
//! every claim and that every write of a holder is checked by. So whatever is said here, late, twice or never, cannot make two
//! nodes write to one table; this crate is about the right node being found soon, and the wrong one letting go in time. A
//! simulation (`tests/simulation`) holds all of it but NATS itself to that, through thousands of schedules of faults.

pub mod bus;
pub mod errand;
pub mod holder;
pub mod lease;
pub mod post;

pub use bus::{Bus, BusUrl, CannotConnect, Full, Hearing, Mail};
pub use errand::{Errand, Step};
pub use holder::{Claimed, Holder, Lost, Pace, Ticket, Way};
pub use lease::{Lease, Moment};
