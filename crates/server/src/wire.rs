//! What goes over the wire between a table and those who sit or watch.

use std::marker::PhantomData;

use reverie_game::table::{Ahead, Legal, Past, Telling};
use reverie_game::{Illegal, Kind, Note, Own, Phrase, Seat, SeatSet, Turn};
use reverie_kit::Reason;
use reverie_store::{Phase, TableId};
use reverie_text::Voice;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::clock::{ClockFace, DAYS_OFF};
use crate::names::COLOURS;

/// What somebody asks of a table: a text message on the socket, or the body of a POST to `ask`. Each gets an answer.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema, TS)]
#[schemars(tag = "do", rename_all = "lowercase")]
#[ts(tag = "do", rename_all = "lowercase", optional_fields, export_to = "server.ts")]
pub enum Ask {
    /// A seat decides.
    Move {
        /// Which seat.
        seat: Seat,
        /// One of the moves in `legal` of the last update.
        #[schemars(rename = "move")]
        #[ts(rename = "move")]
        mv: Own,
    },
    /// What a decision would do, without making it: answered with `preview`. It is tried on a table sampled from the seat's own
    /// view, and goes no further than what the seat can know; no roll follows.
    Try {
        /// Which seat.
        seat: Seat,
        /// What, legal or not: the answer has the reason.
        #[schemars(rename = "move")]
        #[ts(rename = "move")]
        mv: Own,
    },
    /// What the strongest bot would do on this seat, which is awaited: answered with `hint`, after at most a few seconds; whatever
    /// else is asked meanwhile does not wait for it. Only where the table allows hints, one at once, and not without end.
    Hint {
        /// Which seat.
        seat: Seat,
    },
    /// What would be said to answers in a seat's own words, without giving them: answered with `weighed`. For somebody who is
    /// still writing.
    Weigh {
        /// Which seat.
        seat: Seat,
        /// Its answers to the open question and those that follow it, in order; null for one that is not there yet.
        #[schemars(length(max = MOST_WEIGHED))]
        texts: Vec<Option<String>>,
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
    /// A seat takes back everything it decided since the last roll or reveal, as far as that can be.
    Restart {
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
    /// Something is said, by somebody with a seat.
    Chat {
        /// What: 400 characters unless the host set another limit; longer ones are cut.
        text: String,
    },
    /// What the asker has: answered with nothing new, what they miss, or a fresh view. Also a sign of life.
    Sync {
        /// The number they have.
        have: u32,
        /// The hash of the view they have.
        hash: Option<String>,
    },
    /// Somebody at the table agrees, or no longer does, that a bot stands in for a seat whose owner is away. It does once all the
    /// others agree.
    Standin {
        /// Which seat.
        seat: Seat,
        /// Agrees.
        agree: bool,
    },
    /// Somebody at the table agrees, or no longer does, that the owner of a seat is turned out of the game. It takes all others
    /// who are here, two at least while the owner is here too; where they have missed three deadlines in a row, one.
    Out {
        /// Which seat.
        seat: Seat,
        /// Agrees.
        agree: bool,
    },
    /// The owner of a seat is back: takes it from the bot that stands in, and has time again.
    Back {
        /// Which seat.
        seat: Seat,
    },
    /// The owner of a seat takes days off, in a game that is played over days.
    Off {
        /// Which seat.
        seat: Seat,
        /// How many, of thirty in all.
        #[schemars(range(min = 1, max = DAYS_OFF))]
        days: u8,
    },
}

/// A request with the id its sender gave it.
#[derive(Debug, Clone, JsonSchema, TS)]
#[schemars(deny_unknown_fields)]
#[ts(type = "{ id: string } & Ask", export_to = "server.ts")]
pub struct Request {
    /// The sender's own, echoed in the answer. A move, an answer in words or an undo sent again with the same id is done once.
    #[schemars(length(min = 1, max = LONGEST_ID))]
    pub id: String,
    /// What is asked.
    #[schemars(flatten)]
    pub ask: Ask,
}

/// The most answers that are weighed at once; no game asks as many questions in a row.
pub(crate) const MOST_WEIGHED: usize = 16;

/// The longest id taken.
const LONGEST_ID: usize = 64;

impl Request {
    /// Reads a message, once: what is a game's own is left to the game. Where it cannot be read, the id is given back if that
    /// much could be.
    pub fn read(text: &str) -> Result<Self, (Option<String>, Illegal)> {
        let bad = |reason: String| Illegal::new("bad-message").with("reason", reason);
        let fields: Fields = match serde_json::from_str(text) {
            Ok(fields) => fields,
            Err(error) => {
                // Whoever asked is told so under their own id, where there is one.
                let id = serde_json::from_str(text).ok().and_then(|Named { id }| id.filter(|id| is_id(id)));
                return Err((id, bad(error.to_string())));
            }
        };
        let Some(id) = fields.id.clone().filter(|id| is_id(id)) else {
            return Err((None, Illegal::new("bad-message-id").with("longest", LONGEST_ID)));
        };
        match fields.ask() {
            Ok(ask) => Ok(Self { id, ask }),
            Err(reason) => Err((Some(id), bad(reason))),
        }
    }
}

fn is_id(id: &str) -> bool {
    !id.is_empty() && id.len() <= LONGEST_ID
}

/// As much of a message as it takes to answer it.
#[derive(Deserialize)]
struct Named {
    id: Option<String>,
}

/// What can be asked.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Do {
    Move,
    Try,
    Hint,
    Weigh,
    Say,
    Undo,
    Restart,
    Hold,
    Confirm,
    Chat,
    Sync,
    Standin,
    Out,
    Back,
    Off,
}

/// The fields of every request. Flat, so that a move goes through as the text it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    id: Option<String>,
    r#do: Do,
    seat: Option<Seat>,
    #[serde(rename = "move")]
    mv: Option<Own>,
    texts: Option<Vec<Option<String>>>,
    text: Option<String>,
    on: Option<bool>,
    agree: Option<bool>,
    have: Option<u32>,
    hash: Option<String>,
    days: Option<u8>,
}

