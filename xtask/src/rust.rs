//! Formatting, lints, documentation, every test of every crate.

use std::process::Command;

use anyhow::Result;

use crate::deny;
use crate::services::Services;
use crate::steps::{cargo, cargo_with};

/// Clippy only checks, and all else runs in the test profile: everything is compiled once, and the program that the
/// tests have built is the one that the browsers are shown.
pub(crate) fn test(services: &Services) -> Result<()> {
    cargo(&["fmt", "--all", "--check"])?;
    deny::test()?;
    cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"])?;
    // What a link in the documentation leads to is there. Clippy has checked everything that this needs of other crates.
    cargo_with(&["doc", "--workspace", "--no-deps", "--quiet"], &[("RUSTDOCFLAGS", "--deny warnings")])?;
    // nextest runs tests of all crates side by side; plain cargo test does where it is not installed.
    if has_nextest() {
        cargo_with(&["nextest", "run", "--workspace", "--no-fail-fast"], &services.told())?;
        cargo(&["test", "--workspace", "--doc", "--quiet"])
    } else {
        cargo_with(&["test", "--workspace"], &services.told())
    }
}

/// The program as the tests build it, without running them.
pub(crate) fn build_program() -> Result<()> {
    cargo(&["test", "--workspace", "--no-run", "--quiet"])
}

fn has_nextest() -> bool {
    let version = Command::new("cargo").args(["nextest", "--version"]).output();
    version.is_ok_and(|output| output.status.success())
}
