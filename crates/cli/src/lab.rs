//! `reverie lab`: who plays how well, how fast the games run, whether their laws hold, how much a server carries. Figures
//! go to standard output, the rest to standard error.

mod bench;
mod contest;
#[cfg(unix)]
mod faults;
mod kills;
mod ladder;
mod load;
mod report;
mod setting;
mod siege;
mod soak;
mod train;
mod words;

use std::io;
use std::process::ExitCode;

use reverie_text::{Lang, Voice};

/// Studies.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Command {
    /// Play bots against each other: the same deals for all, every rotation of the seats.
    Match(contest::Args),
    /// Rate all levels of a game against each other.
    Ladder(ladder::Args),
    /// Turn thousands of games into one page: scores, length, who begins, what is taken and what it is worth.
    Report(report::Args),
    /// Measure how fast the games run: random decisions a second on one core.
    Bench(bench::Args),
    /// Play random games under the laws on all cores, and stop at the first that breaks one.
    Soak(soak::Args),
    /// Drive tables of four sockets each against a server on this machine, and measure it.
    Load(load::Args),
    /// Kill a server at random moments while people play on it, and see that nothing is lost.
    Kills(kills::Args),
    /// Let whatever can happen to many machines happen while people play on them, and see that nothing is lost.
    #[cfg(unix)]
    Faults(faults::Args),
    /// Attack a server on this machine in every way we know while a well-behaved table plays on it.
    Siege(siege::Args),
    /// Let bots learn by playing with themselves, and write down what they learned.
    Train(train::Args),
    /// Measure the word knowledge of a game against people's answers.
    Words(words::Args),
}

pub(crate) fn run(command: &Command, lang: Lang) -> anyhow::Result<ExitCode> {
    let voice = Voice::of(lang);
    let out = &mut io::stdout().lock();
    match command {
        Command::Match(args) => contest::run(args, voice, out),
        Command::Ladder(args) => ladder::run(args, voice, out),
        Command::Report(args) => report::run(args, voice, out),
        Command::Bench(args) => bench::run(args, voice, out),
        Command::Soak(args) => soak::run(args, voice, out),
        Command::Load(args) => load::run(args, voice, out),
        Command::Kills(args) => kills::run(args, voice, out),
        #[cfg(unix)]
        Command::Faults(args) => faults::run(args, voice, out),
        Command::Siege(args) => siege::run(args, voice, out),
        Command::Train(args) => train::run(args, voice, out),
        Command::Words(args) => words::run(args, voice, out),
    }
}
