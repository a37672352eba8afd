//! Servers for tests come, go and come back, and nothing of them is left behind.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use reverie_services::{Nats, Postgres};

/// Waits for it.
fn until(what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn address(url: &str) -> SocketAddr {
    let after = url.rsplit_once('@').or_else(|| url.rsplit_once("//")).unwrap().1;
    after.split('/').next().unwrap().parse().unwrap()
}

fn hello(nats: &Nats) -> String {
    let stream = TcpStream::connect(address(&nats.url())).unwrap();
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).unwrap();
    line
}

#[test]
fn what_was_committed_is_there_after_postgresql_was_killed() {
    let mut postgres = Postgres::start().unwrap();
    postgres.sql("CREATE TABLE kept (n INT)").unwrap();
    postgres.sql("INSERT INTO kept VALUES (7)").unwrap();
    let url = postgres.url("postgres");
    postgres.kill();
    assert!(postgres.sql("SELECT 1").is_err());
    postgres.start_again().unwrap();
    assert_eq!(postgres.sql("SELECT n FROM kept").unwrap(), "7");
    assert_eq!(postgres.url("postgres"), url, "it is found where it was");
    assert_eq!(postgres.sql("SHOW fsync").unwrap(), "on");
    assert_eq!(postgres.sql("SHOW synchronous_commit").unwrap(), "on");
}

/// The first byte that a server says; PostgreSQL wants to be asked, for a secure connection.
fn first_byte(server: &mut TcpStream, patience: Duration) -> std::io::Result<()> {
    server.set_read_timeout(Some(patience)).unwrap();
    server.read_exact(&mut [0])
}

#[test]
fn whoever_is_paused_answers_once_they_go_on() {
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    postgres.pause();
    nats.pause();
    // The system takes connections for them; nobody says a word.
    let mut asked = TcpStream::connect(address(&postgres.url("postgres"))).unwrap();
    asked.write_all(&[0, 0, 0, 8, 4, 210, 22, 47]).unwrap();
    let mut waiting = TcpStream::connect(address(&nats.url())).unwrap();
    let short = Duration::from_millis(300);
    assert!(first_byte(&mut asked, short).is_err() && first_byte(&mut waiting, short).is_err());
    postgres.resume();
    nats.resume();
    let long = Duration::from_secs(60);
    first_byte(&mut asked, long).unwrap();
    first_byte(&mut waiting, long).unwrap();
}

#[test]
fn a_bus_that_was_killed_comes_back_where_it_was() {
    let mut nats = Nats::start().unwrap();
    let url = nats.url();
    assert!(hello(&nats).starts_with("INFO "));
    nats.kill();
    assert!(TcpStream::connect(address(&url)).is_err());
    nats.start_again().unwrap();
    assert_eq!(nats.url(), url);
    assert!(hello(&nats).starts_with("INFO "));
}

#[test]
fn each_test_has_an_empty_database_of_its_own() {
    let (one, other) = (reverie_services::postgres().unwrap(), reverie_services::postgres().unwrap());
    assert_ne!(one, other);
    assert_eq!(address(&one), address(&other), "the server is shared");
    assert!(reverie_services::nats().unwrap().starts_with("nats://"));
}

/// Not a test: what `nothing_is_left_when_we_are_killed` runs, in a process of its own, to be killed.
#[test]
#[ignore = "run by another test, in a process of its own"]
fn to_be_killed() {
    let postgres = Postgres::start().unwrap();
    let nats = Nats::start().unwrap();
    // Past the harness, which keeps to itself what a test prints.
    let said = format!("servers {} {}\n", address(&postgres.url("postgres")), address(&nats.url()));
    std::io::stderr().write_all(said.as_bytes()).unwrap();
    std::io::stdin().read_line(&mut String::new()).unwrap();
}

#[test]
fn nothing_is_left_when_we_are_killed() {
    let folder = tempfile::tempdir().unwrap();
    open_to_all(folder.path());
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--ignored", "--exact", "to_be_killed", "--nocapture"]).env("TMPDIR", folder.path());
    let mut child =
        command.stdin(Stdio::piped()).stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines().map_while(Result::ok);
    let said = lines.find(|line| line.starts_with("servers ")).expect("both servers start");
    let addresses: Vec<SocketAddr> =
        said.split(' ').skip(1).map(|address| address.parse().unwrap()).collect();
    assert!(addresses.iter().all(|address| TcpStream::connect(address).is_ok()));
    child.kill().unwrap();
    child.wait().unwrap();
    until("the servers end", || addresses.iter().all(|address| TcpStream::connect(address).is_err()));
    until("their folders go", || folder.path().read_dir().unwrap().count() == 0);
}

/// PostgreSQL's own user must find the way to its folder in here.
fn open_to_all(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755)).unwrap();
}
