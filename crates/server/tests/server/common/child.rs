//! A server in a process of its own: this test program, run again.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use reverie_server::{ManualClock, Server, Time};
use reverie_store::Database;

use super::nodes::Street;
use super::{NOON, config, quick};

/// Where the child finds its folder; and whether its clock stands still until it is told on its standard input how many
/// milliseconds pass.
const FOLDER: &str = "REVERIE_TEST_FOLDER";
const BY_HAND: &str = "REVERIE_TEST_BY_HAND";
/// Where a child that is one node of many finds its database and its bus.
const DATABASE: &str = "REVERIE_TEST_CHILD_DATABASE";
const BUS: &str = "REVERIE_TEST_CHILD_BUS";

/// Not a test: the server that [`House`] runs in a process of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "other tests run it as a process of its own"]
async fn serves() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let mut own = config(Path::new(&folder), quick());
    if std::env::var(BY_HAND).is_ok() {
        let hand = ManualClock::at(NOON);
        own.time = Time::Manual(hand.clone());
        std::thread::spawn(move || {
            let told = std::io::stdin().lines().map_while(Result::ok);
            told.for_each(|ms| hand.pass(Duration::from_millis(ms.parse().unwrap())));
        });
    }
    if let (Ok(database), Ok(bus)) = (std::env::var(DATABASE), std::env::var(BUS)) {
        own = Street::of(database.parse().unwrap(), bus).config();
    }
    let server = Server::open(own).await.unwrap();
    println!("\nlistening {}", server.address());
    server.serve(std::future::pending()).await.unwrap();
}

/// What starts one on this folder.
pub(crate) fn command(folder: &Path) -> Command {
    // A file that may not grow gives an error, as a full disk does, rather than a signal that ends the program.
    let mut command = Command::new("sh");
    command
        .args(["-c", r#"trap "" XFSZ; exec "$0" "$@""#])
        .arg(std::env::current_exe().unwrap())
        .args(["common::child::serves", "--exact", "--ignored", "--nocapture"])
        .env(FOLDER, folder);
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
        Self::start(&mut command(folder))
    }

    /// One whose clock stands still until time [passes](Self::passes).
    pub(crate) fn by_hand(folder: &Path) -> Self {
        Self::start(command(folder).env(BY_HAND, "").stdin(Stdio::piped()))
    }

    /// One node of many.
    pub(crate) fn of_many(street: &Street) -> Self {
        let mut command = command(Path::new("/nowhere"));
        let database = match &street.database {
            Database::Postgres(url) => url.secret().to_owned(),
            Database::File(path) => path.display().to_string(),
        };
        Self::start(command.env(DATABASE, database).env(BUS, &street.bus))
    }

    /// It is stopped as it is, until it goes on.
    pub(crate) fn stops(&self) {
        self.signal("-STOP");
    }

    /// It goes on as if nothing had been.
    pub(crate) fn goes_on(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    fn start(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("listening ")?.parse().ok())
            .expect("the child says where it listens");
        Self { child, address }
    }

    /// So much time passes.
    pub(crate) fn passes(&mut self, time: Duration) {
        writeln!(self.child.stdin.as_mut().unwrap(), "{}", time.as_millis()).unwrap();
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