impl Fields {
    /// What is asked, if just the fields are there that it takes.
    fn ask(mut self) -> Result<Ask, String> {
        fn need<T>(field: &mut Option<T>, name: &str) -> Result<T, String> {
            field.take().ok_or_else(|| format!("missing field `{name}`"))
        }
        let what = self.r#do;
        let mut seat = || need(&mut self.seat, "seat");
        let ask = match what {
            Do::Move => Ask::Move { seat: seat()?, mv: need(&mut self.mv, "move")? },
            Do::Try => Ask::Try { seat: seat()?, mv: need(&mut self.mv, "move")? },
            Do::Hint => Ask::Hint { seat: seat()? },
            Do::Weigh => Ask::Weigh { seat: seat()?, texts: need(&mut self.texts, "texts")? },
            Do::Say => Ask::Say { seat: seat()?, text: need(&mut self.text, "text")? },
            Do::Undo => Ask::Undo { seat: seat()? },
            Do::Restart => Ask::Restart { seat: seat()? },
            Do::Hold => Ask::Hold { seat: seat()?, on: need(&mut self.on, "on")? },
            Do::Confirm => Ask::Confirm { seat: seat()? },
            Do::Chat => Ask::Chat { text: need(&mut self.text, "text")? },
            Do::Sync => Ask::Sync { have: need(&mut self.have, "have")?, hash: self.hash.take() },
            Do::Standin => Ask::Standin { seat: seat()?, agree: need(&mut self.agree, "agree")? },
            Do::Out => Ask::Out { seat: seat()?, agree: need(&mut self.agree, "agree")? },
            Do::Back => Ask::Back { seat: seat()? },
            Do::Off => Ask::Off { seat: seat()?, days: need(&mut self.days, "days")? },
        };
        let left = [
            ("seat", self.seat.is_some()),
            ("move", self.mv.is_some()),
            ("texts", self.texts.is_some()),
            ("text", self.text.is_some()),
            ("on", self.on.is_some()),
            ("agree", self.agree.is_some()),
            ("have", self.have.is_some()),
            ("hash", self.hash.is_some()),
            ("days", self.days.is_some()),
        ];
        match left.into_iter().find(|(_, there)| *there) {
            None => Ok(ask),
            Some((name, _)) => Err(format!("unknown field `{name}`")),
        }
    }
}

