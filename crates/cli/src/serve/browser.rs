//! The page, opened for whoever has just started the program at their own machine.

use std::io::{self, IsTerminal};
use std::process::{Command, Stdio};

/// Whether the page is opened in a browser.
#[derive(Debug, clap::Args)]
pub(super) struct BrowserArgs {
    /// Open the page in a browser, even where nobody seems to look.
    #[arg(long, env = "REVERIE_OPEN", conflicts_with = "no_open")]
    open: bool,
    /// Do not open a browser.
    #[arg(long, env = "REVERIE_NO_OPEN")]
    no_open: bool,
}

impl BrowserArgs {
    /// Opens the page, if that is wanted: it was asked for, or somebody sits at this machine's screen. Where it cannot be
    /// done the address still stands on the terminal.
    pub(super) fn open(&self, url: &str, for_others: bool) {
        let somebody_looks = !for_others && io::stdout().is_terminal() && has_screen();
        if self.no_open || !(self.open || somebody_looks) {
            return;
        }
        let mut command = if cfg!(target_os = "macos") {
            Command::new("open")
        } else if cfg!(windows) {
            let mut command = Command::new("cmd");
            command.args(["/c", "start", ""]);
            command
        } else {
            Command::new("xdg-open")
        };
        command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        // Ctrl-C is for the program, not for the browser.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let _ = command.spawn();
    }
}

/// Whether this machine shows windows, to somebody who is not far away.
fn has_screen() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let far_away = set("SSH_CONNECTION") || set("SSH_TTY");
    !far_away && (cfg!(any(target_os = "macos", windows)) || set("DISPLAY") || set("WAYLAND_DISPLAY"))
}
