//! A PostgreSQL of one's own.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::kept::{End, Kept};
use crate::programs::{self, PostgresPrograms};
use crate::user::{self, User};
use crate::{Trouble, on};

/// A port that was free may be taken before the server has it: so often another is tried.
const TRIES: u32 = 5;

/// What is not as PostgreSQL has it by itself. Everything that keeps what was committed stays as it is.
const SETTINGS: [&str; 7] = [
    "listen_addresses=127.0.0.1",
    // The name of a temporary folder may be too long for a socket.
    "unix_socket_directories=",
    "max_connections=300",
    "shared_buffers=64MB",
    // Nothing is left in /dev/shm after kill -9.
    "dynamic_shared_memory_type=mmap",
    "log_timezone=UTC",
    "timezone=UTC",
];

/// A PostgreSQL on loopback with its data in a temporary folder; it ends when this is dropped.
#[derive(Debug)]
pub struct Postgres {
    kept: Kept,
    programs: PostgresPrograms,
    user: Option<User>,
    port: u16,
    password: String,
}

impl Postgres {
    /// Starts one.
    pub fn start() -> Result<Self, Trouble> {
        let programs = programs::postgres()?;
        let user = user::of_postgres()?;
        let kept = Kept::folder_for("postgres", End::Quit)?;
        if let Some(user) = user {
            user.owns(kept.folder())?;
        }
        let mut postgres = Self { kept, programs, user, port: 0, password: password() };
        postgres.make_data()?;
        for _ in 1..TRIES {
            postgres.port = free_port()?;
            match postgres.start_again() {
                Err(Trouble::Server { said, .. }) if said.contains("Address already in use") => {}
                started => return started.map(|()| postgres),
            }
        }
        postgres.port = free_port()?;
        postgres.start_again().map(|()| postgres)
    }

    /// The URL of a fresh, empty database.
    pub fn database(&self) -> Result<String, Trouble> {
        fresh_database(&self.programs, &self.url("postgres"))
    }

    /// The URL of a database of this name; `postgres` is always there.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://reverie:{}@127.0.0.1:{}/{database}", self.password, self.port)
    }

    /// kill -9 of all its processes: what was not synced to the disk by itself may be gone.
    pub fn kill(&mut self) {
        self.kept.kill();
    }

    /// After [`kill`](Self::kill): starts it again, on the same port with the same data, and waits until it takes connections.
    pub fn start_again(&mut self) -> Result<(), Trouble> {
        let data = self.kept.folder().join("data");
        let port = format!("port={}", self.port);
        let mut command = command(&self.programs, "postgres", self.user, self.kept.folder());
        command.arg("-D").arg(data);
        for setting in SETTINGS.into_iter().chain([port.as_str()]) {
            command.args(["-c", setting]);
        }
        self.kept.start(&mut command, takes_connections)
    }

    /// SIGSTOP of all its processes: it stands still, and nobody who is connected hears of it.
    pub fn pause(&self) {
        self.kept.pause();
    }

    /// SIGCONT: it goes on.
    pub fn resume(&self) {
        self.kept.resume();
    }

    /// What a statement answers, a line a row.
    pub fn sql(&self, statement: &str) -> Result<String, Trouble> {
        sql(&self.programs, &self.url("postgres"), statement)
    }

    fn make_data(&self) -> Result<(), Trouble> {
        let folder = self.kept.folder();
        let secret = folder.join("password");
        on(&secret, fs::write(&secret, &self.password))?;
        on(&secret, fs::set_permissions(&secret, fs::Permissions::from_mode(0o600)))?;
        if let Some(user) = self.user {
            user.owns(&secret)?;
        }
        let mut initdb = command(&self.programs, "initdb", self.user, folder);
        // A password that goes in the clear over loopback keeps other users of this machine out and costs no time.
        initdb.args(["--username=reverie", "--auth=password", "--encoding=UTF8", "--locale=C", "--no-sync"]);
        initdb.arg("--pwfile").arg(&secret).arg("-D").arg(folder.join("data"));
        run(&mut initdb).map(drop)
    }
}

/// Whether the process says of itself, in the file that it keeps, that it takes connections.
fn takes_connections(folder: &Path, process: u32) -> bool {
    let said = fs::read_to_string(folder.join("data/postmaster.pid")).unwrap_or_default();
    let lines: Vec<&str> = said.lines().map(str::trim).collect();
    lines.first() == Some(&process.to_string().as_str()) && lines.get(7) == Some(&"ready")
}

/// A fresh database on the server of this URL.
pub(crate) fn fresh_database(programs: &PostgresPrograms, url: &str) -> Result<String, Trouble> {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let name = format!("test_{}_{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
    let name = format!("{name}_{}", &password()[..8]);
    sql(programs, url, &format!("CREATE DATABASE {name}"))?;
    let (server, _) = url.rsplit_once('/').unwrap_or((url, ""));
    Ok(format!("{server}/{name}"))
}

fn sql(programs: &PostgresPrograms, url: &str, statement: &str) -> Result<String, Trouble> {
    let mut psql = command(programs, "psql", None, Path::new("/"));
    psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]);
    run(psql.args(["--dbname", url, "--command", statement]))
}

/// One of PostgreSQL's programs, which hears nothing of our surroundings: they may name another server.
fn command(programs: &PostgresPrograms, name: &str, user: Option<User>, folder: &Path) -> Command {
    let mut command = Command::new(programs.path(name));
    command.current_dir(folder).env_clear().env("PATH", "/usr/bin:/bin").env("LC_ALL", "C").env("TZ", "UTC");
    if let Some(user) = user {
        user.runs(&mut command);
    }
    command
}

fn run(command: &mut Command) -> Result<String, Trouble> {
    let program = command.get_program().to_owned();
    let output = on(&program, command.stdin(Stdio::null()).output())?;
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
    if output.status.success() {
        return Ok(said(&output.stdout));
    }
    Err(Trouble::Command { command: program.to_string_lossy().into_owned(), said: said(&output.stderr) })
}

/// A port of loopback that nobody has just now.
pub(crate) fn free_port() -> Result<u16, Trouble> {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
    on("127.0.0.1", taken).map(|address| address.port())
}

fn password() -> String {
    let mut bytes = [0; 16];
    // Without chance the password would be known, but no test would fail.
    let _ = getrandom::fill(&mut bytes);
    format!("{:032x}", u128::from_ne_bytes(bytes))
}
