//! `reverie referee`: JSON Lines on standard input and output, so that any language can drive a game. Whatever comes
//! in, one line goes out for it, and a line that cannot be obeyed leaves the table as it was.
//!
//! | room | what it is for |
//! |---|---|
//! | [`protocol`] | what can be asked |
//! | [`reply`] | what is answered |
//! | [`fault`] | why something was not done |
//! | [`service`] | the table, and what each request does to it |

mod fault;
mod protocol;
mod reply;
mod service;

use std::io::{BufRead, Write};
use std::process::ExitCode;

use reverie_text::{Lang, Voice};
use reverie_visitors::lines::{Line, Lines};

use crate::limits::LINE_BYTES;
use crate::out::{self, Reader};
use service::Referee;

/// Arguments.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Args {
    /// The bot that decides where a request names none [default: the strongest of the game].
    #[arg(long, value_name = "LEVEL")]
    level: Option<String>,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    // Not `print!`: a reply goes out whole, at once, and without a thought for colours.
    serve(std::io::stdin().lock(), std::io::stdout().lock(), args, lang)?;
    Ok(ExitCode::SUCCESS)
}

/// Answers every line until there are no more, or nobody reads the answers.
fn serve(input: impl BufRead, mut output: impl Write, args: &Args, lang: Lang) -> std::io::Result<()> {
    let mut referee = Referee::new(Voice::of(lang), args.level.clone());
    let mut lines = Lines::new(input, LINE_BYTES);
    loop {
        let reply = match lines.read()? {
            Line::End => return Ok(()),
            Line::Whole(line) if line.trim_ascii().is_empty() => continue,
            Line::Whole(line) => referee.answer(line),
            Line::TooLong => referee.too_long(),
        };
        let mut reply = serde_json::to_vec(&reply)?;
        reply.push(b'\n');
        if out::write(&mut output, &reply)? == Reader::Gone {
            return Ok(());
        }
    }
}
