//! Things posted together, as bytes.
//!
//! A packet is the version of this form, who sends it, its number, and the items one after the other, each with its kind and
//! its length, so that what a later program posts can be skipped by an earlier one. What is larger than the bus takes is cut into
//! pieces.

use bytes::{Buf, BufMut, Bytes, BytesMut};

use super::{CallNo, Item, LineNo};
use reverie_store::NodeId;

/// The version of this form.
const FORM: u8 = 1;
/// The largest piece of an item: NATS takes a megabyte at most, unless it is told otherwise.
const PIECE: usize = 256 * 1024;
/// A packet that is as large as this takes no more.
const FULL: usize = 384 * 1024;
/// Set in the kind of every piece but the last, and of every piece but the first.
const MORE: u8 = 0x80;
const FURTHER: u8 = 0x40;

/// A packet as it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Packet {
    /// Who sends it.
    pub from: NodeId,
    /// Its number: 1 for the first from that node to this one.
    pub number: u64,
    /// The pieces in it, for a [`stream`](super::stream) to put together.
    pub(super) pieces: Vec<Piece>,
}

/// A piece of an item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Piece {
    kind: u8,
    body: Bytes,
}

impl Packet {
    /// Reads one; none where it is not of this form.
    pub fn read(mut bytes: Bytes) -> Option<Self> {
        if bytes.try_get_u8().ok()? != FORM {
            return None;
        }
        let length = usize::from(bytes.try_get_u8().ok()?);
        let from = take(&mut bytes, length)?;
        let from = NodeId(String::from_utf8(from.into()).ok()?);
        let number = bytes.try_get_u64().ok()?;
        let mut pieces = Vec::new();
        while bytes.has_remaining() {
            let kind = bytes.try_get_u8().ok()?;
            let length = usize::try_from(bytes.try_get_u32().ok()?).ok()?;
            pieces.push(Piece { kind, body: take(&mut bytes, length)? });
        }
        Some(Self { from, number, pieces })
    }
}

fn take(bytes: &mut Bytes, length: usize) -> Option<Bytes> {
    (bytes.len() >= length).then(|| bytes.split_to(length))
}

/// Begins a packet.
pub(super) fn begin(from: &NodeId, number: u64) -> BytesMut {
    let mut packet = BytesMut::with_capacity(512);
    packet.put_u8(FORM);
    let name = &from.0.as_bytes()[..from.0.len().min(usize::from(u8::MAX))];
    packet.put_u8(u8::try_from(name.len()).unwrap_or(u8::MAX));
    packet.put_slice(name);
    packet.put_u64(number);
    packet
}

/// Whether a packet takes no more.
pub(super) fn is_full(packet: &BytesMut) -> bool {
    packet.len() >= FULL
}

/// An item as pieces, each of which fits a packet.
pub(super) fn cut(item: &Item) -> impl Iterator<Item = Piece> {
    let (mut kind, mut body) = written(item);
    let mut done = false;
    std::iter::from_fn(move || {
        if done {
            return None;
        }
        let piece = body.split_to(body.len().min(PIECE));
        done = body.is_empty();
        let piece = Piece { kind: if done { kind } else { kind | MORE }, body: piece };
        kind |= FURTHER;
        Some(piece)
    })
}

impl Piece {
    pub(super) fn put(&self, packet: &mut BytesMut) {
        packet.put_u8(self.kind);
        packet.put_u32(u32::try_from(self.body.len()).unwrap_or(u32::MAX));
        packet.put_slice(&self.body);
    }

    /// Puts it to what came before of the same item; the item, once it is whole. What this program does not know is nothing, and
    /// so is the end of something whose beginning is missing.
    pub(super) fn join(self, begun: &mut Option<BytesMut>) -> Option<Item> {
        let (kind, more) = (self.kind & !(MORE | FURTHER), self.kind & MORE != 0);
        if self.kind & FURTHER == 0 {
            *begun = more.then(|| BytesMut::from(&*self.body));
            return if more { None } else { read(kind, self.body) };
        }
        begun.as_mut()?.put_slice(&self.body);
        if more { None } else { read(kind, begun.take()?.freeze()) }
    }
}