/// What a table tells those who are connected.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[serde(tag = "is", rename_all = "lowercase")]
#[ts(export_to = "server.ts")]
pub enum Message<'a> {
    /// A request was done, or not.
    Answer(Answer),
    /// The table as a pair of eyes sees it, whole: to whoever asked for that (`updates=whole`).
    Update(&'a Update<'a>),
    /// The same as what changed since it was told last.
    Patch(&'a Patched<'a>),
    /// Who is at the table.
    People(People),
    /// Something was said.
    Chat(Line),
    /// The server hangs up.
    Bye(Bye),
}

impl Message<'_> {
    /// As it goes over the wire.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The answer to a request.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub struct Answer {
    /// The id of the request, where it could be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub re: Option<String>,
    /// The number of the table once the request was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ok: Option<u32>,
    /// What a decision that was only tried would do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preview: Option<Ahead>,
    /// What was wrong with each of the answers that were only weighed; null where nothing is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weighed: Option<Vec<Option<Refusal>>>,
    /// What the strongest bot would do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Box<Hint>>,
    /// Why it was not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Refusal>,
}

/// What a bot would do on somebody's seat.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub struct Hint {
    /// Its level.
    pub level: String,
    /// What it would do.
    #[serde(rename = "move")]
    pub mv: Own,
    /// That in words, from the broad choice to the fine one.
    pub words: Vec<Phrase>,
    /// Why.
    pub why: Phrase,
    /// What it expects, where it searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

/// What came of a request that was done.
#[derive(Debug, Clone)]
pub struct Done {
    /// The number of the table then.
    pub number: u32,
    /// What a decision that was only tried would do.
    pub preview: Option<Ahead>,
    /// What would be said to answers that were only weighed.
    pub weighed: Option<Vec<Result<(), Illegal>>>,
    /// What the strongest bot would do.
    pub hint: Option<Box<Hint>>,
}

impl From<u32> for Done {
    fn from(number: u32) -> Self {
        Self { number, preview: None, weighed: None, hint: None }
    }
}

/// Why something was not done.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub struct Refusal {
    /// What kind of refusal it is.
    pub kind: Kind,
    /// The reason's key: stable, for programs.
    pub code: String,
    /// The reason in the asker's language (Accept-Language).
    pub message: String,
    /// The reason, for whoever words it themselves.
    pub phrase: Phrase,
}

impl Refusal {
    /// The reason, worded.
    pub fn new(voice: &Voice, illegal: Illegal) -> Self {
        let (kind, code) = (illegal.kind, illegal.key().to_owned());
        Self { kind, code, message: voice.say(&illegal.phrase), phrase: illegal.phrase }
    }
}

impl Answer {
    /// Done, or why not.
    pub fn new(re: Option<String>, outcome: Result<Done, Illegal>, voice: &Voice) -> Self {
        match outcome {
            Ok(Done { number, preview, weighed, hint }) => {
                let word = |said: Result<(), Illegal>| said.err().map(|reason| Refusal::new(voice, reason));
                let weighed = weighed.map(|said| said.into_iter().map(word).collect());
                Self { re, ok: Some(number), preview, weighed, hint, error: None }
            }
            Err(illegal) => {
                let error = Some(Refusal::new(voice, illegal));
                Self { re, ok: None, preview: None, weighed: None, hint: None, error }
            }
        }
    }
}

