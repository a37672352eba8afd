//! The program `reverie`; and the page that `cargo doc --no-deps --open` shows first. Whoever reads the sources begins at one of these:
//!
//! | to | begin at |
//! |---|---|
//! | deal, play, keep and replay a game, by hand or by bots | the guide of [`reverie_catalog`] |
//! | write a game | [`reverie_game::Game`], which shows a whole one, and [`reverie_game::laws`] |
//! | let bots think, or write one | [`reverie_kit::Mind`], [`reverie_kit::Level`]; `reverie_bots`, the search that all games share |
//! | match bots, study a game, hold its rules to the laws by the million | [`reverie_lab`] |
//! | say a game in any language | [`reverie_text`] |
//! | draw one in a terminal | [`reverie_terminal`] |
//! | keep tables for people far away | [`reverie_server`], [`reverie_store`] |
//! | let programs of others play | [`reverie_visitors`] |
//!
//! `cargo doc --workspace --no-deps` documents all of them, `ARCHITECTURE.md` says why they are as they are.

mod admin;
mod complaint;
mod figures;
mod games;
mod health;
mod help;
mod lab;
mod limits;
mod out;
mod play;
mod referee;
mod replay;
mod serve;
mod speech;
mod visitors;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use reverie_text::Lang;

/// A server makes many small texts on several threads: with the system's allocator that is a fifth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A table for board games about dreams and machines. Without a command it serves one: `reverie serve`.
#[derive(Debug, Parser)]
#[command(name = "reverie", version, about, max_term_width = 100)]
struct Cli {
    /// The language to speak.
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// The program without a command: served as usual, or as the environment sets it.
#[derive(Debug, Parser)]
struct Bare {
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Host tables for people and bots, here or on the local network.
    Serve(Box<serve::Args>),
    /// Ask a server on this machine whether it is well.
    Health(health::Args),
    /// List the games, their options and their bots.
    Games(games::Args),
    /// Play in the terminal.
    Play(play::Args),
    /// Referee games for another program: JSON Lines on standard input and output.
    Referee(referee::Args),
    /// Step through a recorded game, or verify it.
    Replay(replay::Args),
    /// Look after a server's data: backups, checks, guests, tables, keys.
    #[command(subcommand)]
    Admin(admin::Command),
    /// Study the games by simulation.
    #[command(subcommand)]
    Lab(lab::Command),
}

fn main() -> ExitCode {
    let lang = help::lang_of(std::env::args_os());
    let line = help::asked(std::env::args_os());
    let asked = help::worded(Cli::command(), lang).get_matches_from(line);
    let cli = Cli::from_arg_matches(&asked).unwrap_or_else(|error| error.exit());
    let done = match cli.command {
        None => serve::run(&Bare::parse_from(["reverie"]).serve, lang),
        Some(Command::Serve(args)) => serve::run(&args, lang),
        Some(Command::Health(args)) => health::run(&args, lang),
        Some(Command::Games(args)) => games::run(&args, lang),
        Some(Command::Play(args)) => play::run(&args, lang),
        // Programs get English whatever the locale, unless they ask for something else.
        Some(Command::Referee(args)) => referee::run(&args, cli.lang.unwrap_or_default()),
        Some(Command::Replay(args)) => replay::run(&args, lang),
        Some(Command::Admin(command)) => admin::run(&command, lang),
        Some(Command::Lab(command)) => lab::run(&command, lang),
    };
    match done {
        Ok(code) => code,
        // Whoever read along has heard enough: `reverie games | head`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("reverie: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let pipe = |cause: &std::io::Error| cause.kind() == std::io::ErrorKind::BrokenPipe;
    error.chain().filter_map(|cause| cause.downcast_ref()).any(pipe)
}
