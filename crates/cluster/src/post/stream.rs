//! Numbered packets from one node to another, and what is missing among them.

use bytes::{Bytes, BytesMut};

use super::Item;
use super::packet::{Packet, begin, cut, is_full};
use reverie_store::NodeId;

/// What one node posts to another.
#[derive(Debug)]
pub struct Outgoing {
    from: NodeId,
    number: u64,
}

impl Outgoing {
    /// A stream from this node, of which nothing was posted yet.
    pub const fn new(from: NodeId) -> Self {
        Self { from, number: 0 }
    }

    /// These items as packets, in as few as they fit. Without items it is a sign of life.
    pub fn post(&mut self, items: &[Item]) -> Vec<Bytes> {
        let mut packets = Vec::with_capacity(1);
        let mut packet = self.begin();
        for piece in items.iter().flat_map(cut) {
            if is_full(&packet) {
                packets.push(std::mem::replace(&mut packet, self.begin()).freeze());
            }
            piece.put(&mut packet);
        }
        packets.push(packet.freeze());
        packets
    }

    fn begin(&mut self) -> BytesMut {
        self.number += 1;
        begin(&self.from, self.number)
    }
}

/// What came in a packet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Came {
    /// The next that was posted.
    InOrder(Vec<Item>),
    /// Something before it is missing: all that lies between the two nodes is broken. What came itself is whole.
    AfterAGap(Vec<Item>),
    /// It was here before.
    Again,
}

/// What one node hears from another.
#[derive(Debug, Default)]
pub struct Incoming {
    number: u64,
    begun: Option<BytesMut>,
}

impl Incoming {
    /// Takes a packet as it came.
    pub fn take(&mut self, packet: Packet) -> Came {
        if packet.number <= self.number {
            return Came::Again;
        }
        let gap = packet.number != self.number + 1;
        if gap {
            self.begun = None;
        }
        self.number = packet.number;
        let begun = &mut self.begun;
        let items = packet.pieces.into_iter().filter_map(|piece| piece.join(begun)).collect();
        if gap { Came::AfterAGap(items) } else { Came::InOrder(items) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packets(count: usize) -> Vec<Packet> {
        let mut out = Outgoing::new(NodeId("a".to_owned()));
        let packets = (0..count).flat_map(|n| out.post(&[Item::News(n.to_string().into())]));
        packets.map(|packet| Packet::read(packet).unwrap()).collect()
    }

    fn news(n: usize) -> Vec<Item> {
        vec![Item::News(n.to_string().into())]
    }

    #[test]
    fn what_comes_twice_is_heard_once() {
        let packets = packets(2);
        let mut incoming = Incoming::default();
        assert_eq!(incoming.take(packets[0].clone()), Came::InOrder(news(0)));
        assert_eq!(incoming.take(packets[0].clone()), Came::Again);
        assert_eq!(incoming.take(packets[1].clone()), Came::InOrder(news(1)));
    }

    #[test]
    fn what_is_missing_is_noticed_by_what_follows_and_is_not_heard_late() {
        let packets = packets(3);
        let mut incoming = Incoming::default();
        assert_eq!(incoming.take(packets[0].clone()), Came::InOrder(news(0)));
        assert_eq!(incoming.take(packets[2].clone()), Came::AfterAGap(news(2)));
        assert_eq!(incoming.take(packets[1].clone()), Came::Again);
    }

    #[test]
    fn of_what_was_cut_nothing_is_heard_where_a_piece_is_missing() {
        let large = [Item::News(vec![b'x'; 1_500_000].into())];
        let mut out = Outgoing::new(NodeId("a".to_owned()));
        let mut packets = out.post(&large);
        packets.extend(out.post(&news(9)));
        packets.remove(1);
        let mut incoming = Incoming::default();
        let came: Vec<Came> =
            packets.into_iter().map(|packet| incoming.take(Packet::read(packet).unwrap())).collect();
        let items = came.iter().flat_map(|came| match came {
            Came::InOrder(items) | Came::AfterAGap(items) => items.clone(),
            Came::Again => Vec::new(),
        });
        // The end of it is the end of nothing.
        let heard: Vec<Item> = items.filter(|item| *item == large[0]).collect();
        assert!(heard.is_empty());
        assert!(came.iter().any(|came| matches!(came, Came::AfterAGap(_))));
    }
}
