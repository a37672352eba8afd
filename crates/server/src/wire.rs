//! What goes over the wire between a table and those who sit or watch.

use reverie_game::{Illegal, Phrase, Seat, SeatSet, Turn};
use reverie_store::Phase;
use reverie_text::Voice;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::clock::ClockFace;

/// What somebody asks of a table. Every request gets an answer.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Ask {
    /// A seat decides.
    Move {
        /// Which seat.
        seat: Seat,
        /// What.
        #[serde(rename = "move")]
        mv: Json,
    },
    /// A seat answers an open question.
    Say {
        /// Which seat.
        seat: Seat,
        /// Its own words.
        text: String,
    },
    /// A seat takes its last decision back.
    Undo {
        /// Which seat.
        seat: Seat,
    },
    /// From now on the dealer waits a while before it deals on what this seat has decided, or no longer does.
    Hold {
        /// Which seat.
        seat: Seat,
        /// Waits, or no longer.
        on: bool,
    },
    /// A seat lets go of what it decided.
    Confirm {
        /// Which seat.
        seat: Seat,
    },
    /// Something is said.
    Chat {
        /// What.
        text: String,
    },
    /// What the asker has: answered with nothing new, what they miss, or a fresh view. Also a sign of life.
    Sync {
        /// The number they have.
        have: u32,
        /// The hash of the view they have.
        #[serde(default)]
        hash: Option<String>,
    },
    /// Somebody at the table agrees, or no longer does, that a bot stands in for a seat whose owner is away.
    Standin {
        /// Which seat.
        seat: Seat,
        /// Agrees.
        agree: bool,
    },
    /// The owner of a seat takes it back from the bot.
    Back {
        /// Which seat.
        seat: Seat,
    },
}

/// A request with the id its sender gave it.
#[derive(Debug, Clone)]
pub struct Request {
    /// Echoed in the answer; a move resent with the same id is played once.
    pub id: String,
    /// What is asked.
    pub ask: Ask,
}

/// The longest id taken.
const LONGEST_ID: usize = 64;

impl Request {
    /// Reads a message. Where it cannot be read, the id is given back if that much could be.
    pub fn read(text: &str) -> Result<Self, (Option<String>, Illegal)> {
        let unreadable = |id: Option<String>, error: serde_json::Error| {
            (id, Illegal::new("bad-message").with("reason", error.to_string()))
        };
        let mut json: Json = serde_json::from_str(text).map_err(|error| unreadable(None, error))?;
        let id = json.as_object_mut().and_then(|fields| fields.remove("id"));
        let id = match id {
            Some(Json::String(id)) if !id.is_empty() && id.len() <= LONGEST_ID => id,
            _ => return Err((None, Illegal::new("bad-message-id").with("longest", LONGEST_ID))),
        };
        match serde_json::from_value(json) {
            Ok(ask) => Ok(Self { id, ask }),
            Err(error) => Err(unreadable(Some(id), error)),
        }
    }
}

/// The answer to a request.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "is", rename = "answer")]
pub struct Answer {
    /// The id of the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub re: Option<String>,
    /// The number of the table once the request was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ok: Option<u32>,
    /// Why it was not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Refusal>,
}

/// Why something was not done.
#[derive(Debug, Clone, Serialize)]
pub struct Refusal {
    /// The reason's key.
    pub code: String,
    /// The reason in the asker's language.
    pub message: String,
    /// The reason, for whoever words it themselves.
    pub phrase: Phrase,
}

impl Refusal {
    /// The reason, worded.
    pub fn new(voice: &Voice, illegal: Illegal) -> Self {
        Self { code: illegal.key().to_owned(), message: voice.say(&illegal.0), phrase: illegal.0 }
    }
}

impl Answer {
    /// Done, or why not.
    pub fn new(re: Option<String>, outcome: Result<u32, Illegal>, voice: &Voice) -> Self {
        match outcome {
            Ok(number) => Self { re, ok: Some(number), error: None },
            Err(illegal) => Self { re, ok: None, error: Some(Refusal::new(voice, illegal)) },
        }
    }
}

/// What a pair of eyes is told when the table changed, or when it asked. Events, view and legal moves are JSON already.
#[derive(Debug, Serialize)]
#[serde(tag = "is", rename = "update")]
pub struct Update<'a> {
    /// How many entries the table has.
    pub n: u32,
    /// The number after which these events came; none for a fresh view without them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// What happened since, as far as these eyes may know.
    #[serde(skip)]
    pub events: Vec<&'a str>,
    /// Who took a decision back, if this update is about that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undone: Option<Seat>,
    /// What the table waits for.
    pub turn: Turn<Json>,
    /// What these eyes see.
    #[serde(skip)]
    pub view: &'a str,
    /// The hash of the view's text, in hex.
    #[serde(skip)]
    pub hash: &'a str,
    /// What the seat may do, if it is awaited.
    #[serde(skip)]
    pub legal: Option<&'a str>,
    /// Why the seat's last decision cannot be taken back; none if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locked: Option<Phrase>,
    /// The clocks, where there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockFace>,
}

impl Update<'_> {
    /// The whole message. What is JSON already is set in as it stands: reading it again would cost more than the move.
    pub fn text(&self) -> String {
        let mut text = serde_json::to_string(self).unwrap_or_default();
        text.pop();
        let told: usize = self.events.iter().map(|event| event.len() + 1).sum();
        text.reserve(told + self.view.len() + self.legal.map_or(0, str::len) + 64);
        text.push_str(r#","events":["#);
        for (n, event) in self.events.iter().enumerate() {
            text.extend([if n > 0 { "," } else { "" }, event]);
        }
        text.extend([r#"],"view":"#, self.view, r#","hash":""#, self.hash, "\""]);
        if let Some(legal) = self.legal {
            text.extend([r#","legal":"#, legal]);
        }
        text.push('}');
        text
    }
}

/// Who is at the table.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "is", rename = "people")]
pub struct People {
    /// Where the table stands.
    pub phase: Phase,
    /// The seats.
    pub seats: Vec<SeatFace>,
    /// How many watch.
    pub watching: usize,
}

/// A seat as others see it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SeatFace {
    /// Which.
    pub seat: u8,
    /// The owner's name; none for an open seat or a bot's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The owner's colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// The bot that plays it: its own seat, or standing in for the owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether the owner is connected.
    pub present: bool,
    /// Whether the owner opened the table.
    pub host: bool,
    /// Whether it is the asker's own; set only where somebody asked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub yours: bool,
    /// Who agrees that a bot should stand in.
    #[serde(default, skip_serializing_if = "nobody")]
    pub votes: SeatSet,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
const fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// Something said at the table.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "is", rename = "chat")]
pub struct Line {
    /// Its number.
    pub number: u32,
    /// Who said it.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// The server says good-bye.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "is", rename = "bye")]
pub struct Bye {
    /// Why.
    pub reason: Phrase,
    /// Whether coming back makes sense.
    pub again: bool,
}
