//! A Chromium for the tests of the page: the system's, never one that a tool downloads.

use std::path::PathBuf;

use anyhow::{Result, bail};

const NAMES: [&str; 5] =
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/// Where it lies on a Mac.
const MAC: &str = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/// The browser to test with: named by the caller, found, or installed where that is ours to do.
pub(crate) fn find() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("REVERIE_BROWSER") {
        return Ok(named.into());
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    #[cfg(unix)]
    if reverie_services::debian::is_ours() {
        reverie_services::debian::install(&["chromium"], || installed().is_some())?;
        if let Some(found) = installed() {
            return Ok(found);
        }
    }
    bail!(
        "The page is tested in Chromium, and there is none here.\n\
         Install it (on Debian and Ubuntu: sudo apt-get install chromium), or name one: REVERIE_BROWSER=/path/to/chromium"
    )
}

fn installed() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&folders).collect();
    let named = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    named.chain([PathBuf::from(MAC)]).find(|path| path.is_file())
}
