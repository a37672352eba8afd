//! A nats-server of one's own.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::kept::{End, Kept};
use crate::postgres::free_port;
use crate::{Trouble, programs};

/// A port that was free may be taken before the server has it: so often another is tried.
const TRIES: u32 = 5;

/// A nats-server on loopback; it ends when this is dropped.
#[derive(Debug)]
pub struct Nats {
    kept: Kept,
    program: PathBuf,
    port: u16,
}

impl Nats {
    /// Starts one.
    pub fn start() -> Result<Self, Trouble> {
        let program = programs::nats_server()?;
        let mut nats = Self { kept: Kept::folder_for("nats", End::Terminate)?, program, port: free_port()? };
        for _ in 1..TRIES {
            match nats.start_again() {
                Err(Trouble::Server { said, .. }) if said.contains("address already in use") => {
                    nats.port = free_port()?;
                }
                started => return started.map(|()| nats),
            }
        }
        nats.start_again().map(|()| nats)
    }

    /// Where it is.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// kill -9.
    pub fn kill(&mut self) {
        self.kept.kill();
    }

    /// After [`kill`](Self::kill): starts it again, on the same port, and waits until it takes connections.
    pub fn start_again(&mut self) -> Result<(), Trouble> {
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port", &self.port.to_string(), "--ports_file_dir"]);
        command.arg(self.kept.folder()).current_dir(self.kept.folder());
        self.kept.start(&mut command, takes_connections)
    }

    /// SIGSTOP: it stands still, and nobody who is connected hears of it.
    pub fn pause(&self) {
        self.kept.pause();
    }

    /// SIGCONT: it goes on.
    pub fn resume(&self) {
        self.kept.resume();
    }
}

/// Whether the process says, by a file that it writes when it listens, that it takes connections.
fn takes_connections(folder: &Path, process: u32) -> bool {
    folder.join(format!("nats-server_{process}.ports")).is_file()
}
