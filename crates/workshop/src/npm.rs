//! npm at work, and what its complaints mean.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::Trouble;

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// What the system and npm call a network that is not there.
const OFFLINE: [&str; 8] = [
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "ENETUNREACH",
    "ENOTCACHED",
    "ERR_SOCKET_TIMEOUT",
];

/// Lines of npm's that a person is shown; the first say what was wrong, the rest where.
const SHOWN: usize = 25;
/// Without a network the first ones say it all.
const SHOWN_OFFLINE: usize = 4;

/// npm in this folder; browsers for its tests are the test command's affair.
pub fn command(web: &Path, args: &[&str]) -> Command {
    let mut npm = Command::new(NPM);
    npm.args(args).current_dir(web).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    npm
}

/// Runs npm to its end; what it says is shown only if it fails.
pub(crate) fn run(web: &Path, args: &[&str]) -> Result<(), Trouble> {
    let output = command(web, args).stdin(Stdio::null()).output().map_err(|_| Trouble::NoNpm)?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    Err(complaint(format!("npm {}", args.join(" ")), &said))
}

fn complaint(command: String, said: &str) -> Trouble {
    let offline = OFFLINE.iter().any(|sign| said.contains(sign));
    let lines = said.lines().map(str::trim_end).filter(|line| !line.is_empty());
    let shown = lines.take(if offline { SHOWN_OFFLINE } else { SHOWN }).map(|line| format!("  {line}"));
    let said = shown.collect::<Vec<_>>().join("\n");
    if offline { Trouble::Offline { command, said } } else { Trouble::Npm { command, said } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_that_is_not_there_is_told_from_a_mistake_in_the_page() {
        let offline = "npm error code EAI_AGAIN\nnpm error request to https://registry.npmjs.org/vite failed";
        let said = complaint("npm ci".to_owned(), offline);
        assert!(matches!(said, Trouble::Offline { .. }), "{said:?}");
        assert!(said.to_string().contains("offline?"), "{said}");
        let mistake = "src/App.svelte:3:1\n\nUnexpected token\n";
        let said = complaint("npm run build".to_owned(), mistake);
        assert!(matches!(said, Trouble::Npm { .. }), "{said:?}");
        assert_eq!(
            said.to_string(),
            "npm run build failed in web/:\n  src/App.svelte:3:1\n  Unexpected token"
        );
    }
}
