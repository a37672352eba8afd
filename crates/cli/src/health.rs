//! `reverie health`: whether a server is well, for whoever watches over it where there is no other program to ask with, such
//! as in an image without a shell.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::anyhow;
use reverie_game::Phrase;
use reverie_text::{Lang, Voice};

use crate::out;
use crate::serve::network;

/// Ask a server on this machine whether it is well.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where it listens, as `serve` was told.
    #[arg(
        long,
        value_name = "HOST[:PORT]",
        default_value = "127.0.0.1:4870",
        value_parser = network::address,
        env = "REVERIE_ADDRESS"
    )]
    address: SocketAddr,
    /// Be content with a server that answers at all.
    #[arg(long)]
    alive: bool,
}

/// A server that takes longer for that is not well.
const PATIENCE: Duration = Duration::from_secs(4);
/// As much of an answer as is worth reading.
const ENOUGH: u64 = 4096;

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let voice = Voice::of(lang);
    let address = network::here(args.address);
    // What is asked of a server that must only be alive needs no database.
    let path = if args.alive { "/metrics" } else { "/health" };
    let answer = ask(address, path).map_err(|error| {
        let phrase = Phrase::new("health-silent").with("address", address.to_string());
        anyhow!(voice.say(&phrase.with("reason", error.to_string())))
    })?;
    if args.alive || answer.status == "200" {
        out::print(&format!("{}\n", voice.word("health-well")))?;
        return Ok(ExitCode::SUCCESS);
    }
    let phrase = Phrase::new("health-unwell").with("address", address.to_string());
    Err(anyhow!(
        voice.say(&phrase.with("said", format!("{} {}", answer.status, out::plain(answer.body.trim()))))
    ))
}

/// What a server said.
struct Answer {
    status: String,
    body: String,
}

fn ask(address: SocketAddr, path: &str) -> io::Result<Answer> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = BufReader::new(stream.take(ENOUGH));
    let mut first = String::new();
    answer.read_line(&mut first)?;
    let status = first.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.split_whitespace().next());
    let status = status.ok_or_else(|| io::Error::other("no HTTP"))?.to_owned();
    let mut rest = Vec::new();
    // Whether somebody is well stands in the first line: the words after it may be cut.
    let _ = answer.read_to_end(&mut rest);
    let rest = String::from_utf8_lossy(&rest);
    let body = rest.split_once("\r\n\r\n").map_or("", |(_, body)| body).to_owned();
    Ok(Answer { status, body })
}
