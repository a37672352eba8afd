//! Chores: `cargo xtask test` is the whole test run.
//!
//! | room | what it is for |
//! |---|---|
//! | here | which chore |
//! | [`steps`] | a command, said and run |
//! | [`rust`] | formatting, lints, documentation, every test of every crate |
//! | [`services`] | PostgreSQL and NATS for the tests, as long as they run |
//! | [`deploy`] | what hosts copy: the image, Compose, Kubernetes, Prometheus |
//! | [`deny`] | licences and sources of what comes in from outside |
//! | [`web`] | the page: form, lints, types, unit tests, and real browsers against the real program |
//! | [`browser`] | a Chromium for those |
//! | `words` | the word knowledge of Factory of Dreams, from public packages |

mod browser;
mod deny;
mod deploy;
mod rust;
mod services;
mod steps;
mod web;
#[cfg(feature = "words")]
mod words;

use std::process::ExitCode;

use anyhow::{Result, bail};

use services::Services;

const HELP: &str = "\
cargo xtask test         everything that must hold before a change lands
cargo xtask test rust    formatting, lints, every test, the documentation and its examples
cargo xtask test deploy  the files of deploy/, read by their own linters
cargo xtask test web     the page: form, lints, types, unit tests, real browsers against the program
cargo xtask words        the word knowledge of Factory of Dreams, made anew from public packages";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[&str]) -> Result<()> {
    match args {
        ["test"] => {
            // What is missing is said, or installed, before the long part begins.
            web::ready()?;
            let services = Services::start()?;
            deploy::test()?;
            rust::test(&services)?;
            drop(services);
            web::test()
        }
        ["test", "rust"] => rust::test(&Services::start()?),
        ["test", "deploy"] => deploy::test(),
        ["test", "web"] => {
            web::ready()?;
            rust::build_program()?;
            web::test()
        }
        ["words"] => words(),
        _ => bail!(HELP),
    }
}

#[cfg(feature = "words")]
fn words() -> Result<()> {
    words::make()
}

/// The plain chores stay light: what this one needs is built when it is asked for, and at full speed.
#[cfg(not(feature = "words"))]
fn words() -> Result<()> {
    steps::cargo(&["run", "--release", "--package", "xtask", "--features", "words", "--", "words"])
}