fn written(item: &Item) -> (u8, Bytes) {
    let lined = |kind: u8, lines: &[LineNo], text: &[u8]| {
        let mut body = BytesMut::with_capacity(4 + 8 * lines.len() + text.len());
        body.put_u32(u32::try_from(lines.len()).unwrap_or(u32::MAX));
        for line in lines {
            body.put_u64(line.0);
        }
        body.put_slice(text);
        (kind, body.freeze())
    };
    let numbered = |kind: u8, call: &CallNo, text: &[u8]| {
        let mut body = BytesMut::with_capacity(8 + text.len());
        body.put_u64(call.0);
        body.put_slice(text);
        (kind, body.freeze())
    };
    match item {
        Item::Say(lines, text) => lined(1, lines, text),
        Item::Show(lines, text) => lined(2, lines, text),
        Item::Moved(lines) => lined(3, lines, &[]),
        Item::Out(lines) => lined(4, lines, &[]),
        Item::Gone(lines) => lined(5, lines, &[]),
        Item::Call(call, text) => numbered(6, call, text),
        Item::Answer(call, text) => numbered(7, call, text),
        Item::News(text) => (8, text.clone()),
    }
}

fn read(kind: u8, mut body: Bytes) -> Option<Item> {
    let lines = |body: &mut Bytes| {
        let count = body.try_get_u32().ok()?;
        (0..count).map(|_| body.try_get_u64().ok().map(LineNo)).collect::<Option<Vec<LineNo>>>()
    };
    Some(match kind {
        1 => Item::Say(lines(&mut body)?, body),
        2 => Item::Show(lines(&mut body)?, body),
        3 => Item::Moved(lines(&mut body)?),
        4 => Item::Out(lines(&mut body)?),
        5 => Item::Gone(lines(&mut body)?),
        6 => Item::Call(CallNo(body.try_get_u64().ok()?), body),
        7 => Item::Answer(CallNo(body.try_get_u64().ok()?), body),
        8 => Item::News(body),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::{Came, Incoming, Outgoing};
    use super::*;

    fn posted(items: &[Item]) -> (Vec<Bytes>, Vec<Item>) {
        let mut out = Outgoing::new(NodeId("a".to_owned()));
        let packets = out.post(items);
        let mut incoming = Incoming::default();
        let mut came = Vec::new();
        for packet in &packets {
            match incoming.take(Packet::read(packet.clone()).unwrap()) {
                Came::InOrder(items) => came.extend(items),
                other => panic!("{other:?}"),
            }
        }
        (packets, came)
    }

    #[test]
    fn what_is_posted_comes_as_it_was() {
        let lines = vec![LineNo(7), LineNo(9)];
        let items = [
            Item::Say(lines.clone(), "an update".into()),
            Item::Show(lines.clone(), Bytes::new()),
            Item::Moved(lines.clone()),
            Item::Out(lines.clone()),
            Item::Gone(lines),
            Item::Call(CallNo(1), "a call".into()),
            Item::Answer(CallNo(2), "an answer".into()),
            Item::News("news".into()),
        ];
        let (packets, came) = posted(&items);
        assert_eq!(packets.len(), 1);
        assert_eq!(came, items);
    }

    #[test]
    fn what_is_larger_than_the_bus_takes_is_cut_and_put_together() {
        let items = [Item::Answer(CallNo(2), vec![b'x'; 3_000_000].into()), Item::News("after".into())];
        let (packets, came) = posted(&items);
        assert!(packets.len() > 3 && packets.iter().all(|packet| packet.len() < 1_000_000));
        assert_eq!(came, items);
    }

    #[test]
    fn what_a_later_program_posts_is_skipped() {
        let mut packet = begin(&NodeId("a".to_owned()), 1);
        Piece { kind: 33, body: "?".into() }.put(&mut packet);
        cut(&Item::News("known".into())).for_each(|piece| piece.put(&mut packet));
        let packet = Packet::read(packet.freeze()).unwrap();
        assert_eq!(Incoming::default().take(packet), Came::InOrder(vec![Item::News("known".into())]));
    }

    #[test]
    fn half_a_packet_is_none() {
        let (packets, _) = posted(&[Item::Say(vec![LineNo(1)], "text".into())]);
        let whole = &packets[0];
        // The head of a packet without items is whole at one length only.
        let heads = (0..whole.len()).filter(|&end| Packet::read(whole.slice(..end)).is_some()).count();
        assert_eq!(heads, 1);
    }
}
