//! The files of `deploy/`, read as Docker, Kubernetes and Prometheus would: by what `deploy/checks/requirements.txt` lists.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::steps::{house, run};

/// The folder under `target` with a Python of its own.
const OWN: &str = "target/deploy-checks";

/// Runs `deploy/checks/check.py`, where there is a Python that can have what it needs: hosts need that, a game does not.
pub(crate) fn test() -> Result<()> {
    let house = house();
    let own = house.join(OWN);
    if let Err(why) = install(&house, &own) {
        eprintln!("{why:#}: the files of deploy/ are not read by their own linters");
        return Ok(());
    }
    run(Command::new(python(&own)).arg(house.join("deploy/checks/check.py")))
}

/// Installs what is listed, unless it is there.
fn install(house: &Path, own: &Path) -> Result<()> {
    let list = house.join("deploy/checks/requirements.txt");
    let listed = fs::read_to_string(&list).with_context(|| list.display().to_string())?;
    let note = own.join(".reverie-installed");
    if fs::read_to_string(&note).is_ok_and(|noted| noted == listed) {
        return Ok(());
    }
    let quietly = |command: &mut Command| run(command.stdout(Stdio::null()));
    quietly(Command::new("python3").args(["-m", "venv", "--clear"]).arg(own))?;
    quietly(
        Command::new(python(own))
            .args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--no-compile",
                "--disable-pip-version-check",
                "--requirement",
            ])
            .arg(&list),
    )?;
    fs::write(&note, listed).with_context(|| note.display().to_string())
}

fn python(own: &Path) -> PathBuf {
    own.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" })
}
