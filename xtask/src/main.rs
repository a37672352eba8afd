//! Chores: `cargo xtask test` is the whole test run.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

fn main() -> ExitCode {
    match run(std::env::args().nth(1).as_deref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Option<&str>) -> Result<()> {
    match chore {
        Some("test") => test(),
        _ => bail!("cargo xtask test: formatting, lints, every test, the examples in the documentation"),
    }
}

/// Everything that must hold before a change lands.
fn test() -> Result<()> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"])?;
    // nextest runs tests of all crates side by side; plain cargo test does where it is not installed.
    if has_nextest() {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])?;
        cargo(&["test", "--workspace", "--doc", "--quiet"])
    } else {
        cargo(&["test", "--workspace"])
    }
}

fn has_nextest() -> bool {
    let version = Command::new("cargo").args(["nextest", "--version"]).output();
    version.is_ok_and(|output| output.status.success())
}

fn cargo(args: &[&str]) -> Result<()> {
    eprintln!("$ cargo {}", args.join(" "));
    let status = Command::new("cargo").args(args).status().context("cargo could not be started")?;
    if !status.success() {
        bail!("cargo {} failed", args.join(" "));
    }
    Ok(())
}
