//! What goes between two nodes: in order, each thing once, or noticed to be broken.
//!
//! | room | what it is for |
//! |---|---|
//! | here | what is posted |
//! | [`packet`] | things posted together, as bytes |
//! | [`stream`] | numbered packets from one node to another, and what is missing among them |
//!
//! The bus may lose anything at any time. So each node numbers what it posts to another; whoever finds a number missing takes
//! all that lies between the two for broken, and mends it from the store and by asking again. What is told to several who
//! look through the same eyes is posted once.

pub mod packet;
pub mod stream;

use bytes::Bytes;

pub use packet::Packet;
pub use stream::{Came, Incoming, Outgoing};

/// The line of somebody at one node to a table at another: the number that the node of that somebody has given it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineNo(pub u64);

/// Something asked of another node; its answer has the same number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CallNo(pub u64);

/// What is posted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// A table says something to these lines that must be heard in order.
    Say(Vec<LineNo>, Bytes),
    /// A table says who is here to these lines, instead of what was said of that before.
    Show(Vec<LineNo>, Bytes),
    /// These lines end here, and are to be laid anew to wherever the table is now.
    Moved(Vec<LineNo>),
    /// These lines end here for good: the last that was said to them says why.
    Out(Vec<LineNo>),
    /// Whoever was at the other end of these lines has gone.
    Gone(Vec<LineNo>),
    /// Something is asked.
    Call(CallNo, Bytes),
    /// What was asked is answered.
    Answer(CallNo, Bytes),
    /// Something that concerns every node.
    News(Bytes),
}
