//! What is asked of a table and what it answers, as it goes over the bus. Two versions of the program may speak with each other: fields
//! that one does not know are passed over, and what it cannot read at all is answered as such.

use std::sync::Arc;

use reverie_cluster::post::LineNo;
use reverie_game::table::{Ahead, Telling};
use reverie_game::{AnyRecord, Audience, Eyes, Illegal, Kind, Own, Phrase, Seat};
use reverie_kit::{Otherwise, Reason};
use reverie_store::{GuestId, Millis, TableId};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::far::person_of;
use crate::actor::{Form, HostAsk, Hosted, Lobby, Replayed, Retold, Source, replayed};
use crate::app::{App, store_failed};
use crate::archive::Archive;
use crate::wire::{Ask, Done, Hint};

/// Something asked of another node.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Call {
    /// Of which table.
    pub(super) table: TableId,
    /// Until when an answer is waited for, by the time of the house.
    pub(super) until: Millis,
    /// What.
    pub(super) what: Crossing,
}

/// What is asked.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Crossing {
    Join {
        guest: Option<GuestId>,
        watches: bool,
        seat: Option<Seat>,
        have: Option<u32>,
        /// A node that says nothing of it is of a version that knew whole updates only.
        #[serde(default = "whole")]
        form: Form,
        line: u64,
    },
    Ask {
        guest: Option<GuestId>,
        person: Option<u64>,
        id: String,
        ask: Ask,
    },
    Host {
        guest: GuestId,
        ask: HostAsk,
    },
    Look {
        guest: Option<GuestId>,
        watches: bool,
        board: bool,
    },
    History {
        guest: Option<GuestId>,
        watches: bool,
        seat: Option<Seat>,
    },
    Record {
        guest: Option<GuestId>,
        watches: bool,
    },
    Sit {
        guest: GuestId,
        seat: Seat,
        link: [u8; 32],
    },
}

const fn whole() -> Form {
    Form::Whole
}

/// What concerns every node.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// A guest has moved to another device.
    Moved { guest: GuestId },
    /// A table's link to watch was issued anew.
    Unwatched { table: TableId },
    /// A guest has a browser that wants to be called.
    Subscribed { guest: GuestId },
    /// A guest has none any more.
    Unsubscribed { guest: GuestId },
    /// The node that says so has left: it holds nothing any more, and answers nothing.
    Left,
}

/// What comes back: one byte, then what there is to say.
pub(super) enum Answer {
    /// It was done.
    Done(bytes::Bytes),
    /// It was not.
    Refused(Illegal),
    /// The table is not here.
    NotHere,
    /// This program does not know what was asked.
    Unknown,
}

#[derive(Serialize, Deserialize)]
struct Refused {
    kind: Kind,
    phrase: Phrase,
}

impl Answer {
    /// What a table answered.
    pub(super) fn of<T: Crosses>(answer: Result<T, Illegal>) -> Self {
        match answer.map(Crosses::leaves) {
            Ok(Ok(text)) => Self::Done(text.into()),
            Ok(Err(error)) => {
                tracing::error!(%error, "an answer cannot be written down");
                Self::Unknown
            }
            Err(reason) => Self::Refused(reason),
        }
    }

    pub(super) fn written(&self) -> bytes::Bytes {
        let (kind, text) = match self {
            Self::Done(text) => (b'+', text.clone()),
            Self::Refused(Illegal { phrase, kind }) => {
                let refused = Refused { kind: *kind, phrase: phrase.clone() };
                (b'-', serde_json::to_vec(&refused).unwrap_or_default().into())
            }
            Self::NotHere => (b'0', bytes::Bytes::new()),
            Self::Unknown => (b'?', bytes::Bytes::new()),
        };
        let mut written = Vec::with_capacity(text.len() + 1);
        written.push(kind);
        written.extend_from_slice(&text);
        written.into()
    }

    pub(super) fn read(mut text: bytes::Bytes) -> Self {
        let kind = if text.is_empty() { b'?' } else { text.split_to(1)[0] };
        match kind {
            b'+' => Self::Done(text),
            b'-' => serde_json::from_slice(&text)
                .map_or(Self::Unknown, |Refused { kind, phrase }| Self::Refused(Illegal { phrase, kind })),
            b'0' => Self::NotHere,
            _ => Self::Unknown,
        }
    }
}

/// What a table answers and can go over the bus.
pub(crate) trait Crosses: Sized + Send + 'static {
    /// As it leaves the table's node.
    fn leaves(self) -> serde_json::Result<Vec<u8>>;
    /// As it arrives where it was asked for; over which line, if somebody has joined.
    fn arrives(
        app: &Arc<App>,
        table: &TableId,
        line: Option<LineNo>,
        text: &[u8],
    ) -> impl Future<Output = Result<Self, Illegal>> + Send;
}

fn read<T: DeserializeOwned>(text: &[u8]) -> Result<T, Illegal> {
    serde_json::from_slice(text).map_err(|error| {
        tracing::error!(%error, "an answer of another node cannot be read");
        Illegal::ours("table-busy")
    })
}

