//! What waits for a reader. Whatever must be heard in order waits in a line, and a line that is full loses its reader; who is
//! here takes one slot beside it, for the newest only, so that no crowd can fill the line of somebody who plays.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, watch};

use crate::node::far::FarLine;

/// Messages that may wait for a reader before the connection is given up.
const LINE: usize = 64;

/// Where somebody is told what happens.
#[derive(Debug, Clone)]
pub(crate) enum Outbox {
    /// At this node.
    Here(Near),
    /// At another, which passes it on.
    There(Arc<FarLine>),
}

/// A reader at this node.
#[derive(Debug, Clone)]
pub(crate) struct Near {
    line: mpsc::Sender<Utf8Bytes>,
    people: watch::Sender<Utf8Bytes>,
    moved: Arc<AtomicBool>,
}

/// What somebody is told.
#[derive(Debug)]
pub(crate) struct Inbox {
    line: mpsc::Receiver<Utf8Bytes>,
    people: watch::Receiver<Utf8Bytes>,
    moved: Arc<AtomicBool>,
}

/// The line is full: somebody does not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Full;

/// An outbox, and the inbox at its other end.
pub(crate) fn outbox() -> (Outbox, Inbox) {
    let (line, heard) = mpsc::channel(LINE);
    let (people, seen) = watch::channel(Utf8Bytes::default());
    let moved = Arc::new(AtomicBool::new(false));
    let inbox = Inbox { line: heard, people: seen, moved: Arc::clone(&moved) };
    (Outbox::Here(Near { line, people, moved }), inbox)
}

impl Outbox {
    /// Says something that must be heard.
    pub(crate) fn say(&self, text: Utf8Bytes) -> Result<(), Full> {
        match self {
            Self::Here(near) => near.line.try_send(text).map_err(|_| Full),
            Self::There(far) => far.say(text),
        }
    }

    /// Says who is here, instead of what was said of that before and not heard yet.
    pub(crate) fn show(&self, people: Utf8Bytes) {
        match self {
            Self::Here(near) => drop(near.people.send_replace(people)),
            Self::There(far) => far.show(people),
        }
    }

    /// Nothing more is said here: another node holds the table, or will. Whoever listens asks for it anew.
    pub(crate) fn moved(&self) {
        match self {
            Self::Here(near) => near.moved.store(true, Ordering::Release),
            Self::There(far) => far.moved(),
        }
    }

    /// Whether the reader is at another node.
    pub(crate) const fn is_far(&self) -> bool {
        matches!(self, Self::There(_))
    }
}

impl Inbox {
    /// The next that is said; none when that was all.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        tokio::select! {
            biased;
            Some(text) = self.line.recv() => Some(text),
            Ok(()) = self.people.changed() => Some(self.people.borrow_and_update().clone()),
            else => None,
        }
    }

    /// The next that is said, if anything waits.
    pub(crate) fn next_now(&mut self) -> Option<Utf8Bytes> {
        if let Ok(text) = self.line.try_recv() {
            return Some(text);
        }
        // What an actor said last, before it went, is found by `next`.
        let fresh = self.people.has_changed().unwrap_or(false);
        fresh.then(|| self.people.borrow_and_update().clone())
    }

    /// Whether that was all because the table is held elsewhere now.
    pub(crate) fn was_moved(&self) -> bool {
        self.moved.load(Ordering::Acquire)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn no_crowd_fills_the_line() {
        let (outbox, mut inbox) = outbox();
        assert_eq!(outbox.say("update".into()), Ok(()));
        for n in 0..10 * LINE {
            outbox.show(n.to_string().into());
        }
        assert_eq!(outbox.say("chat".into()), Ok(()));
        let heard = [inbox.next().await, inbox.next().await, inbox.next().await].map(Option::unwrap);
        assert_eq!(heard, ["update", "chat", "639"]);
        assert_eq!(inbox.next_now(), None);
        drop(outbox);
        assert_eq!(inbox.next().await, None);
    }

    #[test]
    fn a_full_line_is_said_to_be() {
        let (outbox, mut inbox) = outbox();
        for _ in 0..LINE {
            assert_eq!(outbox.say("chat".into()), Ok(()));
        }
        assert_eq!(outbox.say("chat".into()), Err(Full));
        assert!(inbox.next_now().is_some());
        assert_eq!(outbox.say("chat".into()), Ok(()));
    }
}
