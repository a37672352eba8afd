//! The program of a visitor: in a process group of its own, with nothing of ours but two pipes, and gone with all its
//! children when it is no longer wanted.

use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::io::{BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::lines::{Line, Lines};
use crate::visitor::Murmurs;

/// The longest line that is taken from a program.
pub(crate) const LINE_BYTES: usize = 1 << 20;
/// The longest line of its murmurs that is kept.
const MURMUR_BYTES: usize = 1 << 12;
/// How many of its last murmurs are kept, to explain why it went.
const LAST_WORDS: usize = 3;

/// What a program needs to find itself, its libraries and its language; whatever else is in our environment is ours.
const NEEDED: [&str; 24] = [
    "PATH",
    "HOME",
    "USER",
    "LOGNAME",
    "SHELL",
    "LANG",
    "LANGUAGE",
    "TZ",
    "TMPDIR",
    "TMP",
    "TEMP",
    "PATHEXT",
    "SYSTEMROOT",
    "SYSTEMDRIVE",
    "WINDIR",
    "COMSPEC",
    "APPDATA",
    "LOCALAPPDATA",
    "USERPROFILE",
    "LD_LIBRARY_PATH",
    "VIRTUAL_ENV",
    "PYTHONPATH",
    "PYTHONHOME",
    "JAVA_HOME",
];

/// A program at work.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// Written by a thread: a program that does not read must not hold us up.
    input: Sender<Vec<u8>>,
    output: Receiver<Heard>,
    murmured: Arc<Mutex<VecDeque<String>>>,
    asked: u64,
}

#[derive(Debug)]
enum Heard {
    Line(Vec<u8>),
    TooLong,
}

/// Why a program has not answered.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It took too long.
    Late,
    /// It has left, or shut its output.
    Gone,
    /// It answered with a line that is too long.
    TooLong,
}

impl Process {
    /// Starts a program where we are.
    pub(crate) fn start(name: &str, command: &[String], murmurs: Murmurs) -> std::io::Result<Self> {
        let (program, arguments) = command.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments).env_clear().envs(kept(std::env::vars_os()));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (input, to_write) = mpsc::channel::<Vec<u8>>();
        let (heard, output) = mpsc::channel();
        let murmured = Arc::new(Mutex::new(VecDeque::new()));
        if let Some(mut pipe) = child.stdin.take() {
            thread::spawn(move || {
                for line in to_write {
                    if pipe.write_all(&line).and_then(|()| pipe.flush()).is_err() {
                        return;
                    }
                }
            });
        }
        if let Some(pipe) = child.stdout.take() {
            thread::spawn(move || listen(BufReader::new(pipe), &heard));
        }
        if let Some(pipe) = child.stderr.take() {
            let (name, murmured) = (name.to_owned(), Arc::clone(&murmured));
            thread::spawn(move || overhear(BufReader::new(pipe), &name, murmurs, &murmured));
        }
        Ok(Self { child, input, output, murmured, asked: 0 })
    }

    /// The number of the next question.
    pub(crate) const fn next_id(&mut self) -> u64 {
        self.asked += 1;
        self.asked
    }

    /// Asks a line and waits so long for one.
    pub(crate) fn ask(&mut self, line: Vec<u8>, patience: Duration) -> Result<Vec<u8>, Trouble> {
        self.input.send(line).map_err(|_| Trouble::Gone)?;
        match self.output.recv_timeout(patience) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(Trouble::TooLong),
            Err(RecvTimeoutError::Timeout) => Err(Trouble::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Trouble::Gone),
        }
    }

    /// What it last murmured.
    pub(crate) fn last_words(&self) -> String {
        // What it said just before it went may still be on its way.
        thread::sleep(Duration::from_millis(20));
        let murmured = self.murmured.lock().unwrap_or_else(PoisonError::into_inner);
        murmured.iter().map(String::as_str).collect::<Vec<_>>().join(" / ")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Its group is killed before it is waited for: until then nobody else can have the group's number.
        #[cfg(unix)]
        let _ = rustix::process::kill_process_group(
            rustix::process::Pid::from_child(&self.child),
            rustix::process::Signal::KILL,
        );
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn kept(
    environment: impl Iterator<Item = (OsString, OsString)>,
) -> impl Iterator<Item = (OsString, OsString)> {
    let needed = |name: &OsStr| {
        let name = name.to_string_lossy().to_ascii_uppercase();
        NEEDED.contains(&name.as_str()) || name.starts_with("LC_")
    };
    environment.filter(move |(name, _)| needed(name))
}

fn listen(pipe: impl std::io::BufRead, heard: &Sender<Heard>) {
    let mut lines = Lines::new(pipe, LINE_BYTES);
    loop {
        let line = match lines.read() {
            Ok(Line::Whole(line)) if line.trim_ascii().is_empty() => continue,
            Ok(Line::Whole(line)) => Heard::Line(line.to_vec()),
            Ok(Line::TooLong) => Heard::TooLong,
            Ok(Line::End) | Err(_) => return,
        };
        if heard.send(line).is_err() {
            return;
        }
    }
}

fn overhear(pipe: impl std::io::BufRead, name: &str, murmurs: Murmurs, kept: &Mutex<VecDeque<String>>) {
    let mut lines = Lines::new(pipe, MURMUR_BYTES);
    loop {
        let line = match lines.read() {
            Ok(Line::Whole(line)) => String::from_utf8_lossy(line).trim().to_owned(),
            Ok(Line::TooLong) => continue,
            Ok(Line::End) | Err(_) => return,
        };
        // What comes from outside must not steer a terminal.
        let line: String = line.chars().filter(|letter| !letter.is_control()).collect();
        match murmurs {
            Murmurs::Shown => eprintln!("{name}: {line}"),
            Murmurs::Logged => tracing::info!(bot = name, "{line}"),
        }
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() == LAST_WORDS {
            kept.pop_front();
        }
        kept.push_back(line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_told_where_things_are_and_none_of_our_secrets() {
        let ours = ["PATH", "LC_ALL", "REVERIE_DATA", "AWS_SECRET_ACCESS_KEY", "GITHUB_TOKEN", "HOME"];
        let ours = ours.into_iter().map(|name| (name.into(), "x".into()));
        let told: Vec<OsString> = kept(ours).map(|(name, _)| name).collect();
        assert_eq!(told, ["PATH", "LC_ALL", "HOME"]);
    }
}
