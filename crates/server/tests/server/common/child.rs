//! A server in a process of its own: this test program, run again.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use reverie_server::Server;

use super::{config, quick};

/// Where the child finds its folder, and how long it keeps an idle table in memory.
const FOLDER: &str = "REVERIE_TEST_FOLDER";
const IDLE: &str = "REVERIE_TEST_IDLE_MS";

/// Not a test: the server that [`House`] runs in a process of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "other tests run it as a process of its own"]
async fn serves() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let mut limits = quick();
    if let Some(idle) = std::env::var(IDLE).ok().and_then(|idle| idle.parse().ok()) {
        limits.idle = Duration::from_millis(idle);
    }
    let server = Server::open(config(Path::new(&folder), limits)).await.unwrap();
    println!("\nlistening {}", server.address());
    server.serve(std::future::pending()).await.unwrap();
}

/// How long a server keeps a table that nobody looks at, unless a test is about that.
pub(crate) const USUAL_IDLE: Duration = Duration::from_secs(60);

/// What starts one on this folder, that drops idle tables after this long.
pub(crate) fn command(folder: &Path, idle: Duration) -> Command {
    // A file that may not grow gives an error, as a full disk does, rather than a signal that ends the program.
    let mut command = Command::new("sh");
    command
        .args(["-c", r#"trap "" XFSZ; exec "$0" "$@""#])
        .arg(std::env::current_exe().unwrap())
        .args(["common::child::serves", "--exact", "--ignored", "--nocapture"])
        .env(FOLDER, folder)
        .env(IDLE, idle.as_millis().to_string());
    command
}

/// A server in a process of its own.
pub(crate) struct House {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl House {
    /// Starts one on this folder.
    pub(crate) fn open(folder: &Path) -> Self {
        Self::with(folder, USUAL_IDLE)
    }

    /// One that drops idle tables after this long.
    pub(crate) fn with(folder: &Path, idle: Duration) -> Self {
        let mut child = command(folder, idle).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("listening ")?.parse().ok())
            .expect("the child says where it listens");
        Self { child, address }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// kill -9.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
