//! `reverie serve` from outside: where it is, that it answers, how it ends.

#![allow(clippy::unwrap_used)] // a test may stop at the first surprise

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Output, Stdio};
use std::time::{Duration, Instant};

use common::reverie;

/// Longer than any machine needs; nothing waits for it where all is well.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server at work, on a port of its own.
struct Host {
    child: Child,
    output: BufReader<ChildStdout>,
    /// What it said first.
    welcome: Vec<String>,
}

impl Host {
    fn start(data: &Path, args: &[&str]) -> Self {
        Self::of(serve(data, args))
    }

    fn of(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let welcome = (0..4)
            .map(|_| {
                let mut line = String::new();
                output.read_line(&mut line).unwrap();
                line.trim_end().to_owned()
            })
            .collect();
        Self { child, output, welcome }
    }

    fn address(&self) -> &str {
        self.welcome[0].split_once("http://").unwrap().1
    }

    /// The answer to a GET, headers and all.
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address()).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address())
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to stop, and waits until it has.
    fn stop(mut self, signal: &str) -> (ExitStatus, String) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let asked = Instant::now();
        while asked.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().unwrap() {
                let mut last = String::new();
                self.output.read_to_string(&mut last).unwrap();
                return (status, last);
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("it does not stop");
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(data: &Path, args: &[&str]) -> Command {
    let mut command = reverie(&["serve", "--data"]);
    command.arg(data);
    if !args.contains(&"--address") {
        command.args(["--address", "127.0.0.1:0"]);
    }
    command.args(args);
    command
}

fn complaint(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_host_says_which_games_are_there_and_examples_are_there_for_whoever_asks() {
    let folder = tempfile::tempdir().unwrap();
    let usual = Host::start(&folder.path().join("usual.db"), &[]);
    let games = usual.get("/api/games");
    assert!(games.contains(r#""name":"daydream""#) && !games.contains("goofspiel"), "{games}");
    let asked = Host::start(&folder.path().join("asked.db"), &["--games", "goofspiel"]);
    let games = asked.get("/api/games");
    assert!(games.contains(r#""name":"goofspiel""#) && !games.contains("daydream"), "{games}");
    for host in [usual, asked] {
        assert!(host.stop("-TERM").0.success());
    }
}

#[test]
fn a_server_says_where_it_is_answers_and_leaves_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new/folder/reverie.db");
    let host = Host::start(&data, &[]);
    assert!(host.welcome[0].starts_with("The table is at http://127.0.0.1:"), "{:?}", host.welcome);
    assert!(host.welcome[1].contains("new/folder/reverie.db"), "{:?}", host.welcome);
    assert!(host.welcome[2].contains("reverie serve --address 0.0.0.0:"), "{:?}", host.welcome);
    assert!(host.get("/health").starts_with("HTTP/1.1 200"));
    let front = host.get("/");
    assert!(front.starts_with("HTTP/1.1 200") && front.contains("<title>Reverie"), "{front}");
    assert!(host.get("/metrics").contains("reverie_requests_total"));
    assert!(host.get("/no/such/file.txt").starts_with("HTTP/1.1 404"));
    let (status, last) = host.stop("-TERM");
    assert!(status.success(), "{status}");
    assert_eq!(last, "Stopped. Every table is stored.\n");
}

#[test]
fn ctrl_c_stops_it_too_and_the_data_can_be_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("reverie.db");
    for _ in 0..2 {
        let host = Host::start(&data, &[]);
        assert!(host.get("/health").starts_with("HTTP/1.1 200"));
        assert!(host.stop("-INT").0.success());
    }
}

#[test]
fn a_port_that_is_taken_is_said_so() {
    let folder = tempfile::tempdir().unwrap();
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    let refused = serve(&folder.path().join("reverie.db"), &["--address", &address]).output().unwrap();
    let said = complaint(&refused);
    assert!(said.contains(&address) && said.contains("--address"), "{said}");
}

#[test]
fn data_that_cannot_be_used_is_said_so() {
    let folder = tempfile::tempdir().unwrap();
    // A folder is no file, and a text is no database.
    let said = complaint(&serve(folder.path(), &[]).output().unwrap());
    assert!(said.contains(folder.path().to_str().unwrap()) && said.contains("--data"), "{said}");
    let text = folder.path().join("letter.txt");
    std::fs::write(&text, "Dear friends, ".repeat(100)).unwrap();
    let said = complaint(&serve(&text, &[]).output().unwrap());
    assert!(said.contains("letter.txt"), "{said}");
    // Below a file there is no room.
    let said = complaint(&serve(&text.join("reverie.db"), &[]).output().unwrap());
    assert!(said.contains("letter.txt/reverie.db"), "{said}");
}

#[test]
fn data_of_a_newer_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("reverie.db");
    assert!(Host::start(&data, &[]).stop("-TERM").0.success());
    let newer = rusqlite::Connection::open(&data).unwrap();
    newer.pragma_update(None, "user_version", 999).unwrap();
    drop(newer);
    let said = complaint(&serve(&data, &[]).output().unwrap());
    assert!(said.contains("999") && said.contains("newer"), "{said}");
}

#[test]
fn it_speaks_french() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::start(&folder.path().join("reverie.db"), &["--lang", "fr"]);
    assert!(host.welcome[0].starts_with("La table est ouverte à http://127.0.0.1:"), "{:?}", host.welcome);
    assert!(host.welcome[3].contains("Ctrl-C pour arrêter\u{a0};"), "{:?}", host.welcome);
    assert_eq!(host.stop("-TERM").1, "Arrêté. Toutes les tables sont enregistrées.\n");
}

#[test]
fn a_filter_that_makes_no_sense_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let said =
        complaint(&serve(&folder.path().join("reverie.db"), &["--log", "loud=very"]).output().unwrap());
    assert!(said.contains("--log"), "{said}");
}

#[test]
fn nothing_secret_is_logged_even_at_the_finest_level() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = serve(&folder.path().join("reverie.db"), &["--log", "trace", "--log-json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    let address = line.trim_end().split_once("http://").unwrap().1;
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let secret = "zecretzecretzecretzecretze";
    let head = format!("Host: {address}\r\nCookie: reverie={secret}\r\nConnection: close\r\n\r\n");
    write!(stream, "GET /api/links/{secret} HTTP/1.1\r\n{head}").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.contains("link-void"), "{answer}");
    assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
    let logged = child.wait_with_output().unwrap();
    assert!(logged.status.success());
    let logged = String::from_utf8(logged.stderr).unwrap();
    assert!(logged.contains("\"level\":\"INFO\"") && !logged.contains(secret), "{logged}");
}

#[cfg(unix)]
#[test]
fn the_page_is_opened_when_asked_for_and_otherwise_only_where_somebody_looks() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let opened = folder.path().join("opened");
    for name in ["xdg-open", "open"] {
        let browser = folder.path().join(name);
        std::fs::write(&browser, format!("#!/bin/sh\necho \"$1\" > {}\n", opened.display())).unwrap();
        std::fs::set_permissions(&browser, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap());
    let run = |args: &[&str]| {
        let mut command = serve(&folder.path().join("reverie.db"), args);
        command.env("PATH", &path).env("DISPLAY", ":0");
        let host = Host::of(command);
        let url = format!("http://{}", host.address());
        let began = Instant::now();
        while args.contains(&"--open") && !opened.exists() && began.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(10));
        }
        assert!(host.stop("-TERM").0.success());
        (std::fs::read_to_string(&opened).ok(), url)
    };
    // Its output goes to this test: nobody sits at a terminal.
    assert_eq!(run(&[]).0, None);
    assert_eq!(run(&["--no-open"]).0, None);
    let (opened, url) = run(&["--open"]);
    assert_eq!(opened.as_deref().map(str::trim), Some(url.as_str()));
}

#[test]
fn calling_people_back_can_be_set() {
    let folder = tempfile::tempdir().unwrap();
    let host =
        Host::start(&folder.path().join("on.db"), &["--push-host", "*.example.org", "--push-after", "5"]);
    assert!(host.get("/api/push/key").starts_with("HTTP/1.1 200"));
    let host = Host::start(&folder.path().join("off.db"), &["--push", "off"]);
    assert!(host.get("/api/push/key").starts_with("HTTP/1.1 404"));
    let refused = serve(&folder.path().join("no.db"), &["--push-host", "https://a/b"]).output().unwrap();
    assert!(String::from_utf8_lossy(&refused.stderr).contains("push.example.org"), "{refused:?}");
}