/// What goes as it is.
macro_rules! as_it_is {
    ($($kind:ty),*) => {$(
        impl Crosses for $kind {
            fn leaves(self) -> serde_json::Result<Vec<u8>> {
                serde_json::to_vec(&self)
            }
            async fn arrives(_: &Arc<App>, _: &TableId, _: Option<LineNo>, text: &[u8]) -> Result<Self, Illegal> {
                read(text)
            }
        }
    )*};
}

as_it_is!((), Hosted, Lobby, Box<AnyRecord>);

/// Who joined: known here by the number of the line.
impl Crosses for u64 {
    fn leaves(self) -> serde_json::Result<Vec<u8>> {
        serde_json::to_vec(&self)
    }
    async fn arrives(_: &Arc<App>, _: &TableId, line: Option<LineNo>, text: &[u8]) -> Result<Self, Illegal> {
        line.map_or_else(|| read(text), |line| Ok(person_of(line)))
    }
}

/// What would happen, in words where there are any, and what would be seen then.
type AheadForm = (Vec<(Own, Option<Phrase>)>, Option<Own>);

#[derive(Serialize, Deserialize)]
struct DoneForm {
    number: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    preview: Option<AheadForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    weighed: Option<Vec<Option<(Kind, Phrase)>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hint: Option<HintForm>,
}

#[derive(Serialize, Deserialize)]
struct HintForm {
    level: String,
    mv: Own,
    words: Vec<Phrase>,
    why: Phrase,
    reason: Option<ReasonForm>,
}

#[derive(Serialize, Deserialize)]
struct ReasonForm {
    value: f64,
    rival: Option<Phrase>,
    next: Option<(Vec<Phrase>, f64)>,
    line: Vec<Phrase>,
    games: u64,
}

impl Crosses for Done {
    fn leaves(self) -> serde_json::Result<Vec<u8>> {
        let preview = self.preview.map(|Ahead { events, view }| {
            (events.into_iter().map(|telling| (telling.event, telling.words)).collect(), view)
        });
        let weighed = self.weighed.map(|weighed| {
            weighed.into_iter().map(|weighed| weighed.err().map(|why| (why.kind, why.phrase))).collect()
        });
        let hint = self.hint.map(|hint| {
            let Hint { level, mv, words, why, reason } = *hint;
            let reason = reason.map(|Reason { value, rival, next, line, games }| {
                let next = next.map(|Otherwise { words, value }| (words, value));
                ReasonForm { value, rival, next, line, games }
            });
            HintForm { level, mv, words, why, reason }
        });
        serde_json::to_vec(&DoneForm { number: self.number, preview, weighed, hint })
    }

    async fn arrives(_: &Arc<App>, _: &TableId, _: Option<LineNo>, text: &[u8]) -> Result<Self, Illegal> {
        let DoneForm { number, preview, weighed, hint } = read(text)?;
        // Whoever may know was looked at where it was told.
        let telling = |(event, words)| Telling { event, audience: Audience::All, words };
        let preview =
            preview.map(|(events, view)| Ahead { events: events.into_iter().map(telling).collect(), view });
        let weighed = weighed.map(|weighed: Vec<Option<(Kind, Phrase)>>| {
            let one = |why: Option<(Kind, Phrase)>| {
                why.map_or(Ok(()), |(kind, phrase)| Err(Illegal { phrase, kind }))
            };
            weighed.into_iter().map(one).collect()
        });
        let hint = hint.map(|HintForm { level, mv, words, why, reason }| {
            let reason = reason.map(|ReasonForm { value, rival, next, line, games }| {
                let next = next.map(|(words, value)| Otherwise { words, value });
                Reason { value, rival, next, line, games }
            });
            Box::new(Hint { level, mv, words, why, reason })
        });
        Ok(Self { number, preview, weighed, hint })
    }
}

/// Who may see what of a game is for its holder to say; the game itself is read from the store where it was asked for.
#[derive(Serialize, Deserialize)]
struct RetoldForm {
    players: Vec<String>,
    eyes: Eyes,
    proofs: bool,
    kept: bool,
}

impl Crosses for Retold {
    fn leaves(self) -> serde_json::Result<Vec<u8>> {
        let Self { source, players, eyes, proofs } = self;
        let kept = matches!(source, Source::Kept(_));
        serde_json::to_vec(&RetoldForm { players, eyes, proofs, kept })
    }

    async fn arrives(
        app: &Arc<App>,
        table: &TableId,
        _: Option<LineNo>,
        text: &[u8],
    ) -> Result<Self, Illegal> {
        let RetoldForm { players, eyes, proofs, kept } = read(text)?;
        let source = if kept {
            let archived = app.store.archived(table.clone()).await.map_err(store_failed)?;
            let archived = archived.ok_or_else(|| Illegal::ours("archive-broken"))?;
            let archive = Archive::unpack(&archived.body).map_err(|error| {
                tracing::error!(%table, %error, "an archive cannot be read");
                Illegal::ours("archive-broken")
            })?;
            Source::Kept(Arc::new(archive))
        } else {
            let row = app.store.table(table.clone()).await.map_err(store_failed)?;
            let entries = app.store.entries(table.clone(), 0).await.map_err(store_failed)?;
            let Replayed { table, .. } = replayed(app.config.games, &row, &entries)?;
            Source::Played(table)
        };
        Ok(Self { source, players, eyes, proofs })
    }
}
