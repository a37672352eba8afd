//! A PostgreSQL of one's own, and a standby that has everything before it is acknowledged.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::kept::{End, Kept};
use crate::network::{self, Place};
use crate::programs::{self, PostgresPrograms};
use crate::run::run;
use crate::user::{self, User};
use crate::{Trouble, on};

/// A port that was free may be taken before the server has it: so often another is tried.
const TRIES: u32 = 5;
/// The port on a machine of its own.
const PORT: u16 = 5432;
/// More megabytes than it puts by for its journal.
const PUT_BY: u32 = 24;
/// In this time a standby has caught up.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is not as PostgreSQL has it by itself. Everything that keeps what was committed stays as it is.
const SETTINGS: [&str; 13] = [
    // The name of a temporary folder may be too long for a socket.
    "unix_socket_directories=",
    "max_connections=300",
    "shared_buffers=64MB",
    // Of its journal: as little as may be is put by for later, as much is kept as a standby may have to ask for again.
    "max_wal_size=64MB",
    "min_wal_size=8MB",
    "wal_recycle=off",
    "wal_keep_size=64MB",
    // Nothing is left in /dev/shm after kill -9.
    "dynamic_shared_memory_type=mmap",
    // Between a primary and its standby: whoever is gone is missed soon, and comes back soon.
    "wal_retrieve_retry_interval=200ms",
    "wal_receiver_timeout=5s",
    "wal_sender_timeout=5s",
    "log_timezone=UTC",
    "timezone=UTC",
];

/// Who may come in besides those on this machine: those of a network that is ours alone.
const ADMISSION: &str =
    "\nhost all all 198.18.0.0/15 password\nhost replication all 198.18.0.0/15 password\n";

/// A PostgreSQL with its data in a temporary folder; it ends when this is dropped.
#[derive(Debug)]
pub struct Postgres {
    kept: Kept,
    programs: PostgresPrograms,
    user: Option<User>,
    place: Place,
    port: u16,
    password: String,
}

impl Postgres {
    /// Starts one on loopback.
    pub fn start() -> Result<Self, Trouble> {
        Self::start_at(Place::Here, None)
    }

    /// Starts one there; on a machine of its own its disk may have only so many megabytes (60 are taken from the start).
    pub fn start_at(place: Place, disk: Option<u32>) -> Result<Self, Trouble> {
        let mut postgres = Self::without_data(place, password(), disk)?;
        postgres.make_data()?;
        postgres.first_start()?;
        Ok(postgres)
    }

    /// Starts a standby of this one there. When it is there, the primary acknowledges nothing any more that the standby does not
    /// have on its disk.
    pub fn standby(&self, place: Place, disk: Option<u32>) -> Result<Self, Trouble> {
        let mut standby = Self::without_data(place, self.password.clone(), disk)?;
        standby.copy(self)?;
        standby.first_start()?;
        standby.is_waited_for(self)?;
        Ok(standby)
    }

    /// Whoever was the primary before another was promoted forgets what it has and becomes that one's standby, where it was.
    pub fn follow(&mut self, primary: &Self) -> Result<(), Trouble> {
        self.kill();
        let data = self.place.seen(&self.data());
        on(&data, fs::remove_dir_all(&data))?;
        self.copy(primary)?;
        self.start_again()?;
        self.is_waited_for(primary)
    }

    fn copy(&self, primary: &Self) -> Result<(), Trouble> {
        let SocketPlace { host, port } = primary.socket();
        let mut copy = self.command("pg_basebackup");
        copy.args(["--host", &host, "--port", &port, "--username=reverie", "--checkpoint=fast"]);
        copy.args(["--write-recovery-conf", "--no-sync"]).arg("--pgdata").arg(self.data());
        run(copy.env("PGPASSWORD", &self.password)).map(drop)
    }

