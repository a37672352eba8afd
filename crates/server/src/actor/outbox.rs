//! What waits for a reader. Whatever must be heard in order waits in a line, and a line that is full loses its reader; who is
//! here takes one slot beside it, for the newest only, so that no crowd can fill the line of somebody who plays.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, watch};

/// Messages that may wait for a reader before the connection is given up.
const LINE: usize = 64;

/// Where somebody is told what happens.
#[derive(Debug, Clone)]
pub(crate) struct Outbox {
    line: mpsc::Sender<Utf8Bytes>,
    people: watch::Sender<Utf8Bytes>,
}

/// What somebody is told.
#[derive(Debug)]
pub(crate) struct Inbox {
    line: mpsc::Receiver<Utf8Bytes>,
    people: watch::Receiver<Utf8Bytes>,
}

/// The line is full: somebody does not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Full;

/// An outbox, and the inbox at its other end.
pub(crate) fn outbox() -> (Outbox, Inbox) {
    let (line, heard) = mpsc::channel(LINE);
    let (people, seen) = watch::channel(Utf8Bytes::default());
    (Outbox { line, people }, Inbox { line: heard, people: seen })
}

impl Outbox {
    /// Says something that must be heard.
    pub(super) fn say(&self, text: Utf8Bytes) -> Result<(), Full> {
        self.line.try_send(text).map_err(|_| Full)
    }

    /// Says who is here, instead of what was said of that before and not heard yet.
    pub(super) fn show(&self, people: Utf8Bytes) {
        self.people.send_replace(people);
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
