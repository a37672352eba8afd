//! What comes in from outside: licences, sources, what is banned, and what is known to be unsafe.

use std::process::{Command, Stdio};

use anyhow::Result;

use crate::steps::{cargo, house};

/// Asks `cargo deny` by `deny.toml`, where it is installed; whether something is known to be unsafe only where the list of
/// that can be fetched, so that a test run needs no network.
pub(crate) fn test() -> Result<()> {
    if !quietly(&["--version"]) {
        eprintln!(
            "cargo-deny is not installed: licences and sources are not looked at (cargo install cargo-deny)"
        );
        return Ok(());
    }
    cargo(&["deny", "check", "licenses", "bans", "sources"])?;
    if !quietly(&["fetch", "db"]) {
        eprintln!("The RustSec database cannot be fetched: advisories are not looked at");
        return Ok(());
    }
    cargo(&["deny", "check", "advisories"])
}

fn quietly(args: &[&str]) -> bool {
    let mut command = Command::new("cargo");
    command.arg("deny").args(args).current_dir(house()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
