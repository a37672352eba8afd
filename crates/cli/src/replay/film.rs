//! A recorded game, one frame an entry, as far as it holds.

use reverie_game::table::Telling;
use reverie_game::{AnyRecord, GameEntry, Illegal, Table};
use reverie_text::Voice;

use crate::complaint::Complaint;

/// A recorded game.
pub(super) struct Film {
    /// The game it is of.
    pub(super) game: &'static GameEntry,
    /// What the file says.
    pub(super) record: AnyRecord,
    frames: Vec<Frame>,
    /// Why it does not hold, if it doesn't.
    pub(super) fault: Option<Complaint>,
}

/// The table after an entry.
pub(super) struct Frame {
    pub(super) table: Box<dyn Table>,
    /// What happened.
    pub(super) told: Vec<Telling>,
}

impl Film {
    /// The game of this record; an error where it does not even begin.
    pub(super) fn of(record: AnyRecord, voice: &Voice) -> Result<Self, Complaint> {
        let refused = |illegal: &Illegal| Complaint::new(illegal.key(), &illegal.phrase, voice);
        let game = reverie_catalog::find(&record.game).map_err(|illegal| refused(&illegal))?.entry;
        let mut frames = Vec::new();
        let ended =
            (game.retell)(&record, &mut |table, told| frames.push(Frame { table: table.fork(), told }));
        let fault = ended.err().map(|broken| Complaint::of_broken(&broken, voice));
        match fault {
            Some(fault) if frames.is_empty() => Err(fault),
            fault => Ok(Self { game, record, frames, fault }),
        }
    }

    /// How many entries stand.
    pub(super) fn entries(&self) -> usize {
        self.frames.len().saturating_sub(1)
    }

    /// The table after so many entries.
    pub(super) fn frame(&self, entries: usize) -> Option<&Frame> {
        self.frames.get(entries)
    }

    /// The table after the last entry that stands.
    pub(super) fn last(&self) -> Option<&Frame> {
        self.frames.last()
    }
}