/// What a pair of eyes is told when the table changed, or when it asked. Events, view and legal moves are JSON already.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub struct Update<'a> {
    /// The number of the table: how many entries it has.
    pub n: u32,
    /// How many entries its record has, without what was taken back: the last of the steps of its history.
    pub step: usize,
    /// The number after which these events came; none for a fresh view without them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// What happened since, as far as these eyes may know.
    #[serde(skip_serializing)]
    #[schemars(!skip_serializing, with = "Vec<Telling>")]
    #[ts(as = "Vec<Telling>")]
    pub events: Vec<&'a str>,
    /// What was noted since, beside the rules.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>")]
    pub notes: Vec<Note>,
    /// Who took a decision back, if this update is about that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undone: Option<Seat>,
    /// How the game went from where something was taken back, in the place of what was told of that before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub again: Option<Again>,
    /// What the table waits for.
    pub turn: Turn<Own>,
    /// What these eyes see, whole, in the game's own form.
    #[serde(skip_serializing)]
    #[schemars(!skip_serializing, with = "Own")]
    #[ts(type = "unknown")]
    pub view: PhantomData<Own>,
    /// The first 16 hexadecimal digits of the BLAKE3 of the view's text as it stands in this message; where it came as a patch, the
    /// patch's.
    #[serde(skip_serializing)]
    #[schemars(!skip_serializing, with = "String", extend("pattern" = "^([0-9a-f]{8}){1,2}$"))]
    #[ts(type = "string")]
    pub hash: PhantomData<String>,
    /// What the seat may do, if it is awaited.
    #[serde(skip_serializing)]
    #[schemars(!skip_serializing, skip_serializing_if = "Option::is_none", with = "Option<Legal<Own>>")]
    #[ts(as = "Option<Legal<Own>>")]
    pub legal: Option<&'a str>,
    /// Why the seat's last decision cannot be taken back; none if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locked: Option<Phrase>,
    /// Why nobody may talk now; none where everybody may.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub silence: Option<Phrase>,
    /// Whether the game rests: no clock runs until somebody is back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>")]
    pub rests: bool,
    /// Milliseconds until what somebody holds is taken to be confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub held_for: Option<i64>,
    /// The clocks, where there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>")]
    pub clocks: Vec<ClockFace>,
}

/// How a game went from some step on.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub struct Again {
    /// How many entries stand as they were: what was told of later ones is forgotten.
    pub from: usize,
    /// The steps after that, without their views.
    pub steps: Vec<Past>,
}

