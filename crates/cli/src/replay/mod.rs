//! `reverie replay`: steps through a recorded game, tells it, or verifies it.
//!
//! | room | what it is for |
//! |---|---|
//! | [`mod@file`] | the record out of a file |
//! | [`film`] | the game, one frame an entry |
//! | [`show`] | a table and what happened, in words |
//! | [`browse`] | stepping to and fro at a terminal |
//! | [`review`] | what the strongest bot says of it |
//! | [`verify`] | whether the record holds |

mod browse;
mod file;
mod film;
mod review;
mod show;
mod verify;

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;

use reverie_game::{Own, Phrase, Turn};
use reverie_text::{Lang, Voice};
use serde::Serialize;
use serde_json::Value as Json;

use crate::complaint::Complaint;
use crate::out;
use film::Film;
use show::Told;

/// Arguments.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Args {
    /// The record; `-` reads it from standard input.
    file: PathBuf,
    /// Check every move, every roll, every hash and the result.
    #[arg(long)]
    verify: bool,
    /// Tell the game up to this entry, and how the table lies then.
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    at: Option<usize>,
    /// Look back at every decision: what the strongest bot would have played, and what that cost. At most a second
    /// for each; about two minutes and a half for a long game.
    #[arg(long, conflicts_with_all = ["verify", "at"])]
    review: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let voice = Voice::of(lang);
    let film = match file::read(&args.file, voice).and_then(|record| Film::of(record, voice)) {
        Ok(film) => film,
        Err(complaint) => return refuse(args, complaint),
    };
    if args.verify {
        return verify::run(&film, args.json, voice);
    }
    if args.review {
        return match review::run(&film, args.json, voice)? {
            Ok(code) => Ok(code),
            Err(complaint) => refuse(args, complaint),
        };
    }
    if let Some(at) = args.at
        && at > film.entries()
    {
        let phrase = Phrase::new("replay-no-such-entry").with("entry", at).with("entries", film.entries());
        return refuse(args, Complaint::new("no-such-entry", &phrase, voice));
    }
    let at_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if args.json {
        print_json(&film, args.at, voice)?;
    } else if at_terminal && args.at.is_none() && !file::is_stdin(&args.file) {
        browse::browse(&film, voice, std::io::stdin().lock(), anstream::stdout().lock())?;
    } else {
        out::print(&show::log(&film, args.at.unwrap_or(film.entries()), voice))?;
    }
    // What is told up to an entry before the fault stands.
    match &film.fault {
        Some(fault) if args.at.is_none() => {
            if !args.json {
                anstream::eprintln!("reverie: {}", fault.message);
            }
            Ok(ExitCode::FAILURE)
        }
        _ => Ok(ExitCode::SUCCESS),
    }
}

/// A file that is no record, or has no such entry.
fn refuse(args: &Args, complaint: Complaint) -> anyhow::Result<ExitCode> {
    #[derive(Serialize)]
    struct Refusal {
        #[serde(skip_serializing_if = "Option::is_none")]
        holds: Option<bool>,
        error: Complaint,
    }
    if args.json {
        let holds = args.verify.then_some(false);
        let refusal = Refusal { holds, error: complaint };
        out::print(&format!("{}\n", serde_json::to_string_pretty(&refusal)?))?;
        return Ok(ExitCode::FAILURE);
    }
    anyhow::bail!(complaint.message)
}

/// The log as data.
#[derive(Debug, Serialize)]
struct LogJson<'a> {
    game: &'a str,
    options: Json,
    seats: u8,
    players: &'a [String],
    /// How many entries the whole record has.
    entries: usize,
    log: Vec<Told>,
    /// What the table waits for after the last of them.
    turn: Turn<Own>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a Complaint>,
}

fn print_json(film: &Film, at: Option<usize>, voice: &Voice) -> anyhow::Result<()> {
    let last = at.unwrap_or(film.entries());
    let Some(frame) = film.frame(last) else { return Ok(()) };
    let table = frame.table.as_ref();
    let log = LogJson {
        game: table.setting().game,
        options: table.options(),
        seats: table.setting().seats,
        players: table.players(),
        entries: film.entries(),
        log: (1..=last).filter_map(|n| show::told(film, n, voice)).collect(),
        turn: table.turn(),
        error: film.fault.as_ref().filter(|_| at.is_none()),
    };
    out::print(&format!("{}\n", serde_json::to_string_pretty(&log)?))?;
    Ok(())
}
