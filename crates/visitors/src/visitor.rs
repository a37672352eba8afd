//! A decision asked of a program, with patience but not without end.
//!
//! A program is asked one thing at a time. Where several decisions are wanted at once, as many copies of it run; what it
//! is asked tells everything, so that any of them can answer. One that is late, leaves or talks nonsense is ended with
//! its children, and the next decision starts a fresh one.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use reverie_game::{Entry, Illegal, Luck, Own, Phrase, Seat, Step, Table};
use reverie_kit::{Mind, Thought};

use crate::Invitation;
use crate::process::{LINE_BYTES, Process, Trouble};
use crate::protocol::{Decision, Reply, Request, What};

/// The most characters of a program's own reason that are passed on.
const LONGEST_WHY: usize = 300;

/// What becomes of what a program writes to its standard error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Murmurs {
    /// Shown on ours: whoever writes a bot wants to see.
    Shown,
    /// Noted in the host's log.
    Logged,
}

/// A program that plays.
#[derive(Debug)]
pub struct Visitor {
    name: String,
    command: Vec<String>,
    patience: Duration,
    murmurs: Murmurs,
    idle: Mutex<Vec<Process>>,
}

impl Visitor {
    /// The program of this invitation; it is started when the first decision is wanted.
    pub fn new(invitation: &Invitation, murmurs: Murmurs) -> Self {
        Self {
            name: invitation.name.clone(),
            command: invitation.command.clone(),
            patience: invitation.patience,
            murmurs,
            idle: Mutex::new(Vec::new()),
        }
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How long it may think about one decision.
    pub const fn patience(&self) -> Duration {
        self.patience
    }

    fn fault(&self, key: &'static str) -> Illegal {
        Illegal::new(key).with("name", self.name.as_str())
    }

    fn process(&self) -> Result<Process, Illegal> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        if let Some(process) = idle {
            return Ok(process);
        }
        Process::start(&self.name, &self.command, self.murmurs).map_err(|error| {
            let program = self.command.first().map_or("", String::as_str);
            self.fault("visitor-cannot-start").with("program", program).with("reason", error.to_string())
        })
    }

    fn ask(&self, process: &mut Process, mut request: Request) -> Result<Decision, Illegal> {
        let id = process.next_id();
        let line = process.ask(request.line(id), self.patience).map_err(|trouble| match trouble {
            Trouble::Late => {
                let seconds = format!("{}", self.patience.as_secs_f64());
                self.fault("visitor-late").with("seconds", seconds)
            }
            Trouble::TooLong => self.fault("visitor-too-long").with("most", LINE_BYTES),
            Trouble::Gone => match process.last_words() {
                words if words.is_empty() => self.fault("visitor-gone"),
                words => self.fault("visitor-gone-saying").with("words", clip(&words)),
            },
        })?;
        Reply::read(&line, id).map_err(|reason| {
            let said = clip(&String::from_utf8_lossy(&line));
            self.fault("visitor-nonsense").with("said", said).with("reason", reason)
        })
    }

    /// What is decided, once the table is found to take it.
    fn thought(&self, answer: Decision, table: &dyn Table, seat: Seat) -> Result<Thought, Illegal> {
        let why = match answer.why {
            Some(why) => Phrase::new("visitor-why").with("why", clip(&why)),
            None => Phrase::new("visitor-no-why"),
        };
        let refused = |reason: Illegal| self.fault("visitor-refused").with("reason", reason.phrase);
        let (mv, said) = match answer.what {
            What::Move(mv) => (mv.into(), None),
            What::Say(text) => (Own::of(&()), Some(text)),
        };
        let thought = Thought { mv, said, words: Vec::new(), why, reason: None };
        let done = table.fork().act(thought.act(seat)).map_err(refused)?;
        match done.step {
            Step::Entry(Entry::Move { mv, .. }) => Ok(Thought { mv, ..thought }),
            _ => Ok(thought),
        }
    }
}

impl Mind for Visitor {
    fn think(&self, table: &dyn Table, seat: Seat, luck: &mut Luck) -> Result<Thought, Illegal> {
        let request = Request::of(table, seat, luck.bits())?;
        let mut process = self.process()?;
        let answer = self.ask(&mut process, request)?;
        let thought = self.thought(answer, table, seat)?;
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        Ok(thought)
    }
}

/// Short enough to be told, and safe to print.
fn clip(text: &str) -> String {
    let plain = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let cut: String = plain.clone().take(LONGEST_WHY).collect();
    if plain.count() > LONGEST_WHY { cut + "…" } else { cut }
}