impl Update<'_> {
    /// The part of its text that tells what happened, event by event. What is JSON already is set in as it stands: reading it
    /// again would cost more than the move.
    pub fn happened(&self) -> String {
        self.events.join(",")
    }

    /// The part of its text that follows the view, to the end.
    pub fn rest(&self) -> String {
        let mut text = String::with_capacity(128 + self.legal.map_or(0, str::len));
        if !self.notes.is_empty() {
            field(&mut text, "notes", &self.notes);
        }
        field_if(&mut text, "undone", self.undone.as_ref());
        field(&mut text, "step", &self.step);
        field(&mut text, "turn", &self.turn);
        field_if(&mut text, "locked", self.locked.as_ref());
        field_if(&mut text, "silence", self.silence.as_ref());
        if self.rests {
            field(&mut text, "rests", &true);
        }
        field_if(&mut text, "held_for", self.held_for.as_ref());
        if !self.clocks.is_empty() {
            field(&mut text, "clocks", &self.clocks);
        }
        if let Some(legal) = self.legal {
            text.extend([r#""legal":"#, legal, ","]);
        }
        field_if(&mut text, "again", self.again.as_ref());
        text.pop();
        text.push('}');
        text
    }
}

fn field(text: &mut String, name: &str, value: &impl Serialize) {
    text.extend(["\"", name, "\":", &serde_json::to_string(value).unwrap_or_default(), ","]);
}

fn field_if<T: Serialize>(text: &mut String, name: &str, value: Option<&T>) {
    if let Some(value) = value {
        field(text, name, value);
    }
}

/// An update told as what changed since the same eyes were told one last. Its text is `{"is":"update","n":…,"from":…,"events":[`,
/// the first part, `],` and the other two; each part is made from splices of what it was before. docs/server.md has it in a few
/// lines.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[schemars(rename = "Patch")]
#[ts(rename = "Patch", optional_fields, export_to = "server.ts")]
pub struct Patched<'a> {
    /// The number of the table.
    pub n: u32,
    /// The number after which the events came, where it is not the one told last; a whole one without it is a fresh view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// Whether it is told from nothing: whatever was told before is to be forgotten first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>")]
    pub whole: bool,
    /// The first 8 hexadecimal digits of the BLAKE3 of the update's text.
    #[schemars(extend("pattern" = "^[0-9a-f]{8}$"))]
    pub hash: &'a str,
    /// The events (made from the last 4096 characters of those of all updates before), the view, and all else. A string is set in as it
    /// stands; numbers come in pairs: how many characters to go on in the old text and, behind it, the new one as far as it is
    /// made, from the end of what was taken last, and how many to take there.
    #[schemars(with = "[Vec<Piece>; 3]")]
    #[ts(type = "(number | string)[][]")]
    pub parts: [&'a str; 3],
}

/// What a text is made of.
#[derive(Debug, JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code)] // only described
enum Piece {
    /// Set in as it stands.
    New(String),
    /// One of a pair.
    Number(i32),
}

impl Patched<'_> {
    /// The whole message. The parts are JSON already.
    pub fn text(&self) -> String {
        let Self { n, from, whole, hash, parts: [happened, view, rest] } = self;
        let mut text = format!(r#"{{"is":"patch","n":{n},"#);
        field_if(&mut text, "from", from.as_ref());
        if *whole {
            field(&mut text, "whole", whole);
        }
        text.extend([r#""hash":""#, hash, r#"","parts":["#, happened, ",", view, ",", rest, "]}"]);
        text
    }
}

/// Who is at the table.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub struct People {
    /// Where the table stands.
    pub phase: Phase,
    /// The seats.
    pub seats: Vec<SeatFace>,
    /// How many watch.
    pub watching: usize,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// The table of the rematch, where somebody has opened one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<TableId>,
}

/// A seat as others see it.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own
pub struct SeatFace {
    /// Which.
    pub seat: u8,
    /// The owner's name; none for an open seat or a bot's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The owner's colour.
    #[schemars(extend("enum" = COLOURS))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// The bot that plays it: its own seat, or standing in for the owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether that bot decides only what is owed now, because a deadline has passed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>")]
    pub once: bool,
    /// Who was turned out of it, where a bot plays it since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub former: Option<String>,
    /// The bot of ours that decides where that one, a program from outside, has failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instead: Option<String>,
    /// Whether the owner is connected.
    pub present: bool,
    /// Whether the owner opened the table.
    pub host: bool,
    /// Whether it is the asker's own; set only where somebody asked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>")]
    pub yours: bool,
    /// Who agrees that a bot should stand in.
    #[serde(default, skip_serializing_if = "nobody")]
    #[ts(as = "Option<_>")]
    pub votes: SeatSet,
    /// Who agrees that the owner should be turned out.
    #[serde(default, skip_serializing_if = "nobody")]
    #[ts(as = "Option<_>")]
    pub out: SeatSet,
    /// Whether the clock has said so already: one of the others is enough.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>")]
    pub verdict: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
const fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// Something said at the table.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(export_to = "server.ts")]
pub struct Line {
    /// Its number: who comes in is told the last forty lines, and this tells which are new.
    pub number: u32,
    /// The seat of who said it; null for the host without one, and for who has left the table.
    pub seat: Option<u8>,
    /// Who said it, as they are called at this table: of two names that look alike, the later has a number after it.
    pub name: String,
    /// Whether it is the reader's own.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub yours: bool,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// The server says good-bye: the last message before it closes the connection.
#[derive(Debug, Clone, Serialize, JsonSchema, TS)]
#[ts(optional_fields, export_to = "server.ts")]
pub struct Bye {
    /// Why.
    pub reason: Phrase,
    /// Whether coming back makes sense.
    pub again: bool,
}
