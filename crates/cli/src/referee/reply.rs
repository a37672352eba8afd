//! What is answered: one line, `{"ok":…}` or `{"error":{"code","message"}}`, with the request's id.

use reverie_game::table::{Legal, Telling};
use reverie_game::{AnyRecord, Audience, Own, Phrase, Seat, Standings, Turn};
use reverie_text::Voice;
use serde::Serialize;
use serde_json::Value as Json;

use super::fault::Fault;
use crate::complaint::Complaint;
use crate::games::Games;

/// A reply.
#[derive(Debug, Serialize)]
pub(super) struct Reply {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Json>,
    #[serde(flatten)]
    outcome: Outcome,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Outcome {
    Ok(Payload),
    Error(Complaint),
}

/// What was asked for.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Payload {
    Games(Games),
    Told {
        events: Vec<Told>,
        turn: Turn<Own>,
    },
    Turn {
        turn: Turn<Own>,
    },
    Standings {
        standings: Standings,
    },
    Legal(Legal<Own>),
    View {
        view: Own,
    },
    /// With `"do":"load"` added, this sets the same position up again.
    Position {
        game: &'static str,
        seats: u8,
        options: Json,
        state: Json,
    },
    Record {
        record: Box<AnyRecord>,
    },
    Bot {
        #[serde(rename = "move")]
        mv: Own,
        why: String,
    },
}

/// Something that happened.
#[derive(Debug, Serialize)]
pub(super) struct Told {
    event: Own,
    /// Its line in the log, to be worded from the Fluent files.
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<Phrase>,
    /// The one seat that may know; everybody may where this is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    only: Option<Seat>,
}

impl From<Telling> for Told {
    fn from(telling: Telling) -> Self {
        let only = match telling.audience {
            Audience::All => None,
            Audience::Only(seat) => Some(seat),
        };
        Self { event: telling.event, words: telling.words, only }
    }
}

impl Reply {
    pub(super) fn new(id: Option<Json>, outcome: Result<Payload, Fault>, voice: &Voice) -> Self {
        let outcome = match outcome {
            Ok(answer) => Outcome::Ok(answer),
            Err(fault) => Outcome::Error(fault.complaint(voice)),
        };
        Self { id, outcome }
    }
}
