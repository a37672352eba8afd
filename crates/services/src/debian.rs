//! Packages of Debian, installed where that is ours to do.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::{Trouble, on};

/// Somebody else may be installing something: so often it is tried again.
const TRIES: u32 = 20;
/// Between two tries.
const AGAIN: Duration = Duration::from_secs(5);

/// Whether packages may be installed here: Debian or what is made from it, and we are root.
pub fn is_ours() -> bool {
    Path::new("/etc/debian_version").exists() && rustix::process::geteuid().is_root()
}

/// Installs these. One at a time of all our processes; whoever waited looks again first.
pub fn install(packages: &[&str], is_there: impl Fn() -> bool) -> Result<(), Trouble> {
    let door = std::env::temp_dir().join("reverie-install.lock");
    let lock = on(&door, File::options().create(true).append(true).open(&door))?;
    on(&door, lock.lock())?;
    let mut said = String::new();
    for attempt in 0..TRIES {
        if is_there() {
            return Ok(());
        }
        if attempt > 0 {
            std::thread::sleep(AGAIN);
        }
        eprintln!("$ apt-get install {}", packages.join(" "));
        match apt_get(&["update"])
            .and_then(|()| apt_get(&[&["install", "--no-install-recommends"], packages].concat()))
        {
            Ok(()) => return Ok(()),
            Err(complaint) if is_taken(&complaint) => said = complaint,
            Err(said) => return Err(Trouble::Command { command: "apt-get".to_owned(), said }),
        }
    }
    Err(Trouble::Command { command: "apt-get".to_owned(), said })
}

/// Whether another process is at work on the packages just now.
fn is_taken(complaint: &str) -> bool {
    complaint.contains("Could not get lock") || complaint.contains("Unable to acquire")
}

fn apt_get(args: &[&str]) -> Result<(), String> {
    let mut command = Command::new("apt-get");
    command.args(["--yes", "--quiet", "-o", "DPkg::Lock::Timeout=300"]).args(args).stdin(Stdio::null());
    // What we install is started by ourselves: in this runlevel nothing starts by itself.
    let output = command.env("DEBIAN_FRONTEND", "noninteractive").env("RUNLEVEL", "1").output();
    let output = output.map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(());
    }
    Err(String::from_utf8_lossy(&output.stderr).into_owned())
}
