//! A process with its folder. Whatever becomes of us, kill -9 too, the process ends and the folder goes: a little shell of a
//! group of its own watches for that.

use std::fs::{self, File};
use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::{Trouble, on};

/// In this time a server is ready, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(120);
/// Whoever was asked to end and has not in this time is killed.
const GRACE: Duration = Duration::from_secs(10);
/// Between two looks.
const LOOK: Duration = Duration::from_millis(10);
/// So much of a log is told.
const TOLD: usize = 20;

/// Hears which process runs, a line for each; when nobody is left to tell, ends it and clears the folder.
const WATCH: &str = r#"
while read -r line; do pid=$line; done
if [ -n "$pid" ]; then
    kill -"$2" "$pid"; kill -CONT "$pid"
    tries=0
    while kill -0 "$pid" && [ "$tries" -lt 50 ]; do sleep 0.1; tries=$((tries + 1)); done
    kill -KILL "$pid"
fi
rm -rf -- "$1"
"#;

/// A process, if it runs just now, and its folder, with what it says: `said` is its standard output, `log` its standard error,
/// both of its latest start.
#[derive(Debug)]
pub struct Kept {
    server: &'static str,
    folder: PathBuf,
    end: End,
    child: Option<Child>,
    watch: Child,
    told: Option<ChildStdin>,
}

/// How a process is asked to end at once without leaving anything behind.
#[derive(Debug, Clone, Copy)]
pub enum End {
    /// SIGQUIT.
    Quit,
    /// SIGTERM.
    Terminate,
}

impl End {
    const fn signal(self) -> Signal {
        match self {
            Self::Quit => Signal::QUIT,
            Self::Terminate => Signal::TERM,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Quit => "QUIT",
            Self::Terminate => "TERM",
        }
    }
}

impl Kept {
    /// A folder for a process that will be run in it.
    pub fn folder_for(server: &'static str, end: End) -> Result<Self, Trouble> {
        let made = tempfile::Builder::new().prefix(&format!("reverie-{server}-")).tempdir();
        let folder = on(std::env::temp_dir(), made)?;
        let mut watch = Command::new("/bin/sh");
        watch.args(["-c", WATCH, "sh"]).arg(folder.path()).arg(end.name()).current_dir("/").process_group(0);
        watch.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut watch = on("/bin/sh", watch.spawn())?;
        let told = watch.stdin.take();
        // From here on the watch clears it.
        Ok(Self { server, folder: folder.keep(), end, child: None, watch, told })
    }

    /// Where it is at home.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Starts the process and waits until it is ready, as its folder and its number show.
    pub fn start(
        &mut self,
        command: &mut Command,
        ready: impl Fn(&Path, u32) -> bool,
    ) -> Result<(), Trouble> {
        let (log, said) = (self.folder.join("log"), self.folder.join("said"));
        let told = (on(&said, File::create(&said))?, on(&log, File::create(&log))?);
        // Ctrl-C at a terminal is for whoever started us; what is ours to end, we end.
        command.stdin(Stdio::null()).stdout(told.0).stderr(told.1).process_group(0);
        let program = command.get_program().to_owned();
        let child = self.child.insert(on(program, command.spawn())?);
        let process = child.id();
        if let Some(told) = &mut self.told {
            let _ = writeln!(told, "{process}");
        }
        let began = Instant::now();
        while !ready(&self.folder, process) {
            let ended = self.child.as_mut().and_then(|child| child.try_wait().ok().flatten());
            let what = match ended {
                Some(status) => format!("ended: {status}"),
                None if began.elapsed() > PATIENCE => "was not ready in time".to_owned(),
                None => {
                    std::thread::sleep(LOOK);
                    continue;
                }
            };
            self.stop();
            return Err(self.trouble(&what));
        }
        Ok(())
    }

    /// What became of it, with the end of its log.
    pub(crate) fn trouble(&self, what: &str) -> Trouble {
        let said = end_of(&self.folder.join("log"));
        Trouble::Server { server: self.server, what: what.to_owned(), said }
    }

    /// Its number, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Whether it has not ended by itself.
    pub fn runs(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| matches!(child.try_wait(), Ok(None)))
    }

    /// kill -9, of those whom it has started, too.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // Whoever stands still starts nobody else meanwhile.
            send(child.id(), Signal::STOP);
            for process in children_of(child.id()) {
                send(process, Signal::KILL);
            }
            let _ = child.kill();
            let _ = child.wait();
            self.tell_that_nothing_runs();
        }
    }

    /// SIGSTOP: it stands still, and so do those whom it has started.
    pub fn pause(&self) {
        if let Some(process) = self.process() {
            send(process, Signal::STOP);
            for child in children_of(process) {
                send(child, Signal::STOP);
            }
        }
    }

    /// SIGCONT: it goes on.
    pub fn resume(&self) {
        if let Some(process) = self.process() {
            for child in children_of(process) {
                send(child, Signal::CONT);
            }
            send(process, Signal::CONT);
        }
    }

    /// Asks it to end, without waiting for that.
    pub fn ask_to_end(&self) {
        if let Some(process) = self.process() {
            send(process, self.end.signal());
            send(process, Signal::CONT);
        }
    }

    /// Asks it to end, and waits until it has.
    pub fn stop(&mut self) {
        self.ask_to_end();
        if let Some(mut child) = self.child.take() {
            let asked = Instant::now();
            while matches!(child.try_wait(), Ok(None)) && asked.elapsed() < GRACE {
                std::thread::sleep(LOOK);
            }
            let _ = child.kill();
            let _ = child.wait();
            self.tell_that_nothing_runs();
        }
    }

    fn tell_that_nothing_runs(&mut self) {
        if let Some(told) = &mut self.told {
            let _ = writeln!(told);
        }
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        self.stop();
        self.told = None;
        let _ = self.watch.wait();
    }
}

fn send(process: u32, signal: Signal) {
    let process = i32::try_from(process).ok().and_then(Pid::from_raw);
    // Whoever has ended meanwhile needs no signal.
    let _ = process.map(|process| kill_process(process, signal));
}

/// Those whom this process has started. Without `/proc` none: they notice by themselves that it has gone.
fn children_of(parent: u32) -> Vec<u32> {
    let all = fs::read_dir("/proc").into_iter().flatten().filter_map(Result::ok);
    let processes = all.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    processes.filter(|process| parent_of(*process) == Some(parent)).collect()
}

fn parent_of(process: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name stands in brackets and may hold anything; after it come the state and the parent.
    stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()
}

fn end_of(log: &Path) -> String {
    let said = fs::read_to_string(log).unwrap_or_default();
    let lines: Vec<&str> = said.lines().collect();
    lines[lines.len().saturating_sub(TOLD)..].join("\n")
}