    /// From now on the primary waits for this standby.
    fn is_waited_for(&self, primary: &Self) -> Result<(), Trouble> {
        primary.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")?;
        primary.sql("SELECT pg_reload_conf()")?;
        let began = Instant::now();
        while primary.sql("SELECT string_agg(sync_state, ',') FROM pg_stat_replication")? != "sync" {
            if began.elapsed() > PATIENCE {
                return Err(self.kept.trouble("did not catch up"));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// The standby becomes the primary, and waits for no standby of its own. Whoever was the primary before must be killed by
    /// then, and must not be started again: it would have a history of its own.
    pub fn promote(&self) -> Result<(), Trouble> {
        self.sql("SELECT pg_promote(true, 60)").map(drop)
    }

    /// The URL of a fresh, empty database.
    pub fn database(&self) -> Result<String, Trouble> {
        fresh_database(&self.programs, &self.url("postgres"))
    }

    /// The URL of a database of this name; `postgres` is always there.
    pub fn url(&self, database: &str) -> String {
        let SocketPlace { host, port } = self.socket();
        format!("postgres://reverie:{}@{host}:{port}/{database}", self.password)
    }

    /// The URL of a database on whichever of the two is the primary.
    pub fn url_with(&self, standby: &Self, database: &str) -> String {
        let (one, other) = (self.socket(), standby.socket());
        format!(
            "postgres://reverie:{}@{}:{},{}:{}/{database}?target_session_attrs=read-write",
            self.password, one.host, one.port, other.host, other.port
        )
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        (self.place.address(), self.port).into()
    }

    /// kill -9 of all its processes: what was not synced to the disk by itself may be gone.
    pub fn kill(&mut self) {
        self.kept.kill();
    }

    /// Whether it has not ended by itself, as it does when its disk is full.
    pub fn runs(&mut self) -> bool {
        self.kept.runs()
    }

    /// After [`kill`](Self::kill), or when it has ended by itself: starts it again, on the same port with the same data, and waits
    /// until it takes connections.
    pub fn start_again(&mut self) -> Result<(), Trouble> {
        let mut command = self.command("postgres");
        command.arg("-D").arg(self.data());
        let where_to_listen =
            [format!("listen_addresses={}", self.place.address()), format!("port={}", self.port)];
        for setting in SETTINGS.into_iter().chain(where_to_listen.iter().map(String::as_str)) {
            command.args(["-c", setting]);
        }
        let says = self.place.seen(&self.data().join("postmaster.pid"));
        self.kept.start(&mut command, |_, process| takes_connections(&says, process))
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
        self.sql_in("postgres", statement)
    }

    /// The same, in this database.
    pub fn sql_in(&self, database: &str, statement: &str) -> Result<String, Trouble> {
        sql(&self.programs, &self.url(database), statement)
    }

    /// Takes all that is left of its disk, and what it has put by of it for its journal: from then on it can store nothing. For
    /// one with a disk of its own.
    pub fn fill_disk(&self) -> Result<(), Trouble> {
        network::fill(&self.place.seen(&self.disk().join("filler")))?;
        // No standby is waited for: there may be none that answers when this is too much.
        let megabyte = "SET synchronous_commit = local; \
            SELECT pg_logical_emit_message(true, 'filler', repeat('x', 1000000))";
        for _ in 0..PUT_BY {
            if self.sql(megabyte).is_err() {
                break;
            }
        }
        Ok(())
    }

    /// Its disk has so many megabytes from now on.
    pub fn enlarge_disk(&self, megabytes: u32) -> Result<(), Trouble> {
        match &self.place {
            Place::Here => Ok(()),
            Place::Machine(machine) => machine.resize(&self.disk(), megabytes),
        }
    }

    /// What filled the disk is gone.
    pub fn clear_disk(&self) -> Result<(), Trouble> {
        let filler = self.place.seen(&self.disk().join("filler"));
        on(&filler, fs::remove_file(&filler))
    }

    fn without_data(place: Place, password: String, disk: Option<u32>) -> Result<Self, Trouble> {
        let (programs, user) = (programs::postgres()?, user::of_postgres()?);
        let kept = Kept::folder_for("postgres", End::Quit)?;
        let postgres = Self { kept, programs, user, place, port: PORT, password };
        on(postgres.disk(), fs::create_dir(postgres.disk()))?;
        if let Some(user) = user {
            user.owns(postgres.kept.folder())?;
            user.owns(&postgres.disk())?;
        }
        if let Some(megabytes) = disk {
            postgres.place.disk(&postgres.disk(), megabytes, user)?;
        }
        Ok(postgres)
    }

    fn first_start(&mut self) -> Result<(), Trouble> {
        if let Place::Machine(_) = self.place {
            return self.start_again();
        }
        for _ in 1..TRIES {
            self.port = free_port()?;
            match self.start_again() {
                Err(Trouble::Server { said, .. }) if said.contains("Address already in use") => {}
                started => return started,
            }
        }
        self.port = free_port()?;
        self.start_again()
    }

    fn make_data(&self) -> Result<(), Trouble> {
        let secret = self.kept.folder().join("password");
        on(&secret, fs::write(&secret, &self.password))?;
        on(&secret, fs::set_permissions(&secret, fs::Permissions::from_mode(0o600)))?;
        if let Some(user) = self.user {
            user.owns(&secret)?;
        }
        let mut initdb = self.command("initdb");
        // A password that goes in the clear over loopback keeps other users of this machine out and costs no time.
        initdb.args(["--username=reverie", "--auth=password", "--encoding=UTF8", "--locale=C", "--no-sync"]);
        // Small pieces of its journal, for small disks.
        initdb.arg("--wal-segsize=4").arg("--pwfile").arg(&secret).arg("-D").arg(self.data());
        run(&mut initdb)?;
        let admission = self.place.seen(&self.data().join("pg_hba.conf"));
        let known = on(&admission, fs::read_to_string(&admission))?;
        on(&admission, fs::write(&admission, known + ADMISSION))
    }

    fn disk(&self) -> PathBuf {
        self.kept.folder().join("disk")
    }

    fn data(&self) -> PathBuf {
        self.disk().join("data")
    }

    fn socket(&self) -> SocketPlace {
        SocketPlace { host: self.place.address().to_string(), port: self.port.to_string() }
    }

    fn command(&self, name: &str) -> Command {
        quiet(self.place.command_as(self.programs.path(name), self.user), self.kept.folder())
    }
}

struct SocketPlace {
    host: String,
    port: String,
}

/// Whether the process says of itself, in the file that it keeps, that it takes connections.
fn takes_connections(says: &Path, process: u32) -> bool {
    let said = fs::read_to_string(says).unwrap_or_default();
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
    let mut psql = quiet(Command::new(programs.path("psql")), Path::new("/"));
    psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]);
    run(psql.args(["--dbname", url, "--command", statement]))
}

/// One of PostgreSQL's programs, which hears nothing of our surroundings: they may name another server.
fn quiet(mut command: Command, folder: &Path) -> Command {
    let path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
    command.current_dir(folder).env_clear().env("PATH", path).env("LC_ALL", "C").env("TZ", "UTC");
    command
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
