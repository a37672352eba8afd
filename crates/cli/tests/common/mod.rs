//! Drives the real program over pipes.

#![allow(clippy::unwrap_used)] // in a test a panic is the message
#![allow(dead_code)] // each test file is a crate of its own, and needs some of this

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use serde_json::{Value as Json, json};

/// The program, in English whatever the machine speaks.
pub(crate) fn reverie(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reverie"));
    command.args(args).env("LC_ALL", "C");
    command
}

/// A referee at work.
pub(crate) struct Referee {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Referee {
    pub(crate) fn start() -> Self {
        let mut child = reverie(&["referee"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, input, output }
    }

    /// Sends bytes as they are.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        self.input.write_all(bytes).unwrap();
        self.input.flush().unwrap();
    }

    /// The next reply, as it came.
    pub(crate) fn reply_text(&mut self) -> String {
        let mut line = String::new();
        assert!(self.output.read_line(&mut line).unwrap() > 0, "the referee has left");
        line
    }

    /// The reply to a line.
    pub(crate) fn line(&mut self, line: &str) -> Json {
        self.send(line.as_bytes());
        self.send(b"\n");
        let reply: Json = serde_json::from_str(&self.reply_text()).unwrap();
        assert_ne!(reply["error"]["code"], "bug", "{line}");
        reply
    }

    /// The reply to a request.
    pub(crate) fn ask(&mut self, request: &Json) -> Json {
        self.line(&request.to_string())
    }

    /// What is ok about the reply to a request.
    pub(crate) fn ok(&mut self, request: &Json) -> Json {
        let mut reply = self.ask(request);
        assert!(reply.get("ok").is_some(), "{request}: {reply}");
        reply["ok"].take()
    }

    /// The code of the error a line gets.
    pub(crate) fn code(&mut self, line: &str) -> String {
        let reply = self.line(line);
        let message = reply["error"]["message"].as_str().unwrap_or_default();
        assert!(!message.is_empty() && message.chars().count() < 500, "{line}: {reply}");
        reply["error"]["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The position, byte for byte.
    pub(crate) fn state(&mut self) -> String {
        self.send(b"{\"do\":\"state\"}\n");
        self.reply_text()
    }

    /// Lets a bot decide for the first awaited seat until `enough` decisions or the end. The last turn.
    pub(crate) fn bots_play(&mut self, level: &str, enough: usize) -> Json {
        let mut turn = self.ok(&json!({"do": "turn"}))["turn"].take();
        for n in 0..enough {
            if turn.get("over").is_some() {
                break;
            }
            let seat = turn["waiting"][0].clone();
            let thought = self.ok(&json!({"do": "bot", "seat": seat, "level": level, "seed": n}));
            turn = self.ok(&json!({"do": "play", "seat": seat, "move": thought["move"]}))["turn"].take();
        }
        turn
    }

    /// Closes its input and waits for it to go.
    pub(crate) fn leave(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }
}

/// A finished game of this many, written down.
pub(crate) fn finished_game(seats: u8, seed: &str) -> Json {
    let mut referee = Referee::start();
    referee.ok(&json!({"do": "new", "game": "daydream", "seats": seats, "seed": seed}));
    assert!(referee.bots_play("greedy", 10_000).get("over").is_some());
    let record = referee.ok(&json!({"do": "record"}))["record"].take();
    referee.leave();
    record
}

/// Plays in the terminal, typing this.
pub(crate) fn play(args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_reverie"))
        .args(["play"])
        .args(args)
        .env("LC_ALL", "en_US.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typed = typed.to_owned();
    // The game may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(typed.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// What was printed.
pub(crate) fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What was complained about.
pub(crate) fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Whether this was said, wherever the lines broke.
pub(crate) fn says(text: &str, words: &str) -> bool {
    text.split_whitespace().collect::<Vec<_>>().join(" ").contains(words)
}

/// Always the first choice; at "Enter goes on" a 1 is as good as Enter.
pub(crate) fn first() -> String {
    "1\n".repeat(400)
}

/// A file in a folder.
pub(crate) fn path(dir: &tempfile::TempDir, name: &str) -> String {
    dir.path().join(name).to_str().unwrap().to_owned()
}
