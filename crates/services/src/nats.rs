//! A nats-server of one's own.

use std::path::{Path, PathBuf};

use crate::kept::{End, Kept};
use crate::network::Place;
use crate::postgres::free_port;
use crate::{Trouble, programs};

/// A port that was free may be taken before the server has it: so often another is tried.
const TRIES: u32 = 5;

/// The port on a machine of its own.
const PORT: u16 = 4222;

/// A nats-server; it ends when this is dropped.
#[derive(Debug)]
pub struct Nats {
    kept: Kept,
    program: PathBuf,
    place: Place,
    port: u16,
}

impl Nats {
    /// Starts one on loopback.
    pub fn start() -> Result<Self, Trouble> {
        Self::start_at(Place::Here)
    }

    /// Starts one there.
    pub fn start_at(place: Place) -> Result<Self, Trouble> {
        let program = programs::nats_server()?;
        let alone = matches!(place, Place::Machine(_));
        let kept = Kept::folder_for("nats", End::Terminate)?;
        let mut nats = Self { kept, program, place, port: PORT };
        if alone {
            return nats.start_again().map(|()| nats);
        }
        for _ in 1..TRIES {
            nats.port = free_port()?;
            match nats.start_again() {
                Err(Trouble::Server { said, .. }) if said.contains("address already in use") => {}
                started => return started.map(|()| nats),
            }
        }
        nats.port = free_port()?;
        nats.start_again().map(|()| nats)
    }

    /// Where it is.
    pub fn url(&self) -> String {
        format!("nats://{}:{}", self.place.address(), self.port)
    }

    /// kill -9.
    pub fn kill(&mut self) {
        self.kept.kill();
    }

    /// After [`kill`](Self::kill): starts it again, on the same port, and waits until it takes connections.
    pub fn start_again(&mut self) -> Result<(), Trouble> {
        let mut command = self.place.command(&self.program);
        command.args(["--addr", &self.place.address().to_string(), "--port", &self.port.to_string()]);
        command.arg("--ports_file_dir").arg(self.kept.folder()).current_dir(self.kept.folder());
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
