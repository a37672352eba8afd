//! A command, said and run.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

/// The folder of everything.
pub(crate) fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Cargo in the house, with the page in the program whatever the caller has set: the tests are about the whole of it.
pub(crate) fn cargo(args: &[&str]) -> Result<()> {
    cargo_with(args, &[])
}

/// The same, told this by its environment.
pub(crate) fn cargo_with(args: &[&str], told: &[(&str, &str)]) -> Result<()> {
    let mut command = Command::new("cargo");
    run(command.args(args).envs(told.iter().copied()).current_dir(house()).env_remove("REVERIE_PAGE"))
}

/// Says a command, runs it, and says how long it took.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let said = words(command);
    eprintln!("$ {said}");
    let began = Instant::now();
    let status = command.status().with_context(|| format!("{said}: could not be started"))?;
    if !status.success() {
        bail!("{said} failed: {status}");
    }
    eprintln!("  ({} s)", began.elapsed().as_secs());
    Ok(())
}

fn words(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
