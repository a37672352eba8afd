//! The page: form, lints, types, unit tests, and real browsers against the real program.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use reverie_workshop::{Workshop, npm};

use crate::browser;
use crate::steps::{house, run};

/// Installs what the page's tests need, or says what is missing.
pub(crate) fn ready() -> Result<()> {
    Workshop::open(&house().join("web"))?.install()?;
    browser::find().map(drop)
}

pub(crate) fn test() -> Result<()> {
    let web = house().join("web");
    run(&mut npm::command(&web, &["run", "lint"]))?;
    run(&mut npm::command(&web, &["run", "check"]))?;
    run(&mut npm::command(&web, &["test"]))?;
    let mut e2e = npm::command(&web, &["run", "e2e"]);
    run(e2e.env("REVERIE_BIN", program()?).env("REVERIE_BROWSER", browser::find()?))
}

/// The program that the Rust tests have built lies beside this one.
fn program() -> Result<PathBuf> {
    let own = std::env::current_exe().context("where this program lies")?;
    let program = own.with_file_name(format!("reverie{}", std::env::consts::EXE_SUFFIX));
    ensure!(program.is_file(), "{} is not there: cargo xtask test builds it", program.display());
    Ok(program)
}
